"""The ids of places and pieces: the table, the events, the views and the answers all name a thing alike."""

from __future__ import annotations

from yamen.games.zhanguo.components import (
    CARD_NAMES,
    EDICTS,
    EMPEROR_TILES,
    FIRST_MASTER,
    REGIONS,
    SECTIONS,
    SYMBOLS,
)
from yamen.games.zhanguo.state import Zhanguo


def card_id(seat: int, card: int) -> str:
    """A card that is seen: an edict by its number, an alchemist by its owner, a master by its name."""
    if card < EDICTS:
        return f"card/{card + 1}"
    if card < FIRST_MASTER:
        return f"alchemist/{seat}/{CARD_NAMES[card]}"
    return f"master/{CARD_NAMES[card]}"


def above_id(seat: int, place: int) -> str:
    """A place for a card above a seat's board."""
    return f"seat/{seat}/above/{REGIONS[place // 3]}/{place % 3 + 1}"


def free_place(table: Zhanguo, seat: int, region: int) -> str:
    """The place where the next card above a region would lie; the last one if all are taken."""
    return above_id(seat, region * 3 + min(table.cards_in(seat, region), 2))


def placed_id(table: Zhanguo, seat: int, place: int) -> str:
    """The card on a place above a seat's board, or the empty place."""
    card = table.cards[seat * 15 + place]
    return above_id(seat, place) if card < 0 else card_id(seat, card)


def officials_id(seat: int, region: int) -> str:
    """Where a seat's officials in a region stand."""
    return f"seat/{seat}/officials/{REGIONS[region]}"


def workers_id(seat: int, region: int) -> str:
    """Where a seat's workers in a region stand."""
    return f"seat/{seat}/workers/{REGIONS[region]}"


def unrest_id(seat: int, region: int) -> str:
    """A seat's unrest in a region."""
    return f"seat/{seat}/unrest/{REGIONS[region]}"


def space_id(region: int, space: int) -> str:
    """A space for governors in a region: 0 is the open area, the others have a bonus."""
    return f"governors/{REGIONS[region]}/{space}" if space else f"governors/{REGIONS[region]}"


def slot_id(slot: int) -> str:
    """A slot of the wall."""
    return f"wall/{SECTIONS[slot // 4]}/{slot % 4 + 1}"


def niche_id(table: Zhanguo, niche: int) -> str:
    """A niche of the mausoleum, named after the symbol that it speaks of."""
    return f"mausoleum/{SYMBOLS[table.symbols[niche]]}"


def emperor_id(tile: int) -> str:
    """An emperor tile."""
    return f"emperor/{EMPEROR_TILES[tile]}"
