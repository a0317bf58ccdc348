"""Several people at one screen: between two of them nothing is seen until the next one says they are there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from tests.cli.terminal.screen import play, press, screen, table, table_app, text
from yamen.cli.terminal.sheets import Cover


def covered(pilot: Pilot[Any]) -> bool:
    return isinstance(pilot.app.screen, Cover)


def test_the_view_is_covered_between_two_people(tmp_path: Path) -> None:
    app = table_app(tmp_path, "me:Anna,me:Léa,random", "en")

    async def pass_on(pilot: Pilot[Any]) -> None:
        assert covered(pilot)
        shown = text(pilot)
        assert "It is Anna’s turn." in shown
        assert "Palaces" not in shown
        await press(pilot, "down", "u", "w")
        assert covered(pilot)
        assert table(pilot).match.by == []
        await press(pilot, "enter")
        assert screen(pilot).view["seat"] == 0
        assert "Palaces" in text(pilot)
        await press(pilot, "enter")
        assert screen(pilot).view["seat"] == 0  # Anna is asked again: no cover
        assert not covered(pilot)
        await press(pilot, "enter")
        assert covered(pilot)
        shown = text(pilot)
        assert "It is Léa’s turn." in shown
        assert "Palaces" not in shown
        assert screen(pilot).view["seat"] == -1
        await press(pilot, "enter")
        assert screen(pilot).view["seat"] == 1
        assert screen(pilot).sitting.viewer == 1

    asyncio.run(play(app, pass_on))


def test_bots_between_two_people_play_on_before_the_cover_or_behind_it(tmp_path: Path) -> None:
    """A whole month with two people and a bot: each person answers for the own seat alone."""
    app = table_app(tmp_path, "me,random,me", "en")

    async def month(pilot: Pilot[Any]) -> None:
        covers = 0
        while len(table(pilot).match.by) < 16:
            if covered(pilot):
                covers += 1
                await press(pilot, "enter")
                continue
            asked = table(pilot).next_person()
            assert screen(pilot).sitting.viewer == asked
            before = len(table(pilot).match.by)
            await press(pilot, "enter")
            assert table(pilot).match.by[before] == asked
        assert covers > 3
        assert 1 in table(pilot).match.by

    asyncio.run(play(app, month))


def test_one_may_leave_from_the_cover(tmp_path: Path) -> None:
    app = table_app(tmp_path, "me,me", "en")

    async def leave(pilot: Pilot[Any]) -> None:
        await press(pilot, "q")
        assert app.return_code == 0
        assert app.return_value == 0

    asyncio.run(play(app, leave))
