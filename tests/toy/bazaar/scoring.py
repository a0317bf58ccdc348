"""Points, and who wins: equal points share the victory."""

from __future__ import annotations

from tests.toy.bazaar.components import SOURCES
from tests.toy.bazaar.state import Bazaar


def scores(table: Bazaar) -> list[dict[str, int]]:
    """Each seat's points by source."""
    rows = [table.ledger[at : at + len(SOURCES)] for at in range(0, len(table.ledger), len(SOURCES))]
    return [dict(zip(SOURCES, row, strict=True)) for row in rows]


def ranking(table: Bazaar) -> list[int]:
    """One more than the number of those with more points, the rival among them when a seat plays alone."""
    points = [table.points(seat) for seat in range(table.seats)]
    rivals = [*points, table.rival] if table.seats == 1 else points
    return [1 + sum(other > mine for other in rivals) for mine in points]
