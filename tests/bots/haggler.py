"""Rules of thumb for Bazaar, the made-up game with hidden hands: three of them are honest, one peeps."""

from __future__ import annotations

from typing import Any

from tests.toy.bazaar.state import Bazaar
from yamen.bots.policy import Policy
from yamen.kernel.ask import Ask


class Haggler(Policy):
    """Buys what is dear, else rests; sells nothing."""

    def gains(self, table: Bazaar, ask: Ask[Any]) -> list[float]:
        """The value of what is bought; offers come last."""
        return [self.worth(table, ask, index) for index in range(len(ask.options))]

    def worth(self, table: Bazaar, ask: Ask[Any], index: int) -> float:
        """What one option seems to be worth."""
        prompt = ask.prompt_of(index).name
        answer = ask.options[index]
        if prompt == "act" and answer.startswith("buy_"):
            return float(table.box.value[table.stalls[int(answer[4:]) - 1]])
        return -1.0 if prompt == "sell" else 0.5 if answer == "rest" else 0.0

    def reason(self, table: Bazaar, ask: Ask[Any], option: int) -> str:
        """It has one reason for everything."""
        return "bot-why-searched"


class Peeper(Haggler):
    """Looks into all hands and under the pile before it chooses."""

    def gains(self, table: Bazaar, ask: Ask[Any]) -> list[float]:
        """Numbers that change with whatever is hidden."""
        hidden = [*table.pile, *(ware for hand in table.hands for ware in hand)]
        mixed = sum((at + 1) * ware * ware for at, ware in enumerate(hidden))
        return [float((mixed * (index + 3)) % 101) for index in range(len(ask.options))]
