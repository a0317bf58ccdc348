"""`yamen simulate`: many matches between bots, on all processors."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from yamen.cli.asked import number
from yamen.cli.desk import Desk

if TYPE_CHECKING:
    from yamen.lab import Simulation

STOPPED = 130
Tell = Callable[[int, int], None]


def add(app: App, desk: Desk) -> None:
    """The command."""

    @app.command(help=desk.say("help-simulate"))
    def simulate(
        game: Annotated[str, Parameter(help=desk.say("help-game"))],
        /,
        *,
        seats: Annotated[str, Parameter(help=desk.say("help-simulate-seats"))] = "",
        games: Annotated[int, number(desk.say("help-simulate-games"))] = 100,
        seed: Annotated[int, number(desk.say("help-simulate-seed"))] = 0,
        jobs: Annotated[int | None, number(desk.say("help-simulate-jobs"))] = None,
        set_: Annotated[
            list[str] | None, Parameter(name="--set", help=desk.say("help-set"), allow_repeating=True)
        ] = None,
        components: Annotated[str, Parameter(help=desk.say("help-components-set"))] = "",
        journals: Annotated[Path | None, Parameter(help=desk.say("help-simulate-journals"))] = None,
        json: Annotated[bool, Parameter(help=desk.say("help-json"))] = False,
    ) -> int:
        from yamen.cli.asked import chairs, settings
        from yamen.cli.components import changes_of
        from yamen.lab import simulate

        most = desk.find(game).seats[1]
        sitting = chairs(seats, most) if seats else ["random"] * min(4, most)
        options = settings(set_ or [])
        changes = changes_of(desk.find(game), components)
        with progress(desk) as tell:
            found = simulate(game, sitting, games, seed, _jobs(jobs), options, journals, tell, changes)
        if json:
            desk.document(found.doc())
        else:
            for line in table(desk, found):
                desk.print(line)
        if not found.whole:
            print(desk.say("cli-stopped-after", games=found.games, wanted=found.wanted), file=sys.stderr)
            return STOPPED
        return 0


def _jobs(wanted: int | None) -> int:
    """As many processes as there are processors, if nothing else is wanted."""
    if wanted is not None:
        return wanted
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def progress(desk: Desk) -> Iterator[Tell | None]:
    """How far it is, on a terminal only."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(desk.say("cli-playing"))
        yield lambda done, wanted: bar.update(task, completed=done, total=wanted)


def table(desk: Desk, found: "Simulation") -> list[str]:
    """The result for people."""
    out = [desk.say("cli-matches", title=desk.say("game-title"), n=found.games, seed=str(found.seed))]
    head = [desk.say(f"cli-column-{name}") for name in ("seat", "bot", "wins", "share", "mean")]
    rows = [head]
    names = found.bots + [desk.say("seat-alone")] * (len(found.wins) - len(found.bots))
    for seat, bot in enumerate(names):
        share = 100 * found.wins[seat] / found.games if found.games else 0.0
        rows.append([str(seat + 1), bot, str(found.wins[seat]), f"{share:.1f} %", f"{found.mean_score[seat]:.1f}"])
    widths = [max(len(row[i]) for row in rows) for i in range(len(head))]
    for row in rows:
        cells = [row[i].ljust(widths[i]) if i == 1 else row[i].rjust(widths[i]) for i in range(len(row))]
        out.append("  " + "  ".join(cells))
    seconds = f"{found.seconds:.1f}"
    speed = {"decisions_per_s": f"{found.decisions_per_s:.0f}", "games_per_s": f"{found.games_per_s:.1f}"}
    out.append(desk.say("cli-speed", decisions=str(found.decisions), seconds=seconds, **speed))
    out.append(desk.say("cli-digest", digest=found.digest))
    return out
