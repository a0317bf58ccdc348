"""`steady`: rules of thumb that look at what is known, one module for each game."""

from __future__ import annotations

from yamen.bots.chair import Chair
from yamen.bots.policy import Policy, policy_of


class Steady:
    """Asks the game's rules of thumb and does as they say; it has no luck of its own."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> int:
        """The index of the option it takes."""
        return self._policy(chair).pick(chair.position.state, chair.ask)

    def reason(self, chair: Chair, option: int) -> str:
        """Why, as a key of the catalogues."""
        return self._policy(chair).reason(chair.position.state, chair.ask, option)

    def _policy(self, chair: Chair) -> Policy:
        return policy_of(chair.position.state.rules.game.name)
