"""Component sets: what an owner of a box has corrected, kept under a name in the user's data folder.

A file to edit holds all facts of a game (TOML, and a table for a spreadsheet where a game has one); a set holds only
what differs from the facts of this program, so it can be handed on as one small file.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
from pathlib import Path
from typing import Any, Final

from yamen.kernel.errors import NotAnOption, Unreadable
from yamen.kernel.fact_files import LARGEST, line_of, lines, parse_rows, parse_table
from yamen.kernel.facts import Wrong, corrected, difference
from yamen.kernel.rules import Game
from yamen.kernel.words import Fact, Words
from yamen.table.store import NotSaved, data_folder

FORMAT: Final = 1
NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
SET: Final = ".json"


class Checked:
    """An owner's files beside the printed facts: what they change, and each violation with its file and line."""

    def __init__(self, changes: dict[str, Any], wrong: list[tuple[str, int, Wrong]]) -> None:
        self.changes = changes
        self.wrong = wrong


def check(game: Game, files: list[Path]) -> Checked:
    """Read an owner's files (a facts file, a table, or both) and compare them with the printed facts."""
    printed = game.components()
    given = dict(printed)
    at_line: dict[str, tuple[str, int]] = {}
    for file in files:
        text = _read(file)
        if file.suffix.lower() == ".csv":
            table = _table_of(printed, file)
            rows = parse_rows(text, file.name)
            given[table] = rows
            at_line |= {f"{table}.{_row(row)}": (file.name, at) for at, row in enumerate(rows, 2)}
        else:
            facts = parse_table(text)
            given |= facts
            for table in printed:
                if table not in facts and not _is_sheet(printed, table):
                    given.pop(table)
            at_line |= {path: (file.name, at) for path, at in lines(text).items()}
    changes, found = difference(printed, given)
    if not found:
        found = game.checks(corrected(printed, changes))
    flat = {path: at for path, (_, at) in at_line.items()}
    placed: list[tuple[str, int, Wrong]] = []
    for one in found:
        at = line_of(flat, one.path)
        name = next((name for name, line in at_line.values() if line == at), files[0].name)
        placed.append((name, at, one))
    return Checked(changes, placed)


def _row(row: dict[str, Any]) -> str:
    return str(next(iter(row.values())))


def _is_sheet(printed: dict[str, Any], table: str) -> bool:
    """Whether these facts come as a table of their own: many rows, all with the same columns."""
    rows = printed[table]
    return isinstance(rows, list) and len(rows) > 30 and all(list(row) == list(rows[0]) for row in rows)


def sheets(game: Game) -> list[str]:
    """The facts of a game that a spreadsheet can open."""
    printed = game.components()
    return [table for table in printed if _is_sheet(printed, table)]


def _table_of(printed: dict[str, Any], file: Path) -> str:
    tables = [table for table in printed if _is_sheet(printed, table)]
    if not tables:
        raise Unreadable(Words("boxes-no-sheet", {"file": file.name}))
    return tables[0]


def _read(file: Path) -> str:
    try:
        if file.stat().st_size > LARGEST:
            raise Unreadable(Words("boxes-too-large", {"file": file.name, "most": LARGEST}))
        return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable(Words("boxes-not-text", {"file": file.name})) from None
    except OSError as error:
        facts: dict[str, Fact] = {"file": file.name, "reason": error.strerror or type(error).__name__}
        raise Unreadable(Words("table-cannot-read", facts)) from None


# --- the folder -------------------------------------------------------------------------------------------------------


class Boxes:
    """The named sets of one game."""

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        self.game = game
        self.folder = (data_folder() if folder is None else folder) / "components" / game.name

    def names(self) -> list[str]:
        """The names of the sets that are kept."""
        try:
            return sorted(path.stem for path in self.folder.glob(f"*{SET}"))
        except OSError:
            return []

    def changes(self, name: str) -> dict[str, Any]:
        """What a set corrects, as a match takes it."""
        path = self._path(name)
        if not path.exists():
            known = ", ".join(self.names()) or "–"
            raise NotAnOption(Words("boxes-unknown", {"name": name, "game": self.game.name, "names": known}))
        return read_set(self.game, path)

    def save(self, name: str, changes: dict[str, Any]) -> Path:
        """Keep a set under a name; one of that name before is replaced whole."""
        path = self._path(name)
        fresh = path.with_suffix(".new")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with fresh.open("w", encoding="utf-8") as file:
                file.write(set_text(self.game, changes))
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(path)
        except OSError as error:
            with contextlib.suppress(OSError):
                fresh.unlink()
            facts: dict[str, Fact] = {"folder": str(self.folder), "reason": error.strerror or type(error).__name__}
            raise NotSaved(Words("table-not-saved", facts)) from None
        return path

    def _path(self, name: str) -> Path:
        if not NAME.fullmatch(name):
            raise NotAnOption(Words("boxes-name", {"name": name[:60]}))
        return self.folder / f"{name}{SET}"


def set_text(game: Game, changes: dict[str, Any]) -> str:
    """A set as its file says it."""
    head = {"yamen-components": FORMAT, "game": game.name, "digest": game.digest(changes), "changes": changes}
    return json.dumps(head, ensure_ascii=False, indent=1) + "\n"


def read_set(game: Game, path: Path) -> dict[str, Any]:
    """The corrections in a set's file, checked against the game as it is now, or a refusal."""
    try:
        data = json.loads(_read(path))
    except (ValueError, RecursionError):
        raise Unreadable(Words("boxes-no-set", {"file": path.name})) from None
    if (
        not isinstance(data, dict)
        or data.get("yamen-components") != FORMAT
        or not isinstance(data.get("changes"), dict)
    ):
        raise Unreadable(Words("boxes-no-set", {"file": path.name}))
    if data.get("game") != game.name:
        raise Unreadable(Words("boxes-other-game", {"file": path.name, "found": str(data.get("game"))[:40]}))
    changes: dict[str, Any] = data["changes"]
    broken = game.checks(corrected(game.components(), changes))
    if broken:
        raise NotAnOption(broken[0].words)
    return changes
