"""Phase 3: rewards for unification, a new turn order, soldiers for tokens, the limit of tokens.

Rulebook: Phase 3, Unification rewards; Annex 5.
"""

from __future__ import annotations

from yamen.games.zhanguo import governor, lisi, palace, tidings, wall
from yamen.games.zhanguo.box import Effect
from yamen.games.zhanguo.components import DO_GOVERNOR, DO_HONOUR, DO_PALACE, DO_WALL, DOMAINS
from yamen.games.zhanguo.effects import perform, possible
from yamen.games.zhanguo.mausoleum import anywhere, honour, place_soldiers, unlock
from yamen.games.zhanguo.prompts_people import STOP
from yamen.games.zhanguo.prompts_soldiers import ACCEPT, OFFER, RETURN, UNLOCK, price_of
from yamen.games.zhanguo.state import NONE, Zhanguo
from yamen.games.zhanguo.supplies import return_tokens
from yamen.kernel.ask import Ask, Refusal
from yamen.kernel.words import Fact


def standing(table: Zhanguo) -> list[int]:
    """Seats as ties fall: markers on the track from the top, then those in this round's column from the top.

    Rule: zhanguo/ties (ruling R19).
    """
    out = [seat for seat in table.order if seat not in table.column]
    return out + [seat for seat in table.column if seat != NONE]


def candidates(table: Zhanguo, domain: int) -> list[int]:
    """Who has tokens of a domain, highest value first. Nobody without a token is asked. Rule: zhanguo/rewards."""
    values = [(-table.token_value(seat, domain), i, seat) for i, seat in enumerate(standing(table))]
    return [seat for value, _, seat in sorted(values) if value < 0]


def reward_of(table: Zhanguo, row: int) -> Effect:
    """The reward of a row in this round."""
    return table.box.rewards[table.box.rows[row]][table.round - 1]


async def rewards(table: Zhanguo) -> str:
    """A row's reward is offered until somebody accepts; who cannot take it entirely passes. Rule: zhanguo/rewards.

    Li Si accepts as soon as he is reached. Rule: zhanguo/lisi-rewards (rulings R36, R54).
    """
    domain = table.box.rows[table.row]
    effect = reward_of(table, table.row)
    if table.herald is not None:
        tidings.row_begins(table, domain, effect)
    for seat in candidates(table, domain):
        if seat >= table.seats:
            pay_all(table, seat, domain)
            move_marker(table, seat)
            break
        if not takeable(table, seat, effect):
            if table.herald is not None:
                tidings.passed(table, seat, effect, "cannot")
            continue
        answer = await Ask(seat, OFFER, [0, 1], refuse_offer)
        if answer == ACCEPT:
            pay_all(table, seat, domain)
            await grant(table, seat, effect)
            move_marker(table, seat)
            await place_soldiers(table, seat)
            break
        if table.herald is not None:
            tidings.passed(table, seat, effect, "declined")
    table.row += 1
    return "rewards" if table.row < 3 else "order"


def takeable(table: Zhanguo, seat: int, effect: Effect) -> bool:
    """Whether a seat can take a reward entirely. Rule: zhanguo/rewards (ruling R18)."""
    verb = effect.verb
    if verb == DO_GOVERNOR:
        return table.stock[seat * 3] > 0
    if verb == DO_PALACE:
        return table.stock[seat * 3 + 1] > 0
    if verb == DO_WALL:
        return table.stock[seat * 3 + 2] > 0 and bool(wall.slots(table, seat, 3))
    if verb == DO_HONOUR:
        if table.locked[seat] < effect.n or not anywhere(table, seat):
            return False
        return effect.n > 0 or table.entrance[seat] > 0
    return possible(table, seat, effect)


def pay_all(table: Zhanguo, seat: int, domain: int) -> None:
    """Who accepts gives back all tokens of the domain, the big one too, before anything else (ruling R43)."""
    big = table.big[domain] == seat
    if table.herald is not None:
        tidings.accepted(table, seat, reward_of(table, table.row))
    return_tokens(table, seat, domain, table.tokens[seat * 3 + domain], big, "rewards")


async def grant(table: Zhanguo, seat: int, effect: Effect) -> None:
    """The reward happens. No card wakes by it (ruling R8). Rule: zhanguo/rewards."""
    verb = effect.verb
    if verb == DO_GOVERNOR:
        await governor.install_free(table, seat, effect.regions)
    elif verb == DO_PALACE:
        await palace.build_free(table, seat, effect.regions)
    elif verb == DO_WALL:
        await wall.build_free(table, seat)
    elif verb == DO_HONOUR:
        unlock(table, seat, effect.n)
        await honour(table, seat)
    else:
        await perform(table, seat, effect, "rewards")


def move_marker(table: Zhanguo, seat: int) -> None:
    """The turn order marker goes to the reward, from the track or from an earlier reward. Rule: zhanguo/marker."""
    before = table.column.index(seat) if seat in table.column else NONE
    if before != NONE:
        table.column[before] = NONE
    table.column[table.row] = seat
    if table.herald is not None:
        tidings.marker_moved(table, seat, before)


async def order(table: Zhanguo) -> str:
    """Markers still on the track move up, those on the rewards follow from the top. Rule: zhanguo/new-order."""
    if table.herald is not None:
        tidings.new_order(table, standing(table))
    table.order = standing(table)
    table.column = [NONE] * 3
    table.row = 0
    return "unlock"


def payments(table: Zhanguo, seat: int) -> list[int]:
    """Every way to pay for a soldier in which no token could be left out. Rule: zhanguo/soldier-price (R21, R42)."""
    writing, currency, laws = table.tokens[seat * 3 : seat * 3 + 3]
    big = sum(1 << domain for domain in range(3) if table.big[domain] == seat)
    return [
        code
        for w, c, n, mask, code in table.box.payments
        if w <= writing and c <= currency and n <= laws and mask & big == mask
    ]


async def unlock_for_tokens(table: Zhanguo) -> str:
    """In turn order seats unlock soldiers for 3 tokens each, and who did may place soldiers. (Rulings R21, R41.)

    Rule: zhanguo/soldier-price.
    """
    seat = table.order[table.row]
    if seat >= table.seats:
        await lisi.buy_soldiers(table)
    else:
        bought = False
        while table.locked[seat]:
            options = payments(table, seat)
            if not options:
                break
            code = await Ask(seat, UNLOCK, [*options, STOP], refuse_payment)
            if code == STOP:
                break
            small, mask = price_of(code)
            for domain in range(3):
                return_tokens(table, seat, domain, small[domain], bool(mask >> domain & 1), "soldier-price")
            unlock(table, seat, 1, "soldier-price")
            bought = True
        if bought:
            await place_soldiers(table, seat)
    table.row += 1
    if table.row < table.players:
        return "unlock"
    table.row = 0
    for domain in range(3):
        if table.big[domain] != NONE:
            return_tokens(table, table.big[domain], domain, 0, True, "token-limit")  # noqa: FBT003
    return "limit"


async def limit(table: Zhanguo) -> str:
    """Big tokens are back; who has more than 5 small ones returns what it likes. Rule: zhanguo/token-limit (R22)."""
    seat = table.order[table.row]
    at = seat * 3
    while sum(table.tokens[at : at + 3]) > table.box.limit:
        options = [domain for domain in range(3) if table.tokens[at + domain]]
        if seat >= table.seats:
            domain = max(options, key=lambda d: (table.tokens[at + d], -d))
        else:
            domain = await Ask(seat, RETURN, options, refuse_return)
        return_tokens(table, seat, domain, 1, False, "token-limit")  # noqa: FBT003
    table.row += 1
    if table.row < table.players:
        return "limit"
    table.row = 0
    if table.seats == 1:
        lisi.end_round(table)
    return "draw" if table.round < table.box.rounds else "final"


def refuse_offer(table: Zhanguo, seat: int, answer: int, about: object) -> Refusal:
    """Both answers are always possible."""
    return Refusal("no-other-answer", "zhanguo/rewards")


def refuse_payment(table: Zhanguo, seat: int, code: int, about: object) -> Refusal:
    """The tokens are not there, are too few, or one of them could be left out."""
    small, mask = price_of(code)
    value = sum(small) + mask.bit_count() * table.box.big
    facts: dict[str, Fact] = {"value": value, "price": table.box.soldier_price}
    for domain in range(3):
        short = small[domain] > table.tokens[seat * 3 + domain]
        if short or (mask >> domain & 1 and table.big[domain] != seat):
            return Refusal("no-tokens-there", "zhanguo/soldier-price", {"domain": DOMAINS[domain]})
    if value < table.box.soldier_price:
        return Refusal("no-tokens-enough", "zhanguo/soldier-price", facts)
    return Refusal("no-tokens-too-many", "zhanguo/soldier-price", facts)


def refuse_return(table: Zhanguo, seat: int, domain: int, about: object) -> Refusal:
    """There is no such token."""
    return Refusal("no-tokens-there", "zhanguo/token-limit", {"domain": DOMAINS[domain]})
