"""The printed facts as typed tables, made from components.toml and cards.csv (or from an owner's corrected copy).

Cards are numbers: 0 to 119 the edicts 1 to 120, 120 to 124 the alchemists A1 to A5 that every seat has, 125 to 129 the
masters M1 to M5.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from yamen.kernel.fact_files import load

REGIONS: Final = ("chu", "wei", "zhao", "qi", "yan")
CHU: Final = 0
DOMAINS: Final = ("writing", "currency", "laws")
SUITS: Final = ("writing", "currency", "laws", "alchemist")
ALCHEMISTS: Final = 3  # the suit of alchemists and masters
OFFICIALS: Final = ("alchemist", "architect", "general")
ALCHEMIST: Final = 0
ARCHITECT: Final = 1
GENERAL: Final = 2
ANY: Final = -1

ACTIONS: Final = (
    "recruit_official",
    "search_elixir",
    "install_governor",
    "hire_workers",
    "build_palace",
    "build_wall",
)
RECRUIT: Final = 0
ELIXIR: Final = 1
GOVERNOR: Final = 2
HIRE: Final = 3
PALACE: Final = 4
WALL: Final = 5

SECTIONS: Final = ("s1/left", "s1/right", "s2/left", "s2/right", "s3/left", "s3/right")
SITES: Final = ("s1", "s2", "s3")
SYMBOLS: Final = (*REGIONS, *SITES, "elixir")  # on the niches of the mausoleum
ELIXIR_NICHE: Final = 8
SLOTS: Final = 4  # the most that a section of the wall or a niche has

EDICTS: Final = 120
FIRST_MASTER: Final = 125
CARDS: Final = 130
CARD_NAMES: Final = (
    *(str(n) for n in range(1, EDICTS + 1)),
    *(f"A{n}" for n in range(1, 6)),
    *(f"M{n}" for n in range(1, 6)),
)
SUIT_OF: Final = tuple(min(card // 40, ALCHEMISTS) for card in range(CARDS))

ABILITIES: Final = (
    "advance_boat",
    "recruit_in_region",
    "move_worker",
    "move_officials",
    "reduce_unrest_any",
    "gain_token_choice",
    "vp_per_alchemist_card",
    "vp_per_piece",
    "unrest_gain_tokens",
    "unrest_hire_worker",
    "unrest_vp_per_suit_card",
    "worker",
    "recruit_any",
    "calm_here_and_any",
    "move_officials_3",
    "unrest_tokens_choice",
    "points_alchemists_here",
    "unlock",
    "points_soldiers",
    "unrest_2_workers",
    "points_round",
)
PIECES: Final = ("governor", "palace", "wall")

WALL_TILES: Final = tuple(f"{n}{face}" for n in range(1, 8) for face in "ab")
PALACE_TILES: Final = ("writing", "currency", "laws", "alchemist", "any")
ANY_CARD: Final = len(PALACE_TILES) - 1  # the tile that counts every card
GOVERNOR_TILES: Final = tuple(f"G{n}" for n in range(1, 11))
BLANK: Final = 10
BONUSES: Final = 4  # the most spaces with a bonus that a region has: two tiles with two each
EMPEROR_TILES: Final = tuple(f"E{n}" for n in range(1, 7))
MAUSOLEUM_TILES: Final = ("R1", "R2", "R3", "R4", "R5", "W1", "W2", "W3", "E1")
STARTING_TILES: Final = tuple(f"S{n}" for n in range(1, 11))

SOURCES: Final = (
    "cards",
    "bonuses",
    "palaces",
    "mausoleum",
    "majorities",
    "elixir",
    "lines",
    "walls",
    "soldiers",
    "tiles",
)
FROM_CARDS: Final = 0
FROM_BONUSES: Final = 1
FROM_PALACES: Final = 2
FROM_MAUSOLEUM: Final = 3
FROM_MAJORITIES: Final = 4
FROM_ELIXIR: Final = 5
FROM_LINES: Final = 6
FROM_WALLS: Final = 7
FROM_SOLDIERS: Final = 8
FROM_TILES: Final = 9  # Li Si's palace tiles, which count at the end

# What a space of the elixir track shows.
PLAIN: Final = 0
SINGLE: Final = 1
DOUBLE: Final = 2
MASTER: Final = 3

EFFECTS: Final = (
    "recruit",
    "hire",
    "sail",
    "unlock",
    "alchemist",
    "governor",
    "palace",
    "wall",
    "reset",
    "calm",
    "honour",
    "move_officials",
    "move_workers",
    "points",
)
DO_RECRUIT: Final = 0
DO_HIRE: Final = 1
DO_SAIL: Final = 2
DO_UNLOCK: Final = 3
DO_ALCHEMIST: Final = 4
DO_GOVERNOR: Final = 5
DO_PALACE: Final = 6
DO_WALL: Final = 7
DO_RESET: Final = 8
DO_CALM: Final = 9
DO_HONOUR: Final = 10
DO_MOVE_OFFICIALS: Final = 11
DO_MOVE_WORKERS: Final = 12
DO_POINTS: Final = 13
COUNTED: Final = ("writing", "currency", "laws", "alchemists", "palaces", "walls")  # what points are given for


def price_code(writing: int, currency: int, laws: int, big: int) -> int:
    """A payment as a number: small tokens of each domain, and big ones as bits."""
    return writing + currency * 4 + laws * 16 + big * 64


def components() -> dict[str, Any]:
    """The facts of the box as data; the edicts are the rows of `cards`."""
    return load(Path(__file__).parent, ("cards",))
