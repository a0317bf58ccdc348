"""Who can sit in a seat beside people: random, steady and thinker, the same three for every game."""

from __future__ import annotations

from yamen.bots.chair import Bot, Chair
from yamen.bots.names import BOTS, add, make

__all__ = ["BOTS", "Bot", "Chair", "add", "make"]
