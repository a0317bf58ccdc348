"""`./play bench`: peers and Yamen side by side in one process, and a table of ratios."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from bench import costs, toy
from bench.figures import figures
from bench.peers import peers
from bench.race import race
from bench.ratio import Spread, spread
from bench.report import Cost, Figure, Goal, Report, document, table
from bench.walk import DECISIONS, FORKS
from bench.yardstick import NotCompiledError, compiled, yardstick
from yamen.games import GAMES, find

if TYPE_CHECKING:
    from collections.abc import Sequence

    from yamen.kernel.rules import Game

ROUNDS: Final = 15
SECONDS: Final = 2.0
SEED: Final = 7
MATCHES: Final = 50
"""Kept matches that are weighed together."""
STARTS: Final = 9
"""Times that each command is started."""

GOALS: Final = {
    ("dragon", "interpreted"): (6.0, 60_000.0),
    ("dragon", "compiled"): (20.0, 200_000.0),
    ("gugong", "interpreted"): (3.0, 30_000.0),
    ("gugong", "compiled"): (12.0, 120_000.0),
    ("zhanguo", "interpreted"): (3.0, 30_000.0),
    ("zhanguo", "compiled"): (12.0, 120_000.0),
}
"""Decisions as a multiple of catanatron's raw count, and forks a second; a game without goals has none to reach."""
KILOBYTES: Final = 20.0
IMPORT_MS: Final = 100.0


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """What the user asked for."""
    parser = argparse.ArgumentParser(prog="yamen bench", description="How fast is Yamen, beside its peers?")
    parser.add_argument(
        "--game", choices=list(GAMES), default="dragon", help="the game that Yamen plays (default dragon)"
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds of about {SECONDS:g} s (default {ROUNDS})")
    parser.add_argument("--quick", action="store_true", help="3 rounds of half a second, to see that it works")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the table")
    parser.add_argument("--compiled-toy", action="store_true", help="compile the toy, as with a compiled Yamen")
    wanted = parser.parse_args(argv)
    if wanted.rounds < 1:
        parser.error(f"--rounds must be 1 or more, not {wanted.rounds}.")
    return wanted


def main(argv: Sequence[str]) -> int:
    """Measure and print; 0 when it was measured (goals reached or not), 2 when it cannot be."""
    wanted = arguments(argv)
    try:
        report = measure(wanted)
    except KeyboardInterrupt:
        print("Stopped before the last round; nothing is printed of a run that is not whole.", file=sys.stderr)
        return 130
    print(json.dumps(document(report), indent=1) if wanted.json else table(report))
    return 0


def measure(wanted: argparse.Namespace) -> Report:
    """Everything, one after the other."""
    from bench import ours as yamen

    game = find(wanted.game)
    rounds, seconds, times = (3, 0.5, 3) if wanted.quick else (wanted.rounds, SECONDS, STARTS)
    build = yamen.build()
    module, notes = stick(build == "compiled" or wanted.compiled_toy)
    others, missing = peers(SEED)
    ours = yamen.contestants(game, SEED)
    field = [*ours, *others, *yardstick(SEED, module)]
    laps = race(field, rounds, seconds, progress(rounds))
    found = figures(ours, field, laps)
    charges, untimed = charge(yamen, game, 5 if wanted.quick else MATCHES, times)
    about: dict[str, str | int | float] = {
        "yamen": yamen.edition(),
        "build": build,
        "game": yamen.words(game),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "rounds": rounds,
        "seconds": seconds,
        "seed": SEED,
    }
    notes += [*missing, *untimed]
    if rounds < ROUNDS:
        notes.append(f"{rounds} rounds are too few to quote; the docs quote {ROUNDS} or more.")
    return Report(about, found, charges, goals(game.name, build, found, charges), notes)


def stick(compile_it: bool) -> tuple[Any, list[str]]:
    """The toy in the build that was asked for, or interpreted with the reason why."""
    if not compile_it:
        return toy, []
    if find_spec("mypyc") is None:
        return toy, ["mypy is not installed, so the toy runs interpreted: pip install mypy brings its compiler."]
    try:
        return compiled(), []
    except NotCompiledError as why:
        return toy, [str(why)]


def progress(rounds: int) -> Any:
    """Says on a terminal how far it is."""

    def tell(done: int) -> None:
        if sys.stderr.isatty():
            end = "\n" if done == rounds else ""
            print(f"\rround {done} of {rounds}", end=end, file=sys.stderr, flush=True)

    return tell


def charge(ours: Any, game: Game, matches: int, times: int) -> tuple[list[Cost], list[str]]:
    """Memory and waiting, and a sentence for what could not be timed."""
    kilobytes = costs.weight(partial(ours.half, game), matches) / 1000
    made = [Cost(f"a kept match at half time (mean of {matches})", Spread(kilobytes, kilobytes, kilobytes), "kB")]
    waited, notes = costs.waits({"bare": ("-c", "pass"), **ours.commands(game)}, times, ours.where())
    bare = waited.pop("bare")
    made.append(Cost("start of Python alone", spread(bare), "ms"))
    for name, whole in waited.items():
        made.append(Cost(f"{name}, Python's start included", spread(whole), "ms"))
        made.append(Cost(f"{name}, without it", costs.beyond(bare, whole), "ms"))
    return made, notes


def goals(game: str, build: str, found: Sequence[Figure], charges: Sequence[Cost]) -> list[Goal]:
    """The goals that were set for this game and build, beside what was found; none for what could not be measured."""
    if (game, build) not in GOALS:
        return []
    times, forks = GOALS[game, build]
    made: list[Goal] = []
    for figure in found:
        if figure.section == DECISIONS and figure.name.startswith("catanatron") and figure.name.endswith("all actions"):
            assert figure.ratio is not None
            made.append(Goal("decisions, times catanatron's raw count", times, figure.ratio.median, least=True))
        if figure.section == FORKS and figure.ratio is None:
            made.append(Goal("forks a second", forks, figure.rate.median, least=True))
    for cost in charges:
        if cost.unit == "kB" and game == "dragon":
            made.append(Goal("a kept match, kB", KILOBYTES, cost.value.median, least=False))
        if cost.name == "import yamen, without it":
            made.append(Goal("import yamen, ms", IMPORT_MS, cost.value.median, least=False))
    return made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
