"""The search: the same choice every time, any kind of question, any number of seats, and it finds what is best."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

import pytest

from tests.bots.haggler import Haggler
from tests.bots.worlds import after, moments
from tests.toy.bazaar import BAZAAR
from yamen.bots import Chair, make, policy, search
from yamen.bots.search import Budget, Search, outcome
from yamen.games.dragon import DRAGON
from yamen.games.dragon.prompts import ANSWERS
from yamen.kernel.chance import Key, Quick
from yamen.kernel.match import Match
from yamen.lab import arena


def test_same_seed_same_choice() -> None:
    for match in moments(DRAGON, 3, 4):
        chairs = [Chair(match, match.asks[0].seat, 5) for _ in range(2)]
        assert len({make("thinker:12", 9).choose(chair) for chair in chairs}) == 1


def test_choices_are_pinned() -> None:
    """The same on every machine and in every build: if this changes, the search or the rules of thumb have changed."""
    options = [make("thinker:24", 1).choose(Chair(match, match.asks[0].seat, 2)) for match in moments(BAZAAR, 3, 6)]
    assert options == PINNED


PINNED = [8, 5, 2]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("known", [False, True])
def test_plays_any_game_to_its_end(seats: int, known: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Secret questions, offers, hidden hands, other seats' questions, a rival: alone and together."""
    if known:
        monkeypatch.setitem(policy._known, BAZAAR.name, Haggler())
    match = Match(BAZAAR, seats, {"modules": "caravan"}, Key(b"whole"))
    bot = make("thinker:6", 4)
    while not match.over:
        ask = match.asks[-1]
        option = bot.choose(Chair(match, ask.seat, 8))
        assert bot.reason(Chair(match, ask.seat, 8), option) == "bot-why-searched"
        match.answer(option, ask.seat)
    assert len(match.ranking) == seats


def test_alone_it_scores_more_than_chance() -> None:
    totals = []
    for name in ("random", "thinker:40"):
        bot = make(name, 2)
        total = 0
        for number in range(6):
            match = Match(BAZAAR, 1, key=Key(b"%d" % number))
            while not match.over:
                match.answer(bot.choose(Chair(match, 0, number)), 0)
            total += match.scores[0]
        totals.append(total)
    assert totals[1] > totals[0] * 1.3


def test_takes_the_points_that_are_there() -> None:
    """In month 12, with nothing to fear and nothing to build for, research is plain points."""
    match = Match(DRAGON, 2, key=Key(b"end"))
    draw = random.Random(1)
    table: Any = match.play.base
    while not (match.asks[0].prompt.name == "act" and table.month == 12):
        match.answer(draw.randrange(len(match.asks[0].options)), match.asks[0].seat)
        table = match.play.base
    table.year = (*table.year[:11], 0)
    for seat in range(2):
        table.yuan[seat] = table.rice[seat] = table.fireworks[seat] = 0
        table.symbols[seat * 9 + 8] = 9
    match.play = type(match.play)(table.copy(), Quick(0))
    ask = match.asks[0]
    chosen = make("thinker:60", 1).choose(Chair(match, ask.seat, 3))
    assert ANSWERS[ask.options[chosen]] == "research"


def test_seconds_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that ticks once at every look, the search ends, and looks at every answer at least once."""
    ticks = count()
    monkeypatch.setattr(search, "monotonic", lambda: float(next(ticks)))
    match = Match(DRAGON, 3, key=Key(b"clock"))
    after(match, 7, 1)
    ask = match.asks[0]
    looking = Search(match.play, ask.seat, None, random.Random(1))
    assert 0 <= looking.best(Budget(seconds=20.0)) < len(ask.options)
    assert min(looking.tried) >= 1
    assert 20 < next(ticks) < 60


def test_a_wide_question_is_narrowed() -> None:
    """36 pairs of persons and 32 rounds: only those that the rules of thumb like best are tried, each several times."""
    match = Match(DRAGON, 4, key=Key(b"wide"))
    ask = match.asks[0]
    thumb = policy.policy_of("dragon")
    looking = Search(match.play, ask.seat, thumb, random.Random(1))
    chosen = looking.best(Budget(rounds=32))
    tried = [option for option, n in enumerate(looking.tried) if n]
    gains = thumb.gains(match.play.state, ask)
    assert len(ask.options) == 36
    assert len(tried) == 4
    assert thumb.pick(match.play.state, ask) in tried
    assert chosen in tried
    assert min(gains[option] for option in tried) >= max(g for option, g in enumerate(gains) if option not in tried)
    assert sum(looking.tried) <= 32


def test_few_playouts_do_not_overrule_the_rules_of_thumb() -> None:
    """An answer that seems 5 points worse must do better in many playouts, not in one."""
    match = Match(DRAGON, 3, key=Key(b"trust"))
    looking = Search(match.play, match.asks[0].seat, policy.policy_of("dragon"), random.Random(1))
    looking.gains = [5.0, 0.0]
    for n, better in ((1, 0), (40, 1)):
        looking.tried = [n, n]
        looking.total = [0.5 * n, 1.2 * n]
        assert max((0, 1), key=looking.worth) == better
    looking.gains = []
    looking.tried, looking.total = [1, 1], [0.5, 1.2]
    assert looking.worth(1) > looking.worth(0)


def test_outcome() -> None:
    """Winning counts most, then the lead over the best other."""
    tables = [after(Match(DRAGON, 3, key=Key(b"%d" % n)), 10_000, n) for n in range(4)]
    for match in tables:
        worth = [outcome(match.play.state, seat) for seat in range(3)]
        best = match.ranking.index(1)
        assert worth[best] >= 1.0
        assert all(-1.0 < worth[seat] <= 0.0 for seat in range(3) if seat != best)
        by_points = sorted(range(3), key=lambda seat: match.scores[seat])
        assert sorted(worth) == [worth[seat] for seat in by_points] or len(set(match.scores)) < 3


def test_beats_three_steady_bots() -> None:
    """A small sample of what docs/add-a-bot.md reports: the same every time, and far above a fair quarter."""
    found = arena("dragon", ["thinker:8", "steady", "steady", "steady"], deals=1, seed=3)
    assert found.games == 4
    assert found.standings["thinker:8"].wins >= 2
