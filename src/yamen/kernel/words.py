"""Words are named, not written, in the engine: a key of the catalogues and the facts that fill it.

The catalogues live above the kernel. Whoever loads them gives `speech` a voice; without one the key itself is said.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Union

Fact = Union[int, str, "Words"]


class Words:
    """A sentence of the catalogue: `key` and the facts it needs. A fact may itself be words."""

    def __init__(self, key: str, facts: dict[str, Fact] | None = None) -> None:
        self.key = key
        self.facts: dict[str, Fact] = {} if facts is None else facts

    def doc(self) -> dict[str, object]:
        """These words as a document for a door."""
        facts: dict[str, object] = {}
        for name, fact in self.facts.items():
            facts[name] = fact.doc() if isinstance(fact, Words) else fact
        return {"key": self.key, "facts": facts}

    def __repr__(self) -> str:
        return f"Words({self.key!r}, {self.facts!r})"


Spoken = Words | dict[str, Any]  # words, or their document


def bare(words: Spoken, game: str = "") -> str:
    """The key and its facts, for when no catalogue is at hand."""
    key: str = words.key if isinstance(words, Words) else words["key"]
    given = words.facts if isinstance(words, Words) else words["facts"]
    facts = ", ".join(f"{name} {fact}" for name, fact in given.items())
    return f"{key} ({facts})" if facts else key


class Speech:
    """The voice in which errors and pictures speak; set once by the package that loads the catalogues."""

    def __init__(self) -> None:
        self.voice: Callable[[Spoken, str], str] = bare

    def say(self, words: Spoken, game: str = "") -> str:
        """These words in the language of whoever runs the program; a game's own words need its name."""
        return self.voice(words, game)


speech = Speech()
