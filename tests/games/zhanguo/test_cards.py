"""Every kind of ability: eleven on the edicts with all their variants, five alchemists, five masters."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zhanguo.position import A, position
from tests.games.zhanguo.test_tiles import look
from yamen.games.zhanguo.components import components

# ability, what it names, the card above Wei, answers after waking it, what is different then
ABILITIES: list[tuple[str, str, str, list[str], dict[str, Any]]] = [
    ("advance_boat", "", "50", [], {"boat": 1}),
    ("recruit_in_region", "alchemist", "15", [], {"officials A.wei": "alchemist"}),
    ("recruit_in_region", "architect", "24", [], {"officials A.wei": "architect"}),
    ("recruit_in_region", "general", "37", [], {"officials A.wei": "general"}),
    ("move_worker", "", "33", [], {"workers A.wei": 1, "workers A.chu": 1}),
    ("move_officials", "", "32", ["move general:qi>zhao", "move general:zhao>wei"], {"officials A.wei": "general"}),
    ("reduce_unrest_any", "", "26", ["calm zhao"], {"unrest A.zhao": 1}),
    ("gain_token_choice", "", "19", ["token laws"], {"tokens": [0, 0, 1]}),
    ("vp_per_alchemist_card", "", "17", [], {"points": 2}),
    ("vp_per_piece", "governor", "2", [], {"points": 3}),
    ("vp_per_piece", "palace", "12", [], {"points": 2}),
    ("vp_per_piece", "wall", "4", [], {"points": 1}),
    ("unrest_gain_tokens", "writing+writing", "7", [], {"tokens": [2, 0, 0], "unrest A.wei": 1}),
    ("unrest_gain_tokens", "currency+laws", "30", [], {"tokens": [0, 1, 1], "unrest A.wei": 1}),
    ("unrest_hire_worker", "", "5", [], {"workers A.wei": 1, "unrest A.wei": 1}),
    ("unrest_vp_per_suit_card", "writing", "73", [], {"points": 1, "unrest A.wei": 1}),
    ("unrest_vp_per_suit_card", "currency", "3", [], {"points": 1, "unrest A.wei": 1}),
    ("unrest_vp_per_suit_card", "laws", "16", [], {"points": 3, "unrest A.wei": 1}),
    ("worker", "", "A1", [], {"workers A.wei": 1, "unrest A.wei": 0}),
    ("recruit_any", "", "A2", ["recruit architect>wei"], {"officials A.wei": "architect"}),
    ("calm_here_and_any", "", "A3", ["calm zhao"], {"unrest A.zhao": 1}),
    (
        "move_officials_3",
        "",
        "A4",
        ["move general:qi>zhao", "move general:zhao>wei", "move stop"],
        {"officials A.wei": "general"},
    ),
    ("unrest_tokens_choice", "", "A5", ["token laws", "token writing"], {"tokens": [1, 0, 1], "unrest A.wei": 1}),
    ("points_alchemists_here", "", "M1", [], {"points": 2}),
    ("unlock", "", "M2", [], {"locked": 7}),
    ("points_soldiers", "", "M3", [], {"points": 2}),
    ("unrest_2_workers", "", "M4", [], {"workers A.wei": 2, "unrest A.wei": 1}),
    ("points_round", "", "M5", [], {"points": 3}),
]
NAMES = [f"{ability}-{param}" for ability, param, *_ in ABILITIES]


def trigger_of(name: str) -> tuple[str, str]:
    """What the box says of a card: its ability with what it names, and its trigger."""
    facts = components()
    if name.isdigit():
        row = next(row for row in facts["cards"] if row["number"] == int(name))
        return f"{row['ability']}-{row['param']}", row["trigger"]
    row = facts["alchemist_card"][name]
    return f"{row['ability']}-", row["trigger"]


@pytest.mark.parametrize(("ability", "param", "card", "answers", "after"), ABILITIES, ids=NAMES)
def test_every_ability(ability: str, param: str, card: str, answers: list[str], after: dict[str, Any]) -> None:
    """Annex 1 (zhanguo/activate, zhanguo/move-officials, zhanguo/move-workers): a card above Wei wakes. R46."""
    named, trigger = trigger_of(card)
    assert named == f"{ability}-{param}"
    actions = ("recruit_official", "search_elixir", "install_governor", "hire_workers", "build_palace", "build_wall")
    table = position(
        3,
        "wake",
        round=3,
        fits=1,
        action=actions.index(trigger),
        above={
            "A.wei": card,
            "A.chu": "90 91" if card != "16" else "90 91 92",
            "A.yan": "51 5",
            "A.qi": "A1" if card != "A1" else "M1",
            "A.zhao": "M2" if card != "M2" else "M3",
        },
        officials={"A.qi": "general"},
        workers={"A.chu": 2},
        unrest={"A.zhao": 2, "A.yan": 3},
        governors={"A.yan": 2, "A.chu": 1},
        palaces={"A.yan": 2},
        walls={"s1/left/1": A},
        soldiers={"qi": {1: A}, "wei": {1: A}},
        entrance=[0, 0, 0],
    )
    table.say("wake wei/1", *answers)
    points = table.points(A)
    assert {what: look(table, what) for what in after} == after
    assert points == after.get("points", 0)
    assert table.asked in ((A, "wake"), (1, "play"), (A, "soldier"))
