"""From the options and the luck to the first table."""

from __future__ import annotations

from tests.toy.bazaar.components import SOURCES, WARES, Box
from tests.toy.bazaar.state import Bazaar
from yamen.kernel.chance import Chance
from yamen.kernel.rules import Rules


def setup(rules: Rules, seats: int, chance: Chance) -> Bazaar:
    """Everybody gets coins and three wares, the rest is the pile. Rule: bazaar/setup."""
    box: Box = rules.box
    first = rules.options["first"]
    starter = chance.roll("first_player", range(seats)) if first == "drawn" else int(first) - 1
    pile = chance.shuffle("wares", range(1, WARES + 1))
    pile.reverse()
    hands = [sorted(pile.pop() for _ in range(box.hand)) for _ in range(seats)]
    return Bazaar(
        rules,
        "morning",
        0,
        0,
        0,
        0,
        [(starter + i) % seats for i in range(seats)],
        [box.coins] * seats,
        [0] * seats,
        [0] * seats,
        hands,
        [[] for _ in range(seats)],
        [0] * int(rules.options["stalls"]),
        pile,
        [],
        [],
        [0] * (seats * len(SOURCES)),
    )
