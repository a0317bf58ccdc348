"""Deal the unknown anew: a table that is consistent with what one seat knows."""

from __future__ import annotations

from typing import Any

from tests.toy.bazaar.state import Bazaar
from yamen.kernel.chance import Chance


def seen(table: Bazaar, seat: int) -> list[int]:
    """The wares whose place a seat knows."""
    out = [*table.stalls, *table.discard, *table.sold]
    return [*out, *table.hands[seat], *table.chests[seat], table.peeks[seat]] if seat >= 0 else out


def deal(base: Bazaar, now: Bazaar, luck: dict[str, Any], seat: int, chance: Chance) -> None:
    """Wares that the seat saw neither at the checkpoint nor sees now change places; the others stay."""
    known = {*seen(base, seat), *seen(now, seat)}
    hands = [(row, other) for row in (base.hands, base.chests) for other in range(base.seats) if other != seat]
    unknown = [ware for row, other in hands for ware in row[other] if ware not in known]
    unknown += [ware for ware in base.pile if ware not in known]
    pool = chance.shuffle("deal", sorted(unknown))
    for row, other in hands:
        row[other] = sorted([ware if ware in known else pool.pop() for ware in row[other]])
    base.pile = [ware if ware in known else pool.pop() for ware in base.pile]
    base.peeks = [top and (top if other == seat else base.pile[-1]) for other, top in enumerate(base.peeks)]
    open_now = seen(now, seat)
    for label in luck:
        if label.startswith("reshuffle/"):
            order = luck[label]
            pool = chance.shuffle(label, sorted(ware for ware in order if ware not in open_now))
            luck[label] = tuple(ware if ware in open_now else pool.pop() for ware in order)
