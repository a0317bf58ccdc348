"""Rulings on mornings, nights, the end of the game, and its variants."""

from __future__ import annotations

from typing import cast

from tests.games.gugong.position import A, B, C, action, position
from yamen.games.gugong import GUGONG
from yamen.games.gugong.components import CARDS
from yamen.games.gugong.state import Gugong
from yamen.kernel.chance import Fair
from yamen.kernel.match import Match

TILES = ["L1-servant", "L1-ship", "L2-jade", "L2-wall", "L3-third", "L3-jade"]


def test_the_order_of_the_end() -> None:
    """R2: wall, level-3 decrees, Palace, jade, then who is outside drops out (gugong/final, gugong/level-3).

    So the third of the points counts the wall, not arrival and jade (gugong/final-third, gugong/final-jade,
    gugong/jade-points, gugong/outside, gugong/arrival).
    """
    table = position(
        3,
        "final",
        day=4,
        hands=[],
        tiles=TILES,
        perks=[("L3-third", "L3-jade"), (), ("L3-third",)],
        wall=[2, 0, 0],
        points=[9, 20, 60],
        jade=[6, 1, 0],
        envoys=[7, 7, 8],
        spots=[-1, -1, 0],
    )
    assert table.points("wall") == [12, 20, 60]
    assert table.points("level_3") == [4 + 10, 0, 10]
    assert table.points("arrival") == [5, 0, 7]
    assert table.points("jade") == [17, 1, 0]
    assert table.points() == [48, 0, 77]
    assert table.match.ranking == [2, 3, 1]


def test_other_level_3_decrees() -> None:
    """8 points, 2 for each decree, 2 for each reward.

    (gugong/final-eight, gugong/final-decrees, gugong/final-harbours)
    """
    tiles = ["L1-servant", "L1-ship", "L3-eight", "L3-decrees", "L3-harbours", "L3-jade"]
    table = position(
        2,
        "final",
        day=4,
        hands=[],
        tiles=tiles,
        perks=[("L3-eight", "L3-decrees", "L1-ship"), ("L3-harbours",)],
        rewards=[{}, {"points": 2, "card": 1, "double": 1}],
        envoys=[8, 8],
        spots=[0, 1],
    )
    assert table.points("level_3") == [8 + 6, 8]


def test_night_claims_in_turn_order() -> None:
    """R9: ships move front to back, one is lost at sea; then full ones may claim in turn order.

    (gugong/night-ships, gugong/lost-at-sea, gugong/hand)
    """
    table = position(
        2, "ships", hands=[["S1-9"], ["S2-1"]], ships=[["a1 3", "a4 3"], ["a5 2", "a3 3"]], starter=B, pool=[2, 2]
    )
    assert [event.words.facts["harbour"] for event in table.events("sailed")] == ["a4", "a3", "a1"]
    assert len(table.events("ship-lost")) == 1
    assert table.state.ships[:2] == [2, 5]
    assert table.asked == (B, "claim")
    table.say("claim a4:double")
    assert table.asked == (A, "claim")
    assert table.options == ["a2:points", "a5:points", "a5:card", "a5:double", "skip"]
    table.say("claim skip")
    assert table.points() == [0, 0]


def test_matches() -> None:
    """R10: each die a card matches counts; the claim counts though the supply is short; without a match no bonus.

    (gugong/night, gugong/night-bonus)
    """
    table = position(2, "night", hands=[], taken=[["S1-3", "S1-9"], ["S3-3"]], dice=[3, 9, 3], pool=[12, 11])
    told = {event.seat: event.words.facts["n"] for event in table.events("matches")}
    assert told == {A: 3, B: 2}
    assert table.state.pool == [12, 12]
    assert table.points("night") == [3, 0]
    assert table.state.envoys == [1, 0]
    table = position(2, "night", hands=[], taken=[["S1-2"], ["S3-3"]], dice=[1, 5, 9])
    assert table.points("night") == [0, 0]


def test_an_empty_pile() -> None:
    """R24: the card reward cannot be chosen when the pile is empty."""
    table = action(2, "canal", ships=[["a5 3"], []], pile=[])
    table.say("canal a")
    assert table.options == ["a5:points", "a5:double", "skip"]
    assert table.refused("claim a5:card") == ("no-reward", "gugong/claim")
    table = action(2, "canal", ships=[["a3 3"], []], pile=[], pool=[0])
    assert table.options == ["a", "skip"]  # it can still move


def test_reward_places() -> None:
    """Points three times, a card twice, the double servant once (gugong/claim)."""
    rewards = [{"points": 3, "card": 2, "double": 1}]
    table = action(2, "canal", ships=[["a5 3"], []], rewards=rewards, doubles=["supply"], pool=[0])
    assert table.asked == (B, "gift")


def test_the_night_step_is_taken() -> None:
    """R47: the step that the night gives is simply taken in the base game."""
    table = position(2, "night", hands=[], taken=[["S1-9"], ["S2-7"]], dice=[1, 5, 9], envoys=[7, 0])
    assert table.state.spots == [0, -1]


def test_morning_decrees_in_any_order() -> None:
    """R50: a seat uses its decrees in any order, each once, and may leave them; income follows.

    (gugong/morning-decrees, gugong/income)
    """
    tiles = ["L1-intrigue", "L1-swap", "L2-jade", "L2-wall", "L3-third", "L3-jade"]
    table = position(2, "dawn", day=2, tiles=tiles, perks=[("L1-intrigue", "L1-swap"), ("L1-swap",)])
    assert table.options == ["L1-intrigue", "L1-swap", "done"]
    table.say("morning L1-swap", "swap S1-2>wall", "morning L1-intrigue")
    assert table.state.steps == [2, 0]
    assert "B3" in table.hand(A)
    assert table.asked == (B, "morning")
    assert table.refused("morning L1-intrigue") == ("no-morning-decree", "gugong/morning-decrees")
    table.say("morning done")
    assert table.asked == (A, "gift")
    assert table.state.pool == [10, 10]


def test_nobody_in_the_palace() -> None:
    """R53: then nobody wins; alone, Meng outside is ranked all the same (gugong/winner)."""
    table = position(3, "final", day=4, hands=[], points=[9, 20, 30])
    assert table.points() == [0, 0, 0]
    assert min(table.match.ranking) > 1
    table = position(1, "final", day=4, hands=[], points=[9, 20])
    assert table.points() == [0, 20]
    assert table.match.ranking == [2, 1]
    table = position(1, "final", day=4, hands=[], points=[20, 9], envoys=[8, 0], spots=[0, -1])
    assert table.points() == [27, 9]  # Meng outside gets no Palace points
    assert table.match.ranking == [1, 2]


def test_equal_points() -> None:
    """R28: with equal points the higher marker wins (gugong/winner)."""
    for steps, ranking in (([1, 2], [2, 1]), ([2, 1], [1, 2])):
        table = position(2, "final", day=4, hands=[], points=[7, 9], envoys=[8, 8], spots=[0, 1], steps=steps)
        assert table.points() == [14, 14]
        assert table.match.ranking == ranking


def test_expert() -> None:
    """R54: board cards, pile and unused sets are one pile; the first seven go to the officials (gugong/expert)."""
    state = cast("Gugong", Match(GUGONG, 2, {"expert": "yes"}, chance=Fair(b"expert")).play.state)
    assert len(state.pile) == 38 - 8 - 7
    there = {CARDS[card][0] for card in (*state.pile, *state.court)}
    assert there == {"B", "S", "P"}
    assert sorted(CARDS[card] for card in position(2).state.court) == ["B2", "B3", "B4", "B5", "B6", "B7", "B8"]
    assert len(position(2).state.pile) == 11


def test_a_morning() -> None:
    """Who has the medal begins; empty cities are filled, the dice rolled (gugong/start-player, gugong/dice)."""
    table = position(
        3,
        "morning",
        {"dice/2/0": 2, "dice/2/1": 9, "dice/2/2": 7},
        medal=C,
        travellers=["xian"],
        cities={"datong": "vp_2"},
    )
    assert table.state.starter == C
    assert table.state.medal == -1
    assert table.asked == (C, "gift")
    assert table.state.dice == [2, 9, 7]
    assert table.zone(A, "city/xian") == {"traveller/0": 1}
    assert sum(kind >= 0 for kind in table.state.cities) == 9
    assert table.state.day == 2
