"""One table seen from one seat: whose turn it is to look, the view, the log, and the options. It knows no screen."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from yamen.cli.terminal.voice import Voice
from yamen.kernel import door
from yamen.kernel.errors import YamenError
from yamen.kernel.event import SPECTATOR
from yamen.table import Table


class Sitting:
    """Who looks at a table, and in which language."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.match = table.match
        self.voice = Voice(language, table.match.game.name, table.seats)
        people = table.people
        self.viewer = people[0] if len(people) == 1 else SPECTATOR
        self.covered = len(people) > 1
        self.read = 0  # events that the viewer had before its eyes when it last answered
        self._log: list[tuple[str, str]] = []
        self._said: tuple[int, int, str] = (-1, -1, "")

    def look(self) -> dict[str, Any]:
        """What the viewer sees now. While several people share the screen, the next one must come first."""
        person = self.table.next_person()
        if len(self.table.people) > 1 and person not in (-1, self.viewer):
            self.covered = True
        if self.match.over:
            self.covered = False
        return door.view(self.match, SPECTATOR if self.covered else self.viewer)

    def arrive(self) -> None:
        """The person who is asked says that nobody else looks."""
        person = self.table.next_person()
        if person >= 0:
            self.viewer = person
            self.read = len(self.match.events(person))
        self.covered = False

    def picture(self, view: dict[str, Any], width: int, height: int) -> list[str]:
        """The table as the game draws it."""
        module = import_module(f"{self.match.game.home}.picture")
        lines: list[str] = module.text(view, self.voice.say, width, height)
        return lines

    def log(self) -> list[tuple[str, str]]:
        """What happened, as far as the viewer may know: each line with its rule."""
        said = (self.viewer, len(self.match.undos), self.voice.language)
        if said != self._said:
            self._said = said
            self._log = []
        for event in self.match.events(self.viewer)[len(self._log) :]:
            doc = event.doc()
            self._log.append((self.voice.event(doc), self.voice.rule(event.rule)))
        return self._log

    def outcome(self, index: int) -> list[str]:
        """What an option would do, in words."""
        return self.voice.outcome(door.preview(self.match, self.viewer, index))

    def why_not(self, thing: str) -> str:
        """Why a notation or an id cannot be chosen now; empty if it can."""
        refusal = door.why_not(self.match, self.viewer, thing)
        return "" if refusal is None else self.voice.refusal(refusal)

    def refused(self) -> list[str]:
        """Every answer of the question that is none of its options now."""
        ask = self.match.ask_of(self.viewer)
        legal = {ask.notation(index) for index in range(len(ask.options))}
        every = [prompt.notation(answer) for prompt in ask.prompts() for answer in prompt.universe]
        return [notation for notation in every if notation not in legal]

    def answer(self, index: int) -> None:
        """The viewer chooses."""
        self.read = len(self.match.events(self.viewer))
        self.table.answer(index, self.viewer)

    def undo(self) -> str:
        """The viewer takes back its last answer; or why it cannot."""
        try:
            self.table.undo(self.viewer)
        except YamenError as error:
            return self.voice.say(error.words)
        self.read = min(self.read, len(self.match.events(self.viewer)))
        return ""

    def undo_refusal(self) -> str:
        """Why the viewer cannot take back its last answer; empty if it can."""
        refusal = self.table.undo_refusal(self.viewer)
        return "" if refusal is None else self.voice.say(refusal)
