"""No rule and no ruling without a test: each is cited by the code and by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from yamen.games.gugong.book import RULES

ROOT = Path(__file__).parents[3]
TESTS = sorted(path for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name)
CODE = sorted((ROOT / "src" / "yamen" / "games" / "gugong").rglob("*.py"))
# those between are of the other modules of the expansion
RULINGS = [*range(1, 29), *range(30, 34), *range(39, 42), *range(43, 63)]


def text_of(paths: list[Path]) -> str:
    """All that these files say."""
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_cited(rule: str) -> None:
    """Each rule id stands in the code and in a test."""
    pattern = rf"\bgugong/{rule}\b(?!-)"
    assert re.search(pattern, text_of([path for path in CODE if path.name != "book.py"]))
    assert re.search(pattern, text_of(TESTS))


def test_no_other_rule_is_cited() -> None:
    """What docstrings cite is in the index."""
    for files in (CODE, TESTS):
        cited = set(re.findall(r"(?:Rules?:|\(|,) ?gugong/([a-z0-9-]+)", text_of(files)))
        assert cited <= set(RULES), cited - set(RULES)


@pytest.mark.parametrize("number", RULINGS)
def test_every_ruling_is_tested(number: int) -> None:
    """Each ruling has a test that names its number."""
    assert re.search(rf"\bR{number}\b|[Rr]uling {number}\b", text_of(TESTS))
