"""Many matches: the same for any number of processes, kept whole, stopped cleanly."""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from yamen.games import find
from yamen.kernel.errors import NotAnOption
from yamen.kernel.journal import record
from yamen.kernel.match import Match
from yamen.kernel.words import Words
from yamen.lab import Simulation, simulate
from yamen.lab.table import Table, key, play
from yamen.words import LANGUAGES, catalogue

SEATS = ["random", "steady", "random"]


def same(found: Simulation) -> dict[str, object]:
    """All that must not depend on the machine or the minute."""
    times = ("seconds", "decisions_per_s", "games_per_s")
    return {name: value for name, value in found.doc().items() if name not in times}


def test_jobs_change_nothing() -> None:
    alone = simulate("dragon", SEATS, games=24, seed=5)
    together = simulate("dragon", SEATS, games=24, seed=5, jobs=2)
    assert alone.whole
    assert together.whole
    assert same(alone) == same(together)
    assert simulate("dragon", SEATS, games=24, seed=6).digest != alone.digest


def test_figures() -> None:
    found = simulate("dragon", ["random"] * 4, games=20, seed=1)
    doc = found.doc()
    assert json.loads(json.dumps(doc)) == doc
    assert {"game", "seats", "games", "seed", "decisions", "seconds", "decisions_per_s", "games_per_s"} <= set(doc)
    assert {"mean_score", "wins", "digest"} <= set(doc)
    assert (doc["game"], doc["seats"], doc["games"], doc["seed"]) == ("dragon", ["random"] * 4, 20, 1)
    assert sum(found.wins) == 20, "in this game a win is never shared"
    assert found.decisions > 20 * 100
    assert found.games_per_s == pytest.approx(20 / found.seconds, rel=0.01)
    assert all(10 < mean < 90 for mean in found.mean_score)


def test_digest_is_that_of_the_journals(tmp_path: Path) -> None:
    """Each file is the journal that the match itself would write, and the digest is made of the files."""
    found = simulate("dragon", SEATS, games=6, seed=9, jobs=2, journals=tmp_path / "new" / "folder")
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == [f"{number:08d}.jsonl" for number in range(6)]
    parts = [hashlib.sha256(file.read_bytes()).digest() for file in files]
    assert hashlib.sha256(b"".join(parts)).hexdigest() == found.digest
    scores = [0] * 3
    for number, file in enumerate(files):
        rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        match = Match(find("dragon"), 3, key=key(9, number))
        for row in rows[1:-1]:
            match.say(row["answer"], row["seat"])
        assert match.over
        assert record(match, SEATS).text() == file.read_text(encoding="utf-8")
        scores = [have + more for have, more in zip(scores, match.scores, strict=True)]
    assert found.mean_score == [round(points / 6, 3) for points in scores]


def test_each_match_has_its_own_luck() -> None:
    assert key(1, 2).secret != key(1, 3).secret
    assert key(1, 2).secret != key(2, 2).secret
    table = Table("dragon", ["random"] * 2, {}, 4)
    first, again = (play(table, 3, 3) for _ in range(2))
    other = play(table, 4, 3)
    assert first.journal == again.journal
    assert first.journal != other.journal, "other bots' luck"
    assert first.journal.splitlines()[0] == other.journal.splitlines()[0], "the same promise: the same deal"


def test_progress_and_options() -> None:
    told: list[tuple[int, int]] = []
    options = {"large_privilege": "7"}
    found = simulate("dragon", ["random"] * 2, 5, 0, options=options, progress=lambda *at: told.append(at))
    assert told == [(n, 5) for n in range(1, 6)]
    assert found.doc()["options"]["large_privilege"] == "7"
    assert simulate("dragon", ["random"] * 2, 5, 0).digest != found.digest


# --- stopping ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c(jobs: int) -> None:
    """The signal comes in the middle of the run: what was done is reported, and it is a part of the whole run."""
    done: list[int] = []

    def progress(games: int, wanted: int) -> None:
        done.append(games)
        if games == 3:
            os.kill(os.getpid(), signal.SIGINT)

    before = signal.getsignal(signal.SIGINT)
    found = simulate("dragon", ["random"] * 2, 100_000, 3, jobs, progress=progress)
    assert not found.whole
    assert 3 <= found.games < 100_000
    assert found.games == sum(found.wins) == done[-1]
    assert signal.getsignal(signal.SIGINT) is before


def test_stopped_by_an_interrupt_that_breaks_in() -> None:
    def progress(games: int, wanted: int) -> None:
        if games == 4:
            raise KeyboardInterrupt

    for jobs in (1, 2):
        found = simulate("dragon", ["random"] * 2, 5000, 3, jobs, progress=progress)
        assert not found.whole
        assert found.games >= 4
        assert found.games < 5000


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("heard", ["killpg(0", "kill(os.getpid()"])
def test_a_thinking_bot_is_stopped_in_the_middle_of_a_thought(jobs: int, heard: str) -> None:
    """As from a keyboard, which all processes hear, or sent to the leading one: one line of result, no traceback."""
    children = jobs if jobs > 1 else 0
    script = f"""
import multiprocessing, os, signal, threading
from yamen.lab import simulate

def press():
    while signal.getsignal(signal.SIGINT) is before or len(multiprocessing.active_children()) < {children}:
        pause.wait(0.01)
    os.{heard}, signal.SIGINT)

if __name__ == "__main__":
    before = signal.getsignal(signal.SIGINT)
    pause = threading.Event()
    threading.Thread(target=press, daemon=True).start()
    found = simulate("dragon", ["thinker:1000000"] * 2, 4, 0, {jobs})
    print(found.games, found.whole)
"""
    shell = [sys.executable, "-c", script]
    end = subprocess.run(shell, capture_output=True, text=True, timeout=60, start_new_session=True, check=False)
    assert (end.returncode, end.stdout, end.stderr) == (0, "0 False\n", "")


# --- what cannot be ---------------------------------------------------------------------------------------------------


def refused(call: dict[str, object]) -> list[str]:
    """The sentences of a refusal, in every language."""
    with pytest.raises(NotAnOption) as error:
        simulate(**{"game": "dragon", "seats": ["random"] * 2, "games": 1, **call})  # type: ignore[arg-type]
    assert isinstance(pickle.loads(pickle.dumps(error.value)).words, Words), "it must come home from another process"
    said = [catalogue(language, "dragon").say(error.value.words) for language in LANGUAGES]
    assert all(error.value.words.key not in sentence for sentence in said)
    return said


def test_refusals(tmp_path: Path) -> None:
    assert all("chess" in said for said in refused({"game": "chess"}))
    assert all("genius" in said for said in refused({"seats": ["random", "genius"]}))
    assert all("6" in said for said in refused({"seats": ["random"] * 6}))
    assert all("1" in said for said in refused({"seats": ["random"]}))
    assert all("-3" in said for said in refused({"games": -3}))
    assert all("0" in said for said in refused({"games": 0}))
    assert refused({"games": 10**100})
    assert refused({"seed": -1})
    assert refused({"jobs": 0})
    assert refused({"jobs": 10**9})
    assert all("moon" in said for said in refused({"options": {"moon": "full"}}))
    file = tmp_path / "file"
    file.write_text("mine")
    assert all("file" in said for said in refused({"journals": file}))
    assert file.read_text() == "mine"


def test_journals_of_another_run_are_not_lost(tmp_path: Path) -> None:
    simulate("dragon", ["random"] * 2, 2, 1, journals=tmp_path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert all("00000" in said for said in refused({"journals": tmp_path, "seed": 2}))
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a journal is no journal: nothing is left of it."""
    whole = Path.write_text

    def half(path: Path, data: str, encoding: str | None = None) -> int:
        if data:
            whole(path, data[: len(data) // 2], encoding)
            raise OSError(28, "No space left on device")
        return whole(path, data, encoding)

    monkeypatch.setattr(Path, "write_text", half)
    assert all("No space left" in said for said in refused({"journals": tmp_path}))
    assert list(tmp_path.iterdir()) == []
