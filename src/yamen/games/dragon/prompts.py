"""Every question the game can ask, with every answer it can have: the whole vocabulary of decisions."""

from __future__ import annotations

from typing import Final

from yamen.games.dragon.components import ACTIONS, CARDS, KINDS, PLOTS, PRIVILEGE, TYPES
from yamen.games.dragon.state import Dragon
from yamen.kernel.ask import Refusal
from yamen.kernel.event import Change
from yamen.kernel.prompt import Prompt
from yamen.kernel.words import Words

# --- start: two types of persons, as one number -----------------------------------------------------------------------


def pair_code(first: int, second: int) -> int:
    """Two types as one number, the lower one first."""
    return first * 16 + second


def pair_of(pair: int) -> tuple[int, int]:
    """The two types of a pair."""
    return pair >> 4, pair & 15


def _pair_words(table: Dragon, seat: int, pair: int) -> Words:
    first, second = pair_of(pair)
    return Words("answer-start", {"first_person": TYPES[first], "second_person": TYPES[second]})


START: Final[Prompt[int]] = Prompt(
    "start",
    "several",
    "dragon/start",
    [pair_code(first, second) for first in range(9) for second in range(first + 1, 9)],
    lambda pair: f"{TYPES[pair >> 4]}+{TYPES[pair & 15]}",
    lambda table, seat, pair: [f"persons/young_{TYPES[pair >> 4]}", f"persons/young_{TYPES[pair & 15]}"],
    _pair_words,
)


# --- act: one of the seven actions (the privilege in two sizes), or saving --------------------------------------------

SMALL: Final = PRIVILEGE  # the answer "small privilege" has the number of its action
LARGE: Final = 7
SAVE: Final = 8
ANSWERS: Final = (*ACTIONS[:PRIVILEGE], "small_privilege", "large_privilege", "save")


def action_of(answer: int) -> int:
    """The action card behind an answer."""
    return PRIVILEGE if answer == LARGE else answer


def _act_lights(table: Dragon, seat: int, answer: int) -> list[str]:
    if answer == SAVE:
        return ["refill"]
    if answer >= PRIVILEGE:
        return ["action/privilege", f"privileges:{ANSWERS[answer]}"]
    return [f"action/{ACTIONS[answer]}"]


def _act_words(table: Dragon, seat: int, answer: int) -> Words:
    if answer == SAVE:
        return Words("answer-save", {"to": max(table.yuan[seat], table.box.save_up_to)})
    return Words("answer-act", {"action": ANSWERS[answer], "group": table.groups[action_of(answer)]})


def privilege_cost(table: Dragon, answer: int) -> int:
    """What the small or the large privilege costs. Rule: dragon/privilege (ruling R3)."""
    return table.box.small_cost if answer == SMALL else table.box.large_cost


def _act_price(table: Dragon, seat: int, answer: int) -> list[Change]:
    if answer == SAVE:
        return []
    price = table.box.fee if table.groups[action_of(answer)] in table.dragons else 0
    if answer >= PRIVILEGE:
        price += privilege_cost(table, answer)
    return [Change(f"seat/{seat}/yuan", -price)] if price else []


ACT: Final[Prompt[int]] = Prompt(
    "act",
    "card",
    "dragon/action",
    range(len(ANSWERS)),
    lambda answer: ANSWERS[answer],
    _act_lights,
    _act_words,
    _act_price,
)


# --- floor: where a new floor goes ------------------------------------------------------------------------------------


def _floor_words(table: Dragon, seat: int, plot: int) -> Words:
    palaces = table.palaces[seat]
    floors = palaces[plot].floors if plot < len(palaces) else 0
    return Words("answer-floor", {"plot": plot + 1, "floors": floors})


FLOOR: Final[Prompt[int]] = Prompt(
    "floor",
    "place",
    "dragon/build",
    range(PLOTS),
    lambda plot: str(plot + 1),
    lambda table, seat, plot: [f"seat/{seat}/palace/{plot + 1}"],
    _floor_words,
)


# --- card and tile: whom to hire --------------------------------------------------------------------------------------

CARD: Final[Prompt[int]] = Prompt(
    "card",
    "card",
    "dragon/hire",
    range(len(CARDS)),
    lambda card: CARDS[card],
    lambda table, seat, card: [f"seat/{seat}/hand:{CARDS[card]}"],
    lambda table, seat, card: Words("answer-card", {"card": CARDS[card]}),
)

TILE: Final[Prompt[int]] = Prompt(
    "tile",
    "place",
    "dragon/hire",
    range(len(KINDS)),
    lambda kind: KINDS[kind],
    lambda table, seat, kind: [f"persons/{KINDS[kind]}"],
    lambda table, seat, kind: Words(
        "answer-tile", {"person": KINDS[kind], "points": table.box.points[kind], "symbols": table.box.symbols[kind]}
    ),
)


# --- house: which palace; replace: who makes room; release: who leaves ------------------------------------------------

HOUSE: Final[Prompt[int]] = Prompt(
    "house",
    "place",
    "dragon/palaces",
    range(PLOTS),
    lambda plot: str(plot + 1),
    lambda table, seat, plot: [f"seat/{seat}/palace/{plot + 1}"],
    lambda table, seat, plot: Words("answer-house", {"plot": plot + 1}),
)

DECLINE: Final = -1
PERSONS: Final = [plot * 16 + kind for plot in range(PLOTS) for kind in range(len(KINDS))]


def write_person(person: int) -> str:
    """A person in a palace as notation writes it: plot, kind."""
    return f"{(person >> 4) + 1}/{KINDS[person & 15]}"


def light_person(seat: int, person: int) -> str:
    """The id of a person in a palace."""
    return f"seat/{seat}/palace/{(person >> 4) + 1}:{KINDS[person & 15]}"


REPLACE: Final[Prompt[int]] = Prompt(
    "replace",
    "place",
    "dragon/replace",
    [*PERSONS, DECLINE],
    lambda person: "none" if person == DECLINE else write_person(person),
    lambda table, seat, person: ["removed"] if person == DECLINE else [light_person(seat, person)],
    lambda table, seat, person: (
        Words("answer-decline")
        if person == DECLINE
        else Words("answer-replace", {"person": KINDS[person & 15], "plot": (person >> 4) + 1})
    ),
)

RELEASE: Final[Prompt[int]] = Prompt(
    "release",
    "place",
    "dragon/release",
    PERSONS,
    write_person,
    lambda table, seat, person: [light_person(seat, person)],
    lambda table, seat, person: Words("answer-release", {"person": KINDS[person & 15], "plot": (person >> 4) + 1}),
)

PROMPTS: Final = (START, ACT, FLOOR, CARD, TILE, HOUSE, REPLACE, RELEASE)


def refuse_house(table: Dragon, seat: int, plot: int, about: object) -> Refusal:
    """There is no such palace, or it is full."""
    palaces = table.palaces[seat]
    facts: dict[str, int | str | Words] = {"plot": plot + 1}
    if plot >= len(palaces) or not palaces[plot].floors:
        return Refusal("no-palace-there", "dragon/palaces", facts)
    facts["persons"] = len(palaces[plot].persons)
    return Refusal("no-palace-full", "dragon/palaces", facts)


def refuse_person(table: Dragon, seat: int, person: int, about: object) -> Refusal:
    """No such person lives there. `about` is the rule by which somebody must go, dragon/release if nothing is said."""
    facts: dict[str, int | str | Words] = {"person": KINDS[person & 15], "plot": (person >> 4) + 1}
    return Refusal("no-person-there", about if isinstance(about, str) else "dragon/release", facts)
