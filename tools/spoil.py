"""Ways to spoil a real journal, one after the other, for tools/fuzz.py and the tests."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final

from tests.toy.bazaar import BAZAAR
from yamen.games import GAMES
from yamen.kernel.errors import YamenError

ODD: Final[tuple[Any, ...]] = (
    None, True, False, -1, 0, 1, 99, 10**6, 10**9, -(10**30), 1e308, 0.5, "", "?", "act taxes", "\u0000", "é" * 70,
    [], {}, [1], [[]], {"a": {}}, [None], ["x", 1], "0" * 64,
)  # fmt: skip
CHARACTERS: Final = ' {}[]",:0123456789abcdefxyz-+/>\\\n\té\u0000😀'


def flip(lines: list[str], draw: random.Random) -> None:
    """Some characters become others."""
    for _ in range(draw.randint(1, 4)):
        at = draw.randrange(len(lines))
        if lines[at]:
            place = draw.randrange(len(lines[at]))
            lines[at] = lines[at][:place] + draw.choice(CHARACTERS) + lines[at][place + draw.randint(0, 1) :]


def drop(lines: list[str], draw: random.Random) -> None:
    """Some lines are lost."""
    at = draw.randrange(len(lines))
    del lines[at : at + draw.choice((1, 1, 1, 2, 5))]


def double(lines: list[str], draw: random.Random) -> None:
    """A line stands there twice."""
    lines.insert(draw.randrange(len(lines)), draw.choice(lines))


def swap(lines: list[str], draw: random.Random) -> None:
    """Two lines change places."""
    a, b = draw.randrange(len(lines)), draw.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]


def cut(lines: list[str], draw: random.Random) -> None:
    """The end is lost, in the middle of a line."""
    at = draw.randrange(len(lines))
    lines[at] = lines[at][: draw.randint(0, len(lines[at]))]
    del lines[at + 1 :]


def value(lines: list[str], draw: random.Random) -> None:
    """Somewhere in a line stands another value."""
    at = draw.choice((0, len(lines) - 1, draw.randrange(len(lines)), draw.randrange(len(lines))))
    try:
        row = json.loads(lines[at])
    except (ValueError, RecursionError):
        return
    place: Any = row
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            break
        key = draw.choice(keys)
        if isinstance(place[key], (dict, list)) and draw.random() < 0.8:
            place = place[key]
            continue
        place[key] = draw.choice(ODD) if draw.random() < 0.7 else nudged(place[key], draw)
        break
    lines[at] = json.dumps(row)


def nudged(old: Any, draw: random.Random) -> Any:
    """Nearly the same value."""
    if type(old) is int:
        return old + draw.choice((-2, -1, 1, 2))
    if isinstance(old, str) and old:
        return old[:-1] if draw.random() < 0.5 else old + draw.choice(CHARACTERS)
    return old


def deep(lines: list[str], draw: random.Random) -> None:
    """A value is nested without end, or a number has more digits than anybody counts."""
    at = draw.randrange(len(lines))
    depth = draw.choice((5, 50, 900, 990, 5000))
    odd = draw.choice(("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth, "9" * depth, "1e" + "9" * depth))
    field = draw.choice(("players", "luck", "changes", "lots", "undo", "table", "scores", "options", "n", "checkpoint"))
    lines[at] = lines[at].rstrip("}") + f', "{field}": {odd}}}'


def digest(lines: list[str], draw: random.Random) -> None:
    """Printed facts are changed, and the digest of the components with them."""
    try:
        row = json.loads(lines[0])
        game = {**GAMES, BAZAAR.name: BAZAAR}[row["game"]]
    except (ValueError, LookupError, TypeError, RecursionError):
        return
    paths = [path for path in leaves(game.components(), "") if not path.endswith(("source", "sure", "note"))]
    path = draw.choice(paths)
    row["changes"] = {path: draw.choice((0, 1, 2, 7, 12, -1, 50))}
    try:
        row["components"] = game.digest(row["changes"])
    except YamenError:
        return
    lines[0] = json.dumps(row)


def leaves(facts: Any, path: str) -> list[str]:
    """The paths of all facts."""
    if not isinstance(facts, dict):
        return [path]
    return [leaf for key in facts for leaf in leaves(facts[key], f"{path}.{key}" if path else key)]


WAYS: Final[tuple[Callable[[list[str], random.Random], None], ...]] = (
    flip, drop, double, swap, cut, value, value, value, deep, digest,
)  # fmt: skip


def spoiled(text: str, draw: random.Random) -> str:
    """A journal after some of these ways."""
    lines = text.splitlines()
    for _ in range(draw.choice((1, 1, 1, 2, 3))):
        if lines:
            draw.choice(WAYS)(lines, draw)
    return "\n".join(lines)
