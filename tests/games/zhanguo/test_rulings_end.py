"""Rulings on rewards, soldiers, tokens and the final scoring, by number."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zhanguo.position import A, B, C, D, position
from yamen.games.zhanguo.final import elixir_points, line_points, majority_points, soldier_points, wall_points
from yamen.games.zhanguo.rewards import candidates, takeable

# table, round, row and what makes the reward of seat A impossible
IMPOSSIBLE = [
    ("a", 4, 0, {"locked": [1, 8]}),  # unlock 2 soldiers
    ("a", 1, 1, {"reserve": [4, 4, 1, 4, 4, 4]}),  # recruit 2 generals
    ("a", 1, 0, {"reserve": [0, 0, 0, 4, 4, 4]}),  # recruit any
    ("a", 2, 1, {"boats": [24, 0]}),  # sail
    ("a", 3, 2, {}),  # reset, without unrest
    ("a", 2, 0, {"aside": [0, 31]}),  # place an alchemist card
    ("a", 3, 0, {"stock": [0, 6, 6, 7, 6, 6]}),  # governor
    ("a", 5, 0, {"stock": [7, 0, 6, 7, 6, 6]}),  # palace
    ("a", 4, 2, {"stock": [7, 6, 0, 7, 6, 6]}),  # wall
    ("a", 5, 1, {"locked": [0, 8]}),  # unlock 1, then honour
    ("b", 4, 0, {"entrance": [0, 1]}),  # honour
    ("b", 3, 1, {"reserve": [1, 0, 0, 4, 4, 4]}),  # 2 of choice
]


@pytest.mark.parametrize(("letter", "round_", "row", "here"), IMPOSSIBLE)
def test_entirely_or_not_at_all(letter: str, round_: int, row: int, here: dict[str, Any]) -> None:
    """R18, R43 (zhanguo/rewards): who cannot take a reward entirely is not asked and keeps its tokens."""
    table = position(2, "rewards", table=letter, round=round_, row=row, tokens=[(1, 1, 1)], **here)
    assert table.tokens(A) == [1, 1, 1]
    rows = {"a": (0, 1, 2), "b": (2, 0, 1)}[letter]
    assert f"{rows[row]}" in "012"
    passed = table.events("passed-cannot")
    assert passed
    assert table.asked != (A, "offer") or table.state.row > row


def test_up_to_needs_one() -> None:
    """R18, R40 (zhanguo/rewards): "up to 3" with one region in unrest; the first is compulsory, the rest can stop."""
    table = position(2, "rewards", round=3, row=2, tokens=[(0, 0, 1)], unrest={"A.wei": 2})
    table.say("offer accept")
    assert table.unrest("A.wei") == 0
    table = position(2, "rewards", round=3, row=2, tokens=[(0, 0, 1)], unrest={"A.wei": 2, "A.qi": 1})
    table.say("offer accept")
    assert table.refused("reset stop") == ("no-stop-first", "zhanguo/rewards")
    table.say("reset qi")
    assert table.options == ["wei", "stop"]


def test_offer_order() -> None:
    """R19 (zhanguo/ties): value first, then the track, then the column from the top; nobody without tokens."""
    table = position(
        4,
        "rewards",
        row=2,
        order=[D, C, B, A],
        column=[B, C, -1],
        tokens=[(0, 0, 2), (0, 0, 2), (0, 0, 2), (0, 0, 2)],
        big={"laws": A},
    )
    assert candidates(table.state, 2) == [A, D, B, C]
    table = position(4, "rewards", row=2, order=[D, C, B, A], tokens=[(0, 0, 1), (0, 0, 0), (0, 0, 2), (0, 0, 1)])
    assert candidates(table.state, 2) == [C, D, A]


def test_soldiers_at_three_moments() -> None:
    """R20 (zhanguo/soldiers): at the end of the turn, after an accepted reward, after paying for soldiers."""
    here: dict[str, Any] = {"governors": {"A.chu": 1}, "palaces": {"A.chu": 1}}
    table = position(2, "soldiers", **here)
    assert table.asked == (A, "soldier")
    table = position(2, "rewards", round=1, row=0, tokens=[(1, 0, 0)], **here)
    table.say("offer accept", "recruit general>chu")
    assert table.asked == (A, "soldier")
    table = position(2, "rewards", round=1, row=0, tokens=[(1, 0, 0)], hands=[["3"]], **here)
    table.say("offer pass")
    assert table.asked != (A, "soldier")


def test_soldiers_may_wait() -> None:
    """Mausoleum (zhanguo/soldiers): a seat need not place, and has one soldier a tile at most."""
    here: dict[str, Any] = {"governors": {"A.chu": 1}, "palaces": {"A.chu": 1}}
    table = position(2, "soldiers", hands=[["3"], ["4"]], entrance=[2, 1], **here)
    assert table.refused("soldier 1") == ("no-condition-met", "zhanguo/mausoleum")
    table.say("soldier stop")
    assert table.state.entrance[A] == 2
    table = position(
        2, "soldiers", hands=[["3"], ["4"]], entrance=[2, 1], walls={"s1/left/1": A}, soldiers={"chu": {1: A}}, **here
    )
    assert table.options == ["1", "stop"]
    assert table.refused("soldier 2") == ("no-second-soldier", "zhanguo/soldiers")


def test_slot_for_three_players() -> None:
    """Mausoleum (zhanguo/soldiers): with two players the slot marked 3+ stays empty."""
    here: dict[str, Any] = {"governors": {"A.chu": 1}, "palaces": {"A.chu": 1}, "soldiers": {"chu": {1: B}}}
    for seats, points in ((2, 4), (3, 5)):
        table = position(seats, "soldiers", **here)
        table.say("soldier 2")
        assert table.points(A) == points


def test_payment_for_a_soldier() -> None:
    """R21, R42 (zhanguo/soldier-price): no token that could be left out; two big ones are allowed, without change."""
    table = position(2, "unlock", tokens=[(2, 1, 0)], big={"writing": A, "laws": A})
    assert sorted(table.options) == sorted(
        [
            "writing+writing+currency",
            "big_writing+writing",
            "big_writing+currency",
            "big_laws+writing",
            "big_laws+currency",
            "big_writing+big_laws",
            "stop",
        ]
    )
    assert table.refused("unlock big_writing+writing+currency") == ("no-tokens-too-many", "zhanguo/soldier-price")
    assert table.refused("unlock writing+writing") == ("no-tokens-enough", "zhanguo/soldier-price")
    assert table.refused("unlock laws+laws+laws") == ("no-tokens-there", "zhanguo/soldier-price")
    table.say("unlock big_writing+big_laws")
    assert table.state.supply[0] == 7
    assert table.state.big == [-1, -1, -1]
    assert table.state.entrance[A] == 2


def test_only_who_unlocks_places() -> None:
    """R41 (zhanguo/soldier-price): in step 3 only a player who has just unlocked a soldier may place soldiers."""
    here: dict[str, Any] = {"governors": {"A.chu": 1}, "palaces": {"A.chu": 1}, "tokens": [(3, 0, 0)]}
    table = position(2, "unlock", **here)
    table.say("unlock stop")
    assert "soldier" not in [ask.prompt.name for ask in table.match.asks]
    table = position(2, "unlock", **here)
    table.say("unlock writing+writing+writing")
    assert table.asked == (A, "soldier")


def test_limit_of_five() -> None:
    """R22 (zhanguo/token-limit): small ones of all domains together; the owner chooses, one by one."""
    table = position(2, "limit", tokens=[(3, 2, 2)])
    table.say("return laws", "return laws")
    assert table.tokens(A) == [3, 2, 0]
    table = position(2, "limit", tokens=[(0, 4, 3)])
    assert table.refused("return writing") == ("no-tokens-there", "zhanguo/token-limit")


def test_reward_order() -> None:
    """R43 (zhanguo/rewards, zhanguo/marker): tokens back, the effect, the marker, then soldiers."""
    table = position(2, "rewards", round=4, row=2, tokens=[(0, 0, 2)], big={"laws": A}, piles=["", "", "", "", "", ""])
    table.say("offer accept", "wall s1/left/1")
    told = [event.kind for event in table.match.events()]
    assert told == ["reward", "accepted", "tokens-back", "wall", "marker"]
    assert table.asked == (A, "soldier")
    assert table.state.big[2] == -1


def test_tokens_come_back_before_the_effect() -> None:
    """R44 (zhanguo/tokens): tokens that are paid can be gained again at once."""
    table = position(2, "unlock", tokens=[(3, 0, 0)], supply=[0, 9, 9])
    table.say("unlock writing+writing+writing")
    assert table.state.supply == [3, 9, 9]


def test_two_of_choice_in_one_region() -> None:
    """R43 (zhanguo/recruit): the first official names the region."""
    table = position(2, "rewards", table="b", round=3, row=1, tokens=[(1, 0, 0)])
    table.say("offer accept", "recruit general>qi")
    assert table.options == ["alchemist>qi", "architect>qi", "general>qi"]
    assert table.refused("recruit general>wei") == ("no-region-now", "zhanguo/recruit")


def test_majorities() -> None:
    """R23 (zhanguo/majorities): at least one governor; ties divide 10, 15 or 20, rounded down."""
    table = position(3, governors={"A.chu": 1, "B.chu": 1, "C.chu": 1, "A.wei": 2, "B.wei": 1}, hands=[["3"]])
    assert [majority_points(table.state, region) for region in range(3)] == [[5, 5, 5], [15, 0, 0], [0, 0, 0]]
    table = position(4, governors={"A.chu": 1, "B.chu": 1, "C.chu": 1}, hands=[["3"]])
    assert majority_points(table.state, 0) == [6, 6, 6, 0]
    table = position(2, governors={"A.chu": 1, "B.chu": 1, "A.wei": 1}, hands=[["3"]])
    assert [majority_points(table.state, region) for region in range(2)] == [[5, 5], [10, 0]]


def test_sets_over_the_whole_board() -> None:
    """R24 (zhanguo/walls): the smallest of the four counts, wherever the cards lie."""
    table = position(
        3, above={"A.chu": "3 4 5", "A.wei": "50 51", "A.qi": "90 A1 M1"}, wall_tiles={"s1/left": "3b"}, hands=[["6"]]
    )
    assert wall_points(table.state, A, 2) == 6


def test_masters_pair_with_alchemists() -> None:
    """R25 (zhanguo/walls): a master and an alchemist card are two of the same type."""
    table = position(
        3, above={"A.chu": "A1 M1", "A.wei": "A2 3", "A.qi": "50 90 4"}, wall_tiles={"s1/left": "3a"}, hands=[["6"]]
    )
    assert wall_points(table.state, A, 0) == 2


@pytest.mark.parametrize(("boat", "points"), [(2, 0), (3, 2), (9, 4), (10, 6), (14, 8), (18, 10), (24, 12)])
def test_elixir_points(boat: int, points: int) -> None:
    """End of the game (zhanguo/elixir-points): cards above the board times the highest multiplier reached."""
    table = position(3, above={"A.chu": "A1 M1 3"}, boats=[boat, 0, 0], hands=[["6"]])
    assert elixir_points(table.state, A) == points


def test_lines_and_soldiers_left() -> None:
    """End of the game (zhanguo/lines, zhanguo/remaining): 10 a row or column; 0, 2, 5, 9 for soldiers left."""
    soldiers = {name: {1: A} for name in ("s1", "chu", "wei", "zhao", "elixir", "s2", "qi", "s3")}
    table = position(3, soldiers=soldiers, hands=[["6"]])
    assert line_points(table.state, A) == 40
    for left, points in enumerate((0, 2, 5, 9, 9, 9)):
        table = position(3, entrance=[left, 0, 0], hands=[["6"]])
        assert soldier_points(table.state, A) == points


def test_shared_victory() -> None:
    """End of the game (zhanguo/victory): equal points win together. R37."""
    table = position(3, "limit", round=5, entrance=[1, 1, 0])
    assert table.match.over
    assert table.match.ranking == [1, 1, 3]


def test_nobody_is_asked_for_an_empty_reward() -> None:
    """Phase 3 (zhanguo/rewards): without tokens of the domain the reward is not given."""
    table = position(2, "rewards", hands=[["3"]])
    assert table.state.row == 0
    assert not table.events("accepted")
    assert takeable(table.state, A, table.state.box.rewards[0][0])


def test_marker_moves_to_the_last_reward() -> None:
    """Phase 3 (zhanguo/marker, zhanguo/new-order): two rewards, one marker, on the later row."""
    table = position(2, "rewards", round=1, order=[A, B], tokens=[(1, 1, 0), (0, 0, 1)])
    table.say("offer accept", "recruit general>chu", "offer accept", "offer accept")
    assert table.state.order == [A, B]
    table = position(2, "rewards", round=1, order=[A, B], tokens=[(1, 1, 0), (0, 0, 0)])
    table.say("offer accept", "recruit general>chu", "offer accept")
    assert table.state.order == [B, A]
