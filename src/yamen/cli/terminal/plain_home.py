"""The home line by line: a new table of a game, or a saved match where it was left."""

from __future__ import annotations

from typing import TextIO

from yamen.bots import BOTS
from yamen.cli.terminal.home import saved_line
from yamen.cli.terminal.plain import LEAVE, Plain
from yamen.cli.terminal.setup import Setup, option_name, option_value
from yamen.cli.terminal.voice import Voice
from yamen.games import GAMES
from yamen.kernel.errors import YamenError
from yamen.kernel.rules import Game
from yamen.kernel.words import Fact, Words
from yamen.table import Saved, Store, Table, new_table, open_saved


class PlainHome:
    """Asks what to play, then plays it."""

    def __init__(self, store: Store, language: str, source: TextIO, out: TextIO) -> None:
        self.store = store
        self.voice = Voice(language)
        self.source = source
        self.out = out

    def run(self) -> None:
        """Until a table was played, or somebody leaves."""
        while (entry := self.choose()) is not None:
            try:
                table = open_saved(entry.path) if isinstance(entry, Saved) else self.set_up(entry)
            except YamenError as error:
                self.print(self.voice.say(error.words))
                continue
            if table is not None:
                Plain(table, self.voice.language, self.source, self.out).run()
            return

    def print(self, text: str) -> None:
        """A line."""
        self.out.write(f"{text}\n")

    def read(self, words: str) -> str:
        """A line from whoever plays."""
        self.out.write(f"{words}: ")
        self.out.flush()
        line = self.source.readline()
        return line.strip() if line else LEAVE

    def choose(self) -> Game | Saved | None:
        """A game or a saved match by its number."""
        voice = self.voice
        entries: list[Game | Saved] = list(GAMES.values())
        lines = [f"{voice.word('new')} {Voice(voice.language, name).say(Words('game-title'))}" for name in GAMES]
        good, bad = self.store.list()
        for saved in good:
            try:
                lines.append(f"{voice.word('look' if saved.over else 'go-on')} {saved_line(saved, voice.language)}")
                entries.append(saved)
            except YamenError as error:
                bad.append((saved.path, error.words))
        self.print(f"Yamen · {voice.word('home')}")
        for number, line in enumerate(lines, 1):
            self.print(f"{number}. {line}")
        for path, words in bad:
            self.print(voice.word("bad-file", file=path.name, reason=words))
        while (text := self.read(voice.word("plain-choose"))) != LEAVE:
            if text.isdecimal() and 1 <= int(text[:6]) <= len(entries):
                return entries[int(text) - 1]
            self.print(voice.word("plain-number", most=len(entries)))
        return None

    def set_up(self, game: Game) -> Table | None:
        """Who sits there, then each option; an empty line takes what is proposed."""
        voice = Voice(self.voice.language, game.name)
        setup = Setup(game)
        proposed = ",".join(setup.seats())
        least, most = game.seats
        facts: dict[str, Fact] = {"bots": ", ".join(BOTS), "least": least, "most": most, "default": proposed}
        line = self.read(voice.word("plain-seats", **facts))
        if line == LEAVE:
            return None
        seats = (line or proposed).split(",")
        options: dict[str, str] = {}
        for row in setup.settings:
            say = option_value(voice, row)
            values = ", ".join(f"{value} = {say(value)}" for value in row.values)
            line = self.read(
                voice.word("plain-option", option=option_name(voice, row), values=values, default=row.value)
            )
            if line == LEAVE:
                return None
            if not row.part:
                options[row.name] = line or row.value
            elif (line or row.value) == "on":
                options[row.name] = ",".join(filter(None, (options.get(row.name, ""), row.part)))
        return new_table(game, seats, options, self.store)
