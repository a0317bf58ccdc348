"""Rows of the table as text for what the modules add; a table without them has none."""

from __future__ import annotations

from yamen.games.gugong.sheet import Sheet
from yamen.kernel.words import Words


def module_rows(sheet: Sheet) -> list[str]:
    """A row for each module that the view shows."""
    return [f"    {row}" for row in stairs_row(sheet)]


def stairs_steps(sheet: Sheet) -> list[tuple[str, list[int]]]:
    """The steps of both stairs that ask or bring something, in full."""
    if "stairs" not in sheet.extra:
        return []
    out: list[tuple[str, list[int]]] = []
    for at, name in enumerate(sheet.extra["stairs"]["left"], 1):
        if name != "none":
            out.append((f"{sheet.code('stairs', 'left')}{at} {sheet.say(Words(f'condition-{name}'))}", []))
    for at, name in enumerate(sheet.extra["stairs"]["right"], 1):
        if name != "none":
            out.append((f"{sheet.code('stairs', 'right')}{at} {sheet.say(Words(f'effect-{name}'))}", []))
    return out


def stairs_row(sheet: Sheet) -> list[str]:
    """Both stairs, step by step, with the envoys that stand on them: `L · ?1-3♦2 · I7`."""
    if "stairs" not in sheet.extra:
        return []
    parts: list[str] = []
    for side, what in (("left", "condition"), ("right", "effect")):
        steps = []
        for at, name in enumerate(sheet.extra["stairs"][side], 1):
            seats = sheet.seats_at(f"palace/{side}/{at}", "envoy")
            steps.append(f"{sheet.code(what, name) or '·'}{seats}")
        parts.append(f"{sheet.code('stairs', side)} {' '.join(steps)}")
    return [f"{sheet.word('stairs')} {' │ '.join(parts)}"]
