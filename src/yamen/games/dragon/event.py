"""Phase 3: the event of the month, then decay.

Rulebook: Phase 3, Event.
"""

from __future__ import annotations

from yamen.games.dragon import news
from yamen.games.dragon.components import (
    CONTAGION,
    DROUGHT,
    FESTIVAL,
    FROM_FESTIVAL,
    FROM_MONGOLS,
    HEALER,
    MONGOLS,
    TRIBUTE,
    WARRIOR,
)
from yamen.games.dragon.palaces import move_out, persons_in
from yamen.games.dragon.prompts import RELEASE, refuse_person
from yamen.games.dragon.state import Dragon, Palace
from yamen.kernel.ask import Ask, Refusal


async def event(table: Dragon) -> str:
    """The event of the month comes (none in peace); then empty palaces decay. Rules: dragon/peace, dragon/decay."""
    what = table.year[table.month - 1]
    if table.herald is not None:
        news.event_comes(table, what)
    if what == TRIBUTE:
        await tribute(table)
    elif what == DROUGHT:
        await drought(table)
    elif what == FESTIVAL:
        festival(table)
    elif what == MONGOLS:
        await mongols(table)
    elif what == CONTAGION:
        await contagion(table)
    for seat in table.order:
        decay(table, seat)
    return "score"


async def tribute(table: Dragon) -> None:
    """Everybody pays 4 yuan, or all they have; for each yuan missing a person leaves. Rule: dragon/tribute (R20)."""
    for seat in table.order[:]:
        paid = min(table.box.tribute, table.yuan[seat])
        table.yuan[seat] -= paid
        if table.herald is not None:
            news.tribute_paid(table, seat, paid)
        await release(table, seat, table.box.tribute - paid)


async def drought(table: Dragon) -> None:
    """Each inhabited palace costs one rice; a person leaves each palace that gets none. Rule: dragon/drought (R21)."""
    for seat in table.order[:]:
        palaces = table.inhabited(seat)
        need = palaces * table.box.rice_per_palace
        paid = min(need, table.rice[seat])
        table.rice[seat] -= paid
        if table.herald is not None:
            news.rice_paid(table, seat, paid, palaces)
        hungry = palaces - paid // table.box.rice_per_palace
        left_out: list[int] = []
        while len(left_out) < hungry:
            persons = [person for person in persons_in(table, seat) if person >> 4 not in left_out]
            person = await Ask(seat, RELEASE, persons, refuse_fed, left_out)
            left_out.append(person >> 4)
            leave(table, seat, person)


def festival(table: Dragon) -> None:
    """Most fireworks 6 points, second most 3, ties share, none without fireworks; these seats return half of theirs.

    Rule: dragon/festival (ruling R22).
    """
    shown = sorted({n for n in table.fireworks if n}, reverse=True)
    for seat in table.order:
        n = table.fireworks[seat]
        if n and n in shown[:2]:
            points = table.box.festival_most if n == shown[0] else table.box.festival_second
            returned = (n + 1) // 2
            table.fireworks[seat] -= returned
            table.score(seat, FROM_FESTIVAL, points)
            if table.herald is not None:
                news.fireworks_shown(table, seat, n, points, returned)
        elif table.herald is not None:
            news.fireworks_shown(table, seat, n, 0, 0)


async def mongols(table: Dragon) -> None:
    """Each helmet is a point; everybody with the fewest helmets, even 0, releases a person. Rule: dragon/mongols.

    Markers go forward (ruling R17); the fewest are counted once, before anybody leaves (ruling R39).
    """
    helmets = [table.symbols_of(seat, WARRIOR) for seat in range(table.seats)]
    fewest = min(helmets)
    for seat in table.order:
        table.score(seat, FROM_MONGOLS, helmets[seat] * table.box.per_helmet)
        if table.herald is not None:
            news.mongols_seen(table, seat, helmets[seat], helmets[seat] * table.box.per_helmet, helmets[seat] == fewest)
    for seat in table.order[:]:
        if helmets[seat] == fewest:
            await release(table, seat, table.box.mongol_releases)


async def contagion(table: Dragon) -> None:
    """Three persons leave, one fewer for each mortar, counted before anybody leaves. Rule: dragon/contagion (R23)."""
    for seat in table.order[:]:
        mortars = table.symbols_of(seat, HEALER)
        ill = max(0, table.box.contagion_releases - mortars)
        if table.herald is not None:
            news.contagion_met(table, seat, mortars, ill)
        await release(table, seat, ill)


async def release(table: Dragon, seat: int, n: int) -> None:
    """The owner chooses who leaves, one at a time; when nobody could stay, nobody is asked. Rule: dragon/release.

    With fewer persons than must leave, all leave and the rest is waived (rulings R18, R19).
    """
    if n >= table.persons_of(seat):
        for person in persons_in(table, seat):
            for _ in range(table.palaces[seat][person >> 4].persons.count(person & 15)):
                leave(table, seat, person)
        return
    for _ in range(n):
        person = await Ask(seat, RELEASE, persons_in(table, seat), refuse_person)
        leave(table, seat, person)


def leave(table: Dragon, seat: int, person: int) -> None:
    """A person leaves a palace because of the event."""
    move_out(table, seat, person & 15, person >> 4)
    if table.herald is not None:
        news.moved_out(table, seat, person & 15, person >> 4, "dragon/release")


def decay(table: Dragon, seat: int) -> None:
    """Each palace where nobody lives loses a floor, every month, once the event is over. Rule: dragon/decay (R24)."""
    palaces = table.palaces[seat]
    for plot, palace in enumerate(palaces):
        if palace.floors and not palace.persons:
            palaces[plot] = Palace(palace.floors - 1, ())
            if table.herald is not None:
                news.decayed(table, seat, plot)
    while palaces and not palaces[-1].floors:
        palaces.pop()


def refuse_fed(table: Dragon, seat: int, person: int, left_out: list[int]) -> Refusal:
    """This palace has given a person already, or no such person lives there."""
    if person >> 4 in left_out:
        return Refusal("no-palace-spared", "dragon/drought", {"plot": (person >> 4) + 1})
    return refuse_person(table, seat, person, None)
