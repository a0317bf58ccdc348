"""Names in corrected facts of the box: what stands for a region, an action, an ability or an effect must be known."""

from __future__ import annotations

import re
from typing import Any, Final

from yamen.games.zhanguo.components import (
    ABILITIES,
    ACTIONS,
    COUNTED,
    DOMAINS,
    EFFECTS,
    OFFICIALS,
    PIECES,
    REGIONS,
    SITES,
    SYMBOLS,
)
from yamen.kernel.facts import Wrong, wrong

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
PLAIN: Final = tuple(name for name in ABILITIES if PARAMS.get(name, ("",)) == ("",))
BUILDING: Final = ("governor", "palace", "wall", "honour")  # effects of rewards alone
WALL_COUNTS: Final = (
    *("architect", "alchemist", "general", "worker", "pair", "set", "palace", "governor"),
    *("writing_card", "currency_card", "laws_card", "alchemist_card", "calm", "loyal"),
)
KNOWN: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("alchemist_card.*.ability", PLAIN),
    ("alchemist_card.*.trigger", ACTIONS),
    ("effect.*.do", EFFECTS),
    ("effect.*.officials", ("any", *OFFICIALS)),
    ("effect.*.regions", REGIONS),
    ("effect.*.per", COUNTED),
    ("emperor_tile.*.site", SITES),
    ("lisi_card.*.placement", ("area", "bonus_from_left", "bonus_from_right")),
    ("lisi_card.*.section", ("left", "right")),
    ("lisi_card.*.slot_from", ("left", "right")),
    ("lisi_scoring.*.ties", ("shared", "lisi")),
    ("starting_tile.*.unrest", REGIONS),
    ("starting_tile.*.tokens", DOMAINS),
    ("wall_tile.*.per", WALL_COUNTS),
)
WHOLE: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("lisi_card.*.big", DOMAINS),
    ("lisi_card.*.regions", REGIONS),
    ("lisi_card.*.sites", SITES),
    ("mausoleum.grid", SYMBOLS),
    ("unification_table.*.rows", DOMAINS),
)
KINDS: Final = (("unification", 5), ("elixir", 9), ("governor", 14), ("palace", 19), ("wall", 24))  # up to which number
NICHES: Final = {"R": "region", "W": "wall", "E": "elixir"}
NEEDED: Final = {"points": "per", "recruit": "officials"}  # what an effect of this kind cannot do without
BACKS: Final = ("AB", "BA", "CD", "DC")  # the two faces of one scoring card


def names(facts: dict[str, Any], every: dict[str, Any]) -> list[Wrong]:
    """Names must be known; a list of all has each of them once; what the rulebook sorts stays sorted."""
    found: list[Wrong] = []
    for path, allowed in (*spread(every, KNOWN), *spread(every, effects_allowed(facts))):
        for value in every[path] if isinstance(every[path], list) else [every[path]]:
            if value not in allowed:
                found.append(wrong(path, "component-name", {"value": str(value)[:60]}))
        if path.endswith((".regions", ".unrest")) and repeated(every[path], path.endswith(".regions")):
            found.append(wrong(path, "component-each", {"value": " ".join(every[path])[:60]}))
    for path, all_of in spread(every, WHOLE):
        if sorted(every[path]) != sorted(all_of):
            found.append(wrong(path, "component-each", {"value": " ".join(map(str, every[path]))[:60]}))
    triggers = [tile["trigger"] for tile in facts["emperor_tile"].values()]
    if sorted(triggers) != sorted(ACTIONS):
        found.append(wrong("emperor_tile", "component-each", {"value": " ".join(triggers)[:60]}))
    return found + sorted_kinds(facts) + levels(facts)


def repeated(values: list[str], needed: bool) -> bool:
    """Whether a list of regions names one twice, or none where one is needed."""
    return len(set(values)) < len(values) or (needed and not values)


def spread(
    every: dict[str, Any], patterns: tuple[tuple[str, tuple[str, ...]], ...]
) -> list[tuple[str, tuple[str, ...]]]:
    """Each fact that a pattern means, with what may stand there; a `*` stands for one part of a path."""
    out: list[tuple[str, tuple[str, ...]]] = []
    for pattern, allowed in patterns:
        matcher = re.compile(re.escape(pattern).replace(r"\*", r"[^.]+"))
        out += [(path, allowed) for path in every if matcher.fullmatch(path)]
    return out


def effects_allowed(facts: dict[str, Any]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Rewards may have any effect; governors' bonuses and starting tiles build nothing for nothing."""
    rows: dict[str, dict[str, Any]] = {name: row for name, row in facts["effect"].items() if name != "source"}
    plain = tuple(name for name, row in rows.items() if row["do"] not in BUILDING)
    rewards = tuple((f"unification_table.*.{domain}", tuple(rows)) for domain in DOMAINS)
    sides = ("governor_tile.*.left", "governor_tile.*.right", "starting_tile.*.effects")
    return (*rewards, *((path, plain) for path in sides))


def sorted_kinds(facts: dict[str, Any]) -> list[Wrong]:
    """What kind a mausoleum tile or a card of Li Si is goes by its name; an effect says all that its kind needs."""
    found: list[Wrong] = []
    for name, tile in facts["mausoleum_tile"].items():
        if tile["kind"] != NICHES[name[0]]:
            found.append(wrong(f"mausoleum_tile.{name}.kind", "component-name", {"value": tile["kind"][:60]}))
    for number, card in facts["lisi_card"].items():
        kind = next(kind for kind, last in KINDS if int(number) <= last)
        if card["kind"] != kind:
            found.append(wrong(f"lisi_card.{number}.kind", "component-name", {"value": card["kind"][:60]}))
    for name, row in facts["effect"].items():
        if name != "source" and NEEDED.get(row["do"], "do") not in row:
            found.append(wrong(f"effect.{name}.do", "component-name", {"value": row["do"]}))
    return found


def levels(facts: dict[str, Any]) -> list[Wrong]:
    """A level's cards are different ones of the 24; its two scoring cards are not one card."""
    found: list[Wrong] = []
    for name, level in facts["lisi"].items():
        cards = level["cards"]
        if len(set(cards)) < len(cards) or any(str(number) not in facts["lisi_card"] for number in cards):
            found.append(wrong(f"lisi.{name}.cards", "component-each", {"value": " ".join(map(str, cards))[:60]}))
        for side in ("top", "bottom"):
            if level[side] not in facts["lisi_scoring"]:
                found.append(wrong(f"lisi.{name}.{side}", "component-name", {"value": level[side][:60]}))
        pair = level["top"] + level["bottom"]
        if pair in BACKS or level["top"] == level["bottom"]:
            found.append(wrong(f"lisi.{name}.bottom", "component-each", {"value": pair[:60]}))
    return found
