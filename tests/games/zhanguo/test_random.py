"""Random matches with invariants: all seat counts, tables, the advanced mode, all of Li Si's levels."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from tests.games.zhanguo.invariants import Watch
from yamen.games.zhanguo import ZHANGUO, supplies, unification
from yamen.games.zhanguo.state import Zhanguo
from yamen.kernel.chance import Quick
from yamen.kernel.match import Match

MODES = (("a", "no"), ("b", "yes"), ("c", "no"))
TABLES: list[tuple[int, dict[str, str]]] = [
    *((1, {"lisi": level, "table": table}) for level, table in zip("1234", "abca", strict=True)),
    *((seats, {"table": mode[0], "advanced": mode[1]}) for seats, mode in product((2, 3, 4), MODES)),
]


def play(seats: int, options: dict[str, str], seed: int) -> Match:
    """A random match, looked at after every answer, forked and saved now and then."""
    match = Match(ZHANGUO, seats, options, chance=Quick(seed))
    watch = Watch(match.play)
    draw = random.Random(seed)
    while not match.over:
        ask = draw.choice(match.asks)
        match.answer(draw.randrange(len(ask.options)), ask.seat)
        watch.look()
        if draw.random() < 0.1:
            watch.saved()
            assert match.play.fork().state.encode() == match.play.state.encode()
    watch.end()
    return match


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_invariants_hold_in_random_matches(seats: int, options: dict[str, str]) -> None:
    """Pieces are conserved and every card lies in exactly one place, in any match."""
    for seed in range(6):
        play(seats, options, seed)


def leaky(table: Zhanguo, seat: int, domain: int, n: int) -> int:
    """Tokens that come from nowhere."""
    table.tokens[seat * 3 + domain] += n
    return n


def test_lost_tokens_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The invariants see tokens that come from nowhere."""
    monkeypatch.setattr(supplies, "take_tokens", leaky)
    monkeypatch.setattr(unification, "take_tokens", leaky)
    with pytest.raises(AssertionError, match="tokens"):
        play(4, {}, 0)


def test_same_luck_same_match() -> None:
    """Two matches with the same luck and answers are the same to the last byte."""
    assert play(3, {}, 5).digest() == play(3, {}, 5).digest()


def test_five_rounds_of_three_phases() -> None:
    """Every round draws, plays 6 cards a seat, offers three rewards and orders the turns anew (zhanguo/draw)."""
    match = play(3, {}, 3)
    kinds = Counter(event.kind for event in match.events())
    assert (kinds["round"], kinds["reward"], kinds["new-order"]) == (5, 15, 5)
    assert kinds["drawn"] == 15
    played = sum(kinds[kind] for kind in ("tucked", "court", "court-first", "court-fits", "discarded"))
    assert played == 5 * 6 * 3
