"""The commands put together for a language. Each module brings its own; what one needs is loaded when it runs."""

from __future__ import annotations

from typing import Any

import cyclopts
from attrs import evolve
from cyclopts.help import DefaultFormatter, HelpPanel
from rich.console import Console, ConsoleOptions

import yamen
from yamen.cli import bench, components, journal, replay, rules, simulate, table, verify
from yamen.cli.desk import Desk


class Formatter(DefaultFormatter):
    """Help without English in it: the usage line begins in the language, and nothing is marked [required]."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Every argument without brackets in the usage line is needed; it need not be said twice."""
        super().__call__(
            console, options, panel.copy(entries=[evolve(entry, required=False) for entry in panel.entries])
        )

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """The usage line."""
        if usage:
            said = self.desk.say("help-usage", usage=str(usage).strip())
            console.print(f"{said}\n", markup=False, highlight=False)


def make(desk: Desk) -> cyclopts.App:
    """All commands, their help in the desk's language."""
    app = cyclopts.App(
        "yamen",
        help=desk.say("help-yamen"),
        help_epilogue=desk.say("help-everywhere"),
        help_format="plaintext",
        help_formatter=Formatter(desk),
        version=f"yamen {yamen.__version__}",
        group_commands=cyclopts.Group(desk.say("help-group-commands"), sort_key=1),
        group_arguments=cyclopts.Group(desk.say("help-group-arguments"), sort_key=2),
        group_parameters=cyclopts.Group(desk.say("help-group-options"), sort_key=3),
        default_parameter=cyclopts.Parameter(show_default=False, negative=(), allow_repeating=False),
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = desk.say("help-help")
    app["--version"].help = desk.say("help-version")
    table.add(app, desk)
    simulate.add(app, desk)
    replay.add(app, desk)
    verify.add(app, desk)
    journal.add(app, desk)
    rules.add(app, desk)
    components.add(app, desk)
    bench.add(app, desk)
    return app
