"""The table as text and as an SVG drawing. Both draw a view document and nothing else.

As text there are two sizes: a compact one for 80 columns, and a roomy one with boxes for the officials. `♦2` is the
second seat, its traveller, its servant or its ship; two letters are an action or a token.
"""

from __future__ import annotations

from typing import Any, Final

from yamen.games.gugong.components import PLACES
from yamen.games.gugong.drawing import svg
from yamen.games.gugong.letters import Say
from yamen.games.gugong.panjun.rows import module_rows
from yamen.games.gugong.rows import bonus_row, hand_row, meng_row, seat_rows
from yamen.games.gugong.sheet import Sheet

__all__ = ["svg", "text"]

ROOMY_WIDTH: Final = 110
ROOMY_HEIGHT: Final = 24
LABEL: Final = 8  # the first column of the compact table


def text(view: dict[str, Any], say: Say, width: int, height: int) -> list[str]:
    """The whole table in lines of plain text, as roomy as the space allows."""
    sheet = Sheet(view, say)
    roomy = width >= ROOMY_WIDTH and height >= ROOMY_HEIGHT
    lines = roomy_table(sheet, width, height) if roomy else compact_table(sheet, width, height)
    return [line[:width].rstrip() for line in lines]


def compact_table(sheet: Sheet, width: int, height: int) -> list[str]:
    """The table without a spare line; bonus tokens share the last one when there is no row for them."""
    parts = [[status(sheet, width)], officials(sheet, width), city_rows(sheet, width), decree_row(sheet, width)]
    parts += [[canal_row(sheet, width)], seat_rows(sheet, 9), hand_row(sheet)]
    lines = [line for part in parts for line in part]
    more = [*meng_row(sheet), *bonus_row(sheet), *module_rows(sheet)]
    if len(lines) + len(more) <= height:
        return lines + more
    lines[-1] = " │ ".join([lines[-1], *(row.strip() for row in more)])
    return lines


def roomy_table(sheet: Sheet, width: int, height: int) -> list[str]:
    """The table with boxes for the officials, roads, decrees in full, and spare lines where there is room."""
    parts = [[status(sheet, width)], boxes(sheet, width), road_rows(sheet, width), decree_rows(sheet, width)]
    last = [*hand_row(sheet), *meng_row(sheet), *bonus_row(sheet), *module_rows(sheet)]
    parts += [[canal_row(sheet, width)], seat_rows(sheet, 18), last]
    gaps = height - sum(map(len, parts))
    lines: list[str] = []
    for at, part in enumerate(parts):
        lines += part
        if at < gaps and at < len(parts) - 1:
            lines.append("")
    return lines


# --- dice, wall, jade, medal ------------------------------------------------------------------------------------------


def status(sheet: Sheet, width: int) -> str:
    """The dice with my matches, the wall, the jade for sale, the medal, the Palace, and what is left to draw."""
    dice = " ".join(str(face) for face in sheet.dice())
    mine = f" ✓{sheet.extra['tonight']}" if "tonight" in sheet.extra else ""
    medal = "·"
    for seat in range(sheet.seats):
        if sheet.amount(f"seat/{seat}/medal"):
            medal = f"♦{seat + 1}"
    row = f"{sheet.word('dice')} {dice}{mine}"
    for name, value in (
        ("wall", sheet.wall_total()),
        ("jade", " ".join(sheet.houses())),
        ("medal", medal),
        ("envoy", " ".join(sheet.free_places()) or "·"),
        ("pile", str(sheet.amount("pile"))),
    ):
        piece = f" │ {sheet.word(name)} {value}"
        if len(row) + len(piece) <= width:
            row += piece
    return row


# --- officials --------------------------------------------------------------------------------------------------------


def officials(sheet: Sheet, width: int) -> list[str]:
    """The places, and the officials' gifts: `4De ✓5` shows 4 and a decree, and my 5 is the least accepted freely."""
    column = (width - LABEL) // len(PLACES)
    names = sheet.label("places")
    gifts = sheet.label("gifts")
    for place in PLACES:
        mark = "▸" if sheet.extra["played"] == place else ""
        names += sheet.place(place, column - 1).ljust(column)
        gifts += f"{mark}{sheet.gift(sheet.court[place])}{least(sheet, place)}".ljust(column)
    return [names, gifts]


def least(sheet: Sheet, place: str) -> str:
    """The least of my gifts that is accepted freely; nothing where none is."""
    free = sheet.free_with(place)
    return f" ✓{free[0]}" if free else ""


def boxes(sheet: Sheet, width: int) -> list[str]:
    """A box for each official: the gift, what it shows, and my gifts that are accepted freely."""
    column = width // len(PLACES)
    inner = column - 4
    out: list[list[str]] = []
    for place in PLACES:
        gift = sheet.court[place]
        icon = sheet.code("icon", gift["icon"])
        free = " ".join(str(value) for value in sheet.free_with(place))
        played = sheet.word("played") if sheet.extra["played"] == place else ""
        head = f" {sheet.place(place, inner)} "
        value = f"{gift['value']} {icon}".strip()
        out.append(
            [
                f"┌{head}{'─' * (inner + 2 - len(head))}┐",
                f"│ {value:<{inner - len(played)}}{played} │",
                f"│ {('✓ ' + free if free else '')[:inner]:<{inner}} │",
                f"└{'─' * (inner + 2)}┘",
            ]
        )
    return ["".join(rows) for rows in zip(*out, strict=True)]


# --- the map ----------------------------------------------------------------------------------------------------------


def city_rows(sheet: Sheet, width: int) -> list[str]:
    """The cities on two rows: three letters, the token, travellers; a star where my traveller can go."""
    reach = sheet.reach()
    cells = [city_cell(sheet, city, sheet.city_code(city), reach) for city in sheet.cities]
    half = (len(cells) + 1) // 2
    column = (width - LABEL) // half
    rows: list[str] = []
    for at, part in enumerate((cells[:half], cells[half:])):
        row = sheet.label("map") if at == 0 else " " * LABEL
        rows.append(row + "".join(cell.ljust(column) for cell in part))
    return rows


def city_cell(sheet: Sheet, city: str, name: str, reach: list[str]) -> str:
    """A city with its token and its travellers."""
    token = "".join(sheet.code("token", kind) for kind in sheet.names(f"city/{city}", "token"))
    star = "*" if city in reach else ""
    return f"{star}{name} {token}{sheet.seats_at(f'city/{city}', 'traveller') or ('' if token else '-')}"


def road_rows(sheet: Sheet, width: int) -> list[str]:
    """The cities in three columns, each with the ends of its roads."""
    reach = sheet.reach()
    column = width // 3
    tall = (len(sheet.cities) + 2) // 3
    rows = [""] * tall
    for at, city in enumerate(sheet.cities):
        ends = " ".join(sheet.city_code(other) for other in sheet.roads(city))
        cell = f"{city_cell(sheet, city, sheet.city(city), reach):<17}→ {ends}"
        rows[at % tall] += cell[: column - 1].ljust(column)
    return rows


# --- decrees and canal ------------------------------------------------------------------------------------------------


def decree_row(sheet: Sheet, width: int) -> list[str]:
    """The six decrees: what they do, what they would cost me, who has them."""
    tiles = sheet.tiles()
    column = (width - LABEL) // len(tiles)
    row = sheet.label("decrees")
    for tile, zone in tiles:
        words = [sheet.tile(tile, 6), sheet.decree_cost(tile), sheet.seats_at(zone, "servant")]
        row += " ".join(word for word in words if word)[: column - 1].ljust(column)
    return [row]


def decree_rows(sheet: Sheet, width: int) -> list[str]:
    """The same, a level a row, in full."""
    tiles = sheet.tiles()
    column = (width - LABEL - 2) // 2
    rows: list[str] = []
    for at in range(0, len(tiles), 2):
        row = f"{sheet.label('decrees') if at == 0 else ' ' * LABEL}{at // 2 + 1} "
        for tile, zone in tiles[at : at + 2]:
            cost = sheet.decree_cost(tile)
            words = [sheet.tile(tile, column - 12), f"({cost})" if cost else "", sheet.seats_at(zone, "servant")]
            row += " ".join(word for word in words if word).ljust(column)
        rows.append(row)
    return rows


def canal_row(sheet: Sheet, width: int) -> str:
    """The harbours of each route with the ships that lie there: wide if there is room."""
    for space, gap in ((" ", "  "), ("", " ")):
        routes = []
        for route, harbours in sheet.routes():
            routes.append(f"{route.upper()} " + gap.join(f"{at}{space}{ship}" for at, ship in enumerate(harbours, 1)))
        row = sheet.label("canal") + "   ".join(routes)
        if len(row) <= width:
            break
    return row
