"""Throw spoiled journals and notations at the readers and count what leaves them that is no YamenError.

    nice .venv/bin/python tools/fuzz.py --journals 300000 --notations 700000 --seed 1

A journal is spoiled by flipping characters, dropping, doubling and swapping lines, cutting, swapping values, huge
numbers and deep nesting. Whatever still parses is replayed and verified. One line is printed at the end; the exit code
is 1 if anything crashed, and each kind of crash is shown once with an input that makes it.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.toy.bazaar import BAZAAR
from tools.spoil import cut, double, flip, spoiled
from yamen.games import GAMES
from yamen.kernel import door
from yamen.kernel.chance import Key, Quick
from yamen.kernel.errors import YamenError
from yamen.kernel.journal import record
from yamen.kernel.match import Match
from yamen.kernel.reading import parse, verify
from yamen.kernel.rules import Game


def played(game: Game, seats: int, seed: int, most: int, keyed: bool) -> Match:
    """A match with some answers taken back, played to its end or until so many answers."""
    draw = random.Random(seed)
    luck: dict[str, Any] = {"key": Key(bytes([seed]) * 32, [b"lot"] * (seed % 3))} if keyed else {"chance": Quick(seed)}
    match = Match(game, seats, **luck)
    while not match.over and len(match.by) < most:
        ask = draw.choice(match.asks)
        match.answer(draw.randrange(len(ask.options)), ask.seat)
        if draw.random() < 0.05:
            match.take_back(1)
    return match


def sources() -> list[tuple[str, Game]]:
    """Real journals to spoil: whole ones, short ones, with a key and without, one of an older edition."""
    out: list[tuple[str, Game]] = []
    for game in (*GAMES.values(), BAZAAR):
        for seed, seats in enumerate(range(game.seats[0], game.seats[1] + 1)):
            for keyed, most in ((True, 10_000), (False, 12), (False, 40)):
                out.append((record(played(game, seats, seed, most, keyed=keyed), ["Ada"]).text(), game))
        text = record(played(game, game.seats[0], 7, 20, keyed=False)).text()
        newer = Game(game.name, game.edition + 1, game.seats, game.options, game.home)
        out.append((text, newer))
    return out


class Count:
    """What came of the inputs."""

    def __init__(self) -> None:
        self.outcomes: Counter[str] = Counter()
        self.crashes: dict[str, str] = {}

    def try_one(self, what: str, text: str, attempt: Callable[[], None]) -> None:
        """Try an input; anything that leaves and is no YamenError is a crash."""
        try:
            attempt()
            self.outcomes[f"{what} held"] += 1
        except YamenError as error:
            self.outcomes[f"{what} {error.words.key}"] += 1
        except Exception as error:  # noqa: BLE001  this is the place that looks for just these
            self.outcomes["crashed"] += 1
            place = traceback.extract_tb(error.__traceback__)[-1]
            name = f"{type(error).__name__} in {Path(place.filename).name}:{place.lineno}"
            self.crashes.setdefault(name, text)


def fuzz_journals(count: Count, inputs: int, seed: int) -> None:
    """Spoil real journals, read and verify them."""
    draw = random.Random(seed)
    real = sources()
    for _ in range(inputs):
        text, game = draw.choice(real)
        bad = spoiled(text, draw)

        def attempt(bad: str = bad, game: Game = game) -> None:
            journal = parse(bad)
            verify(journal, game)
            journal.text()

        count.try_one("journal", bad, attempt)


def fuzz_notations(count: Count, inputs: int, seed: int) -> None:
    """Say spoiled notations, and ask why they are no options."""
    draw = random.Random(seed)
    matches = [played(game, game.seats[1], seed, 30, keyed=True) for game in (*GAMES.values(), BAZAAR)]
    words = [
        [prompt.notation(answer) for prompt in match.rules.prompts.values() for answer in prompt.universe]
        for match in matches
    ]
    for _ in range(inputs):
        at = draw.randrange(len(matches))
        match = matches[at]
        lines = [draw.choice(words[at])]
        draw.choice((flip, double, cut, flip))(lines, draw)
        said = " ".join(lines)
        seat = draw.choice([ask.seat for ask in match.asks])

        def attempt(match: Match = match, said: str = said, seat: int = seat) -> None:
            if door.why_not(match, seat, said) is not None:
                match.say(said, seat)

        count.try_one("notation", said, attempt)


def main() -> int:
    """Fuzz, and say what came of it."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--journals", type=int, default=10_000)
    reader.add_argument("--notations", type=int, default=10_000)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    began = time.perf_counter()
    count = Count()
    fuzz_journals(count, asked.journals, asked.seed)
    fuzz_notations(count, asked.notations, asked.seed)
    for name, text in count.crashes.items():
        print(f"{name}\n{text[:2000]}\n", file=sys.stderr)
    seconds = round(time.perf_counter() - began, 1)
    crashed = count.outcomes.pop("crashed", 0)
    inputs = asked.journals + asked.notations
    print(json.dumps({"inputs": inputs, "crashed": crashed, "seconds": seconds, **dict(count.outcomes.most_common())}))
    return 1 if crashed else 0


if __name__ == "__main__":
    sys.exit(main())
