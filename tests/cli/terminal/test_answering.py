"""One question at a time: consequences first, then the answer; undo, why not, filter, hint, rules, log, languages."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from tests.cli.terminal.screen import LARGE, Play, play, press, screen, seen, settle, table, table_app, text
from yamen.cli.terminal import advice
from yamen.cli.terminal.choices import Choices


def run(tmp_path: Path, test: Play, seats: str = "me,random", language: str = "en", large: bool = False) -> None:
    app = table_app(tmp_path, seats, language)
    asyncio.run(play(app, test, LARGE) if large else play(app, test))


def would(pilot: Pilot[Any]) -> str:
    return " ".join(str(screen(pilot).query_one("#would", Static).render()).split())


def test_consequences_stand_beside_the_answer_before_it_is_given(tmp_path: Path) -> None:
    async def look(pilot: Pilot[Any]) -> None:
        assert "starts with a craftsman and a court lady" in would(pilot)
        await press(pilot, "down")
        assert "starts with a craftsman and a pyrotechnist" in would(pilot)
        assert table(pilot).match.by == []
        await press(pilot, "enter")
        assert table(pilot).match.asks[0].prompt.name == "house"
        assert "into palace 1" in would(pilot)

    run(tmp_path, look)


def test_a_click_points_and_a_second_click_chooses(tmp_path: Path) -> None:
    async def click(pilot: Pilot[Any]) -> None:
        await pilot.click("#list", offset=(6, 2))
        await settle(pilot)
        assert table(pilot).match.by == []
        assert "a craftsman and a tax collector" in would(pilot)
        await pilot.click("#list", offset=(6, 2))
        await settle(pilot)
        assert table(pilot).match.picks[0] == 2

    run(tmp_path, click)


def test_a_choice_for_a_question_that_has_passed_is_dropped(tmp_path: Path) -> None:
    async def late(pilot: Pilot[Any]) -> None:
        choices = screen(pilot).query_one(Choices)
        await press(pilot, "down", "enter")
        assert table(pilot).match.asks[0].prompt.name == "house"
        choices.post_message(Choices.Chosen(1, "start craftsman+pyrotechnist"))
        choices.post_message(Choices.Pointed(30, "start monk+scholar"))
        await settle(pilot)
        assert len(table(pilot).match.by) == 1
        assert "into palace" in would(pilot)

    run(tmp_path, late)


def test_undo_takes_back_and_stays_in_its_place(tmp_path: Path) -> None:
    async def undo(pilot: Pilot[Any]) -> None:
        assert seen(pilot)[-1].startswith(" u Undo")
        await press(pilot, "enter")
        assert len(table(pilot).match.live) == 1
        assert seen(pilot)[-1].startswith(" u Undo")
        await press(pilot, "u")
        assert table(pilot).match.live == []
        assert "Which two young persons" in text(pilot)
        assert "starts with" not in " ".join(str(screen(pilot).query_one("#news", Static).render()).split())

    run(tmp_path, undo)


def test_undo_says_why_it_cannot(tmp_path: Path) -> None:
    async def undo(pilot: Pilot[Any]) -> None:
        await press(pilot, "u")
        assert "There is no answer to take back." in text(pilot)
        await press(pilot, "enter", "enter")
        live = list(table(pilot).match.live)
        await press(pilot, "u")
        assert "only the whole table can take that back" in text(pilot)
        assert table(pilot).match.live == live

    run(tmp_path, undo)


def test_why_not_lists_what_is_refused_with_reason_and_rule(tmp_path: Path) -> None:
    async def ask_why(pilot: Pilot[Any]) -> None:
        await press(pilot, "enter", "enter", "enter")
        while table(pilot).match.ask_of(0).prompt.name != "act":
            await press(pilot, "enter")
        legal = {option["notation"] for option in screen(pilot).view["ask"]["options"]}
        await press(pilot, "w")
        refused = {notation for _, notation in screen(pilot).query_one(Choices).shown}
        assert legal.isdisjoint(refused)
        assert legal | refused == set(every_action(pilot))
        await press(pilot, "w")
        assert "Why not" in seen(pilot)[-1]
        assert "This would happen" in would(pilot)

    run(tmp_path, ask_why)


def every_action(pilot: Pilot[Any]) -> list[str]:
    prompt = table(pilot).match.rules.prompts["act"]
    return [prompt.notation(answer) for answer in prompt.universe]


def test_why_not_of_what_another_seat_has(tmp_path: Path) -> None:
    """The second seat is refused the first one's pair, by the list and by typing the notation."""

    async def ask_why(pilot: Pilot[Any]) -> None:
        taken = table(pilot).match
        notation = "start " + "+".join(
            sorted((kind.removeprefix("young_") for kind in first_persons(taken)), key=TYPES.index)
        )
        await press(pilot, "w")
        assert "Another seat has" in would(pilot)
        assert "§start" in would(pilot)
        count = len(taken.by)
        await press(pilot, "enter")
        assert len(taken.by) == count
        await press(pilot, "escape", "slash", *typed(notation))
        assert "Another seat has" in would(pilot)
        await press(pilot, "enter")
        assert len(taken.by) == count

    app = table_app(tmp_path, "me,random", "en", {"first": "2"})
    asyncio.run(play(app, ask_why))


TYPES = ["craftsman", "court_lady", "pyrotechnist", "tax_collector", "warrior", "monk", "healer", "farmer", "scholar"]


def first_persons(match: Any) -> list[str]:
    kinds = [kind for palace in match.play.state.palaces[1] for kind in palace.persons]
    return [f"young_{TYPES[kind]}" for kind in kinds]


def typed(words: str) -> list[str]:
    names = {" ": "space", "+": "plus", "_": "underscore", "/": "slash", ">": "greater_than_sign"}
    return [names.get(letter, letter) for letter in words]


def test_typing_narrows_the_list_by_words_and_by_notation(tmp_path: Path) -> None:
    async def find(pilot: Pilot[Any]) -> None:
        options = screen(pilot).query_one(OptionList)
        assert options.option_count == 36
        await press(pilot, "slash", *typed("monk"))
        assert options.option_count == 8
        assert all("monk" in notation for _, notation in screen(pilot).query_one(Choices).shown)
        await press(pilot, *typed("+sc"))
        assert options.option_count == 1
        await press(pilot, "escape")
        assert options.option_count == 36
        await press(pilot, "slash", *typed("monk+scholar"), "enter")
        assert table(pilot).match.asks[0].prompt.name == "house"
        assert options.option_count == len(table(pilot).match.asks[0].options)

    run(tmp_path, find)


def test_digits_point_and_notation_is_shown(tmp_path: Path) -> None:
    async def point(pilot: Pilot[Any]) -> None:
        await press(pilot, "4")
        assert screen(pilot).query_one(OptionList).highlighted == 3
        assert table(pilot).match.by == []
        assert "start craftsman+warrior" in would(pilot)

    run(tmp_path, point)


def test_a_hint_points_at_an_answer_and_explains(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "ADVISER", "steady")

    async def hint(pilot: Pilot[Any]) -> None:
        before = screen(pilot).query_one(OptionList).highlighted
        await press(pilot, "h")
        assert "Hint: Take" in text(pilot)
        assert screen(pilot).query_one(OptionList).highlighted != before
        assert table(pilot).match.by == []

    run(tmp_path, hint)


def test_an_adviser_that_is_missing_gets_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "ADVISER", "oracle")

    async def hint(pilot: Pilot[Any]) -> None:
        await press(pilot, "h")
        assert "oracle" in text(pilot)
        await press(pilot, "enter")
        assert len(table(pilot).match.by) == 1

    run(tmp_path, hint)


def test_a_bot_that_breaks_does_not_take_the_table_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from yamen.bots.drawn import Random

    def broken(self: object, chair: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(Random, "choose", broken)

    async def on(pilot: Pilot[Any]) -> None:
        await press(pilot, "enter", "enter")
        assert table(pilot).next_person() == 0
        assert 1 in table(pilot).match.by

    run(tmp_path, on)


def test_the_rules_open_at_the_one_that_matters_now(tmp_path: Path) -> None:
    async def rules(pilot: Pilot[Any]) -> None:
        await press(pilot, "r")
        shown = text(pilot)
        assert "§start" in shown
        assert "§tie" not in shown
        await press(pilot, "end")
        assert "§tie" in text(pilot)
        await press(pilot, "escape")
        assert "Which two young persons" in text(pilot)

    run(tmp_path, rules)


def test_the_log_has_sums_and_rules_and_the_bar_marks_what_is_new(tmp_path: Path) -> None:
    async def log(pilot: Pilot[Any]) -> None:
        for _ in range(6):
            await press(pilot, "enter")
        assert "▎" in text(pilot)
        await press(pilot, "l")
        shown = text(pilot)
        assert "§" in shown
        await press(pilot, "home")
        assert "  1 Player 1 starts with a craftsman and a court lady. §start" in text(pilot)

    run(tmp_path, log, large=True)


def test_the_language_changes_in_play_and_nothing_else_does(tmp_path: Path) -> None:
    async def change(pilot: Pilot[Any]) -> None:
        await press(pilot, "enter")
        digest = table(pilot).match.digest()
        assert "Undo" in text(pilot)
        await press(pilot, "g")
        shown = text(pilot)
        assert "Annuler" in shown
        assert "L’Année du Dragon" in shown
        assert "Undo" not in shown
        assert "Joueur 1" in shown
        await press(pilot, "g")
        assert "Undo" in text(pilot)
        assert table(pilot).match.digest() == digest

    run(tmp_path, change)


def test_the_keys_are_explained_with_the_picture(tmp_path: Path) -> None:
    async def keys(pilot: Pilot[Any]) -> None:
        await press(pilot, "question_mark")
        shown = " ".join(seen(pilot))
        for key in ("take back", "adviser", "narrow the list"):
            assert key in shown
        await press(pilot, "end")
        assert "two capitals an old one" in " ".join(" ".join(seen(pilot)).split())

    run(tmp_path, keys, large=True)
