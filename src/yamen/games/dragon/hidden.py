"""Deal the unknown anew. In this game all cards are played openly, so only the luck to come is unknown."""

from __future__ import annotations

from typing import Any

from yamen.games.dragon.state import Dragon
from yamen.kernel.chance import Chance


def deal(base: Dragon, now: Dragon, luck: dict[str, Any], seat: int, chance: Chance) -> None:
    """Leave the table as it is: nothing on it is hidden from anybody."""
