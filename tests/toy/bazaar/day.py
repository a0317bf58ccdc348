"""The day round the turns: morning, the bid for the lead, the rival, night."""

from __future__ import annotations

from tests.toy.bazaar import news
from tests.toy.bazaar.components import CHEST, TRADE
from tests.toy.bazaar.prompts import BID, NONE, refuse_ware
from tests.toy.bazaar.state import Bazaar
from yamen.kernel.ask import Ask, Together
from yamen.kernel.event import Change, Move, Part
from yamen.kernel.words import Words


def draw(table: Bazaar) -> int:
    """The top of the pile, 0 when no ware is left; discarded wares become the pile again. Rule: bazaar/pile."""
    table.chance.reveal()
    if not table.pile and table.discard:
        table.shuffles += 1
        moves = [Move(f"ware/{ware}", "discard", "pile", 1, news.BACK) for ware in table.discard]
        news.tell(table, "shuffled", -1, "pile", {}, moves)
        table.pile = table.chance.shuffle(f"reshuffle/{table.shuffles}", sorted(table.discard))
        table.pile.reverse()
        table.discard = []
    return table.pile[-1] if table.pile else NONE


def take(table: Bazaar) -> None:
    """The top of the pile has gone; who knew it knows the top no more."""
    table.pile.pop()
    table.peeks = [0] * table.seats


def draw_to_hand(table: Bazaar, seat: int) -> None:
    """A seat draws a ware that only it sees."""
    ware = draw(table)
    if ware:
        news.drawn(table, "drawn", seat, "pile", ware, f"seat/{seat}/hand")
        table.hands[seat] = sorted([*table.hands[seat], ware])
        take(table)


async def morning(table: Bazaar) -> str:
    """Bare stalls are filled from the pile, for all to see. Rule: bazaar/morning."""
    table.day += 1
    news.tell(table, "day", -1, "morning", {"day": table.day}, (), [Change("day", 1)])
    for stall in range(len(table.stalls)):
        ware = NONE if table.stalls[stall] else draw(table)
        if ware:
            news.drawn(table, "stall", -1, "morning", ware, f"stall/{stall + 1}")
            table.stalls[stall] = ware
            take(table)
    table.turn = 0
    return "bid" if table.seats > 1 else "turn"


async def bid(table: Bazaar) -> str:
    """All bid a ware or nothing, in secret; the dearest leads, the earlier one of equals. Rule: bazaar/bid.

    The question is put to empty hands too, so that nobody learns what a hand can do.
    """
    order = table.queue[:]
    bids = await Together([Ask(seat, BID, [NONE, *table.hands[seat]], refuse_ware, always=True) for seat in order])
    for seat, ware in zip(order, bids, strict=True):
        if ware:
            table.hands[seat].remove(ware)
            table.discard.append(ware)
            news.moved(table, "bid", seat, "bid", ware, f"seat/{seat}/hand", "discard")
    best = max(range(len(order)), key=lambda at: (table.box.value[bids[at]], -at))
    table.queue = order[best:] + order[:best]
    news.tell(table, "lead", order[best], "bid", {})
    return "turn"


async def rival(table: Bazaar) -> str:
    """A lonely seat trades against a rival, who takes a ware by lot and scores its value. Rule: bazaar/rival."""
    full = [stall for stall, ware in enumerate(table.stalls) if ware]
    if full:
        stall = table.chance.roll(f"rival/{table.day}", full)
        ware = table.stalls[stall]
        value = table.box.value[ware]
        table.stalls[stall] = NONE
        table.discard.append(ware)
        table.rival += value
        moves = [Move(f"ware/{ware}", f"stall/{stall + 1}", "discard")]
        changes = [Change("rival/points", value, [Part(value, Words("part-trade"))])]
        news.tell(table, "rival", -1, "rival", {"ware": ware, "value": value}, moves, changes)
    return "night"


async def night(table: Bazaar) -> str:
    """Hands are filled up; after the last day the chests are opened. Rules: bazaar/night, bazaar/final."""
    if table.day < table.box.rounds:
        for seat in table.queue:
            while len(table.hands[seat]) < table.box.hand and (table.pile or table.discard):
                draw_to_hand(table, seat)
        return "morning"
    for seat in table.queue:
        worth = sum(table.box.value[ware] for ware in table.chests[seat])
        news.points(table, seat, CHEST, worth, "chest", "final")
        news.points(table, seat, TRADE, table.coins[seat] // 3, "coins", "final")
    return ""
