"""What corrected facts of the box must keep, so that the rulebook's sentences stay true and a match can be played."""

from __future__ import annotations

from typing import Any, Final

from yamen.games.zhanguo.components import (
    ACTIONS,
    DOMAINS,
    EDICTS,
    EFFECTS,
    OFFICIALS,
    PIECES,
    REGIONS,
    SECTIONS,
    SITES,
    SYMBOLS,
)
from yamen.kernel.facts import Wrong, leaves, out_of_range, wrong

RANGES: Final = (
    ("supply.*", 1, 12),
    ("tokens.players_*", 1, 40),
    ("tokens.big", 1, 5),
    ("tokens.limit", 0, 40),
    ("unification.*", 0, 6),
    ("hire.workers", 1, 5),
    ("scoring.*", 0, 40),
    ("elixir.end", 5, 60),
    ("elixir.move", 1, 9),
    ("wall.slots.*.*", 1, 3),
    ("wall_tile.*.values", 0, 20),
    ("palace.*", 0, 20),
    ("palace_slots.*", 0, 3),
    ("palace_tile_count.*", 0, 15),
    ("palace_tile.*.*", 0, 9),
    ("mausoleum.slot_for_3", 0, 3),
    ("mausoleum_tile.*.*", 0, 20),
    ("lisi_card.*.tokens", 0, 13),
    ("lisi_card.*.move", 0, 20),
    ("lisi_card.*.governors", 0, 3),
    ("lisi_scoring.*.*", 0, 20),
)
FIXED: Final = {
    "game.rounds": 5,
    "game.cards_per_domain": 2,
    "unification.most": 3,
    "unrest.most": 3,
    "tokens.soldier_price": 3,
}
LENGTHS: Final = (
    ("unification.tokens", 3),
    ("unification.unrest", 3),
    ("scoring.remaining", 4),
    ("mausoleum.grid", 9),
)
PARAMS: Final = {
    "advance_boat": ("",),
    "move_worker": ("",),
    "move_officials": ("",),
    "reduce_unrest_any": ("",),
    "gain_token_choice": ("",),
    "recruit_in_region": OFFICIALS,
    "vp_per_alchemist_card": ("",),
    "vp_per_piece": PIECES,
    "unrest_gain_tokens": tuple(f"{one}+{two}" for one in DOMAINS for two in DOMAINS),
    "unrest_hire_worker": ("",),
    "unrest_vp_per_suit_card": DOMAINS,
}  # every ability of an edict, with what may stand beside it


def checks(facts: dict[str, Any]) -> list[Wrong]:
    """Each violation: ranges, what the rulebook fixes, names that must be known, 120 edicts numbered from 1."""
    every = leaves(facts)
    found = out_of_range(every, RANGES)
    for path, number in FIXED.items():
        if every[path] != number:
            found.append(wrong(path, "component-fixed", {"value": every[path], "expected": number}))
    lengths = [*LENGTHS, *((f"wall_tile.{tile}.values", 3) for tile in facts["wall_tile"])]
    lengths += [(f"mausoleum_tile.{tile}.points", 4) for tile in facts["mausoleum_tile"]]
    lengths += [(f"unification_table.{table}.{name}", 5) for table in "abc" for name in DOMAINS]
    for path, n in lengths:
        if len(every[path]) != n:
            found.append(wrong(path, "component-length", {"value": len(every[path]), "expected": n}))
    for players in (2, 3, 4):
        for section in SECTIONS:
            path = f"wall.slots.players_{players}.{section.replace('/', '_')}"
            if len(every[path]) != players:
                found.append(wrong(path, "component-length", {"value": len(every[path]), "expected": players}))
    return found + names(facts, every) + spaces(every) + edicts(facts["cards"])


def names(facts: dict[str, Any], every: dict[str, Any]) -> list[Wrong]:
    """Names of actions, regions, sites, domains and effects must be known; a list of all has each of them once."""
    effects = [name for name in facts["effect"] if name != "source"]
    known: list[tuple[str, tuple[str, ...] | list[str]]] = [
        (path, ACTIONS) for path in every if path.endswith(".trigger") and not path.startswith("cards.")
    ]
    known += [
        (path, effects) for path in every if path.startswith("governor_tile.") and path.endswith(("left", "right"))
    ]
    known += [(f"unification_table.{table}.{name}", effects) for table in "abc" for name in DOMAINS]
    known += [(f"starting_tile.{tile}.effects", effects) for tile in facts["starting_tile"]]
    known += [(f"starting_tile.{tile}.unrest", REGIONS) for tile in facts["starting_tile"]]
    known += [(f"starting_tile.{tile}.tokens", DOMAINS) for tile in facts["starting_tile"]]
    known += [(f"emperor_tile.{tile}.site", SITES) for tile in facts["emperor_tile"]]
    known += [(f"effect.{name}.do", EFFECTS) for name in effects]
    found: list[Wrong] = []
    for path, allowed in known:
        for value in every[path] if isinstance(every[path], list) else [every[path]]:
            if value not in allowed:
                found.append(wrong(path, "component-name", {"value": str(value)[:60]}))
    whole: list[tuple[str, tuple[str, ...]]] = [("mausoleum.grid", SYMBOLS)]
    whole += [(f"unification_table.{table}.rows", DOMAINS) for table in "abc"]
    whole += [(path, REGIONS) for path in every if path.startswith("lisi_card.") and path.endswith(".regions")]
    whole += [(path, SITES) for path in every if path.startswith("lisi_card.") and path.endswith(".sites")]
    for path, all_of in whole:
        if sorted(every[path]) != sorted(all_of):
            found.append(wrong(path, "component-each", {"value": " ".join(map(str, every[path]))[:60]}))
    return found


def spaces(every: dict[str, Any]) -> list[Wrong]:
    """Symbols of the elixir track lie on its spaces, no two on one."""
    paths = ("elixir.single", "elixir.double", "elixir.master")
    lying = [space for path in paths for space in every[path]]
    found: list[Wrong] = []
    for path in (*paths, "elixir.multiplier_from"):
        for space in every[path]:
            if not 0 < space <= every["elixir.end"] or (path in paths and lying.count(space) > 1):
                found.append(wrong(path, "component-space", {"value": space, "most": every["elixir.end"]}))
    return found


def edicts(rows: list[dict[str, Any]]) -> list[Wrong]:
    """120 edicts, each number once, with its domain, a known trigger and a known ability."""
    found: list[Wrong] = []
    numbers = [row["number"] for row in rows]
    if len(rows) != EDICTS:
        found.append(wrong("cards", "component-sum", {"value": len(rows), "expected": EDICTS}))
    for row in rows:
        number = row["number"]
        path = f"cards.{number}"
        if type(number) is not int or not 1 <= number <= EDICTS or numbers.count(number) > 1:
            found.append(wrong(f"{path}.number", "component-number", {"value": str(number)[:60]}))
            continue
        if row["suit"] != DOMAINS[(number - 1) // 40]:
            found.append(wrong(f"{path}.suit", "component-name", {"value": str(row["suit"])[:60]}))
        if row["trigger"] not in ACTIONS:
            found.append(wrong(f"{path}.trigger", "component-name", {"value": str(row["trigger"])[:60]}))
        elif row["court_card_must_be"] != ("lower" if row["trigger"] in ACTIONS[:3] else "higher"):
            side = str(row["court_card_must_be"])[:60]
            found.append(wrong(f"{path}.court_card_must_be", "component-name", {"value": side}))
        if row["ability"] not in PARAMS:
            found.append(wrong(f"{path}.ability", "component-name", {"value": str(row["ability"])[:60]}))
        elif row["param"] not in PARAMS[row["ability"]]:
            found.append(wrong(f"{path}.param", "component-name", {"value": str(row["param"])[:60]}))
    return found
