"""`yamen table`, and `yamen` without words: the table in the terminal."""

import os
import sys
from typing import Annotated

from cyclopts import App, Parameter

from yamen.cli.desk import Desk, Mistake


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
        components: Annotated[str, Parameter(help=desk.say("help-components-set"))] = "",
        plain: Annotated[bool, Parameter(help=desk.say("help-table-plain"))] = False,
    ) -> int:
        if game is None:
            if seats or set_ or components:
                raise Mistake("cli-table-game")
            return _home(desk, plain)
        return _table(desk, game, seats, set_ or [], components, plain)

    @app.default
    def home() -> int:
        return _home(desk, plain=False)


def _home(desk: Desk, plain: bool) -> int:
    _need_terminal(plain)
    from yamen.cli.terminal import open_home

    return open_home(desk.language, plain)


def _table(desk: Desk, name: str, seats: str, given: list[str], components: str, plain: bool) -> int:
    from yamen.cli.asked import chairs, settings
    from yamen.cli.components import changes_of
    from yamen.table.seats import ME

    game = desk.find(name)
    most = game.seats[1]
    sitting = chairs(seats, most) if seats else [ME, *["steady"] * (min(4, most) - 1)]
    options = game.settle(len(sitting), settings(given))
    _need_players(sitting)
    changes = changes_of(game, components)
    _need_terminal(plain)
    from yamen.cli.terminal import open_table

    return open_table(name, sitting, options, desk.language, plain, changes)


def _need_players(sitting: list[str]) -> None:
    from yamen.bots import BOTS
    from yamen.kernel.errors import NotAnOption
    from yamen.table.seats import ME, read_seat

    for name in sitting:
        try:
            read_seat(name, 0)
        except NotAnOption as error:
            if error.words.key != "error-bot":
                raise
            raise Mistake("cli-seat-name", given=name[:60], known=", ".join((ME, *BOTS))) from None


def _need_terminal(plain: bool) -> None:
    """The screen needs a terminal that is large enough; line by line it works anywhere."""
    if plain or os.environ.get("TERM") == "dumb":
        return
    size = screen()
    if size is None:
        raise Mistake("cli-no-terminal")
    from yamen.cli.terminal.app import LEAST_HEIGHT, LEAST_WIDTH

    if 0 < size.columns < LEAST_WIDTH or 0 < size.lines < LEAST_HEIGHT:
        least = {"least_columns": LEAST_WIDTH, "least_lines": LEAST_HEIGHT}
        raise Mistake("cli-terminal-small", columns=size.columns, lines=size.lines, **least)


def screen() -> os.terminal_size | None:
    """How large the terminal is; None without one for keyboard and screen. Some do not know: 0."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        return os.get_terminal_size(sys.stdout.fileno())
    return None
