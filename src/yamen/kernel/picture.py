"""Pictures of a match, drawn by its game from what one seat may see, in the language of whoever runs the program."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from yamen.kernel.words import Spoken, speech

if TYPE_CHECKING:
    from yamen.kernel.match import Match

WIDTH: Final = 80
HEIGHT: Final = 24


class Artist:
    """Draws one match: its game's `picture` room does the work."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.room: Any = import_module(f"{match.game.home}.picture")

    def say(self, words: Spoken) -> str:
        """Words in the picture are the game's."""
        return speech.say(words, self.match.game.name)

    def view(self, seat: int) -> dict[str, Any]:
        """What is drawn."""
        from yamen.kernel.door import view  # the door knows the match, and the match its pictures

        return view(self.match, seat)


def text(match: Match, seat: int = -1, width: int = WIDTH, height: int = HEIGHT) -> str:
    """The table in lines of plain text, as one seat sees it, or a spectator (-1)."""
    artist = Artist(match)
    lines: list[str] = artist.room.text(artist.view(seat), artist.say, width, height)
    return "\n".join(lines)


def svg(match: Match, seat: int = -1) -> str:
    """The table as an SVG drawing, as one seat sees it, or a spectator (-1)."""
    artist = Artist(match)
    drawn: str = artist.room.svg(artist.view(seat), artist.say)
    return drawn
