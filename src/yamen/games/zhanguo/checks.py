"""What corrected facts of the box must keep, so that the rulebook's sentences stay true and a match can be played."""

from __future__ import annotations

from typing import Any, Final

from yamen.games.zhanguo.check_names import PARAMS, names
from yamen.games.zhanguo.components import ACTIONS, DOMAINS, EDICTS, SECTIONS
from yamen.kernel.facts import Wrong, leaves, out_of_range, wrong
from yamen.kernel.words import Fact

RANGES: Final = (
    ("supply.*", 1, 12),
    ("supply.alchemists", 1, 5),  # there are five cards
    ("tokens.players_*", 1, 40),
    ("tokens.big", 1, 5),
    ("tokens.limit", 0, 40),
    ("unification.*", 0, 6),
    ("hire.workers", 1, 5),
    ("scoring.*", 0, 40),
    ("elixir.end", 5, 60),
    ("elixir.move", 1, 9),
    ("emperor.players_*", 0, 6),
    ("governor.tiles_*", 0, 2),
    ("governor.blank_*", 0, 2),
    ("governor.bonus_*", 0, 10),
    ("effect.*.n", 0, 9),
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
    ("lisi.*.turn", 1, 2),
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


DECK: Final = 9  # cards that Li Si begins with
TURNS: Final = 6  # that he has in a round, and edicts that he is dealt
UNIFICATION: Final = range(1, 6)  # the numbers of his cards that play an edict


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
    lengths += [(f"lisi.level_{level}.cards", DECK) for level in "1234"]
    lengths += [(f"lisi_card.{number}.tokens", 3) for number in UNIFICATION]
    lengths += [(f"lisi_scoring.{card}.walls", 3) for card in "ABCD"]
    for path, n in lengths:
        if len(every[path]) != n:
            found.append(wrong(path, "component-length", {"value": len(every[path]), "expected": n}))
    for players in (2, 3, 4):
        for section in SECTIONS:
            path = f"wall.slots.players_{players}.{section.replace('/', '_')}"
            if len(every[path]) != players:
                found.append(wrong(path, "component-length", {"value": len(every[path]), "expected": players}))
    return found + names(facts, every) + spaces(every) + edicts(facts["cards"]) + tiles(every) + lisi(facts)


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


def tiles(every: dict[str, Any]) -> list[Wrong]:
    """Governor tiles, blank ones included, fill the five regions, and no site has more than two emperor tiles."""
    found: list[Wrong] = []
    for n in (1, 2, 3, 4):
        drawn = every[f"governor.bonus_{n}"] + every[f"governor.blank_{n}"]
        expected = 5 * every[f"governor.tiles_{n}"]
        if drawn != expected:
            found.append(wrong(f"governor.bonus_{n}", "component-sum", {"value": drawn, "expected": expected}))
    lying = [every[path] for path in every if path.startswith("emperor_tile.") and path.endswith(".site")]
    for site in sorted(set(lying)):
        if lying.count(site) > 2:
            found.append(wrong(f"emperor_tile.{site}", "component-sum", {"value": lying.count(site), "expected": 2}))
    return found


def lisi(facts: dict[str, Any]) -> list[Wrong]:
    """Li Si has a card for each of his turns and an edict for each of his unification cards, in every round.

    He begins on the elixir track with soldiers that he has.
    """
    found: list[Wrong] = []
    for name, level in facts["lisi"].items():
        cards = [facts["lisi_card"][str(number)] for number in level["cards"] if str(number) in facts["lisi_card"]]
        again = sum(not card["one_use"] for card in cards)
        edicts_played = sum(card["kind"] == "unification" for card in cards)
        if again < TURNS:
            found.append(wrong(f"lisi.{name}.cards", "component-sum", {"value": again, "expected": TURNS}))
        if edicts_played > TURNS:
            found.append(wrong(f"lisi.{name}.cards", "component-sum", {"value": edicts_played, "expected": TURNS}))
        for path, most in (("boat", facts["elixir"]["end"]), ("soldiers", facts["supply"]["soldiers"])):
            if not 0 <= level[path] <= most:
                told: dict[str, Fact] = {"value": level[path], "least": 0, "most": most}
                found.append(wrong(f"lisi.{name}.{path}", "component-range", told))
    return found
