"""Journals of finished and unfinished matches of edition 1. They must replay for ever; none is ever made again."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from yamen.games.zhanguo import ZHANGUO
from yamen.kernel.errors import DoesNotHold, Unreadable
from yamen.kernel.journal import record
from yamen.kernel.reading import parse, replay, verify

FIXTURES = sorted(Path(__file__).with_name("fixtures").glob("*.jsonl"))
SECRET = hashlib.sha256(b"fixture unfinished").digest()  # of the one that is not over, whose journal does not have it

# answers given, answers taken back, shuffles and rolls, points
EXPECTED = {
    "corrected": (162, 0, 20, [41, 49]),
    "four-seats": (358, 0, 20, [70, 77, 59, 82]),
    "no-key": (176, 0, 20, [46, 50]),
    "options": (262, 0, 20, [45, 63, 64]),
    "solo": (90, 0, 31, [60, 167]),
    "solo-undone": (79, 6, 34, [17, 203]),
    "undone": (278, 37, 20, [47, 60, 42]),
    "unfinished": (95, 8, 20, [5, 4, 0]),
}


def text(path: Path) -> str:
    """A journal as its file has it."""
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_kept_journal_holds(path: Path) -> None:
    """Replayed answer by answer it comes to the same points and, to the last byte, the same table."""
    proof = verify(parse(text(path)), ZHANGUO, SECRET if path.stem == "unfinished" else None)
    assert (proof.answers, proof.undone, proof.shuffles, proof.scores) == EXPECTED[path.stem]
    assert proof.over == (path.stem != "unfinished")
    assert proof.promised == (path.stem != "no-key")


def test_none_is_missing() -> None:
    """Every kept journal is known here, and the other way round."""
    assert {path.stem for path in FIXTURES} == set(EXPECTED)


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_kept_journal_is_written_again_as_it_was(path: Path) -> None:
    """Read and recorded once more it says the same, line by line."""
    journal = parse(text(path))
    match = replay(journal, ZHANGUO, SECRET if path.stem == "unfinished" else None)
    again = [json.loads(row) for row in record(match, journal.players).text().splitlines()]
    assert again == [json.loads(row) for row in text(path).splitlines()]


def test_an_unfinished_match_goes_on() -> None:
    """With its secret it comes to the checkpoint that it claims, and is played on; without, it waits for the secret."""
    journal = parse(text(Path(__file__).with_name("fixtures") / "unfinished.jsonl"))
    match = replay(journal, ZHANGUO, SECRET)
    assert match.checkpoint() == journal.checkpoint
    while not match.over:
        match.answer(0)
    assert verify(parse(record(match).text()), ZHANGUO).over
    with pytest.raises(Unreadable):
        replay(journal, ZHANGUO)
    with pytest.raises(DoesNotHold):
        replay(journal, ZHANGUO, b"another secret")


@pytest.mark.parametrize("path", [path for path in FIXTURES if path.stem != "unfinished"], ids=lambda path: path.stem)
def test_a_forged_journal_does_not_hold(path: Path) -> None:
    """Other points, or another table at the end, are noticed."""
    for field in ("scores", "digest"):
        journal = parse(text(path))
        assert journal.scores is not None
        if field == "scores":
            journal.scores[0] += 1
        else:
            journal.digest = journal.digest[::-1]
        with pytest.raises(DoesNotHold):
            verify(journal, ZHANGUO)
