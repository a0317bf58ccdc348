"""Gùgōng, for 1 to 5 players: what a lobby needs to know of it. With one player, Meng is the opponent."""

from __future__ import annotations

from yamen.kernel.rules import Game, Option

MODULES = ("steps", "cards")  # of the expansion Pànjūn

GUGONG = Game(
    name="gugong",
    edition=1,
    seats=(1, 5),
    options=(
        Option("first", "seat", ("drawn",), "drawn"),  # who begins; alone, the human does
        Option("expert", "choice", ("no", "yes"), "no"),  # the board's cards are drawn with the pile. Ruling 54
        # the six bonus travel tokens, never against Meng
        Option(
            "bonus",
            "choice",
            ("no", "yes"),
            "no",
            (("yes", "seats", "1"), *(("yes", "modules", module) for module in MODULES)),
        ),
        Option("meng", "choice", ("easy", "normal", "hard"), "normal"),  # Meng's strength
        Option(
            "focus",
            "choice",
            ("drawn", "travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"),
            "drawn",
        ),  # the official whom Meng helps all game
        Option("sets", "choice", ("4-5", "2-3", "1-2"), "4-5"),  # the gift cards of the human and of Meng
        Option("modules", "several", MODULES, ""),
        Option("new_decrees", "several", ("L1-last", "L2-intrigue"), ""),  # of the module cards, surely laid out
        Option("on_top", "choice", ("no", "yes"), "no"),  # the new gift cards lie on top of the pile
    ),
    home="yamen.games.gugong",
)
