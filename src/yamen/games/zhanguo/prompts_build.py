"""Questions about governors, palaces and walls, with every answer they can have."""

from __future__ import annotations

from typing import Final

from yamen.games.zhanguo.components import DOMAINS, PALACE_TILES, REGIONS, SECTIONS
from yamen.games.zhanguo.ids import placed_id, slot_id, space_id, workers_id
from yamen.games.zhanguo.state import Zhanguo
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
        facts["bonus"] = bonuses[tile][((code & 7) - 1) % 2].name
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
    return Words("answer-palace", {"region": REGIONS[code >> 3], "from": REGIONS[code & 7]})


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

TILE: Final[Prompt[int]] = Prompt(
    "tile",
    "item",
    "zhanguo/palace",
    [region * 8 + tile for region in range(5) for tile in range(len(PALACE_TILES))],
    lambda code: f"{REGIONS[code >> 3]}/{PALACE_TILES[code & 7]}",
    lambda table, seat, code: [f"palace_tiles/{REGIONS[code >> 3]}:palace_tile/{PALACE_TILES[code & 7]}"],
    lambda table, seat, code: Words(
        "answer-tile", {"palace_tile": PALACE_TILES[code & 7], "region": REGIONS[code >> 3]}
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


BUILD: Final[Prompt[int]] = Prompt(
    "wall",
    "place",
    "zhanguo/wall",
    range(len(SECTIONS) * 4),
    lambda slot: f"{SECTIONS[slot // 4]}/{slot % 4 + 1}",
    lambda table, seat, slot: [slot_id(slot)],
    lambda table, seat, slot: Words(
        "answer-wall", {"section": SECTIONS[slot // 4].replace("/", "-"), "cost": wall_cost(table, slot)}
    ),
)


def regions_of(mask: int) -> list[int]:
    """The regions of a set, given as bits."""
    return [region for region in range(5) if mask >> region & 1]


PAYMENTS: Final = [mask for mask in range(1, 32) if mask.bit_count() <= 3]

PAY: Final[Prompt[int]] = Prompt(
    "pay",
    "several",
    "zhanguo/wall",
    PAYMENTS,
    lambda mask: "+".join(REGIONS[region] for region in regions_of(mask)),
    lambda table, seat, mask: [workers_id(seat, region) for region in regions_of(mask)],
    lambda table, seat, mask: Words(
        "answer-pay",
        {
            "n": mask.bit_count(),
            **{f"region{i}": REGIONS[region] for i, region in enumerate(regions_of(mask), 1)},
        },
    ),
)

EMPEROR: Final[Prompt[int]] = Prompt(
    "emperor",
    "card",
    "zhanguo/emperor",
    range(15),
    lambda place: f"{REGIONS[place // 3]}/{place % 3 + 1}",
    lambda table, seat, place: [placed_id(table, seat, place)],
    lambda table, seat, place: Words("answer-emperor", {"region": REGIONS[place // 3], "place": place % 3 + 1}),
)
