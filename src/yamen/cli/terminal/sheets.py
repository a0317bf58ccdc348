"""What lies over the table for a moment: sheets to read, a name to type, and the cover between two people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from yamen.cli.terminal.voice import Voice


class Sheet(ModalScreen[None]):
    """Text to read and scroll; it opens at the paragraph that was asked for."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space", "dismiss", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(12)", show=False),
        Binding("pageup", "scroll(-12)", show=False),
        Binding("home", "edge(False)", show=False),
        Binding("end", "edge(True)", show=False),
    ]

    def __init__(self, voice: Voice, title: str, paragraphs: Sequence[Text | str], at: int = 0) -> None:
        super().__init__()
        self.voice = voice
        self.heading = title
        self.paragraphs = list(paragraphs)
        self.at = at

    def compose(self) -> ComposeResult:
        """A heading, the text, and how to close it."""
        with Vertical(classes="sheet"):
            yield Static(self.heading, classes="heading", markup=False)
            with VerticalScroll(classes="body", can_focus=False):
                for paragraph in self.paragraphs:
                    yield Static(paragraph, classes="paragraph", markup=False)
            yield Static(self.voice.word("sheet-keys"), classes="hint", markup=False)

    def on_mount(self) -> None:
        """Begin at the paragraph that was asked for."""
        self.call_after_refresh(self.begin)

    def begin(self) -> None:
        """Bring the wanted paragraph to the top."""
        body = self.query_one(VerticalScroll)
        if 0 < self.at < len(self.paragraphs):
            body.scroll_to_widget(list(body.query(Static))[self.at], animate=False, top=True)

    def action_scroll(self, by: int) -> None:
        """Some lines up or down."""
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def action_edge(self, end: bool) -> None:
        """To the beginning or to the end."""
        body = self.query_one(VerticalScroll)
        if end:
            body.scroll_end(animate=False)
        else:
            body.scroll_home(animate=False)


class Cover(ModalScreen[None]):
    """Between two people nothing of the table is seen until the next one is there."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss", show=False),
        Binding("q", "app.leave", show=False),
    ]

    def __init__(self, voice: Voice, seat: int) -> None:
        super().__init__()
        self.voice = voice
        self.seat = seat

    def compose(self) -> ComposeResult:
        """One sentence in the middle."""
        with Middle(), Center():
            yield Static(self.voice.word("cover", seat=self.seat), id="cover", markup=False)


class Question(ModalScreen[str]):
    """One line to type. Escape gives the text that was there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "keep", show=False)]

    def __init__(self, words: str, text: str, longest: int) -> None:
        super().__init__()
        self.words = words
        self.text = text
        self.longest = longest

    def compose(self) -> ComposeResult:
        """The question and the line."""
        with Middle(), Center(), Vertical(id="question"):
            yield Static(self.words, markup=False)
            yield Input(self.text, max_length=self.longest, compact=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """What was typed."""
        event.stop()
        _ = self.dismiss(event.value)

    def action_keep(self) -> None:
        """Leave it as it was."""
        _ = self.dismiss(self.text)
