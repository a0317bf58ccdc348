"""What corrected facts of the box must keep, so that the rulebook's sentences stay true and a match can be played."""

from __future__ import annotations

from typing import Any, Final

from yamen.games.gugong.components import CARDS, ICONS
from yamen.kernel.facts import Wrong, leaves, out_of_range, wrong

RANGES: Final = (
    ("gift_card.*.value", 1, 9),
    ("travel_token.*.copies", 0, 32),
    ("bonus_token.*.copies", 0, 6),
    ("exchange.*", 1, 8),
    ("jade.*", 1, 9),
    ("jade_square.cost", 1, 12),
    ("jade_scoring.*", 0, 30),
    ("day_track.income", 0, 12),
    ("benefits.*", 1, 14),
    ("palace_places.*", 0, 20),
    ("decree.*.points", 0, 20),
    ("decree.*.cost", 0, 9),
    ("final.*", 1, 30),
    ("canal.slots_points", 1, 3),
    ("canal.slots_card", 1, 2),
    ("canal.points", 0, 20),
    ("night.most_points", 0, 20),
    ("night.most_steps", 0, 8),
    ("great_wall.capacity", 2, 12),
    ("great_wall.winner_points", 0, 20),
    ("great_wall.winner_steps", 0, 8),
    ("meng.matches", 0, 12),
    ("automa.*", 0, 11),
)
FIXED: Final = {
    "counts.days": 4,
    "counts.start_pool": 6,
    "counts.start_supply": 6,
    "counts.ships_per_player": 3,
    "counts.travel_token_slots_per_player": 6,
    "counts.destiny_dice": 3,
    "counts.servants_per_player": 12,
    "intrigue.steps": 14,
    "palace.steps": 8,
    "palace.beyond": 1,
    "canal.harbours": 5,
    "canal.capacity": 3,
    "canal.slots_double": 1,
}
LENGTHS: Final = {
    "day_track.income": 3,
    "great_wall.capacity": 5,
    "palace_places.small": 3,
    "palace_places.large": 5,
    "meng.matches": 4,
    "jade_scoring.totals": 6,
    "destiny_dice.faces": 3,
}
GROUPS: Final = {"board": 7, "set1": 4, "set2": 4, "set3": 4, "set4": 4, "set5": 4, "pile": 11}
TOKENS: Final = 32
AUTOMA: Final = 11
FACES: Final = 6
MOST_HOUSES: Final = 8


def checks(facts: dict[str, Any]) -> list[Wrong]:
    """Each violation: ranges, what the rulebook fixes, 38 cards in groups, 32 tokens, dice, roads, Meng's cards."""
    every = leaves(facts)
    found = out_of_range(every, RANGES)
    for path, number in FIXED.items():
        if every[path] != number:
            found.append(wrong(path, "component-fixed", {"value": every[path], "expected": number}))
    for path, length in LENGTHS.items():
        if len(every[path]) != length:
            found.append(wrong(path, "component-length", {"value": len(every[path]), "expected": length}))
    for path in ("jade.houses_small", "jade.houses_large"):
        if not 1 <= len(every[path]) <= MOST_HOUSES:
            found.append(wrong(path, "component-length", {"value": len(every[path]), "expected": MOST_HOUSES}))
    return found + _cards(every) + _sums(facts) + _dice(every) + _roads(every)


def facts_of(every: dict[str, Any]) -> list[str]:
    """The names of the gift cards that these facts tell of."""
    return [name for name in CARDS if f"gift_card.{name}.from" in every]


def _cards(every: dict[str, Any]) -> list[Wrong]:
    found: list[Wrong] = []
    count = dict.fromkeys(GROUPS, 0)
    for name in facts_of(every):
        home = every[f"gift_card.{name}.from"]
        if home not in count:
            found.append(wrong(f"gift_card.{name}.from", "component-unknown-value", {"value": home[:60]}))
        else:
            count[home] += 1
        action = every[f"gift_card.{name}.action"]
        if action not in ICONS:
            found.append(wrong(f"gift_card.{name}.action", "component-unknown-value", {"value": action[:60]}))
    for home, expected in GROUPS.items():
        if count[home] != expected:
            found.append(wrong(f"gift_card ({home})", "component-sum", {"value": count[home], "expected": expected}))
    board = [every[f"gift_card.{name}.value"] for name in facts_of(every) if every[f"gift_card.{name}.from"] == "board"]
    if len(set(board)) != len(board):
        found.append(wrong("gift_card (board)", "component-board-values"))
    return found


def _sums(facts: dict[str, Any]) -> list[Wrong]:
    found: list[Wrong] = []
    for table, name, expected in (("travel_token", "copies", TOKENS), ("automa", "", AUTOMA)):
        rows = facts[table].values()
        n = sum(row[name] for row in rows if isinstance(row, dict)) if name else 0
        n = n if name else sum(row for row in rows if isinstance(row, int))
        if n != expected:
            found.append(wrong(table, "component-sum", {"value": n, "expected": expected}))
    return found


def _dice(every: dict[str, Any]) -> list[Wrong]:
    found: list[Wrong] = []
    for faces in every["destiny_dice.faces"]:
        if len(faces) != FACES:
            found.append(wrong("destiny_dice.faces", "component-length", {"value": len(faces), "expected": FACES}))
        if any(type(face) is not int or not 1 <= face <= 9 for face in faces) or len(set(faces)) != len(faces):
            found.append(wrong("destiny_dice.faces", "component-unknown-value", {"value": str(faces)[:60]}))
    return found


def _roads(every: dict[str, Any]) -> list[Wrong]:
    """Every road joins two cities of its map, every city can be reached, and the rim is a way round."""
    found: list[Wrong] = []
    for size in ("small", "large"):
        at = f"travel_map.{size}"
        cities = every[f"{at}.cities"]
        roads = every[f"{at}.roads"]
        lost = [str(road) for road in roads if len(road) != 2 or not all(city in cities for city in road)]
        if lost:
            found.append(wrong(f"{at}.roads", "component-road", {"value": lost[0][:60]}))
            continue
        reached = {cities[0]}
        for _ in cities:
            reached |= {city for road in roads if reached & set(road) for city in road}
        if len(reached) != len(cities):
            found.append(wrong(f"{at}.roads", "component-unreached"))
        if any(city not in cities for city in every[f"{at}.perimeter"]):
            found.append(wrong(f"{at}.perimeter", "component-road", {"value": str(every[f"{at}.perimeter"])[:60]}))
    return found
