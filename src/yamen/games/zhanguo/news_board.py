"""What is told of boats, soldiers, governors, palaces and walls: events with their moves, their sums and their rule."""

from __future__ import annotations

from typing import Final

from yamen.games.zhanguo.components import (
    ACTIONS,
    EDICTS,
    EMPEROR_TILES,
    FIRST_MASTER,
    PALACE_TILES,
    REGIONS,
    SECTIONS,
    SITES,
    SYMBOLS,
)
from yamen.games.zhanguo.ids import above_id, card_id, emperor_id, niche_id, slot_id, space_id
from yamen.games.zhanguo.news import points, tell
from yamen.games.zhanguo.state import Zhanguo
from yamen.games.zhanguo.wording import named
from yamen.kernel.event import BOX, Change, Move
from yamen.kernel.words import Fact

PLACES: Final = 3

# --- the elixir and the mausoleum -------------------------------------------------------------------------------------


def sailed(table: Zhanguo, seat: int, before: int, after: int) -> None:
    """A boat advanced."""
    facts: dict[str, Fact] = {"n": after - before, "space": after, "multiplier": table.box.multiplier[after]}
    tell(table, "sailed", seat, "boat", facts, (), [Change(f"seat/{seat}/boat", after - before)])


def symbol_lost(table: Zhanguo, seat: int) -> None:
    """A symbol could do nothing."""
    tell(table, "symbol-lost", seat, "elixir", {})


def alchemist_placed(table: Zhanguo, seat: int, card: int, place: int) -> None:
    """An alchemist card or a master was placed above a region."""
    kind = "alchemist" if card < FIRST_MASTER else "master-placed"
    facts: dict[str, Fact] = {**named(table, card), "region": REGIONS[place // PLACES]}
    moves = [Move(card_id(seat, card), f"seat/{seat}/alchemists", above_id(seat, place))]
    tell(table, kind, seat, "alchemists", facts, moves)


def master_taken(table: Zhanguo, seat: int, card: int) -> None:
    """A seat took a master."""
    moves = [Move(card_id(seat, card), "masters", f"seat/{seat}/alchemists")]
    assert card >= EDICTS
    tell(table, "master", seat, "masters", named(table, card), moves)


def unlocked(table: Zhanguo, seat: int, n: int, rule: str) -> None:
    """Soldiers came to the entrance of the mausoleum."""
    moves = [Move(f"soldier/{seat}", f"seat/{seat}/locked", f"seat/{seat}/entrance", n)]
    tell(table, "unlocked", seat, rule, {"n": n}, moves)


def soldier_placed(table: Zhanguo, seat: int, niche: int, slot: int, n: int) -> None:
    """A soldier took its place and its points."""
    moves = [Move(f"soldier/{seat}", f"seat/{seat}/entrance", f"{niche_id(table, niche)}/{slot + 1}")]
    facts: dict[str, Fact] = {"symbol": SYMBOLS[table.symbols[niche]], "n": n}
    tell(table, "soldier", seat, "soldiers", facts, moves, points(seat, n, "soldier"))


# --- governors, palaces, walls ----------------------------------------------------------------------------------------


def governor_installed(table: Zhanguo, seat: int, region: int, space: int) -> None:
    """A governor was installed."""
    kind = "governor-bonus" if space else "governor"
    moves = [Move(f"governor/{seat}", f"seat/{seat}/stock", space_id(region, space))]
    tell(table, kind, seat, "governor", {"region": REGIONS[region]}, moves)


def palace_built(table: Zhanguo, seat: int, region: int) -> None:
    """A palace was built."""
    moves = [Move(f"palace/{seat}", f"seat/{seat}/stock", f"palaces/{REGIONS[region]}")]
    tell(table, "palace", seat, "palace", {"region": REGIONS[region]}, moves)


def tile_taken(table: Zhanguo, seat: int, region: int, tile: int) -> None:
    """A palace tile was taken; it leaves the game."""
    facts: dict[str, Fact] = {"palace_tile": PALACE_TILES[tile], "region": REGIONS[region]}
    moves = [Move(f"palace_tile/{PALACE_TILES[tile]}", f"palace_tiles/{REGIONS[region]}", BOX)]
    tell(table, "palace-tile", seat, "palace", facts, moves)


def wall_built(table: Zhanguo, seat: int, slot: int) -> None:
    """A wall was built."""
    moves = [Move(f"wall/{seat}", f"seat/{seat}/stock", slot_id(slot))]
    facts: dict[str, Fact] = {"section": SECTIONS[slot // 4].replace("/", "-"), "slot": slot % 4 + 1}
    tell(table, "wall", seat, "wall", facts, moves)


def emperor_placed(table: Zhanguo, seat: int, tile: int, place: int, site: int) -> None:
    """An emperor tile replaced the trigger of a card."""
    moves = [Move(emperor_id(tile), f"emperors/{SITES[site]}", above_id(seat, place))]
    facts: dict[str, Fact] = {
        "emperor": EMPEROR_TILES[tile],
        "action": ACTIONS[table.box.emperor_trigger[tile]],
        "region": REGIONS[place // PLACES],
        "place": place % PLACES + 1,
    }
    tell(table, "emperor", seat, "emperor", facts, moves)
