"""Golden playthroughs: whole matches as readable text, so that a change of the rules is reviewed as a difference.

    python -m tools.golden                          write all of them again
    python -m tools.golden dragon                   those of one game
    python -m tools.golden dragon 3 neighbours=drawn    add one: seats, then options of the table

They lie in tests/games/GAME/golden; a file's name says how the table was set: 3+neighbours=drawn.txt. Who answers is a
fixed rule of arithmetic, so they depend on the rules, the luck and the words alone.
"""

from __future__ import annotations

import hashlib
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from yamen.games import GAMES, find
from yamen.kernel.ask import Ask
from yamen.kernel.chance import Key
from yamen.kernel.event import Change, Event
from yamen.kernel.match import Match
from yamen.kernel.rules import Game
from yamen.kernel.words import Words
from yamen.words import Catalogue, catalogue

TESTS: Final = Path(__file__).parents[1] / "tests" / "games"
WIDTH: Final = 120


class Arithmetic:
    """Numbers that look drawn but are the same for ever."""

    def __init__(self, seed: int) -> None:
        self.x = seed

    def below(self, n: int) -> int:
        """The next number from 0 to n - 1."""
        self.x = (self.x * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.x >> 33) % n


def file_name(seats: int, options: dict[str, str]) -> str:
    """The file of a table's setting."""
    return "+".join([str(seats), *(f"{name}={value}" for name, value in options.items())]) + ".txt"


def setting(name: str) -> tuple[int, dict[str, str]]:
    """The table's setting that a file's name says."""
    seats, *options = name.removesuffix(".txt").split("+")
    return int(seats), dict(option.split("=", 1) for option in options)


def names(game: Game) -> list[str]:
    """The playthroughs of a game: one for each number of seats, and those that were added."""
    every = [file_name(seats, {}) for seats in range(game.seats[0], game.seats[1] + 1)]
    added = [path.name for path in sorted((TESTS / game.name / "golden").glob("*.txt"))]
    return every + [name for name in added if name not in every]


def playthrough(game: Game, name: str) -> str:
    """One whole match as text."""
    seats, options = setting(name)
    secret = hashlib.sha256(f"golden {game.name} {name}".encode()).digest()
    return "\n".join(lines(Match(game, seats, options, key=Key(secret)), int.from_bytes(secret[:8], "big"))) + "\n"


def lines(match: Match, seed: int) -> Iterator[str]:
    """Every question with its options and its answer, every event with its words, rule, moves and changes."""
    words = catalogue("en", match.game.name)
    chosen = " ".join(f"{name}={value}" for name, value in match.options.items())
    yield f"{words.say(Words('game-title'))}, edition {match.game.edition}, {match.seats} seats, {chosen}"
    draw = Arithmetic(seed)
    told = 0
    while True:
        events = match.events()
        for event in events[told:]:
            yield from event_lines(event, words)
        told = len(events)
        if match.over:
            break
        ask = match.asks[0]
        index = draw.below(len(ask.options))
        yield ""
        yield from ask_lines(match, ask, words)
        yield f"> {ask.notation(index)}"
        match.answer(index, ask.seat)
    yield ""
    for seat, sources in enumerate(match.rules.scores(match.play.state)):
        parts = ", ".join(f"{source} {points}" for source, points in sources.items())
        yield f"{words.seat_name(seat)}: {match.scores[seat]} points, rank {match.ranking[seat]} ({parts})"
    yield f"table {match.digest()}"


def ask_lines(match: Match, ask: Ask[Any], words: Catalogue) -> Iterator[str]:
    """A question and its options."""
    together = " (together, in secret)" if len(match.play.asks) > 1 else ""
    question = words.say(Words(f"ask-{ask.prompt.name}"))
    yield f"{match.seq + 1}. {words.seat_name(ask.seat)}{together}: {question} [{ask.prompt.rule}]"
    options = [ask.notation(i) for i in range(len(ask.options))]
    own = f"{ask.prompt.name} "
    text = " | ".join(option.removeprefix(own).replace(" ", "\xa0") for option in options)
    for line in textwrap.wrap(f"{len(options)}: {text}", WIDTH - 3, break_long_words=False, break_on_hyphens=False):
        yield f"   {line}".replace("\xa0", " ")


def event_lines(event: Event, words: Catalogue) -> Iterator[str]:
    """What happened."""
    known = "" if event.seats is None else f" (seats {', '.join(map(str, event.seats))} alone)"
    yield f"* {words.say(event.words)} [{event.rule}]{known}"
    if event.moves:
        moved = [f"{move.n} {move.kind}" if move.n != 1 else move.kind for move in event.moves]
        moves = [f"{what} {move.source}>{move.target}" for what, move in zip(moved, event.moves, strict=True)]
        yield from textwrap.wrap("; ".join(moves), WIDTH, initial_indent="    ", subsequent_indent="    ")
    for change in event.changes:
        yield f"    {change_line(change, words)}"


def change_line(change: Change, words: Catalogue) -> str:
    """A counter goes up or down, with the parts of the sum."""
    parts = ", ".join(f"{words.say(part.words)} {part.n:+}" for part in change.parts)
    return f"{change.counter} {change.by:+}" + (f" = {parts}" if parts else "")


def write(game: Game, name: str) -> None:
    """Write one playthrough."""
    folder = TESTS / game.name / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(playthrough(game, name), encoding="utf-8")
    print(folder / name)


def main(words: list[str]) -> None:
    """Write those that were asked for."""
    if len(words) > 1:
        options = dict(word.split("=", 1) for word in words[2:])
        write(find(words[0]), file_name(int(words[1]), options))
        return
    for game in [find(word) for word in words] or list(GAMES.values()):
        for name in names(game):
            write(game, name)


if __name__ == "__main__":
    main(sys.argv[1:])
