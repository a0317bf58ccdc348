"""The Fluent files as they are written: their messages, and the variables that each one uses."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from yamen.words import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "yamen"
COMMON = SOURCE / "words" / "text"
GAMES = SOURCE / "games"


def files(language: str) -> list[Path]:
    """Every Fluent file of a language: the common ones, then those of each game."""
    return [*sorted((COMMON / language).glob("*.ftl")), *sorted(GAMES.glob(f"*/text/{language}*.ftl"))]


def twins() -> list[tuple[Path, Path]]:
    """Each English file with its French one."""
    return [(path, Path(str(path).replace("/text/en", "/text/fr"))) for path in files("en")]


def game_of(path: Path) -> str:
    """The game that a file belongs to, nothing for the common ones."""
    return path.parents[1].name if GAMES in path.parents else ""


@cache
def entries(path: Path) -> tuple[ast.EntryType, ...]:
    """What a file holds, entry by entry."""
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body)


@cache
def messages(path: Path) -> dict[str, ast.Message]:
    """A file's messages by key."""
    return {entry.id.name: entry for entry in entries(path) if isinstance(entry, ast.Message)}


def known(language: str, game: str) -> dict[str, ast.Message]:
    """Every message that can be said about a game."""
    out: dict[str, ast.Message] = {}
    for path in files(language):
        if game_of(path) in ("", game):
            out |= messages(path)
    return out


class Uses(Visitor):
    """The variables and messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def uses(message: ast.Message) -> Uses:
    """What a message mentions itself."""
    found = Uses()
    if message.value is not None:
        found.visit(message.value)
    return found


def variables(key: str, among: dict[str, ast.Message]) -> set[str]:
    """The variables that saying a message takes, with those of the messages it mentions."""
    found = uses(among[key])
    out = set(found.variables)
    for other in found.references:
        out |= variables(other, among)
    return out


def facts(key: str, among: dict[str, ast.Message]) -> set[str]:
    """The facts behind these variables: `$person_id`, `$person_a` and `$person` are one."""
    forms = {attribute.id.name for message in among.values() for attribute in message.attributes} | {"id"}
    out: set[str] = set()
    for variable in variables(key, among):
        fact, _, form = variable.rpartition("_")
        out.add(fact if fact and form in forms else variable)
    return out


def keys(game: str = "") -> set[str]:
    """The keys of a game's own file, or of the common files."""
    return {key for path in files(LANGUAGES[0]) if game_of(path) == game for key in messages(path)}
