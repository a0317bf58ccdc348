"""What several commands ask for in the same way: settings and seats."""

from __future__ import annotations

from collections.abc import Sequence

from yamen.cli.desk import Mistake


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
