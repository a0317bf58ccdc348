"""The new gift card that takes a card of another hand; whose cards lie where is then not known to the others.

Rulebook: Pànjūn, New decrees and gift cards.
"""

from __future__ import annotations

from yamen.games.gugong.asking import put
from yamen.games.gugong.components import CARDS
from yamen.games.gugong.panjun import news_cards
from yamen.games.gugong.panjun.annex import HAND_DRAWS, beside
from yamen.games.gugong.panjun.prompts import HAND, HAND_BACK
from yamen.games.gugong.pieces import move_marker
from yamen.games.gugong.prompts.common import SKIP
from yamen.games.gugong.state import Gugong
from yamen.kernel.ask import Refusal


def hands(table: Gugong, seat: int, about: object) -> list[int]:
    """Whoever else has a hand card, for a step back on the Intrigue track; or nobody."""
    others = [other for other in range(table.players) if other != seat and table.hands[other]]
    return [*(others if table.steps[seat] else []), SKIP]


async def hand_swap(table: Gugong, seat: int) -> bool:
    """One step back on the Intrigue track; a card is drawn from another hand, and any card is given for it.

    Rule: gugong/hand-swap.
    """
    other = await put(table, seat, HAND, hands, refuse_hand)
    if other == SKIP:
        return False
    move_marker(table, seat, table.steps[seat] - 1, "hand-swap")
    card = draw_from_hand(table, other)
    unsure = table.hands[seat] + table.hands[other]
    pass_on(table, other, seat, card, "hand-drawn")
    card = await put(table, seat, HAND_BACK, own_hand, refuse_given)
    pass_on(table, seat, other, card, "hand-given")
    mixed(table, seat, other, unsure)
    return True


def draw_from_hand(table: Gugong, seat: int) -> int:
    """A card of a hand, by lot. Nobody sees it yet."""
    return by_lot(table, table.hands[seat])


def by_lot(table: Gugong, cards: tuple[int, ...]) -> int:
    """One of these cards."""
    counts = beside(table).counts
    counts[HAND_DRAWS] += 1
    held = sorted(CARDS[card] for card in cards)
    return CARDS.index(table.chance.roll(f"hand_draw/{counts[HAND_DRAWS]}", held))


def pass_on(table: Gugong, seat: int, other: int, card: int, kind: str) -> None:
    """A card goes from a hand to another one; these two seats see it."""
    unknown = 0
    for at, bits in enumerate(table.drawn):
        unknown |= bits >> card & 1
        table.drawn[at] = bits & ~(1 << card)
    if unknown:
        table.drawn[other] |= 1 << card  # nobody else could tell whose it was, and so it stays
    table.hands[seat] = tuple(held for held in table.hands[seat] if held != card)
    table.hands[other] = (*table.hands[other], card)
    if table.herald is not None:
        news_cards.passed_on(table, seat, other, card, kind)


def mixed(table: Gugong, seat: int, other: int, cards: tuple[int, ...]) -> None:
    """The others do not know any more which of these cards is in whose hand."""
    at = pair(table, seat, other)
    for card in cards:
        table.drawn[at] |= 1 << card


def pair(table: Gugong, seat: int, other: int) -> int:
    """Where `drawn` keeps the cards that lie with one of two seats: behind the entries of the base game."""
    return table.players * (2 + min(seat, other)) + max(seat, other)


def own_hand(table: Gugong, seat: int, about: object) -> list[int]:
    """Any card of the hand, the one just drawn too."""
    return list(table.hands[seat])


def refuse_hand(table: Gugong, seat: int, other: int, about: object) -> Refusal:
    """The marker is at the start, nobody sits there, it is oneself, or that hand is empty."""
    if other >= table.players or other == seat:
        return Refusal("no-other-seat", "gugong/hand-swap")
    if not table.steps[seat]:
        return Refusal("no-benefit-low", "gugong/hand-swap", {"need": 1, "have": 0})
    return Refusal("no-hand-empty", "gugong/hand-swap", {"seat": other})


def refuse_given(table: Gugong, seat: int, card: int, about: object) -> Refusal:
    """The card is not in hand, or one must be given."""
    if card == SKIP:
        return Refusal("no-keeping", "gugong/hand-swap")
    return Refusal("no-card-in-hand", "gugong/hand-swap", {"card": CARDS[card]})
