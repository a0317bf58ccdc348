"""Bots by name, with the budget that the name may carry: `thinker:200` thinks 200 rounds, `thinker:1.5s` so long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from yamen.bots.chair import Bot
from yamen.bots.drawn import Random
from yamen.bots.steady import Steady
from yamen.kernel.errors import NotAnOption
from yamen.kernel.words import Words

MAKERS: Final[dict[str, Callable[[int], Bot]]] = {"random": Random, "steady": Steady}
BOTS: Final = tuple(MAKERS)


def make(name: str, seed: int) -> Bot:
    """The bot of this name. The same name and seed make the same choices in the same chairs."""
    maker = MAKERS.get(name)
    if maker is None:
        raise NotAnOption(Words("error-bot", {"bot": name[:60], "bots": ", ".join(BOTS)}))
    return maker(seed)
