"""Terracotta soldiers: unlocked, they wait at the entrance; a mausoleum tile takes them when its condition is met.

Rulebook: Mausoleum and terracotta soldiers.
"""

from __future__ import annotations

from yamen.games.zhanguo import news_board
from yamen.games.zhanguo.components import ELIXIR_NICHE, FROM_MAUSOLEUM, SYMBOLS
from yamen.games.zhanguo.prompts_people import STOP
from yamen.games.zhanguo.prompts_soldiers import HONOUR, SOLDIER
from yamen.games.zhanguo.state import Zhanguo
from yamen.games.zhanguo.wording import needs
from yamen.kernel.ask import Ask, Refusal
from yamen.kernel.words import Fact


def unlock(table: Zhanguo, seat: int, n: int, rule: str = "unlock") -> int:
    """Soldiers go from the board to the entrance, as many as are still locked. Rule: zhanguo/unlock."""
    n = min(n, table.locked[seat])
    table.locked[seat] -= n
    table.entrance[seat] += n
    if table.herald is not None and n:
        news_board.unlocked(table, seat, n, rule)
    return n


def stands_in(table: Zhanguo, seat: int, niche: int) -> bool:
    """Whether a seat has a soldier on a tile: one is the most."""
    return seat in table.niches[niche * 4 : niche * 4 + 4]


def walls_on(table: Zhanguo, seat: int, site: int) -> int:
    """How many walls a seat has built on a site."""
    return table.walls[site * 8 : site * 8 + 8].count(seat)


def met(table: Zhanguo, seat: int, niche: int) -> bool:
    """Whether a seat fulfils a tile's condition in its region or on its site; more than enough is enough.

    Rule: zhanguo/mausoleum.
    """
    tile = table.box.niches[table.mausoleum[niche]]
    symbol = table.symbols[niche]
    if symbol < 5:
        at = seat * 5 + symbol
        if table.governors[at] < tile.governors or table.palaces[at] < tile.palaces:
            return False
        return not tile.cards or table.cards_in(seat, symbol) >= tile.cards
    if symbol < ELIXIR_NICHE:
        return walls_on(table, seat, symbol - 5) >= tile.walls
    if table.box.multiplier[table.boats[seat]] < tile.multiplier:
        return False
    return table.alchemists_above(seat) >= tile.alchemists


def free_slot(table: Zhanguo, niche: int) -> int:
    """The highest free slot of a tile, or -1. With two players the slot for 3 or more stays empty."""
    at = niche * 4
    for slot in range(4):
        if table.niches[at + slot] < 0 and (table.players > 2 or slot != table.box.slot_for_3):
            return slot
    return -1


def open_to(table: Zhanguo, seat: int) -> list[int]:
    """The tiles that would take a seat's soldier now."""
    out: list[int] = []
    for niche in range(9):
        if met(table, seat, niche) and not stands_in(table, seat, niche) and free_slot(table, niche) >= 0:
            out.append(niche)
    return out


def anywhere(table: Zhanguo, seat: int) -> list[int]:
    """The tiles where a seat has no soldier yet, whether it meets their conditions or not."""
    return [niche for niche in range(9) if not stands_in(table, seat, niche) and free_slot(table, niche) >= 0]


def put(table: Zhanguo, seat: int, niche: int) -> None:
    """A soldier takes the highest free slot and its points are counted at once. Rule: zhanguo/soldiers."""
    slot = free_slot(table, niche)
    points = table.box.niches[table.mausoleum[niche]].points[slot]
    table.entrance[seat] -= 1
    table.niches[niche * 4 + slot] = seat
    table.score(seat, FROM_MAUSOLEUM, points)
    if table.herald is not None:
        news_board.soldier_placed(table, seat, niche, slot, points)


async def place_soldiers(table: Zhanguo, seat: int) -> None:
    """A seat places as many soldiers from the entrance as it likes where it meets the conditions.

    At the end of its turn, after a reward, and after paying for soldiers. Rule: zhanguo/soldiers (ruling R20).
    """
    while table.entrance[seat]:
        options = open_to(table, seat)
        if not options:
            return
        options.append(STOP)
        niche = await Ask(seat, SOLDIER, options, refuse_soldier)
        if niche == STOP:
            return
        put(table, seat, niche)


async def honour(table: Zhanguo, seat: int) -> None:
    """A soldier goes to any tile where the seat has none, whatever the tile's condition. Rule: zhanguo/honour."""
    put(table, seat, await Ask(seat, HONOUR, anywhere(table, seat), refuse_soldier))


def refuse_soldier(table: Zhanguo, seat: int, niche: int, about: object) -> Refusal:
    """A soldier of the seat stands there, or the condition is not met."""
    facts: dict[str, Fact] = {"symbol": SYMBOLS[table.symbols[niche]]}
    if stands_in(table, seat, niche):
        return Refusal("no-second-soldier", "zhanguo/soldiers", facts)
    tile = table.box.niches[table.mausoleum[niche]]
    facts["what"] = needs(tile)
    return Refusal("no-condition-met", "zhanguo/mausoleum", facts)
