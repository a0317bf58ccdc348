"""A view of the table laid out for drawing: what pictures need, by the names they use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from yamen.games.zhanguo.components import DOMAINS, OFFICIALS, REGIONS
from yamen.kernel.words import Fact, Words

Say = Callable[[Words | dict[str, Any]], str]

PIECES: Final = ("governor", "palace", "wall")


class Sheet:
    """What a view document says, sorted: the court, my board, the tiles, and everything by seat."""

    def __init__(self, view: dict[str, Any], say: Say) -> None:
        self.say = say
        self.extra: dict[str, Any] = view["extra"]
        self.seat: int = view["seat"]
        self.zones: dict[str, list[dict[str, Any]]] = {zone["id"]: zone["pieces"] for zone in view["zones"]}
        self.facts: dict[str, dict[str, Any]] = {zone["id"]: zone["words"]["facts"] for zone in view["zones"]}
        self.counters: dict[str, int] = {counter["id"]: counter["value"] for counter in view["counters"]}
        self.asked: list[int] = [ask["seat"] for ask in view["waiting"] if not ask["sealed"]]
        self.people: int = len(view["seats"])  # without Li Si
        self.players: int = len(self.extra["final"])
        self.me = self.seat if self.seat >= 0 else self.asked[0] if self.asked else 0
        ask: dict[str, Any] | None = view["ask"]
        self.prompt: str = ask["prompt"] if ask else view["waiting"][0]["prompt"] if view["waiting"] else ""
        self.round = self.counters["round"]
        self.order = self._order(over=view["over"])
        self.over: bool = view["over"]
        self.hand: list[dict[str, Any]] = sorted(self.extra["hand"], key=lambda held: int(self.number(held["card"])))

    def _order(self, *, over: bool) -> list[int]:
        """Seats from the first to the last: at the end by points, before by the track, then by the rewards."""
        if over:
            return sorted(range(self.players), key=lambda seat: -self.counter(seat, "points"))
        out: list[int] = []
        rows = [self.zones["order"]] + [self.zones[f"reward/{row}"] for row in (1, 2, 3)]
        out += [int(piece["kind"].partition("/")[2]) for pieces in rows for piece in pieces]
        out += list(range(self.players))
        return [seat for at, seat in enumerate(out) if seat not in out[:at]]

    # --- counting -------------------------------------------------------------------------------------------------

    def count(self, zone: str, kind: str) -> int:
        """How many pieces of a kind lie in a zone; none if there is no such zone."""
        return sum(piece["n"] for piece in self.zones.get(zone, []) if piece["kind"] == kind)

    def owners(self, zone: str) -> list[int]:
        """The seats whose pieces lie in a zone, once for each piece."""
        return [int(p["kind"].partition("/")[2]) for p in self.zones.get(zone, []) for _ in range(p["n"])]

    def spaces(self, region: str) -> list[str]:
        """The zones of a region's spaces with a bonus."""
        return [f"governors/{region}/{n}" for n in range(1, 5) if f"governors/{region}/{n}" in self.zones]

    def governors(self, region: str) -> list[int]:
        """How many governors each seat has in a region."""
        here = [seat for zone in (f"governors/{region}", *self.spaces(region)) for seat in self.owners(zone)]
        return [here.count(seat) for seat in range(self.players)]

    def palaces(self, region: str) -> list[int]:
        """How many palaces each seat has in a region."""
        here = self.owners(f"palaces/{region}")
        return [here.count(seat) for seat in range(self.players)]

    def free_bonuses(self, region: str) -> list[dict[str, Any]]:
        """The words of each bonus that is still free."""
        return [self.facts[zone]["effect"] for zone in self.spaces(region) if not self.zones[zone]]

    def counter(self, seat: int, name: str) -> int:
        """A counter of a seat, 0 if it has none."""
        return self.counters.get(f"seat/{seat}/{name}", 0)

    def tokens(self, seat: int) -> list[str]:
        """A seat's tokens by domain, with a mark for a big one."""
        zone = f"seat/{seat}/tokens"
        return [
            str(self.count(zone, f"token/{name}")) + ("◆" if self.count(zone, f"big/{name}") else "")
            for name in DOMAINS
        ]

    def stock(self, seat: int) -> list[int]:
        """The governors, palaces and walls that a seat still has."""
        return [self.count(f"seat/{seat}/stock", f"{kind}/{seat}") for kind in PIECES]

    def soldiers(self, seat: int) -> tuple[int, int]:
        """A seat's soldiers at the entrance, and those still locked."""
        kind = f"soldier/{seat}"
        return self.count(f"seat/{seat}/entrance", kind), self.count(f"seat/{seat}/locked", kind)

    def outlook(self, seat: int) -> str:
        """What the final scoring would add now; at the end it has."""
        return "·" if self.over else f"+{sum(self.extra['final'][seat].values())}"

    def multiplier(self, seat: int) -> int:
        """What an alchemist card of a seat is worth with its boat where it is."""
        value: int = self.extra["elixir"]["multiplier"][self.counter(seat, "boat")]
        return value

    def backs(self, seat: int) -> list[str]:
        """The backs of a seat's hand, by domain; what is seen of my own cards are faces."""
        if seat == self.seat:
            numbers = [int(held["card"].partition("/")[2]) for held in self.hand]
            return [DOMAINS[(number - 1) // 40] for number in numbers]
        pieces = self.zones.get(f"seat/{seat}/hand", [])
        return [piece["kind"].partition("/")[2] for piece in pieces for _ in range(piece["n"])]

    def slots(self, zone: str) -> list[str]:
        """The slots of a section or of a mausoleum tile: who stands there, or its cost or points."""
        out: list[str] = []
        for n in range(1, 5):
            slot = f"{zone}/{n}"
            if slot in self.zones:
                owners = self.owners(slot)
                value = self.facts[slot].get("cost", self.facts[slot].get("points", 0))
                out.append(f"♦{owners[0] + 1}" if owners else str(value))
        return out

    # --- words ----------------------------------------------------------------------------------------------------

    def word(self, name: str) -> str:
        """A word of the picture's own."""
        return self.say(Words(f"picture-{name}"))

    def label(self, name: str) -> str:
        """The word that begins a row."""
        return f"{self.word(name)[:8]:<9}"

    def code(self, kind: str) -> str:
        """A letter or two for an official, a domain or a piece."""
        return self.say(Words(f"code-{kind}"))

    def action(self, name: str) -> str:
        """Three letters for an action."""
        return self.say(Words(f"short-action-{name}"))

    def effect(self, words: dict[str, Any], room: int) -> str:
        """What a card does: in full if it fits, else its short form."""
        full = self.say(words)
        return full if len(full) <= room else self.short(words)

    def short(self, words: dict[str, Any]) -> str:
        """What a card does in a few signs; an official, a piece or a domain is its code."""
        facts: dict[str, Fact] = {name: self.code(value) for name, value in words["facts"].items()}
        return self.say(Words(f"short-{words['key']}", facts))

    def seat_name(self, seat: int, room: int) -> str:
        """Who sits there, cut to the room there is; alone, the second one is Li Si."""
        words = Words("picture-seat", {"seat": seat}) if seat < self.people else Words("name-lisi")
        name = self.say(words)
        return name if len(name) <= room else name[: room - 1] + "…"

    def number(self, card: str) -> str:
        """The number of an edict, the name of an alchemist card or a master."""
        return card.rpartition("/")[2]

    def above(self, region: str, place: int) -> tuple[str, bool, dict[str, Any]] | None:
        """The card on a place above my board: its number, whether an emperor tile lies on it, what it does."""
        pieces = [piece["id"] for piece in self.zones[f"seat/{self.me}/above/{region}/{place}"]]
        cards = [piece for piece in pieces if not piece.startswith("emperor/")]
        if not cards:
            return None
        return self.number(cards[0]), len(pieces) > 1, self.extra["cards"][cards[0]]

    def cards_of(self, seat: int, region: str) -> list[str]:
        """The numbers of the cards above a region of a seat's board."""
        pieces = [piece["id"] for n in (1, 2, 3) for piece in self.zones[f"seat/{seat}/above/{region}/{n}"]]
        return [self.number(piece) for piece in pieces if not piece.startswith("emperor/")]

    def staff(self, region: str) -> str:
        """My officials and workers in a region."""
        out = ""
        for kind in OFFICIALS:
            n = self.count(f"seat/{self.me}/officials/{region}", kind)
            out += f"{self.code(kind)}{n}" if n else ""
        workers = self.count(f"seat/{self.me}/workers/{region}", "worker")
        if workers:
            out += f"{' ' if out else ''}{self.code('worker')}{workers}"
        return out or "·"

    def unrest(self, region: str) -> int:
        """My unrest in a region."""
        return self.counter(self.me, f"unrest/{region}")

    def highest(self) -> int:
        """The most cards that I have above a region."""
        return max(n for region in REGIONS for n in (0, 1, 2, 3) if not n or self.above(region, n))
