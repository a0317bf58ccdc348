"""Many matches: simulate them on all processors, or let bots meet in an arena."""

from __future__ import annotations

from yamen.lab.arena import Arena, arena
from yamen.lab.simulate import Simulation, simulate

__all__ = ["Arena", "Simulation", "arena", "simulate"]
