"""Phase 1: each seat in turn chooses a group of action cards and carries out exactly one of its actions.

Rulebook: Phase 1, Action.
"""

from __future__ import annotations

from yamen.games.dragon import news
from yamen.games.dragon.components import (
    ACTIONS,
    BUILD,
    CRAFTSMAN,
    FARMER,
    FIREWORKS,
    FROM_RESEARCH,
    HARVEST,
    MILITARY,
    PRIVILEGE,
    PYROTECHNIST,
    RESEARCH,
    SCHOLAR,
    TAX_COLLECTOR,
    TAXES,
    WARRIOR,
)
from yamen.games.dragon.palaces import add_floor, advance, plots_to_build
from yamen.games.dragon.prompts import ACT, FLOOR, LARGE, SAVE, SMALL, action_of, privilege_cost
from yamen.games.dragon.state import Dragon
from yamen.kernel.ask import Ask, Refusal
from yamen.kernel.words import Words

# the persons whose symbols add to each action
HELPERS = (TAX_COLLECTOR, CRAFTSMAN, FARMER, PYROTECHNIST, WARRIOR, SCHOLAR)


async def month(table: Dragon) -> str:
    """A month begins: the seven action cards are dealt into as many groups as there are seats. Rule: dragon/groups."""
    table.month += 1
    shuffled = table.chance.shuffle(f"groups/{table.month}", ACTIONS)
    groups = [0] * len(ACTIONS)
    group = 1
    left = table.box.groups[table.seats][0]
    for name in shuffled:
        if left == 0:
            group += 1
            left = table.box.groups[table.seats][group - 1]
        groups[ACTIONS.index(name)] = group
        left -= 1
    table.groups = tuple(groups)
    table.queue = table.order[:]
    table.turn = 0
    if table.herald is not None:
        news.month_begins(table)
    return "act"


def choices(table: Dragon, seat: int) -> list[int]:
    """The actions a seat can pay for now, and saving, which is always allowed (rulings R6, R7, R8)."""
    yuan = table.yuan[seat]
    groups = table.groups
    dragons = table.dragons
    fee = table.box.fee
    out: list[int] = []
    for action in range(PRIVILEGE):
        if yuan >= fee or groups[action] not in dragons:
            out.append(action)
    if groups[PRIVILEGE] in dragons:
        yuan -= fee
    if yuan >= table.box.small_cost:
        out.append(SMALL)
    if yuan >= table.box.large_cost:
        out.append(LARGE)
    out.append(SAVE)
    return out


async def act(table: Dragon) -> str:
    """A seat puts its dragon on a group and carries out one action there, or saves. Rule: dragon/action."""
    seat = table.queue[table.turn]
    choice = await Ask(seat, ACT, choices(table, seat), refuse)
    if choice == SAVE:
        save(table, seat)
    else:
        enter_group(table, seat, table.groups[action_of(choice)])
        if choice == BUILD:
            await build(table, seat)
        elif choice >= PRIVILEGE:
            buy_privilege(table, seat, choice)
        else:
            gain(table, seat, choice)
    table.turn += 1
    if table.turn < table.seats:
        return "act"
    end_of_actions(table)
    return "hire" if table.month < table.box.months else "event"  # ruling R16: no person card is left in month 12


def enter_group(table: Dragon, seat: int, group: int) -> None:
    """The dragon stands on the group; where another one stands already, that costs 3 yuan, once. Rule: dragon/fee."""
    fee = table.box.fee if group in table.dragons else 0
    table.dragons[seat] = group
    table.yuan[seat] -= fee
    if table.herald is not None:
        news.dragon_placed(table, seat, group, fee)


def save(table: Dragon, seat: int) -> None:
    """Instead of an action the purse is filled up to 3 yuan; who has more keeps it. Rule: dragon/save (ruling R8)."""
    missing = max(0, table.box.save_up_to - table.yuan[seat])
    table.yuan[seat] += missing
    if table.herald is not None:
        news.saved(table, seat, missing)


def income(table: Dragon, seat: int, action: int) -> int:
    """What an action gives: the card's own symbols and those of the persons who help (ruling R28)."""
    return table.box.on_card[action] + table.symbols_of(seat, HELPERS[action])


def gain(table: Dragon, seat: int, action: int) -> None:
    """Taxes give yuan, harvest rice, fireworks rockets, military spaces on the person track, research points.

    Rules: dragon/taxes, dragon/harvest, dragon/fireworks, dragon/military, dragon/research.
    """
    n = income(table, seat, action)
    before = table.spaces[seat]
    if action == TAXES:
        table.yuan[seat] += n
    elif action == HARVEST:
        table.rice[seat] += n
    elif action == FIREWORKS:
        table.fireworks[seat] += n
    elif action == MILITARY:
        advance(table, seat, n)
    else:
        assert action == RESEARCH
        table.score(seat, FROM_RESEARCH, n)
    if table.herald is not None:
        news.gained(table, seat, action, n, table.box.on_card[action], before)


async def build(table: Dragon, seat: int) -> None:
    """One floor for the card and one for each hammer, placed one at a time; all must be placed. Rule: dragon/build.

    Old floors never move, and new palaces are unlimited (ruling R11).
    """
    floors = income(table, seat, BUILD)
    if table.herald is not None:
        news.building(table, seat, floors, table.box.on_card[BUILD])
    for _ in range(floors):
        plot = await Ask(seat, FLOOR, plots_to_build(table, seat), refuse_floor)
        add_floor(table, seat, plot)


def buy_privilege(table: Dragon, seat: int, choice: int) -> None:
    """Exactly one privilege is bought: a small one for 2 yuan or a large one for 6. Rule: dragon/privilege."""
    cost = privilege_cost(table, choice)
    table.yuan[seat] -= cost
    if choice == SMALL:
        table.small[seat] += 1
    else:
        table.large[seat] += 1
    if table.herald is not None:
        news.privilege_bought(table, seat, choice, cost)


def end_of_actions(table: Dragon) -> None:
    """The dragons come home and the action cards are gathered; the persons follow, in the order as it is now."""
    if table.herald is not None:
        news.actions_end(table)
    table.dragons = [0] * table.seats
    table.groups = ()
    table.queue = table.order[:]
    table.turn = 0


def refuse(table: Dragon, seat: int, choice: int, about: object) -> Refusal:
    """The fee or the privilege cannot be paid. The fee comes first, so taxes do not pay for themselves (R6, R7)."""
    yuan = table.yuan[seat]
    fee = table.box.fee if table.groups[action_of(choice)] in table.dragons else 0
    facts: dict[str, int | str | Words] = {"yuan": yuan, "fee": fee, "group": table.groups[action_of(choice)]}
    if yuan < fee:
        return Refusal("no-act-fee", "dragon/fee", facts)
    facts["cost"] = privilege_cost(table, choice)
    return Refusal("no-act-privilege", "dragon/privilege", facts)


def refuse_floor(table: Dragon, seat: int, plot: int, about: object) -> Refusal:
    """The palace has three floors, or a new palace begins on the first free plot."""
    palaces = table.palaces[seat]
    facts: dict[str, int | str | Words] = {"plot": plot + 1}
    if plot < len(palaces) and palaces[plot].floors:
        facts["floors"] = palaces[plot].floors
        return Refusal("no-floor-full", "dragon/build", facts)
    facts["free"] = plots_to_build(table, seat)[-1] + 1
    return Refusal("no-floor-plot", "dragon/build", facts)
