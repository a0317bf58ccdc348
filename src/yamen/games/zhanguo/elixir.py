"""The search for the elixir: boats, the symbols on their way, alchemist cards and masters.

Rulebook: Search for the elixir.
"""

from __future__ import annotations

from collections.abc import Sequence

from yamen.games.zhanguo import news_board
from yamen.games.zhanguo.components import ALCHEMIST, CARD_NAMES, DOUBLE, EDICTS, FIRST_MASTER, MASTER, PLAIN, REGIONS
from yamen.games.zhanguo.mausoleum import unlock
from yamen.games.zhanguo.prompts_people import STOP
from yamen.games.zhanguo.prompts_play import ALCHEMIST_CARD, SOLDIER_INSTEAD, SYMBOL, card_of
from yamen.games.zhanguo.prompts_play import MASTER as TAKE_MASTER
from yamen.games.zhanguo.state import Zhanguo
from yamen.kernel.ask import Ask, Refusal
from yamen.kernel.words import Fact


def advance(table: Zhanguo, seat: int, n: int) -> list[int]:
    """A boat advances, at most to the end; the symbols that it reached or passed, in order. Rule: zhanguo/boat."""
    before = table.boats[seat]
    after = min(before + n, table.box.boat_end)
    table.boats[seat] = after
    if table.herald is not None and after > before:
        news_board.sailed(table, seat, before, after)
    symbols = table.box.symbols
    return [symbols[space] for space in range(before + 1, after + 1) if symbols[space] != PLAIN]


async def sail(table: Zhanguo, seat: int, n: int) -> None:
    """A boat advances and its symbols are resolved in track order, a double one twice.

    Whatever moves it (ruling R60). Rule: zhanguo/elixir (ruling R15).
    """
    for symbol in advance(table, seat, n):
        if symbol == MASTER:
            await take_master(table, seat)
        else:
            for _ in range(2 if symbol == DOUBLE else 1):
                await resolve(table, seat)


async def resolve(table: Zhanguo, seat: int) -> None:
    """A symbol unlocks a soldier or places an alchemist card where an alchemist is; if neither can be, it is lost."""
    officials = table.officials
    at = seat * 15 + ALCHEMIST
    regions = [region for region in range(5) if officials[at + region * 3]]
    options = [SOLDIER_INSTEAD] if table.locked[seat] else []
    options += placeable(table, seat, regions)
    if not options:
        if table.herald is not None:
            news_board.symbol_lost(table, seat)
        return
    code = await Ask(seat, SYMBOL, options, refuse_symbol)
    if code == SOLDIER_INSTEAD:
        unlock(table, seat, 1)
    else:
        place_alchemist(table, seat, card_of(code), code % 5)


def placeable(table: Zhanguo, seat: int, regions: Sequence[int]) -> list[int]:
    """Every card that lies aside with every one of these regions that has room for it."""
    aside = table.aside[seat]
    if not aside:
        return []
    room = [region for region in regions if table.cards_in(seat, region) < table.box.most_cards]
    return [card * 5 + region for card in range(10) if aside >> card & 1 for region in room]


def place_alchemist(table: Zhanguo, seat: int, card: int, region: int) -> None:
    """An alchemist card or a master is placed: no tokens, no unrest. Rule: zhanguo/alchemists."""
    place = seat * 15 + region * 3 + table.cards_in(seat, region)
    table.aside[seat] &= ~(1 << (card - EDICTS))
    table.cards[place] = card
    if table.herald is not None:
        news_board.alchemist_placed(table, seat, card, place - seat * 15)


async def place_alchemists(table: Zhanguo, seat: int, n: int, regions: Sequence[int]) -> None:
    """Up to `n` cards go anywhere, with or without an alchemist there; the first one must (rulings R39, R40)."""
    for i in range(n):
        options = placeable(table, seat, regions)
        if not options:
            return
        if i:
            options.append(STOP)
        code = await Ask(seat, ALCHEMIST_CARD, options, refuse_alchemist)
        if code == STOP:
            return
        place_alchemist(table, seat, card_of(code), code % 5)


async def take_master(table: Zhanguo, seat: int) -> None:
    """The seat adds a master that lies beside the board to its alchemist cards. Rule: zhanguo/masters (ruling R15)."""
    options = [master for master in range(5) if table.masters >> master & 1]
    if options:
        give_master(table, seat, await Ask(seat, TAKE_MASTER, options, refuse_master))


def give_master(table: Zhanguo, seat: int, master: int) -> None:
    """A master goes to a seat."""
    table.masters &= ~(1 << master)
    table.aside[seat] |= 1 << (FIRST_MASTER - EDICTS + master)
    if table.herald is not None:
        news_board.master_taken(table, seat, FIRST_MASTER + master)


def refuse_alchemist(table: Zhanguo, seat: int, code: int, about: object) -> Refusal:
    """The card does not lie aside, or the region is full."""
    if code == STOP:
        return Refusal("no-stop-first", "zhanguo/alchemists")
    facts: dict[str, Fact] = {"alchemist": CARD_NAMES[card_of(code)], "region": REGIONS[code % 5]}
    if not table.aside[seat] >> (card_of(code) - EDICTS) & 1:
        return Refusal("no-alchemist-card", "zhanguo/alchemists", facts)
    if table.cards_in(seat, code % 5) >= table.box.most_cards:
        return Refusal("no-place-above", "zhanguo/alchemists", facts)
    return Refusal("no-region-now", "zhanguo/alchemists", facts)


def refuse_symbol(table: Zhanguo, seat: int, code: int, about: object) -> Refusal:
    """No soldier is locked, no alchemist stands there, or the card cannot be placed."""
    if code == SOLDIER_INSTEAD:
        return Refusal("no-soldier-locked", "zhanguo/unlock")
    refusal = refuse_alchemist(table, seat, code, None)
    if refusal.words.key == "no-region-now":
        return Refusal("no-alchemist-there", "zhanguo/elixir", {"region": REGIONS[code % 5]})
    return refusal


def refuse_master(table: Zhanguo, seat: int, master: int, about: object) -> Refusal:
    """This master is not in play, or somebody has him."""
    return Refusal("no-master", "zhanguo/masters", {"alchemist": CARD_NAMES[FIRST_MASTER + master]})
