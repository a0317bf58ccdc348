"""A position of Gùgōng to try a rule on: say what differs from an ordinary table, answer, look.

Seats are A to E. Lists are by seat. Ships are written with their harbour and their plain servants: "a2 2".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from yamen.games.gugong import GUGONG
from yamen.games.gugong.components import CARDS, CITIES, PLACES, REWARDS, SHIPS, SPECIAL, TILES, TOKENS
from yamen.games.gugong.state import Gugong
from yamen.kernel import door
from yamen.kernel.chance import Chance, Fair, Given
from yamen.kernel.errors import NotAnOption
from yamen.kernel.event import Event
from yamen.kernel.match import Match

A, B, C, D, E = range(5)
WHERE = {"locked": 0, "supply": 1, "pool": 2, "wall": 3, "ship1": 4, "ship2": 5, "ship3": 6}
SERVANTS = 12


class Table:
    """A match that begins at a position; everything a rule test wants to know of it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> Gugong:
        """What lies on the table."""
        return cast("Gugong", self.match.play.state)

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
        """The answers to the question itself, without the prompt's name."""
        ask = self.match.ask_of()
        own = [i for i in range(len(ask.options)) if ask.prompt_of(i) is ask.prompt]
        return [ask.notation(i).split(" ", 1)[1] for i in own]

    @property
    def offers(self) -> list[str]:
        """What may be done beside the question."""
        ask = self.match.ask_of()
        return [ask.notation(i) for i in range(len(ask.options)) if ask.prompt_of(i) is not ask.prompt]

    def refused(self, answer: str) -> tuple[str, str]:
        """The reason and the rule with which an answer is refused."""
        before = self.match.digest()
        try:
            self.match.say(answer)
        except NotAnOption as refusal:
            assert self.match.digest() == before
            return refusal.words.key, refusal.rule
        raise AssertionError(f"{answer} was taken")

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees."""
        return door.view(self.match, seat)

    def zone(self, seat: int, name: str) -> dict[str, int]:
        """The pieces in a zone of a seat's view."""
        zone = next(zone for zone in self.view(seat)["zones"] if zone["id"] == name)
        return {piece["kind"]: piece["n"] for piece in zone["pieces"]}

    def points(self, source: str = "") -> list[int]:
        """Each seat's points, or those from a source."""
        return [seat[source] if source else sum(seat.values()) for seat in self.match.rules.scores(self.state)]

    def events(self, kind: str) -> list[Event]:
        """What was told of this kind since the position."""
        return [event for event in self.match.events() if event.kind == kind]

    def hand(self, seat: int) -> list[str]:
        """The names of the hand cards."""
        return [CARDS[card] for card in self.state.hands[seat]]

    def taken(self, seat: int) -> list[str]:
        """The names of the cards in the discard pile."""
        return [CARDS[card] for card in self.state.taken[seat]]

    def slots(self, seat: int) -> list[str]:
        """The kinds of the tokens above a board."""
        return [TOKENS[kind & 31] for kind in self.state.slots[seat]]


def padded(values: Sequence[Any], n: int, default: Any) -> list[Any]:
    """A list by seat with its default."""
    return [*values, *[default] * (n - len(values))]


def berth(text: str) -> int:
    """A harbour as tables number it."""
    return "ab".index(text[0]) * 5 + int(text[1:])


def position(seats: int, scene: str = "gift", luck: dict[str, Any] | None = None, **said: Any) -> Table:
    """A table at the beginning of a scene; what is left out is as ordinary as can be."""
    options: dict[str, str] = {"first": "1"}
    for name in ("bonus", "expert", "meng", "focus", "sets", "modules"):
        if name in said:
            options[name] = said.pop(name)
    match = Match(GUGONG, seats, options, chance=Given(luck or {}, chance()))
    data = match.play.state.encode()
    n = data["players"]
    data["scene"] = scene
    lay_cards(data, said, n)
    lay_tokens(data, said, n)
    sail(data, said, n)
    named(data, said, n)
    numbered(data, said, n)
    for name, value in said.items():
        part = data if name in data else data["annex"]
        assert name in part, name
        part[name] = value
    for seat in range(n):
        data["supply"][seat] = SERVANTS - outside(data, seat, n)
    match.resume([], 0, data, GUGONG.edition)
    return Table(match)


def named(data: dict[str, Any], said: dict[str, Any], n: int) -> None:
    """What is said by names: places, decrees, double servants, Meng's cards."""
    if "place" in said:
        data["place"] = PLACES.index(said.pop("place"))
    if "tiles" in said:
        data["tiles"] = [TILES.index(name) for name in said.pop("tiles")]
    if "perks" in said:
        data["perks"] = [sum(1 << TILES.index(tile) for tile in row) for row in padded(said.pop("perks"), n, ())]
    if "doubles" in said:
        data["doubles"] = [WHERE[name] for name in padded(said.pop("doubles"), n, "locked")]
    for name in ("automa", "today", "old"):
        if name in said:
            data[name] = [SPECIAL if card == "special" else PLACES.index(card) for card in said.pop(name)]


def numbered(data: dict[str, Any], said: dict[str, Any], n: int) -> None:
    """What is said by numbers, seat by seat."""
    for seat, points in enumerate(said.pop("points", ())):
        data["ledger"][seat * (len(data["ledger"]) // n)] = points
    for name, default in (("pool", 6), ("wall", 0), ("jade", 0), ("envoys", 0), ("steps", 0), ("spots", -1)):
        if name in said:
            data[name] = padded(said.pop(name), n, default)
    data["ladder"] = sorted(data["ladder"], key=lambda seat: -data["steps"][seat])


def chance() -> Chance:
    """Luck that is the same every time."""
    return Fair(b"position")


def outside(data: dict[str, Any], seat: int, n: int) -> int:
    """A seat's plain servants that are not in its supply."""
    own = slice(seat * SHIPS, (seat + 1) * SHIPS)
    lying = data["pool"][seat] + data["wall"][seat] + sum(data["cargo"][own]) + bin(data["perks"][seat]).count("1")
    lying += sum(data["beside"][at] == seat and data["doubles"][seat] != 7 + i for i, at in enumerate((0, 1, 3)))
    kept: int = 0 if seat == data["meng"] else sum(data["rewards"][own])
    total: int = lying + kept
    return total


def lay_cards(data: dict[str, Any], said: dict[str, Any], n: int) -> None:
    """Hands, discard piles and the court; the rest is the pile."""
    data["court"] = [CARDS.index(f"B{value}") for value in range(2, 9)]
    for name in ("hands", "taken"):
        if name in said:
            data[name] = [[CARDS.index(card) for card in row] for row in padded(said.pop(name), n, ())]
    for place, card in said.pop("court", {}).items():
        at = PLACES.index(place)
        if CARDS.index(card) in data["court"]:
            data["court"][data["court"].index(CARDS.index(card))] = data["court"][at]
        data["court"][at] = CARDS.index(card)
    lying = [card for row in (*data["hands"], *data["taken"], data["court"]) for card in row]
    assert len(set(lying)) == len(lying), [CARDS[card] for card in sorted(lying)]
    data["pile"] = [card for card in data["pile"] if card not in lying]
    if "pile" in said:
        data["pile"] = [CARDS.index(card) for card in said.pop("pile")]


def lay_tokens(data: dict[str, Any], said: dict[str, Any], n: int) -> None:
    """Tokens of the map (where `cities` says, nowhere else) and above the boards; the others are in the bag."""
    if "cities" in said:
        cities = {name: TOKENS.index(kind) for name, kind in said.pop("cities").items()}
        data["bag"] += [kind for kind in data["cities"] if kind >= 0]
        data["cities"] = [cities.get(name, -1) for name in CITIES]
        for kind in cities.values():
            data["bag"].remove(kind)
    if "travellers" in said:
        places = padded(said.pop("travellers"), n, "")
        data["travellers"] = [CITIES.index(name) if name else -1 for name in places]
    if "slots" in said:
        data["slots"] = [[TOKENS.index(name) for name in row] for row in padded(said.pop("slots"), n, ())]
        for row in data["slots"]:
            for kind in row:
                if kind not in data["bag"]:  # it lies in a city: another one lies there instead
                    data["cities"][data["cities"].index(kind)] = data["bag"][0]
                    data["bag"][0] = kind
                data["bag"].remove(kind)
    if "bag" in said:
        data["bag"] = [TOKENS.index(name) for name in said.pop("bag")]


def sail(data: dict[str, Any], said: dict[str, Any], n: int) -> None:
    """Ships on the canal, and rewards taken."""
    for seat, row in enumerate(said.pop("ships", ())):
        for i, text in enumerate(row):
            harbour, cargo = text.split()
            data["ships"][seat * SHIPS + i] = berth(harbour)
            data["cargo"][seat * SHIPS + i] = int(cargo)
    for seat, rewards in enumerate(said.pop("rewards", ())):
        for name, count in rewards.items():
            data["rewards"][seat * SHIPS + REWARDS.index(name)] = count


def action(seats: int, place: str, **said: Any) -> Table:
    """Seat A is about to perform the action of a place; nobody else has a gift left, unless it is said."""
    said.setdefault("hands", [[], *[["S2-1"], ["S3-3"], ["S4-1"], ["S5-2"]][: max(seats, 2) - 1]])
    return position(seats, "place", place=place, **said)
