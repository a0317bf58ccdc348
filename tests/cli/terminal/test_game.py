"""A whole match by keyboard alone, at both sizes; the end with its points, ranks and proof."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from tests.cli.terminal.screen import LARGE, SMALL, play, press, screen, seen, settle, table, table_app, text
from yamen.games.dragon import DRAGON
from yamen.kernel.reading import parse, verify


@pytest.mark.parametrize(("size", "language"), [(SMALL, "en"), (LARGE, "fr")])
def test_a_whole_match_by_keyboard(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    app = table_app(tmp_path, "me,random", language)

    async def all_year(pilot: Pilot[Any]) -> None:
        answers = 0
        while not table(pilot).match.over:
            board = str(screen(pilot).query_one("#board", Static).render()).split("\n")
            assert max(map(len, board)) <= size[0]
            assert screen(pilot).query_one("#desk").region.bottom <= size[1] - 1
            await pilot.press("end")
            await press(pilot, "enter")
            assert len(table(pilot).match.by) > answers
            answers = len(table(pilot).match.by)
        shown = text(pilot)
        await press(pilot, "end")
        bottom = re.sub(r"[\s│▁-█]", "", text(pilot))
        match = table(pilot).match
        assert match.key is not None
        assert match.key.promise() in bottom
        assert match.key.secret.hex() in bottom
        assert str(max(match.scores)) in shown
        for seat in range(2):
            assert f"{match.ranking[seat]}. {table_names(language)[seat]}" in shown
        path = table(pilot).slot.path
        proof = verify(parse(path.read_text(encoding="utf-8")), DRAGON)
        assert (proof.over, proof.scores) == (True, match.scores)
        await press(pilot, "escape", "u")
        assert len(match.live) == answers  # nothing can be taken back once the key is known

    asyncio.run(play(app, all_year, size))


def table_names(language: str) -> list[str]:
    return ["Player 1", "Random"] if language == "en" else ["Joueur 1", "Hasard"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", ["me,random", "me,random,random,random,random"])
def test_nothing_is_clipped_at_the_smallest_size(tmp_path: Path, language: str, seats: str) -> None:
    app = table_app(tmp_path, seats, language, {})

    async def look(pilot: Pilot[Any]) -> None:
        for _ in range(8):
            await press(pilot, "enter")
        rows = seen(pilot)
        assert len(rows[-1].rstrip()) <= 80
        for key in "uh⏎/wrlg?q":
            assert f" {key} " in f" {rows[-1]} "
        assert rows[-1].rstrip().endswith({"en": "Leave", "fr": "Fin"}[language])
        assert screen(pilot).query_one("#list").region.height >= 4
        assert screen(pilot).query_one("#ask").region.height == 1
        marks = [row for row in rows if "♦" in row and row[3:5].strip()]
        assert len({row[1:3] for row in marks if row[1] == "♦"}) == len(seats.split(","))

    asyncio.run(play(app, look, SMALL))


def test_a_terminal_too_small_gets_one_sentence_until_it_is_larger(tmp_path: Path) -> None:
    app = table_app(tmp_path)

    async def shrink(pilot: Pilot[Any]) -> None:
        await pilot.resize_terminal(60, 20)
        await settle(pilot)
        shown = " ".join(" ".join(seen(pilot)).split())
        assert "60 columns and 20 rows" in shown
        assert "80 and 24" in shown
        assert "Cr" not in shown
        await pilot.resize_terminal(70, 20)
        await settle(pilot)
        assert "70 columns" in " ".join(seen(pilot))
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        assert "Which two young persons" in text(pilot)

    asyncio.run(play(app, shrink, SMALL))


def test_only_bots_play_to_the_end_by_themselves(tmp_path: Path) -> None:
    app = table_app(tmp_path, "random,random")

    async def watch(pilot: Pilot[Any]) -> None:
        assert table(pilot).match.over
        assert "The end" in text(pilot)

    asyncio.run(play(app, watch, SMALL))
