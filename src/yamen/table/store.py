"""Saved matches: one journal a match in the user's data folder, and beside it the key while it is still secret.

A journal is written whole, to another name, and then takes the place of the old one: a program killed at any moment
leaves the journal of before or the journal of after, never half of one.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import secrets
import time
from pathlib import Path
from typing import IO, Final

from yamen.kernel.errors import Unreadable, YamenError
from yamen.kernel.journal import Journal
from yamen.kernel.reading import parse
from yamen.kernel.words import Fact, Words

JOURNAL: Final = ".jsonl"
KEY: Final = ".key"


class NotSaved(YamenError):
    """The folder of saved matches cannot be written, or somebody else holds the match."""


def data_folder() -> Path:
    """Where saved matches live: YAMEN_DATA, else the data folder of the user's desktop (XDG_DATA_HOME)."""
    own = os.environ.get("YAMEN_DATA")
    if own:
        return Path(own)
    home = os.environ.get("XDG_DATA_HOME")
    base = Path(home) if home else Path.home() / ".local" / "share"
    return base / "yamen"


class Slot:
    """The place of one saved match. Whoever plays it holds its lock, so two programs never write the same match."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.key_path = path.with_suffix(KEY)
        self.lock: IO[bytes] | None = None

    def hold(self) -> None:
        """Keep other programs from playing this match until `free`, or until this program ends."""
        try:
            lock = self.key_path.open("rb")
        except OSError:
            return  # a finished match has no secret left, and nothing to write
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise NotSaved(Words("table-held", {"file": self.path.name})) from None
        self.lock = lock

    def free(self) -> None:
        """Let others play it."""
        if self.lock is not None:
            self.lock.close()
            self.lock = None

    def begin(self, secret: bytes) -> None:
        """Put the secret down, readable by its owner alone, before anything is promised."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            mode = os.O_WRONLY | os.O_CREAT | os.O_EXCL
            with os.fdopen(os.open(self.key_path, mode, 0o600), "w") as file:
                file.write(secret.hex() + "\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise _not_saved(self.path, error) from None
        self.hold()

    def write(self, journal: Journal) -> None:
        """The journal takes the place of the one before; with a finished match the key is in it and no secret."""
        fresh = self.path.with_suffix(".new")
        try:
            with fresh.open("w", encoding="utf-8") as file:
                file.write(journal.text())
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self.path)
        except OSError as error:
            with contextlib.suppress(OSError):
                fresh.unlink()
            raise _not_saved(self.path, error) from None
        if journal.secret is not None:
            self.free()
            with contextlib.suppress(OSError):
                self.key_path.unlink()

    def read(self) -> tuple[Journal, bytes | None]:
        """The journal and its secret, or a refusal that says what is wrong with the file."""
        return read_journal(self.path), self._secret()

    def _secret(self) -> bytes | None:
        try:
            return bytes.fromhex(self.key_path.read_text(encoding="ascii"))
        except FileNotFoundError:
            return None
        except (OSError, ValueError):
            raise Unreadable(Words("table-bad-key", {"file": self.key_path.name})) from None


def read_journal(path: Path) -> Journal:
    """The journal in a file, or a refusal."""
    try:
        return parse(path.read_text(encoding="utf-8"))
    except OSError as error:
        facts: dict[str, Fact] = {"file": path.name, "reason": error.strerror or type(error).__name__}
        raise Unreadable(Words("table-cannot-read", facts)) from None
    except UnicodeDecodeError:
        raise Unreadable(Words("table-not-text", {"file": path.name})) from None


def _not_saved(path: Path, error: OSError) -> NotSaved:
    facts: dict[str, Fact] = {"folder": str(path.parent), "reason": error.strerror or type(error).__name__}
    return NotSaved(Words("table-not-saved", facts))


class Saved:
    """A saved match as a list shows it."""

    def __init__(self, path: Path, journal: Journal, when: float) -> None:
        self.path = path
        self.game = journal.game
        self.players = journal.players
        self.answers = sum(1 for line in journal.lines if not line.undo) - len(journal.undone())
        self.over = journal.scores is not None
        self.scores = journal.scores
        self.when = when


class Store:
    """The folder of saved matches."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = (data_folder() if folder is None else folder) / "matches"

    def fresh(self, game: str) -> Slot:
        """A place for a new match, named after its game and the moment."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        return Slot(self.folder / f"{game}-{stamp}-{secrets.token_hex(3)}{JOURNAL}")

    def list(self) -> tuple[list[Saved], list[tuple[Path, Words]]]:
        """The saved matches, the latest first; and the files that are none, each with the reason."""
        good: list[Saved] = []
        bad: list[tuple[Path, Words]] = []
        try:
            paths = sorted(self.folder.glob(f"*{JOURNAL}"))
        except OSError:
            paths = []
        for path in paths:
            try:
                good.append(Saved(path, read_journal(path), path.stat().st_mtime))
            except YamenError as error:
                bad.append((path, error.words))
            except OSError as error:
                facts: dict[str, Fact] = {"file": path.name, "reason": error.strerror or ""}
                bad.append((path, Words("table-cannot-read", facts)))
        good.sort(key=lambda saved: saved.when, reverse=True)
        return good, bad
