"""The Revenue Official: the traveller goes from city to city and takes the tokens that lie there.

Rulebook: Location actions, Travel.
"""

from __future__ import annotations

from yamen.games.gugong.asking import put
from yamen.games.gugong.components import CITIES
from yamen.games.gugong.news_travel import travelled
from yamen.games.gugong.prompts.common import SKIP, too_few
from yamen.games.gugong.prompts.places import CITY, TRAVEL_WAY, WAY_A, WAY_B, travel_cost
from yamen.games.gugong.servants import can_pay, pay
from yamen.games.gugong.state import NOWHERE, Gugong
from yamen.games.gugong.tokens import put_down
from yamen.kernel.ask import Refusal


def in_reach(table: Gugong, seat: int, about: object = None) -> list[int]:
    """The cities with a token where the traveller can go in one move, in the order of the map.

    The first time, all of them; then along roads, over empty cities and those with travellers. Rule: gugong/travel.
    """
    cities = table.cities
    here = table.travellers[seat]
    if here == NOWHERE:
        return [city for city in table.side.map.cities if cities[city] >= 0]
    roads = table.side.map.roads
    seen = [False] * len(CITIES)
    seen[here] = True
    out: list[int] = []
    way = [here]
    for city in way:
        for other in roads[city]:
            if not seen[other]:
                seen[other] = True
                if cities[other] >= 0:
                    out.append(other)
                else:
                    way.append(other)
    out.sort()
    return out


def ways(table: Gugong, seat: int, about: object) -> list[int]:
    """Once for nothing or twice for two servants, if there is a token to reach (ruling 49: twice may turn out once)."""
    if not in_reach(table, seat):
        return [SKIP]
    if can_pay(table, seat, travel_cost(table, seat)):
        return [WAY_A, WAY_B, SKIP]
    return [WAY_A, SKIP]


async def travel(table: Gugong, seat: int) -> bool:
    """A: move once. B: 2 servants to move twice, the first token settled before.

    Rules: gugong/travel, gugong/travel-decree, gugong/tokens.
    """
    way = await put(table, seat, TRAVEL_WAY, ways, refuse_way, None, alone=True)
    if way == SKIP:
        return False
    if way == WAY_B:
        await pay(table, seat, travel_cost(table, seat), "travel")
    for _ in range(1 if way == WAY_A else 2):
        if in_reach(table, seat):
            city = await put(table, seat, CITY, in_reach, refuse_city)
            await visit(table, seat, city)
    return True


async def visit(table: Gugong, seat: int, city: int) -> None:
    """The traveller takes the token of a city; its benefit may be used; then it lies above the board."""
    before = table.travellers[seat]
    table.travellers[seat] = city
    kind = table.cities[city]
    table.cities[city] = NOWHERE
    table.held = kind
    table.holder = seat
    if table.herald is not None:
        travelled(table, seat, before, city)
    await table.rules.entries["tokens"][kind](table, seat)
    if table.held >= 0:
        await put_down(table)


def refuse_way(table: Gugong, seat: int, way: int, about: object) -> Refusal:
    """No token is left in reach, or there are too few servants."""
    if not in_reach(table, seat):
        return Refusal("no-token-in-reach", "gugong/travel")
    return too_few(table, seat, travel_cost(table, seat), "gugong/travel")


def refuse_city(table: Gugong, seat: int, city: int, about: object) -> Refusal:
    """The city is not on this side of the board, is empty, or lies behind another token."""
    if city not in table.side.map.cities:
        return Refusal("no-city", "gugong/travel", {"city": CITIES[city]})
    if table.cities[city] < 0:
        return Refusal("no-token-in-city", "gugong/travel", {"city": CITIES[city]})
    return Refusal("no-city-in-reach", "gugong/travel", {"city": CITIES[city]})
