"""No rule and no ruling without a test: each is cited by the code, by a test and in the handbook."""

from __future__ import annotations

import re

import pytest

from tests.games.index import cited, code_of, docstrings, proofs_of, rulings_of
from yamen.games.zhanguo.book import RULES

TESTS = proofs_of("zhanguo")
CODE = code_of("zhanguo")
RULINGS = rulings_of("ZhanGuo")
SAID = docstrings(TESTS)
ALL = "\n".join(path.read_text(encoding="utf-8") for path in TESTS)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_cited(rule: str) -> None:
    """Each rule id stands in the code and in the docstring of a test."""
    assert rule in cited(CODE, r"\bzhanguo/([a-z-]+)")
    assert re.search(rf"\bzhanguo/{rule}\b(?!-)", SAID)


def test_no_other_rule_is_cited() -> None:
    """What tests and code cite is in the index."""
    files = [path for path in TESTS if path.name != "test_index.py"]
    assert cited(files, r"\(zhanguo/([a-z-]+)") <= set(RULES)
    assert cited(CODE, r"Rules?: zhanguo/([a-z-]+)") <= set(RULES)
    assert cited(CODE, r'"zhanguo/([a-z-]+)"') <= set(RULES)


def test_rulings_are_numbered_without_a_gap() -> None:
    """The handbook has each ruling from 1 to 63 once."""
    assert sorted(RULINGS) == list(range(1, 64))


@pytest.mark.parametrize("number", range(1, 64))
def test_every_ruling_is_proved(number: int) -> None:
    """Each ruling stands in the code, in the docstring of a test, and in the handbook with its tests."""
    assert str(number) in cited(CODE, r"\bR(\d+)\b")
    assert re.search(rf"\bR{number}\b", SAID)
    assert RULINGS[number], "the handbook names no test"
    for test in RULINGS[number]:
        found = re.search(rf'def {test}\([^)]*\)[^:]*:\n\s+"""(.*?)"""', ALL, re.S)
        assert found, f"{test} is not there"
