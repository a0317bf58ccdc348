"""Questions about benefits: travel tokens and their exchange, Intrigue benefits, morning decrees."""

from __future__ import annotations

from typing import Final

from yamen.games.gugong.components import CARDS, PLACES, TILES, TOKENS
from yamen.games.gugong.prompts.common import (
    CHIP_SKIP,
    PIECES,
    RADIX,
    SKIP,
    card_facts,
    card_id,
    court_id,
    in_pool,
    servants,
    skip_words,
    token_id,
)
from yamen.games.gugong.state import Gugong
from yamen.kernel.event import Change
from yamen.kernel.prompt import Prompt
from yamen.kernel.words import Words

TAKE: Final = 0

# --- the benefit of a token that was just taken -----------------------------------------------------------------------


def _held(table: Gugong) -> str:
    return TOKENS[table.held] if table.held >= 0 else "none"


TOKEN: Final[Prompt[int]] = Prompt(
    "token",
    "yes_no",
    "gugong/tokens",
    [TAKE, SKIP],
    lambda answer: "take" if answer == TAKE else "skip",
    lambda table, seat, answer: [f"seat/{seat}/held" if answer == TAKE else CHIP_SKIP],
    lambda table, seat, answer: (
        Words("answer-token", {"token": _held(table)}) if answer == TAKE else skip_words("answer-skip")
    ),
)


def card_prompt(name: str, rule: str) -> Prompt[int]:
    """A card of one's own, or none."""
    return Prompt(
        name,
        "card",
        rule,
        [*range(len(CARDS)), SKIP],
        lambda card: "skip" if card == SKIP else CARDS[card],
        lambda table, seat, card: [CHIP_SKIP if card == SKIP else card_id(card)],
        lambda table, seat, card: skip_words() if card == SKIP else Words(f"answer-{name}", card_facts(table, card)),
    )


DISCARD_GIFT: Final = card_prompt("discard", "gugong/discard-jade")
RETRIEVE: Final = card_prompt("retrieve", "gugong/retrieve")

# --- lay: a bonus token with a servant, beside one's board or beside a place ------------------------------------------

OWN_BOARD: Final = 15

LAY: Final[Prompt[int]] = Prompt(
    "lay",
    "place",
    "gugong/bonus",
    [place * 2 + piece for place in (*range(len(PLACES)), OWN_BOARD) for piece in (0, 1)] + [SKIP],
    lambda lay: (
        "skip" if lay == SKIP else f"{'board' if lay // 2 == OWN_BOARD else PLACES[lay // 2]}:{PIECES[lay % 2]}"
    ),
    lambda table, seat, lay: (
        [CHIP_SKIP]
        if lay == SKIP
        else [f"seat/{seat}/beside" if lay // 2 == OWN_BOARD else court_id(lay // 2), in_pool(seat, lay % 2)]
    ),
    lambda table, seat, lay: (
        skip_words()
        if lay == SKIP
        else Words(
            "answer-lay",
            {
                "token": _held(table),
                "place": "board" if lay // 2 == OWN_BOARD else PLACES[lay // 2],
                "piece": PIECES[lay % 2],
            },
        )
    ),
    lambda table, seat, lay: [] if lay == SKIP else servants(seat, 1 + lay % 2),
)

AGAIN: Final[Prompt[int]] = Prompt(
    "again",
    "yes_no",
    "gugong/double-action",
    [TAKE, SKIP],
    lambda answer: "yes" if answer == TAKE else "no",
    lambda table, seat, answer: [token_id(seat, "double_card_action") if answer == TAKE else CHIP_SKIP],
    lambda table, seat, answer: Words("answer-again") if answer == TAKE else skip_words("answer-not-again"),
)

# --- Intrigue benefits ------------------------------------------------------------------------------------------------

BENEFITS: Final = ("servant", "servants", "die", "jade")


def _benefit_price(table: Gugong, seat: int, benefit: int) -> list[Change]:
    return [] if benefit == SKIP else [Change(f"seat/{seat}/intrigue", -table.box.benefits[benefit])]


def benefit_prompt(name: str, rule: str, answers: list[int], by: tuple[str, ...] = ()) -> Prompt[int]:
    """What influence can be used for; `by` is what one clicks first, if anything."""
    return Prompt(
        name,
        "item",
        rule,
        answers,
        lambda benefit: "skip" if benefit == SKIP else BENEFITS[benefit],
        lambda table, seat, benefit: [*by, CHIP_SKIP if benefit == SKIP else f"benefit/{BENEFITS[benefit]}"],
        lambda table, seat, benefit: (
            skip_words()
            if benefit == SKIP
            else Words("answer-benefit", {"benefit": BENEFITS[benefit], "steps": table.box.benefits[benefit]})
        ),
        _benefit_price,
    )


BENEFIT: Final = benefit_prompt("benefit", "gugong/benefits", [*range(len(BENEFITS)), SKIP])

DIE: Final[Prompt[int]] = Prompt(
    "die",
    "item",
    "gugong/benefits",
    [die * RADIX + face for die in range(3) for face in range(1, 10)],
    lambda turn: f"{turn // RADIX + 1}={turn % RADIX}",
    lambda table, seat, turn: [f"die/{turn // RADIX + 1}", f"chip/face-{turn % RADIX}"],
    lambda table, seat, turn: Words("answer-die", {"die": turn // RADIX + 1, "face": turn % RADIX}),
)

# --- travel tokens exchanged: what for, and how many doubles among them -----------------------------------------------

FOR_SERVANT: Final = 0
FOR_DOUBLE: Final = 1
FOR_POINTS: Final = 2
FOR_JADE: Final = 3
GOODS: Final = ("servant", "double", "points", "jade")
MOST_DOUBLES: Final = 4  # what * 4 + doubles given


def tokens_for(table: Gugong, what: int) -> int:
    """What the tokens given must be worth. Rule: gugong/exchange."""
    if what == FOR_POINTS:
        return table.box.tokens_for_points
    return table.box.tokens_for_jade if what == FOR_JADE else table.box.tokens_for_servant


def exchange_prompt(name: str) -> Prompt[int]:
    """Tokens for a servant, points or a jade."""
    return Prompt(
        name,
        "item",
        "gugong/exchange",
        [what * MOST_DOUBLES + doubles for what in range(len(GOODS)) for doubles in range(MOST_DOUBLES)],
        lambda give: f"{GOODS[give // MOST_DOUBLES]}{'+' * (give % MOST_DOUBLES)}",
        lambda table, seat, give: (
            [f"exchange/{GOODS[give // MOST_DOUBLES]}"]
            if give % MOST_DOUBLES == 0
            else [f"exchange/{GOODS[give // MOST_DOUBLES]}", f"chip/doubles-{give % MOST_DOUBLES}"]
        ),
        lambda table, seat, give: Words(
            "answer-exchange",
            {
                "goods": GOODS[give // MOST_DOUBLES],
                "n": tokens_for(table, give // MOST_DOUBLES),
                "doubles": give % MOST_DOUBLES,
            },
        ),
        lambda table, seat, give: [Change(f"seat/{seat}/tokens", -tokens_for(table, give // MOST_DOUBLES))],
    )


EXCHANGE: Final = exchange_prompt("exchange")
ROOM: Final = exchange_prompt("room")

GIVE: Final[Prompt[int]] = Prompt(
    "give",
    "item",
    "gugong/exchange",
    range(len(TOKENS)),
    lambda kind: TOKENS[kind],
    lambda table, seat, kind: [token_id(seat, TOKENS[kind])],
    lambda table, seat, kind: Words("answer-give", {"token": TOKENS[kind]}),
)

# --- morning and the end of a turn ------------------------------------------------------------------------------------

MORNING: Final[Prompt[int]] = Prompt(
    "morning",
    "place",
    "gugong/morning-decrees",
    [*range(len(TILES)), SKIP],
    lambda tile: "done" if tile == SKIP else TILES[tile],
    lambda table, seat, tile: ["chip/done" if tile == SKIP else f"tile/{TILES[tile]}"],
    lambda table, seat, tile: (
        skip_words("answer-morning-done") if tile == SKIP else Words("answer-morning", {"tile": TILES[tile]})
    ),
)

REST: Final[Prompt[int]] = Prompt(
    "rest",
    "item",
    "gugong/exchange",
    [SKIP],
    lambda answer: "done",
    lambda table, seat, answer: ["chip/done"],
    lambda table, seat, answer: Words("answer-rest"),
)
