"""`random`: any option, each as likely as the others."""

from __future__ import annotations

from yamen.bots.chair import Chair
from yamen.bots.rng import luck


class Random:
    """Draws its answers."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> int:
        """The index of the option it takes."""
        return int(luck(self.seed, chair).random() * len(chair.ask.options))

    def reason(self, chair: Chair, option: int) -> str:
        """It has none but chance."""
        return "bot-why-drawn"
