"""What several prompts share: leaving something, and the ids and words of things."""

from __future__ import annotations

from typing import Final

from yamen.games.gugong.components import CARDS, ICONS, PLACES
from yamen.games.gugong.state import Gugong
from yamen.kernel.ask import Refusal
from yamen.kernel.event import Change
from yamen.kernel.words import Fact, Words

SKIP: Final = -1
CHIP_SKIP: Final = "chip/skip"
RADIX: Final = 16  # a card and a place are one number: card * RADIX + place

# with a plain servant, or with the double one
PLAIN: Final = 0
TWIN: Final = 1
PIECES: Final = ("servant", "double")


def card_id(card: int) -> str:
    """The id of a gift card."""
    return f"card/{CARDS[card]}"


def court_id(place: int) -> str:
    """The id of the place where an official's gift lies."""
    return f"court/{PLACES[place]}"


def in_pool(seat: int, piece: int) -> str:
    """The id of a servant in the pool."""
    return f"seat/{seat}/pool:{PIECES[piece]}/{seat}"


def in_supply(seat: int, piece: int) -> str:
    """The id of a servant in the supply."""
    return f"seat/{seat}/supply:{PIECES[piece]}/{seat}"


def token_id(seat: int, name: str) -> str:
    """The id of a token that lies face up on a player board."""
    return f"seat/{seat}/tokens:token/{name}"


def card_facts(table: Gugong, card: int) -> dict[str, Fact]:
    """What a gift card is called: its value and what it shows."""
    return {"value": table.box.value[card], "icon": ICONS[table.box.icon[card]]}


def skip_words(key: str = "answer-skip") -> Words:
    """Leaving it."""
    return Words(key)


def servants(seat: int, n: int) -> list[Change]:
    """A price in servants."""
    return [Change(f"seat/{seat}/servants", -n)] if n else []


def servants_in(table: Gugong, seat: int) -> int:
    """What the servants in a pool can pay; the double one pays two."""
    return table.pool[seat] + (2 if table.doubles[seat] == 2 else 0)


def too_few(table: Gugong, seat: int, need: int, rule: str) -> Refusal:
    """There are not enough servants in the pool."""
    return Refusal("no-servants", rule, {"need": need, "have": servants_in(table, seat)})
