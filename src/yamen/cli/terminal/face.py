"""The lines round the board: where the match is, what happened, what is asked, and which keys there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from yamen.cli.terminal.paint import LIT, LOSS, NOTE, QUIET, paint, paint_all
from yamen.cli.terminal.sitting import Sitting
from yamen.kernel.words import Words

View = Mapping[str, Any]


def head(sitting: Sitting, view: View) -> Text:
    """The game, where it is, and a warning while the last answers are not on the disk."""
    voice = sitting.voice
    title = voice.say(Words("game-title"))
    line = paint(f"{title} · {voice.where(view)}")
    line.stylize("bold", 0, len(title))
    if sitting.table.unsaved is not None:
        line = Text.assemble((voice.say(sitting.table.unsaved), LOSS))
    return line


def told(sitting: Sitting, most: int, width: int) -> Text:
    """The last lines of the log; what is new since the last answer has a bar before it."""
    if sitting.covered:
        return Text()
    log = sitting.log()
    first = max(0, len(log) - most)
    lines = [f"{'▎' if at >= sitting.read else ' '}{line} {rule}" for at, (line, rule) in enumerate(log[first:], first)]
    return paint_all(lines, sitting.voice.names, width)


def question(sitting: Sitting, view: View, refused: bool, said: str) -> Text:
    """Who is asked what; and below it something the player wanted to know."""
    asked = view["ask"] is not None
    line = Text("▌ ", LIT if asked else QUIET)
    line.append(sitting.voice.question(view), "bold" if asked else QUIET)
    if refused:
        line.append(f"  {sitting.voice.word('refused-shown')}", LOSS)
    if said:
        line.append(f"\n  {said}", NOTE)
    return line


def outcome(sitting: Sitting, index: int, notation: str, width: int) -> Text:
    """What an option would do; or, for what is none (index -1), why not. Below it the notation."""
    voice = sitting.voice
    lines = sitting.outcome(index) if index >= 0 else [sitting.why_not(notation)]
    shown = Text.assemble((voice.word("would" if index >= 0 else "why-not"), "bold"), "\n")
    shown.append_text(paint_all(lines, voice.names, width))
    return shown.append(f"\n{notation}", QUIET)


def keys(sitting: Sitting, view: View) -> Text:
    """The keys, undo always first; what cannot be done now is quiet."""
    asked = view["ask"] is not None
    line = Text()
    for key, name, can in (
        ("u", "undo", not sitting.undo_refusal()),
        ("h", "hint", asked),
        ("⏎", "choose", asked),
        ("/", "find", asked),
        ("w", "why", asked),
        ("r", "rules", True),
        ("l", "log", True),
        ("g", "language", True),
        ("?", "help", True),
        ("q", "leave", True),
    ):
        line.append(f" {key}", f"bold {LIT}" if can else QUIET)
        line.append(f" {sitting.voice.word(f'key-{name}')}", "" if can else QUIET)
    return line
