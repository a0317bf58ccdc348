"""The Day Phase: turn by turn, until nobody has a gift left. A turn is four scenes: gift, card, place, rest.

Rulebook: Phase 2, The Day Phase.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from yamen.games.gugong.asking import put
from yamen.games.gugong.bonus import perform
from yamen.games.gugong.components import AT, SWAP_ICON, TWICE_ACTION
from yamen.games.gugong.gifts import swap
from yamen.games.gugong.jade import use_up
from yamen.games.gugong.prompts.benefits import AGAIN, REST, TAKE
from yamen.games.gugong.prompts.common import SKIP
from yamen.games.gugong.servants import gain
from yamen.games.gugong.state import SUPPLY, Gugong
from yamen.kernel.ask import Refusal


def next_turn(table: Gugong, first: int) -> str:
    """The first seat from there on that has a gift in hand takes its turn; without any, the day is over.

    Rule: gugong/turns (rulings 25, 52).
    """
    for i in range(table.players):
        seat = (first + i) % table.players
        if table.hands[seat]:
            table.turn = seat
            return "meng" if seat == table.meng else "gift"
    return "evening"


async def card(table: Gugong) -> str:
    """The action that the played gift shows, first. Rule: gugong/actions."""
    seat = table.turn
    icon = table.box.icon[table.played]
    if await card_action(table, seat, icon) and TWICE_ACTION in table.slots[seat]:
        if await put(table, seat, AGAIN, once_more, refuse_again) == TAKE:
            use_up(table, seat, TWICE_ACTION, "double-action")
            await card_action(table, seat, icon)
    return "place"


async def card_action(table: Gugong, seat: int, icon: int) -> bool:
    """What a gift shows: a place's action, servants or a swap; False if it was left. Rule: gugong/card-actions."""
    act = table.rules.entries["icons"].get(icon)
    if act is None:
        return await perform(table, seat, icon - AT)
    done: bool = await act(table, seat)
    return done


async def place(table: Gugong) -> str:
    """The action of the place, if its owner likes. Rule: gugong/actions."""
    await perform(table, table.turn, table.place)
    return "rest"


async def rest(table: Gugong) -> str:
    """The turn is over; tokens may still be exchanged. Rule: gugong/exchange (ruling 43)."""
    seat = table.turn
    table.played = -1
    if table.slots[seat]:
        await put(table, seat, REST, nothing_more, refuse_rest, None, alone=True)
    return next_turn(table, seat + 1)


def nothing_more(table: Gugong, seat: int, about: object) -> list[int]:
    """The end of a turn."""
    return [SKIP]


def once_more(table: Gugong, seat: int, about: object) -> list[int]:
    """The bonus token may be used or kept. Rule: gugong/double-action."""
    return [TAKE, SKIP]


async def no_icon(table: Gugong, seat: int) -> bool:
    """Some gifts show nothing."""
    return False


async def one_servant(table: Gugong, seat: int) -> bool:
    """A servant from the supply. Rule: gugong/card-actions."""
    return await servants(table, seat, 1)


async def two_servants(table: Gugong, seat: int) -> bool:
    """Two servants from the supply. Rule: gugong/card-actions."""
    return await servants(table, seat, 2)


async def servants(table: Gugong, seat: int, n: int) -> bool:
    """Servants from the supply, as many as there are."""
    before = table.supply[seat] + (table.doubles[seat] == SUPPLY)
    await gain(table, seat, n, "card-actions", decline=True)
    return table.supply[seat] + (table.doubles[seat] == SUPPLY) < before


async def swap_icon(table: Gugong, seat: int) -> bool:
    """A swap. Rule: gugong/swap."""
    return await swap(table, seat, with_taken=True)


IconAct = Callable[[Gugong, int], Coroutine[Any, Any, bool]]

ICON_ACTS: Final[tuple[IconAct, ...]] = (no_icon, one_servant, two_servants, swap_icon)
assert len(ICON_ACTS) == SWAP_ICON + 1 == AT


def refuse_again(table: Gugong, seat: int, answer: int, about: object) -> Refusal:
    """Both answers are options."""
    return Refusal("no-again", "gugong/double-action")


def refuse_rest(table: Gugong, seat: int, answer: int, about: object) -> Refusal:
    """The only answer is an option."""
    return Refusal("no-again", "gugong/exchange")
