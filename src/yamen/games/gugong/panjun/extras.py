"""New decrees, tokens and gift cards join the rules of the base game.

Rulebook: Pànjūn, New decrees and gift cards.
"""

from __future__ import annotations

from typing import Any, Final

from yamen.games.gugong import hidden
from yamen.games.gugong.asking import put
from yamen.games.gugong.components import CARDS, DOUBLE, FROM_DECREES, ICONS, TILES, TOKENS
from yamen.games.gugong.day import nothing_more, refuse_rest, rest
from yamen.games.gugong.intrigue import benefits, refuse_benefit, use_influence
from yamen.games.gugong.morning import dawn
from yamen.games.gugong.palace import advance
from yamen.games.gugong.panjun import meng_extras as meng
from yamen.games.gugong.panjun import names, news_cards
from yamen.games.gugong.panjun.annex import INFLUENCE, beside
from yamen.games.gugong.panjun.cards import pile_swap, pile_swap_token, place_twice, replace, retreat
from yamen.games.gugong.panjun.hands import hand_swap, pair
from yamen.games.gugong.panjun.prompts import HAND, HAND_BACK, INFLUENCE_OFFER, PILE, REPLACE, RETREAT, REUSE
from yamen.games.gugong.pieces import score
from yamen.games.gugong.prompts.benefits import REST
from yamen.games.gugong.prompts.common import SKIP
from yamen.games.gugong.state import Gugong
from yamen.kernel.ask import Offer, Refusal
from yamen.kernel.chance import Chance
from yamen.kernel.rules import Rules

LAST: Final = TILES.index("L1-last")
INTRIGUE: Final = TILES.index("L2-intrigue")
PILE_TOKEN: Final = TOKENS.index("pile_swap")
REUSE_TOKEN: Final = TOKENS.index("reuse_token")
OWN_TURN: Final = ("gift", "card", "place", "rest")

# --- decrees ----------------------------------------------------------------------------------------------------------


async def one_step(table: Gugong, seat: int) -> None:
    """The envoy takes a step at once. Rule: gugong/last."""
    await advance(table, seat, 1, "decrees")


async def two_steps(table: Gugong, seat: int) -> None:
    """The envoy takes two steps at once. Rule: gugong/influence."""
    await advance(table, seat, 2, "decrees")


async def dawn_first(table: Gugong) -> str:
    """After everybody's morning decrees comes the one of the last."""
    after = await dawn(table)
    return "last" if after == "income" else after


async def last(table: Gugong) -> str:
    """Who has the decree and fewest points, Meng counted, alone or with others, gets 2 points (ruling 41).

    Rule: gugong/last.
    """
    points = [table.points(seat) for seat in range(table.players)]
    for seat in table.seats_from(table.starter):
        if table.has(seat, LAST) and points[seat] == min(points):
            score(table, seat, FROM_DECREES, table.rules.entries["effects"]["last_points"], "last")
    return "income"


def influences(table: Gugong, seat: int) -> list[int]:
    """With the decree, once in one's own turn, what the marker is high enough for. Rule: gugong/influence.

    (Ruling 39.)
    """
    if seat != table.turn or not table.has(seat, INTRIGUE) or table.scene not in OWN_TURN:
        return []
    if beside(table).counts[INFLUENCE]:
        return []
    return benefits(table, seat, None)[:-1]


async def influence(table: Gugong, seat: int, choice: int) -> None:
    """An Intrigue benefit without a complete wall."""
    beside(table).counts[INFLUENCE] = 1
    await use_influence(table, seat, choice)


def refuse_influence(table: Gugong, seat: int, choice: int, about: object) -> Refusal:
    """It was used this turn, or the benefit cannot be had."""
    if seat != table.turn or table.scene not in OWN_TURN:
        return Refusal("no-influence-turn", "gugong/influence")
    if beside(table).counts[INFLUENCE]:
        return Refusal("no-influence-again", "gugong/influence")
    return refuse_benefit(table, seat, choice, about)


async def rest_after(table: Gugong) -> str:
    """Influence may still be used; with the turn ends what could be used once in it."""
    seat = table.turn
    table.played = -1
    if not table.slots[seat]:
        await put(table, seat, REST, nothing_more, refuse_rest, alone=True)
    after = await rest(table)
    beside(table).counts[INFLUENCE] = 0
    return after


# --- the token that uses another one ----------------------------------------------------------------------------------


def reusable(table: Gugong, seat: int, about: object) -> list[int]:
    """The kinds of tokens that lie face down above one's board, or none."""
    return [*sorted({kind for kind in table.slots[seat] if kind != DOUBLE}), SKIP]


async def reuse(table: Gugong, seat: int) -> None:
    """It lies down in the place of another token, which is turned up and used as if just taken. Rule: gugong/reuse."""
    kind = await put(table, seat, REUSE, reusable, refuse_reuse)
    if kind == SKIP:
        return
    slots = list(table.slots[seat])
    slots.remove(kind)
    table.slots[seat] = (*slots, table.held)
    table.held = kind
    if table.herald is not None:
        news_cards.token_reused(table, seat, kind)
    await table.rules.entries["tokens"][kind](table, seat)


def refuse_reuse(table: Gugong, seat: int, kind: int, about: object) -> Refusal:
    """No such token lies face down above the board."""
    return Refusal("no-token-down", "gugong/reuse", {"token": TOKENS[kind]})


# --- setup, the unknown -----------------------------------------------------------------------------------------------


def lay(table: Gugong, chance: Chance) -> None:
    """Decrees that were chosen lie first; new cards lie on top, if that was chosen. Rule: gugong/new-setup."""
    table.drawn += [0] * (table.players * table.players)
    options = table.rules.options
    tiles = list(table.tiles)
    for name in options["new_decrees"].split(","):
        if name:
            tile = TILES.index(name)
            at = 2 * (table.box.level[tile] - 1)
            other = next(drawn for drawn in tiles[at : at + 2] if drawn != tile)
            tiles[at : at + 2] = [tile, other]
    table.tiles = tuple(tiles)
    if options["on_top"] == "yes":
        first = [card for card in table.pile if CARDS[card] in names.CARDS]
        table.pile = (*first, *(card for card in table.pile if card not in first))


def deal(base: Gugong, now: Gugong, luck: dict[str, Any], seat: int, chance: Chance) -> None:
    """As in the base game; and who saw two others exchange hand cards does not know which lie with whom."""
    hidden.deal(base, now, luck, seat, chance)
    for a in range(base.players):
        for b in range(a + 1, base.players):
            at = pair(base, a, b)
            if seat not in (a, b) and base.drawn[at] & now.drawn[at]:
                deal_pair(base, a, b, base.drawn[at] & now.drawn[at], chance)


def deal_pair(base: Gugong, a: int, b: int, bits: int, chance: Chance) -> None:
    """The cards of two seats that may lie with either of them."""
    rows = (base.hands, base.taken)
    free = [card for row in rows for seat in (a, b) for card in row[seat] if bits >> card & 1]
    put_at = dict(zip(free, chance.shuffle(f"deal/pair/{a}/{b}", free), strict=True))
    for row in rows:
        for seat in (a, b):
            row[seat] = tuple(put_at.get(card, card) for card in row[seat])


def add(rules: Rules, facts: dict[str, Any]) -> None:
    """Join this module to the rules."""
    entries = rules.entries
    entries["effects"] = facts["effects"]
    for name, act in zip(names.ICONS, (hand_swap, pile_swap, replace, retreat), strict=True):
        entries["icons"][ICONS.index(name)] = act
    while len(entries["tokens"]) <= max(PILE_TOKEN, REUSE_TOKEN):
        entries["tokens"].append(reuse)
    entries["tokens"][PILE_TOKEN] = pile_swap_token
    entries["tokens"][REUSE_TOKEN] = reuse
    entries["at_once"][LAST] = one_step
    entries["at_once"][INTRIGUE] = two_steps
    entries["offers"] = [*entries["offers"], Offer(INFLUENCE_OFFER, influences, refuse_influence, influence)]
    entries["phases"]["last"] = "morning"
    entries["lays"].append(lay)
    rules.deal = deal
    rules.scenes["dawn"] = dawn_first
    rules.scenes["last"] = last
    rules.scenes["rest"] = rest_after
    rules.scenes["place"] = place_twice
    for prompt in (HAND, HAND_BACK, PILE, REPLACE, RETREAT, REUSE, INFLUENCE_OFFER):
        rules.prompts[prompt.name] = prompt
    meng.add(rules)
