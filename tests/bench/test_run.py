"""What the command says when something is missing or asked for wrongly."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError
from typing import TYPE_CHECKING

import pytest

from bench import peers, run, toy, yardstick
from bench.costs import beyond, waits, weight
from bench.ratio import Spread
from bench.report import Cost, Figure
from bench.walk import DECISIONS, FORKS

if TYPE_CHECKING:
    from pathlib import Path


def test_no_rounds_at_all_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        run.main(["--rounds", "0"])
    assert stop.value.code == 2
    assert "--rounds must be 1 or more, not 0." in capsys.readouterr().err


def test_a_peer_that_is_missing_stays_out_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(package: str) -> str:
        raise PackageNotFoundError(package)

    monkeypatch.setattr(peers, "version", absent)
    found, notes = peers.peers(7)
    assert found == []
    assert notes[0] == "catanatron is not installed and stays out: pip install catanatron==3.2.1 brings it in."
    assert len(notes) == 3


def test_a_peer_of_another_edition_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "PEERS", {"chess": ("1.11.2", lambda edition, seed: [])})
    monkeypatch.setattr(peers, "version", lambda package: "9.0")
    assert peers.peers(7)[1] == ["chess is 9.0 here; the figures in the docs are of 1.11.2."]


def test_outcomes_of_chance_are_picked_by_their_weight() -> None:
    outcomes = [(4, 0.5), (7, 0.25), (9, 0.25)]
    assert [peers.pick(outcomes, drawn) for drawn in (0.0, 0.49, 0.5, 0.74, 0.75, 0.99, 1.0)] == [4, 4, 7, 7, 9, 9, 9]


def test_the_toy_stays_interpreted_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise yardstick.NotCompiledError("No compiler.")

    monkeypatch.setattr(run, "compiled", broken)
    monkeypatch.setattr(run, "find_spec", lambda name: object())
    assert run.stick(compile_it=True) == (toy, ["No compiler."])
    monkeypatch.setattr(run, "find_spec", lambda name: None)
    assert "mypy is not installed" in run.stick(compile_it=True)[1][0]
    assert run.stick(compile_it=False) == (toy, [])


def test_a_weight_is_of_one_thing() -> None:
    assert 1_000_000 <= weight(lambda number: bytearray(1_000_000), 4) < 1_001_000


def test_waiting_is_counted_without_the_first_start_and_pair_by_pair(tmp_path: Path) -> None:
    script = f"open({str(tmp_path / 'log')!r}, 'a').write('x')"
    commands = {"bare": ("-c", "pass"), "log": ("-c", script), "bad": ("-c", "raise SystemExit('No such thing.')")}
    found, notes = waits(commands, 2, "")
    assert {name: len(times) for name, times in found.items()} == {"bare": 2, "log": 2}
    assert notes == ["bad does not run, so it was not timed: No such thing."]
    assert (tmp_path / "log").read_text() == "xxx"
    assert beyond([1.0, 5.0, 2.0], [4.0, 6.0, 4.0]) == Spread(1.5, 2.0, 2.5)


def one(value: float) -> Spread:
    return Spread(value, value, value)


def test_goals_are_measured_on_the_right_figures() -> None:
    found = [
        Figure(DECISIONS, "Yamen", one(300.0), None, []),
        Figure(DECISIONS, "catanatron 3.2.1, all actions", one(50.0), one(6.5), []),
        Figure(DECISIONS, "catanatron 3.2.1, real choices", one(20.0), one(15.0), []),
        Figure(FORKS, "Yamen", one(70_000.0), None, []),
        Figure(FORKS, "catanatron 3.2.1", one(5.0), one(9.0), []),
    ]
    costs = [Cost("a kept match", one(15.0), "kB"), Cost("import yamen, without it", one(101.0), "ms")]
    made = run.goals("dragon", "interpreted", found, costs)
    assert [(goal.goal, goal.found, goal.reached) for goal in made] == [
        (6.0, 6.5, True),
        (60_000.0, 70_000.0, True),
        (20.0, 15.0, True),
        (100.0, 101.0, False),
    ]
    assert [goal.reached for goal in run.goals("dragon", "compiled", found, costs)] == [False, False, True, False]
