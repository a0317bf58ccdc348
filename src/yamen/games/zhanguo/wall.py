"""The great wall: three sites of two sections, slots for one, two or three workers, emperor tiles for who comes first.

Rulebook: Build 1 wall.
"""

from __future__ import annotations

from typing import Final

from yamen.games.zhanguo import news_board
from yamen.games.zhanguo.components import REGIONS, SECTIONS
from yamen.games.zhanguo.prompts_build import BUILD, EMPEROR, PAY, PAYMENTS, wall_cost
from yamen.games.zhanguo.state import NONE, Zhanguo
from yamen.games.zhanguo.wording import who
from yamen.games.zhanguo.workers import spend
from yamen.kernel.ask import Ask, Refusal
from yamen.kernel.words import Fact

SETS: Final = [[mask for mask in PAYMENTS if mask.bit_count() == n] for n in range(4)]  # of n different regions


def manned(table: Zhanguo, seat: int) -> int:
    """The regions where a seat has workers, as bits."""
    at = seat * 5
    mask = 0
    for region in range(5):
        if table.workers[at + region]:
            mask |= 1 << region
    return mask


def slots(table: Zhanguo, seat: int, regions: int) -> list[int]:
    """The free slots that workers of so many regions can pay, in sections without a wall of the seat's own.

    Rule: zhanguo/wall (slots of equal cost are separate choices, ruling R47).
    """
    walls = table.walls
    out: list[int] = []
    for section, costs in enumerate(table.box.wall_costs[table.players]):
        at = section * 4
        if seat not in walls[at : at + 4]:
            for slot, cost in enumerate(costs):
                if cost <= regions and walls[at + slot] < 0:
                    out.append(at + slot)
    return out


async def build_at_court(table: Zhanguo, seat: int) -> None:
    """A wall takes a slot and workers of as many different regions as it has strokes leave. Rule: zhanguo/wall."""
    here = manned(table, seat)
    slot = await Ask(seat, BUILD, slots(table, seat, here.bit_count()), refuse_wall)
    first = put(table, seat, slot)
    payments = [mask for mask in SETS[wall_cost(table, slot)] if mask & here == mask]
    mask = await Ask(seat, PAY, payments, refuse_pay, slot)
    spend(table, seat, [region for region in range(5) if mask >> region & 1], "wall")
    if first:
        await take_emperor(table, seat, slot // 8)


async def build_free(table: Zhanguo, seat: int) -> None:
    """A reward builds a wall on any free slot without workers. Rule: zhanguo/rewards (ruling R13)."""
    slot = await Ask(seat, BUILD, slots(table, seat, 3), refuse_wall)
    if put(table, seat, slot):
        await take_emperor(table, seat, slot // 8)


def put(table: Zhanguo, seat: int, slot: int) -> bool:
    """A wall stands on a slot. Whether it is the first one of its section."""
    at = slot // 4 * 4
    first = max(table.walls[at : at + 4]) < 0
    table.stock[seat * 3 + 2] -= 1
    table.walls[slot] = seat
    if table.herald is not None:
        news_board.wall_built(table, seat, slot)
    return first


def top_tile(table: Zhanguo, site: int) -> int:
    """Where the upper emperor tile of a site lies in `piles`, or -1."""
    at = site * 2
    if table.piles[at] >= 0:
        return at
    return at + 1 if table.piles[at + 1] >= 0 else NONE


async def take_emperor(table: Zhanguo, seat: int, site: int) -> None:
    """The first wall of a section brings the site's top tile onto a card that has none: its trigger is replaced.

    Without such a card the tile stays (rulings R12, R14, R47). Rule: zhanguo/emperor.
    """
    at = top_tile(table, site)
    cards = [place for place in range(15) if table.cards[seat * 15 + place] >= 0 > table.emperors[seat * 15 + place]]
    if at < 0 or not cards:
        return
    place = await Ask(seat, EMPEROR, cards, refuse_emperor)
    tile = table.piles[at]
    table.piles[at] = NONE
    table.emperors[seat * 15 + place] = tile
    if table.herald is not None:
        news_board.emperor_placed(table, seat, tile, place, site)


def refuse_wall(table: Zhanguo, seat: int, slot: int, about: object) -> Refusal:
    """No such slot, a wall of the seat's own in the section, a taken slot, or too few regions with workers."""
    facts: dict[str, Fact] = {"section": SECTIONS[slot // 4].replace("/", "-")}
    cost = wall_cost(table, slot)
    if not cost:
        return Refusal("no-wall-slot", "zhanguo/wall", facts)
    at = slot // 4 * 4
    if seat in table.walls[at : at + 4]:
        return Refusal("no-second-wall", "zhanguo/wall", facts)
    if table.walls[slot] >= 0:
        return Refusal("no-slot-free", "zhanguo/wall", {**facts, "seat": who(table, table.walls[slot])})
    regions = manned(table, seat).bit_count()
    return Refusal("no-workers-for-wall", "zhanguo/wall", {**facts, "cost": cost, "regions": regions})


def refuse_pay(table: Zhanguo, seat: int, mask: int, slot: int) -> Refusal:
    """The slot costs another number of workers, or one of the regions has none."""
    cost = wall_cost(table, slot)
    if mask.bit_count() != cost:
        return Refusal("no-pay-number", "zhanguo/wall", {"cost": cost, "n": mask.bit_count()})
    missing = mask & ~manned(table, seat)
    return Refusal("no-worker-there", "zhanguo/wall", {"region": REGIONS[missing.bit_length() - 1]})


def refuse_emperor(table: Zhanguo, seat: int, place: int, about: object) -> Refusal:
    """No card lies there, or it has a tile."""
    facts: dict[str, Fact] = {"region": REGIONS[place // 3], "place": place % 3 + 1}
    if table.cards[seat * 15 + place] < 0:
        return Refusal("no-card-there", "zhanguo/emperor", facts)
    return Refusal("no-second-emperor", "zhanguo/emperor", facts)
