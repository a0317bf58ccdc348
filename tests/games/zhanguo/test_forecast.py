"""What a view says of the final scoring, against the final scoring itself."""

from __future__ import annotations

import random

import pytest

from yamen.games.zhanguo import ZHANGUO
from yamen.games.zhanguo.extra import forecast
from yamen.games.zhanguo.final import sources
from yamen.games.zhanguo.state import Zhanguo
from yamen.kernel.chance import Quick
from yamen.kernel.match import Match

DURING = ("cards", "bonuses", "palaces", "mausoleum")  # sources of points that come before the end


@pytest.mark.parametrize(("seats", "lisi"), [(1, "1"), (1, "2"), (1, "3"), (1, "4"), (2, "1"), (3, "1"), (4, "1")])
def test_the_forecast_comes_true(seats: int, lisi: str) -> None:
    """End of the game (zhanguo/final): at the end every seat, Li Si too, has got just what the view foretold. R56."""
    counted: set[str] = set()
    for seed in range(3):
        match = Match(ZHANGUO, seats, {"lisi": lisi}, chance=Quick(seed))
        draw = random.Random(seed)
        while not match.over:
            ask = draw.choice(match.asks)
            match.answer(draw.randrange(len(ask.options)), ask.seat)
        table = match.play.state
        assert isinstance(table, Zhanguo)
        for seat in range(table.players):
            got = sources(table, seat)
            foretold = forecast(table, seat)
            assert {name: got[name] for name in foretold} == foretold
            assert sum(foretold.values()) == sum(got.values()) - sum(got[name] for name in DURING)
            counted |= {name for name, n in foretold.items() if n}
    assert counted >= ({"walls", "tiles"} if lisi in "34" else {"walls"})
