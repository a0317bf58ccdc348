"""Corrected facts of the box: what the rulebook fixes stays, and what cannot be played is refused."""

from __future__ import annotations

from typing import Any

import pytest

from yamen.games.gugong.book import checks, components
from yamen.kernel.facts import corrected

SMALL = components()["travel_map"]["small"]
BAD: list[tuple[dict[str, Any], str]] = [
    ({"gift_card.B2.value": 10}, "component-range"),
    ({"gift_card.B2.value": 3}, "component-board-values"),
    ({"gift_card.B2.from": "pile"}, "component-sum"),
    ({"gift_card.B2.from": "box"}, "component-unknown-value"),
    ({"gift_card.B2.action": "dance"}, "component-unknown-value"),
    ({"destiny_dice.faces": [[1, 2, 3, 4, 5, 6, 7], [4, 5, 6, 7, 8, 9], [7, 8, 9, 1, 2, 3]]}, "component-length"),
    ({"travel_token.vp_2.copies": 4}, "component-sum"),
    ({"travel_map.small.roads": [["xian", "atlantis"]]}, "component-road"),
    ({"travel_map.small.roads": [["xian", "datong"]]}, "component-unreached"),
    ({"intrigue.steps": 15}, "component-fixed"),
    ({"automa.jade": 3}, "component-sum"),
    ({"day_track.income": [4, 4]}, "component-length"),
    ({"travel_map.small.cities": []}, "component-length"),
    ({"travel_map.small.cities": [*SMALL["cities"], "atlantis"]}, "component-city"),
    ({"travel_map.small.cities": [*SMALL["cities"], "xian"]}, "component-city"),
    ({"travel_map.small.perimeter": []}, "component-length"),
    ({"travel_map.small.perimeter": ["xian", "guilin"]}, "component-city"),
    ({"travel_map.small.roads": [*SMALL["roads"], ["xian", "xian"]]}, "component-road"),
    ({"bonus_token.toll.copies": 2}, "component-fixed"),
    ({"exchange.jade": 8}, "component-fixed"),
    ({"automa.special": 1, "automa.travel": 2}, "component-fixed"),
    ({"decree.L3-eight.level": 2}, "component-fixed"),
]


def test_the_printed_facts_hold() -> None:
    """Nothing is wrong with what is printed."""
    assert checks(components()) == []


@pytest.mark.parametrize(("changes", "key"), BAD, ids=[f"{next(iter(changes))}-{key}" for changes, key in BAD])
def test_what_cannot_be(changes: dict[str, Any], key: str) -> None:
    """Each violation is named."""
    assert key in [wrong.words.key for wrong in checks(corrected(components(), changes))]


def test_another_card_may_be_printed() -> None:
    """An owner's card and price are no violation, travel and jade among the actions."""
    changes = {"gift_card.P8.value": 6, "gift_card.P8.action": "jade", "decree.L2-jade.cost": 3}
    assert checks(corrected(components(), changes)) == []
