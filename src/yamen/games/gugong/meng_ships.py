"""Meng's ships, and what they bring him wherever they lie.

Rulebook: Solo variant, The Grand Canal; Harbour rewards.
"""

from __future__ import annotations

from yamen.games.gugong.components import CARD_REWARD, FROM_HARBOURS, POINTS_REWARD, SHIPS
from yamen.games.gugong.harbours import board, draw_card, room, targets, unload
from yamen.games.gugong.news_canal import claimed
from yamen.games.gugong.pieces import score
from yamen.games.gugong.state import Gugong


def ship_one(table: Gugong, seat: int, source: int, rule: str) -> bool:
    """A servant goes onto his ship, or a new one; a full ship claims at once.

    Rules: gugong/meng-canal, gugong/meng-claim.
    """
    where = targets(table, seat, 1)
    if not where:
        return False
    ship = board(table, seat, where[0], 1, 0, source, rule)
    if room(table, ship) == 0:
        claim(table, seat, ship)
    return True


def claim(table: Gugong, seat: int, ship: int) -> None:
    """A card for the first and second full ship, then 4 points each; all servants go home. Rule: gugong/meng-claim."""
    at = seat * SHIPS
    card = table.rewards[at + CARD_REWARD] < table.box.reward_slots[CARD_REWARD] and len(table.pile) > 0
    reward = CARD_REWARD if card else POINTS_REWARD
    berth = table.ships[ship]
    plain = table.cargo[ship]
    unload(table, ship, 0)
    table.rewards[at + reward] += 1
    if table.herald is not None:
        claimed(table, seat, berth, plain, 0, reward)
    if card:
        draw_card(table, seat, "meng-claim", table.scene != "twilight")
    else:
        score(table, seat, FROM_HARBOURS, table.box.reward_points, "meng-claim")
