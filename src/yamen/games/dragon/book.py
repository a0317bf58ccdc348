"""The rules of the game, put together: scenes in the order they are played, prompts, and the rulebook's chapters."""

from __future__ import annotations

from typing import Any, Final

from yamen.games.dragon.action import act, month
from yamen.games.dragon.checks import checks
from yamen.games.dragon.components import Box, components
from yamen.games.dragon.event import event
from yamen.games.dragon.hidden import deal
from yamen.games.dragon.person import hire
from yamen.games.dragon.prompts import PROMPTS
from yamen.games.dragon.scoring import ranking, score, scores
from yamen.games.dragon.setup import setup, start
from yamen.games.dragon.state import decode
from yamen.games.dragon.view import sight
from yamen.kernel.rules import Game, Rules

__all__ = ["RULES", "checks", "components", "rules"]

# Every rule and its place in the rulebook. A rule is summarised in the catalogues under rule-NAME.
RULES: Final = {
    "setup": "Preparation",
    "year": "Preparation, The event tiles",
    "start": "Preparation, The first two persons",
    "palaces": "Preparation, What matters during the whole game",
    "track": "Preparation, What matters during the whole game",
    "groups": "Phase 1, Action",
    "action": "Phase 1, Action",
    "fee": "Phase 1, Action (Attention)",
    "save": "Phase 1, Action (saving)",
    "taxes": "Phase 1, The actions in detail: Taxes",
    "build": "Phase 1, The actions in detail: Construction",
    "harvest": "Phase 1, The actions in detail: Harvest",
    "fireworks": "Phase 1, The actions in detail: Fireworks",
    "military": "Phase 1, The actions in detail: Army",
    "research": "Phase 1, The actions in detail: Studies",
    "privilege": "Phase 1, The actions in detail: Privilege",
    "hire": "Phase 2, Persons",
    "replace": "Phase 2, Persons",
    "wild": "Phase 2, Persons (the ? card)",
    "empty-handed": "Phase 2, Persons",
    "peace": "Phase 3, The events in detail: Rest",
    "tribute": "Phase 3, The events in detail: Tribute to the emperor",
    "drought": "Phase 3, The events in detail: Drought",
    "festival": "Phase 3, The events in detail: Dragon festival",
    "mongols": "Phase 3, The events in detail: Mongol invasion",
    "contagion": "Phase 3, The events in detail: Epidemic",
    "release": "Phase 3, General remark",
    "decay": "Phase 3, Decay",
    "scoring": "Phase 4, Scoring",
    "final": "End of the game",
    "monks": "End of the game",
    "money": "End of the game",
    "tie": "End of the game",
}


def rules(game: Game, options: dict[str, str], facts: dict[str, Any]) -> Rules:
    """The rules for settled options and the facts of a box."""
    box = Box(facts)
    if options["large_privilege"] == "7":
        box.large_cost = 7
    return Rules(
        game,
        options,
        box,
        {"start": start, "month": month, "act": act, "hire": hire, "event": event, "score": score},
        PROMPTS,
        setup,
        decode,
        sight,
        deal,
        scores,
        ranking,
    )
