"""Ships, their room and their way along the Grand Canal; and the rewards of the harbours.

Rulebook: Location actions, The Grand Canal.
"""

from __future__ import annotations

from yamen.games.gugong import news, news_canal
from yamen.games.gugong.components import (
    CARD_REWARD,
    DOUBLE_REWARD,
    FROM_HARBOURS,
    HARBOURS,
    POINTS_REWARD,
    REWARDS,
    SHIPS,
)
from yamen.games.gugong.pieces import leave, score
from yamen.games.gugong.prompts.canal import NEW, first_free
from yamen.games.gugong.state import HEAPS, LOCKED, ON_SHIP, POOL, SUPPLY, Gugong


def room(table: Gugong, ship: int) -> int:
    """The free spaces on a ship; the double servant takes two."""
    return table.box.hold - table.cargo_of(ship)


def unused(table: Gugong, seat: int) -> int:
    """A ship that lies at home, or -1."""
    for ship in range(seat * SHIPS, (seat + 1) * SHIPS):
        if table.ships[ship] == 0:
            return ship
    return -1


def targets(table: Gugong, seat: int, need: int) -> list[int]:
    """The ships with so much room, by their harbours, and new ones, by their routes. Rule: gugong/new-ship."""
    out: list[int] = []
    for ship in range(seat * SHIPS, (seat + 1) * SHIPS):
        if table.ships[ship] and room(table, ship) >= need:
            out.append(table.ships[ship])
    out.sort()
    if unused(table, seat) >= 0:
        for route in range(table.side.routes):
            if first_free(table, route):
                out.append(NEW + route)
    return out


def whole_room(table: Gugong, seat: int) -> int:
    """How many servants could go aboard, new ships included, without counting on a claim (ruling 46)."""
    n = 0
    home = 0
    for ship in range(seat * SHIPS, (seat + 1) * SHIPS):
        if table.ships[ship]:
            n += room(table, ship)
        else:
            home += 1
    free = HARBOURS * table.side.routes
    for berth in table.ships:
        if berth:
            free -= 1
    return n + min(home, free) * table.box.hold


def board(table: Gugong, seat: int, target: int, plain: int, twin: int, source: int, rule: str) -> int:
    """Servants go aboard a ship, or a new one that comes to the leftmost free harbour. Rule: gugong/canal."""
    if target >= NEW:
        ship = unused(table, seat)
        table.ships[ship] = first_free(table, target - NEW)
        if table.herald is not None:
            news_canal.ship_comes(table, seat, ship)
    else:
        ship = table.ships.index(target)
    table.cargo[ship] += plain
    leave(table, seat, plain, twin, source, ON_SHIP + ship % SHIPS)
    if table.herald is not None:
        news_canal.boarded(table, seat, ship, plain, twin, HEAPS[source], rule)
    return ship


def next_free(table: Gugong, berth: int) -> int:
    """The next free harbour on the same route, or 0."""
    end = berth + HARBOURS - 1 - (berth - 1) % HARBOURS
    for other in range(berth + 1, end + 1):
        if other not in table.ships:
            return other
    return 0


def sail(table: Gugong, ship: int, rule: str) -> None:
    """A ship moves to the next free harbour."""
    before = table.ships[ship]
    table.ships[ship] = next_free(table, before)
    if table.herald is not None:
        news_canal.sailed(table, ship, before, rule)


def unload(table: Gugong, ship: int, kept: int) -> None:
    """A ship goes home; what it carries returns to the supply, but for those kept for a reward."""
    seat = ship // SHIPS
    table.supply[seat] += table.cargo[ship] - kept
    table.cargo[ship] = 0
    table.ships[ship] = 0
    if table.doubles[seat] == ON_SHIP + ship % SHIPS:
        table.doubles[seat] = SUPPLY


def rewards_at(table: Gugong, seat: int, ship: int) -> list[int]:
    """The rewards a full ship could claim where it lies: 4 points, a card, the double servant. Rule: gugong/claim.

    (Rulings 24, 45.)
    """
    if table.ships[ship] == 0 or room(table, ship) > 0:
        return []
    harbour = (table.ships[ship] - 1) % HARBOURS + 1
    out: list[int] = []
    for reward in range(len(REWARDS)):
        if harbour in (reward + 2, HARBOURS) and table.rewards[seat * SHIPS + reward] < table.box.reward_slots[reward]:
            if reward != CARD_REWARD or table.pile:
                out.append(reward)
    return out


def claim(table: Gugong, seat: int, ship: int, reward: int) -> None:
    """One servant stays beside the reward, the ship and the others go home, the reward is taken. Rule: gugong/claim."""
    twin = int(table.doubles[seat] == ON_SHIP + ship % SHIPS)
    plain = table.cargo[ship]
    berth = table.ships[ship]
    unload(table, ship, 1)
    table.rewards[seat * SHIPS + reward] += 1
    if table.herald is not None:
        news_canal.claimed(table, seat, berth, plain, twin, reward)
    if reward == POINTS_REWARD:
        score(table, seat, FROM_HARBOURS, table.box.reward_points, "claim")
    elif reward == CARD_REWARD:
        draw_card(table, seat, "claim")
    elif table.doubles[seat] == LOCKED:
        assert reward == DOUBLE_REWARD
        table.doubles[seat] = POOL
        if table.herald is not None:
            news.servants(table, seat, 0, 1, f"seat/{seat}/locked", f"seat/{seat}/pool", "double-won", "claim")


def take_top(table: Gugong) -> int:
    """The top card of the pile."""
    table.chance.reveal()
    card = table.pile[0]
    table.pile = table.pile[1:]
    return card


def draw_card(table: Gugong, seat: int, rule: str, to_hand: bool = True) -> None:
    """The top card of the pile goes into the hand; nobody else sees it. Rule: gugong/claim."""
    card = take_top(table)
    table.drawn[seat] |= 1 << card
    if to_hand:
        table.hands[seat] = (*table.hands[seat], card)
    else:
        table.taken[seat] = (*table.taken[seat], card)
    if table.herald is not None:
        news.card_drawn(table, seat, card, f"seat/{seat}/{'hand' if to_hand else 'taken'}", rule)
