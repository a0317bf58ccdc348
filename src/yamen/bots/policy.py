"""Rules of thumb: quick answers from the table itself, for a bot that has no time and for playouts that have none."""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib import import_module
from typing import Any, Final

from yamen.kernel.ask import Ask
from yamen.kernel.errors import NotAnOption
from yamen.kernel.words import Words


class Policy(ABC):
    """Answers for any seat of one game. It looks at nothing but what the seat that is asked may know."""

    @abstractmethod
    def gains(self, table: Any, ask: Ask[Any]) -> list[float]:
        """What each option seems to be worth; only the differences count."""

    @abstractmethod
    def reason(self, table: Any, ask: Ask[Any], option: int) -> str:
        """Why this option, as a key of the catalogues."""

    def pick(self, table: Any, ask: Ask[Any]) -> int:
        """The first of the best options."""
        gains = self.gains(table, ask)
        return gains.index(max(gains))


# Where the rules of thumb of each game are: a module with a policy by the name of POLICY.
HOMES: Final[dict[str, str]] = {
    "dragon": "yamen.bots.steady.dragon",
    "gugong": "yamen.bots.steady.gugong",
    "zhanguo": "yamen.bots.steady.zhanguo",
}

_known: dict[str, Policy] = {}


def register(game: str, policy: Policy) -> None:
    """Give a game its rules of thumb."""
    _known[game] = policy


def knows(game: str) -> bool:
    """Whether this game has rules of thumb."""
    return game in _known or game in HOMES


def policy_of(game: str) -> Policy:
    """The rules of thumb of a game, or a refusal."""
    if not knows(game):
        raise NotAnOption(Words("error-bot-game", {"game": game[:60]}))
    if game not in _known:
        register(game, import_module(HOMES[game]).POLICY)
    return _known[game]
