"""What the tests of the screen share: sitting down, pressing keys until nothing moves, and reading what is shown."""

from __future__ import annotations

import html
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from yamen.cli.terminal.app import TableApp
from yamen.cli.terminal.table import TableScreen
from yamen.games.dragon import DRAGON
from yamen.kernel.chance import Key
from yamen.table import Store, Table, new_table

SMALL = (80, 24)
LARGE = (120, 40)
COLUMN = 12.2  # width of a character in a picture of the screen
KEY = Key(bytes(range(32)))
Play = Callable[[Pilot[Any]], Awaitable[None]]


def table_app(
    folder: Path, seats: str = "me,random", language: str = "en", options: dict[str, str] | None = None
) -> TableApp:
    """The program with a new table on the screen; its luck is always the same, and seat 1 is the first."""
    store = Store(folder)
    table = new_table(DRAGON, seats.split(","), options or {"first": "1"}, store, key=KEY)
    return TableApp(store, language, table)


async def play(app: TableApp, play: Play, size: tuple[int, int] = SMALL) -> None:
    """Run the program, let the first bots answer, do what the test does, and close what it opened."""
    async with app.run_test(size=size) as pilot:
        try:
            await settle(pilot)
            await play(pilot)
        finally:
            app.action_stop()


async def press(pilot: Pilot[Any], *keys: str) -> None:
    """Press keys one after the other, each time until bots and screen are at rest."""
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


async def settle(pilot: Pilot[Any]) -> None:
    """Wait until no bot thinks any more and everything is drawn."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


def seen(pilot: Pilot[Any]) -> list[str]:
    """The rows on the screen, as a picture of it shows them."""
    rows: dict[float, str] = {}
    picture = pilot.app.export_screenshot()
    for x, y, words in re.findall(r'<text class="[^"]*-r\d+" x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>', picture):
        column = round(float(x) / COLUMN)
        rows[float(y)] = rows.get(float(y), "").ljust(column) + html.unescape(words).strip("\n").replace("\xa0", " ")
    return [rows[y].rstrip() for y in sorted(rows)]


def text(pilot: Pilot[Any]) -> str:
    """All rows as one text."""
    return "\n".join(seen(pilot))


def screen(pilot: Pilot[Any]) -> TableScreen:
    """The screen of the table, whatever lies over it."""
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))


def table(pilot: Pilot[Any]) -> Table:
    """The table that is played."""
    return screen(pilot).table
