"""Meng with the new decrees, tokens and gift cards.

Rulebook: Pànjūn, Solo variant, New decrees and gift cards.
"""

from __future__ import annotations

from typing import Final

from yamen.games.gugong.components import DOUBLE, ICONS, TILES, TOKENS
from yamen.games.gugong.meng import meng, twilight
from yamen.games.gugong.meng_tokens import Aid, afford
from yamen.games.gugong.panjun import names, news_cards
from yamen.games.gugong.panjun.annex import INFLUENCE, beside
from yamen.games.gugong.panjun.back import can_go_back
from yamen.games.gugong.panjun.cards import replaceable, step_aside, take_the_place, under_the_pile
from yamen.games.gugong.panjun.hands import by_lot, draw_from_hand, pass_on
from yamen.games.gugong.pieces import give_jade, move_marker, to_pool
from yamen.games.gugong.state import Gugong
from yamen.kernel.rules import Rules

INTRIGUE: Final = TILES.index("L2-intrigue")
PILE_TOKEN: Final = TOKENS.index("pile_swap")
REUSE_TOKEN: Final = TOKENS.index("reuse_token")


async def hand_swap(table: Gugong, seat: int) -> None:
    """For a step back, a card by lot of the human's hand for one of his, if both have one. Rule: gugong/meng-hand."""
    human = 1 - seat
    if table.steps[seat] and table.hands[seat] and table.hands[human]:
        move_marker(table, seat, table.steps[seat] - 1, "hand-swap")
        theirs = draw_from_hand(table, human)
        his = draw_from_hand(table, seat)
        pass_on(table, human, seat, theirs, "hand-drawn")
        pass_on(table, seat, human, his, "hand-given")


async def pile_swap(table: Gugong, seat: int) -> None:
    """A card by lot of his hand, else of his discard pile, is exchanged with the pile. Rule: gugong/meng-pile."""
    place = "hand" if table.hands[seat] else "taken"
    cards = table.hands[seat] or table.taken[seat]
    if cards and table.pile:
        under_the_pile(table, seat, by_lot(table, cards), place)


async def replace(table: Gugong, seat: int) -> None:
    """His servant takes the place of the human's on the wall, if he has one to place."""
    human = 1 - seat
    if table.wall[human] and afford(table, seat, 1) and human * 2 in replaceable(table, seat, None):
        take_the_place(table, seat, human, 0)


async def retreat(table: Gugong, seat: int) -> None:
    """Two steps back for 2 points, if there are two."""
    if can_go_back(table, seat, table.rules.entries["effects"]["retreat_steps"]):
        await step_aside(table, seat)


async def reuse(table: Gugong, seat: int) -> None:
    """He uses the token once more that he took last. Rule: gugong/meng-reuse."""
    if table.slots[seat] and table.slots[seat][-1] != DOUBLE:
        kind = table.slots[seat][-1]
        if table.herald is not None:
            news_cards.meng_reuses(table, seat, kind)
        await table.rules.entries["meng"]["tokens"][kind](table, seat)


# --- the decree of influence ------------------------------------------------------------------------------------------


def has_influence(table: Gugong, seat: int) -> bool:
    """Whether he has the decree and has not used it this turn. Rule: gugong/meng-influence."""
    return table.has(seat, INTRIGUE) and not beside(table).counts[INFLUENCE]


class Influence(Aid):
    """Servants for steps back, before he exchanges tokens for them. Rule: gugong/meng-influence."""

    def worth(self, table: Gugong, seat: int) -> int:
        """One servant from the first price on, two from the second."""
        if not has_influence(table, seat):
            return 0
        one, two = table.box.benefits[:2]
        return 2 if table.steps[seat] >= two else 1 if table.steps[seat] >= one else 0

    def use(self, table: Gugong, seat: int, n: int) -> None:
        """As many as are missing, if he can."""
        found = min(n, self.worth(table, seat), table.supply[seat])
        if found > 0:
            beside(table).counts[INFLUENCE] = 1
            move_marker(table, seat, table.steps[seat] - table.box.benefits[found - 1], "meng-influence")
            to_pool(table, seat, found, 0, "meng-influence")


def take_jade(table: Gugong, seat: int) -> None:
    """A jade as soon as his marker is high enough. Rule: gugong/meng-influence."""
    price = table.box.benefits[3]
    if has_influence(table, seat) and table.steps[seat] >= price:
        beside(table).counts[INFLUENCE] = 1
        move_marker(table, seat, table.steps[seat] - price, "meng-influence")
        give_jade(table, seat, "meng-influence")


async def turn(table: Gugong) -> str:
    """His turn, with what the decree brings once in it."""
    seat = table.meng
    beside(table).counts[INFLUENCE] = 0
    take_jade(table, seat)
    after = await meng(table)
    take_jade(table, seat)
    beside(table).counts[INFLUENCE] = 0
    return after


async def evening(table: Gugong) -> str:
    """The twilight is one turn of his."""
    seat = table.meng
    take_jade(table, seat)
    after = await twilight(table)
    take_jade(table, seat)
    beside(table).counts[INFLUENCE] = 0
    return after


def add(rules: Rules) -> None:
    """His habits with this module."""
    before = rules.entries["meng"]
    habits = dict(before)
    acts = (hand_swap, pile_swap, replace, retreat)
    habits["icons"] = {
        **before["icons"],
        **{ICONS.index(name): act for name, act in zip(names.ICONS, acts, strict=True)},
    }
    habits["tokens"] = {**before["tokens"], PILE_TOKEN: pile_swap, REUSE_TOKEN: reuse}
    habits["aids"] = [*before["aids"], Influence()]
    rules.entries["meng"] = habits
    rules.scenes["meng"] = turn
    rules.scenes["twilight"] = evening
