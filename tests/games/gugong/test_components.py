"""What is printed in the box, typed a second time from the sources."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from yamen.games.gugong.components import CARDS, CITIES, ICONS, TILES, TOKENS, Box, components

FACTS = components()
BOX = Box(FACTS)

# cards by set: value and icon
CARDS_OF = {
    "board": "2 intrigue, 3 servants_2, 4 decrees, 5 wall, 6 none, 7 none, 8 none",
    "set1": "2 palace, 3 servants_2, 5 intrigue, 9 none",
    "set2": "1 wall, 4 canal, 7 none, 8 none",
    "set3": "3 decrees, 4 intrigue, 6 servants_1, 7 none",
    "set4": "1 canal, 5 servants_1, 6 swap, 8 none",
    "set5": "2 wall, 4 palace, 6 servants_1, 9 none",
    "pile": "1 decrees, 1 palace, 2 canal, 3 wall, 3 swap, 5 servants_1, 7 none, 7 swap, 8 none, 9 none, 9 none",
}
SUMS = {"board": 35, "set1": 19, "set2": 20, "set3": 20, "set4": 20, "set5": 21, "pile": 55}

# points, cost
DECREES = {
    "L1-intrigue": (2, 1),
    "L1-ship": (2, 1),
    "L1-servant": (3, 1),
    "L1-envoy": (3, 1),
    "L1-swap": (3, 1),
    "L2-travel": (2, 2),
    "L2-jade": (2, 2),
    "L2-wall": (3, 2),
    "L2-equal": (3, 2),
    "L2-decrees": (4, 2),
    "L3-third": (0, 3),
    "L3-eight": (0, 3),
    "L3-jade": (0, 3),
    "L3-decrees": (0, 3),
    "L3-harbours": (0, 3),
}
RIM_SMALL = "guangzhou fuzhou hangzhou jinan datong xian chengdu kunming"
RIM_LARGE = "guangzhou fuzhou hangzhou nanjing jinan datong xian chengdu kunming guilin"
INNER_SMALL = {"kaifeng": "jinan datong xian wuchang", "wuchang": "kaifeng hangzhou chengdu guangzhou"}
INNER_LARGE = {
    "kaifeng": "jinan datong xian nanjing wuchang",
    "wuchang": "kaifeng chengdu hangzhou changsha",
    "changsha": "wuchang guilin fuzhou",
}


def test_gift_cards() -> None:
    """38 cards: 7, five sets of 4, and 11; four of each value, five of 3 and 7 (gugong/setup)."""
    for home, text in CARDS_OF.items():
        cards = [card for card in range(len(CARDS)) if BOX.home[card] == home]
        assert ", ".join(f"{BOX.value[card]} {ICONS[BOX.icon[card]]}" for card in cards) == text
        assert sum(BOX.value[card] for card in cards) == SUMS[home]
    assert len(CARDS) == 38
    assert Counter(BOX.value) == {1: 4, 2: 4, 3: 5, 4: 4, 5: 4, 6: 4, 7: 5, 8: 4, 9: 4}
    icons = Counter(ICONS[icon] for icon in BOX.icon)
    assert icons["none"] == 13
    assert [icons[name] for name in ("wall", "servants_1", "palace", "canal", "decrees", "intrigue")] == [
        4,
        4,
        3,
        3,
        3,
        3,
    ]
    assert [icons[name] for name in ("swap", "servants_2", "travel", "jade")] == [3, 2, 0, 0]


def test_what_is_printed() -> None:
    """Tokens, houses, tracks, decrees, dice and Meng's cards (gugong/setup, gugong/solo-setup)."""
    copies = dict(zip(TOKENS, BOX.copies, strict=True))
    twice = {"servants_2", "discard7_jade", "servants3_jade", "double"}
    assert {name: n for name, n in copies.items() if n != 3} == {
        **dict.fromkeys(twice, 2),
        **dict.fromkeys(TOKENS[12:], 1),
    }
    assert sum(BOX.copies[:12]) == 32
    assert (BOX.small.houses, BOX.large.houses, BOX.square) == ([3, 3, 4, 4], [3, 3, 3, 4, 4, 4], 5)
    assert [BOX.jade_points(n) for n in range(9)] == [0, 1, 3, 6, 10, 15, 17, 19, 21]
    assert (BOX.small.places, BOX.large.places) == ([7, 5, 3], [7, 5, 3, 2, 1])
    assert (BOX.steps, BOX.beyond, BOX.intrigue, BOX.days, BOX.slots) == (8, 1, 14, 4, 6)
    assert (BOX.start_pool, BOX.start_supply, BOX.income) == (6, 6, [4, 4, 4])
    assert (BOX.wall_size, BOX.wall_points, BOX.wall_steps) == ([4, 4, 5, 6, 7], 3, 1)
    assert (BOX.benefits, BOX.night_points, BOX.night_steps) == ([1, 3, 5, 7], 3, 1)
    assert (BOX.tokens_for_servant, BOX.tokens_for_points, BOX.exchange_points, BOX.tokens_for_jade) == (2, 4, 2, 6)
    assert (BOX.reward_slots, BOX.reward_points, BOX.hold) == ([3, 2, 1], 4, 3)
    assert (BOX.small.routes, BOX.large.routes) == (1, 2)
    assert {tile: (BOX.points[at], BOX.cost[at]) for at, tile in enumerate(TILES)} == DECREES
    assert BOX.dice == [[1, 2, 3, 4, 5, 6], [4, 5, 6, 7, 8, 9], [7, 8, 9, 1, 2, 3]]
    assert (BOX.automa, BOX.special, BOX.meng_matches) == ([1, 1, 2, 1, 2, 1, 1], 2, [1, 2, 3, 4])


@pytest.mark.parametrize(
    ("size", "rim", "inner", "roads"), [("small", RIM_SMALL, INNER_SMALL, 15), ("large", RIM_LARGE, INNER_LARGE, 20)]
)
def test_roads(size: str, rim: str, inner: dict[str, str], roads: int) -> None:
    """The rim is a way round, and the cities inside hang on it (gugong/travel)."""
    made = (BOX.small if size == "small" else BOX.large).map
    names = rim.split()
    expected = {frozenset((city, names[at - 1])) for at, city in enumerate(names)}
    expected |= {frozenset((city, other)) for city, others in inner.items() for other in others.split()}
    found = {frozenset((CITIES[a], CITIES[b])) for a, ends in enumerate(made.roads) for b in ends}
    assert found == expected
    assert len(found) == roads
    assert [CITIES[city] for city in made.rim] == names


RECONSTRUCTED = ["gift_card", "destiny_dice", "travel_token", "travel_map", "jade", "palace_places", "decree", "automa"]


@pytest.mark.parametrize("name", RECONSTRUCTED)
def test_what_nobody_printed_is_marked(name: str) -> None:
    """A figure that was made to fit the texts says so."""
    table: dict[str, Any] = FACTS[name]
    assert table["confidence"] == "reconstructed"
