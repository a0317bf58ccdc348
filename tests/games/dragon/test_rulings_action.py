"""Rulings on phase 1: groups, the fee, saving, the seven actions, and the person track."""

from __future__ import annotations

import pytest

from tests.games.dragon.position import A, B, C, D, position

ACTIONS = ["taxes", "build", "harvest", "fireworks", "military", "research", "small_privilege", "large_privilege"]


def test_no_group_without_the_fee() -> None:
    """R6: with fewer than 3 yuan an occupied group cannot be chosen; its taxes do not pay for it (dragon/fee)."""
    table = position(2, "act", yuan=[6, 2])
    table.say("act harvest")
    assert table.options == ["military", "research", "small_privilege", "save"]
    assert table.why("act taxes") == {"yuan": 2, "fee": 3, "group": 1}
    for action in ("taxes", "build", "harvest", "fireworks"):
        assert table.refused(f"act {action}") == ("no-act-fee", "dragon/fee")


def test_the_fee_is_paid_before_the_income() -> None:
    """R6: exactly 3 yuan are enough; the fee is told before the income (dragon/fee)."""
    table = position(2, "act", yuan=[6, 3]).say("act harvest", "act taxes")
    assert table.state.yuan[B] == 0 + 2
    assert [(event.kind, event.rule) for event in table.match.events() if event.seat == B][:2] == [
        ("fee", "dragon/fee"),
        ("taxes", "dragon/taxes"),
    ]


def test_no_privilege_without_the_money() -> None:
    """R7: a privilege is offered only if its price is left after the fee (dragon/privilege)."""
    for yuan, expected in ((4, []), (5, ["small_privilege"]), (8, ["small_privilege"]), (9, ACTIONS[6:])):
        table = position(2, "act", yuan=[6, yuan]).say("act research")
        assert [answer for answer in table.options if "privilege" in answer] == expected
    for yuan in (3, 4):
        table = position(2, "act", yuan=[6, yuan]).say("act research")
        assert table.refused("act small_privilege") == ("no-act-privilege", "dragon/privilege")


def test_why_a_privilege_is_too_dear() -> None:
    """R7: the reason names the purse, the fee and the price (dragon/privilege)."""
    table = position(2, "act", yuan=[6, 4]).say("act research")
    assert table.why("act large_privilege") == {"yuan": 4, "fee": 3, "group": 2, "cost": 6}
    assert position(2, "act", yuan=[1, 6]).why("act small_privilege") == {"yuan": 1, "fee": 0, "group": 2, "cost": 2}


def test_saving_with_a_full_purse() -> None:
    """R8: saving is always allowed, nothing is given back, no dragon is placed (dragon/save)."""
    for before, after in ((0, 3), (2, 3), (3, 3), (9, 9)):
        table = position(2, "act", yuan=[before, 2])
        table.say("act save")
        assert table.state.yuan[A] == after
        assert table.state.dragons == [0, 0]
        assert table.options == [*ACTIONS[:7], "save"]  # nothing is occupied: B needs no fee


def test_order_is_fixed_for_the_phase() -> None:
    """R9: who overtakes in phase 1 moves up only for phase 2, which reads the track again (dragon/military)."""
    home = ["3 old_warrior old_warrior"]
    table = position(3, "act", order=[A, B, C], spaces=[12, 11, 10], palaces=[[], home, []])
    table.say("act taxes")
    assert table.asked == (B, "act")
    table.say("act military")
    assert table.state.order == [B, A, C]
    assert table.asked == (C, "act")
    table.say("act save")
    assert table.asked == (B, "card")


def test_later_arrival_is_ahead() -> None:
    """R10: a marker lands on top of those on its space and is ahead of them (dragon/track)."""
    table = position(4, "act", order=[A, B, C, D], spaces=[12, 12, 11, 5])
    table.say("act save", "act save", "act military")
    assert table.state.spaces == [12, 12, 12, 5]
    assert table.state.order == [C, A, B, D]


def test_passing_through_does_not_count() -> None:
    """R10: only the last arrival on the space matters; behind those further on nothing changes (dragon/track)."""
    home = ["2 young_warrior young_warrior"]
    table = position(4, "act", order=[A, B, C, D], spaces=[20, 13, 12, 11], palaces=[[], [], [], home])
    table.say("act save", "act save", "act save", "act military")
    assert table.state.spaces == [20, 13, 12, 14]
    assert table.state.order == [A, D, B, C]


def test_all_floors_are_placed() -> None:
    """R11: all new floors must be placed, one at a time, also several on a palace just begun (dragon/build)."""
    home = ["2 young_craftsman young_craftsman", "3 young_monk"]
    table = position(2, "act", palaces=[home])
    table.say("act build")
    assert table.options == ["1", "3"]
    assert table.refused("floor 2") == ("no-floor-full", "dragon/build")
    assert table.refused("floor 4") == ("no-floor-plot", "dragon/build")
    assert table.why("floor 4") == {"plot": 4, "free": 3}
    assert table.why("floor 2") == {"plot": 2, "floors": 3}
    table.say("floor 3", "floor 3", "floor 3")
    assert table.palaces(A) == [*home, "3"]
    assert table.asked[0] == B


def test_new_palaces_are_unlimited() -> None:
    """R11: who has only full palaces begins a new one, and is not even asked where (dragon/build)."""
    table = position(2, "act", palaces=[["3 young_monk"] * 9])
    table.say("act build")
    assert table.palaces(A) == ["3 young_monk"] * 9 + ["1"]
    assert table.asked[0] == B


@pytest.mark.parametrize(
    ("action", "home", "expected"),
    [
        ("taxes", "3 young_tax_collector young_tax_collector", 2 + 6),
        ("fireworks", "3 young_pyrotechnist old_pyrotechnist", 1 + 1 + 2),
        ("harvest", "3 old_farmer old_farmer", 1 + 4),
        ("military", "3 young_warrior old_warrior", 1 + 1 + 2),
        ("research", "3 old_scholar young_scholar", 1 + 3 + 2),
    ],
)
def test_symbols_count_not_persons(action: str, home: str, expected: int) -> None:
    """R28: an action gives the symbols of its card and of all persons who show them (dragon/fireworks)."""
    table = position(2, "act", palaces=[[home]], yuan=[0, 0], spaces=[0, 0])
    table.say(f"act {action}")
    state = table.state
    got = state.yuan[A] + state.fireworks[A] + state.rice[A] + state.spaces[A] + state.points(A)
    assert got == expected
    change = table.events(action)[0].changes[0]
    assert change.by == expected == sum(part.n for part in change.parts)


def test_the_fee_is_paid_once() -> None:
    """R36: where two dragons stand the fee is 3 yuan, not 6 (dragon/fee)."""
    table = position(3, "act", yuan=[6, 6, 3]).say("act taxes", "act build")
    while table.asked == (B, "floor"):
        table.say("floor 1")
    assert table.asked == (C, "act")
    table.say("act harvest")
    assert table.state.yuan[C] == 0


def test_the_same_action_twice() -> None:
    """Phase 1, Action (dragon/action): a later seat may take the same group and the same action."""
    table = position(2, "act").say("act harvest", "act harvest")
    assert table.state.rice == [2, 2]
    assert table.state.yuan == [6, 3]


def test_dragons_come_home() -> None:
    """Phase 1, Action (dragon/action): when all have acted the dragons come home and the cards are gathered."""
    table = position(2, "act").say("act taxes")
    assert table.state.dragons == [1, 0]
    table.say("act research")
    assert table.state.dragons == [0, 0]
    assert table.state.groups == ()


def test_one_privilege_an_action() -> None:
    """Phase 1, Privilege (dragon/privilege): one action buys one privilege; a seat may own several."""
    table = position(2, "act", yuan=[20, 6], small=[2, 0]).say("act small_privilege")
    assert table.asked[0] == B
    assert table.state.small == [3, 0]
    assert table.state.large == [0, 0]
    assert table.state.yuan[A] == 18


def test_privileges_never_run_out() -> None:
    """R42: only person tiles run out; a ninth large privilege can be bought (dragon/privilege)."""
    table = position(2, "act", yuan=[6, 6], large=[4, 4], small=[9, 9]).say("act large_privilege")
    assert table.state.large == [5, 4]


def test_no_palace_begins_beyond_a_free_plot() -> None:
    """R45: while a plot is free no palace begins after the last one (dragon/build)."""
    table = position(2, "act", palaces=[["0", "2 young_monk"]]).say("act build")
    assert table.options == ["2", "1"]
    assert table.refused("floor 3") == ("no-floor-plot", "dragon/build")
    assert table.why("floor 3") == {"plot": 3, "free": 1}
