"""Bazaar, a made-up game for 1 to 4 that needs all the kernel can do: what a lobby needs to know of it."""

from __future__ import annotations

from yamen.kernel.rules import Game, Option

BAZAAR = Game(
    name="bazaar",
    edition=1,
    seats=(1, 4),
    options=(
        Option("modules", "several", ("caravan",), "", (("caravan", "stalls", "2"),)),
        Option("stalls", "choice", ("3", "2"), "3"),
        Option("first", "seat", ("drawn",), "drawn"),
    ),
    home="tests.toy.bazaar",
)
