"""The table on the screen: the board, the question with its answers, what each would do, and the log."""

from __future__ import annotations

import secrets
from typing import Any, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from yamen.cli.terminal import advice, face
from yamen.cli.terminal.choices import Choices
from yamen.cli.terminal.paint import paint_all
from yamen.cli.terminal.reading import end_sheet, help_sheet, log_sheet, rules_sheet
from yamen.cli.terminal.sheets import Cover
from yamen.cli.terminal.sitting import Sitting
from yamen.table import Table
from yamen.table.aside import aside

WIDE, TALL = 110, 32  # from here on there is room for the log beside the answers
FOOT_WIDE, FOOT = 13, 11  # rows that the board leaves to what stands under it
NEWS, LOG = 2, 40  # lines of the log that are shown; the sheet has them all


class TableScreen(Screen[None]):
    """One table until somebody leaves it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("slash", "find", show=False),
        Binding("w", "why_not", show=False),
        Binding("r", "rules", show=False),
        Binding("l", "log", show=False),
        Binding("g", "language", show=False),
        Binding("e", "end", show=False),
        Binding("question_mark,f1", "keys", show=False),
        Binding("q", "app.leave", show=False),
        Binding("escape", "back", show=False),
        Binding("down", "move(1)", show=False),
        Binding("up", "move(-1)", show=False),
        *(Binding(str(n), f"point({n - 1})", show=False) for n in range(1, 10)),
    ]

    def __init__(self, table: Table, language: str) -> None:
        super().__init__()
        self.table = table
        self.sitting = Sitting(table, language)
        self.view: dict[str, Any] = self.sitting.look()
        self.said = ""  # something the player wanted to know: a hint, why undo cannot be
        self.thinking = False
        self.covering = False
        self.ended = False

    def compose(self) -> ComposeResult:
        """From top to bottom, as it is played."""
        yield Static(id="where", markup=False)
        yield Static(id="board", markup=False)
        yield Static(id="news", markup=False)
        yield Static(id="ask", markup=False)
        with Horizontal(id="desk"):
            yield Choices(self.sitting)
            with VerticalScroll(id="outcome", can_focus=False):
                yield Static(id="would", markup=False)
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="told", markup=False)
        with Vertical(id="bar"):
            yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        """The first look."""
        self.renew()

    def on_resize(self) -> None:
        """Another size, another picture, once the parts know their own size."""
        self.call_after_refresh(self.draw)

    # --- showing --------------------------------------------------------------------------------------------------

    def renew(self) -> None:
        """Something has changed: look again, ask again, and let the bots think."""
        self.view = self.sitting.look()
        self.said = ""
        self.query_one("#would", Static).update("")
        self.query_one(Choices).ask(self.view)
        self.draw()
        if self.sitting.covered and not self.covering:
            self.covering = True
            _ = self.app.push_screen(Cover(self.sitting.voice, self.table.next_person()), self.uncover)
        elif self.view["over"] and not self.ended:
            self.ended = True
            self.action_end()
        elif self.table.next_bot() >= 0 and not self.thinking:
            self.thinking = True
            self.play_bots()

    def uncover(self, _: None) -> None:
        """The next person is there."""
        self.covering = False
        self.sitting.arrive()
        self.renew()

    def draw(self) -> None:
        """Everything but the answers."""
        width, height = self.size
        if not width:
            return
        wide = width >= WIDE and height >= TALL
        self.set_class(wide, "wide")
        picture = self.sitting.picture(self.view, width, height - (FOOT_WIDE if wide else FOOT))
        self.query_one("#where", Static).update(face.head(self.sitting, self.view))
        self.query_one("#board", Static).update(paint_all(picture, self.sitting.voice.names))
        news = face.told(self.sitting, LOG if wide else NEWS, self.inner("#log") if wide else 0)
        self.query_one("#told" if wide else "#news", Static).update(news)
        self.call_after_refresh(self.query_one("#log", VerticalScroll).scroll_end, animate=False)
        self.show_question()

    def inner(self, name: str) -> int:
        """How many columns there are for text in a part that scrolls."""
        return self.query_one(name, VerticalScroll).scrollable_content_region.width - 1

    def show_question(self) -> None:
        """The question, and the keys that go with it."""
        refused = self.query_one(Choices).refused
        self.query_one("#ask", Static).update(face.question(self.sitting, self.view, refused, self.said))
        self.query_one("#keys", Static).update(face.keys(self.sitting, self.view))

    def tell(self, words: str) -> None:
        """Answer the player below the question."""
        self.said = words
        self.show_question()

    # --- answering ------------------------------------------------------------------------------------------------

    def on_choices_pointed(self, event: Choices.Pointed) -> None:
        """What the answer under the pointer would do, or why it cannot be."""
        if self.view["ask"] is None or (event.index >= 0 and not self.stands(event.index, event.notation)):
            return
        shown = face.outcome(self.sitting, event.index, event.notation, self.inner("#outcome"))
        self.query_one("#would", Static).update(shown)
        self.query_one("#outcome", VerticalScroll).scroll_home(animate=False)

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        """The answer is given and saved."""
        if self.stands(event.index, event.notation):
            self.sitting.answer(event.index)
            self.renew()

    def stands(self, index: int, notation: str) -> bool:
        """Whether this is still an option: the question may have changed since it was pointed at."""
        options = self.view["ask"]["options"] if self.view["ask"] else []
        return any(option["index"] == index and option["notation"] == notation for option in options)

    @work
    async def play_bots(self) -> None:
        """Bots think aside and answer by the same door as everybody, one after the other."""
        while (seat := self.table.next_bot()) >= 0 and not self.covering:
            seq = self.table.match.seq
            bot, chair = self.table.bot(seat)
            try:
                option = await aside(advice.chooser(bot, chair))
            except Exception as error:  # noqa: BLE001  # a bot that breaks must not take the table with it
                self.notify(self.sitting.voice.word("bot-failed", seat=seat, reason=type(error).__name__))
                option = secrets.randbelow(len(chair.ask.options))
            if self.table.match.seq == seq:
                self.table.answer(option, seat, seq)
                self.renew()
        self.thinking = False

    def action_undo(self) -> None:
        """Take back the last answer, or say why not."""
        refusal = self.sitting.undo()
        if refusal:
            self.tell(refusal)
        else:
            self.renew()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Ask the adviser aside; then point at its answer and say why."""
        if self.view["ask"] is None:
            self.tell(self.sitting.voice.word("not-asked"))
            return
        seq = self.table.match.seq
        self.tell(self.sitting.voice.word("hint-thinks"))
        option, words = await aside(advice.asker(self.sitting))
        if self.table.match.seq == seq and self.view["ask"] is not None:
            choices = self.query_one(Choices)
            choices.whole()
            choices.point(option)
            self.tell(words)

    def action_find(self) -> None:
        """Type to narrow the list."""
        if self.view["ask"] is not None:
            self.query_one(Choices).open_find()

    def action_why_not(self) -> None:
        """Between what can be chosen and what cannot."""
        if self.view["ask"] is None:
            self.tell(self.sitting.voice.word("not-asked"))
            return
        choices = self.query_one(Choices)
        choices.refused = not choices.refused
        choices.fill()
        self.tell("")

    def action_back(self) -> None:
        """Back to the whole list of what can be chosen."""
        self.query_one(Choices).whole()
        self.tell("")

    def action_point(self, index: int) -> None:
        """Point at an option by its number."""
        self.query_one(Choices).point(index)

    def action_move(self, by: int) -> None:
        """Move the pointer."""
        self.query_one(Choices).move(by)

    # --- reading --------------------------------------------------------------------------------------------------

    def action_rules(self) -> None:
        """All rules, open at the one that the question follows from."""
        _ = self.app.push_screen(rules_sheet(self.sitting, self.view))

    def action_log(self) -> None:
        """The whole log, open at its end."""
        _ = self.app.push_screen(log_sheet(self.sitting))

    def action_keys(self) -> None:
        """What the keys do, and how to read the picture."""
        _ = self.app.push_screen(help_sheet(self.sitting, self.view, min(self.size.width * 9 // 10, 110) - 6))

    def action_end(self) -> None:
        """The result, once there is one."""
        if self.view["over"]:
            _ = self.app.push_screen(end_sheet(self.sitting, self.view))

    def action_language(self) -> None:
        """The other language."""
        self.sitting.voice = self.sitting.voice.other_language()
        self.query_one(Choices).whole()
        self.said = ""
        self.draw()
