"""Who sees what; what one may not know is dealt anew."""

from __future__ import annotations

import random
from typing import cast

from tests.games.gugong.position import A, B, action, position
from yamen.games.gugong import GUGONG
from yamen.games.gugong.components import CARDS
from yamen.games.gugong.state import Gugong
from yamen.kernel.chance import Quick
from yamen.kernel.match import Match


def test_hands_are_hidden() -> None:
    """A seat sees its own cards, and backs of the others'."""
    table = position(3, hands=[["S1-2", "S1-9"], ["S2-1"], ["S3-3"]])
    assert table.zone(A, "seat/0/hand") == {"card/S1-2": 1, "card/S1-9": 1}
    assert table.zone(B, "seat/0/hand") == {"card": 2}
    assert table.zone(-1, "seat/1/hand") == {"card": 1}
    solo = position(1)
    assert solo.zone(A, "seat/1/hand") == {"card": 4}


def test_a_card_laid_aside_is_not_told() -> None:
    """Others hear that a card was laid aside, not which."""
    table = position(3, hands=[["S1-2", "S1-9"], ["S2-1"], ["S3-3"]], court={"palace": "B8"})
    table.say("gift S1-2>palace", "pay S1-9")
    told = {seat: [event for event in table.match.events(seat) if "laid-aside" in event.kind] for seat in (A, B, -1)}
    assert "S1-9" in str(told[A][0].doc())
    assert told[B][0].kind == told[-1][0].kind == "laid-aside-hidden"
    assert "S1-9" not in str(told[B][0].doc())


def test_a_drawn_card_is_dealt_anew() -> None:
    """What another one drew from the pile may be any card of the pile; what it is known to have stays."""
    table = action(2, "canal", ships=[["a3 3"], []], pile=["P9a", "P1a", "P2", "P5"])
    table.say("canal a", "claim a3:card")
    drawn = set()
    for seed in range(30):
        fork = cast("Gugong", table.match.play.fork_for(B, Quick(seed)).state)
        (card,) = fork.hands[A]
        drawn.add(card)
        assert fork.hands[B] == table.state.hands[B]
        assert sorted((*fork.pile, card)) == sorted((*table.state.pile, *table.state.hands[A]))
    assert len(drawn) == 4
    mine = cast("Gugong", table.match.play.fork_for(A, Quick(1)).state)
    assert mine.hands[A] == table.state.hands[A]


def test_which_card_was_laid_aside_is_dealt_anew() -> None:
    """Each card that was in hand then may be the one; the gift that was played is known."""
    table = position(2, hands=[["S1-2", "S1-9", "S1-5", "S1-3"], ["S2-1"]], court={"palace": "B8"}, pool=[0])
    table.say("gift S1-2>palace", "pay S1-9", "palace skip", "palace skip")
    found = set()
    for seed in range(40):
        fork = cast("Gugong", table.match.play.fork_for(B, Quick(seed)).state)
        assert len(fork.hands[A]) == 2
        assert fork.court == table.state.court
        found.add(tuple(sorted(fork.taken[A])))
    assert len(found) == 3


def test_bots_cannot_see_what_comes() -> None:
    """The tokens to come and the order of Meng's cards differ from deal to deal; what is known does not."""
    match = Match(GUGONG, 1, {}, chance=Quick(5))
    states = [cast("Gugong", match.play.fork_for(A, Quick(seed)).state) for seed in range(5)]
    real = cast("Gugong", match.play.state)
    for name in ("bag", "automa", "pile"):
        assert len({getattr(state, name) for state in states}) == 5
        assert all(sorted(getattr(state, name)) == sorted(getattr(real, name)) for state in states)
    assert len({state.hands[B] for state in states}) > 1


def test_dealt_anew_whenever_asked() -> None:
    """At any question a table dealt anew looks the same to the seat, and goes on to the end."""
    settings: list[tuple[int, dict[str, str]]] = [(1, {"meng": "hard"}), (2, {}), (4, {"bonus": "yes"})]
    for seats, options in settings:
        draw = random.Random(seats)
        match = Match(GUGONG, seats, options, chance=Quick(seats))
        while not match.over:
            ask = match.asks[0]
            if draw.random() < 0.15:
                fork = match.play.fork_for(ask.seat, Quick(draw.randrange(1000)))
                assert [other.options for other in fork.asks] == [other.options for other in match.asks]
                while fork.asks:
                    fork.answer(draw.randrange(len(fork.asks[0].options)))
            match.answer(draw.randrange(len(ask.options)))


def test_silence_does_not_tell_what_was_drawn() -> None:
    """With a hidden card in hand the token for a gift of 7 or more is asked (gugong/discard-jade)."""
    for bits, question in ((0, "rest"), (1 << CARDS.index("P2"), "discard")):
        table = action(
            2,
            "travel",
            hands=[["P2"], ["S2-1"]],
            cities={"xian": "discard7_jade"},
            slots=[["vp_2", "swap"]],
            drawn=[bits, 0, 0, 0],
        )
        table.say("travel a")
        assert table.asked == (A, question)
        assert table.options == (["done"] if question == "rest" else ["skip"])
