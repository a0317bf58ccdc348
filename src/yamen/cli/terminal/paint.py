"""Colour with meaning, laid over plain text: who, what is gained, what is lost, what is now. Nothing says it alone."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual.theme import Theme

SEATS: Final = ("#7fb4ff", "#ff8a73", "#e6c25a", "#7fd6a0", "#d79bf0")
GAIN: Final = "#9fd18b"
LOSS: Final = "#ee8168"
NOTE: Final = "#e6c25a"
LIT: Final = "#62d3ee"
QUIET: Final = "#a79b88"
MARKS: Final = (
    (re.compile(r"[│┌┐└┘─]+"), QUIET),
    (re.compile(r"\+\d+"), GAIN),
    (re.compile(r"(?<!\w)−\d+"), LOSS),
    (re.compile(r"\d+✓"), QUIET),
    (re.compile(r"\[\d+\]"), f"bold {LIT}"),
    (re.compile(r"^>"), f"bold {LIT}"),
    (re.compile(r"§[\w-]+"), QUIET),
)
SEAT_MARK: Final = re.compile(r"♦(\d)")

THEME: Final = Theme(
    name="yamen",
    primary=LIT,
    secondary="#c9a35b",
    accent=LIT,
    foreground="#f2eadb",
    background="#151412",
    surface="#1d1b18",
    panel="#262320",
    success=GAIN,
    warning="#e6c25a",
    error=LOSS,
    dark=True,
)


def paint(line: str, names: Sequence[str] = ()) -> Text:
    """A line with its seats, gains and losses in colour."""
    text = Text(line)
    for pattern, style in MARKS:
        for found in pattern.finditer(line):
            text.stylize(style, found.start(), found.end())
    for found in SEAT_MARK.finditer(line):
        text.stylize(f"bold {seat_colour(int(found.group(1)) - 1)}", found.start(), found.end())
    for seat, name in enumerate(names):
        for found in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w| \d)", line):
            text.stylize(f"bold {seat_colour(seat)}", found.start(), found.end())
    return text


def paint_all(lines: Sequence[str], names: Sequence[str] = (), width: int = 0) -> Text:
    """Several lines, one under the other; with a width they are folded, never before a French colon."""
    rows = [row for line in lines for row in (fold(line, width) if width > 0 else [line])]
    return Text("\n").join([paint(row, names) for row in rows])


def fold(line: str, width: int, indent: int = 0) -> list[str]:
    """A line in rows that fit, broken at spaces alone: a no-break space is none."""
    return textwrap.wrap(line, width, break_on_hyphens=False, subsequent_indent=" " * indent) or [""]


def seat_colour(seat: int) -> str:
    """The colour of a seat."""
    return SEATS[seat % len(SEATS)]
