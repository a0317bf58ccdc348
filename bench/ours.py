"""Yamen as a contestant: one of its games with 4 random seats."""

from __future__ import annotations

import random
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Final

import yamen
from bench.walk import BURST, FORKS, KEPT, Forking, Playing
from yamen.kernel import play as kernel
from yamen.kernel.chance import Quick
from yamen.kernel.match import Match
from yamen.kernel.play import Play
from yamen.kernel.words import Words
from yamen.words import catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bench.race import Contestant
    from yamen.kernel.rules import Game

SEATS: Final = 4
NAME: Final = "Yamen"


def words(game: Game) -> str:
    """What is played."""
    return f"{catalogue('en', game.name).say(Words('game-title'))} with {SEATS} random seats"


def commands(game: Game) -> Mapping[str, Sequence[str]]:
    """What a user waits for."""
    opened = f"from yamen.games import find; from yamen.kernel.match import Match; Match(find({game.name!r}), {SEATS})"
    return {
        "import yamen": ("-c", "import yamen"),
        "open a match": ("-c", opened),
        "yamen --help": ("-m", "yamen", "--help"),
    }


def build() -> str:
    """Whether the kernel that runs here was compiled."""
    return "compiled" if str(kernel.__file__).endswith((".so", ".pyd")) else "interpreted"


def edition() -> str:
    """The edition of Yamen that runs here."""
    try:
        return version("yamen")
    except PackageNotFoundError:
        return "(not installed)"


def where() -> str:
    """The folder from which this Yamen is imported, so that a new process finds the same."""
    return str(Path(str(yamen.__file__)).parents[1])


class Ours(Playing):
    """Whole matches with quick luck. Every question that is asked is a real choice, so there is one count."""

    def __init__(self, game: Game, seed: int, keep: bool = False) -> None:
        super().__init__(NAME)
        self.keep = keep
        self.random = random.Random(seed)
        self.rules = game.rules(game.settle(SEATS))
        self.match = self.begin()

    def begin(self) -> Play:
        """A new match, from its setup."""
        luck = Quick(self.random.getrandbits(32))
        return Play(self.rules.setup(self.rules, SEATS, luck), luck, self.keep)

    def play(self, most: int) -> tuple[int, int]:
        given = 0
        match = self.match
        draw = self.random.random
        while given < most:
            asks = match.asks
            if not asks:
                self.match = self.begin()
                self.games += 1
                break
            ask = asks[match.sealed]
            match.answer(int(draw() * len(ask.options)), ask.seat)
            given += 1
        return given, given


class OursForking(Forking):
    """`Play.fork` where a match stands, the answers given since its checkpoint included."""

    def __init__(self, game: Game, seed: int, keep: bool) -> None:
        super().__init__(NAME, (KEPT,) if keep else (FORKS,))
        self.keep = keep
        self.walk = Ours(game, seed, keep=True)

    def step(self) -> None:
        self.walk.play(1)

    def fork(self) -> None:
        match = self.walk.match
        for _ in range(BURST):
            match.fork(None, self.keep)


def contestants(game: Game, seed: int) -> list[Contestant]:
    """Decisions, and forks of both kinds."""
    return [Ours(game, seed), OursForking(game, seed, keep=False), OursForking(game, seed, keep=True)]


def half(game: Game, seed: int) -> Match:
    """A kept match in which half of a random match's questions are answered."""
    whole = answered(Match(game, SEATS, chance=Quick(seed)), seed, -1)
    return answered(Match(game, SEATS, chance=Quick(seed)), seed, len(whole.picks) // 2)


def answered(match: Match, seed: int, most: int) -> Match:
    """The match after so many random answers, or at its end."""
    draw = random.Random(seed).random
    while match.asks and len(match.picks) != most:
        ask = match.asks[0]
        match.answer(int(draw() * len(ask.options)), ask.seat)
    return match
