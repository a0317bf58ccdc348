"""A yardstick that never changes: a kernel in miniature and a made-up game on it, in one file.

The speed of a machine, of a Python version and of mypyc show in this file alone, because nobody ever improves it.
What Yamen does in the same run, divided by what this file does, can be compared from year to year.
Do not edit: a test keeps its digest.

The game: four farmers send carts from their barns to seven markets. A cart of odd market may also bring stones to
the dam; a full dam rewards everybody, so questions go to other seats in the middle of a turn. Every five rounds all
bid in secret at once.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from typing import Final

SEATS: Final = 4
MARKETS: Final = 7
TURNS: Final = 160
DAM: Final = 6
MOST_STONES: Final = 12


class Ask:
    """A question put to a seat; awaiting it gives the chosen option."""

    def __init__(self, seat: int, options: list[int]) -> None:
        self.seat = seat
        self.options = options
        self.chosen = -1

    def __await__(self) -> Generator[list[Ask], None, int]:
        yield [self]
        return self.options[self.chosen]


class Together:
    """Questions that several seats answer in secret; awaiting it gives all answers."""

    def __init__(self, asks: list[Ask]) -> None:
        self.asks = asks

    def __await__(self) -> Generator[list[Ask], None, list[int]]:
        yield self.asks
        return [ask.options[ask.chosen] for ask in self.asks]


async def choose(seat: int, options: list[int]) -> int:
    """Ask, unless there is nothing to choose."""
    if len(options) == 1:
        return options[0]
    return await Ask(seat, options)


class Farmer:
    """What one seat owns."""

    def __init__(self, points: int, stones: int, barn: list[int], road: list[int]) -> None:
        self.points = points
        self.stones = stones
        self.barn = barn
        self.road = road

    def copy(self) -> Farmer:
        return Farmer(self.points, self.stones, self.barn[:], self.road[:])


class Valley:
    """Everything on the table."""

    def __init__(
        self, scene: str, farmers: list[Farmer], markets: list[int], dam: list[int], turn: int, left: int
    ) -> None:
        self.scene = scene
        self.farmers = farmers
        self.markets = markets
        self.dam = dam
        self.turn = turn
        self.left = left

    def copy(self) -> Valley:
        farmers = [farmer.copy() for farmer in self.farmers]
        return Valley(self.scene, farmers, self.markets[:], self.dam[:], self.turn, self.left)


def valley() -> Valley:
    """The table before the first turn."""
    farmers = [Farmer(0, 6, [1, 2, 3, 4, 5], []) for _ in range(SEATS)]
    return Valley("cart", farmers, [1, 2, 3, 4, 5, 6, 7], [0] * SEATS, 0, TURNS)


async def reward(table: Valley) -> None:
    """Who helped at the dam chooses a number of stones, one seat after the other."""
    for seat in range(SEATS):
        if table.dam[seat]:
            farmer = table.farmers[seat]
            farmer.stones = min(MOST_STONES, farmer.stones + await choose(seat, [0, 1, 2]))
            table.dam[seat] = 0


async def build(table: Valley, seat: int) -> None:
    """Bring up to two stones to the dam."""
    farmer = table.farmers[seat]
    stones = await choose(seat, [n for n in range(3) if n <= farmer.stones])
    farmer.stones -= stones
    table.dam[seat] += stones
    if sum(table.dam) >= DAM:
        await reward(table)


async def cart(table: Valley) -> str:
    """Swap a cart of the barn for the one that stands at a market."""
    seat = table.turn
    farmer = table.farmers[seat]
    options = [
        load * 16 + market
        for load in farmer.barn
        for market in range(MARKETS)
        if load * 2 > table.markets[market] or farmer.stones >= 2
    ]
    move = await choose(seat, options or [farmer.barn[0] * 16])
    load, market = move >> 4, move & 15
    farmer.barn.remove(load)
    farmer.road.append(table.markets[market])
    table.markets[market] = load
    if market & 1:
        await build(table, seat)
    else:
        farmer.points += market
        farmer.stones = min(MOST_STONES, farmer.stones + 1)
    table.turn = (seat + 1) % SEATS
    table.left -= 1
    return "cart" if table.left % (5 * SEATS) else "bids"


async def bids(table: Valley) -> str:
    """All bid in secret, and the carts on the road come home."""
    given = await Together([Ask(seat, [0, 1, 2, 3]) for seat in range(SEATS)])
    for seat in range(SEATS):
        farmer = table.farmers[seat]
        farmer.points += given[seat]
        farmer.barn, farmer.road = farmer.road, []
    return "cart" if table.left else ""


Scene = Callable[[Valley], Coroutine[list[Ask], None, str]]
SCENES: Final[dict[str, Scene]] = {"cart": cart, "bids": bids}


class ToyMatch:
    """A table, the scene under way, and the answers since the scene began."""

    def __init__(self, table: Valley, keep: bool) -> None:
        self.table = table
        self.keep = keep
        self.base = table
        self.answers: list[tuple[int, int]] = []
        self.asks: list[Ask] = []
        self.scene: Coroutine[list[Ask], None, str] | None = None
        self.open()

    def open(self) -> None:
        """Begin the table's next scene, if there is one."""
        while self.table.scene:
            if self.keep:
                self.base = self.table.copy()
                self.answers = []
            self.scene = SCENES[self.table.scene](self.table)
            if self.step():
                return
        self.asks = []
        self.scene = None

    def step(self) -> bool:
        """Play on to the next question; false when the scene ended without one."""
        scene = self.scene
        assert scene is not None
        try:
            self.asks = scene.send(None)
            return True
        except StopIteration as end:
            self.table.scene = end.value
            return False

    def answer(self, seat: int, option: int) -> None:
        """The seat's answer, as an index into its options."""
        waiting = False
        for ask in self.asks:
            if ask.seat == seat and ask.chosen < 0:
                ask.chosen = option
                if self.keep:
                    self.answers.append((seat, option))
            if ask.chosen < 0:
                waiting = True
        if not waiting and not self.step():
            self.open()

    def fork(self, keep: bool) -> ToyMatch:
        """The same match once more: copy the checkpoint, give the same answers."""
        twin = ToyMatch(self.base.copy(), keep)
        for seat, option in self.answers:
            twin.answer(seat, option)
        return twin


def play(match: ToyMatch, choice: Callable[[], float], most: int) -> int:
    """Up to `most` random answers; how many were given."""
    given = 0
    while match.asks and given < most:
        for ask in match.asks:
            if ask.chosen < 0:
                match.answer(ask.seat, int(choice() * len(ask.options)))
                break
        given += 1
    return given
