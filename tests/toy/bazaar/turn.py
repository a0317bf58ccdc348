"""A seat's turn. Whatever anybody is asked in it, selling a ware is on offer beside it."""

from __future__ import annotations

from typing import Final

from tests.toy.bazaar import news
from tests.toy.bazaar.components import GUESTS, TRADE
from tests.toy.bazaar.day import draw_to_hand
from tests.toy.bazaar.prompts import (
    CALL,
    HIDE,
    JOIN,
    NONE,
    SELL,
    TIP,
    act_price,
    refuse_act,
    refuse_call,
    refuse_join,
    refuse_tip,
    refuse_ware,
)
from tests.toy.bazaar.state import Bazaar
from yamen.kernel.ask import Offer, choose_beside


async def sell(table: Bazaar, seat: int, ware: int) -> None:
    """A ware is sold for 2 coins; who sells jade must tip somebody else. Rule: bazaar/sell.

    The tip is a question too, so another ware may be sold before it is given.
    """
    table.hands[seat].remove(ware)
    table.sold.append(ware)
    news.moved(table, "sold", seat, "sell", ware, f"seat/{seat}/hand", "sold")
    news.coins(table, seat, 2, "sold", "sell")
    if table.box.kind[ware] == 2 and table.seats > 1:
        others = [other for other in range(table.seats) if other != seat]
        other = await choose_beside(table, seat, TIP, lambda: others, refuse_tip, OFFERS)
        news.coins(table, seat, -1, "tip", "sell")
        news.coins(table, other, 1, "tip", "sell")


OFFERS: Final = (Offer(SELL, lambda table, seat: list(table.hands[seat]), refuse_ware, sell),)


def acts(table: Bazaar, seat: int) -> list[str]:
    """What a seat can do now."""
    out: list[str] = []
    for act in table.rules.prompts["act"].universe:
        if act.startswith("buy_"):
            possible = 0 < act_price(table, act) <= table.coins[seat]
        else:
            possible = table.coins[seat] >= act_price(table, act)
        if act == "peek":
            possible = bool(table.pile)
        if possible and (act != "host" or table.seats > 1):
            out.append(act)
    return out


async def turn(table: Bazaar) -> str:
    """A seat acts; its act may belong to a module. Rule: bazaar/turn."""
    seat = table.queue[table.turn]
    prompt = table.rules.prompts["act"]
    act = await choose_beside(table, seat, prompt, lambda: acts(table, seat), refuse_act, OFFERS)
    after: str = await table.rules.entries[act.partition("_")[0]](table, seat, act)
    table.turn += 1
    return after or next_turn(table)


def next_turn(table: Bazaar) -> str:
    """The scene after a turn."""
    if table.turn < table.seats:
        return "turn"
    return "night" if table.seats > 1 else "rival"


async def buy(table: Bazaar, seat: int, act: str) -> str:
    """The next seat calls the price, fair or a coin more; the ware scores its value. Rule: bazaar/buy."""
    stall = int(act[4:]) - 1
    ware = table.stalls[stall]
    price = table.box.value[ware]
    if table.seats > 1:
        caller = table.queue[(table.turn + 1) % table.seats]
        calls = ["fair", "dear"] if table.coins[seat] > price else ["fair"]
        price += (await choose_beside(table, caller, CALL, lambda: calls, refuse_call, OFFERS)) == "dear"
    table.stalls[stall] = NONE
    table.hands[seat] = sorted([*table.hands[seat], ware])
    news.moved(table, "bought", seat, "buy", ware, f"stall/{stall + 1}", f"seat/{seat}/hand")
    news.coins(table, seat, -price, "bought", "buy")
    news.points(table, seat, TRADE, table.box.value[ware], "bought", "buy")
    return ""


async def host(table: Bazaar, seat: int, act: str) -> str:
    """Every other seat may be a guest: it brings a coin, and both score a point. Rule: bazaar/host."""
    for at in range(1, table.seats):
        guest = table.queue[(table.turn + at) % table.seats]
        join = await invited(table, guest)
        if join == "yes":
            news.coins(table, guest, -1, "guest", "host")
            news.coins(table, seat, 1, "guest", "host")
            news.points(table, guest, GUESTS, 1, "guest", "host")
            news.points(table, seat, GUESTS, 1, "guest", "host")
    return ""


async def invited(table: Bazaar, guest: int) -> str:
    """A seat without a coin can sell a ware for one before it answers."""

    def answers() -> list[str]:
        return ["yes", "no"] if table.coins[guest] else ["no"]

    return await choose_beside(table, guest, JOIN, answers, refuse_join, OFFERS)


async def peek(table: Bazaar, seat: int, act: str) -> str:
    """A seat looks at the top of the pile. Rule: bazaar/peek."""
    table.chance.reveal()
    ware = table.pile[-1]
    news.peeked(table, seat, ware)
    table.peeks[seat] = ware
    return ""


async def order(table: Bazaar, seat: int, act: str) -> str:
    """For a coin a ware is drawn, then one may go into the chest, face down. Rule: bazaar/order.

    What goes there stays secret, so the scene ends with the answer: who forks from then on has it dealt anew.
    """
    news.coins(table, seat, -1, "order", "order")
    draw_to_hand(table, seat)
    ware = await choose_beside(
        table, seat, HIDE, lambda: [NONE, *table.hands[seat]], refuse_ware, OFFERS, None, always=True
    )
    if ware:
        table.hands[seat].remove(ware)
        table.chests[seat] = sorted([*table.chests[seat], ware])
        news.hidden(table, seat, ware)
    return ""


async def rest(table: Bazaar, seat: int, act: str) -> str:
    """A seat earns a coin. Rule: bazaar/rest."""
    news.coins(table, seat, 1, "rest", "rest")
    return ""


ACT_RULES: Final = {"buy": buy, "host": host, "peek": peek, "order": order, "rest": rest}
