"""The Night Phase: cards are matched with the dice, ships go on.

Rulebook: Phase 3, The Night Phase.
"""

from __future__ import annotations

from yamen.games.gugong import news, news_canal, news_day
from yamen.games.gugong.canal import claim_rewards
from yamen.games.gugong.components import FROM_NIGHT, HARBOURS, SHIPS
from yamen.games.gugong.harbours import sail, unload
from yamen.games.gugong.palace import advance
from yamen.games.gugong.pieces import score
from yamen.games.gugong.servants import gain
from yamen.games.gugong.state import ON_SHIP, Gugong


async def night(table: Gugong) -> str:
    """Everybody takes up the discard pile and gets a servant for each die that a card matches. Rule: gugong/night.

    Who matches most, by Intrigue in a tie, gets 3 points and a step; without any match nobody. Rule: gugong/night-bonus
    (ruling 10).
    """
    take_up_cards(table)
    table.chance.reveal()  # how many cards match tells something of them
    found = [matches(table, seat) for seat in range(table.players)]
    best = -1
    most = 0
    for seat in table.ladder:
        if found[seat] > most:
            best = seat
            most = found[seat]
    for seat in table.seats_from(table.starter):
        if table.herald is not None:
            news_day.matched(table, seat, found[seat])
        if found[seat]:
            await gain(table, seat, found[seat], "night")
    if best >= 0:
        score(table, best, FROM_NIGHT, table.box.night_points, "night-bonus")
        await advance(table, best, table.box.night_steps, "night-bonus")
    return "ships"


def take_up_cards(table: Gugong) -> None:
    """The discard pile becomes the hand of the next day. Rule: gugong/hand."""
    for seat in range(table.players):
        cards = table.taken[seat]
        table.hands[seat] = (*table.hands[seat], *cards)
        table.taken[seat] = ()
        table.drawn[table.players + seat] = 0
        if table.herald is not None:
            news.hand_taken(table, seat, cards, "hand")


def matches(table: Gugong, seat: int) -> int:
    """How many dice the cards match; two dice alike count twice. Meng's number is that of the day (ruling 11).

    Rules: gugong/night, gugong/meng-night.
    """
    if seat == table.meng:
        return table.box.meng_matches[table.day - 1]
    n = 0
    for card in table.hands[seat]:
        n += table.dice.count(table.box.value[card])
    return n


async def ships(table: Gugong) -> str:
    """Ships go on a harbour, those ahead first; from the last one they are lost. Then full ones may claim.

    Rules: gugong/night-ships, gugong/lost-at-sea, gugong/claim (ruling 9).
    """
    for route in range(table.side.routes):
        for berth in range((route + 1) * HARBOURS, route * HARBOURS, -1):
            if berth in table.ships:
                go_on(table, berth)
    for seat in table.seats_from(table.starter):
        if seat != table.meng:
            await claim_rewards(table, seat, -1)
    if table.meng >= 0 and table.day < table.box.days:
        table.rules.entries["meng"]["night"](table)
    return "morning" if table.day < table.box.days else "farewell"


def go_on(table: Gugong, berth: int) -> None:
    """A ship goes on, or is lost at sea."""
    ship = table.ships.index(berth)
    if berth % HARBOURS:
        sail(table, ship, "night-ships")
        return
    seat = ship // SHIPS
    plain = table.cargo[ship]
    twin = int(table.doubles[seat] == ON_SHIP + ship % SHIPS)
    unload(table, ship, 0)
    if table.herald is not None:
        news_canal.lost(table, seat, berth, plain, twin)
