"""Every question the game can ask, with every answer it can have: the whole vocabulary of decisions."""

from __future__ import annotations

from typing import Final

from yamen.games.zhanguo.components import (
    ACTIONS,
    CARD_NAMES,
    DOMAINS,
    EDICTS,
    FIRST_MASTER,
    OFFICIALS,
    PALACE_TILES,
    REGIONS,
    SECTIONS,
    STARTING_TILES,
    SYMBOLS,
)
from yamen.games.zhanguo.ids import (
    card_id,
    free_place,
    niche_id,
    officials_id,
    placed_id,
    slot_id,
    space_id,
    workers_id,
)
from yamen.games.zhanguo.state import Zhanguo
from yamen.kernel.door import CHIP
from yamen.kernel.event import Change
from yamen.kernel.prompt import Prompt
from yamen.kernel.words import Fact, Words

# --- start: a starting tile, chosen in secret -------------------------------------------------------------------------

START: Final[Prompt[int]] = Prompt(
    "start",
    "item",
    "zhanguo/starting-tiles",
    range(len(STARTING_TILES)),
    lambda tile: STARTING_TILES[tile],
    lambda table, seat, tile: [f"starting/{STARTING_TILES[tile]}"],
    lambda table, seat, tile: Words("answer-start", {"starting": STARTING_TILES[tile]}),
)

# --- play: a card of the hand, for a region of my board or for one of the six actions at court ------------------------

AT_COURT: Final = 5  # the six actions follow the five regions
DISCARD: Final = 11
WHERE: Final = (*REGIONS, *ACTIONS, "discard")


def _play_lights(table: Zhanguo, seat: int, play: int) -> list[str]:
    where = play & 15
    card = card_id(seat, play >> 4)
    if where < AT_COURT:
        return [card, free_place(table, seat, where)]
    return [card, "court" if where == DISCARD else f"court/{ACTIONS[where - AT_COURT]}"]


def _play_words(table: Zhanguo, seat: int, play: int) -> Words:
    where = play & 15
    card = play >> 4
    facts: dict[str, Fact] = {"card": card + 1}
    if where < AT_COURT:
        before = table.cards_in(seat, where)
        facts["region"] = REGIONS[where]
        facts["domain"] = DOMAINS[card // 40]
        facts["tokens"] = min(table.box.card_tokens[min(before, 2)], table.supply[card // 40])
        facts["unrest"] = table.box.card_unrest[min(before, 2)]
        return Words("answer-play-unification", facts)
    if where == DISCARD:
        return Words("answer-play-discard", facts)
    facts["action"] = ACTIONS[where - AT_COURT]
    facts["fits"] = "yes" if fits(table, card, where - AT_COURT) else "no"
    return Words("answer-play-court", facts)


def _play_price(table: Zhanguo, seat: int, play: int) -> list[Change]:
    where = play & 15
    unrest = table.box.card_unrest[min(table.cards_in(seat, where), 2)] if where < AT_COURT else 0
    return [Change(f"seat/{seat}/unrest/{REGIONS[where]}", unrest)] if unrest else []


def fits(table: Zhanguo, card: int, action: int) -> bool:
    """Whether a card suits an action: lower than the covered one for the first three, higher for the others.

    The first card at court always does. Rule: zhanguo/fits (ruling R2).
    """
    if not table.court:
        return True
    return card < table.court[-1] if action < 3 else card > table.court[-1]


PLAY: Final[Prompt[int]] = Prompt(
    "play",
    "pair",
    "zhanguo/play",
    [card * 16 + where for card in range(EDICTS) for where in range(len(WHERE))],
    lambda play: f"{(play >> 4) + 1}>{WHERE[play & 15]}",
    _play_lights,
    _play_words,
    _play_price,
)

# --- officials, workers, unrest ---------------------------------------------------------------------------------------

RECRUIT: Final[Prompt[int]] = Prompt(
    "recruit",
    "pair",
    "zhanguo/recruit",
    range(15),
    lambda code: f"{OFFICIALS[code % 3]}>{REGIONS[code // 3]}",
    lambda table, seat, code: [f"seat/{seat}/reserve:{OFFICIALS[code % 3]}", officials_id(seat, code // 3)],
    lambda table, seat, code: Words("answer-recruit", {"official": OFFICIALS[code % 3], "region": REGIONS[code // 3]}),
)

HIRE: Final[Prompt[int]] = Prompt(
    "hire",
    "place",
    "zhanguo/hire",
    range(5),
    lambda region: REGIONS[region],
    lambda table, seat, region: [workers_id(seat, region)],
    lambda table, seat, region: Words("answer-hire", {"region": REGIONS[region]}),
)

STOP: Final = -1


def target(step: int) -> int:
    """Where a step to a neighbour leads: steps are numbered region * 2, + 1 for the one to the right."""
    return step // 2 + (1 if step & 1 else -1)


STEPS: Final = [step for step in range(10) if 0 <= target(step) < 5]
MOVES: Final = [step * 3 + kind for step in STEPS for kind in range(3)]  # an official takes a step


def _write_move(move: int) -> str:
    step = move // 3
    return f"{OFFICIALS[move % 3]}:{REGIONS[step // 2]}>{REGIONS[target(step)]}"


def _move_lights(seat: int, move: int) -> list[str]:
    step = move // 3
    return [f"{officials_id(seat, step // 2)}:{OFFICIALS[move % 3]}", officials_id(seat, target(step))]


def _move_words(move: int) -> Words:
    step = move // 3
    facts: dict[str, Fact] = {"official": OFFICIALS[move % 3], "from": REGIONS[step // 2], "to": REGIONS[target(step)]}
    return Words("answer-move", facts)


MOVE: Final[Prompt[int]] = Prompt(
    "move",
    "place",
    "zhanguo/move-officials",
    [*MOVES, STOP],
    lambda move: "stop" if move == STOP else _write_move(move),
    lambda table, seat, move: [CHIP + "stop"] if move == STOP else _move_lights(seat, move),
    lambda table, seat, move: Words("answer-stop") if move == STOP else _move_words(move),
)

SHIFT: Final[Prompt[int]] = Prompt(
    "shift",
    "place",
    "zhanguo/move-workers",
    [*STEPS, STOP],
    lambda step: "stop" if step == STOP else f"{REGIONS[step // 2]}>{REGIONS[target(step)]}",
    lambda table, seat, step: (
        [CHIP + "stop"] if step == STOP else [f"{workers_id(seat, step // 2)}:worker", workers_id(seat, target(step))]
    ),
    lambda table, seat, step: (
        Words("answer-stop")
        if step == STOP
        else Words("answer-shift", {"from": REGIONS[step // 2], "to": REGIONS[target(step)]})
    ),
)

CALM: Final[Prompt[int]] = Prompt(
    "calm",
    "place",
    "zhanguo/unrest",
    range(5),
    lambda region: REGIONS[region],
    lambda table, seat, region: [f"seat/{seat}/unrest/{REGIONS[region]}"],
    lambda table, seat, region: Words(
        "answer-calm", {"region": REGIONS[region], "unrest": table.unrest[seat * 5 + region]}
    ),
)

RESET: Final[Prompt[int]] = Prompt(
    "reset",
    "place",
    "zhanguo/unrest",
    [*range(5), STOP],
    lambda region: "stop" if region == STOP else REGIONS[region],
    lambda table, seat, region: [CHIP + "stop"] if region == STOP else [f"seat/{seat}/unrest/{REGIONS[region]}"],
    lambda table, seat, region: (
        Words("answer-stop")
        if region == STOP
        else Words("answer-reset", {"region": REGIONS[region], "unrest": table.unrest[seat * 5 + region]})
    ),
)

# --- the elixir: alchemist cards and masters; an answer is card * 5 + region ------------------------------------------

SOLDIER_INSTEAD: Final = 50
CODES: Final = range(50)


def card_of(code: int) -> int:
    """The alchemist card or master of an answer."""
    return EDICTS + code // 5


def _write_alchemist(code: int) -> str:
    return f"{CARD_NAMES[card_of(code)]}>{REGIONS[code % 5]}"


def _alchemist_lights(table: Zhanguo, seat: int, code: int) -> list[str]:
    return [card_id(seat, card_of(code)), free_place(table, seat, code % 5)]


def _alchemist_words(code: int) -> Words:
    return Words("answer-alchemist", {"alchemist": CARD_NAMES[card_of(code)], "region": REGIONS[code % 5]})


SYMBOL: Final[Prompt[int]] = Prompt(
    "symbol",
    "item",
    "zhanguo/elixir",
    [SOLDIER_INSTEAD, *CODES],
    lambda code: "soldier" if code == SOLDIER_INSTEAD else _write_alchemist(code),
    lambda table, seat, code: (
        [f"seat/{seat}/locked:soldier/{seat}"] if code == SOLDIER_INSTEAD else _alchemist_lights(table, seat, code)
    ),
    lambda table, seat, code: Words("answer-unlock") if code == SOLDIER_INSTEAD else _alchemist_words(code),
)

ALCHEMIST_CARD: Final[Prompt[int]] = Prompt(
    "alchemist",
    "pair",
    "zhanguo/alchemists",
    [*CODES, STOP],
    lambda code: "stop" if code == STOP else _write_alchemist(code),
    lambda table, seat, code: [CHIP + "stop"] if code == STOP else _alchemist_lights(table, seat, code),
    lambda table, seat, code: Words("answer-stop") if code == STOP else _alchemist_words(code),
)

MASTER: Final[Prompt[int]] = Prompt(
    "master",
    "card",
    "zhanguo/masters",
    range(5),
    lambda master: CARD_NAMES[FIRST_MASTER + master],
    lambda table, seat, master: [card_id(seat, FIRST_MASTER + master)],
    lambda table, seat, master: Words("answer-master", {"alchemist": CARD_NAMES[FIRST_MASTER + master]}),
)

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

# --- wake: which card above my board acts now, or an official moves instead, or it is enough --------------------------

MOVED: Final = 16  # moves of an official follow the fifteen places
ENOUGH: Final = 99


def _wake_lights(table: Zhanguo, seat: int, code: int) -> list[str]:
    if code == ENOUGH:
        return [CHIP + "enough"]
    return _move_lights(seat, code - MOVED) if code >= MOVED else [placed_id(table, seat, code)]


def _write_wake(code: int) -> str:
    if code == ENOUGH:
        return "enough"
    return _write_move(code - MOVED) if code >= MOVED else f"{REGIONS[code // 3]}/{code % 3 + 1}"


def _wake_words(table: Zhanguo, seat: int, code: int) -> Words:
    if code == ENOUGH:
        return Words("answer-enough")
    if code >= MOVED:
        return _move_words(code - MOVED)
    card = table.cards[seat * 15 + code]
    if card < 0:
        return Words("answer-wake-empty", {"region": REGIONS[code // 3], "place": code % 3 + 1})
    return Words("answer-wake", {"region": REGIONS[code // 3], "place": code % 3 + 1, "effect": ability(table, card)})


def ability(table: Zhanguo, card: int) -> Words:
    """What a card above a board does, in words."""
    box = table.box
    from_names = {"official": OFFICIALS, "piece": ("governor", "palace", "wall"), "suit": DOMAINS}
    facts: dict[str, Fact] = {}
    for name, at in (("official", box.official[card]), ("piece", box.piece[card]), ("suit", box.suit[card])):
        if at >= 0:
            facts[name] = from_names[name][at]
    for i, domain in enumerate(box.pair[card], 1):
        facts[f"domain{i}"] = DOMAINS[domain]
    return Words(f"ability-{box.ability_name[card].replace('_', '-')}", facts)


WAKE: Final[Prompt[int]] = Prompt(
    "wake",
    "item",
    "zhanguo/activate",
    [*range(15), *(MOVED + move for move in MOVES), ENOUGH],
    _write_wake,
    _wake_lights,
    _wake_words,
)

TOKEN: Final[Prompt[int]] = Prompt(
    "token",
    "item",
    "zhanguo/tokens",
    range(3),
    lambda domain: DOMAINS[domain],
    lambda table, seat, domain: [f"tokens:token/{DOMAINS[domain]}"],
    lambda table, seat, domain: Words("answer-token", {"domain": DOMAINS[domain]}),
)

# --- the mausoleum ----------------------------------------------------------------------------------------------------


def niche_points(table: Zhanguo, niche: int) -> int:
    """The points of the highest free slot of a niche. With two players the slot for 3 or more stays empty."""
    points = table.box.niches[table.mausoleum[niche]].points
    for slot, value in enumerate(points):
        if table.niches[niche * 4 + slot] < 0 and (table.players > 2 or slot != table.box.slot_for_3):
            return value
    return 0


def _niche_words(table: Zhanguo, niche: int) -> Words:
    return Words("answer-soldier", {"symbol": SYMBOLS[table.symbols[niche]], "points": niche_points(table, niche)})


SOLDIER: Final[Prompt[int]] = Prompt(
    "soldier",
    "place",
    "zhanguo/soldiers",
    [*range(9), STOP],
    lambda niche: "stop" if niche == STOP else str(niche + 1),
    lambda table, seat, niche: [CHIP + "stop"] if niche == STOP else [niche_id(table, niche)],
    lambda table, seat, niche: Words("answer-keep") if niche == STOP else _niche_words(table, niche),
)

HONOUR: Final[Prompt[int]] = Prompt(
    "honour",
    "place",
    "zhanguo/soldiers",
    range(9),
    lambda niche: str(niche + 1),
    lambda table, seat, niche: [niche_id(table, niche)],
    lambda table, seat, niche: _niche_words(table, niche),
)

LISI_NICHE: Final[Prompt[int]] = Prompt(
    "lisi",
    "place",
    "zhanguo/lisi-soldiers",
    range(9),
    lambda niche: str(niche + 1),
    lambda table, seat, niche: [niche_id(table, niche)],
    lambda table, seat, niche: _niche_words(table, niche),
)

# --- phase 3 ----------------------------------------------------------------------------------------------------------

ACCEPT: Final = 0
PASS: Final = 1

OFFER: Final[Prompt[int]] = Prompt(
    "offer",
    "yes_no",
    "zhanguo/rewards",
    (ACCEPT, PASS),
    lambda answer: "accept" if answer == ACCEPT else "pass",
    lambda table, seat, answer: [f"reward/{table.row + 1}"] if answer == ACCEPT else [CHIP + "pass"],
    lambda table, seat, answer: (
        Words("answer-accept", {"reward": table.box.rewards[table.box.rows[table.row]][table.round - 1].name})
        if answer == ACCEPT
        else Words("answer-pass")
    ),
)


def price_code(small: tuple[int, int, int], big: int) -> int:
    """A payment as a number: small tokens of each domain, and big ones as bits."""
    return small[0] + small[1] * 4 + small[2] * 16 + big * 64


def price_of(code: int) -> tuple[tuple[int, int, int], int]:
    """The small tokens and the big ones (as bits) of a payment."""
    return (code & 3, code >> 2 & 3, code >> 4 & 3), code >> 6


PRICES: Final = [
    price_code((w, c, n - w - c), big)
    for big in range(8)
    for n in (3, 2, 1, 0)
    for w in range(n, -1, -1)
    for c in range(n - w, -1, -1)
]  # everything with up to three small tokens; what a payment is, the rule says


def _price_names(code: int, small: str, big: str) -> list[str]:
    counts, mask = price_of(code)
    names = [f"{big}{DOMAINS[domain]}" for domain in range(3) if mask >> domain & 1]
    return names + [f"{small}{DOMAINS[domain]}" for domain in range(3) for _ in range(counts[domain])]


def _price_words(table: Zhanguo, seat: int, code: int) -> Words:
    if code == STOP:
        return Words("answer-keep-tokens")
    counts, mask = price_of(code)
    facts: dict[str, Fact] = {DOMAINS[domain]: counts[domain] for domain in range(3)}
    facts.update({f"big_{DOMAINS[domain]}": mask >> domain & 1 for domain in range(3)})
    return Words("answer-unlock-price", facts)


UNLOCK: Final[Prompt[int]] = Prompt(
    "unlock",
    "several",
    "zhanguo/soldier-price",
    [*(code for code in PRICES if code), STOP],
    lambda code: "stop" if code == STOP else "+".join(_price_names(code, "", "big_")),
    lambda table, seat, code: (
        [CHIP + "stop"]
        if code == STOP
        else [f"seat/{seat}/tokens:{name}" for name in _price_names(code, "token/", "big/")]
    ),
    _price_words,
)

RETURN: Final[Prompt[int]] = Prompt(
    "return",
    "item",
    "zhanguo/token-limit",
    range(3),
    lambda domain: DOMAINS[domain],
    lambda table, seat, domain: [f"seat/{seat}/tokens:token/{DOMAINS[domain]}"],
    lambda table, seat, domain: Words("answer-return", {"domain": DOMAINS[domain]}),
)

PROMPTS: Final = (
    START,
    PLAY,
    RECRUIT,
    HIRE,
    MOVE,
    SHIFT,
    CALM,
    RESET,
    SYMBOL,
    ALCHEMIST_CARD,
    MASTER,
    GOVERNOR,
    PALACE,
    TILE,
    BIG,
    BUILD,
    PAY,
    EMPEROR,
    WAKE,
    TOKEN,
    SOLDIER,
    HONOUR,
    LISI_NICHE,
    OFFER,
    UNLOCK,
    RETURN,
)
