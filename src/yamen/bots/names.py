"""Bots by name, with the budget that the name may carry: `thinker:500` tries 500 playouts, `thinker:1.5s` so long."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from yamen.bots.chair import Bot
from yamen.bots.drawn import Random
from yamen.bots.search import Budget
from yamen.bots.steady import Steady
from yamen.bots.thinker import Thinker
from yamen.kernel.errors import NotAnOption
from yamen.kernel.words import Words

BOTS: Final = ("random", "steady", "thinker")
ROUNDS: Final = 24  # what a thinker does that is given no budget
MOST_ROUNDS: Final = 1_000_000
MOST_SECONDS: Final = 600

_BUDGET: Final = re.compile(r"([0-9]{1,9})|([0-9]{1,4}(?:\.[0-9]{1,3})?)s", re.ASCII)

_added: dict[str, Callable[[int], Bot]] = {}


def make(name: str, seed: int) -> Bot:
    """The bot of this name. The same name and seed make the same choices in the same chairs (seconds excepted)."""
    if name in _added:
        return _added[name](seed)
    kind, colon, text = name.partition(":")
    if kind not in BOTS:
        raise NotAnOption(Words("error-bot", {"bot": name[:60], "bots": ", ".join((*BOTS, *_added))}))
    if kind == "thinker":
        return Thinker(seed, budget(text) if colon else Budget(ROUNDS))
    if colon:
        raise NotAnOption(Words("error-bot-no-budget", {"bot": kind, "budget": text[:60]}))
    return Random(seed) if kind == "random" else Steady(seed)


def add(name: str, maker: Callable[[int], Bot]) -> None:
    """From now on, in this process, `make` knows a bot of this name; `maker` is handed its seed."""
    if name in BOTS or not name.isidentifier():
        raise ValueError(f"{name!r} cannot be the name of another bot")
    _added[name] = maker


def budget(text: str) -> Budget:
    """A budget as people write it: rounds, or seconds with an s."""
    match = _BUDGET.fullmatch(text)
    if match is not None and match[1] is not None and 1 <= int(match[1]) <= MOST_ROUNDS:
        return Budget(rounds=int(match[1]))
    if match is not None and match[2] is not None and 0 < float(match[2]) <= MOST_SECONDS:
        return Budget(seconds=float(match[2]))
    facts: dict[str, int | str | Words] = {"budget": text[:60], "rounds": str(MOST_ROUNDS), "seconds": MOST_SECONDS}
    raise NotAnOption(Words("error-bot-budget", facts))
