"""No rule and no ruling without a test: each is cited by the code, by a test and in the handbook."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.index import ROOT, cited, code_of, docstrings, proofs_of
from yamen.games.dragon.book import RULES

TESTS = proofs_of("dragon")
CODE = code_of("dragon")
RULINGS = [number for number in range(1, 48) if number != 29]  # 29 was never given


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_cited(rule: str) -> None:
    """Each rule id stands in the code and in the docstring of a test."""
    assert rule in cited(CODE, r"\bdragon/([a-z-]+)")
    assert re.search(rf"\bdragon/{rule}\b(?!-)", docstrings(TESTS))


def test_no_other_rule_is_cited() -> None:
    """What tests and code cite is in the index."""
    files = [path for path in TESTS if path.name != Path(__file__).name]
    assert cited(files, r"\(dragon/([a-z-]+)") <= set(RULES)
    assert cited(CODE, r"Rules?: dragon/([a-z-]+)") <= set(RULES)


@pytest.mark.parametrize("number", RULINGS)
def test_every_ruling_is_tested(number: int) -> None:
    """Each ruling has a test that names its number, and the handbook names that test's file."""
    assert re.search(rf"\bR{number}\b", docstrings(TESTS))
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    row = re.search(rf"^\| R{number} \|.*$", page, re.M)
    assert row is not None, f"docs/rulings.md has no R{number}"
    named = re.findall(r"`(test_\w+)`", row[0])
    assert named, f"docs/rulings.md names no test of R{number}"
    for test in named:
        assert any(f"def {test}(" in path.read_text(encoding="utf-8") for path in TESTS), test
