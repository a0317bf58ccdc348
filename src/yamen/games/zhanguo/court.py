"""An action at court: one of six, carried out whole before any card wakes.

Rulebook: Court actions.
"""

from __future__ import annotations

from yamen.games.zhanguo import governor, palace, wall, workers
from yamen.games.zhanguo.components import ELIXIR, GOVERNOR, HIRE, PALACE, RECRUIT, WALL
from yamen.games.zhanguo.elixir import sail
from yamen.games.zhanguo.officials import EVERYWHERE, ONE_OF_CHOICE, recruit
from yamen.games.zhanguo.state import Zhanguo


async def court(table: Zhanguo) -> str:
    """The action that the card was played for is carried out. Rule: zhanguo/court."""
    seat = table.order[table.turn % table.players]
    action = table.action
    if action == RECRUIT:
        await recruit(table, seat, ONE_OF_CHOICE, EVERYWHERE)
    elif action == ELIXIR:
        await sail(table, seat, table.box.boat_move)
    elif action == GOVERNOR:
        await governor.install_at_court(table, seat)
    elif action == HIRE:
        await workers.hire_at_court(table, seat)
    elif action == PALACE:
        await palace.build_at_court(table, seat)
    else:
        assert action == WALL
        await wall.build_at_court(table, seat)
    return "wake"
