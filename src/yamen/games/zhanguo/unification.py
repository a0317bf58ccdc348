"""Phases 1 and 2: everybody draws six cards; then each in turn plays one, above the own board or at court.

Rulebook: Phase 1, Draw cards; Phase 2, Play cards; Unification action.
"""

from __future__ import annotations

from yamen.games.zhanguo import news, tidings
from yamen.games.zhanguo.components import ACTIONS, DOMAINS, GENERAL, REGIONS
from yamen.games.zhanguo.governor import governed
from yamen.games.zhanguo.mausoleum import place_soldiers
from yamen.games.zhanguo.palace import sites
from yamen.games.zhanguo.prompts_play import AT_COURT, DISCARD, PLAY, fits
from yamen.games.zhanguo.state import HAND, LISI, NONE, Zhanguo
from yamen.games.zhanguo.supplies import raise_unrest, take_tokens
from yamen.games.zhanguo.wall import manned, slots
from yamen.games.zhanguo.workers import mustering
from yamen.kernel.ask import Ask, Refusal
from yamen.kernel.words import Fact


async def draw(table: Zhanguo) -> str:
    """A round begins: everybody draws two cards of each domain, seat by seat (ruling R63). Rule: zhanguo/draw.

    Li Si's six are shuffled and become his deck; his action cards are shuffled too (rulings R33, R56).
    """
    table.chance.reveal()
    table.round += 1
    table.turn = 0
    drawn = table.box.drawn
    taken = 0
    for seat in range(table.players):
        for domain in range(3):
            deck = table.decks[domain]
            for i in range(drawn):
                table.hands[seat * HAND + domain * drawn + i] = deck[taken + i]
        taken += drawn
    table.decks = tuple(deck[taken:] for deck in table.decks)
    if table.herald is not None:
        tidings.round_begins(table)
    if table.seats == 1:
        at = LISI * HAND
        numbers = [card + 1 for card in table.hands[at : at + HAND]]
        shuffled = table.chance.shuffle(f"li_si_unification/{table.round}", numbers)
        table.lisi_deck = tuple(number - 1 for number in shuffled)
        table.hands[at : at + HAND] = [NONE] * HAND
        cards = sorted((*table.lisi_actions, *table.lisi_discard))
        if table.herald is not None:
            tidings.lisi_shuffles(table)
        table.lisi_actions = tuple(table.chance.shuffle(f"li_si_actions/{table.round}", cards))
        table.lisi_discard = ()
    return begin_turn(table)


def begin_turn(table: Zhanguo) -> str:
    """Whose turn it is: a seat's, Li Si's, or nobody's any more."""
    if table.turn == table.players * HAND:
        return "rewards"
    seat = table.order[table.turn % table.players]
    return "turn" if seat < table.seats else "lisi"


def tuckable(table: Zhanguo, seat: int) -> list[int]:
    """The regions that can take a card: three at most, and unrest must not pass 3. Rule: zhanguo/unification."""
    out: list[int] = []
    box = table.box
    for region in range(5):
        n = table.cards_in(seat, region)
        if n < box.most_cards and table.unrest[seat * 5 + region] + box.card_unrest[n] <= box.most_unrest:
            out.append(region)
    return out


def at_court(table: Zhanguo, seat: int) -> list[int]:
    """The actions at court that a seat can carry out, as places for a card. Rule: zhanguo/court."""
    out: list[int] = []
    stock = table.stock
    reserve = table.reserve
    at = seat * 3
    if reserve[at] or reserve[at + 1] or reserve[at + 2]:
        out.append(5)
    if table.boats[seat] < table.box.boat_end:
        out.append(6)
    if stock[at] and governed(table, seat):
        out.append(7)
    if mustering(table, seat):
        out.append(8)
    if stock[at + 1] and sites(table, seat):
        out.append(9)
    here = manned(table, seat)
    if here and stock[at + 2] and slots(table, seat, here.bit_count()):
        out.append(10)
    return out


def plays(table: Zhanguo, seat: int) -> list[int]:
    """Every card of the hand with every place for it; if there is none, a card is discarded (R1, R48)."""
    places = tuckable(table, seat) + at_court(table, seat)
    if not places:
        places = [DISCARD]
    return [
        card * 16 + place for card in table.hands[seat * HAND : seat * HAND + HAND] if card >= 0 for place in places
    ]


async def turn(table: Zhanguo) -> str:
    """A seat plays exactly one card: above a region of its board, or at court for one action. Rule: zhanguo/play."""
    seat = table.order[table.turn % table.players]
    play = await Ask(seat, PLAY, plays(table, seat), refuse_play)
    card = play >> 4
    place = play & 15
    table.hands[table.hands.index(card, seat * HAND)] = NONE
    if place < AT_COURT:
        tuck(table, seat, card, place)
        return "soldiers"
    table.action = NONE if place == DISCARD else place - AT_COURT
    table.card = card
    table.fits = 1 if place != DISCARD and fits(table, card, table.action) else 0
    table.woken = 0
    if table.herald is not None:
        news.played_at_court(table, seat)
    table.court.append(card)
    return "soldiers" if place == DISCARD else "court"


def tuck(table: Zhanguo, seat: int, card: int, region: int) -> None:
    """The card goes above the region: 1, 2 or 3 tokens of its domain, and unrest 0, 1 or 2.

    Rules: zhanguo/unification, zhanguo/tokens.
    """
    n = table.cards_in(seat, region)
    table.cards[seat * 15 + region * 3 + n] = card
    if table.herald is not None:
        news.tucked(table, seat, card, region * 3 + n)
    raise_unrest(table, seat, region, table.box.card_unrest[n])
    take_tokens(table, seat, card // 40, table.box.card_tokens[n])


async def soldiers(table: Zhanguo) -> str:
    """The end of a turn: soldiers may be placed. Rule: zhanguo/soldiers."""
    await place_soldiers(table, table.order[table.turn % table.players])
    table.turn += 1
    return begin_turn(table)


def refuse_play(table: Zhanguo, seat: int, play: int, about: object) -> Refusal:
    """The card is not in the hand, the region is full or too restless, or the action cannot be carried out."""
    card = play >> 4
    place = play & 15
    facts: dict[str, Fact] = {"card": card + 1}
    if card not in table.hands[seat * HAND : seat * HAND + HAND]:
        return Refusal("no-card-in-hand", "zhanguo/play", facts)
    if place == DISCARD:
        return Refusal("no-discard", "zhanguo/discard", facts)
    if place < AT_COURT:
        n = table.cards_in(seat, place)
        more: dict[str, Fact] = {"region": REGIONS[place], "domain": DOMAINS[card // 40]}
        if n >= table.box.most_cards:
            return Refusal("no-place-above", "zhanguo/unification", more)
        more["unrest"] = table.unrest[seat * 5 + place]
        more["by"] = table.box.card_unrest[n]
        return Refusal("no-unrest-above", "zhanguo/unrest", more)
    return refuse_action(table, seat, place - AT_COURT)


def refuse_action(table: Zhanguo, seat: int, action: int) -> Refusal:
    """What an action at court lacks."""
    name = ACTIONS[action].replace("_", "-")
    rules = ("recruit", "boat", "governor", "hire", "palace", "wall")
    facts: dict[str, Fact] = {"action": ACTIONS[action]}
    if action == 3:
        generals = any(table.officials[seat * 15 + region * 3 + GENERAL] for region in range(5))
        return Refusal("no-action-hire-unrest" if generals else "no-action-hire-workers", "zhanguo/hire", facts)
    piece = {2: 0, 4: 1, 5: 2}.get(action, NONE)
    if piece != NONE and not table.stock[seat * 3 + piece]:
        return Refusal("no-action-piece", f"zhanguo/{rules[action]}", facts)
    return Refusal(f"no-action-{name}", f"zhanguo/{rules[action]}", facts)
