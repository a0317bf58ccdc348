"""Questions that the actions of the places ask, all but the Grand Canal's."""

from __future__ import annotations

from typing import Final

from yamen.games.gugong.components import CITIES, TILES, TOKENS
from yamen.games.gugong.prompts.common import (
    CHIP_SKIP,
    PLAIN,
    SKIP,
    TWIN,
    in_pool,
    in_supply,
    servants,
    skip_words,
    token_id,
)
from yamen.games.gugong.state import Gugong
from yamen.kernel.event import Change
from yamen.kernel.prompt import Prompt
from yamen.kernel.words import Words

# --- the two ways of an action ----------------------------------------------------------------------------------------

WAY_A: Final = 0
WAY_B: Final = 1
WAYS: Final = ("a", "b")


def travel_cost(table: Gugong, seat: int) -> int:
    """Two servants to travel twice, one fewer with the decree. Rules: gugong/travel, gugong/travel-decree."""
    return 1 if table.has(seat, 5) else 2


def way_prompt(place: str, name: str, price: int) -> Prompt[int]:
    """A place whose action is done in way A for nothing or in way B for servants."""
    return Prompt(
        name,
        "item",
        f"gugong/{place}",
        [WAY_A, WAY_B, SKIP],
        lambda way: "skip" if way == SKIP else WAYS[way],
        lambda table, seat, way: [CHIP_SKIP if way == SKIP else f"{place}/{WAYS[way]}"],
        lambda table, seat, way: skip_words() if way == SKIP else Words(f"answer-{name}-{WAYS[way]}"),
        lambda table, seat, way: servants(seat, (price or travel_cost(table, seat)) if way == WAY_B else 0),
    )


TRAVEL_WAY: Final = way_prompt("travel", "travel", 0)
INTRIGUE_WAY: Final = way_prompt("intrigue", "intrigue", 1)
PALACE_WAY: Final = way_prompt("palace", "palace", 2)

# --- city: where the traveller goes -----------------------------------------------------------------------------------

CITY: Final[Prompt[int]] = Prompt(
    "city",
    "place",
    "gugong/travel",
    range(len(CITIES)),
    lambda city: CITIES[city],
    lambda table, seat, city: [f"city/{CITIES[city]}"],
    lambda table, seat, city: Words(
        "answer-city",
        {"city": CITIES[city], "token": TOKENS[table.cities[city]] if table.cities[city] >= 0 else "none"},
    ),
)

# --- wall: how, and who is placed; extra: a servant from the supply ---------------------------------------------------

A_PLAIN: Final = 0
A_TWIN: Final = 1
B_PLAIN: Final = 2
B_TWIN: Final = 3
B_TWO: Final = 4
B_BOTH: Final = 5
WALL_NAMES: Final = ("a:servant", "a:double", "b:servant", "b:double", "b:two", "b:both")
WALL_PLACED: Final = ((1, 0), (0, 1), (1, 0), (0, 1), (2, 0), (1, 1))  # plain servants, double servants


def _wall_lights(table: Gugong, seat: int, answer: int) -> list[str]:
    if answer == SKIP:
        return [CHIP_SKIP]
    way = "wall/a" if answer < B_PLAIN else "wall/b"
    if answer >= B_TWO:
        return [way, "chip/two" if answer == B_TWO else "chip/both"]
    return [way, in_pool(seat, answer % 2)]


def _wall_words(table: Gugong, seat: int, answer: int) -> Words:
    if answer == SKIP:
        return skip_words()
    plain, twin = WALL_PLACED[answer]
    return Words("answer-wall", {"way": "a" if answer < B_PLAIN else "b", "servants": plain, "doubles": twin})


def _wall_price(table: Gugong, seat: int, answer: int) -> list[Change]:
    if answer == SKIP:
        return []
    plain, twin = WALL_PLACED[answer]
    return servants(seat, plain + 2 * twin + (1 if answer >= B_PLAIN else 0))


WALL_WAY: Final[Prompt[int]] = Prompt(
    "wall",
    "item",
    "gugong/wall",
    [*range(len(WALL_NAMES)), SKIP],
    lambda answer: "skip" if answer == SKIP else WALL_NAMES[answer],
    _wall_lights,
    _wall_words,
    _wall_price,
)

EXTRA: Final[Prompt[int]] = Prompt(
    "extra",
    "item",
    "gugong/wall-servant",
    [PLAIN, TWIN, SKIP],
    lambda piece: "skip" if piece == SKIP else "double" if piece == TWIN else "servant",
    lambda table, seat, piece: [CHIP_SKIP if piece == SKIP else in_supply(seat, piece)],
    lambda table, seat, piece: (
        skip_words() if piece == SKIP else Words("answer-extra-double" if piece == TWIN else "answer-extra-servant")
    ),
)

# --- house: which jade is bought; decree: which tile; both perhaps with the discount token ----------------------------

SQUARE: Final = 15
HOUSES: Final = 8
CHEAPER: Final = 32  # added when the discount token is used
CUT: Final = 2  # servants fewer with that token


def _write_cheaper(name: str, answer: int) -> str:
    return f"{name}:token" if answer >= CHEAPER else name


def _helper(answer: int) -> str:
    """The bonus token that makes it cheaper, if one does."""
    return "discount_2" if answer >= CHEAPER else "none"


def _light_cheaper(light: str, seat: int, answer: int) -> list[str]:
    return [light, token_id(seat, "discount_2")] if answer >= CHEAPER else [light]


def jade_cost(table: Gugong, seat: int, answer: int) -> int:
    """What a jade costs a seat. Rules: gugong/jade, gugong/jade-decree, gugong/discount (ruling 16)."""
    house = answer % CHEAPER
    cost = table.box.square if house == SQUARE else table.side.houses[house]
    if table.has(seat, 6):
        cost -= 1
    if answer >= CHEAPER:
        cost -= CUT
    return max(0, cost)


def decree_cost(table: Gugong, seat: int, answer: int) -> int:
    """The servants removed for a decree: as printed, one more for each opponent there; never below 0.

    Rules: gugong/decrees, gugong/decrees-decree, gugong/discount (ruling 16).
    """
    tile = answer % CHEAPER
    cost = table.box.cost[tile] + table.on_tile(tile)
    if table.has(seat, 9):
        cost -= 1
    if answer >= CHEAPER:
        cost -= CUT
    return max(0, cost)


def _house_name(answer: int) -> str:
    house = answer % CHEAPER
    return _write_cheaper("square" if house == SQUARE else str(house + 1), answer)


def _house_lights(table: Gugong, seat: int, answer: int) -> list[str]:
    if answer == SKIP:
        return [CHIP_SKIP]
    house = answer % CHEAPER
    return _light_cheaper("square" if house == SQUARE else f"house/{house + 1}", seat, answer)


def _house_words(table: Gugong, seat: int, answer: int) -> Words:
    if answer == SKIP:
        return skip_words()
    facts: dict[str, int | str | Words] = {
        "house": answer % CHEAPER + 1,
        "cost": jade_cost(table, seat, answer) if is_house(table, answer) else 0,
        "token": _helper(answer),
    }
    return Words("answer-square" if answer % CHEAPER == SQUARE else "answer-house", facts)


def is_house(table: Gugong, answer: int) -> bool:
    """Whether this side of the board has such a house."""
    return answer != SKIP and (answer % CHEAPER == SQUARE or answer % CHEAPER < len(table.side.houses))


_MARKET: Final = [*range(HOUSES), SQUARE]

HOUSE: Final[Prompt[int]] = Prompt(
    "jade",
    "place",
    "gugong/jade",
    [*_MARKET, *(CHEAPER + house for house in _MARKET), SKIP],
    lambda answer: "skip" if answer == SKIP else _house_name(answer),
    _house_lights,
    _house_words,
    lambda table, seat, answer: servants(seat, jade_cost(table, seat, answer)) if is_house(table, answer) else [],
)


def _decree_words(table: Gugong, seat: int, answer: int) -> Words:
    if answer == SKIP:
        return skip_words("answer-skip")
    tile = answer % CHEAPER
    cost = decree_cost(table, seat, answer)
    facts: dict[str, int | str | Words] = {"tile": TILES[tile], "cost": cost, "points": table.box.points[tile]}
    facts["token"] = _helper(answer)
    return Words("answer-decree", facts)


DECREE: Final[Prompt[int]] = Prompt(
    "decree",
    "place",
    "gugong/decrees",
    [*range(len(TILES)), *(CHEAPER + tile for tile in range(len(TILES))), SKIP],
    lambda answer: "skip" if answer == SKIP else _write_cheaper(TILES[answer % CHEAPER], answer),
    lambda table, seat, answer: (
        [CHIP_SKIP] if answer == SKIP else _light_cheaper(f"tile/{TILES[answer % CHEAPER]}", seat, answer)
    ),
    _decree_words,
    lambda table, seat, answer: [] if answer == SKIP else servants(seat, decree_cost(table, seat, answer) + 1),
)
