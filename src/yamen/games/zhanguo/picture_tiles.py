"""Parts of the picture as text: the mausoleum, the wall, the voyage."""

from __future__ import annotations

from typing import Any, Final

from yamen.games.zhanguo.components import SECTIONS, SITES
from yamen.games.zhanguo.sheet import Sheet

LABEL: Final = 9  # the first column
CELL: Final = 25  # a tile of the mausoleum
TILES: Final = LABEL + 3 * CELL  # all of it
SIGNS: Final = "·○◎M"  # what a space of the elixir track shows


def mausoleum(sheet: Sheet) -> list[str]:
    """Nine tiles in three rows: what each asks for, its slots, and a tick where I meet it and have nobody there."""
    cells: list[str] = []
    for niche in sheet.extra["niches"]:
        symbol: str = niche["symbol"]
        ready = niche["met"][sheet.me] and not niche["taken"][sheet.me]
        slots = " ".join(sheet.slots(f"mausoleum/{symbol}"))
        name = sheet.say({"key": f"short-symbol-{symbol}", "facts": {}})
        cells.append(f"{'✓' if ready else ' '}{name} {needs(sheet, niche)}: {slots}".ljust(CELL))
    labels = (sheet.label("mausoleum"), " " * LABEL, " " * LABEL)
    return [label + "".join(cells[at * 3 : at * 3 + 3])[: TILES - LABEL] for at, label in enumerate(labels)]


def needs(sheet: Sheet, niche: dict[str, Any]) -> str:
    """What a mausoleum tile asks for, in a few signs."""
    names = ("governors", "palaces", "cards", "walls")
    out = "".join(f"{niche[name]}{sheet.code(name.removesuffix('s'))}" for name in names if niche[name])
    return f"{niche['alchemists']}{sheet.code('card')}×{niche['multiplier']}" if niche["alchemists"] else out


def wall(sheet: Sheet) -> list[str]:
    """Three sites with two sections: what the tile counts, its values, the slots; then the top emperor tile."""
    out: list[str] = []
    for at, site in enumerate(SITES):
        row = sheet.label("wall") if not at else " " * LABEL
        for section in SECTIONS[at * 2 : at * 2 + 2]:
            tile = sheet.extra["wall"][section]
            name = sheet.say({"key": f"short-per-{tile['per'].replace('_', '-')}", "facts": {}})
            values = "/".join(map(str, tile["values"]))
            mark = f"{at + 1}{'◂' if section.endswith('left') else '▸'}"
            row += f"{mark}{name} {values}: {' '.join(sheet.slots(f'wall/{section}'))}".ljust(32)
        pile = sheet.zones[f"emperors/{site}"]
        trigger = sheet.extra["emperors"].get(pile[0]["kind"].partition("/")[2], "") if pile else ""
        out.append(row + (f"*{sheet.action(trigger)}" if trigger else ""))
    return out


def voyage(sheet: Sheet) -> list[str]:
    """The elixir track: its symbols, the multiplier of each space, and the boats under it."""
    symbols = "".join(SIGNS[symbol] for symbol in sheet.extra["elixir"]["symbols"])
    values = "".join(str(value) for value in sheet.extra["elixir"]["multiplier"])
    boats = [" "] * len(symbols)
    for seat in range(sheet.players):
        at = sheet.counter(seat, "boat")
        boats[at] = str(seat + 1) if boats[at] == " " else "+"
    return [
        sheet.label("voyage") + symbols,
        sheet.label("multiplier") + values,
        sheet.label("boats") + "".join(boats),
    ]
