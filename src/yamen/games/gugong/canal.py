"""The Trade Official: servants go aboard ships, ships go on, full ones claim the reward of their harbour.

Rulebook: Location actions, The Grand Canal.
"""

from __future__ import annotations

from yamen.games.gugong.asking import put
from yamen.games.gugong.components import REWARDS, SHIPS
from yamen.games.gugong.harbours import board, claim, next_free, rewards_at, room, sail, targets, whole_room
from yamen.games.gugong.prompts.canal import (
    CANAL_WAY,
    CLAIM,
    EMPTY,
    LOAD,
    NEW,
    SAIL,
    SHIP,
    WAY_TWO,
    berth_name,
)
from yamen.games.gugong.prompts.common import PLAIN, SKIP, TWIN, too_few
from yamen.games.gugong.prompts.gifts import COST
from yamen.games.gugong.servants import pay_with, refuse_cost
from yamen.games.gugong.state import POOL, SUPPLY, Gugong
from yamen.kernel.ask import Refusal


def ways(table: Gugong, seat: int, about: object) -> list[int]:
    """Way A with each ship that a servant can board, or with none; way B if two can be placed (rulings 45, 46)."""
    out: list[int] = []
    if table.pool[seat]:
        for target in targets(table, seat, 1):
            out.append(target * 2)
    if table.doubles[seat] == POOL:
        for target in targets(table, seat, 2):
            out.append(target * 2 + TWIN)
    if len(sailing(table, seat, None)) > 1 or len(claims(table, seat, -1)) > 1:
        out.append(EMPTY)
    if way_b_prices(table, seat, None):
        out.append(WAY_TWO)
    out.append(SKIP)
    return out


def way_b_prices(table: Gugong, seat: int, about: object) -> list[int]:
    """How way B can be paid so that exactly two can be placed after; the double servant may be both (ruling 46)."""
    plain = table.pool[seat]
    twin = table.doubles[seat] == POOL
    space = whole_room(table, seat)
    out: list[int] = []
    if (plain >= 3 and space >= 2) or (plain and twin and targets(table, seat, 2)):
        out.append(PLAIN)
    if twin and plain >= 2 and space >= 2:
        out.append(TWIN)
    return out


async def grand_canal(table: Gugong, seat: int) -> bool:
    """A: place 1 servant and move a ship, or one of both. B: 1 servant to place 2 others. Rule: gugong/canal.

    (Rulings 3 to 5, 45, 46.)
    """
    way = await put(table, seat, CANAL_WAY, ways, refuse_way, None, alone=True)
    if way == SKIP:
        return False
    if way == WAY_TWO:
        price = await put(table, seat, COST, way_b_prices, refuse_cost, (1, 2))
        pay_with(table, seat, 1, price, "canal")
        await place_two(table, seat)
        return True
    done = False
    if way != EMPTY:
        place(table, seat, way, source=POOL, rule="canal")
        done = True
    done = await claim_rewards(table, seat, -1) or done
    berth = await put(table, seat, SAIL, sailing, refuse_sail)
    if berth != SKIP:
        sail(table, table.ships.index(berth), "canal")
        await claim_rewards(table, seat, -1)
        done = True
    return done


def place(table: Gugong, seat: int, load: int, source: int, rule: str) -> int:
    """A servant, plain or double, goes aboard."""
    twin = load % 2
    return board(table, seat, load // 2, 1 - twin, twin, source, rule)


async def place_two(table: Gugong, seat: int) -> None:
    """Two servants go aboard one or two ships; claims are possible after each. Rule: gugong/canal."""
    load = await put(table, seat, LOAD, first_loads, refuse_load)
    place(table, seat, load, source=POOL, rule="canal")
    await claim_rewards(table, seat, -1)
    load = await put(table, seat, LOAD, second_loads, refuse_load, load % 2 == TWIN)
    if load != SKIP:
        place(table, seat, load, source=POOL, rule="canal")
        await claim_rewards(table, seat, -1)


def first_loads(table: Gugong, seat: int, about: object) -> list[int]:
    """Who goes first and where, so that the second one finds a place too."""
    plain = table.pool[seat]
    twin = table.doubles[seat] == POOL
    out: list[int] = []
    if plain:
        two_plain = plain >= 2 and whole_room(table, seat) >= 2
        for target in targets(table, seat, 1):
            if two_plain or (twin and twin_after(table, seat, target)):
                out.append(target * 2)
    if twin:
        for target in targets(table, seat, 2):
            out.append(target * 2 + TWIN)
    return out


def twin_after(table: Gugong, seat: int, target: int) -> bool:
    """Whether the double servant has room once a plain one went aboard there."""
    wide = targets(table, seat, 2)
    if target >= NEW or room(table, table.ships.index(target)) >= 3:
        return True
    return any(other != target for other in wide)


def second_loads(table: Gugong, seat: int, about: bool) -> list[int]:
    """Who goes second; nobody, if the double servant went first (`about`)."""
    out = loads(table, table.pool[seat], table.doubles[seat] == POOL, seat)
    if about:
        out.append(SKIP)
    return out


def loads(table: Gugong, plain: int, twin: bool, seat: int) -> list[int]:
    """Each ship with room for a plain servant or for the double one."""
    out: list[int] = []
    if plain:
        for target in targets(table, seat, 1):
            out.append(target * 2)
    if twin:
        for target in targets(table, seat, 2):
            out.append(target * 2 + TWIN)
    return out


def ship_loads(table: Gugong, seat: int, about: object) -> list[int]:
    """A servant of the supply, the double one too (ruling 51), or nobody."""
    return [*loads(table, table.supply[seat], table.doubles[seat] == SUPPLY, seat), SKIP]


async def ship_from_supply(table: Gugong, seat: int) -> None:
    """A servant of the supply goes aboard; only that ship may claim then. Rule: gugong/ship-servant (ruling 45)."""
    load = await put(table, seat, SHIP, ship_loads, refuse_ship)
    if load != SKIP:
        ship = place(table, seat, load, source=SUPPLY, rule="ship-servant")
        await claim_rewards(table, seat, ship)


def claims(table: Gugong, seat: int, about: int) -> list[int]:
    """What full ships can claim where they lie: any own ship, or (`about`) only one. None of it, too."""
    out: list[int] = []
    for ship in range(seat * SHIPS, (seat + 1) * SHIPS):
        if about in (-1, ship):
            for reward in rewards_at(table, seat, ship):
                out.append(table.ships[ship] * 4 + reward)
    out.sort()
    out.append(SKIP)
    return out


async def claim_rewards(table: Gugong, seat: int, only: int) -> bool:
    """A seat claims as often as it can and likes. Rule: gugong/claim."""
    claimed = False
    while True:
        choice = await put(table, seat, CLAIM, claims, refuse_claim, only)
        if choice == SKIP:
            return claimed
        claim(table, seat, table.ships.index(choice // 4), choice % 4)
        claimed = True


def sailing(table: Gugong, seat: int, about: object) -> list[int]:
    """The ships with a free harbour before them on their route (ruling 3), or none."""
    out: list[int] = []
    for ship in range(seat * SHIPS, (seat + 1) * SHIPS):
        berth = table.ships[ship]
        if berth and next_free(table, berth):
            out.append(berth)
    out.sort()
    out.append(SKIP)
    return out


def refuse_way(table: Gugong, seat: int, way: int, about: object) -> Refusal:
    """Nothing to move or claim, too few servants, or no room aboard."""
    if way == EMPTY:
        return Refusal("no-ship-to-move", "gugong/canal")
    if way == WAY_TWO:
        if whole_room(table, seat) < 2:
            return Refusal("no-room-aboard", "gugong/canal")
        return too_few(table, seat, 3, "gugong/canal")
    return refuse_load(table, seat, way, about)


def refuse_load(table: Gugong, seat: int, load: int, about: object) -> Refusal:
    """The servant is not in the pool, there is no ship or no room there, or the second servant would find none."""
    if load == SKIP:
        return Refusal("no-stopping", "gugong/canal")
    if load % 2 and table.doubles[seat] != POOL:
        return Refusal("no-double-in-pool", "gugong/double-servant")
    if not load % 2 and table.pool[seat] == 0:
        return too_few(table, seat, 1, "gugong/canal")
    return _refuse_target(table, seat, load)


def refuse_ship(table: Gugong, seat: int, load: int, about: object) -> Refusal:
    """The servant is not in the supply, or there is no ship or no room there."""
    if load % 2 and table.doubles[seat] != SUPPLY:
        return Refusal("no-double-in-supply", "gugong/double-servant")
    if not load % 2 and table.supply[seat] == 0:
        return Refusal("no-supply", "gugong/ship-servant")
    return _refuse_target(table, seat, load)


def _refuse_target(table: Gugong, seat: int, load: int) -> Refusal:
    target = load // 2
    if target >= NEW:
        return Refusal("no-new-ship", "gugong/new-ship")
    if target not in table.ships[seat * SHIPS : (seat + 1) * SHIPS]:
        return Refusal("no-ship-there", "gugong/canal", {"harbour": berth_name(target)})
    return Refusal("no-room-aboard", "gugong/canal")


def refuse_sail(table: Gugong, seat: int, berth: int, about: object) -> Refusal:
    """No own ship lies there, or no harbour before it is free."""
    if berth not in table.ships[seat * SHIPS : (seat + 1) * SHIPS]:
        return Refusal("no-ship-there", "gugong/canal", {"harbour": berth_name(berth)})
    return Refusal("no-harbour-free", "gugong/canal", {"harbour": berth_name(berth)})


def refuse_claim(table: Gugong, seat: int, choice: int, about: int) -> Refusal:
    """No full ship of the seat lies there, the harbour gives something else, or that reward is used up."""
    berth = choice // 4
    facts: dict[str, int | str] = {"harbour": berth_name(berth), "reward": REWARDS[choice % 4]}
    if berth not in table.ships[seat * SHIPS : (seat + 1) * SHIPS]:
        return Refusal("no-ship-there", "gugong/canal", {"harbour": berth_name(berth)})
    if room(table, table.ships.index(berth)) > 0 or about not in (-1, table.ships.index(berth)):
        return Refusal("no-ship-full", "gugong/claim", {"harbour": berth_name(berth)})
    return Refusal("no-reward", "gugong/claim", {**facts})
