"""What is told of Meng and his cards."""

from __future__ import annotations

from yamen.games.gugong.components import PLACES
from yamen.games.gugong.news import tell
from yamen.games.gugong.setup import automa_name
from yamen.games.gugong.state import Gugong
from yamen.kernel.event import BOX, Move


def card_revealed(table: Gugong, seat: int, name: str, place: int) -> None:
    """The card of Meng's turn, and the official that it sends him to."""
    moves = [Move("automa", "automa/deck", BOX), Move(f"automa/{name}", BOX, "automa/today")]
    tell(table, "meng-turn", seat, "meng-day", {"automa": name, "place": PLACES[place]}, moves)


def deck_shuffled(table: Gugong) -> None:
    """Meng's cards of earlier days are his deck again."""
    n = len(table.automa)
    tell(table, "meng-shuffled", table.meng, "meng-day", {"n": n}, [Move("automa", "automa/old", "automa/deck", n)])


def twilight_begins(table: Gugong, seat: int) -> None:
    """Meng's servants go out once more."""
    tell(table, "twilight", seat, "meng-twilight", {"n": len(table.today)})


def twilight_card(table: Gugong, seat: int, name: str) -> None:
    """The lower action of a card."""
    tell(table, "twilight-card", seat, "meng-twilight", {"automa": name})


def cards_put_by(table: Gugong) -> None:
    """The cards of the day lie with those of earlier days."""
    moves: list[Move] = []
    for card in table.today:
        moves += [Move(f"automa/{automa_name(card)}", "automa/today", BOX), Move("automa", BOX, "automa/old")]
    tell(table, "twilight-over", table.meng, "meng-twilight", {}, moves)
