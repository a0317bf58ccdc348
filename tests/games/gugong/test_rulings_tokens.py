"""Rulings on gifts, travel tokens and bonus tokens."""

from __future__ import annotations

from tests.games.gugong.position import A, B, C, action, position

THREE = [["S1-2", "S1-3"], ["S2-7"], ["S3-7"]]


def test_the_double_token() -> None:
    """R7: it takes one place, counts two, does nothing when taken; what is too much is lost (gugong/tokens)."""
    table = action(3, "travel", cities={"xian": "double"}, slots=[["vp_2"]])
    table.say("travel a")
    assert table.slots(A) == ["vp_2", "double"]
    assert table.zone(A, "seat/0/tokens") == {"token": 1, "token/double": 1}
    assert table.offers == ["exchange servant+"]  # 2 of the 3 are the double one; 1 and half of it are not offered
    table.say("exchange servant+")
    assert table.slots(A) == ["vp_2"]


def test_a_swap() -> None:
    """R8: the new card goes where the old one came from, and no action follows (gugong/swap)."""
    table = action(3, "travel", cities={"xian": "swap"}, hands=[["S1-9"], ["S2-7"], []], taken=[["S1-2"]])
    table.say("travel a", "swap S1-2>wall")
    assert table.taken(A) == ["B3"]
    assert table.hand(A) == ["S1-9"]
    assert table.asked == (B, "gift")
    table = action(3, "travel", cities={"xian": "swap"}, hands=[["S1-9"], ["S2-7"], []], taken=[["S1-2"]])
    table.say("travel a", "swap S1-9>wall")
    assert table.hand(A) == ["B3"]
    table = action(3, "travel", cities={"xian": "swap"}, hands=[["S1-9"], ["S2-7"], []])
    assert table.say("travel a").refused("swap S1-2>wall") == ("no-card-own", "gugong/swap")


def test_regular_and_bonus_tokens() -> None:
    """R21: 32 regular tokens, and six more with the bonus tokens (gugong/setup)."""
    for bonus, n in (("no", 32), ("yes", 38)):
        state = position(3, bonus=bonus).state
        assert len(state.bag) + sum(kind >= 0 for kind in state.cities) == n


def test_active_bonus_tokens_lie_beside_the_board() -> None:
    """R22: in force they take no place and cannot be exchanged; in the evening they go face down into one.

    (gugong/bonus, gugong/plus, gugong/room)
    """
    six = ["vp_2", "vp_2", "swap", "swap", "envoy_1", "envoy_1"]
    table = action(2, "travel", bonus="yes", cities={"xian": "value_plus_1"}, slots=[six], pool=[6])
    table.say("travel a", "lay board:servant")
    assert table.slots(A) == six
    assert table.zone(B, "seat/0/beside") == {"token/value_plus_1": 1, "servant/0": 1}
    table.say("rest done", "gift S2-1>jade", "pay none")
    assert table.asked == (A, "room")
    table.say("room jade")
    assert table.slots(A) == ["value_plus_1"]


def test_toll() -> None:
    """R23, R56: each performed action of the place costs the others a point, none of them below 0 (gugong/toll)."""
    table = position(3, hands=THREE, bonus="yes", beside=[-1, B, 4, -1, -1], points=[2, 0, 0], court={"palace": "B2"})
    table.say("gift S1-3>palace", "gain skip", "palace a")
    assert table.points("toll") == [-1, 1, 0]
    table = position(3, hands=THREE, bonus="yes", beside=[-1, B, 4, -1, -1], court={"palace": "B2"})
    table.say("gift S1-3>palace", "gain skip", "palace a")
    assert table.points("toll") == [0, 1, 0]
    table = action(3, "travel", bonus="yes", cities={"xian": "envoy_1"}, beside=[-1, B, 4, -1, -1], points=[2])
    table.say("travel a", "token take")
    assert table.points("toll") == [0, 0, 0]  # a token of similar effect is no action of the place


def test_follow() -> None:
    """R56: the follower pays in full and pays toll; first comes the toll (gugong/follow)."""
    table = action(3, "intrigue", bonus="yes", beside=[-1, C, 3, B, 3], points=[1, 1, 0], pool=[1, 1, 6])
    table.say("intrigue b")
    assert table.points("toll") == [-1, 0, 1]
    assert table.asked == (B, "intrigue")
    table.say("intrigue b")
    assert table.points("toll") == [-1, -1, 2]
    assert table.state.pool[:2] == [0, 0]
    table = action(3, "intrigue", bonus="yes", beside=[-1, -1, -1, B, 3])
    table.say("intrigue skip")
    assert table.asked == (B, "gift")  # what is not performed is not followed


def test_bonus_tokens_need_a_servant() -> None:
    """R56: without a servant in the pool they go face down into a place; the last three wait face up (gugong/bonus)."""
    table = action(3, "travel", bonus="yes", cities={"xian": "toll"}, pool=[0])
    table.say("travel a")
    assert table.slots(A) == ["toll"]
    assert table.zone(B, "seat/0/tokens") == {"token": 1}
    table = action(3, "travel", bonus="yes", cities={"xian": "double_value"})
    table.say("travel a")
    assert table.zone(B, "seat/0/tokens") == {"token/double_value": 1}


def test_exchanges_at_any_time() -> None:
    """R43: beside every question, at the end of the turn, before the end; only exact sets (gugong/exchange)."""
    table = position(3, hands=THREE, slots=[["vp_2", "vp_2", "swap", "swap"]])
    assert table.offers == ["exchange servant", "exchange points"]
    table.say("exchange points")
    assert table.points("exchange") == [2, 0, 0]
    assert table.offers == []
    table = position(3, hands=THREE, slots=[["vp_2", "vp_2"]], pool=[12])
    assert table.offers == []  # nobody is left in the supply
    table = position(2, "farewell", day=4, hands=[], slots=[["vp_2", "vp_2", "swap", "swap"]])
    assert table.asked == (A, "rest")
    table.say("exchange points")
    assert table.points("exchange") == [2, 0]


def test_unused_bonus_tokens_are_given_last() -> None:
    """R43: whoever must give one of several unused bonus tokens says which."""
    table = position(3, hands=THREE, bonus="yes", slots=[["vp_2", "double_value", "discount_2"]])
    table.say("exchange servant")
    assert table.asked == (A, "give")
    assert table.options == ["double_value", "discount_2"]
    assert table.refused("give toll") == ("no-token-there", "gugong/exchange")
    table.say("give discount_2")
    assert table.slots(A) == ["double_value"]


def test_tokens_are_drawn_as_one_pile() -> None:
    """R43: the discard is shuffled at the moment a token is needed, also in the middle of a refill (gugong/refill)."""
    table = position(
        2, "morning", hands=[["S1-9"], ["S2-1"]], cities={"xian": "vp_2"}, bag=["swap"], spent=[0, 1, 2, 3, 4, 5, 6, 7]
    )
    laid = [kind for kind in table.state.cities if kind >= 0]
    assert len(laid) == 10
    assert len(table.events("tokens-shuffled")) == 1
    assert table.state.spent == ()
    assert table.state.bag == ()


def test_benefits_can_be_declined() -> None:
    """R47: tokens, card actions and morning decrees can be left; income cannot, and is as full as the supply allows."""
    table = action(3, "travel", cities={"xian": "vp_2"})
    table.say("travel a", "token skip")
    assert table.points() == [0, 0, 0]
    assert table.slots(A) == ["vp_2"]
    table = position(2, "income", day=2, hands=[["S1-9"], ["S2-1"]], pool=[11, 3])
    assert table.state.pool == [12, 7]
    table = position(2, "income", day=2, hands=[["S1-9"], ["S2-1"]], pool=[6, 6], doubles=["supply"])
    assert table.options == ["servants", "double"]
    assert table.refused("gain skip") == ("no-declining", "gugong/double-servant")
    table.say("gain double")
    assert table.state.pool[A] == 9


def test_no_hand_no_turn() -> None:
    """R52: who has no card is asked nothing of a turn (gugong/turns)."""
    table = action(3, "intrigue", hands=[["S1-9"], [], ["S3-3"]], slots=[(), ["vp_2", "vp_2"]])
    table.say("intrigue skip")
    assert table.asked == (C, "gift")


def test_printed_values() -> None:
    """R55: 1 takes 9 in any case; doubling comes after +1 and is offered where it makes an exchange free.

    (gugong/fruit-bowl, gugong/double-value, gugong/discard-jade)
    """
    plus = [A, -1, -1, -1, -1]
    table = position(3, hands=[["S2-1"], ["S2-7"], []], bonus="yes", beside=plus, court={"palace": "S1-9"})
    table.say("gift S2-1>palace")
    assert table.asked == (A, "wall")  # free, and the card's action comes first
    table = position(3, hands=[["S1-3"], ["S2-7"], []], bonus="yes", beside=plus, court={"palace": "B3"})
    table.say("gift S1-3>palace")
    assert table.asked == (A, "gain")  # 3 + 1 is more than 3
    for slots, court, offered in (
        ([["double_value"]], "B5", True),  # 2 * 3 > 5
        ([["double_value"]], "B6", False),
    ):
        table = position(3, hands=[["S1-3"], ["S2-7"], []], bonus="yes", slots=slots, court={"palace": court}, pool=[2])
        table.say("gift S1-3>palace")
        assert ("token" in table.options) == offered
    table = position(
        3, hands=[["S1-3"], ["S2-7"], []], bonus="yes", beside=plus, slots=[["double_value"]], court={"palace": "B7"}
    )
    table.say("gift S1-3>palace", "pay token")  # 2 * (3 + 1) > 7
    assert table.zone(B, "seat/0/tokens") == {"token": 1}
    table = action(
        3, "travel", bonus="yes", beside=plus, cities={"xian": "discard7_jade"}, hands=[["S3-6", "S1-9"], ["S2-7"], []]
    )
    table.say("travel a")
    assert table.options == ["S1-9", "skip"]
    table.say("discard S1-9")
    assert table.state.jade[A] == 1
    assert table.taken(A) == ["S1-9"]


def test_an_action_twice() -> None:
    """The token does the card's action once more, then lies face down (gugong/double-action, gugong/card-actions)."""
    table = position(
        3, hands=[["S1-3"], ["S2-7"], []], bonus="yes", slots=[["double_card_action"]], court={"palace": "B2"}, pool=[0]
    )
    table.say("gift S1-3>palace", "gain servants", "again yes", "gain servants")
    assert table.state.pool[A] == 4
    assert table.zone(B, "seat/0/tokens") == {"token": 1}


def test_equal_values() -> None:
    """R26: with the decree equal values are free, lower ones still pay (gugong/equal-decree)."""
    tiles = ["L1-servant", "L1-ship", "L2-equal", "L2-wall", "L3-eight", "L3-jade"]
    hands = [["S1-3"], ["S2-7"], []]
    for perks, prompt in (((), "pay"), (("L2-equal",), "gain")):
        table = position(3, hands=hands, tiles=tiles, perks=[perks], court={"palace": "B3"})
        table.say("gift S1-3>palace")
        assert table.asked == (A, prompt)
    table = position(3, hands=hands, tiles=tiles, perks=[("L2-equal",)], court={"palace": "B4"})
    table.say("gift S1-3>palace")
    assert table.asked == (A, "pay")


def test_an_exchange_without_actions() -> None:
    """A gift may go for a dearer one without actions (gugong/gifts); free, the card's action comes before the place's.

    (gugong/actions)
    """
    table = position(3, hands=THREE, court={"palace": "B8"}, pool=[6])
    table.say("gift S1-2>palace", "pay none")
    assert table.asked == (B, "gift")
    assert table.state.envoys == [0, 0, 0]
    table = position(3, hands=THREE, court={"intrigue": "B2"}, pool=[0])
    table.say("gift S1-3>intrigue", "gain servants")
    assert table.asked == (A, "intrigue")
    assert table.state.pool[A] == 2


def test_a_card_taken_back() -> None:
    """A card of the discard pile comes back to the hand (gugong/retrieve); three servants make a jade.

    (gugong/servants-jade)
    """
    table = action(3, "travel", cities={"xian": "retrieve"}, taken=[["S1-2", "S1-9"]])
    table.say("travel a", "retrieve S1-9")
    assert table.hand(A) == ["S1-9"]
    table = action(3, "travel", cities={"xian": "servants3_jade"}, pool=[2], slots=[["vp_2", "vp_2"]])
    table.say("travel a")
    assert table.refused("token take") == ("no-servants", "gugong/servants-jade")
    table.say("exchange servant", "token take")
    assert table.state.pool[A] == 0
    assert table.state.jade[A] == 1
