"""The rules of the game, put together: scenes in the order they are played, prompts, and the rulebook's chapters."""

from __future__ import annotations

from typing import Any, Final

from yamen.games.zhanguo.abilities import wake
from yamen.games.zhanguo.box import Box
from yamen.games.zhanguo.checks import checks
from yamen.games.zhanguo.components import components
from yamen.games.zhanguo.court import court
from yamen.games.zhanguo.final import final, ranking, scores
from yamen.games.zhanguo.hidden import deal
from yamen.games.zhanguo.lisi import lisi
from yamen.games.zhanguo.prompts import PROMPTS
from yamen.games.zhanguo.reading import decode
from yamen.games.zhanguo.rewards import limit, order, rewards, unlock_for_tokens
from yamen.games.zhanguo.setup import gain, setup, start
from yamen.games.zhanguo.unification import draw, soldiers, turn
from yamen.games.zhanguo.view import sight
from yamen.kernel.rules import Game, Rules, Scene

__all__ = ["RULES", "checks", "components", "rules"]

# Every rule and its place in the rulebook. A rule is summarised in the catalogues under rule-NAME.
RULES: Final = {
    "setup": "Set-up",
    "starting-tiles": "Set-up of the players; Annex 4",
    "regions": "Activate, option B",
    "draw": "Phase 1, Draw cards",
    "play": "Phase 2, How to play a card",
    "unification": "Unification action",
    "tokens": "Unification action",
    "unrest": "Unification action and unrest; Unrest tracks",
    "court": "Court actions",
    "discard": "Court actions",
    "recruit": "Recruit 1 official",
    "boat": "Search for the elixir",
    "elixir": "Search for the elixir",
    "alchemists": "Search for the elixir",
    "masters": "Search for the elixir",
    "unlock": "Search for the elixir; Mausoleum and terracotta soldiers",
    "governor": "Install 1 governor",
    "bonus": "Install 1 governor; Annex 3",
    "hire": "Hire 2 workers",
    "palace": "Build 1 palace; Annex 3",
    "big-token": "Build 1 palace",
    "wall": "Build 1 wall",
    "emperor": "Build 1 wall",
    "fits": "Activate the abilities of your cards",
    "activate": "Activate the abilities of your cards; Annex 1",
    "partial": "Activate the abilities of your cards",
    "option-b": "Activate, option B",
    "move-officials": "Activate, option B; Annex 1",
    "move-workers": "Annex 1; Annex 3",
    "mausoleum": "Mausoleum and terracotta soldiers",
    "soldiers": "Mausoleum and terracotta soldiers",
    "honour": "Annex 5",
    "rewards": "Phase 3, step 1; Annex 5",
    "ties": "Phase 3, step 1, Ties",
    "marker": "Phase 3, step 1",
    "new-order": "Phase 3, step 2",
    "soldier-price": "Phase 3, step 3",
    "token-limit": "Phase 3, step 4",
    "final": "End of the game",
    "majorities": "End of the game, 2",
    "elixir-points": "End of the game, 3",
    "lines": "End of the game, 4",
    "walls": "End of the game, 5; Annex 2",
    "remaining": "End of the game, 6",
    "victory": "End of the game",
    "lisi-setup": "Solo mode, Set-up of Li Si",
    "lisi-turn": "Solo mode, How to play",
    "lisi-unification": "Solo mode, Unification",
    "lisi-elixir": "Solo mode, Search for the elixir",
    "lisi-target": "Solo mode, Governors, palaces, walls",
    "lisi-governor": "Solo mode, Install 1 governor",
    "lisi-palace": "Solo mode, Build 1 palace",
    "lisi-wall": "Solo mode, Build 1 wall",
    "lisi-soldiers": "Solo mode, Terracotta soldiers and mausoleum",
    "lisi-rewards": "Solo mode, Phase 3",
    "lisi-tokens": "Solo mode, Phase 3",
}


def rules(game: Game, options: dict[str, str], facts: dict[str, Any]) -> Rules:
    """The rules for settled options and the facts of a box."""
    scenes: dict[str, Scene] = {
        "start": start,
        "gain": gain,
        "draw": draw,
        "turn": turn,
        "court": court,
        "wake": wake,
        "soldiers": soldiers,
        "lisi": lisi,
        "rewards": rewards,
        "order": order,
        "unlock": unlock_for_tokens,
        "limit": limit,
        "final": final,
    }
    box = Box(facts, options["table"], options["lisi"])
    return Rules(game, options, box, scenes, PROMPTS, setup, decode, sight, deal, scores, ranking)
