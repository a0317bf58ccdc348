"""The Steps of the Pavilion: two stairs lead to the Palace, a short one with conditions, a long one with its mornings.

Rulebook: Pànjūn, The Steps of the Pavilion.
"""

from __future__ import annotations

from typing import Any, Final

from yamen.games.gugong.asking import put
from yamen.games.gugong.components import FROM_PALACE
from yamen.games.gugong.day import next_turn
from yamen.games.gugong.morning import income
from yamen.games.gugong.panjun import news
from yamen.games.gugong.panjun.annex import beside
from yamen.games.gugong.panjun.back import leave_hall
from yamen.games.gugong.panjun.components import LEFTS, NOTHING, RIGHTS, Stairs
from yamen.games.gugong.panjun.gates import open_for, pass_gate
from yamen.games.gugong.panjun.mornings import morning_of
from yamen.games.gugong.panjun.prompts import DUE, LEFT, REVEAL, RIGHT, STAIRS, STAIRS_WAY, STEP
from yamen.games.gugong.pieces import score
from yamen.games.gugong.prompts.benefits import TAKE
from yamen.games.gugong.prompts.common import SKIP
from yamen.games.gugong.state import Gugong
from yamen.kernel.ask import Refusal
from yamen.kernel.chance import Chance
from yamen.kernel.rules import Rules
from yamen.kernel.view import Sight
from yamen.kernel.words import Words

MAY: Final = ("night-bonus",)  # steps that can be declined (ruling 47)


def stairs_of(table: Gugong) -> Stairs:
    """The printed stairs."""
    found: Stairs = table.rules.entries["stairs"]
    return found


def on_stairs(table: Gugong, side: int) -> list[str]:
    """What stands on the steps of one of this match's two stairs; the last entry of the right one is the Palace."""
    printed = stairs_of(table)
    left, right = beside(table).stairs
    return printed.left[left] if side == LEFT else printed.right[right]


def palace_step(table: Gugong, side: int) -> int:
    """The step that is the Palace."""
    return len(on_stairs(table, side)) + (side == LEFT)


def zone_of(table: Gugong, seat: int) -> str:
    """Where an envoy stands."""
    if table.spots[seat] >= 0:
        return f"palace/hall/{table.spots[seat] + 1}"
    step = table.envoys[seat]
    return f"palace/{STAIRS[beside(table).sides[seat]]}/{step}" if step else "palace/0"


def sides(table: Gugong, seat: int, about: object) -> list[int]:
    """Both stairs begin at the start."""
    return [LEFT, RIGHT]


def may_walk(table: Gugong, seat: int, about: object) -> list[int]:
    """The step may be taken or left."""
    return [TAKE, SKIP]


async def advance(table: Gugong, seat: int, n: int, rule: str) -> None:
    """An envoy goes up his stairs as far as the conditions let him; beyond the Palace steps are points.

    Rules: gugong/steps, gugong/gate, gugong/beyond.
    """
    outside = table.spots[seat] < 0
    if rule in MAY and outside and seat != table.meng:
        if await put(table, seat, STEP, may_walk, refuse_step) == SKIP:
            return
    if outside and n:
        await set_out(table, seat)
    side = beside(table).sides[seat]
    left = n
    while left and table.spots[seat] < 0:
        step = table.envoys[seat] + 1
        if side == LEFT and step < palace_step(table, LEFT):
            if not await pass_gate(table, seat, on_stairs(table, LEFT)[step - 1], may_leave=True):
                break
        climb_stair(table, seat, side, step, rule)
        left -= 1
    if table.envoys[seat] == 0:
        beside(table).sides[seat] = 0
    if left and table.spots[seat] >= 0:
        score(table, seat, FROM_PALACE, left * table.box.beyond, "beyond")


async def set_out(table: Gugong, seat: int) -> None:
    """At the start an envoy chooses his stairs, and keeps to them until he is there again. Meng takes the right ones.

    Rules: gugong/steps, gugong/meng-steps.
    """
    annex = beside(table)
    if table.envoys[seat]:
        return
    annex.sides[seat] = RIGHT if seat == table.meng else await put(table, seat, STAIRS_WAY, sides, refuse_side)
    if table.herald is not None:
        news.stairs_chosen(table, seat, STAIRS[annex.sides[seat]])


def climb_stair(table: Gugong, seat: int, side: int, step: int, rule: str) -> None:
    """One step up; in the Palace the best free place is his."""
    source = zone_of(table, seat)
    table.envoys[seat] = step
    if step == palace_step(table, side):
        table.spots[seat] = next(spot for spot in range(table.players + 1) if spot not in table.spots)
    if table.herald is not None:
        news.stair_taken(table, seat, source, zone_of(table, seat), step - 1, rule)


async def back(table: Gugong, seat: int, n: int, rule: str, penalty: bool) -> None:
    """Back the way he came. Every step that is reached or passed is checked again, but not for a penalty (ruling 32).

    Rules: gugong/back, gugong/gate.
    """
    annex = beside(table)
    side = annex.sides[seat]
    for _ in range(min(n, table.envoys[seat])):
        step = table.envoys[seat] - 1
        if side == LEFT and step and not penalty:
            await pass_gate(table, seat, on_stairs(table, LEFT)[step - 1], may_leave=False)
        source = zone_of(table, seat)
        table.envoys[seat] = step
        leave_hall(table, seat)
        if table.herald is not None:
            news.envoy_back(table, seat, source, zone_of(table, seat), step + 1, rule)
    if table.envoys[seat] == 0:
        annex.sides[seat] = 0


def can_back(table: Gugong, seat: int, n: int) -> bool:
    """Whether so many steps lie behind him and their conditions are fulfilled (rulings 30, 32)."""
    here = table.envoys[seat]
    if here < n:
        return False
    if beside(table).sides[seat] != LEFT:
        return True
    gates = on_stairs(table, LEFT)
    return all(open_for(table, seat, gates[step - 1]) for step in range(max(1, here - n), here))


async def income_first(table: Gugong) -> str:
    """After the income of the morning come the stairs."""
    await income(table)
    return "stairs"


async def stairs(table: Gugong) -> str:
    """Every envoy on the right stairs has what his step brings, or pays what it asks. Rule: gugong/stairs."""
    for seat in table.seats_from(table.starter):
        if beside(table).sides[seat] == RIGHT and table.envoys[seat]:
            effect = on_stairs(table, RIGHT)[table.envoys[seat] - 1]
            if effect != NOTHING:
                await morning_of(table, seat, effect)
    return next_turn(table, table.starter)


def to_go(table: Gugong, seat: int) -> int:
    """The steps that an envoy has before him; at the start those of the shorter stairs."""
    side = beside(table).sides[seat]
    if side:
        return palace_step(table, side) - table.envoys[seat]
    return min(palace_step(table, LEFT), palace_step(table, RIGHT))


# --- setup and view ---------------------------------------------------------------------------------------------------


def lay(table: Gugong, chance: Chance) -> None:
    """One left and one right track of the five are drawn."""
    left: Any = chance.roll("steps/left", LEFTS)
    right: Any = chance.roll("steps/right", RIGHTS)
    annex = beside(table)
    annex.stairs = [LEFTS.index(left), RIGHTS.index(right)]
    annex.sides = [0] * table.players


def track(table: Gugong, out: Sight) -> None:
    """The start, both stairs and who stands where."""
    zones = {"palace/0": Words("name-palace", {"step": 0})}
    for step, condition in enumerate(on_stairs(table, LEFT), 1):
        zones[f"palace/left/{step}"] = Words("name-left", {"step": step, "condition": condition})
    for step, effect in enumerate(on_stairs(table, RIGHT)[:-1], 1):
        zones[f"palace/right/{step}"] = Words("name-right", {"step": step, "effect": effect})
    for place, words in zones.items():
        out.faces(place, words, [f"envoy/{seat}" for seat in range(table.players) if zone_of(table, seat) == place])


def show(table: Gugong, seat: int, out: Sight) -> None:
    """The typed part of the view: what stands on the stairs, and which ones each seat is on."""
    annex = beside(table)
    out.extra["stairs"] = {
        "left": on_stairs(table, LEFT),
        "right": on_stairs(table, RIGHT),
        "seats": [STAIRS[side] for side in annex.sides],
    }


def add(rules: Rules, facts: dict[str, Any]) -> None:
    """Join this module to the rules."""
    entries = rules.entries
    entries["stairs"] = Stairs(facts)
    entries["envoy"] = advance
    entries["back"] = back
    entries["can_back"] = can_back
    entries["to_go"] = to_go
    entries["track"] = track
    entries["phases"]["stairs"] = "morning"
    entries["lays"].append(lay)
    entries["shows"].append(show)
    rules.scenes["income"] = income_first
    rules.scenes["stairs"] = stairs
    for prompt in (STAIRS_WAY, REVEAL, STEP, DUE):
        rules.prompts[prompt.name] = prompt


def refuse_side(table: Gugong, seat: int, side: int, about: object) -> Refusal:
    """Both answers are options."""
    return Refusal("no-again", "gugong/steps")


def refuse_step(table: Gugong, seat: int, answer: int, about: object) -> Refusal:
    """Both answers are options."""
    return Refusal("no-again", "gugong/steps")
