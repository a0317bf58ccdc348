"""The table as text and as an SVG drawing. Both draw a view document and nothing else.

As text there are two sizes: a compact one for 80 columns, and a roomy one with boxes for the groups. Persons in palaces
are written with two letters, an old one in capitals; `♦2` is the second seat, its dragon or its row.
"""

from __future__ import annotations

from typing import Any, Final

from yamen.games.dragon.components import EVENTS, KINDS, TYPES
from yamen.games.dragon.drawing import svg
from yamen.games.dragon.sheet import Say, Sheet

__all__ = ["svg", "text"]

ROOMY_WIDTH: Final = 110
ROOMY_HEIGHT: Final = 20
LABEL: Final = 8  # the first column of the compact table, and of tables in the roomy one


def text(view: dict[str, Any], say: Say, width: int, height: int) -> list[str]:
    """The whole table in lines of plain text, as roomy as the space allows."""
    sheet = Sheet(view, say)
    roomy = width >= ROOMY_WIDTH and height >= ROOMY_HEIGHT
    lines = roomy_table(sheet, width, height) if roomy else compact_table(sheet, width, height)
    return [line[:width].rstrip() for line in lines]


def compact_table(sheet: Sheet, width: int, height: int) -> list[str]:
    """The table without a spare line; names of person types and others' hands come when there is room."""
    lines = [*year(sheet, width), *group_rows(sheet, width)]
    seats = seat_rows(sheet, width)
    names, *piles = person_rows(sheet, width)
    left = height - len(lines) - len(piles) - len(seats)
    mine = hand_rows(sheet, [sheet.seat] if sheet.seat >= 0 else [])
    others = hand_rows(sheet, [seat for seat in sheet.order if seat != sheet.seat])
    if left > len(mine):
        piles.insert(0, names)
        left -= 1
    hands = mine + others if left >= len(mine) + len(others) else mine
    return [*lines, *piles, *seats, *hands]


def roomy_table(sheet: Sheet, width: int, height: int) -> list[str]:
    """The table with boxes for the groups, symbols of each seat, and everybody's hand."""
    parts = [year(sheet, width), group_boxes(sheet, width), person_rows(sheet, width)]
    rows: list[str] = [symbol_head(sheet, width)]
    for seat in sheet.order:
        rows += [seat_row(sheet, seat, width, 16) + symbols(sheet, seat, width), *hand_rows(sheet, [seat])]
    parts.append(rows)
    gaps = height - sum(map(len, parts))
    lines: list[str] = []
    for at, part in enumerate(parts):
        lines += part
        if at < gaps and at < len(parts) - 1:
            lines.append("")
    return lines


# --- the year ---------------------------------------------------------------------------------------------------------


def year(sheet: Sheet, width: int) -> list[str]:
    """Three rows: the months with those past ticked, their events, and what each would do to me as things stand."""
    column = (width - LABEL) // max(1, len(sheet.year))
    months = sheet.label("year")
    events = " " * LABEL
    forecast = sheet.label("forecast")
    for at, what in enumerate(sheet.year):
        month = at + 1
        mark = f"[{month}]" if month == sheet.month else f"{month}✓" if month < sheet.month else str(month)
        months += mark.ljust(column)
        events += sheet.name("event", what, column - 1).ljust(column)
        forecast += foreseen(sheet, at).ljust(column)
    rows = [months, events]
    if sheet.forecast:
        rows.append(forecast)
    return rows


def foreseen(sheet: Sheet, at: int) -> str:
    """What the event of a month would do to me: points, then persons."""
    if not sheet.forecast or at + 1 < sheet.month:
        return ""
    row = sheet.forecast[at]
    won = f"+{row['points']}" if row["points"] else ""
    lost = f"−{-row['persons']}{sheet.unit('person')}" if row["persons"] else ""
    return won + lost or ("·" if sheet.year[at] == EVENTS[0] else "0")


# --- actions ----------------------------------------------------------------------------------------------------------


def group_rows(sheet: Sheet, width: int) -> list[str]:
    """The groups one after the other, on as many rows as they need."""
    rows: list[str] = []
    row = sheet.label("actions")
    for at, (cards, dragons) in enumerate(sheet.groups, 1):
        words = [f"{at}:", *(sheet.name("action", card, 8) + sheet.gain(card) for card in cards)]
        words += [f"♦{seat + 1}" for seat in dragons]
        if dragons:
            words.append(f"({sheet.costs['fee']}¥)")
        piece = " ".join(words)
        if len(row) + len(piece) + 3 > width and len(row) > LABEL:
            rows.append(row)
            row = " " * LABEL
        row += piece if len(row) == LABEL else f" │ {piece}"
    return [*rows, row] if sheet.groups else [sheet.label("actions") + sheet.gathered()]


def group_boxes(sheet: Sheet, width: int) -> list[str]:
    """A box for each group: its cards with what they give me, the dragons on it, and the fee."""
    if not sheet.groups:
        return [sheet.label("actions") + sheet.gathered()]
    column = width // len(sheet.groups)
    inner = column - 4
    boxes: list[list[str]] = []
    tall = max(len(cards) for cards, _ in sheet.groups) + 1
    for at, (cards, dragons) in enumerate(sheet.groups, 1):
        fee = f" · {sheet.word('pay')} {sheet.costs['fee']}¥" if dragons else ""
        head = f" {at}{fee} "
        rows = [f"┌{head}{'─' * max(0, inner + 2 - len(head))}┐"]
        for card in cards:
            value = sheet.gain(card)
            rows.append(f"│ {sheet.name('action', card, inner - 6).ljust(inner - len(value))}{value} │")
        rows += [f"│ {'':<{inner}} │"] * (tall - 1 - len(cards))
        standing = " ".join(f"♦{seat + 1} {sheet.seat_name(seat, 9)}" for seat in dragons)
        if len(standing) > inner:
            standing = " ".join(f"♦{seat + 1}" for seat in dragons)
        rows.append(f"│ {standing:<{inner}} │")
        rows.append(f"└{'─' * (inner + 2)}┘")
        boxes.append(rows)
    return ["".join(rows) for rows in zip(*boxes, strict=True)]


# --- persons ----------------------------------------------------------------------------------------------------------


def person_rows(sheet: Sheet, width: int) -> list[str]:
    """The types, then the piles of the young and of the old: person points × tiles left."""
    column = (width - LABEL) // len(TYPES)
    names = sheet.label("persons")
    young = sheet.label("young")
    old = sheet.label("old")
    for name in TYPES:
        names += sheet.type_name(name, column - 1).ljust(column)
        young += pile(sheet, f"young_{name}").ljust(column)
        old += pile(sheet, f"old_{name}").ljust(column)
    return [names, young, old]


def pile(sheet: Sheet, kind: str) -> str:
    """A pile in a few characters; nothing where there never was one, a dash where it is empty."""
    if kind not in KINDS:
        return ""
    left = sheet.supply.get(kind, 0)
    return f"{sheet.code(kind)} {sheet.tiles[kind]['points']}×{left}" if left else f"{sheet.code(kind)} -"


# --- seats ------------------------------------------------------------------------------------------------------------

SEAT_COLUMNS: Final = ("points", "person_points", "yuan", "rice", "fireworks", "dragons")
SEAT_WIDTH: Final = 5


def seat_rows(sheet: Sheet, width: int) -> list[str]:
    """One row a seat, in the order of play, under a row of names."""
    return [seat_head(sheet, 9), *(seat_row(sheet, seat, width, 9) for seat in sheet.order)]


def seat_head(sheet: Sheet, room: int) -> str:
    """The names of the columns."""
    columns = "".join(sheet.word(name).rjust(SEAT_WIDTH) for name in SEAT_COLUMNS)
    return f"{sheet.word('order')[: room + 4]:<{room + 4}}{columns}  {sheet.word('palaces')}"


def seat_row(sheet: Sheet, seat: int, width: int, room: int) -> str:
    """Who it is (`>` is asked now), points, stock and palaces."""
    mark = ">" if seat in sheet.asked else " "
    values = [sheet.counter(seat, name) for name in SEAT_COLUMNS[:-1]] + [sheet.privilege_dragons(seat)]
    numbers = "".join(str(value).rjust(SEAT_WIDTH) for value in values)
    return f"{mark}♦{seat + 1} {sheet.seat_name(seat, room):<{room}}{numbers}  {palaces(sheet, seat)}"


def palaces(sheet: Sheet, seat: int) -> str:
    """Each palace with its persons and, as dots, its free floors."""
    out: list[str] = []
    for floors, persons in sheet.palaces[seat]:
        out.append("".join(sheet.code(kind) for kind in persons) + "··" * (floors - len(persons)))
    return "|".join(out)


def hand_rows(sheet: Sheet, seats: list[int]) -> list[str]:
    """The person cards that these seats still have, a row each; none for an empty hand."""
    rows: list[str] = []
    for seat in seats:
        cards: list[str] = []
        for name, n in sheet.hands[seat]:
            cards += [sheet.code(name)] * n
        who = sheet.word("hand") if seat == sheet.seat else f"{sheet.word('hand')} ♦{seat + 1}"
        if cards:
            rows.append(f"    {who}: {' '.join(cards)}")
    return rows


def symbol_head(sheet: Sheet, width: int) -> str:
    """The names of the seats' columns, with those of the symbols at the right end."""
    head = seat_head(sheet, 16)
    codes = "".join(sheet.code(name).rjust(4) for name in TYPES)
    return head.ljust(width - len(codes)) + codes


def symbols(sheet: Sheet, seat: int, width: int) -> str:
    """How many symbols of each type a seat's persons show, at the right end of its row."""
    numbers = "".join(str(sheet.symbols[seat][name] or "·").rjust(4) for name in TYPES)
    used = 4 + 16 + SEAT_WIDTH * len(SEAT_COLUMNS) + 2 + len(palaces(sheet, seat))
    return numbers.rjust(width - used) if used + len(numbers) <= width else ""
