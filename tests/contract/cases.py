"""Every game there is, with the toy: all seat counts, all options, and random matches to walk through."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.toy.bazaar import BAZAAR
from yamen.games import GAMES
from yamen.kernel.chance import Key
from yamen.kernel.errors import NotAnOption
from yamen.kernel.match import Match
from yamen.kernel.rules import Game, Option

ALL: dict[str, Game] = {**GAMES, BAZAAR.name: BAZAAR}


class Case:
    """A game with seats and options; the same random match each time."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *(f"{k}={v}" for k, v in self.options.items() if v)])

    def match(self, name: str = "") -> Match:
        """A new match of this case; its luck follows from its name."""
        return Match(self.game, self.seats, self.options, Key(f"{self} {name}".encode()))


def variants(game: Game) -> Iterator[dict[str, str]]:
    """Every other value of every option, one at a time, and all modules of an option at once."""
    for option in game.options:
        for value in values(option):
            if value != option.default:
                yield {option.name: value}


def values(option: Option) -> list[str]:
    """What an option can be set to; for a seat, the first one stands for all."""
    if option.kind == "several":
        return [*option.values, *([",".join(option.values)] if len(option.values) > 1 else [])]
    return [*option.values, "1"] if option.kind == "seat" else list(option.values)


def cases(game: Game) -> list[Case]:
    """All seat counts as printed, and each variant with one of them in turn."""
    least, most = game.seats
    counts = list(range(least, most + 1))
    out = [Case(game, seats, {}) for seats in counts]
    for at, options in enumerate(variants(game)):
        out.append(Case(game, first_possible(game, counts[at % len(counts) :] + counts, options), options))
    return out


def first_possible(game: Game, counts: list[int], options: dict[str, str]) -> int:
    """The first of these seat counts that a game admits with these options."""
    for seats in counts:
        try:
            game.settle(seats, options)
        except NotAnOption:
            continue
        return seats
    raise AssertionError(f"{game.name} admits {options} for no number of seats")


CASES = [case for game in ALL.values() for case in cases(game)]


def walk(match: Match, draw: random.Random) -> Iterator[tuple[int, int]]:
    """Seat and option of a random answer at every question of a match; the answer is given after each step."""
    while not match.over:
        ask = draw.choice(match.asks)
        option = draw.randrange(len(ask.options))
        yield ask.seat, option
        match.answer(option, ask.seat)


def viewers(match: Match) -> range:
    """Every seat and a spectator."""
    return range(-1, match.seats)


def ids(view: dict[str, Any]) -> set[str]:
    """Every id in a view: places, pieces, counters, and the chips of its question."""
    out = {zone["id"] for zone in view["zones"]}
    out |= {piece["id"] for zone in view["zones"] for piece in zone["pieces"]}
    out |= {counter["id"] for counter in view["counters"]}
    return out | set(view["ask"]["chips"] if view["ask"] else [])
