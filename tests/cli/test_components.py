"""`yamen components`: show, check, save, list, export, import, and play with a set."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from yamen.cli import main


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YAMEN_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("YAMEN_LANG", "en")


def edited(folder: Path, old: str, new: str) -> Path:
    """The facts as the command writes them, with one place edited."""
    file = folder / "box.toml"
    assert main(["components", "dragon", "--to", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


MONK = "[person.young.monk]\ntiles = 6\npoints = "


def test_every_value_is_shown_with_how_sure_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "dragon", "--json"]) == 0
    rows = {row["path"]: row for row in json.loads(capsys.readouterr().out)["values"]}
    assert rows["person.old.pyrotechnist.symbols"]["sure"] == "likely"
    assert rows["person.young.monk.points"]["value"] == 6
    assert "person.young.monk.source" not in rows


def test_a_corrected_value_is_saved_shown_and_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = edited(tmp_path, MONK + "6", MONK + "7")
    assert main(["components", "save", "dragon", "attic", str(file)]) == 0
    assert main(["components", "list"]) == 0
    assert "dragon  attic  (1)" in capsys.readouterr().out
    assert main(["components", "dragon", "person.young.monk", "--components", "attic"]) == 0
    assert "points = 7  [yours; printed: 6]" in capsys.readouterr().out
    folder = tmp_path / "journals"
    words = ["simulate", "dragon", "--seats", "random,random", "--games", "1", "--components", "attic"]
    assert main([*words, "--journals", str(folder), "--json"]) == 0
    (journal,) = folder.iterdir()
    assert json.loads(journal.read_text().split("\n")[0])["changes"] == {"person.young.monk.points": 7}
    assert main(["verify", str(journal)]) == 0


def test_a_set_is_handed_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["components", "save", "dragon", "attic", str(edited(tmp_path, MONK + "6", MONK + "7"))])
    handed = tmp_path / "attic.json"
    assert main(["components", "export", "dragon", "attic", str(handed)]) == 0
    monkeypatch.setenv("YAMEN_DATA", str(tmp_path / "elsewhere"))
    assert main(["components", "import", "dragon", "loft", str(handed)]) == 0
    capsys.readouterr()
    assert main(["components", "list", "dragon"]) == 0
    assert capsys.readouterr().out == "dragon  loft  (1)\n"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "box.toml, line {line}: person.young.monk.points is 66: it must be from 0 to 9."),
        ("fr", "box.toml, ligne {line} : person.young.monk.points vaut 66 : il faut une valeur de 0 à 9."),
    ],
)
def test_a_violation_is_one_sentence_with_its_line_and_nothing_is_saved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, sentence: str
) -> None:
    file = edited(tmp_path, MONK + "6", MONK + "66")
    line = file.read_text().split("\n").index("points = 66") + 1
    capsys.readouterr()
    assert main(["--language", language, "components", "save", "dragon", "attic", str(file)]) == 2
    assert sentence.format(line=line) in capsys.readouterr().out.replace("\u202f", " ").replace("\xa0", " ")
    main(["components", "list"])
    assert "attic" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["components", "chess"], "chess"),
        (["components", "dragon", "hat"], "hat"),
        (["components", "dragon", "--components", "none"], "none"),
        (["components", "check", "dragon", "no-such-file.toml"], "no-such-file.toml"),
        (["components", "import", "dragon", "x", "/dev/null"], "null"),
        (["components", "export", "dragon", "none", "x.json"], "none"),
        (["simulate", "dragon", "--components", "none"], "none"),
    ],
)
def test_what_is_not_there_is_one_sentence(words: list[str], part: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    said = capsys.readouterr().err
    assert part in said
    assert said.count("\n") == 1
    assert "Traceback" not in said
