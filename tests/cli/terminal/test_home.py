"""The home: a game, seats, options and what excludes what, a name, the language."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from tests.cli.terminal.screen import play, press, seen, table, text
from yamen.cli.terminal.app import TableApp
from yamen.cli.terminal.home import SetupScreen
from yamen.cli.terminal.setup import Setup
from yamen.games.dragon import DRAGON
from yamen.kernel.rules import Game, Option
from yamen.table import Store

TOY = Game(
    "dragon",  # an existing name, for its words; the options are made up
    1,
    (1, 3),
    (
        Option("moon", "choice", ("none", "full"), "none"),
        Option("tide", "choice", ("low", "high", "spring"), "low", [("spring", "moon", "none")]),
        Option("boats", "several", ("red", "blue"), "red", [("blue", "tide", "high")]),
        Option("first", "seat", ("drawn",), "drawn"),
    ),
    DRAGON.home,
)


def test_a_new_table_from_the_home(tmp_path: Path) -> None:
    async def begin(pilot: Pilot[Any]) -> None:
        assert "New table: In the Year of the Dragon" in text(pilot)
        await press(pilot, "enter", "down", "down", *["right"] * 3)  # the second seat
        await press(pilot, "down", "down", "down", "down", "right", "down", "right", "home")
        rows = seen(pilot)
        chosen = [row.split("‹")[1].strip(" ›") for row in rows if "‹" in row]
        assert "[as they are drawn]" in text(pilot)
        assert "[7 yuan" in text(pilot)
        await press(pilot, "enter")
        taken = [value for value in chosen if value != "nobody"]
        assert chosen[0] == "a person here"
        assert [seat.name.capitalize() for seat in table(pilot).seats] == ["", *taken[1:]]
        assert table(pilot).match.options["neighbours"] == "drawn"
        assert table(pilot).match.options["large_privilege"] == "7"

    asyncio.run(play(TableApp(Store(tmp_path), "en"), begin))


def test_a_person_gets_a_name(tmp_path: Path) -> None:
    async def name(pilot: Pilot[Any]) -> None:
        await press(pilot, "enter", "down", "n", "A", "n", "n", "a", "enter")
        assert "‹ Anna ›" in text(pilot)
        await press(pilot, "n", "comma", "enter")
        assert "cannot be a name" in text(pilot)
        assert "‹ Anna ›" in text(pilot)
        await press(pilot, "home", "enter")
        assert table(pilot).seats[0].text == "me:Anna"

    asyncio.run(play(TableApp(Store(tmp_path), "en"), name))


def test_an_option_that_another_excludes_is_struck_out_with_the_reason(tmp_path: Path) -> None:
    app = TableApp(Store(tmp_path), "en")

    async def exclude(pilot: Pilot[Any]) -> None:
        setup = SetupScreen(TOY, "en")
        await pilot.app.push_screen(setup)
        tide = setup.setup.settings[1]
        assert any("strike" in str(span.style) for span in setup.setting(tide).spans)
        await press(pilot, "down", "down", "down", "down", "down", "right", "right")
        assert tide.value == "low"
        assert "excludes-tide-spring-moon-none" in text(pilot)
        await press(pilot, "up", "right", "down", "left")
        assert tide.value == "spring"
        assert not any("strike" in str(span.style) for span in setup.setting(tide).spans)

    asyncio.run(play(app, exclude))


def test_what_excludes_what_holds_in_both_directions() -> None:
    setup = Setup(TOY)
    moon, tide, red, blue, _ = setup.settings
    assert setup.turn(moon, 1) is None
    assert setup.turn(tide, -1) is None
    assert tide.value == "spring"
    words = setup.turn(moon, 1)  # back to no moon would leave the spring tide without one
    assert words is not None
    assert words.key == "excludes-tide-spring-moon-none"
    assert moon.value == "full"
    assert setup.turn(blue, 1) is None
    assert setup.options() == {"moon": "full", "tide": "spring", "boats": "red,blue", "first": "drawn"}
    words = setup.turn(tide, -1)  # high is passed over
    assert words is not None
    assert words.key == "excludes-boats-blue-tide-high"
    assert tide.value == "low"
    setup.turn(red, 1)
    setup.turn(blue, 1)
    assert setup.options()["boats"] == ""


def test_a_seat_option_knows_as_many_seats_as_are_taken() -> None:
    setup = Setup(TOY)
    first = setup.settings[-1]
    taken = len(setup.seats())
    assert first.values == ["drawn", *map(str, range(1, taken + 1))]
    setup.turn(first, -1)
    assert first.value == str(taken)
    last = setup.chairs[taken - 1]
    while last.value:
        setup.turn(last, 1)
    assert first.value == "drawn"
    assert first.values == ["drawn", *map(str, range(1, taken))]


def test_the_home_speaks_both_languages(tmp_path: Path) -> None:
    async def change(pilot: Pilot[Any]) -> None:
        await press(pilot, "g")
        assert "Nouvelle table" in text(pilot)
        await press(pilot, "enter")
        assert "Commencer" in text(pilot)
        await press(pilot, "g")
        assert "Begin" in text(pilot)
        await press(pilot, "escape", "q")
        assert pilot.app.return_code == 0

    asyncio.run(play(TableApp(Store(tmp_path), "en"), change))
