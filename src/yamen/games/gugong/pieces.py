"""Small things that happen everywhere: servants, points, jade and markers change place, and it is told.

No question is asked here. Who pays or gains servants and may choose the double one: see `servants`.
"""

from __future__ import annotations

from yamen.games.gugong import news
from yamen.games.gugong.components import FROM_PALACE
from yamen.games.gugong.state import HEAPS, ON_WALL, POOL, SUPPLY, Gugong
from yamen.kernel.event import BOX


def score(table: Gugong, seat: int, source: int, n: int, rule: str) -> None:
    """A seat gets victory points."""
    table.ledger[seat * len(table.box.sources) + source] += n
    if table.herald is not None and n:
        news.points(table, seat, source, n, rule)


def to_supply(table: Gugong, seat: int, plain: int, twin: int, rule: str) -> None:
    """Servants of the pool are paid: they return to the supply."""
    table.pool[seat] -= plain
    table.supply[seat] += plain
    if twin:
        table.doubles[seat] = SUPPLY
    if table.herald is not None and plain + twin:
        news.servants(table, seat, plain, twin, f"seat/{seat}/pool", f"seat/{seat}/supply", "paid", rule)


def to_pool(table: Gugong, seat: int, plain: int, twin: int, rule: str) -> None:
    """Servants of the supply enter the pool."""
    table.supply[seat] -= plain
    table.pool[seat] += plain
    if twin:
        table.doubles[seat] = POOL
    if table.herald is not None and plain + twin:
        news.servants(table, seat, plain, twin, f"seat/{seat}/supply", f"seat/{seat}/pool", "gained", rule)


def to_wall(table: Gugong, seat: int, plain: int, twin: int, source: int, rule: str) -> None:
    """Servants of the pool or the supply are placed on the Great Wall."""
    table.wall[seat] += plain
    leave(table, seat, plain, twin, source, ON_WALL)
    if table.herald is not None and plain + twin:
        news.servants(table, seat, plain, twin, f"seat/{seat}/{HEAPS[source]}", "wall", "on-wall", rule)


def leave(table: Gugong, seat: int, plain: int, twin: int, source: int, where: int) -> None:
    """Servants leave the pool or the supply; the double one is `where` then."""
    if source == POOL:
        table.pool[seat] -= plain
    else:
        table.supply[seat] -= plain
    if twin:
        table.doubles[seat] = where


def give_jade(table: Gugong, seat: int, rule: str, source: str = BOX) -> None:
    """A seat gets a jade."""
    table.jade[seat] += 1
    if table.herald is not None:
        news.jade(table, seat, source, rule)


def move_marker(table: Gugong, seat: int, to: int, rule: str) -> None:
    """The marker goes to a step of the Intrigue track, on top of those already there. Rule: gugong/intrigue."""
    before = table.steps[seat]
    if to == before:
        return
    table.steps[seat] = to
    ladder = table.ladder
    ladder.remove(seat)
    at = 0
    for other in ladder:
        if table.steps[other] <= to:
            break
        at += 1
    ladder.insert(at, seat)
    if table.herald is not None:
        news.marker(table, seat, before, rule)


def climb(table: Gugong, seat: int, n: int, rule: str) -> None:
    """The marker goes up, as far as the track does. Rule: gugong/intrigue."""
    move_marker(table, seat, min(table.box.intrigue, table.steps[seat] + n), rule)


def walk(table: Gugong, seat: int, n: int, rule: str) -> None:
    """The envoy takes steps; the 8th is the Palace, where the best free place is his; 1 point for each step beyond.

    Rules: gugong/palace, gugong/arrival, gugong/beyond (ruling 18).
    """
    before = table.envoys[seat]
    steps = min(n, table.box.steps - before)
    if steps:
        table.envoys[seat] = before + steps
        if before + steps == table.box.steps:
            table.spots[seat] = next(spot for spot in range(table.players + 1) if spot not in table.spots)
        if table.herald is not None:
            news.envoy(table, seat, before, rule)
    if n > steps:
        score(table, seat, FROM_PALACE, (n - steps) * table.box.beyond, "beyond")
