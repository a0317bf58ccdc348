"""The table of Bazaar as text: every place and what lies there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def text(view: dict[str, Any], say: Callable[[Any], str], width: int, height: int) -> list[str]:
    """Lines of plain text."""
    places = [f"{say(zone['words'])}: {' '.join(piece['id'] for piece in zone['pieces'])}" for zone in view["zones"]]
    numbers = [f"{say(counter['words'])}: {counter['value']}" for counter in view["counters"]]
    return [line[:width] for line in (places + numbers)[:height]]
