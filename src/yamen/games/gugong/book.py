"""The rules of the game, put together: scenes in the order they are played, prompts, and the rulebook's chapters.

A module of an expansion replaces or adds entries of the tables here, once, before the match begins.
"""

from __future__ import annotations

from typing import Any, Final

from yamen.games.gugong import checks as kept
from yamen.games.gugong import components as printed
from yamen.games.gugong.benefits import POWERS
from yamen.games.gugong.bonus import evening
from yamen.games.gugong.canal import grand_canal
from yamen.games.gugong.components import Box
from yamen.games.gugong.day import ICON_ACTS, card, place, rest
from yamen.games.gugong.decrees import obtain
from yamen.games.gugong.final import FINALS, farewell, final, ranking, scores
from yamen.games.gugong.gifts import gift
from yamen.games.gugong.hidden import deal
from yamen.games.gugong.intrigue import intrigue
from yamen.games.gugong.jade import buy_jade
from yamen.games.gugong.meng import MENG, benefit_of, meng, twilight
from yamen.games.gugong.morning import MORNINGS, dawn, income, morning
from yamen.games.gugong.night import night, ships
from yamen.games.gugong.palace import on_track, palace, to_go
from yamen.games.gugong.panjun import book as panjun
from yamen.games.gugong.prompts import PROMPTS
from yamen.games.gugong.setup import setup
from yamen.games.gugong.state import decode
from yamen.games.gugong.travel import travel
from yamen.games.gugong.view import PHASES, sight, track
from yamen.games.gugong.wall import great_wall
from yamen.kernel.facts import Wrong
from yamen.kernel.rules import Game, Rules

__all__ = ["RULES", "checks", "components", "rules"]

# Every rule and its place in the rulebook. A rule is summarised in the catalogues under rule-NAME.
RULES: Final = {
    "setup": "Game material and setup",
    "expert": "Expert variant",
    "solo-setup": "Solo variant, Setup",
    "focus": "Solo variant, Setup",
    "start-player": "Phase 1, step 1",
    "refill": "Phase 1, step 2",
    "dice": "Phase 1, step 3",
    "morning-decrees": "Phase 1, step 4",
    "income": "Phase 1, step 5",
    "turns": "Phase 2",
    "gifts": "Phase 2, 1. Exchanging gifts",
    "gift-price": "Phase 2, 1. Exchanging gifts",
    "fruit-bowl": "Phase 2, 1. Exchanging gifts (exception)",
    "actions": "Phase 2, 2. Perform actions",
    "card-actions": "Gift card actions",
    "swap": "Gift card actions",
    "travel": "Location actions, 1. Travel",
    "travel-decree": "List of decrees, level 2",
    "tokens": "List of travel tokens",
    "discard-jade": "List of travel tokens",
    "retrieve": "List of travel tokens",
    "ship-servant": "List of travel tokens",
    "wall-servant": "List of travel tokens",
    "servants-jade": "List of travel tokens",
    "exchange": "Location actions, 1. Travel (exchange)",
    "room": "Location actions, 1. Travel (important)",
    "bonus": "Bonus travel tokens",
    "plus": "Bonus travel tokens",
    "toll": "Bonus travel tokens",
    "follow": "Bonus travel tokens",
    "double-value": "Bonus travel tokens",
    "double-action": "Bonus travel tokens",
    "discount": "Bonus travel tokens",
    "wall": "Location actions, 2. The Great Wall",
    "wall-decree": "List of decrees, level 2",
    "wall-scoring": "Great Wall scoring",
    "benefits": "Intrigue benefits",
    "jade": "Location actions, 3. Jade",
    "square": "Location actions, 3. Jade",
    "jade-decree": "List of decrees, level 2",
    "intrigue": "Location actions, 4. Intrigue",
    "medal": "Location actions, 4. Intrigue",
    "palace": "Location actions, 5. The Palace of Heavenly Purity",
    "beyond": "Location actions, 5. The Palace of Heavenly Purity",
    "decrees": "Location actions, 6. Decrees",
    "equal-decree": "List of decrees, level 2",
    "decrees-decree": "List of decrees, level 2",
    "canal": "Location actions, 7. The Grand Canal",
    "new-ship": "Location actions, 7. The Grand Canal",
    "claim": "Location actions, 7. The Grand Canal (rewards)",
    "double-servant": "Double servant",
    "hand": "Phase 3, step 1",
    "night": "Phase 3, step 1",
    "night-bonus": "Phase 3, step 1",
    "night-ships": "Phase 3, step 2",
    "lost-at-sea": "Phase 3, step 2",
    "final": "End of the game",
    "level-3": "List of decrees, level 3",
    "final-third": "List of decrees, level 3",
    "final-eight": "List of decrees, level 3",
    "final-jade": "List of decrees, level 3",
    "final-decrees": "List of decrees, level 3",
    "final-harbours": "List of decrees, level 3",
    "arrival": "End of the game",
    "jade-points": "End of the game",
    "outside": "End of the game",
    "winner": "End of the game",
    "meng-day": "Solo variant, Day Phase",
    "meng-card": "Solo variant, Card and location actions",
    "meng-place": "Solo variant, Card and location actions",
    "meng-special": "Solo variant, Special Automa cards",
    "meng-twilight": "Solo variant, Twilight Phase",
    "meng-travel": "Solo variant, Travel",
    "meng-tokens": "Solo variant, Travel tokens",
    "meng-exchange": "Solo variant, Travel token exchange",
    "meng-wall": "Solo variant, Great Wall",
    "meng-benefit": "Solo variant, Great Wall scoring",
    "meng-jade": "Solo variant, Jade",
    "meng-intrigue": "Solo variant, Intrigue",
    "meng-palace": "Solo variant, Palace",
    "meng-decrees": "Solo variant, Decrees",
    "meng-canal": "Solo variant, The Grand Canal",
    "meng-claim": "Solo variant, Harbour rewards",
    "meng-night": "Solo variant, Night Phase",
    **panjun.RULES,
}


def components() -> dict[str, Any]:
    """The printed facts of the box, and under `modules` those of the expansion."""
    return {**printed.components(), "modules": panjun.facts()}


def checks(facts: dict[str, Any]) -> list[Wrong]:
    """What corrected facts break, those of the modules too."""
    return kept.checks(facts) + panjun.checks(facts["modules"])


def rules(game: Game, options: dict[str, str], facts: dict[str, Any]) -> Rules:
    """The rules for settled options and the facts of a box."""
    made = Rules(
        game,
        options,
        Box(panjun.joined(facts)),
        {
            "gift": gift,
            "card": card,
            "place": place,
            "rest": rest,
            "meng": meng,
            "evening": evening,
            "twilight": twilight,
            "night": night,
            "ships": ships,
            "morning": morning,
            "dawn": dawn,
            "income": income,
            "farewell": farewell,
            "final": final,
        },
        PROMPTS,
        setup,
        decode,
        sight,
        deal,
        scores,
        ranking,
    )
    made.entries = {
        "acts": [travel, great_wall, buy_jade, intrigue, palace, obtain, grand_canal],  # by place
        "icons": dict(enumerate(ICON_ACTS)),  # what a gift shows that is no place
        "offers": [],  # what stands beside every question, with the exchange of tokens
        "tokens": list(POWERS),  # what each kind of travel token gives
        "at_once": {},  # by decree: what it brings at once beside its points
        "envoy": on_track,  # how an envoy goes on
        "to_go": to_go,  # how far he still has to go
        "track": track,  # how his way is seen
        "phases": dict(PHASES),  # what a scene is called
        "benefit": benefit_of,  # who may use influence when the wall is scored
        "morning": dict(MORNINGS),  # by decree
        "final": dict(FINALS),  # by decree
        "after_day": "twilight",  # against Meng
        "meng": MENG,  # his habits
    }
    panjun.extend(made, facts.get("modules", {}))
    return made
