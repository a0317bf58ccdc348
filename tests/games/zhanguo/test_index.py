"""No rule and no ruling without a test: each rule is cited by the code and by a test, each ruling by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from yamen.games.zhanguo.book import RULES

ROOT = Path(__file__).parents[3]
TESTS = sorted(Path(__file__).parent.glob("test_*.py"))
CODE = sorted((ROOT / "src" / "yamen" / "games" / "zhanguo").glob("*.py"))


def cited(paths: list[Path], pattern: str) -> set[str]:
    """What these files cite."""
    return {found for path in paths for found in re.findall(pattern, path.read_text(encoding="utf-8"))}


def docstrings() -> str:
    """All that tests say of themselves."""
    texts = (path.read_text(encoding="utf-8") for path in TESTS)
    return "\n".join(
        found for text in texts for found in re.findall(r'def test_\w+\([^)]*\)[^:]*:\n\s+"""(.*?)"""', text, re.S)
    )


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_cited(rule: str) -> None:
    """Each rule id stands in the code and in the docstring of a test."""
    assert rule in cited([path for path in CODE if path.name != "book.py"], r"\bzhanguo/([a-z-]+)")
    assert re.search(rf"\bzhanguo/{rule}\b(?!-)", docstrings())


def test_no_other_rule_is_cited() -> None:
    """What tests and code cite is in the index."""
    files = [path for path in TESTS if path.name != Path(__file__).name]
    assert cited(files, r"\(zhanguo/([a-z-]+)") <= set(RULES)
    assert cited(CODE, r"Rules?: zhanguo/([a-z-]+)") <= set(RULES)
    assert cited(CODE, r'"zhanguo/([a-z-]+)"') <= set(RULES)


@pytest.mark.parametrize("number", range(1, 58))
def test_every_ruling_is_tested(number: int) -> None:
    """Each ruling has a test that names its number."""
    assert re.search(rf"\bR{number}\b", docstrings())
