"""Questions of the Grand Canal. A ship is named by its harbour: route and number; a new one by its route."""

from __future__ import annotations

from typing import Final

from yamen.games.gugong.components import HARBOURS, REWARDS, ROUTES
from yamen.games.gugong.prompts.common import (
    CHIP_SKIP,
    PIECES,
    SKIP,
    in_pool,
    in_supply,
    servants,
    skip_words,
)
from yamen.games.gugong.state import Gugong
from yamen.kernel.event import Change
from yamen.kernel.prompt import Prompt
from yamen.kernel.words import Words

NEW: Final = 11  # + the route: a new ship; 1 to 10 are the harbours
BERTHS: Final = HARBOURS * len(ROUTES)
TARGETS: Final = [*range(1, BERTHS + 1), *(NEW + route for route in range(len(ROUTES)))]
LOADS: Final = [target * 2 + piece for target in TARGETS for piece in (0, 1)]

EMPTY: Final = 0  # way A without placing anybody
WAY_TWO: Final = 1  # way B


def berth_name(berth: int) -> str:
    """A harbour as notation writes it: a1 to b5."""
    return f"{ROUTES[(berth - 1) // HARBOURS]}{(berth - 1) % HARBOURS + 1}"


def berth_id(berth: int) -> str:
    """The id of a harbour."""
    return f"harbour/{ROUTES[(berth - 1) // HARBOURS]}/{(berth - 1) % HARBOURS + 1}"


def first_free(table: Gugong, route: int) -> int:
    """The leftmost free harbour of a route, or 0. Rule: gugong/new-ship."""
    begin = route * HARBOURS
    for berth in range(begin + 1, begin + HARBOURS + 1):
        if berth not in table.ships:
            return berth
    return 0


def _write_load(load: int) -> str:
    target = load // 2
    name = f"new-{ROUTES[target - NEW]}" if target >= NEW else berth_name(target)
    return f"{name}:{PIECES[load % 2]}"


def _light_target(table: Gugong, seat: int, target: int) -> list[str]:
    if target >= NEW:
        route = target - NEW
        return [f"seat/{seat}/ships", berth_id(first_free(table, route) or route * HARBOURS + 1)]
    return [berth_id(target)]


def _load_words(table: Gugong, load: int) -> Words:
    target = load // 2
    if target >= NEW:
        berth = first_free(table, target - NEW) or (target - NEW) * HARBOURS + 1
        return Words("answer-load-new", {"piece": PIECES[load % 2], "harbour": berth_name(berth)})
    return Words("answer-load", {"piece": PIECES[load % 2], "harbour": berth_name(target)})


def _canal_lights(table: Gugong, seat: int, answer: int) -> list[str]:
    if answer == SKIP:
        return [CHIP_SKIP]
    if answer == EMPTY:
        return ["canal/a", "chip/empty"]
    if answer == WAY_TWO:
        return ["canal/b"]
    return ["canal/a", *_light_target(table, seat, answer // 2), in_pool(seat, answer % 2)]


def _canal_words(table: Gugong, seat: int, answer: int) -> Words:
    if answer == SKIP:
        return skip_words()
    if answer == EMPTY:
        return Words("answer-canal-empty")
    if answer == WAY_TWO:
        return Words("answer-canal-b")
    return _load_words(table, answer)


def _canal_price(table: Gugong, seat: int, answer: int) -> list[Change]:
    if answer in (SKIP, EMPTY):
        return []
    return servants(seat, 3 if answer == WAY_TWO else 1 + answer % 2)


CANAL_WAY: Final[Prompt[int]] = Prompt(
    "canal",
    "place",
    "gugong/canal",
    [EMPTY, WAY_TWO, *LOADS, SKIP],
    lambda answer: (
        "skip"
        if answer == SKIP
        else "a"
        if answer == EMPTY
        else "b"
        if answer == WAY_TWO
        else f"a:{_write_load(answer)}"
    ),
    _canal_lights,
    _canal_words,
    _canal_price,
)

LOAD: Final[Prompt[int]] = Prompt(
    "load",
    "place",
    "gugong/canal",
    [*LOADS, SKIP],
    lambda load: "skip" if load == SKIP else _write_load(load),
    lambda table, seat, load: (
        [CHIP_SKIP] if load == SKIP else [*_light_target(table, seat, load // 2), in_pool(seat, load % 2)]
    ),
    lambda table, seat, load: skip_words() if load == SKIP else _load_words(table, load),
)

SHIP: Final[Prompt[int]] = Prompt(
    "ship",
    "place",
    "gugong/ship-servant",
    [*LOADS, SKIP],
    lambda load: "skip" if load == SKIP else _write_load(load),
    lambda table, seat, load: (
        [CHIP_SKIP] if load == SKIP else [*_light_target(table, seat, load // 2), in_supply(seat, load % 2)]
    ),
    lambda table, seat, load: skip_words() if load == SKIP else _load_words(table, load),
)

SAIL: Final[Prompt[int]] = Prompt(
    "sail",
    "place",
    "gugong/canal",
    [*range(1, BERTHS + 1), SKIP],
    lambda berth: "skip" if berth == SKIP else berth_name(berth),
    lambda table, seat, berth: [CHIP_SKIP if berth == SKIP else berth_id(berth)],
    lambda table, seat, berth: skip_words() if berth == SKIP else Words("answer-sail", {"harbour": berth_name(berth)}),
)

# --- claim: the reward of a harbour for a full ship there -------------------------------------------------------------

CLAIMS: Final = [berth * 4 + reward for berth in range(1, BERTHS + 1) for reward in range(len(REWARDS))]

CLAIM: Final[Prompt[int]] = Prompt(
    "claim",
    "item",
    "gugong/claim",
    [*CLAIMS, SKIP],
    lambda claim: "skip" if claim == SKIP else f"{berth_name(claim // 4)}:{REWARDS[claim % 4]}",
    lambda table, seat, claim: (
        [CHIP_SKIP] if claim == SKIP else [berth_id(claim // 4), f"seat/{seat}/reward/{REWARDS[claim % 4]}"]
    ),
    lambda table, seat, claim: (
        skip_words()
        if claim == SKIP
        else Words("answer-claim", {"reward": REWARDS[claim % 4], "harbour": berth_name(claim // 4)})
    ),
)
