"""Saved matches: nothing is lost, nothing secret is readable by others, and foreign files are left alone."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from yamen.games.dragon import DRAGON
from yamen.kernel.errors import NotAnOption, Unreadable
from yamen.kernel.journal import record
from yamen.kernel.reading import parse, replay, verify
from yamen.table import NotSaved, Store, Table, data_folder, new_table, open_saved
from yamen.table.store import Slot

Begin = Callable[..., Table]


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[Begin]:
    """Tables in a folder of their own, with some first answers given."""
    tables: list[Table] = []

    def begin(answers: int = 0) -> Table:
        table = new_table(DRAGON, ("me:Anna", "me"), None, Store(tmp_path))
        tables.append(table)
        for _ in range(answers):
            table.answer(0, table.asked[0])
        return table

    yield begin
    for table in tables:
        table.close()


def test_each_answer_is_on_the_disk_before_the_next_question(begun: Begin) -> None:
    table = begun()
    for count in range(1, 9):
        notation = table.match.asks[0].notation(0)
        table.answer(0, table.asked[0])
        lines = parse(table.slot.path.read_text(encoding="utf-8")).lines
        assert len(lines) == count
        assert lines[-1].answer == notation


def test_the_key_is_beside_the_match_for_its_owner_alone_until_the_end(tmp_path: Path, begun: Begin) -> None:
    table = begun(3)
    key = table.slot.key_path
    assert key.stat().st_mode & 0o777 == 0o600
    assert table.match.key is not None
    secret = table.match.key.secret.hex()
    assert key.read_text(encoding="ascii").strip() == secret
    assert secret not in table.slot.path.read_text(encoding="utf-8")
    while not table.match.over:
        table.answer(0, table.asked[0])
    assert secret in table.slot.path.read_text(encoding="utf-8")
    assert not key.exists()
    assert sorted(path.name for path in tmp_path.rglob("*") if path.is_file()) == [table.slot.path.name]
    assert verify(parse(table.slot.path.read_text(encoding="utf-8")), DRAGON).promised


def test_a_match_goes_on_where_it_was_left(begun: Begin) -> None:
    table = begun(20)
    table.slot.free()  # as the system does when the program is killed
    again = open_saved(table.slot.path)
    assert again.match.digest() == table.match.digest()
    assert [seat.text for seat in again.seats] == ["me:Anna", "me"]
    while not again.match.over:
        again.answer(0, again.asked[0])
        table.match.answer(0)
    again.close()
    assert again.match.digest() == table.match.digest()


def test_taken_back_answers_stay_in_the_file_and_are_marked(begun: Begin) -> None:
    table = begun(1)
    seat = table.match.by[-1]
    before = table.match.play.state.encode()
    table.undo(seat)
    journal = parse(table.slot.path.read_text(encoding="utf-8"))
    assert journal.undone() == {1}
    assert before != replay(journal, DRAGON, Slot(table.slot.path).read()[1]).play.state.encode()


def test_nothing_is_taken_back_once_the_key_is_known(begun: Begin) -> None:
    table = begun()
    while not table.match.over:
        table.answer(0, table.asked[0])
    last = table.match.by[-1]
    with pytest.raises(NotAnOption) as refused:
        table.undo(last)
    assert refused.value.words.key == "table-undo-over"


def test_two_programs_never_play_the_same_match(begun: Begin) -> None:
    table = begun(2)
    with pytest.raises(NotSaved) as refused:
        open_saved(table.slot.path)
    assert refused.value.words.key == "table-held"
    table.close()
    open_saved(table.slot.path).close()


def test_a_write_that_fails_keeps_the_old_file_and_is_tried_again(begun: Begin) -> None:
    table = begun(2)
    kept = table.slot.path.read_text(encoding="utf-8")
    blocked = table.slot.path.with_suffix(".new")
    blocked.mkdir()
    table.answer(0, table.asked[0])
    assert table.unsaved is not None
    assert table.unsaved.key == "table-not-saved"
    assert table.slot.path.read_text(encoding="utf-8") == kept
    blocked.rmdir()
    table.close()
    assert len(parse(table.slot.path.read_text(encoding="utf-8")).lines) == 3


def test_a_folder_that_cannot_be_written_is_said_before_the_match_begins(tmp_path: Path) -> None:
    wall = tmp_path / "wall"
    wall.write_text("a file where the folder should be")
    with pytest.raises(NotSaved) as refused:
        new_table(DRAGON, ("me", "me"), None, Store(wall))
    assert refused.value.words.key == "table-not-saved"


BAD = {
    "empty.jsonl": (b"", "journal-empty"),
    "cut.jsonl": (b'{"yamen": 1, "game": "dra', "journal-not-json"),
    "picture.jsonl": (b"\x89PNG\xff\xfe", "table-not-text"),
    "other.jsonl": (b'{"cats": 3}\n', "journal-no-head"),
}


def test_foreign_and_damaged_files_get_a_sentence_and_are_left_alone(tmp_path: Path, begun: Begin) -> None:
    good = begun(4)
    folder = good.slot.path.parent
    for name, (content, _) in BAD.items():
        (folder / name).write_bytes(content)
    (folder / "folder.jsonl").mkdir()
    (folder / "notes.txt").write_text("not ours")
    saved, bad = Store(tmp_path).list()
    assert [entry.path for entry in saved] == [good.slot.path]
    assert saved[0].answers == 4
    said = {path.name: words.key for path, words in bad}
    assert said == {**{name: key for name, (_, key) in BAD.items()}, "folder.jsonl": "table-cannot-read"}
    for name, (content, key) in BAD.items():
        with pytest.raises(Unreadable) as refused:
            open_saved(folder / name)
        assert refused.value.words.key == key
        assert (folder / name).read_bytes() == content


def test_a_match_without_its_key_cannot_go_on_and_is_left_alone(begun: Begin) -> None:
    table = begun(4)
    table.close()
    text = table.slot.path.read_text(encoding="utf-8")
    table.slot.key_path.write_text("no key at all")
    with pytest.raises(Unreadable) as refused:
        open_saved(table.slot.path)
    assert refused.value.words.key == "table-bad-key"
    table.slot.key_path.unlink()
    with pytest.raises(Unreadable) as refused:
        open_saved(table.slot.path)
    assert refused.value.words.key == "journal-no-key"
    assert table.slot.path.read_text(encoding="utf-8") == text


def test_the_list_has_the_latest_first_and_says_what_is_finished(tmp_path: Path, begun: Begin) -> None:
    first = begun(1)
    second = begun(2)
    while not second.match.over:
        second.answer(0, second.asked[0])
    os.utime(first.slot.path, (1, 1))
    saved, bad = Store(tmp_path).list()
    assert not bad
    assert [entry.over for entry in saved] == [True, False]
    assert saved[0].scores == second.match.scores


def test_the_folder_is_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("YAMEN_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data" / "yamen"
    monkeypatch.setenv("YAMEN_DATA", str(tmp_path / "own"))
    assert data_folder() == tmp_path / "own"
    monkeypatch.delenv("YAMEN_DATA")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "yamen"


def test_players_are_written_in_the_journal(begun: Begin) -> None:
    head = json.loads(begun().slot.path.read_text(encoding="utf-8").splitlines()[0])
    assert head["players"] == ["me:Anna", "me"]


def test_lines_noted_while_playing_are_those_of_the_match(tmp_path: Path, begun: Begin) -> None:
    """Also across a break, and with answers taken back before and after it."""
    table = begun(1)
    table.undo(table.match.by[-1])
    table.answer(3, table.asked[0])
    table.close()
    again = open_saved(table.slot.path)
    again.answer(0, again.asked[0])
    again.undo(again.match.by[-1])
    again.answer(1, again.asked[0])
    again.close()
    text = again.slot.path.read_text(encoding="utf-8")
    assert text == record(again.match, ["me:Anna", "me"]).text()
    assert text.count('"undo"') == 2
