"""The Morning Phase: start player, new tokens, dice, morning decrees, income.

Rulebook: Phase 1, The Morning Phase.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from yamen.games.gugong import news_day
from yamen.games.gugong.asking import put
from yamen.games.gugong.canal import ship_from_supply, ship_loads
from yamen.games.gugong.components import (
    MORNING_ENVOY,
    MORNING_INTRIGUE,
    MORNING_SERVANT,
    MORNING_SHIP,
    MORNING_SWAP,
    MORNING_TILES,
    TILES,
)
from yamen.games.gugong.day import next_turn
from yamen.games.gugong.gifts import swap
from yamen.games.gugong.news_travel import city_filled
from yamen.games.gugong.palace import advance
from yamen.games.gugong.pieces import climb
from yamen.games.gugong.prompts.benefits import MORNING
from yamen.games.gugong.prompts.common import SKIP
from yamen.games.gugong.servants import gain
from yamen.games.gugong.state import NOWHERE, SUPPLY, Gugong
from yamen.games.gugong.tokens import draw
from yamen.kernel.ask import Refusal

INTRIGUE_STEPS = 2


async def morning(table: Gugong) -> str:
    """The medal makes the start player; empty cities are filled; the dice are rolled. Rules: gugong/start-player,
    gugong/refill, gugong/dice.
    """
    starter = table.starter
    medal = table.medal
    table.day += 1
    if medal != NOWHERE:
        table.starter = medal
        table.medal = NOWHERE
    if table.herald is not None:
        news_day.day_begins(table, starter, medal)
    refill(table)
    before = table.dice[:]
    table.dice = roll(table)
    if table.herald is not None:
        news_day.dice_rolled(table, before)
    table.turn = table.starter
    return "dawn"


def roll(table: Gugong) -> list[int]:
    """The dice of the day."""
    faces = table.box.dice
    return [table.chance.roll(f"dice/{table.day}/{die}", faces[die]) for die in range(len(faces))]


def refill(table: Gugong) -> None:
    """Cities without a token or a traveller get a token. Rule: gugong/refill."""
    for city in table.side.map.cities:
        if table.cities[city] == NOWHERE and city not in table.travellers:
            kind = draw(table)
            if kind < 0:
                return
            table.cities[city] = kind
            if table.herald is not None:
                city_filled(table, city, kind)


async def dawn(table: Gugong) -> str:
    """A seat uses its morning decrees, in any order, each or not. Rule: gugong/morning-decrees (ruling 50)."""
    seat = table.turn
    if table.perks[seat]:
        habit = table.rules.entries["meng"].get("dawn") if seat == table.meng else use_decrees
        await habit(table, seat)
    table.turn = (seat + 1) % table.players
    return "dawn" if table.turn != table.starter else "income"


def decrees_now(table: Gugong, seat: int, about: list[int]) -> list[int]:
    """The morning decrees that are not used up (`about`) and would do something; or none."""
    useful = table.rules.entries["morning"]
    out = [
        tile for tile in MORNING_TILES if table.has(seat, tile) and tile not in about and useful[tile][0](table, seat)
    ]
    out.append(SKIP)
    return out


async def use_decrees(table: Gugong, seat: int) -> None:
    """One decree after the other."""
    used: list[int] = []
    while True:
        tile = await put(table, seat, MORNING, decrees_now, refuse_decree, used)
        if tile == SKIP:
            return
        used.append(tile)
        await table.rules.entries["morning"][tile][1](table, seat)


def can_climb(table: Gugong, seat: int) -> bool:
    """Whether the marker is below the last step."""
    return table.steps[seat] < table.box.intrigue


def can_board(table: Gugong, seat: int) -> bool:
    """Whether a servant of the supply finds room on a ship."""
    return len(ship_loads(table, seat, None)) > 1


def can_gain(table: Gugong, seat: int) -> bool:
    """Whether the supply has a servant."""
    return table.supply[seat] > 0 or table.doubles[seat] == SUPPLY


def can_walk(table: Gugong, seat: int) -> bool:
    """An envoy always has a step or a point before him."""
    return True


def can_swap(table: Gugong, seat: int) -> bool:
    """Whether there is a hand card."""
    return len(table.hands[seat]) > 0


async def intrigue_decree(table: Gugong, seat: int) -> None:
    """The marker goes up two steps. Rule: gugong/morning-decrees."""
    climb(table, seat, INTRIGUE_STEPS, "morning-decrees")


async def servant_decree(table: Gugong, seat: int) -> None:
    """A servant from the supply. Rule: gugong/morning-decrees."""
    await gain(table, seat, 1, "morning-decrees")


async def envoy_decree(table: Gugong, seat: int) -> None:
    """The envoy takes a step, or gets a point in the Palace. Rule: gugong/morning-decrees."""
    await advance(table, seat, 1, "morning-decrees")


async def swap_decree(table: Gugong, seat: int) -> None:
    """A hand card is swapped, after the dice are known. Rule: gugong/morning-decrees."""
    await swap(table, seat, with_taken=False)


Useful = Callable[[Gugong, int], bool]
Morning = Callable[[Gugong, int], Coroutine[Any, Any, None]]

# Each morning decree: whether it would do something, and what it does.
MORNINGS: Final[dict[int, tuple[Useful, Morning]]] = {
    MORNING_INTRIGUE: (can_climb, intrigue_decree),
    MORNING_SHIP: (can_board, ship_from_supply),
    MORNING_SERVANT: (can_gain, servant_decree),
    MORNING_ENVOY: (can_walk, envoy_decree),
    MORNING_SWAP: (can_swap, swap_decree),
}


async def income(table: Gugong) -> str:
    """New servants, as many as the day says and the supply has. Rule: gugong/income (ruling 47)."""
    for seat in table.seats_from(table.starter):
        await gain(table, seat, table.box.income[table.day - 2], "income")
    return next_turn(table, table.starter)


def refuse_decree(table: Gugong, seat: int, tile: int, about: list[int]) -> Refusal:
    """The seat has no such decree, has used it this morning, or it would do nothing."""
    if not table.has(seat, tile) or tile not in MORNING_TILES:
        return Refusal("no-morning-decree", "gugong/morning-decrees", {"tile": TILES[tile]})
    key = "no-morning-again" if tile in about else "no-morning-use"
    return Refusal(key, "gugong/morning-decrees", {"tile": TILES[tile]})
