"""Questions about gifts and their price, and about servants that are paid or gained."""

from __future__ import annotations

from typing import Final

from yamen.games.gugong.components import CARDS, PLACES
from yamen.games.gugong.prompts.common import (
    CHIP_SKIP,
    PLAIN,
    RADIX,
    SKIP,
    TWIN,
    card_facts,
    card_id,
    court_id,
    in_pool,
    in_supply,
    servants,
    skip_words,
    token_id,
)
from yamen.games.gugong.state import Gugong
from yamen.kernel.event import Change
from yamen.kernel.prompt import Prompt
from yamen.kernel.words import Words

# --- gift: a card of the hand for the card of a place; swap: the same, also from the discard pile ---------------------

PAIRS: Final = [card * RADIX + place for card in range(len(CARDS)) for place in range(len(PLACES))]


def _pair_words(key: str, table: Gugong, pair: int) -> Words:
    theirs = table.court[pair % RADIX]
    return Words(
        key,
        {
            **card_facts(table, pair // RADIX),
            "place": PLACES[pair % RADIX],
            "other_value": table.box.value[theirs],
        },
    )


def _write_pair(pair: int) -> str:
    return f"{CARDS[pair // RADIX]}>{PLACES[pair % RADIX]}"


def _light_pair(pair: int) -> list[str]:
    return [card_id(pair // RADIX), court_id(pair % RADIX)]


GIFT: Final[Prompt[int]] = Prompt(
    "gift",
    "pair",
    "gugong/gifts",
    PAIRS,
    _write_pair,
    lambda table, seat, pair: _light_pair(pair),
    lambda table, seat, pair: _pair_words("answer-gift", table, pair),
)

SWAP: Final[Prompt[int]] = Prompt(
    "swap",
    "pair",
    "gugong/swap",
    [*PAIRS, SKIP],
    lambda pair: "skip" if pair == SKIP else _write_pair(pair),
    lambda table, seat, pair: [CHIP_SKIP] if pair == SKIP else _light_pair(pair),
    lambda table, seat, pair: skip_words() if pair == SKIP else _pair_words("answer-swap", table, pair),
)

# --- pay: how a gift that is not dearer is accepted -------------------------------------------------------------------

WITH_SERVANTS: Final = 0
WITH_DOUBLE: Final = 1
WITH_TOKEN: Final = 2
NO_ACTIONS: Final = 3
WITH_CARD: Final = 16  # + the card
PRICE: Final = 2  # servants

PAY_NAMES: Final = ("servants", "double", "token", "none")


def _pay_lights(table: Gugong, seat: int, answer: int) -> list[str]:
    if answer >= WITH_CARD:
        return [card_id(answer - WITH_CARD)]
    if answer == WITH_TOKEN:
        return [token_id(seat, "double_value")]
    if answer == NO_ACTIONS:
        return ["chip/none"]
    return [in_pool(seat, PLAIN if answer == WITH_SERVANTS else TWIN)]


def _pay_words(table: Gugong, seat: int, answer: int) -> Words:
    if answer >= WITH_CARD:
        return Words("answer-pay-card", card_facts(table, answer - WITH_CARD))
    return Words(f"answer-pay-{PAY_NAMES[answer]}")


def _pay_price(table: Gugong, seat: int, answer: int) -> list[Change]:
    return servants(seat, PRICE) if answer in (WITH_SERVANTS, WITH_DOUBLE) else []


PAY: Final[Prompt[int]] = Prompt(
    "pay",
    "item",
    "gugong/gift-price",
    [WITH_SERVANTS, WITH_DOUBLE, WITH_TOKEN, NO_ACTIONS, *(WITH_CARD + card for card in range(len(CARDS)))],
    lambda answer: CARDS[answer - WITH_CARD] if answer >= WITH_CARD else PAY_NAMES[answer],
    _pay_lights,
    _pay_words,
    _pay_price,
)

# --- cost and gain: with the double servant or without ----------------------------------------------------------------

COST: Final[Prompt[int]] = Prompt(
    "cost",
    "item",
    "gugong/double-servant",
    [PLAIN, TWIN],
    lambda piece: "double" if piece == TWIN else "servants",
    lambda table, seat, piece: [in_pool(seat, piece)],
    lambda table, seat, piece: Words("answer-cost-double" if piece == TWIN else "answer-cost-servants"),
)

GAIN: Final[Prompt[int]] = Prompt(
    "gain",
    "item",
    "gugong/double-servant",
    [PLAIN, TWIN, SKIP],
    lambda piece: "skip" if piece == SKIP else "double" if piece == TWIN else "servants",
    lambda table, seat, piece: [CHIP_SKIP if piece == SKIP else in_supply(seat, piece)],
    lambda table, seat, piece: (
        skip_words() if piece == SKIP else Words("answer-gain-double" if piece == TWIN else "answer-gain-servants")
    ),
)
