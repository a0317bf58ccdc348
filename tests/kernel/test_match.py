"""A match: who may answer, what is refused, what can be taken back, and how far back anybody goes."""

from __future__ import annotations

import json
import random

import pytest

from tests.contract.cases import CASES, Case, walk
from tests.toy.bazaar import BAZAAR
from yamen.games.dragon import DRAGON
from yamen.kernel import door
from yamen.kernel.chance import Key, Lost, Quick
from yamen.kernel.errors import NotAnOption, NotYourTurn, OutOfDate, Unreadable, YamenError
from yamen.kernel.match import Match


def dragon(seats: int = 3) -> Match:
    """A match in which seat 0 is asked first."""
    return Match(DRAGON, seats, {"first": "1"}, Key(b"match"))


def bazaar(seats: int = 3) -> Match:
    """A match that begins with a secret bid of all seats."""
    return Match(BAZAAR, seats, {"first": "1"}, Key(b"match"))


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
    assert one.ranking == two.ranking


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


# --- taking back ------------------------------------------------------------------------------------------------------


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


# --- what a match tells -----------------------------------------------------------------------------------------------


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
    for _ in walk(match, random.Random(str(case))):
        base = match.play.base
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
