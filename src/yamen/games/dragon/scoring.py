"""Phase 4: the month is scored; after the twelfth month the whole year.

Rulebook: Phase 4, Scoring; End of the game.
"""

from __future__ import annotations

from yamen.games.dragon import news
from yamen.games.dragon.components import (
    COURT_LADY,
    FROM_COURT_LADIES,
    FROM_MONEY,
    FROM_MONKS,
    FROM_PALACES,
    FROM_PERSONS,
    FROM_PRIVILEGES,
    MONK,
    SOURCES,
    TYPE_OF,
)
from yamen.games.dragon.state import Dragon


async def score(table: Dragon) -> str:
    """Every seat is scored; after month 12 the final scoring follows (ruling R41)."""
    for seat in table.order:
        score_month(table, seat)
    if table.month < table.box.months:
        return "month"
    for seat in table.order:
        score_year(table, seat)
    return ""


def month_parts(table: Dragon, seat: int) -> tuple[int, int, int]:
    """The points of a month: palaces, dragons of court ladies, dragons of privileges. Rule: dragon/scoring (R25)."""
    box = table.box
    dragons = table.small[seat] * box.small_dragons + table.large[seat] * box.large_dragons
    return (
        table.palaces_of(seat) * box.per_palace,
        table.symbols_of(seat, COURT_LADY) * box.per_dragon,
        dragons * box.per_dragon,
    )


def score_month(table: Dragon, seat: int) -> None:
    """One point for each palace, inhabited or not, and for each dragon on court ladies and privileges."""
    palaces, ladies, privileges = month_parts(table, seat)
    table.score(seat, FROM_PALACES, palaces)
    table.score(seat, FROM_COURT_LADIES, ladies)
    table.score(seat, FROM_PRIVILEGES, privileges)
    if table.herald is not None:
        news.month_scored(table, seat, palaces, ladies, privileges)


def monk_points(table: Dragon, seat: int) -> int:
    """The buddhas of each monk times the floors of the palace where he lives. Rule: dragon/monks."""
    n = 0
    for palace in table.palaces[seat]:
        for kind in palace.persons:
            if TYPE_OF[kind] == MONK:
                n += table.box.symbols[kind] * palace.floors
    return n


def final_yuan(table: Dragon, seat: int) -> int:
    """The purse after rice and fireworks are sold for 2 yuan each. Rule: dragon/money (ruling R40)."""
    box = table.box
    return table.yuan[seat] + table.rice[seat] * box.yuan_per_rice + table.fireworks[seat] * box.yuan_per_fireworks


def score_year(table: Dragon, seat: int) -> None:
    """Two points a person (ruling R26), the monks, and a point for each three yuan. Rule: dragon/final."""
    box = table.box
    persons = table.persons_of(seat) * box.per_person
    monks = monk_points(table, seat)
    yuan = final_yuan(table, seat)
    money = yuan // box.yuan_per_point
    table.score(seat, FROM_PERSONS, persons)
    table.score(seat, FROM_MONKS, monks)
    table.score(seat, FROM_MONEY, money)
    if table.herald is not None:
        news.year_scored(table, seat, persons, monks, money, yuan)
    table.yuan[seat] = yuan
    table.rice[seat] = 0
    table.fireworks[seat] = 0


def scores(table: Dragon) -> list[dict[str, int]]:
    """Each seat's victory points by source."""
    out: list[dict[str, int]] = []
    for seat in range(table.seats):
        at = seat * len(SOURCES)
        out.append({name: table.ledger[at + i] for i, name in enumerate(SOURCES)})
    return out


def ranking(table: Dragon) -> list[int]:
    """Most points wins; equal seats stand as they do on the person track, so a win is never shared. Rule: dragon/tie.

    (Ruling R27.)
    """
    best = sorted(range(table.seats), key=lambda seat: (-table.points(seat), table.order.index(seat)))
    return [best.index(seat) + 1 for seat in range(table.seats)]
