"""What Meng does at each place: by day, with a special card, and at twilight.

Rulebook: Solo variant, Card and location actions; Special Automa cards.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from yamen.games.gugong.components import (
    CANAL,
    DECREES,
    INTRIGUE,
    JADE,
    PALACE,
    SPECIAL,
    TRAVEL,
    WALL,
    WALL_DECREE,
)
from yamen.games.gugong.decrees import at_once, place_servant
from yamen.games.gugong.harbours import targets
from yamen.games.gugong.intrigue import take_medal
from yamen.games.gugong.jade import for_sale, take_jade
from yamen.games.gugong.meng_ships import ship_one
from yamen.games.gugong.meng_tokens import afford, can_afford, travel_once
from yamen.games.gugong.palace import advance
from yamen.games.gugong.pieces import climb, to_supply, to_wall
from yamen.games.gugong.prompts.places import decree_cost, jade_cost, travel_cost
from yamen.games.gugong.state import POOL, SUPPLY, Gugong
from yamen.games.gugong.wall import complete

ACT_B = 2  # servants that way B takes or places
STEPS_B = 3  # Intrigue steps of a special card
TWILIGHT_STEPS = 2


async def free_travel(table: Gugong, seat: int) -> None:
    """The traveller moves once. Rule: gugong/meng-travel."""
    await travel_once(table, seat)


async def travel_twice(table: Gugong, seat: int) -> None:
    """Twice for nothing. Rule: gugong/meng-special."""
    await travel_once(table, seat)
    await travel_once(table, seat)


async def travel_at_twilight(table: Gugong, seat: int) -> None:
    """Once more for two servants, one with the decree; not without a token (ruling 60). Rule: gugong/meng-travel."""
    cost = travel_cost(table, seat)
    if any(kind >= 0 for kind in table.cities) and afford(table, seat, cost):
        to_supply(table, seat, cost, 0, "meng-travel")
        await travel_once(table, seat)


async def on_the_wall(table: Gugong, seat: int, from_supply: int, from_pool: int) -> None:
    """Servants go onto the wall; his wall decree adds one with each action (ruling 57). Rule: gugong/meng-wall."""
    to_wall(table, seat, from_supply, 0, SUPPLY, "meng-wall")
    to_wall(table, seat, from_pool, 0, POOL, "meng-wall")
    if table.has(seat, WALL_DECREE) and table.supply[seat]:
        to_wall(table, seat, 1, 0, SUPPLY, "wall-decree")
    await complete(table)


async def wall_by_day(table: Gugong, seat: int) -> None:
    """One servant of the pool. Rule: gugong/meng-wall."""
    if afford(table, seat, 1):
        await on_the_wall(table, seat, 0, 1)


async def special_wall(table: Gugong, seat: int) -> None:
    """Two servants of the supply, the rest from the pool; with only one, one (ruling 61). Rule: gugong/meng-special."""
    first = min(ACT_B, table.supply[seat])
    second = min(ACT_B - first, table.pool[seat])
    if first + second:
        await on_the_wall(table, seat, first, second)


async def wall_at_twilight(table: Gugong, seat: int) -> None:
    """One servant is paid, one is placed. Rule: gugong/meng-wall."""
    if afford(table, seat, ACT_B):
        to_supply(table, seat, 1, 0, "meng-wall")
        await on_the_wall(table, seat, 0, 1)


def cheapest(table: Gugong, seat: int) -> int:
    """The cheapest jade for sale."""
    return min(for_sale(table), key=lambda house: jade_cost(table, seat, house))


async def jade_by_day(table: Gugong, seat: int) -> None:
    """The cheapest jade, if he can pay it; his decree helps (ruling 57). Rule: gugong/meng-jade."""
    house = cheapest(table, seat)
    cost = jade_cost(table, seat, house)
    if afford(table, seat, cost):
        to_supply(table, seat, cost, 0, "meng-jade")
        take_jade(table, seat, house)


async def special_jade(table: Gugong, seat: int) -> None:
    """The cheapest jade for nothing. Rule: gugong/meng-special."""
    take_jade(table, seat, cheapest(table, seat))


async def intrigue_by_day(table: Gugong, seat: int) -> None:
    """One step, and the medal if nobody has it. Rule: gugong/meng-intrigue."""
    climb(table, seat, 1, "meng-intrigue")
    take_medal(table, seat)


async def special_intrigue(table: Gugong, seat: int) -> None:
    """Three steps for nothing. Rule: gugong/meng-special."""
    climb(table, seat, STEPS_B, "meng-special")


async def intrigue_at_twilight(table: Gugong, seat: int) -> None:
    """Two steps for a servant, not on the last step. Rule: gugong/meng-intrigue."""
    if table.steps[seat] < table.box.intrigue and afford(table, seat, 1):
        to_supply(table, seat, 1, 0, "meng-intrigue")
        climb(table, seat, TWILIGHT_STEPS, "meng-intrigue")


async def palace_by_day(table: Gugong, seat: int) -> None:
    """One step. Rule: gugong/meng-palace."""
    await advance(table, seat, 1, "meng-palace")


async def special_palace(table: Gugong, seat: int) -> None:
    """Two steps and an Intrigue step for nothing. Rule: gugong/meng-special."""
    await advance(table, seat, 2, "meng-special")
    climb(table, seat, 1, "meng-special")


async def palace_at_twilight(table: Gugong, seat: int) -> None:
    """A step and an Intrigue step for two servants. Rule: gugong/meng-palace."""
    if afford(table, seat, ACT_B):
        to_supply(table, seat, ACT_B, 0, "meng-palace")
        await advance(table, seat, 1, "meng-palace")
        climb(table, seat, 1, "meng-palace")


def chosen_decree(table: Gugong, seat: int, free: bool) -> int:
    """The decree of the day's level, else a lower, else a higher one; there the cheapest he can pay, or -1.

    At one cost: the one without the human; if that is the same, the lower one. Rule: gugong/meng-decrees (13, 62).
    """
    level = min(table.day, 3)
    for at in (*range(level, 0, -1), *range(level + 1, 4)):
        best = -1
        key = (0, 0, 0)
        for slot in (0, 1):
            tile = table.tiles[(at - 1) * 2 + slot]
            cost = decree_cost(table, seat, tile)
            if table.has(seat, tile) or not (free or can_afford(table, seat, cost + 1)):
                continue
            found = (cost, table.on_tile(tile), -slot)
            if best < 0 or found < key:
                best = tile
                key = found
        if best >= 0:
            return best
    return -1


async def decree_by_day(table: Gugong, seat: int) -> None:
    """A decree at its normal cost. Rule: gugong/meng-decrees."""
    tile = chosen_decree(table, seat, free=False)
    if tile >= 0:
        cost = decree_cost(table, seat, tile)
        afford(table, seat, cost + 1)
        to_supply(table, seat, cost, 0, "meng-decrees")
        place_servant(table, seat, tile, POOL)
        await at_once(table, seat, tile)


async def special_decree(table: Gugong, seat: int) -> None:
    """A decree for nothing, with a servant of the supply, else of the pool. Rule: gugong/meng-special."""
    tile = chosen_decree(table, seat, free=True)
    if tile >= 0 and (table.supply[seat] or table.pool[seat]):
        place_servant(table, seat, tile, SUPPLY if table.supply[seat] else POOL)
        await at_once(table, seat, tile)


async def canal_by_day(table: Gugong, seat: int) -> None:
    """One servant of the pool onto a ship. Rule: gugong/meng-canal."""
    if targets(table, seat, 1) and afford(table, seat, 1):
        ship_one(table, seat, POOL, "meng-canal")


async def special_canal(table: Gugong, seat: int) -> None:
    """Two servants, of the supply as it is then, the rest from the pool (ruling 61). Rule: gugong/meng-special."""
    first = min(ACT_B, table.supply[seat])
    second = min(ACT_B - first, table.pool[seat])
    for _ in range(first):
        ship_one(table, seat, SUPPLY, "meng-special")
    for _ in range(second):
        ship_one(table, seat, POOL, "meng-special")


async def canal_at_twilight(table: Gugong, seat: int) -> None:
    """One servant is paid, one goes onto a ship. Rule: gugong/meng-canal."""
    if targets(table, seat, 1) and afford(table, seat, ACT_B):
        to_supply(table, seat, 1, 0, "meng-canal")
        ship_one(table, seat, POOL, "meng-canal")


Act = Callable[[Gugong, int], Coroutine[Any, Any, None]]

DAY: Final[dict[int, Act]] = {
    TRAVEL: free_travel,
    WALL: wall_by_day,
    JADE: jade_by_day,
    INTRIGUE: intrigue_by_day,
    PALACE: palace_by_day,
    DECREES: decree_by_day,
    CANAL: canal_by_day,
}
SPECIAL_ACTS: Final[dict[int, Act]] = {
    TRAVEL: travel_twice,
    WALL: special_wall,
    JADE: special_jade,
    INTRIGUE: special_intrigue,
    PALACE: special_palace,
    DECREES: special_decree,
    CANAL: special_canal,
}
TWILIGHT: Final[dict[int, Act]] = {
    TRAVEL: travel_at_twilight,
    WALL: wall_at_twilight,
    JADE: free_travel,
    INTRIGUE: intrigue_at_twilight,
    PALACE: palace_at_twilight,
    DECREES: free_travel,
    CANAL: canal_at_twilight,
    SPECIAL: free_travel,
}
