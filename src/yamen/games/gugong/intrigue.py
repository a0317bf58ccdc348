"""The Shady Official: up the Intrigue track; and the benefits that go down it again.

Rulebook: Location actions, Intrigue; Intrigue Benefits.
"""

from __future__ import annotations

from yamen.games.gugong import news_day
from yamen.games.gugong.asking import put
from yamen.games.gugong.pieces import climb, give_jade, move_marker
from yamen.games.gugong.prompts.benefits import BENEFIT, BENEFITS, DIE
from yamen.games.gugong.prompts.common import RADIX, SKIP, too_few
from yamen.games.gugong.prompts.places import INTRIGUE_WAY, WAY_A, WAY_B
from yamen.games.gugong.servants import can_pay, gain, pay
from yamen.games.gugong.state import NOWHERE, SUPPLY, Gugong
from yamen.kernel.ask import Refusal

STEPS_A = 1
STEPS_B = 3
PRICE_B = 1


def ways(table: Gugong, seat: int, about: object) -> list[int]:
    """One step and the medal, or three steps for a servant; neither for nothing (ruling 44)."""
    out: list[int] = []
    below = table.steps[seat] < table.box.intrigue
    if below or table.medal == NOWHERE:
        out.append(WAY_A)
    if below and can_pay(table, seat, PRICE_B):
        out.append(WAY_B)
    out.append(SKIP)
    return out


async def intrigue(table: Gugong, seat: int) -> bool:
    """A: 1 step, and the medal for the first one today. B: 1 servant for 3 steps. Rules: gugong/intrigue, gugong/medal.

    (Ruling 17.)
    """
    way = await put(table, seat, INTRIGUE_WAY, ways, refuse_way, None, alone=True)
    if way == SKIP:
        return False
    if way == WAY_A:
        climb(table, seat, STEPS_A, "intrigue")
        take_medal(table, seat)
    else:
        await pay(table, seat, PRICE_B, "intrigue")
        climb(table, seat, STEPS_B, "intrigue")
    return True


def take_medal(table: Gugong, seat: int) -> None:
    """The first one of a day takes the medal and begins tomorrow. Rule: gugong/medal."""
    if table.medal == NOWHERE:
        table.medal = seat
        if table.herald is not None:
            news_day.medal_taken(table, seat)


def benefits(table: Gugong, seat: int, about: object) -> list[int]:
    """What the marker is high enough for; no servants out of an empty supply (ruling 44). Rule: gugong/benefits."""
    out: list[int] = []
    steps = table.steps[seat]
    supply = table.supply[seat] or table.doubles[seat] == SUPPLY
    for benefit, price in enumerate(table.box.benefits):
        if steps >= price and (benefit > 1 or supply):
            out.append(benefit)
    out.append(SKIP)
    return out


async def benefit(table: Gugong, seat: int) -> None:
    """One benefit, or none: 1 step for a servant, 3 for two, 5 to turn a die, 7 for a jade. Rule: gugong/benefits."""
    choice = await put(table, seat, BENEFIT, benefits, refuse_benefit)
    if choice != SKIP:
        await use_influence(table, seat, choice)


async def use_influence(table: Gugong, seat: int, choice: int) -> None:
    """The steps are gone down, and what they are worth is gained. Rule: gugong/benefits."""
    move_marker(table, seat, table.steps[seat] - table.box.benefits[choice], "benefits")
    if choice <= 1:
        await gain(table, seat, choice + 1, "benefits")
    elif BENEFITS[choice] == "die":
        turn = await put(table, seat, DIE, turns, refuse_turn)
        turn_die(table, seat, turn // RADIX, turn % RADIX)
    else:
        give_jade(table, seat, "benefits")


def turns(table: Gugong, seat: int, about: object) -> list[int]:
    """Any die to any of its faces, even the one it shows (ruling 44)."""
    return [die * RADIX + face for die, faces in enumerate(table.box.dice) for face in faces]


def turn_die(table: Gugong, seat: int, die: int, face: int) -> None:
    """A die is turned."""
    before = table.dice[die]
    table.dice[die] = face
    if table.herald is not None:
        news_day.die_turned(table, seat, die, before, "benefits")


def refuse_way(table: Gugong, seat: int, way: int, about: object) -> Refusal:
    """The marker is on the last step, or there is no servant to pay."""
    if table.steps[seat] == table.box.intrigue:
        return Refusal("no-intrigue-top", "gugong/intrigue", {"steps": table.box.intrigue})
    return too_few(table, seat, PRICE_B, "gugong/intrigue")


def refuse_benefit(table: Gugong, seat: int, choice: int, about: object) -> Refusal:
    """The marker is too low, or no servant is left in the supply."""
    price = table.box.benefits[choice]
    if table.steps[seat] < price:
        return Refusal("no-benefit-low", "gugong/benefits", {"need": price, "have": table.steps[seat]})
    return Refusal("no-supply", "gugong/benefits")


def refuse_turn(table: Gugong, seat: int, turn: int, about: object) -> Refusal:
    """The die has no such face."""
    return Refusal("no-face", "gugong/benefits", {"die": turn // RADIX + 1, "face": turn % RADIX})
