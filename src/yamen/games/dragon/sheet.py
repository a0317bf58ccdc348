"""A view of the table laid out for drawing: what pictures need, by the names they use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yamen.games.dragon.components import ACTIONS, KINDS
from yamen.kernel.words import Words

Say = Callable[[Words | dict[str, Any]], str]


class Sheet:
    """What a view document says, sorted: the year, the groups, the piles, and everything by seat."""

    def __init__(self, view: dict[str, Any], say: Say) -> None:
        extra: dict[str, Any] = view["extra"]
        self.say = say
        self.seat: int = view["seat"]
        self.zones: dict[str, list[dict[str, Any]]] = {zone["id"]: zone["pieces"] for zone in view["zones"]}
        self.room: dict[str, int] = {zone["id"]: zone["room"] for zone in view["zones"]}
        self.counters: dict[str, int] = {counter["id"]: counter["value"] for counter in view["counters"]}
        self.month = self.counters["month"]
        self.order: list[int] = extra["order"]
        self.ranking: list[int] = view["ranking"]
        self.asked: list[int] = [ask["seat"] for ask in view["waiting"] if not ask["sealed"]]
        self.forecast: list[dict[str, int]] = extra.get("forecast", [])
        self.income: dict[str, int] = extra.get("income", {})
        self.costs: dict[str, int] = extra["costs"]
        self.tiles: dict[str, dict[str, int]] = extra["tiles"]
        self.symbols: list[dict[str, int]] = extra["symbols"]
        self.year = self._year()
        self.groups = self._groups()
        self.supply = {name: self.zones[f"persons/{name}"][0]["n"] for name in KINDS if self.zones[f"persons/{name}"]}
        seats = range(len(view["seats"]))
        self.palaces = [self._palaces(seat) for seat in seats]
        self.hands = [[(piece["kind"], piece["n"]) for piece in self.zones[f"seat/{seat}/hand"]] for seat in seats]

    def _year(self) -> list[str]:
        out: list[str] = []
        while f"year/{len(out) + 1}" in self.zones:
            out.append(self.zones[f"year/{len(out) + 1}"][0]["kind"])
        return out

    def _groups(self) -> list[tuple[list[str], list[int]]]:
        """Each group: its action cards, and the seats whose dragons stand on it. None between the phases."""
        out: list[tuple[list[str], list[int]]] = []
        while f"group/{len(out) + 1}" in self.zones:
            ids = [piece["id"].split("/") for piece in self.zones[f"group/{len(out) + 1}"]]
            cards = [name for what, name in ids if what == "action"]
            out.append((cards, [int(name) for what, name in ids if what == "dragon"]))
        return out if any(cards for cards, _ in out) else []

    def _palaces(self, seat: int) -> list[tuple[int, list[str]]]:
        """Each palace that stands: its floors, and its persons."""
        out: list[tuple[int, list[str]]] = []
        plot = 1
        while f"seat/{seat}/palace/{plot}" in self.zones:
            floors = 0
            persons: list[str] = []
            for piece in self.zones[f"seat/{seat}/palace/{plot}"]:
                if piece["kind"] == "floor":
                    floors = piece["n"]
                else:
                    persons += [piece["kind"]] * piece["n"]
            if floors:
                out.append((floors, persons))
            plot += 1
        return out

    def counter(self, seat: int, name: str) -> int:
        """A counter of a seat."""
        return self.counters[f"seat/{seat}/{name}"]

    def privilege_dragons(self, seat: int) -> int:
        """Dragons on a seat's privileges: one on a small one, two on a large one."""
        held = {piece["kind"]: piece["n"] for piece in self.zones[f"seat/{seat}/privileges"]}
        dragons: int = held.get("small_privilege", 0) + 2 * held.get("large_privilege", 0)
        return dragons

    def gain(self, action: str) -> str:
        """What an action would give me; for the privilege, its two prices."""
        if action == "privilege":
            return f"{self.costs['small']}/{self.costs['large']}¥"
        return f"+{self.income[action]}" if action in self.income else ""

    # --- words ----------------------------------------------------------------------------------------------------

    def word(self, name: str) -> str:
        """A word of the picture's own."""
        return self.say(Words(f"picture-{name.replace('_', '-')}"))

    def label(self, name: str) -> str:
        """The word that begins a row."""
        return f"{self.word(name)[:7]:<8}"

    def unit(self, name: str) -> str:
        """A sign of one letter."""
        return self.word(f"unit-{name}")

    def name(self, what: str, value: str, room: int) -> str:
        """The name of an event or an action: in full if it fits, else its short form."""
        full = self.say(Words(f"{what}-{value}"))
        return full if len(full) <= room else self.say(Words(f"short-{what}-{value}"))[:room]

    def type_name(self, name: str, room: int) -> str:
        """The name of a type of persons, short where there is little room."""
        full = self.say(Words(f"person-{name}"))
        return full if len(full) <= room else self.say(Words(f"short-person-{name}"))[:room]

    def code(self, kind: str) -> str:
        """Two letters for a person or a person card; an old person has capitals."""
        if kind == "wild":
            return "?"
        age, _, name = kind.partition("_")
        if age not in ("young", "old"):
            return self.say(Words(f"code-{kind}"))
        letters = self.say(Words(f"code-{name}"))
        return letters.upper() if age == "old" else letters

    def seat_name(self, seat: int, room: int) -> str:
        """Who sits there, cut to the room there is."""
        name = self.say(Words("picture-seat", {"seat": seat}))
        return name if len(name) <= room else name[: room - 1] + "…"

    def gathered(self) -> str:
        """The action cards between two months, when they lie in no group."""
        return " ".join(self.name("action", name, 8) for name in ACTIONS)
