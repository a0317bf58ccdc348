"""How many ways the first n answers can go, from named positions. The numbers are worked out by hand beside them."""

from __future__ import annotations

import pytest

from tests.games.zhanguo.position import Table, opening, position
from yamen.kernel.play import Play


def ways(play: Play, depth: int) -> int:
    """How many different rows of `depth` answers there are from here."""
    ask = next(ask for ask in play.asks if ask.chosen < 0)
    if depth == 1:
        return len(ask.options)
    n = 0
    for option in range(len(ask.options)):
        twin = play.fork(keep=True)
        twin.answer(option, ask.seat)
        n += ways(twin, depth - 1)
    return n


def start() -> Table:
    """Two tiles a seat, in secret: 2 and 2*2.

    Then A has 6 cards for 5 regions, recruiting, the elixir, and workers at Chu, where its general is: 6*8.
    """
    return opening(2, {"starting_tiles": ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10"]})


def turn() -> Table:
    """2 cards for 5 regions, recruiting, the elixir, workers at Chu: 2*8. B will have 5 + 2 = 7 answers.

    Second, for each card: 5 regions, then B's 7; recruiting 3*5; after the elixir (a soldier comes unasked) and the
    workers (one region) the general may step to Wei or not: 5*7 + 15 + 2 + 2 = 54.
    Third: a region, then B's region (5) and A's other card with 8 places, B's officials 15, B's elixir and A's 8:
    5*(5*8 + 15 + 8) = 315. After recruiting the general's step, enough, and the new official's steps, which are 1 2
    2 2 1 by region: alchemist or architect 2*(5*2 + 8), general 5*2 + 7, for at Chu it is the same step: 36 + 17 = 53.
    After the elixir and the workers 2*7 each: 315 + 53 + 14 + 14 = 396.
    """
    return position(2, hands=[["20", "90"], ["70"]], court=["60"], officials={"A.chu": "general"})


def wall() -> Table:
    """Six sections with slots for 1, 2 and 3 workers: 18. Workers stand at Chu, Wei and Qi.

    Second: one worker comes from one of 3 regions, two from 3 pairs, three from all, and B has 7 answers:
    6*(3 + 3 + 7).
    Third: 6*(3*7 + 3*7) = 252; after three workers B's 5 regions and C's 7, B's officials 15, B's elixir and C's 7:
    6*(35 + 15 + 7) = 342. Together 594.
    """
    return position(
        3,
        "court",
        action=5,
        hands=[["20"], ["70"], ["80"]],
        workers={"A.chu": 2, "A.wei": 1, "A.qi": 1},
        entrance=[0, 0, 0],
    )


def wake() -> Table:
    """Two cards, a step of the general, or enough: 4.

    Second: after the boat the other card or enough: 2; a token: 3; after the step or enough B's 7: 19.
    Third: boat and token 3, boat and enough 7; each token 2: 6; step, then B's 5 regions and A's 8 (its general can
    hire where it stands), B's officials 15, B's elixir and A's 8: 63; so after enough: 10 + 6 + 63 + 63 = 142.
    """
    return position(
        2, "wake", fits=1, action=5, above={"A.wei": "59 19"}, officials={"A.chu": "general"}, hands=[["90"], ["70"]]
    )


def reward() -> Table:
    """A governor at Chu or Wei, offered to A, then to B: 2.

    Second: A accepts: Chu, its two bonuses, Wei: 4; A passes and B is asked: 2.
    Third: an alchemist card for the first bonus: 5*5; otherwise the next round begins with 6 cards for 7 places: 3*42;
    B accepts: 4, B passes: 42. Together 25 + 126 + 46.
    """
    return position(2, "rewards", round=3, tokens=[(2, 0, 0), (1, 0, 0)], governor_tiles={"chu": "G1"}, entrance=[0, 0])


def unlock() -> Table:
    """Two writing tokens, one currency, big writing and laws: 3 small ones, a big one with either, both big ones, none.

    Second: what is left pays like this: after 3 small ones both big (or none): 2; after a big one and writing the other
    with either: 3, twice; after a big one and currency the other with writing: 2, twice; after both big ones 3 small
    ones: 2; after none the next round: 42. Together 56.
    """
    return position(2, "unlock", tokens=[(2, 1, 0)], big={"writing": 0, "laws": 0}, entrance=[0, 0])


def lisi() -> Table:
    """Li Si meets two tiles with one soldier: the player chooses: 2. Then 1 card for 5 regions and 2 actions: 7."""
    return position(
        1,
        "lisi",
        turn=1,
        lisi_actions=[10, 6],
        mausoleum={"zhao": "R2"},
        governors={"B.zhao": 1, "B.chu": 1},
        palaces={"B.chu": 1},
        entrance=[0, 1],
        hands=[["20"]],
    )


POSITIONS = {
    start: [2, 4, 4 * 48],
    turn: [16, 2 * 54, 2 * 396],
    wall: [18, 78, 594],
    wake: [4, 19, 142],
    reward: [2, 6, 197],
    unlock: [7, 56],
    lisi: [2, 14],
}


@pytest.mark.parametrize("name", POSITIONS, ids=lambda made: made.__name__)
def test_ways(name: object) -> None:
    """Phases 1 to 3 (zhanguo/play, zhanguo/wall, zhanguo/activate, zhanguo/rewards): options counted to some depth."""
    for made, expected in POSITIONS.items():
        if made is name:
            table = made()
            assert [ways(table.match.play, depth) for depth in range(1, len(expected) + 1)] == expected
