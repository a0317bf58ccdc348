"""Rulings on the actions of the places."""

from __future__ import annotations

from tests.games.gugong.position import A, B, C, action, position

TILES = ["L1-servant", "L1-ship", "L2-jade", "L2-wall", "L3-eight", "L3-jade"]


def test_wall_sizes() -> None:
    """R1: 4 servants for one player as for two, then 5, 6, 7 (gugong/wall-scoring)."""
    for seats, size in ((1, 4), (2, 4), (3, 5), (4, 6), (5, 7)):
        for lying, scored in ((size - 2, 0), (size - 1, 3)):
            solo = {"hands": [["S1-9"], ["S2-7"]], "automa": ["palace"] * 4, "old": ["jade"] * 7} if seats == 1 else {}
            table = action(seats, "wall", wall=[0, lying], pool=[1], **solo)
            table.say("wall a:servant")
            assert table.points("wall")[B] == scored


def test_ships_on_the_last_harbour_stay_by_day() -> None:
    """R3: a ship moves only to a free harbour on its route; by day none is lost (gugong/canal)."""
    table = action(2, "canal", ships=[["a5 1", "a4 1"], []], pool=[0])
    assert table.asked == (B, "gift")
    table = action(2, "canal", ships=[["a5 1", "a3 1"], []], pool=[0])
    table.say("canal a")
    assert table.refused("sail a5") == ("no-harbour-free", "gugong/canal")
    table.say("sail a3")
    assert table.state.ships[:2] == [5, 4]


def test_a_new_ship_gets_one_of_the_servants_placed() -> None:
    """R4: no servant comes for free with a new ship (gugong/new-ship)."""
    table = action(2, "canal", pool=[3])
    table.say("canal b")
    assert table.state.cargo[0] == 1  # the first one had no choice
    table.say("load new-a:servant")
    assert table.state.pool[A] == 0
    assert table.state.cargo[:3] == [1, 1, 0]
    assert table.state.ships[:3] == [1, 2, 0]


def test_way_a_places_then_moves() -> None:
    """R5: place, move, or both in this order, another ship too; way B moves none (gugong/canal)."""
    table = action(2, "canal", pool=[3], ships=[["a1 1"], []])
    table.say("canal a:new-a:servant")
    assert table.options == ["a1", "a2", "skip"]
    table.say("sail a1")
    assert table.state.ships[:2] == [3, 2]
    table = action(2, "canal", pool=[3], ships=[["a1 1"], []])
    table.say("canal b", "load a1:servant", "load a1:servant")
    assert table.state.ships[0] == 1
    assert table.asked == (B, "gift")


def test_prices_of_decrees() -> None:
    """R16: discounts lower the whole price, never below 0; the one placed is never saved.

    (gugong/decrees-decree, gugong/discount)
    """
    tiles = ["L1-servant", "L1-ship", "L2-decrees", "L2-wall", "L3-eight", "L3-jade"]
    perks = [("L2-decrees",), ("L1-servant",), ()]
    table = action(3, "decrees", pool=[2], tiles=tiles, perks=perks)
    table.say("decree L1-servant")
    assert table.state.pool[A] == 0  # 1 + 1 - 1, and 1 placed
    table = action(3, "decrees", pool=[1], tiles=tiles, perks=perks)
    assert table.options == ["L1-ship", "skip"]  # 1 - 1, and 1 placed
    table = action(3, "decrees", pool=[2], tiles=tiles, slots=[["discount_2"]], bonus="yes")
    cheaper = [f"{tile}:token" for tile in tiles]
    assert table.options == ["L1-servant", "L1-ship", *cheaper, "skip"]
    table.say("decree L2-wall:token")
    assert table.state.pool[A] == 1
    assert table.slots(A) == ["discount_2"]  # turned down, it stays
    assert table.zone(A, "seat/0/tokens") == {"token": 1}


def test_the_medal() -> None:
    """R17: the first Intrigue action in way A of a day takes the medal, by card as well (gugong/medal)."""
    table = position(3, hands=[["S1-5"], ["S2-4"], ["S3-7"]], court={"wall": "B3", "intrigue": "B2"})
    table.say("gift S1-5>wall", "intrigue a", "wall skip")
    assert table.state.medal == A
    table.say("gift S2-4>intrigue", "canal skip", "intrigue a")
    assert table.state.medal == A
    assert table.state.steps == [1, 1, 0]
    table = action(3, "intrigue")
    table.say("intrigue b")
    assert table.state.medal == -1


def test_steps_beyond_the_palace() -> None:
    """R18: of two steps with one needed, one is a point; the best place free then is taken (gugong/beyond)."""
    table = action(3, "palace", envoys=[7, 8], spots=[-1, 0])
    table.say("palace b")
    assert table.state.spots[A] == 1
    assert table.points("palace") == [1, 0, 0]


def test_benefits_from_the_lowest_marker_up() -> None:
    """R19: all who were on the wall, the scorer too, lowest first; a lowered marker goes on top (gugong/benefits)."""
    table = action(3, "wall", wall=[1, 2, 1], steps=[5, 4, 4], ladder=[A, C, B])
    table.say("wall a:servant")
    assert table.asked == (B, "benefit")
    assert table.options == ["servant", "servants", "skip"]
    assert table.refused("benefit die") == ("no-benefit-low", "gugong/benefits")
    table.say("benefit servant")
    assert table.asked == (C, "benefit")
    table.say("benefit servant")
    assert table.state.ladder == [A, C, B]  # C came later to step 3
    assert table.asked == (A, "benefit")
    assert table.options == ["servant", "servants", "die", "skip"]
    table.say("benefit die", "die 2=9")
    assert table.state.dice[1] == 9
    assert table.state.steps[A] == 0


def test_the_placed_servants_beyond_the_size_stay() -> None:
    """R20: they stay and count; after the winner's leave the wall is below its size (gugong/wall)."""
    table = action(2, "wall", pool=[3], wall=[0, 3], steps=[3, 2])
    table.say("wall b:two")
    assert table.points("wall") == [0, 3]
    assert table.state.wall == [2, 0]


def test_ties_go_to_the_higher_marker() -> None:
    """R28: of equal servants on the wall the higher marker wins, the upper one of a stack (gugong/intrigue)."""
    for ladder, winner in (([A, B], A), ([B, A], B)):
        table = action(2, "wall", pool=[1], wall=[1, 2], steps=[2, 2], ladder=ladder)
        table.say("wall a:servant")
        assert table.points("wall")[winner] == 3


def test_nothing_for_nothing() -> None:
    """R44: no servant benefit from an empty supply, no B on step 14; a die may show what it shows; palace B beyond."""
    table = action(2, "wall", pool=[1, 9], wall=[0, 3], steps=[9, 5], ships=[[], ["a1 0"]])
    table.say("wall a:servant")
    assert table.asked == (B, "benefit")
    face = table.state.dice[0]
    table.say("benefit die", f"die 1={face}")
    assert table.state.dice[0] == face
    table = action(3, "palace", envoys=[8], spots=[0], pool=[2])
    table.say("palace b")
    assert table.points("palace")[A] == 2
    assert table.state.steps[A] == 1


def test_claims() -> None:
    """R45: any full ship during the own Canal action; a claim alone performs it; a token's ship only.

    (gugong/claim, gugong/ship-servant)
    """
    table = action(2, "canal", ships=[["a2 3"], []], pool=[0])
    table.say("canal a", "claim a2:points")
    assert table.points("harbours") == [4, 0]
    table = action(2, "travel", ships=[["a2 3", "a4 2"], []], cities={"xian": "ship_servant"})
    table.say("travel a", "ship a4:servant")
    assert table.options == ["a4:double", "skip"]  # not the ship in harbour 2


def test_way_b_places_two() -> None:
    """R46: exactly two, with room that needs no claim; the double servant may be both (gugong/canal)."""
    table = action(2, "canal", pool=[2])
    assert "b" not in table.options
    table = action(2, "canal", pool=[3], ships=[["a1 3", "a2 3", "a3 2"], []])
    assert "b" not in table.options
    assert table.refused("canal b") == ("no-room-aboard", "gugong/canal")
    table = action(2, "canal", pool=[1], doubles=["pool"])
    table.say("canal b")
    assert table.state.pool[A] == 0  # the plain one paid, and the double one was the only choice left
    assert table.state.cargo_of(0) == 2
    table = action(2, "canal", pool=[2], doubles=["pool"])
    table.say("canal b", "cost servants", "load new-a:double")
    assert table.options == ["a1:servant", "new-a:servant", "skip"]


def test_wall_b_places_at_least_one() -> None:
    """R48: B may place one; the decree's extra servant needs an action, comes before scoring (gugong/wall-decree)."""
    table = action(2, "wall", pool=[2], wall=[0, 1], perks=[("L2-wall",), ()], steps=[1, 0])
    assert table.options == ["a:servant", "b:servant", "skip"]
    table.say("wall b:servant", "extra servant")
    assert table.state.wall == [2, 1]
    table = action(2, "wall", pool=[1], wall=[0, 2], perks=[("L2-wall",), ()], steps=[1, 0])
    table.say("wall a:servant", "extra servant")
    assert table.points("wall") == [3, 0]
    table = action(2, "wall", pool=[1], wall=[0, 2], perks=[("L2-wall",), ()], steps=[1, 0])
    table.say("wall skip")
    assert table.asked == (B, "gift")


def test_travel_twice_with_one_token_in_reach() -> None:
    """R49: the traveller moves once, though two servants were paid (gugong/travel)."""
    table = action(3, "travel", pool=[2], travellers=["xian"], cities={"datong": "vp_2"})
    table.say("travel b", "token take")
    assert table.state.pool[A] == 0
    assert table.slots(A) == ["vp_2"]
    assert table.asked == (B, "gift")


def test_travel_over_empty_cities() -> None:
    """Roads lead over empty cities and travellers, not over tokens; the decree makes twice cheaper.

    (gugong/travel, gugong/travel-decree)
    """
    table = action(
        3,
        "travel",
        pool=[1],
        travellers=["xian", "datong"],
        cities={"jinan": "vp_2", "hangzhou": "swap", "kunming": "swap"},
        perks=[("L2-travel",)],
    )
    assert "b" in table.options
    table.say("travel b")
    assert table.state.pool[A] == 0
    assert table.options == ["hangzhou", "jinan", "kunming"]  # by wuchang, by datong, by chengdu
    assert table.refused("city fuzhou") == ("no-token-in-city", "gugong/travel")


def test_the_double_servant_anywhere() -> None:
    """R15, R51: two on wall and ship, also from the supply; pays as 2 or 1; not on decrees.

    (gugong/double-servant, gugong/wall-servant)
    """
    table = action(3, "intrigue", pool=[0], doubles=["pool"])
    table.say("intrigue b")
    assert table.state.doubles[A] == 1  # as 1
    table = action(3, "decrees", pool=[0], doubles=["pool"], tiles=TILES)
    assert table.asked == (B, "gift")
    table = action(3, "decrees", pool=[1], doubles=["pool"], tiles=TILES)
    assert table.options == ["L1-servant", "L1-ship", "L2-jade", "L2-wall", "skip"]
    table.say("decree L2-jade")
    assert table.state.doubles[A] == 1  # as 2
    assert table.state.pool[A] == 0
    table = action(3, "travel", doubles=["supply"], cities={"xian": "wall_servant"})
    table.say("travel a", "extra double")
    assert table.state.on_wall(A) == 2
    table = action(3, "travel", pool=[12], doubles=["supply"], cities={"xian": "servants_1"})
    table.say("travel a", "gain double")
    assert table.state.doubles[A] == 2  # in place of 1, with no plain one in the supply


def test_jade_prices() -> None:
    """Houses first, then the square; the decree makes jade cheaper (gugong/jade, gugong/square, gugong/jade-decree)."""
    table = action(3, "jade", pool=[3])
    assert table.options == ["1", "2", "skip"]
    assert table.refused("jade square") == ("no-square-yet", "gugong/square")
    table = action(3, "jade", pool=[5], houses=0)
    table.say("jade square")
    assert table.state.jade[A] == 1
    assert table.state.pool[A] == 0
    table = action(3, "jade", pool=[4], houses=0, perks=[("L2-jade",)], tiles=TILES)
    assert table.options == ["square", "skip"]
