"""What is true of every table of Gùgōng at every decision."""

from __future__ import annotations

from collections import Counter

from yamen.games.gugong.components import DISCOUNT, PLUS, SHIPS, TOKENS
from yamen.games.gugong.state import Gugong

SERVANTS = 12
BEFORE = 31  # a used token's number without the mark of its use


def check(table: Gugong) -> None:
    """Servants, cards, tokens, ships and markers are all there, each in one place, and within their ranges."""
    for seat in range(table.players):
        servants(table, seat)
    cards(table)
    tokens(table)
    harbours = [berth for berth in table.ships if berth]
    assert len(set(harbours)) == len(harbours)
    assert sorted(table.ladder) == list(range(table.players))
    assert [table.steps[seat] for seat in table.ladder] == sorted(table.steps, reverse=True)
    spots = [spot for spot in table.spots if spot >= 0]
    assert len(set(spots)) == len(spots)
    assert [spot >= 0 for spot in table.spots] == [inside(table, seat) for seat in range(table.players)]
    if table.meng >= 0:
        assert len(table.automa) + len(table.today) + len(table.old) == (
            10 if table.rules.options["meng"] == "easy" else 11
        )


def inside(table: Gugong, seat: int) -> bool:
    """Whether an envoy has gone all his way."""
    left: int = table.rules.entries["to_go"](table, seat)
    return left == 0


def servants(table: Gugong, seat: int) -> None:
    """Twelve servants and a double one."""
    own = slice(seat * SHIPS, (seat + 1) * SHIPS)
    n = table.pool[seat] + table.supply[seat] + table.wall[seat] + sum(table.cargo[own])
    n += bin(table.perks[seat]).count("1")
    if seat != table.meng:
        n += sum(table.rewards[own])
        assert all(a <= b for a, b in zip(table.rewards[own], table.box.reward_slots, strict=True))
    for i, at in enumerate((0, 1, 3)):
        n += table.beside[at] == seat and table.doubles[seat] != 7 + i
    assert n == SERVANTS
    assert min(table.pool[seat], table.supply[seat], table.wall[seat], table.jade[seat]) >= 0
    assert 0 <= table.steps[seat] <= table.box.intrigue
    assert table.envoys[seat] >= 0
    assert table.rules.entries["to_go"](table, seat) >= 0
    assert len(table.slots[seat]) <= table.box.slots
    assert table.points(seat) >= 0
    for ship in range(own.start, own.stop):
        assert (table.ships[ship] == 0) == (table.cargo_of(ship) == 0)
        assert table.cargo_of(ship) <= table.box.hold


def cards(table: Gugong) -> None:
    """Every card that is in play lies in one place."""
    there = [*table.court, *table.pile]
    for hand in (*table.hands, *table.taken):
        there += hand
    assert len(set(there)) == len(there)
    sets = len(table.hands)
    made = sum(home != "" for home in table.box.home)
    assert len(there) == (made - (5 - sets) * 4 if table.rules.options["expert"] == "no" else made)


def tokens(table: Gugong) -> None:
    """Each kind of token as often as it was made."""
    there = [*table.bag, *table.spent, *(kind for kind in table.cities if kind >= 0)]
    for slots in table.slots:
        there += slots
    if table.held >= 0:
        there.append(table.held)
    there += [PLUS + i for i, at in enumerate((0, 1, 3)) if table.beside[at] >= 0]
    bonus = table.rules.options["bonus"] == "yes"
    made = {kind: table.box.copies[kind] for kind in range(len(TOKENS)) if bonus or not PLUS <= kind <= DISCOUNT}
    assert Counter(kind & BEFORE for kind in there) == +Counter(made)
