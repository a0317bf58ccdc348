"""The conditions of the left stairs.

Rulebook: Pànjūn, Index of the steps, left side.
"""

from __future__ import annotations

from typing import Final

from yamen.games.gugong.asking import put
from yamen.games.gugong.components import CARDS, SHIPS
from yamen.games.gugong.gifts import known
from yamen.games.gugong.panjun import news
from yamen.games.gugong.panjun.prompts import REVEAL
from yamen.games.gugong.prompts.common import SKIP, card_facts
from yamen.games.gugong.state import LOCKED, Gugong
from yamen.kernel.ask import Refusal

# conditions for which a hand card of these values is shown
RANGES: Final[dict[str, tuple[int, int]]] = {"reveal_1_3": (1, 3), "reveal_4_6": (4, 6), "reveal_7_9": (7, 9)}

About = tuple[int, int, bool]  # the least and the greatest value, and whether one may leave it


def open_for(table: Gugong, seat: int, condition: str) -> bool:
    """Whether a seat fulfils a condition, or has a card that would. Rule: gugong/gate."""
    if condition in RANGES:
        least, most = RANGES[condition]
        return any(least <= table.box.value[card] <= most for card in table.hands[seat])
    kind, _, number = condition.rpartition("_")
    return amount(table, seat, kind, int(number)) if number.isdigit() else _plain(table, seat, condition)


def _plain(table: Gugong, seat: int, condition: str) -> bool:
    """No condition, or that the double servant has been won."""
    return condition != "double_servant" or table.doubles[seat] != LOCKED


def amount(table: Gugong, seat: int, kind: str, n: int) -> bool:
    """Whether a seat has so much of what a condition counts.

    Gift cards count in the hand and in the discard pile; the double servant on the wall counts as two (ruling 15); a
    token is counted once it lies above the board, a double one once.
    """
    if kind == "intrigue":
        return table.steps[seat] >= n
    if kind == "gift_cards":
        return len(table.hands[seat]) + len(table.taken[seat]) >= n
    if kind == "travel_tokens":
        return len(table.slots[seat]) >= n
    if kind == "harbour_rewards":
        return sum(table.rewards[seat * SHIPS : (seat + 1) * SHIPS]) >= n
    if kind == "jade":
        return table.jade[seat] >= n
    if kind == "wall_servants":
        return table.on_wall(seat) >= n
    return any(table.has(seat, tile) for tile, level in enumerate(table.box.level) if level == n)


async def pass_gate(table: Gugong, seat: int, condition: str, may_leave: bool) -> bool:
    """Whether an envoy goes onto a step with this condition; a card may have to be shown. Rule: gugong/gate."""
    if condition in RANGES:
        least, most = RANGES[condition]
        always = len(table.hands[seat]) > 0  # what is in a hand is not told by silence
        card = await put(table, seat, REVEAL, revealing, refuse_reveal, (least, most, may_leave), always=always)
        if card != SKIP:
            known(table, seat, card)
            if table.herald is not None:
                news.card_revealed(table, seat, card)
            return True
    elif open_for(table, seat, condition):
        return True
    if table.herald is not None:
        news.gate_closed(table, seat, condition)
    return False


def revealing(table: Gugong, seat: int, about: About) -> list[int]:
    """The hand cards of these values; or none, where the envoy may stop instead."""
    least, most, may_leave = about
    out = [card for card in table.hands[seat] if least <= table.box.value[card] <= most]
    if may_leave:
        out.append(SKIP)
    return out


def refuse_reveal(table: Gugong, seat: int, card: int, about: About) -> Refusal:
    """The card is not in hand, has another value, or one must be shown now."""
    if card == SKIP:
        return Refusal("no-hiding", "gugong/gate")
    if card not in table.hands[seat]:
        return Refusal("no-card-in-hand", "gugong/gate", {"card": CARDS[card]})
    return Refusal("no-card-range", "gugong/gate", {**card_facts(table, card), "least": about[0], "most": about[1]})
