"""What corrected facts of the box must keep, so that the rulebook's sentences stay true and a match can be played."""

from __future__ import annotations

from typing import Any, Final

from yamen.kernel.facts import Wrong, leaves, out_of_range, wrong
from yamen.kernel.words import Fact

MOST_TILES: Final = 20
RANGES: Final = (
    ("person.*.*.tiles", 0, MOST_TILES),
    ("person.*.*.points", 0, 9),
    ("person.*.*.symbols", 0, 4),
    ("action.*", 0, 5),
    ("privilege.*.cost", 0, 20),
    ("privilege.*.dragons", 0, 5),
    ("cost.*", 0, 10),
    ("event.*.*", 0, 20),
    ("scoring.*", 0, 10),
    ("scoring.yuan_per_point", 1, 10),
    ("event.drought.rice_per_palace", 1, 5),
    ("limits.floors", 1, 3),
    ("action.build", 0, 1),  # more floors a month would not find a plot, see components.PLOTS
    ("person.young.craftsman.symbols", 0, 1),
    ("event.*.tiles", 0, 5),  # of more than five of ten, two equal ones are always neighbours
    ("setup.yuan", 0, 30),
    ("setup.fewer_players.*", 0, 2),
    ("groups.*", 1, 7),
)
FIXED: Final = {"limits.months": 12, "setup.wild_cards": 2, "setup.palaces": 2, "setup.floors_per_palace": 2}
ACTIONS: Final = 7


def checks(facts: dict[str, Any]) -> list[Wrong]:
    """Each violation: ranges, what the rulebook fixes, twelve event tiles with two of peace, seven cards in groups."""
    every = leaves(facts)
    found = out_of_range(every, RANGES)
    for path, number in FIXED.items():
        if every[path] != number:
            found.append(wrong(path, "component-fixed", {"value": every[path], "expected": number}))
    tiles = {name: event["tiles"] for name, event in facts["event"].items()}
    if tiles["peace"] != 2:
        found.append(wrong("event.peace.tiles", "component-fixed", {"value": tiles["peace"], "expected": 2}))
    if sum(tiles.values()) != 12:
        found.append(wrong("event", "component-sum", {"value": sum(tiles.values()), "expected": 12}))
    found += too_few_tiles(facts)
    for seats in (2, 3, 4, 5):
        path = f"groups.players_{seats}"
        sizes = every[path]
        if len(sizes) != seats:
            found.append(wrong(path, "component-length", {"value": len(sizes), "expected": seats}))
        if sum(sizes) != ACTIONS:
            found.append(wrong(path, "component-sum", {"value": sum(sizes), "expected": ACTIONS}))
    return found


def too_few_tiles(facts: dict[str, Any]) -> list[Wrong]:
    """With any number of players each seat must find a young person of each type at the start, and no pile be negative.

    Five players need 5 tiles, two need 2 and the tiles that three absent players take away.
    """
    found: list[Wrong] = []
    fewer = facts["setup"]["fewer_players"]
    for age, tiles in facts["person"].items():
        for name, tile in tiles.items():
            if age == "old":
                least = 3 * fewer["old"]
            else:
                least = max(5, 2 + 3 * fewer["young" if name in facts["person"]["old"] else "young_only"])
            if tile["tiles"] < least:
                bounds: dict[str, Fact] = {"value": tile["tiles"], "least": least, "most": MOST_TILES}
                found.append(wrong(f"person.{age}.{name}.tiles", "component-range", bounds))
    return found
