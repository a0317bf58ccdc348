"""The home of the terminal: a new table of a game, or a saved match where it was left; then who sits where."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from yamen.cli.terminal.paint import LIT, LOSS, QUIET
from yamen.cli.terminal.setup import ME, Row, Setup, option_name, option_value, seat_value
from yamen.cli.terminal.sheets import Question
from yamen.cli.terminal.voice import Voice
from yamen.games import GAMES
from yamen.kernel.errors import YamenError
from yamen.kernel.rules import Game
from yamen.kernel.words import Words
from yamen.table import Saved, read_seat
from yamen.table.seats import LONGEST

if TYPE_CHECKING:
    from yamen.cli.terminal.app import TableApp


def saved_line(saved: Saved, language: str) -> str:
    """A saved match in a line: since when it lies there, how far it is, who plays, which game."""
    seats = [read_seat(text, 0) for text in saved.players]
    voice = Voice(language, saved.game, seats)
    title = voice.say(Words("game-title"))
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(saved.when))
    state = voice.word("saved-over" if saved.over else "saved-on", answers=saved.answers)
    return f"{when} · {state} · {', '.join(voice.names)} · {title}"


class HomeScreen(Screen[None]):
    """What to play."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("g", "language", show=False),
        Binding("q,escape", "app.leave", show=False),
    ]

    def __init__(self, language: str) -> None:
        super().__init__()
        self.voice = Voice(language)
        self.entries: list[Game | Saved] = []

    @property
    def owner(self) -> TableApp:
        """The program."""
        return cast("TableApp", self.app)

    def compose(self) -> ComposeResult:
        """A heading, the list, and the keys."""
        yield Static(id="title", markup=False)
        yield OptionList(id="entries", markup=False)
        yield Static(id="trouble", markup=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        """The list has the keys."""
        self.fill()
        self.query_one(OptionList).focus()

    def on_screen_resume(self) -> None:
        """Back from a table: it is among the saved matches now."""
        if self.is_mounted:
            self.fill()

    def fill(self) -> None:
        """New tables first, then the saved matches, the latest on top."""
        voice = self.voice
        self.entries = list(GAMES.values())
        good, bad = self.owner.store.list()
        rows: list[Text] = []
        for game in GAMES.values():
            title = Voice(voice.language, game.name).say(Words("game-title"))
            row = Text(f"{voice.word('new')} ", QUIET)
            rows.append(row.append(title, f"bold {LIT}"))
        for saved in good:
            try:
                row = Text(f"{voice.word('look' if saved.over else 'go-on')} ", QUIET)
                rows.append(row.append(saved_line(saved, voice.language)))
                self.entries.append(saved)
            except YamenError as error:
                bad.append((saved.path, error.words))
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([Option(row) for row in rows])
        options.highlighted = 0
        self.query_one("#title", Static).update(Text(f"Yamen · {voice.word('home')}", "bold"))
        trouble = [voice.word("bad-file", file=path.name, reason=words) for path, words in bad]
        self.query_one("#trouble", Static).update(Text("\n".join(trouble), LOSS))
        self.query_one("#keys", Static).update(Text(f" {voice.word('home-keys')}", QUIET))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Set up a new table, or go on with the match."""
        event.stop()
        entry = self.entries[event.option_index]
        if isinstance(entry, Game):
            _ = self.app.push_screen(SetupScreen(entry, self.voice.language))
            return
        try:
            self.owner.go_on(entry.path, self.voice.language)
        except YamenError as error:
            self.query_one("#trouble", Static).update(Text(self.voice.say(error.words), LOSS))

    def action_language(self) -> None:
        """The other language."""
        self.voice = self.voice.other_language()
        self.fill()


class SetupScreen(Screen[None]):
    """Who sits where, and the options of the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "turn(1)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("n", "name", show=False),
        Binding("g", "language", show=False),
        Binding("q,escape", "app.pop_screen", show=False),
    ]

    def __init__(self, game: Game, language: str) -> None:
        super().__init__()
        self.voice = Voice(language, game.name)
        self.setup = Setup(game)

    def compose(self) -> ComposeResult:
        """A heading, the rows, what stands in the way, and the keys."""
        yield Static(id="title", markup=False)
        yield OptionList(id="entries", markup=False)
        yield Static(id="trouble", markup=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        """The list has the keys, the pointer is on *Begin*."""
        self.fill(0)
        self.query_one(OptionList).focus()

    def fill(self, at: int, trouble: str = "") -> None:
        """All rows; *Begin* is the first, so that Enter alone starts a table."""
        voice = self.voice
        rows = [Text(voice.word("begin"), f"bold {LIT}")]
        for n, row in enumerate(self.setup.chairs, 1):
            rows.append(self.line(voice.word("seat", n=n), seat_value(voice, row)))
        for row in self.setup.settings:
            rows.append(self.setting(row))
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([Option(row) for row in rows])
        options.highlighted = at
        title = Text(f"Yamen · {voice.say(Words('game-title'))}", "bold")
        self.query_one("#title", Static).update(title)
        self.query_one("#trouble", Static).update(Text(trouble, LOSS))
        self.query_one("#keys", Static).update(Text(f" {voice.word('setup-keys')}", QUIET))

    def line(self, name: str, value: str) -> Text:
        """A name and its value."""
        return Text.assemble((f"{name:<14}", QUIET), ("‹ ", QUIET), value, (" ›", QUIET))

    def setting(self, row: Row) -> Text:
        """An option with all its values: the present one marked, those that something else excludes struck out."""
        say = option_value(self.voice, row)
        text = Text(f"{option_name(self.voice, row)}: ", QUIET)
        for value in row.values:
            chosen = value == row.value
            style = f"bold {LIT}" if chosen else f"strike {QUIET}" if self.setup.excluded(row, value) else ""
            text.append(f"[{say(value)}]" if chosen else f" {say(value)} ", style)
        return text

    def row(self) -> Row | None:
        """The row under the pointer, or None on *Begin*."""
        at = self.query_one(OptionList).highlighted or 0
        return self.setup.rows[at - 1] if at else None

    def action_turn(self, by: int) -> None:
        """The next value of the row; if one had to be passed over, the reason."""
        row = self.row()
        if row is not None:
            why = self.setup.turn(row, by)
            self.fill(self.query_one(OptionList).highlighted or 0, "" if why is None else self.voice.say(why))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter begins on *Begin*, and turns the value on a row."""
        event.stop()
        if event.option_index:
            self.action_turn(1)
            return
        try:
            cast("TableApp", self.app).begin(
                self.setup.game, self.setup.seats(), self.setup.options(), self.voice.language
            )
        except YamenError as error:
            self.fill(0, self.voice.say(error.words))

    def action_name(self) -> None:
        """A person's own name."""
        row = self.row()
        if row is not None and row in self.setup.chairs and row.value == ME:
            _ = self.app.push_screen(Question(self.voice.word("name"), row.person, LONGEST), self.named)

    def named(self, name: str | None) -> None:
        """The name is given; it must be one that a journal can hold."""
        row = self.row()
        if row is None or name is None:
            return
        trouble = ""
        try:
            row.person = read_seat(f"{ME}:{name}", 0).name
        except YamenError as error:
            trouble = self.voice.say(error.words)
        self.fill(self.query_one(OptionList).highlighted or 0, trouble)

    def action_language(self) -> None:
        """The other language."""
        self.voice = self.voice.other_language()
        self.fill(self.query_one(OptionList).highlighted or 0)
