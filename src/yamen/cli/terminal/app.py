"""The terminal program: home, tables, and what happens when the terminal is too small."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.widgets import Static

from yamen.cli.terminal.home import HomeScreen
from yamen.cli.terminal.paint import THEME
from yamen.cli.terminal.table import TableScreen
from yamen.cli.terminal.voice import Voice
from yamen.kernel.rules import Game
from yamen.table import Store, Table, new_table, open_saved

LEAST_WIDTH, LEAST_HEIGHT = 80, 24


class TooSmall(ModalScreen[None]):
    """One sentence until the terminal is large enough."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "app.leave", show=False)]

    def compose(self) -> ComposeResult:
        """The sentence."""
        yield Static(id="small", markup=False)

    def say(self, words: str) -> None:
        """How large it is, and how large it must be."""
        self.query_one(Static).update(words)


class TableApp(App[int]):
    """Yamen in the terminal."""

    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "stop", show=False, priority=True)]

    def __init__(self, store: Store, language: str, table: Table | None = None) -> None:
        super().__init__()
        self.store = store
        self.language = language
        self.table = table

    def on_mount(self) -> None:
        """The table that was asked for, or the home."""
        self.register_theme(THEME)
        self.theme = THEME.name
        if self.table is None:
            _ = self.push_screen(HomeScreen(self.language))
        else:
            _ = self.push_screen(TableScreen(self.table, self.language))

    def on_resize(self, event: events.Resize) -> None:
        """Below 80 columns or 24 rows a table cannot be read, so nothing else is shown."""
        width, height = event.size
        small = width < LEAST_WIDTH or height < LEAST_HEIGHT
        if small:
            if not isinstance(self.screen, TooSmall):
                _ = self.push_screen(TooSmall())
            self.call_after_refresh(self.complain, width, height)
        elif isinstance(self.screen, TooSmall):
            _ = self.pop_screen()

    def complain(self, width: int, height: int) -> None:
        """The sentence, with the size of now."""
        if isinstance(self.screen, TooSmall):
            facts = {"least_width": LEAST_WIDTH, "least_height": LEAST_HEIGHT}
            self.screen.say(Voice(self.language).word("too-small", width=width, height=height, **facts))

    def begin(self, game: Game, seats: list[str], options: dict[str, str], language: str) -> None:
        """A new table in the place of its setting up."""
        table = new_table(game, seats, options, self.store)
        _ = self.pop_screen()
        self.open(table, language)

    def go_on(self, path: Path, language: str) -> None:
        """A saved match where it was left."""
        self.open(open_saved(path), language)

    def open(self, table: Table, language: str) -> None:
        """Sit down."""
        _ = self.push_screen(TableScreen(table, language))

    def action_leave(self) -> None:
        """From a table back home, or away if one came straight to it; from home, away."""
        here = self.screen
        while not isinstance(here, (TableScreen, HomeScreen)) and len(self.screen_stack) > 2:
            _ = self.pop_screen()
            here = self.screen
        if isinstance(here, TableScreen):
            here.table.close()
            if self.table is None:
                _ = self.pop_screen()
                return
        self.exit(0)

    def action_stop(self) -> None:
        """Away at once. Everything is saved."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.table.close()
        self.exit(0)
