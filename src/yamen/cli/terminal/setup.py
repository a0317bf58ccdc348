"""A table that is not begun yet: who sits where, and the options, with what excludes what. It knows no screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from yamen.bots import BOTS
from yamen.cli.terminal.voice import Voice
from yamen.kernel.rules import Game, Option
from yamen.kernel.words import Words

ME: Final = "me"
EMPTY: Final = ""
OFF, ON = "off", "on"


class Row:
    """One thing to choose: its values, and which one it is now."""

    def __init__(self, name: str, values: list[str], value: str, option: Option | None = None, part: str = "") -> None:
        self.name = name
        self.values = values
        self.value = value
        self.option = option
        self.part = part  # of an option that takes several values, the one that this row switches
        self.person = ""  # the name of the person who sits here


class Setup:
    """The rows of a new table: a seat each, then the options."""

    def __init__(self, game: Game) -> None:
        self.game = game
        least, most = game.seats
        values = [ME, *BOTS]
        bot = "steady" if "steady" in BOTS else BOTS[0]
        self.chairs: list[Row] = []
        for place in range(most):
            begin = ME if place == 0 else bot if place < max(least, min(4, most)) else EMPTY
            self.chairs.append(Row(f"seat-{place + 1}", values if place < least else [*values, EMPTY], begin))
        self.settings: list[Row] = []
        for option in game.options:
            if option.kind == "several":
                chosen = option.default.split(",")
                for value in option.values:
                    state = ON if value in chosen else OFF
                    self.settings.append(Row(option.name, [OFF, ON], state, option, value))
            else:
                self.settings.append(Row(option.name, list(option.values), option.default, option))
        self._number_seats()

    @property
    def rows(self) -> list[Row]:
        """Everything that can be chosen, from top to bottom."""
        return self.chairs + self.settings

    def seats(self) -> list[str]:
        """The seats as a table takes them."""
        taken = [row for row in self.chairs if row.value != EMPTY]
        return [f"{ME}:{row.person}" if row.value == ME and row.person else row.value for row in taken]

    def options(self) -> dict[str, str]:
        """The options as a table takes them."""
        out: dict[str, str] = {}
        for row in self.settings:
            if not row.part:
                out[row.name] = row.value
            elif row.value == ON:
                out[row.name] = f"{out[row.name]},{row.part}" if out.get(row.name) else row.part
            else:
                out.setdefault(row.name, "")
        return out

    def excluded(self, row: Row, value: str) -> Words | None:
        """Why this row cannot have this value beside the others, or None."""
        mine = row.part if row.part and value == ON else value
        if row.option is None or (row.part and value == OFF):
            return None
        now = self.options()
        for option in self.game.options:
            for own, other, its in option.excludes:
                here = option is row.option and own == mine and its in now[other].split(",")
                there = other == row.option.name and its == mine and own in now[option.name].split(",")
                if here or there:
                    return Words(f"excludes-{option.name}-{own}-{other}-{its}")
        return None

    def turn(self, row: Row, by: int) -> Words | None:
        """The next value that can stand beside the others; the reason why one was passed over, or None."""
        reason: Words | None = None
        at = row.values.index(row.value)
        for step in range(1, len(row.values)):
            value = row.values[(at + by * step) % len(row.values)]
            why = self.excluded(row, value)
            if why is None:
                row.value = value
                break
            reason = reason or why
        self._number_seats()
        return reason

    def _number_seats(self) -> None:
        """An option that names a seat knows as many as are taken."""
        numbers = [str(n) for n in range(1, len(self.seats()) + 1)]
        for row in self.settings:
            if row.option is not None and row.option.kind == "seat":
                row.values = [*row.option.values, *numbers]
                if row.value not in row.values:
                    row.value = row.option.default


def seat_value(voice: Voice, row: Row) -> str:
    """Who sits in a seat, in words."""
    if row.value == ME:
        return row.person or voice.word("seat-me")
    return voice.bot_name(row.value) if row.value else voice.word("seat-empty")


def option_name(voice: Voice, row: Row) -> str:
    """What an option is called."""
    name = voice.say(Words(f"option-{row.name}"))
    return f"{name}: {voice.say(Words(f'option-{row.name}-{row.part}'))}" if row.part else name


def option_value(voice: Voice, row: Row) -> Callable[[str], str]:
    """How an option's values are called."""

    def say(value: str) -> str:
        if row.part:
            return voice.word(f"switch-{value}")
        if value.isdigit() and row.option is not None and value not in row.option.values:
            return value
        return voice.say(Words(f"option-{row.name}-{value}"))

    return say
