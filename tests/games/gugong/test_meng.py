"""Meng: his setup, his day, his twilight and his night, with the rulings on him."""

from __future__ import annotations

from typing import Any

from tests.games.gugong.position import A, B, Table, position
from yamen.games.gugong.components import SPECIAL

TILES = ["L1-servant", "L1-ship", "L2-jade", "L2-wall", "L3-eight", "L3-jade"]
PLAIN = "S2-7"  # a gift that shows nothing


def turn(*cards: str, gifts: tuple[str, ...] = (PLAIN,), **said: Any) -> Table:
    """Meng's turn with these cards on top of his deck; the human has one gift left."""
    said.setdefault("hands", [["S1-9"], list(gifts)])
    return position(1, "meng", automa=list(cards), old=["jade"] * (11 - len(cards)), **said)


def twilight(*cards: str, **said: Any) -> Table:
    """The twilight of a day on which Meng played these cards."""
    said.setdefault("hands", [[], []])
    said.setdefault("taken", [["S1-9"], [PLAIN]])
    return position(1, "twilight", today=list(cards), automa=["jade"] * (11 - len(cards)), old=[], **said)


def test_setup() -> None:
    """Sets, deck and strength are as the table says; the human begins (gugong/solo-setup)."""
    for strength, cards, gifts in (("easy", 10, 4), ("normal", 11, 4), ("hard", 11, 5)):
        state = position(1, meng=strength, sets="2-3").state
        assert len(state.automa) == cards
        assert state.automa.count(SPECIAL) == (1 if strength == "easy" else 2)
        assert len(state.hands[B]) == gifts
        assert state.rewards[3:] == [0, gifts - 4, 0]
        assert state.starter == A
    assert position(1, sets="2-3").hand(A) == ["S2-1", "S2-4", "S2-7", "S2-8"]


def test_the_focus_is_a_place() -> None:
    """R27: the focus stays with the place when its card leaves (gugong/focus, gugong/meng-special)."""
    table = turn("special", "special", focus="intrigue", gifts=(PLAIN, "S2-8"))
    assert table.state.focus == 3
    assert table.state.steps[B] == 3
    assert table.state.medal == -1
    table.say("gift S1-9>palace", "palace skip")
    assert table.state.steps[B] >= 6


def test_his_turn() -> None:
    """Card action, then the place's, whatever the values; a swap is a point (gugong/meng-day, gugong/meng-card)."""
    table = turn("palace", gifts=("S2-1",), court={"palace": "B8"}, pool=[6, 6])
    assert table.state.wall[B] == 1
    assert table.state.envoys[B] == 1
    assert table.taken(B) == ["B8"]
    table = turn("palace", gifts=("P3b",))
    assert table.points("meng") == [0, 1]
    table = turn("palace", gifts=("S1-3",), hands=[["S1-9"], ["S1-3"]])
    assert table.state.pool[B] == 8


def test_exact_matches() -> None:
    """R11: his cards count exactly 1, 2, 3, 4 matches by the day, whatever they are (gugong/meng-night)."""
    for day in (1, 2, 3, 4):
        table = position(1, "night", day=day, hands=[], taken=[["S1-9"], ["S1-3", "S3-3"]], dice=[3, 6, 3])
        told = [event.words.facts["n"] for event in table.events("matches") if event.seat == B]
        assert told[0] == day


def test_exchange_of_tokens() -> None:
    """R12, R59: he exchanges for any action, as few as needed, double ones first, then pairs, the oldest first.

    (gugong/meng-exchange)
    """
    table = turn("wall", pool=[6, 0], slots=[(), ["vp_2", "swap", "double", "swap"]])
    assert table.slots(B) == ["vp_2", "swap", "swap"]
    assert table.state.wall[B] == 1
    table = turn("wall", pool=[6, 0], slots=[(), ["vp_2", "swap", "envoy_1"]])
    assert table.slots(B) == ["envoy_1"]
    table = turn("wall", pool=[6, 0], slots=[(), ["vp_2"]])
    assert table.state.wall[B] == 0
    table = turn("travel", cities={"guangzhou": "vp_2"}, slots=[(), ["vp_2", "swap", "envoy_1", "swap", "envoy_1"]])
    assert table.slots(B) == []
    assert table.state.jade[B] == 1
    table = turn("travel", cities={"guangzhou": "servants3_jade"}, pool=[6, 1], slots=[(), ["vp_2"] * 2 + ["swap"] * 2])
    assert table.state.jade[B] == 0  # not for the benefit of that token


def test_choice_of_decrees() -> None:
    """R13, R62: the day's level, then lower, then higher; the cheapest, without the human, the lower one.

    (gugong/meng-decrees)
    """
    assert turn("decrees", day=1, tiles=TILES).state.has(B, 1)  # at one cost and nobody there: the lower one
    table = turn("decrees", day=1, tiles=TILES, perks=[("L1-ship",), ()])
    assert table.state.has(B, 2)
    assert turn("decrees", day=4, tiles=TILES).state.has(B, 12)
    table = turn("decrees", day=2, tiles=TILES, pool=[6, 2])
    assert table.state.has(B, 1)  # too poor for level 2
    table = turn("decrees", day=1, tiles=TILES, perks=[(), ("L1-servant", "L1-ship")])
    assert table.state.has(B, 7)  # both of level 1 are his


def test_his_way_round_the_map() -> None:
    """R14, R60: along the rim to the next token; else to the nearest; from inside to the nearest on the rim.

    (gugong/meng-travel)
    """
    table = turn("travel", cities={"fuzhou": "vp_2", "kunming": "vp_2"})
    assert table.state.travellers[B] == 1
    table = turn("travel", cities={"fuzhou": "vp_2", "kunming": "vp_2"}, travellers=["", "jinan"])
    assert table.state.travellers[B] == 8  # kunming
    table = turn("travel", cities={"kaifeng": "vp_2", "wuchang": "vp_2"}, travellers=["", "jinan"])
    assert table.state.travellers[B] == 10  # kaifeng is one road away
    table = turn("travel", cities={"guangzhou": "vp_2", "chengdu": "vp_2"}, travellers=["", "wuchang"])
    assert table.state.travellers[B] == 0
    table = twilight("travel", cities={}, pool=[6, 6], taken=[["S1-9"], [PLAIN]])
    assert not [event for event in table.events("paid") if event.rule == "gugong/meng-travel"]


def test_his_discounts_and_wall_decree() -> None:
    """R57: his wall decree works with each wall action, his discounts as for everybody.

    (gugong/meng-wall, gugong/meng-jade)
    """
    table = turn("wall", tiles=TILES, perks=[(), ("L2-wall",)])
    assert table.state.wall[B] == 2
    table = turn("special", focus="wall", tiles=TILES, perks=[(), ("L2-wall",)])
    assert table.state.wall[B] == 3
    table = turn("jade", tiles=TILES, perks=[(), ("L2-jade",)], pool=[6, 2])
    assert table.state.jade[B] == 1
    tiles = ["L1-servant", "L1-ship", "L2-jade", "L2-wall", "L3-harbours", "L3-jade"]
    table = position(
        1, "final", day=4, hands=[], tiles=tiles, perks=[(), ("L3-harbours",)], rewards=[{}, {"points": 5, "card": 2}]
    )
    assert table.points("level_3") == [0, 10]


def test_cards_under_his_pile() -> None:
    """R58: a card he regains goes under his gifts; without a gift the discard for jade does nothing; shuffled at night.

    (gugong/meng-tokens)
    """
    table = turn("travel", gifts=(PLAIN, "S2-8"), cities={"guangzhou": "retrieve"})
    assert table.hand(B)[0] == "S2-8"
    assert len(table.hand(B)) == 2
    assert table.taken(B) == []
    table = turn("travel", cities={"guangzhou": "discard7_jade"})
    assert table.state.jade[B] == 0
    table = turn("travel", gifts=(PLAIN, "S3-3"), cities={"guangzhou": "discard7_jade"})
    assert table.state.jade[B] == 1
    assert "S3-3" in table.taken(B)
    cards = ["S2-8", PLAIN, "S2-4"]
    table = position(1, "ships", {"meng_cards/2": cards}, hands=[["S1-9"], [PLAIN, "S2-4", "S2-8"]])
    assert table.hand(B) == cards


def test_special_wall_and_canal() -> None:
    """R61: two servants of the supply, the rest of the pool; after a full ship a new one (gugong/meng-canal)."""
    table = turn("special", focus="wall", pool=[6, 11])
    assert (table.state.wall[B], table.state.pool[B], table.state.supply[B]) == (2, 10, 0)
    table = turn("special", focus="canal", ships=[[], ["a2 2"]])
    assert table.state.rewards[4] == 1  # a card for the first full ship, wherever it lies (gugong/meng-claim)
    assert table.state.cargo[3:] == [1, 0, 0]
    assert len(table.hand(B)) == 1
    table = turn("special", focus="canal", ships=[[], ["a2 1"]], rewards=[{}, {"card": 2, "points": 3}])
    assert table.points("harbours") == [0, 4]


def test_twilight_in_the_order_of_play() -> None:
    """R62: each card again in the order of play, if he can pay.

    (gugong/meng-twilight, gugong/meng-intrigue, gugong/meng-palace)
    """
    table = twilight("intrigue", "palace", "wall", pool=[6, 3], medal=A, cities={})
    assert table.state.steps[B] >= 3  # 2 for the first, 1 with the second
    assert [event.words.facts["automa"] for event in table.events("twilight-card")] == ["intrigue", "palace", "wall"]
    paid = [event.words.facts["n"] for event in table.events("paid")]
    assert paid[:2] == [1, 2]
    table = twilight("travel", cities={"guangzhou": "retrieve"}, pool=[6, 2])
    assert table.points("meng")[B] == 1
    table = twilight("jade", "special", cities={"guangzhou": "vp_2", "fuzhou": "vp_2"})
    assert table.points("tokens") == [0, 4]


def test_his_benefit() -> None:
    """A jade from 7 steps on, a servant from 1 on, no choice (gugong/meng-benefit)."""
    for steps, jade, pool in ((7, 1, 5), (6, 0, 6), (0, 0, 5)):
        table = turn("wall", wall=[3, 0], steps=[0, steps], pool=[6, 6])
        assert table.state.jade[B] == jade
        assert table.state.pool[B] == pool
        assert table.points("wall") == [3, 0]


def test_his_places() -> None:
    """What he does at each place by day (gugong/meng-place, gugong/meng-canal)."""
    assert turn("intrigue").state.medal == B
    assert turn("jade", pool=[6, 2]).state.jade[B] == 0
    table = turn("canal")
    assert table.state.ships[3] == 1
    assert table.state.cargo[3] == 1


def test_a_card_at_twilight() -> None:
    """A card that he wins at twilight goes to his discard pile, by day under his gifts (gugong/meng-claim)."""
    table = twilight("canal", ships=[[], ["a2 2"]], pool=[6, 2])
    assert [move.target for event in table.events("card-hidden") for move in event.moves] == ["seat/1/taken"]
    table = turn("canal", ships=[[], ["a2 2"]])
    assert [move.target for event in table.events("card-hidden") for move in event.moves] == ["seat/1/hand"]
