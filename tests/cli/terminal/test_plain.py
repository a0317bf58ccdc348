"""Line by line: a whole match, the same keys, two people, the home; what a program that plays through a pipe needs."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.cli.terminal.screen import KEY
from yamen.cli import terminal
from yamen.cli.terminal import advice
from yamen.cli.terminal.plain import Plain
from yamen.cli.terminal.plain_home import PlainHome
from yamen.games import GAMES
from yamen.games.dragon import DRAGON
from yamen.games.gugong import GUGONG
from yamen.kernel.errors import YamenError
from yamen.kernel.reading import parse, verify
from yamen.table import Store, Table, new_table


def played(tmp_path: Path, lines: str, seats: str = "me,random", language: str = "en") -> tuple[str, Table]:
    """What is printed while these lines are read."""
    table = new_table(DRAGON, seats.split(","), {"first": "1"}, Store(tmp_path), key=KEY)
    out = io.StringIO()
    try:
        Plain(table, language, io.StringIO(lines), out).run()
    finally:
        table.close()
    return out.getvalue(), table


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_match_line_by_line(tmp_path: Path, language: str) -> None:
    printed, table = played(tmp_path, "1\n" * 400, language=language)
    assert table.match.over
    proof = verify(parse(table.slot.path.read_text(encoding="utf-8")), DRAGON)
    assert proof.scores == table.match.scores
    assert table.match.key is not None
    assert table.match.key.promise() in printed
    assert table.match.key.secret.hex() in printed
    first, second = {"en": ("wins with", "The year"), "fr": ("gagne avec", "L’année")}[language]
    assert f"{first} {max(table.match.scores)} points" in printed
    assert second not in printed  # the legend is read out only when somebody asks
    assert max(len(line) for line in printed.split("\n") if "♦" in line) <= 80


def test_numbers_and_notation_answer(tmp_path: Path) -> None:
    printed, table = played(tmp_path, "start monk+scholar\n2\n")
    assert table.match.picks[1] == 1
    assert "Which two young persons do you start with? 36 answers:" in printed
    assert "1. Take a craftsman and a court lady [start craftsman+court_lady]" in printed
    assert table.match.rules.prompts["start"].read("start monk+scholar") is not None
    assert parse(table.slot.path.read_text(encoding="utf-8")).lines[0].answer == "start monk+scholar"


def test_what_an_answer_would_do_is_told_without_giving_it(tmp_path: Path) -> None:
    printed, table = played(tmp_path, "? 1\n? start monk+scholar\n")
    assert "  Player 1 starts with a craftsman and a court lady." in printed
    assert "  Player 1 starts with a monk and a scholar." in printed
    assert table.match.by == []


def test_undo_why_not_hint_log_rules_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "ADVISER", "steady")
    printed, table = played(tmp_path, "u\n1\nu\nw start monk+scholar\nw act taxes\nw nonsense\nh\n1\nl\nr\nk\nb\n")
    assert "There is no answer to take back." in printed
    assert "Taken back." in printed
    assert "That can be chosen." in printed
    assert "Hint: Take" in printed
    assert "“act taxes” answers another question" in printed
    assert "§tie Most points win." in printed
    assert "two capitals an old one" in printed
    assert len(table.match.live) == 1


@pytest.mark.parametrize("line", ["0", "37", "-1", "99999999999999999999", "nonsense", "act taxes", "? 77"])
def test_what_is_no_answer_gets_a_sentence_and_changes_nothing(tmp_path: Path, line: str) -> None:
    printed, table = played(tmp_path, f"{line}\n\n")
    assert table.match.by == []
    tail = printed.split("Your answer")[1]
    assert any(
        words in tail for words in ("number from 1 to 36", "is no answer", "answers another", "no answer to the")
    )


def test_the_end_of_the_input_leaves_and_the_match_is_kept(tmp_path: Path) -> None:
    printed, table = played(tmp_path, "1\n")
    assert f"the match is saved in {table.slot.path}" in printed
    saved, _ = Store(tmp_path).list()
    assert saved[0].answers == 1


def test_between_two_people_the_view_is_scrolled_away(tmp_path: Path) -> None:
    printed, table = played(tmp_path, "\n1\n1\n", "me:Anna,me:Léa")
    before, after = printed.split("It is Léa’s turn.")
    assert before.endswith("\n" * 25)
    assert "It is Anna’s turn." in before
    assert "Which" not in after
    assert table.match.by == [0, 0]


def test_the_language_changes_in_play(tmp_path: Path) -> None:
    printed, _ = played(tmp_path, "g\n")
    assert "Which two young persons do you start with?" in printed
    assert "Votre réponse" in printed


def home(tmp_path: Path, lines: str) -> str:
    out = io.StringIO()
    PlainHome(Store(tmp_path), "en", io.StringIO(lines), out).run()
    return out.getvalue()


def test_from_the_home_to_a_table_and_back_to_it(tmp_path: Path) -> None:
    printed = home(tmp_path, "1\nme:Anna,random\ndrawn\n\n1\n1\nq\n")
    assert "1. New table: In the Year of the Dragon" in printed
    saved, _ = Store(tmp_path).list()
    assert saved[0].players == ["me:Anna", "random"]
    assert saved[0].answers == 1
    saved_at = len(GAMES) + 1  # under the new tables
    again = home(tmp_path, f"{saved_at}\nq\n")
    assert f"{saved_at}. Go on:" in again
    assert "Anna" in again


def test_the_home_refuses_in_a_sentence_and_asks_again(tmp_path: Path) -> None:
    printed = home(tmp_path, "7\nx\n1\nme,wizard\n\n\n\n1\nme\n\n\n\nq\n")
    assert printed.count(f"Please give a number from 1 to {len(GAMES)}.") == 2
    assert "wizard" in printed
    assert "has 2 to 5 seats, not 1" in printed
    assert Store(tmp_path).list() == ([], [])


def test_a_terminal_that_can_do_nothing_else_gets_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("YAMEN_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert terminal.open_table("dragon", ["me", "random"]) == 0
    assert "Which two young persons" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert terminal.open_home("fr", plain=True) == 0
    assert "Nouvelle table" in capsys.readouterr().out


def test_no_terminal_at_all_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("YAMEN_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    with pytest.raises(YamenError) as refused:
        terminal.open_home("en")
    assert refused.value.words.key == "terminal-no-terminal"
    with pytest.raises(YamenError) as refused:
        terminal.open_table("dragon", ["me", "random"])
    assert refused.value.words.key == "terminal-no-terminal"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_alone_the_second_seat_is_called_meng(tmp_path: Path, language: str) -> None:
    """To the end: the log, the table, the winner and the points by source know the name of whom the rules play."""
    out = io.StringIO()
    table = new_table(GUGONG, ["me:Anna"], {}, Store(tmp_path), key=KEY)
    Plain(table, language, io.StringIO("r\n" + "1\n" * 400), out).run()
    printed = out.getvalue()
    assert table.match.over
    assert "\n ♦2 Meng " in printed
    assert "Seat 2" not in printed
    assert "Place 2" not in printed
    last = printed.splitlines()[-30:]
    assert any(sorted(line.split()) == ["Anna", "Meng"] for line in last)
    assert {"en": "How to read the picture.", "fr": "Comment lire l’image."}[language] in printed
