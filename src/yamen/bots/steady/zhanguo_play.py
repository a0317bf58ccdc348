"""Cards in ZhanGuo: which to play and where, which to wake, which alchemists and masters to take."""

from __future__ import annotations

from typing import Final

from yamen.bots.steady.zhanguo_cards import Outlook
from yamen.bots.steady.zhanguo_people import moved
from yamen.bots.steady.zhanguo_weights import RAISING
from yamen.games.zhanguo.components import ELIXIR, FIRST_MASTER, GOVERNOR, HIRE, PALACE, RECRUIT
from yamen.games.zhanguo.governor import governed
from yamen.games.zhanguo.palace import sites
from yamen.games.zhanguo.prompts_people import STOP
from yamen.games.zhanguo.prompts_play import AT_COURT, DISCARD, ENOUGH, MOVED, SOLDIER_INSTEAD, fits
from yamen.games.zhanguo.wall import manned, slots
from yamen.games.zhanguo.wording import trigger
from yamen.games.zhanguo.workers import mustering

MIDDLE: Final = 59.5  # of the numbers of the cards, counted from 0
FIRST: Final = 50.0  # cards that raise no unrest wake before those that do


def play(look: Outlook, plays: list[int]) -> list[float]:
    """Each card with each place: what the place brings, what the card adds, and what its number is kept for."""
    look.spend_turn()
    w = look.w
    box = look.box
    places: dict[int, float] = {}
    wakes: dict[int, float] = {}
    tucks: dict[int, float] = {}
    keep = w.flex * max(0, look.held - 1) / 5 / MIDDLE
    out: list[float] = []
    for code in plays:
        place = code & 15
        card = code >> 4
        flex = keep * abs(card - MIDDLE)
        if place == DISCARD:
            out.append(-flex)
        elif place < AT_COURT:
            key = card // 40 * 8 + place
            if key not in tucks:
                tucks[key] = tuck(look, card, place)
            out.append(tucks[key] + look.future(card, box.trigger[card]) - flex)
        else:
            if place not in places:
                places[place] = court(look, place - AT_COURT)
                wakes[place] = max(look.wakes(place - AT_COURT), w.step_aside * look.late)
            worth = places[place]
            worth += wakes[place] if fits(look.table, card, place - AT_COURT) else w.step_aside * look.late
            out.append(worth - flex)
    return out


def tuck(look: Outlook, card: int, region: int) -> float:
    """A card above a region: tokens of its domain, unrest, and what counts cards."""
    n = look.table.cards_in(look.seat, region)
    worth = look.tokens(card // 40, look.box.card_tokens[n]) + look.card(card, region)
    return worth + look.unrest(region, look.box.card_unrest[n])


def court(look: Outlook, action: int) -> float:
    """The best that an action at court can do."""
    table = look.table
    seat = look.seat
    if action == RECRUIT:
        return max([look.post(region) for region in range(5)])
    if action == ELIXIR:
        return look.sail(look.box.boat_move)
    if action == GOVERNOR:
        return max([look.governor(region) + look.dismiss(region) for region in governed(table, seat)])
    if action == HIRE:
        hired = look.box.hired
        return max([look.workers(region, hired) + look.unrest(region, 1) for region in mustering(table, seat)])
    if action == PALACE:
        best = max(
            [look.palace(code >> 3) - look.paid(code >> 3, 2) - look.paid(code & 7, 1) for code in sites(table, seat)]
        )
        return best + max([look.coins(domain, 2) for domain in range(3) if table.big[domain] < 0], default=0.0)
    costs = look.box.wall_costs[table.players]
    able = slots(table, seat, manned(table, seat).bit_count())
    return max([look.wall(slot) - look.toll(costs[slot // 4][slot % 4]) for slot in able])


def start(look: Outlook, tiles: list[int]) -> list[float]:
    """Officials, workers and the boat last the whole game; unrest in three regions is a high price."""
    return [look.w.start[tile] for tile in tiles]


def alchemist(look: Outlook, codes: list[int]) -> list[float]:
    """An alchemist card, if it is worth the place it takes."""
    return [0.0 if code == STOP else look.placed(code) for code in codes]


def symbol(look: Outlook, codes: list[int]) -> list[float]:
    """An alchemist card counts with the boat; a soldier counts where a tile waits."""
    return [look.soldier() if code == SOLDIER_INSTEAD else look.placed(code) for code in codes]


def master(look: Outlook, masters: list[int]) -> list[float]:
    """The master whose ability brings most."""
    return [look.future(FIRST_MASTER + i, look.box.trigger[FIRST_MASTER + i]) for i in masters]


def emperor(look: Outlook, places: list[int]) -> list[float]:
    """On the card that gains most by the other trigger; which tile it is, is not asked."""
    out: list[float] = []
    for place in places:
        at = look.seat * 15 + place
        card = look.table.cards[at]
        out.append(3.0 - look.future(card, trigger(look.table, at)) + 2 * look.future(card, 0))
    return out


def wake(look: Outlook, codes: list[int]) -> list[float]:
    """Every card that brings something, those that raise unrest last; or a step that brings more than all of them."""
    out: list[float] = []
    total = 0.0
    for code in codes:
        if code == ENOUGH:
            out.append(0.0)
        elif code >= MOVED:
            out.append(moved(look, code - MOVED) - total - 0.05)
        else:
            card = look.table.cards[look.seat * 15 + code]
            gain = look.ability(card, code // 3)
            total += max(0.0, gain)
            if gain > 0 and look.box.ability[card] not in RAISING:
                gain += FIRST
            out.append(gain)
    return out
