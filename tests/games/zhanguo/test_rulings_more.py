"""Rulings that the second reading looked at again, and those that it found: R58 to R63."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zhanguo.position import LISI, A, B, C, opening, position
from yamen.games.zhanguo.components import ACTIONS, REGIONS, components
from yamen.games.zhanguo.final import elixir_points


def test_the_bonus_comes_before_the_reset() -> None:
    """R9 (zhanguo/governor, zhanguo/bonus): with "-1 in two regions" the governor's own region is still in unrest."""
    table = position(
        2,
        hands=[["20"]],
        officials={"A.wei": "alchemist architect general"},
        governor_tiles={"wei": "G9"},
        unrest={"A.wei": 3, "A.zhao": 2, "A.qi": 1},
    )
    table.say("play 20>install_governor", "governor wei/1")
    assert table.options == ["wei", "zhao", "qi"]
    table.say("calm wei", "calm zhao")
    assert [table.unrest(f"A.{region}") for region in ("wei", "zhao", "qi")] == [0, 1, 1]


def test_workers_never_run_out() -> None:
    """R17 (zhanguo/hire): there are 44 tokens in the box, and a seat may have more workers than that."""
    table = position(2, hands=[["20"]], officials={"A.wei": "general"}, workers={"A.wei": 30, "B.wei": 30})
    table.say("play 20>hire_workers")
    assert table.workers("A.wei") == 32


def test_the_second_alchemist_card_can_wait() -> None:
    """R40 (zhanguo/alchemists): "up to 2 cards": the first must be placed, the second need not."""
    table = position(2, "rewards", table="b", round=3, row=2, tokens=[(0, 1, 0)])
    table.say("offer accept")
    assert table.refused("alchemist stop") == ("no-stop-first", "zhanguo/alchemists")
    table.say("alchemist A1>wei")
    assert table.options[-1] == "stop"
    table.say("alchemist stop")
    assert table.above("A.wei") == "A1"


def test_a_discard_is_the_first_value() -> None:
    """R48 (zhanguo/discard, zhanguo/fits): it lies at court, so the next action has no free choice any more."""
    full = {f"A.{region}": " ".join(cards) for region, cards in zip(REGIONS, threes(), strict=True)}
    table = position(2, hands=[["60"], ["70"]], above=full, boats=[24, 0], reserve=[0, 0, 0, 4, 4, 4], entrance=[0, 1])
    assert table.asked == (B, "play"), "the only card is discarded unasked"
    table.say("play 70>search_elixir")
    assert table.state.fits == 0
    assert table.state.court == [59, 69]


def threes() -> list[list[str]]:
    """Three cards for each region."""
    return [[str(1 + 3 * i), str(2 + 3 * i), str(3 + 3 * i)] for i in range(5)]


def test_the_limit_for_lisi() -> None:
    """R36, R52 (zhanguo/token-limit): beyond five he returns from the domain he has most of, ties in printed order."""
    table = position(1, "limit", row=1, tokens=[(0, 0, 0), (4, 3, 0)], lisi_actions=[6, 10, 15, 20, 1, 2, 3])
    assert table.tokens(LISI) == [2, 3, 0]


def test_lisi_pays_big_tokens_in_printed_order() -> None:
    """R52, R53 (zhanguo/lisi-tokens): one soldier to unlock, three big tokens: writing and currency go."""
    table = position(
        1,
        "unlock",
        row=1,
        tokens=[(0, 0, 0), (0, 0, 0)],
        big={"writing": LISI, "currency": LISI, "laws": LISI},
        locked=[8, 1],
        entrance=[1, 0],
    )
    paid = [event.words.facts["domain"] for event in table.events("tokens-back") if event.rule == "zhanguo/lisi-tokens"]
    assert paid == ["writing", "currency"]
    assert (table.state.locked[LISI], table.state.entrance[LISI]) == (0, 1)


def test_a_draw_with_lisi_is_won() -> None:
    """R37 (zhanguo/victory): alone, equal points are shared; one point fewer is a loss."""
    for left, ranks in ((1, [1, 1]), (0, [2, 1])):
        table = position(1, "limit", row=1, round=5, entrance=[left, 1])
        assert [table.points(seat) for seat in (A, LISI)] == [2 * left, 2]
        assert table.match.ranking == ranks


# --- found by the second reading --------------------------------------------------------------------------------------


def test_alchemist_cards_count_as_cards_of_a_region() -> None:
    """R58 (zhanguo/unification, zhanguo/tokens): an edict beside one is the second card there; three are the most."""
    table = position(2, hands=[["50", "51"]], above={"A.wei": "A1"})
    table.say("play 50>wei")
    assert (table.tokens(A), table.unrest("A.wei")) == ([0, 2, 0], 1)
    table = position(2, hands=[["50", "51"]], above={"A.wei": "A1 M1"}, unrest={"A.wei": 1})
    table.say("play 50>wei")
    assert (table.tokens(A), table.unrest("A.wei")) == ([0, 3, 0], 3)
    table = position(2, hands=[["50", "51"]], above={"A.wei": "A1 M1 A2"})
    assert table.refused("play 50>wei") == ("no-place-above", "zhanguo/unification")


def test_cards_of_a_region_for_the_mausoleum() -> None:
    """R58 (zhanguo/mausoleum): for "three cards here" alchemist cards and masters count too."""
    for above, met in (("3 A1 M1", True), ("3 A1", False)):
        table = position(
            2,
            "soldiers",
            hands=[["20"], ["21"]],
            mausoleum={"wei": "R4", "qi": "R2"},
            governors={"A.wei": 1},
            palaces={"A.wei": 1},
            above={"A.wei": above},
        )
        assert (table.asked == (A, "soldier")) == met


def test_masters_are_alchemist_cards_everywhere() -> None:
    """R59 (zhanguo/activate, zhanguo/elixir-points): abilities, bonuses, the elixir's tile and points count them."""
    action = ACTIONS.index(next(row["trigger"] for row in components()["cards"] if row["number"] == 17))
    table = position(2, "wake", fits=1, action=action, above={"A.wei": "17 M1", "A.qi": "A1"})
    table.say("wake wei/1")
    assert table.points(A) == 2
    table = position(2, "soldiers", hands=[["20"], ["21"]], boats=[14, 0], above={"A.wei": "M1", "A.qi": "M2"})
    assert table.options == ["5", "stop"]
    assert elixir_points(table.state, A) == 2 * 4


def test_every_way_of_sailing_meets_symbols() -> None:
    """R60 (zhanguo/boat, zhanguo/elixir): an ability and a starting tile resolve the symbol that they reach."""
    table = position(2, "wake", fits=1, action=5, above={"A.wei": "59"}, boats=[4, 0])
    table.say("wake wei/1")
    assert (table.state.boats[A], table.state.locked[A]) == (5, 7)
    table = opening(2, {"starting_tiles": ["S7", "S1", "S5", "S2", "S3", "S6", "S4", "S8", "S9", "S10"]})
    table.match.say("start S7", A)
    table.match.say("start S5", B)
    assert (table.state.boats[A], table.state.locked[A], table.state.entrance[A]) == (2, 7, 2)


@pytest.mark.parametrize(("seats", "points"), [(2, 4), (3, 6)])
def test_an_honoured_soldier_goes_to_the_top(seats: int, points: int) -> None:
    """R61 (zhanguo/honour): it takes the highest free slot and its points; with two players not the one for 3."""
    table = position(seats, "rewards", table="b", round=4, row=0, tokens=[(0, 0, 1)], soldiers={"wei": {1: B}})
    table.say("offer accept", "honour 3")
    assert table.points(A) == points
    assert table.state.entrance[A] == 0


def test_lisi_counts_two_before_the_first_value() -> None:
    """R62 (zhanguo/elixir-points): on scoring card D each alchemist card counts 2 where the track shows nothing yet."""
    table = position(1, lisi="2", hands=[["20"]], boats=[0, 2], above={"B.chu": "A1 A2 3"})
    assert elixir_points(table.state, LISI) == 4
    table = position(1, lisi="1", hands=[["20"]], boats=[0, 2], above={"B.chu": "A1 A2 3"})
    assert elixir_points(table.state, LISI) == 0


def test_cards_are_dealt_seat_by_seat() -> None:
    """R63 (zhanguo/draw): two of each deck to the first seat, the next two to the second, whoever begins."""
    luck: dict[str, Any] = {
        "deck/writing": list(range(1, 41)),
        "deck/currency": list(range(41, 81)),
        "deck/laws": list(range(81, 121)),
    }
    table = opening(3, luck)
    for ask in list(table.match.asks):
        table.match.answer(0, ask.seat)
    while table.match.ask_of().prompt.name != "play":
        table.match.answer(0)
    hands = [[card + 1 for card in table.state.hands[seat * 6 : seat * 6 + 6]] for seat in (A, B, C)]
    assert hands == [[1, 2, 41, 42, 81, 82], [3, 4, 43, 44, 83, 84], [5, 6, 45, 46, 85, 86]]
