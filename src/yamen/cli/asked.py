"""What several commands ask for in the same way: whole numbers, settings, seats."""

from __future__ import annotations

from collections.abc import Sequence

from cyclopts import Parameter, Token

from yamen.cli.desk import Mistake


def number(help: str) -> Parameter:  # noqa: A002  # the name that Parameter gives it
    """An option that takes a whole number: 1.5 is not taken for 2."""
    return Parameter(help=help, converter=_whole)


def _whole(hint: type, tokens: Sequence[Token]) -> int:
    return int(tokens[0].value)


def settings(given: Sequence[str]) -> dict[str, str]:
    """--set option=value, as often as wanted, each option once."""
    options: dict[str, str] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise Mistake("cli-set", given=word[:60])
        if name in options:
            raise Mistake("cli-set-twice", given=name[:60])
        options[name] = value
    return options


def chairs(given: str, most: int) -> list[str]:
    """--seats a,b,c."""
    names = [name.strip() for name in given.split(",")]
    if "" in names:
        raise Mistake("cli-seats", given=given[:60])
    if len(names) > 10 * most:  # no need to look at every one of a million
        raise Mistake("cli-seats-many", n=len(names), most=most)
    return names
