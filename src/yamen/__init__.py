"""The digital table for heavy Euro games set in imperial China. docs/library.md shows what can be done with it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from yamen.kernel.words import Spoken, speech

if TYPE_CHECKING:
    from yamen.bots import BOTS as BOTS
    from yamen.bots import Bot as Bot
    from yamen.bots import Chair as Chair
    from yamen.games import GAMES as GAMES
    from yamen.games import find as find
    from yamen.games.dragon import DRAGON as DRAGON
    from yamen.kernel.chance import Key as Key
    from yamen.kernel.errors import DoesNotHold as DoesNotHold
    from yamen.kernel.errors import NotAnOption as NotAnOption
    from yamen.kernel.errors import NotYourTurn as NotYourTurn
    from yamen.kernel.errors import OutOfDate as OutOfDate
    from yamen.kernel.errors import Unreadable as Unreadable
    from yamen.kernel.errors import YamenError as YamenError
    from yamen.kernel.journal import Journal as Journal
    from yamen.kernel.journal import record as record
    from yamen.kernel.match import Match as Match
    from yamen.kernel.reading import parse as parse
    from yamen.kernel.reading import replay as replay
    from yamen.kernel.reading import verify as verify

__version__ = "0.1.0"

# Where each public name lives; it is imported when somebody asks for it.
HOMES: Final = {
    "GAMES": "yamen.games",
    "DRAGON": "yamen.games.dragon",
    "find": "yamen.games",
    "Match": "yamen.kernel.match",
    "Key": "yamen.kernel.chance",
    "Journal": "yamen.kernel.journal",
    "record": "yamen.kernel.journal",
    "parse": "yamen.kernel.reading",
    "replay": "yamen.kernel.reading",
    "verify": "yamen.kernel.reading",
    "BOTS": "yamen.bots",
    "Bot": "yamen.bots",
    "Chair": "yamen.bots",
    "YamenError": "yamen.kernel.errors",
    "DoesNotHold": "yamen.kernel.errors",
    "NotAnOption": "yamen.kernel.errors",
    "NotYourTurn": "yamen.kernel.errors",
    "OutOfDate": "yamen.kernel.errors",
    "Unreadable": "yamen.kernel.errors",
}


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module 'yamen' has no attribute {name!r}")
    return getattr(import_module(HOMES[name]), name)


def __dir__() -> list[str]:
    return [*HOMES, "__version__", "bot"]


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name, such as `steady` or `thinker:500`; with the same seed it makes the same choices."""
    from yamen.bots import make

    return make(name, seed)


def _voice(words: Spoken, game: str) -> str:
    """Errors and pictures speak the language of whoever runs the program; the words are loaded when one is said."""
    from yamen.words import catalogue, user_language

    return catalogue(user_language(), game).say(words)


speech.voice = _voice
