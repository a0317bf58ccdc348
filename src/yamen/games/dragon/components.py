"""The printed facts as typed tables, made from components.toml (or from an owner's corrected copy of it).

Persons come in nine types; a *kind* is a type at an age. Young kinds have the numbers of their types, old ones follow.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

TYPES: Final = (
    "craftsman",
    "court_lady",
    "pyrotechnist",
    "tax_collector",
    "warrior",
    "monk",
    "healer",
    "farmer",
    "scholar",
)
CRAFTSMAN: Final = 0
COURT_LADY: Final = 1
PYROTECHNIST: Final = 2
TAX_COLLECTOR: Final = 3
WARRIOR: Final = 4
MONK: Final = 5
HEALER: Final = 6
FARMER: Final = 7
SCHOLAR: Final = 8

OLD_TYPES: Final = (PYROTECHNIST, WARRIOR, MONK, HEALER, FARMER, SCHOLAR)  # these also come old
TYPE_OF: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, *OLD_TYPES)  # of each kind
KINDS: Final = tuple(f"young_{name}" for name in TYPES) + tuple(f"old_{TYPES[t]}" for t in OLD_TYPES)
KINDS_OF: Final = tuple(tuple(k for k in range(15) if TYPE_OF[k] == t) for t in range(9))

WILD: Final = 9  # the "?" person card
CARDS: Final = (*TYPES, "wild")

ACTIONS: Final = ("taxes", "build", "harvest", "fireworks", "military", "research", "privilege")
TAXES: Final = 0
BUILD: Final = 1
HARVEST: Final = 2
FIREWORKS: Final = 3
MILITARY: Final = 4
RESEARCH: Final = 5
PRIVILEGE: Final = 6

EVENTS: Final = ("peace", "tribute", "drought", "festival", "mongols", "contagion")
PEACE: Final = 0
TRIBUTE: Final = 1
DROUGHT: Final = 2
FESTIVAL: Final = 3
MONGOLS: Final = 4
CONTAGION: Final = 5

SOURCES: Final = (
    "palaces",
    "court_ladies",
    "privileges",
    "research",
    "festival",
    "mongols",
    "persons",
    "monks",
    "money",
)
FROM_PALACES: Final = 0
FROM_COURT_LADIES: Final = 1
FROM_PRIVILEGES: Final = 2
FROM_RESEARCH: Final = 3
FROM_FESTIVAL: Final = 4
FROM_MONGOLS: Final = 5
FROM_PERSONS: Final = 6
FROM_MONKS: Final = 7
FROM_MONEY: Final = 8

# Places for palaces. One stands because somebody lives or lived there (at most 13 persons come), or because the seat
# built there in one of the last three months (it has at most three floors), and a month gives at most 5: 13 + 15.
PLOTS: Final = 28


def components() -> dict[str, Any]:
    """The facts of the box as data."""
    return tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))


class Box:
    """What is printed on the components of one box."""

    def __init__(self, facts: dict[str, Any]) -> None:
        person = facts["person"]
        young = [person["young"][name] for name in TYPES]
        old = [person["old"][TYPES[t]] for t in OLD_TYPES]
        self.tiles: list[int] = [tile["tiles"] for tile in young + old]
        self.points: list[int] = [tile["points"] for tile in young + old]
        self.symbols: list[int] = [tile["symbols"] for tile in young + old]
        self.on_card: list[int] = [facts["action"][name] for name in ACTIONS[:PRIVILEGE]]
        self.small_cost: int = facts["privilege"]["small"]["cost"]
        self.large_cost: int = facts["privilege"]["large"]["cost"]
        self.small_dragons: int = facts["privilege"]["small"]["dragons"]
        self.large_dragons: int = facts["privilege"]["large"]["dragons"]
        self.fee: int = facts["cost"]["occupied_group"]
        self.save_up_to: int = facts["cost"]["save_up_to"]
        event = facts["event"]
        self.event_tiles: list[int] = [event[name]["tiles"] for name in EVENTS]
        self.tribute: int = event["tribute"]["yuan"]
        self.rice_per_palace: int = event["drought"]["rice_per_palace"]
        self.festival_most: int = event["festival"]["most"]
        self.festival_second: int = event["festival"]["second"]
        self.per_helmet: int = event["mongols"]["per_helmet"]
        self.mongol_releases: int = event["mongols"]["released"]
        self.contagion_releases: int = event["contagion"]["released"]
        scoring = facts["scoring"]
        self.per_palace: int = scoring["per_palace"]
        self.per_dragon: int = scoring["per_dragon"]
        self.per_person: int = scoring["per_person"]
        self.yuan_per_rice: int = scoring["yuan_per_rice"]
        self.yuan_per_fireworks: int = scoring["yuan_per_fireworks"]
        self.yuan_per_point: int = scoring["yuan_per_point"]
        self.floors: int = facts["limits"]["floors"]
        self.months: int = facts["limits"]["months"]
        setup = facts["setup"]
        self.start_yuan: int = setup["yuan"]
        self.start_floors: int = setup["floors_per_palace"]
        self.start_palaces: int = setup["palaces"]
        self.wild_cards: int = setup["wild_cards"]
        self.fewer: dict[str, int] = setup["fewer_players"]
        self.groups: dict[int, list[int]] = {n: facts["groups"][f"players_{n}"] for n in (2, 3, 4, 5)}

    def supply(self, seats: int) -> list[int]:
        """The person tiles of each kind in play: two fewer of a type for each player fewer than five."""
        missing = 5 - seats
        out: list[int] = []
        for kind, tiles in enumerate(self.tiles):
            if kind >= len(TYPES):
                fewer = self.fewer["old"]
            else:
                fewer = self.fewer["young"] if kind in OLD_TYPES else self.fewer["young_only"]
            out.append(tiles - missing * fewer)
        return out
