"""From laps to the figures of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench.race import Contestant, Lap, rates
from bench.ratio import ratios, spread
from bench.report import Figure
from bench.walk import DECISIONS, FORKS, KEPT

if TYPE_CHECKING:
    from collections.abc import Sequence


def units(section: str, laps: Sequence[Lap]) -> list[tuple[str, str]]:
    """What a contestant is counted by in a section, with the words for it.

    Games that take forced actions for decisions are counted both ways; a game that never asks when there is nothing to
    choose has one count.
    """
    if section != DECISIONS:
        return [("forks", "")]
    if all(lap.done["decisions"] == lap.done["choices"] for lap in laps):
        return [("choices", ", real choices")]
    return [("decisions", ", all actions"), ("choices", ", real choices")]


def figures(ours: Sequence[Contestant], field: Sequence[Contestant], laps: Sequence[Sequence[Lap]]) -> list[Figure]:
    """Section by section: our own contestant first, then everybody else with the ratios to it."""
    made: list[Figure] = []
    for section in (DECISIONS, FORKS, KEPT):
        standing = [(who, run) for who, run in zip(field, laps, strict=True) if section in who.sections]
        standing.sort(key=lambda pair: pair[0] not in ours)
        own: list[float] | None = None
        for who, run in standing:
            for unit, words in units(section, run):
                rate = rates(run, unit)
                ratio = None if own is None else spread(ratios(own, rate))
                made.append(Figure(section, who.name + words, spread(rate), ratio, rate))
            if own is None:
                own = rates(run, units(section, run)[-1][0])
    return made
