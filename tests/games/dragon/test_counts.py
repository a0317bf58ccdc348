"""How many ways the first n answers can go, from named positions. The numbers are worked out by hand beside them."""

from __future__ import annotations

import pytest

from tests.games.dragon.position import Table, opening, position
from yamen.kernel.play import Play


def ways(play: Play, depth: int) -> int:
    """How many different rows of `depth` answers there are from here."""
    ask = play.asks[0]
    if depth == 1:
        return len(ask.options)
    n = 0
    for option in range(len(ask.options)):
        twin = play.fork(keep=True)
        twin.answer(option, ask.seat)
        n += ways(twin, depth - 1)
    return n


def start() -> Table:
    """36 pairs, then together or apart (2), for the next seat 35 pairs, and so on."""
    return opening(3)


def act() -> Table:
    """Groups: taxes build harvest fireworks | military research privilege; 6 yuan and palaces of 2 and 2 floors each.

    A has 6 actions, 2 privileges and saving: 9. Then:
    - taxes, harvest, fireworks (3): group 1 costs B 3, which it has; large needs 6: 9 answers;
    - building: A's floor goes to one of 2 palaces or a new plot: 3;
    - military, research, 2 privileges (4): B would have 3 left for a privilege, so no large one: 8;
    - saving: 9. Together 3*9 + 3 + 4*8 + 9 = 71.
    Third: after B's answer A plays one of 10 cards, but after B's building comes its floor (3 ways). So nine answers
    go on in 8*10 + 3 = 83 ways, eight in 73; each of A's 3 floors leaves B 9: 3*83 + 3*9 + 4*73 + 83 = 651.
    """
    return position(2, "act")


def hire() -> Table:
    """10 different cards. Three types come young only: no question of age, 2 palaces have room: 3*2.

    Six types in two ages: 6*2; the wild card fetches 15 kinds: 6 + 12 + 15 = 33. Third: B's 10 cards after each of the
    3*2, a palace (2) after each of the 12 and of the 15: 60 + 24 + 30 = 114.
    """
    return position(2, "hire")


def contagion() -> Table:
    """Three persons unlike each other and two alike, three must leave: 4 kinds.

    After one of the three single ones (3 ways) 2 + 1 kinds are left, after one of the pair 3 + 1: 3*3 + 4 = 13.
    Third: single, single: 1 + 1 kinds (6 ways); single, pair or pair, single: 2 + 1 (3 + 3 ways); pair, pair: 3 (1):
    6*2 + 6*3 + 3 = 33.
    """
    home = ["3 young_monk young_farmer young_scholar", "2 old_monk old_monk"]
    return position(2, "event", "contagion", palaces=[home, []])


def drought() -> Table:
    """One rice for palaces of 2, 2 and 1 persons: two of them give one person each.

    5 persons first; after one of the four in the larger palaces 3 others are left, after the single one 4: 4*3 + 4.
    """
    homes = ["2 young_monk old_monk", "2 young_farmer old_farmer", "1 young_scholar"]
    return position(2, "event", "drought", palaces=[homes, []], rice=[1, 0])


def floors() -> Table:
    """Three floors for palaces of 1, 2 and 3 floors: on the first, the second, or a new one.

    Then (2, 2) leaves 3 places, (1) and a full one 2, (1, 2, 1) leaves 4: 9. Third: (2, 2) goes on to 2, 2 and 4
    places, (1) to 2 and 3, (1, 2, 1) to 4, 4, 3 and 5: 8 + 5 + 16 = 29.
    """
    home = ["1", "2 young_craftsman young_craftsman", "3 young_monk"]
    return position(2, "act", palaces=[home]).say("act build")


def last() -> Table:
    """Month 12, nobody has money, one group of everything is taken: the last questions of a match.

    A, without money, has 6 actions and saving: 7. After taxes, harvest, fireworks B lacks the fee: military, research,
    saving: 3; after building A's floor can go to 3 places; after military or research 4 actions of group 1 and saving:
    5; after saving 7. Together 3*3 + 3 + 2*5 + 7 = 29.
    """
    return position(2, "act", month=12, yuan=[0, 0])


POSITIONS = {
    start: [36, 36 * 2, 36 * 2 * 35, 36 * 2 * 35 * 2],
    act: [9, 71, 651],
    hire: [10, 33, 114],
    contagion: [4, 13, 33],
    drought: [5, 16],
    floors: [3, 9, 29],
    last: [7, 29],
}


@pytest.mark.parametrize("name", POSITIONS, ids=lambda made: made.__name__)
def test_ways(name: object) -> None:
    """Phases 1 to 3 (dragon/action, dragon/hire, dragon/release): the options, counted to some depth."""
    for made, expected in POSITIONS.items():
        if made is name:
            table = made()
            assert [ways(table.match.play, depth) for depth in range(1, len(expected) + 1)] == expected
