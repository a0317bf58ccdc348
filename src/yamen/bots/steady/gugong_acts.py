"""What the actions of the places are worth in Gùgōng: each way with the servants that it takes from the pool."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from yamen.bots.steady.gugong_ships import Fleet
from yamen.bots.steady.gugong_worth import DEAR, Look
from yamen.games.gugong.components import (
    AT,
    DISCOUNT,
    EIGHT,
    PER_DECREE,
    PER_HARBOUR,
    PER_JADE,
    SHIPS,
    SWAP_ICON,
    THIRD,
)
from yamen.games.gugong.harbours import targets
from yamen.games.gugong.jade import for_sale
from yamen.games.gugong.prompts.places import decree_cost, jade_cost, travel_cost
from yamen.games.gugong.state import NOWHERE
from yamen.games.gugong.travel import in_reach

Way = tuple[int, float]  # servants that leave the pool, and the gain without them

SOLD: Final = 3


def token_power(look: Look, kind: int) -> float:
    """The benefit of a token when it is taken."""
    return POWERS[kind](look)


def token(look: Look, kind: int) -> float:
    """A token: its benefit, and itself."""
    return max(0.0, POWERS[kind](look)) + look.kept(kind)


def discard_power(look: Look) -> float:
    """A gift for a jade."""
    hand = look.table.hands[look.seat]
    dear = [look.matched(card) for card in hand if look.table.box.value[card] >= DEAR and card != look.table.played]
    return look.jade() - look.w.turn + max(dear) if dear else 0.0


def retrieve_power(look: Look) -> float:
    """Another turn today."""
    taken = look.table.taken[look.seat]
    return look.w.turn - 0.5 * min([look.matched(card) for card in taken]) if taken else look.w.turn * 0.8


def ship_power(look: Look) -> float:
    """A servant of the supply on a ship."""
    return Fleet(look).best_board(1) if look.table.supply[look.seat] else 0.0


def sell_power(look: Look) -> float:
    """Three servants for a jade."""
    return look.jade() - SOLD * look.servant if look.pool >= SOLD else 0.0


def laid_power(look: Look) -> float:
    """A bonus token in force for the rest of the day."""
    return max(0.0, 0.35 * look.today - look.servant) if look.pool else 0.0


POWERS: Final[tuple[Callable[[Look], float], ...]] = (
    lambda look: look.gained(1),
    lambda look: look.gained(2),
    lambda look: look.steps(1),
    lambda look: look.climbed(1),
    discard_power,
    lambda look: 2.0,
    lambda look: look.w.swap,
    retrieve_power,
    ship_power,
    lambda look: max(0.0, look.extra()),
    sell_power,
    lambda look: 0.0,
    laid_power,
    laid_power,
    laid_power,
    lambda look: min(1.2, 0.3 * look.left),
    lambda look: min(1.5, 0.3 * look.left),
    lambda look: min(1.2, 0.3 * look.left),
)

# --- the ways of each place ------------------------------------------------------------------------------------------


def travel(look: Look) -> list[Way]:
    """The best token, or the two best."""
    table = look.table
    found = sorted((token(look, table.cities[city]) for city in in_reach(table, look.seat)), reverse=True)
    if not found:
        return []
    out: list[Way] = [(0, found[0])]
    if len(found) > 1:
        out.append((travel_cost(table, look.seat), found[0] + found[1]))
    return out


def wall(look: Look) -> list[Way]:
    """One servant, or two for a third."""
    more = look.wall_extra()
    return [(1, look.wall(1 + more)), (3, look.wall(2 + more))]


def jade(look: Look) -> list[Way]:
    """The cheapest jade."""
    table = look.table
    costs = [jade_cost(table, look.seat, house) for house in for_sale(table)]
    out: list[Way] = [(min(costs), look.jade())]
    if DISCOUNT in table.slots[look.seat]:
        out.append((max(0, min(costs) - 2), look.jade() - 0.8))
    return out


def intrigue(look: Look) -> list[Way]:
    """A step and the medal, or three."""
    medal = look.w.medal if look.table.medal == NOWHERE and look.days else 0.0
    return [(0, look.climbed(1) + medal), (1, look.climbed(3))]


def palace(look: Look) -> list[Way]:
    """A step, or two and some influence."""
    return [(0, look.steps(1)), (2, look.steps(2) + look.climbed(1))]


def decrees(look: Look) -> list[Way]:
    """The decrees that are still to be had."""
    table = look.table
    seat = look.seat
    out: list[Way] = []
    for tile in table.tiles:
        if not table.has(seat, tile):
            out.append((decree_cost(table, seat, tile) + 1, decree(look, tile)))
    return out


def decree(look: Look, tile: int) -> float:
    """A decree: its points, and what it will bring; its servant does not come back."""
    table = look.table
    w = look.w
    seat = look.seat
    worth = table.box.points[tile] - w.locked * look.days
    rule = table.box.final
    if tile < len(w.daily):
        share = look.days if tile < 5 else look.left / 4
        return worth + w.daily[tile] * share
    if tile == THIRD:
        soon = (table.points(seat) + min(24, 2.5 * look.left)) / rule["third_per"]
        return worth + min(float(rule["third_most"]), soon)
    if tile == EIGHT:
        return worth + rule["eight"]
    if tile == PER_JADE:
        return worth + min(float(rule["jade_most"]), rule["per_jade"] * (table.jade[seat] + look.left / 6))
    if tile == PER_DECREE:
        return worth + rule["per_decree"] * (table.perks[seat].bit_count() + 1 + look.left / 8)
    if tile == PER_HARBOUR:
        mine = sum(table.rewards[seat * SHIPS : (seat + 1) * SHIPS])
        return worth + rule["per_harbour"] * (mine + look.left / 8)
    return worth


def canal(look: Look) -> list[Way]:
    """A servant aboard and a ship moved, or two aboard."""
    table = look.table
    seat = look.seat
    fleet = Fleet(look)
    out: list[Way] = [(0, fleet.best_sail())]
    for target in targets(table, seat, 1):
        out.append((1, fleet.boarded_and_sailed(target, 1)))
    two = 0.0
    for target in targets(table, seat, 2):
        two = max(two, fleet.board(target, 2))
    out.append((3, two))
    return out


WAYS: Final = (travel, wall, jade, intrigue, palace, decrees, canal)


class Acts:
    """The best way of each action, for any number of servants in the pool; each action is looked at once."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.ways: list[list[Way] | None] = [None] * len(WAYS)
        self.rows: dict[int, list[float]] = {}

    def best(self, place: int, pool: int) -> Way:
        """The servants that the best way takes, and its gain after them; leaving it is a way, too."""
        ways = self.ways[place]
        if ways is None:
            ways = self.ways[place] = WAYS[place](self.look)
        spent = 0
        best = 0.0
        servant = self.look.servant
        for cost, worth in ways:
            if cost <= pool:
                worth -= cost * servant
                if worth > best:
                    best = worth
                    spent = cost
        return spent, best

    def row(self, pool: int) -> list[float]:
        """What each place gains with so many servants in the pool."""
        row = self.rows.get(pool)
        if row is None:
            row = self.rows[pool] = [self.best(place, pool)[1] for place in range(len(WAYS))]
        return row

    def icon(self, icon: int, pool: int) -> Way:
        """What a gift shows."""
        if icon >= AT:
            return self.best(icon - AT, pool)
        if icon == SWAP_ICON:
            return 0, self.look.w.swap
        n = min(icon, self.look.supply)
        return -n, self.look.gained(n)

    def both(self, icon: int, pool: int) -> list[float]:
        """The action of the gift, then that of each place; or the place alone, if it needs the servants."""
        if not icon:
            return self.row(pool)
        cost, worth = self.icon(icon, pool)
        if cost <= 0:
            return [worth + gain for gain in self.row(pool - cost)]
        alone = self.row(pool)
        return [max(worth + gain, alone[place]) for place, gain in enumerate(self.row(pool - cost))]
