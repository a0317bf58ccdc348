"""No rule and no ruling without a test: each is cited by the code, by a test and in the handbook."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rulings.md"
TITLES = {"dragon": "In the Year of the Dragon", "gugong": "Gùgōng", "zhanguo": "ZhanGuo"}
RULINGS = {
    "dragon": [number for number in range(1, 48) if number != 29],  # 29 was never given
    "gugong": [*range(1, 29), *range(43, 70)],  # those between are the expansion's
    "zhanguo": list(range(1, 64)),
}


def proofs_of(game: str) -> list[Path]:
    """The files of a game's tests."""
    return sorted((ROOT / "tests" / "games" / game).glob("test_*.py"))


def code_of(game: str) -> list[Path]:
    """The files of a game's rules."""
    return sorted(path for path in (ROOT / "src" / "yamen" / "games" / game).rglob("*.py") if path.name != "book.py")


def rules_of(game: str) -> list[str]:
    """The ids of a game's rules."""
    return list(import_module(f"yamen.games.{game}.book").RULES)


def cited(paths: list[Path], pattern: str) -> set[str]:
    """What the docstrings (and comments) of these files cite."""
    return {found for path in paths for found in re.findall(pattern, path.read_text(encoding="utf-8"))}


def docstrings_of_tests(game: str) -> str:
    """All that a game's tests say of themselves."""
    texts = (path.read_text(encoding="utf-8") for path in proofs_of(game))
    return "\n".join(
        found for text in texts for found in re.findall(r'def test_\w+\([^)]*\)[^:]*:\n\s+"""(.*?)"""', text, re.S)
    )


def rulings_of(game: str) -> dict[int, str]:
    """The rows of the handbook about a game's rulings, by number."""
    page = PAGE.read_text(encoding="utf-8")
    part = page.split(f"\n## {TITLES[game]}\n")[1].split("\n## ")[0]
    return {int(number): row for row, number in re.findall(r"^(\| R(\d+) \|.*)$", part, re.M)}


@pytest.mark.parametrize(("game", "rule"), [(game, rule) for game in TITLES for rule in rules_of(game)])
def test_every_rule_is_cited(game: str, rule: str) -> None:
    """Each rule id stands in the code and in the docstring of a test."""
    assert rule in cited(code_of(game), rf"\b{game}/([a-z0-9-]+)")
    assert re.search(rf"\b{game}/{rule}\b(?!-)", docstrings_of_tests(game))


@pytest.mark.parametrize("game", TITLES)
def test_no_other_rule_is_cited(game: str) -> None:
    """What tests and code cite is in the index."""
    assert cited(proofs_of(game), rf"[(, ]{game}/([a-z][a-z0-9-]+)[),.;:]") <= set(rules_of(game))
    assert cited(code_of(game), rf"(?:Rules?:|,) {game}/([a-z0-9-]+)") <= set(rules_of(game))


@pytest.mark.parametrize(("game", "number"), [(game, number) for game, many in RULINGS.items() for number in many])
def test_every_ruling_is_tested(game: str, number: int) -> None:
    """Each ruling has a test that names its number, and the handbook names tests that there are."""
    row = rulings_of(game).get(number)
    assert row is not None, f"docs/rulings.md has no R{number} of {game}"
    named = re.findall(r"`(test_\w+)`", row)
    assert named, f"docs/rulings.md names no test of R{number}"
    text = "\n".join(path.read_text(encoding="utf-8") for path in proofs_of(game))
    for test in named:
        assert f"def {test}(" in text, test
    assert re.search(rf"\bR{number}\b", docstrings_of_tests(game))


@pytest.mark.parametrize("game", TITLES)
def test_no_other_ruling_is_in_the_handbook(game: str) -> None:
    """Every row of the handbook is one of the rulings."""
    assert sorted(rulings_of(game)) == RULINGS[game]
