"""The names under which a table is saved."""

from __future__ import annotations

from typing import Final

# The constructor's arguments, by their kind and in their order.
NUMBERS: Final = ("round", "turn", "card", "action", "fits", "woken", "row", "masters")
TUPLES: Final = (
    "starts",
    "wall_tiles",
    "governor_tiles",
    "symbols",
    "mausoleum",
    "lisi_actions",
    "lisi_discard",
    "lisi_deck",
    "discard",
    "lisi_tiles",
)
LISTS: Final = (
    "hands",
    "cards",
    "emperors",
    "unrest",
    "officials",
    "reserve",
    "workers",
    "governors",
    "palaces",
    "stock",
    "boats",
    "locked",
    "entrance",
    "aside",
    "tokens",
    "supply",
    "big",
    "bonuses",
    "palace_tiles",
    "walls",
    "piles",
    "niches",
    "order",
    "column",
    "court",
    "ledger",
)
