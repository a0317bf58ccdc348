"""Questions that the modules ask."""

from __future__ import annotations

from typing import Final

from yamen.games.gugong.prompts.benefits import TAKE, card_prompt
from yamen.games.gugong.prompts.common import CHIP_SKIP, SKIP, skip_words
from yamen.kernel.prompt import Prompt
from yamen.kernel.words import Words

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
