"""The ways from the commands to the terminal and to the bench."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calls import Yamen, process
from yamen.cli import bench as command
from yamen.cli import table, terminal


@pytest.fixture
def yamen(capsys: pytest.CaptureFixture[str]) -> Yamen:
    return Yamen(capsys)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """A large terminal, and what would be opened in it."""
    calls: list[Any] = []

    def note(*given: Any) -> int:
        calls.append(given)
        return 5

    monkeypatch.setattr(terminal, "open_table", note)
    monkeypatch.setattr(terminal, "open_home", note)
    monkeypatch.setattr(table, "screen", lambda: os.terminal_size((80, 24)))
    return calls


def test_a_table_is_opened_with_what_was_said(yamen: Yamen, opened: list[Any]) -> None:
    assert yamen("table", "dragon", "--seats", "me:Ann, steady", "--set", "first=2", "--language=fr").code == 5
    options = {"neighbours": "apart", "large_privilege": "6", "first": "2"}
    assert opened == [("dragon", ["me:Ann", "steady"], options, "fr", False, {})]


def test_without_seats_one_plays_against_steady_bots(yamen: Yamen, opened: list[Any]) -> None:
    assert yamen("table", "dragon", "--plain", "--language=en").code == 5
    ((_, seats, _, language, plain, _),) = opened
    assert (seats, language, plain) == (["me", "steady", "steady", "steady"], "en", True)


def test_without_words_the_home_opens(yamen: Yamen, opened: list[Any]) -> None:
    assert yamen("--language", "fr").code == 5
    assert yamen("table", "--language=en").code == 5
    assert opened == [("fr", False), ("en", False)]


def test_a_terminal_one_line_too_small(yamen: Yamen, opened: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    for size in ((79, 24), (80, 23)):
        monkeypatch.setattr(table, "screen", lambda size=size: os.terminal_size(size))
        said = yamen("table", "dragon", "--language=en")
        assert said.code == 2
        assert f"{size[0]} columns and {size[1]} lines" in said.err
        assert "80 by 24" in said.err
    assert opened == []


def test_line_by_line_needs_no_terminal(tmp_path: Path) -> None:
    around = {**os.environ, "YAMEN_DATA": str(tmp_path)}
    done = process("table", "dragon", "--seats", "me,random", "--plain", "--language=en", env=around, input="q\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Which" in done.stdout
    assert len(list((tmp_path / "matches").glob("*.jsonl"))) == 1


# --- bench ------------------------------------------------------------------------------------------------------------


def test_the_bench_is_given_its_words(yamen: Yamen, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[list[str]] = []

    def measure(words: list[str]) -> int:
        given.append(words)
        return 3

    monkeypatch.setattr("bench.run.main", measure)
    assert yamen("bench", "--rounds", "4", "--quick", "--json").code == 3
    assert yamen("bench", "dragon", "--compiled-toy").code == 3
    dragon = ["--game", "dragon"]
    assert given == [[*dragon, "--rounds", "4", "--quick", "--json"], [*dragon, "--compiled-toy"]]
    assert yamen("bench", "chess").code == 2


def test_the_bench_is_found_where_play_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "run.py").write_text("", encoding="utf-8")
    root = Path(__file__).parents[2]
    monkeypatch.setenv("YAMEN_CHECKOUT", str(tmp_path))
    assert command.find() == root  # a folder that only looks a little like a checkout
    (tmp_path / "pyproject.toml").write_text("", encoding="utf-8")
    assert command.find() == tmp_path
    monkeypatch.delenv("YAMEN_CHECKOUT")
    assert command.find() == root


@pytest.mark.parametrize(("language", "says"), [("en", "./play bench"), ("fr", "./play bench")])
def test_without_a_checkout_there_is_no_bench(tmp_path: Path, language: str, says: str) -> None:
    package = Path(__file__).parents[2] / "src" / "yamen"
    shutil.copytree(package, tmp_path / "lib" / "yamen", ignore=shutil.ignore_patterns("__pycache__"))
    around = {**os.environ, "PYTHONPATH": str(tmp_path / "lib")}
    around.pop("YAMEN_CHECKOUT", None)
    done = process("bench", "--quick", "--language", language, env=around, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
