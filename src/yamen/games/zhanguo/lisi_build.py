"""Li Si installs governors, builds palaces and walls, and places soldiers: always where a mausoleum tile asks for it.

Rulebook: Solo mode, Install 1 governor; Build 1 palace; Build 1 wall; Terracotta soldiers.
"""

from __future__ import annotations

from collections.abc import Sequence

from yamen.games.zhanguo import governor, palace, tidings, wall
from yamen.games.zhanguo.box import LiSiCard
from yamen.games.zhanguo.components import (
    FROM_PALACES,
    SECTIONS,
    SYMBOLS,
)
from yamen.games.zhanguo.mausoleum import open_to, put, stands_in, walls_on
from yamen.games.zhanguo.prompts_build import wall_cost
from yamen.games.zhanguo.prompts_soldiers import LISI_NICHE
from yamen.games.zhanguo.state import LISI, NONE, Zhanguo
from yamen.games.zhanguo.supplies import award
from yamen.kernel.ask import Ask, Refusal


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


def explain(table: Zhanguo, piece: str, symbol: int, asked: int) -> None:
    """Tell why he builds there: the tile that asked for it, or his card."""
    if table.herald is not None:
        tidings.lisi_target(table, piece, symbol, symbol == asked)


async def govern(table: Zhanguo, card: LiSiCard) -> None:
    """Governors go to the first region whose tile asks for them, else where he has no majority. No bonus is gained.

    Rule: zhanguo/lisi-governor (rulings R27, R55).
    """
    asked = wanted(table, card.regions, "governor")
    region = asked
    if region == NONE:
        region = next((r for r in card.regions if not leads(table, r)), card.regions[0])
    if table.stock[LISI * 3]:
        explain(table, "governor", region, asked)
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
    asked = wanted(table, card.regions, "palace")
    region = card.regions[0] if asked == NONE else asked
    explain(table, "palace", region, asked)
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
                explain(table, "wall", 5 + target, site)
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
