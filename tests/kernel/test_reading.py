"""Texts that should be journals and are not: each is refused in one sentence that names the line."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.cases import ALL
from tools.spoil import spoiled
from yamen.games.dragon import DRAGON
from yamen.kernel import door
from yamen.kernel.chance import Key, Quick
from yamen.kernel.errors import Unreadable, YamenError
from yamen.kernel.journal import record
from yamen.kernel.match import Match
from yamen.kernel.reading import LONGEST, parse, replay, verify

HEAD: dict[str, Any] = json.loads(record(Match(DRAGON, 2, key=Key(b"k"))).text().splitlines()[0])
ONE: dict[str, Any] = {"n": 1, "seat": 0, "answer": "start monk+healer"}


def said(text: str) -> tuple[str, object, object]:
    """The sentence of a refusal, the line it names, and the field."""
    with pytest.raises(Unreadable) as refused:
        parse(text)
    facts = refused.value.words.facts
    return refused.value.words.key, facts.get("line"), facts.get("field")


def lines(*rows: object) -> str:
    return "\n".join(row if isinstance(row, str) else json.dumps(row) for row in rows)


@pytest.mark.parametrize(
    ("text", "key", "line", "field"),
    [
        ("", "journal-empty", None, None),
        (" \n\t\n ", "journal-empty", None, None),
        ("x" * (LONGEST + 1), "journal-too-long", None, None),
        ("{", "journal-not-json", 1, None),
        ("[]", "journal-not-json", 1, None),
        ("[" * 100_000, "journal-not-json", 1, None),
        ("9" * 10_000, "journal-not-json", 1, None),
        ("\x00", "journal-not-json", 1, None),
        ("{}", "journal-no-head", 1, None),
        (lines({**HEAD, "yamen": 2}), "journal-version", 1, None),
        (lines({**HEAD, "yamen": 0}), "journal-version", 1, None),
        (lines({**HEAD, "yamen": True}), "journal-version", 1, None),
        (lines({**HEAD, "yamen": "1"}), "journal-version", 1, None),
        (lines({**HEAD, "game": 7}), "journal-field", 1, "game"),
        (lines({**HEAD, "edition": 0}), "journal-field", 1, "edition"),
        (lines({**HEAD, "edition": 10**30}), "journal-field", 1, "edition"),
        (lines({**HEAD, "seats": -1}), "journal-field", 1, "seats"),
        (lines({**HEAD, "seats": 2.0}), "journal-field", 1, "seats"),
        (lines({**HEAD, "options": []}), "journal-field", 1, "options"),
        (lines({**HEAD, "options": {"first": 1}}), "journal-field", 1, "first"),
        (lines({**HEAD, "components": None}), "journal-field", 1, "components"),
        (lines({**HEAD, "changes": {"a": 10**9}}), "journal-field", 1, "changes"),
        (lines({**HEAD, "players": "Ada"}), "journal-field", 1, "players"),
        (lines({**HEAD, "players": [1]}), "journal-field", 1, "players"),
        (lines({**HEAD, "promise": 1}), "journal-field", 1, "promise"),
        (lines({**HEAD, "lots": ["zz"]}), "journal-field", 1, "lots"),
        (lines({**HEAD, "lots": [3]}), "journal-field", 1, "lots"),
        (lines(HEAD, ONE, "{"), "journal-not-json", 3, None),
        (lines(HEAD, "", ONE, {}), "journal-line-unknown", 4, None),
        (lines(HEAD, {**ONE, "n": 2}), "journal-number", 2, None),
        (lines(HEAD, ONE, ONE), "journal-number", 3, None),
        (lines(HEAD, {**ONE, "n": "1"}), "journal-field", 2, "n"),
        (lines(HEAD, {**ONE, "seat": 2}), "journal-field", 2, "seat"),
        (lines(HEAD, {**ONE, "seat": -1}), "journal-field", 2, "seat"),
        (lines(HEAD, {**ONE, "answer": ["x"]}), "journal-field", 2, "answer"),
        (lines(HEAD, ONE, {"undo": []}), "journal-field", 3, "undo"),
        (lines(HEAD, ONE, {"undo": [2]}), "journal-field", 3, "undo"),
        (lines(HEAD, ONE, {"undo": [0]}), "journal-field", 3, "undo"),
        (lines(HEAD, ONE, {"undo": [True]}), "journal-field", 3, "undo"),
        (lines(HEAD, ONE, {"undo": 1}), "journal-field", 3, "undo"),
        (lines(HEAD, {"checkpoint": 1, "table": {}}), "journal-field", 2, "checkpoint"),
        (lines(HEAD, {"checkpoint": 0, "table": 3}), "journal-field", 2, "table"),
        (lines(HEAD, {"checkpoint": 0, "table": {"a": 1e400}}), "journal-field", 2, "table"),
        (lines(HEAD, '{"checkpoint": 0, "table": {"a": NaN}}'), "journal-field", 2, "table"),
        (lines(HEAD, {"checkpoint": 0, "table": {"a": [[[[[[[[[[[[[1]]]]]]]]]]]]]}}), "journal-field", 2, "table"),
        (lines(HEAD, {"luck": [1]}), "journal-field", 2, "luck"),
        (lines(HEAD, {"luck": {"events": None}}), "journal-field", 2, "luck"),
        (lines(HEAD, {"luck": {"events": [["a"]]}}), "journal-field", 2, "luck"),
        (lines(HEAD, {"luck": {"events": [True]}}), "journal-field", 2, "luck"),
        (lines(HEAD, {"scores": 3}), "journal-field", 2, "scores"),
        (lines(HEAD, {"scores": ["3"]}), "journal-field", 2, "scores"),
        (lines(HEAD, {"scores": [1, 2]}), "journal-field", 2, "digest"),
        (lines(HEAD, {"scores": [1, 2], "digest": "", "key": "x"}), "journal-field", 2, "key"),
    ],
)
def test_what_is_no_journal_is_refused_with_its_line(text: str, key: str, line: int | None, field: str | None) -> None:
    assert said(text) == (key, line, field)


def test_changed_facts_of_a_box_are_checked_like_an_owners_file() -> None:
    for changes in ({"no.such.fact": 1}, {"limits.months": "twelve"}, {"limits": 3}):
        with pytest.raises(YamenError):
            replay(parse(lines({**HEAD, "changes": changes})), DRAGON, b"k")


def test_a_journal_that_windows_has_touched_is_read() -> None:
    text = record(Match(DRAGON, 2, key=Key(b"k"))).text()
    assert parse(text.replace("\n", "\r\n")).text() == text


# --- whatever else comes in -------------------------------------------------------------------------------------------


def begun(match: Match) -> Match:
    """The match after some answers."""
    while match.asks and len(match.by) < 25:
        match.answer(0, match.asks[0].seat)
    return match


REAL = [
    (record(begun(match)).text(), game)
    for game in ALL.values()
    for match in (Match(game, game.seats[1], chance=Quick(1)), Match(game, game.seats[0], key=Key(b"fuzz")))
]
SOME = settings(max_examples=150, deadline=None, derandomize=True)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
FIELDS = ("yamen", "n", "seat", "answer", "undo", "checkpoint", "table", "luck", "scores", "digest", "key", "changes")


def read(text: str, game: Any = DRAGON) -> None:
    """Whatever happens is a match that holds or a sentence."""
    with suppress(YamenError):
        assert verify(parse(text), game).answers >= 0


@SOME
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    read(text)


@SOME
@given(st.lists(st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=5), max_size=5))
def test_any_rows_after_a_head_are_read_or_refused(rows: list[dict[str, Any]]) -> None:
    read(lines(HEAD, *rows))


@SOME
@given(st.dictionaries(st.sampled_from([*HEAD, "changes", "players", "lots"]), JSON))
def test_any_head_is_read_or_refused(fields: dict[str, Any]) -> None:
    read(lines({**HEAD, **fields}, ONE))


@settings(SOME, max_examples=600)
@given(st.sampled_from(REAL), st.integers(0, 2**32))
def test_a_spoiled_journal_is_read_or_refused(real: tuple[str, Any], seed: int) -> None:
    text, game = real
    read(spoiled(text, random.Random(seed)), game)


@SOME
@given(st.text(max_size=30) | st.from_regex(r"(act|start|house|bid|sell) [a-z_+0-9/]{0,12}", fullmatch=True))
def test_any_notation_is_an_option_or_has_a_reason(text: str) -> None:
    for game in ALL.values():
        match = Match(game, game.seats[0], key=Key(b"fuzz"))
        seat = match.asks[0].seat
        before = match.digest()
        why = door.why_not(match, seat, text)
        if match.ask_of(seat).index(" ".join(text.split())) >= 0:
            assert why is None
        else:
            with pytest.raises(YamenError):
                match.say(text, seat)
            assert match.digest() == before
