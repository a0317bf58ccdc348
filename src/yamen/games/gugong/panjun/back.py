"""Envoys going back, out of the Palace too.

Rulebook: Pànjūn, Moving your envoy backwards.
"""

from __future__ import annotations

from yamen.games.gugong.news import envoy_zone
from yamen.games.gugong.panjun import news
from yamen.games.gugong.state import NOWHERE, Gugong


async def go_back(table: Gugong, seat: int, n: int, rule: str, penalty: bool) -> None:
    """An envoy goes back, on the track that this match is played with; a penalty as far as it can. Rule: gugong/back.

    (Rulings 30, 32.)
    """
    await table.rules.entries["back"](table, seat, n, rule, penalty)


def can_go_back(table: Gugong, seat: int, n: int) -> bool:
    """Whether so many steps back can be paid as a price: all of them, or none (ruling 30). Rule: gugong/back."""
    found: bool = table.rules.entries["can_back"](table, seat, n)
    return found


def leave_hall(table: Gugong, seat: int) -> None:
    """Whoever leaves the Palace frees his place; the others stay on theirs (ruling 31)."""
    table.spots[seat] = NOWHERE


async def back_on_track(table: Gugong, seat: int, n: int, rule: str, penalty: bool) -> None:
    """Back on the printed track, never beyond its start."""
    before = table.envoys[seat]
    if before == 0:
        return
    source = envoy_zone(table, seat)
    table.envoys[seat] = max(0, before - n)
    leave_hall(table, seat)
    if table.herald is not None:
        news.envoy_back(table, seat, source, envoy_zone(table, seat), before, rule)


def can_back(table: Gugong, seat: int, n: int) -> bool:
    """Whether there are so many steps behind the envoy."""
    return table.envoys[seat] >= n
