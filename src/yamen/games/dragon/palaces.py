"""Persons move into palaces and out again, floors come and go, markers go up the person track.

Rulebook: Preparation, "what matters during the whole game".
"""

from __future__ import annotations

from yamen.games.dragon import news
from yamen.games.dragon.components import TYPE_OF, TYPES
from yamen.games.dragon.state import Dragon, Palace


def with_room(table: Dragon, seat: int) -> list[int]:
    """The plots of palaces with room: one person to a floor. Rule: dragon/palaces."""
    out: list[int] = []
    for plot, palace in enumerate(table.palaces[seat]):
        if len(palace.persons) < palace.floors:
            out.append(plot)
    return out


def persons_in(table: Dragon, seat: int) -> list[int]:
    """The persons a seat could part with, as plot * 16 + kind: each kind once for each palace (ruling R46)."""
    out: list[int] = []
    for plot, palace in enumerate(table.palaces[seat]):
        last = -1
        for kind in palace.persons:
            if kind != last:
                out.append(plot * 16 + kind)
                last = kind
    return out


def move_in(table: Dragon, seat: int, kind: int, plot: int) -> None:
    """A person from the supply moves in; the marker advances by its person points. Rule: dragon/track."""
    palace = table.palaces[seat][plot]
    table.supply[kind] -= 1
    table.palaces[seat][plot] = Palace(palace.floors, tuple(sorted((*palace.persons, kind))))
    table.symbols[seat * len(TYPES) + TYPE_OF[kind]] += table.box.symbols[kind]
    before = table.spaces[seat]
    advance(table, seat, table.box.points[kind])
    if table.herald is not None:
        news.moved_in(table, seat, kind, plot, before)


def move_out(table: Dragon, seat: int, kind: int, plot: int) -> None:
    """A person leaves the game; its person points stay (ruling R38). Rule: dragon/release."""
    palace = table.palaces[seat][plot]
    persons = list(palace.persons)
    persons.remove(kind)
    table.palaces[seat][plot] = Palace(palace.floors, tuple(persons))
    table.symbols[seat * len(TYPES) + TYPE_OF[kind]] -= table.box.symbols[kind]


def advance(table: Dragon, seat: int, spaces: int) -> None:
    """The marker goes forward and lands on top of those already there: the later arrival is ahead (ruling R10)."""
    place = table.spaces[seat] + spaces
    table.spaces[seat] = place
    order = table.order
    order.remove(seat)
    at = 0
    for other in order:
        if table.spaces[other] <= place:
            break
        at += 1
    order.insert(at, seat)


def plots_to_build(table: Dragon, seat: int) -> list[int]:
    """Where a floor can go: on a palace of fewer than three floors, or on the first free plot. Rule: dragon/build."""
    out: list[int] = []
    most = table.box.floors
    free = -1
    plot = 0
    for palace in table.palaces[seat]:
        if palace.floors == 0:
            if free < 0:
                free = plot
        elif palace.floors < most:
            out.append(plot)
        plot += 1
    out.append(plot if free < 0 else free)
    return out


def add_floor(table: Dragon, seat: int, plot: int) -> None:
    """A new floor is put on a palace, or begins one."""
    palaces = table.palaces[seat]
    if plot == len(palaces):
        palaces.append(Palace(1, ()))
    else:
        palaces[plot] = Palace(palaces[plot].floors + 1, palaces[plot].persons)
    if table.herald is not None:
        news.floor_built(table, seat, plot)
