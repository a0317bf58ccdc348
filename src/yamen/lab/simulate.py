"""A run of matches with the same bots in the same seats, and what came of it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from yamen.bots import make
from yamen.games import find
from yamen.kernel.errors import NotAnOption
from yamen.kernel.words import Words
from yamen.lab.folder import keep, prepare
from yamen.lab.pool import run
from yamen.lab.table import Played, Table, play

GAMES_MOST: Final = 10_000_000
JOBS_MOST: Final = 1024
SEED_MOST: Final = 2**63 - 1


class Simulation:
    """What a run found. All of it but the times follows from the game, the bots, the options and the seed."""

    def __init__(self, table: Table, wanted: int) -> None:
        seats = len(table.seats)
        self.game = table.game
        self.bots = list(table.seats)
        self.options = table.options
        self.seed = table.seed
        self.wanted = wanted
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.whole = False  # every match that was wanted has been played
        self.wins = [0] * seats  # a shared win counts for each; after the seats comes a rival who is part of the rules
        self.points = [0] * seats
        self.digests: dict[int, bytes] = {}

    def add(self, played: Played) -> None:
        """One more match."""
        self.games += 1
        self.decisions += played.decisions
        self.digests[played.number] = played.digest
        for _ in range(len(self.wins), len(played.ranking)):
            self.wins.append(0)
            self.points.append(0)
        for seat, rank in enumerate(played.ranking):
            self.wins[seat] += rank == 1
            self.points[seat] += played.scores[seat]

    @property
    def mean_score(self) -> list[float]:
        """Each seat's points, on average."""
        return [round(points / self.games, 3) if self.games else 0.0 for points in self.points]

    @property
    def decisions_per_s(self) -> float:
        """Real choices a second, over all processes."""
        return round(self.decisions / self.seconds, 1) if self.seconds else 0.0

    @property
    def games_per_s(self) -> float:
        """Matches a second, over all processes."""
        return round(self.games / self.seconds, 2) if self.seconds else 0.0

    @property
    def digest(self) -> str:
        """SHA-256 over the SHA-256 of each match's journal, in the order of their numbers."""
        return hashlib.sha256(b"".join(self.digests[number] for number in sorted(self.digests))).hexdigest()

    def doc(self) -> dict[str, Any]:
        """The result as JSON values."""
        return {
            "game": self.game,
            "seats": self.bots,
            "options": self.options,
            "games": self.games,
            "wanted": self.wanted,
            "seed": self.seed,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_s": self.decisions_per_s,
            "games_per_s": self.games_per_s,
            "mean_score": self.mean_score,
            "wins": self.wins,
            "digest": self.digest,
        }


def simulate(
    game: str,
    seats: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, str] | None = None,
    journals: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
    changes: dict[str, Any] | None = None,
) -> Simulation:
    """Play so many matches with these bots. Ctrl-C ends the run early; the result says what was done.

    With `journals` the journal of every match is kept in that folder. `progress(done, wanted)` is called after each.
    `changes` are an owner's corrections of the printed facts.
    """
    within("games", games, 1, GAMES_MOST)
    table = settle(game, seats, options, seed, jobs, changes)
    if journals is not None:
        prepare(journals)
    result = Simulation(table, games)

    def tell(played: Played) -> None:
        result.add(played)
        if progress is not None:
            progress(result.games, games)

    began = perf_counter()
    result.whole = run(partial(_one, table, journals), range(games), jobs, tell)
    result.seconds = perf_counter() - began
    return result


def settle(
    game: str,
    seats: Sequence[str],
    options: dict[str, str] | None,
    seed: int,
    jobs: int,
    changes: dict[str, Any] | None = None,
) -> Table:
    """The table of a run, or a refusal in one sentence before anything begins."""
    within("seed", seed, 0, SEED_MOST)
    within("jobs", jobs, 1, JOBS_MOST)
    for name in seats:
        make(name, 0)
    settled = find(game).settle(len(seats), options)
    find(game).rules(settled, changes)
    return Table(game, seats, settled, seed, changes)


def within(name: str, value: int, least: int, most: int) -> None:
    """Refuse a number that is out of range."""
    if not least <= value <= most:
        raise NotAnOption(Words(f"error-lab-{name}", {"value": str(value)[:24], "least": least, "most": str(most)}))


def _one(table: Table, journals: Path | None, number: int) -> Played:
    played = play(table, number, number)
    if journals is not None:
        keep(journals, number, played.journal)
    played.journal = ""
    return played
