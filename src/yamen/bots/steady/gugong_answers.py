"""Rules of thumb for Gùgōng: servants, travel, and the actions of the places but the Grand Canal's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from yamen.bots.steady.gugong_acts import SOLD, decree, token, token_power
from yamen.bots.steady.gugong_worth import Look
from yamen.games.gugong.components import (
    TOKENS,
)
from yamen.games.gugong.intrigue import PRICE_B as INTRIGUE_PRICE
from yamen.games.gugong.palace import PRICE_B as PALACE_PRICE
from yamen.games.gugong.prompts.common import RADIX, SKIP, TWIN
from yamen.games.gugong.prompts.places import (
    B_PLAIN,
    CHEAPER,
    WALL_PLACED,
    WAY_A,
    WAY_B,
    decree_cost,
    jade_cost,
    travel_cost,
)
from yamen.games.gugong.state import NOWHERE
from yamen.games.gugong.travel import in_reach

Gains = Callable[[Look, list[int], Any], list[float]]

TOKEN_KEPT: Final = 0.8  # the discount token, for another day

# --- servants ---------------------------------------------------------------------------------------------------------


def cost(look: Look, pieces: list[int], about: tuple[int, int]) -> list[float]:
    """The double servant pays two; paying one with him wastes a servant."""
    n = about[0]
    return [(0.3 if n >= 2 else -1.0) if piece == TWIN else 0.0 for piece in pieces]


def gain(look: Look, pieces: list[int], about: object) -> list[float]:
    """The double servant counts two wherever he goes next."""
    return [-1.0 if piece == SKIP else 1.0 if piece == TWIN else 0.0 for piece in pieces]


# --- travel -----------------------------------------------------------------------------------------------------------


def travel(look: Look, ways: list[int], about: object) -> list[float]:
    """One token, or two for servants."""
    table = look.table
    found = sorted((token(look, table.cities[city]) for city in in_reach(table, look.seat)), reverse=True)
    once = found[0] if found else 0.0
    twice = once + (found[1] if len(found) > 1 else 0.0) - travel_cost(table, look.seat) * look.servant
    return [0.0 if way == SKIP else once if way == WAY_A else twice for way in ways]


def city(look: Look, cities: list[int], about: object) -> list[float]:
    """The best token."""
    return [token(look, look.table.cities[city]) for city in cities]


def take(look: Look, answers: list[int], about: object) -> list[float]:
    """A benefit that is worth something is used."""
    worth = token_power(look, look.table.held)
    if look.table.held == TOKENS.index("servants3_jade"):
        worth = look.jade() - SOLD * look.servant
    return [0.0 if answer == SKIP else worth for answer in answers]


def discard(look: Look, cards: list[int], about: object) -> list[float]:
    """A dear gift for a jade costs a turn."""
    return [0.0 if card == SKIP else look.jade() - look.w.turn + look.matched(card) for card in cards]


def retrieve(look: Look, cards: list[int], about: object) -> list[float]:
    """Another turn, best with a card that is not wanted at night."""
    box = look.table.box
    out: list[float] = []
    for card in cards:
        worth = look.w.turn - 0.5 * look.matched(card) + 0.15 * box.value[card] + (0.6 if box.icon[card] else 0.0)
        out.append(0.0 if card == SKIP else worth)
    return out


def swap(look: Look, pairs: list[int], about: object) -> list[float]:
    """A better card for a worse one."""
    table = look.table
    hand = table.hands[look.seat]
    value = table.box.value
    out: list[float] = []
    for pair in pairs:
        if pair == SKIP:
            out.append(0.0)
            continue
        mine = pair // RADIX
        theirs = table.court[pair % RADIX]
        worth = look.card(theirs) - look.card(mine)
        if mine in hand:
            worth += 0.25 * (value[theirs] - value[mine])
        else:
            worth += look.matched(theirs) - look.matched(mine)
        out.append(worth - 0.05)
    return out


# --- places -----------------------------------------------------------------------------------------------------------


def wall(look: Look, answers: list[int], about: object) -> list[float]:
    """Servants on the wall, against what they would do elsewhere."""
    more = look.wall_extra()
    out: list[float] = []
    for answer in answers:
        if answer == SKIP:
            out.append(0.0)
            continue
        plain, twin = WALL_PLACED[answer]
        placed = plain + 2 * twin
        paid = placed + (1 if answer >= B_PLAIN else 0)
        out.append(look.wall(placed + more) - paid * look.servant)
    return out


def extra(look: Look, pieces: list[int], about: object) -> list[float]:
    """A servant of the supply costs nothing."""
    return [0.0 if piece == SKIP else look.wall(1 + piece) - 0.1 for piece in pieces]


def jade(look: Look, houses: list[int], about: object) -> list[float]:
    """The cheapest jade, if the servants have nothing better to do."""
    out: list[float] = []
    for house in houses:
        if house == SKIP:
            out.append(0.0)
        else:
            token_cost = min(TOKEN_KEPT, 0.2 * look.left) if house >= CHEAPER else 0.0
            out.append(look.jade() - jade_cost(look.table, look.seat, house) * look.servant - token_cost)
    return out


def intrigue(look: Look, ways: list[int], about: object) -> list[float]:
    """A step and the medal, or three steps."""
    medal = look.w.medal if look.table.medal == NOWHERE and look.days else 0.0
    three = look.climbed(3) - INTRIGUE_PRICE * look.servant
    return [0.0 if way == SKIP else look.climbed(1) + medal if way == WAY_A else three for way in ways]


def palace(look: Look, ways: list[int], about: object) -> list[float]:
    """A step, or two and some influence."""
    two = look.steps(2) + look.climbed(1) - PALACE_PRICE * look.servant
    return [0.0 if way == SKIP else two if way == WAY_B else look.steps(1) for way in ways]


def decrees(look: Look, tiles: list[int], about: object) -> list[float]:
    """A decree, against its servants."""
    out: list[float] = []
    for answer in tiles:
        if answer == SKIP:
            out.append(0.0)
            continue
        price = (decree_cost(look.table, look.seat, answer) + 1) * look.servant
        if answer >= CHEAPER:
            price += min(TOKEN_KEPT, 0.2 * look.left)
        out.append(decree(look, answer % CHEAPER) - price)
    return out


ANSWERS: Final[dict[str, Gains]] = {
    "cost": cost,
    "gain": gain,
    "travel": travel,
    "city": city,
    "token": take,
    "discard": discard,
    "retrieve": retrieve,
    "swap": swap,
    "wall": wall,
    "extra": extra,
    "jade": jade,
    "intrigue": intrigue,
    "palace": palace,
    "decree": decrees,
}
