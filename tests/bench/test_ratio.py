"""The arithmetic of the bench: a timing is never tested, how timings are put together is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bench.figures import figures
from bench.race import Lap, calibrate, order, race, rates
from bench.ratio import Spread, ratios, spread
from bench.report import Cost, Figure, Goal, Report, document, table
from bench.walk import DECISIONS, FORKS, KEPT

if TYPE_CHECKING:
    from collections.abc import Sequence


class Stub:
    """A contestant with a speed of its own."""

    def __init__(self, name: str, sections: Sequence[str], done: dict[str, int], seconds: float = 1.0) -> None:
        self.name = name
        self.unit = "decisions" if DECISIONS in sections else "forks"
        self.sections = sections
        self.done = done
        self.seconds = seconds
        self.asked: list[int] = []

    def run(self, count: int) -> Lap:
        self.asked.append(count)
        return Lap(self.done, self.seconds)


def test_quartiles_lie_between_neighbours() -> None:
    assert spread([4.0, 1.0, 3.0, 2.0]) == Spread(1.75, 2.5, 3.25)
    assert spread([5.0, 1.0, 2.0, 4.0, 3.0]) == Spread(2.0, 3.0, 4.0)
    assert spread([10.0, 20.0]) == Spread(12.5, 15.0, 17.5)


def test_one_round_is_its_own_quartiles() -> None:
    assert spread([7.0]) == Spread(7.0, 7.0, 7.0)


def test_no_round_is_said_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="no round was measured"):
        spread([])


def test_a_ratio_is_taken_in_each_round_not_of_the_medians() -> None:
    ours, theirs = [10.0, 40.0, 90.0], [5.0, 40.0, 10.0]
    assert ratios(ours, theirs) == [2.0, 1.0, 9.0]
    assert spread(ratios(ours, theirs)).median == 2.0
    assert spread(ours).median / spread(theirs).median == 4.0


def test_rounds_without_a_counterpart_are_refused() -> None:
    with pytest.raises(ValueError, match="both sides of every round, but there are 2 and 1"):
        ratios([1.0, 2.0], [1.0])


def test_a_rate_is_by_the_unit_asked_for() -> None:
    laps = [Lap({"decisions": 30, "choices": 12}, 2.0), Lap({"decisions": 8, "choices": 8}, 0.5)]
    assert rates(laps, "decisions") == [15.0, 16.0]
    assert rates(laps, "choices") == [6.0, 16.0]


def test_everybody_has_every_place_once() -> None:
    turns = [order(5, number) for number in range(5)]
    assert turns[0] == [0, 1, 2, 3, 4]
    assert turns[1] == [1, 2, 3, 4, 0]
    for place in range(5):
        assert sorted(turn[place] for turn in turns) == [0, 1, 2, 3, 4]


def test_calibration_counts_the_whole_lap() -> None:
    moments = iter([0.0, 0.01, 1.0, 1.02, 2.0, 2.1])
    who = Stub("a", (DECISIONS,), {"decisions": 1})
    assert calibrate(who, 2.0, lambda: next(moments)) == 1280  # 64 took 0.1 s
    assert who.asked == [16, 32, 64]


def test_a_race_gives_each_a_lap_in_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.race.calibrate", lambda who, seconds: 10 if who.name == "a" else 20)
    a = Stub("a", (DECISIONS,), {"decisions": 10})
    b = Stub("b", (DECISIONS,), {"decisions": 20})
    told: list[int] = []
    laps = race([a, b], 3, 1.0, told.append)
    assert [len(run) for run in laps] == [3, 3]
    assert (a.asked, b.asked, told) == ([10, 10, 10], [20, 20, 20], [1, 2, 3])


def sample() -> list[Figure]:
    ours = Stub("ours", (DECISIONS,), {"decisions": 99, "choices": 90})
    fork = Stub("ours", (FORKS,), {"forks": 50})
    kept = Stub("ours", (KEPT,), {"forks": 40})
    peer = Stub("peer", (DECISIONS,), {"decisions": 30, "choices": 10})
    copy = Stub("peer", (FORKS, KEPT), {"forks": 10}, 0.5)
    field = [peer, copy, ours, fork, kept]
    return figures([ours, fork, kept], field, [[who.run(1)] * 3 for who in field])


def test_figures_put_real_choices_over_both_counts_of_a_peer() -> None:
    found = [
        (figure.section, figure.name, figure.rate.median, figure.ratio and figure.ratio.median) for figure in sample()
    ]
    assert found == [
        (DECISIONS, "ours, all actions", 99.0, None),
        (DECISIONS, "ours, real choices", 90.0, None),
        (DECISIONS, "peer, all actions", 30.0, 3.0),
        (DECISIONS, "peer, real choices", 10.0, 9.0),
        (FORKS, "ours", 50.0, None),
        (FORKS, "peer", 20.0, 2.5),
        (KEPT, "ours", 40.0, None),
        (KEPT, "peer", 20.0, 2.0),
    ]


def test_a_goal_is_at_least_or_under() -> None:
    assert Goal("speed", 6.0, 6.0, least=True).reached
    assert not Goal("speed", 6.0, 5.9, least=True).reached
    assert Goal("memory", 20.0, 19.9, least=False).reached
    assert not Goal("memory", 20.0, 20.0, least=False).reached


def report() -> Report:
    about: dict[str, str | int | float] = {
        "yamen": "0", "build": "interpreted", "game": "g", "python": "3", "system": "s",
        "rounds": 3, "seconds": 2.0, "seed": 7,
    }  # fmt: skip
    costs = [Cost("import", Spread(1.0, 2.0, 3.0), "ms")]
    return Report(about, sample(), costs, [Goal("import", 100.0, 2.0, least=False)], ["A note."])


def test_the_table_shows_rates_ratios_and_goals() -> None:
    lines = [" ".join(line.split()) for line in table(report()).splitlines()]
    assert "peer, real choices 10 9 (9 to 9)" in lines
    assert "import 2 ms (1 to 3)" in lines
    assert "import 2 under 100 reached" in lines
    assert lines[-1] == "A note."


def test_the_document_has_every_round() -> None:
    first = document(report())["figures"][2]
    assert first["rounds"] == [30.0, 30.0, 30.0]
    assert first["ratio"] == {"low": 3.0, "median": 3.0, "high": 3.0}
