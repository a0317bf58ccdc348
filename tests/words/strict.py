"""Catalogues that forgive nothing and remember what they said, and everything that random matches of a game say."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from yamen.games import GAMES
from yamen.kernel import door
from yamen.kernel.chance import Quick
from yamen.kernel.errors import NotAnOption
from yamen.kernel.event import EVERYBODY
from yamen.kernel.match import Match
from yamen.kernel.rules import Game, Option
from yamen.kernel.words import Words
from yamen.words import LANGUAGES, Catalogue

SELDOM = 25  # once in so many questions, and the first time each is put, all answers of all prompts are tried
MATCHES = 4  # for each number of seats; half of them with modules


class Strict(Catalogue):
    """A catalogue that fails where the real one forgives."""

    def __init__(self, language: str, game: str = "") -> None:
        super().__init__(language, game)
        self.heard: set[str] = set()

    def has(self, key: str) -> bool:
        """Whether it can be said; what is asked for here is said next."""
        found = super().has(key)
        if found:
            self.heard.add(key)
        return found

    def say(self, words: Words | Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """The sentence, which must be there."""
        key = words.key if isinstance(words, Words) else words["key"]
        assert self.has(key), f"{self.language}: nobody wrote {key}"
        sentence = super().say(words, names)
        assert sentence.strip() == sentence != "", f"{self.language}: {key} says “{sentence}”"
        return sentence

    def _format(self, pattern: Any, facts: dict[str, Any]) -> str:
        said, errors = self._bundle.format_pattern(pattern, facts)
        assert not errors, f"{self.language}: {errors} with {sorted(facts)}"
        return str(said)


def walk(thing: Any) -> Iterator[dict[str, Any]]:
    """Every words document inside a document."""
    if isinstance(thing, dict):
        if set(thing) == {"key", "facts"}:
            yield thing
        for value in thing.values():
            yield from walk(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from walk(value)


def answers(match: Match, seat: int) -> Iterator[dict[str, Any]]:
    """Why every answer that the game knows is no option of this seat, and what its own ids say."""
    for prompt in match.rules.prompts.values():
        for answer in prompt.universe:
            yield from walk(door.why_not(match, seat, prompt.notation(answer)))
    for zone in door.view(match, seat)["zones"]:
        yield from walk(door.why_not(match, seat, zone["id"]))
    yield from walk(door.why_not(match, seat, "certainly no answer"))


def choices(option: Option, modules: bool) -> list[str]:
    """What an option may be set to; those that take several values are for every second match."""
    if option.kind == "several":
        return [*option.values, ",".join(option.values)] if modules else [option.default]
    return [*option.values, option.default] if modules or option.kind == "seat" else list(option.values)


def settled(game: Game, seats: int, luck: random.Random, modules: bool) -> dict[str, str]:
    """Any options that go together."""
    while True:
        options = {option.name: luck.choice(choices(option, modules)) for option in game.options}
        with contextlib.suppress(NotAnOption):
            return game.settle(seats, options)


def play(game: Game, seats: int, seed: int) -> Iterator[dict[str, Any]]:
    """Everything that one random match says to anybody."""
    luck = random.Random(seed + 1)
    match = Match(game, seats, settled(game, seats, luck, seed % 2 == 1), chance=Quick(seed))
    asked: set[str] = set()
    match.events()
    while not match.over:
        ask = luck.choice(match.asks)
        first = ask.prompt.name not in asked
        asked.add(ask.prompt.name)
        yield from walk(door.view(match, ask.seat))
        option = luck.randrange(len(ask.options))
        if first or luck.randrange(SELDOM) == 0:
            yield from answers(match, ask.seat)
            yield from walk(door.preview(match, ask.seat, option))
        match.answer(option, ask.seat)
    yield from walk(door.view(match, -1))
    for seat in (EVERYBODY, *range(-1, seats)):
        for event in match.events(seat):
            yield from walk(event.doc())


def lobby(game: Game) -> Iterator[dict[str, Any]]:
    """What is said of a game before anybody plays."""
    keys = ["game-title", "game-about", f"game-{game.name}"]
    keys += [f"rule-{name}" for name in import_module(f"{game.home}.book").RULES]
    for option in game.options:
        keys += [f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)]
        keys += [f"excludes-{option.name}-{mine}-{other}-{value}" for mine, other, value in option.excludes]
    for source in game_sources(game):
        keys.append(f"source-{source}")
    yield from ({"key": key, "facts": {}} for key in keys)


def game_sources(game: Game) -> list[str]:
    """Where points come from, by the names of the view."""
    match = Match(game, game.seats[0], chance=Quick(0))
    return list(door.view(match, -1)["seats"][0]["sources"])


@cache
def spoken(name: str) -> list[dict[str, Any]]:
    """Everything that some random matches of a game say, once for each key and its facts."""
    game = GAMES[name]
    found: dict[str, dict[str, Any]] = {}
    for doc in lobby(game):
        found.setdefault(repr(doc), doc)
    for seats in range(game.seats[0], game.seats[1] + 1):
        for seed in range(MATCHES):
            for doc in play(game, seats, 1000 * seats + seed):
                found.setdefault(repr(doc), doc)
    return list(found.values())


@cache
def drawn(name: str, language: str) -> set[str]:
    """The keys that a game's pictures say, in several sizes, at several moments of a match."""
    game = GAMES[name]
    voice = Strict(language, name)
    room = import_module(f"{game.home}.picture")
    for seats in range(game.seats[0], game.seats[1] + 1):
        luck = random.Random(seats)
        match = Match(game, seats, chance=Quick(seats))
        moments = 0
        while not match.over:
            ask = match.asks[0]
            if moments % 25 == 0:
                for seat in (-1, ask.seat):
                    view = door.view(match, seat)
                    for width, height in ((80, 24), (120, 40)):
                        room.text(view, voice.say, width, height)
                    room.svg(view, voice.say)
            moments += 1
            match.answer(luck.randrange(len(ask.options)), ask.seat)
    return voice.heard


def heard(name: str, language: str) -> set[str]:
    """The keys of words that were looked up when all of this was said."""
    voice = Strict(language, name)
    names = ["Ada", "Bo"]
    for doc in spoken(name):
        voice.say(doc, names)
    return voice.heard


__all__ = ["LANGUAGES", "Strict", "drawn", "heard", "spoken", "walk"]
