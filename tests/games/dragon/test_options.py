"""What a door is told of each answer: what lights up, what it costs, and its words with their facts."""

from __future__ import annotations

from typing import Any

from tests.games.dragon.position import Table, opening, position
from yamen.kernel import door


def told(table: Table, answer: str) -> tuple[list[str], list[int], dict[str, Any]]:
    """The ids, the price and the facts of an option."""
    ask = table.match.ask_of()
    option = door.option_doc(table.match.play, ask, ask.index(answer))
    assert all(change["counter"] == f"seat/{ask.seat}/yuan" for change in option["price"])
    return option["lights"], [change["by"] for change in option["price"]], option["words"]["facts"]


def test_first_persons() -> None:
    """Preparation, The first two persons (dragon/start)."""
    lights = ["persons/young_monk", "persons/young_scholar"]
    assert told(opening(2), "start monk+scholar") == (
        lights,
        [],
        {"first_person": "monk", "second_person": "scholar"},
    )


def test_actions() -> None:
    """Phase 1, Action (dragon/fee, dragon/privilege): the fee and the price of a privilege are one sum."""
    table = position(2, "act", yuan=[6, 9])
    assert told(table, "act taxes") == (["action/taxes"], [], {"action": "taxes", "group": 1})
    table.say("act research")
    assert told(table, "act taxes")[1] == []
    assert told(table, "act military") == (["action/military"], [-3], {"action": "military", "group": 2})
    small = (["action/privilege", "privileges:small_privilege"], [-5], {"action": "small_privilege", "group": 2})
    assert told(table, "act small_privilege") == small
    assert told(table, "act large_privilege")[:2] == (["action/privilege", "privileges:large_privilege"], [-9])
    assert told(table, "act save") == (["refill"], [], {"to": 9})


def test_floors_and_houses() -> None:
    """Phase 1, Construction (dragon/build) and phase 2 (dragon/palaces)."""
    table = position(2, "act", palaces=[["2 young_monk", "1"]]).say("act build")
    assert told(table, "floor 1") == (["seat/0/palace/1"], [], {"plot": 1, "floors": 2})
    assert told(table, "floor 3") == (["seat/0/palace/3"], [], {"plot": 3, "floors": 0})
    table = position(2, "hire", palaces=[["2 young_monk", "1"]])
    assert told(table, "card monk") == (["seat/0/hand:monk"], [], {"card": "monk"})
    table.say("card monk")
    assert told(table, "tile old_monk") == (["persons/old_monk"], [], {"person": "old_monk", "points": 2, "symbols": 2})
    table.say("tile old_monk")
    assert told(table, "house 2") == (["seat/0/palace/2"], [], {"plot": 2})


def test_persons_who_go() -> None:
    """Phase 2, replacing (dragon/replace) and phase 3, releases (dragon/release)."""
    homes = [["1 young_monk", "1 old_farmer"], ["1 young_monk"]]
    table = position(2, "hire", palaces=homes).say("card warrior", "tile old_warrior")
    assert told(table, "replace 2/old_farmer") == (
        ["seat/0/palace/2:old_farmer"],
        [],
        {"person": "old_farmer", "plot": 2},
    )
    assert told(table, "replace none") == (["removed"], [], {})
    table = position(2, "event", "mongols", palaces=homes)
    assert told(table, "release 2/old_farmer") == (
        ["seat/0/palace/2:old_farmer"],
        [],
        {"person": "old_farmer", "plot": 2},
    )
