"""A journal file opened for a command: what it says, its game, and the key if somebody has it."""

from __future__ import annotations

from pathlib import Path

from yamen.cli.desk import Desk, Mistake
from yamen.cli.files import InFile, read_journal, read_text
from yamen.kernel.errors import YamenError
from yamen.kernel.journal import Journal
from yamen.kernel.match import Match
from yamen.kernel.reading import replay
from yamen.kernel.rules import Game

KEY = ".key"


class Opened:
    """A journal, the game it is of, and its secret. Its players' names are used from here on."""

    def __init__(self, desk: Desk, file: Path, key: str = "") -> None:
        self.file = file
        self.journal: Journal = read_journal(file)
        try:
            self.game: Game = desk.find(self.journal.game)
        except YamenError as error:
            raise InFile(file, error) from None
        desk.names = names(desk, self.journal)
        self.secret = _secret(self, key)
        self.answers = sum(1 for line in self.journal.lines if not line.undo)

    def match(self, upto: int = -1) -> Match:
        """The match as it was after so many answers, at its end by default."""
        if upto > self.answers:
            raise Mistake("cli-upto", given=str(upto)[:24], most=self.answers, file=str(self.file))
        try:
            return replay(self.journal, self.game, self.secret, upto)
        except YamenError as error:
            raise InFile(self.file, error) from None


def names(desk: Desk, journal: Journal) -> list[str]:
    """Who plays, as far as the journal says; two of one name are told apart by their seats."""
    known = journal.players[: journal.seats]
    return [
        name if known.count(name) == 1 else desk.say("cli-named-seat", name=name, n=seat + 1)
        for seat, name in enumerate(known)
    ]


def _secret(opened: Opened, key: str) -> bytes | None:
    """The key that was given, or that lies beside a match still going on. A finished match has its own."""
    if not key and opened.journal.secret is None and opened.file.with_suffix(KEY).is_file():
        key = read_text(opened.file.with_suffix(KEY)).strip()
    try:
        return bytes.fromhex(key) if key else None
    except ValueError:
        raise Mistake("cli-key") from None
