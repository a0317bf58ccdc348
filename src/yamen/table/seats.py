"""Who sits at a table: people, with or without a name, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yamen import bots
from yamen.bots.chair import Bot
from yamen.kernel.errors import NotAnOption
from yamen.kernel.words import Words

ME: Final = "me"
LONGEST: Final = 16  # characters of a person's name


class Seat:
    """A place at the table as it is written (`me`, `me:Anna`, `steady`, `thinker:200`), and the bot, if it is one."""

    def __init__(self, text: str, bot: Bot | None = None) -> None:
        self.text = text
        self.bot = bot

    @property
    def person(self) -> bool:
        """Whether a person sits here."""
        return self.bot is None

    @property
    def name(self) -> str:
        """The name that was given: a person's own (or nothing), or the bot's without its budget."""
        before, _, after = self.text.partition(":")
        return after if self.person else before


def read_seat(text: str, seed: int) -> Seat:
    """The seat that is written so, or a refusal in one sentence."""
    text = text.strip()
    kind, _, name = text.partition(":")
    if kind != ME:
        return Seat(text, bots.make(text, seed))
    name = " ".join(name.split())
    if len(name) > LONGEST or not name.isprintable() or "," in name:
        raise NotAnOption(Words("table-name", {"name": name[:40], "most": LONGEST}))
    return Seat(f"{ME}:{name}" if name else ME)


def read_seats(texts: Sequence[str], seed: int) -> list[Seat]:
    """All seats of a table; each bot gets luck of its own."""
    return [read_seat(text, seed + place) for place, text in enumerate(texts)]
