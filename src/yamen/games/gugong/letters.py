"""The words of pictures: names in full where there is room, a few letters where there is none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yamen.kernel.words import Words

Say = Callable[[Words | dict[str, Any]], str]


class Letters:
    """How a picture speaks."""

    def __init__(self, say: Say) -> None:
        self.say = say

    def word(self, name: str) -> str:
        """A word of the picture's own."""
        return self.say(Words(f"picture-{name}"))

    def label(self, name: str, room: int = 8) -> str:
        """The word that begins a row."""
        return f"{self.word(name)[: room - 1]:<{room}}"

    def code(self, what: str, name: str) -> str:
        """Two letters or so for an icon or a token."""
        return self.say(Words(f"code-{what}-{name}")) if name != "none" else ""

    def place(self, place: str, room: int) -> str:
        """A place in a word."""
        return self.say(Words(f"short-place-{place}"))[:room]

    def tile(self, tile: str, room: int) -> str:
        """A decree: in full if it fits, else its short form."""
        full = self.say(Words(f"tile-{tile}"))
        return full if len(full) <= room else self.say(Words(f"short-tile-{tile}"))[:room]

    def city(self, city: str) -> str:
        """The name of a city."""
        return self.say(Words(f"city-{city}"))

    def city_code(self, city: str) -> str:
        """Three letters of its name."""
        return self.city(city).replace("’", "")[:3]

    def seat_name(self, seat: int, room: int) -> str:
        """Who sits there, cut to the room there is."""
        name = self.say(Words("picture-seat", {"seat": seat}))
        return name if len(name) <= room else name[: room - 1] + "…"
