"""Li Si, the first minister: who plays alone plays against his deck.

Rulebook: Solo mode, How to play. He never recruits or hires; unrest and bonuses do not concern him.
"""

from __future__ import annotations

from yamen.games.zhanguo import tidings
from yamen.games.zhanguo.box import LiSiCard
from yamen.games.zhanguo.components import (
    CARD_NAMES,
    DOUBLE,
    EDICTS,
    FIRST_MASTER,
    MASTER,
)
from yamen.games.zhanguo.elixir import advance, give_master, place_alchemist
from yamen.games.zhanguo.lisi_build import build_palace, build_wall, govern, validate
from yamen.games.zhanguo.mausoleum import unlock
from yamen.games.zhanguo.state import LISI, NONE, Zhanguo
from yamen.games.zhanguo.supplies import return_tokens, take_tokens
from yamen.games.zhanguo.unification import begin_turn


async def lisi(table: Zhanguo) -> str:
    """His turn: the top card of his deck is resolved; a one-use card leaves the game. Rule: zhanguo/lisi-turn."""
    number = table.lisi_actions[0]
    card = table.box.lisi_cards[number]
    table.chance.reveal()
    table.lisi_actions = table.lisi_actions[1:]
    if not card.one_use:
        table.lisi_discard = (*table.lisi_discard, number)
    if table.herald is not None:
        tidings.lisi_plays(table, number, card)
    if card.kind == "unification":
        await unify(table, card)
    elif card.kind == "elixir":
        await sail(table, card.move)
    elif card.kind == "governor":
        await govern(table, card)
    elif card.kind == "palace":
        await build_palace(table, card)
    else:
        await build_wall(table, card)
    table.turn += 1
    return begin_turn(table)


# --- unification ------------------------------------------------------------------------------------------------------


async def unify(table: Zhanguo, card: LiSiCard) -> None:
    """His top edict goes to the first free place from Chu to this round's region and brings tokens by its place.

    With all of them full it goes to court, and he takes a token of each domain. Rule: zhanguo/lisi-unification
    (rulings R30, R31).
    """
    edict = table.lisi_deck[0]
    table.lisi_deck = table.lisi_deck[1:]
    for region in range(table.round):
        n = table.cards_in(LISI, region)
        if n < table.box.most_cards:
            table.cards[LISI * 15 + region * 3 + n] = edict
            if table.herald is not None:
                tidings.lisi_edict(table, edict, region * 3 + n)
            take_tokens(table, LISI, edict // 40, card.tokens[n])
            await validate(table)
            return
    if table.herald is not None:
        tidings.lisi_edict(table, edict, NONE)
    table.court.append(edict)
    for domain in range(3):
        take_tokens(table, LISI, domain, 1)


# --- elixir -----------------------------------------------------------------------------------------------------------


async def sail(table: Zhanguo, n: int) -> None:
    """His boat advances. Without a soldier at the entrance each symbol unlocks one, else it places an alchemist card.

    A tile that the boat's new place meets is served first; then that choice holds for the whole move.
    Rule: zhanguo/lisi-elixir (rulings R49, R50).
    """
    symbols = advance(table, LISI, n)
    await validate(table)
    unlocking = not table.entrance[LISI]
    for symbol in symbols:
        if symbol == MASTER:
            draw_master(table)
        else:
            for _ in range(2 if symbol == DOUBLE else 1):
                if unlocking or not draw_alchemist(table):
                    unlock(table, LISI, 1, "lisi-elixir")
                await validate(table)


def draw_alchemist(table: Zhanguo) -> bool:
    """One of his alchemist cards, by chance, goes to this round's region; whether there was a card and room."""
    region = table.round - 1
    cards = [CARD_NAMES[EDICTS + i] for i in range(10) if table.aside[LISI] >> i & 1]
    if not cards or table.cards_in(LISI, region) >= table.box.most_cards:
        return False
    name = table.chance.roll(f"li_si_alchemist/{table.alchemists_above(LISI) + 1}", cards)
    place_alchemist(table, LISI, CARD_NAMES.index(name), region)
    return True


def draw_master(table: Zhanguo) -> None:
    """He takes a master by chance."""
    cards = [CARD_NAMES[FIRST_MASTER + i] for i in range(5) if table.masters >> i & 1]
    if cards:
        own = sum(table.aside[LISI] >> i & 1 for i in range(5, 10))
        own += sum(card >= FIRST_MASTER for card in table.cards[LISI * 15 : LISI * 15 + 15])
        name = table.chance.roll(f"li_si_master/{own + 1}", cards)
        give_master(table, LISI, CARD_NAMES.index(name) - FIRST_MASTER)


# --- phase 3 ----------------------------------------------------------------------------------------------------------


async def buy_soldiers(table: Zhanguo) -> None:
    """He unlocks a soldier for each 3 of his tokens' value, big ones paid first, then those he has most of.

    Rule: zhanguo/lisi-tokens (rulings R36, R52, R53).
    """
    box = table.box
    n = min(sum(table.token_value(LISI, domain) for domain in range(3)) // box.soldier_price, table.locked[LISI])
    due = n * box.soldier_price
    for domain in range(3):
        if due > 0 and table.big[domain] == LISI:
            return_tokens(table, LISI, domain, 0, True, "lisi-tokens")  # noqa: FBT003
            due -= box.big
    while due > 0:
        domain = max(range(3), key=lambda d: (table.tokens[LISI * 3 + d], -d))
        return_tokens(table, LISI, domain, 1, False, "lisi-tokens")  # noqa: FBT003
        due -= 1
    unlock(table, LISI, n, "lisi-tokens")
    await validate(table)


def end_round(table: Zhanguo) -> None:
    """Edicts that he did not need are discarded (ruling R32)."""
    table.discard = (*table.discard, *table.lisi_deck)
    if table.herald is not None and table.lisi_deck:
        tidings.lisi_discards(table)
    table.lisi_deck = ()
