"""How many ways the first n answers can go, from named positions. The numbers are worked out by hand beside them."""

from __future__ import annotations

import pytest

from tests.games.gugong.position import Table, action, position
from yamen.kernel.play import Play

COURT = {"travel": "B2", "wall": "B3", "jade": "B4", "intrigue": "B5", "palace": "B6", "decrees": "B7", "canal": "B8"}


def ways(play: Play, depth: int) -> int:
    """How many different rows of `depth` answers there are from here."""
    ask = play.asks[0]
    if depth == 1:
        return len(ask.options)
    n = 0
    for option in range(len(ask.options)):
        twin = play.fork(keep=True)
        twin.answer(option, ask.seat)
        n += ways(twin, depth - 1) if twin.asks else 0
    return n


def gift() -> Table:
    """Four cards for seven officials: 28. Second: the price, or the first question of the free ones.

    Officials travel to canal have 2 to 8; the cards are S1-2 (Palace), S1-3 (2 servants), S1-5 (Intrigue), S1-9 (none).
    With 6 servants in the pool each price can be servants, one of 3 other cards, or none: 5.
    - the 2 is free nowhere: 7 * 5 = 35;
    - the 3 is free at travel, where its 2 servants are taken or left: 2; elsewhere a price: 6 * 5;
    - the 5 is free at travel, wall, jade, where its Intrigue is a, b, skip: 3 * 3; elsewhere 4 * 5;
    - the 9 is free everywhere: travel a b skip 3, wall a, b with one, b with two, skip 4, jade 4 houses and skip 5,
      Intrigue 3, Palace 3, decrees 6 and skip 7, canal: a new ship, way b, skip 3: 28.
    35 + 32 + 29 + 28 = 124.
    """
    return position(2, hands=[["S1-2", "S1-3", "S1-5", "S1-9"], ["S2-1"]], court=COURT)


def wall() -> Table:
    """3 servants and the double one: a with either, b with one of either, two, both: 6, and skip: 7.

    Nobody else is there, and the wall takes 4; who else has a card is B with one for seven officials.
    - a plain, a double: B's 7 each; skip: 7;
    - b, one plain (2 or 1 left to pay): with a servant or with the double one: 2; b, the double: a plain one pays: 7;
    - b, two: the third or the double one pays: 2; b, both: a plain one pays, 7.
    7 * 3 + 2 + 7 + 2 + 7 = 39.
    """
    return action(2, "wall", pool=[3], doubles=["pool"])


def canal() -> Table:
    """Ships in harbours 1 (2 aboard) and 3 (1 aboard), 3 servants: a to ship 1, ship 3 or a new one, a empty, b, skip.

    That is 6. Second:
    - a on ship 1: it is full, in harbour 1 nothing can be claimed; then sail 1, 3 or none: 3;
    - a on ship 3: sail 1, 3, none: 3; a on a new one (harbour 2): sail 1, 2, 3, none: 4; a empty: sail 1, 3, none: 3;
    - b: the first one onto ship 1, 3 or a new one: 3; skip: B's card for 7 officials.
    3 + 3 + 4 + 3 + 3 + 7 = 23.
    """
    return action(2, "canal", pool=[3], ships=[["a1 2", "a3 1"], []])


def exchange() -> Table:
    """Two plain tokens and a double one, in the Palace's question with 1 servant: a, skip; beside it the exchanges.

    For a servant with 0 or 1 double ones (2), for points (4) with 1 double and 2 plain ones: 3; together 5.
    Second: a and skip: B's 7, but first A may go on exchanging: done and 3 = 4 each. A servant for the two plain ones
    leaves the double one and 2 servants: a, b, skip, and once more a servant: 4; a servant for the double one leaves
    two plain ones: the same 4. Points leave nothing: a, skip: 2.
    4 + 4 + 4 + 4 + 2 = 18.
    """
    return action(2, "palace", pool=[1], slots=[["vp_2", "swap", "double"]])


def travel() -> Table:
    """The first time anywhere: with 2 servants a, b, skip: 3. Tokens in 4 cities.

    a: 4 cities, b: 4 cities, skip: B's only card for 7 officials: 15. Third: each city: the benefit or not: 2 * 4 for
    each way; B's card is a 1, cheaper than all, and B has no other one: 6 servants or no actions: 7 * 2.
    8 + 8 + 14 = 30.
    """
    cities = {"guangzhou": "vp_2", "xian": "vp_2", "datong": "vp_2", "kunming": "intrigue_1"}
    return action(2, "travel", pool=[2], cities=cities)


def benefits() -> Table:
    """The wall is complete with B's servant; A (step 7) and B (step 3) were there, B is lower.

    B: a servant, two, or none: 3. Second, A each time: servant, servants, die, jade, none: 5: 15.
    Third: the die: 3 dice with 6 faces: 18; everything else goes on to A's only card for 7 officials: 4 * 7 + 18 = 46.
    3 * 46 = 138.
    """
    table = position(
        2,
        "place",
        place="wall",
        turn=1,
        hands=[["S1-9"], []],
        wall=[3, 0],
        pool=[6, 1],
        steps=[7, 3],
    )
    return table.say("wall a:servant")


def night() -> Table:
    """A full ship moves on to harbour 5 of the last day: points, card, double servant or none: 4; then it is over."""
    return position(2, "ships", day=4, hands=[["S1-9"], ["S2-1"]], ships=[["a4 3"], []])


POSITIONS = {
    gift: [28, 124],
    wall: [7, 39],
    canal: [6, 23],
    exchange: [5, 18],
    travel: [3, 15, 30],
    benefits: [3, 15, 138],
    night: [4, 0],
}


@pytest.mark.parametrize("name", POSITIONS, ids=lambda made: made.__name__)
def test_ways(name: object) -> None:
    """Gifts, wall, canal, exchange, travel, benefits, claims (gugong/gifts, gugong/gift-price): options, counted."""
    for made, expected in POSITIONS.items():
        if made is name:
            table = made()
            assert [ways(table.match.play, depth) for depth in range(1, len(expected) + 1)] == expected
