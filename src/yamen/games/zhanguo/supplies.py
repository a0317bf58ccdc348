"""What seats gain and give back: unification tokens, unrest, points.

Rulebook: Unification action; Unrest tracks.
"""

from __future__ import annotations

from yamen.games.zhanguo import news
from yamen.games.zhanguo.components import DOMAINS, REGIONS
from yamen.games.zhanguo.prompts_people import CALM, RESET, STOP, TOKEN
from yamen.games.zhanguo.state import NONE, Zhanguo
from yamen.kernel.ask import Ask, Refusal
from yamen.kernel.words import Fact


def take_tokens(table: Zhanguo, seat: int, domain: int, n: int) -> int:
    """A seat takes small tokens of a domain, as many as are left. Rule: zhanguo/tokens (ruling R17)."""
    n = min(n, table.supply[domain])
    table.supply[domain] -= n
    table.tokens[seat * 3 + domain] += n
    if table.herald is not None:
        news.tokens_taken(table, seat, domain, n)
    return n


def return_tokens(table: Zhanguo, seat: int, domain: int, n: int, big: bool, rule: str) -> None:
    """Small tokens go back to the supply, the big one to its place beside the rewards."""
    table.tokens[seat * 3 + domain] -= n
    table.supply[domain] += n
    if big:
        table.big[domain] = NONE
    if table.herald is not None and (n or big):
        news.tokens_returned(table, seat, domain, n, big, rule)


async def choose_tokens(table: Zhanguo, seat: int, n: int) -> None:
    """A seat takes small tokens of its choice, one at a time, while there are any. Rule: zhanguo/tokens."""
    for _ in range(n):
        left = [domain for domain in range(3) if table.supply[domain]]
        if left:
            take_tokens(table, seat, await Ask(seat, TOKEN, left, refuse_token), 1)


def refuse_token(table: Zhanguo, seat: int, domain: int, about: object) -> Refusal:
    """No such token is left."""
    return Refusal("no-token-left", "zhanguo/tokens", {"domain": DOMAINS[domain]})


def raise_unrest(table: Zhanguo, seat: int, region: int, by: int) -> None:
    """Unrest rises in a region; nobody may do what would take it beyond 3. Rule: zhanguo/unrest."""
    table.unrest[seat * 5 + region] += by
    if table.herald is not None and by:
        news.unrest_changed(table, seat, region, by)


def lower_unrest(table: Zhanguo, seat: int, region: int, by: int) -> None:
    """Unrest falls in a region, never below 0."""
    by = min(by, table.unrest[seat * 5 + region])
    table.unrest[seat * 5 + region] -= by
    if table.herald is not None and by:
        news.unrest_changed(table, seat, region, -by)


def restless(table: Zhanguo, seat: int) -> list[int]:
    """The regions where a seat's unrest is above 0."""
    at = seat * 5
    unrest = table.unrest
    return [region for region in range(5) if unrest[at + region]]


async def calm(table: Zhanguo, seat: int, n: int) -> None:
    """Unrest falls by 1 in `n` different regions, as far as there are any. Rule: zhanguo/unrest."""
    done: list[int] = []
    for _ in range(n):
        regions = [region for region in restless(table, seat) if region not in done]
        if regions:
            region = await Ask(seat, CALM, regions, refuse_calm, done)
            lower_unrest(table, seat, region, 1)
            done.append(region)


async def reset(table: Zhanguo, seat: int, n: int) -> None:
    """Unrest falls to 0 in up to `n` regions; the first is compulsory, the others not. (Ruling R40.)"""
    for i in range(n):
        regions = restless(table, seat)
        if not regions:
            return
        region = await Ask(seat, RESET, [*regions, STOP] if i else regions, refuse_reset)
        if region == STOP:
            return
        lower_unrest(table, seat, region, table.unrest[seat * 5 + region])


def refuse_calm(table: Zhanguo, seat: int, region: int, done: list[int]) -> Refusal:
    """There is no unrest, or this region has had its turn."""
    facts: dict[str, Fact] = {"region": REGIONS[region]}
    return Refusal("no-calm-twice" if region in done else "no-unrest-there", "zhanguo/unrest", facts)


def refuse_reset(table: Zhanguo, seat: int, region: int, about: object) -> Refusal:
    """There is no unrest, or nothing has been reset yet."""
    if region == STOP:
        return Refusal("no-stop-first", "zhanguo/rewards")
    return Refusal("no-unrest-there", "zhanguo/unrest", {"region": REGIONS[region]})


def award(table: Zhanguo, seat: int, source: int, points: int, reason: str, rule: str) -> None:
    """A seat gets victory points at once; `reason` is said with them."""
    table.score(seat, source, points)
    if table.herald is not None:
        news.awarded(table, seat, points, reason, rule)
