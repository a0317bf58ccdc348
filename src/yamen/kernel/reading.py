"""Journals read back: from text to a journal, from a journal to the match, and whether the match holds."""

from __future__ import annotations

from typing import Any, Final

from yamen.kernel.chance import Key, Lost
from yamen.kernel.errors import DoesNotHold, NotAnOption, Unreadable, YamenError
from yamen.kernel.journal import FORMAT, Journal, Line
from yamen.kernel.match import Match
from yamen.kernel.row import bytes_of, dict_in, list_in, number_in, plain_in, row_in, text_in, wrong_line
from yamen.kernel.rules import Game
from yamen.kernel.words import Fact, Words

LONGEST: Final = 8_000_000  # characters; a match of any game here has less than a hundredth of that
MOST_SEATS: Final = 99

# What the rules may stumble over when the data of a file is not what they ever wrote themselves.
FAULTS: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    MemoryError,
    RecursionError,
    TypeError,
    ValueError,
)


def parse(text: str) -> Journal:
    """The journal in a text, or a refusal that names the line and what is wrong there."""
    if not text.strip():
        raise Unreadable(Words("journal-empty"))
    if len(text) > LONGEST:
        raise Unreadable(Words("journal-too-long", {"most": LONGEST}))
    rows = text.split("\n")
    journal = _head(row_in(rows[0], 1))
    answers = 0
    for at, raw in enumerate(rows[1:], 2):
        if not raw.strip():
            continue
        row = row_in(raw, at)
        if "answer" in row:
            answers += 1
            journal.lines.append(_answer(row, at, answers, journal.seats))
        elif "undo" in row:
            journal.lines.append(Line(0, -1, "", _numbers(row, at, answers), at))
        elif "checkpoint" in row:
            journal.checkpoint = (number_in(row, "checkpoint", at, 0, answers), plain_in(row, "table", at))
        elif "luck" in row:
            journal.luck = _luck(row, at)
        elif "scores" in row:
            _end(journal, row, at)
        else:
            raise wrong_line(at, "journal-line-unknown")
    return journal


def _head(row: dict[str, Any]) -> Journal:
    if "yamen" not in row:
        raise wrong_line(1, "journal-no-head")
    version = row["yamen"]
    if type(version) is not int or not 1 <= version <= FORMAT:
        raise wrong_line(1, "journal-version", {"version": str(version)[:40], "known": FORMAT})
    options = dict_in(row, "options", 1)
    journal = Journal(
        text_in(row, "game", 1),
        number_in(row, "edition", 1, 1, 1_000_000),
        {name: text_in(options, name, 1) for name in options},
        number_in(row, "seats", 1, 1, MOST_SEATS),
        text_in(row, "components", 1),
    )
    if "changes" in row:
        journal.changes = plain_in(row, "changes", 1)
    if "players" in row:
        journal.players = list_in(row, "players", 1)
        if not all(isinstance(name, str) for name in journal.players):
            raise wrong_line(1, "journal-field", {"field": "players"})
    if "promise" in row:
        journal.promise = text_in(row, "promise", 1)
    if "lots" in row:
        journal.lots = [bytes_of(lot, "lots", 1) for lot in list_in(row, "lots", 1)]
    return journal


def _answer(row: dict[str, Any], at: int, expected: int, seats: int) -> Line:
    number = number_in(row, "n", at, 1, LONGEST)
    if number != expected:
        raise wrong_line(at, "journal-number", {"number": number, "expected": expected})
    return Line(number, number_in(row, "seat", at, 0, seats - 1), text_in(row, "answer", at), (), at)


def _luck(row: dict[str, Any], at: int) -> dict[str, Any]:
    """What was drawn, by label: texts and whole numbers, or lists of them."""
    luck = plain_in(row, "luck", at)
    for drawn in luck.values():
        for item in drawn if isinstance(drawn, list) else [drawn]:
            if type(item) not in (int, str):
                raise wrong_line(at, "journal-field", {"field": "luck"})
    return luck


def _numbers(row: dict[str, Any], at: int, answers: int) -> tuple[int, ...]:
    numbers = list_in(row, "undo", at)
    if not numbers or any(type(number) is not int or not 1 <= number <= answers for number in numbers):
        raise wrong_line(at, "journal-field", {"field": "undo"})
    return tuple(numbers)


def _end(journal: Journal, row: dict[str, Any], at: int) -> None:
    scores = list_in(row, "scores", at)
    if any(type(score) is not int for score in scores):
        raise wrong_line(at, "journal-field", {"field": "scores"})
    journal.scores = scores
    journal.digest = text_in(row, "digest", at)
    if "key" in row:
        journal.secret = bytes_of(row["key"], "key", at)


# --- from a journal to the match ------------------------------------------------------------------------------------


def replay(journal: Journal, game: Game, secret: bytes | None = None, upto: int = -1) -> Match:
    """The match that a journal tells, up to answer number `upto` (all by default).

    A match still going on keeps its secret elsewhere: it is given here. Older editions go on from their checkpoint.
    """
    match = _begin(journal, game, secret)
    for line in journal.lines if match.start is None else _unsettled(journal, match.offset):
        if 0 <= upto <= match.offset + len(match.by):
            break
        try:
            if line.undo:
                match.drop(tuple(number - match.offset - 1 for number in line.undo))
            else:
                match.say(line.answer, line.seat)
        except Unreadable:
            raise _no_luck(journal, line.at) from None
        except YamenError as error:
            facts: dict[str, Fact] = {"line": line.at, "number": line.number, "answer": line.answer[:60]}
            raise NotAnOption(Words("journal-answer", {**facts, "reason": error.words}), error.rule) from None
        except FAULTS:
            if match.start is None and not journal.changes:
                raise  # the rules' own fault, which no file can cause
            raise _faulty(journal) from None
    return match


def _begin(journal: Journal, game: Game, secret: bytes | None) -> Match:
    if journal.game != game.name:
        raise Unreadable(Words("journal-game", {"game": journal.game[:40], "expected": game.name}))
    if journal.edition > game.edition:
        facts: dict[str, Fact] = {"edition": journal.edition, "known": game.edition}
        raise Unreadable(Words("journal-newer-edition", facts))
    older = journal.edition < game.edition
    if older and journal.checkpoint is None:
        raise Unreadable(Words("journal-older-edition", {"edition": journal.edition, "known": game.edition}))
    if not older and game.digest(journal.changes, journal.options) != journal.components:
        raise Unreadable(Words("journal-components"))
    secret = journal.secret if secret is None else secret
    key = None if secret is None else Key(secret, journal.lots)
    if key is not None and key.promise() != journal.promise:
        raise DoesNotHold(Words("journal-promise"))
    lost = None if key is not None else Lost()
    try:
        match = Match(game, journal.seats, journal.options, key, lost, journal.changes, dict(journal.luck or {}))
        if older and journal.checkpoint is not None:
            answers, table = journal.checkpoint
            before = [line for line in journal.lines if _is_settled(line, answers)]
            match.resume(before, answers, table, journal.edition)
            match.rules.sight(match.play.state, -1)  # a table that cannot be looked at is none
    except Unreadable:
        raise _no_luck(journal, 1) from None
    except FAULTS:
        if not older and not journal.changes:
            raise
        raise _faulty(journal) from None
    return match


def _is_settled(line: Line, answers: int) -> bool:
    return line.number <= answers if not line.undo else min(line.undo) <= answers


def _unsettled(journal: Journal, answers: int) -> list[Line]:
    """The lines that a checkpoint of an older edition left to play."""
    return [line for line in journal.lines if not _is_settled(line, answers)]


def _no_luck(journal: Journal, at: int) -> Unreadable:
    """A draw that the journal should tell, and neither its key nor its luck does."""
    return Unreadable(Words("journal-no-key" if journal.luck is None else "journal-luck", {"line": at}))


def _faulty(journal: Journal) -> Unreadable:
    """The rules stumbled over the file's changes of printed facts, or over its table."""
    if journal.changes:
        return Unreadable(Words("journal-components"))
    return Unreadable(Words("journal-checkpoint"))


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
