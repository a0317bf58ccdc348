"""What is true of every table of Gùgōng at every decision."""

from __future__ import annotations

from collections import Counter
from typing import cast

from yamen.games.gugong.components import CARDS, FROM_TOLL, PLUS, SHIPS, SOURCES, TOKENS
from yamen.games.gugong.state import Gugong, decode
from yamen.kernel.play import Play

SERVANTS = 12
MOST_QUESTIONS = 500  # in a whole match, for one seat
BEFORE = 31  # a used token's number without the mark of its use


class Watch:
    """Looks at one match from its beginning on; `look` after every answer."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.before = cast("Gugong", play.state).copy()
        self.looks = 0
        self.look()

    def look(self) -> None:
        """Everything that must be so now, and what is never lost again."""
        table = cast("Gugong", self.play.state)
        check(table)
        assert all(ask.seat != table.meng for ask in self.play.asks), "Meng is asked"
        kept(self.before, table)
        self.before = table.copy()
        self.looks += 1
        assert self.looks <= MOST_QUESTIONS * table.players, "endless"

    def end(self) -> None:
        """It ends after four days, without a card in play, and at most one seat wins."""
        table = cast("Gugong", self.play.state)
        assert not self.play.asks, "not over"
        assert (table.scene, table.day) == ("", 4), "end"
        assert not any(table.taken), "cards not taken up"
        assert table.held == -1, "held"
        assert table.beside == [-1] * 5, "beside"
        ranks = table.rules.ranking(table)
        inside = [seat for seat in range(table.players) if table.spots[seat] >= 0 or seat == table.meng]
        assert sorted(ranks[seat] for seat in inside) == list(range(1, len(inside) + 1)), "ranking"
        outside = [seat for seat in range(table.players) if seat not in inside]
        assert all(ranks[seat] == max(2, len(inside) + 1) and table.points(seat) == 0 for seat in outside), "outside"

    def saved(self) -> None:
        """A table that was written and read again is the same."""
        table = cast("Gugong", self.play.base)
        assert decode(table.rules, table.encode()).encode() == table.encode(), "encode"


def kept(before: Gugong, now: Gugong) -> None:
    """Jade, decrees, rewards, the envoy's way and points other than toll are never lost; days and houses go one way."""
    for name in ("jade", "envoys", "rewards"):
        assert all(a <= b for a, b in zip(getattr(before, name), getattr(now, name), strict=True)), name
    assert all(a & b == a for a, b in zip(before.perks, now.perks, strict=True)), "perks"
    assert all(a in (-1, b) for a, b in zip(before.spots, now.spots, strict=True)), "spots"
    assert before.day <= now.day <= before.day + 1, "day"
    assert before.houses & now.houses == now.houses, "houses"
    sold = bin(before.houses ^ now.houses).count("1")
    assert sum(now.jade) - sum(before.jade) >= sold, "jade"
    if now.scene:
        ledgers = zip(before.ledger, now.ledger, strict=True)
        assert all(a <= b or at % len(SOURCES) == FROM_TOLL for at, (a, b) in enumerate(ledgers)), "points"


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
    assert [spot >= 0 for spot in table.spots] == [steps == table.box.steps for steps in table.envoys]
    if table.meng >= 0:
        assert len(table.automa) + len(table.today) + len(table.old) == (
            10 if table.rules.options["meng"] == "easy" else 11
        )


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
    assert 0 <= table.envoys[seat] <= table.box.steps
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
    assert len(there) == (len(CARDS) - (5 - sets) * 4 if table.rules.options["expert"] == "no" else len(CARDS))


def tokens(table: Gugong) -> None:
    """Each kind of token as often as it was made."""
    there = [*table.bag, *table.spent, *(kind for kind in table.cities if kind >= 0)]
    for slots in table.slots:
        there += slots
    if table.held >= 0:
        there.append(table.held)
    there += [PLUS + i for i, at in enumerate((0, 1, 3)) if table.beside[at] >= 0]
    bonus = table.rules.options["bonus"] == "yes"
    made = {kind: table.box.copies[kind] for kind in range(len(TOKENS)) if kind < PLUS or bonus}
    assert Counter(kind & BEFORE for kind in there) == Counter(made)
