"""Bazaar itself: that it does what the kernel is proved with."""

from __future__ import annotations

import random

import pytest

from tests.contract.cases import walk
from tests.toy.bazaar import BAZAAR
from yamen.kernel import door
from yamen.kernel.chance import Given, Key, Quick
from yamen.kernel.match import Match

WARES = [11, 12, 15, 1, 2, 3, 16, 4, 13, 17, 5, 14, 6, 7, 8, 9, 10, 18]  # 1-8 tea 2, 9-14 silk 3, 15-18 jade 5


def market(seats: int, rest: dict[str, object] | None = None) -> Match:
    """Nobody bids; the hands are dealt from the front of WARES, then three stalls."""
    match = Match(BAZAAR, seats, {"first": "1"}, chance=Given({"wares": WARES, **(rest or {})}, Quick(1)))
    for seat in range(seats if seats > 1 else 0):
        match.say("bid none", seat)
    return match


def test_others_are_asked_in_the_middle_of_a_turn_and_may_sell_first() -> None:
    match = market(3)
    asked: list[tuple[int, str]] = []
    for said in ("act host", "sell 3", "join yes", "sell 16", "tip 1", "join no"):
        ask = match.ask_of()
        asked.append((ask.seat, ask.prompt.name))
        match.say(said)
    assert asked == [(0, "act"), (1, "join"), (1, "join"), (2, "join"), (2, "tip"), (2, "join")]
    assert match.play.state.encode()["coins"] == [4 + 1, 4 + 2 - 1 + 1, 4 + 2 - 1]
    assert match.scores == [1, 1, 0]
    assert match.ask_of().seat == 1, "the turn of seat 0 is over"


def test_an_offer_taken_within_an_offer() -> None:
    match = Match(
        BAZAAR, 2, {"first": "1"}, chance=Given({"wares": [15, 16, 11, *range(1, 11), 12, 13, 14, 17, 18]}, Quick(1))
    )
    match.say("bid none", 0)
    match.say("bid none", 1)
    for said in ("sell 15", "sell 16", "tip 1", "tip 1", "act rest"):
        match.say(said, 0)
    assert match.play.state.encode()["coins"] == [4 + 2 + 2 - 1 - 1 + 1, 4 + 1 + 1]


def test_a_lonely_seat_has_a_rival() -> None:
    match = market(1, {"rival/1": 0})
    assert match.ask_of().prompt.name == "act", "nobody to bid against"
    match.say("act rest")
    assert "rival" in {event.kind for event in match.events(-1)}
    counters = {counter["id"]: counter["value"] for counter in door.view(match, 0)["counters"]}
    assert counters["rival/points"] == 2, "tea from the first stall"
    ranks = set()
    for seed in range(30):
        match = Match(BAZAAR, 1, key=Key(bytes([seed])))
        for _ in walk(match, random.Random(seed)):
            pass
        rival, own = match.play.state.encode()["rival"], match.scores[0]
        assert match.ranking == [1 if own >= rival else 2]
        ranks.add(match.ranking[0])
    assert ranks == {1, 2}


def test_equal_points_share_the_victory() -> None:
    match = market(2)
    while not match.over:
        ask = match.asks[0]
        match.say("bid none" if ask.prompt.name == "bid" else "act rest", ask.seat)
    assert match.scores == [2, 2], "7 coins each"
    assert match.ranking == [1, 1]
    assert door.view(match, -1)["ranking"] == [1, 1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_ware_is_in_one_place(seats: int) -> None:
    match = Match(BAZAAR, seats, {"modules": "caravan"}, Key(b"wares"))
    for _ in walk(match, random.Random(seats)):
        table = match.play.state.encode()
        places = [*table["hands"], *table["chests"], table["pile"], table["discard"], table["sold"]]
        wares = sorted(ware for place in [*places, table["stalls"]] for ware in place if ware)
        assert wares == list(range(1, 19))
        assert min(table["coins"]) >= 0
