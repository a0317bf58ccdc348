"""Rules of thumb for ZhanGuo: each answer is what it gains, in victory points by the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from yamen.bots.policy import Policy
from yamen.bots.steady.zhanguo_cards import Outlook
from yamen.bots.steady.zhanguo_play import play
from yamen.bots.steady.zhanguo_worth import Weights
from yamen.games.zhanguo.abilities import UNREST_PER_CARD, UNREST_TOKENS, UNREST_TWO_TOKENS, UNREST_TWO_WORKERS, UNREST_WORKER
from yamen.games.zhanguo.components import ACTIONS, FIRST_MASTER
from yamen.games.zhanguo.mausoleum import free_slot
from yamen.games.zhanguo.prompts_build import FREE, regions_of
from yamen.games.zhanguo.prompts_people import STOP, target
from yamen.games.zhanguo.prompts_play import AT_COURT, DISCARD, ENOUGH, MOVED, SOLDIER_INSTEAD
from yamen.games.zhanguo.prompts_soldiers import ACCEPT, price_of
from yamen.games.zhanguo.rewards import reward_of
from yamen.games.zhanguo.state import LISI, Zhanguo
from yamen.games.zhanguo.wording import trigger
from yamen.kernel.ask import Ask

RAISING: Final = (UNREST_TOKENS, UNREST_WORKER, UNREST_PER_CARD, UNREST_TWO_TOKENS, UNREST_TWO_WORKERS)
FIRST: Final = 50.0  # cards that raise no unrest wake before those that do


class Thumb(Policy):
    """Answers for any seat; of hands it looks at the seat's own alone."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights

    def gains(self, table: Zhanguo, ask: Ask[Any]) -> list[float]:
        """What each option brings, in victory points by the end."""
        return GAINS[ask.prompt.name](Outlook(self.w, table, ask.seat), ask.options)

    def reason(self, table: Zhanguo, ask: Ask[Any], option: int) -> str:
        """Why, as a key of the catalogues: what the action is good for, or the piece."""
        prompt = ask.prompt.name
        answer = ask.options[option]
        if prompt == "play":
            where = answer & 15
            if where < AT_COURT:
                return "bot-why-zhanguo-unification"
            return "bot-why-zhanguo-discard" if where == DISCARD else f"bot-why-zhanguo-{NAMES[where - AT_COURT]}"
        if prompt == "wake":
            if answer == ENOUGH:
                return "bot-why-zhanguo-enough"
            return "bot-why-zhanguo-move" if answer >= MOVED else "bot-why-zhanguo-wake"
        if prompt == "offer":
            return "bot-why-zhanguo-accept" if answer == ACCEPT else "bot-why-zhanguo-pass"
        if answer == STOP:
            return "bot-why-zhanguo-stop"
        if prompt == "symbol":
            return "bot-why-zhanguo-soldier-instead" if answer == SOLDIER_INSTEAD else "bot-why-zhanguo-alchemist"
        return f"bot-why-zhanguo-{prompt}"


NAMES: Final = tuple(name.replace("_", "-") for name in ACTIONS)


def start(look: Outlook, tiles: list[int]) -> list[float]:
    """Officials, workers and the boat last the whole game; unrest in three regions is a high price."""
    return [look.w.start[tile] for tile in tiles]


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
    return look.recruit(move % 3, target(step)) + look.recruit(move % 3, step // 2, -1)


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


def alchemist(look: Outlook, codes: list[int]) -> list[float]:
    """An alchemist card, if it is worth the place it takes."""
    return [0.0 if code == STOP else look.placed(code) for code in codes]


def symbol(look: Outlook, codes: list[int]) -> list[float]:
    """An alchemist card counts with the boat; a soldier counts where a tile waits."""
    return [look.soldier() if code == SOLDIER_INSTEAD else look.placed(code) for code in codes]


def master(look: Outlook, masters: list[int]) -> list[float]:
    """The master whose ability brings most."""
    return [look.future(FIRST_MASTER + i, look.box.trigger[FIRST_MASTER + i]) for i in masters]


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


def emperor(look: Outlook, places: list[int]) -> list[float]:
    """On the card that gains most by the other trigger; which tile it is, is not asked."""
    out: list[float] = []
    for place in places:
        at = look.seat * 15 + place
        card = look.table.cards[at]
        out.append(3.0 - look.future(card, trigger(look.table, at)) + 2 * look.future(card, 0))
    return out


def wake(look: Outlook, codes: list[int]) -> list[float]:
    """Every card that brings something, those that raise unrest last; or a step that brings more than all of them."""
    out: list[float] = []
    total = 0.0
    for code in codes:
        if code == ENOUGH:
            out.append(0.0)
        elif code >= MOVED:
            out.append(moved(look, code - MOVED) - total - 0.05)
        else:
            card = look.table.cards[look.seat * 15 + code]
            gain = look.ability(card, code // 3)
            total += max(0.0, gain)
            if gain > 0 and look.box.ability[card] not in RAISING:
                gain += FIRST
            out.append(gain)
    return out


def token(look: Outlook, domains: list[int]) -> list[float]:
    """Where it wins the race."""
    return [look.tokens(domain, 1) for domain in domains]


def soldier(look: Outlook, niches: list[int]) -> list[float]:
    """Points and lines at once, the best first."""
    worth = look.niches()
    return [0.5 if niche == STOP else worth[niche] for niche in niches]


def honour(look: Outlook, niches: list[int]) -> list[float]:
    """The best tile, rather one whose condition is far away."""
    worth = look.niches()
    return [worth[niche] + 0.3 * sum(look.lacks(niche)) for niche in niches]


def lisi(look: Outlook, niches: list[int]) -> list[float]:
    """Where Li Si gets least and takes least away."""
    table = look.table
    own = look.niches()
    out: list[float] = []
    for niche in niches:
        points = look.box.niches[table.mausoleum[niche]].points[free_slot(table, niche)]
        out.append(-points - 0.2 * own[niche] - 3.0 * _beside(table, niche))
    return out


def _beside(table: Zhanguo, niche: int) -> int:
    """How many soldiers of Li Si's stand in a row or column with a tile."""
    rows = [other for other in range(9) if other != niche and (other // 3 == niche // 3 or other % 3 == niche % 3)]
    return sum(LISI in table.niches[other * 4 : other * 4 + 4] for other in rows)


def offer(look: Outlook, answers: list[int]) -> list[float]:
    """A reward against the soldiers that its tokens would buy."""
    table = look.table
    domain = look.box.rows[table.row]
    values = [table.token_value(look.seat, each) for each in range(3)]
    price = look.box.soldier_price
    before = min(sum(values) // price, table.locked[look.seat])
    after = min((sum(values) - values[domain]) // price, table.locked[look.seat])
    lost = (before - after) * look.soldier() * 0.9
    if table.round < look.box.rounds:
        small = min(table.tokens[look.seat * 3 + domain], look.box.limit) - price * (before - after)
        lost += look.w.token * 0.6 * max(0, small)
    gain = look.effect(reward_of(table, table.row))
    return [gain - lost if answer == ACCEPT else 0.0 for answer in answers]


def unlock(look: Outlook, codes: list[int]) -> list[float]:
    """A soldier for tokens that will be lost anyway, then for those that win no race."""
    table = look.table
    at = look.seat * 3
    last = table.round == look.box.rounds
    out: list[float] = []
    spare = max(0, sum(table.tokens[at : at + 3]) - look.box.limit)
    for code in codes:
        if code == STOP:
            out.append(0.0)
            continue
        small, _ = price_of(code)
        price = 0.0 if last else look.w.token * 0.75 * max(0, sum(small) - spare) + 0.05 * sum(small)
        uneven = sum(0.02 * (table.tokens[at + domain] - small[domain]) ** 2 for domain in range(3))
        out.append(look.soldier() - price - (0.0 if last else uneven * 0.5))
    return out


def give_back(look: Outlook, domains: list[int]) -> list[float]:
    """Of what there is least use for: the fewest stay fewest."""
    tokens = look.table.tokens
    return [-look.coins(domain, 1) - 0.1 * tokens[look.seat * 3 + domain] for domain in domains]


GAINS: Final[dict[str, Callable[[Outlook, list[int]], list[float]]]] = {
    "start": start,
    "play": play,
    "recruit": recruit,
    "hire": hire,
    "move": move,
    "shift": shift,
    "calm": calm,
    "reset": reset,
    "symbol": symbol,
    "alchemist": alchemist,
    "master": master,
    "governor": governor,
    "palace": palace,
    "tile": tile,
    "big": big,
    "wall": wall,
    "pay": pay,
    "emperor": emperor,
    "wake": wake,
    "token": token,
    "soldier": soldier,
    "honour": honour,
    "lisi": lisi,
    "offer": offer,
    "unlock": unlock,
    "return": give_back,
}
POLICY: Final = Thumb(Weights())
