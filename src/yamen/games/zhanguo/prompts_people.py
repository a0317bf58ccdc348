"""Questions about officials, workers, unrest and tokens, with every answer they can have."""

from __future__ import annotations

from typing import Final

from yamen.games.zhanguo.components import DOMAINS, OFFICIALS, REGIONS
from yamen.games.zhanguo.ids import officials_id, workers_id
from yamen.kernel.door import CHIP
from yamen.kernel.prompt import Prompt
from yamen.kernel.words import Fact, Words

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


def write_move(move: int) -> str:
    """A step of an official as notation writes it."""
    step = move // 3
    return f"{OFFICIALS[move % 3]}:{REGIONS[step // 2]}>{REGIONS[target(step)]}"


def move_lights(seat: int, move: int) -> list[str]:
    """The official, then the region where it goes."""
    step = move // 3
    return [f"{officials_id(seat, step // 2)}:{OFFICIALS[move % 3]}", officials_id(seat, target(step))]


def step_facts(step: int) -> dict[str, Fact]:
    """A step to a neighbour: the two regions."""
    return {"from_region": REGIONS[step // 2], "to_region": REGIONS[target(step)]}


def move_words(move: int) -> Words:
    """A step of an official in words."""
    step = move // 3
    return Words("answer-move", {"official": OFFICIALS[move % 3], **step_facts(step)})


MOVE: Final[Prompt[int]] = Prompt(
    "move",
    "place",
    "zhanguo/move-officials",
    [*MOVES, STOP],
    lambda move: "stop" if move == STOP else write_move(move),
    lambda table, seat, move: [CHIP + "stop"] if move == STOP else move_lights(seat, move),
    lambda table, seat, move: Words("answer-stop") if move == STOP else move_words(move),
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
    lambda table, seat, step: Words("answer-stop") if step == STOP else Words("answer-shift", step_facts(step)),
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

TOKEN: Final[Prompt[int]] = Prompt(
    "token",
    "item",
    "zhanguo/tokens",
    range(3),
    lambda domain: DOMAINS[domain],
    lambda table, seat, domain: [f"tokens:token/{DOMAINS[domain]}"],
    lambda table, seat, domain: Words("answer-token", {"domain": DOMAINS[domain]}),
)
