"""The last resort: what nobody foresaw is kept in a file, and the person is told where."""

from __future__ import annotations

import os
import platform
import tempfile
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import yamen


def state_folder() -> Path:
    """Where this user's programs keep what is no document of hers."""
    home = os.environ.get("XDG_STATE_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "state") / "yamen"


def save_report(error: BaseException, words: list[str]) -> str:
    """Write down what happened, in the state folder or else where files come and go; where, or nothing."""
    now = datetime.now(UTC)
    said = [
        f"yamen {yamen.__version__}, Python {platform.python_version()}, {platform.platform()}",
        f"{now:%Y-%m-%d %H:%M:%S} UTC",
        f"yamen {' '.join(words)}",
        "",
        *traceback.format_exception(error),
    ]
    text = "\n".join(said).encode("utf-8", "backslashreplace")
    name = f"report-{now:%Y%m%d-%H%M%S}-"
    for folder in _folders():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            handle, path = tempfile.mkstemp(prefix=name, suffix=".txt", dir=folder)
            with os.fdopen(handle, "wb") as file:
                file.write(text)
        except OSError:
            continue
        return path
    return ""


def _folders() -> list[Path]:
    folders: list[Path] = []
    with suppress(RuntimeError):  # no home
        folders.append(state_folder() / "reports")
    with suppress(OSError):  # no place for temporary files
        folders.append(Path(tempfile.gettempdir()))
    return folders
