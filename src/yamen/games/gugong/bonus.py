"""The six bonus travel tokens: three lie in force for a day, three wait above the board until they are used once.

Rulebook: List of travel tokens, bonus travel tokens (rulings 22, 55, 56).
"""

from __future__ import annotations

from yamen.games.gugong.asking import put
from yamen.games.gugong.components import FOLLOW, FROM_TOLL, PLACES, PLUS, TOLL
from yamen.games.gugong.news_day import follows, toll_due
from yamen.games.gugong.news_travel import token_laid, token_lifted
from yamen.games.gugong.pieces import leave, score
from yamen.games.gugong.prompts.benefits import LAY, OWN_BOARD
from yamen.games.gugong.prompts.common import SKIP, too_few
from yamen.games.gugong.state import BESIDE, NOWHERE, POOL, SUPPLY, Gugong
from yamen.games.gugong.tokens import put_down
from yamen.kernel.ask import Refusal

# where the seat and the place of each token stand in `beside`
PLUS_SEAT = 0
TOLL_SEAT = 1
TOLL_PLACE = 2
FOLLOW_SEAT = 3
FOLLOW_PLACE = 4
SEATS_OF = {PLUS: PLUS_SEAT, TOLL: TOLL_SEAT, FOLLOW: FOLLOW_SEAT}


async def kept(table: Gugong, seat: int) -> None:
    """The token waits face up above the board. Rule: gugong/bonus."""


def lays(table: Gugong, seat: int, about: tuple[int, ...]) -> list[int]:
    """Where the token may lie, with a plain servant of the pool or with the double one (ruling 51)."""
    out: list[int] = []
    for place in about:
        if table.pool[seat]:
            out.append(place * 2)
        if table.doubles[seat] == POOL:
            out.append(place * 2 + 1)
    out.append(SKIP)
    return out


async def lay(table: Gugong, seat: int, places: tuple[int, ...]) -> None:
    """The token comes into force with a servant on it; else it is put down like any other."""
    kind = table.held
    choice = await put(table, seat, LAY, lays, refuse_lay, places, alone=True)
    if choice == SKIP:
        return
    place = NOWHERE if choice // 2 == OWN_BOARD else choice // 2
    twin = choice % 2
    table.held = NOWHERE
    at = SEATS_OF[kind]
    table.beside[at] = seat
    if kind != PLUS:
        table.beside[at + 1] = place
    leave(table, seat, 1 - twin, twin, POOL, BESIDE + kind - PLUS)
    if table.herald is not None:
        token_laid(table, seat, kind, place, twin)


async def plus_token(table: Gugong, seat: int) -> None:
    """All gifts of the owner are worth 1 more today. Rule: gugong/plus."""
    await lay(table, seat, (OWN_BOARD,))


async def toll_token(table: Gugong, seat: int) -> None:
    """Whoever else acts at a place today loses a point to the owner. Rule: gugong/toll."""
    await lay(table, seat, tuple(range(len(PLACES))))


async def follow_token(table: Gugong, seat: int) -> None:
    """When somebody else acts at a place today, the owner may act there too. Rule: gugong/follow."""
    await lay(table, seat, tuple(range(len(PLACES))))


async def perform(table: Gugong, seat: int, place: int) -> bool:
    """The action of a place, by whatever way; once performed, first the toll is due, then the follower acts.

    Rules: gugong/actions, gugong/toll, gugong/follow (ruling 56).
    """
    if not await table.rules.entries["acts"][place](table, seat):
        return False
    beside = table.beside
    if beside[TOLL_PLACE] == place and beside[TOLL_SEAT] != seat:
        toll(table, beside[TOLL_SEAT], seat, place)
    if beside[FOLLOW_PLACE] == place and beside[FOLLOW_SEAT] != seat:
        follower = beside[FOLLOW_SEAT]
        if table.herald is not None:
            follows(table, follower, seat, place)
        await perform(table, follower, place)
    return True


def toll(table: Gugong, owner: int, seat: int, place: int) -> None:
    """A point for the owner, and one less for the other, who cannot go below 0 (ruling 23)."""
    if table.herald is not None:
        toll_due(table, owner, seat, place)
    score(table, owner, FROM_TOLL, 1, "toll")
    if table.points(seat) > 0:
        score(table, seat, FROM_TOLL, -1, "toll")


async def evening(table: Gugong) -> str:
    """The day is over: servants on bonus tokens return, the tokens go face down above the boards (ruling 22)."""
    for kind in (PLUS, TOLL, FOLLOW):
        at = SEATS_OF[kind]
        seat = table.beside[at]
        if seat == NOWHERE:
            continue
        place = NOWHERE if kind == PLUS else table.beside[at + 1]
        twin = int(table.doubles[seat] == BESIDE + kind - PLUS)
        table.beside[at] = NOWHERE
        if kind != PLUS:
            table.beside[at + 1] = NOWHERE
        if twin:
            table.doubles[seat] = SUPPLY
        else:
            table.supply[seat] += 1
        table.held = kind
        table.holder = seat
        if table.herald is not None:
            token_lifted(table, seat, kind, place, twin)
        await put_down(table)
    after: str = table.rules.entries["after_day"]
    return after if table.meng >= 0 else "night"


def refuse_lay(table: Gugong, seat: int, choice: int, about: tuple[int, ...]) -> Refusal:
    """The token does not lie there, or no such servant is in the pool."""
    if choice // 2 not in about:
        return Refusal("no-lay-there", "gugong/bonus")
    if choice % 2 and table.doubles[seat] != POOL:
        return Refusal("no-double-in-pool", "gugong/double-servant")
    return too_few(table, seat, 1, "gugong/bonus")
