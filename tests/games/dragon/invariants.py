"""What is true of the Year of the Dragon at every moment of every match, whatever anybody answers."""

from __future__ import annotations

from typing import cast

from yamen.games.dragon.components import CARDS, KINDS, SOURCES, TYPE_OF, TYPES
from yamen.games.dragon.state import Dragon, decode
from yamen.kernel.play import Play

HAND = [1] * 9 + [2]
MOST_QUESTIONS = 270  # for one seat: 2 at the start; in a month 6 to act, 3 to hire, 13 persons to release


class Watch:
    """Looks at one match from its beginning on; `look` after every answer."""

    def __init__(self, play: Play) -> None:
        table = cast("Dragon", play.state)
        self.play = play
        self.seats = table.seats
        self.supply = table.supply[:]  # all tiles in play
        self.gone = [0] * len(KINDS)
        self.spaces = table.spaces[:]
        self.points = [0] * table.seats
        self.looks = 0
        self.look()

    def look(self) -> None:
        """Everything that must be so now."""
        table = cast("Dragon", self.play.state)
        self.tiles_and_palaces(table)
        self.cards(table)
        self.track(table)
        self.purse(table)
        self.month(table)
        self.looks += 1
        assert self.looks <= MOST_QUESTIONS * self.seats, "endless"

    def tiles_and_palaces(self, table: Dragon) -> None:
        """Every tile is on the board, in a palace or gone for good; palaces are as they may be; symbols agree."""
        living = [0] * len(KINDS)
        symbols = [0] * (self.seats * len(TYPES))
        for seat, palaces in enumerate(table.palaces):
            for palace in palaces:
                assert 0 <= palace.floors <= 3, "floors"
                assert len(palace.persons) <= palace.floors, "room"
                for kind in palace.persons:
                    living[kind] += 1
                    symbols[seat * len(TYPES) + TYPE_OF[kind]] += table.box.symbols[kind]
        assert symbols == table.symbols, "symbols"
        gone = [self.supply[kind] - table.supply[kind] - n for kind, n in enumerate(living)]
        assert min(table.supply) >= 0, "supply"
        assert all(now >= before for now, before in zip(gone, self.gone, strict=True)), "tiles"
        self.gone = gone

    def cards(self, table: Dragon) -> None:
        """A seat has played as many cards as phases 2 have been its turn, and none that it does not have."""
        late = table.scene in ("event", "score", "")
        for seat in range(self.seats):
            hand = table.hands[seat * len(CARDS) : (seat + 1) * len(CARDS)]
            assert all(0 <= n <= had for n, had in zip(hand, HAND, strict=True)), "cards"
            played = table.month - 1 + late
            hiring = table.scene == "hire"
            if hiring:
                played += table.queue.index(seat) < table.turn
                mine = table.queue[table.turn] == seat
            else:
                mine = False
            assert 11 - sum(hand) in ((played, played + 1) if mine else (min(max(played, 0), 11),)), "hand"

    def track(self, table: Dragon) -> None:
        """Markers never go back, and who stands further on is ahead."""
        assert sorted(table.order) == sorted(table.queue) == list(range(self.seats)), "order"
        spaces = [table.spaces[seat] for seat in table.order]
        assert spaces == sorted(spaces, reverse=True), "track"
        assert all(now >= before for now, before in zip(table.spaces, self.spaces, strict=True)), "marker"
        self.spaces = table.spaces[:]

    def purse(self, table: Dragon) -> None:
        """Nothing is ever less than none, and points are never lost."""
        for heap in (table.yuan, table.rice, table.fireworks, table.small, table.large, table.ledger):
            assert min(heap) >= 0, "less than none"
        points = [table.points(seat) for seat in range(self.seats)]
        assert sum(points) == sum(table.ledger), "ledger"
        assert len(table.ledger) == self.seats * len(SOURCES)
        assert all(now >= before for now, before in zip(points, self.points, strict=True)), "points"
        self.points = points

    def month(self, table: Dragon) -> None:
        """Dragons and cards lie on groups in phase 1 alone; the year has twelve months."""
        assert 0 <= table.month <= 12, "month"
        acting = table.scene == "act"
        assert bool(table.groups) == acting, "groups"
        assert acting or not any(table.dragons), "dragons"
        assert 0 <= min(table.dragons) <= max(table.dragons) <= self.seats

    def end(self) -> None:
        """It ends after twelve months, with all cards played, everything sold, and one winner."""
        table = cast("Dragon", self.play.state)
        assert not self.play.asks, "not over"
        assert (table.scene, table.month) == ("", 12), "end"
        assert not any(table.hands), "cards left"
        assert not any(table.rice + table.fireworks), "sold"
        assert sorted(table.rules.ranking(table)) == list(range(1, self.seats + 1)), "ranking"

    def saved(self) -> None:
        """A table that was written and read again is the same."""
        table = cast("Dragon", self.play.base)
        again = decode(table.rules, table.encode())
        assert again.encode() == table.encode(), "encode"
        assert again.symbols == table.symbols, "decode"
