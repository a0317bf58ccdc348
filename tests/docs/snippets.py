"""The examples in the documents: blocks of a language, with where they stand."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [path for path in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))) if path.is_file()]


def blocks(page: Path, language: str) -> list[tuple[int, str]]:
    """Each block of a language on a page, with the line where its text begins."""
    text = page.read_text(encoding="utf-8")
    found = re.finditer(rf"^( *)```{language}\n(.*?)^\1```$", text, re.MULTILINE | re.DOTALL)
    return [(text.count("\n", 0, block.start(2)) + 1, _outdented(block[2], len(block[1]))) for block in found]


def _outdented(text: str, by: int) -> str:
    return "".join(line[by:] or "\n" for line in text.splitlines(keepends=True))


def with_(language: str) -> list[Path]:
    """The pages that show something in a language."""
    return [page for page in PAGES if blocks(page, language)]


def name(page: Path) -> str:
    """A page as a test calls it."""
    return page.relative_to(ROOT).as_posix()
