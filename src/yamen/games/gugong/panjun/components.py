"""The printed facts of the modules as typed tables."""

from __future__ import annotations

from typing import Any, Final

from yamen.kernel.facts import Wrong, is_mark, wrong

# Where victory points come from, beside the sources of the base game.
SOURCES: Final = ("steps", "cards")
FROM_STEPS: Final = 13
FROM_CARDS: Final = 14

RANGES: Final = (
    ("modules.*.gift_card.*.value", 0, 10),
    ("modules.*.travel_token.*.copies", 0, 6),
    ("modules.*.decree.*.points", 0, 20),
    ("modules.*.decree.*.cost", 0, 9),
    ("modules.cards.effects.*", 0, 9),
)

# --- the Steps of the Pavilion ----------------------------------------------------------------------------------------

LEFTS: Final = ("PL1", "PL2", "PL3", "PL4", "PL5")
RIGHTS: Final = ("PR-A", "PR-B", "PR-C", "PR-D", "PR-E")
NOTHING: Final = "none"
CONDITIONS: Final = (
    NOTHING,
    *("reveal_1_3", "reveal_4_6", "reveal_7_9", "intrigue_7", "double_servant", "gift_cards_5"),
    *("travel_tokens_3", "travel_tokens_4", "harbour_rewards_1", "harbour_rewards_3", "jade_3", "wall_servants_2"),
    *("decree_level_2", "decree_level_3"),
)
EFFECTS: Final = (
    NOTHING,
    *("intrigue_up_1", "intrigue_up_2", "intrigue_up_3", "intrigue_down_1", "intrigue_down_2", "intrigue_down_3"),
    *("servants_up_1", "servants_up_2", "servants_down_1", "servants_down_2"),
    *("jade_up_1", "jade_down_1", "vp_up_1", "vp_up_2", "vp_down_1"),
)
LONGEST: Final = 14


class Stairs:
    """The tracks that lead to the Palace, by name: conditions on the left, what mornings bring on the right."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.left: list[list[str]] = [facts["left"][name] for name in LEFTS]
        self.right: list[list[str]] = [facts["right"][name] for name in RIGHTS]


def check_steps(every: dict[str, Any]) -> list[Wrong]:
    """Tracks have steps, and on them only what the rulebook lists."""
    found: list[Wrong] = []
    for path, steps in every.items():
        if is_mark(path):
            continue
        known = CONDITIONS if path.startswith("left.") else EFFECTS
        at = f"modules.steps.{path}"
        if not 1 <= len(steps) <= LONGEST:
            found.append(wrong(at, "component-length", {"value": len(steps), "expected": LONGEST}))
        for step in steps:
            if step not in known:
                found.append(wrong(at, "component-unknown-value", {"value": str(step)[:60]}))
    return found
