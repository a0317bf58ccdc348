"""A turn inside a turn: the cases that are hardest to get right."""

from __future__ import annotations

from tests.games.gugong.position import A, B, C, action, position


def test_a_wall_completed_by_a_token_of_a_follower() -> None:
    """A travels, B follows and takes a token that completes the wall; A, B and C choose benefits; A goes on."""
    table = position(
        3,
        hands=[["S1-9"], ["S2-1"], ["S3-3"]],
        bonus="yes",
        cities={"xian": "vp_2", "datong": "wall_servant"},
        beside=[-1, -1, -1, B, 0],
        doubles=[],
        wall=[2, 0, 2],
        steps=[3, 3, 1],
        ladder=[A, B, C],
        pool=[6, 5, 6],
    )
    table.say("gift S1-9>travel", "travel a", "city xian", "token take")
    assert table.asked == (B, "travel")
    table.say("travel a", "extra servant")
    assert table.points("wall") == [3, 0, 0]  # A is ahead in the tie with C
    assert table.asked == (C, "benefit")
    table.say("benefit skip")
    assert table.asked == (B, "benefit")
    table.say("benefit servants")
    assert table.asked == (A, "benefit")
    table.say("benefit servant")
    assert table.slots(B) == ["wall_servant"]
    assert table.asked == (B, "gift")
    assert table.hand(B) == ["S2-1"]


def test_an_exchange_in_the_middle_of_a_payment() -> None:
    """Tokens become a servant while the price of a gift is asked, and again while the double one may pay."""
    table = position(
        3, hands=[["S1-2"], ["S2-1"], ["S3-3"]], court={"palace": "B8"}, pool=[1], slots=[["vp_2", "swap"]]
    )
    table.say("gift S1-2>palace")
    assert table.asked == (A, "pay")
    assert table.options == ["none"]
    table.say("exchange servant")
    assert table.options == ["servants", "none"]
    table.say("pay servants")
    assert table.state.pool[A] == 0
    table = action(3, "palace", pool=[2], doubles=["pool"], slots=[["vp_2", "swap", "vp_2", "swap"]])
    table.say("palace b")
    assert table.asked == (A, "cost")
    table.say("exchange servant", "cost double")
    assert table.state.pool[A] == 3
    assert table.state.doubles[A] == 1


def test_a_hand_emptied_and_a_card_regained_after_passing() -> None:
    """R25: who has no card left is passed over, takes one back as a follower, and has turns again."""
    table = position(
        3,
        hands=[["S1-9"], [], ["S3-7"]],
        taken=[[], ["S2-1"], []],
        bonus="yes",
        cities={"xian": "vp_2", "datong": "retrieve"},
        beside=[-1, -1, -1, B, 0],
        pool=[6, 5, 6],
    )
    table.say("gift S1-9>travel", "travel a", "city xian", "token take")
    table.say("travel a", "retrieve S2-1")
    assert table.hand(B) == ["S2-1"]
    assert table.asked == (B, "gift")
    assert table.offers == []


def test_seven_tokens() -> None:
    """R6: with six places full, tokens are exchanged before the new one lies down; it is no part of that."""
    table = action(3, "travel", slots=[["vp_2", "vp_2", "swap", "swap", "envoy_1", "envoy_1"]], cities={"xian": "vp_2"})
    table.say("travel a", "token take")
    assert table.asked == (A, "room")
    assert table.options == ["servant", "points", "jade"]
    table.say("room jade")
    assert table.slots(A) == ["vp_2"]
    assert table.state.jade[A] == 1


def test_an_overfilled_wall() -> None:
    """R20: servants beyond the size count; one scoring, and the wall is below its size again."""
    table = action(3, "wall", pool=[2], doubles=["pool"], wall=[0, 2, 2], steps=[0, 1, 2])
    table.say("wall b:both")
    assert table.points("wall") == [3, 0, 0]
    assert table.state.wall == [0, 2, 2]
    assert len(table.events("wall-scored")) == 1


def test_two_harbours_claimed_in_one_action() -> None:
    """A full ship claims, another one moves and claims too (gugong/claim)."""
    table = action(2, "canal", ships=[["a4 3", "a1 3"], ["a3 1"]])
    assert "a" in table.options
    table.say("canal a")
    assert table.options == ["a4:double", "skip"]
    table.say("claim a4:double")
    assert table.state.doubles[A] == 2
    assert table.options == ["a1", "skip"]
    table.say("sail a1", "claim a2:points")
    assert table.points("harbours") == [4, 0]
    assert table.state.rewards[:3] == [1, 0, 1]
    assert table.state.ships[:3] == [0, 0, 0]


def test_the_double_servant_paid_regained_and_placed_in_one_turn() -> None:
    """It pays for a gift, comes back for tokens, and goes onto the wall as two."""
    table = position(
        3,
        hands=[["S1-2"], ["S2-1"], ["S3-3"]],
        court={"wall": "B8", "canal": "B3"},
        pool=[0],
        doubles=["pool"],
        slots=[["vp_2", "swap"]],
    )
    table.say("gift S1-2>wall", "pay double")
    assert table.state.doubles[A] == 1
    assert table.asked == (A, "palace")  # the card first
    table.say("palace skip", "exchange double", "wall a:double")
    assert table.state.doubles[A] == 3
    assert table.state.on_wall(A) == 2


def test_fourteen_intrigue_steps() -> None:
    """R44: no way B on the last step; way A for the medal alone; then nothing at all (gugong/intrigue)."""
    table = action(3, "intrigue", steps=[14])
    assert table.options == ["a", "skip"]
    assert table.refused("intrigue b") == ("no-intrigue-top", "gugong/intrigue")
    table.say("intrigue a")
    assert table.state.medal == A
    assert table.state.steps[A] == 14
    table = action(3, "intrigue", steps=[14], medal=B)
    assert table.asked == (B, "gift")  # nothing was asked of A
    table = action(3, "intrigue", steps=[13])
    table.say("intrigue b")
    assert table.state.steps[A] == 14


def test_a_full_palace() -> None:
    """The last of five comes to the last place; then all get points for steps (gugong/arrival)."""
    table = action(5, "palace", envoys=[7, 8, 8, 8, 8], spots=[-1, 0, 1, 2, 3])
    table.say("palace b")
    assert table.state.spots[A] == 4
    assert table.points("palace")[A] == 1
    assert table.state.steps[A] == 1


def test_the_token_is_exchanged_when_its_use_is_asked() -> None:
    """Whoever gives the token away beside the question whether to use it cannot use it (gugong/double-action)."""
    table = position(
        2, hands=[["S1-3"], ["S2-7"]], bonus="yes", slots=[["double_card_action", "vp_2"]], court={"palace": "B2"}
    )
    table.say("gift S1-3>palace", "gain servants")
    assert table.asked == (A, "again")
    table.say("exchange servant")
    assert table.slots(A) == []
    assert table.asked == (A, "palace")
    assert table.state.pool[A] == 6 + 2 + 1
