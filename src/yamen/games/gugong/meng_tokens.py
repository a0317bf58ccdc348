"""Meng on the road: his way round the map, what the tokens give him, and how he exchanges them.

Rulebook: Solo variant, Travel; Travel tokens; Travel token exchange.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from yamen.games.gugong import news
from yamen.games.gugong.components import DOUBLE, FROM_MENG, FROM_TOKENS, TOKENS
from yamen.games.gugong.meng_ships import ship_one
from yamen.games.gugong.news_travel import travelled
from yamen.games.gugong.palace import advance
from yamen.games.gugong.pieces import climb, give_jade, score, to_pool, to_supply, to_wall
from yamen.games.gugong.servants import gain
from yamen.games.gugong.state import NOWHERE, SUPPLY, Gugong
from yamen.games.gugong.tokens import give_up, lay_down, worth
from yamen.games.gugong.wall import complete

SOLD: Final = 3
POINTS: Final = 2


# --- exchanges --------------------------------------------------------------------------------------------------------


def can_afford(table: Gugong, seat: int, n: int) -> bool:
    """Whether Meng has so many servants, or could with his tokens. Rule: gugong/meng-exchange (ruling 12)."""
    found = sets_of_two(table, seat)
    for aid in table.rules.entries["meng"]["aids"]:
        found += aid.worth(table, seat)
    return table.pool[seat] + min(table.supply[seat], found) >= n


class Aid:
    """Another way for Meng to come by servants for an action; it is used before his tokens."""

    def worth(self, table: Gugong, seat: int) -> int:
        """How many servants it could bring now."""
        raise NotImplementedError

    def use(self, table: Gugong, seat: int, n: int) -> None:
        """Bring n servants, if so many are missing and it can."""
        raise NotImplementedError


def sets_of_two(table: Gugong, seat: int) -> int:
    """How often he could exchange tokens for a servant."""
    slots = table.slots[seat]
    doubles = slots.count(DOUBLE)
    return doubles + (len(slots) - doubles) // 2


def afford(table: Gugong, seat: int, n: int) -> bool:
    """If he can pay n servants at all, he exchanges as few tokens as that needs, double ones first (ruling 59)."""
    if not can_afford(table, seat, n):
        return False
    for aid in table.rules.entries["meng"]["aids"]:
        aid.use(table, seat, n - table.pool[seat])
    while table.pool[seat] < n:
        plain = [kind for kind in table.slots[seat] if kind != DOUBLE]
        give_up(table, seat, [DOUBLE] if DOUBLE in table.slots[seat] else plain[:2], "servant")
        to_pool(table, seat, 1, 0, "meng-exchange")
    return True


def six_for_jade(table: Gugong, seat: int) -> None:
    """Six tokens become a jade at once (ruling 59). Rule: gugong/meng-exchange."""
    price = table.box.tokens_for_jade
    if worth(table, seat) < price:
        return
    doubles = min(table.slots[seat].count(DOUBLE), price // 2)
    plain = [kind for kind in table.slots[seat] if kind != DOUBLE]
    give_up(table, seat, [DOUBLE] * doubles + plain[: price - 2 * doubles], "jade")
    give_jade(table, seat, "meng-exchange")


# --- the way round the map --------------------------------------------------------------------------------------------


def next_city(table: Gugong, seat: int) -> int:
    """The next rim city with a token, counter-clockwise; else the nearest token; from inside, the nearest on the rim.

    Rule: gugong/meng-travel (rulings 14, 60). -1 without any token.
    """
    rim = table.side.map.rim
    here = table.travellers[seat]
    if here == NOWHERE or here in rim:
        begin = 0 if here == NOWHERE else rim.index(here) + 1
        for i in range(len(rim)):
            city = rim[(begin + i) % len(rim)]
            if table.cities[city] >= 0:
                return city
        return nearest(table, rim[0] if here == NOWHERE else here, table.side.map.cities)
    city = nearest(table, here, rim)
    return city if city >= 0 else nearest(table, here, table.side.map.cities)


def nearest(table: Gugong, here: int, among: list[int]) -> int:
    """The nearest of these cities that has a token, by roads; then the one that comes first on the map."""
    roads = table.side.map.roads
    seen = [here]
    ring = [here]
    while ring:
        with_token = [city for city in among if city in ring and table.cities[city] >= 0]
        if with_token:
            return with_token[0]
        after = [other for city in ring for other in roads[city] if other not in seen]
        ring = list(dict.fromkeys(after))
        seen += ring
    return -1


async def travel_once(table: Gugong, seat: int) -> None:
    """The traveller moves, takes the token and has its benefit. Rules: gugong/meng-travel, gugong/meng-tokens."""
    city = next_city(table, seat)
    if city < 0:
        return
    before = table.travellers[seat]
    table.travellers[seat] = city
    kind = table.cities[city]
    table.cities[city] = NOWHERE
    table.held = kind
    table.holder = seat
    if table.herald is not None:
        travelled(table, seat, before, city)
    await table.rules.entries["meng"]["tokens"][kind](table, seat)
    lay_down(table, seat)
    six_for_jade(table, seat)


# --- tokens -----------------------------------------------------------------------------------------------------------


async def one_servant(table: Gugong, seat: int) -> None:
    """As for everybody."""
    await gain(table, seat, 1, "tokens")


async def two_servants(table: Gugong, seat: int) -> None:
    """As for everybody."""
    await gain(table, seat, 2, "tokens")


async def envoy(table: Gugong, seat: int) -> None:
    """As for everybody."""
    await advance(table, seat, 1, "tokens")


async def step(table: Gugong, seat: int) -> None:
    """As for everybody."""
    climb(table, seat, 1, "tokens")


async def points(table: Gugong, seat: int) -> None:
    """As for everybody."""
    score(table, seat, FROM_TOKENS, POINTS, "tokens")


async def a_point(table: Gugong, seat: int) -> None:
    """Where others would swap cards, a point. Rule: gugong/meng-tokens."""
    score(table, seat, FROM_MENG, 1, "meng-tokens")


async def discard(table: Gugong, seat: int) -> None:
    """By day his top gift goes to his discard pile for a jade, whatever its value; at twilight a point (ruling 58)."""
    if table.scene == "twilight":
        score(table, seat, FROM_MENG, 1, "meng-tokens")
    elif table.hands[seat]:
        card = table.hands[seat][0]
        table.hands[seat] = table.hands[seat][1:]
        table.taken[seat] = (*table.taken[seat], card)
        if table.herald is not None:
            here = f"seat/{seat}"
            news.card_moved(table, seat, card, f"{here}/hand", f"{here}/taken", "discarded", "meng-tokens")
        give_jade(table, seat, "meng-tokens")


async def retrieve(table: Gugong, seat: int) -> None:
    """By day the top of his discard pile goes under his gifts; at twilight a point. Rule: gugong/meng-tokens."""
    if table.scene == "twilight":
        score(table, seat, FROM_MENG, 1, "meng-tokens")
    elif table.taken[seat]:
        card = table.taken[seat][-1]
        table.taken[seat] = table.taken[seat][:-1]
        table.hands[seat] = (*table.hands[seat], card)
        if table.herald is not None:
            here = f"seat/{seat}"
            news.card_moved(table, seat, card, f"{here}/taken", f"{here}/hand", "retrieved", "meng-tokens")


async def ship(table: Gugong, seat: int) -> None:
    """A servant of the supply onto a ship."""
    if table.supply[seat]:
        ship_one(table, seat, SUPPLY, "ship-servant")


async def wall(table: Gugong, seat: int) -> None:
    """A servant of the supply onto the wall."""
    if table.supply[seat]:
        to_wall(table, seat, 1, 0, SUPPLY, "wall-servant")
        await complete(table)


async def sell(table: Gugong, seat: int) -> None:
    """Three servants for a jade, if they are in his pool."""
    if table.pool[seat] >= SOLD:
        to_supply(table, seat, SOLD, 0, "servants-jade")
        give_jade(table, seat, "servants-jade")


async def keep(table: Gugong, seat: int) -> None:
    """The double token waits."""


Act = Callable[[Gugong, int], Coroutine[Any, Any, None]]

TOKEN_ACTS: Final[tuple[Act, ...]] = (
    one_servant,
    two_servants,
    envoy,
    step,
    discard,
    points,
    a_point,
    retrieve,
    ship,
    wall,
    sell,
    keep,
)
assert TOKENS[len(TOKEN_ACTS) - 1] == "double"
