"""A view of the table laid out for drawing: what pictures need, by the names they use."""

from __future__ import annotations

from typing import Any, Final

from yamen.games.gugong.components import CITIES, HARBOURS, PLACES, REWARDS, ROUTES
from yamen.games.gugong.letters import Letters, Say

LEVELS: Final = 3
IN_PLAY: Final = 2
FRUIT: Final = 1
STATUE: Final = 9
RANKS: Final = "¹²³⁴⁵"
PIECES: Final = ("servant", "double")


class Sheet(Letters):
    """What a view document says, sorted: the officials, the map, the tracks, and everything by seat."""

    def __init__(self, view: dict[str, Any], say: Say) -> None:
        super().__init__(say)
        self.seat: int = view["seat"]
        self.extra: dict[str, Any] = view["extra"]
        self.zones: dict[str, list[dict[str, Any]]] = {zone["id"]: zone["pieces"] for zone in view["zones"]}
        self.facts: dict[str, dict[str, Any]] = {zone["id"]: zone["words"]["facts"] for zone in view["zones"]}
        self.counters: dict[str, int] = {counter["id"]: counter["value"] for counter in view["counters"]}
        self.asked: list[int] = [ask["seat"] for ask in view["waiting"] if not ask["sealed"]]
        self.seats: int = len(view["seats"])
        self.order: list[int] = sorted(range(self.seats), key=lambda seat: int(view["seats"][seat]["order"]))
        self.court: dict[str, dict[str, Any]] = self.extra["court"]
        self.cards: dict[str, dict[str, Any]] = self.extra.get("cards", {})
        self.cities: list[str] = [zone["id"][5:] for zone in view["zones"] if zone["id"].startswith("city/")]
        self.meng: int = self.extra["meng"]["seat"] if "meng" in self.extra else -1
        self.ladder = self._ladder()

    def _ladder(self) -> list[int]:
        """The seats by their Intrigue markers, the highest first; on one step the upper one."""
        out: list[int] = []
        step = 0
        while f"track/{step}" in self.zones:
            out += [int(piece["kind"].partition("/")[2]) for piece in self.zones[f"track/{step}"]]
            step += 1
        return out[::-1]

    # --- pieces ---------------------------------------------------------------------------------------------------

    def amount(self, zone: str, kind: str = "") -> int:
        """How many pieces of a kind, or of all kinds, lie somewhere."""
        total = 0
        for piece in self.zones.get(zone, []):
            if not kind or piece["kind"] == kind:
                total += int(piece["n"])
        return total

    def names(self, zone: str, what: str) -> list[str]:
        """The pieces of a sort that lie somewhere, by name: `card`, `token`, `traveller`."""
        out: list[str] = []
        for piece in self.zones.get(zone, []):
            sort, _, name = piece["kind"].partition("/")
            if sort == what and name:
                out += [name] * int(piece["n"])
        return out

    def seats_at(self, zone: str, what: str) -> str:
        """The seats that have a piece of a sort somewhere: `♦13`; nothing when none has."""
        found = self.names(zone, what)
        return f"♦{''.join(str(int(name) + 1) for name in found)}" if found else ""

    def dice(self) -> list[int]:
        """The faces of the Destiny dice."""
        return [int(self.names(f"die/{die}", "face")[0]) for die in (1, 2, 3)]

    # --- gifts ----------------------------------------------------------------------------------------------------

    def card(self, name: str) -> str:
        """A gift of mine: its value and what it shows."""
        return self.gift(self.cards[name])

    def gift(self, gift: dict[str, Any]) -> str:
        """A gift in a few letters: `4+De`."""
        icon = self.code("icon", gift["icon"])
        return f"{gift['value']}+{icon}" if icon else str(gift["value"])

    def mine(self, place: str) -> list[str]:
        """My cards in a zone of mine, as gifts."""
        return [self.card(name) for name in self.names(f"seat/{self.seat}/{place}", "card")]

    def free_with(self, place: str) -> list[int]:
        """The values of my hand cards that the official of a place accepts freely, the lowest first."""
        theirs = int(self.court[place]["value"])
        names = self.names(f"seat/{self.seat}/hand", "card")
        return sorted({int(self.cards[name]["value"]) for name in names if self._accepted(name, theirs)})

    def _accepted(self, name: str, theirs: int) -> bool:
        mine = int(self.cards[name]["value"])
        if mine == FRUIT and theirs == STATUE:
            return True
        if "value_plus_1" in self.names(f"seat/{self.seat}/beside", "token"):
            mine += 1
        return mine > theirs or (mine == theirs and "L2-equal" in self.decrees_of(self.seat))

    # --- the board ------------------------------------------------------------------------------------------------

    def tiles(self) -> list[tuple[str, str]]:
        """The decrees in play, level by level, with their zones."""
        out: list[tuple[str, str]] = []
        for level in range(1, LEVELS + 1):
            for at in range(1, IN_PLAY + 1):
                zone = f"decrees/{level}/{at}"
                out.append((self.names(zone, "tile")[0], zone))
        return out

    def decrees_of(self, seat: int) -> list[str]:
        """The decrees that a seat has."""
        return [tile for tile, zone in self.tiles() if self.amount(zone, f"servant/{seat}")]

    def decree_cost(self, tile: str) -> str:
        """What a decree would cost me now, the servant that stays on it not counted; nothing if I have it."""
        costs: dict[str, int] = self.extra.get("decrees", {})
        return str(costs[tile]) if tile in costs else ""

    def houses(self) -> list[str]:
        """What each house asks of me, a dot where the jade is sold; last the square."""
        mine: dict[str, int] = self.extra.get("jade", {})
        out: list[str] = []
        house = 1
        while f"house/{house}" in self.zones:
            price = mine.get(str(house), self.facts[f"house/{house}"]["cost"])
            out.append(str(price) if self.zones[f"house/{house}"] else "·")
            house += 1
        return [*out, f"□{mine.get('square', self.facts['square']['cost'])}"]

    def free_places(self) -> list[str]:
        """The points of the places in the Palace that are still free."""
        halls = [zone for zone in self.facts if zone.startswith("palace/hall/")]
        return [str(self.facts[zone]["points"]) for zone in halls if not self.zones[zone]]

    def wall(self, seat: int) -> int:
        """What a seat has on the wall; the double servant counts two."""
        return self.amount("wall", f"servant/{seat}") + 2 * self.amount("wall", f"double/{seat}")

    def wall_total(self) -> str:
        """How far the section is: `3/6`."""
        return f"{sum(self.wall(seat) for seat in range(self.seats))}/{self.extra['wall_size']}"

    def routes(self) -> list[tuple[str, list[str]]]:
        """Each route with its harbours: `♦2:3` is a ship with three aboard, a dot a free harbour."""
        out: list[tuple[str, list[str]]] = []
        for route in ROUTES:
            if f"harbour/{route}/1" in self.zones:
                out.append((route, [self._harbour(f"harbour/{route}/{at}") for at in range(1, HARBOURS + 1)]))
        return out

    def _harbour(self, zone: str) -> str:
        ship = self.names(zone, "ship")
        if not ship:
            return "·"
        return f"♦{int(ship[0]) + 1}:{self.aboard(zone, int(ship[0]))}"

    def aboard(self, zone: str, seat: int) -> int:
        """What the ship of a seat carries in a harbour; the double servant counts two."""
        return self.amount(zone, f"servant/{seat}") + 2 * self.amount(zone, f"double/{seat}")

    def reach(self) -> list[str]:
        """The cities with a token to which my traveller can go in one move."""
        if self.seat < 0:
            return []
        here = [city for city in self.cities if self.amount(f"city/{city}", f"traveller/{self.seat}")]
        with_token = [city for city in self.cities if self.names(f"city/{city}", "token")]
        if not here:
            return with_token
        out: list[str] = []
        seen = here[:]
        for city in here:
            for other in self.roads(city):
                if other not in seen:
                    seen.append(other)
                    (out if other in with_token else here).append(other)
        return out

    def roads(self, city: str) -> list[str]:
        """The cities at the other ends of a city's roads."""
        for at, ends in self.extra["roads"]:
            if CITIES[at] == city:
                return [CITIES[end] for end in ends]
        return []

    def bonus(self) -> list[str]:
        """The bonus tokens in force: `To♦1 Travel`."""
        out: list[str] = []
        zones = [(f"beside/{place}", self.place(place, 9)) for place in PLACES]
        zones += [(f"seat/{seat}/beside", "") for seat in range(self.seats)]
        for zone, where in zones:
            for token, owner in zip(self.names(zone, "token"), self._owners(zone), strict=True):
                out.append(f"{self.code('token', token)}♦{owner + 1} {where}".strip())
        return out

    def _owners(self, zone: str) -> list[int]:
        """Whose servants lie on the tokens of a zone, in the order of the tokens."""
        out: list[int] = []
        for piece in self.zones.get(zone, []):
            sort, _, name = piece["kind"].partition("/")
            if sort in PIECES:
                out += [int(name)] * int(piece["n"])
        return out

    # --- seats ----------------------------------------------------------------------------------------------------

    def counter(self, seat: int, name: str) -> int:
        """A counter of a seat."""
        return self.counters[f"seat/{seat}/{name}"]

    def intrigue(self, seat: int) -> str:
        """Steps of the marker, and its rank on the track."""
        return f"{self.counter(seat, 'intrigue')}{RANKS[self.ladder.index(seat)]}"

    def envoy(self, seat: int) -> str:
        """Steps of the envoy; in the Palace the points of its place: `8+7`; on stairs which ones: `L3`."""
        for zone, facts in self.facts.items():
            if zone.startswith("palace/") and self.amount(zone, f"envoy/{seat}"):
                _, where, *step = zone.split("/")
                if where == "hall":
                    return f"{self.counter(seat, 'envoy')}+{facts['points']}"
                if step:
                    return f"{self.code('stairs', where)}{step[0]}"
        return str(self.counter(seat, "envoy"))

    def double(self, seat: int) -> str:
        """Where the double servant of a seat is, in one letter; a dot while it is not won."""
        kind = f"double/{seat}"
        for zone in self.zones:
            if self.amount(zone, kind):
                head = zone.split("/")[0]
                where = zone.split("/")[2] if head == "seat" else head
                return "·" if where == "locked" else self.word(f"double-{where}")
        return "·"

    def rewards(self, seat: int) -> str:
        """Harbour rewards taken: points, cards, the double servant."""
        return "".join(str(self.amount(f"seat/{seat}/reward/{reward}")) for reward in REWARDS)

    def face_up(self, seat: int) -> list[str]:
        """The tokens above a board that lie face up: double ones, and bonus tokens that wait."""
        return [self.code("token", name) for name in self.names(f"seat/{seat}/tokens", "token")]

    def today(self) -> list[str]:
        """Meng's cards of today."""
        return self.names("automa/today", "automa")
