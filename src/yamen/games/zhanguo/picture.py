"""The table as text and as an SVG drawing. Both draw a view document and nothing else.

The text is made of parts. In a small window those come first that the question needs; a wide one holds all of them.
`♦2` is the second seat or a piece of it, `▲2` is unrest, `57 Hir*boat` a card: number, trigger (`*`: an emperor tile
says it), ability.
"""

from __future__ import annotations

from typing import Any, Final

from yamen.games.zhanguo.components import ACTIONS, DOMAINS, OFFICIALS, REGIONS
from yamen.games.zhanguo.drawing import svg
from yamen.games.zhanguo.picture_tiles import LABEL, TILES, mausoleum, voyage, wall
from yamen.games.zhanguo.sheet import PIECES, Say, Sheet

__all__ = ["svg", "text"]

WIDE: Final = 110

ORDER: Final = ("court", "hand", "regions", "others", "left", "mausoleum", "wall", "voyage", "rewards", "seats", "lisi")
FIRST: Final = {
    "play": ("court", "hand", "regions"),
    "wake": ("regions", "court", "seats"),
    "wall": ("wall", "seats", "regions"),
    "pay": ("regions", "seats", "wall"),
    "emperor": ("regions", "seats"),
    "soldier": ("mausoleum", "seats", "regions"),
    "honour": ("mausoleum", "seats", "regions"),
    "lisi": ("mausoleum", "seats", "lisi"),
    "symbol": ("voyage", "regions", "seats"),
    "alchemist": ("regions", "seats", "voyage"),
    "master": ("voyage", "seats", "regions"),
    "governor": ("regions", "left", "seats", "mausoleum"),
    "palace": ("regions", "left", "seats", "mausoleum"),
    "tile": ("regions", "left", "seats"),
    "big": ("rewards", "seats", "regions"),
    "offer": ("rewards", "seats", "regions"),
    "unlock": ("rewards", "seats", "mausoleum"),
    "return": ("seats", "rewards", "regions"),
    "token": ("seats", "rewards", "regions"),
}
USUALLY: Final = (
    *("court", "regions", "seats", "hand", "left", "rewards"),
    *("mausoleum", "wall", "voyage", "lisi", "others"),
)


def text(view: dict[str, Any], say: Say, width: int, height: int) -> list[str]:
    """As much of the table in lines of plain text as the space allows, what the question needs first."""
    sheet = Sheet(view, say)
    parts = parts_of(sheet, width)
    wanted = [*FIRST.get(sheet.prompt, ()), *USUALLY]
    chosen: list[str] = []
    left = height
    for name in wanted:
        if name not in chosen and name in parts and len(parts[name]) <= left:
            chosen.append(name)
            left -= len(parts[name])
    lines = [line for name in ORDER if name in chosen for line in parts[name]]
    return [line[:width].rstrip() for line in lines]


def parts_of(sheet: Sheet, width: int) -> dict[str, list[str]]:
    """Every part of the picture by its name; in a wide window the voyage stands beside the mausoleum."""
    parts = {
        "court": court(sheet),
        "hand": hand(sheet, width),
        "regions": regions(sheet, width),
        "others": others(sheet, width),
        "left": left_over(sheet, width),
        "mausoleum": mausoleum(sheet),
        "wall": wall(sheet),
        "voyage": voyage(sheet),
        "rewards": rewards(sheet, width),
        "seats": seats(sheet),
        "lisi": lisi(sheet),
    }
    if width >= WIDE:
        pairs = zip(parts["mausoleum"], parts.pop("voyage"), strict=True)
        parts["mausoleum"] = [f"{one:<{TILES}}{other}" for one, other in pairs]
    return {name: rows for name, rows in parts.items() if rows}


# --- court and hand ---------------------------------------------------------------------------------------------------


def court(sheet: Sheet) -> list[str]:
    """The covered number between the numbers of my hand, and which actions a lower or higher one fits.

    Behind each action stands how many of my cards it would wake.
    """
    covered: int = sheet.extra["covered"]
    numbers = sorted(int(sheet.number(held["card"])) for held in sheet.hand)
    wakes: dict[str, list[str]] = sheet.extra["wakes"]
    sides = [" ".join(f"{sheet.action(name)}{len(wakes.get(name, []))}" for name in part) for part in _SIDES]
    low = " ".join(str(number) for number in numbers if number < covered)
    high = " ".join(str(number) for number in numbers if number > covered)
    middle = f"[{covered or sheet.word('first')}]"
    return [sheet.label("court") + " ".join(filter(None, (low, f"({sides[0]})", middle, f"({sides[1]})", high)))]


_SIDES: Final = (ACTIONS[:3], ACTIONS[3:])


def hand(sheet: Sheet, width: int) -> list[str]:
    """My edicts: number, domain, trigger, ability."""
    if not sheet.hand:
        return []
    columns = 2 if width >= WIDE else 3
    room = (width - LABEL) // columns
    cells: list[str] = []
    for held in sheet.hand:
        number = sheet.number(held["card"])
        card = sheet.extra["cards"][held["card"]]
        domain = sheet.code(DOMAINS[(int(number) - 1) // 40])
        head = f"{number}{domain} {sheet.action(card['trigger'])} "
        cells.append((head + sheet.effect(card["words"], room - len(head) - 1)).ljust(room))
    rows = ["".join(cells[at : at + columns]) for at in range(0, len(cells), columns)]
    return [(sheet.label("hand") if not at else " " * LABEL) + row for at, row in enumerate(rows)]


# --- my board and the regions -----------------------------------------------------------------------------------------


def regions(sheet: Sheet, width: int) -> list[str]:
    """The regions side by side: my unrest, officials, workers and cards, then everybody's governors and palaces."""
    column = (width - LABEL) // len(REGIONS)
    board = sheet.word("board")
    owner = (board[:8] if sheet.me == sheet.seat else f"{sheet.word('board-of')} ♦{sheet.me + 1}").ljust(LABEL)
    rows = [owner, sheet.label("staff")]
    if sheet.me >= sheet.people:
        rows = [owner]
    tall = sheet.highest()
    rows += [(sheet.label("cards") if not at else " " * LABEL) for at in range(tall)]
    rows.append(sheet.label("built"))
    for region in REGIONS:
        name = sheet.say({"key": f"region-{region}", "facts": {}})
        cells = [f"{name} ▲{sheet.unrest(region)}", sheet.staff(region)]
        if sheet.me >= sheet.people:
            cells = [name]
        for place in range(1, tall + 1):
            cells.append(_card(sheet, region, place))
        built = "".join(map(str, sheet.governors(region))), "".join(map(str, sheet.palaces(region)))
        cells.append(f"{sheet.code('governor')}{built[0]} {sheet.code('palace')}{built[1]}")
        rows = [row + cell.ljust(column) for row, cell in zip(rows, cells, strict=True)]
    return rows


def _card(sheet: Sheet, region: str, place: int) -> str:
    card = sheet.above(region, place)
    if card is None:
        return "·"
    number, emperor, printed = card
    return f"{number} {sheet.action(printed['trigger'])}{'*' if emperor else ' '}{sheet.short(printed['words'])}"


def others(sheet: Sheet, width: int) -> list[str]:
    """The other seats' boards: unrest and numbers of cards in each region."""
    column = (width - LABEL) // len(REGIONS)
    out: list[str] = []
    for seat in sheet.order:
        if seat == sheet.me:
            continue
        row = f"{sheet.word('board-of')} ♦{seat + 1}".ljust(LABEL)
        for region in REGIONS:
            cards = " ".join(sheet.cards_of(seat, region))
            unrest = f"▲{sheet.counter(seat, f'unrest/{region}')} " if seat < sheet.people else ""
            row += f"{unrest}{cards or '·'}".ljust(column)
        out.append(row)
    return out


def left_over(sheet: Sheet, width: int) -> list[str]:
    """What there is still to take in each region: bonus spaces, and palace tiles by what they count."""
    column = (width - LABEL) // len(REGIONS)
    row = sheet.label("left")
    for region in REGIONS:
        tiles = "".join(sheet.code(p["kind"].partition("/")[2]) * p["n"] for p in sheet.zones[f"palace_tiles/{region}"])
        row += f"+{len(sheet.free_bonuses(region))} {tiles or '·'}".ljust(column)
    return [row]


# --- rewards and seats ------------------------------------------------------------------------------------------------


def rewards(sheet: Sheet, width: int) -> list[str]:
    """The three rewards of this round with the tokens left in the supply, and who took one."""
    at = min(max(sheet.round, 1), len(sheet.extra["rewards"])) - 1
    out: list[str] = []
    for row, reward in enumerate(sheet.extra["rewards"][at], 1):
        domain: str = reward["domain"]
        big = "◆" if sheet.count("tokens", f"big/{domain}") else " "
        taken = "".join(f"♦{seat + 1}" for seat in sheet.owners(f"reward/{row}"))
        name = sheet.say({"key": f"domain-{domain}", "facts": {}})
        head = f"{name[:8].capitalize():<9}{sheet.count('tokens', f'token/{domain}'):>2}{big} {taken:<3}"
        effect = sheet.say({"key": f"effect-{reward['effect'].replace('_', '-')}", "facts": {}})
        room = width - len(head)
        out.append(head + (effect if len(effect) <= room else effect[: room - 1] + "…"))
    return out


def seats(sheet: Sheet) -> list[str]:
    """A row for each seat in turn order, under a row of names; `>` is asked now."""
    names = ["points", "final", "boat", "soldiers"]
    head = "".join(f"{sheet.word(name):>6}" for name in names)
    head += "  " + "".join(f"{sheet.code(kind):>2}" for kind in PIECES)
    head += "  " + "".join(f"{sheet.code(name):<3}" for name in DOMAINS)
    head += "  " + "".join(f"{sheet.code(kind):<3}" for kind in OFFICIALS) + " " + sheet.word("hand")
    rows = [f"{sheet.word('order')[:16]:<16}{head}"]
    for seat in sheet.order:
        entrance, locked = sheet.soldiers(seat)
        boat = f"{sheet.counter(seat, 'boat')}×{sheet.multiplier(seat)}"
        values = [str(sheet.counter(seat, "points")), sheet.outlook(seat), boat]
        row = f"{'>' if seat in sheet.asked else ' '}♦{seat + 1} {sheet.seat_name(seat, 11):<12}"
        row += "".join(f"{value:>6}" for value in [*values, f"{entrance}+{locked}"])
        row += "  " + "".join(f"{n:>2}" for n in sheet.stock(seat))
        row += "  " + "".join(f"{value:<3}" for value in sheet.tokens(seat))
        reserve = [sheet.count(f"seat/{seat}/reserve", kind) for kind in OFFICIALS]
        row += "  " + "".join(f"{n if seat < sheet.people else '-':<3}" for n in reserve)
        rows.append(row + " " + "".join(sheet.code(name) for name in sheet.backs(seat)))
    return rows


def lisi(sheet: Sheet) -> list[str]:
    """Li Si: the action cards that may still come this round, and his edicts."""
    if "lisi" not in sheet.extra:
        return []
    cards = " ".join(map(str, sheet.extra["lisi"]["left"]))
    edicts = f"{sheet.word('edicts')} {sheet.count('lisi/deck', 'back/edict')}"
    return [f"{sheet.label('lisi')}{sheet.word('deck')} {cards or '-'} · {edicts}"]
