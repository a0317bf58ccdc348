"""Rules of thumb for Gùgōng: the Grand Canal, influence, bonus tokens, morning decrees."""

from __future__ import annotations

from typing import Final

from yamen.bots.steady.gugong_acts import Acts
from yamen.bots.steady.gugong_answers import Gains
from yamen.bots.steady.gugong_ships import Fleet
from yamen.bots.steady.gugong_worth import Look
from yamen.games.gugong.components import (
    MORNING_ENVOY,
    MORNING_INTRIGUE,
    MORNING_SERVANT,
    MORNING_SHIP,
    MORNING_SWAP,
    PLACES,
    PLUS,
)
from yamen.games.gugong.prompts.canal import EMPTY, WAY_TWO
from yamen.games.gugong.prompts.common import RADIX, SKIP

# --- the canal --------------------------------------------------------------------------------------------------------


def canal(look: Look, answers: list[int], about: object) -> list[float]:
    """A servant aboard and a ship moved, or two aboard."""
    fleet = Fleet(look)
    out: list[float] = []
    for answer in answers:
        if answer == SKIP:
            out.append(0.0)
        elif answer == EMPTY:
            out.append(fleet.best_sail() + 0.01)
        elif answer == WAY_TWO:
            out.append(max(fleet.best_board(2), fleet.best_board(1)) - 3 * look.servant)
        else:
            n = 1 + answer % 2
            out.append(fleet.boarded_and_sailed(answer // 2, n) - n * look.servant)
    return out


def load(look: Look, loads: list[int], about: object) -> list[float]:
    """Where a servant does most; he must go aboard somewhere."""
    fleet = Fleet(look)
    return [
        0.0 if answer == SKIP else fleet.board(answer // 2, 1 + answer % 2) - (answer % 2) * look.servant
        for answer in loads
    ]


def ship(look: Look, loads: list[int], about: object) -> list[float]:
    """A servant of the supply costs nothing."""
    fleet = Fleet(look)
    return [0.0 if answer == SKIP else fleet.board(answer // 2, 1 + answer % 2) for answer in loads]


def sail(look: Look, berths: list[int], about: object) -> list[float]:
    """Nearer to a reward."""
    fleet = Fleet(look)
    return [0.0 if berth == SKIP else fleet.sail(berth) for berth in berths]


def claim(look: Look, claims: list[int], about: object) -> list[float]:
    """What is worth most, unless the ship does better further on."""
    fleet = Fleet(look)
    out: list[float] = []
    for answer in claims:
        if answer == SKIP:
            out.append(0.0)
        else:
            berth = answer // 4
            on = look.table.cargo_of(look.table.ships.index(berth))
            out.append(fleet.rewards[answer % 4] + 0.05 - 0.95 * fleet.further(berth, on))
    return out


# --- benefits ---------------------------------------------------------------------------------------------------------


def benefit(look: Look, choices: list[int], about: object) -> list[float]:
    """The best use of influence."""
    return [0.0 if choice == SKIP else look.benefits(choice) for choice in choices]


def die(look: Look, turns: list[int], about: object) -> list[float]:
    """A face that own cards match."""
    table = look.table
    value = table.box.value
    mine = [value[card] for card in (*table.hands[look.seat], *table.taken[look.seat])]
    return [float(mine.count(turn % RADIX) - mine.count(table.dice[turn // RADIX])) for turn in turns]


def lay(look: Look, answers: list[int], about: object) -> list[float]:
    """Where the others will act most; the servant returns in the evening."""
    out: list[float] = []
    for answer in answers:
        if answer == SKIP:
            out.append(0.0)
            continue
        place = answer // 2
        worth = 0.35 * look.today - (1 + answer % 2) * look.servant * 0.5
        if look.table.held != PLUS and place < len(PLACES):
            others = sum(len(look.table.hands[seat]) for seat in range(look.table.players) if seat != look.seat)
            worth = others * POPULAR[place] - (1 + answer % 2) * look.servant * 0.5
        out.append(worth)
    return out


POPULAR: Final = (0.10, 0.10, 0.12, 0.12, 0.25, 0.18, 0.14)


def again(look: Look, answers: list[int], about: object) -> list[float]:
    """The action once more, if it is worth a token that can be used only once."""
    icon = look.table.box.icon[look.table.played]
    worth = Acts(look).icon(icon, look.pool)[1] if icon else 0.0
    return [0.0 if answer == SKIP else worth - min(1.5, 0.3 * look.left) for answer in answers]


def morning(look: Look, tiles: list[int], about: object) -> list[float]:
    """All that brings something; a ship before new servants leave the supply."""
    return [0.0 if tile == SKIP else MORNING[tile] for tile in tiles]


MORNING: Final = {
    MORNING_SHIP: 5.0,
    MORNING_SERVANT: 4.0,
    MORNING_ENVOY: 3.0,
    MORNING_INTRIGUE: 2.0,
    MORNING_SWAP: 1.0,
}


def give(look: Look, kinds: list[int], about: object) -> list[float]:
    """Any of those that wait."""
    return [0.0 for _ in kinds]


def rest(look: Look, answers: list[int], about: object) -> list[float]:
    """Nothing more."""
    return [0.0 for _ in answers]


BENEFITS: Final[dict[str, Gains]] = {
    "canal": canal,
    "load": load,
    "ship": ship,
    "sail": sail,
    "claim": claim,
    "benefit": benefit,
    "die": die,
    "lay": lay,
    "again": again,
    "morning": morning,
    "give": give,
    "rest": rest,
}
