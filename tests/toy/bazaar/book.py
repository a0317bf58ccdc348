"""The rules of Bazaar, put together; then its modules add and replace what they change."""

from __future__ import annotations

from typing import Any, Final

from tests.toy.bazaar import caravan
from tests.toy.bazaar.components import Box, checks, components
from tests.toy.bazaar.day import bid, morning, night, rival
from tests.toy.bazaar.hidden import deal
from tests.toy.bazaar.prompts import PROMPTS
from tests.toy.bazaar.scoring import ranking, scores
from tests.toy.bazaar.setup import setup
from tests.toy.bazaar.state import decode
from tests.toy.bazaar.turn import ACT_RULES, turn
from tests.toy.bazaar.view import sight
from yamen.kernel.rules import Game, Rules, Scene

__all__ = ["RULES", "checks", "components", "rules"]

RULES: Final = {
    "setup": "Preparation",
    "pile": "Preparation",
    "morning": "The day",
    "bid": "The day, The lead",
    "turn": "The turn",
    "buy": "The turn, Buying",
    "host": "The turn, Guests",
    "peek": "The turn, Looking",
    "order": "The turn, Ordering",
    "rest": "The turn, Resting",
    "sell": "At any time",
    "rival": "Alone",
    "night": "The day, Night",
    "final": "The end",
    "caravan": "Caravan",
    "road": "Caravan, The road",
}


def rules(game: Game, options: dict[str, str], facts: dict[str, Any]) -> Rules:
    """The rules for settled options and the facts of a box."""
    scenes: dict[str, Scene] = {"morning": morning, "bid": bid, "turn": turn, "rival": rival, "night": night}
    made = Rules(game, options, Box(facts), scenes, PROMPTS, setup, decode, sight, deal, scores, ranking)
    made.entries.update(ACT_RULES)
    if "caravan" in options["modules"].split(","):
        caravan.join_rules(made)
    return made
