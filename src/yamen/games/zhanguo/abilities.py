"""The cards above a board wake when an action at court matches their trigger.

Rulebook: Activate the abilities of your cards; Annex 1.
"""

from __future__ import annotations

from yamen.games.zhanguo import news
from yamen.games.zhanguo.components import (
    ABILITIES,
    ALCHEMISTS,
    FROM_CARDS,
    REGIONS,
)
from yamen.games.zhanguo.elixir import sail
from yamen.games.zhanguo.mausoleum import unlock
from yamen.games.zhanguo.officials import ONE_OF_CHOICE, move_officials, moves, recruit, step_aside
from yamen.games.zhanguo.prompts_play import ENOUGH, MOVED, WAKE
from yamen.games.zhanguo.state import Zhanguo
from yamen.games.zhanguo.supplies import (
    award,
    calm,
    choose_tokens,
    lower_unrest,
    raise_unrest,
    take_tokens,
)
from yamen.games.zhanguo.wording import trigger
from yamen.games.zhanguo.workers import add_workers, move_workers, shifts
from yamen.kernel.ask import Ask, Refusal
from yamen.kernel.words import Fact

(
    BOAT,
    RECRUIT_HERE,
    MOVE_WORKER,
    MOVE_TWO,
    CALM_ANY,
    TOKEN,
    PER_ALCHEMIST,
    PER_PIECE,
    UNREST_TOKENS,
    UNREST_WORKER,
    UNREST_PER_CARD,
    WORKER,
    RECRUIT_ANY,
    CALM_TWICE,
    MOVE_THREE,
    UNREST_TWO_TOKENS,
    PER_ALCHEMIST_HERE,
    UNLOCK,
    PER_SOLDIER,
    UNREST_TWO_WORKERS,
    PER_ROUND,
) = range(len(ABILITIES))


def awake(table: Zhanguo, seat: int) -> list[int]:
    """The cards that a seat may activate now: each once, in a region where unrest is below 3.

    Rule: zhanguo/activate (rulings R3 to R6).
    """
    out: list[int] = []
    cards = table.cards
    first = seat * 15
    for region in range(5):
        if table.unrest[seat * 5 + region] < table.box.most_unrest:
            for place in range(region * 3, region * 3 + 3):
                if cards[first + place] < 0:
                    break
                if not table.woken >> place & 1 and trigger(table, first + place) == table.action:
                    if useful(table, seat, region, cards[first + place]):
                        out.append(place)
    return out


def useful(table: Zhanguo, seat: int, region: int, card: int) -> bool:
    """Whether some of an ability can happen. Points of 0 count as happening. Rule: zhanguo/partial (R4, R46)."""
    ability = table.box.ability[card]
    if ability == BOAT:
        return table.boats[seat] < table.box.boat_end
    if ability == RECRUIT_HERE:
        return table.reserve[seat * 3 + table.box.official[card]] > 0
    if ability == RECRUIT_ANY:
        return any(table.reserve[seat * 3 : seat * 3 + 3])
    if ability == MOVE_WORKER:
        return bool(shifts(table, seat))
    if ability in (MOVE_TWO, MOVE_THREE):
        return any(table.officials[seat * 15 : seat * 15 + 15])
    if ability in (CALM_ANY, CALM_TWICE):
        return any(table.unrest[seat * 5 : seat * 5 + 5])
    if ability in (TOKEN, UNREST_TWO_TOKENS):
        return any(table.supply)
    if ability == UNREST_TOKENS:
        return any(table.supply[domain] for domain in table.box.pair[card])
    if ability == UNLOCK:
        return table.locked[seat] > 0
    return True


async def wake(table: Zhanguo) -> str:
    """After the action at court: activate cards in any order, or move one official instead, or nothing.

    Rules: zhanguo/activate, zhanguo/option-b (ruling R7).
    """
    seat = table.order[table.turn % table.players]
    options = awake(table, seat) if table.fits else []
    if not table.woken:
        options += [MOVED + move for move in moves(table, seat)]
    if not options:
        return "soldiers"
    options.append(ENOUGH)
    choice = await Ask(seat, WAKE, options, refuse_wake)
    if choice == ENOUGH:
        return "soldiers"
    if choice >= MOVED:
        step_aside(table, seat, choice - MOVED)
        return "soldiers"
    table.woken |= 1 << choice
    if table.herald is not None:
        news.activated(table, seat, choice)
    await use(table, seat, choice)
    return "wake"


async def use(table: Zhanguo, seat: int, place: int) -> None:
    """The ability of a card happens; its unrest comes first. Rule: zhanguo/activate."""
    region = place // 3
    card = table.cards[seat * 15 + place]
    ability = table.box.ability[card]
    if ability in (UNREST_TOKENS, UNREST_WORKER, UNREST_PER_CARD, UNREST_TWO_TOKENS, UNREST_TWO_WORKERS):
        raise_unrest(table, seat, region, 1)
    if ability == BOAT:
        await sail(table, seat, 1)
    elif ability == RECRUIT_HERE:
        await recruit(table, seat, (table.box.official[card],), (region,))
    elif ability == RECRUIT_ANY:
        await recruit(table, seat, ONE_OF_CHOICE, (region,))
    elif ability == MOVE_WORKER:
        await move_workers(table, seat, 1, False)  # noqa: FBT003
    elif ability == MOVE_TWO:
        await move_officials(table, seat, 2)
    elif ability == MOVE_THREE:
        await move_officials(table, seat, 3)
    elif ability == CALM_ANY:
        await calm(table, seat, 1)
    elif ability == CALM_TWICE:
        lower_unrest(table, seat, region, 1)
        await calm(table, seat, 1)
    elif ability == TOKEN:
        await choose_tokens(table, seat, 1)
    elif ability == UNREST_TWO_TOKENS:
        await choose_tokens(table, seat, 2)
    else:
        simply(table, seat, region, card, ability)


def simply(table: Zhanguo, seat: int, region: int, card: int, ability: int) -> None:
    """The abilities that ask nothing: tokens that are named, workers, a soldier, points."""
    if ability == UNREST_TOKENS:
        for domain in table.box.pair[card]:
            take_tokens(table, seat, domain, 1)
    elif ability in (UNREST_WORKER, WORKER):
        add_workers(table, seat, region, 1)
    elif ability == UNREST_TWO_WORKERS:
        add_workers(table, seat, region, 2)
    elif ability == UNLOCK:
        unlock(table, seat, 1)
    else:
        award(table, seat, FROM_CARDS, worth(table, seat, region, card), "ability", "activate")


def worth(table: Zhanguo, seat: int, region: int, card: int) -> int:
    """The points that a card gives now. Rule: zhanguo/activate."""
    box = table.box
    ability = box.ability[card]
    if ability == PER_ALCHEMIST:
        return table.alchemists_above(seat)
    if ability == PER_PIECE:
        return box.stock[box.piece[card]] - table.stock[seat * 3 + box.piece[card]]
    if ability == UNREST_PER_CARD:
        return table.suit_above(seat, box.suit[card])
    if ability == PER_ALCHEMIST_HERE:
        return 2 * table.suit_in(seat, region, ALCHEMISTS)
    if ability == PER_SOLDIER:
        return table.niches.count(seat)
    assert ability == PER_ROUND
    return table.round


def refuse_wake(table: Zhanguo, seat: int, code: int, about: object) -> Refusal:
    """The number does not fit, the trigger is another, the region is in uproar, or nothing would happen."""
    if code >= MOVED:
        if table.woken:
            return Refusal("no-move-after-ability", "zhanguo/option-b")
        move = code - MOVED
        return Refusal("no-official-there", "zhanguo/move-officials", move_facts(move))
    facts: dict[str, Fact] = {"region": REGIONS[code // 3], "place": code % 3 + 1}
    at = seat * 15 + code
    if table.cards[at] < 0:
        return Refusal("no-card-there", "zhanguo/activate", facts)
    if not table.fits:
        return Refusal("no-fit", "zhanguo/fits", facts)
    if trigger(table, at) != table.action:
        return Refusal("no-trigger", "zhanguo/activate", facts)
    if table.woken >> code & 1:
        return Refusal("no-ability-twice", "zhanguo/activate", facts)
    if table.unrest[seat * 5 + code // 3] >= table.box.most_unrest:
        return Refusal("no-region-calm", "zhanguo/activate", facts)
    return Refusal("no-ability-use", "zhanguo/partial", facts)


def move_facts(move: int) -> dict[str, Fact]:
    """An official and where it would have to stand."""
    return {"official": ("alchemist", "architect", "general")[move % 3], "region": REGIONS[move // 6]}
