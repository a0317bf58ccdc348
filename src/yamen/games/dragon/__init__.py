"""In the Year of the Dragon, for 2 to 5 players: what a lobby needs to know of it."""

from __future__ import annotations

from yamen.kernel.rules import Game, Option

DRAGON = Game(
    name="dragon",
    edition=1,
    seats=(2, 5),
    options=(
        Option("neighbours", "choice", ("apart", "drawn"), "apart"),  # may equal events be neighbours? Ruling R4
        Option("large_privilege", "choice", ("6", "7"), "6"),  # its price in yuan. Ruling R3
        Option("first", "seat", ("drawn",), "drawn"),  # who chooses persons first. Ruling R33
    ),
    home="yamen.games.dragon",
)
