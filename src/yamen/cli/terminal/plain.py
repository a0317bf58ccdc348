"""The table line by line: for screen readers, for terminals that can do nothing else, and for programs.

It prints what happened, the question and its numbered answers, and reads a line. The same keys mean the same as on the
screen: u, h, w, b, l, r, g, k, q.
"""

from __future__ import annotations

from typing import Any, Final, TextIO

from yamen.cli.terminal import advice
from yamen.cli.terminal.sitting import Sitting
from yamen.kernel.errors import YamenError
from yamen.table import Table

WIDTH, HEIGHT = 80, 14
LEAVE: Final = "q"


class Plain:
    """One table played line by line, until it ends or somebody leaves."""

    def __init__(self, table: Table, language: str, source: TextIO, out: TextIO) -> None:
        self.table = table
        self.sitting = Sitting(table, language)
        self.source = source
        self.out = out
        self.told = 0  # lines of the log that were printed
        self.board_due = True

    def print(self, text: str = "") -> None:
        """A line."""
        self.out.write(f"{text}\n")
        self.out.flush()

    def read(self, words: str) -> str:
        """A line from whoever plays; leaving when there is none."""
        self.out.write(f"{words}: ")
        self.out.flush()
        line = self.source.readline()
        return line.strip() if line else LEAVE

    def run(self) -> None:
        """Play."""
        self.print(f"{self.word('plain-help')}")
        for line in self.sitting.voice.proof(self.table.match, str(self.table.slot.path))[:1]:
            self.print(line)
        while not self.table.match.over:
            view = self.sitting.look()
            if self.sitting.covered:
                if not self.uncover():
                    break
            elif view["ask"] is None and self.table.next_bot() >= 0:
                self.bot_plays(self.table.next_bot())
            elif not self.person_plays(view):
                break
        self.finish()

    def word(self, key: str, /, **facts: Any) -> str:
        """The terminal's own words."""
        return self.sitting.voice.word(key, **facts)

    def bot_plays(self, seat: int) -> None:
        """A bot answers; nothing else can be done meanwhile, and lines do not freeze."""
        bot, chair = self.table.bot(seat)
        self.table.answer(bot.choose(chair), seat)

    def uncover(self) -> bool:
        """Wait until the next person is there, with nothing of the others' above."""
        self.print("\n" * HEIGHT * 2)
        if self.read(self.word("plain-cover", seat=self.table.next_person())) == LEAVE:
            return False
        self.sitting.arrive()
        self.told = max(0, len(self.sitting.log()) - HEIGHT)
        self.board_due = True
        return True

    def person_plays(self, view: dict[str, Any]) -> bool:
        """Put the question until there is an answer; False to leave."""
        self.tell_news()
        if self.board_due:
            self.board(view)
            self.board_due = False
        self.question(view)
        while True:
            line = self.read(self.word("plain-prompt"))
            if line == LEAVE:
                return False
            if self.obey(line, view):
                return True

    def tell_news(self) -> None:
        """What happened since it was told last."""
        log = self.sitting.log()
        for line, rule in log[self.told :]:
            self.print(f"{line} {rule}".rstrip())
        self.told = len(log)

    def board(self, view: dict[str, Any]) -> None:
        """The whole table as text."""
        self.print(self.sitting.voice.where(view))
        for line in self.sitting.picture(view, WIDTH, HEIGHT):
            self.print(line)

    def question(self, view: dict[str, Any]) -> None:
        """The question and its numbered answers."""
        voice = self.sitting.voice
        options = view["ask"]["options"]
        who = f"{voice.names[self.sitting.viewer]}: " if len(self.table.people) > 1 else ""
        self.print(f"{who}{voice.question(view)} {self.word('plain-options', n=len(options))}")
        for option in options:
            price = voice.price(option, view)
            words = " ".join(filter(None, (voice.say(option["words"]), price and f"({price})")))
            self.print(f"{option['index'] + 1}. {words} [{option['notation']}]")

    def obey(self, line: str, view: dict[str, Any]) -> bool:
        """Do what a line says; True when the question is answered or taken back, so that it must be put anew."""
        key, _, rest = line.partition(" ")
        if not line:
            return False
        if key == "u":
            refusal = self.sitting.undo()
            self.print(refusal or self.word("plain-undone"))
            self.told = min(self.told, len(self.sitting.log()))
            return not refusal
        if key == "g":
            self.sitting.voice = self.sitting.voice.other_language()
            return True
        if key == "?":
            self.would(rest.strip(), view)
        elif key == "w":
            self.print(self.sitting.why_not(rest) or self.word("plain-can"))
        elif key == "h":
            self.print(advice.asker(self.sitting)()[1])
        elif key == "b":
            self.board(view)
        elif key in ("l", "r", "k"):
            self.recite(key)
        else:
            return self.take(line, view)
        return False

    def recite(self, key: str) -> None:
        """The log, the rules, or the keys; with these two, the legend of the picture."""
        voice = self.sitting.voice
        if key == "l":
            lines = [f"{line} {rule}" for line, rule in self.sitting.log()]
        elif key == "r":
            lines = [f"{name} {words}" for name, words in voice.rules(self.table.match.game.home)]
            lines += voice.legend()
        else:
            lines = [self.word("plain-help"), *voice.legend()]
        for line in lines:
            self.print(line)

    def would(self, text: str, view: dict[str, Any]) -> None:
        """What an answer would do."""
        index = self.index(text, view)
        if index >= 0:
            for line in self.sitting.outcome(index):
                self.print(f"  {line}")

    def take(self, text: str, view: dict[str, Any]) -> bool:
        """Give an answer; if it is none, say why."""
        index = self.index(text, view)
        if index < 0:
            return False
        self.sitting.answer(index)
        if self.table.unsaved is not None:
            self.print(self.sitting.voice.say(self.table.unsaved))
        return True

    def index(self, text: str, view: dict[str, Any]) -> int:
        """The option of a number or a notation, or -1 after saying why there is none."""
        options = view["ask"]["options"]
        if text.isdecimal():
            if 1 <= int(text[:6]) <= len(options):
                return int(text) - 1
            self.print(self.word("plain-number", most=len(options)))
            return -1
        notation = " ".join(text.split())
        for option in options:
            if option["notation"] == notation:
                index: int = option["index"]
                return index
        try:
            self.print(self.sitting.why_not(notation) or self.word("plain-can"))
        except YamenError as error:
            self.print(self.sitting.voice.say(error.words))
        return -1

    def finish(self) -> None:
        """The end, or where the match lies."""
        voice = self.sitting.voice
        match = self.table.match
        path = str(self.table.slot.path)
        if match.over:
            view = self.sitting.look()
            self.tell_news()
            self.board(view)
            self.print(voice.winners(view))
            for line in voice.points(view) + voice.proof(match, path):
                self.print(line)
        else:
            self.print()
            self.print(self.word("plain-left", file=path))
        self.table.close()
