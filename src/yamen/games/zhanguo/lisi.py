"""Li Si, the first minister: who plays alone plays against his deck.

Rulebook: Solo mode, How to play. He never recruits or hires; unrest and bonuses do not concern him.
"""

from __future__ import annotations

from collections.abc import Sequence

from yamen.games.zhanguo import governor, palace, tidings, wall
from yamen.games.zhanguo.box import LiSiCard
from yamen.games.zhanguo.components import (
    CARD_NAMES,
    DOUBLE,
    EDICTS,
    FIRST_MASTER,
    FROM_PALACES,
    MASTER,
    SECTIONS,
    SYMBOLS,
)
from yamen.games.zhanguo.elixir import advance, give_master, place_alchemist
from yamen.games.zhanguo.mausoleum import open_to, put, stands_in, unlock, walls_on
from yamen.games.zhanguo.prompts import LISI_NICHE, wall_cost
from yamen.games.zhanguo.state import LISI, NONE, Zhanguo
from yamen.games.zhanguo.supplies import award, return_tokens, take_tokens
from yamen.games.zhanguo.unification import begin_turn
from yamen.kernel.ask import Ask, Refusal


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


async def validate(table: Zhanguo) -> None:
    """As soon as he meets a tile's condition a soldier from the entrance goes there; too few, and the player chooses.

    Rule: zhanguo/lisi-soldiers (ruling R34).
    """
    while table.entrance[LISI]:
        options = open_to(table, LISI)
        if not options:
            return
        if len(options) <= table.entrance[LISI]:
            niche = options[0]
        else:
            niche = await Ask(0, LISI_NICHE, options, refuse_niche)
        put(table, LISI, niche)


def refuse_niche(table: Zhanguo, seat: int, niche: int, about: object) -> Refusal:
    """A soldier of his stands there, or he does not meet the condition."""
    key = "no-lisi-second" if stands_in(table, LISI, niche) else "no-lisi-condition"
    return Refusal(key, "zhanguo/lisi-soldiers", {"symbol": SYMBOLS[table.symbols[niche]]})


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


# --- governors, palaces, walls ----------------------------------------------------------------------------------------


def wanted(table: Zhanguo, symbols: Sequence[int], part: str) -> int:
    """The first region or site whose tile still asks for this kind of piece, or -1; other parts do not matter.

    Rule: zhanguo/lisi-target (ruling R26).
    """
    for symbol in symbols:
        niche = table.symbols.index(symbol)
        tile = table.box.niches[table.mausoleum[niche]]
        if part == "governor":
            missing = tile.governors - table.governors[LISI * 5 + symbol]
        elif part == "palace":
            missing = tile.palaces - table.palaces[LISI * 5 + symbol]
        else:
            missing = tile.walls - walls_on(table, LISI, symbol - 5)
        if missing > 0 and not stands_in(table, LISI, niche):
            return symbol
    return NONE


async def govern(table: Zhanguo, card: LiSiCard) -> None:
    """Governors go to the first region whose tile asks for them, else where he has no majority. No bonus is gained.

    Rule: zhanguo/lisi-governor (rulings R27, R55).
    """
    region = wanted(table, card.regions, "governor")
    if region == NONE:
        region = next((r for r in card.regions if not leads(table, r)), card.regions[0])
    for _ in range(min(card.governors, table.stock[LISI * 3])):
        governor.put(table, LISI, region, bonus_space(table, region, card.placement))
    await validate(table)


def leads(table: Zhanguo, region: int) -> bool:
    """Whether he alone has most governors in a region: a shared lead is none (ruling R27)."""
    return table.governors[LISI * 5 + region] > table.governors[region]


def bonus_space(table: Zhanguo, region: int, placement: str) -> int:
    """The free bonus space that his card names, or the open area when there is none."""
    free = governor.spaces(table, region)[1:]
    if placement == "area" or not free:
        return 0
    return free[0] if placement == "bonus_from_left" else free[-1]


async def build_palace(table: Zhanguo, card: LiSiCard) -> None:
    """A palace goes to the first region whose tile asks for one, else to the first region: 6 points, a big token.

    A palace tile that he takes is counted at the end. Rule: zhanguo/lisi-palace (rulings R28, R35).
    """
    if not table.stock[LISI * 3 + 1]:
        return
    region = wanted(table, card.regions, "palace")
    if region == NONE:
        region = card.regions[0]
    palace.put(table, LISI, region)
    award(table, LISI, FROM_PALACES, table.box.palace_points, "palace", "lisi-palace")
    for domain in card.big:
        if table.big[domain] == NONE:
            palace.take_big(table, LISI, domain)
            break
    if card.take_tile:
        for tile in table.palace_tiles[region * 3 : region * 3 + 3]:
            if tile != NONE:
                table.palace_tiles[table.palace_tiles.index(tile, region * 3)] = NONE
                table.lisi_tiles = (*table.lisi_tiles, region * 8 + tile)
                if table.herald is not None:
                    tidings.lisi_tile(table, region, tile)
                break
    await validate(table)


async def build_wall(table: Zhanguo, card: LiSiCard) -> None:
    """A wall goes to the first site whose tile asks for one: the section of the arrow, else the other one.

    Rule: zhanguo/lisi-wall (rulings R28, R29, R51).
    """
    if not table.stock[LISI * 3 + 2]:
        return
    site = wanted(table, [5 + site for site in card.sites], "wall")
    order = card.sites if site == NONE else (site - 5, *card.sites)
    for target in order:
        for section in sections(target, card.section):
            slot = free_slot(table, section, card.slot_from)
            if slot != NONE:
                wall.put(table, LISI, slot)
                if card.take_tile:
                    take_emperor(table, target)
                await validate(table)
                return


def sections(site: int, arrow: str) -> tuple[int, int]:
    """A site's two sections, the one that the arrow shows first."""
    left = site * 2
    assert SECTIONS[left].endswith("left")
    return (left, left + 1) if arrow == "left" else (left + 1, left)


def free_slot(table: Zhanguo, section: int, side: str) -> int:
    """The first free slot of a section from one side, or NONE: a second wall of his own is not allowed."""
    slots = range(section * 4, section * 4 + 4)
    if any(table.walls[slot] == LISI for slot in slots):
        return NONE
    free = [slot for slot in slots if wall_cost(table, slot) and table.walls[slot] == NONE]
    if not free:
        return NONE
    return free[0] if side == "left" else free[-1]


def take_emperor(table: Zhanguo, site: int) -> None:
    """The site's top emperor tile leaves the game, first wall or not (ruling R51)."""
    at = wall.top_tile(table, site)
    if at != NONE:
        tile = table.piles[at]
        table.piles[at] = NONE
        if table.herald is not None:
            tidings.lisi_emperor(table, tile, site)


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
