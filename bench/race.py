"""Contestants take turns in one process: a lap each, in every round, in an order that moves on by one each round."""

from __future__ import annotations

import gc
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

WARM_UP: Final = 0.05
"""Seconds of a first lap that only counts for calibration."""


class Lap(NamedTuple):
    """What was done, by unit (decisions, choices, forks, games), and the seconds that it took."""

    done: Mapping[str, int]
    seconds: float


class Contestant(Protocol):
    """Somebody to be measured. It may do untimed work between, so its lap says itself how long the timed part took."""

    @property
    def name(self) -> str:
        """Who, and in which edition."""

    @property
    def unit(self) -> str:
        """What `run` counts its laps by: decisions or forks."""

    @property
    def sections(self) -> Sequence[str]:
        """The parts of the table in which it stands."""

    def run(self, count: int) -> Lap:
        """Do about `count` of the unit, going on where the last lap stopped."""


def calibrate(contestant: Contestant, seconds: float, clock: Callable[[], float] = perf_counter) -> int:
    """How many of its units a contestant does in so many seconds, untimed work included."""
    count = 16
    while True:
        began = clock()
        contestant.run(count)
        took = clock() - began
        if took >= min(WARM_UP, seconds):
            return max(1, round(count * seconds / took))
        count *= 2


def order(contestants: int, round_number: int) -> list[int]:
    """Who runs when: everybody has every place once in as many rounds as there are contestants."""
    return [(round_number + place) % contestants for place in range(contestants)]


def race(
    contestants: Sequence[Contestant],
    rounds: int,
    seconds: float,
    tell: Callable[[int], None] = lambda _: None,
) -> list[list[Lap]]:
    """The laps of each contestant, one for each round of about so many seconds; the garbage is settled before each.

    What everybody has loaded by then is frozen, so that no collection within a lap walks through somebody else's house.
    """
    counts = [calibrate(contestant, seconds / len(contestants)) for contestant in contestants]
    laps: list[list[Lap]] = [[] for _ in contestants]
    gc.collect()
    gc.freeze()
    try:
        for number in range(rounds):
            for place in order(len(contestants), number):
                gc.collect()
                laps[place].append(contestants[place].run(counts[place]))
            tell(number + 1)
    finally:
        gc.unfreeze()
    return laps


def rates(laps: Sequence[Lap], unit: str) -> list[float]:
    """So many of the unit a second, for each lap."""
    return [lap.done[unit] / lap.seconds for lap in laps]
