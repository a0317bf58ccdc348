"""Deal the unknown anew: a table as one seat could find it, as far as it knows.

Everybody could see whose cards are whose: sets are printed, gifts are taken from the board. Hidden are the pile and the
cards drawn from it, which of his cards somebody laid aside, the travel tokens to come, and the order of Meng's cards.
"""

from __future__ import annotations

from typing import Any

from yamen.games.gugong.components import CARDS
from yamen.games.gugong.state import Gugong
from yamen.kernel.chance import Chance


def deal(base: Gugong, now: Gugong, luck: dict[str, Any], seat: int, chance: Chance) -> None:
    """Change the checkpoint `base` to one that leads to what the seat sees `now`."""
    deal_sides(base, now, seat, chance)
    deal_ownership(base, now, seat, chance)
    if base.meng >= 0:
        deal_meng(base, now, chance)
    base.bag = rest_shuffled(base.bag, kept(base.bag, now.bag, base.reshuffles == now.reshuffles), chance, "deal/bag")
    luck_hidden(luck, f"token_reshuffle/{now.reshuffles}", len(now.bag), chance)
    luck_hidden(luck, f"automa_reshuffle/{now.automa_shuffles}", len(now.automa), chance)


def hidden_cards(table: Gugong, seat: int) -> int:
    """The cards of which a seat does not know whose they are, as bits: the pile and what others drew from it."""
    bits = 0
    for card in table.pile:
        bits |= 1 << card
    for other in range(table.players):
        if other != seat:
            bits |= table.drawn[other]
    return bits


def deal_ownership(base: Gugong, now: Gugong, seat: int, chance: Chance) -> None:
    """Pile and drawn cards change places, but for those that came to light since the checkpoint."""
    free = hidden_cards(base, seat) & hidden_cards(now, seat)
    for card in now.pile:
        if card not in base.pile:  # it was put under the pile meanwhile, from where it lies at the checkpoint
            free &= ~(1 << card)
    before = [card for card in range(len(CARDS)) if free >> card & 1]
    after = chance.shuffle("deal/cards", before)
    put = list(range(len(CARDS)))
    for old, new in zip(before, after, strict=True):
        put[old] = new
    base.pile = tuple(put[card] for card in base.pile)
    for other in range(base.players):
        base.hands[other] = tuple(put[card] for card in base.hands[other])
        base.taken[other] = tuple(put[card] for card in base.taken[other])
    for at, bits in enumerate(base.drawn):
        base.drawn[at] = renamed(bits, put)


def renamed(bits: int, put: list[int]) -> int:
    """A set of cards after each has been replaced."""
    out = 0
    for card in range(len(CARDS)):
        if bits >> card & 1:
            out |= 1 << put[card]
    return out


def deal_sides(base: Gugong, now: Gugong, seat: int, chance: Chance) -> None:
    """Which cards others laid aside: each of those that were in hand then may be the one."""
    for other in range(base.players):
        if other == seat:
            continue
        unsure = base.drawn[base.players + other]
        unsure &= now.drawn[now.players + other]
        free = [card for card in (*base.hands[other], *base.taken[other]) if unsure >> card & 1]
        put = dict(zip(free, chance.shuffle(f"deal/sides/{other}", free), strict=True))
        base.hands[other] = tuple(put.get(card, card) for card in base.hands[other])
        base.taken[other] = tuple(put.get(card, card) for card in base.taken[other])


def deal_meng(base: Gugong, now: Gugong, chance: Chance) -> None:
    """The order of Meng's gifts and of his deck, but for what has been turned up since the checkpoint."""
    seat = base.meng
    free = [card for card in base.hands[seat] if card in now.hands[seat]]
    mixed = iter(chance.shuffle("deal/meng", free))
    base.hands[seat] = tuple(next(mixed) if card in free else card for card in base.hands[seat])
    same = base.automa_shuffles == now.automa_shuffles
    base.automa = rest_shuffled(base.automa, kept(base.automa, now.automa, same), chance, "deal/automa")


def kept(base: tuple[int, ...], now: tuple[int, ...], same: bool) -> int:
    """How many of a pile have been turned up since the checkpoint; all of them if it was shuffled anew."""
    return len(base) - len(now) if same else len(base)


def rest_shuffled(pile: tuple[int, ...], first: int, chance: Chance, label: str) -> tuple[int, ...]:
    """A pile whose first items are known and the others are not."""
    return (*pile[:first], *chance.shuffle(label, pile[first:]))


def luck_hidden(luck: dict[str, Any], label: str, left: int, chance: Chance) -> None:
    """A shuffle since the checkpoint: what is left of it is as unknown as before."""
    order = luck.get(label)
    if order is not None:
        first = len(order) - left
        luck[label] = (*order[:first], *chance.shuffle(f"deal/{label}", order[first:]))
