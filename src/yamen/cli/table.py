"""`yamen table`, and `yamen` without words: the table in the terminal."""

import os
import sys
from typing import Annotated

from cyclopts import App, Parameter

from yamen.cli.desk import Desk, Mistake

ME = "me"
FEWEST_COLUMNS = 60
FEWEST_LINES = 18


def add(app: App, desk: Desk) -> None:
    """The command, and what happens without one."""

    @app.command(help=desk.say("help-table"))
    def table(
        game: Annotated[str | None, Parameter(help=desk.say("help-table-game"))] = None,
        /,
        *,
        seats: Annotated[str, Parameter(help=desk.say("help-table-seats"))] = "",
        set_: Annotated[
            list[str] | None, Parameter(name="--set", help=desk.say("help-set"), allow_repeating=True)
        ] = None,
    ) -> int:
        return _home(desk) if game is None else _table(desk, game, seats, set_ or [])

    @app.default
    def home() -> int:
        return _home(desk)


def _home(desk: Desk) -> int:
    _need_terminal(desk)
    from yamen.cli.terminal import open_home

    return open_home(desk.language)


def _table(desk: Desk, name: str, seats: str, given: list[str]) -> int:
    from yamen.cli.asked import chairs, settings

    game = desk.find(name)
    most = game.seats[1]
    sitting = chairs(seats, most) if seats else [ME, *["steady"] * (min(4, most) - 1)]
    options = game.settle(len(sitting), settings(given))
    _need_players(sitting)
    _need_terminal(desk)
    from yamen.cli.terminal import open_table

    return open_table(name, sitting, options, desk.language)


def _need_players(sitting: list[str]) -> None:
    from yamen.bots import BOTS, make
    from yamen.kernel.errors import NotAnOption

    for name in sitting:
        if name == ME:
            continue
        try:
            make(name, 0)
        except NotAnOption as error:
            if error.words.key != "error-bot":
                raise
            raise Mistake("cli-seat-name", given=name[:60], known=", ".join((ME, *BOTS))) from None


def _need_terminal(desk: Desk) -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Mistake("cli-no-terminal")
    size = os.get_terminal_size(sys.stdout.fileno())
    if 0 < size.columns < FEWEST_COLUMNS or 0 < size.lines < FEWEST_LINES:
        facts = {"columns": size.columns, "lines": size.lines}
        raise Mistake("cli-terminal-small", **facts, least_columns=FEWEST_COLUMNS, least_lines=FEWEST_LINES)
