"""`thinker`: looks at every answer, in positions that could be true, before it chooses."""

from __future__ import annotations

from yamen.bots.chair import Chair
from yamen.bots.policy import Policy, knows, policy_of
from yamen.bots.rng import luck
from yamen.bots.search import Budget, Search


class Thinker:
    """Searches with a budget. It plays any game; where rules of thumb are known, its playouts follow them."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget

    def choose(self, chair: Chair) -> int:
        """The index of the option it takes."""
        return Search(chair.position, chair.seat, _policy(chair), luck(self.seed, chair)).best(self.budget)

    def reason(self, chair: Chair, option: int) -> str:
        """The rules of thumb say why if they would do the same; else it has looked further than they do."""
        policy = _policy(chair)
        if policy is not None and policy.pick(chair.position.state, chair.ask) == option:
            return policy.reason(chair.position.state, chair.ask, option)
        return "bot-why-searched"


def _policy(chair: Chair) -> Policy | None:
    game = chair.position.state.rules.game.name
    return policy_of(game) if knows(game) else None
