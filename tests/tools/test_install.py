"""What the installer says when it cannot, and what it leaves behind."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import install

SAID = {
    "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device": "disk is full",
    "error: Failed to write: No space left on device (os error 28)": "disk is full",
    "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.": "not the one pinned",
    "WARNING: Retrying ... NewConnectionError('Failed to establish a new connection')": "cannot be reached",
    "error: error sending request for url (https://pypi.org/simple/rich/)": "cannot be reached",
    "ERROR: [Errno 13] Permission denied: '/opt/x'": "set YAMEN_VENV",
    "ERROR: No matching distribution found for rich==99": "No matching distribution found for rich==99",
    "": "it gave no reason",
}


@pytest.mark.parametrize("said", SAID)
def test_what_an_installer_says_becomes_one_sentence(said: str) -> None:
    told = install.explain(f"Collecting things\n{said}\n", Path("/there"))
    assert SAID[said] in told
    assert told.endswith(".")
    assert "\n" not in told


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    made: list[tuple[str, ...]] = []

    class Pretend(install.Installer):
        def install(self, *what: str | Path) -> None:
            made.append(tuple(Path(word).name for word in what))
            if "docs.txt" in made[-1]:
                raise install.Trouble("No docs today.")

    monkeypatch.setattr(install, "Installer", Pretend)
    return made


def run(venv: Path, stamp: str, *sets: str) -> int:
    """The installer with these words."""
    before = sys.argv
    sys.argv = ["install.py", str(venv), stamp, *sets]
    try:
        return install.main()
    finally:
        sys.argv = before


def test_only_what_is_missing_is_installed(calls: list[tuple[str, ...]], tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    assert run(venv, "1 2", "play") == 0
    assert calls == [("--require-hashes", "-r", "play.txt"), ("-e", install.HERE.name)]
    assert (venv / "ready-play").read_text(encoding="utf-8") == "1 2\n"
    calls.clear()
    assert run(venv, "1 2", "play", "test") == 0
    assert calls == [("--require-hashes", "-r", "test.txt")]
    calls.clear()
    assert run(venv, "3 4", "play") == 0
    assert len(calls) == 2


def test_what_was_not_installed_is_not_called_ready(
    calls: list[tuple[str, ...]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    venv = tmp_path / "venv"
    assert run(venv, "1", "play", "docs") == 2
    assert capsys.readouterr().err.endswith("\nNo docs today.\n")
    assert not list(venv.glob("ready-*"))


def test_an_environment_that_no_longer_starts_is_made_anew(calls: list[tuple[str, ...]], tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    run(venv, "1", "play")
    (venv / "bin" / "python").unlink()
    (venv / "bin" / "python").symlink_to("/none/python")
    (venv / "left-over").write_text("", encoding="utf-8")
    assert run(venv, "1", "play") == 0
    assert install.runs(venv / "bin" / "python")
    assert not (venv / "left-over").exists()
    assert len(calls) == 4


def test_an_environment_that_was_moved_is_made_anew(calls: list[tuple[str, ...]], tmp_path: Path) -> None:
    run(tmp_path / "old", "1", "play")
    (tmp_path / "old").rename(tmp_path / "new")
    assert run(tmp_path / "new", "1", "play") == 0
    assert str(tmp_path / "new") in (tmp_path / "new" / "yamen-venv").read_text(encoding="utf-8")
    assert len(calls) == 4


def test_ctrl_c_leaves_nothing_that_is_called_ready(
    calls: list[tuple[str, ...]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(self: object, *what: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(install.Installer, "install", stopped)
    assert run(tmp_path / "venv", "1", "play") == 130
    assert "Stopped." in capsys.readouterr().err
    assert not list((tmp_path / "venv").glob("ready-*"))


def test_going_back_after_half_an_installation_installs_again(
    calls: list[tuple[str, ...]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(self: object, *what: object) -> None:
        raise KeyboardInterrupt

    assert run(tmp_path / "venv", "1", "play") == 0
    with monkeypatch.context() as half:
        half.setattr(install.Installer, "install", stopped)
        assert run(tmp_path / "venv", "2", "play") == 130
    calls.clear()
    assert run(tmp_path / "venv", "1", "play") == 0
    assert len(calls) == 2
