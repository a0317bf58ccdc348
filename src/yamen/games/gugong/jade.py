"""The Jade Official: servants for a jade.

Rulebook: Location actions, Jade.
"""

from __future__ import annotations

from yamen.games.gugong.asking import put
from yamen.games.gugong.components import DISCOUNT, USED
from yamen.games.gugong.news_travel import token_used
from yamen.games.gugong.pieces import give_jade
from yamen.games.gugong.prompts.common import SKIP, too_few
from yamen.games.gugong.prompts.places import CHEAPER, HOUSE, SQUARE, is_house, jade_cost
from yamen.games.gugong.servants import can_pay, pay
from yamen.games.gugong.state import Gugong
from yamen.kernel.ask import Refusal
from yamen.kernel.event import BOX


def for_sale(table: Gugong) -> list[int]:
    """The houses that have their jade; when all are empty, the square. Rule: gugong/jade."""
    out = [house for house in range(len(table.side.houses)) if table.houses >> house & 1]
    return out or [SQUARE]


def offers(table: Gugong, seat: int, about: object) -> list[int]:
    """The jades a seat can pay, each also with the discount token if that helps."""
    out: list[int] = []
    sale = for_sale(table)
    for house in sale:
        if can_pay(table, seat, jade_cost(table, seat, house)):
            out.append(house)
    if DISCOUNT in table.slots[seat]:
        for house in sale:
            if jade_cost(table, seat, house) and can_pay(table, seat, jade_cost(table, seat, house + CHEAPER)):
                out.append(house + CHEAPER)
    out.append(SKIP)
    return out


async def buy_jade(table: Gugong, seat: int) -> bool:
    """Servants go to the supply for the jade of a house, or for one of the square.

    Rules: gugong/jade, gugong/square, gugong/jade-decree, gugong/discount.
    """
    choice = await put(table, seat, HOUSE, offers, refuse_house, None, alone=True)
    if choice == SKIP:
        return False
    cost = jade_cost(table, seat, choice)
    if choice >= CHEAPER:
        use_up(table, seat, DISCOUNT, "discount")
    await pay(table, seat, cost, "jade")
    take_jade(table, seat, choice % CHEAPER)
    return True


def take_jade(table: Gugong, seat: int, house: int) -> None:
    """The jade leaves its house."""
    source = BOX
    if house != SQUARE:
        table.houses &= ~(1 << house)
        source = f"house/{house + 1}"
    give_jade(table, seat, "jade", source)


def use_up(table: Gugong, seat: int, kind: int, rule: str) -> None:
    """A bonus token is used: it is turned down and stays (ruling 56)."""
    slots = list(table.slots[seat])
    slots[slots.index(kind)] = kind + USED
    table.slots[seat] = tuple(slots)
    if table.herald is not None:
        token_used(table, seat, kind, rule)


def refuse_house(table: Gugong, seat: int, choice: int, about: object) -> Refusal:
    """No such house, an empty one, houses that still have jade, no token, or too few servants."""
    house = choice % CHEAPER
    if not is_house(table, choice):
        return Refusal("no-house", "gugong/jade", {"house": house + 1})
    if choice >= CHEAPER and DISCOUNT not in table.slots[seat]:
        return Refusal("no-discount", "gugong/discount")
    if house not in for_sale(table):
        if house == SQUARE:
            return Refusal("no-square-yet", "gugong/square")
        return Refusal("no-house-empty", "gugong/jade", {"house": house + 1})
    if choice >= CHEAPER and not jade_cost(table, seat, house):
        return Refusal("no-discount-needed", "gugong/discount")
    return too_few(table, seat, jade_cost(table, seat, choice), "gugong/jade")
