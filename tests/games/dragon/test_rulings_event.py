"""Rulings on phase 3: the six events, who leaves and in which order, decay."""

from __future__ import annotations

import pytest

from tests.games.dragon.position import A, B, C, position

SIX = ["3 young_monk young_farmer young_scholar", "3 old_monk old_farmer old_scholar"]


def test_helmets_are_points() -> None:
    """R17: at the Mongol invasion every helmet is a point forward (dragon/mongols)."""
    table = position(2, "event", "mongols", palaces=[["3 old_warrior young_warrior"], ["1 young_monk"]])
    assert table.points("mongols") == [3, 0]
    assert table.palaces(B) == []


def test_fewest_helmets_are_counted_once() -> None:
    """R39: everybody with the fewest at the beginning loses one, whoever leaves before (dragon/mongols)."""
    one = ["2 young_warrior young_monk"]
    table = position(3, "event", "mongols", palaces=[one, one, one])
    table.say("release 1/young_warrior", "release 1/young_warrior", "release 1/young_monk")
    assert [table.palaces(seat) for seat in (A, B, C)] == [["2 young_monk"], ["2 young_monk"], ["2 young_warrior"]]
    assert table.points("mongols") == [1, 1, 1]


def test_nobody_has_helmets() -> None:
    """R39: when all are equal, even without any helmet, all lose one (dragon/mongols)."""
    table = position(2, "event", "mongols").say("release 1/young_farmer", "release 2/young_scholar")
    assert table.palaces(A) == ["1", "2 young_scholar"]
    assert table.palaces(B) == ["2 young_farmer", "1"]


def test_releases_follow_the_track() -> None:
    """R18: the owner chooses, seats in the order of the person track, one person at a time (dragon/release)."""
    table = position(3, "event", "contagion", palaces=[SIX, SIX, SIX], order=[C, A, B])
    asked = []
    while table.asked[1] == "release":
        asked.append(table.asked[0])
        table.say(f"release {table.options[0]}")
    assert asked == [C, C, C, A, A, A, B, B, B]
    assert [event.seat for event in table.events("moved-out")] == asked


def test_nobody_left_to_leave() -> None:
    """R19: with fewer persons than must leave, all leave and the rest is waived (dragon/release)."""
    table = position(2, "event", "contagion", palaces=[["2 young_monk", "2 young_monk"], []])
    assert table.palaces(A) == ["1", "1"]
    assert table.palaces(B) == []
    assert len(table.events("moved-out")) == 2


def test_as_many_as_must_leave() -> None:
    """R19, R44: exactly as many persons as must leave: all go, and nobody is asked (dragon/release)."""
    table = position(2, "event", "contagion", palaces=[["3 young_monk young_monk old_monk"], SIX])
    assert table.asked == (B, "release")
    assert table.palaces(A) == ["3"]


def test_all_the_money_goes_first() -> None:
    """R20: at the tribute one pays what one has, up to 4, and cannot keep money for persons (dragon/tribute)."""
    for yuan, left, gone in ((0, 0, 4), (1, 0, 3), (3, 0, 1), (4, 0, 0), (7, 3, 0)):
        table = position(2, "event", "tribute", palaces=[SIX], yuan=[yuan, 9])
        assert table.state.yuan[A] == left
        leaving = 0
        while table.asked == (A, "release"):
            leaving += 1
            table.say(f"release {table.options[0]}")
        assert leaving == gone


def test_the_owner_chooses_who_goes_hungry() -> None:
    """R21: all rice is paid; the owner names the palaces without, one person leaves each of them (dragon/drought)."""
    homes = [["2 young_monk old_monk", "2 young_farmer old_scholar", "1 young_warrior", "2"], ["1 young_monk"]]
    table = position(2, "event", "drought", palaces=homes, rice=[1, 1])
    assert table.state.rice == [0, 1]
    table.say("release 2/old_scholar")
    assert table.options == ["1/young_monk", "1/old_monk", "3/young_warrior"]
    assert table.refused("release 2/young_farmer") == ("no-palace-spared", "dragon/drought")
    assert table.why("release 2/young_farmer") == {"plot": 2}
    assert table.refused("release 1/young_farmer") == ("no-person-there", "dragon/release")
    table.say("release 3/young_warrior")
    assert table.palaces(A) == ["2 young_monk old_monk", "2 young_farmer", "0", "1"]


def test_rice_on_farmers_does_not_count() -> None:
    """R21: the sacks printed on farmers feed nobody, and emptying a palace first saves no rice (dragon/drought)."""
    table = position(2, "event", "drought", palaces=[["3 old_farmer old_farmer", "1 young_farmer"], []], rice=[1, 0])
    assert table.state.rice[A] == 0
    assert table.asked == (A, "release")
    assert table.options == ["1/old_farmer", "2/young_farmer"]


@pytest.mark.parametrize(
    ("shown", "points", "kept"),
    [
        ([0, 0, 0], [0, 0, 0], [0, 0, 0]),
        ([5, 0, 0], [6, 0, 0], [2, 0, 0]),
        ([4, 4, 4], [6, 6, 6], [2, 2, 2]),
        ([7, 3, 3], [6, 3, 3], [3, 1, 1]),
        ([3, 2, 1], [6, 3, 0], [1, 1, 1]),
        ([1, 6, 6], [3, 6, 6], [0, 3, 3]),
    ],
)
def test_festival(shown: list[int], points: list[int], kept: list[int]) -> None:
    """R22: most 6, second 3, ties all, none without rockets; only they return half, rounded up (dragon/festival)."""
    table = position(3, "event", "festival", fireworks=shown)
    assert table.points("festival") == points
    assert table.state.fireworks == kept


def test_festival_of_two() -> None:
    """R22: two seats play by the same table: the second one scores 3 (dragon/festival)."""
    assert position(2, "event", "festival", fireworks=[1, 2]).points("festival") == [3, 6]


@pytest.mark.parametrize(
    ("healers", "gone"), [("", 3), ("young_healer", 2), ("old_healer", 1), ("old_healer old_healer", 0)]
)
def test_mortars(healers: str, gone: int) -> None:
    """R23: each mortar saves one, counted before anybody leaves, even of a healer who leaves (dragon/contagion)."""
    table = position(2, "event", "contagion", palaces=[[f"3 {healers}", *SIX], []])
    leaving = 0
    while not table.match.over and table.asked == (A, "release"):
        healing = [person for person in table.options if "healer" in person]
        table.say(f"release {(healing or table.options)[0]}")
        leaving += 1
    assert leaving == gone


@pytest.mark.parametrize("month", [1, 2, 5, 12])
def test_decay_every_month(month: int) -> None:
    """R24: each empty palace loses one floor every month, in peace too, and may vanish (dragon/decay)."""
    homes = [["3", "1", "2 young_monk", "2", "1"], ["1 young_monk"]]
    table = position(2, "event", month=month, palaces=homes)
    assert table.palaces(A) == ["2", "0", "2 young_monk", "1"]
    assert [event.rule for event in table.events("decay")] == ["dragon/decay"] * 4


def test_a_palace_emptied_by_the_event_decays_at_once() -> None:
    """R24: decay comes after the event, before the scoring, for palaces just emptied too (dragon/decay)."""
    homes = [["1 young_monk", "2 young_farmer"], ["1 young_monk"]]
    table = position(2, "event", "drought", palaces=homes, rice=[0, 1])
    table.say("release 1/young_monk")
    assert table.palaces(A) == ["0", "1"]
    assert table.points("palaces") == [1, 1]


def test_a_new_palace_takes_the_free_plot() -> None:
    """R45: a palace that is gone leaves a free plot, where the next one begins (dragon/build)."""
    table = position(2, "act", palaces=[["0", "3 young_monk", "0"]]).say("act build")
    assert table.palaces(A) == ["1", "3 young_monk", "0"]


def test_peace() -> None:
    """Phase 3, Rest (dragon/peace): nothing happens but decay."""
    table = position(2, "event", rice=[1, 1], fireworks=[1, 1])
    assert (table.state.rice, table.state.fireworks, table.state.yuan) == ([1, 1], [1, 1], [6, 6])
    assert table.palaces(A) == ["2 young_farmer", "2 young_scholar"]
    assert table.events("event")[0].rule == "dragon/peace"
