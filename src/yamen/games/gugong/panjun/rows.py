"""Rows of the table as text for what the modules add; a table without them has none."""

from __future__ import annotations

from yamen.games.gugong.sheet import Sheet


def module_rows(sheet: Sheet) -> list[str]:
    """A row for each module that the view shows."""
    return [f"    {row}" for row in stairs_row(sheet)]


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
