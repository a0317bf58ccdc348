"""From the options and the luck to the first table, and the first two persons of each seat.

Rulebook: Preparation.
"""

from __future__ import annotations

from itertools import pairwise

from yamen.games.dragon import news
from yamen.games.dragon.components import EVENTS, PEACE, SOURCES, TYPES, Box
from yamen.games.dragon.palaces import move_in, with_room
from yamen.games.dragon.prompts import HOUSE, START, pair_code, pair_of, refuse_house
from yamen.games.dragon.state import Dragon, Palace
from yamen.kernel.ask import Ask, Refusal
from yamen.kernel.chance import Chance
from yamen.kernel.rules import Rules
from yamen.kernel.words import Words


def setup(rules: Rules, seats: int, chance: Chance) -> Dragon:
    """The table before anybody chooses. Rule: dragon/setup."""
    box: Box = rules.box
    first = rules.options["first"]
    starter = chance.roll("first_player", range(seats)) if first == "drawn" else int(first) - 1
    order = [(starter + i) % seats for i in range(seats)]
    return Dragon(
        rules,
        "start",
        seats,
        0,
        0,
        draw_year(box, chance, rules.options["neighbours"] == "apart"),
        (),
        order[:],
        order,
        [0] * seats,
        [0] * seats,
        [box.start_yuan] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        ([1] * len(TYPES) + [box.wild_cards]) * seats,
        [[Palace(box.start_floors, ()) for _ in range(box.start_palaces)] for _ in range(seats)],
        box.supply(seats),
        [0] * (seats * len(TYPES)),
        [0] * (seats * len(SOURCES)),
    )


def draw_year(box: Box, chance: Chance, apart: bool) -> tuple[int, ...]:
    """Peace comes first; the others are shuffled, again while two equal ones are neighbours, if the table wants that.

    Rule: dragon/year (ruling R4).
    """
    others = [event for event in range(len(EVENTS)) if event != PEACE for _ in range(box.event_tiles[event])]
    peace = (PEACE,) * box.event_tiles[PEACE]
    drawn = 1
    while True:
        label = "events" if drawn == 1 else f"events/{drawn}"
        names = chance.shuffle(label, [EVENTS[event] for event in others])
        year = [EVENTS.index(name) for name in names]
        if not apart or all(a != b for a, b in pairwise(year)):
            return (*peace, *year)
        drawn += 1


def taken_pairs(table: Dragon) -> list[int]:
    """The pairs of types that earlier seats have chosen."""
    out: list[int] = []
    for palaces in table.palaces:
        kinds = sorted(kind for palace in palaces for kind in palace.persons)
        if len(kinds) == 2:
            out.append(pair_code(kinds[0], kinds[1]))
    return out


async def start(table: Dragon) -> str:
    """A seat takes two different young persons, not the pair of another seat, and houses them. Rule: dragon/start.

    The first one moves into the first palace: both palaces are alike, so only "together or apart" is a choice.
    """
    seat = table.queue[table.turn]
    taken = taken_pairs(table)
    pair = await Ask(seat, START, [pair for pair in START.universe if pair not in taken], refuse_pair)
    first, second = pair_of(pair)
    if table.herald is not None:
        news.pair_chosen(table, seat, first, second)
    move_in(table, seat, first, 0)
    plot = await Ask(seat, HOUSE, with_room(table, seat), refuse_house)
    move_in(table, seat, second, plot)
    table.turn += 1
    return "start" if table.turn < table.seats else "month"


def refuse_pair(table: Dragon, seat: int, pair: int, about: object) -> Refusal:
    """Another seat has this pair."""
    first, second = pair_of(pair)
    facts: dict[str, int | str | Words] = {"first_person": TYPES[first], "second_person": TYPES[second]}
    return Refusal("no-start-taken", "dragon/start", facts)
