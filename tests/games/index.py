"""What the index tests of the games ask: where rules and rulings are cited, and what the handbook says of rulings."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def proofs_of(game: str) -> list[Path]:
    """The test files of a game."""
    return sorted((ROOT / "tests" / "games" / game).glob("test_*.py"))


def code_of(game: str) -> list[Path]:
    """The files of a game's rules, without the index itself."""
    return [path for path in sorted((ROOT / "src" / "yamen" / "games" / game).glob("*.py")) if path.name != "book.py"]


def cited(paths: list[Path], pattern: str) -> set[str]:
    """What these files cite."""
    return {found for path in paths for found in re.findall(pattern, path.read_text(encoding="utf-8"))}


def docstrings(paths: list[Path]) -> str:
    """All that tests say of themselves."""
    texts = (path.read_text(encoding="utf-8") for path in paths)
    return "\n".join(
        found for text in texts for found in re.findall(r'def test_\w+\([^)]*\)[^:]*:\n\s+"""(.*?)"""', text, re.S)
    )


def rulings_of(title: str) -> dict[int, list[str]]:
    """Each ruling in the part of the handbook with this title, and the tests it names."""
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    part = re.search(rf"^## {title}$(.*?)(?=^## |\Z)", page, re.M | re.S)
    assert part is not None, title
    rows = re.findall(r"^\| R(\d+) \|.*$", part[1], re.M)
    assert len(set(rows)) == len(rows), "a ruling stands there twice"
    return {int(row[1]): re.findall(r"`(test_\w+)`", row[0]) for row in re.finditer(r"^\| R(\d+) \|.*$", part[1], re.M)}
