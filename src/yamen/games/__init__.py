"""The games, by name. Their rules are imported when somebody plays them."""

from __future__ import annotations

from yamen.games.dragon import DRAGON
from yamen.games.gugong import GUGONG
from yamen.games.zhanguo import ZHANGUO
from yamen.kernel.errors import NotAnOption
from yamen.kernel.rules import Game
from yamen.kernel.words import Words

GAMES: dict[str, Game] = {game.name: game for game in (DRAGON, GUGONG, ZHANGUO)}


def find(name: str) -> Game:
    """The game of this name, or a refusal that lists the games."""
    game = GAMES.get(name)
    if game is None:
        raise NotAnOption(Words("error-game", {"game": name[:60], "games": ", ".join(GAMES)}))
    return game
