"""Journals read back: from text to a journal, from a journal to the match, and whether the match holds."""

from __future__ import annotations

import json
from typing import Any, Final

from yamen.kernel.chance import Chance, Given, Key
from yamen.kernel.errors import DoesNotHold, NotAnOption, Unreadable, YamenError
from yamen.kernel.journal import FORMAT, Journal, Line
from yamen.kernel.match import Match
from yamen.kernel.rules import Game
from yamen.kernel.words import Fact, Words

LONGEST: Final = 8_000_000  # characters; a match of any game here has less than a hundredth of that
MOST_SEATS: Final = 99


def parse(text: str) -> Journal:
    """The journal in a text, or a refusal that names the line and what is wrong there."""
    if not text.strip():
        raise Unreadable(Words("journal-empty"))
    if len(text) > LONGEST:
        raise Unreadable(Words("journal-too-long", {"most": LONGEST}))
    rows = text.split("\n")
    journal = _head(_row(rows[0], 1))
    answers = 0
    for at, raw in enumerate(rows[1:], 2):
        if not raw.strip():
            continue
        row = _row(raw, at)
        if "answer" in row:
            answers += 1
            journal.lines.append(_answer(row, at, answers, journal.seats))
        elif "undo" in row:
            journal.lines.append(Line(0, -1, "", _numbers(row, at, answers)))
        elif "checkpoint" in row:
            journal.checkpoint = (_number(row, "checkpoint", at, 0, answers), _dict(row, "table", at))
        elif "luck" in row:
            journal.luck = _dict(row, "luck", at)
        elif "scores" in row:
            _end(journal, row, at)
        else:
            raise _wrong(at, "journal-line-unknown")
    return journal


def _head(row: dict[str, Any]) -> Journal:
    if "yamen" not in row:
        raise _wrong(1, "journal-no-head")
    version = row["yamen"]
    if type(version) is not int or not 1 <= version <= FORMAT:
        raise _wrong(1, "journal-version", {"version": str(version)[:40], "known": FORMAT})
    options = _dict(row, "options", 1)
    journal = Journal(
        _text(row, "game", 1),
        _number(row, "edition", 1, 1, 1_000_000),
        {name: _text(options, name, 1) for name in options},
        _number(row, "seats", 1, 1, MOST_SEATS),
        _text(row, "components", 1),
    )
    if "changes" in row:
        journal.changes = _dict(row, "changes", 1)
    if "players" in row:
        journal.players = [str(name) for name in _list(row, "players", 1)]
    if "promise" in row:
        journal.promise = _text(row, "promise", 1)
    if "lots" in row:
        journal.lots = [_bytes(lot, "lots", 1) for lot in _list(row, "lots", 1)]
    return journal


def _answer(row: dict[str, Any], at: int, expected: int, seats: int) -> Line:
    number = _number(row, "n", at, 1, expected)
    if number != expected:
        raise _wrong(at, "journal-number", {"number": number, "expected": expected})
    return Line(number, _number(row, "seat", at, 0, seats - 1), _text(row, "answer", at))


def _numbers(row: dict[str, Any], at: int, answers: int) -> tuple[int, ...]:
    numbers = _list(row, "undo", at)
    if not numbers or any(type(number) is not int or not 1 <= number <= answers for number in numbers):
        raise _wrong(at, "journal-field", {"field": "undo"})
    return tuple(numbers)


def _end(journal: Journal, row: dict[str, Any], at: int) -> None:
    scores = _list(row, "scores", at)
    if any(type(score) is not int for score in scores):
        raise _wrong(at, "journal-field", {"field": "scores"})
    journal.scores = scores
    journal.digest = _text(row, "digest", at)
    if "key" in row:
        journal.secret = _bytes(row["key"], "key", at)


def _row(raw: str, at: int) -> dict[str, Any]:
    try:
        row = json.loads(raw)
    except (ValueError, RecursionError):
        raise _wrong(at, "journal-not-json") from None
    if not isinstance(row, dict):
        raise _wrong(at, "journal-not-json")
    return row


def _text(row: dict[str, Any], field: str, at: int) -> str:
    value = row.get(field)
    if not isinstance(value, str):
        raise _wrong(at, "journal-field", {"field": field[:40]})
    return value


def _number(row: dict[str, Any], field: str, at: int, least: int, most: int) -> int:
    value = row.get(field)
    if type(value) is not int or not least <= value <= most:
        raise _wrong(at, "journal-field", {"field": field})
    return value


def _dict(row: dict[str, Any], field: str, at: int) -> dict[str, Any]:
    value = row.get(field)
    if not isinstance(value, dict):
        raise _wrong(at, "journal-field", {"field": field})
    return value


def _list(row: dict[str, Any], field: str, at: int) -> list[Any]:
    value = row.get(field)
    if not isinstance(value, list):
        raise _wrong(at, "journal-field", {"field": field})
    return value


def _bytes(value: object, field: str, at: int) -> bytes:
    try:
        return bytes.fromhex(value if isinstance(value, str) else "?")
    except ValueError:
        raise _wrong(at, "journal-field", {"field": field}) from None


def _wrong(at: int, key: str, facts: dict[str, Fact] | None = None) -> Unreadable:
    return Unreadable(Words(key, {"line": at, **(facts or {})}))


# --- from a journal to the match ------------------------------------------------------------------------------------


def replay(journal: Journal, game: Game, secret: bytes | None = None, upto: int = -1) -> Match:
    """The match that a journal tells, up to answer number `upto` (all by default).

    A match still going on keeps its secret elsewhere: it is given here. Older editions go on from their checkpoint.
    """
    match = _begin(journal, game, secret)
    for at, line in _lines_to_play(journal, match):
        if 0 <= upto <= match.offset + len(match.by):
            break
        try:
            if line.undo:
                _undo(match, line)
            else:
                match.say(line.answer, line.seat)
        except LookupError:
            raise Unreadable(Words("journal-no-key")) from None
        except ValueError:
            raise Unreadable(Words("journal-luck", {"line": at})) from None
        except YamenError as error:
            facts: dict[str, Fact] = {"line": at, "number": line.number, "answer": line.answer[:60]}
            raise NotAnOption(Words("journal-answer", {**facts, "reason": error.words}), error.rule) from None
    return match


def _begin(journal: Journal, game: Game, secret: bytes | None) -> Match:
    if journal.game != game.name:
        raise Unreadable(Words("journal-game", {"game": journal.game[:40], "expected": game.name}))
    if journal.edition > game.edition:
        facts: dict[str, Fact] = {"edition": journal.edition, "known": game.edition}
        raise Unreadable(Words("journal-newer-edition", facts))
    if journal.edition == game.edition and game.digest(journal.changes) != journal.components:
        raise Unreadable(Words("journal-components"))
    secret = journal.secret if secret is None else secret
    key = None if secret is None else Key(secret, journal.lots)
    if key is not None and key.promise() != journal.promise:
        raise DoesNotHold(Words("journal-promise"))
    chance = None if key is not None else Given(journal.luck or {}, Chance())
    older = journal.edition < game.edition
    try:
        match = Match(game, journal.seats, journal.options, key, chance, journal.changes)
        if older:
            if journal.checkpoint is None:
                raise Unreadable(Words("journal-older-edition", {"edition": journal.edition, "known": game.edition}))
            answers, table = journal.checkpoint
            before = [line for line in journal.lines if _settled(line, answers)]
            match.resume(before, answers, table, journal.edition)
    except (LookupError, TypeError, ValueError) as error:
        if key is None and not isinstance(error, TypeError):
            raise Unreadable(Words("journal-no-key")) from None
        raise Unreadable(Words("journal-checkpoint")) from None
    return match


def _settled(line: Line, answers: int) -> bool:
    return line.number <= answers if not line.undo else min(line.undo) <= answers


def _lines_to_play(journal: Journal, match: Match) -> list[tuple[int, Line]]:
    """The lines that the match has not settled yet, each with its place in the file."""
    settled = {id(line) for line in match.before}
    return [(at, line) for at, line in enumerate(journal.lines, 2) if id(line) not in settled]


def _undo(match: Match, line: Line) -> None:
    numbers = tuple(number - match.offset - 1 for number in line.undo)
    if any(number not in match.live for number in numbers):
        raise NotAnOption(Words("undo-nothing"))
    match.drop(numbers)


class Proof:
    """What `verify` checked."""

    def __init__(self, match: Match, undone: int) -> None:
        self.answers = match.offset + len(match.by)
        self.undone = undone
        self.shuffles = len(match.known)
        self.promised = match.key is not None
        self.over = match.over
        self.settled = match.offset
        self.scores = match.scores


def verify(journal: Journal, game: Game, secret: bytes | None = None) -> Proof:
    """Play the whole journal again and compare what it claims: answers, shuffles, final score. Raises what fails."""
    match = replay(journal, game, secret)
    if journal.scores is not None:
        if not match.over:
            raise DoesNotHold(Words("journal-cut", {"answers": len(journal.lines)}))
        if journal.scores != match.scores:
            claimed = " ".join(map(str, journal.scores))
            facts: dict[str, Fact] = {"claimed": claimed, "scores": " ".join(map(str, match.scores))}
            raise DoesNotHold(Words("journal-scores", facts))
        if journal.digest != match.digest():
            raise DoesNotHold(Words("journal-digest"))
    return Proof(match, len(journal.undone()))
