"""Questions about cards: what is played, placed, woken, taken, with every answer they can have."""

from __future__ import annotations

from typing import Final

from yamen.games.zhanguo.components import (
    ACTIONS,
    CARD_NAMES,
    DOMAINS,
    EDICTS,
    FIRST_MASTER,
    REGIONS,
    STARTING_TILES,
)
from yamen.games.zhanguo.ids import card_id, free_place, placed_id
from yamen.games.zhanguo.prompts_people import MOVES, STOP, move_lights, move_words, write_move
from yamen.games.zhanguo.state import Zhanguo
from yamen.games.zhanguo.wording import named, on_place, starting_words, trigger, written
from yamen.kernel.door import CHIP
from yamen.kernel.event import Change
from yamen.kernel.prompt import Prompt
from yamen.kernel.words import Fact, Words

# --- start: a starting tile, chosen in secret -------------------------------------------------------------------------

START: Final[Prompt[int]] = Prompt(
    "start",
    "item",
    "zhanguo/starting-tiles",
    range(len(STARTING_TILES)),
    lambda tile: STARTING_TILES[tile],
    lambda table, seat, tile: [f"starting/{STARTING_TILES[tile]}"],
    lambda table, seat, tile: Words("answer-start", {"what": starting_words(table, tile)}),
)

# --- play: a card of the hand, for a region of my board or for one of the six actions at court ------------------------

AT_COURT: Final = 5  # the six actions follow the five regions
DISCARD: Final = 11
WHERE: Final = (*REGIONS, *ACTIONS, "discard")


def _play_lights(table: Zhanguo, seat: int, play: int) -> list[str]:
    where = play & 15
    card = card_id(seat, play >> 4)
    if where < AT_COURT:
        return [card, free_place(table, seat, where)]
    return [card, "court" if where == DISCARD else f"court/{ACTIONS[where - AT_COURT]}"]


def _play_words(table: Zhanguo, seat: int, play: int) -> Words:
    where = play & 15
    card = play >> 4
    facts: dict[str, Fact] = {"card": card + 1}
    if where < AT_COURT:
        before = table.cards_in(seat, where)
        facts["region"] = REGIONS[where]
        facts["domain"] = DOMAINS[card // 40]
        facts["tokens"] = min(table.box.card_tokens[min(before, 2)], table.supply[card // 40])
        facts["unrest"] = table.box.card_unrest[min(before, 2)]
        facts |= written(table, card)
        return Words("answer-play-unification", facts)
    if where == DISCARD:
        return Words("answer-play-discard", facts)
    facts["action"] = ACTIONS[where - AT_COURT]
    suits = fits(table, card, where - AT_COURT)
    facts["fits"] = "yes" if suits else "no"
    facts["n"] = roused(table, seat, where - AT_COURT) if suits else 0
    return Words("answer-play-court", facts)


def _play_price(table: Zhanguo, seat: int, play: int) -> list[Change]:
    where = play & 15
    unrest = table.box.card_unrest[min(table.cards_in(seat, where), 2)] if where < AT_COURT else 0
    return [Change(f"seat/{seat}/unrest/{REGIONS[where]}", unrest)] if unrest else []


def fits(table: Zhanguo, card: int, action: int) -> bool:
    """Whether a card suits an action: lower than the covered one for the first three, higher for the others.

    The first card at court always does. Rule: zhanguo/fits (ruling R2).
    """
    if not table.court:
        return True
    return card < table.court[-1] if action < 3 else card > table.court[-1]


def roused(table: Zhanguo, seat: int, action: int) -> int:
    """How many cards above a seat's board an action triggers as things stand, in regions calm enough."""
    n = 0
    for place in range(15):
        at = seat * 15 + place
        if table.cards[at] >= 0 and trigger(table, at) == action:
            n += table.unrest[seat * 5 + place // 3] < table.box.most_unrest
    return n


PLAY: Final[Prompt[int]] = Prompt(
    "play",
    "pair",
    "zhanguo/play",
    [card * 16 + where for card in range(EDICTS) for where in range(len(WHERE))],
    lambda play: f"{(play >> 4) + 1}>{WHERE[play & 15]}",
    _play_lights,
    _play_words,
    _play_price,
)

# --- the elixir: alchemist cards and masters; an answer is card * 5 + region ------------------------------------------

SOLDIER_INSTEAD: Final = 50
CODES: Final = range(50)


def card_of(code: int) -> int:
    """The alchemist card or master of an answer."""
    return EDICTS + code // 5


def _write_alchemist(code: int) -> str:
    return f"{CARD_NAMES[card_of(code)]}>{REGIONS[code % 5]}"


def _alchemist_lights(table: Zhanguo, seat: int, code: int) -> list[str]:
    return [card_id(seat, card_of(code)), free_place(table, seat, code % 5)]


def _alchemist_words(table: Zhanguo, code: int) -> Words:
    return Words("answer-alchemist", {"region": REGIONS[code % 5], **named(table, card_of(code))})


SYMBOL: Final[Prompt[int]] = Prompt(
    "symbol",
    "item",
    "zhanguo/elixir",
    [SOLDIER_INSTEAD, *CODES],
    lambda code: "soldier" if code == SOLDIER_INSTEAD else _write_alchemist(code),
    lambda table, seat, code: (
        [f"seat/{seat}/locked:soldier/{seat}"] if code == SOLDIER_INSTEAD else _alchemist_lights(table, seat, code)
    ),
    lambda table, seat, code: Words("answer-unlock") if code == SOLDIER_INSTEAD else _alchemist_words(table, code),
)

ALCHEMIST_CARD: Final[Prompt[int]] = Prompt(
    "alchemist",
    "pair",
    "zhanguo/alchemists",
    [*CODES, STOP],
    lambda code: "stop" if code == STOP else _write_alchemist(code),
    lambda table, seat, code: [CHIP + "stop"] if code == STOP else _alchemist_lights(table, seat, code),
    lambda table, seat, code: Words("answer-stop") if code == STOP else _alchemist_words(table, code),
)

MASTER: Final[Prompt[int]] = Prompt(
    "master",
    "card",
    "zhanguo/masters",
    range(5),
    lambda master: CARD_NAMES[FIRST_MASTER + master],
    lambda table, seat, master: [card_id(seat, FIRST_MASTER + master)],
    lambda table, seat, master: Words("answer-master", named(table, FIRST_MASTER + master)),
)

# --- wake: which card above my board acts now, or an official moves instead, or it is enough --------------------------

MOVED: Final = 16  # moves of an official follow the fifteen places
ENOUGH: Final = 99


def _wake_lights(table: Zhanguo, seat: int, code: int) -> list[str]:
    if code == ENOUGH:
        return [CHIP + "enough"]
    return move_lights(seat, code - MOVED) if code >= MOVED else [placed_id(table, seat, code)]


def _write_wake(code: int) -> str:
    if code == ENOUGH:
        return "enough"
    return write_move(code - MOVED) if code >= MOVED else f"{REGIONS[code // 3]}/{code % 3 + 1}"


def _wake_words(table: Zhanguo, seat: int, code: int) -> Words:
    if code == ENOUGH:
        return Words("answer-enough")
    if code >= MOVED:
        return move_words(code - MOVED)
    return on_place("answer-wake", table, seat, code)


WAKE: Final[Prompt[int]] = Prompt(
    "wake",
    "item",
    "zhanguo/activate",
    [*range(15), *(MOVED + move for move in MOVES), ENOUGH],
    _write_wake,
    _wake_lights,
    _wake_words,
)
