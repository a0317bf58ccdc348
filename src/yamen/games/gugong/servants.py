"""Who pays or gains servants, and chooses whether the double one is among them.

Rulebook: Double Servant.
"""

from __future__ import annotations

from yamen.games.gugong.asking import put
from yamen.games.gugong.pieces import to_pool, to_supply
from yamen.games.gugong.prompts.common import PLAIN, SKIP, TWIN, too_few
from yamen.games.gugong.prompts.gifts import COST, GAIN
from yamen.games.gugong.state import POOL, SUPPLY, Gugong
from yamen.kernel.ask import Refusal


def can_pay(table: Gugong, seat: int, n: int, keep: int = 0) -> bool:
    """Whether a seat can pay n servants and keep so many plain ones."""
    pool = table.pool[seat] - keep
    return pool >= n or (pool >= 0 and table.doubles[seat] == POOL and pool + 2 >= n)


def payments(table: Gugong, seat: int, about: tuple[int, int]) -> list[int]:
    """The ways to pay: with plain servants alone, or with the double one, which counts as 2, or as 1 (ruling 51)."""
    n, keep = about
    out: list[int] = []
    pool = table.pool[seat] - keep
    if pool >= n:
        out.append(PLAIN)
    if table.doubles[seat] == POOL and pool >= max(0, n - 2):
        out.append(TWIN)
    return out


async def pay(table: Gugong, seat: int, n: int, rule: str, keep: int = 0) -> None:
    """Servants go from the pool to the supply. Rule: gugong/double-servant."""
    if n == 0:
        return
    if table.doubles[seat] != POOL:
        to_supply(table, seat, n, 0, rule)
        return
    choice = await put(table, seat, COST, payments, refuse_cost, (n, keep))
    pay_with(table, seat, n, choice, rule)


def pay_with(table: Gugong, seat: int, n: int, choice: int, rule: str) -> None:
    """Pay with plain servants or with the double one among them."""
    if choice == TWIN:
        to_supply(table, seat, max(0, n - 2), 1, rule)
    else:
        to_supply(table, seat, n, 0, rule)


def gains(table: Gugong, seat: int, about: tuple[int, bool]) -> list[int]:
    """The ways to gain servants, as fully as the supply allows (ruling 47)."""
    n, decline = about
    plain = table.supply[seat]
    twin = table.doubles[seat] == SUPPLY
    out: list[int] = []
    if plain >= n or (plain and not twin):
        out.append(PLAIN)
    if twin:
        out.append(TWIN)
    if decline or not out:
        out.append(SKIP)
    return out


async def gain(table: Gugong, seat: int, n: int, rule: str, decline: bool = False) -> None:
    """Servants go from the supply to the pool; the double one may be one of them. Rule: gugong/double-servant."""
    about = (n, decline)
    if seat == table.meng:
        to_pool(table, seat, min(n, table.supply[seat]), 0, rule)
        return
    choice = await put(table, seat, GAIN, gains, refuse_gain, about)
    if choice == PLAIN:
        to_pool(table, seat, min(n, table.supply[seat]), 0, rule)
    elif choice == TWIN:
        to_pool(table, seat, min(n - 1, table.supply[seat]), 1, rule)


def refuse_cost(table: Gugong, seat: int, choice: int, about: tuple[int, int]) -> Refusal:
    """The double servant is elsewhere, or there are too few others."""
    if choice == TWIN and table.doubles[seat] != POOL:
        return Refusal("no-double-in-pool", "gugong/double-servant")
    return too_few(table, seat, about[0] + about[1], "gugong/double-servant")


def refuse_gain(table: Gugong, seat: int, choice: int, about: tuple[int, bool]) -> Refusal:
    """The supply has none of these, or they cannot be declined."""
    if choice == SKIP:
        return Refusal("no-declining", "gugong/double-servant")
    if choice == TWIN:
        return Refusal("no-double-in-supply", "gugong/double-servant")
    return Refusal("no-supply", "gugong/double-servant")
