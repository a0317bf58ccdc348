"""Component sets: an owner's file is checked, kept, handed on, played with, and never breaks what was kept before."""

from __future__ import annotations

from pathlib import Path

import pytest

from yamen.games.dragon import DRAGON
from yamen.kernel.chance import Key
from yamen.kernel.errors import NotAnOption, Unreadable, YamenError
from yamen.kernel.fact_files import parse_rows, parse_table, write_rows, write_table
from yamen.kernel.journal import record
from yamen.kernel.match import Match
from yamen.kernel.reading import parse, replay
from yamen.table.boxes import Boxes, check, read_set
from yamen.table.store import NotSaved

MONK = "person.young.monk.points"


def edited(folder: Path, old: str, new: str) -> Path:
    """The whole facts file with one place edited."""
    text = write_table(DRAGON.components())
    assert old in text
    file = folder / "box.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


def test_a_facts_file_reads_back_the_same() -> None:
    assert parse_table(write_table(DRAGON.components())) == DRAGON.components()


def test_a_table_reads_back_the_same() -> None:
    rows = [{"number": 1, "suit": "laws"}, {"number": 2, "suit": 'a "b", c'}]
    assert parse_rows(write_rows(rows), "cards") == rows


def test_an_edited_file_is_the_difference(tmp_path: Path) -> None:
    found = check(
        DRAGON,
        [edited(tmp_path, "[person.young.monk]\ntiles = 6\npoints = 6", "[person.young.monk]\ntiles = 6\npoints = 7")],
    )
    assert (found.changes, found.wrong) == ({MONK: 7}, [])


def test_each_violation_has_its_line(tmp_path: Path) -> None:
    file = edited(tmp_path, "[person.young.monk]\ntiles = 6\npoints = 6", "[person.young.monk]\ntiles = 6\npoints = 99")
    wanted = file.read_text().split("\n").index("points = 99") + 1
    ((name, at, wrong),) = check(DRAGON, [file]).wrong
    assert (name, at, wrong.path, wrong.words.key) == ("box.toml", wanted, MONK, "component-range")


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("points = 6", 'points = "six"', "component-type"),
        ("points = 6", "points = 66666666666666666666", "component-huge"),
        ("points = 6\n", "", "component-missing"),
        ("points = 6", "points = 6\nhat = 1", "component-unknown"),
        ("players_3 = [3, 2, 2]", "players_3 = [3, 2]", "component-length"),
    ],
)
def test_what_cannot_be_is_named(tmp_path: Path, old: str, new: str, key: str) -> None:
    assert key in [wrong.words.key for _, _, wrong in check(DRAGON, [edited(tmp_path, old, new)]).wrong]


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    big = tmp_path / "big.toml"
    big.write_bytes(b"# " + b"x" * 50_000_000)
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    sheet = tmp_path / "cards.csv"
    sheet.write_text("a,b\n1,2\n")
    keys = []
    for file in (big, binary, sheet, tmp_path / "none.toml", edited(tmp_path, "points = 6", "points = = 6")):
        with pytest.raises(Unreadable) as refused:
            check(DRAGON, [file])
        keys.append(refused.value.words.key)
    assert keys == ["boxes-too-large", "boxes-not-text", "boxes-no-sheet", "table-cannot-read", "component-not-toml"]


def test_a_set_is_kept_and_handed_on(tmp_path: Path) -> None:
    boxes = Boxes(DRAGON, tmp_path / "mine")
    path = boxes.save("old-box", {MONK: 7})
    assert boxes.names() == ["old-box"]
    assert boxes.changes("old-box") == {MONK: 7}
    handed = tmp_path / "handed.json"
    handed.write_bytes(path.read_bytes())
    assert read_set(DRAGON, handed) == {MONK: 7}


@pytest.mark.parametrize("name", ["", "../x", "A b", "x" * 41, ".hidden"])
def test_a_name_is_no_path(tmp_path: Path, name: str) -> None:
    with pytest.raises(NotAnOption) as refused:
        Boxes(DRAGON, tmp_path).save(name, {MONK: 7})
    assert refused.value.words.key == "boxes-name"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "boxes-no-set"),
        ("[1]", "boxes-no-set"),
        ('{"yamen-components": 9, "game": "dragon", "changes": {}}', "boxes-no-set"),
        ('{"yamen-components": 1, "game": "chess", "changes": {}}', "boxes-other-game"),
        ('{"yamen-components": 1, "game": "dragon", "changes": {"hat": 1}}', "error-component"),
        ('{"yamen-components": 1, "game": "dragon", "changes": {"limits.months": 11}}', "component-fixed"),
    ],
)
def test_a_foreign_or_broken_set_is_refused(tmp_path: Path, text: str, key: str) -> None:
    file = tmp_path / "set.json"
    file.write_text(text)
    with pytest.raises(YamenError) as refused:
        read_set(DRAGON, file)
    assert refused.value.words.key == key


def test_an_unknown_set_and_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(NotAnOption):
        Boxes(DRAGON, tmp_path).changes("none")
    (tmp_path / "components").write_text("a file in the way")
    with pytest.raises(NotSaved):
        Boxes(DRAGON, tmp_path).save("mine", {MONK: 7})


def test_a_match_with_a_set_replays_anywhere() -> None:
    match = Match(DRAGON, 2, key=Key(b"k" * 32), changes={MONK: 7, "scoring.per_person": 3})
    assert match.rules.box.points[5] == 7
    journal = parse(record(match).text())
    assert journal.components == DRAGON.digest({MONK: 7, "scoring.per_person": 3}) != DRAGON.digest()
    assert replay(journal, DRAGON, b"k" * 32).digest() == match.digest()
    journal.changes = {MONK: 7}
    with pytest.raises(Unreadable) as refused:
        replay(journal, DRAGON, b"k" * 32)
    assert refused.value.words.key == "journal-components"
