"""Whole matches of ZhanGuo by rules of thumb: every question answered, with words for it, far better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from yamen.bots import Chair, make
from yamen.bots.policy import policy_of
from yamen.games.zhanguo import ZHANGUO
from yamen.games.zhanguo.prompts import PROMPTS
from yamen.kernel.chance import Key
from yamen.kernel.match import Match
from yamen.lab import simulate
from yamen.words import LANGUAGES, catalogue


def test_every_question_has_an_answer() -> None:
    """Over matches of steady for each number of seats every prompt that is put is answered, with a reason."""
    words = catalogue("en", "zhanguo")
    asked: set[str] = set()
    for seats, options in ((1, {"lisi": "4"}), (2, {"table": "b"}), (3, {"table": "c", "advanced": "yes"}), (4, {})):
        for number in range(6):
            match = Match(ZHANGUO, seats, options, Key(b"asked %d" % number))
            bot = make("steady", number)
            while not match.over:
                ask = next(ask for ask in match.asks if ask.chosen < 0)
                chair = Chair(match, ask.seat, number)
                option = bot.choose(chair)
                assert words.has(bot.reason(chair, option))
                asked.add(ask.prompt.name)
                match.answer(option, ask.seat)
    rare = {"lisi", "honour", "return"}
    assert {prompt.name for prompt in PROMPTS} - asked <= rare


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_for_every_answer(language: str) -> None:
    """Every answer that any prompt can ever have gets a reason that is written in both languages."""

    class Asked:
        def __init__(self, prompt: Any) -> None:
            self.prompt = prompt
            self.options = list(prompt.universe)

    words = catalogue(language, "zhanguo")
    thumb = policy_of("zhanguo")
    for prompt in PROMPTS:
        ask: Any = Asked(prompt)
        for option in range(len(ask.options)):
            assert words.has(thumb.reason(None, ask, option)), thumb.reason(None, ask, option)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beats_chance(seats: int) -> None:
    """A small sample: it wins every one of these, and by far."""
    found = simulate("zhanguo", ["steady", *["random"] * (seats - 1)], games=15, seed=11)
    assert found.wins[0] == 15
    assert found.mean_score[0] > max(found.mean_score[1:]) + 60


def test_beats_li_si_1() -> None:
    """A small sample of what docs/add-a-bot.md reports."""
    found = simulate("zhanguo", ["steady"], games=20, seed=5)
    assert found.wins[0] >= 12
