"""The program from outside: pipes that close, disks that are full, keys that stop it, terminals and none."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.calls import journal, match, plain, process, whole, write

YAMEN = [sys.executable, "-m", "yamen"]


def test_the_program_says_what_main_says(tmp_path: Path) -> None:
    done = process("verify", whole(tmp_path), "--language", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(f"final score {' '.join(map(str, match().scores))}.\n")
    done = process("verify", tmp_path / "none", "--language", "fr")
    assert (done.returncode, done.stdout) == (2, "")
    assert "n’existe pas" in done.stderr


def test_a_reader_that_goes_away_is_no_trouble(tmp_path: Path) -> None:
    long = write(tmp_path / "whole.jsonl", journal())
    for words in (["replay", long, "--events"], ["rules", "dragon"], ["journal", "show", long]):
        reader, writer = os.pipe()
        os.close(reader)
        done = subprocess.run([*YAMEN, *map(str, words)], stdout=writer, stderr=subprocess.PIPE, check=False)
        os.close(writer)
        assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize("words", [["rules", "dragon"], ["--help"], ["--version"], ["verify", "FILE", "--json"]])
def test_an_output_that_is_full(tmp_path: Path, words: list[str]) -> None:
    words = [str(whole(tmp_path)) if word == "FILE" else word for word in words]
    around = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}  # it fails at the end
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*YAMEN, *words, "--language=en"], env=around, stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    assert (
        done.stderr == "The output could not be written because the disk is full; make room or choose another place.\n"
    )


def test_a_terminal_without_the_letters_of_french(tmp_path: Path) -> None:
    narrow = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "XDG_STATE_HOME": str(tmp_path)}
    for words, code, said in (
        (["--help"], 0, "num\\xe9rique"),
        (["rules", "dragon"], 0, "r\\xe8gles"),
        (["verify", tmp_path / "none"], 2, "n\\u2019existe pas"),
    ):
        done = process(*words, "--language=fr", env=narrow)
        assert done.returncode == code
        assert said in done.stdout + done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_file_name_that_is_no_text(tmp_path: Path) -> None:
    done = subprocess.run(
        [*YAMEN, b"verify", bytes(tmp_path) + b"/\xff", b"--language=en"], capture_output=True, check=False
    )
    assert done.returncode == 2
    assert b"does not exist" in done.stderr


class Terminal:
    """A terminal of a size, with a program in it."""

    def __init__(self, words: list[str], columns: int, lines: int, whole: bool = True) -> None:
        self.here, there = pty.openpty()
        fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        around = {**os.environ, "TERM": "xterm-256color"}
        keys, screen = (there, there) if whole else (subprocess.DEVNULL, subprocess.DEVNULL)
        self.program = subprocess.Popen(
            [*YAMEN, *words], stdin=keys, stdout=screen, stderr=there, env=around, start_new_session=True
        )
        os.close(there)
        self.shown = ""

    def read(self) -> Iterator[str]:
        """Everything shown until now, again and again, until the program ends."""
        while True:
            try:
                more = os.read(self.here, 4096)
            except OSError:
                return
            if not more:
                return
            self.shown += more.decode(errors="replace")
            yield self.shown

    def close(self) -> int:
        """Until it ends; its exit code."""
        for _ in self.read():
            pass
        os.close(self.here)
        return self.program.wait(60)


def test_ctrl_c_stops_all_processes_and_says_what_was_done() -> None:
    words = ["simulate", "dragon", "--games", "1000000", "--jobs", "2", "--language=en"]
    terminal = Terminal(words, 100, 30, whole=False)
    for shown in terminal.read():
        if re.search(r"[1-9][0-9]*/1000000", shown):
            break
    os.killpg(terminal.program.pid, signal.SIGINT)
    code = terminal.close()
    assert code == 130
    found = re.search(r"Stopped after ([0-9,]+) matches of 1,000,000", terminal.shown)
    assert found is not None
    assert int(found[1].replace(",", "")) > 0
    assert "Traceback" not in terminal.shown


def test_progress_is_shown_on_a_terminal_alone() -> None:
    words = ["simulate", "dragon", "--games", "20", "--jobs", "1", "--language=fr"]
    assert process(*words).stderr == ""
    terminal = Terminal(words, 100, 30, whole=False)
    assert terminal.close() == 0
    assert "En jeu" in terminal.shown


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("columns", "lines"), [(40, 24), (80, 10)])
def test_a_terminal_that_is_too_small(columns: int, lines: int, language: str) -> None:
    terminal = Terminal(["table", "dragon", "--seats", "me,random", "--language", language], columns, lines)
    assert terminal.close() == 2
    said = plain(terminal.shown).replace("\r\n", "\n")
    assert said.count("\n") == 1
    needs = "{} columns and {} lines" if language == "en" else "{} colonnes et {} lignes"
    assert needs.format(columns, lines) in said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_terminal_at_all(language: str) -> None:
    for words in ([], ["table"], ["table", "dragon"]):
        done = process(*words, "--language", language, stdin=subprocess.DEVNULL)
        assert (done.returncode, done.stdout) == (2, "")
        assert ("needs a terminal" if language == "en" else "besoin d’un terminal") in done.stderr
