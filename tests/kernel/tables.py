"""Matches to begin a test with, and what the tests of journals share."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.toy.bazaar import BAZAAR
from yamen.games.dragon import DRAGON
from yamen.kernel.chance import Key
from yamen.kernel.errors import YamenError
from yamen.kernel.match import Match


def dragon(seats: int = 3) -> Match:
    """A match in which seat 0 is asked first."""
    return Match(DRAGON, seats, {"first": "1"}, Key(b"match"))


def bazaar(seats: int = 3) -> Match:
    """A match that begins with a secret bid of all seats."""
    return Match(BAZAAR, seats, {"first": "1"}, Key(b"match"))


def go(match: Match, seed: int, most: int = 10_000, undone: float = 0.08) -> Match:
    """The match after random answers, some of which are taken back, sealed ones too."""
    draw = random.Random(seed)
    while not match.over and len(match.by) < most:
        ask = draw.choice(match.asks)
        match.answer(draw.randrange(len(ask.options)), ask.seat)
        if draw.random() < undone:
            if match.undo_refusal(ask.seat) is None:
                match.undo(ask.seat)
            else:
                match.take_back(min(draw.randint(1, 3), len(match.live)))
    return match


def rows(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def text_of(changed: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(row) + "\n" for row in changed)


def failing(error: type[YamenError], attempt: Callable[[], object]) -> str:
    with pytest.raises(error) as raised:
        attempt()
    assert type(raised.value) is error
    return raised.value.words.key
