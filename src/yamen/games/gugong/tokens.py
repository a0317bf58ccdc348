"""Travel tokens above the player boards: exchanged at any time, put down, and drawn again.

Rulebook: Location actions, Travel.
"""

from __future__ import annotations

from yamen.games.gugong.components import DISCOUNT, DOUBLE, FROM_EXCHANGE, TOKENS, TWICE_VALUE, USED
from yamen.games.gugong.news_travel import bag_filled, token_exchanged, token_put_down
from yamen.games.gugong.pieces import give_jade, score, to_pool
from yamen.games.gugong.prompts.benefits import (
    FOR_DOUBLE,
    FOR_JADE,
    FOR_POINTS,
    FOR_SERVANT,
    GIVE,
    GOODS,
    MOST_DOUBLES,
    ROOM,
    tokens_for,
)
from yamen.games.gugong.state import SUPPLY, Gugong
from yamen.kernel.ask import Ask, Refusal
from yamen.kernel.words import Fact


def worth(table: Gugong, seat: int) -> int:
    """What a seat's tokens count in an exchange: a double one counts two (ruling 7)."""
    slots = table.slots[seat]
    return len(slots) + slots.count(DOUBLE)


def exchanges(table: Gugong, seat: int) -> list[int]:
    """What a seat may exchange tokens for now, with each number of double ones among them. Rule: gugong/exchange.

    Only sets worth exactly the price, and no servant that is not there (ruling 43).
    """
    slots = table.slots[seat]
    n = len(slots)
    out: list[int] = []
    if n == 0:
        return out
    doubles = slots.count(DOUBLE)
    n -= doubles
    if n + 2 * doubles < table.box.tokens_for_servant:
        return out
    for what in (FOR_SERVANT, FOR_DOUBLE, FOR_POINTS, FOR_JADE):
        if what == FOR_SERVANT and table.supply[seat] == 0:
            continue
        if what == FOR_DOUBLE and table.doubles[seat] != SUPPLY:
            continue
        price = tokens_for(table, what)
        for given in range(min(doubles, price // 2, MOST_DOUBLES - 1) + 1):
            if n >= price - 2 * given:
                out.append(what * MOST_DOUBLES + given)
    return out


async def exchange(table: Gugong, seat: int, answer: int) -> None:
    """Tokens go to the discard: 2 for a servant, 4 for 2 points, 6 for a jade. Rule: gugong/exchange (ruling 51)."""
    what = answer // MOST_DOUBLES
    doubles = answer % MOST_DOUBLES
    given = [DOUBLE] * doubles + await plain_tokens(table, seat, tokens_for(table, what) - 2 * doubles)
    give_up(table, seat, given, GOODS[what])
    if what == FOR_POINTS:
        score(table, seat, FROM_EXCHANGE, table.box.exchange_points, "exchange")
    elif what == FOR_JADE:
        give_jade(table, seat, "exchange")
    else:
        to_pool(table, seat, 1 - what, what, "exchange")


async def plain_tokens(table: Gugong, seat: int, n: int) -> list[int]:
    """The tokens that count one: those face down first, the oldest first; then those whose power is not used yet."""
    slots = table.slots[seat]
    down = [kind for kind in slots if kind != DOUBLE and not is_face_up(kind)]
    if n <= len(down):
        return down[:n]
    fresh = sorted(kind for kind in slots if is_face_up(kind))
    missing = n - len(down)
    while len(fresh) > missing and missing:
        kind = await Ask(seat, GIVE, fresh[:], refuse_give)
        fresh.remove(kind)
        down.append(kind)
        missing -= 1
    return down + fresh[:missing]


def is_face_up(kind: int) -> bool:
    """Whether it is a bonus token whose power waits to be used (ruling 56)."""
    return TWICE_VALUE <= kind <= DISCOUNT


def give_up(table: Gugong, seat: int, given: list[int], goods: str) -> None:
    """Tokens go to the discard beside the board."""
    slots = list(table.slots[seat])
    for kind in given:
        slots.remove(kind)
    table.slots[seat] = tuple(slots)
    table.spent = (*table.spent, *(kind & (USED - 1) for kind in given))
    if table.herald is not None:
        token_exchanged(table, seat, given, goods)


def room_to_make(table: Gugong, seat: int, about: object) -> list[int]:
    """Every exchange makes room."""
    return exchanges(table, seat)


async def put_down(table: Gugong) -> None:
    """The token that was taken goes onto a free place; without one, others are exchanged first. Rule: gugong/room.

    (Ruling 6: the new token is no part of that exchange.)
    """
    seat = table.holder
    while len(table.slots[seat]) >= table.box.slots:
        answer = await Ask(seat, ROOM, exchanges(table, seat), refuse_exchange)
        await exchange(table, seat, answer)
    lay_down(table, seat)


def lay_down(table: Gugong, seat: int) -> None:
    """The token in hand is put onto a free place."""
    kind = table.held
    table.slots[seat] = (*table.slots[seat], kind)
    table.held = -1
    if table.herald is not None:
        token_put_down(table, seat, kind)


def draw(table: Gugong) -> int:
    """The next token of the two piles, which are one sequence; when they are empty the discard is shuffled (ruling 43).

    -1 when there is none at all.
    """
    if not table.bag:
        if not table.spent:
            return -1
        table.reshuffles += 1
        names = table.chance.shuffle(
            f"token_reshuffle/{table.reshuffles}", sorted(TOKENS[kind] for kind in table.spent)
        )
        table.bag = tuple(TOKENS.index(name) for name in names)
        table.spent = ()
        if table.herald is not None:
            bag_filled(table)
    table.chance.reveal()
    kind = table.bag[0]
    table.bag = table.bag[1:]
    return kind


def refuse_exchange(table: Gugong, seat: int, answer: int, about: object) -> Refusal:
    """Nothing to gain, or not the right tokens."""
    what = answer // MOST_DOUBLES
    if what == FOR_SERVANT and table.supply[seat] == 0:
        return Refusal("no-supply", "gugong/exchange")
    if what == FOR_DOUBLE and table.doubles[seat] != SUPPLY:
        return Refusal("no-double-in-supply", "gugong/double-servant")
    facts: dict[str, Fact] = {
        "need": tokens_for(table, what),
        "have": worth(table, seat),
        "doubles": answer % MOST_DOUBLES,
    }
    return Refusal("no-exchange-tokens", "gugong/exchange", facts)


def refuse_give(table: Gugong, seat: int, kind: int, about: object) -> Refusal:
    """No such token lies face up."""
    return Refusal("no-token-there", "gugong/exchange", {"token": TOKENS[kind]})
