"""What each travel token gives when it is taken; all of it may be left.

Rulebook: List of travel tokens.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from yamen.games.gugong import news
from yamen.games.gugong.asking import put
from yamen.games.gugong.bonus import follow_token, kept, plus_token, toll_token
from yamen.games.gugong.canal import ship_from_supply
from yamen.games.gugong.components import CARDS, FROM_TOKENS
from yamen.games.gugong.gifts import is_secret, known, swap
from yamen.games.gugong.palace import advance
from yamen.games.gugong.pieces import climb, give_jade, score
from yamen.games.gugong.prompts.benefits import DISCARD_GIFT, RETRIEVE, TAKE, TOKEN
from yamen.games.gugong.prompts.common import SKIP, card_facts, too_few
from yamen.games.gugong.servants import can_pay, gain, pay
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.wall import complete, extra_servant
from yamen.kernel.ask import Refusal

SOLD: Final = 3  # servants for a jade
DEAR: Final = 7  # the least value of a gift that is worth a jade
POINTS: Final = 2


def take_or_leave(table: Gugong, seat: int, about: bool) -> list[int]:
    """The benefit, if there is one, or nothing."""
    return [TAKE, SKIP] if about else [SKIP]


async def taken(table: Gugong, seat: int, possible: bool = True) -> bool:
    """Whether a seat uses the benefit of the token that it holds (ruling 47)."""
    return await put(table, seat, TOKEN, take_or_leave, refuse_token, possible) == TAKE


async def servants_1(table: Gugong, seat: int) -> None:
    """A servant from the supply. Rule: gugong/tokens."""
    await gain(table, seat, 1, "tokens", decline=True)


async def servants_2(table: Gugong, seat: int) -> None:
    """Two servants from the supply. Rule: gugong/tokens."""
    await gain(table, seat, 2, "tokens", decline=True)


async def envoy_1(table: Gugong, seat: int) -> None:
    """The envoy takes a step. Rule: gugong/tokens."""
    if await taken(table, seat):
        await advance(table, seat, 1, "tokens")


async def intrigue_1(table: Gugong, seat: int) -> None:
    """The marker goes up a step. Rule: gugong/tokens."""
    if await taken(table, seat, table.steps[seat] < table.box.intrigue):
        climb(table, seat, 1, "tokens")


async def points_2(table: Gugong, seat: int) -> None:
    """Two points. Rule: gugong/tokens."""
    if await taken(table, seat):
        score(table, seat, FROM_TOKENS, POINTS, "tokens")


async def swap_token(table: Gugong, seat: int) -> None:
    """A swap. Rule: gugong/swap."""
    await swap(table, seat, with_taken=True)


def dear_gifts(table: Gugong, seat: int, about: object) -> list[int]:
    """The hand cards of value 7 or more, as printed (ruling 55), or none."""
    return [*(card for card in table.hands[seat] if table.box.value[card] >= DEAR), SKIP]


async def discard_for_jade(table: Gugong, seat: int) -> None:
    """A hand card of 7 or more goes to one's discard pile, for a jade. Rule: gugong/discard-jade."""
    card = await put(table, seat, DISCARD_GIFT, dear_gifts, refuse_dear, always=is_secret(table, seat))
    if card == SKIP:
        return
    table.hands[seat] = tuple(other for other in table.hands[seat] if other != card)
    table.taken[seat] = (*table.taken[seat], card)
    known(table, seat, card)
    if table.herald is not None:
        here = f"seat/{seat}"
        news.card_shown(table, seat, card, f"{here}/hand", f"{here}/taken", "discarded", "discard-jade")
    give_jade(table, seat, "discard-jade")


def discards(table: Gugong, seat: int, about: object) -> list[int]:
    """The cards of one's discard pile, or none."""
    return [*table.taken[seat], SKIP]


async def retrieve(table: Gugong, seat: int) -> None:
    """A card of one's discard pile comes back to the hand, for all to see. Rule: gugong/retrieve (ruling 25)."""
    card = await put(table, seat, RETRIEVE, discards, refuse_retrieve)
    if card == SKIP:
        return
    table.taken[seat] = tuple(other for other in table.taken[seat] if other != card)
    table.hands[seat] = (*table.hands[seat], card)
    known(table, seat, card)
    if table.herald is not None:
        here = f"seat/{seat}"
        news.card_shown(table, seat, card, f"{here}/taken", f"{here}/hand", "retrieved", "retrieve")


async def ship_servant(table: Gugong, seat: int) -> None:
    """A servant of the supply goes onto a ship. Rule: gugong/ship-servant."""
    await ship_from_supply(table, seat)


async def wall_servant(table: Gugong, seat: int) -> None:
    """A servant of the supply goes onto the wall. Rule: gugong/wall-servant."""
    await extra_servant(table, seat, "wall-servant")
    await complete(table)


async def sell_servants(table: Gugong, seat: int) -> None:
    """Three servants of the pool for a jade. Rule: gugong/servants-jade."""
    if await put(table, seat, TOKEN, sale, refuse_sale, None, alone=True) == TAKE:
        await pay(table, seat, SOLD, "servants-jade")
        give_jade(table, seat, "servants-jade")


def sale(table: Gugong, seat: int, about: object) -> list[int]:
    """Three servants for a jade, or not."""
    return [TAKE, SKIP] if can_pay(table, seat, SOLD) else [SKIP]


def refuse_sale(table: Gugong, seat: int, answer: int, about: object) -> Refusal:
    """There are not three servants."""
    return too_few(table, seat, SOLD, "gugong/servants-jade")


def refuse_token(table: Gugong, seat: int, answer: int, about: bool) -> Refusal:
    """The token would do nothing now."""
    return Refusal("no-token-use", "gugong/tokens")


def refuse_dear(table: Gugong, seat: int, card: int, about: object) -> Refusal:
    """The card is not in hand, or is worth less than 7."""
    if card not in table.hands[seat]:
        return Refusal("no-card-in-hand", "gugong/discard-jade", {"card": CARDS[card]})
    return Refusal("no-card-dear", "gugong/discard-jade", {**card_facts(table, card), "least": DEAR})


def refuse_retrieve(table: Gugong, seat: int, card: int, about: object) -> Refusal:
    """The card is not in one's discard pile."""
    return Refusal("no-card-taken", "gugong/retrieve", {"card": CARDS[card]})


Power = Callable[[Gugong, int], Coroutine[Any, Any, None]]

# What each kind of token does, by its number.
POWERS: Final[tuple[Power, ...]] = (
    servants_1,
    servants_2,
    envoy_1,
    intrigue_1,
    discard_for_jade,
    points_2,
    swap_token,
    retrieve,
    ship_servant,
    wall_servant,
    sell_servants,
    kept,
    plus_token,
    toll_token,
    follow_token,
    kept,
    kept,
    kept,
)
