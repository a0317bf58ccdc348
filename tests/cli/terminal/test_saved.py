"""Leaving, being killed, and going on; files that are no saved matches."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from tests.cli.terminal.screen import play, press, screen, seen, table, table_app, text
from yamen.cli.terminal.app import TableApp
from yamen.games import GAMES
from yamen.table import Store

BELOW_THE_GAMES = ["down"] * len(GAMES)  # saved matches stand under the new tables in the home


def test_after_a_kill_a_new_program_goes_on_where_it_was(tmp_path: Path) -> None:
    """The first program never says goodbye: its lock is dropped as the system does it."""
    left: dict[str, Any] = {}
    first = table_app(tmp_path, "me:Anna,random")

    async def killed() -> None:
        async with first.run_test(size=(80, 24)) as pilot:
            await press(pilot, *["enter"] * 9)
            left["digest"] = table(pilot).match.digest()
            left["question"] = screen(pilot).view["ask"]
            left["answers"] = len(table(pilot).match.live)
            table(pilot).slot.free()

    async def again(pilot: Pilot[Any]) -> None:
        rows = [row for row in seen(pilot) if "Go on" in row]
        assert len(rows) == 1
        assert "Anna, Random" in rows[0]
        assert f"{left['answers']} answers" in rows[0]
        await press(pilot, *BELOW_THE_GAMES, "enter")
        assert table(pilot).match.digest() == left["digest"]
        assert screen(pilot).view["ask"] == left["question"]
        await press(pilot, "enter")
        assert len(table(pilot).match.live) > left["answers"]
        await press(pilot, "q")
        assert "what shall we play?" in text(pilot)

    asyncio.run(killed())
    asyncio.run(play(TableApp(Store(tmp_path), "en"), again))


def test_a_match_that_is_played_elsewhere_is_not_opened_twice(tmp_path: Path) -> None:
    app = table_app(tmp_path)

    async def twice(pilot: Pilot[Any]) -> None:
        await press(pilot, *BELOW_THE_GAMES, "enter")
        assert "is being played in another program" in " ".join(" ".join(seen(pilot)).split())

    try:
        asyncio.run(play(TableApp(Store(tmp_path), "en"), twice))
    finally:
        assert app.table is not None
        app.table.close()


def test_bad_files_get_a_sentence_and_are_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    (folder / "holiday.jsonl").write_text("dear diary")
    (folder / "strange.jsonl").write_text(
        '{"yamen": 1, "game": "chess", "edition": 1, "options": {}, "seats": 2, "components": ""}\n'
    )

    async def look(pilot: Pilot[Any]) -> None:
        shown = " ".join(" ".join(seen(pilot)).split())
        assert "holiday.jsonl is left alone: Line 1 of the journal is not a JSON object" in shown
        await press(pilot, *BELOW_THE_GAMES, "enter")
        assert "chess" in " ".join(seen(pilot))
        assert "Traceback" not in text(pilot)

    asyncio.run(play(TableApp(Store(tmp_path), "en"), look))
    assert (folder / "holiday.jsonl").read_text() == "dear diary"
    assert len(list(folder.iterdir())) == 2


def test_a_full_disk_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    app = table_app(tmp_path)

    async def fill(pilot: Pilot[Any]) -> None:
        wall = table(pilot).slot.path.with_suffix(".new")
        wall.mkdir()
        await press(pilot, "enter")
        assert "cannot be saved" in seen(pilot)[0]
        wall.rmdir()
        await press(pilot, "enter")
        assert "cannot be saved" not in seen(pilot)[0]
        await press(pilot, "q")

    asyncio.run(play(app, fill))
    saved, bad = Store(tmp_path).list()
    assert not bad
    assert saved[0].answers >= 2
