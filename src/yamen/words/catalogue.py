"""From keys and facts to sentences."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from yamen.games import GAMES
from yamen.kernel.words import Words, bare, speech

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")
COMMON: Final = Path(__file__).with_name("text")
SEAT: Final = "seat"
ALONE: Final = "seat-alone"  # whom one plays against in a match alone, where the rules play a second seat


class Catalogue:
    """Everything that can be said in a language about a game (`""`: about all of them).

    How facts are spoken:
    - `seat`, or a name that ends in `_seat`: an integer, spoken as the name of who sits there;
    - a text for which the catalogue has a message FACT-TEXT (for `host_person` also PERSON-TEXT): spoken as that
      message, with its attributes at hand as `$fact_ATTRIBUTE` and the text itself as `$fact_id`;
    - words: said first;
    - any other text or number: as it is.
    """

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game

    @cached_property
    def texts(self) -> list[str]:
        """The Fluent files behind this catalogue, later ones overriding earlier ones."""
        common = [path.read_text(encoding="utf-8") for path in sorted((COMMON / self.language).glob("*.ftl"))]
        games = [GAMES[self.game]] if self.game in GAMES else list(GAMES.values())
        folders = [files(game.home).joinpath("text") for game in games]
        own = [text for folder in folders if folder.is_dir() for text in folder.iterdir()]
        named = sorted((text for text in own if self._is_mine(text.name)), key=lambda text: text.name)
        return common + [text.read_text(encoding="utf-8") for text in named]

    def _is_mine(self, name: str) -> bool:
        """A game says its words in LANGUAGE.ftl; a module adds a file LANGUAGE-MODULE.ftl."""
        return name.endswith(".ftl") and name.removesuffix(".ftl").split("-")[0] == self.language

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource  # costs more than a whole command that says nothing

        bundle = FluentBundle([self.language], use_isolating=False)
        for text in self.texts:
            bundle.add_resource(FluentResource(text), allow_overrides=True)
        return bundle

    def has(self, key: str) -> bool:
        """Whether the catalogue has words for this key."""
        return bool(self._bundle.has_message(key))

    def say(self, words: Words | Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """The sentence of these words; `names` are those of the seats. A key nobody wrote is said as it is."""
        key: str = words.key if isinstance(words, Words) else words["key"]
        facts: Mapping[str, Any] = words.facts if isinstance(words, Words) else words["facts"]
        if not self.has(key):
            return bare(Words(key, {name: self._plain(fact, names) for name, fact in facts.items()}))
        spoken: dict[str, Any] = {}
        for name, fact in facts.items():
            self._speak(spoken, name, fact, names)
        return self._format(self._bundle.get_message(key).value, spoken)

    def seat_name(self, seat: int, names: Sequence[str] = ()) -> str:
        """Who sits there: the name that is known, or the number of the seat."""
        if seat < 0:
            return self.say(Words("seat-nobody"))
        if seat < len(names):
            return names[seat]
        if len(names) == 1 and self.has(ALONE):
            return self.say(Words(ALONE))
        return self.say(Words("seat-number", {"n": seat + 1}))

    def _speak(self, spoken: dict[str, Any], name: str, fact: Any, names: Sequence[str]) -> None:
        """Put a fact, and the forms of its word if it has any, among those a sentence can use."""
        spoken[name] = self._plain(fact, names)
        if isinstance(fact, int) and _is_seat(name):
            spoken[name] = self.seat_name(fact, names)
        if not isinstance(fact, str):
            return
        spoken[f"{name}_id"] = fact
        for kind in (name, name.rpartition("_")[2]):
            if self.has(f"{kind}-{fact}"):
                message = self._bundle.get_message(f"{kind}-{fact}")
                spoken[name] = self._format(message.value, {})
                for form, pattern in message.attributes.items():
                    spoken[f"{name}_{form}"] = self._format(pattern, {})
                return

    def _plain(self, fact: Any, names: Sequence[str]) -> int | str:
        if isinstance(fact, (Words, Mapping)):
            return self.say(fact, names)
        return fact if isinstance(fact, int) else str(fact)

    def _format(self, pattern: Any, facts: dict[str, Any]) -> str:
        said, _ = self._bundle.format_pattern(pattern, facts)
        return str(said)


def _is_seat(name: str) -> bool:
    return name == SEAT or name.endswith(f"_{SEAT}")


@cache
def catalogue(language: str, game: str = "") -> Catalogue:
    """The words of a language for a game, or for all games; an unknown language is spoken in English."""
    return Catalogue(language if language in LANGUAGES else LANGUAGES[0], game)


def user_language() -> str:
    """The language that whoever runs the program has set, English if that is not one of ours."""
    for name in ("YAMEN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")
        if wanted:
            return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def speak(language: str) -> None:
    """From now on errors and pictures speak this language."""
    speech.voice = lambda words, game: catalogue(language, game).say(words)
