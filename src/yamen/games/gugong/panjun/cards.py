"""The new gift cards: what they show, and the two that are always lower or always higher.

Rulebook: Pànjūn, New decrees and gift cards.
"""

from __future__ import annotations

from typing import Final

from yamen.games.gugong import news as base_news
from yamen.games.gugong.asking import put
from yamen.games.gugong.bonus import perform
from yamen.games.gugong.components import CARDS
from yamen.games.gugong.day import place
from yamen.games.gugong.harbours import take_top
from yamen.games.gugong.panjun import news_cards
from yamen.games.gugong.panjun.back import can_go_back, go_back
from yamen.games.gugong.panjun.components import FROM_CARDS
from yamen.games.gugong.panjun.prompts import PILE, REPLACE, RETREAT
from yamen.games.gugong.pieces import score, to_wall
from yamen.games.gugong.prompts.benefits import TAKE
from yamen.games.gugong.prompts.common import SKIP, too_few
from yamen.games.gugong.state import ON_WALL, POOL, Gugong
from yamen.kernel.ask import Refusal

LOW: Final = CARDS.index("N-low")


async def place_twice(table: Gugong) -> str:
    """The place's action may be done twice once the price of the card that is always lower is paid. Rule: gugong/low.

    (Ruling 40.)
    """
    after = await place(table)
    if table.played == LOW:
        await perform(table, table.turn, table.place)
    return after


# --- the top card of the pile -----------------------------------------------------------------------------------------


def for_the_pile(table: Gugong, seat: int, about: object) -> list[int]:
    """Any card of the hand or of the discard pile, if the pile has one to give; or none."""
    own = [*table.hands[seat], *table.taken[seat]] if table.pile else []
    return [*own, SKIP]


async def pile_swap(table: Gugong, seat: int) -> bool:
    """A card goes under the pile, and the pile's top card comes where it was. Rule: gugong/pile-swap."""
    card = await put(table, seat, PILE, for_the_pile, refuse_pile)
    if card == SKIP:
        return False
    under_the_pile(table, seat, card, "hand" if card in table.hands[seat] else "taken")
    return True


async def pile_swap_token(table: Gugong, seat: int) -> None:
    """The same as a travel token."""
    await pile_swap(table, seat)


def under_the_pile(table: Gugong, seat: int, card: int, place: str) -> None:
    """A card of a hand or discard pile is exchanged with the pile; the others see neither."""
    cards = table.hands if place == "hand" else table.taken
    unsure = 0
    for held in cards[seat]:
        unsure |= 1 << held
    for at in range(table.players, len(table.drawn)):
        table.drawn[at] &= ~(1 << card)
    cards[seat] = tuple(held for held in cards[seat] if held != card)
    new = take_top(table)
    table.pile = (*table.pile, card)
    table.drawn[seat] = (table.drawn[seat] | unsure | 1 << new) & ~(1 << card)
    cards[seat] = (*cards[seat], new)
    if table.herald is not None:
        news_cards.under_the_pile(table, seat, card, new, place)


# --- a servant on the wall --------------------------------------------------------------------------------------------


def replaceable(table: Gugong, seat: int, about: object) -> list[int]:
    """Another one's servant on the wall for one of the own pool, plain for plain and double for double."""
    out: list[int] = []
    for other in range(table.players):
        if other != seat and table.wall[other] and table.pool[seat]:
            out.append(other * 2)
        if other != seat and table.doubles[other] == ON_WALL and table.doubles[seat] == POOL:
            out.append(other * 2 + 1)
    out.append(SKIP)
    return out


async def replace(table: Gugong, seat: int) -> bool:
    """Somebody's servant goes home from the wall into his pool, and one of the own pool takes its place.

    Rule: gugong/replace.
    """
    choice = await put(table, seat, REPLACE, replaceable, refuse_replace)
    if choice == SKIP:
        return False
    take_the_place(table, seat, choice // 2, choice % 2)
    return True


def take_the_place(table: Gugong, seat: int, other: int, twin: int) -> None:
    """One servant for another."""
    table.wall[other] -= 1 - twin
    table.pool[other] += 1 - twin
    if twin:
        table.doubles[other] = POOL
    if table.herald is not None:
        off = f"seat/{other}/pool"
        base_news.servants(table, other, 1 - twin, twin, "wall", off, "off-wall", "replace")
    to_wall(table, seat, 1 - twin, twin, POOL, "replace")


# --- two steps back ---------------------------------------------------------------------------------------------------


def retreats(table: Gugong, seat: int, about: object) -> list[int]:
    """Two steps back, if there are two (ruling 30); or none."""
    return [TAKE, SKIP] if can_go_back(table, seat, table.rules.entries["effects"]["retreat_steps"]) else [SKIP]


async def retreat(table: Gugong, seat: int) -> bool:
    """The envoy goes two steps back for 2 points. Rule: gugong/retreat."""
    enough = table.envoys[seat] >= table.rules.entries["effects"]["retreat_steps"]
    if await put(table, seat, RETREAT, retreats, refuse_retreat, always=enough) == SKIP:
        return False
    await step_aside(table, seat)
    return True


async def step_aside(table: Gugong, seat: int) -> None:
    """The steps, then the points."""
    effects = table.rules.entries["effects"]
    await go_back(table, seat, effects["retreat_steps"], "retreat", penalty=False)
    score(table, seat, FROM_CARDS, effects["retreat_points"], "retreat")


# --- refusals ---------------------------------------------------------------------------------------------------------


def refuse_pile(table: Gugong, seat: int, card: int, about: object) -> Refusal:
    """The pile is empty, or the card is somewhere else."""
    if not table.pile:
        return Refusal("no-pile", "gugong/pile-swap")
    return Refusal("no-card-own", "gugong/pile-swap", {"card": CARDS[card]})


def refuse_replace(table: Gugong, seat: int, choice: int, about: object) -> Refusal:
    """No such servant is on the wall, or none in the own pool."""
    other, twin = choice // 2, choice % 2
    if other >= table.players or other == seat:
        return Refusal("no-other-seat", "gugong/replace")
    there = table.doubles[other] == ON_WALL if twin else table.wall[other] > 0
    if not there:
        return Refusal("no-servant-on-wall", "gugong/replace", {"seat": other})
    if twin:
        return Refusal("no-double-in-pool", "gugong/double-servant")
    return too_few(table, seat, 1, "gugong/replace")


def refuse_retreat(table: Gugong, seat: int, answer: int, about: object) -> Refusal:
    """There are not so many steps behind the envoy, or one of them asks for something."""
    return Refusal("no-way-back", "gugong/retreat", {"n": table.rules.entries["effects"]["retreat_steps"]})
