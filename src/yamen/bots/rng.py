"""Where a bot's own luck comes from: its seed and the moment, so that a resumed match goes on as it would have."""

from __future__ import annotations

import random
from typing import Any

from yamen.bots.chair import Chair


def luck(seed: int, chair: Chair) -> random.Random:
    """The bot's dice for this question: the same bot in the same chair throws the same."""
    return dice(seed, chair.seed, chair.seq, chair.seat)


def dice(*parts: Any) -> random.Random:
    """Dice named by anything that prints the same everywhere; text is hashed the same on every machine."""
    return random.Random("/".join(str(part) for part in parts))
