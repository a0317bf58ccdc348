"""The printed facts as typed tables."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from yamen.kernel.facts import Wrong, leaves, out_of_range, wrong

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


RANGES: Final = (
    ("ware.*.tiles", 0, WARES),
    ("ware.*.value", 1, 20),
    ("setup.coins", 0, 300),
    ("setup.hand", 0, 4),
    ("setup.rounds", 1, 9),
    ("caravan.luck", 0, 20),
)


def checks(facts: dict[str, Any]) -> list[Wrong]:
    """What in corrected facts cannot be: a number out of range, or wares that do not add up."""
    every = leaves(facts)
    found = out_of_range(every, RANGES)
    tiles = sum(every[f"ware.{name}.tiles"] for name in KINDS)
    if tiles != WARES:
        found.append(wrong("ware", "component-sum", {"value": tiles, "expected": WARES}))
    return found


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
