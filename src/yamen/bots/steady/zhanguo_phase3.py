"""The mausoleum, rewards and tokens in ZhanGuo: which answer is worth most."""

from __future__ import annotations

from yamen.bots.steady.zhanguo_cards import Outlook
from yamen.games.zhanguo.mausoleum import free_slot
from yamen.games.zhanguo.prompts_people import STOP
from yamen.games.zhanguo.prompts_soldiers import ACCEPT, price_of
from yamen.games.zhanguo.rewards import reward_of
from yamen.games.zhanguo.state import LISI, Zhanguo


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
            out.append(0.05)
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


def token(look: Outlook, domains: list[int]) -> list[float]:
    """Where it wins the race."""
    return [look.tokens(domain, 1) for domain in domains]
