"""The end: six categories are counted.

Rulebook: End of the game; Annex 2.
"""

from __future__ import annotations

from yamen.games.zhanguo import tidings
from yamen.games.zhanguo.components import (
    ALCHEMIST,
    ALCHEMISTS,
    ARCHITECT,
    FROM_ELIXIR,
    FROM_LINES,
    FROM_MAJORITIES,
    FROM_SOLDIERS,
    FROM_TILES,
    FROM_WALLS,
    GENERAL,
    SOURCES,
    SUIT_OF,
)
from yamen.games.zhanguo.mausoleum import stands_in
from yamen.games.zhanguo.prompts_build import tile_value, wall_cost
from yamen.games.zhanguo.state import LISI, SOURCE_COUNT, Zhanguo

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))


async def final(table: Zhanguo) -> str:
    """Majorities, elixir, mausoleum, walls, soldiers left; Li Si by his scoring cards. Rule: zhanguo/final."""
    majorities = [majority_points(table, region) for region in range(5)]
    for seat in range(table.players):
        for region in range(5):
            if majorities[region][seat]:
                tell(table, seat, FROM_MAJORITIES, majorities[region][seat], f"majority/{region}")
        tell(table, seat, FROM_ELIXIR, elixir_points(table, seat), "elixir")
        tell(table, seat, FROM_LINES, line_points(table, seat), "lines")
        for slot in range(len(table.walls)):
            if table.walls[slot] == seat:
                tell(table, seat, FROM_WALLS, wall_points(table, seat, slot), f"wall/{slot}")
        tell(table, seat, FROM_SOLDIERS, soldier_points(table, seat), "soldiers")
    if table.seats == 1:
        for code in table.lisi_tiles:
            tell(table, LISI, FROM_TILES, tile_value(table, LISI, code >> 3, code & 7), "palace_tile")
    return ""


def tell(table: Zhanguo, seat: int, source: int, points: int, reason: str) -> None:
    """Points of the final scoring are added and told."""
    table.score(seat, source, points)
    if table.herald is not None:
        tidings.final_points(table, seat, source, points, reason)


def majority_points(table: Zhanguo, region: int) -> list[int]:
    """Most governors in a region: 10, 15 or 20 points by players; ties share, rounded down; nobody without one.

    Rule: zhanguo/majorities (R23). On scoring card B Li Si wins ties: all points are his (ruling R57).
    """
    counts = [table.governors[seat * 5 + region] for seat in range(table.players)]
    most = max(counts)
    winners = [seat for seat, n in enumerate(counts) if n == most and most]
    if table.seats == 1 and table.box.level.wins_ties and LISI in winners:
        winners = [LISI]
    out = [0] * table.players
    for seat in winners:
        out[seat] = table.box.majority[table.players] // len(winners)
    return out


def elixir_points(table: Zhanguo, seat: int) -> int:
    """Alchemist cards above the board times the highest multiplier reached. Rule: zhanguo/elixir-points.

    Scoring card D gives Li Si 2 more a card (ruling R62).
    """
    multiplier = table.box.multiplier[table.boats[seat]]
    if table.seats == 1 and seat == LISI:
        multiplier += table.box.level.boat_more
    return table.alchemists_above(seat) * multiplier


def line_points(table: Zhanguo, seat: int) -> int:
    """10 points for each row and each column of the mausoleum with a soldier on every tile. Rule: zhanguo/lines."""
    full = [all(stands_in(table, seat, niche) for niche in line) for line in LINES]
    return sum(full) * table.box.line


def soldier_points(table: Zhanguo, seat: int) -> int:
    """2, 5 or 9 points for 1, 2 or more soldiers at the entrance; locked ones count for nothing.

    Rule: zhanguo/remaining.
    """
    remaining = table.box.remaining
    return remaining[min(table.entrance[seat], len(remaining) - 1)]


def wall_points(table: Zhanguo, seat: int, slot: int) -> int:
    """A wall's points: what its section's tile counts, times the tile's value for the slot. Rule: zhanguo/walls.

    Li Si scores by the slot alone, as his upper scoring card says.
    """
    level = wall_cost(table, slot) - 1
    if table.seats == 1 and seat == LISI:
        return table.box.level.walls[level]
    tile = table.wall_tiles[slot // 4]
    value: int = table.box.wall_values[tile][level]
    return counted(table, seat, table.box.wall_per[tile]) * value


def counted(table: Zhanguo, seat: int, per: str) -> int:
    """How often a seat fulfils a wall tile: sets of four cards over the whole board (R24), all else by region."""
    if per == "set":
        return min(table.suit_above(seat, suit) for suit in range(4))
    return sum(fulfils(table, seat, region, per) for region in range(5))


SUIT_NAMES = {"writing_card": 0, "currency_card": 1, "laws_card": 2, "alchemist_card": ALCHEMISTS}
OFFICIAL_NAMES = {"alchemist": ALCHEMIST, "architect": ARCHITECT, "general": GENERAL}


def fulfils(table: Zhanguo, seat: int, region: int, per: str) -> bool:
    """Whether a region fulfils what a wall tile asks for. Rule: zhanguo/walls (ruling R25 for pairs)."""
    at = seat * 5 + region
    posts = table.officials[seat * 15 + region * 3 : seat * 15 + region * 3 + 3]
    if per in OFFICIAL_NAMES:
        return posts[OFFICIAL_NAMES[per]] > 0
    if per in SUIT_NAMES:
        return table.suit_in(seat, region, SUIT_NAMES[per]) > 0
    if per == "worker":
        return table.workers[at] > 0
    if per == "palace":
        return table.palaces[at] > 0
    if per == "governor":
        return table.governors[at] > 0
    if per == "calm":
        return table.unrest[at] == 0
    if per == "loyal":
        return 0 < sum(posts) >= table.unrest[at]
    assert per == "pair"
    above = [SUIT_OF[card] for card in table.cards[seat * 15 + region * 3 : seat * 15 + region * 3 + 3] if card >= 0]
    return len(set(above)) < len(above)


def scores(table: Zhanguo) -> list[dict[str, int]]:
    """Each seat's victory points by source; against Li Si, he is the second seat."""
    return [sources(table, seat) for seat in range(table.players)]


def sources(table: Zhanguo, seat: int) -> dict[str, int]:
    """The victory points of a seat, or of Li Si, by source."""
    at = seat * SOURCE_COUNT
    return {name: table.ledger[at + i] for i, name in enumerate(SOURCES)}


def ranking(table: Zhanguo) -> list[int]:
    """Most points wins, and equal seats win together (R37); alone, rank 2 is a loss. Rule: zhanguo/victory."""
    points = [table.points(seat) for seat in range(table.players)]
    return [1 + sum(other > own for other in points) for own in points]
