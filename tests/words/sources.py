"""The keys that the program's source names: whole ones, and patterns such as `ask-{prompt}`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.words.texts import SOURCE

SPEAKERS = ("Words", "Refusal", "Barrier", "say")  # whose first argument is a key
HOLE = "([A-Za-z0-9_-]+)"


class Said:
    """A place in the source where something is said: the key (a pattern where it has holes), and the facts if clear."""

    def __init__(self, path: Path, line: int, key: str, facts: set[str] | None) -> None:
        self.path = path
        self.place = f"{path.relative_to(SOURCE)}:{line}"
        self.key = key
        self.facts = facts

    def matches(self, key: str) -> bool:
        """Whether this key can be meant."""
        return re.fullmatch(self.key, key) is not None

    def means(self, key: str) -> bool:
        """Whether this key is meant: the holes of a pattern are filled with texts of the same file."""
        found = re.fullmatch(self.key, key)
        return found is not None and set(found.groups()) <= literals(self.path)


@cache
def trees() -> dict[Path, ast.Module]:
    """Every module of the package."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


@cache
def said() -> tuple[Said, ...]:
    """Every call that names a key in its first argument."""
    return tuple(found for path, tree in trees().items() for found in _in_module(path, tree))


def _in_module(path: Path, tree: ast.Module) -> Iterator[Said]:
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    within = {id(node): function for function in functions for node in ast.walk(function)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in SPEAKERS and node.args:
            for key in _patterns(node.args[0]):
                yield Said(path, node.lineno, key, _facts(node, within.get(id(node))))


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _patterns(node: ast.expr) -> list[str]:
    """The keys that an expression can be, as regular expressions; none if that cannot be seen."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [re.escape(node.value)]
    if isinstance(node, ast.IfExp):
        return _patterns(node.body) + _patterns(node.orelse)
    if isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else HOLE for part in node.values]
        return ["".join(parts)] if parts and parts[0] != HOLE else []
    return []


def _facts(call: ast.Call, function: ast.AST | None) -> set[str] | None:
    """The names of the facts given, or None where only a run could tell."""
    if _name(call.func) == "say":
        if len(call.args) > 1 or any(word.arg is None for word in call.keywords):
            return None
        return {word.arg for word in call.keywords if word.arg is not None}
    at = 2 if _name(call.func) == "Refusal" else 1
    return _names(call.args[at], function) if len(call.args) > at else set()


def _names(node: ast.expr, function: ast.AST | None) -> set[str] | None:
    if isinstance(node, ast.Dict):
        found = [
            {key.value} if isinstance(key, ast.Constant) else _names(value, function)
            for key, value in zip(node.keys, node.values, strict=True)
        ]
        return None if None in found else {str(name) for names in found if names is not None for name in names}
    if isinstance(node, ast.Name) and function is not None:
        return _variable(node.id, function)
    return None


def _variable(name: str, function: ast.AST) -> set[str] | None:
    """What a local dictionary holds in the end: its literal, and what is set in it later."""
    out: set[str] | None = None
    for node in ast.walk(function):
        for target, value in _assigned(node):
            if isinstance(target, ast.Name) and target.id == name:
                names = None if _mentions(value, name) else _names(value, function)
                out = None if names is None else (out or set()) | names
            if isinstance(target, ast.Subscript) and _name(target.value) == name and out is not None:
                out |= {str(target.slice.value)} if isinstance(target.slice, ast.Constant) else set()
    return out


def _mentions(node: ast.AST, name: str) -> bool:
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(node))


def _assigned(node: ast.AST) -> list[tuple[ast.expr, ast.expr]]:
    if isinstance(node, ast.Assign):
        return [(target, node.value) for target in node.targets]
    if isinstance(node, ast.AnnAssign) and node.value is not None:
        return [(node.target, node.value)]
    return []


@cache
def literals(path: Path | None = None) -> frozenset[str]:
    """Every text in the source (or in one file) that could be a key or the part of one."""
    read = trees().values() if path is None else [trees()[path]]
    found = (node.value for tree in read for node in ast.walk(tree) if isinstance(node, ast.Constant))
    texts = {text for text in found if isinstance(text, str) and len(text) < 80}
    return frozenset(texts | {text.replace("_", "-") for text in texts})


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Every f-string of the source that begins like a key: `log-{kind}`, `excludes-{option}-{value}`."""
    found = {
        pattern
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for pattern in _patterns(node)
        if re.match(r"[a-z]+\\-", pattern)
    }
    return tuple(re.compile(pattern) for pattern in sorted(found))


def named(key: str) -> bool:
    """Whether the source names this key, whole or by a pattern whose holes it fills with texts it knows."""
    known = literals()
    if key in known:
        return True
    matches = [pattern.fullmatch(key) for pattern in patterns()]
    return any(all(hole in known or named(hole) for hole in match.groups()) for match in matches if match is not None)
