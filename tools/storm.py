"""Many random matches, looked at after every answer: `python -m tools.storm dragon --matches 100000 --seed 1`.

What must be true of a game is in tests/games/GAME/invariants.py. The first match that breaks it is named with its
answers, so that it can be played again.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from yamen.games import find
from yamen.kernel.chance import Quick
from yamen.kernel.errors import NotAnOption
from yamen.kernel.play import Play
from yamen.kernel.rules import Game


def beginning(game: Game, seats: int, options: dict[str, str], seed: int) -> Play:
    """A match with quick luck, to be played on."""
    rules = game.rules(game.settle(seats, options))
    luck = Quick(seed)
    return Play(rules.setup(rules, seats, luck), luck, keep=False)


def settings(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with the options as they are and, one after the other, with each other choice."""
    out: list[tuple[int, dict[str, str]]] = []
    for seats in range(game.seats[0], game.seats[1] + 1):
        out.append((seats, {}))
        for option in game.options:
            if option.kind == "choice":
                each = [{option.name: value} for value in option.values if value != option.default]
                out += [(seats, options) for options in each if admitted(game, seats, options)]
    return out


def admitted(game: Game, seats: int, options: dict[str, str]) -> bool:
    """Whether so many may play with these options."""
    try:
        game.settle(seats, options)
    except NotAnOption:
        return False
    return True


def one(watch: Callable[[Play], Any], play: Play, draw: Callable[[], float]) -> list[int]:
    """One random match to its end, and the answers given."""
    picks: list[int] = []
    try:
        watcher = watch(play)
        while play.asks:
            ask = play.asks[play.sealed]
            picks.append(int(draw() * len(ask.options)))
            play.answer(picks[-1], ask.seat)
            watcher.look()
        watcher.end()
    except Exception as error:
        error.add_note(f"after the answers {picks}")
        raise
    return picks


def storm(game: Game, matches: int, seed: int, told: Callable[[int, int], None] = lambda n, answers: None) -> int:
    """So many matches, over all settings in turn; the number of answers given."""
    watch = import_module(f"tests.games.{game.name}.invariants").Watch
    every = settings(game)
    answers = 0
    for n in range(matches):
        seats, options = every[n % len(every)]
        luck = random.Random(f"{seed} {n}")
        try:
            answers += len(one(watch, beginning(game, seats, options, luck.getrandbits(32)), luck.random))
        except Exception as error:
            error.add_note(f"{game.name}, match {n} of seed {seed}: {seats} seats, {options or 'no options'}")
            raise
        told(n + 1, answers)
    return answers


def main() -> None:
    """Read the words of the command, play, report."""
    words = argparse.ArgumentParser(prog="python -m tools.storm", description="Random matches with invariants.")
    words.add_argument("game")
    words.add_argument("--matches", type=int, default=1000)
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    began = time.perf_counter()

    def told(n: int, answers: int) -> None:
        if n % 1000 == 0:
            print(f"{n} matches, {answers} answers, {time.perf_counter() - began:.0f} s", file=sys.stderr, flush=True)

    answers = storm(find(asked.game), asked.matches, asked.seed, told)
    print(f"{asked.game}: {asked.matches} matches, {answers} answers, every invariant held")


if __name__ == "__main__":
    main()
