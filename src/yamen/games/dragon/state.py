"""What lies on the table in the Year of the Dragon: a few lists of small integers, most of them by seat."""

from __future__ import annotations

from typing import Any

from yamen.games.dragon.components import CARDS, SOURCES, TYPE_OF, TYPES, Box
from yamen.kernel.rules import Rules
from yamen.kernel.state import State


class Palace:
    """A palace: its floors, and the kinds of the persons living there, sorted. It never changes; a new one replaces it.

    A palace without floors is an empty plot.
    """

    def __init__(self, floors: int, persons: tuple[int, ...]) -> None:
        self.floors = floors
        self.persons = persons

    def __repr__(self) -> str:
        return f"Palace({self.floors}, {self.persons})"


class Dragon(State):
    """The whole table. Seats count from 0; plots, months and groups are counted as people count them."""

    def __init__(
        self,
        rules: Rules,
        scene: str,
        seats: int,
        month: int,
        turn: int,
        year: tuple[int, ...],
        groups: tuple[int, ...],
        order: list[int],
        queue: list[int],
        spaces: list[int],
        dragons: list[int],
        yuan: list[int],
        rice: list[int],
        fireworks: list[int],
        small: list[int],
        large: list[int],
        hands: list[int],
        palaces: list[list[Palace]],
        supply: list[int],
        symbols: list[int],
        ledger: list[int],
    ) -> None:
        super().__init__(rules, scene)
        box: Box = rules.box
        self.box = box
        self.seats = seats
        self.month = month  # 1 to 12; 0 before the first
        self.turn = turn  # how many of the queue have had their turn in this phase
        self.year = year  # the event of each month
        self.groups = groups  # the group (from 1) in which each action card lies; empty between the phases
        self.order = order  # seats as they stand on the person track, the first one ahead
        self.queue = queue  # the order in which this phase is played
        self.spaces = spaces  # of each seat's marker on the person track
        self.dragons = dragons  # the group where each seat's dragon stands, 0 at home
        self.yuan = yuan
        self.rice = rice
        self.fireworks = fireworks
        self.small = small  # small privileges
        self.large = large  # large privileges
        self.hands = hands  # person cards: seat by seat, how many of each
        self.palaces = palaces
        self.supply = supply  # person tiles left, by kind
        self.symbols = symbols  # on the persons in the palaces: seat by seat, how many of each type
        self.ledger = ledger  # victory points: seat by seat, by source

    def copy(self) -> Dragon:
        """The same table once more. Palaces never change, so they may be shared."""
        return Dragon(
            self.rules,
            self.scene,
            self.seats,
            self.month,
            self.turn,
            self.year,
            self.groups,
            self.order[:],
            self.queue[:],
            self.spaces[:],
            self.dragons[:],
            self.yuan[:],
            self.rice[:],
            self.fireworks[:],
            self.small[:],
            self.large[:],
            self.hands[:],
            [palaces[:] for palaces in self.palaces],
            self.supply[:],
            self.symbols[:],
            self.ledger[:],
        )

    def encode(self) -> dict[str, Any]:
        """The whole table as JSON values; symbols follow from the palaces."""
        return {
            "scene": self.scene,
            "seats": self.seats,
            "month": self.month,
            "turn": self.turn,
            "year": list(self.year),
            "groups": list(self.groups),
            "order": self.order[:],
            "queue": self.queue[:],
            "spaces": self.spaces[:],
            "dragons": self.dragons[:],
            "yuan": self.yuan[:],
            "rice": self.rice[:],
            "fireworks": self.fireworks[:],
            "small": self.small[:],
            "large": self.large[:],
            "hands": self.hands[:],
            "palaces": [[[palace.floors, *palace.persons] for palace in palaces] for palaces in self.palaces],
            "supply": self.supply[:],
            "ledger": self.ledger[:],
        }

    def symbols_of(self, seat: int, person: int) -> int:
        """How many symbols of a type the persons in a seat's palaces show."""
        return self.symbols[seat * len(TYPES) + person]

    def persons_of(self, seat: int) -> int:
        """How many persons live in a seat's palaces."""
        n = 0
        for palace in self.palaces[seat]:
            n += len(palace.persons)
        return n

    def inhabited(self, seat: int) -> int:
        """How many of a seat's palaces have somebody living there."""
        n = 0
        for palace in self.palaces[seat]:
            if palace.persons:
                n += 1
        return n

    def palaces_of(self, seat: int) -> int:
        """How many palaces a seat has, inhabited or not."""
        n = 0
        for palace in self.palaces[seat]:
            if palace.floors:
                n += 1
        return n

    def points(self, seat: int) -> int:
        """A seat's victory points."""
        at = seat * len(SOURCES)
        return sum(self.ledger[at : at + len(SOURCES)])

    def score(self, seat: int, source: int, points: int) -> None:
        """A seat gets victory points from a source."""
        self.ledger[seat * len(SOURCES) + source] += points


def decode(rules: Rules, data: dict[str, Any]) -> Dragon:
    """The table that `encode` wrote."""
    seats: int = data["seats"]
    palaces = [[Palace(row[0], tuple(row[1:])) for row in rows] for rows in data["palaces"]]
    symbols = [0] * (seats * len(TYPES))
    box: Box = rules.box
    for seat, own in enumerate(palaces):
        for palace in own:
            for kind in palace.persons:
                symbols[seat * len(TYPES) + TYPE_OF[kind]] += box.symbols[kind]
    assert len(data["hands"]) == seats * len(CARDS)
    return Dragon(
        rules,
        data["scene"],
        seats,
        data["month"],
        data["turn"],
        tuple(data["year"]),
        tuple(data["groups"]),
        list(data["order"]),
        list(data["queue"]),
        list(data["spaces"]),
        list(data["dragons"]),
        list(data["yuan"]),
        list(data["rice"]),
        list(data["fireworks"]),
        list(data["small"]),
        list(data["large"]),
        list(data["hands"]),
        palaces,
        list(data["supply"]),
        symbols,
        list(data["ledger"]),
    )
