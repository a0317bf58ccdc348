"""Palaces are built: workers leave, a palace tile and a big token come, points are counted.

Rulebook: Build 1 palace; Annex 3.
"""

from __future__ import annotations

from collections.abc import Sequence

from yamen.games.zhanguo import news, news_board
from yamen.games.zhanguo.components import ARCHITECT, DOMAINS, FROM_PALACES, PALACE_TILES, REGIONS
from yamen.games.zhanguo.prompts_build import BIG, FREE, PALACE, TILE, tile_value
from yamen.games.zhanguo.state import NONE, Zhanguo
from yamen.games.zhanguo.supplies import award, raise_unrest
from yamen.games.zhanguo.wording import who
from yamen.games.zhanguo.workers import spend
from yamen.kernel.ask import Ask, Refusal
from yamen.kernel.words import Fact


def sites(table: Zhanguo, seat: int) -> list[int]:
    """A region with an architect and two workers, and another one where the third worker comes from.

    Rule: zhanguo/palace.
    """
    out: list[int] = []
    workers = table.workers[seat * 5 : seat * 5 + 5]
    for region in range(5):
        if workers[region] >= table.box.palace_here and table.officials[seat * 15 + region * 3 + ARCHITECT]:
            for other in range(5):
                if other != region and workers[other] >= table.box.palace_elsewhere:
                    out.append(region * 8 + other)
    return out


async def build_at_court(table: Zhanguo, seat: int) -> None:
    """Workers of the region and one of another build a palace; it brings a tile and a big token. Rule: zhanguo/palace.

    Ruling R45: tile, big token, 6 points, then the tile's unrest and points.
    """
    code = await Ask(seat, PALACE, sites(table, seat), refuse_palace)
    region = code >> 3
    box = table.box
    spend(table, seat, [region] * box.palace_here + [code & 7] * box.palace_elsewhere, "palace")
    put(table, seat, region)
    tile = await choose_tile(table, seat, region)
    big = [domain for domain in range(3) if table.big[domain] == NONE]
    if big:
        take_big(table, seat, await Ask(seat, BIG, big, refuse_big))
    count(table, seat, region, tile)


async def build_free(table: Zhanguo, seat: int, regions: Sequence[int]) -> None:
    """A reward builds a palace anywhere: no architect, no workers, no big token. Rule: zhanguo/rewards (ruling R10)."""
    code = await Ask(seat, PALACE, [region * 8 + FREE for region in regions], refuse_free)
    put(table, seat, code >> 3)
    count(table, seat, code >> 3, await choose_tile(table, seat, code >> 3))


def put(table: Zhanguo, seat: int, region: int) -> None:
    """A palace stands in a region; there is no limit."""
    table.stock[seat * 3 + 1] -= 1
    table.palaces[seat * 5 + region] += 1
    if table.herald is not None:
        news_board.palace_built(table, seat, region)


def tiles_in(table: Zhanguo, seat: int, region: int) -> list[int]:
    """The palace tiles that a seat can take in a region: one that brings unrest only while it can rise."""
    out: list[int] = []
    for tile in table.palace_tiles[region * 3 : region * 3 + 3]:
        if tile >= 0 and region * 8 + tile not in out:
            if table.unrest[seat * 5 + region] + table.box.tile_unrest[tile] <= table.box.most_unrest:
                out.append(region * 8 + tile)
    return out


async def choose_tile(table: Zhanguo, seat: int, region: int) -> int:
    """A palace tile must be taken if one can be; the seat chooses. Rule: zhanguo/palace (ruling R10)."""
    options = tiles_in(table, seat, region)
    if not options:
        return NONE
    tile = await Ask(seat, TILE, options, refuse_tile, region) & 7
    remove_tile(table, seat, region, tile)
    return tile


def remove_tile(table: Zhanguo, seat: int, region: int, tile: int) -> None:
    """A palace tile leaves the board for ever (ruling R44)."""
    at = table.palace_tiles.index(tile, region * 3)
    table.palace_tiles[at] = NONE
    if table.herald is not None:
        news_board.tile_taken(table, seat, region, tile)


def take_big(table: Zhanguo, seat: int, domain: int) -> None:
    """The big token of a domain goes to a seat, which must take one while there are any.

    Rule: zhanguo/big-token (ruling R11).
    """
    table.big[domain] = seat
    if table.herald is not None:
        news.big_taken(table, seat, domain)


def count(table: Zhanguo, seat: int, region: int, tile: int) -> None:
    """6 points for the palace, then the tile's unrest and points."""
    award(table, seat, FROM_PALACES, table.box.palace_points, "palace", "palace")
    if tile != NONE:
        raise_unrest(table, seat, region, table.box.tile_unrest[tile])
        award(table, seat, FROM_PALACES, tile_value(table, seat, region, tile), "palace_tile", "palace")


def refuse_palace(table: Zhanguo, seat: int, code: int, about: object) -> Refusal:
    """No architect, or not enough workers there or elsewhere; or the palace is not free."""
    region = code >> 3
    facts: dict[str, Fact] = {"region": REGIONS[region], "workers": table.workers[seat * 5 + region]}
    if not table.officials[seat * 15 + region * 3 + ARCHITECT]:
        return Refusal("no-architect-there", "zhanguo/palace", facts)
    if table.workers[seat * 5 + region] < table.box.palace_here:
        return Refusal("no-workers-for-palace", "zhanguo/palace", facts)
    if code & 7 == FREE:
        return Refusal("no-palace-free", "zhanguo/palace", facts)
    return Refusal("no-worker-there", "zhanguo/palace", {"region": REGIONS[code & 7]})


def refuse_free(table: Zhanguo, seat: int, code: int, about: object) -> Refusal:
    """A free palace costs no worker."""
    return Refusal("no-palace-price", "zhanguo/rewards", {"region": REGIONS[code >> 3]})


def refuse_tile(table: Zhanguo, seat: int, code: int, region: int) -> Refusal:
    """The tile does not lie in the palace's region, or unrest cannot rise there."""
    facts: dict[str, Fact] = {"palace_tile": PALACE_TILES[code & 7], "region": REGIONS[region]}
    if code >> 3 != region or code & 7 not in table.palace_tiles[region * 3 : region * 3 + 3]:
        return Refusal("no-palace-tile", "zhanguo/palace", facts)
    return Refusal("no-unrest-beyond", "zhanguo/unrest", {"region": REGIONS[region], "unrest": table.box.most_unrest})


def refuse_big(table: Zhanguo, seat: int, domain: int, about: object) -> Refusal:
    """Somebody has this big token."""
    facts: dict[str, Fact] = {"domain": DOMAINS[domain], "seat": who(table, table.big[domain])}
    return Refusal("no-big-token", "zhanguo/big-token", facts)
