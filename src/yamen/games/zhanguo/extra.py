"""What a board needs more than zones: printed facts, what fits, what would wake, running sums. Plain arithmetic."""

from __future__ import annotations

from typing import Any

from yamen.games.zhanguo.abilities import useful
from yamen.games.zhanguo.components import (
    ACTIONS,
    DOMAINS,
    EDICTS,
    EMPEROR_TILES,
    MAUSOLEUM_TILES,
    SECTIONS,
    SYMBOLS,
    WALL_TILES,
)
from yamen.games.zhanguo.final import (
    elixir_points,
    line_points,
    majority_points,
    soldier_points,
    sources,
    wall_points,
)
from yamen.games.zhanguo.ids import card_id
from yamen.games.zhanguo.mausoleum import met, stands_in
from yamen.games.zhanguo.prompts_build import tile_value
from yamen.games.zhanguo.prompts_play import fits
from yamen.games.zhanguo.state import HAND, LISI, Zhanguo
from yamen.games.zhanguo.wording import ability, trigger


def extra(table: Zhanguo, seat: int) -> dict[str, Any]:
    """The typed part of a view: `covered` is the number to beat at court, 0 before the first card."""
    box = table.box
    rewards = [
        [{"domain": DOMAINS[domain], "effect": box.rewards[domain][round_].name} for domain in box.rows]
        for round_ in range(box.rounds)
    ]
    out: dict[str, Any] = {
        "covered": table.court[-1] + 1 if table.court else 0,
        "rewards": rewards,
        "elixir": {"symbols": list(box.symbols), "multiplier": list(box.multiplier)},
        "wall": {
            section: {"per": box.wall_per[tile], "values": list(box.wall_values[tile]), "tile": WALL_TILES[tile]}
            for section, tile in zip(SECTIONS, table.wall_tiles, strict=True)
        },
        "emperors": {
            tile: ACTIONS[trigger_] for tile, trigger_ in zip(EMPEROR_TILES, box.emperor_trigger, strict=True)
        },
        "niches": [_niche(table, niche) for niche in range(9)],
        "final": [forecast(table, other) for other in range(table.players)],
        "cards": cards(table, seat),
        "wakes": {action: would_wake(table, seat, i) for i, action in enumerate(ACTIONS)}
        if 0 <= seat < table.seats
        else {},
        "hand": hand(table, seat) if 0 <= seat < table.seats else [],
    }
    if table.seats == 1:
        level = box.level
        out["lisi"] = {
            "level": table.rules.options["lisi"],
            "top": level.top,
            "bottom": level.bottom,
            "sources": sources(table, LISI),
            "left": sorted(table.lisi_actions),
        }
    return out


def _niche(table: Zhanguo, niche: int) -> dict[str, Any]:
    tile = table.box.niches[table.mausoleum[niche]]
    return {
        "symbol": SYMBOLS[table.symbols[niche]],
        "tile": MAUSOLEUM_TILES[table.mausoleum[niche]],
        "governors": tile.governors,
        "palaces": tile.palaces,
        "cards": tile.cards,
        "walls": tile.walls,
        "multiplier": tile.multiplier,
        "alchemists": tile.alchemists,
        "points": list(tile.points),
        "met": [met(table, seat, niche) for seat in range(table.players)],
        "taken": [stands_in(table, seat, niche) for seat in range(table.players)],
    }


def forecast(table: Zhanguo, seat: int) -> dict[str, int]:
    """What the final scoring would give a seat if the game ended as everybody stands now."""
    walls = [slot for slot, owner in enumerate(table.walls) if owner == seat]
    out = {
        "majorities": sum(majority_points(table, region)[seat] for region in range(5)),
        "elixir": elixir_points(table, seat),
        "lines": line_points(table, seat),
        "walls": sum(wall_points(table, seat, slot) for slot in walls),
        "soldiers": soldier_points(table, seat),
    }
    if table.seats == 1 and seat == LISI:
        out["tiles"] = sum(tile_value(table, LISI, code >> 3, code & 7) for code in table.lisi_tiles)
    return out


def cards(table: Zhanguo, seat: int) -> dict[str, Any]:
    """Trigger and ability of every card that this seat sees: above the boards, beside them, and in its own hand."""
    out: dict[str, Any] = {}
    for owner in range(table.players):
        for at in range(owner * 15, owner * 15 + 15):
            card = table.cards[at]
            if card >= 0:
                out[card_id(owner, card)] = {
                    "trigger": ACTIONS[trigger(table, at)],
                    "words": ability(table, card).doc(),
                }
        shown = [EDICTS + i for i in range(10) if table.aside[owner] >> i & 1]
        shown += [125 + i for i in range(5) if table.masters >> i & 1]
        if owner == seat and owner < table.seats:
            shown += [card for card in table.hands[seat * HAND : seat * HAND + HAND] if card >= 0]
        for card in shown:
            words = ability(table, card).doc()
            out[card_id(owner, card)] = {"trigger": ACTIONS[table.box.trigger[card]], "words": words}
    return out


def hand(table: Zhanguo, seat: int) -> list[dict[str, Any]]:
    """Each card of the own hand with the actions that its number fits."""
    held = [card for card in table.hands[seat * HAND : seat * HAND + HAND] if card >= 0]
    return [
        {"card": card_id(seat, card), "fits": [ACTIONS[action] for action in range(6) if fits(table, card, action)]}
        for card in held
    ]


def would_wake(table: Zhanguo, seat: int, action: int) -> list[str]:
    """The cards above a seat's board that an action would wake as things stand, if the number fits."""
    out: list[str] = []
    for place in range(15):
        at = seat * 15 + place
        if table.cards[at] >= 0 and trigger(table, at) == action:
            calm = table.unrest[seat * 5 + place // 3] < table.box.most_unrest
            if calm and useful(table, seat, place // 3, table.cards[at]):
                out.append(card_id(seat, table.cards[at]))
    return out
