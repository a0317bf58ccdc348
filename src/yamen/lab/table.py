"""One match of the lab: its luck and its bots follow from the lab's seed and the match's number alone."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from yamen.bots import Bot, Chair, make
from yamen.bots.rng import dice
from yamen.games import find
from yamen.kernel.chance import Key
from yamen.kernel.journal import Line, record
from yamen.kernel.match import Match

DRAWN: Final = "random"  # needs no chair: it looks at nothing


class Table:
    """What all matches of a run have in common: the game, who sits where, the options, the seed, the box."""

    def __init__(
        self,
        game: str,
        seats: Sequence[str],
        options: dict[str, str],
        seed: int,
        changes: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.options = options
        self.seed = seed
        self.changes = changes  # corrected printed facts


class Played:
    """What the lab keeps of a match."""

    def __init__(self, number: int, decisions: int, scores: list[int], ranking: list[int], journal: str) -> None:
        self.number = number
        self.decisions = decisions
        self.scores = scores
        self.ranking = ranking
        self.digest = hashlib.sha256(journal.encode()).digest()
        self.journal = journal


def key(seed: int, number: int) -> Key:
    """The key of the match of this number. Two matches with one key are a duplicate: same luck, different play."""
    return Key(hashlib.sha256(f"yamen/lab/{seed}/{number}".encode()).digest())


def play(table: Table, number: int, luck: int) -> Played:
    """The match of this number, from its first answer to its last, with the key of number `luck`."""
    match = Match(find(table.game), len(table.seats), table.options, key(table.seed, luck), changes=table.changes)
    throw = dice("lab", table.seed, number).random
    bots = [None if name == DRAWN else _bot(table, name, number, seat) for seat, name in enumerate(table.seats)]
    deal = dice("chair", table.seed, number).getrandbits(32)
    lines: list[Line] = []
    asks = match.asks
    while asks:
        ask = asks[0]
        bot = bots[ask.seat]
        if bot is None:
            option = int(throw() * len(ask.options))
        else:
            option = bot.choose(Chair(match, ask.seat, deal))
        lines.append(Line(len(lines) + 1, ask.seat, ask.notation(option)))
        match.answer(option, ask.seat)
        asks = match.asks
    text = record(match, list(table.seats), lines).text()
    return Played(number, len(lines), match.scores, match.ranking, text)


def _bot(table: Table, name: str, number: int, seat: int) -> Bot:
    return make(name, dice("bot", table.seed, number, seat).getrandbits(32))
