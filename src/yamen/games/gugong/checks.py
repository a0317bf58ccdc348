"""What corrected facts of the box must keep, so that the rulebook's sentences stay true and a match can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from yamen.games.gugong.components import CARDS, CITIES, ICONS, TILES
from yamen.kernel.facts import Wrong, leaves, out_of_range, wrong

RANGES: Final = (
    ("gift_card.*.value", 1, 9),
    ("travel_token.*.copies", 0, 32),
    ("exchange.points_worth", 0, 20),
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
FIXED: Final[dict[str, int]] = {
    "counts.days": 4,
    "counts.start_pool": 6,
    "counts.start_supply": 6,
    "counts.ships_per_player": 3,
    "counts.travel_token_slots_per_player": 6,
    "counts.destiny_dice": 3,
    "counts.servants_per_player": 12,
    "bonus_token.value_plus_1.copies": 1,
    "bonus_token.toll.copies": 1,
    "bonus_token.follow.copies": 1,
    "bonus_token.double_value.copies": 1,
    "bonus_token.double_card_action.copies": 1,
    "bonus_token.discount_2.copies": 1,
    "exchange.servant": 2,
    "exchange.points": 4,
    "exchange.jade": 6,
    "intrigue.steps": 14,
    "palace.steps": 8,
    "palace.beyond": 1,
    "canal.harbours": 5,
    "canal.capacity": 3,
    "canal.slots_double": 1,
    "automa.special": 2,
    **{f"decree.{tile}.level": int(tile[1]) for tile in TILES},
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


def _cards(every: dict[str, Any]) -> list[Wrong]:
    found: list[Wrong] = []
    count = dict.fromkeys(GROUPS, 0)
    for name in CARDS:
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
    board = [every[f"gift_card.{name}.value"] for name in CARDS if every[f"gift_card.{name}.from"] == "board"]
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
    """Every road joins two cities of its map, every city can be reached, and the rim leads over some of them."""
    found: list[Wrong] = []
    for size in ("small", "large"):
        at = f"travel_map.{size}"
        cities = every[f"{at}.cities"]
        roads = every[f"{at}.roads"]
        strange = _strange(f"{at}.cities", cities, CITIES) + _strange(
            f"{at}.perimeter", every[f"{at}.perimeter"], cities
        )
        lost = [
            str(road) for road in roads if len(set(road)) != len(road) or len(road) != 2 or not set(road) <= set(cities)
        ]
        if lost:
            found.append(wrong(f"{at}.roads", "component-road", {"value": lost[0][:60]}))
        elif not strange and not _all_reached(cities, roads):
            found.append(wrong(f"{at}.roads", "component-unreached"))
        found += strange
    return found


def _strange(path: str, cities: list[str], known: Sequence[str]) -> list[Wrong]:
    """A city that is not known or stands there twice; or none at all."""
    for at, city in enumerate(cities):
        if city not in known or city in cities[:at]:
            return [wrong(path, "component-city", {"value": city[:60]})]
    return [] if cities else [wrong(path, "component-length", {"value": 0, "expected": len(known)})]


def _all_reached(cities: list[str], roads: list[list[str]]) -> bool:
    """Whether roads lead from each city to every other one."""
    reached = {cities[0]}
    for _ in cities:
        reached |= {city for road in roads if reached & set(road) for city in road}
    return len(reached) == len(cities)
