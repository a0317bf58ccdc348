"""One search for all games: try each answer in positions that could be true, play on by rules of thumb, keep the best.

Sequential halving: every answer that is left gets equally many playouts, then the worse half is dropped. All answers
meet the same luck and the same hidden cards, so that they are compared and not their luck. Only whole numbers, plus,
minus, times and divided: the same seed and rounds give the same choice on every machine.
"""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any, Final

from yamen.bots.policy import Policy
from yamen.kernel.chance import Quick
from yamen.kernel.play import Play

SLIP: Final = 0.05  # how often a playout does something else than the rules of thumb say
CLOSE: Final = 15.0  # points by which a match is half decided
TRUST: Final = 6.0  # playouts that the rules of thumb are worth
FAIR_TRY: Final = 8  # rounds that an answer must be able to have, else the least promising are not looked at
WIDEST: Final = 48  # answers to look at when the budget is in seconds


class Budget:
    """How long to think: so many rounds (playouts), or so many seconds."""

    def __init__(self, rounds: int = 0, seconds: float = 0.0) -> None:
        self.rounds = rounds
        self.seconds = seconds

    def width(self) -> int:
        """How many answers can be looked at with some care."""
        return max(2, self.rounds // FAIR_TRY) if self.rounds else WIDEST


class Search:
    """The answers of one question, with what their playouts came to."""

    def __init__(self, position: Play, seat: int, policy: Policy | None, dice: Random) -> None:
        self.position = position
        self.seat = seat
        self.policy = policy
        self.dice = dice
        self.ask = position.ask_of(seat)
        self.total = [0.0] * len(self.ask.options)
        self.tried = [0] * len(self.ask.options)
        self.gains = policy.gains(position.state, self.ask) if policy is not None else []

    def best(self, budget: Budget) -> int:
        """The answer that is left when the others are dropped."""
        left = self.promising(budget.width())
        phases = (len(left) - 1).bit_length()
        began = monotonic()
        for phase in range(phases):
            if budget.rounds:
                for _ in range(max(1, budget.rounds // (phases * len(left)))):
                    self.sweep(left)
            else:
                end = began + budget.seconds * (phase + 1) / phases
                self.sweep(left)
                while monotonic() < end:
                    self.sweep(left)
            left.sort(key=lambda option: (-self.worth(option), option))
            left = left[: (len(left) + 1) // 2]
        return left[0]

    def promising(self, width: int) -> list[int]:
        """The answers to look at: all of them, or those that the rules of thumb like best, or any that are drawn."""
        options = list(range(len(self.ask.options)))
        if len(options) <= width:
            return options
        if self.policy is None:
            return sorted(self.dice.sample(options, width))
        return sorted(options, key=lambda option: (-self.gains[option], option))[:width]

    def worth(self, option: int) -> float:
        """What the playouts of an answer came to; the fewer there are, the more the rules of thumb have to say."""
        total = self.total[option]
        if self.gains:
            behind = max(self.gains) - self.gains[option]
            total -= TRUST * 2 * behind / (CLOSE + behind)
        return total / self.tried[option]

    def sweep(self, options: list[int]) -> None:
        """A playout of each of these answers, with the same luck for all of them."""
        luck = self.dice.getrandbits(32)
        for option in options:
            self.total[option] += self.playout(option, luck)
            self.tried[option] += 1

    def playout(self, option: int, luck: int) -> float:
        """Answer so, play on to the end, and say how good that was for the seat."""
        play = self.position.fork_for(self.seat, Quick(luck), keep=False)
        play.answer(option, self.seat)
        draw = Random(luck + (1 << 32)).random
        policy = self.policy
        asks = play.asks
        while asks:
            ask = asks[0]
            if ask.chosen >= 0:
                ask = next(other for other in asks if other.chosen < 0)
            if policy is None or draw() < SLIP:
                pick = int(draw() * len(ask.options))
            else:
                pick = policy.pick(play.state, ask)
            play.answer(pick, ask.seat)
            asks = play.asks
        return outcome(play.state, self.seat)


def outcome(table: Any, seat: int) -> float:
    """How good an end is for a seat: to win counts one, to be ahead of the best other (or behind) up to one more.

    Alone at the table, the points take the place of the lead.
    """
    points = [sum(sources.values()) for sources in table.rules.scores(table)]
    rank: int = table.rules.ranking(table)[seat]
    others = [points[other] for other in range(len(points)) if other != seat]
    lead = float(points[seat] - max(others, default=0))
    return (1.0 if rank == 1 else 0.0) + lead / (CLOSE + abs(lead))
