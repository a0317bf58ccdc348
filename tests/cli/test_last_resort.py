"""What nobody foresaw: one sentence, and the details in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.calls import Yamen, plain
from yamen.cli import rules


@pytest.fixture
def yamen(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Yamen:
    def broken(*given: object) -> None:
        raise ZeroDivisionError("nobody divides by nothing")

    monkeypatch.setattr(rules, "_rules", broken)
    return Yamen(capsys)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_details_are_saved_and_the_sentence_says_where(
    yamen: Yamen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    said = yamen("rules", "dragon", "é", "--language", language)
    (report,) = (tmp_path / "state" / "yamen" / "reports").iterdir()
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert str(report) in said.err
    assert ("nobody foresaw" if language == "en" else "imprévu") in plain(said.err)
    text = report.read_text(encoding="utf-8")
    assert "nobody divides by nothing" in text
    assert f"yamen rules dragon é --language {language}" in text


def test_without_a_state_folder_they_go_where_files_come_and_go(
    yamen: Yamen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    said = yamen("rules", "dragon")
    (report,) = tmp_path.glob("report-*.txt")
    assert str(report) in said.err
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "file"))
    said = yamen("rules", "dragon", "--language=en")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "could not be saved" in said.err


def test_ctrl_c_anywhere_else_just_stops(yamen: Yamen, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(rules, "_rules", stopped)
    said = yamen("rules", "dragon", "--language=en")
    assert (said.code, said.out, said.err) == (130, "", "Stopped.\n")
