"""The arithmetic of the table: a ratio for every round first, then the median and quartiles of those ratios.

A machine that slows down for a while slows both sides of a round; the ratio of two medians would not know that.
"""

from __future__ import annotations

from statistics import median, quantiles
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


class Spread(NamedTuple):
    """The middle of some measurements, and the half of them that lies around it."""

    low: float
    median: float
    high: float


def spread(values: Sequence[float]) -> Spread:
    """Median and quartiles, interpolated between neighbours; a single value is all three."""
    if not values:
        raise ValueError("There is nothing to take the median of: no round was measured.")
    if len(values) == 1:
        return Spread(values[0], values[0], values[0])
    low, _, high = quantiles(values, n=4, method="inclusive")
    return Spread(low, median(values), high)


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    """Ours over theirs, round by round."""
    if len(ours) != len(theirs):
        raise ValueError(f"A ratio needs both sides of every round, but there are {len(ours)} and {len(theirs)}.")
    return [mine / other for mine, other in zip(ours, theirs, strict=True)]
