"""A position of ZhanGuo to try a rule on: say what differs from an empty table, answer, look.

Seats are A to D. A region of a seat is written "A.wei" in the keywords: above={"A.wei": "3 A1"}, officials={"A.wei":
"alchemist general"}, workers={"A.wei": 2}. Cards are written as printed: edicts by number, A1 to A5, M1 to M5.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from yamen.games.zhanguo import ZHANGUO
from yamen.games.zhanguo.components import (
    CARD_NAMES,
    DOMAINS,
    EMPEROR_TILES,
    GOVERNOR_TILES,
    MAUSOLEUM_TILES,
    OFFICIALS,
    PALACE_TILES,
    REGIONS,
    SECTIONS,
    SYMBOLS,
    WALL_TILES,
)
from yamen.games.zhanguo.state import Zhanguo
from yamen.kernel.chance import Chance, Fair, Given
from yamen.kernel.errors import NotAnOption
from yamen.kernel.event import Event
from yamen.kernel.match import Match

A, B, C, D = range(4)
LISI = 1
NONE = -1
GRID = ("s1", "chu", "wei", "zhao", "elixir", "s2", "qi", "s3", "yan")


class Table:
    """A match that begins at a position; everything a rule test wants to know of it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> Zhanguo:
        """What lies on the table."""
        return cast("Zhanguo", self.match.play.state)

    def say(self, *answers: str) -> Table:
        """Whoever is asked answers, one after the other."""
        for answer in answers:
            self.match.say(answer)
        return self

    @property
    def asked(self) -> tuple[int, str]:
        """The seat that is asked, and the prompt."""
        ask = self.match.ask_of()
        return ask.seat, ask.prompt.name

    @property
    def options(self) -> list[str]:
        """The answers there are, without the prompt's name."""
        ask = self.match.ask_of()
        return [ask.notation(i).split(" ", 1)[1] for i in range(len(ask.options))]

    def refused(self, answer: str) -> tuple[str, str]:
        """The reason and the rule with which an answer is refused."""
        before = self.match.digest()
        try:
            self.match.say(answer)
        except NotAnOption as refusal:
            assert self.match.digest() == before
            return refusal.words.key, refusal.rule
        raise AssertionError(f"{answer} was taken")

    def above(self, place: str) -> str:
        """The cards above a region: "3 A1"."""
        at = region_at(place) * 3
        return " ".join(CARD_NAMES[card] for card in self.state.cards[at : at + 3] if card >= 0)

    def officials(self, place: str) -> str:
        """The officials in a region."""
        at = region_at(place) * 3
        return " ".join(kind for i, kind in enumerate(OFFICIALS) for _ in range(self.state.officials[at + i]))

    def workers(self, place: str) -> int:
        """The workers in a region."""
        return self.state.workers[region_at(place)]

    def unrest(self, place: str) -> int:
        """The unrest in a region."""
        return self.state.unrest[region_at(place)]

    def tokens(self, seat: int) -> list[int]:
        """A seat's small tokens: writing, currency, laws."""
        return self.state.tokens[seat * 3 : seat * 3 + 3]

    def points(self, seat: int) -> int:
        """A seat's points."""
        return self.state.points(seat)

    def events(self, kind: str) -> list[Event]:
        """What was told of this kind since the position."""
        return [event for event in self.match.events() if event.kind == kind]

    def soldiers(self, seat: int) -> list[str]:
        """Where a seat's soldiers stand: symbols of the mausoleum."""
        state = self.state
        niches = (i // 4 for i, owner in enumerate(state.niches) if owner == seat)
        return [SYMBOLS[state.symbols[niche]] for niche in niches]

    def walls(self, seat: int) -> list[str]:
        """A seat's walls: "s1/left/2"."""
        return [f"{SECTIONS[i // 4]}/{i % 4 + 1}" for i, owner in enumerate(self.state.walls) if owner == seat]


def region_at(place: str) -> int:
    """Where "A.wei" lies in the lists by seat and region."""
    seat, region = place.split(".")
    return "ABCD".index(seat) * 5 + REGIONS.index(region)


def card(name: str | int) -> int:
    """The card that is printed so."""
    return CARD_NAMES.index(str(name))


def position(seats: int, scene: str = "turn", luck: Chance | None = None, **wanted: Any) -> Table:
    """A table at the beginning of a scene; see `settle` for what may be said of it."""
    options: dict[str, str] = {name: wanted.pop(name) for name in ("table", "advanced", "lisi") if name in wanted}
    if seats > 1:
        options["first"] = "1"
    match = Match(ZHANGUO, seats, options, chance=luck or Fair(b"position"))
    data = match.play.state.encode()
    data["scene"] = scene
    data["starts"] = []
    players = max(seats, 2)
    empty(data, players)
    if seats == 1:
        data["order"] = [A, LISI]
    settle(data, players, wanted)
    match.resume([], 0, data, ZHANGUO.edition)
    return Table(match)


def empty(data: dict[str, Any], players: int) -> None:
    """A table on which nothing depends on luck."""
    data["numbers"][0] = 1
    data["symbols"] = [SYMBOLS.index(name) for name in GRID]
    data["mausoleum"] = [MAUSOLEUM_TILES.index(tile) for tile in ["W1", "R1", "R2", "R3", "E1", "W2", "R4", "W3", "R5"]]
    data["wall_tiles"] = [WALL_TILES.index(tile) for tile in ["1a", "2a", "3a", "4a", "5a", "6a"]]
    data["governor_tiles"] = [NONE] * 10
    data["palace_tiles"] = [NONE] * 15
    data["piles"] = [0, 1, 2, 3, 4, 5]
    data["numbers"][7] = 0b00011
    data["order"] = list(range(players))


def by_region(data: dict[str, Any], name: str, wanted: dict[str, int]) -> None:
    """Numbers by seat and region."""
    for place, n in wanted.items():
        data[name][region_at(place)] = n


def settle(data: dict[str, Any], players: int, wanted: dict[str, Any]) -> None:
    """Lay on the table what a test says; lists are by seat."""
    for i, name in enumerate(("round", "turn", "card", "action", "fits", "woken", "row", "masters")):
        if name in wanted:
            data["numbers"][i] = wanted.pop(name)
    people(data, players, wanted)
    used = cards(data, wanted)
    data["decks"] = [[one for one in deck if one not in used] for deck in data["decks"]]
    for slot, seat in wanted.pop("walls", {}).items():
        section, _, at = slot.rpartition("/")
        data["walls"][SECTIONS.index(section) * 4 + int(at) - 1] = seat
        data["stock"][seat * 3 + 2] -= 1
    for seat, tokens in enumerate(wanted.pop("tokens", ())):
        for domain, n in enumerate(tokens):
            data["tokens"][seat * 3 + domain] = n
            data["supply"][domain] -= n
    for name, seat in wanted.pop("big", {}).items():
        data["big"][DOMAINS.index(name)] = seat
    tiles(data, wanted)
    for name in LISTS:
        if name in wanted:
            data[name] = list(wanted.pop(name))
    assert not wanted, f"unknown: {sorted(wanted)}"


LISTS = ("boats", "locked", "entrance", "supply", "order", "column", "reserve", "lisi_actions", "stock", "aside")


def people(data: dict[str, Any], players: int, wanted: dict[str, Any]) -> None:
    """Unrest, workers, governors, palaces and officials by seat and region."""
    for name in ("unrest", "workers", "governors", "palaces"):
        by_region(data, name, wanted.pop(name, {}))
    for seat in range(players):
        for piece, name in enumerate(("governors", "palaces")):
            data["stock"][seat * 3 + piece] -= sum(data[name][seat * 5 : seat * 5 + 5])
    for place, text in wanted.pop("officials", {}).items():
        for kind in text.split():
            data["officials"][region_at(place) * 3 + OFFICIALS.index(kind)] += 1
            data["reserve"]["ABCD".index(place[0]) * 3 + OFFICIALS.index(kind)] -= 1


def cards(data: dict[str, Any], wanted: dict[str, Any]) -> list[int]:
    """Cards above the boards with their emperor tiles, in hands, at court, in Li Si's deck: in no other deck."""
    used: list[int] = []
    for place, text in wanted.pop("above", {}).items():
        for i, name in enumerate(text.split()):
            data["cards"][region_at(place) * 3 + i] = card(name)
            used.append(card(name))
            if card(name) >= 120:
                data["aside"]["ABCD".index(place[0])] &= ~(1 << (card(name) - 120))
    for place, tile in wanted.pop("emperors", {}).items():
        region, _, at = place.rpartition("/")
        data["emperors"][region_at(region) * 3 + int(at) - 1] = EMPEROR_TILES.index(tile)
        data["piles"][EMPEROR_TILES.index(tile)] = NONE
    for seat, hand in enumerate(wanted.pop("hands", ())):
        for i, name in enumerate(hand):
            data["hands"][seat * 6 + i] = card(name)
            used.append(card(name))
    for name in ("court", "lisi_deck"):
        data[name] = [card(one) for one in wanted.pop(name, ())]
        used += data[name]
    return used


def tiles(data: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Tiles of governors, palaces, sections and the mausoleum, and soldiers there."""
    for region, names in wanted.pop("governor_tiles", {}).items():
        for i, name in enumerate(names.split()):
            data["governor_tiles"][REGIONS.index(region) * 2 + i] = GOVERNOR_TILES.index(name)
    for region, names in wanted.pop("palace_tiles", {}).items():
        for i, name in enumerate(names.split()):
            data["palace_tiles"][REGIONS.index(region) * 3 + i] = PALACE_TILES.index(name)
    for section, name in wanted.pop("wall_tiles", {}).items():
        data["wall_tiles"][SECTIONS.index(section)] = WALL_TILES.index(name)
    for symbol, name in wanted.pop("mausoleum", {}).items():
        data["mausoleum"][data["symbols"].index(SYMBOLS.index(symbol))] = MAUSOLEUM_TILES.index(name)
    for space, seat in wanted.pop("bonuses", {}).items():
        region, _, at = space.partition("/")
        data["bonuses"][REGIONS.index(region) * 4 + int(at) - 1] = seat
    for symbol, owners in wanted.pop("soldiers", {}).items():
        niche = data["symbols"].index(SYMBOLS.index(symbol))
        for slot, seat in owners.items():
            data["niches"][niche * 4 + slot - 1] = seat
    if "piles" in wanted:
        piles: Sequence[str] = wanted.pop("piles")
        data["piles"] = [EMPEROR_TILES.index(name) if name else NONE for name in piles]


def opening(seats: int, luck: dict[str, Any] | None = None, **options: str) -> Table:
    """A whole match from its set-up; luck may be dictated by label. Seat A begins."""
    chance = Given(luck or {}, Fair(b"opening"))
    if seats > 1:
        options["first"] = "1"
    return Table(Match(ZHANGUO, seats, options, chance=chance))
