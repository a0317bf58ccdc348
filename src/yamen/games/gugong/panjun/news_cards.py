"""What is told of the new gift cards, tokens and decrees."""

from __future__ import annotations

from typing import Final

from yamen.games.gugong.components import TOKENS
from yamen.games.gugong.news import event, tell, tell_owner
from yamen.games.gugong.news_travel import slot_kind
from yamen.games.gugong.prompts.common import card_facts, card_id
from yamen.games.gugong.state import Gugong
from yamen.kernel.event import Move

HIDDEN: Final = {"hand-drawn": "hand-drawn-hidden", "hand-given": "hand-given-hidden"}


def passed_on(table: Gugong, seat: int, other: int, card: int, kind: str) -> None:
    """A card goes from a hand to another one; these two see it, but Meng's cards lie face down."""
    herald = table.herald
    assert herald is not None
    here, there = f"seat/{seat}/hand", f"seat/{other}/hand"
    seats = {"other_seat": other}
    facts = {**card_facts(table, card), **seats}
    veiled = event(HIDDEN[kind], seat, "hand-swap", {**seats}, [Move("card", here, there)])
    for viewer in (seat, other):
        if viewer == table.meng:
            continue
        face, back = card_id(card), "card"
        moves = [Move(face, here, there, 1, back)] if viewer == seat else [Move(back, here, there, 1, face)]
        seen = event(kind, seat, "hand-swap", facts, moves)
        seen.seats = (viewer,)
        seen.veiled = veiled
        veiled = seen
    herald.tell(veiled)


def under_the_pile(table: Gugong, seat: int, card: int, new: int, place: str) -> None:
    """A card goes under the pile and its top card comes where that was; only the owner sees them."""
    here = f"seat/{seat}/{place}"
    seen = event(
        "pile-swap",
        seat,
        "pile-swap",
        {**card_facts(table, card), "other_value": table.box.value[new]},
        [Move(card_id(card), here, "pile", 1, "card"), Move("card", "pile", here, 1, card_id(new))],
    )
    moves = [Move("card", here, "pile"), Move("card", "pile", here)]
    tell_owner(table, seat, seen, event("pile-swap-hidden", seat, "pile-swap", {}, moves))


def token_reused(table: Gugong, seat: int, kind: int) -> None:
    """The new token lies down, and another one is turned up in its place."""
    here, there = f"seat/{seat}/tokens", f"seat/{seat}/held"
    moves = [
        Move(f"token/{TOKENS[table.slots[seat][-1]]}", there, here, 1, slot_kind(table.slots[seat][-1])),
        Move(slot_kind(kind), here, there, 1, f"token/{TOKENS[kind]}"),
    ]
    tell(table, "reused", seat, "reuse", {"token": TOKENS[kind]}, moves)


def meng_reuses(table: Gugong, seat: int, kind: int) -> None:
    """Meng has the benefit of the token before once more."""
    tell(table, "meng-reused", seat, "meng-reuse", {"token": TOKENS[kind]})
