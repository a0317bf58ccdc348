"""People and bots round a match. Every answer comes in by the same door and is saved before anybody goes on."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from yamen.bots.chair import Bot, Chair
from yamen.games import find
from yamen.kernel.chance import Key
from yamen.kernel.errors import NotAnOption, YamenError
from yamen.kernel.journal import Line, record
from yamen.kernel.match import Match
from yamen.kernel.reading import replay
from yamen.kernel.rules import Game
from yamen.kernel.words import Words
from yamen.table.seats import ME, Seat, read_seats
from yamen.table.store import NotSaved, Slot, Store


class Table:
    """A match, who sits at it, and where it is saved."""

    def __init__(self, match: Match, seats: list[Seat], slot: Slot, lines: list[Line] | None = None) -> None:
        self.match = match
        self.seats = seats
        self.slot = slot
        self.lines = [] if lines is None else lines  # of the journal, noted as they come
        self.unsaved: Words | None = None  # why the last answers are not on the disk yet

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        return [place for place, seat in enumerate(self.seats) if seat.person]

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now, in the order of the table."""
        return sorted(ask.seat for ask in self.match.asks)

    def next_bot(self) -> int:
        """The first seat that is asked and has a bot, or -1."""
        return next((seat for seat in self.asked if not self.seats[seat].person), -1)

    def next_person(self) -> int:
        """The first seat that is asked and has a person, or -1."""
        return next((seat for seat in self.asked if self.seats[seat].person), -1)

    def bot(self, seat: int) -> tuple[Bot, Chair]:
        """The bot of a seat, with what it may know now. Its choice comes back through `answer`."""
        bot = self.seats[seat].bot
        assert bot is not None
        return bot, Chair(self.match, seat, secrets.randbits(32))

    def answer(self, option: int, seat: int, seq: int = -1) -> None:
        """A seat chooses an option, and the match is saved."""
        ask = self.match.ask_of(seat)
        self.match.answer(option, seat, seq)
        self.lines.append(Line(self.match.offset + len(self.match.by), seat, ask.notation(option)))
        self.save()

    def undo_refusal(self, seat: int) -> Words | None:
        """Why this seat cannot take back its last answer, or None. At the end the key is known, so all is final."""
        return Words("table-undo-over") if self.match.over else self.match.undo_refusal(seat)

    def undo(self, seat: int) -> None:
        """A seat takes back its last answer, and the match is saved."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise NotAnOption(refusal)
        self.match.undo(seat)
        _, numbers = self.match.undos[-1]
        self.lines.append(Line(0, -1, "", tuple(self.match.offset + number + 1 for number in numbers)))
        self.save()

    def save(self) -> None:
        """Write the journal. If it cannot be written the match goes on, and the next answer tries again."""
        try:
            self.slot.write(record(self.match, [seat.text for seat in self.seats], self.lines))
            self.unsaved = None
        except NotSaved as error:
            self.unsaved = error.words

    def close(self) -> None:
        """Leave the table: what is not yet saved is tried once more."""
        if self.unsaved is not None:
            self.save()
        self.slot.free()


def new_table(
    game: Game,
    seats: Sequence[str],
    options: dict[str, str] | None = None,
    store: Store | None = None,
    changes: dict[str, Any] | None = None,
    key: Key | None = None,
) -> Table:
    """A new match with these seats, saved from its first moment on."""
    sitting = read_seats(seats, secrets.randbits(32))
    key = Key(secrets.token_bytes(32)) if key is None else key
    if not sitting:
        raise NotAnOption(Words("table-nobody"))
    match = Match(game, len(sitting), options, key, changes=changes)
    slot = (Store() if store is None else store).fresh(game.name)
    slot.begin(key.secret)
    table = Table(match, sitting, slot)
    table.save()
    if table.unsaved is not None:
        table.slot.free()
        raise NotSaved(table.unsaved)
    return table


def open_saved(path: Path) -> Table:
    """A saved match where it was left. What cannot be read is left as it is."""
    slot = Slot(path)
    slot.hold()
    try:
        journal, secret = slot.read()
        match = replay(journal, find(journal.game), secret)
        players = journal.players
        if len(players) != match.seats:
            players = [ME] * match.seats
        return Table(match, read_seats(players, secrets.randbits(32)), slot, journal.lines)
    except YamenError:
        slot.free()
        raise
