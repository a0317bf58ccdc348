"""What a bot gets: its question, its view, and a position to play on with. Nothing else can be reached from here."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Protocol

from yamen.kernel import door
from yamen.kernel.ask import Ask
from yamen.kernel.chance import Quick
from yamen.kernel.match import Match
from yamen.kernel.play import Play


class Chair:
    """A seat that is asked now, as far as its player may know.

    `position` is a fork made for the seat: the hidden dealt anew, the luck to come drawn from `seed`, the others'
    sealed answers left out.
    """

    def __init__(self, match: Match, seat: int, seed: int) -> None:
        self.seat = seat
        self.seed = seed
        self.seq = match.seq
        self.position: Play = match.play.fork_for(seat, Quick(seed))

    @property
    def ask(self) -> Ask[Any]:
        """The question put to this seat."""
        return self.position.ask_of(self.seat)

    @cached_property
    def view(self) -> dict[str, Any]:
        """Everything this seat may know, as a document."""
        return door.sight_doc(self.position, self.seat, self.seq)


class Bot(Protocol):
    """Who can sit in a seat."""

    def choose(self, chair: Chair) -> int:
        """The index of the option it takes."""
        ...

    def reason(self, chair: Chair, option: int) -> str:
        """Why, as a key of the catalogues; empty when it cannot say."""
        ...
