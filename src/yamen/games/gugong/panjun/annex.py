"""What the modules keep beside the table of the base game. A module that is not played leaves its lists empty."""

from __future__ import annotations

from typing import Any, cast

from yamen.games.gugong.state import Annex, Gugong

LISTS = ("counts", "sides", "stairs")

# what is counted
HAND_DRAWS = 0  # cards drawn from hands so far
INFLUENCE = 1  # whether influence was used this turn with the decree for it


class Panjun(Annex):
    """Small integers in lists, by seat where it is not said otherwise."""

    def __init__(self, counts: list[int], sides: list[int], stairs: list[int]) -> None:
        self.counts = counts
        self.sides = sides  # of the Pavilion: none, left or right
        self.stairs = stairs  # the left and the right track of this match

    def copy(self) -> Panjun:
        """The same once more."""
        return Panjun(self.counts[:], self.sides[:], self.stairs[:])

    def encode(self) -> dict[str, Any]:
        """All of it as JSON values."""
        return {name: list(getattr(self, name)) for name in LISTS}


def decode(data: dict[str, Any]) -> Panjun:
    """What `encode` wrote."""
    lists: list[Any] = [list(data[name]) for name in LISTS]
    return Panjun(*lists)


def empty() -> Panjun:
    """Nothing beside the table."""
    return Panjun([0, 0], [], [])


def beside(table: Gugong) -> Panjun:
    """What the modules keep beside a table."""
    return cast("Panjun", table.annex)
