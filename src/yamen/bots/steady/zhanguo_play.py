"""Which card to play in ZhanGuo, and where: above the board for tokens and chains, or at court where its number fits."""

from __future__ import annotations

from yamen.bots.steady.zhanguo_cards import Outlook
from yamen.games.zhanguo.components import ELIXIR, GOVERNOR, HIRE, PALACE, RECRUIT
from yamen.games.zhanguo.governor import governed
from yamen.games.zhanguo.palace import sites
from yamen.games.zhanguo.prompts_play import AT_COURT, DISCARD, fits
from yamen.games.zhanguo.wall import manned, slots
from yamen.games.zhanguo.workers import mustering

MIDDLE = 59.5


def play(look: Outlook, plays: list[int]) -> list[float]:
    """Each card with each place: what the place brings, what the card adds, and what its number is kept for."""
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
        best = max([look.palace(code >> 3) - look.paid(code >> 3, 2) - look.paid(code & 7, 1) for code in sites(table, seat)])
        return best + max([look.coins(domain, 2) for domain in range(3) if table.big[domain] < 0], default=0.0)
    costs = look.box.wall_costs[table.players]
    able = slots(table, seat, manned(table, seat).bit_count())
    return max([look.wall(slot) - look.toll(costs[slot // 4][slot % 4]) for slot in able])
