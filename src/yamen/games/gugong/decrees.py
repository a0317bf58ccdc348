"""The Decrees Official: advantages for the whole game, or points at its end.

Rulebook: Location actions, Decrees; List of decrees.
"""

from __future__ import annotations

from yamen.games.gugong import news_day
from yamen.games.gugong.asking import put
from yamen.games.gugong.components import DISCOUNT, FROM_DECREES, TILES
from yamen.games.gugong.jade import use_up
from yamen.games.gugong.pieces import leave, score
from yamen.games.gugong.prompts.common import SKIP, too_few
from yamen.games.gugong.prompts.places import CHEAPER, DECREE, decree_cost
from yamen.games.gugong.servants import can_pay, pay
from yamen.games.gugong.state import HEAPS, POOL, Gugong
from yamen.kernel.ask import Refusal


def offers(table: Gugong, seat: int, about: object) -> list[int]:
    """The decrees in play that a seat has not and can pay, each also with the discount token if that helps."""
    out: list[int] = []
    for tile in table.tiles:
        if not table.has(seat, tile) and can_pay(table, seat, decree_cost(table, seat, tile), 1):
            out.append(tile)
    if DISCOUNT in table.slots[seat]:
        for tile in table.tiles:
            if (
                not table.has(seat, tile)
                and decree_cost(table, seat, tile)
                and can_pay(table, seat, decree_cost(table, seat, tile + CHEAPER), 1)
            ):
                out.append(tile + CHEAPER)
    out.append(SKIP)
    return out


async def obtain(table: Gugong, seat: int) -> bool:
    """Servants go to the supply, one onto the decree, and its points are scored. Rule: gugong/decrees.

    The double servant may pay, but never lies on a decree.
    """
    choice = await put(table, seat, DECREE, offers, refuse_decree, None, alone=True)
    if choice == SKIP:
        return False
    tile = choice % CHEAPER
    cost = decree_cost(table, seat, choice)
    if choice >= CHEAPER:
        use_up(table, seat, DISCOUNT, "discount")
    await pay(table, seat, cost, "decrees", 1)
    place_servant(table, seat, tile, POOL)
    await at_once(table, seat, tile)
    return True


async def at_once(table: Gugong, seat: int, tile: int) -> None:
    """What a decree brings at once beside its points."""
    act = table.rules.entries["at_once"].get(tile)
    if act is not None:
        await act(table, seat)


def place_servant(table: Gugong, seat: int, tile: int, source: int) -> None:
    """A servant lies on the decree for the rest of the game, and its points are scored at once."""
    table.perks[seat] |= 1 << tile
    leave(table, seat, 1, 0, source, 0)
    if table.herald is not None:
        news_day.decree_taken(table, seat, tile, HEAPS[source])
    score(table, seat, FROM_DECREES, table.box.points[tile], "decrees")


def refuse_decree(table: Gugong, seat: int, choice: int, about: object) -> Refusal:
    """The decree is not in play, the seat has it, or there are too few servants."""
    tile = choice % CHEAPER
    if tile not in table.tiles:
        return Refusal("no-decree-in-play", "gugong/decrees", {"tile": TILES[tile]})
    if table.has(seat, tile):
        return Refusal("no-decree-twice", "gugong/decrees", {"tile": TILES[tile]})
    if choice >= CHEAPER and DISCOUNT not in table.slots[seat]:
        return Refusal("no-discount", "gugong/discount")
    if choice >= CHEAPER and not decree_cost(table, seat, tile):
        return Refusal("no-discount-needed", "gugong/discount")
    return too_few(table, seat, decree_cost(table, seat, choice) + 1, "gugong/decrees")
