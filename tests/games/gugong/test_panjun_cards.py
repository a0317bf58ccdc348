"""New decrees, tokens and gift cards, with the rulings on them, and Meng's ways with them.

(gugong/new-setup, gugong/low, gugong/high, gugong/hand-swap, gugong/pile-swap, gugong/replace, gugong/retreat,
gugong/reuse, gugong/last, gugong/influence, gugong/meng-hand, gugong/meng-pile, gugong/meng-reuse,
gugong/meng-influence)
"""

from __future__ import annotations

import random
from typing import Any, cast

from tests.games.gugong.invariants import check
from tests.games.gugong.position import A, B, C, Table, position
from yamen.games.gugong import GUGONG
from yamen.games.gugong.components import CARDS
from yamen.games.gugong.panjun.annex import beside
from yamen.games.gugong.state import Gugong
from yamen.kernel.chance import Quick
from yamen.kernel.event import SPECTATOR
from yamen.kernel.match import Match

TILES = ["L1-last", "L1-servant", "L2-intrigue", "L2-jade", "L3-eight", "L3-jade"]
LAST = "L1-last"
INFLUENCE = "L2-intrigue"


def table_of(seats: int, scene: str = "gift", **said: Any) -> Table:
    """A position with this module."""
    return position(seats, scene, modules="cards", **said)


def turn(*hand: str, seats: int = 3, **said: Any) -> Table:
    """Seat A has these cards; the others have one each."""
    said.setdefault("hands", [list(hand), ["S2-1"], ["S3-3"]][:seats])
    return table_of(seats, **said)


def meng_turn(gift: str, *cards: str, **said: Any) -> Table:
    """Meng plays a gift at the Intrigue."""
    said.setdefault("hands", [["S1-9"], [gift, *cards]])
    return table_of(1, "meng", automa=["intrigue"], old=["jade"] * 10, **said)


def test_setup() -> None:
    """Six cards, two tokens and two decrees come in, six cards leave (gugong/new-setup)."""
    state = table_of(2).state
    there = {CARDS[card] for card in state.pile}
    assert {"N-low", "N-3", "N-4", "N-5", "N-6", "N-high"} <= there
    assert not {"P1a", "P3b", "P5", "P7a", "P7b", "P9a"} & there
    assert len(there) == 11
    check(state)
    for seed in range(6):
        options = {"modules": "cards", "new_decrees": "L1-last,L2-intrigue", "on_top": "yes"}
        laid = cast("Gugong", Match(GUGONG, 3, options, chance=Quick(seed)).play.state)
        assert {laid.tiles[0], laid.tiles[2]} == {15, 16}
        assert len(set(laid.tiles)) == 6
        assert {CARDS[card][0] for card in laid.pile[:6]} == {"N"}


def test_always_lower() -> None:
    """R40: lower than the fruit bowl too; once the price is paid, the place's action may be done twice (gugong/low)."""
    table = turn("N-low", "S1-2", court={"palace": "S5-2"})
    table.say("gift N-low>palace")
    assert table.asked == (A, "pay")
    table.say("pay servants", "palace a")
    assert table.asked == (A, "palace")
    table.say("palace a")
    assert table.state.envoys[A] == 2
    assert table.asked[0] == B
    table = turn("N-low", "S1-2")
    table.say("gift N-low>palace", "pay none")
    assert table.state.envoys[A] == 0
    assert table.asked[0] == B
    table = turn("N-low", "S1-2")
    table.say("gift N-low>palace", "pay S1-2", "palace skip", "palace a")
    assert table.state.envoys[A] == 1


def test_always_higher() -> None:
    """R40: accepted by everybody, the fruit bowl's owner and a 9 too; no card action (gugong/high)."""
    table = turn("N-high", court={"palace": "S1-9"})
    table.say("gift N-high>palace")
    assert table.asked == (A, "palace")
    table = turn("N-low", "N-high", court={"palace": "S1-9"})
    table.say("gift N-high>palace", "palace a")
    table = turn("S2-1", court={"palace": "N-high"}, hands=[["S2-1"], ["S1-2"], ["S3-3"]])
    table.say("gift S2-1>palace")
    assert table.asked == (A, "pay")  # the fruit bowl is free for a 9 alone
    table = turn("S2-1", court={"palace": "N-low"}, hands=[["S2-1"], ["S1-2"], ["S3-3"]])
    table.say("gift S2-1>palace")
    assert table.asked[1] != "pay"


def test_nominal_values() -> None:
    """R40: 0 and 10 match no die, and 10 is a card of 7 or more."""
    table = table_of(2, "night", hands=[], taken=[["N-low", "N-high"], ["S2-1"]], dice=[1, 9, 9])
    assert next(event.words.facts["n"] for event in table.events("matches")) == 0
    table = table_of(2, "place", place="travel", hands=[["N-high"], ["S2-1"]], cities={"xian": "discard7_jade"})
    table.say("travel a")
    assert table.options == ["N-high", "skip"]


def test_a_card_of_another_hand() -> None:
    """A step down, a card by lot, any card in return; two see the cards, others only backs (gugong/hand-swap)."""
    luck = {"hand_draw/1": "S2-8"}
    table = turn("N-3", "S1-9", hands=[["N-3", "S1-9"], ["S2-1", "S2-8"], ["S3-3"]], steps=[2], luck=luck)
    table.say("gift N-3>travel")
    assert table.asked == (A, "draw")
    assert table.options == ["2", "3", "skip"]
    assert table.refused("draw 1") == ("no-other-seat", "gugong/hand-swap")
    assert table.refused("draw 5") == ("no-other-seat", "gugong/hand-swap")
    table.say("draw 2")
    assert table.state.steps[A] == 1
    assert "S2-8" in table.hand(A)
    for seat, seen in (
        (A, "hand-drawn"),
        (B, "hand-drawn"),
        (C, "hand-drawn-hidden"),
        (SPECTATOR, "hand-drawn-hidden"),
    ):
        told = [event for event in table.match.events(seat) if event.kind.startswith("hand-drawn")]
        assert [event.kind for event in told] == [seen]
        assert ("S2-8" in str(told[0].doc())) == (seat in (A, B))


def test_without_influence_or_hands_no_card_is_drawn() -> None:
    """The step is a price; an empty hand has nothing to give (gugong/hand-swap)."""
    table = turn("N-3", "S1-9", court={"palace": "S5-2"}, steps=[0])
    table.say("gift N-3>palace")
    assert table.asked[1] == "palace"
    table = turn("N-3", hands=[["N-3"], [], ["S3-3"]], court={"palace": "S5-2"}, steps=[1])
    table.say("gift N-3>palace")
    assert table.options == ["3", "skip"]
    assert table.refused("draw 2") == ("no-hand-empty", "gugong/hand-swap")


def test_an_exchanged_card_is_dealt_anew() -> None:
    """A third seat does not know whose hand holds which card; those two do."""
    luck = {"hand_draw/1": "S2-8"}
    hands = [["N-3", "S1-9", "S1-5"], ["S2-7", "S2-8"], ["S3-3"]]
    table = turn(hands=hands, court={"palace": "S5-2"}, steps=[1], luck=luck)
    table.say("gift N-3>palace", "draw 2", "return S1-9")
    assert table.hand(A) == ["S1-5", "S2-8"]
    found = set()
    for seed in range(40):
        fork = cast("Gugong", table.match.play.fork_for(C, Quick(seed)).state)
        assert sorted((*fork.hands[A], *fork.hands[B])) == sorted((*table.state.hands[A], *table.state.hands[B]))
        found.add(tuple(sorted(fork.hands[A])))
    assert len(found) > 3
    for seat in (A, B):
        fork = cast("Gugong", table.match.play.fork_for(seat, Quick(1)).state)
        assert fork.hands[A] == table.state.hands[A]


def test_a_card_of_the_pile() -> None:
    """One's own card goes under the pile; the top one comes where it was (gugong/pile-swap)."""
    for card, place in (("S1-9", "hand"), ("S3-4", "taken")):
        table = turn(
            hands=[["N-4", "S1-9"], ["S2-1"], ["S3-3"]],
            taken=[["S3-4"]],
            court={"palace": "S5-2"},
            pile=["P8", "P2"],
        )
        table.say("gift N-4>palace")
        assert set(table.options) == {"S1-9", "S3-4", "S5-2", "skip"}
        table.say(f"pile {card}")
        assert "P8" in (table.hand(A) if place == "hand" else table.taken(A))
        assert [CARDS[other] for other in table.state.pile] == ["P2", card]
        assert table.events("pile-swap")[0].told(B).kind == "pile-swap-hidden"  # type: ignore[union-attr]
    table = turn("N-4", "S1-9", court={"palace": "S5-2"}, pile=[])
    table.say("gift N-4>palace")
    assert table.asked[1] == "palace"


def test_a_servant_replaced() -> None:
    """Plain for plain and double for double; the other one goes to the pool (gugong/replace)."""
    table = turn("N-5", court={"palace": "B3"}, wall=[0, 2, 0], doubles=["pool", "locked", "wall"])
    table.say("gift N-5>palace")
    assert table.options == ["2:servant", "3:double", "skip"]
    assert table.refused("replace 2:double") == ("no-servant-on-wall", "gugong/replace")
    table.say("replace 2:servant")
    assert (table.state.wall, table.state.pool[:2]) == ([1, 1, 0], [5, 7])
    table = turn("N-5", court={"palace": "B3"}, wall=[0, 2, 0], doubles=["pool", "locked", "wall"])
    table.say("gift N-5>palace", "replace 3:double")
    assert table.state.doubles == [3, 0, 2]
    table = turn("N-5", court={"palace": "B3"}, wall=[0, 2, 0], pool=[0])
    table.say("gift N-5>palace")
    assert table.asked[1] == "palace"


def test_two_steps_back_for_two_points() -> None:
    """R30, R31: only if both steps can be gone, out of the Palace too (gugong/retreat, gugong/back)."""
    table = turn("N-6", court={"palace": "B3"}, envoys=[8], spots=[0])
    table.say("gift N-6>palace", "retreat yes")
    assert (table.state.envoys[A], table.state.spots[A]) == (6, -1)
    assert table.points("cards") == [2, 0, 0]
    table = turn("N-6", court={"palace": "B3"}, envoys=[1])
    table.say("gift N-6>palace")
    assert table.asked[1] == "palace"


def test_the_token_that_uses_another() -> None:
    """One's own face-down token is turned up, used and lies down again; a double one cannot be (gugong/reuse)."""
    table = table_of(
        2,
        "place",
        place="travel",
        hands=[[], ["S2-1"]],
        cities={"xian": "reuse_token"},
        slots=[["vp_2", "double", "envoy_1"]],
    )
    table.say("travel a")
    assert sorted(table.options) == ["envoy_1", "skip", "vp_2"]
    assert table.refused("reuse double") == ("no-token-down", "gugong/reuse")
    table.say("reuse vp_2", "token take")
    assert table.points("tokens") == [2, 0]
    assert sorted(table.slots(A)) == ["double", "envoy_1", "reuse_token", "vp_2"]


def test_the_pile_token() -> None:
    """It does what the card does (gugong/pile-swap)."""
    table = table_of(
        2, "place", place="travel", hands=[["S1-9"], ["S2-1"]], cities={"xian": "pile_swap"}, pile=["P8", "P2"]
    )
    table.say("travel a", "pile S1-9")
    assert table.hand(A) == ["P8"]
    assert table.slots(A) == ["pile_swap"]


def test_the_decree_of_the_last() -> None:
    """R41: tied for last counts, and Meng is a player; before the income, after the other decrees (gugong/last)."""
    for points, won in (([5, 5, 9], 2), ([5, 4, 9], 0), ([3, 4, 9], 2)):
        hands = [["S1-9"], ["S2-1"], ["S3-3"]]
        table = table_of(3, "dawn", day=2, tiles=TILES, perks=[[LAST]], points=points, hands=hands)
        assert table.points()[A] - points[0] == won
    table = table_of(1, "dawn", day=2, tiles=TILES, perks=[[LAST], []], points=[5, 4], hands=[["S1-9"], ["S2-7"]])
    assert table.points("decrees") == [0, 0]
    table = table_of(1, "dawn", day=2, tiles=TILES, perks=[[], [LAST]], points=[5, 4], hands=[["S1-9"], ["S2-7"]])
    assert table.points("decrees") == [0, 2]
    table = table_of(2, "place", place="decrees", tiles=TILES, hands=[[], ["S2-1"]])
    table.say("decree L1-last")
    assert table.state.envoys[A] == 1


def test_the_decree_of_influence() -> None:
    """R39: once in one's own turn, beside any question, from the turn on in which it is taken (gugong/influence)."""
    table = table_of(2, "place", place="decrees", tiles=TILES, hands=[["S1-9"], ["S2-1"]], steps=[7, 7])
    table.say("decree L2-intrigue")
    assert table.state.envoys[A] == 2
    assert table.asked == (A, "rest")
    assert "influence jade" in table.offers
    table.say("influence jade")
    assert (table.state.jade[A], table.state.steps[A]) == (1, 0)
    assert table.asked == (B, "gift")
    assert table.offers == []
    table = turn("S1-9", "S1-5", tiles=TILES, perks=[[INFLUENCE]], steps=[14])
    table.say("influence servant")
    assert [offer for offer in table.offers if offer.startswith("influence")] == []
    table.say("gift S1-9>palace", "palace skip")
    assert beside(table.state).counts[1] == 0


def test_meng_exchanges_hand_cards() -> None:
    """One by lot of each hand, for a step; not without a card or a step (gugong/meng-hand)."""
    luck = {"hand_draw/1": "S1-9", "hand_draw/2": "S2-8"}
    table = meng_turn("N-3", "S2-8", steps=[0, 1], luck=luck, hands=[["S1-9"], ["N-3", "S2-8"]])
    assert table.hand(A) == ["S2-8"]
    assert table.hand(B) == ["S1-9"]
    table = meng_turn("N-3", "S2-8", steps=[0, 0])
    assert table.hand(A) == ["S1-9"]
    table = meng_turn("N-3", steps=[0, 1])
    assert table.hand(A) == ["S1-9"]


def test_meng_and_the_pile() -> None:
    """A hand card by lot, else one of his discard pile (gugong/meng-pile)."""
    table = meng_turn("N-4", "S2-8", pile=["P8", "P2"])
    assert table.hand(B) == ["P8"]
    assert CARDS[table.state.pile[-1]] == "S2-8"
    table = meng_turn("N-4", pile=["P8", "P2"])
    assert table.hand(B) == []
    assert table.taken(B) == ["P8"]


def test_meng_replaces_and_retreats() -> None:
    """As everybody does, when he can."""
    table = meng_turn("N-5", wall=[1, 0])
    assert table.state.wall == [0, 1]
    table = meng_turn("N-5", wall=[1, 0], pool=[6, 0])
    assert table.state.wall == [1, 0]
    table = meng_turn("N-6", envoys=[0, 3])
    assert (table.state.envoys[B], table.points("cards")) == (1, [0, 2])
    table = meng_turn("N-6", envoys=[0, 1])
    assert table.points("cards") == [0, 0]


def test_meng_reuses_his_last_token() -> None:
    """(gugong/meng-reuse)"""
    for slots, points in ((["envoy_1", "vp_2"], 2), (["vp_2", "envoy_1"], 0), ([], 0)):
        table = table_of(
            1,
            "meng",
            automa=["travel"],
            old=["jade"] * 10,
            hands=[["S1-9"], ["S2-7"]],
            cities={"guangzhou": "reuse_token"},
            slots=[[], slots],
        )
        assert table.points("tokens") == [0, points]


def test_meng_and_the_decree_of_influence() -> None:
    """A jade as soon as he can; servants before tokens; once a turn (gugong/meng-influence)."""
    said: dict[str, Any] = {"tiles": TILES, "perks": [[], [INFLUENCE]]}
    table = meng_turn("S2-7", steps=[0, 7], **said)
    assert (table.state.jade[B], table.state.steps[B]) == (1, 1)
    table = meng_turn("S2-7", steps=[0, 6], **said)
    assert (table.state.jade[B], table.state.steps[B]) == (1, 0)
    table = table_of(
        1,
        "meng",
        automa=["wall"],
        old=["jade"] * 10,
        hands=[["S1-9"], ["S2-7"]],
        pool=[6, 0],
        steps=[0, 2],
        slots=[[], ["vp_2", "swap"]],
        **said,
    )
    assert (table.state.wall[B], table.state.steps[B]) == (1, 1)
    assert table.slots(B) == ["vp_2", "swap"]


def test_random_matches() -> None:
    """Alone and with the Steps: everything stays somewhere, and the match ends."""
    for seats in range(1, 6):
        for modules in ("cards", "steps,cards"):
            draw = random.Random(seats)
            match = Match(GUGONG, seats, {"modules": modules, "on_top": "yes"}, chance=Quick(seats))
            while not match.over:
                check(cast("Gugong", match.play.state))
                match.answer(draw.randrange(len(match.asks[0].options)))


def test_influence_beside_a_benefit_of_the_wall() -> None:
    """One clicks the decree first, so the two are told apart."""
    table = table_of(
        2, "place", place="wall", hands=[[], ["S2-1"]], tiles=TILES, perks=[[INFLUENCE]], steps=[3], wall=[3]
    )
    table.say("wall a:servant")
    assert table.asked == (A, "benefit")
    options = table.view(A)["ask"]["options"]
    assert len({tuple(option["lights"]) for option in options}) == len(options)
    assert ["tile/L2-intrigue", "benefit/servant"] in [option["lights"] for option in options]
    table.say("influence servant", "benefit servant")
    assert table.state.steps[A] == 1


def test_influence_is_for_ones_own_turn() -> None:
    """R39: nothing is offered beside a question in somebody else's turn (gugong/influence)."""
    table = table_of(
        2, "place", place="wall", hands=[[], ["S2-1"]], tiles=TILES, perks=[(), (INFLUENCE,)], steps=[0, 7], wall=[0, 3]
    )
    table.say("wall a:servant")
    assert table.asked == (B, "benefit")
    assert table.offers == []


def test_meng_uses_influence_once_a_turn() -> None:
    """One jade, not two (gugong/meng-influence)."""
    table = meng_turn("S2-7", tiles=TILES, perks=[[], [INFLUENCE]], steps=[0, 14])
    assert (table.state.jade[B], table.state.steps[B]) == (1, 8)


def test_a_hidden_card_under_the_pile_in_the_middle_of_a_turn() -> None:
    """Who does not know the card that was given can still be dealt a table that leads there."""
    table = table_of(
        2,
        "place",
        place="travel",
        hands=[["P8", "P2"], ["S2-1"]],
        cities={"xian": "pile_swap", "datong": "vp_2"},
        drawn=[1 << CARDS.index("P8") | 1 << CARDS.index("P2"), *[0] * 7],
    )
    table.say("travel b", "city xian", "pile P8")
    assert table.asked == (A, "token")
    for seed in range(20):
        fork = table.match.play.fork_for(B, Quick(seed))
        assert fork.asks[0].prompt.name == "token"
