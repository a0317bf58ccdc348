"""What a seat sees beside the pieces: what comes next, its income, and what the events to come would do to it."""

from __future__ import annotations

from typing import Any

from tests.games.dragon.position import A, B, C, Table, position
from yamen.games.dragon.components import EVENTS
from yamen.kernel import door


def then(table: Table) -> list[tuple[str, Any]]:
    """What is still to come this month."""
    words = door.view(table.match, A)["then"]
    return [(each["key"], each["facts"].get("phase", each["facts"].get("seat"))) for each in words]


def test_what_comes_next() -> None:
    """In the phases played in turns the seats to come are named, then the phases to come."""
    phases = [("then-phase", "event"), ("then-phase", "scoring")]
    assert then(position(3, "hire", order=[C, A, B])) == [("then-turn", A), ("then-turn", B), *phases]
    assert then(position(3, "act").say("act save")) == [("then-turn", C), ("then-phase", "person"), *phases]


def test_what_comes_next_in_month_twelve() -> None:
    """R16: in month 12 no persons follow the actions, and releases are not mistaken for turns."""
    table = position(2, "act", "tribute", month=12, hand=[], yuan=[0, 3])
    assert then(table) == [("then-turn", B), ("then-phase", "event"), ("then-phase", "scoring")]
    table.say("act save", "act save")
    assert table.asked == (A, "release")
    assert then(table) == [("then-phase", "scoring")]


def forecast(table: Table, seat: int, event: str) -> dict[str, int]:
    """What the event would do to a seat as everybody stands now."""
    told: list[dict[str, int]] = door.view(table.match, seat)["extra"]["forecast"]
    return told[list(table.state.year).index(EVENTS.index(event))]


def test_forecast() -> None:
    """The forecast of each event is what the event does (dragon/tribute and its neighbours)."""
    homes = [["3 old_warrior old_healer young_monk", "1 young_farmer"], ["2 young_warrior young_monk"], []]
    expected = {
        "tribute": [(0, -2), (0, 0), (0, 0)],
        "drought": [(0, -1), (0, 0), (0, 0)],
        "festival": [(3, 0), (6, 0), (0, 0)],
        "mongols": [(2, 0), (1, 0), (0, 0)],
        "contagion": [(0, -1), (0, -2), (0, 0)],
        "peace": [(0, 0), (0, 0), (0, 0)],
    }
    for event, rows in expected.items():
        table = position(3, "act", event, month=4, palaces=homes, yuan=[2, 4, 9], rice=[1, 1, 0], fireworks=[1, 2, 0])
        told = [forecast(table, seat, event) for seat in (A, B, C)]
        assert [(row["points"], row["persons"]) for row in told] == rows


def test_income() -> None:
    """A seat's income is what the actions would give it now (dragon/taxes and its neighbours)."""
    table = position(2, "act", palaces=[["3 young_tax_collector old_farmer young_craftsman"]])
    income = door.view(table.match, A)["extra"]["income"]
    assert income == {"taxes": 5, "build": 2, "harvest": 3, "fireworks": 1, "military": 1, "research": 1}
