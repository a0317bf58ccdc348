"""Journals of finished and unfinished matches of edition 1. They must replay for ever; none is ever made again."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from yamen.games.gugong import GUGONG
from yamen.kernel.errors import DoesNotHold, Unreadable
from yamen.kernel.journal import record
from yamen.kernel.reading import parse, replay, verify

FIXTURES = sorted(Path(__file__).with_name("fixtures").glob("*.jsonl"))
# of the one that is not over, whose journal does not have it
SECRET = hashlib.sha256(b"fixture gugong unfinished").digest()

# answers given, answers taken back, shuffles and rolls, points
EXPECTED: dict[str, tuple[int, int, int, list[int]]] = {
    "alone": (55, 0, 26, [19, 75]),
    "alone-easy": (62, 4, 25, [0, 61]),
    "bonus": (272, 0, 18, [21, 24, 0, 11]),
    "corrected": (138, 0, 19, [13, 31, 17]),
    "lots": (228, 0, 18, [0, 0, 22, 14, 10]),
    "no-key": (96, 0, 19, [12, 29]),
    "two-seats": (76, 0, 19, [25, 20]),
    "undone": (229, 35, 19, [27, 0, 0]),
    "unfinished": (86, 1, 15, [3, 5, 2]),
}


def text(path: Path) -> str:
    """A journal as its file has it."""
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_kept_journal_holds(path: Path) -> None:
    """Replayed answer by answer it comes to the same points and, to the last byte, the same table."""
    proof = verify(parse(text(path)), GUGONG, SECRET if path.stem == "unfinished" else None)
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
    match = replay(journal, GUGONG, SECRET if path.stem == "unfinished" else None)
    again = [json.loads(row) for row in record(match, journal.players).text().splitlines()]
    assert again == [json.loads(row) for row in text(path).splitlines()]


def test_an_unfinished_match_goes_on() -> None:
    """With its secret it comes to the checkpoint that it claims, and is played on; without, it waits for the secret."""
    journal = parse(text(Path(__file__).with_name("fixtures") / "unfinished.jsonl"))
    match = replay(journal, GUGONG, SECRET)
    assert match.checkpoint() == journal.checkpoint
    while not match.over:
        match.answer(0)
    assert verify(parse(record(match).text()), GUGONG).over
    with pytest.raises(Unreadable):
        replay(journal, GUGONG)
    with pytest.raises(DoesNotHold):
        replay(journal, GUGONG, b"another secret")


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
            verify(journal, GUGONG)
