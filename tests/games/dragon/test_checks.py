"""Corrected facts of the box must leave a game that can be played."""

from __future__ import annotations

from typing import Any

import pytest

from yamen.games.dragon import DRAGON
from yamen.games.dragon.checks import checks
from yamen.games.dragon.components import components
from yamen.kernel.chance import Quick
from yamen.kernel.facts import corrected
from yamen.kernel.match import Match


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"event.tribute.tiles": 6, "event.drought.tiles": 0, "event.festival.tiles": 0}, "event.tribute.tiles"),
        ({"person.young.monk.tiles": 4}, "person.young.monk.tiles"),
        ({"setup.fewer_players.young": 2}, "person.young.monk.tiles"),
        ({"setup.fewer_players.old": 2}, "person.old.farmer.tiles"),
        ({"person.young.court_lady.tiles": 7}, "person.young.court_lady.tiles"),
        ({"person.young.craftsman.symbols": 2}, "person.young.craftsman.symbols"),
        ({"action.build": 2}, "action.build"),
    ],
)
def test_what_could_not_be_played_is_named(changes: dict[str, Any], path: str) -> None:
    """Preparation (dragon/setup): a pile for every first choice, a year that can be drawn, a plot for every floor."""
    assert path in [one.path for one in checks(corrected(components(), changes))]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_least_box_can_be_played(seats: int) -> None:
    """Preparation (dragon/setup): with just enough tiles everybody finds the first two persons."""
    changes: dict[str, Any] = {f"person.young.{name}.tiles": 8 for name in ("craftsman", "court_lady", "tax_collector")}
    changes |= {f"person.young.{name}.tiles": 5 for name in components()["person"]["old"]}
    changes |= {"event.tribute.tiles": 5, "event.drought.tiles": 5}
    changes |= {f"event.{name}.tiles": 0 for name in ("festival", "mongols", "contagion")}
    match = Match(DRAGON, seats, chance=Quick(1), changes=changes)
    while match.ask_of().prompt.name == "start":
        match.answer(0)
    assert min(match.play.state.encode()["supply"]) >= 0
