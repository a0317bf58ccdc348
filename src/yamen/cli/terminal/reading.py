"""The sheets of a table: rules, log, keys, and the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from yamen.cli.terminal.paint import fold, paint, paint_all
from yamen.cli.terminal.sheets import Sheet
from yamen.cli.terminal.sitting import Sitting

KEYS: Final = ("undo", "hint", "choose", "move", "find", "why", "rules", "log", "language", "end", "leave")
INDENT: Final = 7  # of what a key does


def rules_sheet(sitting: Sitting, view: Mapping[str, Any]) -> Sheet:
    """Every rule of the game, open at the one that the present question follows from; then the signs of the picture."""
    voice = sitting.voice
    rules = voice.rules(sitting.match.game.home)
    cited = voice.rule(view["ask"]["rule"]) if view["ask"] else ""
    at = next((at for at, (name, _) in enumerate(rules) if name == cited), 0)
    paragraphs: list[Text | str] = []
    for name, words in rules:
        paragraphs.append(Text.assemble((name, "bold"), " ", (words, "underline" if name == cited else "")))
    if voice.legend():
        paragraphs += ["", *voice.legend()]
    return Sheet(voice, voice.word("rules-title"), paragraphs, at)


def log_sheet(sitting: Sitting) -> Sheet:
    """Everything that happened so far, as far as the viewer may know."""
    voice = sitting.voice
    lines: list[Text | str] = []
    for number, (line, rule) in enumerate(sitting.log(), 1):
        lines.append(Text.assemble((f"{number:>3} ", "dim"), paint(f"{line} {rule}", voice.names)))
    return Sheet(voice, voice.word("log-title"), lines or [voice.word("log-empty")], len(lines) - 1)


def help_sheet(sitting: Sitting, view: Mapping[str, Any], width: int) -> Sheet:
    """What each key does, how to read the picture, and what comes next in the match."""
    voice = sitting.voice
    paragraphs: list[Text | str] = ["\n".join(fold(voice.word(f"help-{key}"), width, INDENT)) for key in KEYS]
    if voice.legend():
        paragraphs += ["", *voice.legend()]
    if view["then"]:
        paragraphs += ["", voice.word("then", what=", ".join(voice.say(words) for words in view["then"]))]
    paragraphs += ["", voice.word("saved-at", file=str(sitting.table.slot.path))]
    return Sheet(voice, voice.word("help-title"), paragraphs)


def end_sheet(sitting: Sitting, view: Mapping[str, Any]) -> Sheet:
    """Who won, the points by source, and the proof that nobody chose the luck."""
    voice = sitting.voice
    paragraphs: list[Text | str] = [Text(voice.winners(view), "bold"), ""]
    ranks = [f"{view['ranking'][seat]}. {voice.names[seat]}" for seat in voice.ranks(view)]
    paragraphs += [paint_all(ranks, voice.names), "", paint_all(voice.points(view), voice.names), ""]
    paragraphs += voice.proof(sitting.match, str(sitting.table.slot.path))
    return Sheet(voice, voice.word("end-title"), paragraphs)
