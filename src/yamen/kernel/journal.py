"""The saved game: one readable text file, a JSON value a line. docs/journal.md describes it."""

from __future__ import annotations

import json
from typing import Any, Final

from yamen.kernel.chance import Key
from yamen.kernel.match import Match

FORMAT: Final = 1


class Line:
    """An answer with its number, seat and notation; or, with `undo`, the numbers of the answers taken back."""

    def __init__(self, number: int, seat: int, answer: str, undo: tuple[int, ...] = (), at: int = 0) -> None:
        self.number = number
        self.seat = seat
        self.answer = answer
        self.undo = undo
        self.at = at  # its line in the file that it was read from


class Journal:
    """What is true of a match: game, options, promise or key of the luck, and the list of answers."""

    def __init__(self, game: str, edition: int, options: dict[str, str], seats: int, components: str) -> None:
        self.game = game
        self.edition = edition
        self.options = options
        self.seats = seats
        self.components = components
        self.changes: dict[str, Any] = {}
        self.players: list[str] = []
        self.promise = ""
        self.lots: list[bytes] = []
        self.lines: list[Line] = []
        self.checkpoint: tuple[int, dict[str, Any]] | None = None
        self.secret: bytes | None = None
        self.luck: dict[str, Any] | None = None
        self.scores: list[int] | None = None
        self.digest = ""

    @property
    def key(self) -> Key | None:
        """The key of the shuffles, once it is known."""
        return None if self.secret is None else Key(self.secret, self.lots)

    def undone(self) -> set[int]:
        """The numbers of the answers that were taken back."""
        return {number for line in self.lines for number in line.undo}

    # --- writing ----------------------------------------------------------------------------------------------------

    def text(self) -> str:
        """The journal as its file says it."""
        head: dict[str, Any] = {
            "yamen": FORMAT,
            "game": self.game,
            "edition": self.edition,
            "seats": self.seats,
            "options": self.options,
            "components": self.components,
        }
        if self.changes:
            head["changes"] = self.changes
        if self.players:
            head["players"] = self.players
        if self.promise:
            head["promise"] = self.promise
        if self.lots:
            head["lots"] = [lot.hex() for lot in self.lots]
        rows: list[dict[str, Any]] = [head]
        for line in self.lines:
            if line.undo:
                rows.append({"undo": list(line.undo)})
            else:
                rows.append({"n": line.number, "seat": line.seat, "answer": line.answer})
        if self.checkpoint is not None:
            rows.append({"checkpoint": self.checkpoint[0], "table": self.checkpoint[1]})
        if self.luck is not None:
            rows.append({"luck": self.luck})
        if self.scores is not None:
            end: dict[str, Any] = {"scores": self.scores, "digest": self.digest}
            if self.secret is not None:
                end["key"] = self.secret.hex()
            rows.append(end)
        return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def record(match: Match, players: list[str] | None = None, lines: list[Line] | None = None) -> Journal:
    """The journal of a match; the key is in it once the match is over.

    Whoever noted the lines while the match was played may give them; else the match is played again for them.
    """
    digest = match.game.digest(match.changes, match.options)
    journal = Journal(match.game.name, match.game.edition, match.options, match.seats, digest)
    journal.changes = match.changes
    journal.players = list(players or [])
    if match.key is None:
        journal.luck = {label: match.known[label] for label in match.known}
    else:
        journal.promise = match.key.promise()
        journal.lots = list(match.key.lots)
    journal.lines = _lines(match) if lines is None else lines
    if match.over:
        journal.scores = match.scores
        journal.digest = match.digest()
        if match.key is not None:
            journal.secret = match.key.secret
    else:
        journal.checkpoint = match.checkpoint()
    if match.start is not None:
        journal.edition = match.began
        if match.over:
            journal.checkpoint = (match.offset, match.start)
    return journal


def _lines(match: Match) -> list[Line]:
    """Every answer and undo in the order they came, each answer in notation."""
    twin = match.beginning()
    lines: list[Line] = list(match.before)
    undos = list(match.undos)
    for number, seat in enumerate(match.by):
        while undos and undos[0][0] == number:
            lines.append(_take_back(twin, undos.pop(0)[1]))
        lines.append(Line(match.offset + number + 1, seat, twin.ask_of(seat).notation(match.picks[number])))
        twin.answer(match.picks[number], seat)
    for _, numbers in undos:
        lines.append(_take_back(twin, numbers))
    return lines


def _take_back(twin: Match, numbers: tuple[int, ...]) -> Line:
    twin.drop(numbers)
    return Line(0, -1, "", tuple(twin.offset + number + 1 for number in numbers))
