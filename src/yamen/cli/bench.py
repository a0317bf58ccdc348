"""`yamen bench`: how fast this Yamen is beside its peers. The measuring lives in the checkout, not in the package."""

import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from yamen.cli.asked import number
from yamen.cli.desk import Desk, Mistake

ROUNDS_MOST = 1000


def add(app: App, desk: Desk) -> None:
    """The command."""

    @app.command(help=desk.say("help-bench"))
    def bench(
        game: Annotated[str, Parameter(help=desk.say("help-bench-game"))] = "dragon",
        /,
        *,
        rounds: Annotated[int | None, number(desk.say("help-bench-rounds"))] = None,
        quick: Annotated[bool, Parameter(help=desk.say("help-bench-quick"))] = False,
        compiled_toy: Annotated[bool, Parameter(help=desk.say("help-bench-toy"))] = False,
        json: Annotated[bool, Parameter(help=desk.say("help-json"))] = False,
    ) -> int:
        if rounds is not None and not 1 <= rounds <= ROUNDS_MOST:
            raise Mistake("cli-range", name="--rounds", given=str(rounds)[:24], least=1, most=ROUNDS_MOST)
        wanted = ["--game", desk.find(game).name]
        wanted += [] if rounds is None else ["--rounds", str(rounds)]
        flags = {"--quick": quick, "--compiled-toy": compiled_toy, "--json": json}
        return _bench([*wanted, *(flag for flag, on in flags.items() if on)])


def _bench(words: list[str]) -> int:
    checkout = find()
    if checkout is None:
        raise Mistake("cli-no-bench")
    sys.path.insert(0, str(checkout))
    from bench.run import main

    code: int = main(words)
    return code


def find() -> Path | None:
    """The checkout: the one that ./play says, the one this Yamen runs from, or the folder one stands in."""
    import yamen

    said = os.environ.get("YAMEN_CHECKOUT")
    places = [Path(said)] if said else []
    places += [Path(str(yamen.__file__)).resolve().parents[2], Path.cwd()]
    for place in places:
        if (place / "bench" / "run.py").is_file() and (place / "pyproject.toml").is_file():
            return place
    return None
