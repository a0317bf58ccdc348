"""Printed facts by path: read, corrected, compared, refused with the line."""

from __future__ import annotations

from typing import Any

import pytest

from yamen.games.dragon import DRAGON
from yamen.games.dragon.checks import checks
from yamen.games.dragon.components import components
from yamen.kernel.errors import NotAnOption, Unreadable
from yamen.kernel.fact_files import line_of, lines, parse_rows, parse_table
from yamen.kernel.facts import corrected, difference, leaves, out_of_range, surety

TEXT = """\
title = "box"

[limits]
floors = 3
source = "rulebook"

[map.small]
roads = [
  ["a", "b"], # [not a table]
  ["b", "c"],
]
purse = { p1 = 4, p2 = 5 }
confidence = "reconstructed"

[[card]]
id = "B2"
value = 2
[[card]]
id = "B3"
value = 3
note = "worn"

[[pond.board]]
players = 1
[[pond.board.prize]]
id = "jade"
n = 1
[[pond.board]]
players = 2
[[pond.board.prize]]
id = "jade"
n = 5
"""
FACTS = parse_table(TEXT)


def test_every_fact_has_a_path_by_keys_and_names_of_rows() -> None:
    found = leaves(FACTS)
    assert found["limits.floors"] == 3
    assert found["map.small.purse.p2"] == 5
    assert found["map.small.roads"] == [["a", "b"], ["b", "c"]]
    assert found["card.B3.value"] == 3
    assert found["pond.board.2.prize.jade.n"] == 5


def test_a_fact_is_found_on_its_line() -> None:
    at = lines(TEXT)
    assert at["limits.floors"] == 4
    assert at["map.small.roads"] == 8
    assert at["card.B2.value"] == 17
    assert at["card.B3.value"] == 20
    assert at["pond.board.1.prize.jade.n"] == 27
    assert at["pond.board.2.prize.jade.n"] == 32
    assert line_of(at, "map.small.purse.p2") == 12
    assert line_of(at, "limits.rooms") == 3


def test_a_correction_replaces_one_fact_and_leaves_the_others() -> None:
    after = corrected(FACTS, {"card.B3.value": 7, "map.small.purse.p1": 6})
    changed = {path: value for path, value in leaves(after).items() if leaves(FACTS)[path] != value}
    assert changed == {"card.B3.value": 7, "map.small.purse.p1": 6}
    assert leaves(FACTS)["card.B3.value"] == 3


def test_rows_keep_their_names_while_several_are_corrected() -> None:
    after = corrected(FACTS, {"card.B2.id": "B3x", "card.B2.value": 9})
    assert after["card"][0] == {"id": "B3x", "value": 9}


@pytest.mark.parametrize(
    ("path", "value"),
    [("card.B9.value", 1), ("limits.floors", "3"), ("limits.floors", True), ("limits.source", "me"), ("limits", 1)],
)
def test_what_is_no_fact_or_of_another_type_cannot_be_corrected(path: str, value: object) -> None:
    with pytest.raises(NotAnOption) as refused:
        corrected(FACTS, {path: value})
    assert refused.value.words.facts["path"] == path


def test_the_difference_is_what_correcting_needs() -> None:
    changes: dict[str, Any] = {"limits.floors": 2, "map.small.roads": [["a", "c"]]}
    assert difference(FACTS, corrected(FACTS, changes)) == (changes, [])


def test_a_difference_names_what_cannot_be() -> None:
    given = parse_table(TEXT.replace("floors = 3", "floor = 3").replace("value = 2", 'value = "two"'))
    given["map"]["small"]["purse"]["p1"] = 10**30
    _, found = difference(FACTS, given)
    assert {(one.path, one.words.key) for one in found} == {
        ("limits.floors", "component-missing"),
        ("limits.floor", "component-unknown"),
        ("card.B2.value", "component-type"),
        ("map.small.purse.p1", "component-huge"),
    }


def test_marks_are_those_of_the_row_or_of_what_stands_around_it() -> None:
    every = leaves(FACTS)
    assert surety(every, "limits.floors") == ("rulebook", "certain", "")
    assert surety(every, "map.small.purse.p1") == ("", "reconstructed", "")
    assert surety(every, "card.B3.value")[2] == "worn"


def test_a_range_holds_for_each_number_of_a_list() -> None:
    found = out_of_range({"a.x.n": 3, "a.y.n": [1, 9], "b.n": 9}, (("a.*.n", 1, 5),))
    assert [(one.path, one.words.facts["value"]) for one in found] == [("a.y.n", 9)]


def test_a_text_that_is_no_toml_is_refused_with_its_line() -> None:
    with pytest.raises(Unreadable) as refused:
        parse_table("a = 1\nb = = 2\n")
    assert refused.value.words.facts["line"] == 2


def test_a_text_that_breaks_off_is_refused_with_its_last_line() -> None:
    with pytest.raises(Unreadable) as refused:
        parse_table("a = 1\nb = 2\nc = [3,")
    assert refused.value.words.facts["line"] == 3


def test_a_table_of_a_spreadsheet() -> None:
    assert parse_rows("number,suit\r\n1,laws\r\n-2,x\r\n", "cards") == [
        {"number": 1, "suit": "laws"},
        {"number": -2, "suit": "x"},
    ]


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "component-separator", 1),
        ("number;suit\n1;laws\n", "component-separator", 1),
        ("number,suit\n1,laws\n2\n", "component-columns", 3),
        ('number,suit\n1,"la"ws\n', "component-not-csv", 2),
    ],
)
def test_a_broken_table_is_refused_with_its_line(text: str, key: str, line: int) -> None:
    with pytest.raises(Unreadable) as refused:
        parse_rows(text, "cards")
    assert (refused.value.words.key, refused.value.words.facts["line"]) == (key, line)


def test_the_box_of_the_dragon_keeps_its_own_checks() -> None:
    assert checks(components()) == []


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("event.drought.tiles", 3, "component-sum"),
        ("event.peace.tiles", 3, "component-fixed"),
        ("groups.players_3", [4, 3], "component-length"),
        ("groups.players_3", [4, 2, 2], "component-sum"),
        ("person.young.monk.points", 12, "component-range"),
        ("limits.months", 11, "component-fixed"),
    ],
)
def test_a_box_that_breaks_the_rulebook_is_named(path: str, value: object, key: str) -> None:
    assert key in [one.words.key for one in checks(corrected(components(), {path: value}))]


def test_no_match_is_played_with_a_box_that_breaks_the_rulebook() -> None:
    with pytest.raises(NotAnOption) as refused:
        DRAGON.rules(DRAGON.settle(2), {"event.drought.tiles": 3})
    assert refused.value.words.key == "component-sum"
