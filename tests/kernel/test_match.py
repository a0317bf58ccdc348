"""A match: who may answer, what is refused, what it tells, and what is written down between two scenes."""

from __future__ import annotations

import json
import random

import pytest

from tests.contract.cases import CASES, Case, walk
from tests.kernel.tables import dragon
from yamen.games.dragon import DRAGON
from yamen.kernel.chance import Lost, Quick
from yamen.kernel.errors import NotAnOption, NotYourTurn, OutOfDate, Unreadable, YamenError
from yamen.kernel.match import Match


def refusal(error: type[YamenError], match: Match, said: str, seat: int = -1, seq: int = -1) -> str:
    """The key of the sentence with which something is refused; nothing else changes."""
    before = (match.seq, match.live[:], match.digest())
    with pytest.raises(error) as refused:
        match.say(said, seat, seq)
    assert (match.seq, match.live, match.digest()) == before
    return refused.value.words.key


def test_an_answer_is_an_index_or_its_notation() -> None:
    one, two = dragon(), dragon()
    while not one.over:
        ask = one.asks[0]
        option = len(ask.options) // 2
        two.say(f"  {ask.notation(option)} ".replace(" ", "  "), ask.seat, two.seq)
        one.answer(option)
    assert two.over
    assert one.digest() == two.digest()
    assert one.by == two.by
    assert one.ranking == two.ranking == [1 + sum(other > own for other in one.scores) for own in one.scores]


def test_every_refusal_has_its_sentence() -> None:
    match = dragon()
    assert refusal(NotYourTurn, match, "start monk+healer", 1) == "error-not-your-turn"
    assert refusal(NotYourTurn, match, "start monk+healer", 7) == "error-not-your-turn"
    assert refusal(OutOfDate, match, "start monk+healer", 0, 1) == "error-out-of-date"
    assert refusal(NotAnOption, match, "house 1", 0) == "error-other-question"
    assert refusal(NotAnOption, match, "hello", 0) == "error-notation"
    assert refusal(NotAnOption, match, "", 0) == "error-notation"
    match.say("start monk+healer", 0, 0)
    match.say("house 1")
    assert refusal(NotAnOption, match, "start monk+healer") == "no-start-taken"
    assert refusal(NotYourTurn, match, "start monk+farmer", 0) == "error-not-your-turn"
    for option in (-1, 36, 10**30):
        with pytest.raises(NotAnOption) as refused:
            match.answer(option)
        assert refused.value.words.key == "error-index"
    with pytest.raises(OutOfDate):
        match.answer(0, 1, 1)
    for _ in walk(match, random.Random(1)):
        pass
    assert refusal(NotYourTurn, match, "house 1") == "error-over"
    with pytest.raises(NotYourTurn):
        match.answer(0)


def test_answers_and_undos_are_counted_together() -> None:
    match = dragon()
    match.say("start monk+healer")
    assert match.seq == 1
    match.undo(0)
    assert (match.seq, match.live, match.by) == (2, [], [0])
    match.say("start monk+healer", seq=2)
    assert (match.seq, match.live, match.by) == (3, [1], [0, 0])


def test_events_are_told_again_from_the_start_after_an_undo() -> None:
    match = dragon()
    match.events()
    match.say("start monk+healer")
    match.say("house 1")
    told = [event.kind for event in match.events()]
    match.undo(0)
    match.say("house 1")
    assert [event.kind for event in match.events()] == told
    assert match.events()[-1].after == 3, "the third answer in the journal"


def test_luck_that_cannot_be_drawn_leaves_the_match_as_it_was() -> None:
    real = Match(DRAGON, 2, {"first": "1"}, chance=Quick(3))
    match = Match(DRAGON, 2, {"first": "1"}, chance=Lost(), known=dict(real.known))
    for said in ("start monk+healer", "house 1", "start monk+scholar"):
        match.say(said)
    before = (match.seq, match.live[:], match.digest())
    for _ in range(2):
        with pytest.raises(Unreadable):
            match.say("house 2")
        assert (match.seq, match.live, match.digest()) == before
    assert match.ask_of().prompt.name == "house"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_checkpoint_can_be_written_and_read(case: Case) -> None:
    match = case.match()
    last = None
    for _ in walk(match, random.Random(str(case))):
        if match.play.base is last:
            continue
        last = base = match.play.base
        data = base.encode()
        assert json.loads(json.dumps(data)) == data, "not JSON as it stands"
        again = match.rules.decode(match.rules, data)
        assert again.encode() == data
        for seat in range(-1, case.seats):
            one, two = match.rules.sight(base, seat), match.rules.sight(again, seat)
            assert (one.zones, one.counters, one.extra) == (two.zones, two.counters, two.extra)
        copy = base.copy()
        assert copy.encode() == data
    assert match.checkpoint()[1]["scene"] == ""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_copy_shares_nothing_that_changes(case: Case) -> None:
    match = case.match()
    for seat, option in walk(match, random.Random(str(case))):
        data = match.play.base.encode()
        fork = match.play.fork(Quick(1))
        fork.answer(option, seat)
        while fork.asks and len(fork.asks) == 1:
            fork.answer(0)
        assert match.play.base.encode() == data
        if len(match.live) > 40:
            break


def test_a_match_says_what_it_is() -> None:
    assert repr(dragon()) == "<Match dragon 3 seats, 0 answers, asks 0>"
    assert Match(DRAGON).seats == 2
    with pytest.raises(NotAnOption):
        Match(DRAGON, 6)
