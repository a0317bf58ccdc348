"""Where the rules of a game are cited: by the functions that carry them out, and by the tests that prove them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

from yamen.games import GAMES

ROOT: Final = Path(__file__).parents[1]


class Citation:
    """A function or a name of a module that cites a rule."""

    def __init__(self, file: str, name: str) -> None:
        self.file = file
        self.name = name


class Cited:
    """The citations of one rule."""

    def __init__(self) -> None:
        self.code: list[Citation] = []
        self.tests: list[Citation] = []


def rules_of(game: str) -> dict[str, str]:
    """The rules of a game, each with its chapter."""
    found: dict[str, str] = import_module(f"{GAMES[game].home}.book").RULES
    return found


def citations(game: str) -> dict[str, Cited]:
    """Every rule of a game with the places that cite it."""
    found = {name: Cited() for name in rules_of(game)}
    code = ROOT / "src" / "yamen" / "games" / game
    tests = ROOT / "tests" / "games" / game
    for name, citation in _cited(game, code):
        if name in found:
            found[name].code.append(citation)
    for name, citation in _cited(game, tests):
        if name in found and citation.name.startswith("test"):
            found[name].tests.append(citation)
    return found


def unknown(game: str) -> list[str]:
    """Rules that are cited but are not in the game's index."""
    places = [ROOT / "src" / "yamen" / "games" / game, ROOT / "tests" / "games" / game]
    known = rules_of(game)
    return sorted({name for place in places for name, _ in _cited(game, place) if name not in known})


def _cited(game: str, folder: Path) -> Iterator[tuple[str, Citation]]:
    pattern = re.compile(rf"(?<![\w/]){game}/([a-z]+(?:-[a-z0-9]+)*)(?![\w/]|\.\w)")
    for path in sorted(folder.rglob("*.py")):
        for node in _named(ast.parse(path.read_text(encoding="utf-8"))):
            texts = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))
            names = {name for text in texts if isinstance(text, str) for name in pattern.findall(text)}
            for name in sorted(names):
                yield name, Citation(path.relative_to(folder).as_posix(), _name(node))


def _named(tree: ast.Module) -> Iterator[ast.stmt]:
    """Functions, the methods of classes, and what a module names."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from (part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Assign | ast.AnnAssign):
            yield node


def _name(node: ast.stmt) -> str:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return node.name
    target = (
        node.targets[0] if isinstance(node, ast.Assign) else node.target if isinstance(node, ast.AnnAssign) else None
    )
    return target.id if isinstance(target, ast.Name) else ""
