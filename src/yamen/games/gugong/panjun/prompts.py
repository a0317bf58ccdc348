"""Questions that the modules ask."""

from __future__ import annotations

from typing import Final

from yamen.games.gugong.components import TOKENS
from yamen.games.gugong.prompts.benefits import BENEFITS, TAKE, benefit_prompt, card_prompt
from yamen.games.gugong.prompts.common import CHIP_SKIP, PIECES, SKIP, servants, skip_words
from yamen.kernel.event import Change
from yamen.kernel.prompt import Prompt
from yamen.kernel.words import Words

SEATS: Final = 5
INFLUENCE_TILE: Final = "L2-intrigue"

# --- the Steps of the Pavilion ----------------------------------------------------------------------------------------

LEFT: Final = 1
RIGHT: Final = 2
STAIRS: Final = ("none", "left", "right")

STAIRS_WAY: Final[Prompt[int]] = Prompt(
    "stairs",
    "item",
    "gugong/steps",
    [LEFT, RIGHT],
    lambda side: STAIRS[side],
    lambda table, seat, side: [f"palace/{STAIRS[side]}/1"],
    lambda table, seat, side: Words("answer-stairs", {"stairs": STAIRS[side]}),
)

REVEAL: Final = card_prompt("reveal", "gugong/gate")

STEP: Final[Prompt[int]] = Prompt(
    "step",
    "yes_no",
    "gugong/steps",
    [TAKE, SKIP],
    lambda answer: "take" if answer == TAKE else "skip",
    lambda table, seat, answer: ["chip/step" if answer == TAKE else CHIP_SKIP],
    lambda table, seat, answer: Words("answer-step") if answer == TAKE else skip_words(),
)

DUE: Final[Prompt[int]] = Prompt(
    "due",
    "item",
    "gugong/stairs",
    [TAKE, SKIP],
    lambda answer: "pay" if answer == TAKE else "back",
    lambda table, seat, answer: ["chip/pay" if answer == TAKE else "chip/back"],
    lambda table, seat, answer: Words("answer-due-pay" if answer == TAKE else "answer-due-back"),
)

# --- new decrees and gift cards ---------------------------------------------------------------------------------------

HAND: Final[Prompt[int]] = Prompt(
    "draw",
    "place",
    "gugong/hand-swap",
    [*range(SEATS), SKIP],
    lambda other: "skip" if other == SKIP else str(other + 1),
    lambda table, seat, other: [CHIP_SKIP if other == SKIP else f"seat/{other}/hand"],
    lambda table, seat, other: skip_words() if other == SKIP else Words("answer-draw", {"other_seat": other}),
    lambda table, seat, other: [] if other == SKIP else [Change(f"seat/{seat}/intrigue", -1)],
)

HAND_BACK: Final = card_prompt("return", "gugong/hand-swap")
PILE: Final = card_prompt("pile", "gugong/pile-swap")

REPLACE: Final[Prompt[int]] = Prompt(
    "replace",
    "item",
    "gugong/replace",
    [*range(2 * SEATS), SKIP],
    lambda choice: "skip" if choice == SKIP else f"{choice // 2 + 1}:{PIECES[choice % 2]}",
    lambda table, seat, choice: [CHIP_SKIP if choice == SKIP else f"wall:{PIECES[choice % 2]}/{choice // 2}"],
    lambda table, seat, choice: (
        skip_words() if choice == SKIP else Words("answer-replace", {"other_seat": choice // 2, "doubles": choice % 2})
    ),
    lambda table, seat, choice: [] if choice == SKIP else servants(seat, 1 + choice % 2),
)

RETREAT: Final[Prompt[int]] = Prompt(
    "retreat",
    "yes_no",
    "gugong/retreat",
    [TAKE, SKIP],
    lambda answer: "yes" if answer == TAKE else "no",
    lambda table, seat, answer: ["chip/retreat" if answer == TAKE else CHIP_SKIP],
    lambda table, seat, answer: Words("answer-retreat") if answer == TAKE else skip_words(),
)

REUSE: Final[Prompt[int]] = Prompt(
    "reuse",
    "item",
    "gugong/reuse",
    [*range(len(TOKENS)), SKIP],
    lambda kind: "skip" if kind == SKIP else TOKENS[kind],
    lambda table, seat, kind: [CHIP_SKIP] if kind == SKIP else [f"seat/{seat}/tokens", f"chip/token-{TOKENS[kind]}"],
    lambda table, seat, kind: skip_words() if kind == SKIP else Words("answer-reuse", {"token": TOKENS[kind]}),
)

INFLUENCE_OFFER: Final = benefit_prompt(
    "influence", "gugong/influence", list(range(len(BENEFITS))), (f"tile/{INFLUENCE_TILE}",)
)
