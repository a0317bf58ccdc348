"""Rows of the table as text: the seats, my cards, Meng, and the bonus tokens."""

from __future__ import annotations

from typing import Final

from yamen.games.gugong.sheet import Sheet

COLUMNS: Final = ("points", "pool", "supply", "double", "intrigue", "envoy", "jade", "tokens")
MORE: Final = ("wall", "ships", "rewards", "cards")
WIDE: Final = 5


def seat_rows(sheet: Sheet, room: int) -> list[str]:
    """One row a seat, in turn order, under a row of names; `>` is asked now."""
    head = f"{sheet.word('order')[: room + 3]:<{room + 4}}"
    rows = [head + "".join(sheet.word(name)[:4].rjust(WIDE) for name in (*COLUMNS, *MORE))]
    for seat in sheet.order:
        mark = ">" if seat in sheet.asked else " "
        values = "".join(value.rjust(WIDE) for value in seat_values(sheet, seat))
        rows.append(f"{mark}♦{seat + 1} {sheet.seat_name(seat, room):<{room}}{values}")
    return rows


def seat_values(sheet: Sheet, seat: int) -> list[str]:
    """What stands in the columns of a seat."""
    at = f"seat/{seat}"
    return [
        str(sheet.counter(seat, "points")),
        str(sheet.amount(f"{at}/pool", f"servant/{seat}")),
        str(sheet.amount(f"{at}/supply", f"servant/{seat}")),
        sheet.double(seat),
        sheet.intrigue(seat),
        sheet.envoy(seat),
        str(sheet.amount(f"{at}/jade")),
        str(sheet.counter(seat, "tokens")),
        str(sheet.wall(seat)),
        str(sheet.amount(f"{at}/ships")),
        sheet.rewards(seat),
        f"{sheet.amount(f'{at}/hand')}/{sheet.amount(f'{at}/taken')}",
    ]


def hand_row(sheet: Sheet) -> list[str]:
    """My hand, my discard pile, and the token that I just took."""
    if sheet.seat < 0:
        return []
    pieces = [f"{sheet.word('hand')} {' '.join(sheet.mine('hand')) or '-'}"]
    pieces.append(f"{sheet.word('taken')} {' '.join(sheet.mine('taken')) or '-'}")
    for name in sheet.names(f"seat/{sheet.seat}/held", "token"):
        pieces.append(f"{sheet.word('held')} {sheet.code('token', name)}")
    return [f"    {' │ '.join(pieces)}"]


def meng_row(sheet: Sheet) -> list[str]:
    """Meng's focus, his matches tonight, his cards of today and how many are left in his deck."""
    if sheet.meng < 0:
        return []
    meng = sheet.extra["meng"]
    today = [sheet.word("special") if name == "special" else sheet.place(name, 8) for name in sheet.today()]
    pieces = [
        f"{sheet.word('meng')} {sheet.place(meng['focus'], 8)}",
        f"✓{meng['matches']}",
        f"{sheet.word('today')} {' '.join(today) or '-'}",
        f"{sheet.word('deck')} {sheet.amount('automa/deck')}",
    ]
    return [f"    {' │ '.join(pieces)}"]


def bonus_row(sheet: Sheet) -> list[str]:
    """The bonus tokens in force, and those that wait face up above the boards."""
    found = sheet.bonus()
    for seat in range(sheet.seats):
        found += [f"{token}♦{seat + 1}" for token in sheet.face_up(seat)]
    return [f"    {sheet.word('bonus')} {' │ '.join(found)}"] if found else []
