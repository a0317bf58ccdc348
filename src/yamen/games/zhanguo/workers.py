"""Workers are hired, move, and are spent. They are the one thing without limit.

Rulebook: Hire 2 workers.
"""

from __future__ import annotations

from collections.abc import Sequence

from yamen.games.zhanguo import news
from yamen.games.zhanguo.components import GENERAL, REGIONS
from yamen.games.zhanguo.prompts_people import HIRE, SHIFT, STEPS, STOP, target
from yamen.games.zhanguo.state import Zhanguo
from yamen.games.zhanguo.supplies import raise_unrest
from yamen.kernel.ask import Ask, Refusal
from yamen.kernel.words import Fact


def mustering(table: Zhanguo, seat: int) -> list[int]:
    """The regions where a seat may hire: a general is there and unrest can still rise. Rule: zhanguo/hire."""
    out: list[int] = []
    for region in range(5):
        if table.officials[seat * 15 + region * 3 + GENERAL]:
            if table.unrest[seat * 5 + region] < table.box.most_unrest:
                out.append(region)
    return out


async def hire_at_court(table: Zhanguo, seat: int) -> None:
    """Two workers come to a region with a general, however many generals, and unrest rises by 1. Rule: zhanguo/hire."""
    region = await Ask(seat, HIRE, mustering(table, seat), refuse_mustering)
    add_workers(table, seat, region, table.box.hired)
    raise_unrest(table, seat, region, 1)


async def hire(table: Zhanguo, seat: int, n: int, regions: Sequence[int]) -> None:
    """Workers come to one of these regions without a general and without unrest: a bonus or a reward."""
    region = await Ask(seat, HIRE, list(regions), refuse_hire)
    add_workers(table, seat, region, n)


def add_workers(table: Zhanguo, seat: int, region: int, n: int) -> None:
    """Workers come to a region."""
    table.workers[seat * 5 + region] += n
    if table.herald is not None:
        news.hired(table, seat, region, n)


def spend(table: Zhanguo, seat: int, regions: Sequence[int], rule: str) -> None:
    """A worker leaves each of these regions, which may be named more than once."""
    for region in regions:
        table.workers[seat * 5 + region] -= 1
    if table.herald is not None:
        news.workers_spent(table, seat, regions, rule)


def refuse_mustering(table: Zhanguo, seat: int, region: int, about: object) -> Refusal:
    """No general is there, or unrest is at its highest."""
    facts: dict[str, Fact] = {"region": REGIONS[region], "unrest": table.unrest[seat * 5 + region]}
    if not table.officials[seat * 15 + region * 3 + GENERAL]:
        return Refusal("no-general-there", "zhanguo/hire", facts)
    return Refusal("no-unrest-beyond", "zhanguo/unrest", facts)


def refuse_hire(table: Zhanguo, seat: int, region: int, about: object) -> Refusal:
    """It must be another region."""
    return Refusal("no-region-now", "zhanguo/hire", {"region": REGIONS[region]})


def shifts(table: Zhanguo, seat: int) -> list[int]:
    """Every step of a worker to a neighbouring region."""
    workers = table.workers
    at = seat * 5
    return [step for step in STEPS if workers[at + step // 2]]


async def move_workers(table: Zhanguo, seat: int, n: int, stop: bool) -> None:
    """Workers take up to `n` steps; with `stop` a seat may end at once. Rule: zhanguo/move-workers (R39, R46)."""
    for _ in range(n):
        options = shifts(table, seat)
        if not options:
            return
        if stop:
            options.append(STOP)
        step = await Ask(seat, SHIFT, options, refuse_shift)
        if step == STOP:
            return
        table.workers[seat * 5 + step // 2] -= 1
        table.workers[seat * 5 + target(step)] += 1
        if table.herald is not None:
            news.worker_moved(table, seat, step // 2, target(step))


def refuse_shift(table: Zhanguo, seat: int, step: int, about: object) -> Refusal:
    """There is no worker, or the move must be made."""
    if step == STOP:
        return Refusal("no-stop-here", "zhanguo/move-workers")
    return Refusal("no-worker-there", "zhanguo/move-workers", {"region": REGIONS[step // 2]})
