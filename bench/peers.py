"""The peers: well-known engines as their own users run them, with seats that choose at random.

Nothing here is needed to play, so the peers are looked for when the bench runs and left out when they are missing.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

from bench.race import Contestant
from bench.walk import BURST, Forking, Playing

SEVENTY_FIVE_MOVES: Final = 150
"""Half-moves without capture or pawn after which a game of chess is over."""


class CatanPlaying(Playing):
    """catanatron, 4 RandomPlayers: the loop of its own `Game.play`, which takes forced actions for decisions too."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name)
        self.rules: Any = import_module("catanatron.game")
        self.catan: Any = import_module("catanatron")
        random.seed(seed)  # catanatron draws from the module's own source of chance, and seeds it for each game
        self.game = self.begin()

    def begin(self) -> Any:
        """A new game of four."""
        color = self.catan.Color
        return self.catan.Game([self.catan.RandomPlayer(c) for c in (color.RED, color.BLUE, color.WHITE, color.ORANGE)])

    def over(self) -> bool:
        """As `Game.play` asks it before each action."""
        game = self.game
        return game.winning_color() is not None or game.state.num_turns >= self.rules.TURNS_LIMIT

    def play(self, most: int) -> tuple[int, int]:
        decisions = choices = 0
        while not self.over():
            if decisions == most:
                return decisions, choices
            choices += len(self.game.state.playable_actions) > 1
            self.game.play_tick()
            decisions += 1
        self.game = self.begin()
        self.games += 1
        return decisions, choices


class CatanForking(Forking):
    """catanatron's `Game.copy`."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name)
        self.walk = CatanPlaying(name, seed)

    def step(self) -> None:
        self.walk.play(1)

    def fork(self) -> None:
        copy = self.walk.game.copy
        for _ in range(BURST):
            copy()


class SpielPlaying(Playing):
    """A game of OpenSpiel with uniform random agents. Chance nodes are drawn, as they must be, and not counted."""

    def __init__(self, name: str, game: str, seed: int) -> None:
        super().__init__(name)
        self.game: Any = import_module("pyspiel").load_game(game)
        self.random = random.Random(seed)
        self.state = self.game.new_initial_state()

    def play(self, most: int) -> tuple[int, int]:
        decisions = choices = 0
        state = self.state
        draw = self.random.random
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(pick(state.chance_outcomes(), draw()))
                continue
            if decisions == most:
                return decisions, choices
            actions = state.legal_actions()
            choices += len(actions) > 1
            state.apply_action(actions[int(draw() * len(actions))])
            decisions += 1
        self.state = self.game.new_initial_state()
        self.games += 1
        return decisions, choices


def pick(outcomes: list[tuple[int, float]], drawn: float) -> int:
    """The outcome at which the running sum of probabilities passes what was drawn."""
    for action, probability in outcomes:
        drawn -= probability
        if drawn < 0:
            return action
    return outcomes[-1][0]


class SpielForking(Forking):
    """OpenSpiel's `State.clone`, at decisions only."""

    def __init__(self, name: str, game: str, seed: int) -> None:
        super().__init__(name)
        self.walk = SpielPlaying(name, game, seed)

    def step(self) -> None:
        self.walk.play(1)

    def fork(self) -> None:
        clone = self.walk.state.clone
        for _ in range(BURST):
            clone()


class ChessPlaying(Playing):
    """python-chess, random legal moves until nobody can move or 75 moves passed without progress."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name)
        self.chess: Any = import_module("chess")
        self.random = random.Random(seed)
        self.board = self.chess.Board()

    def play(self, most: int) -> tuple[int, int]:
        decisions = choices = 0
        board = self.board
        draw = self.random.random
        while decisions < most:
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= SEVENTY_FIVE_MOVES:
                self.board = self.chess.Board()
                self.games += 1
                break
            choices += len(moves) > 1
            board.push(moves[int(draw() * len(moves))])
            decisions += 1
        return decisions, choices


class ChessForking(Forking):
    """python-chess's `Board.copy` without the moves made so far, as a search would copy it."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name)
        self.walk = ChessPlaying(name, seed)

    def step(self) -> None:
        self.walk.play(1)

    def fork(self) -> None:
        copy = self.walk.board.copy
        for _ in range(BURST):
            copy(stack=False)


Maker = Callable[[str, int], list[Contestant]]
"""A peer's contestants, from its edition and a seed."""


def catan(edition: str, seed: int) -> list[Contestant]:
    """4 RandomPlayers of catanatron."""
    return [CatanPlaying(f"catanatron {edition}", seed), CatanForking(f"catanatron {edition}", seed)]


def spiel(edition: str, seed: int) -> list[Contestant]:
    """Gin rummy and backgammon of OpenSpiel."""
    made: list[Contestant] = []
    for game, words in (("gin_rummy", "gin rummy"), ("backgammon", "backgammon")):
        name = f"OpenSpiel {edition} {words}"
        made += [SpielPlaying(name, game, seed), SpielForking(name, game, seed)]
    return made


def chess(edition: str, seed: int) -> list[Contestant]:
    """python-chess."""
    return [ChessPlaying(f"python-chess {edition}", seed), ChessForking(f"python-chess {edition}", seed)]


PEERS: Final[dict[str, tuple[str, Maker]]] = {
    "catanatron": ("3.2.1", catan),
    "open_spiel": ("2.0.2", spiel),
    "chess": ("1.11.2", chess),
}
"""The peers by the name under which they are installed, with the edition that the figures in the docs are of."""


def peers(seed: int) -> tuple[list[Contestant], list[str]]:
    """The contestants of every peer that is installed, and a sentence for each that is not, or is another edition."""
    found: list[Contestant] = []
    notes: list[str] = []
    for package, (edition, make) in PEERS.items():
        try:
            found += make(version(package), seed)
        except (PackageNotFoundError, ImportError):
            notes.append(f"{package} is not installed and stays out: pip install {package}=={edition} brings it in.")
        else:
            if version(package) != edition:
                notes.append(f"{package} is {version(package)} here; the figures in the docs are of {edition}.")
    return found, notes
