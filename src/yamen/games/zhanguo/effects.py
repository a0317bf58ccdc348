"""What starting tiles, governors' bonuses and rewards do, apart from building for nothing.

Rulebook: Annexes 3, 4 and 5.
"""

from __future__ import annotations

from yamen.games.zhanguo.box import Effect
from yamen.games.zhanguo.components import (
    ANY,
    COUNTED,
    DO_ALCHEMIST,
    DO_CALM,
    DO_HIRE,
    DO_MOVE_OFFICIALS,
    DO_MOVE_WORKERS,
    DO_POINTS,
    DO_RECRUIT,
    DO_RESET,
    DO_SAIL,
    DO_UNLOCK,
    FROM_BONUSES,
)
from yamen.games.zhanguo.elixir import place_alchemists, placeable, sail
from yamen.games.zhanguo.mausoleum import unlock
from yamen.games.zhanguo.officials import move_officials, moves, recruit
from yamen.games.zhanguo.state import Zhanguo
from yamen.games.zhanguo.supplies import award, calm, reset, restless
from yamen.games.zhanguo.workers import hire, move_workers, shifts

PALACES: int = 4  # in the list of what points are given for


async def perform(table: Zhanguo, seat: int, effect: Effect, rule: str) -> None:
    """An effect happens as far as it can; what cannot is lost. Rule: zhanguo/bonus (ruling R39)."""
    verb = effect.verb
    if verb == DO_RECRUIT:
        await recruit(table, seat, effect.officials, effect.regions)
    elif verb == DO_HIRE:
        await hire(table, seat, effect.n, effect.regions)
    elif verb == DO_SAIL:
        await sail(table, seat, effect.n)
    elif verb == DO_UNLOCK:
        unlock(table, seat, effect.n)
    elif verb == DO_ALCHEMIST:
        await place_alchemists(table, seat, effect.n, effect.regions)
    elif verb == DO_RESET:
        await reset(table, seat, effect.n)
    elif verb == DO_CALM:
        await calm(table, seat, effect.n)
    elif verb == DO_MOVE_OFFICIALS:
        await move_officials(table, seat, effect.n)
    elif verb == DO_MOVE_WORKERS:
        await move_workers(table, seat, effect.n, True)  # noqa: FBT003
    else:
        assert verb == DO_POINTS
        award(table, seat, FROM_BONUSES, counted(table, seat, effect.per), f"points-{COUNTED[effect.per]}", rule)


def counted(table: Zhanguo, seat: int, per: int) -> int:
    """How many of what an effect gives points for a seat has: cards by suit, palaces, walls."""
    if per < PALACES:
        return table.suit_above(seat, per)
    piece = 1 if per == PALACES else 2
    return table.box.stock[piece] - table.stock[seat * 3 + piece]


def possible(table: Zhanguo, seat: int, effect: Effect) -> bool:
    """Whether a seat can take an effect entirely; of "up to" at least one. Rule: zhanguo/rewards (ruling R18)."""
    verb = effect.verb
    if verb == DO_RECRUIT:
        at = seat * 3
        reserve = table.reserve
        for kind in effect.officials:
            if kind != ANY and reserve[at + kind] < effect.officials.count(kind):
                return False
        return reserve[at] + reserve[at + 1] + reserve[at + 2] >= len(effect.officials)
    if verb == DO_SAIL:
        return table.boats[seat] < table.box.boat_end
    if verb == DO_UNLOCK:
        return table.locked[seat] >= effect.n
    if verb == DO_ALCHEMIST:
        return bool(placeable(table, seat, effect.regions))
    if verb in (DO_RESET, DO_CALM):
        return bool(restless(table, seat))
    if verb == DO_MOVE_OFFICIALS:
        return bool(moves(table, seat))
    if verb == DO_MOVE_WORKERS:
        return bool(shifts(table, seat))
    return True
