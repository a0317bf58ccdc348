"""What the tests of the commands have in common: a call of `main`, and a journal to work on."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from yamen.cli import main
from yamen.games.dragon import DRAGON
from yamen.kernel.chance import Key
from yamen.kernel.journal import record
from yamen.kernel.match import Match

PLAYERS = ["Ada", "Bo", "Cy"]
SECRET = bytes(range(32))


class Said:
    """What a call answered."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def lines(self) -> list[str]:
        """The lines of the result."""
        return self.out.splitlines()

    def document(self) -> Any:
        """The one JSON value that was printed."""
        (line,) = self.lines
        return json.loads(line)


class Yamen:
    """`yamen`, called in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str | Path) -> Said:
        self.capsys.readouterr()
        code = main([str(word) for word in words])
        out, err = self.capsys.readouterr()
        return Said(code, out, err)

    def well(self, *words: str | Path) -> Said:
        """A call that must succeed and complain of nothing."""
        said = self(*words)
        assert (said.code, said.err) == (0, "")
        return said


def process(*words: str | Path, **more: Any) -> subprocess.CompletedProcess[str]:
    """`yamen` in a process of its own."""
    command = [sys.executable, "-m", "yamen", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, **more)


@cache
def match(upto: int = -1) -> Match:
    """A match of three that took its twentieth answer back, and gave another."""
    made = Match(DRAGON, 3, {"large_privilege": "7"}, Key(SECRET))
    draw = random.Random(5)
    while not made.over and len(made.by) != upto:
        if len(made.by) == 20 and not made.undos:
            made.take_back(1)
        made.answer(draw.randrange(len(made.asks[0].options)))
    return made


@cache
def journal(upto: int = -1) -> str:
    """Its journal."""
    return record(match(upto), PLAYERS).text()


def whole(tmp_path: Path) -> Path:
    """Its journal in a file."""
    return write(tmp_path / "whole.jsonl", journal())


def write(file: Path, text: str) -> Path:
    """A file with this text."""
    file.write_text(text, encoding="utf-8")
    return file


def with_row(number: int, **fields: Any) -> str:
    """The journal with other values in its line of this number."""
    rows = journal().splitlines()
    rows[number - 1] = json.dumps({**json.loads(rows[number - 1]), **fields})
    return "\n".join(rows) + "\n"


def plain(text: str) -> str:
    """The text with ordinary spaces where French has narrow ones."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")
