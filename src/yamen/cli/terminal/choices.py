"""The list of answers: the options with words, price and notation; or, while somebody asks why not, the refused."""

from __future__ import annotations

from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from yamen.cli.terminal.paint import LIT, LOSS, QUIET
from yamen.cli.terminal.sitting import Sitting


class Answers(OptionList):
    """A list where the first click points and the second one chooses, so that consequences are seen before."""

    def on_click(self, event: events.Click) -> None:
        """A click on another row only points at it."""
        clicked = event.style.meta.get("option")
        if clicked is not None and clicked != self.highlighted:
            event.prevent_default()
            self.highlighted = clicked


class Choices(Vertical):
    """The answers that can be chosen now, filtered by what is typed."""

    class Pointed(Message):
        """An answer is under the pointer: an option by its index, or a notation that is refused (index -1)."""

        def __init__(self, index: int, notation: str) -> None:
            super().__init__()
            self.index = index
            self.notation = notation

    class Chosen(Message):
        """An option is chosen for good."""

        def __init__(self, index: int, notation: str) -> None:
            super().__init__()
            self.index = index
            self.notation = notation

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(id="choices")
        self.sitting = sitting
        self.view: dict[str, Any] = {}
        self.refused = False  # whether the list shows what cannot be chosen
        self.shown: list[tuple[int, str]] = []

    def compose(self) -> ComposeResult:
        """The line to type in, hidden until it is wanted, and the list."""
        yield Input(id="find", compact=True)
        yield Answers(id="list", compact=True, markup=False)

    def on_mount(self) -> None:
        """The list has the keys from the start."""
        self.query_one(Input).display = False
        self.query_one(OptionList).focus()

    def ask(self, view: dict[str, Any]) -> None:
        """Show the options of a new question."""
        self.view = view
        self.whole()

    def fill(self) -> None:
        """The rows that fit what was typed, and the pointer on the first one."""
        typed = " ".join(self.query_one(Input).value.lower().split())
        ask = self.view["ask"]
        rows: list[tuple[int, str, Text]] = []
        if ask is not None and self.refused:
            rows = [(-1, notation, Text(notation, LOSS)) for notation in self.sitting.refused()]
        elif ask is not None:
            rows = [(option["index"], option["notation"], self.row(option)) for option in ask["options"]]
        rows = [row for row in rows if typed in row[1].lower() or typed in row[2].plain.lower()]
        self.shown = [(index, notation) for index, notation, _ in rows]
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([Option(text) for _, _, text in rows])
        if rows:
            options.highlighted = 0
        else:
            self.post_message(self.Pointed(-1, typed))

    def row(self, option: dict[str, Any]) -> Text:
        """Number, words, price and notation of an option."""
        voice = self.sitting.voice
        text = Text(f"{option['index'] + 1:>2} ", QUIET)
        text.append(voice.say(option["words"]), LIT)
        price = voice.price(option, self.view)
        if price:
            text.append(f"  {price}", LOSS)
        text.append(f"  {option['notation']}", QUIET)
        return text

    def open_find(self) -> None:
        """Let the player type."""
        find = self.query_one(Input)
        find.placeholder = self.sitting.voice.word("find")
        find.display = True
        find.focus()

    def close_find(self) -> None:
        """Back to the whole list."""
        find = self.query_one(Input)
        find.value = ""
        find.display = False
        self.query_one(OptionList).focus()

    def whole(self) -> None:
        """Back to everything that can be chosen."""
        self.refused = False
        self.close_find()
        self.fill()

    def point(self, place: int) -> None:
        """Put the pointer on an option by its index."""
        for at, (index, _) in enumerate(self.shown):
            if index == place:
                self.query_one(OptionList).highlighted = at

    def move(self, by: int) -> None:
        """Move the pointer while the keys go to the line above."""
        options = self.query_one(OptionList)
        if self.shown:
            options.highlighted = ((options.highlighted or 0) + by) % len(self.shown)

    def take(self) -> None:
        """Choose what is under the pointer."""
        at = self.query_one(OptionList).highlighted
        if at is not None and at < len(self.shown) and self.shown[at][0] >= 0:
            self.post_message(self.Chosen(*self.shown[at]))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell the table what is under the pointer."""
        event.stop()
        if event.option_index < len(self.shown):
            self.post_message(self.Pointed(*self.shown[event.option_index]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter, or a click."""
        event.stop()
        self.take()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Every letter narrows the list."""
        event.stop()
        if event.input.display:
            self.fill()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter in the line takes what is under the pointer."""
        event.stop()
        self.take()
