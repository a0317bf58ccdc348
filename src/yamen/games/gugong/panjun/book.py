"""The modules of the expansion put together: their facts, their rules in the rulebook, and how they join the base game.

Rulebook: Pànjūn.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from yamen.games.gugong import setup as base
from yamen.games.gugong import view
from yamen.games.gugong.panjun import back, extras, steps
from yamen.games.gugong.panjun.annex import decode, empty
from yamen.games.gugong.panjun.components import RANGES, SOURCES, check_steps
from yamen.games.gugong.state import Gugong
from yamen.kernel.chance import Chance
from yamen.kernel.fact_files import load
from yamen.kernel.facts import Wrong, leaves, out_of_range
from yamen.kernel.rules import Rules
from yamen.kernel.view import Sight

# Every rule of the expansion and its place in the rulebook.
RULES: Final = {
    "back": "Pànjūn, Moving your envoy backwards",
    "steps": "Pànjūn, The Steps of the Pavilion, Phase 2",
    "gate": "Pànjūn, Index of the steps, left side",
    "stairs": "Pànjūn, The Steps of the Pavilion, Phase 1",
    "toll-inside": "Pànjūn, Index of the steps, right side",
    "meng-steps": "Pànjūn, Solo variant, The Steps of the Pavilion",
    "new-setup": "Pànjūn, New decrees and gift cards",
    "low": "Pànjūn, New decrees and gift cards",
    "high": "Pànjūn, New decrees and gift cards",
    "hand-swap": "Pànjūn, New decrees and gift cards",
    "pile-swap": "Pànjūn, New decrees and gift cards",
    "replace": "Pànjūn, New decrees and gift cards",
    "retreat": "Pànjūn, New decrees and gift cards",
    "reuse": "Pànjūn, New decrees and gift cards",
    "last": "Pànjūn, List of decrees, level 1",
    "influence": "Pànjūn, List of decrees, level 2",
    "meng-hand": "Pànjūn, Solo variant, New decrees and gift cards",
    "meng-pile": "Pànjūn, Solo variant, New decrees and gift cards",
    "meng-reuse": "Pànjūn, Solo variant, New decrees and gift cards",
    "meng-influence": "Pànjūn, Solo variant, New decrees and gift cards",
}

Add = Callable[[Rules, dict[str, Any]], None]
MODULES: Final[dict[str, Add]] = {"steps": steps.add, "cards": extras.add}


def facts() -> dict[str, Any]:
    """The printed facts of the expansion, a table for each module."""
    return load(Path(__file__).parent)


def joined(played: dict[str, Any]) -> dict[str, Any]:
    """The facts of a match with the cards, tokens and decrees of its modules among those of the base game."""
    out = dict(played)
    for module in played.get("modules", {}).values():
        for table in ("gift_card", "travel_token", "decree"):
            out[table] = {**out[table], **module.get(table, {})}
        removed = module.get("removed", {}).get("gift_cards", [])
        out["gift_card"] = {name: card for name, card in out["gift_card"].items() if name not in removed}
    return out


def checks(every: dict[str, Any]) -> list[Wrong]:
    """What corrected facts of the modules break."""
    return check_steps(leaves(every["steps"])) + out_of_range(leaves({"modules": every}), RANGES)


def setup(rules: Rules, seats: int, chance: Chance) -> Gugong:
    """The table of the base game, and what the modules lay beside it."""
    table = base.setup(rules, seats, chance)
    table.annex = empty()
    for lay in rules.entries["lays"]:
        lay(table, chance)
    return table


def sight(table: Gugong, seat: int) -> Sight:
    """The table as a seat sees it, with what the modules show."""
    out = view.sight(table, seat)
    for show in table.rules.entries["shows"]:
        show(table, seat, out)
    return out


def extend(rules: Rules, chosen: dict[str, Any]) -> None:
    """Join the chosen modules to the rules of the base game."""
    if not chosen:
        return
    entries = rules.entries
    rules.box.sources = (*rules.box.sources, *SOURCES)
    entries["annex"] = decode
    entries["lays"] = []  # what a module lays out: (table, chance)
    entries["shows"] = []  # what it shows: (table, seat, sight)
    entries["back"] = back.back_on_track
    entries["can_back"] = back.can_back
    rules.setup = setup
    rules.sight = sight
    for name, table in chosen.items():
        MODULES[name](rules, table)
