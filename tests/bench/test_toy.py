"""The yardstick must not change, and must be a fair one: its forks are its matches."""

from __future__ import annotations

import hashlib
import random

from bench import toy, yardstick
from bench.walk import BURST, FORKS, KEPT

DIGEST = "823fa0e8a475cf8faf73c4eeca0c6b61361045634a5c484359f89f84cb01c7a8"


def seen(match: toy.ToyMatch) -> list[tuple[int, list[int], int]]:
    """What is asked now."""
    return [(ask.seat, ask.options, ask.chosen) for ask in match.asks]


def owned(match: toy.ToyMatch) -> list[tuple[int, int, list[int], list[int]]]:
    """What everybody has now."""
    return [(f.points, f.stones, f.barn, f.road) for f in match.table.farmers]


def test_the_toy_is_frozen() -> None:
    assert hashlib.sha256(yardstick.SOURCE.read_bytes()).hexdigest() == DIGEST


def test_forks_are_the_match_at_every_decision() -> None:
    draw = random.Random(3).random
    match = toy.ToyMatch(toy.valley(), keep=True)
    decisions = 0
    while match.asks:
        twin = match.fork(keep=True)
        assert seen(twin) == seen(match)
        for ask in match.asks:
            if ask.chosen < 0:
                option = int(draw() * len(ask.options))
                twin.answer(ask.seat, option)
                match.answer(ask.seat, option)
                break
        assert owned(twin) == owned(match)
        assert twin.table is not match.table
        decisions += 1
    assert match.table.left == 0
    assert decisions > toy.TURNS


def test_a_lap_goes_on_where_the_last_one_stopped() -> None:
    whole = yardstick.ToyPlaying("whole", toy, 7).run(5000)
    part = yardstick.ToyPlaying("parts", toy, 7)
    laps = [part.run(500) for _ in range(10)]
    assert whole.done["decisions"] == 5000
    assert [lap.done["decisions"] for lap in laps] == [500] * 10
    assert sum(lap.done["games"] for lap in laps) == whole.done["games"] > 10


def test_forking_goes_through_the_match_and_counts_its_bursts() -> None:
    _, once, twice = yardstick.yardstick(7)
    assert (list(once.sections), list(twice.sections)) == ([FORKS], [KEPT])
    lap = once.run(BURST * 10 - 1)
    assert lap.done == {"forks": BURST * 10}
    assert isinstance(once, yardstick.ToyForking)
    assert once.walk.match.table.left < toy.TURNS
