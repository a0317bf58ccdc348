"""Journals of finished and unfinished matches of edition 1. They must replay for ever; none is ever made again."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from yamen.games import find
from yamen.kernel.errors import DoesNotHold, Unreadable
from yamen.kernel.journal import record
from yamen.kernel.reading import parse, replay, verify

GAMES = Path(__file__).parent
FIXTURES = sorted(GAMES.glob("*/fixtures/*.jsonl"))
# of the ones that are not over, whose journals do not have it
SECRETS = {
    "dragon": hashlib.sha256(b"fixture unfinished").digest(),
    "gugong": hashlib.sha256(b"fixture gugong unfinished").digest(),
    "zhanguo": hashlib.sha256(b"fixture unfinished").digest(),
}

# answers given, answers taken back, shuffles and rolls, points
EXPECTED: dict[str, dict[str, tuple[int, int, int, list[int]]]] = {
    "dragon": {
        "corrected": (146, 0, 15, [50, 43, 49]),
        "lots": (185, 0, 17, [25, 32, 59, 38]),
        "no-key": (89, 0, 18, [43, 41]),
        "options": (219, 0, 13, [47, 32, 31, 37, 25]),
        "two-seats": (88, 0, 18, [46, 41]),
        "undone": (172, 34, 15, [30, 38, 57]),
        "unfinished": (75, 7, 11, [17, 16, 12]),
    },
    "gugong": {
        "alone": (55, 0, 26, [19, 75]),
        "alone-easy": (62, 4, 25, [0, 61]),
        "bonus": (272, 0, 18, [21, 24, 0, 11]),
        "corrected": (138, 0, 19, [13, 31, 17]),
        "lots": (228, 0, 18, [0, 0, 22, 14, 10]),
        "no-key": (96, 0, 19, [12, 29]),
        "two-seats": (76, 0, 19, [25, 20]),
        "undone": (229, 35, 19, [27, 0, 0]),
        "unfinished": (86, 1, 15, [3, 5, 2]),
    },
    "zhanguo": {
        "corrected": (162, 0, 20, [41, 49]),
        "four-seats": (358, 0, 20, [70, 77, 59, 82]),
        "no-key": (176, 0, 20, [46, 50]),
        "options": (262, 0, 20, [45, 63, 64]),
        "solo": (90, 0, 31, [60, 167]),
        "solo-undone": (79, 6, 34, [17, 203]),
        "undone": (278, 37, 20, [47, 60, 42]),
        "unfinished": (95, 8, 20, [5, 4, 0]),
    },
}


def game_of(path: Path) -> str:
    """The game whose folder holds a journal."""
    return path.parents[1].name


def secret_of(path: Path) -> bytes | None:
    """The secret of a match still going on; the others have theirs in the journal."""
    return SECRETS[game_of(path)] if path.stem == "unfinished" else None


def name_of(path: Path) -> str:
    """A journal as the test run names it."""
    return f"{game_of(path)}-{path.stem}"


def text(path: Path) -> str:
    """A journal as its file has it."""
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FIXTURES, ids=name_of)
def test_a_kept_journal_holds(path: Path) -> None:
    """Replayed answer by answer it comes to the same points and, to the last byte, the same table."""
    proof = verify(parse(text(path)), find(game_of(path)), secret_of(path))
    assert (proof.answers, proof.undone, proof.shuffles, proof.scores) == EXPECTED[game_of(path)][path.stem]
    assert proof.over == (path.stem != "unfinished")
    assert proof.promised == (path.stem != "no-key")


def test_none_is_missing() -> None:
    """Every kept journal is known here, and the other way round."""
    known = {(game, stem) for game, stems in EXPECTED.items() for stem in stems}
    assert {(game_of(path), path.stem) for path in FIXTURES} == known


@pytest.mark.parametrize("path", FIXTURES, ids=name_of)
def test_a_kept_journal_is_written_again_as_it_was(path: Path) -> None:
    """Read and recorded once more it says the same, line by line."""
    journal = parse(text(path))
    match = replay(journal, find(game_of(path)), secret_of(path))
    again = [json.loads(row) for row in record(match, journal.players).text().splitlines()]
    assert again == [json.loads(row) for row in text(path).splitlines()]


@pytest.mark.parametrize("game", EXPECTED)
def test_an_unfinished_match_goes_on(game: str) -> None:
    """With its secret it comes to the checkpoint that it claims, and is played on; without, it waits for the secret."""
    journal = parse(text(GAMES / game / "fixtures" / "unfinished.jsonl"))
    match = replay(journal, find(game), SECRETS[game])
    assert match.checkpoint() == journal.checkpoint
    while not match.over:
        match.answer(0)
    assert verify(parse(record(match).text()), find(game)).over
    with pytest.raises(Unreadable):
        replay(journal, find(game))
    with pytest.raises(DoesNotHold):
        replay(journal, find(game), b"another secret")


@pytest.mark.parametrize("path", [path for path in FIXTURES if path.stem != "unfinished"], ids=name_of)
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
            verify(journal, find(game_of(path)))
