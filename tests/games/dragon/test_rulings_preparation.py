"""Rulings on the preparation: what the first table looks like and who takes which persons."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.dragon.position import HAND, A, B, C, opening, position
from yamen.games.dragon import DRAGON
from yamen.games.dragon.components import EVENTS, KINDS
from yamen.kernel.chance import Fair, Quick
from yamen.kernel.errors import NotAnOption
from yamen.kernel.match import Match

CLASH = ["tribute", "tribute", "drought", "festival", "mongols", "contagion"]
CLASH += ["drought", "festival", "mongols", "contagion"]
APART = ["tribute", "drought", "tribute", "festival", "mongols", "contagion"]
APART += ["drought", "festival", "mongols", "contagion"]


def year(table_events: tuple[int, ...]) -> list[str]:
    """A year in words."""
    return [EVENTS[event] for event in table_events]


def test_tax_collectors_give_three_person_points() -> None:
    """R1: a tax collector is worth 3 person points, not 1 (dragon/track)."""
    table = opening(2).say("start craftsman+tax_collector", "house 2")
    assert table.state.spaces == [2 + 3, 0]


def test_markers_start_on_zero() -> None:
    """R2: the markers of the person track start on 0, not 1; points start at 0 too (dragon/setup)."""
    table = opening(5)
    assert table.state.spaces == [0] * 5
    assert table.match.scores == [0] * 5


def test_price_of_the_large_privilege() -> None:
    """R3: a large privilege costs 6; a table may play with the 7 of a later edition (dragon/privilege)."""
    for price, too_little in (("6", 5), ("7", 6)):
        rich = position(2, "act", yuan=[int(price), 6], large_privilege=price)
        poor = position(2, "act", yuan=[too_little, 6], large_privilege=price)
        assert "large_privilege" not in poor.options
        rich.say("act large_privilege")
        assert rich.state.yuan[A] == 0
        assert rich.state.large == [1, 0]


def test_equal_events_apart() -> None:
    """R4: equal events are drawn apart, again until they are; with `drawn` the first order stands (dragon/year)."""
    luck = {"events": CLASH, "events/2": CLASH, "events/3": APART}
    assert year(opening(2, luck).state.year) == ["peace", "peace", *APART]
    assert year(opening(2, luck, neighbours="drawn").state.year) == ["peace", "peace", *CLASH]


@pytest.mark.parametrize("seed", range(40))
def test_drawn_years(seed: int) -> None:
    """R4: every drawn year has two of each event, peace first; with `apart` no two equal ones meet after month 2."""
    for neighbours in ("apart", "drawn"):
        match = Match(DRAGON, 3, {"neighbours": neighbours}, chance=Quick(seed))
        drawn = year(match.play.state.encode()["year"])
        assert drawn[:2] == ["peace", "peace"]
        assert sorted(drawn) == sorted([*EVENTS, *EVENTS])
        assert neighbours == "drawn" or all(a != b for a, b in pairwise(drawn[1:]))


def test_both_first_persons_in_one_palace() -> None:
    """R5: both first persons may live in one palace (dragon/start)."""
    together = opening(2).say("start monk+scholar", "house 1")
    assert together.palaces(A) == ["2 young_monk young_scholar", "2"]
    apart = opening(2).say("start monk+scholar", "house 2")
    assert apart.palaces(A) == ["2 young_monk", "2 young_scholar"]


def test_three_types_are_only_young() -> None:
    """R30: craftsmen, court ladies and tax collectors come young only; the six others in two ages (dragon/setup)."""
    old = [kind.removeprefix("old_") for kind in KINDS if kind.startswith("old_")]
    assert len(old) == 6
    assert not {"craftsman", "court_lady", "tax_collector"} & set(old)


def test_first_persons_are_young() -> None:
    """R31: "players" in that paragraph are persons: two different young ones (dragon/start)."""
    table = opening(3).say("start healer+farmer", "house 1")
    assert table.palaces(A) == ["2 young_healer young_farmer", "2"]
    assert table.left("young_healer") == table.left("young_farmer") == 4 - 1
    assert table.left("old_healer") == table.left("old_farmer") == 2


def test_pairs_are_sets() -> None:
    """R32: a pair has no order: 36 for the first seat, one fewer for each next; types may repeat (dragon/start)."""
    table = opening(5)
    for seat, pair in enumerate(("monk+healer", "monk+farmer", "monk+scholar", "healer+farmer", "healer+scholar")):
        assert table.asked == (seat, "start")
        assert len(table.options) == 36 - seat
        table.say(f"start {pair}", "house 2")
    assert table.left("young_monk") == 6 - 3


def test_who_chooses_first() -> None:
    """R33: the first seat is drawn or an option of the table; then clockwise, seats ascending (dragon/start)."""
    assert position(3, "act").match.rules.options["first"] == "1"
    third = Match(DRAGON, 4, {"first": "3"}, chance=Fair(b"any"))
    seats = []
    while third.ask_of().prompt.name == "start":
        seats.append(third.ask_of().seat)
        third.answer(len(seats))
        third.answer(0)
    assert seats == [2, 3, 0, 1]
    drawn = {Match(DRAGON, 3, chance=Quick(seed)).ask_of().seat for seed in range(30)}
    assert drawn == {A, B, C}
    with pytest.raises(NotAnOption):
        Match(DRAGON, 3, {"first": "4"})


@pytest.mark.parametrize(("seats", "sizes"), [(2, [4, 3]), (3, [3, 2, 2]), (4, [2, 2, 2, 1]), (5, [2, 2, 1, 1, 1])])
def test_sizes_of_the_groups(seats: int, sizes: list[int]) -> None:
    """R34: the seven cards lie in as many groups as seats, as equal as can be, larger first (dragon/groups)."""
    table = position(seats, "month", month=2)
    assert [table.state.groups.count(group) for group in range(1, seats + 1)] == sizes


def test_nothing_happens_between_dealing_and_choosing() -> None:
    """R35: after the cards are dealt the first seat on the person track is asked, nothing else (dragon/groups)."""
    table = position(3, "month", month=4, order=[C, A, B])
    assert table.asked == (C, "act")
    assert [event.kind for event in table.match.events()] == ["month"]
    assert table.state.month == 5


def test_what_everybody_begins_with() -> None:
    """Preparation (dragon/setup): 6 yuan, two palaces of two floors, eleven cards, no rice and no fireworks."""
    state = opening(3).state
    assert state.yuan == [6, 6, 6]
    assert state.rice == state.fireworks == state.small == state.large == [0, 0, 0]
    assert state.hands == list(HAND) * 3
    assert sum(HAND) == 11
    assert [[palace.floors for palace in home] for home in state.palaces] == [[2, 2]] * 3


@pytest.mark.parametrize(
    ("seats", "young_only", "young", "old"), [(2, 4, 3, 1), (3, 6, 4, 2), (4, 8, 5, 3), (5, 10, 6, 4)]
)
def test_tiles_in_play(seats: int, young_only: int, young: int, old: int) -> None:
    """Preparation (dragon/setup): for each player fewer, two tiles of each type stay in the box."""
    table = opening(seats)
    only = ("young_craftsman", "young_court_lady", "young_tax_collector")
    for kind in KINDS:
        expected = young_only if kind in only else young if kind.startswith("young") else old
        assert table.left(kind) == expected
    assert sum(table.state.supply) == 18 * seats


PRINTED = {
    "young_craftsman": (2, 1),
    "young_court_lady": (1, 1),
    "young_pyrotechnist": (5, 1),
    "young_tax_collector": (3, 3),
    "young_warrior": (5, 1),
    "young_monk": (6, 1),
    "young_healer": (4, 1),
    "young_farmer": (4, 1),
    "young_scholar": (4, 2),
    "old_pyrotechnist": (3, 2),
    "old_warrior": (3, 2),
    "old_monk": (2, 2),
    "old_healer": (1, 2),
    "old_farmer": (1, 2),
    "old_scholar": (2, 3),
}


def test_what_is_printed_on_the_tiles() -> None:
    """Components: person points and symbols of the fifteen kinds of tiles (dragon/setup)."""
    box = opening(2).state.box
    assert {kind: (box.points[n], box.symbols[n]) for n, kind in enumerate(KINDS)} == PRINTED


def test_the_first_persons_arrive_as_one() -> None:
    """R43: the first of the pair takes palace 1; the space where the second one ends is the arrival (dragon/start)."""
    table = opening(2).say("start craftsman+tax_collector", "house 2", "start craftsman+court_lady")
    assert table.palaces(B) == ["2 young_craftsman", "2"]
    table = opening(3).say("start court_lady+farmer", "house 1", "start craftsman+tax_collector", "house 1")
    table.say("start court_lady+healer", "house 1")  # its first person comes to 1, its second to 5, where A and B stand
    assert table.state.spaces == [5, 5, 5]
    assert table.state.order == [C, B, A]
