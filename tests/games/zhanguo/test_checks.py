"""An owner's corrections: what the box must keep is checked, each violation with its path and its reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

from yamen.games.zhanguo.checks import checks
from yamen.games.zhanguo.components import components
from yamen.kernel.facts import leaves, surety


def broken(path: str, value: Any) -> list[tuple[str, str]]:
    """The violations when one fact is another."""
    facts = json.loads(json.dumps(components()))
    place: Any = facts
    keys = path.split(".")
    for key in keys[:-1]:
        place = place[int(key) - 1] if isinstance(place, list) else place[key]
    place[keys[-1]] = value
    return [(wrong.path, wrong.words.key) for wrong in checks(facts)]


def test_the_box_as_printed_keeps_everything() -> None:
    """Nothing is wrong with the box as it is."""
    assert checks(components()) == []


@pytest.mark.parametrize(
    ("path", "value", "where", "why"),
    [
        ("cards.17.ability", "fly", "cards.17.ability", "component-name"),
        ("cards.17.number", 16, "cards.16.number", "component-number"),
        ("cards.17.number", 121, "cards.121.number", "component-number"),
        ("cards.17.suit", "laws", "cards.17.suit", "component-name"),
        ("cards.17.trigger", "sleep", "cards.17.trigger", "component-name"),
        ("cards.17.court_card_must_be", "higher", "cards.17.court_card_must_be", "component-name"),
        ("cards.15.param", "worker", "cards.15.param", "component-name"),
        ("game.rounds", 6, "game.rounds", "component-fixed"),
        ("elixir.single", [2, 99], "elixir.single", "component-space"),
        ("elixir.double", [2], "elixir.double", "component-space"),
        ("wall_tile.1a.values", [1, 2], "wall_tile.1a.values", "component-length"),
        ("wall.slots.players_4.s1_left", [1, 2], "wall.slots.players_4.s1_left", "component-length"),
        ("unification_table.a.laws", ["wall"] * 4, "unification_table.a.laws", "component-length"),
        ("unification_table.b.rows", ["laws", "laws", "writing"], "unification_table.b.rows", "component-each"),
        ("governor_tile.G1.left", "wings", "governor_tile.G1.left", "component-name"),
        ("mausoleum.grid", ["chu"] * 9, "mausoleum.grid", "component-each"),
        ("lisi_card.10.regions", ["chu"] * 5, "lisi_card.10.regions", "component-each"),
        ("palace_tile.any.points", 99, "palace_tile.any.points", "component-range"),
    ],
)
def test_what_is_wrong_is_named(path: str, value: Any, where: str, why: str) -> None:
    """Each violation names its path and its reason."""
    assert (where, why) in broken(path, value)


def test_a_card_too_few() -> None:
    """119 cards are not a deck."""
    facts = json.loads(json.dumps(components()))
    facts["cards"].pop()
    assert [(wrong.path, wrong.words.key) for wrong in checks(facts)] == [("cards", "component-sum")]


def test_reconstructed_values_carry_their_mark() -> None:
    """What no source gives is never shown as the published value."""
    every = leaves(components())
    reconstructed = (
        "cards.17.ability",
        "elixir.single",
        "mausoleum_tile.R1.points",
        "lisi_card.6.move",
    )
    assert {surety(every, path)[1] for path in reconstructed} == {"reconstructed"}
    assert surety(every, "supply.governors")[1] == "certain"
    assert surety(every, "starting_tile.S1.effects")[1] == "likely"
