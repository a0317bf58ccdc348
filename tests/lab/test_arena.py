"""Bots against each other: the same luck for everybody, every seat in turn, and honest intervals."""

from __future__ import annotations

import json

import pytest

from yamen.kernel.errors import NotAnOption
from yamen.lab import arena, simulate
from yamen.lab.arena import Arena, rotated, wilson
from yamen.lab.table import Played, Table


def test_seats_rotate() -> None:
    bots = ["a", "b", "c", "d"]
    turns = [rotated(bots, by) for by in range(4)]
    assert turns[0] == ("a", "b", "c", "d")
    assert turns[1] == ("b", "c", "d", "a")
    for bot in bots:
        assert sorted(turn.index(bot) for turn in turns) == [0, 1, 2, 3]


def test_figures() -> None:
    found = arena("dragon", ["steady", "random", "random"], deals=4, seed=2)
    assert found.whole
    assert found.games == 12
    steady, chance = found.standings["steady"], found.standings["random"]
    assert steady.wins + chance.wins == 12
    assert (steady.chairs, chance.chairs) == (12, 24)
    assert (steady.fair, chance.fair) == pytest.approx((1 / 3, 2 / 3))
    assert steady.mean_rank * 12 + chance.mean_rank * 24 == pytest.approx(12 * 6)
    assert steady.share > 0.9
    assert steady.interval[0] > steady.fair
    assert json.loads(json.dumps(found.doc())) == found.doc()


def test_jobs_change_nothing() -> None:
    one, two = (arena("dragon", ["steady", "random"], 3, 1, jobs).doc() for jobs in (1, 2))
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


def test_rotations_are_duplicates() -> None:
    """Equal bots that have no luck of their own play each deal alike in every rotation: all points come twice."""
    found = arena("dragon", ["steady", "steady"], deals=5, seed=1)
    once = simulate("dragon", ["steady", "steady"], games=5, seed=1)
    assert found.standings["steady"].points == 2 * sum(once.points)
    assert found.standings["steady"].wins == found.games == 10
    assert found.standings["steady"].mean_rank == 1.5


def test_shared_wins() -> None:
    found = Arena(Table("dragon", ["a", "b", "c"], {}, 0), 1)
    found.add(["b", "c", "a"], Played(0, 1, [7, 9, 9], [3, 1, 1], ""))
    assert (found.standings["a"].wins, found.standings["b"].wins, found.standings["c"].wins) == (0.5, 0, 0.5)
    assert found.standings["b"].mean_score == 7


def test_wilson() -> None:
    """Against published values, and at the ends."""
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("bad", [{"deals": 0}, {"bots": ["steady"]}, {"bots": ["steady", "nobody"]}, {"game": "go"}])
def test_refusals(bad: dict[str, object]) -> None:
    call: dict[str, object] = {"game": "dragon", "bots": ["steady", "random"], "deals": 1, **bad}
    with pytest.raises(NotAnOption):
        arena(**call)  # type: ignore[arg-type]
