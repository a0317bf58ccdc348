"""Officials, workers, unrest, governors, palaces and walls in ZhanGuo: which answer is worth most."""

from __future__ import annotations

from yamen.bots.steady.zhanguo_cards import Outlook
from yamen.games.zhanguo.prompts_build import FREE, regions_of
from yamen.games.zhanguo.prompts_people import STOP, target


def recruit(look: Outlook, codes: list[int]) -> list[float]:
    """Where a set for a governor grows, or where the first of a kind comes."""
    return [look.recruit(code % 3, code // 3) for code in codes]


def hire(look: Outlook, regions: list[int]) -> list[float]:
    """Workers from different regions build the better walls; unrest rises only if the court hires."""
    by = 1 if look.table.scene == "court" else 0
    return [look.workers(region, 2) + look.unrest(region, by) for region in regions]


def moved(look: Outlook, move: int) -> float:
    """An official takes a step."""
    step = move // 3
    return look.recruit(move % 3, target(step)) + look.leave(move % 3, step // 2)


def move(look: Outlook, moves: list[int]) -> list[float]:
    """A step that completes a set; none for nothing."""
    return [0.05 if code == STOP else moved(look, code) for code in moves]


def shift(look: Outlook, steps: list[int]) -> list[float]:
    """Workers spread over regions."""
    return [
        0.01 if step == STOP else look.workers(target(step), 1) - look.paid(step // 2, 1) + _pairs(look, step)
        for step in steps
    ]


def _pairs(look: Outlook, step: int) -> float:
    """Two workers beside an architect can build a palace."""
    table = look.table
    source, goal = step // 2, target(step)
    worth = 0.0
    for region, before, after in ((source, 0, -1), (goal, 0, 1)):
        n = table.workers[look.seat * 5 + region]
        if table.officials[look.seat * 15 + region * 3 + 1]:
            worth += 1.5 * ((n + after >= 2) - (n + before >= 2))
    return worth * look.late


def calm(look: Outlook, regions: list[int]) -> list[float]:
    """Where cards sleep, or soon would."""
    return [look.unrest(region, -1) for region in regions]


def reset(look: Outlook, regions: list[int]) -> list[float]:
    """Where unrest is highest."""
    return [0.0 if region == STOP else look.unrest(region, -3) + 0.01 for region in regions]


def governor(look: Outlook, codes: list[int]) -> list[float]:
    """Majority, mausoleum, bonus, calm, against the officials who leave if any do."""
    court = look.table.scene == "court"
    out: list[float] = []
    for code in codes:
        region = code >> 3
        worth = look.govern(region) + look.bonus(region, code & 7) + look.calmed(region)
        out.append(worth + look.dismiss(region) if court else worth)
    return out


def palace(look: Outlook, codes: list[int]) -> list[float]:
    """The best tile and the mausoleum, against the workers."""
    out: list[float] = []
    for code in codes:
        region, other = code >> 3, code & 7
        price = 0.0 if other == FREE else look.paid(region, 2) + look.paid(other, 1)
        out.append(look.palace(region) - price)
    return out


def tile(look: Outlook, codes: list[int]) -> list[float]:
    """Points, and unrest where it comes with them."""
    return [look.tile(code >> 3, code & 7) for code in codes]


def big(look: Outlook, domains: list[int]) -> list[float]:
    """Where it wins the race."""
    return [look.coins(domain, 2) for domain in domains]


def wall(look: Outlook, slots: list[int]) -> list[float]:
    """What the tile will count, the emperor tile and the mausoleum, against the workers."""
    free = look.table.scene != "court"
    costs = look.box.wall_costs[look.table.players]
    return [look.wall(slot) - (0.0 if free else look.toll(costs[slot // 4][slot % 4])) for slot in slots]


def pay(look: Outlook, masks: list[int]) -> list[float]:
    """Workers from where they are missed least."""
    return [-sum(look.paid(region, 1) for region in regions_of(mask)) for mask in masks]
