"""What lies on the table in Gùgōng: a few lists of small integers, most of them by seat.

In a match against Meng, he is the second of two seats; `players` counts him.
"""

from __future__ import annotations

from typing import Any

from yamen.games.gugong.components import SHIPS, Box, Side
from yamen.kernel.rules import Rules
from yamen.kernel.state import State

# where a double servant is: not won yet, in the supply, in the pool, on the wall, on a ship (+ 0 to 2), beside a token
LOCKED = 0
SUPPLY = 1
POOL = 2
ON_WALL = 3
ON_SHIP = 4
BESIDE = 7  # + 0 to 2: the tokens +1, toll, follow

NOWHERE = -1
HEAPS = ("", "supply", "pool")  # where servants are taken from

LISTS = (
    *("court", "drawn", "cities", "pool", "supply", "doubles", "jade", "envoys", "spots", "steps", "ladder"),
    *("travellers", "wall", "perks", "ships", "cargo", "rewards", "dice", "beside", "ledger"),
)
ROWS = ("hands", "taken", "slots")
TUPLES = ("pile", "bag", "spent", "tiles", "automa", "today", "old")
NUMBERS = (
    *("players", "day", "turn", "starter", "medal", "played", "place", "held", "holder", "houses"),
    *("reshuffles", "automa_shuffles", "meng", "focus"),
)


class Annex:
    """What a module of an expansion keeps beside the table; tables without one have none."""

    def copy(self) -> Annex:
        """The same once more."""
        raise NotImplementedError

    def encode(self) -> dict[str, Any]:
        """All of it as JSON values."""
        raise NotImplementedError


class Gugong(State):
    """The whole table. Seats, cards, places and cities count from 0; days, harbours and steps as people count them."""

    def __init__(
        self,
        rules: Rules,
        scene: str,
        numbers: list[int],
        hands: list[tuple[int, ...]],
        taken: list[tuple[int, ...]],
        slots: list[tuple[int, ...]],
        pile: tuple[int, ...],
        bag: tuple[int, ...],
        spent: tuple[int, ...],
        tiles: tuple[int, ...],
        automa: tuple[int, ...],
        today: tuple[int, ...],
        old: tuple[int, ...],
        court: list[int],
        drawn: list[int],
        cities: list[int],
        pool: list[int],
        supply: list[int],
        doubles: list[int],
        jade: list[int],
        envoys: list[int],
        spots: list[int],
        steps: list[int],
        ladder: list[int],
        travellers: list[int],
        wall: list[int],
        perks: list[int],
        ships: list[int],
        cargo: list[int],
        rewards: list[int],
        dice: list[int],
        beside: list[int],
        ledger: list[int],
    ) -> None:
        super().__init__(rules, scene)
        box: Box = rules.box
        self.box = box
        (
            self.players,
            self.day,
            self.turn,  # the seat whose turn it is
            self.starter,
            self.medal,  # the seat that has the medal, or -1
            self.played,  # the gift card of this turn, or -1
            self.place,  # where it was placed
            self.held,  # a travel token that was taken and not put down yet, or -1
            self.holder,  # and the seat that holds it
            self.houses,  # of the jade market: a bit for each that still has its jade
            self.reshuffles,  # of the travel tokens, so far
            self.automa_shuffles,
            self.meng,  # Meng's seat, or -1
            self.focus,  # the place that Meng helps
        ) = numbers
        self.side: Side = box.small if self.players <= 3 else box.large
        self.hands = hands
        self.taken = taken  # the discard piles: cards taken today, the last one on top
        self.slots = slots  # travel tokens above the player boards, the oldest first
        self.pile = pile  # gift cards, top first
        self.bag = bag  # travel tokens to come, the next first
        self.spent = spent  # travel tokens that were exchanged
        self.tiles = tiles  # the decrees in play: two of each level, upper then lower
        self.automa = automa  # Meng's deck, top first
        self.today = today  # the cards that he played today, in this order
        self.old = old  # those of earlier days
        self.court = court  # the gift card of each place
        self.drawn = drawn  # cards (by seat, as bits) of which the others cannot know whose, or where, they are
        self.cities = cities  # the token that lies there, or -1
        self.pool = pool
        self.supply = supply
        self.doubles = doubles  # where each double servant is
        self.jade = jade
        self.envoys = envoys  # steps taken, 8 is the Palace
        self.spots = spots  # the place in the Palace, the best is 0; or -1
        self.steps = steps  # of the Intrigue markers
        self.ladder = ladder  # seats as their Intrigue markers stand, the highest first
        self.travellers = travellers  # the city of each, or -1
        self.wall = wall  # plain servants on the wall
        self.perks = perks  # a bit for each decree that a seat has
        self.ships = ships  # three for each seat: 0, or the harbour from 1, plus 5 on the second route
        self.cargo = cargo  # plain servants on each ship
        self.rewards = rewards  # three for each seat: how often it took points, a card, the double servant
        self.dice = dice
        self.beside = beside  # seat with +1; seat and place of the toll; seat and place of follow; or -1
        self.ledger = ledger  # victory points: seat by seat, by source
        self.annex: Annex | None = None

    def numbers(self) -> list[int]:
        """The single numbers of the table."""
        return [
            self.players,
            self.day,
            self.turn,
            self.starter,
            self.medal,
            self.played,
            self.place,
            self.held,
            self.holder,
            self.houses,
            self.reshuffles,
            self.automa_shuffles,
            self.meng,
            self.focus,
        ]

    def copy(self) -> Gugong:
        """The same table once more. Tuples never change, so they may be shared."""
        twin = Gugong(
            self.rules,
            self.scene,
            self.numbers(),
            self.hands[:],
            self.taken[:],
            self.slots[:],
            self.pile,
            self.bag,
            self.spent,
            self.tiles,
            self.automa,
            self.today,
            self.old,
            self.court[:],
            self.drawn[:],
            self.cities[:],
            self.pool[:],
            self.supply[:],
            self.doubles[:],
            self.jade[:],
            self.envoys[:],
            self.spots[:],
            self.steps[:],
            self.ladder[:],
            self.travellers[:],
            self.wall[:],
            self.perks[:],
            self.ships[:],
            self.cargo[:],
            self.rewards[:],
            self.dice[:],
            self.beside[:],
            self.ledger[:],
        )
        if self.annex is not None:
            twin.annex = self.annex.copy()
        return twin

    def encode(self) -> dict[str, Any]:
        """The whole table as JSON values."""
        out: dict[str, Any] = {"scene": self.scene, **dict(zip(NUMBERS, self.numbers(), strict=True))}
        for name in ROWS:
            out[name] = [list(row) for row in getattr(self, name)]
        for name in (*TUPLES, *LISTS):
            out[name] = list(getattr(self, name))
        if self.annex is not None:
            out["annex"] = self.annex.encode()
        return out

    def has(self, seat: int, tile: int) -> bool:
        """Whether a seat has a decree."""
        return self.perks[seat] >> tile & 1 == 1

    def cargo_of(self, ship: int) -> int:
        """What a ship carries; the double servant counts as two."""
        return self.cargo[ship] + (2 if self.doubles[ship // SHIPS] == ON_SHIP + ship % SHIPS else 0)

    def on_wall(self, seat: int) -> int:
        """How much a seat has on the wall; the double servant counts as two."""
        return self.wall[seat] + (2 if self.doubles[seat] == ON_WALL else 0)

    def on_tile(self, tile: int) -> int:
        """How many seats have a decree."""
        n = 0
        for perks in self.perks:
            n += perks >> tile & 1
        return n

    def points(self, seat: int) -> int:
        """A seat's victory points."""
        n = len(self.box.sources)
        return sum(self.ledger[seat * n : (seat + 1) * n])

    def seats_from(self, first: int) -> list[int]:
        """All seats in clockwise order from one of them."""
        return [(first + i) % self.players for i in range(self.players)]


def decode(rules: Rules, data: dict[str, Any]) -> Gugong:
    """The table that `encode` wrote."""
    rows: list[Any] = [[tuple(row) for row in data[name]] for name in ROWS]
    tuples: list[Any] = [tuple(data[name]) for name in TUPLES]
    lists: list[Any] = [list(data[name]) for name in LISTS]
    table = Gugong(rules, data["scene"], [data[name] for name in NUMBERS], *rows, *tuples, *lists)
    if "annex" in data:
        table.annex = rules.entries["annex"](data["annex"])
    return table
