"""The names of the expansion's pieces, in the order of their numbers."""

from __future__ import annotations

from typing import Final

# what new gift cards show: a card of another hand, the top card of the pile, a servant on the wall, two steps back
ICONS: Final = ("hand_swap", "pile_swap", "replace", "retreat")
CARDS: Final = ("N-low", "N-3", "N-4", "N-5", "N-6", "N-high")
TOKENS: Final = ("pile_swap", "reuse_token")
TILES: Final = ("L1-last", "L2-intrigue")
