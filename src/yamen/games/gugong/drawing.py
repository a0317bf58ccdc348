"""The table as one SVG drawing, for notebooks and pages: seven columns for the officials, the seats below."""

from __future__ import annotations

from typing import Any, Final
from xml.sax.saxutils import escape

from yamen.games.gugong.components import PLACES
from yamen.games.gugong.letters import Say
from yamen.games.gugong.panjun.rows import stairs_steps
from yamen.games.gugong.rows import COLUMNS, MORE, seat_values
from yamen.games.gugong.sheet import Sheet

WIDTH: Final = 1088
MARGIN: Final = 16
COLUMN: Final = (WIDTH - 2 * MARGIN) // len(PLACES)
INK: Final = "#26211b"
QUIET: Final = "#6e6250"
SEAL: Final = "#a3301b"
GOOD: Final = "#3e7a4e"
LINE: Final = "#d9cbb0"
PAPER: Final = "#f3ecdd"
BOARD: Final = "#fbf6ea"
CARD: Final = "#fffdf8"
SEATS: Final = ("#2c4a8c", "#a3301b", "#c9941f", "#2f8f6b", "#8a4a9c")
GIFT: Final = 84  # the height of a gift card with its name
ROW: Final = 20
LINES: Final = 13  # rows below each official: as many as there can be cities


class Pen:
    """Marks on the paper, one after the other."""

    def __init__(self) -> None:
        self.marks: list[str] = []

    def box(self, x: int, y: int, w: int, h: int, fill: str, line: str = LINE) -> None:
        """A box with round corners."""
        self.marks.append(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="6" fill="{fill}" stroke="{line}"/>')

    def text(
        self, x: int, y: int, words: str, size: int = 13, fill: str = INK, at: str = "start", bold: bool = False
    ) -> None:
        """Words; `at` says which part of them stands at x."""
        weight = ' font-weight="700"' if bold else ""
        self.marks.append(
            f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="{at}"{weight}>{escape(words)}</text>'
        )

    def seat(self, x: int, y: int, seat: int) -> None:
        """The sign of a seat: its number on its colour."""
        self.box(x, y - 13, 18, 16, SEATS[seat % len(SEATS)], INK)
        self.text(x + 9, y - 1, str(seat + 1), 11, CARD, "middle", bold=True)


def svg(view: dict[str, Any], say: Say) -> str:
    """The whole table as a drawing: dice, the officials with what belongs to them, every seat, and my cards."""
    sheet = Sheet(view, say)
    pen = Pen()
    _dice(pen, sheet)
    for at, place in enumerate(PLACES):
        _official(pen, sheet, place, MARGIN + at * COLUMN, 56)
    y = 56 + GIFT + LINES * ROW + 28
    y = _seats(pen, sheet, y)
    y = _cards(pen, sheet, y)
    title = escape(say({"key": "game-title", "facts": {}}))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 4}" width="{WIDTH}" height="{y + 4}"'
    style = 'role="img" font-family="Inter, Helvetica, Arial, sans-serif"'
    ground = f'<rect width="{WIDTH}" height="{y + 4}" fill="{PAPER}"/>'
    return f"{head} {style}><title>{title}</title>{ground}{''.join(pen.marks)}</svg>"


def _dice(pen: Pen, sheet: Sheet) -> None:
    pen.text(MARGIN, 36, sheet.word("dice"), 14, QUIET)
    for at, face in enumerate(sheet.dice()):
        pen.box(MARGIN + 96 + at * 38, 16, 30, 30, CARD, INK)
        pen.text(MARGIN + 111 + at * 38, 38, str(face), 18, INK, "middle", bold=True)
    if "tonight" in sheet.extra:
        pen.text(MARGIN + 216, 37, f"✓ {sheet.extra['tonight']}", 15, GOOD, bold=True)
    pen.text(MARGIN + 270, 36, " · ".join(sheet.bonus()), 14, QUIET)
    for seat in range(sheet.seats):
        if sheet.amount(f"seat/{seat}/medal"):
            pen.text(WIDTH - MARGIN - 28, 36, sheet.word("medal"), 14, QUIET, "end")
            pen.seat(WIDTH - MARGIN - 20, 37, seat)


def _official(pen: Pen, sheet: Sheet, place: str, x: int, y: int) -> None:
    """A column: the place, the gift, and below it what the place holds."""
    played = sheet.extra["played"] == place
    gift = sheet.court[place]
    pen.box(x, y, COLUMN - 8, GIFT + LINES * ROW + 12, BOARD)
    pen.box(x + 6, y + 6, COLUMN - 20, GIFT - 12, CARD, SEAL if played else LINE)
    pen.text(x + 14, y + 24, sheet.place(place, 16), 13, QUIET)
    if sheet.meng >= 0 and sheet.extra["meng"]["focus"] == place:
        pen.seat(x + COLUMN - 40, y + 25, sheet.meng)
    pen.text(x + 14, y + 60, str(gift["value"]), 30, INK, bold=True)
    if gift["icon"] != "none":
        pen.text(x + COLUMN - 22, y + 48, sheet.say({"key": f"icon-{gift['icon']}", "facts": {}}), 12, INK, "end")
    free = " ".join(str(value) for value in sheet.free_with(place))
    if free:
        pen.text(x + COLUMN - 22, y + 66, f"✓ {free}", 12, GOOD, "end", bold=True)
    for at, (words, seats) in enumerate(_held(sheet, place)):
        row = y + GIFT + 16 + at * ROW
        pen.text(x + 10, row, words, 12)
        for nth, seat in enumerate(seats):
            pen.seat(x + COLUMN - 32 - 20 * (len(seats) - 1 - nth), row, seat)


def _held(sheet: Sheet, place: str) -> list[tuple[str, list[int]]]:
    """The rows below an official: words, and the seats that they are about."""
    seats = sheet.ladder
    if place == "travel":
        return [_city(sheet, city) for city in sheet.cities]
    if place == "wall":
        here = [(f"{sheet.wall(seat)}", [seat]) for seat in seats if sheet.wall(seat)]
        return [(sheet.wall_total(), []), *here]
    if place == "jade":
        return [(" ".join(sheet.houses()), [])]
    if place == "intrigue":
        return [(str(sheet.counter(seat, "intrigue")), [seat]) for seat in seats]
    if place == "palace":
        return [*((sheet.envoy(seat), [seat]) for seat in sheet.order), *stairs_steps(sheet)][:LINES]
    if place == "decrees":
        return [_decree(sheet, tile, zone) for tile, zone in sheet.tiles()]
    return _harbours(sheet)


def _city(sheet: Sheet, city: str) -> tuple[str, list[int]]:
    zone = f"city/{city}"
    token = "".join(sheet.code("token", kind) for kind in sheet.names(zone, "token"))
    return f"{sheet.city(city)} {token}", [int(name) for name in sheet.names(zone, "traveller")]


def _decree(sheet: Sheet, tile: str, zone: str) -> tuple[str, list[int]]:
    words = f"{sheet.tile(tile, 8)} {sheet.decree_cost(tile)}".strip()
    return words, [int(name) for name in sheet.names(zone, "servant")]


def _harbours(sheet: Sheet) -> list[tuple[str, list[int]]]:
    """Each harbour, with how much the ship there carries."""
    out: list[tuple[str, list[int]]] = []
    for route, harbours in sheet.routes():
        for at, _ in enumerate(harbours, 1):
            zone = f"harbour/{route}/{at}"
            ship = [int(name) for name in sheet.names(zone, "ship")]
            aboard = f" {sheet.aboard(zone, ship[0])}/3" if ship else ""
            out.append((f"{route.upper()}{at}{aboard}", ship))
    return out


def _seats(pen: Pen, sheet: Sheet, y: int) -> int:
    """A table of the seats in turn order."""
    names = (*COLUMNS, *MORE)
    column = (WIDTH - 2 * MARGIN - 200) // len(names)
    for at, name in enumerate(names):
        pen.text(MARGIN + 200 + (at + 1) * column - 8, y + 14, sheet.word(name), 12, QUIET, "end")
    for row, seat in enumerate(sheet.order):
        top = y + 22 + row * 34
        pen.box(MARGIN, top, WIDTH - 2 * MARGIN, 30, BOARD, SEAL if seat in sheet.asked else LINE)
        pen.seat(MARGIN + 8, top + 21, seat)
        pen.text(MARGIN + 34, top + 20, sheet.seat_name(seat, 22), 13, INK, bold=True)
        for at, value in enumerate(seat_values(sheet, seat)):
            pen.text(MARGIN + 200 + (at + 1) * column - 8, top + 20, value, 13, INK, "end")
    return y + 22 + len(sheet.order) * 34


def _cards(pen: Pen, sheet: Sheet, y: int) -> int:
    """My hand and my discard pile."""
    if sheet.seat < 0:
        return y
    x = MARGIN
    for place in ("hand", "taken"):
        pen.text(x, y + 24, sheet.word(place), 13, QUIET)
        x += 100
        for name in sheet.names(f"seat/{sheet.seat}/{place}", "card"):
            pen.box(x, y + 6, 52, 28, CARD, INK)
            pen.text(x + 26, y + 25, sheet.card(name), 14, INK, "middle", bold=True)
            x += 58
        x += 24
    return y + 38
