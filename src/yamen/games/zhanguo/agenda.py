"""The phases of a round, and what is still to come in it."""

from __future__ import annotations

from typing import Final

from yamen.games.zhanguo.state import HAND, LISI, Zhanguo
from yamen.kernel.words import Words

PHASES: Final = {
    "start": "start",
    "gain": "start",
    "draw": "draw",
    "turn": "play",
    "court": "play",
    "wake": "play",
    "soldiers": "play",
    "lisi": "play",
    "rewards": "rewards",
    "order": "rewards",
    "unlock": "rewards",
    "limit": "rewards",
    "final": "final",
}


def then(table: Zhanguo) -> list[Words]:
    """What is still to come this round, in words."""
    if table.scene in ("start", "gain"):
        return [Words("then-phase", {"phase": phase}) for phase in ("draw", "play", "rewards")]
    out: list[Words] = []
    if PHASES.get(table.scene) == "play":
        left = table.players * HAND - table.turn - 1
        for i in range(1, min(left, table.players) + 1):
            seat = table.order[(table.turn + i) % table.players]
            out.append(Words("then-turn", {"seat": seat if seat != LISI or table.seats > 1 else Words("name-lisi")}))
        out.append(Words("then-phase", {"phase": "rewards"}))
    if table.scene:
        last = table.round == table.box.rounds
        out.append(Words("then-phase", {"phase": "final" if last else "draw"}))
    return out
