"""Questions about governors, palaces and walls, with every answer they can have."""

from __future__ import annotations

from typing import Final

from yamen.games.zhanguo.components import ANY_CARD, DOMAINS, PALACE_TILES, REGIONS, SECTIONS
from yamen.games.zhanguo.ids import placed_id, slot_id, space_id, workers_id
from yamen.games.zhanguo.state import Zhanguo
from yamen.games.zhanguo.wording import effect_words, on_place
from yamen.kernel.prompt import Prompt
from yamen.kernel.words import Fact, Words

# --- governors, palaces, walls ----------------------------------------------------------------------------------------


def _governor_words(table: Zhanguo, seat: int, code: int) -> Words:
    facts: dict[str, Fact] = {"region": REGIONS[code >> 3]}
    if not code & 7:
        return Words("answer-governor-open", facts)
    tile = table.governor_tiles[(code >> 3) * 2 + ((code & 7) - 1) // 2]
    bonuses = table.box.bonuses
    if 0 <= tile < len(bonuses):
        facts["effect"] = effect_words(bonuses[tile][((code & 7) - 1) % 2].name)
        return Words("answer-governor", facts)
    return Words("answer-governor-none", facts)


GOVERNOR: Final[Prompt[int]] = Prompt(
    "governor",
    "place",
    "zhanguo/governor",
    [region * 8 + space for region in range(5) for space in range(5)],
    lambda code: REGIONS[code >> 3] + (f"/{code & 7}" if code & 7 else ""),
    lambda table, seat, code: [space_id(code >> 3, code & 7)],
    _governor_words,
)

FREE: Final = 7  # instead of the region that the third worker comes from: nobody pays


def _palace_words(table: Zhanguo, seat: int, code: int) -> Words:
    if code & 7 == FREE:
        return Words("answer-palace-free", {"region": REGIONS[code >> 3]})
    return Words("answer-palace", {"region": REGIONS[code >> 3], "from_region": REGIONS[code & 7]})


PALACE: Final[Prompt[int]] = Prompt(
    "palace",
    "pair",
    "zhanguo/palace",
    [region * 8 + other for region in range(5) for other in (0, 1, 2, 3, 4, FREE) if other != region],
    lambda code: REGIONS[code >> 3] + ("" if code & 7 == FREE else f"<{REGIONS[code & 7]}"),
    lambda table, seat, code: [
        f"palaces/{REGIONS[code >> 3]}",
        *([] if code & 7 == FREE else [workers_id(seat, code & 7)]),
    ],
    _palace_words,
)


def tile_value(table: Zhanguo, seat: int, region: int, tile: int) -> int:
    """What a palace tile is worth: points for each card of its suit, or of any, above its region."""
    n = table.cards_in(seat, region) if tile == ANY_CARD else table.suit_in(seat, region, tile)
    return n * table.box.tile_points[tile]


TILE: Final[Prompt[int]] = Prompt(
    "tile",
    "item",
    "zhanguo/palace",
    [region * 8 + tile for region in range(5) for tile in range(len(PALACE_TILES))],
    lambda code: f"{REGIONS[code >> 3]}/{PALACE_TILES[code & 7]}",
    lambda table, seat, code: [f"palace_tiles/{REGIONS[code >> 3]}:palace_tile/{PALACE_TILES[code & 7]}"],
    lambda table, seat, code: Words(
        "answer-tile",
        {
            "palace_tile": PALACE_TILES[code & 7],
            "region": REGIONS[code >> 3],
            "n": tile_value(table, seat, code >> 3, code & 7),
            "unrest": table.box.tile_unrest[code & 7],
        },
    ),
)

BIG: Final[Prompt[int]] = Prompt(
    "big",
    "item",
    "zhanguo/big-token",
    range(3),
    lambda domain: DOMAINS[domain],
    lambda table, seat, domain: [f"tokens:big/{DOMAINS[domain]}"],
    lambda table, seat, domain: Words("answer-big", {"domain": DOMAINS[domain]}),
)


def wall_cost(table: Zhanguo, slot: int) -> int:
    """The workers that a slot of the wall costs, 0 if there is no such slot with so many players."""
    costs = table.box.wall_costs[table.players][slot // 4]
    return costs[slot % 4] if slot % 4 < len(costs) else 0


def _wall_words(table: Zhanguo, seat: int, slot: int) -> Words:
    cost = wall_cost(table, slot)
    facts: dict[str, Fact] = {"section": SECTIONS[slot // 4].replace("/", "-"), "slot": slot % 4 + 1, "cost": cost}
    if not cost:
        return Words("answer-wall-none", facts)
    tile = table.wall_tiles[slot // 4]
    facts["n"] = table.box.wall_values[tile][cost - 1]
    facts["per"] = Words(f"per-{table.box.wall_per[tile].replace('_', '-')}")
    return Words("answer-wall", facts)


BUILD: Final[Prompt[int]] = Prompt(
    "wall",
    "place",
    "zhanguo/wall",
    range(len(SECTIONS) * 4),
    lambda slot: f"{SECTIONS[slot // 4]}/{slot % 4 + 1}",
    lambda table, seat, slot: [slot_id(slot)],
    _wall_words,
)


def regions_of(mask: int) -> list[int]:
    """The regions of a set, given as bits."""
    return [region for region in range(5) if mask >> region & 1]


PAYMENTS: Final = [mask for mask in range(1, 32) if mask.bit_count() <= 3]


def _pay_words(table: Zhanguo, seat: int, mask: int) -> Words:
    names = zip(("first_region", "second_region", "third_region"), regions_of(mask), strict=False)
    return Words(f"answer-pay-{mask.bit_count()}", {name: REGIONS[region] for name, region in names})


PAY: Final[Prompt[int]] = Prompt(
    "pay",
    "several",
    "zhanguo/wall",
    PAYMENTS,
    lambda mask: "+".join(REGIONS[region] for region in regions_of(mask)),
    lambda table, seat, mask: [workers_id(seat, region) for region in regions_of(mask)],
    _pay_words,
)

EMPEROR: Final[Prompt[int]] = Prompt(
    "emperor",
    "card",
    "zhanguo/emperor",
    range(15),
    lambda place: f"{REGIONS[place // 3]}/{place % 3 + 1}",
    lambda table, seat, place: [placed_id(table, seat, place)],
    lambda table, seat, place: on_place("answer-emperor", table, seat, place),
)
