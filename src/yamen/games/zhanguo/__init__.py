"""ZhanGuo: The First Empire, for 1 to 4 players (alone against Li Si): what a lobby needs to know of it."""

from __future__ import annotations

from yamen.kernel.rules import Game, Option

ZHANGUO = Game(
    name="zhanguo",
    edition=1,
    seats=(1, 4),
    options=(
        Option("table", "choice", ("a", "b", "c"), "a"),  # which table of rewards: the board's or a side of the tile
        Option("advanced", "choice", ("no", "yes"), "no"),  # are the symbols of the mausoleum covered by tokens?
        Option("lisi", "choice", ("1", "2", "3", "4"), "1"),  # who waits for a player alone; with more nobody does
        # who begins; alone, Li Si's card says it
        Option("first", "seat", ("drawn",), "drawn", (("1", "seats", "1"),)),
    ),
    home="yamen.games.zhanguo",
)
