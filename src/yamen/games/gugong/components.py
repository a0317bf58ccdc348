"""The printed facts as typed tables, made from components.toml (or from an owner's corrected copy of it).

Everything with a name is a small integer: a card, a place, a token, a decree is its place in the tuple of names. After
those of the base game come those of the expansion; what a match does not use is in its box with nothing on it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from yamen.games.gugong.panjun import names

PLACES: Final = ("travel", "wall", "jade", "intrigue", "palace", "decrees", "canal")
TRAVEL: Final = 0
WALL: Final = 1
JADE: Final = 2
INTRIGUE: Final = 3
PALACE: Final = 4
DECREES: Final = 5
CANAL: Final = 6

# What a gift card can show: nothing, servants, a swap, or the action of a place (AT + place).
ICONS: Final = ("none", "servants_1", "servants_2", "swap", *PLACES, *names.ICONS)
NO_ICON: Final = 0
SWAP_ICON: Final = 3
AT: Final = 4

CARDS: Final = (
    *("B2", "B3", "B4", "B5", "B6", "B7", "B8"),
    *("S1-2", "S1-3", "S1-5", "S1-9"),
    *("S2-1", "S2-4", "S2-7", "S2-8"),
    *("S3-3", "S3-4", "S3-6", "S3-7"),
    *("S4-1", "S4-5", "S4-6", "S4-8"),
    *("S5-2", "S5-4", "S5-6", "S5-9"),
    *("P1a", "P1b", "P2", "P3a", "P3b", "P5", "P7a", "P7b", "P8", "P9a", "P9b"),
    *names.CARDS,
)

TOKENS: Final = (
    "servants_1",
    "servants_2",
    "envoy_1",
    "intrigue_1",
    "discard7_jade",
    "vp_2",
    "swap",
    "retrieve",
    "ship_servant",
    "wall_servant",
    "servants3_jade",
    "double",
    "value_plus_1",
    "toll",
    "follow",
    "double_value",
    "double_card_action",
    "discount_2",
    *names.TOKENS,
)
DOUBLE: Final = 11
PLUS: Final = 12
TOLL: Final = 13
FOLLOW: Final = 14
TWICE_VALUE: Final = 15
TWICE_ACTION: Final = 16
DISCOUNT: Final = 17
USED: Final = 32  # added to the kind of a token that lies face down after its use

CITIES: Final = (
    "guangzhou",
    "fuzhou",
    "hangzhou",
    "nanjing",
    "jinan",
    "datong",
    "xian",
    "chengdu",
    "kunming",
    "guilin",
    "kaifeng",
    "wuchang",
    "changsha",
)

TILES: Final = (
    *("L1-intrigue", "L1-ship", "L1-servant", "L1-envoy", "L1-swap"),
    *("L2-travel", "L2-jade", "L2-wall", "L2-equal", "L2-decrees"),
    *("L3-third", "L3-eight", "L3-jade", "L3-decrees", "L3-harbours"),
    *names.TILES,
)
MORNING_INTRIGUE: Final = 0
MORNING_SHIP: Final = 1
MORNING_SERVANT: Final = 2
MORNING_ENVOY: Final = 3
MORNING_SWAP: Final = 4
TRAVEL_DECREE: Final = 5
JADE_DECREE: Final = 6
WALL_DECREE: Final = 7
EQUAL_DECREE: Final = 8
DECREES_DECREE: Final = 9
THIRD: Final = 10
EIGHT: Final = 11
PER_JADE: Final = 12
PER_DECREE: Final = 13
PER_HARBOUR: Final = 14
MORNING_TILES: Final = (0, 1, 2, 3, 4)

# Rewards of the harbours, as they lie on a player board.
REWARDS: Final = ("points", "card", "double")
POINTS_REWARD: Final = 0
CARD_REWARD: Final = 1
DOUBLE_REWARD: Final = 2
ROUTES: Final = ("a", "b")
HARBOURS: Final = 5
SHIPS: Final = 3

# Meng's cards: one for each place, and the special one.
SPECIAL: Final = 99

# Where victory points come from.
SOURCES: Final = (
    "wall",
    "night",
    "decrees",
    "palace",
    "tokens",
    "exchange",
    "harbours",
    "toll",
    "meng",
    "level_3",
    "arrival",
    "jade",
    "outside",
)
FROM_WALL: Final = 0
FROM_NIGHT: Final = 1
FROM_DECREES: Final = 2
FROM_PALACE: Final = 3
FROM_TOKENS: Final = 4
FROM_EXCHANGE: Final = 5
FROM_HARBOURS: Final = 6
FROM_TOLL: Final = 7
FROM_MENG: Final = 8
FROM_LEVEL_3: Final = 9
FROM_ARRIVAL: Final = 10
FROM_JADE: Final = 11
FROM_OUTSIDE: Final = 12


UNUSED_CARD: Final[dict[str, Any]] = {"value": 0, "action": "none", "from": ""}
UNUSED_TILE: Final[dict[str, Any]] = {"level": 0, "points": 0, "cost": 0}


def components() -> dict[str, Any]:
    """The facts of the box as data, without the modules of the expansion."""
    return tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))


class Map:
    """One side of the travel map: its cities in the order of the file, the roads, and the way round the rim."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.cities: list[int] = [CITIES.index(name) for name in facts["cities"]]
        self.rim: list[int] = [CITIES.index(name) for name in facts["perimeter"]]
        self.roads: list[list[int]] = [[] for _ in CITIES]
        for a, b in facts["roads"]:
            self.roads[CITIES.index(a)].append(CITIES.index(b))
            self.roads[CITIES.index(b)].append(CITIES.index(a))


class Side:
    """What differs between the two sides of the board."""

    def __init__(self, facts: dict[str, Any], size: str, routes: int) -> None:
        self.map = Map(facts["travel_map"][size])
        self.houses: list[int] = list(facts["jade"][f"houses_{size}"])
        self.places: list[int] = list(facts["palace_places"][size])
        self.routes = routes


class Box:
    """What is printed on the components of one box."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.sources: tuple[str, ...] = SOURCES
        counts = facts["counts"]
        self.days: int = counts["days"]
        self.start_pool: int = counts["start_pool"]
        self.start_supply: int = counts["start_supply"]
        self.slots: int = counts["travel_token_slots_per_player"]
        cards = facts["gift_card"]
        printed = [cards.get(name, UNUSED_CARD) for name in CARDS]
        self.value: list[int] = [card["value"] for card in printed]
        self.icon: list[int] = [ICONS.index(card["action"]) for card in printed]
        self.home: list[str] = [card["from"] for card in printed]
        self.dice: list[list[int]] = facts["destiny_dice"]["faces"]
        tokens = {**facts["travel_token"], **facts["bonus_token"]}
        self.copies: list[int] = [tokens[name]["copies"] if name in tokens else 0 for name in TOKENS]
        exchange = facts["exchange"]
        self.tokens_for_servant: int = exchange["servant"]
        self.tokens_for_points: int = exchange["points"]
        self.exchange_points: int = exchange["points_worth"]
        self.tokens_for_jade: int = exchange["jade"]
        self.small = Side(facts, "small", 1)
        self.large = Side(facts, "large", 2)
        self.square: int = facts["jade_square"]["cost"]
        self.jade_totals: list[int] = facts["jade_scoring"]["totals"]
        self.jade_more: int = facts["jade_scoring"]["each_more"]
        self.income: list[int] = facts["day_track"]["income"]
        self.wall_size: list[int] = facts["great_wall"]["capacity"]
        self.wall_points: int = facts["great_wall"]["winner_points"]
        self.wall_steps: int = facts["great_wall"]["winner_steps"]
        benefits = facts["benefits"]
        self.benefits: list[int] = [benefits[name] for name in ("servant", "servants", "die", "jade")]
        self.intrigue: int = facts["intrigue"]["steps"]
        self.steps: int = facts["palace"]["steps"]
        self.beyond: int = facts["palace"]["beyond"]
        decrees = [facts["decree"].get(name, UNUSED_TILE) for name in TILES]
        self.level: list[int] = [tile["level"] for tile in decrees]
        self.points: list[int] = [tile["points"] for tile in decrees]
        self.cost: list[int] = [tile["cost"] for tile in decrees]
        self.final: dict[str, int] = {name: n for name, n in facts["final"].items() if isinstance(n, int)}
        canal = facts["canal"]
        self.reward_slots: list[int] = [canal[f"slots_{name}"] for name in REWARDS]
        self.reward_points: int = canal["points"]
        self.hold: int = canal["capacity"]
        self.night_points: int = facts["night"]["most_points"]
        self.night_steps: int = facts["night"]["most_steps"]
        self.meng_matches: list[int] = facts["meng"]["matches"]
        self.automa: list[int] = [facts["automa"][name] for name in PLACES]
        self.special: int = facts["automa"]["special"]

    def side(self, players: int) -> Side:
        """The side of the board for so many players."""
        return self.small if players <= 3 else self.large

    def jade_points(self, jade: int) -> int:
        """What so many jades are worth at the end: 1, 3, 6, 10, 15 and 2 for each further one."""
        totals = self.jade_totals
        if jade < len(totals):
            return totals[jade]
        return totals[-1] + (jade - len(totals) + 1) * self.jade_more
