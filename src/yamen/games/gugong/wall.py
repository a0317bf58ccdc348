"""The Public Works Official: servants on the Great Wall, its scoring, and who may use his influence then.

Rulebook: Location actions, The Great Wall; Great Wall Scoring; Intrigue Benefits.
"""

from __future__ import annotations

from yamen.games.gugong import news_day
from yamen.games.gugong.asking import put
from yamen.games.gugong.components import FROM_WALL, WALL_DECREE
from yamen.games.gugong.palace import advance
from yamen.games.gugong.pieces import score, to_supply, to_wall
from yamen.games.gugong.prompts.common import SKIP, TWIN, too_few
from yamen.games.gugong.prompts.places import (
    A_PLAIN,
    A_TWIN,
    B_BOTH,
    B_PLAIN,
    B_TWIN,
    B_TWO,
    EXTRA,
    WALL_PLACED,
    WALL_WAY,
)
from yamen.games.gugong.servants import pay
from yamen.games.gugong.state import ON_WALL, POOL, SUPPLY, Gugong
from yamen.kernel.ask import Refusal


def ways(table: Gugong, seat: int, about: object) -> list[int]:
    """Who may be placed: one in way A; in way B one is paid and one or two are placed (ruling 48)."""
    plain = table.pool[seat]
    twin = table.doubles[seat] == POOL
    out: list[int] = []
    if plain:
        out.append(A_PLAIN)
    if twin:
        out.append(A_TWIN)
    if plain + twin >= 2:
        out.append(B_PLAIN)
        if twin:
            out.append(B_TWIN)
        if plain >= 3 or (plain == 2 and twin):
            out.append(B_TWO)
        if plain >= 2 and twin:
            out.append(B_BOTH)
    out.append(SKIP)
    return out


async def great_wall(table: Gugong, seat: int) -> bool:
    """A: place 1 servant. B: pay 1, place up to 2. A complete section is scored at once. Rule: gugong/wall."""
    way = await put(table, seat, WALL_WAY, ways, refuse_way, None, alone=True)
    if way == SKIP:
        return False
    plain, twin = WALL_PLACED[way]
    if way >= B_PLAIN:
        if twin:
            to_supply(table, seat, 1, 0, "wall")  # the double servant is placed, so a plain one pays
        else:
            await pay(table, seat, 1, "wall", plain)
    to_wall(table, seat, plain, twin, POOL, "wall")
    if table.has(seat, WALL_DECREE):
        await extra_servant(table, seat, "wall-decree")
    await complete(table)
    return True


def extras(table: Gugong, seat: int, about: object) -> list[int]:
    """A servant of the supply, the double one too (ruling 51), or nobody."""
    out: list[int] = []
    if table.supply[seat]:
        out.append(0)
    if table.doubles[seat] == SUPPLY:
        out.append(TWIN)
    out.append(SKIP)
    return out


async def extra_servant(table: Gugong, seat: int, rule: str) -> None:
    """A servant of the supply may be placed on the wall. Rules: gugong/wall-decree, gugong/wall-servant."""
    piece = await put(table, seat, EXTRA, extras, refuse_extra)
    if piece != SKIP:
        to_wall(table, seat, 1 - piece, piece, SUPPLY, rule)


async def complete(table: Gugong) -> None:
    """A section is complete with 4, 5, 6 or 7 servants for 1-2, 3, 4 or 5 players. Rule: gugong/wall-scoring."""
    n = 0
    for seat in range(table.players):
        n += table.on_wall(seat)
    if n >= wall_size(table):
        present = [seat for seat in reversed(table.ladder) if table.on_wall(seat)]
        await score_wall(table)
        for seat in present:  # the lowest marker first; the order as it was (ruling 19)
            await table.rules.entries["benefit"](table, seat)


def wall_size(table: Gugong) -> int:
    """The servants of a complete section."""
    players = 1 if table.meng >= 0 else table.players
    return table.box.wall_size[players - 1]


async def score_wall(table: Gugong) -> None:
    """Who has most, by Intrigue in a tie, gets 3 points and a step, and takes back his servants from the wall.

    Rule: gugong/wall-scoring (rulings 20, 28, 47).
    """
    best = -1
    most = 0
    for seat in table.ladder:
        if table.on_wall(seat) > most:
            best = seat
            most = table.on_wall(seat)
    if best < 0:
        return
    if table.herald is not None:
        news_day.wall_scored(table, best, most)
    score(table, best, FROM_WALL, table.box.wall_points, "wall-scoring")
    await advance(table, best, table.box.wall_steps, "wall-scoring")
    plain = table.wall[best]
    twin = table.doubles[best] == ON_WALL
    table.wall[best] = 0
    table.supply[best] += plain
    if twin:
        table.doubles[best] = SUPPLY
    if table.herald is not None:
        news_day.returned(table, best, plain, int(twin), "wall", "wall-scoring")


def refuse_way(table: Gugong, seat: int, way: int, about: object) -> Refusal:
    """The double servant is elsewhere, or there are too few servants."""
    if way in (A_TWIN, B_TWIN, B_BOTH) and table.doubles[seat] != POOL:
        return Refusal("no-double-in-pool", "gugong/double-servant")
    plain, twin = WALL_PLACED[way]
    return too_few(table, seat, plain + twin + (way >= B_PLAIN), "gugong/wall")


def refuse_extra(table: Gugong, seat: int, piece: int, about: object) -> Refusal:
    """The supply has none of these."""
    return Refusal("no-double-in-supply" if piece == TWIN else "no-supply", "gugong/wall-servant")
