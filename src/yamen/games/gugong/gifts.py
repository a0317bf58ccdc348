"""Gifts are exchanged with an official, and cards are swapped.

Rulebook: Phase 2, 1. Exchanging gifts; Gift card actions.
"""

from __future__ import annotations

from yamen.games.gugong import news
from yamen.games.gugong.asking import put
from yamen.games.gugong.bonus import PLUS_SEAT
from yamen.games.gugong.components import CARDS, EQUAL_DECREE, TWICE_VALUE
from yamen.games.gugong.jade import use_up
from yamen.games.gugong.prompts.common import PLAIN, RADIX, SKIP, TWIN, card_facts, too_few
from yamen.games.gugong.prompts.gifts import (
    GIFT,
    NO_ACTIONS,
    PAY,
    PRICE,
    SWAP,
    WITH_CARD,
    WITH_DOUBLE,
    WITH_SERVANTS,
    WITH_TOKEN,
)
from yamen.games.gugong.servants import pay_with
from yamen.games.gugong.state import POOL, Gugong
from yamen.kernel.ask import Refusal

FRUIT = 1  # the fruit bowl
STATUE = 9  # and what it may be exchanged with freely


def gifts(table: Gugong, seat: int, about: object) -> list[int]:
    """Any hand card for any official's. Rule: gugong/gifts."""
    out: list[int] = []
    places = range(len(table.court))
    for card in table.hands[seat]:
        at = card * RADIX
        for place in places:
            out.append(at + place)
    return out


def accepted(table: Gugong, seat: int, card: int, other: int, times: int = 1) -> bool:
    """Whether a gift is accepted for nothing: it is dearer, or a fruit bowl for a 9 as printed (ruling 55).

    Rules: gugong/gift-price, gugong/fruit-bowl, gugong/plus, gugong/equal-decree (ruling 26). A nominal 0 is always
    lower, a nominal 10 always higher. Rules: gugong/low, gugong/high (ruling 40).
    """
    value = table.box.value
    if value[card] == FRUIT and value[other] == STATUE:
        return True
    mine = value[card] * times
    if table.beside[PLUS_SEAT] == seat:
        mine = (value[card] + 1) * times
    return mine > value[other] or (mine == value[other] and table.has(seat, EQUAL_DECREE))


def prices(table: Gugong, seat: int, other: int) -> list[int]:
    """How a gift that is not dearer is accepted: two servants, another card, a bonus token, or without actions."""
    out: list[int] = []
    if table.pool[seat] >= PRICE:
        out.append(WITH_SERVANTS)
    if table.doubles[seat] == POOL:
        out.append(WITH_DOUBLE)
    if TWICE_VALUE in table.slots[seat] and accepted(table, seat, table.played, other, 2):
        out.append(WITH_TOKEN)
    for card in table.hands[seat]:
        out.append(WITH_CARD + card)
    out.append(NO_ACTIONS)
    return out


async def gift(table: Gugong) -> str:
    """A hand card is exchanged with an official's; then come the card's action and the place's. Rule: gugong/gifts."""
    seat = table.turn
    choice = await put(table, seat, GIFT, gifts, refuse_gift)
    card = choice // RADIX
    table.played = card
    table.place = choice % RADIX
    other = exchange_cards(table, seat, card, table.place, "hand", "taken", "gift")
    acts = True
    if not accepted(table, seat, card, other):
        acts = await pay_price(table, seat, other)
    if not acts:
        table.played = -1
        return "rest"
    return "card" if table.box.icon[card] else "place"


async def pay_price(table: Gugong, seat: int, other: int) -> bool:
    """The price of a gift that is not dearer; False if it is exchanged without actions. Rule: gugong/gift-price."""
    price = await put(table, seat, PAY, prices, refuse_price, other, alone=True)
    if price == NO_ACTIONS:
        if table.herald is not None:
            news.tell(table, "no-actions", seat, "gift-price")
        return False
    if price in (WITH_SERVANTS, WITH_DOUBLE):
        pay_with(table, seat, PRICE, TWIN if price == WITH_DOUBLE else PLAIN, "gift-price")
    elif price == WITH_TOKEN:
        use_up(table, seat, TWICE_VALUE, "double-value")
    else:
        lay_aside(table, seat, price - WITH_CARD)
    return True


def lay_aside(table: Gugong, seat: int, card: int) -> None:
    """Another hand card is the price; it goes face down to one's discard pile. Rule: gugong/gift-price."""
    unsure = 0
    for held in table.hands[seat]:
        unsure |= 1 << held
    table.drawn[table.players + seat] |= unsure  # from now on nobody else knows which of these still is in hand
    table.hands[seat] = tuple(held for held in table.hands[seat] if held != card)
    table.taken[seat] = (*table.taken[seat], card)
    if table.herald is not None:
        here = f"seat/{seat}"
        news.card_moved(table, seat, card, f"{here}/hand", f"{here}/taken", "laid-aside", "gift-price")


def known(table: Gugong, seat: int, card: int) -> None:
    """Everybody has seen where this card is."""
    drawn = table.drawn
    others = ~(1 << card)
    drawn[seat] &= others
    drawn[table.players + seat] &= others
    if len(drawn) > 2 * table.players:  # what a module keeps behind them
        for at in range(2 * table.players, len(drawn)):
            drawn[at] &= others


def is_secret(table: Gugong, seat: int) -> bool:
    """Whether a hand holds a card that others cannot know to be there: then no silence may tell of its values."""
    unsure = 0
    for bits in table.drawn:
        unsure |= bits
    return any(unsure >> card & 1 for card in table.hands[seat])


def exchange_cards(table: Gugong, seat: int, card: int, place: int, source: str, target: str, kind: str) -> int:
    """A card of the hand (or the discard pile) is laid down for the official's, which goes where it is said."""
    other = table.court[place]
    table.court[place] = card
    known(table, seat, card)
    if source == "hand":
        table.hands[seat] = tuple(held for held in table.hands[seat] if held != card)
    else:
        table.taken[seat] = tuple(held for held in table.taken[seat] if held != card)
    if target == "hand":
        table.hands[seat] = (*table.hands[seat], other)
    else:
        table.taken[seat] = (*table.taken[seat], other)
    if table.herald is not None:
        news.exchanged(table, seat, card, place, other, source, target, kind)
    return other


def swaps(table: Gugong, seat: int, about: bool) -> list[int]:
    """Any hand card (and, with `about`, any of the discard pile) for any official's, or none. Rule: gugong/swap."""
    places = range(len(table.court))
    out = [card * RADIX + place for card in table.hands[seat] for place in places]
    if about:
        out += [card * RADIX + place for card in table.taken[seat] for place in places]
    out.append(SKIP)
    return out


async def swap(table: Gugong, seat: int, with_taken: bool) -> bool:
    """A card goes to an official, whatever its value, and his comes where it was; no action follows. Rule: gugong/swap.

    (Ruling 8.)
    """
    choice = await put(table, seat, SWAP, swaps, refuse_swap, with_taken)
    if choice == SKIP:
        return False
    card = choice // RADIX
    pile = "hand" if card in table.hands[seat] else "taken"
    exchange_cards(table, seat, card, choice % RADIX, pile, pile, "swap")
    return True


def refuse_gift(table: Gugong, seat: int, choice: int, about: object) -> Refusal:
    """The card is not in hand."""
    return Refusal("no-card-in-hand", "gugong/gifts", {"card": CARDS[choice // RADIX]})


def refuse_price(table: Gugong, seat: int, price: int, about: int) -> Refusal:
    """Too few servants, no such card or token, or a token that would not help."""
    if price >= WITH_CARD:
        return Refusal("no-card-in-hand", "gugong/gift-price", {"card": CARDS[price - WITH_CARD]})
    if price == WITH_TOKEN:
        if TWICE_VALUE not in table.slots[seat]:
            return Refusal("no-double-value", "gugong/double-value")
        return Refusal("no-double-value-enough", "gugong/double-value", card_facts(table, table.played))
    if price == WITH_DOUBLE:
        return Refusal("no-double-in-pool", "gugong/double-servant")
    return too_few(table, seat, PRICE, "gugong/gift-price")


def refuse_swap(table: Gugong, seat: int, choice: int, about: bool) -> Refusal:
    """The card is not in hand, nor in the discard pile where that would do."""
    key = "no-card-own" if about else "no-card-in-hand"
    return Refusal(key, "gugong/swap", {"card": CARDS[choice // RADIX]})
