"""Corners of the rulings, and those that the second reading found in the code alone."""

from __future__ import annotations

from typing import Any

from tests.games.gugong.position import A, B, action, position

TILES = ["L1-servant", "L1-ship", "L2-jade", "L2-wall", "L3-eight", "L3-jade"]


def test_which_tokens_are_given() -> None:
    """R63: tokens lying face down go first, the oldest first (gugong/exchange)."""
    table = position(2, hands=[["S1-9"], ["S2-1"]], slots=[["swap", "envoy_1", "vp_2", "retrieve"]])
    table.say("exchange servant")
    assert table.slots(A) == ["vp_2", "retrieve"]
    assert [table.state.spent[at] for at in (0, 1)] == [6, 2]  # swap, envoy_1


def test_an_empty_pile_for_meng() -> None:
    """R65: without a card in the pile Meng's full ship brings 4 points, and the card's place stays free.

    (gugong/meng-claim)
    """
    said: dict[str, Any] = {
        "hands": [["S1-9"], ["S2-7"]],
        "automa": ["canal"],
        "old": ["jade"] * 10,
        "ships": [[], ["a2 2"]],
    }
    table = position(1, "meng", pile=[], **said)
    assert table.points("harbours") == [0, 4]
    assert table.state.rewards[3:] == [1, 0, 0]


def test_mengs_morning() -> None:
    """R66: Meng's morning decrees come in the order intrigue, ship, servant, envoy, swap (gugong/meng-decrees)."""
    tiles = ["L1-ship", "L1-servant", "L2-jade", "L2-wall", "L3-eight", "L3-jade"]
    table = position(
        1,
        "dawn",
        day=2,
        tiles=tiles,
        perks=[(), ("L1-ship", "L1-servant")],
        pool=[6, 9],
        hands=[["S1-9"], ["S2-7"]],
    )
    assert table.state.cargo[3:] == [1, 0, 0]  # the only servant of his supply goes aboard
    assert [event.rule for event in table.events("gained") if event.seat == B] == []


def test_the_price_comes_after_the_cards() -> None:
    """R67: the cards change places first, then the price is named; without one it stays so (gugong/gift-price)."""
    table = position(2, hands=[["S1-2", "S1-9"], ["S2-1"]], court={"palace": "B8"})
    table.say("gift S1-2>palace")
    assert table.asked == (A, "pay")
    assert table.taken(A) == ["B8"]
    assert table.options == ["servants", "S1-9", "none"]  # neither the card laid down nor the one taken
    table.say("pay none")
    assert table.taken(A) == ["B8"]
    assert table.hand(A) == ["S1-9"]


def test_the_double_servant_pays_as_one() -> None:
    """R68: it pays as 1 only where 1 is owed; of three it pays two (gugong/double-servant)."""
    table = action(2, "travel", cities={"xian": "servants3_jade"}, pool=[2], doubles=["pool"])
    table.say("travel a", "token take")
    assert table.state.pool[A] == 1
    assert table.state.doubles[A] == 1
    table = action(2, "palace", pool=[2], doubles=["pool"])
    table.say("palace b")
    assert table.options == ["servants", "double"]
    table.say("cost double")
    assert table.state.pool[A] == 2


def test_a_card_taken_back_is_shown() -> None:
    """R69: everybody sees which card comes back from a discard pile (gugong/retrieve)."""
    table = action(2, "travel", cities={"xian": "retrieve"}, taken=[["S1-2", "S1-9"]])
    table.say("travel a", "retrieve S1-9")
    told = [event for event in table.match.events(B) if event.kind == "retrieved"]
    assert [event.words.facts["value"] for event in told] == [9]


def test_way_b_of_the_canal_claims_after_each_servant() -> None:
    """R45: a ship that the first servant fills may claim before the second one is placed (gugong/claim)."""
    table = action(2, "canal", pool=[3], ships=[["a2 2"], []])
    table.say("canal b", "load a2:servant")
    assert table.asked == (A, "claim")
    table.say("claim a2:points")
    assert table.points("harbours") == [4, 0]
    assert table.state.pool[A] == 0  # the second one could only go aboard a new ship
    assert table.state.ships[:3].count(1) == 1


def test_the_double_servant_beside_a_bonus_token() -> None:
    """R51: it may lie as the one servant on a bonus token, and returns as itself (gugong/bonus)."""
    table = action(2, "travel", bonus="yes", cities={"xian": "toll"}, doubles=["pool"], pool=[2])
    table.say("travel a", "lay jade:double")
    assert table.zone(B, "beside/jade") == {"token/toll": 1, "double/0": 1}
    assert table.state.pool[A] == 2
    table.say("gift S2-1>jade", "pay none")
    assert table.state.doubles[A] == 1
    assert table.slots(A) == ["toll"]


def test_the_step_of_the_wall_is_taken() -> None:
    """R47: the step that the wall gives is taken without a question, into the Palace too (gugong/wall-scoring)."""
    table = action(2, "wall", pool=[1], wall=[2, 1], envoys=[7, 0])
    table.say("wall a:servant")
    assert table.state.envoys == [8, 0]
    assert table.state.spots == [0, -1]


def test_a_tie_of_costs_with_the_human_on_one() -> None:
    """R13: at one cost Meng leaves the decree on which the human is, though it lies lower (gugong/meng-decrees)."""
    table = position(
        1,
        "meng",
        changes={"decree.L1-ship.cost": 0},
        automa=["decrees"],
        old=["jade"] * 10,
        hands=[["S1-9"], ["S2-7"]],
        tiles=TILES,
        perks=[("L1-ship",), ()],
    )
    assert table.state.has(B, 2)
    assert not table.state.has(B, 1)


def test_mengs_wall_decree_at_twilight() -> None:
    """R57: it works at twilight too; his decree on decrees makes the next one cheaper (gugong/meng-wall)."""
    table = position(
        1,
        "twilight",
        today=["wall"],
        automa=["jade"] * 10,
        old=[],
        hands=[[], []],
        taken=[["S1-9"], ["S2-7"]],
        tiles=TILES,
        perks=[(), ("L2-wall",)],
        pool=[6, 2],
    )
    assert table.state.wall == [0, 2]
    tiles = ["L1-servant", "L1-ship", "L2-decrees", "L2-wall", "L3-eight", "L3-jade"]
    table = position(
        1,
        "meng",
        automa=["decrees"],
        old=["jade"] * 10,
        hands=[["S1-9"], ["S2-7"]],
        tiles=tiles,
        perks=[(), ("L2-decrees",)],
        pool=[6, 1],
    )
    assert table.state.has(B, 1)  # 1 - 1, and the one placed
    assert table.state.pool[B] == 0


def test_lisa_waives() -> None:
    """Lisa has a servant left but no ship to fill, and waives what the decree offers (gugong/morning-decrees)."""
    table = position(
        2,
        "dawn",
        day=2,
        tiles=TILES,
        perks=[(), ("L1-ship",)],
        pool=[6, 10],
        hands=[["S1-9"], ["S2-1"]],
    )
    assert table.asked == (B, "morning")
    table.say("morning done")
    assert table.state.ships == [0] * 6
    assert table.state.pool[B] == 11


def test_the_last_place_is_shared() -> None:
    """R53: who is outside the Palace shares the last place (gugong/winner, gugong/outside)."""
    table = position(4, "final", day=4, hands=[], points=[9, 5, 7, 30], envoys=[8, 0, 8, 0], spots=[0, -1, 1, -1])
    assert table.match.ranking == [1, 3, 2, 3]


def test_the_decree_on_the_wall_comes_before_the_scoring() -> None:
    """R48: with its servant A has three against two and wins, though B's marker is higher (gugong/wall-decree)."""
    table = action(2, "wall", pool=[1], wall=[1, 2], perks=[("L2-wall",), ()], steps=[0, 1])
    table.say("wall a:servant", "extra servant")
    assert table.points("wall") == [3, 0]


def test_a_gain_is_as_full_as_the_supply_allows() -> None:
    """R47: of an income of 4 with two plain servants and the double one in the supply, all three come."""
    table = position(2, "income", day=2, hands=[["S1-9"], ["S2-1"]], pool=[10, 6], doubles=["supply"])
    assert table.asked == (A, "gift")
    assert table.state.pool[A] == 12
    assert table.state.doubles[A] == 2


def test_the_token_adds_to_the_gifts_of_its_owner_alone() -> None:
    """R55: B's token does not make A's gift dearer (gugong/plus)."""
    table = position(
        2, hands=[["S1-3"], ["S2-7"]], bonus="yes", beside=[B, -1, -1, -1, -1], pool=[6, 5], court={"palace": "B3"}
    )
    table.say("gift S1-3>palace")
    assert table.asked == (A, "pay")
