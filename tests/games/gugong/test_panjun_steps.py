"""The Steps of the Pavilion: both worked examples, every condition, every morning, and the rulings on them.

(gugong/back, gugong/steps, gugong/gate, gugong/stairs, gugong/toll-inside, gugong/meng-steps)
"""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.games.gugong.position import A, B, C, Table, action, position
from yamen.games.gugong import GUGONG
from yamen.games.gugong.components import CARDS
from yamen.games.gugong.panjun.annex import beside
from yamen.games.gugong.panjun.back import can_go_back, go_back
from yamen.games.gugong.panjun.components import CONDITIONS, EFFECTS, LEFTS, RIGHTS
from yamen.games.gugong.panjun.gates import open_for
from yamen.games.gugong.state import Gugong
from yamen.kernel.chance import Quick
from yamen.kernel.errors import NotAnOption

LEFT, RIGHT = 1, 2
PL = {name: at for at, name in enumerate(LEFTS)}
PR = {name: at for at, name in enumerate(RIGHTS)}


def stairs(seats: int, left: str = "PL1", right: str = "PR-A", **said: Any) -> Table:
    """Seat A is about to act at the Palace."""
    said.setdefault("sides", [0] * max(seats, 2))
    return action(seats, "palace", modules="steps", stairs=[PL[left], PR[right]], **said)


def dawn(seats: int, right: str, **said: Any) -> Table:
    """The income of the second day is about to be given; then come the stairs."""
    n = max(seats, 2)
    said.setdefault("sides", [RIGHT, *[0] * (n - 1)])
    said.setdefault("hands", [["S1-9"], ["S2-1"], ["S3-3"]][:n])
    return position(seats, "income", modules="steps", stairs=[0, PR[right]], day=2, **said)


def back(table: Table, seat: int, n: int, penalty: bool) -> list[str]:
    """Move an envoy back, with the first answer to whatever is asked; the options that there were."""
    run = go_back(table.state, seat, n, "stairs", penalty=penalty)
    asked: list[str] = []
    try:
        while True:
            (ask,) = run.send(None)
            asked += [ask.notation(i) for i in range(len(ask.options))]
            ask.chosen = 0
    except StopIteration:
        return asked


def test_the_first_example() -> None:
    """Rafaël stands on the first step, shows a 2 for the second one, and keeps the card."""
    table = stairs(3, envoys=[1], sides=[LEFT, 0, 0], hands=[["S1-2", "S1-9"], ["S2-1"], ["S3-3"]])
    table.say("palace a")
    assert table.options == ["S1-2", "skip"]
    assert table.refused("reveal S1-9") == ("no-card-range", "gugong/gate")
    assert table.refused("reveal S2-1") == ("no-card-in-hand", "gugong/gate")
    table.say("reveal S1-2")
    assert table.state.envoys[A] == 2
    assert table.hand(A) == ["S1-2", "S1-9"]
    assert [event.words.facts["value"] for event in table.events("revealed")] == [2]


def test_the_second_example() -> None:
    """R32: from the third step three back for a decree of level 4: the second step asks for the same card again."""
    table = stairs(2, envoys=[3], sides=[LEFT, 0], hands=[["S1-2"], ["S2-1"]])
    assert can_go_back(table.state, A, 3)
    assert back(table, A, 3, penalty=False) == ["reveal S1-2"]
    assert (table.state.envoys[A], beside(table.state).sides[A]) == (0, 0)
    table = stairs(2, envoys=[3], sides=[LEFT, 0], hands=[["S1-9"], ["S2-1"]])
    assert not can_go_back(table.state, A, 3)
    assert not can_go_back(table.state, A, 1)


def test_a_penalty_checks_nothing() -> None:
    """R30, R32: a penalty goes back as far as it can, whatever the steps ask; a price needs every step."""
    table = stairs(2, envoys=[3], sides=[LEFT, 0], hands=[["S1-9"], ["S2-1"]])
    assert back(table, A, 1, penalty=True) == []
    assert table.state.envoys[A] == 2
    back(table, A, 5, penalty=True)
    assert table.state.envoys[A] == 0
    table = stairs(2, envoys=[2], sides=[RIGHT, 0])
    assert can_go_back(table.state, A, 2)
    assert not can_go_back(table.state, A, 3)


def test_the_choice_of_stairs() -> None:
    """At the first step and again after falling back to the start; never between (gugong/steps)."""
    table = stairs(2)
    table.say("palace a")
    assert table.asked == (A, "stairs")
    assert table.options == ["left", "right"]
    table.say("stairs right")
    assert table.state.envoys[A] == 1
    assert table.zone(A, "palace/right/1") == {"envoy/0": 1}
    table = stairs(2, envoys=[1], sides=[RIGHT, 0])
    table.say("palace a")
    assert table.state.envoys[A] == 2
    table = stairs(2, envoys=[1], sides=[RIGHT, 0])
    back(table, A, 1, penalty=True)
    table.say("palace a", "stairs left")
    assert table.zone(A, "palace/left/1") == {"envoy/0": 1}


def test_a_closed_gate_stops_the_envoy() -> None:
    """Two steps, of which the second is closed: one is taken, the other is lost and no point (gugong/gate)."""
    table = stairs(2, envoys=[0], hands=[["S1-9"], ["S2-1"]])
    table.say("palace b", "stairs left")
    assert table.options == ["skip"]  # asked all the same: silence would tell that no such card is in hand
    table.say("reveal skip")
    assert table.state.envoys[A] == 1
    assert table.points("palace") == [0, 0]
    assert len(table.events("gate-closed")) == 1


def test_conditions_on_every_way_up() -> None:
    """The wall's step and tokens are checked as well (gugong/gate)."""
    table = position(
        2,
        "place",
        place="travel",
        modules="steps",
        sides=[LEFT, 0],
        envoys=[3],
        cities={"xian": "envoy_1"},
        hands=[[], ["S2-1"]],
        stairs=[PL["PL1"], 0],
    )
    table.say("travel a", "token take")
    assert table.state.envoys[A] == 3  # Intrigue 7 is asked
    table = position(
        2,
        "place",
        place="wall",
        modules="steps",
        sides=[LEFT, 0],
        envoys=[3],
        hands=[[], ["S2-1"]],
        wall=[3],
        stairs=[PL["PL1"], 0],
    )
    table.say("wall a:servant")
    assert table.state.envoys[A] == 3


MET: list[tuple[str, dict[str, Any]]] = [
    ("intrigue_7", {"steps": [7, 6]}),
    ("double_servant", {"doubles": ["supply"]}),
    ("gift_cards_5", {"hands": [["S1-2", "S1-3", "S1-5"], []], "taken": [["S2-7", "S2-8"], []]}),
    ("travel_tokens_3", {"slots": [["vp_2", "double", "swap"]]}),
    ("travel_tokens_4", {"slots": [["vp_2", "double", "swap", "swap"]]}),
    ("harbour_rewards_1", {"rewards": [{"points": 1}]}),
    ("harbour_rewards_3", {"rewards": [{"points": 2, "double": 1}]}),
    ("jade_3", {"jade": [3, 2]}),
    ("wall_servants_2", {"wall": [2, 1]}),
    ("decree_level_2", {"perks": [["L2-jade"]]}),
    ("decree_level_3", {"perks": [["L3-jade"]]}),
]


@pytest.mark.parametrize(("condition", "said"), MET, ids=[name for name, _ in MET])
def test_each_condition(condition: str, said: dict[str, Any]) -> None:
    """Closed at an ordinary table, open with just what it asks; a double token is one token (gugong/gate)."""
    given = {"hands": [[], ["S2-1"]], **said}
    table = position(2, "place", place="palace", modules="steps", sides=[0, 0], **given)
    assert open_for(table.state, A, condition)
    assert not open_for(table.state, B, condition)


def test_the_double_servant_on_the_wall_counts_as_two() -> None:
    """R15 holds for the steps too."""
    table = stairs(2, doubles=["wall"])
    assert open_for(table.state, A, "wall_servants_2")


@pytest.mark.parametrize(
    ("condition", "card"), [("reveal_1_3", "S1-3"), ("reveal_4_6", "S1-5"), ("reveal_7_9", "S1-9")]
)
def test_each_range(condition: str, card: str) -> None:
    """Only hand cards of the values asked for."""
    for held in ("S1-3", "S1-5", "S1-9"):
        table = stairs(2, hands=[[held], ["S2-1"]])
        assert open_for(table.state, A, condition) == (held == card)
    assert not open_for(stairs(2, hands=[[], ["S2-1"]], taken=[[card], []]).state, A, condition)


def test_the_palace_is_nearer_on_the_left() -> None:
    """Seven steps on the left, nine on the right; beyond them points (gugong/beyond)."""
    table = stairs(2, envoys=[6], sides=[LEFT, 0])
    table.say("palace b")
    assert (table.state.envoys[A], table.state.spots[A]) == (7, 0)
    assert table.points("palace") == [1, 0]
    table = stairs(2, envoys=[7], sides=[RIGHT, 0])
    table.say("palace b")
    assert (table.state.envoys[A], table.state.spots[A]) == (9, 0)
    assert table.points("palace") == [0, 0]
    assert table.zone(A, "palace/hall/1") == {"envoy/0": 1}


def test_leaving_the_palace() -> None:
    """R31: his place is free again, the others stay; he comes in again to the best free one (gugong/back)."""
    table = dawn(3, "PR-A", envoys=[9, 9, 0], sides=[RIGHT, RIGHT, 0], spots=[0, 1])
    back(table, A, 1, penalty=True)
    assert (table.state.envoys[A], table.state.spots[A]) == (8, -1)
    assert table.state.spots[B] == 1
    assert table.zone(A, "palace/right/8") == {"envoy/0": 1}
    assert table.zone(A, "palace/hall/1") == {}


@pytest.mark.parametrize(
    ("right", "step", "change"),
    [
        ("PR-A", 2, {"steps": 1}),
        ("PR-B", 5, {"steps": 2}),
        ("PR-D", 3, {"steps": 3}),
        ("PR-C", 2, {"steps": -1}),
        ("PR-A", 7, {"steps": -2}),
        ("PR-D", 8, {"steps": -3}),
        ("PR-B", 2, {"pool": 1}),
        ("PR-A", 8, {"pool": 2}),
        ("PR-A", 4, {"pool": -1}),
        ("PR-C", 5, {"pool": -2}),
        ("PR-C", 6, {"jade": 1}),
        ("PR-B", 6, {"jade": -1}),
        ("PR-A", 5, {"points": 1}),
        ("PR-E", 5, {"points": 2}),
        ("PR-C", 8, {"points": -1}),
        ("PR-A", 1, {}),
    ],
)
def test_each_morning(right: str, step: int, change: dict[str, int]) -> None:
    """What the step brings, or its price, after the income (gugong/stairs)."""
    table = dawn(2, right, envoys=[step], pool=[0, 6], jade=[2], points=[5])
    # the income of four servants came first, so a price of servants can be paid
    state = table.state
    found = {"pool": state.pool[A] - 4, "jade": state.jade[A] - 2, "points": state.points(A) - 5}
    if "steps" in change and change["steps"] < 0:
        assert state.envoys[A] == step - 1  # on Intrigue 0 it cannot be paid
        return
    assert state.envoys[A] == step
    assert found == {name: change.get(name, 0) for name in found}
    assert state.steps[A] == change.get("steps", 0)


def test_a_price_of_influence_is_paid() -> None:
    """The marker goes back, if there are so many steps (gugong/stairs)."""
    for have, envoy, left in ((2, 7, 0), (5, 7, 3), (1, 6, 1)):
        table = dawn(2, "PR-A", envoys=[7], steps=[have])
        assert (table.state.steps[A], table.state.envoys[A]) == (left, envoy)


def test_who_cannot_pay_goes_back_one_step() -> None:
    """R33: the new step is ignored that morning (gugong/stairs)."""
    table = dawn(2, "PR-B", envoys=[6], jade=[0])  # step 5 would bring 2 Intrigue steps
    assert table.state.envoys[A] == 5
    assert table.state.steps[A] == 0
    assert len(table.events("envoy-back")) == 1


def test_tokens_may_be_exchanged_before_the_price() -> None:
    """R43 holds here: six tokens become the jade that the step asks."""
    table = dawn(2, "PR-B", envoys=[6], jade=[0], slots=[["vp_2"] * 3 + ["swap"] * 3])
    assert table.asked == (A, "due")
    assert table.refused("due pay") == ("no-due", "gugong/stairs")
    table.say("exchange jade")
    assert table.state.envoys[A] == 6
    assert table.state.jade[A] == 0


def test_the_toll_inside() -> None:
    """One servant each morning inside the Palace; who cannot pay leaves it (gugong/toll-inside)."""
    table = dawn(2, "PR-A", envoys=[9], spots=[0], pool=[0])
    assert table.state.pool[A] == 3  # four of the income, one paid
    assert table.state.spots[A] == 0
    table = dawn(2, "PR-B", envoys=[9], spots=[0], pool=[0])
    assert table.state.pool[A] == 4  # these stairs ask nothing inside
    table = dawn(2, "PR-A", envoys=[7], sides=[LEFT, 0], spots=[0], pool=[0])
    assert table.state.pool[A] == 4  # who came by the left stairs pays nothing


def test_in_turn_order() -> None:
    """From the start player on (gugong/stairs)."""
    table = dawn(3, "PR-C", envoys=[3, 3, 3], sides=[RIGHT] * 3, starter=B)
    assert [event.seat for event in table.events("stairs-morning")] == [B, C, A]


def test_the_night_step_may_be_left() -> None:
    """R47: both texts say "may"; with the stairs it is asked (gugong/steps)."""
    table = position(
        2,
        "night",
        modules="steps",
        hands=[],
        taken=[["S1-9"], ["S2-1"]],
        dice=[9, 9, 9],
        envoys=[1],
        sides=[RIGHT, 0],
        pool=[6, 6],
    )
    while table.asked[1] == "gain":
        table.say("gain servants")
    assert table.asked == (A, "step")
    table.say("step skip")
    assert table.state.envoys[A] == 1
    assert table.points("night") == [3, 0]


def test_meng_takes_the_right_stairs() -> None:
    """He never chooses the left, pays when he can, and goes back when he cannot (gugong/meng-steps)."""
    table = position(
        1,
        "meng",
        modules="steps",
        automa=["palace"],
        old=["jade"] * 10,
        hands=[["S1-9"], ["S2-7"]],
    )
    assert beside(table.state).sides == [0, RIGHT]
    assert table.state.envoys[B] == 1
    table = dawn(1, "PR-A", envoys=[0, 4], sides=[0, RIGHT], pool=[6, 0])
    assert (table.state.envoys[B], table.state.pool[B]) == (4, 3)
    table = dawn(1, "PR-B", envoys=[0, 6], sides=[0, RIGHT], jade=[0, 0], slots=[[], ["vp_2"] * 3 + ["swap"] * 3])
    assert table.state.envoys[B] == 5  # he exchanges nothing for it


def test_setup() -> None:
    """One track of each side is drawn by its label (gugong/steps)."""
    table = position(2, modules="steps", luck={"steps/left": "PL4", "steps/right": "PR-E"})
    assert table.view(A)["extra"]["stairs"]["left"] == [
        "none",
        "decree_level_2",
        "none",
        "travel_tokens_4",
        "none",
        "gift_cards_5",
    ]
    assert table.view(-1)["extra"]["stairs"]["right"][1] == "intrigue_up_2"


def test_the_printed_tracks() -> None:
    """Five of each; three conditions on the left; everything that the rulebook names occurs."""
    facts = GUGONG.components()["modules"]["steps"]
    lefts = [facts["left"][name] for name in LEFTS]
    assert all(len(steps) == 6 and sum(step != "none" for step in steps) == 3 for steps in lefts)
    assert {step for steps in lefts for step in steps} == set(CONDITIONS)
    assert {step for name in RIGHTS for step in facts["right"][name]} == set(EFFECTS)


def test_corrections() -> None:
    """An owner corrects a track; what the rulebook does not list is refused; other matches do not change."""
    path = "modules.steps.left.PL1"
    good = ["none", "jade_3", "none"]
    before = GUGONG.digest({}, {})
    assert GUGONG.digest({path: good}, {}) == before
    assert GUGONG.digest({path: good}, {"modules": "steps"}) != GUGONG.digest({}, {"modules": "steps"}) != before
    assert GUGONG.rules(GUGONG.settle(2, {"modules": "steps"}), {path: good}).entries["stairs"].left[0] == good
    with pytest.raises(NotAnOption) as refused:
        GUGONG.rules(GUGONG.settle(2, {"modules": "steps"}), {path: ["gold"]})
    assert refused.value.words.key == "component-unknown-value"


def test_bonus_tokens_stay_in_the_box() -> None:
    """They are not used with any module (gugong/steps)."""
    with pytest.raises(NotAnOption) as refused:
        GUGONG.settle(3, {"bonus": "yes", "modules": "steps"})
    assert refused.value.words.key == "excludes-bonus-yes-modules-steps"


def test_back_on_the_printed_track() -> None:
    """R30: without the stairs a penalty ends at the start, and a price needs every step (gugong/back)."""
    table = position(2, "place", place="palace", modules="cards", hands=[[], ["S2-1"]], envoys=[3])
    assert can_go_back(table.state, A, 3)
    assert not can_go_back(table.state, A, 4)
    assert back(table, A, 5, penalty=True) == []
    assert table.state.envoys[A] == 0
    assert back(table, A, 1, penalty=True) == []
    assert table.state.envoys[A] == 0


def test_a_shown_card_is_known() -> None:
    """A card drawn from the pile, once shown, is not dealt anew (gugong/gate)."""
    card = CARDS.index("P2")
    table = stairs(2, envoys=[1], sides=[LEFT, 0], hands=[["P2"], ["S2-1"]], drawn=[1 << card, 0, 0, 0])
    table.say("palace a", "reveal P2")
    assert table.state.drawn == [0, 0, 0, 0]
    for seed in range(10):
        assert cast("Gugong", table.match.play.fork_for(B, Quick(seed)).state).hands[A] == (card,)
