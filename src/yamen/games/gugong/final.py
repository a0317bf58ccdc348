"""The end of the game.

Rulebook: End of the game (rulings 2, 23, 28, 53).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from yamen.games.gugong import news_day
from yamen.games.gugong.asking import put
from yamen.games.gugong.components import (
    EIGHT,
    FROM_ARRIVAL,
    FROM_JADE,
    FROM_LEVEL_3,
    FROM_OUTSIDE,
    PER_DECREE,
    PER_HARBOUR,
    PER_JADE,
    SHIPS,
    THIRD,
    TILES,
)
from yamen.games.gugong.day import nothing_more, refuse_rest
from yamen.games.gugong.pieces import score
from yamen.games.gugong.prompts.benefits import REST
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.wall import score_wall


async def farewell(table: Gugong) -> str:
    """Before the final scoring tokens may be exchanged once more. Rule: gugong/exchange (ruling 43)."""
    for seat in table.seats_from(table.starter):
        if seat != table.meng and table.slots[seat]:
            await put(table, seat, REST, nothing_more, refuse_rest, None, alone=True)
    return "final"


async def final(table: Gugong) -> str:
    """The wall without benefits, level-3 decrees, arrival in the Palace, jade; who is outside scores nothing.

    Rules: gugong/final, gugong/level-3, gugong/arrival, gugong/jade-points, gugong/outside (ruling 2).
    """
    await score_wall(table)
    order = table.seats_from(table.starter)
    first = [THIRD]
    for tiles in (first, [tile for tile in table.tiles if tile not in first]):
        for tile in tiles:
            for seat in order:
                if table.has(seat, tile):
                    points = table.rules.entries["final"].get(tile)
                    if points is not None:
                        rule = f"final-{TILES[tile].removeprefix('L3-')}"
                        score(table, seat, FROM_LEVEL_3, points(table, seat), rule)
    for seat in order:
        if table.spots[seat] >= 0:
            score(table, seat, FROM_ARRIVAL, table.side.places[table.spots[seat]], "arrival")
    for seat in order:
        score(table, seat, FROM_JADE, table.box.jade_points(table.jade[seat]), "jade-points")
    for seat in order:
        if table.spots[seat] < 0 and seat != table.meng:
            if table.herald is not None:
                news_day.out_of_palace(table, seat)
            score(table, seat, FROM_OUTSIDE, -table.points(seat), "outside")
    return ""


def third(table: Gugong, seat: int) -> int:
    """1 point for every 3 so far, the wall's included, at most 10. Rule: gugong/final-third (ruling 2)."""
    rule = table.box.final
    return min(rule["third_most"], table.points(seat) // rule["third_per"])


def eight(table: Gugong, seat: int) -> int:
    """8 points. Rule: gugong/final-eight."""
    return table.box.final["eight"]


def per_jade(table: Gugong, seat: int) -> int:
    """2 points for each jade, at most 10. Rule: gugong/final-jade."""
    rule = table.box.final
    return min(rule["jade_most"], rule["per_jade"] * table.jade[seat])


def per_decree(table: Gugong, seat: int) -> int:
    """2 points for each own servant on decrees, this one included. Rule: gugong/final-decrees."""
    return table.box.final["per_decree"] * table.perks[seat].bit_count()


def per_harbour(table: Gugong, seat: int) -> int:
    """2 points for each servant on a harbour reward; of Meng's points at most three count (ruling 57).

    Rule: gugong/final-harbours.
    """
    n = 0
    for reward in range(SHIPS):
        n += min(table.rewards[seat * SHIPS + reward], table.box.reward_slots[reward])
    return table.box.final["per_harbour"] * n


Points = Callable[[Gugong, int], int]

# Each decree that scores at the end.
FINALS: Final[dict[int, Points]] = {
    THIRD: third,
    EIGHT: eight,
    PER_JADE: per_jade,
    PER_DECREE: per_decree,
    PER_HARBOUR: per_harbour,
}


def scores(table: Gugong) -> list[dict[str, int]]:
    """Each seat's victory points by source; against Meng, he is the second seat."""
    out: list[dict[str, int]] = []
    names = table.box.sources
    for seat in range(table.players):
        at = seat * len(names)
        out.append({name: table.ledger[at + i] for i, name in enumerate(names)})
    return out


def ranking(table: Gugong) -> list[int]:
    """Most points wins, by Intrigue in a tie; outside the Palace nobody can win, but Meng can. Rule: gugong/winner.

    Who is outside shares the last place, and never the first (ruling 53).
    """
    seats = range(table.players)
    inside = [seat for seat in seats if table.spots[seat] >= 0 or seat == table.meng or table.scene]
    best = sorted(inside, key=lambda seat: (-table.points(seat), table.ladder.index(seat)))
    last = max(2, len(inside) + 1)
    return [best.index(seat) + 1 if seat in best else last for seat in seats]
