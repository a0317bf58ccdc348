"""The worked examples of both rulebooks."""

from __future__ import annotations

from tests.games.gugong.position import A, B, C, D, action, position


def test_rafaels_exchange() -> None:
    """Rafaël lays the 2 aside, gives the 3 for the pipa, gets two servants and buys jade (gugong/gift-price)."""
    table = position(
        3,
        hands=[["S1-2", "S1-3", "S1-5"], ["S2-1"], ["S3-3"]],
        court={"jade": "B8", "canal": "B4"},
        pool=[1],
    )
    assert table.refused("pay servants") == ("error-other-question", "gugong/gifts")
    table.say("gift S1-3>jade")
    assert table.asked == (A, "pay")
    assert table.options == ["S1-2", "S1-5", "none"]
    assert table.refused("pay servants") == ("no-servants", "gugong/gift-price")
    table.say("pay S1-2")
    assert sorted(table.taken(A)) == ["B8", "S1-2"]
    assert table.asked == (A, "gain")
    table.say("gain servants")
    assert table.state.pool[A] == 3
    assert table.asked == (A, "jade")
    table.say("jade 1")
    assert table.state.pool[A] == 0
    assert table.state.jade[A] == 1
    assert table.hand(A) == ["S1-5"]
    assert table.asked[0] == B


def test_annas_travel() -> None:
    """Anna pays two servants, takes two back from a token, then sells three for a jade (gugong/travel)."""
    table = action(
        3, "travel", pool=[3], travellers=["xian"], cities={"datong": "servants_2", "jinan": "servants3_jade"}
    )
    assert table.options == ["a", "b", "skip"]
    table.say("travel b")
    assert table.state.pool[A] == 1
    table.say("city datong", "gain servants")
    assert table.state.pool[A] == 3
    assert table.slots(A) == ["servants_2"]
    assert table.asked == (A, "token")  # one city in reach was no question
    table.say("token take")
    assert table.state.pool[A] == 0
    assert table.state.jade[A] == 1
    assert table.slots(A) == ["servants_2", "servants3_jade"]


def test_lisas_travel() -> None:
    """Lisa does the same, has six tokens then, and exchanges them all for a jade (gugong/exchange)."""
    four = ["vp_2", "vp_2", "swap", "swap"]
    table = action(
        3,
        "travel",
        pool=[3],
        travellers=["xian"],
        slots=[four],
        cities={"datong": "servants_2", "jinan": "servants3_jade"},
    )
    table.say("travel b", "city datong", "gain servants", "token take")
    assert len(table.slots(A)) == 6
    assert table.asked == (A, "rest")
    table.say("exchange jade")
    assert table.state.jade[A] == 2
    assert table.slots(A) == []
    assert len(table.state.spent) == 6


def test_the_wall_of_david_lisa_and_sebastian() -> None:
    """Lisa completes the wall and wins the tie by her marker; three may use influence (gugong/wall-scoring)."""
    lisa, david, sebastian, anna = A, B, C, D
    table = action(4, "wall", pool=[3], wall=[1, 3, 1, 0], steps=[12, 12, 4, 14], ladder=[anna, lisa, david, sebastian])
    table.say("wall b:two")
    assert table.points("wall") == [3, 0, 0, 0]
    assert table.state.envoys == [1, 0, 0, 0]
    assert table.state.wall == [0, 3, 1, 0]
    assert table.asked == (sebastian, "benefit")
    table.say("benefit servant")
    assert table.state.steps[sebastian] == 3
    assert table.state.pool[sebastian] == 7
    assert table.asked == (david, "benefit")
    table.say("benefit skip")
    assert table.asked == (lisa, "benefit")
    table.say("benefit jade")
    assert table.state.steps[lisa] == 5
    assert table.state.jade[lisa] == 1
    assert table.asked[1] == "gift"  # Anna had nobody on the wall


def test_annas_envoy() -> None:
    """Anna reaches the Palace with 7 and 5 taken, gets the 3; a further step is a point (gugong/palace)."""
    table = action(
        4,
        "palace",
        pool=[2],
        envoys=[6, 8, 8, 0],
        spots=[-1, 0, 1, -1],
        hands=[["S1-9"], ["S2-1", "S2-4"]],
        cities={"xian": "envoy_1"},
    )
    table.say("palace b")
    assert table.state.envoys[A] == 8
    assert table.state.spots[A] == 2
    assert table.state.side.places[2] == 3
    assert table.state.steps[A] == 1
    assert table.state.pool[A] == 0
    table.say("gift S2-1>jade", "pay none", "gift S1-9>travel", "travel a", "token take")
    assert table.points("palace")[A] == 1


def test_sebastians_decree() -> None:
    """Sebastian pays 1 and one for each of two opponents, places one, and scores 3 (gugong/decrees)."""
    tiles = ["L1-servant", "L1-ship", "L2-jade", "L2-wall", "L3-eight", "L3-jade"]
    table = action(3, "decrees", pool=[5], tiles=tiles, perks=[(), ("L1-servant",), ("L1-servant",)])
    table.say("decree L1-servant")
    assert table.state.pool[A] == 1
    assert table.points("decrees") == [3, 0, 0]
    assert table.zone(A, "decrees/1/1") == {"tile/L1-servant": 1, "servant/0": 1, "servant/1": 1, "servant/2": 1}


def test_the_canal_with_four_players() -> None:
    """Two ships get a servant each, one of them new; later a full one jumps to harbour 5 and claims (gugong/canal)."""
    sebastian = A
    ships = [["b2 1"], ["b1 1"], [], []]
    table = action(4, "canal", pool=[3], ships=ships)
    table.say("canal b")
    assert table.state.pool[sebastian] == 2
    assert table.options == ["b2:servant", "new-a:servant", "new-b:servant"]
    table.say("load b2:servant")
    assert table.options == ["b2:servant", "new-a:servant", "new-b:servant"]
    table.say("load new-b:servant")
    assert table.state.ships[:3] == [7, 8, 0]
    assert table.state.cargo[:3] == [2, 1, 0]
    ships = [["b2 2", "b3 1"], ["b1 1", "b4 1"], [], []]
    table = action(4, "canal", pool=[4], ships=ships, pile=["P9a", "P9b"])
    table.say("canal a:b2:servant", "claim skip", "sail b2")
    assert table.asked == (sebastian, "claim")
    assert table.options == ["b5:points", "b5:card", "b5:double", "skip"]
    table.say("claim b5:card")
    assert table.hand(sebastian) == ["P9a"]
    assert table.zone(sebastian, f"seat/{sebastian}/reward/card") == {"servant/0": 1}
    assert table.state.ships[0] == 0
    assert table.state.pool[sebastian] == 3


def test_davids_double_servant() -> None:
    """Example 1: with a plain and his double servant David has three and wins the wall (gugong/double-servant)."""
    david = A
    table = action(4, "wall", pool=[2], doubles=["pool"], wall=[0, 2, 2, 0])
    assert sum(table.state.on_wall(seat) for seat in range(4)) == 4
    table.say("wall b:both")
    assert table.points("wall") == [3, 0, 0, 0]
    assert table.state.doubles[david] == 1
    assert table.state.wall == [0, 2, 2, 0]
    assert table.state.pool[david] == 0


def test_sebastians_double_servant() -> None:
    """Example 2: paid for two trips, regained for two tokens, paid again for the Palace (gugong/double-servant)."""
    table = action(
        3,
        "travel",
        pool=[0],
        doubles=["pool"],
        travellers=["xian"],
        cities={"datong": "vp_2", "jinan": "intrigue_1"},
        hands=[["S1-9"], ["S2-1"], ["S3-3"]],
        court={"palace": "B3"},
    )
    table.say("travel b")
    assert table.state.doubles[A] == 1
    table.say("city datong", "token take", "token take")
    assert table.slots(A) == ["vp_2", "intrigue_1"]
    table.say("rest done", "gift S2-1>jade", "pay none", "gift S3-3>canal", "pay none")
    table.say("gift S1-9>palace")
    assert table.options == ["a", "skip"]
    assert table.offers == ["exchange servant", "exchange double"]
    table.say("exchange double")
    assert table.state.doubles[A] == 2
    table.say("palace b")
    assert table.state.envoys[A] == 2
    assert table.state.steps[A] == 2
    assert table.state.doubles[A] == 1


def test_the_night_with_3_3_6() -> None:
    """David 1, Lisa 4, Anna 0, Sebastian 4; Sebastian is ahead on the Intrigue track (gugong/night)."""
    david, lisa, anna, sebastian = A, B, C, D
    table = position(
        4,
        "night",
        hands=[],
        taken=[["S3-6"], ["S1-3", "P3a"], ["S1-9"], ["P3b", "S4-6", "S5-6"]],
        dice=[3, 6, 3],
        pool=[0, 0, 0, 0],
        steps=[0, 5, 0, 6],
        day=1,
    )
    told = {event.seat: event.words.facts["n"] for event in table.events("matches")}
    assert told == {david: 1, lisa: 4, anna: 0, sebastian: 4}
    gained = {event.seat: event.words.facts["n"] for event in table.events("gained") if event.rule == "gugong/night"}
    assert gained == {david: 1, lisa: 4, sebastian: 4}
    assert table.points("night") == [0, 0, 0, 3]
    assert table.state.envoys == [0, 0, 0, 1]


def test_the_morning_of_lisa_and_david() -> None:
    """David fills his ship and draws a card; Lisa has nobody left for a ship (gugong/morning-decrees)."""
    david, lisa = A, B
    tiles = ["L1-servant", "L1-ship", "L2-jade", "L2-wall", "L3-eight", "L3-jade"]
    table = position(
        2,
        "dawn",
        day=2,
        tiles=tiles,
        perks=[("L1-ship",), ("L1-ship",)],
        ships=[["a3 2"]],
        pool=[0, 11],
        hands=[["S1-9"], ["S2-1"]],
        pile=["P9a"],
    )
    assert table.asked == (david, "morning")
    table.say("morning L1-ship", "ship a3:servant")
    assert table.options == ["a3:card", "skip"]
    table.say("claim a3:card")
    assert table.hand(david) == ["S1-9", "P9a"]
    assert table.asked == (david, "gift")  # Lisa was not asked, and both got their income
    assert table.state.supply[lisa] == 0
