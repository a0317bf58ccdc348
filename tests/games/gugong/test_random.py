"""Random matches: what must always be true is true, forks are their originals, tables survive being written down."""

from __future__ import annotations

import json
import random
from typing import cast

import pytest

from tests.games.gugong.invariants import check
from yamen.games.gugong import GUGONG
from yamen.games.gugong.state import Gugong, decode
from yamen.kernel.chance import Quick
from yamen.kernel.play import Play

SETTINGS: list[tuple[int, dict[str, str]]] = [
    *((seats, options) for seats in (2, 3, 4, 5) for options in ({}, {"bonus": "yes"}, {"expert": "yes"})),
    (1, {}),
    (1, {"meng": "easy", "sets": "1-2"}),
    (1, {"meng": "hard", "expert": "yes"}),
    (1, {"focus": "wall"}),
    (1, {"focus": "canal"}),
    (1, {"focus": "decrees"}),
]
IDS = ["-".join([str(seats), *options.values()]) for seats, options in SETTINGS]


def begin(seats: int, options: dict[str, str], seed: int, keep: bool) -> Play:
    """A new match with quick luck."""
    luck = Quick(seed)
    rules = GUGONG.rules(GUGONG.settle(seats, options))
    return Play(rules.setup(rules, seats, luck), luck, keep=keep)


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=IDS)
def test_everything_is_somewhere(seats: int, options: dict[str, str]) -> None:
    """Servants, cards, tokens, ships and jade are conserved at every decision, and the match ends."""
    for seed in range(12):
        draw = random.Random(seed)
        play = begin(seats, options, seed, keep=False)
        table = cast("Gugong", play.state)
        asked = 0
        while play.asks:
            check(table)
            asked += 1
            assert asked < 200 * (seats + 1)
            assert len(play.asks) == 1
            assert play.asks[0].seat != table.meng
            play.answer(draw.randrange(len(play.asks[0].options)))
        check(table)
        assert table.day == 4


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=IDS)
def test_forks_and_copies(seats: int, options: dict[str, str]) -> None:
    """A fork is its original, and goes on alike; a table read back is the table."""
    draw = random.Random(7)
    play = begin(seats, options, 7, keep=True)
    while play.asks:
        if draw.random() < 0.2:
            twin = play.fork(Quick(3), keep=True)
            other = play.fork(Quick(3), keep=True)
            assert twin.state.encode() == play.state.encode()
            while twin.asks:
                option = draw.randrange(len(twin.asks[0].options))
                assert [ask.options for ask in twin.asks] == [ask.options for ask in other.asks]
                twin.answer(option)
                other.answer(option)
            assert twin.state.encode() == other.state.encode()
            data = json.loads(json.dumps(play.base.encode()))
            assert decode(play.state.rules, data).encode() == play.base.encode()
        play.answer(draw.randrange(len(play.asks[0].options)))
