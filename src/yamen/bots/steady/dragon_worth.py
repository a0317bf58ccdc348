"""What things are worth in the Year of the Dragon, in victory points by the end of the year.

The weights were tuned by matches against earlier weights, never by belief; docs/add-a-bot.md says how.
"""

from __future__ import annotations

from typing import Final

from yamen.games.dragon.components import (
    CONTAGION,
    DROUGHT,
    EVENTS,
    FARMER,
    FESTIVAL,
    HEALER,
    MONGOLS,
    MONK,
    PYROTECHNIST,
    TYPE_OF,
    TYPES,
    WARRIOR,
)
from yamen.games.dragon.state import Dragon

MONTHS: Final = 12


class Weights:
    """The numbers that can be tuned."""

    def __init__(self) -> None:
        self.yuan = 0.151  # one yuan at the end of the year
        self.yuan_early = 0.117  # and more for each month left
        self.purse = 8.955  # beyond this, yuan are worth little
        self.reserve = 0.606  # enough for a fee next month
        self.person = 2.295  # somebody who must leave
        self.soon = 0.444  # what lies a month further off counts that much
        self.rice = 1.239  # rice left over
        self.rocket = 0.700  # fireworks left over
        self.lead = 0.369  # a rocket more than others at the festival, or less
        self.space = 0.363  # a space of the person track, at the beginning of the year
        self.overtake = 1.328  # a seat that is overtaken, at the beginning of the year
        self.room = 2.951  # a floor for somebody who is still to come
        self.no_room = 8.579  # more if he comes this month
        self.palace = 0.120  # a new palace, for each month left
        self.drought = 0.326  # a new palace must eat, for each drought to come
        self.end = 0.900  # a person at the end
        # each symbol of a type, for each month left
        self.monthly = [0.234, 0.442, 0.000, 0.104, 0.000, -0.300, 0.000, 0.000, 0.051]
        self.sack = 3.470  # for each drought to come
        self.rockets = 0.800  # for each festival to come
        self.helmet = 1.295  # for each invasion to come
        self.fewest = 0.764  # no longer to have the fewest helmets
        self.mortar = 14.248  # for each contagion to come, up to three
        self.buddha = 1.835
        self.risk = 0.051  # that a monk leaves, each month
        self.later = 0.887  # how much of a person's worth remains for whoever waits
        self.wild = 1.493  # keeping a "?" card for another month
        self.start = [
            2.520,
            2.610,
            1.000,
            6.469,
            6.800,
            10.276,
            3.500,
            3.500,
            3.500,
        ]  # a type among the first two persons


Calendar = tuple[tuple[int, ...], ...]
_calendars: dict[tuple[tuple[int, ...], int], Calendar] = {}


def calendar(year: tuple[int, ...], first: int) -> Calendar:
    """For each event, how many months off it is, from the month with this index on."""
    found = _calendars.get((year, first))
    if found is None:
        found = tuple(
            tuple(at - first for at in range(first, len(year)) if year[at] == event) for event in range(len(EVENTS))
        )
        if len(_calendars) > 4096:
            _calendars.clear()
        _calendars[year, first] = found
    return found


def ahead(table: Dragon) -> Calendar:
    """The events to come; the present month's still counts until it happens."""
    return calendar(table.year, max(0, table.month - (table.scene != "event")))


def months_left(table: Dragon) -> int:
    """How many months will still be scored."""
    return MONTHS + 1 - max(1, table.month)


def purse(w: Weights, left: int, tributes: tuple[int, ...], yuan: int) -> float:
    """So many yuan, with the tributes to come."""
    value = w.yuan + w.yuan_early * left
    worth = value * yuan if yuan <= w.purse else value * w.purse + (yuan - w.purse) / 3
    if yuan >= 3:
        worth += w.reserve
    need = 0
    for off in tributes:
        need += 4
        if yuan < need:
            worth -= w.person * w.soon**off * min(4, need - yuan)
    return worth


def granary(w: Weights, droughts: tuple[int, ...], mouths: int, rice: int) -> float:
    """So much rice, with the droughts to come."""
    worth = w.rice * rice
    need = 0
    for off in droughts:
        need += mouths
        if rice < need:
            worth -= w.person * w.soon**off * min(mouths, need - rice)
    return worth


def show(w: Weights, festivals: tuple[int, ...], fireworks: list[int], seat: int, own: int) -> float:
    """So many fireworks, with the festivals to come and what the others have."""
    worth = w.rocket * own
    if festivals and own:
        first = second = 0
        for other, n in enumerate(fireworks):
            if other != seat:
                if n > first:
                    first, second = n, first
                elif first > n > second:
                    second = n
        points = 6.0 if own >= first else 3.0 if own >= second else 0.0
        margin = own - (first if own >= first else second)
        points += w.lead * min(2, margin)
        worth += points * w.soon ** festivals[0]
    return worth


def track(w: Weights, table: Dragon, seat: int, spaces: int, left: int) -> float:
    """Going so many spaces forward on the person track."""
    mine = table.spaces[seat]
    passed = 0
    order = table.order
    for other in order:
        if other == seat:
            break
        if mine + spaces >= table.spaces[other]:
            passed += 1
    return (w.space * spaces + w.overtake * passed) * (left - 1) / MONTHS


def person(w: Weights, table: Dragon, seat: int, kind: int, have: int, left: float, events: Calendar) -> float:
    """A person of this kind in the palaces, beside `have` symbols of the type that others show.

    Over the months left this is a straight line.
    """
    type_ = TYPE_OF[kind]
    n = table.box.symbols[kind]
    worth = w.end + w.monthly[type_] * n * left
    if type_ == FARMER:
        for off in events[DROUGHT]:
            worth += w.sack * n * (0.5 if off == 0 or have > 2 else 1.0)
    elif type_ == PYROTECHNIST:
        for off in events[FESTIVAL]:
            worth += w.rockets * n * (0.4 if off == 0 else 1.0)
    elif type_ == HEALER:
        for off in events[CONTAGION]:
            worth += w.mortar * min(n, max(0, 3 - have)) * w.soon**off
    elif type_ == MONK:
        worth += w.buddha * n * (1 - w.risk * left)
    elif type_ == WARRIOR and events[MONGOLS]:
        worth += warrior(w, table, seat, n, have, events[MONGOLS])
    return worth


def warrior(w: Weights, table: Dragon, seat: int, n: int, have: int, mongols: tuple[int, ...]) -> float:
    """So many helmets more, with the invasions to come and those who may have the fewest."""
    fewest = 99
    for other in range(table.seats):
        if other != seat:
            fewest = min(fewest, table.symbols[other * len(TYPES) + WARRIOR])
    worth = 0.0
    for off in mongols:
        worth += w.helmet * n
        if have <= fewest < have + n:
            worth += w.fewest * w.soon**off
    return worth
