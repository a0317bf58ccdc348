"""A game, its options, and the rules that they make."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Coroutine, Sequence
from importlib import import_module
from typing import Any, Final

from yamen.kernel.chance import Chance
from yamen.kernel.errors import NotAnOption
from yamen.kernel.facts import Wrong, corrected, is_mark, leaves
from yamen.kernel.prompt import Prompt
from yamen.kernel.state import State
from yamen.kernel.view import Sight
from yamen.kernel.words import Words

KEPT: Final = 64  # settings of one game whose rules are kept ready
Scene = Callable[[Any], Coroutine[Any, Any, str]]


class Rules:
    """One game with its options settled: its scenes, its prompts, its printed facts, and what the kernel asks of it.

    A module of an expansion adds and replaces entries here, once, before the match begins.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, Any],
        box: Any,
        scenes: dict[str, Scene],
        prompts: Sequence[Prompt[Any]],
        setup: Callable[[Rules, int, Chance], State],
        decode: Callable[[Rules, dict[str, Any]], State],
        sight: Callable[[Any, int], Sight],
        deal: Callable[[Any, Any, dict[str, Any], int, Chance], None],
        scores: Callable[[Any], list[dict[str, int]]],
        ranking: Callable[[Any], list[int]],
    ) -> None:
        self.game = game
        self.options = options
        self.box = box  # the printed facts, as typed tables
        self.scenes = scenes
        self.prompts = {prompt.name: prompt for prompt in prompts}
        self.setup = setup
        self.decode = decode
        self.sight = sight  # what one seat sees, built up from what it knows
        self.deal = deal  # the hidden dealt anew: (checkpoint, table now, luck since, seat, chance)
        self.scores = scores  # each seat's points by source
        self.ranking = ranking  # each seat's rank, 1 for the winner or winners
        self.entries: dict[str, Any] = {}  # whatever else a module may add to or replace


class Option:
    """A setting of a table. `kind` is choice (one of the values), several (any of them) or seat (a seat or drawn)."""

    def __init__(
        self,
        name: str,
        kind: str,
        values: Sequence[str],
        default: str,
        excludes: Sequence[tuple[str, str, str]] = (),
    ) -> None:
        self.name = name
        self.kind = kind
        self.values = tuple(values)
        self.default = default
        self.excludes = tuple(excludes)  # (my value, option or "seats", its value): these never stand together

    def doc(self) -> dict[str, object]:
        """This option as a document for a door; its names in words are option-NAME and option-NAME-VALUE."""
        return {
            "name": self.name,
            "kind": self.kind,
            "values": list(self.values),
            "default": self.default,
            "excludes": [
                {
                    "value": mine,
                    "option": option,
                    "other": other,
                    "words": f"excludes-{self.name}-{mine}-{option}-{other}",
                }
                for mine, option, other in self.excludes
            ],
        }

    def read(self, text: str, seats: int) -> str:
        """The value that a person gave, in its one spelling, or a refusal that lists what is possible."""
        facts: dict[str, Any] = {"option": self.name, "value": text[:60]}
        if self.kind == "several":
            chosen = [part for part in text.split(",") if part]
            unknown = [part for part in chosen if part not in self.values]
            if not unknown:
                return ",".join(value for value in self.values if value in chosen)
            facts["value"] = unknown[0][:60]
            values = list(self.values)
        elif self.kind == "seat":
            values = [*self.values, *(str(seat) for seat in range(1, seats + 1))]
        else:
            values = list(self.values)
        if text in values:
            return text
        facts["values"] = ", ".join(values)
        raise NotAnOption(Words("error-option-value", facts))


class Game:
    """A rule set: what a lobby needs to know of it. Its rules are imported when somebody plays.

    In its `home`, a package, the module `book` has `components() -> dict`, the printed facts as data,
    `checks(facts) -> list[Wrong]`, what corrected ones break, and `rules(game, options, facts) -> Rules`; the module
    `picture` has `text` and `svg`, which draw a view.
    """

    def __init__(
        self,
        name: str,
        edition: int,
        seats: tuple[int, int],
        options: Sequence[Option],
        home: str,
    ) -> None:
        self.name = name
        self.edition = edition
        self.seats = seats
        self.options = tuple(options)
        self.home = home
        self._made: dict[str, Rules] = {}

    def settle(self, seats: int, wanted: dict[str, str] | None = None) -> dict[str, str]:
        """Every option of a table with its value, in the game's order, or a refusal in one sentence."""
        least, most = self.seats
        if not least <= seats <= most:
            raise NotAnOption(Words("error-seats", {"game": self.name, "least": least, "most": most, "seats": seats}))
        left = dict(wanted or {})
        settled: dict[str, str] = {}
        for option in self.options:
            text = left.pop(option.name, option.default)
            settled[option.name] = option.read(str(text), seats)
        for name in left:
            known = ", ".join(option.name for option in self.options)
            raise NotAnOption(Words("error-option-name", {"option": name[:60], "options": known}))
        told = {**settled, "seats": str(seats)}  # an option may also exclude a number of seats
        for option in self.options:
            for mine, other, value in option.excludes:
                if mine in settled[option.name].split(",") and value in told[other].split(","):
                    raise NotAnOption(Words(f"excludes-{option.name}-{mine}-{other}-{value}"))
        return settled

    def components(self) -> dict[str, Any]:
        """The printed facts of the box, as data."""
        facts: dict[str, Any] = import_module(f"{self.home}.book").components()
        return facts

    def checks(self, facts: dict[str, Any]) -> list[Wrong]:
        """What in corrected facts breaks the rulebook or cannot be played."""
        found: list[Wrong] = import_module(f"{self.home}.book").checks(facts)
        return found

    def rules(self, options: dict[str, str], changes: dict[str, Any] | None = None) -> Rules:
        """The rules for settled options, with an owner's corrections of printed facts ("path.of.keys": value)."""
        changes = changes or {}
        name = json.dumps([options, changes], sort_keys=True)
        made = self._made.get(name)
        if made is None:
            facts = corrected(self.components(), changes)
            broken = self.checks(facts) if changes else []
            if broken:
                raise NotAnOption(broken[0].words)
            made = import_module(f"{self.home}.book").rules(self, options, self.played(facts, options))
            assert made is not None
            if len(self._made) >= KEPT:  # matches hold their own; a reader of many journals must not grow
                self._made.clear()
            self._made[name] = made
        return made

    def played(self, facts: dict[str, Any], options: dict[str, str]) -> dict[str, Any]:
        """The facts that a match is played with: where an option takes several values, a table of its name holds the
        facts of each, and only those of the chosen ones are in the match.
        """
        out = dict(facts)
        for option in self.options:
            if option.kind == "several" and option.name in out:
                chosen = str(options.get(option.name, option.default)).split(",")
                tables = {name: table for name, table in out.pop(option.name).items() if name in chosen}
                if tables:
                    out[option.name] = tables
        return out

    def digest(self, changes: dict[str, Any] | None = None, options: dict[str, str] | None = None) -> str:
        """SHA-256 of the printed facts that a match is played with; what is noted about them may change."""
        every = leaves(self.played(corrected(self.components(), changes or {}), options or {}))
        facts = {path: value for path, value in every.items() if not is_mark(path)}
        text = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()

    def doc(self) -> dict[str, object]:
        """The setup of a table as a document for a door."""
        return {
            "game": self.name,
            "edition": self.edition,
            "seats": {"least": self.seats[0], "most": self.seats[1]},
            "options": [option.doc() for option in self.options],
        }
