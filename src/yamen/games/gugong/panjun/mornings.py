"""What a morning brings or takes on the right stairs.

Rulebook: Pànjūn, The Steps of the Pavilion, Phase 1; Index of the steps, right side.
"""

from __future__ import annotations

from yamen.games.gugong.asking import put
from yamen.games.gugong.panjun import news
from yamen.games.gugong.panjun.back import go_back
from yamen.games.gugong.panjun.components import FROM_STEPS
from yamen.games.gugong.panjun.prompts import DUE
from yamen.games.gugong.pieces import climb, give_jade, move_marker, score
from yamen.games.gugong.prompts.benefits import TAKE
from yamen.games.gugong.prompts.common import SKIP, too_few
from yamen.games.gugong.servants import can_pay, gain, pay
from yamen.games.gugong.state import Gugong
from yamen.kernel.ask import Refusal

About = tuple[str, int]


async def morning_of(table: Gugong, seat: int, effect: str) -> None:
    """The effect of a step: a gain, or a price; who cannot pay it goes back one step and has nothing of that one.

    Rules: gugong/stairs, gugong/toll-inside, gugong/meng-steps (ruling 33).
    """
    kind, way, number = effect.split("_")
    n = int(number)
    rule = "stairs" if table.spots[seat] < 0 else "toll-inside"
    if table.herald is not None:
        news.stairs_due(table, seat, effect, rule)
    if way == "up":
        await bring(table, seat, kind, n, rule)
        return
    payable = able(table, seat, kind, n)
    if not payable and seat != table.meng:
        payable = await put(table, seat, DUE, ways, refuse_due, (kind, n), alone=True) == TAKE
    if payable:
        await take(table, seat, kind, n, rule)
    else:
        await go_back(table, seat, 1, rule, penalty=True)


def ways(table: Gugong, seat: int, about: About) -> list[int]:
    """The price, once an exchange of tokens has made it possible; else the step back."""
    return [TAKE] if able(table, seat, *about) else [SKIP]


def able(table: Gugong, seat: int, kind: str, n: int) -> bool:
    """Whether a seat has what a step asks."""
    if kind == "servants":
        return can_pay(table, seat, n)
    if kind == "intrigue":
        return table.steps[seat] >= n
    if kind == "jade":
        return table.jade[seat] >= n
    return table.points(seat) >= n


async def bring(table: Gugong, seat: int, kind: str, n: int, rule: str) -> None:
    """A gain of the morning."""
    if kind == "servants":
        await gain(table, seat, n, rule)
    elif kind == "intrigue":
        climb(table, seat, n, rule)
    elif kind == "jade":
        give_jade(table, seat, rule)
    else:
        score(table, seat, FROM_STEPS, n, rule)


async def take(table: Gugong, seat: int, kind: str, n: int, rule: str) -> None:
    """A price of the morning."""
    if kind == "servants":
        await pay(table, seat, n, rule)
    elif kind == "intrigue":
        move_marker(table, seat, table.steps[seat] - n, rule)
    elif kind == "jade":
        table.jade[seat] -= n
        if table.herald is not None:
            news.jade_lost(table, seat, rule)
    else:
        score(table, seat, FROM_STEPS, -n, rule)


def refuse_due(table: Gugong, seat: int, answer: int, about: About) -> Refusal:
    """The price cannot be paid, or it can and has to be."""
    kind, n = about
    if answer == SKIP:
        return Refusal("no-going-back", "gugong/stairs")
    if kind == "servants":
        return too_few(table, seat, n, "gugong/stairs")
    return Refusal("no-due", "gugong/stairs")
