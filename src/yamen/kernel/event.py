"""What happened, told to whoever listens: the log, the animation and the "why?" are made from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yamen.kernel.words import Words

BOX: Final = "box"  # beyond the table: pieces without limit come from here and go here; it is never a zone
EVERYBODY: Final = -2
SPECTATOR: Final = -1


class Move:
    """`n` pieces of a kind, or the one piece with this id, go from a place to a place (on top of what lies there).

    A piece that is turned over on the way is another kind where it arrives: a back that is drawn becomes a face.
    """

    def __init__(self, kind: str, source: str, target: str, n: int = 1, turned: str = "") -> None:
        self.kind = kind
        self.source = source
        self.target = target
        self.n = n
        self.turned = turned or kind

    def doc(self) -> dict[str, object]:
        """This move as a document for a door."""
        return {"kind": self.kind, "from": self.source, "to": self.target, "n": self.n, "as": self.turned}


class Part:
    """One part of a sum and its reason."""

    def __init__(self, n: int, words: Words) -> None:
        self.n = n
        self.words = words

    def doc(self) -> dict[str, object]:
        """This part as a document for a door."""
        return {"n": self.n, "words": self.words.doc()}


class Change:
    """A counter goes up or down by `by`, the sum of its parts."""

    def __init__(self, counter: str, by: int, parts: Sequence[Part] = ()) -> None:
        self.counter = counter
        self.by = by
        self.parts = tuple(parts)

    def doc(self) -> dict[str, object]:
        """This change as a document for a door."""
        return {"counter": self.counter, "by": self.by, "parts": [part.doc() for part in self.parts]}


class Event:
    """Something happened to `seat` (or to nobody in particular, -1) by `rule`.

    `seats` says who may know it; the others are told `veiled` instead (which may be veiled again), or nothing.
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        rule: str,
        words: Words,
        moves: Sequence[Move] = (),
        changes: Sequence[Change] = (),
        seats: Sequence[int] | None = None,
        veiled: Event | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.rule = rule
        self.words = words
        self.moves = tuple(moves)
        self.changes = tuple(changes)
        self.seats = None if seats is None else tuple(seats)
        self.veiled = veiled
        self.after = 0  # the journal's line that it follows from; 0 before the first

    def told(self, seat: int) -> Event | None:
        """What this seat (or a spectator) is told of it."""
        if self.seats is None or seat in self.seats:
            return self
        if self.veiled is None:
            return None
        self.veiled.after = self.after
        return self.veiled.told(seat)

    def doc(self) -> dict[str, object]:
        """This event as a document for a door."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "rule": self.rule,
            "words": self.words.doc(),
            "moves": [move.doc() for move in self.moves],
            "changes": [change.doc() for change in self.changes],
            "after": self.after,
            "private": self.seats is not None,
        }


class Herald:
    """Whoever listens to a match."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.after = 0

    def tell(self, event: Event) -> None:
        """Something happened."""
        event.after = self.after
        self.events.append(event)

    def told(self, seat: int) -> list[Event]:
        """What a seat (or a spectator) was told, in order."""
        told = [event.told(seat) for event in self.events]
        return [event for event in told if event is not None]
