"""The figures as lines of a table for people, or as a document for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.ratio import Spread

WIDE = 46


class Figure(NamedTuple):
    """So many a second, and how many times as many Yamen does (nothing for Yamen itself)."""

    section: str
    name: str
    rate: Spread
    ratio: Spread | None
    rounds: Sequence[float]


class Cost(NamedTuple):
    """Something measured once or a few times, in its own unit."""

    name: str
    value: Spread
    unit: str


class Goal(NamedTuple):
    """What was hoped for and what was found."""

    words: str
    goal: float
    found: float
    least: bool

    @property
    def reached(self) -> bool:
        """At least (or below) what was hoped for."""
        return self.found >= self.goal if self.least else self.found < self.goal


class Report(NamedTuple):
    """Everything that one run found."""

    about: dict[str, str | int | float]
    figures: list[Figure]
    costs: list[Cost]
    goals: list[Goal]
    notes: list[str]


def number(value: float) -> str:
    """Three figures where the value is small, whole numbers with separators where it is large."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def around(spread: Spread) -> str:
    """The quartiles in brackets."""
    return f"({number(spread.low)} to {number(spread.high)})"


def table(report: Report) -> str:
    """The report as text."""
    about = report.about
    lines = [
        f"Yamen {about['yamen']} {about['build']}, {about['game']}; Python {about['python']}, {about['system']}",
        f"{about['rounds']} rounds of about {about['seconds']} s, everybody in every round; seed {about['seed']}",
        "A ratio is taken in each round; the table gives their median and quartiles.",
    ]
    section = ""
    for figure in report.figures:
        if figure.section != section:
            section = figure.section
            lines += ["", f"{section.capitalize():{WIDE}} {'a second':>11}  {'Yamen is so many times as fast'}"]
        ratio = "" if figure.ratio is None else f"{number(figure.ratio.median):>7}  {around(figure.ratio)}"
        lines.append(f"  {figure.name:{WIDE - 2}} {number(figure.rate.median):>11}  {ratio}".rstrip())
    if report.costs:
        lines += ["", f"{'Costs':{WIDE}} {'median':>11}"]
        for cost in report.costs:
            lines.append(f"  {cost.name:{WIDE - 2}} {number(cost.value.median):>11} {cost.unit}  {around(cost.value)}")
    if report.goals:
        lines += ["", f"{'Goals':{WIDE}} {'found':>11}  {'goal':>15}"]
        for goal in report.goals:
            hoped = f"{'at least' if goal.least else 'under'} {number(goal.goal)}"
            end = "reached" if goal.reached else "missed"
            lines.append(f"  {goal.words:{WIDE - 2}} {number(goal.found):>11}  {hoped:>15}  {end}")
    if report.notes:
        lines += ["", *report.notes]
    return "\n".join(lines)


def document(report: Report) -> dict[str, Any]:
    """The report as an object of plain values."""
    return {
        "about": report.about,
        "figures": [
            {
                "section": figure.section,
                "name": figure.name,
                "per_second": figure.rate._asdict(),
                "ratio": None if figure.ratio is None else figure.ratio._asdict(),
                "rounds": [round(rate, 1) for rate in figure.rounds],
            }
            for figure in report.figures
        ],
        "costs": [{"name": cost.name, "unit": cost.unit, **cost.value._asdict()} for cost in report.costs],
        "goals": [{**goal._asdict(), "reached": goal.reached} for goal in report.goals],
        "notes": report.notes,
    }
