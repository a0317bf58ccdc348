"""Every key of words belongs to one of the agreed families, so that a catalogue can be checked for it."""

from __future__ import annotations

import random
import re
from importlib import import_module
from importlib.resources import files
from typing import Any

import pytest

from tests.contract.cases import CASES, Case, viewers, walk
from tests.toy.bazaar import BAZAAR
from yamen.kernel import door

FAMILIES = (
    "ask-",
    "answer-",
    "log-",
    "part-",
    "no-",
    "name-",
    "then-",
    "where-",
    "undo-",
    "preview-",
    "error-",
    "why-",
    # words within words: what cards and tiles do, prices, what points are given for, and lists of these
    "ability-",
    "effect-",
    "list-",
    "need-",
    "per-",
    "price-",
    "starting-",
)


def keys_in(doc: Any) -> set[str]:
    """Every key of words in a document."""
    if isinstance(doc, dict):
        own = {doc["key"]} if set(doc) == {"key", "facts"} else set()
        return own.union(*(keys_in(value) for value in doc.values()))
    return set[str]().union(*(keys_in(part) for part in doc)) if isinstance(doc, list) else set()


def said(case: Case) -> set[str]:
    """The keys of everything that is said in a match."""
    match = case.match("words")
    draw = random.Random(str(case))
    out: set[str] = set()
    for number, (seat, option) in enumerate(walk(match, draw)):
        out |= keys_in(door.view(match, seat))
        if number % 10 == 0:
            out |= keys_in(door.preview(match, seat, option))
            for prompt in match.rules.prompts.values():
                for answer in prompt.universe:
                    out |= keys_in(door.why_not(match, seat, prompt.notation(answer)))
    for viewer in viewers(match):
        out |= keys_in([event.doc() for event in match.events(viewer)])
    return out


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_key_is_of_a_family(case: Case) -> None:
    keys = said(case)
    assert len(keys) > 30
    assert [key for key in sorted(keys) if not key.startswith(FAMILIES)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_toy_has_words_for_all_it_says(language: str) -> None:
    text = files(BAZAAR.home).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE))
    needed = {f"rule-{rule}" for rule in import_module(f"{BAZAAR.home}.book").RULES}
    for case in CASES:
        if case.game is BAZAAR:
            needed |= {key for key in said(case) if not key.startswith(("undo-", "preview-", "error-", "why-"))}
    assert sorted(needed - written) == []
