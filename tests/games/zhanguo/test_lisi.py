"""Li Si: each of his 24 cards, his soldiers, rewards, tokens and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zhanguo.position import LISI, A, Table, opening, position
from yamen.games.zhanguo.final import elixir_points, majority_points, wall_points
from yamen.kernel.chance import Fair, Given

QUIET: dict[str, Any] = {"hands": [["20"]], "turn": 1}


def turn(card: int, **here: Any) -> Table:
    """Li Si plays this card."""
    return position(1, "lisi", lisi_actions=[card], **{**QUIET, **here})


@pytest.mark.parametrize(
    ("card", "tokens"), [(1, (1, 2, 3)), (2, (1, 2, 3)), (3, (1, 2, 3)), (4, (2, 2, 3)), (5, (2, 3, 4))]
)
def test_unification_cards(card: int, tokens: tuple[int, int, int]) -> None:
    """Solo mode, Unification (zhanguo/lisi-unification, zhanguo/lisi-turn): tokens by the place. R30."""
    for n, gained in enumerate(tokens):
        table = turn(card, lisi_deck=["50", "3"], above={"B.chu": " ".join(["90", "91"][:n])}, entrance=[1, 0])
        assert table.above("B.chu").split()[-1] == "50"
        assert table.tokens(LISI) == [0, gained, 0]
        assert table.state.lisi_deck == (2,)
        assert table.state.lisi_discard == (card,)


def test_unification_fills_from_chu() -> None:
    """R30, R31 (zhanguo/lisi-unification): up to this round's region, alchemists take places; then to court."""
    table = turn(1, round=2, lisi_deck=["50"], above={"B.chu": "90 91 A1", "B.wei": "92"})
    assert table.above("B.wei") == "92 50"
    table = turn(1, round=2, lisi_deck=["50"], above={"B.chu": "90 91 A1", "B.wei": "92 93 94"})
    assert table.state.court == [49]
    assert table.tokens(LISI) == [1, 1, 1]
    table.say("play 20>recruit_official", "recruit general>chu")
    assert table.state.fits == 1
    table = turn(1, round=1, hands=[["60"]], lisi_deck=["50"], above={"B.chu": "90 91 A1"})
    table.say("play 60>recruit_official", "recruit general>chu")
    assert table.state.fits == 0


@pytest.mark.parametrize(("card", "spaces", "one_use"), [(6, 3, False), (7, 4, False), (8, 3, True), (9, 4, True)])
def test_elixir_cards(card: int, spaces: int, one_use: bool) -> None:
    """Solo mode, Elixir (zhanguo/lisi-elixir): the boat sails; without a soldier at the entrance one is unlocked."""
    table = turn(card, entrance=[1, 0])
    assert table.state.boats[LISI] == spaces
    assert (table.state.locked[LISI], table.state.entrance[LISI]) == (7 - 1, 1)
    assert table.state.lisi_discard == (() if one_use else (card,))


def test_elixir_places_cards() -> None:
    """R50 (zhanguo/lisi-elixir): with a soldier waiting a card by chance in this round's region, then C."""
    luck = Given({"li_si_alchemist/1": "A4"}, Fair(b"lisi"))
    table = turn(6, luck=luck, round=2, boats=[0, 9], above={"B.wei": "3 4"}, entrance=[1, 1])
    assert table.above("B.wei") == "3 4 A4"
    table = turn(
        6,
        luck=Given({"li_si_alchemist/1": "A2"}, Fair(b"lisi")),
        round=1,
        boats=[0, 16],
        above={"B.chu": "3 4"},
        entrance=[1, 1],
        locked=[8, 7],
    )
    assert table.above("B.chu") == "3 4 A2"
    assert table.state.locked[LISI] == 6


def test_elixir_master_on_the_way() -> None:
    """R50 (zhanguo/lisi-elixir): a master drawn on the way may be placed by a later symbol of the same move."""
    luck = Given({"li_si_master/1": "M2", "li_si_alchemist/1": "M2"}, Fair(b"lisi"))
    table = turn(6, luck=luck, boats=[0, 13], entrance=[1, 1], aside=[31, 0])
    assert table.above("B.chu") == "M2"
    assert table.state.masters == 0b00001


def test_elixir_with_every_soldier_unlocked() -> None:
    """R49 (zhanguo/lisi-elixir): only an unlocking is lost."""
    table = turn(6, boats=[0, 9], entrance=[1, 0], locked=[8, 0])
    assert table.state.entrance[LISI] == 0
    table = turn(
        6, luck=Given({"li_si_alchemist/1": "A4"}, Fair(b"lisi")), boats=[0, 9], entrance=[1, 2], locked=[8, 0]
    )
    assert table.above("B.chu") == "A4"


def test_boat_serves_a_tile_first() -> None:
    """R50 (zhanguo/lisi-elixir): the boat's new place meets the elixir tile, which takes the only soldier; then A."""
    table = turn(6, round=2, boats=[0, 13], entrance=[1, 1], above={"B.chu": "A1 A2"}, aside=[31, 28])
    assert table.soldiers(LISI) == ["elixir"]
    assert table.above("B.wei") == ""
    assert table.state.locked[LISI] == 6


GOVERNORS = [
    (10, "zhao", 1, [-1, -1]),
    (11, "yan", 1, [LISI, -1]),
    (12, "qi", 1, [LISI, -1]),
    (13, "wei", 1, [LISI, -1]),
    (14, "chu", 2, [LISI, LISI]),
]


@pytest.mark.parametrize(("card", "region", "n", "spaces"), GOVERNORS)
def test_governor_cards(card: int, region: str, n: int, spaces: list[int]) -> None:
    """Solo mode, Governors (zhanguo/lisi-governor, zhanguo/lisi-target): the first region whose tile asks. R26."""
    wanting = dict.fromkeys(("chu", "wei", "zhao", "qi", "yan"), "R1")
    tiles = dict.fromkeys(wanting, "G3")
    table = turn(card, mausoleum=wanting, governor_tiles=tiles)
    at = ("chu", "wei", "zhao", "qi", "yan").index(region)
    assert table.state.governors[5 + at] == n
    assert sum(table.state.governors[5:]) == n
    assert table.state.bonuses[at * 4 : at * 4 + 2] == spaces
    assert table.state.locked[LISI] == 7, "he never gains a bonus"
    table = turn(card, mausoleum=wanting, governor_tiles=tiles, governors={f"B.{region}": 1})
    assert table.state.governors[5 + at] == 1


def test_governor_from_the_right() -> None:
    """R27 (zhanguo/lisi-governor): card 14 takes the two first free spaces from the right, then the open area."""
    table = turn(14, governor_tiles={"chu": "G3"}, bonuses={"chu/2": A}, governors={"A.chu": 1})
    assert table.state.bonuses[:2] == [LISI, A]
    assert table.state.governors[5] == 2


def test_governor_fall_back() -> None:
    """R27, R55 (zhanguo/lisi-governor): all met: the first region without a majority of his own; else the first."""
    nothing = dict.fromkeys(("chu", "wei", "zhao", "qi", "yan"), "R3")
    lead = {"B.zhao": 1, "B.chu": 1, "A.chu": 1}
    table = turn(10, mausoleum=nothing, governors=lead)
    assert table.state.governors[5:] == [2, 0, 1, 0, 0]
    table = turn(10, mausoleum=nothing, governors={f"B.{name}": 1 for name in nothing})
    assert table.state.governors[5:] == [1, 1, 2, 1, 1]


def test_governor_part_alone() -> None:
    """R26 (zhanguo/lisi-target): a met governor part is skipped though the palace is missing; so is his soldier."""
    wanting = dict.fromkeys(("chu", "wei", "zhao", "qi", "yan"), "R1")
    table = turn(10, mausoleum=wanting, governors={"B.zhao": 1}, soldiers={"chu": {1: LISI}})
    assert table.state.governors[5:] == [0, 0, 1, 1, 0]


PALACES = [
    (15, "chu", 0, False),
    (16, "wei", 1, True),
    (17, "zhao", 2, True),
    (18, "qi", 2, True),
    (19, "yan", 0, True),
]


@pytest.mark.parametrize(("card", "region", "big", "takes"), PALACES)
def test_palace_cards(card: int, region: str, big: int, takes: bool) -> None:
    """Solo mode, Palaces (zhanguo/lisi-palace): 6 points, a big token in its order, the tile if the card says so."""
    wanting = dict.fromkeys(("chu", "wei", "zhao", "qi", "yan"), "R1")
    table = turn(card, mausoleum=wanting, palace_tiles={region: "any"}, above={f"B.{region}": "3 4"}, entrance=[1, 0])
    at = ("chu", "wei", "zhao", "qi", "yan").index(region)
    assert [region for region, n in enumerate(table.state.palaces[5:]) if n] == [at]
    assert table.points(LISI) == 6
    assert table.state.big[big] == LISI
    assert table.state.lisi_tiles == ((at * 8 + 4,) if takes else ())
    assert table.state.palace_tiles[at * 3] == (-1 if takes else 4)
    assert table.unrest(f"B.{region}") == 0


def test_palace_fall_back() -> None:
    """R28 (zhanguo/lisi-palace): all palace parts met: the first region of the card."""
    nothing = dict.fromkeys(("chu", "wei", "zhao", "qi", "yan"), "R2")
    assert turn(18, mausoleum=nothing).state.palaces[5:] == [0, 0, 0, 1, 0]


def test_big_token_order() -> None:
    """Solo mode, Palaces (zhanguo/lisi-palace): a taken big token is passed over; with none left there is none."""
    assert turn(15, big={"writing": A}).state.big == [A, LISI, -1]
    assert turn(15, big={"writing": A, "currency": A, "laws": A}).state.big == [A, A, A]


WALLS = [
    (20, "s1/left/1", False),
    (21, "s2/right/1", True),
    (22, "s3/left/2", True),
    (23, "s3/right/1", True),
    (24, "s1/right/2", True),
]


@pytest.mark.parametrize(("card", "slot", "takes"), WALLS)
def test_wall_cards(card: int, slot: str, takes: bool) -> None:
    """Solo mode, Walls (zhanguo/lisi-wall): site by its tile, section by the arrow, slot by its side. R29, R51."""
    table = turn(card)
    site = int(slot[1]) - 1
    assert table.walls(LISI) == [slot]
    left = [0, 1, 2, 3, 4, 5]
    if takes:
        left[site * 2] = -1
    assert table.state.piles == left


def test_wall_other_section() -> None:
    """R29 (zhanguo/lisi-wall): a wall of his in the arrow's section: the other one; the player's wall takes a slot."""
    table = turn(21, walls={"s2/right/1": LISI})
    assert table.walls(LISI) == ["s2/left/1", "s2/right/1"]
    table = turn(21, walls={"s2/right/1": A})
    assert table.walls(LISI) == ["s2/right/2"]
    assert table.state.piles[2:4] == [-1, 3], "first or not, he removes the tile (R51)"


def test_wall_fall_back() -> None:
    """R28 (zhanguo/lisi-wall): all wall parts met: any section without his wall, in the card's order of sites."""
    walls = {"s1/left/1": LISI, "s2/left/1": LISI, "s2/right/1": LISI, "s3/left/1": LISI, "s3/right/1": LISI}
    table = turn(23, walls=walls)
    assert "s1/right/1" in table.walls(LISI)
    assert table.state.stock[LISI * 3 + 2] == 0


def test_soldiers_at_once() -> None:
    """R34 (zhanguo/lisi-soldiers): a met tile takes a soldier; in a shortage the player chooses which."""
    table = turn(10, mausoleum={"zhao": "R2"}, governors={"B.zhao": 1}, entrance=[1, 2])
    assert table.soldiers(LISI) == ["zhao"]
    assert table.points(LISI) == 7
    table = turn(
        10, mausoleum={"zhao": "R2"}, governors={"B.zhao": 1, "B.chu": 1}, palaces={"B.chu": 1}, entrance=[1, 1]
    )
    assert table.asked == (A, "lisi")
    assert table.options == ["2", "4"]
    assert table.refused("lisi 5") == ("no-lisi-condition", "zhanguo/lisi-soldiers")
    table.say("lisi 2")
    assert table.soldiers(LISI) == ["chu"]


def test_rewards() -> None:
    """R36, R54 (zhanguo/lisi-rewards): he accepts when reached, gains nothing, pays all, moves his marker."""
    table = position(1, "rewards", round=1, tokens=[(1, 0, 0), (2, 0, 0)], big={"writing": LISI}, entrance=[1, 0])
    assert table.tokens(LISI) == [0, 0, 0]
    assert table.state.big == [-1, -1, -1]
    assert table.state.order == [A, LISI]
    assert table.events("lisi-accepts")
    table = position(1, "rewards", round=1, tokens=[(3, 0, 0), (1, 0, 0)])
    assert table.asked == (A, "offer")
    table.say("offer pass")
    assert table.tokens(LISI) == [0, 0, 0]


def test_soldiers_for_tokens() -> None:
    """R53, R52 (zhanguo/lisi-tokens): value by three, big ones first, then from the domain he has most of."""
    table = position(
        1, "unlock", row=1, tokens=[(0, 0, 0), (2, 3, 2)], big={"laws": LISI}, entrance=[1, 0], locked=[8, 8]
    )
    assert table.state.locked[LISI] == 5
    assert table.tokens(LISI) == [0, 0, 0]
    table = position(1, "unlock", row=1, tokens=[(0, 0, 0), (1, 3, 1)], entrance=[1, 0], locked=[8, 8])
    assert table.state.locked[LISI] == 7
    assert table.tokens(LISI) == [0, 1, 1]
    table = position(1, "unlock", row=1, tokens=[(0, 0, 0), (3, 3, 3)], entrance=[1, 0], locked=[8, 1])
    assert table.state.locked[LISI] == 0
    assert sum(table.tokens(LISI)) == 5


def test_end_of_the_round() -> None:
    """R32, R33, R56 (zhanguo/lisi-turn): edicts left are discarded; the discard goes back into the deck."""
    table = position(1, "limit", row=1, round=1, lisi_actions=[6, 10], lisi_deck=["3", "50"])
    assert table.state.discard == (2, 49)
    assert len(table.state.lisi_deck) in (5, 6)
    assert table.state.round == 2
    played = set(table.state.lisi_discard)
    assert {6, 10} == set(table.state.lisi_actions) | played
    table = position(1, "limit", row=1, round=5, lisi_actions=[6, 10])
    assert table.match.over
    assert table.state.lisi_actions == (6, 10)


LEVELS = [("1", [A, LISI], 0, 1), ("2", [A, LISI], 1, 1), ("3", [LISI, A], 2, 2), ("4", [LISI, A], 3, 3)]


@pytest.mark.parametrize(("level", "order", "boat", "soldiers"), LEVELS)
def test_levels(level: str, order: list[int], boat: int, soldiers: int) -> None:
    """Solo mode, Set-up (zhanguo/lisi-setup): nine cards, his place, boat and soldiers by his card."""
    table = opening(1, lisi=level)
    assert len(table.state.lisi_actions) == 9
    assert table.state.order == order
    assert table.state.boats[LISI] == boat
    assert (table.state.locked[LISI], table.state.entrance[LISI]) == (8 - soldiers, 1 + soldiers)


SCORING = [
    ("1", [2, 4, 6], 0, [[5, 5], [0, 0]]),
    ("2", [3, 5, 7], 2, [[5, 5], [0, 0]]),
    ("3", [4, 6, 8], 0, [[0, 10], [0, 0]]),
    ("4", [5, 7, 9], 0, [[0, 10], [0, 0]]),
]


@pytest.mark.parametrize(("level", "walls", "more", "majorities"), SCORING)
def test_scoring_cards(level: str, walls: list[int], more: int, majorities: list[list[int]]) -> None:
    """Solo mode, Scoring cards A to D (zhanguo/final): walls by the slot, ties, the boat. R57."""
    table = position(
        1, lisi=level, hands=[["20"]], boats=[0, 10], above={"B.chu": "A1 A2 3"}, governors={"A.chu": 1, "B.chu": 1}
    )
    slots = [0, 4 + 1, 1]  # for one, two and three workers
    assert [wall_points(table.state, LISI, slot) for slot in slots] == walls
    assert elixir_points(table.state, LISI) == 2 * (3 + more)
    assert [majority_points(table.state, region) for region in range(2)] == majorities


def test_tiles_count_at_the_end() -> None:
    """R35, R56, R37 (zhanguo/lisi-palace, zhanguo/victory): his palace tiles have a column of their own."""
    table = position(1, "limit", row=1, round=5, above={"B.wei": "50 60 5"}, entrance=[3, 0])
    assert table.match.ranking == [1, 2]
    table = position(
        1,
        "soldiers",
        round=2,
        turn=0,
        lisi_actions=[16],
        mausoleum={"wei": "R1", "chu": "R2"},
        palace_tiles={"wei": "any"},
        above={"B.wei": "50 60 5"},
        hands=[["20"]],
        entrance=[0, 0],
    )
    data = table.match.play.base.encode()
    data["scene"] = "final"
    table.match.resume([], 0, data, 1)
    assert table.match.rules.sight(table.state, 0).extra["lisi"]["sources"]["tiles"] == 6
    assert table.match.ranking == [2, 1]


def test_one_way_for_the_whole_move() -> None:
    """R50 (zhanguo/lisi-elixir): nobody waited when he set sail, so a double symbol unlocks two and places nothing."""
    table = turn(6, boats=[0, 16], entrance=[1, 0])
    assert table.above("B.chu") == ""
    assert (table.state.locked[LISI], table.state.entrance[LISI]) == (7 - 2, 2)
