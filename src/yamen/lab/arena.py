"""Bots against each other on equal terms: each deal is played once for every rotation of the seats, luck unchanged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from time import perf_counter
from typing import Any, Final

from yamen.lab.pool import run
from yamen.lab.simulate import GAMES_MOST, settle, within
from yamen.lab.table import Played, Table, play

Z95: Final = 1.959963984540054  # how many standard deviations hold 95 %


class Standing:
    """What one bot came to. Bots of the same name at one table stand together."""

    def __init__(self, bot: str, chairs: int, seats: int) -> None:
        self.bot = bot
        self.fair = chairs / seats  # the share of wins that equal players would have
        self.matches = 0
        self.wins = 0.0  # a shared win is shared
        self.chairs = 0  # places at the table, over all matches
        self.ranks = 0
        self.points = 0

    @property
    def share(self) -> float:
        """Of all matches, how many it won."""
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where its share of wins lies, with 95 % confidence."""
        return wilson(self.wins, self.matches)

    @property
    def mean_rank(self) -> float:
        """Its rank on average, 1 for the winner."""
        return self.ranks / self.chairs if self.chairs else 0.0

    @property
    def mean_score(self) -> float:
        """Its points on average."""
        return self.points / self.chairs if self.chairs else 0.0

    def doc(self) -> dict[str, Any]:
        """These figures as JSON values."""
        low, high = self.interval
        return {
            "bot": self.bot,
            "wins": round(self.wins, 3),
            "share": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "fair": round(self.fair, 4),
            "mean_rank": round(self.mean_rank, 3),
            "mean_score": round(self.mean_score, 2),
        }


class Arena:
    """What the matches of one line-up found."""

    def __init__(self, table: Table, deals: int) -> None:
        self.game = table.game
        self.bots = list(table.seats)
        self.seed = table.seed
        self.deals = deals
        self.games = 0
        self.seconds = 0.0
        self.whole = False  # every rotation of every deal has been played
        seats = len(table.seats)
        self.standings = {bot: Standing(bot, self.bots.count(bot), seats) for bot in self.bots}

    def add(self, line_up: Sequence[str], played: Played) -> None:
        """One more match, with who sat where."""
        self.games += 1
        winners = played.ranking.count(1)
        for standing in self.standings.values():
            standing.matches += 1
        for seat, bot in enumerate(line_up):  # a rival who is part of the rules has no standing
            rank = played.ranking[seat]
            points = played.scores[seat]
            standing = self.standings[bot]
            standing.chairs += 1
            standing.ranks += rank
            standing.points += points
            if rank == 1:
                standing.wins += 1 / winners

    def doc(self) -> dict[str, Any]:
        """The result as JSON values."""
        return {
            "game": self.game,
            "bots": self.bots,
            "seed": self.seed,
            "deals": self.deals,
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "standings": [standing.doc() for standing in self.standings.values()],
        }


def arena(
    game: str,
    bots: Sequence[str],
    deals: int,
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, str] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Arena:
    """Play so many deals, each as often as there are seats: the luck stays, everybody moves on one seat.

    Ctrl-C ends it early; the result says what was done.
    """
    within("games", deals, 1, GAMES_MOST)
    table = settle(game, bots, options, seed, jobs)
    seats = len(table.seats)
    result = Arena(table, deals)

    def tell(played: Played) -> None:
        result.add(rotated(table.seats, played.number % seats), played)
        if progress is not None:
            progress(result.games, deals * seats)

    began = perf_counter()
    result.whole = run(partial(_one, table), range(deals * seats), jobs, tell)
    result.seconds = perf_counter() - began
    return result


def rotated(bots: Sequence[str], by: int) -> tuple[str, ...]:
    """The same round of bots, with another one in the first seat."""
    return (*bots[by:], *bots[:by])


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """Wilson's interval for a share: it stays sensible for few matches and for shares near none or all."""
    if not matches:
        return 0.0, 1.0
    share = wins / matches
    spread = Z95 * sqrt(share * (1 - share) / matches + Z95 * Z95 / (4 * matches * matches))
    middle = share + Z95 * Z95 / (2 * matches)
    whole = 1 + Z95 * Z95 / matches
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def _one(table: Table, number: int) -> Played:
    """Matches are numbered deal by deal, rotation by rotation."""
    deal, by = divmod(number, len(table.seats))
    seated = Table(table.game, rotated(table.seats, by), table.options, table.seed, table.changes)
    played = play(seated, number, deal)
    played.journal = ""
    return played
