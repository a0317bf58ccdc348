"""A saved table read back."""

from __future__ import annotations

from typing import Any

from yamen.games.zhanguo.saved import LISTS, NUMBERS, TUPLES
from yamen.games.zhanguo.state import Zhanguo
from yamen.kernel.rules import Rules


def decode(rules: Rules, data: dict[str, Any]) -> Zhanguo:
    """The table that `encode` wrote."""
    numbers: list[int] = data["numbers"]
    assert len(numbers) == len(NUMBERS)
    arguments: list[Any] = [rules, data["scene"], data["seats"], *numbers]
    arguments.append(tuple(tuple(deck) for deck in data["decks"]))
    arguments += [tuple(data[name]) for name in TUPLES]
    arguments += [list(data[name]) for name in LISTS]
    return Zhanguo(*arguments)
