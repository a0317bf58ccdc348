"""The table as one SVG drawing, for notebooks and pages: our own board, flat, with every name beside its sign."""

from __future__ import annotations

from typing import Any, Final
from xml.sax.saxutils import escape

from yamen.games.dragon.components import TYPES
from yamen.games.dragon.sheet import Say, Sheet

WIDTH: Final = 1088
MARGIN: Final = 16
INK: Final = "#26211b"
QUIET: Final = "#6e6250"
SEAL: Final = "#a3301b"
GOOD: Final = "#3e7a4e"
LINE: Final = "#d9cbb0"
PAPER: Final = "#f3ecdd"
BOARD: Final = "#fbf6ea"
CARD: Final = "#fffdf8"
SEATS: Final = ("#2c4a8c", "#a3301b", "#c9941f", "#2f8f6b", "#8a4a9c")
PERSONS: Final = {
    "craftsman": "#cbb38a",
    "court_lady": "#c98a3a",
    "pyrotechnist": "#8e62a8",
    "tax_collector": "#d9b83f",
    "warrior": "#b5443a",
    "monk": "#7f5a40",
    "healer": "#41719d",
    "farmer": "#4f7d3b",
    "scholar": "#b9b2a4",
}
LIGHT: Final = ("craftsman", "court_lady", "tax_collector", "scholar")  # grounds that want dark letters


class Pen:
    """Marks on the paper, one after the other."""

    def __init__(self) -> None:
        self.marks: list[str] = []

    def box(self, x: int, y: int, w: int, h: int, fill: str, line: str = LINE, round_by: int = 6) -> None:
        """A box with round corners."""
        self.marks.append(
            f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{round_by}" fill="{fill}" stroke="{line}"/>'
        )

    def text(
        self, x: int, y: int, words: str, size: int = 13, fill: str = INK, at: str = "start", bold: bool = False
    ) -> None:
        """Words; `at` says which part of them stands at x."""
        weight = ' font-weight="700"' if bold else ""
        self.marks.append(
            f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="{at}"{weight}>{escape(words)}</text>'
        )

    def roof(self, x: int, y: int, w: int) -> None:
        """The roof of a palace, its eaves beyond the walls."""
        self.marks.append(f'<path d="M{x - 5} {y}L{x + 8} {y - 10}H{x + w - 8}L{x + w + 5} {y}Z" fill="{INK}"/>')
        self.marks.append(f'<rect x="{x + w // 2 - 5}" y="{y - 14}" width="10" height="4" fill="{SEAL}"/>')


def svg(view: dict[str, Any], say: Say) -> str:
    """The whole table as a drawing: the year, the groups, the piles, and every seat's province."""
    sheet = Sheet(view, say)
    pen = Pen()
    _year(pen, sheet, 16)
    _groups(pen, sheet, 118)
    _piles(pen, sheet, 262)
    y = 370
    for seat in sheet.order:
        _province(pen, sheet, seat, y)
        y += 118
    title = escape(say({"key": "game-title", "facts": {}}))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 4}" width="{WIDTH}" height="{y + 4}"'
    style = 'role="img" font-family="Inter, Helvetica, Arial, sans-serif"'
    ground = f'<rect width="{WIDTH}" height="{y + 4}" fill="{PAPER}"/>'
    return f"{head} {style}><title>{title}</title>{ground}{''.join(pen.marks)}</svg>"


def _year(pen: Pen, sheet: Sheet, y: int) -> None:
    column = (WIDTH - 2 * MARGIN) // max(1, len(sheet.year))
    for at, what in enumerate(sheet.year):
        x = MARGIN + at * column
        month = at + 1
        now = month == sheet.month
        past = month < sheet.month
        pen.box(x, y, column - 6, 58, SEAL if now else BOARD if past else CARD)
        ink = CARD if now else QUIET if past else INK
        pen.text(x + 8, y + 18, f"{month}✓" if past else str(month), 12, ink)
        pen.text(x + (column - 6) // 2, y + 42, sheet.name("event", what, 9), 13, ink, "middle", bold=True)
        if sheet.forecast and not past:
            _forecast(pen, sheet.forecast[at], sheet.unit("person"), x + (column - 6) // 2, y + 78)


def _forecast(pen: Pen, row: dict[str, int], unit: str, x: int, y: int) -> None:
    if row["persons"]:
        pen.text(x, y, f"▼ −{-row['persons']}{unit}", 12, SEAL, "middle", bold=True)
    elif row["points"]:
        pen.text(x, y, f"▲ +{row['points']}", 12, GOOD, "middle", bold=True)
    else:
        pen.text(x, y, "0", 12, QUIET, "middle")


def _groups(pen: Pen, sheet: Sheet, y: int) -> None:
    if not sheet.groups:
        pen.text(MARGIN, y + 20, f"{sheet.word('actions')}: {sheet.gathered()}", 14, QUIET)
        return
    column = (WIDTH - 2 * MARGIN) // len(sheet.groups)
    for at, (cards, dragons) in enumerate(sheet.groups):
        x = MARGIN + at * column
        pen.box(x, y, column - 8, 132, BOARD)
        pen.text(x + 10, y + 18, str(at + 1), 12, QUIET)
        for nth, seat in enumerate(dragons):
            pen.box(x + 28 + nth * 24, y + 6, 20, 16, SEATS[seat % len(SEATS)], INK, 8)
            pen.text(x + 38 + nth * 24, y + 18, str(seat + 1), 11, CARD, "middle", bold=True)
        if dragons:
            pen.text(x + column - 18, y + 18, f"{sheet.word('pay')} {sheet.costs['fee']} ¥", 12, SEAL, "end", bold=True)
        for nth, card in enumerate(cards):
            row = y + 28 + nth * 25
            pen.box(x + 8, row, column - 24, 22, CARD)
            pen.text(x + 16, row + 15, sheet.name("action", card, 15), 13)
            pen.text(x + column - 24, row + 15, sheet.gain(card), 13, INK, "end", bold=True)


def _piles(pen: Pen, sheet: Sheet, y: int) -> None:
    column = (WIDTH - 2 * MARGIN) // len(TYPES)
    for at, name in enumerate(TYPES):
        x = MARGIN + at * column
        pen.text(x, y + 12, sheet.type_name(name, 14), 12, QUIET)
        for row, kind in enumerate((f"young_{name}", f"old_{name}")):
            if kind not in sheet.tiles:
                continue
            left = sheet.supply.get(kind, 0)
            top = y + 20 + row * 38
            pen.box(x, top, column - 8, 32, PERSONS[name] if left else PAPER, INK if left else LINE)
            ink = _ink(name) if left else QUIET
            pen.text(x + 8, top + 21, sheet.code(kind), 14, ink, bold=True)
            pen.text(
                x + column - 16, top + 21, f"{sheet.tiles[kind]['points']} × {left}" if left else "-", 13, ink, "end"
            )


def _province(pen: Pen, sheet: Sheet, seat: int, y: int) -> None:
    pen.box(MARGIN, y, WIDTH - 2 * MARGIN, 110, BOARD, INK if seat in sheet.asked else LINE)
    pen.box(MARGIN, y, 6, 110, SEATS[seat % len(SEATS)], SEATS[seat % len(SEATS)], 2)
    pen.text(34, y + 24, f"{seat + 1} · {sheet.seat_name(seat, 16)}", 15, bold=True)
    pen.box(206, y + 8, 36, 24, SEAL, SEAL, 4)
    pen.text(224, y + 25, str(sheet.counter(seat, "points")), 14, CARD, "middle", bold=True)
    stock = [f"{sheet.word(name)} {sheet.counter(seat, name)}" for name in ("yuan", "rice", "fireworks")]
    stock += [f"{sheet.word('dragons')} {sheet.privilege_dragons(seat)}"]
    pen.text(34, y + 50, " · ".join(stock), 13)
    pen.text(34, y + 72, f"{sheet.word('person_points')} {sheet.counter(seat, 'person_points')}", 13, QUIET)
    cards = [sheet.code(name) for name, n in sheet.hands[seat] for _ in range(n)]
    pen.text(34, y + 94, f"{sheet.word('hand')}: {' '.join(cards)}", 12, QUIET)
    wide = min(84, 760 // max(1, len(sheet.palaces[seat])) - 16)
    for plot, (floors, persons) in enumerate(sheet.palaces[seat]):
        x = 320 + plot * (wide + 16)
        for floor in range(floors):
            top = y + 78 - floor * 25
            kind = persons[floor] if floor < len(persons) else ""
            age, _, name = kind.partition("_")
            pen.box(x, top, wide, 25, PERSONS.get(name, CARD), INK, 0)
            if kind:
                words = sheet.type_name(name, wide // 8)
                words = words.upper() if age == "old" else words
                pen.text(x + wide // 2, top + 17, words, 12, _ink(name), "middle", bold=True)
        pen.roof(x, y + 103 - floors * 25, wide)


def _ink(name: str) -> str:
    """Letters that can be read on a type's colour."""
    return INK if name in LIGHT else CARD
