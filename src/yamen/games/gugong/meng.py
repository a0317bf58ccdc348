"""Meng, the opponent of a match alone: his turns, his twilight and what he does where others choose.

He has no will of his own: his cards and the rules decide. Rulebook: Solo variant.
"""

from __future__ import annotations

from typing import Any, Final

from yamen.games.gugong import news_meng
from yamen.games.gugong.components import (
    AT,
    FROM_MENG,
    MORNING_ENVOY,
    MORNING_INTRIGUE,
    MORNING_SERVANT,
    MORNING_SHIP,
    MORNING_SWAP,
    SPECIAL,
    SWAP_ICON,
)
from yamen.games.gugong.day import next_turn
from yamen.games.gugong.gifts import exchange_cards
from yamen.games.gugong.intrigue import benefit
from yamen.games.gugong.meng_acts import DAY, SPECIAL_ACTS, TWILIGHT
from yamen.games.gugong.meng_ships import ship_one
from yamen.games.gugong.meng_tokens import TOKEN_ACTS
from yamen.games.gugong.palace import advance
from yamen.games.gugong.pieces import climb, give_jade, move_marker, score, to_pool
from yamen.games.gugong.servants import gain
from yamen.games.gugong.setup import automa_name, shuffled_automa, shuffled_hand
from yamen.games.gugong.state import SUPPLY, Gugong

DECREE_STEPS = 2


def draw_automa(table: Gugong) -> int:
    """The top card of Meng's deck; when it is empty, those of earlier days are shuffled. Rule: gugong/meng-day."""
    if not table.automa:
        table.automa_shuffles += 1
        cards = list(table.old)
        table.automa = tuple(shuffled_automa(table.chance, f"automa_reshuffle/{table.automa_shuffles}", cards))
        table.old = ()
        if table.herald is not None:
            news_meng.deck_shuffled(table)
    table.chance.reveal()
    card = table.automa[0]
    table.automa = table.automa[1:]
    table.today = (*table.today, card)
    return card


async def meng(table: Gugong) -> str:
    """Meng's turn: his card names the official; gifts are exchanged whatever they are worth; both actions are done.

    Rules: gugong/meng-day, gugong/meng-card, gugong/meng-place, gugong/meng-special.
    """
    seat = table.meng
    card = draw_automa(table)
    special = card == SPECIAL
    place = table.focus if special else card
    if table.herald is not None:
        news_meng.card_revealed(table, seat, automa_name(card), place)
    gift = table.hands[seat][0]
    exchange_cards(table, seat, gift, place, "hand", "taken", "gift")
    icon = table.box.icon[gift]
    habits = table.rules.entries["meng"]
    acts = habits["special" if special else "day"]
    act = habits["icons"].get(icon)
    if act is not None:
        await act(table, seat)
    else:
        await acts[icon - AT](table, seat)
    await acts[place](table, seat)
    return next_turn(table, seat + 1)


async def no_icon(table: Gugong, seat: int) -> None:
    """Some gifts show nothing."""


async def one_servant(table: Gugong, seat: int) -> None:
    """As for everybody."""
    await gain(table, seat, 1, "card-actions")


async def two_servants(table: Gugong, seat: int) -> None:
    """As for everybody."""
    await gain(table, seat, 2, "card-actions")


async def a_point(table: Gugong, seat: int) -> None:
    """Where others would swap cards, a point. Rule: gugong/meng-card."""
    score(table, seat, FROM_MENG, 1, "meng-card")


async def twilight(table: Gugong) -> str:
    """Each card of the day once more, for its lower action, if Meng can pay it. Rule: gugong/meng-twilight."""
    seat = table.meng
    if table.herald is not None:
        news_meng.twilight_begins(table, seat)
    for card in table.today:
        if table.herald is not None:
            news_meng.twilight_card(table, seat, automa_name(card))
        await table.rules.entries["meng"]["twilight"][card](table, seat)
    if table.herald is not None:
        news_meng.cards_put_by(table)
    table.old = (*table.old, *table.today)
    table.today = ()
    return "night"


async def benefit_of(table: Gugong, seat: int) -> None:
    """Whoever was on the wall may use influence; Meng does by rule. Rules: gugong/benefits, gugong/meng-benefit."""
    if seat == table.meng:
        meng_benefit(table, seat)
    else:
        await benefit(table, seat)


def meng_benefit(table: Gugong, seat: int) -> None:
    """A jade from 7 steps on, else a servant from 1 step on, if the supply has one. Rule: gugong/meng-benefit."""
    servant, _, _, jade = table.box.benefits
    if table.steps[seat] >= jade:
        move_marker(table, seat, table.steps[seat] - jade, "meng-benefit")
        give_jade(table, seat, "meng-benefit")
    elif table.steps[seat] >= servant and table.supply[seat]:
        move_marker(table, seat, table.steps[seat] - servant, "meng-benefit")
        to_pool(table, seat, 1, 0, "meng-benefit")


async def dawn(table: Gugong, seat: int) -> None:
    """Meng uses each of his morning decrees; a swap is a point for him. Rule: gugong/meng-decrees."""
    if table.has(seat, MORNING_INTRIGUE):
        climb(table, seat, DECREE_STEPS, "morning-decrees")
    if table.has(seat, MORNING_SHIP) and table.supply[seat]:
        ship_one(table, seat, SUPPLY, "morning-decrees")
    if table.has(seat, MORNING_SERVANT):
        await gain(table, seat, 1, "morning-decrees")
    if table.has(seat, MORNING_ENVOY):
        await advance(table, seat, 1, "morning-decrees")
    if table.has(seat, MORNING_SWAP):
        score(table, seat, FROM_MENG, 1, "meng-decrees")


def at_night(table: Gugong) -> None:
    """Meng's cards of the next day are shuffled (ruling 58)."""
    table.hands[table.meng] = shuffled_hand(table.chance, table.day + 1, table.hands[table.meng])


# His habits. A module adds to them.
MENG: Final[dict[str, Any]] = {
    "day": DAY,
    "special": SPECIAL_ACTS,
    "twilight": TWILIGHT,
    "icons": {0: no_icon, 1: one_servant, 2: two_servants, SWAP_ICON: a_point},  # what a gift shows that is no place
    "tokens": dict(enumerate(TOKEN_ACTS)),
    "aids": [],  # how he comes by servants beside his tokens
    "dawn": dawn,
    "night": at_night,
}
