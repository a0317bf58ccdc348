"""Every reward, wall tile, palace tile, governor tile and starting tile, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zhanguo.position import A, B, Table, opening, position
from yamen.games.zhanguo.final import wall_points

# --- rewards ----------------------------------------------------------------------------------------------------------

TABLES: dict[str, list[tuple[str, list[str]]]] = {
    "a": [
        ("writing", ["recruit", "place", "governor-cw", "unlock-2", "palace"]),
        ("currency", ["2-generals-chu", "sail-4", "hire-2", "governor-zq", "unlock-honour"]),
        ("laws", ["2-architects-chu", "hire-2-wei", "reset-3", "wall", "governor"]),
    ],
    "b": [
        ("laws", ["recruit", "reset-2", "hire-2", "honour", "wall"]),
        ("writing", ["sail-3", "general-architect-wei", "2-same", "governor-zq", "palace"]),
        ("currency", ["hire-1", "2-alchemists", "place-2", "wall", "sail-7"]),
    ],
    "c": [
        ("currency", ["2-architects-chu", "hire-2-wei", "2-same", "unlock-2", "wall"]),
        ("laws", ["hire-1", "recruit-any", "place-2", "governor-zq", "palace"]),
        ("writing", ["2-generals-chu", "sail-4", "hire-2", "wall", "governor"]),
    ],
}

# What is answered after accepting, and what is different then.
CASES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "recruit": (["recruit architect>chu"], {"officials A.chu": "architect"}),
    "recruit-any": (["recruit architect>qi"], {"officials A.qi": "architect"}),
    "place": (["alchemist A3>yan"], {"above A.yan": "A3", "tokens": [0, 0, 0]}),
    "place-2": (["alchemist A3>yan", "alchemist A1>yan"], {"above A.yan": "A3 A1"}),
    "governor-cw": (["governor wei"], {"governors": [0, 1, 0, 0, 0], "unrest A.wei": 0, "unrest A.qi": 2}),
    "governor-zq": (["governor qi"], {"governors": [0, 0, 0, 1, 0], "unrest A.qi": 0, "unrest A.wei": 2}),
    "governor": (["governor yan"], {"governors": [0, 0, 0, 0, 1]}),
    "unlock-2": ([], {"locked": 6, "entrance": 3}),
    "palace": (
        ["palace zhao"],
        {"points": 6 + 2, "unrest A.zhao": 1, "palaces": [0, 0, 1, 0, 0], "big": -1},
    ),
    "2-generals-chu": ([], {"officials A.chu": "general general"}),
    "2-architects-chu": ([], {"officials A.chu": "architect architect"}),
    "general-architect-wei": ([], {"officials A.wei": "architect general"}),
    "2-alchemists": (["recruit alchemist>zhao"], {"officials A.zhao": "alchemist alchemist"}),
    "2-same": (["recruit alchemist>qi", "recruit general>qi"], {"officials A.qi": "alchemist general"}),
    "sail-3": ([], {"boat": 3, "entrance": 2}),
    "sail-4": ([], {"boat": 4, "entrance": 2}),
    "sail-7": ([], {"boat": 7, "entrance": 3}),
    "hire-1": (["hire yan"], {"workers A.yan": 1, "unrest A.yan": 0}),
    "hire-2": (["hire yan"], {"workers A.yan": 2, "unrest A.yan": 0}),
    "hire-2-wei": ([], {"workers A.wei": 2, "unrest A.wei": 2}),
    "reset-2": (["reset wei", "reset stop"], {"unrest A.wei": 0, "unrest A.qi": 2}),
    "reset-3": (["reset wei", "reset qi"], {"unrest A.wei": 0, "unrest A.qi": 0}),
    "wall": (["wall s3/right/4"], {"walls": ["s3/right/4"], "workers A.chu": 0}),
    "honour": (["honour 9"], {"soldiers": ["yan"], "entrance": 0, "points": 10}),
    "unlock-honour": (["honour 9"], {"soldiers": ["yan"], "entrance": 1, "locked": 7}),
}


def look(table: Table, what: str) -> Any:
    """What a case says of seat A."""
    name, _, place = what.partition(" ")
    if place:
        return getattr(table, name)(place)
    state = table.state
    by_seat = {"locked": state.locked, "entrance": state.entrance, "boat": state.boats}
    if name in by_seat:
        return by_seat[name][A]
    if name == "governors":
        return state.governors[:5]
    if name == "palaces":
        return state.palaces[:5]
    if name == "big":
        return max(state.big)
    return getattr(table, name)(A)


REWARDS = [
    (letter, row, round_) for letter, rows in TABLES.items() for row in range(len(rows)) for round_ in range(1, 6)
]


@pytest.mark.parametrize(("letter", "row", "round_"), REWARDS)
def test_every_reward(letter: str, row: int, round_: int) -> None:
    """Annex 5 (zhanguo/rewards, zhanguo/honour): each of the 45 rewards is that of its table, row and round."""
    domain, names = TABLES[letter][row]
    at = ("writing", "currency", "laws").index(domain)
    tokens = [[0, 0, 0] for _ in range(4)]
    tokens[A][at] = 2
    table = position(
        4,
        "rewards",
        table=letter,
        row=row,
        round=round_,
        tokens=tokens,
        unrest={"A.wei": 2, "A.qi": 2},
        palace_tiles={"zhao": "any"},
        piles=["", "", "", "", "", ""],
    )
    assert table.asked == (A, "offer")
    answers, after = CASES[names[round_ - 1]]
    table.say("offer accept", *answers)
    assert {what: look(table, what) for what in after} == after
    assert table.tokens(A) == [0, 0, 0]
    asked = [] if table.match.over else [ask.prompt.name for ask in table.match.asks]
    assert not set(asked) - {"play", "unlock", "soldier", "alchemist"}, "more was asked than the reward says"


# --- wall tiles -------------------------------------------------------------------------------------------------------

WALLS: list[tuple[str, tuple[int, int, int], dict[str, Any], int]] = [
    ("1a", (2, 3, 4), {"officials": {"A.chu": "architect architect", "A.wei": "architect", "A.qi": "general"}}, 2),
    (
        "1b",
        (2, 3, 4),
        {"officials": {"A.chu": "alchemist alchemist", "A.qi": "general alchemist"}, "above": {"A.wei": "A1"}},
        2,
    ),
    ("2a", (2, 3, 4), {"officials": {"A.chu": "general", "A.wei": "general", "A.yan": "general general"}}, 3),
    ("2b", (2, 3, 4), {"workers": {"A.chu": 3, "A.wei": 1}}, 2),
    ("3a", (2, 3, 4), {"above": {"A.chu": "3 4 50", "A.wei": "3 50 90", "A.qi": "A1 M1"}}, 2),
    ("3b", (2, 4, 6), {"above": {"A.chu": "3 50 90", "A.wei": "A1 4 51", "A.qi": "91 A2"}}, 2),
    ("4a", (1, 2, 3), {"palaces": {"A.chu": 2, "A.wei": 1, "B.qi": 1}}, 2),
    ("4b", (1, 2, 3), {"governors": {"A.chu": 2, "A.wei": 1, "A.yan": 1}}, 3),
    ("5a", (1, 2, 3), {"above": {"A.chu": "3 4", "A.wei": "5", "A.qi": "50"}}, 2),
    ("5b", (1, 2, 3), {"above": {"A.chu": "3 50", "A.wei": "51 52", "A.qi": "90"}}, 2),
    ("6a", (1, 2, 3), {"above": {"A.chu": "90", "A.wei": "91", "A.qi": "92 93"}}, 3),
    ("6b", (1, 2, 3), {"above": {"A.chu": "A1 A2", "A.wei": "M1"}}, 2),
    ("7a", (1, 2, 3), {"unrest": {"A.chu": 1, "A.wei": 3}}, 3),
    (
        "7b",
        (2, 3, 4),
        {
            "unrest": {"A.chu": 2, "A.wei": 2},
            "officials": {"A.chu": "general general", "A.wei": "general", "A.qi": "general"},
        },
        2,
    ),
]


@pytest.mark.parametrize(("tile", "values", "here", "times"), WALLS, ids=[wall[0] for wall in WALLS])
def test_every_wall_tile(tile: str, values: tuple[int, int, int], here: dict[str, Any], times: int) -> None:
    """Annex 2 (zhanguo/walls): slots for one, two and three workers count by the three values. R24, R25."""
    table = position(4, hands=[["20"]], wall_tiles={"s2/right": tile}, **here)
    at = 3 * 4
    assert [wall_points(table.state, A, at + slot) for slot in (0, 1, 3)] == [value * times for value in values]
    assert wall_points(table.state, A, at + 2) == values[1] * times


# --- palace tiles -----------------------------------------------------------------------------------------------------

PALACES = [("writing", 6, 1), ("currency", 3, 1), ("laws", 0, 1), ("alchemist", 6, 1), ("any", 6, 2)]


@pytest.mark.parametrize(("tile", "points", "unrest"), PALACES)
@pytest.mark.parametrize("region", ["chu", "zhao", "yan"])
def test_every_palace_tile(tile: str, points: int, unrest: int, region: str) -> None:
    """Annex 3 (zhanguo/palace): each of 5 kinds, in three regions as there are three of each. R10, R45."""
    above = {"writing": "3 4 50", "currency": "3 4 50", "laws": "3 4 50", "alchemist": "A1 M1 3", "any": "3 4 A1"}
    table = position(
        3,
        hands=[["20"]],
        officials={f"A.{region}": "architect"},
        workers={f"A.{region}": 2, "A.qi": 1},
        above={f"A.{region}": above[tile], "A.wei": "5 6 51"},
        unrest={f"A.{region}": 1},
        palace_tiles={region: tile},
    )
    table.say("play 20>build_palace", "big laws")
    assert table.points(A) == 6 + points
    assert table.unrest(f"A.{region}") == unrest
    assert max(table.state.palace_tiles) == -1


# --- governor tiles ---------------------------------------------------------------------------------------------------

GOVERNORS: list[tuple[str, int, list[str], dict[str, Any]]] = [
    ("G1", 1, ["alchemist A5>yan"], {"above A.yan": "A5"}),
    ("G1", 2, [], {"points": 2}),
    ("G2", 1, ["move general:qi>zhao", "move general:zhao>wei", "move stop"], {"officials A.wei": "general"}),
    ("G2", 2, [], {"points": 1}),
    ("G3", 1, [], {"locked": 7}),
    ("G3", 2, ["shift chu>wei", "shift wei>zhao"], {"workers A.zhao": 1, "workers A.chu": 1}),
    ("G4", 1, ["hire qi"], {"workers A.qi": 1, "unrest A.qi": 1}),
    ("G4", 2, [], {"boat": 2, "locked": 7}),
    ("G5", 1, ["recruit general>yan"], {"officials A.yan": "general general"}),
    ("G5", 2, ["hire chu"], {"workers A.chu": 3}),
    ("G6", 1, ["recruit architect>yan"], {"officials A.yan": "architect architect"}),
    ("G6", 2, [], {"points": 3}),
    ("G7", 1, [], {"points": 2}),
    ("G7", 2, [], {"boat": 3}),
    ("G8", 1, [], {"points": 1}),
    (
        "G8",
        2,
        ["move general:qi>zhao", "move general:zhao>qi", "move general:qi>zhao", "move general:zhao>wei"],
        {"officials A.wei": "general"},
    ),
    ("G9", 1, ["calm zhao", "calm qi"], {"unrest A.zhao": 1, "unrest A.qi": 0}),
    ("G9", 2, [], {"points": 1}),
    ("G10", 1, [], {"locked": 7}),
    ("G10", 2, ["recruit alchemist>qi"], {"officials A.qi": "alchemist alchemist general"}),
]


@pytest.mark.parametrize(("tile", "space", "answers", "after"), GOVERNORS, ids=[f"{g[0]}/{g[1]}" for g in GOVERNORS])
def test_every_governor_tile(tile: str, space: int, answers: list[str], after: dict[str, Any]) -> None:
    """Annex 3 (zhanguo/bonus, zhanguo/move-workers): each of the two bonuses of the ten tiles. R39."""
    table = position(
        3,
        hands=[["20"]],
        officials={"A.wei": "alchemist architect general", "A.qi": "general"},
        workers={"A.chu": 2},
        unrest={"A.zhao": 2, "A.qi": 1, "A.wei": 1},
        above={"A.chu": "3 4 90", "A.zhao": "50 51 52", "A.qi": "A1"},
        palaces={"A.chu": 1, "A.qi": 1},
        walls={"s1/left/1": A},
        governor_tiles={"wei": tile},
        entrance=[0, 0, 0],
    )
    table.say("play 20>install_governor", f"governor wei/{space}", *answers)
    assert {what: look(table, what) for what in after} == after
    assert table.unrest("A.wei") == 0
    assert table.state.bonuses[4 + space - 1] == A
    assert table.asked == (A, "wake")


def test_a_blank_governor_tile() -> None:
    """Annex 3 (zhanguo/bonus): a blank tile has no space of its own, the open area has room for all. R39."""
    table = position(
        4, hands=[["20"]], officials={"A.wei": "alchemist architect general"}, governor_tiles={"wei": "G1"}
    )
    data = table.match.play.base.encode()
    data["governor_tiles"][2:4] = [10, 0]
    table.match.resume([], 0, data, 1)
    table.say("play 20>install_governor")
    assert table.options == ["wei", "wei/3", "wei/4"]
    assert table.refused("governor wei/1") == ("no-bonus-space", "zhanguo/bonus")


# --- starting tiles ---------------------------------------------------------------------------------------------------

STARTS: list[tuple[str, list[str], dict[str, Any]]] = [
    ("S1", [], {"officials A.chu": "alchemist general"}),
    ("S2", [], {"officials A.chu": "architect general"}),
    ("S3", [], {"officials A.chu": "general general"}),
    ("S4", [], {"officials A.chu": "general", "tokens": [1, 1, 0], "unrest A.chu": 1}),
    ("S5", [], {"officials A.chu": "general", "tokens": [0, 1, 1], "unrest A.zhao": 1}),
    ("S6", [], {"officials A.chu": "general", "tokens": [1, 0, 1], "unrest A.yan": 1}),
    ("S7", [], {"officials A.chu": "general", "boat": 2, "locked": 7}),
    ("S8", [], {"officials A.chu": "general", "unrest A.chu": 1, "locked": 7, "boat": 1}),
    ("S9", [], {"officials A.chu": "general", "unrest A.chu": 1, "unrest A.yan": 1, "workers A.chu": 1}),
    ("S10", ["alchemist A2>chu"], {"above A.chu": "A2", "unrest A.wei": 1, "unrest A.zhao": 1, "unrest A.qi": 1}),
]


@pytest.mark.parametrize(("tile", "answers", "after"), STARTS, ids=[start[0] for start in STARTS])
def test_every_starting_tile(tile: str, answers: list[str], after: dict[str, Any]) -> None:
    """Annex 4 (zhanguo/starting-tiles): each of the ten tiles gives a general at Chu and what it says. R38."""
    others = [name for name, _, _ in STARTS if name != tile]
    table = opening(2, {"starting_tiles": [tile, *others]})
    for ask in list(table.match.asks):
        table.match.say(f"start {tile}" if ask.seat == A else ask.notation(0), ask.seat)
    if answers:
        table.say(*answers)
    assert {what: look(table, what) for what in after} == after
    assert not any(
        table.unrest(f"A.{region}")
        for region in ("chu", "wei", "zhao", "qi", "yan")
        if f"unrest A.{region}" not in after
    )
    assert table.state.officials[B * 15 + 2] >= 0
