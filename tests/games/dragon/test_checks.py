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


def test_notes_about_facts_may_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """A saved match goes on when somebody words a source or a note better, not when a printed number changes."""
    before = DRAGON.digest()
    facts = components()
    monkeypatch.setattr("yamen.games.dragon.book.components", lambda: facts)
    facts["privilege"]["large"]["note"] = "put in other words"
    facts["setup"]["source"] = "rules"
    assert DRAGON.digest() == before
    facts["privilege"]["large"]["cost"] = 7
    assert DRAGON.digest() != before


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


BOUNDS = [
    ("person.young.monk.points", 0, 9),
    ("person.old.monk.symbols", 0, 4),
    ("person.young.monk.tiles", 5, 20),
    ("person.old.monk.tiles", 3, 20),
    ("person.young.court_lady.tiles", 8, 20),
    ("person.young.craftsman.symbols", 0, 1),
    ("action.taxes", 0, 5),
    ("action.build", 0, 1),
    ("privilege.small.cost", 0, 20),
    ("privilege.large.dragons", 0, 5),
    ("cost.save_up_to", 0, 10),
    ("event.tribute.yuan", 0, 20),
    ("event.drought.rice_per_palace", 1, 5),
    ("scoring.per_palace", 0, 10),
    ("scoring.yuan_per_point", 1, 10),
    ("limits.floors", 1, 3),
    ("setup.yuan", 0, 30),
    ("setup.fewer_players.old", 0, 1),
    ("setup.fewer_players.young", 0, 1),
    ("setup.fewer_players.young_only", 0, 2),
    ("limits.months", 12, 12),
    ("setup.wild_cards", 2, 2),
    ("setup.palaces", 2, 2),
    ("setup.floors_per_palace", 2, 2),
    ("event.peace.tiles", 2, 2),
]


@pytest.mark.parametrize(("path", "least", "most"), BOUNDS, ids=[path for path, _, _ in BOUNDS])
def test_bounds(path: str, least: int, most: int) -> None:
    """The least and the most are allowed; one beyond is refused, by a sentence that says what was expected."""
    for value in (least, most):
        assert checks(corrected(components(), {path: value})) == []
    for value in (least - 1, most + 1):
        found = checks(corrected(components(), {path: value}))
        assert found
        assert all(one.words.facts["value"] == value for one in found if one.path == path)


def test_tiles_of_an_event() -> None:
    """Preparation, The event tiles (dragon/year): at most five of the ten may be equal; all are twelve."""
    tiles = {"event.tribute.tiles": 5, "event.drought.tiles": 0, "event.festival.tiles": 1}
    assert checks(corrected(components(), tiles)) == []
    more = {"event.tribute.tiles": 6, "event.drought.tiles": 0, "event.festival.tiles": 0}
    assert [(one.path, one.words.facts["most"]) for one in checks(corrected(components(), more))] == [
        ("event.tribute.tiles", 5)
    ]


@pytest.mark.parametrize(
    ("path", "sizes", "said"),
    [
        ("groups.players_2", [5, 3], [("component-sum", 8, 7)]),
        ("groups.players_3", [4, 3], [("component-length", 2, 3)]),
        ("groups.players_4", [1, 2, 2, 1], [("component-sum", 6, 7)]),
        ("groups.players_5", [2, 2, 2, 1], [("component-length", 4, 5)]),
        ("groups.players_3", [7, 0, 0], [("component-range", 0, 1), ("component-range", 0, 1)]),
    ],
)
def test_groups(path: str, sizes: list[int], said: list[tuple[str, int, int]]) -> None:
    """Phase 1, Action (dragon/groups): seven cards in as many groups as seats, none of them empty."""
    found = checks(corrected(components(), {path: sizes}))
    assert [one.path for one in found] == [path] * len(found)
    facts = [(one.words.key, one.words.facts) for one in found]
    assert [(key, told["value"], told.get("expected", told.get("least"))) for key, told in facts] == said
