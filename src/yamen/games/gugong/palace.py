"""The Censorate Official: towards the Palace of Heavenly Purity.

Rulebook: Location actions, The Palace of Heavenly Purity.
"""

from __future__ import annotations

from yamen.games.gugong.asking import put
from yamen.games.gugong.pieces import climb, walk
from yamen.games.gugong.prompts.common import SKIP, too_few
from yamen.games.gugong.prompts.places import PALACE_WAY, WAY_A, WAY_B
from yamen.games.gugong.servants import can_pay, pay
from yamen.games.gugong.state import Gugong
from yamen.kernel.ask import Refusal

PRICE_B = 2


def ways(table: Gugong, seat: int, about: object) -> list[int]:
    """One step, or two and an Intrigue step for two servants, also beyond the Palace (ruling 44)."""
    return [WAY_A, WAY_B, SKIP] if can_pay(table, seat, PRICE_B) else [WAY_A, SKIP]


async def palace(table: Gugong, seat: int) -> bool:
    """A: 1 step. B: 2 servants for 2 steps and an Intrigue step. Rule: gugong/palace."""
    way = await put(table, seat, PALACE_WAY, ways, refuse_way)
    if way == SKIP:
        return False
    if way == WAY_A:
        await advance(table, seat, 1, "palace")
    else:
        await pay(table, seat, PRICE_B, "palace")
        await advance(table, seat, 2, "palace")
        climb(table, seat, 1, "palace")
    return True


async def advance(table: Gugong, seat: int, steps: int, rule: str) -> None:
    """An envoy goes on, on the track that this match is played with."""
    await table.rules.entries["envoy"](table, seat, steps, rule)


async def on_track(table: Gugong, seat: int, steps: int, rule: str) -> None:
    """The printed Palace track: nothing is asked on its way."""
    walk(table, seat, steps, rule)


def to_go(table: Gugong, seat: int) -> int:
    """The steps that an envoy has before him on the printed track."""
    return table.box.steps - table.envoys[seat]


def refuse_way(table: Gugong, seat: int, way: int, about: object) -> Refusal:
    """There are not two servants to pay."""
    return too_few(table, seat, PRICE_B, "gugong/palace")
