"""The printed facts as typed tables."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

KINDS: Final = ("tea", "silk", "jade")
WARES: Final = 18  # numbered from 1; 0 is no ware
STALLS: Final = 3
SOURCES: Final = ("trade", "guests", "chest", "caravan")
TRADE: Final = 0
GUESTS: Final = 1
CHEST: Final = 2
CARAVAN: Final = 3


def components() -> dict[str, Any]:
    """The facts of the box as data."""
    return tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))


class Box:
    """What is printed on the components of one box."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.kind: list[int] = [-1]  # of each ware
        for kind, name in enumerate(KINDS):
            self.kind += [kind] * facts["ware"][name]["tiles"]
        values = [facts["ware"][name]["value"] for name in KINDS]
        self.value: list[int] = [0, *(values[kind] for kind in self.kind[1:])]
        self.coins: int = facts["setup"]["coins"]
        self.hand: int = facts["setup"]["hand"]
        self.rounds: int = facts["setup"]["rounds"]
        self.luck: list[int] = facts["caravan"]["luck"]
