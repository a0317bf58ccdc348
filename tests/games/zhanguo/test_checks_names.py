"""Names in an owner's corrections: what no rule knows is refused at once, not in the middle of a match."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zhanguo.test_checks import broken

UNKNOWN = [
    ("alchemist_card.A1.ability", "fly"),
    ("alchemist_card.M2.ability", "recruit_in_region"),  # an ability that names an official
    ("alchemist_card.A1.trigger", "sleep"),
    ("effect.hire_1.do", "fly"),
    ("effect.sail_2.do", "points"),  # points for what?
    ("effect.sail_2.do", "recruit"),  # whom?
    ("effect.points_walls.per", "boats"),
    ("effect.recruit_2_any.officials", ["any", "cook"]),
    ("effect.hire_2.regions", ["chu", "atlantis"]),
    ("emperor_tile.E1.site", "s4"),
    ("governor_tile.G1.left", "palace"),  # no bonus builds
    ("starting_tile.S7.effects", ["honour"]),
    ("starting_tile.S4.unrest", ["atlantis"]),
    ("starting_tile.S4.tokens", ["gold"]),
    ("unification_table.a.laws", ["wall", "wall", "wall", "wall", "fly"]),
    ("wall_tile.3b.per", "boats"),
    ("mausoleum_tile.R1.kind", "wall"),
    ("lisi_card.6.kind", "wall"),
    ("lisi_card.11.placement", "somewhere"),
    ("lisi_card.20.section", "middle"),
    ("lisi_card.20.slot_from", "below"),
    ("lisi_scoring.A.ties", "nobody"),
    ("lisi.level_1.top", "E"),
]


@pytest.mark.parametrize(("path", "value"), UNKNOWN)
def test_unknown_names(path: str, value: Any) -> None:
    """Setup of the box (zhanguo/setup): every name must be one that the rules know."""
    assert broken(path, value) == [(path, "component-name")]


OTHERS = [
    ("effect.hire_2.regions", [], "effect.hire_2.regions", "component-each"),
    ("starting_tile.S9.unrest", ["chu", "chu"], "starting_tile.S9.unrest", "component-each"),
    ("emperor_tile.E1.trigger", "build_wall", "emperor_tile", "component-each"),
    ("emperor_tile.E1.site", "s2", "emperor_tile.s2", "component-sum"),
    ("lisi_card.16.big", ["laws", "laws", "writing"], "lisi_card.16.big", "component-each"),
    ("lisi.level_2.bottom", "C", "lisi.level_2.bottom", "component-each"),
    ("lisi.level_1.cards", [1, 2, 3, 6, 10, 15, 20, 8, 25], "lisi.level_1.cards", "component-each"),
    ("lisi.level_1.cards", [1, 2, 3, 6, 10, 15, 20, 8], "lisi.level_1.cards", "component-length"),
    ("lisi.level_1.cards", [1, 2, 3, 6, 10, 8, 9, 14, 18], "lisi.level_1.cards", "component-sum"),
    ("lisi.level_1.turn", 3, "lisi.level_1.turn", "component-range"),
    ("lisi.level_1.boat", 25, "lisi.level_1.boat", "component-range"),
    ("lisi.level_1.soldiers", 9, "lisi.level_1.soldiers", "component-range"),
    ("lisi_card.1.tokens", [1, 2], "lisi_card.1.tokens", "component-length"),
    ("lisi_scoring.A.walls", [2, 4], "lisi_scoring.A.walls", "component-length"),
    ("supply.alchemists", 6, "supply.alchemists", "component-range"),
    ("emperor.players_4", 7, "emperor.players_4", "component-range"),
    ("governor.tiles_4", 3, "governor.tiles_4", "component-range"),
    ("governor.bonus_3", 6, "governor.bonus_3", "component-sum"),
    ("effect.sail_7.n", 10, "effect.sail_7.n", "component-range"),
]


@pytest.mark.parametrize(("path", "value", "where", "why"), OTHERS)
def test_what_could_not_be_played(path: str, value: Any, where: str, why: str) -> None:
    """Setup of the box (zhanguo/setup, zhanguo/lisi-setup): lists have all their parts, Li Si can play every turn."""
    assert (where, why) in broken(path, value)
