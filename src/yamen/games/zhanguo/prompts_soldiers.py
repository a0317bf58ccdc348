"""Questions about the mausoleum and phase 3, with every answer they can have."""

from __future__ import annotations

from typing import Final

from yamen.games.zhanguo.components import DOMAINS, SYMBOLS, price_code
from yamen.games.zhanguo.ids import niche_id
from yamen.games.zhanguo.prompts_people import STOP
from yamen.games.zhanguo.state import Zhanguo
from yamen.games.zhanguo.wording import effect_words, listed
from yamen.kernel.door import CHIP
from yamen.kernel.prompt import Prompt
from yamen.kernel.words import Words

# --- the mausoleum ----------------------------------------------------------------------------------------------------


def niche_points(table: Zhanguo, niche: int) -> int:
    """The points of the highest free slot of a niche. With two players the slot for 3 or more stays empty."""
    points = table.box.niches[table.mausoleum[niche]].points
    for slot, value in enumerate(points):
        if table.niches[niche * 4 + slot] < 0 and (table.players > 2 or slot != table.box.slot_for_3):
            return value
    return 0


def _niche_words(table: Zhanguo, niche: int) -> Words:
    return Words("answer-soldier", {"symbol": SYMBOLS[table.symbols[niche]], "points": niche_points(table, niche)})


SOLDIER: Final[Prompt[int]] = Prompt(
    "soldier",
    "place",
    "zhanguo/soldiers",
    [*range(9), STOP],
    lambda niche: "stop" if niche == STOP else str(niche + 1),
    lambda table, seat, niche: [CHIP + "stop"] if niche == STOP else [niche_id(table, niche)],
    lambda table, seat, niche: Words("answer-keep") if niche == STOP else _niche_words(table, niche),
)

HONOUR: Final[Prompt[int]] = Prompt(
    "honour",
    "place",
    "zhanguo/soldiers",
    range(9),
    lambda niche: str(niche + 1),
    lambda table, seat, niche: [niche_id(table, niche)],
    lambda table, seat, niche: _niche_words(table, niche),
)

LISI_NICHE: Final[Prompt[int]] = Prompt(
    "lisi",
    "place",
    "zhanguo/lisi-soldiers",
    range(9),
    lambda niche: str(niche + 1),
    lambda table, seat, niche: [niche_id(table, niche)],
    lambda table, seat, niche: _niche_words(table, niche),
)

# --- phase 3 ----------------------------------------------------------------------------------------------------------

ACCEPT: Final = 0
PASS: Final = 1

OFFER: Final[Prompt[int]] = Prompt(
    "offer",
    "yes_no",
    "zhanguo/rewards",
    (ACCEPT, PASS),
    lambda answer: "accept" if answer == ACCEPT else "pass",
    lambda table, seat, answer: [f"reward/{table.row + 1}"] if answer == ACCEPT else [CHIP + "pass"],
    lambda table, seat, answer: (
        Words(
            "answer-accept",
            {"effect": effect_words(table.box.rewards[table.box.rows[table.row]][table.round - 1].name)},
        )
        if answer == ACCEPT
        else Words("answer-pass")
    ),
)


def price_of(code: int) -> tuple[tuple[int, int, int], int]:
    """The small tokens and the big ones (as bits) of a payment."""
    return (code & 3, code >> 2 & 3, code >> 4 & 3), code >> 6


PRICES: Final = [
    price_code(w, c, n - w - c, big)
    for big in range(8)
    for n in (3, 2, 1, 0)
    for w in range(n, -1, -1)
    for c in range(n - w, -1, -1)
]  # everything with up to three small tokens; what a payment is, the rule says


def _price_names(code: int, small: str, big: str) -> list[str]:
    counts, mask = price_of(code)
    names = [f"{big}{DOMAINS[domain]}" for domain in range(3) if mask >> domain & 1]
    return names + [f"{small}{DOMAINS[domain]}" for domain in range(3) for _ in range(counts[domain])]


def _price_words(table: Zhanguo, seat: int, code: int) -> Words:
    if code == STOP:
        return Words("answer-keep-tokens")
    counts, mask = price_of(code)
    paid = [Words("price-big", {"domain": DOMAINS[domain]}) for domain in range(3) if mask >> domain & 1]
    paid += [Words("price-small", {"domain": DOMAINS[i], "n": counts[i]}) for i in range(3) if counts[i]]
    return Words("answer-unlock-price", {"what": listed(paid)})


UNLOCK: Final[Prompt[int]] = Prompt(
    "unlock",
    "several",
    "zhanguo/soldier-price",
    [*(code for code in PRICES if code), STOP],
    lambda code: "stop" if code == STOP else "+".join(_price_names(code, "", "big_")),
    lambda table, seat, code: (
        [CHIP + "stop"]
        if code == STOP
        else [f"seat/{seat}/tokens:{name}" for name in _price_names(code, "token/", "big/")]
    ),
    _price_words,
)

RETURN: Final[Prompt[int]] = Prompt(
    "return",
    "item",
    "zhanguo/token-limit",
    range(3),
    lambda domain: DOMAINS[domain],
    lambda table, seat, domain: [f"seat/{seat}/tokens:token/{DOMAINS[domain]}"],
    lambda table, seat, domain: Words("answer-return", {"domain": DOMAINS[domain]}),
)
