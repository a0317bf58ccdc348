"""The table as one SVG drawing, for notebooks and pages: our own board, flat, with every name beside its sign."""

from __future__ import annotations

from typing import Any, Final
from xml.sax.saxutils import escape

from yamen.games.zhanguo.components import ACTIONS, DOMAINS, PIECES, REGIONS, SECTIONS
from yamen.games.zhanguo.picture_tiles import needs
from yamen.games.zhanguo.sheet import Say, Sheet

WIDTH: Final = 1088
MARGIN: Final = 16
INK: Final = "#26211b"
QUIET: Final = "#6e6250"
SEAL: Final = "#a3301b"
LINE: Final = "#d9cbb0"
PAPER: Final = "#f3ecdd"
BOARD: Final = "#fbf6ea"
CARD: Final = "#fffdf8"
SEATS: Final = ("#2c4a8c", "#a3301b", "#c9941f", "#6b4a8c")
DOMAIN: Final = ("#41719d", "#c98a3a", "#4f7d3b")  # writing, currency, laws
ALCHEMIST: Final = "#8e62a8"


class Pen:
    """Marks on the paper, one after the other."""

    def __init__(self) -> None:
        self.marks: list[str] = []

    def box(self, x: int, y: int, w: int, h: int, fill: str, line: str = LINE, kind: str = "") -> None:
        """A box with round corners; `kind` says what it stands for."""
        name = f' class="{kind}"' if kind else ""
        self.marks.append(
            f'<rect{name} x="{x}" y="{y}" width="{w}" height="{h}" rx="5" fill="{fill}" stroke="{line}"/>'
        )

    def text(
        self, x: int, y: int, words: str, size: int = 13, fill: str = INK, at: str = "start", bold: bool = False
    ) -> None:
        """Words; `at` says which part of them stands at x."""
        weight = ' font-weight="700"' if bold else ""
        self.marks.append(
            f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="{at}"{weight}>{escape(words)}</text>'
        )

    def pawn(self, x: int, y: int, seat: int, kind: str) -> None:
        """A piece of a seat: its colour and its number."""
        self.box(x, y, 18, 18, SEATS[seat], INK, kind)
        self.text(x + 9, y + 13, str(seat + 1), 11, CARD, "middle", bold=True)


def svg(view: dict[str, Any], say: Say) -> str:
    """The whole table as a drawing: court and hand, regions, mausoleum and wall, voyage, and every seat."""
    sheet = Sheet(view, say)
    pen = Pen()
    _court(pen, sheet, 16)
    _regions(pen, sheet, 110)
    _mausoleum(pen, sheet, 404)
    _wall(pen, sheet, 404)
    _voyage(pen, sheet, 618)
    _rewards(pen, sheet, 694)
    y = 782
    for seat in sheet.order:
        _seat(pen, sheet, seat, y)
        y += 44
    title = escape(say({"key": "game-title", "facts": {}}))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 4}" width="{WIDTH}" height="{y + 4}"'
    style = 'role="img" font-family="Inter, Helvetica, Arial, sans-serif"'
    ground = f'<rect width="{WIDTH}" height="{y + 4}" fill="{PAPER}"/>'
    return f"{head} {style}><title>{title}</title>{ground}{''.join(pen.marks)}</svg>"


def _ground(number: str) -> str:
    """The colour of a card: that of its domain, or of alchemists."""
    return DOMAIN[(int(number) - 1) // 40] if number.isdigit() else ALCHEMIST


def _card(pen: Pen, sheet: Sheet, number: str, printed: dict[str, Any], x: int, y: int, w: int, mark: str) -> None:
    pen.box(x, y, w, 24, CARD, _ground(number), "card")
    pen.box(x, y, 34, 24, _ground(number), _ground(number))
    pen.text(x + 17, y + 17, number, 13, CARD, "middle", bold=True)
    effect = sheet.effect(printed["words"], (w - 80) // 7)
    pen.text(x + 40, y + 17, f"{sheet.action(printed['trigger'])}{mark} {effect}", 12)


def _court(pen: Pen, sheet: Sheet, y: int) -> None:
    covered: int = sheet.extra["covered"]
    wakes: dict[str, list[str]] = sheet.extra["wakes"]
    pen.text(MARGIN, y + 20, sheet.word("court"), 15, bold=True)
    pen.box(120, y, 56, 30, SEAL, SEAL)
    pen.text(148, y + 21, str(covered) if covered else sheet.word("first"), 15, CARD, "middle", bold=True)
    sides = (("< ", ACTIONS[:3]), ("> ", ACTIONS[3:]))
    for at, (sign, actions) in enumerate(sides):
        words = " · ".join(f"{sheet.action(name)} {len(wakes.get(name, []))}" for name in actions)
        pen.text(196, y + 12 + at * 18, sign + words, 13, QUIET)
    column = (WIDTH - 2 * MARGIN) // 6
    for at, held in enumerate(sheet.hand):
        number = sheet.number(held["card"])
        _card(pen, sheet, number, sheet.extra["cards"][held["card"]], MARGIN + at * column, y + 48, column - 8, "")


def _regions(pen: Pen, sheet: Sheet, y: int) -> None:
    column = (WIDTH - 2 * MARGIN) // len(REGIONS)
    for at, region in enumerate(REGIONS):
        x = MARGIN + at * column
        pen.box(x, y, column - 8, 282, BOARD)
        pen.text(x + 10, y + 20, sheet.say({"key": f"region-{region}", "facts": {}}), 15, bold=True)
        if sheet.me < sheet.people:
            unrest = sheet.unrest(region)
            pen.text(x + column - 18, y + 20, f"▲ {unrest}", 14, SEAL if unrest else QUIET, "end", bold=True)
            pen.text(x + 10, y + 42, sheet.staff(region), 13)
        for place in (1, 2, 3):
            card = sheet.above(region, place)
            if card is not None:
                _card(pen, sheet, card[0], card[2], x + 8, y + 24 + place * 28, column - 24, "*" if card[1] else " ")
        for row, (kind, counts) in enumerate(
            (("governor", sheet.governors(region)), ("palace", sheet.palaces(region)))
        ):
            pen.text(x + 10, y + 156 + row * 24, sheet.code(kind), 13, QUIET)
            owners = [seat for seat, n in enumerate(counts) for _ in range(n)]
            step = 20 if len(owners) < 8 else 150 // len(owners)
            for nth, seat in enumerate(owners):
                pen.pawn(x + 30 + nth * step, y + 142 + row * 24, seat, kind)
        tiles = "".join(sheet.code(p["kind"].partition("/")[2]) * p["n"] for p in sheet.zones[f"palace_tiles/{region}"])
        pen.text(x + 10, y + 204, f"{sheet.word('tiles')} {tiles or '·'}", 12, QUIET)
        for row, words in enumerate(sheet.free_bonuses(region)):
            effect = sheet.say(words)
            pen.text(x + 10, y + 222 + row * 16, effect if len(effect) < 34 else effect[:32] + "…", 11, QUIET)


def _mausoleum(pen: Pen, sheet: Sheet, y: int) -> None:
    for at, niche in enumerate(sheet.extra["niches"]):
        x, top = MARGIN + at % 3 * 176, y + at // 3 * 68
        ready = niche["met"][sheet.me] and not niche["taken"][sheet.me]
        pen.box(x, top, 170, 62, BOARD, SEAL if ready else LINE)
        pen.text(x + 8, top + 18, sheet.say({"key": f"symbol-{niche['symbol']}", "facts": {}}), 13, bold=True)
        pen.text(x + 162, top + 18, needs(sheet, niche), 13, QUIET, "end")
        _slots(pen, sheet, f"mausoleum/{niche['symbol']}", x + 10, top + 34, "soldier")


def _slots(pen: Pen, sheet: Sheet, zone: str, x: int, y: int, kind: str) -> None:
    for nth, slot in enumerate(sheet.slots(zone)):
        if slot.startswith("♦"):
            pen.pawn(x + nth * 34, y, int(slot[1:]) - 1, kind)
        else:
            pen.text(x + nth * 34 + 9, y + 14, slot, 13, INK, "middle")


def _wall(pen: Pen, sheet: Sheet, y: int) -> None:
    for at, section in enumerate(SECTIONS):
        x, top = 556 + at % 2 * 260, y + at // 2 * 68
        pen.box(x, top, 252, 62, BOARD)
        tile = sheet.extra["wall"][section]
        name = sheet.say({"key": f"short-per-{tile['per'].replace('_', '-')}", "facts": {}})
        pen.text(x + 8, top + 18, f"{sheet.word('wall')} {at // 2 + 1}: {name}", 13, bold=True)
        pen.text(x + 244, top + 18, "/".join(map(str, tile["values"])), 13, QUIET, "end")
        _slots(pen, sheet, f"wall/{section}", x + 10, top + 34, "wall")
        pile = sheet.zones[f"emperors/s{at // 2 + 1}"]
        if pile and at % 2:
            trigger = sheet.extra["emperors"][pile[0]["kind"].partition("/")[2]]
            pen.text(x + 244, top + 48, f"*{sheet.action(trigger)}", 13, SEAL, "end")


def _voyage(pen: Pen, sheet: Sheet, y: int) -> None:
    symbols: list[int] = sheet.extra["elixir"]["symbols"]
    column = (WIDTH - 2 * MARGIN) // len(symbols)
    boats = [sheet.counter(seat, "boat") for seat in range(sheet.players)]
    for space, symbol in enumerate(symbols):
        x = MARGIN + space * column
        pen.box(x, y, column - 3, 64, BOARD if symbol == 0 else CARD, LINE if symbol == 0 else SEAL)
        pen.text(x + column // 2, y + 15, "·○◎M"[symbol], 14, SEAL, "middle", bold=True)
        pen.text(x + column // 2, y + 30, f"×{sheet.extra['elixir']['multiplier'][space]}", 11, QUIET, "middle")
        here = [seat for seat, at in enumerate(boats) if at == space]
        for nth, seat in enumerate(here):
            pen.pawn(x + 1 + nth % 2 * 19, y + 32 + nth // 2 * 13, seat, "boat")


def _rewards(pen: Pen, sheet: Sheet, y: int) -> None:
    at = min(max(sheet.round, 1), len(sheet.extra["rewards"])) - 1
    for row, reward in enumerate(sheet.extra["rewards"][at]):
        domain: str = reward["domain"]
        top = y + row * 26
        pen.box(MARGIN, top, 120, 22, DOMAIN[DOMAINS.index(domain)], DOMAIN[DOMAINS.index(domain)])
        name = sheet.say({"key": f"domain-{domain}", "facts": {}})
        big = " ◆" if sheet.count("tokens", f"big/{domain}") else ""
        left = sheet.count("tokens", f"token/{domain}")
        pen.text(MARGIN + 8, top + 15, f"{name} {left}{big}", 13, CARD, bold=True)
        pen.text(150, top + 15, sheet.say({"key": f"effect-{reward['effect'].replace('_', '-')}", "facts": {}}), 13)
        for nth, seat in enumerate(sheet.owners(f"reward/{row + 1}")):
            pen.pawn(WIDTH - 60 + nth * 20, top + 2, seat, "marker")


def _seat(pen: Pen, sheet: Sheet, seat: int, y: int) -> None:
    pen.box(MARGIN, y, WIDTH - 2 * MARGIN, 38, BOARD, INK if seat in sheet.asked else LINE)
    pen.box(MARGIN, y, 6, 38, SEATS[seat], SEATS[seat])
    pen.text(34, y + 24, f"{seat + 1} · {sheet.seat_name(seat, 16)}", 15, bold=True)
    pen.box(206, y + 7, 44, 24, SEAL, SEAL)
    pen.text(228, y + 24, str(sheet.counter(seat, "points")), 14, CARD, "middle", bold=True)
    entrance, locked = sheet.soldiers(seat)
    parts = [f"{sheet.word('final')} {sheet.outlook(seat)}"]
    parts.append(f"{sheet.word('boat')} {sheet.counter(seat, 'boat')}×{sheet.multiplier(seat)}")
    parts.append(f"{sheet.word('soldiers')} {entrance}+{locked}")
    parts += [f"{sheet.code(kind)}{n}" for kind, n in zip(PIECES, sheet.stock(seat), strict=True)]
    parts += [f"{sheet.code(name)} {value}" for name, value in zip(DOMAINS, sheet.tokens(seat), strict=True)]
    backs = "".join(sheet.code(name) for name in sheet.backs(seat))
    pen.text(268, y + 24, " · ".join([*parts, f"{sheet.word('hand')} {backs or '-'}"]), 13)
