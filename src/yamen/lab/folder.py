"""Journals on disk: one file a match, whole or not there at all."""

from __future__ import annotations

import os
from pathlib import Path

from yamen.kernel.errors import NotAnOption
from yamen.kernel.words import Words


def prepare(folder: Path) -> None:
    """Make the folder, or say why journals cannot be kept there. Journals of another run are not written over."""
    probe = folder / f".yamen.{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.write_text("", encoding="utf-8")
        probe.unlink()
        full = next(folder.glob("*.jsonl"), None)
    except OSError as error:
        raise _refused(folder, error) from None
    if full is not None:
        raise NotAnOption(Words("error-lab-folder-full", {"folder": str(folder)[-200:], "file": full.name}))


def path(folder: Path, number: int) -> Path:
    """Where the journal of this match is kept. Matches are counted from 0, as in the luck they are dealt."""
    return folder / f"{number:08d}.jsonl"


def keep(folder: Path, number: int, journal: str) -> None:
    """Write a journal; a full disk leaves no half of it."""
    target = path(folder, number)
    draft = target.with_suffix(f".{os.getpid()}")
    try:
        draft.write_text(journal, encoding="utf-8")
        draft.replace(target)
    except OSError as error:
        raise _refused(folder, error) from None
    finally:
        draft.unlink(missing_ok=True)


def _refused(folder: Path, error: OSError) -> NotAnOption:
    facts: dict[str, int | str | Words] = {
        "folder": str(folder)[-200:],
        "reason": error.strerror or type(error).__name__,
    }
    return NotAnOption(Words("error-lab-folder", facts))
