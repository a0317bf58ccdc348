"""Taking back: own answers alone, anything when the table agrees, and never a second draw of luck."""

from __future__ import annotations

import random

import pytest

from tests.contract.cases import CASES, Case
from tests.kernel.tables import bazaar, dragon
from yamen.kernel import door
from yamen.kernel.errors import NotAnOption
from yamen.kernel.match import Match


def why(match: Match, seat: int) -> str:
    """Why a seat cannot take back its answer, or nothing."""
    words = match.undo_refusal(seat)
    if words is None:
        return ""
    before = match.digest()
    with pytest.raises(NotAnOption):
        match.undo(seat)
    assert match.digest() == before
    return words.key


def test_own_answers_go_back_until_somebody_else_answers() -> None:
    match = dragon()
    start = match.digest()
    assert why(match, 0) == "undo-nothing"
    match.say("start monk+healer")
    match.say("house 2")
    assert [why(match, seat) for seat in (0, 1, -1)] == ["", "undo-nothing", "undo-nothing"]
    match.undo(0)
    match.undo(0)
    assert match.digest() == start
    match.say("start warrior+healer")
    match.say("house 1")
    match.say("start monk+scholar")
    assert [why(match, seat) for seat in (0, 1, 2)] == ["undo-others", "", "undo-nothing"]


def test_nobody_goes_back_alone_behind_luck() -> None:
    match = dragon(2)
    for said in ("start monk+healer", "house 1", "start monk+scholar", "house 2"):
        match.say(said)
    assert "groups/1" in match.known, "the action cards were dealt"
    assert why(match, 1) == "undo-revealed"
    drawn = dict(match.known)
    match.take_back(1)
    assert match.ask_of().prompt.name == "house"
    match.say("house 1")
    assert match.known == drawn, "the same cards are dealt again"


def test_nobody_goes_back_alone_behind_a_reveal() -> None:
    match = bazaar()
    for seat in range(3):
        match.say("bid none", seat)
    assert [why(match, seat) for seat in range(3)] == ["undo-others", "undo-others", "undo-revealed"]
    match.say("act peek")
    assert why(match, 0) == "undo-revealed", "the top of the pile was seen"
    match.say("act rest")
    assert why(match, 1) == ""


def test_a_sealed_answer_can_be_taken_back_whoever_else_has_sealed() -> None:
    match = bazaar()
    before = match.digest()
    for seat in (1, 0):
        match.answer(1, seat)
    assert why(match, 1) == ""
    match.undo(1)
    assert [ask.seat for ask in match.asks] == [1, 2]
    assert match.live == [1]
    assert match.digest() == before
    assert why(match, 1) == "undo-nothing"
    match.answer(2, 1)
    match.answer(0, 2)
    assert not match.play.secret
    match.take_back(1)
    assert [ask.seat for ask in match.asks] == [2], "the others' seals are as they were"


def test_only_the_last_answers_or_a_sealed_one_can_be_dropped() -> None:
    match = dragon()
    for said in ("start monk+healer", "house 1", "start monk+scholar"):
        match.say(said)
    for numbers in ((), (0,), (0, 2), (1, 0), (2, 1), (3,), (-1,), (0, 1)):
        with pytest.raises(NotAnOption):
            match.drop(numbers)
    for count in (-1, 0, 4):
        with pytest.raises(NotAnOption):
            match.take_back(count)
    assert match.undos == []
    match.drop((1, 2))
    assert match.live == [0]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_match_with_answers_taken_back_is_the_match_without_them(case: Case) -> None:
    match, straight = case.match("undo"), case.match("undo")
    draw = random.Random(str(case))
    kept: list[tuple[int, int]] = []
    while not match.over:
        ask = draw.choice(match.asks)
        option = draw.randrange(len(ask.options))
        match.answer(option, ask.seat)
        kept.append((option, ask.seat))
        if draw.random() < 0.1 and not match.play.sealed:
            count = draw.randint(1, min(6, len(kept)))
            match.take_back(count)
            del kept[-count:]
    for option, seat in kept:
        straight.answer(option, seat)
    assert straight.over
    assert straight.digest() == match.digest()
    assert straight.scores == match.scores
    assert [event.words.key for event in straight.events()] == [event.words.key for event in match.events()]


def test_a_view_says_whether_and_why_not() -> None:
    table = dragon()
    assert door.view(table, 0)["undo"] == {"can": False, "words": {"key": "undo-nothing", "facts": {}}}
    table.say("start monk+healer")
    assert door.view(table, 0)["undo"] == {"can": True, "words": None}
