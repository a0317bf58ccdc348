"""Officials come from the reserve to a region, and go from region to region.

Rulebook: Recruit 1 official; Activate, option B.
"""

from __future__ import annotations

from collections.abc import Sequence

from yamen.games.zhanguo import news
from yamen.games.zhanguo.components import ANY, OFFICIALS, REGIONS
from yamen.games.zhanguo.prompts_people import MOVE, RECRUIT, STEPS, STOP, target
from yamen.games.zhanguo.state import Zhanguo
from yamen.kernel.ask import Ask, Refusal
from yamen.kernel.words import Fact

EVERYWHERE = (0, 1, 2, 3, 4)
ONE_OF_CHOICE = (ANY,)


async def recruit(table: Zhanguo, seat: int, wanted: Sequence[int], regions: Sequence[int]) -> None:
    """Officials from the reserve go to one region, which the first of them names (ruling R43).

    There is no limit in a region; who is not in the reserve does not come. Rule: zhanguo/recruit.
    """
    here = regions
    for kind in wanted:
        reserve = table.reserve
        at = seat * 3
        kinds = [k for k in range(3) if reserve[at + k]] if kind == ANY else [kind] if reserve[at + kind] else []
        if kinds:
            options = [region * 3 + k for region in here for k in kinds]
            code = await Ask(seat, RECRUIT, options, refuse_recruit, (kind, here))
            here = (code // 3,)
            post(table, seat, code % 3, code // 3)


def post(table: Zhanguo, seat: int, kind: int, region: int) -> None:
    """An official of the reserve takes a post in a region."""
    table.reserve[seat * 3 + kind] -= 1
    table.officials[seat * 15 + region * 3 + kind] += 1
    if table.herald is not None:
        news.recruited(table, seat, kind, region)


def refuse_recruit(table: Zhanguo, seat: int, code: int, about: tuple[int, Sequence[int]]) -> Refusal:
    """The reserve has none, or it must be another official or region."""
    kind = about[0]
    facts: dict[str, Fact] = {"official": OFFICIALS[code % 3], "region": REGIONS[code // 3]}
    if not table.reserve[seat * 3 + code % 3]:
        return Refusal("no-official-left", "zhanguo/recruit", facts)
    if kind not in (ANY, code % 3):
        return Refusal("no-official-other", "zhanguo/recruit", {**facts, "wanted_official": OFFICIALS[kind]})
    return Refusal("no-region-now", "zhanguo/recruit", facts)


def moves(table: Zhanguo, seat: int) -> list[int]:
    """Every step of an official to a neighbouring region; Chu and Yan are no neighbours. Rule: zhanguo/regions."""
    officials = table.officials
    at = seat * 15
    out: list[int] = []
    for step in STEPS:
        here = at + step // 2 * 3
        for kind in range(3):
            if officials[here + kind]:
                out.append(step * 3 + kind)
    return out


async def move_officials(table: Zhanguo, seat: int, n: int) -> None:
    """Up to `n` steps, by one official or several; a seat may stop at any time. Rule: zhanguo/move-officials (R40)."""
    for _ in range(n):
        options = moves(table, seat)
        if not options:
            return
        options.append(STOP)
        move = await Ask(seat, MOVE, options, refuse_move)
        if move == STOP:
            return
        step_aside(table, seat, move)


def step_aside(table: Zhanguo, seat: int, move: int) -> None:
    """An official takes a step."""
    kind = move % 3
    step = move // 3
    source = step // 2
    table.officials[seat * 15 + source * 3 + kind] -= 1
    table.officials[seat * 15 + target(step) * 3 + kind] += 1
    if table.herald is not None:
        news.official_moved(table, seat, kind, source, target(step))


def refuse_move(table: Zhanguo, seat: int, move: int, about: object) -> Refusal:
    """There is no such official."""
    facts: dict[str, Fact] = {"official": OFFICIALS[move % 3], "region": REGIONS[move // 6]}
    return Refusal("no-official-there", "zhanguo/move-officials", facts)
