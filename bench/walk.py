"""Two ways to measure any game: play random matches, and fork at every decision of random matches."""

from __future__ import annotations

from abc import ABC, abstractmethod
from time import perf_counter
from typing import TYPE_CHECKING, Final

from bench.race import Lap

if TYPE_CHECKING:
    from collections.abc import Sequence

DECISIONS: Final = "decisions"
FORKS: Final = "forks"
KEPT: Final = "forks that can be forked again"
"""Where a contestant stands in the table. The copies of the peers can all be copied again, so they stand in both."""

BURST: Final = 4
"""Forks for one reading of the clock, so that the clock itself does not count."""


class Playing(ABC):
    """Random matches one after the other, setup included. A lap may stop within a match; the next goes on there."""

    unit: Final = "decisions"
    sections: Sequence[str] = (DECISIONS,)

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0

    @abstractmethod
    def play(self, most: int) -> tuple[int, int]:
        """Up to `most` decisions of one match, a new one when the last is over: all of them, and the real choices."""

    def run(self, count: int) -> Lap:
        """So many decisions, timed from the first to the last."""
        decisions = choices = 0
        games = self.games
        began = perf_counter()
        while decisions < count:
            more, real = self.play(count - decisions)
            decisions += more
            choices += real
        seconds = perf_counter() - began
        return Lap({"decisions": decisions, "choices": choices, "games": self.games - games}, seconds)


class Forking(ABC):
    """Forks at every decision of random matches. Only the forks are timed, their disposal included; the play is not."""

    unit: Final = "forks"

    def __init__(self, name: str, sections: Sequence[str] = (FORKS, KEPT)) -> None:
        self.name = name
        self.sections = sections

    @abstractmethod
    def step(self) -> None:
        """Go to the next decision, of a new match when the last is over."""

    @abstractmethod
    def fork(self) -> None:
        """Fork BURST times where the match stands now."""

    def run(self, count: int) -> Lap:
        """So many forks, a burst at each decision."""
        forks = 0
        seconds = 0.0
        while forks < count:
            self.step()
            began = perf_counter()
            self.fork()
            seconds += perf_counter() - began
            forks += BURST
        return Lap({"forks": forks}, seconds)
