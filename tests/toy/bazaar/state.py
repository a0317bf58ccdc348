"""What lies on the table of Bazaar. A ware is a number; the last of a pile lies on top."""

from __future__ import annotations

from typing import Any

from tests.toy.bazaar.components import SOURCES, Box
from yamen.kernel.rules import Rules
from yamen.kernel.state import State


class Bazaar(State):
    """The whole table."""

    def __init__(
        self,
        rules: Rules,
        scene: str,
        day: int,
        turn: int,
        shuffles: int,
        rival: int,
        queue: list[int],
        coins: list[int],
        camels: list[int],
        peeks: list[int],
        hands: list[list[int]],
        chests: list[list[int]],
        stalls: list[int],
        pile: list[int],
        discard: list[int],
        sold: list[int],
        ledger: list[int],
    ) -> None:
        super().__init__(rules, scene)
        box: Box = rules.box
        self.box = box
        self.seats = len(coins)
        self.day = day
        self.turn = turn
        self.shuffles = shuffles  # how often the discarded wares became the pile again
        self.rival = rival  # points of the rival who trades against a lonely seat
        self.queue = queue
        self.coins = coins
        self.camels = camels
        self.peeks = peeks  # the ware on top of the pile, if this seat has looked at it
        self.hands = hands
        self.chests = chests  # face down: only the owner knows
        self.stalls = stalls
        self.pile = pile
        self.discard = discard
        self.sold = sold
        self.ledger = ledger  # points: seat by seat, by source

    def copy(self) -> Bazaar:
        """The same table once more."""
        return Bazaar(
            self.rules,
            self.scene,
            self.day,
            self.turn,
            self.shuffles,
            self.rival,
            self.queue[:],
            self.coins[:],
            self.camels[:],
            self.peeks[:],
            [hand[:] for hand in self.hands],
            [chest[:] for chest in self.chests],
            self.stalls[:],
            self.pile[:],
            self.discard[:],
            self.sold[:],
            self.ledger[:],
        )

    def encode(self) -> dict[str, Any]:
        """The whole table as JSON values."""
        return {
            "scene": self.scene,
            "day": self.day,
            "turn": self.turn,
            "shuffles": self.shuffles,
            "rival": self.rival,
            "queue": self.queue[:],
            "coins": self.coins[:],
            "camels": self.camels[:],
            "peeks": self.peeks[:],
            "hands": [hand[:] for hand in self.hands],
            "chests": [chest[:] for chest in self.chests],
            "stalls": self.stalls[:],
            "pile": self.pile[:],
            "discard": self.discard[:],
            "sold": self.sold[:],
            "ledger": self.ledger[:],
        }

    def points(self, seat: int) -> int:
        """A seat's points."""
        return sum(self.ledger[seat * len(SOURCES) : (seat + 1) * len(SOURCES)])


def decode(rules: Rules, data: dict[str, Any]) -> Bazaar:
    """The table that `encode` wrote."""
    return Bazaar(
        rules,
        data["scene"],
        data["day"],
        data["turn"],
        data["shuffles"],
        data["rival"],
        list(data["queue"]),
        list(data["coins"]),
        list(data["camels"]),
        list(data["peeks"]),
        [list(hand) for hand in data["hands"]],
        [list(chest) for chest in data["chests"]],
        list(data["stalls"]),
        list(data["pile"]),
        list(data["discard"]),
        list(data["sold"]),
        list(data["ledger"]),
    )
