"""The numbers behind the rules of thumb for ZhanGuo, in victory points by the end.

They were tuned by matches against earlier numbers, never by belief; docs/add-a-bot.md says how.
"""

from __future__ import annotations

from typing import Final

from yamen.games.zhanguo.abilities import (
    BOAT,
    CALM_ANY,
    CALM_TWICE,
    MOVE_THREE,
    MOVE_TWO,
    MOVE_WORKER,
    PER_ALCHEMIST,
    PER_PIECE,
    RECRUIT_ANY,
    RECRUIT_HERE,
    TOKEN,
    UNLOCK,
    UNREST_PER_CARD,
    UNREST_TOKENS,
    UNREST_TWO_TOKENS,
    UNREST_TWO_WORKERS,
    UNREST_WORKER,
    WORKER,
)
from yamen.games.zhanguo.components import ABILITIES


class Weights:
    """The numbers that can be tuned."""

    def __init__(self) -> None:
        self.horizon = 7.0  # with so many turns to come, anything can still be used
        self.token = 1.3
        self.soldier = 2.0  # a soldier who will find his tile
        self.crowded = 0.75  # for each who waits already
        self.entry = 3.0  # what of a tile's points is the soldier's own worth
        self.step = (0.0, 0.6, 0.28, 0.16, 0.1, 0.07, 0.05, 0.04, 0.03)  # of a tile, by pieces still missing
        self.line = (1.0, 3.0, 10.0)  # a line, by soldiers that stand in it
        self.unrest = (0.0, 0.5, 1.3, 3.2)
        self.asleep = 0.7  # a card in a region in uproar
        self.worker = (2.8, 2.8, 2.8, 2.4, 2.0, 1.4, 1.0, 0.5, 0.2)  # each one more
        self.spread = 0.5  # another region with workers, up to three
        self.posted = (0.0, 0.17, 0.45, 0.77)  # of a governor, by kinds of officials there
        self.first = (3.0, 2.0, 4.0)  # the first alchemist, architect, general
        self.more = (0.6, 0.6, 1.0)  # in another region too
        self.crowd = 0.2  # beside another of the same kind
        self.lead = (0.03, 0.08, 0.2, 0.45, 0.7, 0.9, 0.97)  # to keep a majority, by governors more (-3 to 3)
        self.rival = 0.5  # what Li Si loses counts too
        self.master = 3.0
        self.multiplier = 4.0  # what an alchemist card counts at the end, if the boat has time
        self.above = 3.0  # alchemist cards at the end, if there is time
        self.space = 0.25  # a space of the way to the elixir
        self.slot = 0.5  # a place above the board
        self.emperor = 1.5
        self.count = 2.9  # how often a wall tile is fulfilled at the end, if there is time
        self.suit = 0.5  # a card that a palace tile of its region will count
        self.step_aside = 0.4  # an official who may move
        self.flex = 1.0  # a number at the edge, kept for court
        self.wakes = 0.75  # how much of a card's ability will be used
        self.rate = (0.18, 0.21, 0.1, 0.14, 0.065, 0.115)  # how often a turn is used for each action
        self.race = (0.35, 0.8)  # of a reward, when a round begins and ends
        self.start = (3.5, 3.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.5, 1.5, 3.5)  # starting tiles


# What rewards are worth in the race for tokens; when one is offered it is looked at closely.
GIFTS: Final = {
    "recruit_1_any_at_chu": 2.0,
    "recruit_1_any": 2.2,
    "recruit_2_any": 4.5,
    "recruit_2_generals_at_chu": 2.5,
    "recruit_2_architects_at_chu": 2.5,
    "recruit_general_and_architect_at_wei": 4.0,
    "recruit_2_alchemists": 3.5,
    "place_alchemist": 5.5,
    "place_2_alchemists": 10.0,
    "governor_chu_or_wei": 11.0,
    "governor_zhao_or_qi": 11.0,
    "governor_any": 12.0,
    "unlock_2": 8.0,
    "palace": 14.0,
    "wall": 12.0,
    "sail_3": 6.0,
    "sail_4": 7.0,
    "sail_7": 14.0,
    "hire_1": 2.5,
    "hire_2": 5.0,
    "hire_2_at_wei": 5.0,
    "reset_2": 2.5,
    "reset_3": 3.5,
    "honour": 9.0,
    "unlock_and_honour": 13.0,
}

USUAL: Final = dict.fromkeys(range(len(ABILITIES)), 1.5) | {
    BOAT: 1.8,
    RECRUIT_HERE: 2.0,
    RECRUIT_ANY: 2.4,
    MOVE_WORKER: 0.2,
    MOVE_TWO: 0.9,
    MOVE_THREE: 1.1,
    CALM_ANY: 0.8,
    CALM_TWICE: 1.2,
    TOKEN: 1.5,
    PER_ALCHEMIST: 2.2,
    PER_PIECE: 2.0,
    UNREST_TOKENS: 1.9,
    UNREST_TWO_TOKENS: 2.2,
    UNREST_WORKER: 1.2,
    UNREST_TWO_WORKERS: 2.5,
    UNREST_PER_CARD: 2.0,
    WORKER: 2.0,
    UNLOCK: 4.0,
}  # what an ability is worth whenever it is used

RAISING: Final = (UNREST_TOKENS, UNREST_WORKER, UNREST_PER_CARD, UNREST_TWO_TOKENS, UNREST_TWO_WORKERS)
