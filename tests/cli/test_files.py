"""Files that are written: whole or not at all, and never over another one that nobody gave up."""

from __future__ import annotations

import errno
import os
import resource
import stat
from pathlib import Path

import pytest

from tests.cli.calls import Yamen, journal, process, whole, write

OLD = "What was here before.\n"


@pytest.fixture
def yamen(capsys: pytest.CaptureFixture[str]) -> Yamen:
    return Yamen(capsys)


def refused(yamen: Yamen, tmp_path: Path, out: Path, named: str, *words: str) -> None:
    """The copy is refused with this in the sentence, in each language, and the folder is as it was."""
    before = sorted((path.name, path.read_bytes()) for path in tmp_path.iterdir() if path.is_file())
    told = set()
    for language in ("en", "fr"):
        file = str(tmp_path / "whole.jsonl")
        said = yamen("journal", "convert", file, "--out", out, *words, "--language", language)
        assert (said.code, said.out) == (2, "")
        assert named in said.err
        assert said.err.count("\n") == 1
        told.add(said.err)
    assert len(told) == 2
    assert sorted((path.name, path.read_bytes()) for path in tmp_path.iterdir() if path.is_file()) == before


def test_a_file_that_is_there_is_replaced_only_if_asked(yamen: Yamen, tmp_path: Path) -> None:
    whole(tmp_path)
    out = write(tmp_path / "old.jsonl", OLD)
    out.chmod(0o640)
    refused(yamen, tmp_path, out, "--force")
    assert out.read_text(encoding="utf-8") == OLD
    yamen.well("journal", "convert", tmp_path / "whole.jsonl", "--out", out, "--force")
    assert out.read_text(encoding="utf-8") == journal()
    assert stat.S_IMODE(out.stat().st_mode) == 0o640


def test_a_link_stays_a_link(yamen: Yamen, tmp_path: Path) -> None:
    real = write(tmp_path / "real.jsonl", OLD)
    (tmp_path / "link.jsonl").symlink_to(real)
    yamen.well("journal", "convert", whole(tmp_path), "--out", tmp_path / "link.jsonl", "--force")
    assert (tmp_path / "link.jsonl").is_symlink()
    assert real.read_text(encoding="utf-8") == journal()


def test_the_journal_itself_is_never_written_over(yamen: Yamen, tmp_path: Path) -> None:
    file = whole(tmp_path)
    (tmp_path / "same.jsonl").hardlink_to(file)
    for out in (file, tmp_path / "same.jsonl", tmp_path / "." / "whole.jsonl"):
        refused(yamen, tmp_path, out, out.name, "--force")


@pytest.mark.parametrize("where", ["/dev/full", "none/new.jsonl", "whole.jsonl/new.jsonl", ".", "x" * 300])
def test_a_place_that_cannot_be_written(yamen: Yamen, tmp_path: Path, where: str) -> None:
    whole(tmp_path)
    refused(yamen, tmp_path, tmp_path / where, Path(where).name[:20], "--force")
    assert stat.S_ISCHR(Path("/dev/full").stat().st_mode)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO])
@pytest.mark.parametrize("step", ["fsync", "mkstemp"])
def test_a_disk_that_fails_leaves_everything_as_it_was(
    yamen: Yamen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, step: str
) -> None:
    def fail(*given: object, **more: object) -> None:
        raise OSError(number, os.strerror(number))

    whole(tmp_path)
    out = write(tmp_path / "old.jsonl", OLD)
    monkeypatch.setattr("os.fsync" if step == "fsync" else "tempfile.mkstemp", fail)
    refused(yamen, tmp_path, out, "old.jsonl", "--force")
    refused(yamen, tmp_path, tmp_path / "new.jsonl", "new.jsonl")


def small_disk() -> None:
    """From here on no file can be longer than 1000 bytes."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    out = write(tmp_path / "old.jsonl", OLD)
    done = process(
        "journal", "convert", whole(tmp_path), "--out", out, "--force", "--language=en", preexec_fn=small_disk
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"{out} could not be written because the disk is full; make room or choose another place.\n"
    assert out.read_text(encoding="utf-8") == OLD
    assert sorted(path.name for path in tmp_path.iterdir()) == ["old.jsonl", "whole.jsonl"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_journals_on_a_disk_that_is_full(tmp_path: Path, jobs: str) -> None:
    words = ("simulate", "dragon", "--games", "5", "--jobs", jobs, "--journals", tmp_path / "kept", "--language=en")
    done = process(*words, preexec_fn=small_disk)
    assert (done.returncode, done.stdout) == (2, "")
    assert str(tmp_path / "kept") in done.stderr
    assert done.stderr.count("\n") == 1
    assert list((tmp_path / "kept").iterdir()) == []
