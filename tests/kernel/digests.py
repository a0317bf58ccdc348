"""Digests of journals, views and events of a fixed set of matches; run by any interpreter, it must print the same.

python -m tests.kernel.digests
"""

from __future__ import annotations

import hashlib
import json
import random
import sys

from tests.contract.cases import CASES, viewers, walk
from yamen.games import GAMES
from yamen.kernel import door, play
from yamen.kernel.chance import Quick
from yamen.kernel.journal import record


def digests() -> dict[str, str]:
    """One line for each case: everything that was said, seen and told in it.

    The toy is not among them: a game outside the house cannot derive its state from a compiled one.
    """
    out: dict[str, str] = {}
    for case in CASES:
        if case.game.name not in GAMES:
            continue
        sums = hashlib.sha256()
        match = case.match("digests")
        draw = random.Random(str(case))
        for number, (seat, option) in enumerate(walk(match, draw)):
            if number % 9 == 0:
                for viewer in viewers(match):
                    sums.update(json.dumps(door.view(match, viewer)).encode())
                sums.update(json.dumps(door.preview(match, seat, option)).encode())
                fork = match.play.fork_for(seat, Quick(number), keep=False)
                fork.answer(option, seat)
                sums.update(json.dumps(fork.state.encode()).encode())
        for viewer in viewers(match):
            sums.update(json.dumps([event.doc() for event in match.events(viewer)]).encode())
        sums.update(record(match).text().encode())
        out[str(case)] = sums.hexdigest()
    return out


if __name__ == "__main__":
    built = "compiled" if str(play.__file__).endswith((".so", ".pyd")) else "interpreted"
    json.dump({"built": built, "digests": digests()}, sys.stdout)
