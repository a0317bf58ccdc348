"""A door that knows no game plays every game to its end: one by what is lit, one by notation."""

from __future__ import annotations

import random

import pytest

from tests.contract.blind import play_by_lights, play_by_notation
from tests.contract.cases import CASES, Case
from yamen.kernel import door
from yamen.kernel.journal import record
from yamen.kernel.reading import parse, verify


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_blind_door_plays_by_notation(case: Case) -> None:
    match = case.match("notation")
    said = play_by_notation(match, random.Random(str(case)))
    assert match.over
    assert said == len(match.by) > case.seats


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_blind_door_plays_by_lights(case: Case) -> None:
    match = case.match("lights")
    clicks = play_by_lights(match, random.Random(str(case)))
    assert match.over
    assert clicks >= len(match.by) > case.seats


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_match_ends_with_ranks_and_a_journal_that_holds(case: Case) -> None:
    match = case.match("end")
    play_by_notation(match, random.Random(str(case)))
    view = door.view(match, -1)
    assert view["over"]
    assert view["ask"] is None
    assert view["waiting"] == []
    assert sorted(view["ranking"])[0] >= 1
    assert len(view["ranking"]) == case.seats
    assert [seat["points"] for seat in view["seats"]] == match.scores
    assert [sum(seat["sources"].values()) for seat in view["seats"]] == match.scores
    proof = verify(parse(record(match).text()), case.game)
    assert proof.over
    assert proof.promised
    assert proof.scores == match.scores
