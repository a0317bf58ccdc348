"""Everything the terminal says of a table, as text: for the textual table and for the plain one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from yamen.kernel.match import Match
from yamen.kernel.words import Fact, Words
from yamen.table import Seat
from yamen.words import LANGUAGES, catalogue
from yamen.words.catalogue import ALONE

Doc = Mapping[str, Any]
MINUS: Final = "−"


class Voice:
    """A language, a game, and the names of those who sit there."""

    def __init__(self, language: str, game: str = "", seats: Sequence[Seat] = ()) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.game = game
        self.seats = seats
        self.catalogue = catalogue(self.language, game)
        self.names: list[str] = []
        for place, seat in enumerate(seats):
            name = seat.name or self.word("player", n=place + 1)
            if not seat.person:
                name = self.bot_name(name)
            taken = sum(1 for other in self.names if other == name or other.startswith(f"{name} "))
            self.names.append(f"{name} {taken + 1}" if taken else name)
        if len(seats) == 1 and self.catalogue.has(ALONE):
            self.names.append(self.catalogue.say(Words(ALONE)))

    def bot_name(self, bot: str) -> str:
        """What a bot is called."""
        key = f"terminal-bot-{bot}"
        return self.catalogue.say(Words(key)) if self.catalogue.has(key) else bot.capitalize()

    def other_language(self) -> Voice:
        """The same table in the next language."""
        at = LANGUAGES.index(self.language) + 1
        return Voice(LANGUAGES[at % len(LANGUAGES)], self.game, self.seats)

    def say(self, words: Words | Doc) -> str:
        """Words of engine or game."""
        return self.catalogue.say(words, self.names)

    def word(self, key: str, /, **facts: Fact) -> str:
        """The terminal's own words."""
        return self.catalogue.say(Words(f"terminal-{key}", facts), self.names)

    # --- questions and options ------------------------------------------------------------------------------------

    def where(self, view: Doc) -> str:
        """Where the match is."""
        return " · ".join(self.say(words) for words in view["where"])

    def question(self, view: Doc) -> str:
        """What is asked of the seat that looks, or of whom else."""
        if view["over"]:
            return self.word("over")
        if view["ask"]:
            return self.say(view["ask"]["words"])
        waiting = [ask for ask in view["waiting"] if not ask["sealed"]]
        return " ".join(self.word("waiting", seat=ask["seat"], question=self.say(ask["words"])) for ask in waiting)

    def price(self, option: Doc, view: Doc) -> str:
        """What an option costs, or nothing."""
        return ", ".join(self.change(change, view) for change in option["price"])

    def change(self, change: Doc, view: Doc) -> str:
        """A counter that goes up or down: `−3 ¥`."""
        number = signed(change["by"])
        unit = f"unit-{change['counter'].rpartition('/')[2]}"
        if self.catalogue.has(unit):
            return f"{number} {self.catalogue.say(Words(unit, {'n': abs(change['by'])}))}"
        for counter in view["counters"]:
            if counter["id"] == change["counter"]:
                return f"{number} {self.say(counter['words'])}"
        return number

    # --- events ---------------------------------------------------------------------------------------------------

    def event(self, event: Doc) -> str:
        """What happened, with the sums behind it."""
        line = self.say(event["words"])
        sums = [self.sum(change["parts"]) for change in event["changes"] if not told(change, event)]
        return f"{line} ({'; '.join(sums)})" if sums else line

    def sum(self, parts: Sequence[Doc]) -> str:
        """The parts of a sum with their reasons."""
        return ", ".join(f"{signed(part['n'])} {self.say(part['words'])}" for part in parts)

    def rule(self, rule: str) -> str:
        """A rule as it is cited: its name without the game's."""
        return f"§{rule.partition('/')[2] or rule}" if rule else ""

    def refusal(self, refusal: Doc) -> str:
        """Why something cannot be, with the rule."""
        return " ".join(filter(None, (self.say(refusal["words"]), self.rule(refusal["rule"]))))

    def outcome(self, preview: Doc) -> list[str]:
        """What an answer would do: its events, then why nothing more can be told."""
        lines = [self.event(event) for event in preview["events"]]
        if preview["stops"] is not None:
            lines.append(f"… {self.say(preview['stops'])}")
        return lines or [self.word("no-outcome")]

    # --- the end --------------------------------------------------------------------------------------------------

    def source(self, name: str) -> str:
        """Where points came from."""
        for key in (f"source-{name}", f"part-{name.replace('_', '-')}"):
            if self.catalogue.has(key):
                return self.catalogue.say(Words(key, {"n": 0}))
        return name

    def ranks(self, view: Doc) -> list[int]:
        """The seats, the winner first."""
        return sorted(range(len(view["seats"])), key=lambda seat: (view["ranking"][seat], seat))

    def points(self, view: Doc) -> list[str]:
        """The final points by source, a column a seat."""
        seats = self.ranks(view)
        sources = list(view["seats"][0]["sources"])
        label = max([len(self.source(name)) for name in sources] + [len(self.word("total"))]) + 2
        widths = {seat: max(len(self.names[seat]), 5) + 2 for seat in seats}
        rows = [" " * label + "".join(self.names[seat].rjust(widths[seat]) for seat in seats)]
        for name in sources:
            values = [str(view["seats"][seat]["sources"][name] or "·").rjust(widths[seat]) for seat in seats]
            rows.append(self.source(name).ljust(label) + "".join(values))
        totals = [str(view["seats"][seat]["points"]).rjust(widths[seat]) for seat in seats]
        rows.append(self.word("total").ljust(label) + "".join(totals))
        return rows

    def winners(self, view: Doc) -> str:
        """Who won, in a sentence."""
        best = [self.names[seat] for seat in self.ranks(view) if view["ranking"][seat] == 1]
        points = view["seats"][view["ranking"].index(1)]["points"]
        return self.word("won", names=", ".join(best), n=points, winners=len(best))

    def proof(self, match: Match, path: str) -> list[str]:
        """The promise, the key once it may be known, and how to check them."""
        if match.key is None:
            return []
        lines = [self.word("promise", promise=match.key.promise())]
        if match.over:
            lines += [self.word("key", key=match.key.secret.hex()), self.word("verify", file=path)]
        return lines

    def rules(self, home: str) -> list[tuple[str, str]]:
        """Every rule of the game: how it is cited, and what it says."""
        names: list[str] = list(getattr(import_module(f"{home}.book"), "RULES", {}))
        return [(f"§{name}", self.catalogue.say(Words(f"rule-{name}"))) for name in names]

    def legend(self) -> list[str]:
        """How to read the game's picture: its letters and signs, line by line."""
        if not self.catalogue.has("picture-legend"):
            return []
        return self.catalogue.say(Words("picture-legend")).splitlines()


def signed(n: int) -> str:
    """A number with its sign."""
    return f"+{n}" if n > 0 else f"{MINUS}{-n}" if n < 0 else "0"


def told(change: Doc, event: Doc) -> bool:
    """Whether the words of an event say the parts of a sum already, or there is but one part."""
    facts = list(event["words"]["facts"].values())
    parts = change["parts"]
    return len(parts) < 2 or all(part["n"] in facts or -part["n"] in facts for part in parts)
