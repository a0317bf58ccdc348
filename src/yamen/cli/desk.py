"""Where a command speaks from: the language, the game in hand, and the names of those who play."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from yamen.kernel.errors import YamenError
from yamen.kernel.rules import Game
from yamen.kernel.words import Fact, Words
from yamen.words import catalogue


class Mistake(YamenError):
    """Something on the command line, or in a file it names, cannot be."""

    def __init__(self, key: str, /, **facts: Fact) -> None:
        super().__init__(Words(key, facts))


class Desk:
    """What every command is given. `say` takes a key of the catalogues, `tell` words of the engine."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.game = ""
        self.names: list[str] = []
        self.words: list[str] = []  # of the command line, for a report of what went wrong

    def tell(self, words: Words | Mapping[str, Any]) -> str:
        """Words of the engine in the language of whoever reads."""
        return catalogue(self.language, self.game).say(words, self.names)

    def say(self, key: str, /, **facts: Fact) -> str:
        """A sentence of the commands."""
        return self.tell(Words(key, facts))

    def has(self, key: str) -> bool:
        """Whether the catalogue has words for this key."""
        return catalogue(self.language, self.game).has(key)

    def title(self, game: Game) -> str:
        """What a game is called."""
        return catalogue(self.language, game.name).say(Words("game-title"))

    def seat(self, seat: int) -> str:
        """Who sits there."""
        return catalogue(self.language, self.game).seat_name(seat, self.names)

    def find(self, name: str) -> Game:
        """The game of this name; from here on its own words are used."""
        from yamen.games import find

        game = find(name)
        self.game = game.name
        return game

    def print(self, text: str = "") -> None:
        """A line of the result."""
        print(text)

    def document(self, doc: object) -> None:
        """The result as one JSON value on one line."""
        print(json.dumps(doc, ensure_ascii=False))
