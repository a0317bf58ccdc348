"""Governors are installed: three officials leave, a bonus comes, the region grows calm.

Rulebook: Install 1 governor; Annex 3.
"""

from __future__ import annotations

from collections.abc import Sequence

from yamen.games.zhanguo import news, news_board
from yamen.games.zhanguo.box import Effect
from yamen.games.zhanguo.components import REGIONS
from yamen.games.zhanguo.effects import perform
from yamen.games.zhanguo.officials import EVERYWHERE
from yamen.games.zhanguo.prompts_build import GOVERNOR
from yamen.games.zhanguo.state import Zhanguo
from yamen.games.zhanguo.supplies import lower_unrest
from yamen.games.zhanguo.wording import who
from yamen.kernel.ask import Ask, Refusal
from yamen.kernel.words import Fact


def governed(table: Zhanguo, seat: int) -> list[int]:
    """The regions where a seat has an official of each kind. Rule: zhanguo/governor (ruling R9)."""
    officials = table.officials
    out: list[int] = []
    for region in range(5):
        at = seat * 15 + region * 3
        if officials[at] and officials[at + 1] and officials[at + 2]:
            out.append(region)
    return out


def bonus_of(table: Zhanguo, region: int, space: int) -> Effect | None:
    """The bonus of a space: two on each tile, none on a blank tile and in the open area."""
    if not space:
        return None
    tile = table.governor_tiles[region * 2 + (space - 1) // 2]
    return table.box.bonuses[tile][(space - 1) % 2] if 0 <= tile < len(table.box.bonuses) else None


def spaces(table: Zhanguo, region: int) -> list[int]:
    """The open area, which has room for all, and the free spaces with a bonus, from left to right."""
    out = [0]
    for space in range(1, 5):
        if table.bonuses[region * 4 + space - 1] < 0 and bonus_of(table, region, space) is not None:
            out.append(space)
    return out


def places(table: Zhanguo, regions: Sequence[int]) -> list[int]:
    """Every place for a governor in these regions, as answers."""
    return [region * 8 + space for region in regions for space in spaces(table, region)]


async def install_at_court(table: Zhanguo, seat: int) -> None:
    """A governor replaces an official of each kind in a region. Rule: zhanguo/governor."""
    code = await Ask(seat, GOVERNOR, places(table, governed(table, seat)), refuse_governor, EVERYWHERE)
    region = code >> 3
    for kind in range(3):
        table.officials[seat * 15 + region * 3 + kind] -= 1
        table.reserve[seat * 3 + kind] += 1
    if table.herald is not None:
        news.officials_back(table, seat, region)
    await install(table, seat, region, code & 7)


async def install_free(table: Zhanguo, seat: int, regions: Sequence[int]) -> None:
    """A reward installs a governor in one of these regions; no official leaves. Rule: zhanguo/rewards."""
    code = await Ask(seat, GOVERNOR, places(table, regions), refuse_free, regions)
    await install(table, seat, code >> 3, code & 7)


async def install(table: Zhanguo, seat: int, region: int, space: int) -> None:
    """The governor takes its place, gets the bonus, and unrest falls to 0 there (rulings R9, R44)."""
    put(table, seat, region, space)
    bonus = bonus_of(table, region, space)
    if bonus is not None:
        await perform(table, seat, bonus, "bonus")
    lower_unrest(table, seat, region, table.unrest[seat * 5 + region])


def put(table: Zhanguo, seat: int, region: int, space: int) -> None:
    """A governor stands in a region."""
    table.stock[seat * 3] -= 1
    table.governors[seat * 5 + region] += 1
    if space:
        table.bonuses[region * 4 + space - 1] = seat
    if table.herald is not None:
        news_board.governor_installed(table, seat, region, space)


def refuse_governor(table: Zhanguo, seat: int, code: int, about: Sequence[int]) -> Refusal:
    """An official is missing, or the space is taken or is none."""
    facts: dict[str, Fact] = {"region": REGIONS[code >> 3]}
    if code >> 3 not in governed(table, seat):
        return Refusal("no-three-officials", "zhanguo/governor", facts)
    return refuse_free(table, seat, code, about)


def refuse_free(table: Zhanguo, seat: int, code: int, about: Sequence[int]) -> Refusal:
    """The reward names other regions, or the space is taken or is none."""
    facts: dict[str, Fact] = {"region": REGIONS[code >> 3]}
    if code >> 3 not in about:
        return Refusal("no-region-now", "zhanguo/rewards", facts)
    if bonus_of(table, code >> 3, code & 7) is None:
        return Refusal("no-bonus-space", "zhanguo/bonus", facts)
    facts["seat"] = who(table, table.bonuses[(code >> 3) * 4 + (code & 7) - 1])
    return Refusal("no-bonus-taken", "zhanguo/bonus", facts)
