"""The table in the terminal, once for all games: a game brings its picture and its words."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

from yamen.games import find
from yamen.kernel.errors import YamenError
from yamen.kernel.words import Words
from yamen.table import Store, new_table

__all__ = ["open_home", "open_table"]


def open_table(
    game: str,
    seats: Sequence[str],
    options: dict[str, str] | None = None,
    language: str = "en",
    plain: bool = False,
    changes: dict[str, Any] | None = None,
) -> int:
    """A new table with these seats (`me`, `me:Anna`, `steady`, ...); 0 when somebody leaves it."""
    plain = plain or _plain_only()
    _need_terminal(plain)
    store = Store()
    table = new_table(find(game), seats, options, store, changes)
    if plain:
        from yamen.cli.terminal.plain import Plain

        Plain(table, language, sys.stdin, sys.stdout).run()
        return 0
    from yamen.cli.terminal.app import TableApp

    return TableApp(store, language, table).run() or 0


def open_home(language: str = "en", plain: bool = False) -> int:
    """Choose a game, seats and options, or go on with a saved match; 0 when somebody leaves."""
    plain = plain or _plain_only()
    _need_terminal(plain)
    store = Store()
    if plain:
        from yamen.cli.terminal.plain_home import PlainHome

        PlainHome(store, language, sys.stdin, sys.stdout).run()
        return 0
    from yamen.cli.terminal.app import TableApp

    return TableApp(store, language).run() or 0


def _plain_only() -> bool:
    """A terminal that says of itself that it can only print lines."""
    return os.environ.get("TERM", "") == "dumb"


def _need_terminal(plain: bool) -> None:
    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise YamenError(Words("terminal-no-terminal"))
