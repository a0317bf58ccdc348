"""Rulings on turns, the court and its actions, by number."""

from __future__ import annotations

from typing import Any

from tests.games.zhanguo.position import A, B, opening, position
from yamen.kernel import door

FULL = {
    f"A.{region}": text
    for region, text in zip(
        ("chu", "wei", "zhao", "qi", "yan"), ("1 2 3", "4 5 6", "7 8 9", "10 11 12", "13 14 15"), strict=True
    )
}


def test_no_legal_play() -> None:
    """R1 (zhanguo/discard): five full regions, no official left, the boat at its end: any card is discarded."""
    table = position(
        2, hands=[["20", "60"], ["70"]], above=FULL, boats=[24, 0], reserve=[0, 0, 0, 4, 4, 4], entrance=[0, 1]
    )
    assert table.options == ["20>discard", "60>discard"]
    table.say("play 60>discard")
    assert table.state.court == [59]
    assert table.asked == (B, "play")
    assert table.tokens(A) == [0, 0, 0]


def test_discard_takes_the_free_choice() -> None:
    """R48 (zhanguo/discard): the discarded card is the covered value for the next action at court."""
    table = position(
        2,
        hands=[["60"], ["50"]],
        above={**FULL, "B.qi": "70"},
        boats=[24, 0],
        reserve=[0, 0, 0, 4, 4, 4],
        entrance=[0, 1],
    )
    table.say("play 50>search_elixir")
    assert table.state.court == [59, 49]
    assert table.state.fits == 1
    assert table.state.card == 49


def test_discard_is_refused_while_a_play_is_legal() -> None:
    """R1 (zhanguo/discard): nobody discards by choice."""
    assert position(2, hands=[["20"]]).refused("play 20>discard") == ("no-discard", "zhanguo/discard")


def test_fitting_numbers() -> None:
    """R2 (zhanguo/fits): lower for the first three actions, higher for the others; only the covered card counts."""
    for number, fits in (("20", 1), ("90", 0)):
        table = position(2, hands=[[number]], court=["60"], officials={"A.chu": "general"})
        table.say(f"play {number}>recruit_official", "recruit general>wei")
        assert table.state.fits == fits
    table = position(2, hands=[["90"]], court=["60"], officials={"A.chu": "general"})
    table.say("play 90>hire_workers")
    assert table.state.fits == 1
    table = position(2, hands=[["59"]], court=["60"], officials={"A.chu": "general"})
    table.say("play 59>hire_workers")
    assert table.state.fits == 0
    table = position(2, hands=[["61"]], court=["60"], officials={"A.chu": "alchemist architect general"})
    table.say("play 61>install_governor")
    assert table.state.fits == 0


def test_first_card_always_fits() -> None:
    """Exception (zhanguo/fits): nothing lies at court yet, so both kinds of action fit."""
    table = position(2, hands=[["20"]], officials={"A.chu": "general"}, above={"A.chu": "22"})
    table.say("play 20>hire_workers")
    assert "chu/1" in table.options


def test_unrest_is_checked_at_each_activation() -> None:
    """R3 (zhanguo/activate): each card once, and a card in a region at 3 waits until something lowers it."""
    table = position(2, "wake", fits=1, action=4, above={"A.wei": "67 30", "A.qi": "39"}, unrest={"A.wei": 2})
    assert table.options == ["wei/1", "wei/2", "qi/1", "enough"]
    table.say("wake wei/1")
    assert table.unrest("A.wei") == 3
    assert table.options == ["qi/1", "enough"]
    table.say("wake qi/1")
    assert table.options == ["wei/2", "enough"]
    assert table.refused("wake qi/1") == ("no-ability-twice", "zhanguo/activate")
    table.say("wake wei/2")
    assert table.unrest("A.wei") == 3


def test_partial_effects() -> None:
    """R4 (zhanguo/partial): one token of two is enough; none, and no official, is not; 0 points are."""
    table = position(
        2,
        "wake",
        fits=1,
        action=4,
        above={"A.wei": "30 94", "A.qi": "9"},
        supply=[5, 0, 0],
        reserve=[4, 0, 4, 4, 4, 4],
    )
    assert table.options == ["qi/1", "enough"]
    assert table.refused("wake wei/2") == ("no-ability-use", "zhanguo/partial")
    assert table.refused("wake wei/1") == ("no-ability-use", "zhanguo/partial")
    table.say("wake qi/1")
    assert (table.points(A), table.unrest("A.qi")) == (0, 1)
    table = position(2, "wake", fits=1, action=4, above={"A.wei": "30"}, supply=[5, 0, 1])
    table.say("wake wei/1")
    assert table.tokens(A) == [0, 0, 1]
    assert table.unrest("A.wei") == 1


def test_zero_points_then_no_move() -> None:
    """R46 (zhanguo/option-b): an ability worth 0 points was used, so no official moves any more."""
    table = position(2, "wake", fits=1, action=4, above={"A.wei": "73 55"}, officials={"A.chu": "general"})
    assert "general:chu>wei" in table.options
    table.say("wake wei/1")
    assert table.options == ["wei/2", "enough"]
    assert table.refused("wake general:chu>wei") == ("no-move-after-ability", "zhanguo/option-b")


def test_activated_abilities_are_carried_out() -> None:
    """R46 (zhanguo/move-workers): a worker must move, a token must be taken; official moves may end at once. R40."""
    table = position(2, "wake", fits=1, action=5, above={"A.wei": "33 19"}, workers={"A.wei": 1})
    table.say("wake wei/1")
    assert table.options == ["wei>chu", "wei>zhao"]
    assert table.refused("shift stop") == ("no-stop-here", "zhanguo/move-workers")
    table.say("shift wei>zhao", "wake wei/2")
    assert table.options == ["writing", "currency", "laws"]


def test_cards_gained_on_the_way() -> None:
    """R5, R8 (zhanguo/activate): a card placed by the elixir's symbol wakes in the same turn."""
    table = position(2, hands=[["20"]], officials={"A.wei": "alchemist"}, masters=0)
    table.say("play 20>search_elixir")
    data = table.match.play.base.encode()
    data["aside"][A] = 0b0000100000
    table.match.resume([], 0, data, 1)
    table.say("symbol M1>wei")
    assert "wei/1" in table.options
    table.say("wake wei/1")
    assert table.points(A) == 2


def test_alchemist_placed_while_activating() -> None:
    """R6 (zhanguo/activate): the boat's card places an alchemist card with the same trigger, which wakes once."""
    table = position(2, "wake", fits=1, action=5, above={"A.wei": "59"}, officials={"A.chu": "alchemist"}, boats=[1, 0])
    table.say("wake wei/1", "symbol A2>chu")
    assert table.options == ["chu/1", "enough"]
    table.say("wake chu/1", "recruit general>chu")
    assert table.officials("A.chu") == "alchemist general"


def test_one_official_moves_whatever_the_number() -> None:
    """R7 (zhanguo/option-b): exactly one step, when no ability was used, and the turn is over."""
    for number in ("20", "90"):
        table = position(
            2,
            hands=[[number], ["70"]],
            court=["60"],
            officials={"A.zhao": "general"},
            reserve=[1, 0, 0, 4, 4, 4],
            entrance=[0, 0],
        )
        table.say(f"play {number}>recruit_official", "recruit alchemist>chu")
        assert table.options == ["alchemist:chu>wei", "general:zhao>wei", "general:zhao>qi", "enough"]
        table.say("wake general:zhao>qi")
        assert table.asked == (B, "play")


def test_chu_and_yan_are_no_neighbours() -> None:
    """Option B (zhanguo/regions): from the outer regions there is one way only."""
    table = position(2, "wake", officials={"A.chu": "general", "A.yan": "general"})
    assert table.options == ["general:chu>wei", "general:yan>qi", "enough"]


def test_rewards_wake_nothing() -> None:
    """R8 (zhanguo/rewards): a wall from a reward wakes no card with a wall for its trigger."""
    table = position(
        2, "rewards", round=4, row=2, tokens=[(0, 0, 1)], above={"A.wei": "59"}, piles=["", "", "", "", "", ""]
    )
    table.say("offer accept", "wall s1/left/2", *(["soldier stop"]))
    assert table.state.boats[A] == 0
    assert "wake" not in [ask.prompt.name for ask in table.match.asks]


def test_governor_order() -> None:
    """R9, R44 (zhanguo/governor): officials back first, so the bonus can recruit them; unrest falls last."""
    table = position(
        2,
        hands=[["20"]],
        officials={"A.wei": "alchemist architect general", "A.chu": "general general general"},
        governor_tiles={"wei": "G5"},
        unrest={"A.wei": 0},
    )
    table.say("play 20>install_governor", "governor wei/1", "recruit general>qi")
    assert table.officials("A.qi") == "general"
    assert table.unrest("A.wei") == 0


def test_bonus_that_is_impossible() -> None:
    """R39 (zhanguo/bonus): a space may be taken although its bonus is impossible; "2 generals" with one left is one."""
    table = position(
        2,
        hands=[["20"]],
        officials={"A.wei": "alchemist architect general"},
        governor_tiles={"wei": "G4"},
        boats=[24, 0],
    )
    table.say("play 20>install_governor", "governor wei/2")
    assert table.state.bonuses[4:8] == [-1, A, -1, -1]
    assert table.state.boats[A] == 24


def test_palace_tile_is_compulsory() -> None:
    """R10 (zhanguo/palace): a tile must be taken, one that brings unrest only below 3, else the step is skipped."""
    here: dict[str, Any] = {
        "officials": {"A.qi": "architect"},
        "workers": {"A.qi": 2, "A.chu": 1},
        "above": {"A.qi": "3 A1"},
    }
    table = position(2, hands=[["20"]], palace_tiles={"qi": "any writing"}, unrest={"A.qi": 3}, **here)
    table.say("play 20>build_palace", "big laws")
    assert table.points(A) == 6 + 3
    table = position(2, hands=[["20"]], palace_tiles={"qi": "any"}, unrest={"A.qi": 3}, **here)
    table.say("play 20>build_palace", "big laws")
    assert table.points(A) == 6
    assert table.state.palace_tiles[9] == 4
    table = position(2, hands=[["20"]], palace_tiles={"qi": "any writing"}, unrest={"A.qi": 2}, **here)
    table.say("play 20>build_palace")
    assert table.options == ["qi/any", "qi/writing"]
    table.say("tile qi/any", "big laws")
    assert (table.points(A), table.unrest("A.qi")) == (6 + 4, 3)


def test_big_token_is_compulsory() -> None:
    """R11 (zhanguo/big-token): the last one comes unasked; with none left the step is skipped."""
    here: dict[str, Any] = {"officials": {"A.qi": "architect"}, "workers": {"A.qi": 2, "A.chu": 1}}
    table = position(2, hands=[["20"]], big={"writing": B, "laws": B}, **here)
    table.say("play 20>build_palace")
    assert table.state.big == [B, A, B]
    table = position(2, hands=[["20"]], big={"writing": B, "laws": B, "currency": B}, **here)
    table.say("play 20>build_palace")
    assert table.state.big == [B, B, B]


def test_palace_order_of_points() -> None:
    """R45 (zhanguo/palace): tile, big token, 6 points, then the tile's unrest and points."""
    table = position(
        2,
        hands=[["20"]],
        officials={"A.qi": "architect"},
        workers={"A.qi": 2, "A.chu": 1},
        palace_tiles={"qi": "any"},
        above={"A.qi": "3"},
    )
    table.say("play 20>build_palace", "big laws")
    told = [event.kind for event in table.match.events()]
    begin = told.index("palace-tile")
    assert told[begin : begin + 5] == ["palace-tile", "big-token", "points", "unrest-up", "points"]


def test_emperor_tile_of_the_section() -> None:
    """R12 (zhanguo/emperor): the first wall on a section takes the site's top tile; a second one does not."""
    table = position(2, hands=[["20"]], workers={"A.chu": 1}, above={"A.chu": "60"}, walls={"s1/left/2": B})
    table.say("play 20>build_wall", "wall s1/left/1")
    assert table.state.emperors[0] == -1
    table = position(2, hands=[["20"]], workers={"A.chu": 1}, above={"A.chu": "60"}, walls={"s1/left/2": B})
    table.say("play 20>build_wall", "wall s1/right/1")
    assert table.state.emperors[0] == 0


def test_emperor_tile_stays_without_a_card() -> None:
    """R12 (zhanguo/emperor): without an eligible card the tile stays, and the section's claim is gone."""
    table = position(2, hands=[["20"]], workers={"A.chu": 1})
    table.say("play 20>build_wall", "wall s1/left/1")
    assert table.state.piles[:2] == [0, 1]


def test_free_wall() -> None:
    """R13 (zhanguo/rewards): any free slot of any cost, no workers, and the emperor tile as usual."""
    table = position(2, "rewards", round=4, row=2, tokens=[(0, 0, 1)], above={"A.wei": "59"})
    table.say("offer accept")
    assert len(table.options) == 12
    table.say("wall s3/left/2")
    assert table.state.emperors[3] == 4


def test_emperor_tile_replaces_the_trigger() -> None:
    """R14 (zhanguo/emperor): the card wakes by the tile's action and no longer by its own."""
    for action, options in ((5, ["wei/1", "enough"]), (4, None)):
        table = position(
            2,
            "wake",
            fits=1,
            action=action,
            above={"A.wei": "A3"},
            emperors={"A.wei/1": "E2"},
            unrest={"A.qi": 1},
            hands=[["20"], ["21"]],
            entrance=[0, 0],
        )
        assert (table.options if options else table.asked) == (options or (B, "play"))


def test_one_emperor_tile_a_card() -> None:
    """R47 (zhanguo/emperor): the tile goes on any card without one, also one that has the trigger already."""
    table = position(
        3,
        hands=[["20"]],
        workers={"A.chu": 1},
        above={"A.wei": "59 51", "A.qi": "A2"},
        emperors={"A.wei/2": "E6"},
    )
    table.say("play 20>build_wall", "wall s1/left/1")
    assert table.options == ["wei/1", "qi/1"]
    assert table.refused("emperor wei/2") == ("no-second-emperor", "zhanguo/emperor")


def test_slots_of_equal_cost() -> None:
    """R47 (zhanguo/wall): with four players a section has two slots for two workers, both are choices."""
    table = position(4, hands=[["20"]], workers={"A.chu": 1, "A.wei": 1}, walls={"s1/left/1": B})
    table.say("play 20>build_wall")
    assert [slot for slot in table.options if slot.startswith("s1/left")] == ["s1/left/2", "s1/left/3"]
    assert table.refused("wall s1/left/4") == ("no-workers-for-wall", "zhanguo/wall")
    assert table.refused("wall s1/left/1") == ("no-slot-free", "zhanguo/wall")


def test_workers_of_different_regions() -> None:
    """Build 1 wall (zhanguo/wall): the player chooses which regions pay, each of them once."""
    table = position(3, hands=[["20"]], workers={"A.chu": 2, "A.wei": 1, "A.qi": 1})
    table.say("play 20>build_wall", "wall s1/left/2")
    assert table.options == ["chu+wei", "chu+qi", "wei+qi"]
    assert table.refused("pay chu") == ("no-pay-number", "zhanguo/wall")
    assert table.refused("pay chu+yan") == ("no-worker-there", "zhanguo/wall")


def test_symbols() -> None:
    """R15 (zhanguo/elixir, zhanguo/alchemists): nothing possible loses it; in order; a double one counts twice."""
    table = position(2, hands=[["20"]], locked=[0, 8], boats=[3, 0])
    table.say("play 20>search_elixir")
    assert [event.kind for event in table.match.events()].count("symbol-lost") == 1
    table = position(2, hands=[["20"]], officials={"A.wei": "alchemist"}, above={"A.wei": "3 4"}, boats=[17, 0])
    table.say("play 20>search_elixir", "symbol A1>wei")
    assert table.above("A.wei") == "3 4 A1"
    assert table.state.locked[A] == 7
    table = position(2, hands=[["20"]], officials={"A.wei": "alchemist"}, boats=[14, 0])
    table.say("play 20>search_elixir", "master M1", "symbol M1>wei")
    assert table.above("A.wei") == "M1"


def test_masters_in_play() -> None:
    """R16 (zhanguo/masters): as many as players are drawn, face up; two with one player."""
    for seats, n in ((1, 2), (2, 2), (3, 3), (4, 4)):
        assert opening(seats).state.masters.bit_count() == n


def test_supplies() -> None:
    """R17 (zhanguo/recruit, zhanguo/tokens): officials and tokens run out, workers never do."""
    table = position(2, hands=[["20"]], reserve=[0, 1, 0, 4, 4, 4])
    table.say("play 20>recruit_official")
    assert table.options == [f"architect>{region}" for region in ("chu", "wei", "zhao", "qi", "yan")]
    assert table.refused("recruit general>chu") == ("no-official-left", "zhanguo/recruit")
    table = position(2, hands=[["60"]], above={"A.wei": "50"}, supply=[9, 1, 9])
    table.say("play 60>wei")
    assert table.tokens(A) == [0, 1, 0]
    assert table.unrest("A.wei") == 1


def test_all_choose_then_all_gain() -> None:
    """R38 (zhanguo/starting-tiles, zhanguo/setup, zhanguo/draw): in secret, then in seat order; then six cards each."""
    table = opening(2, {"starting_tiles": ["S4", "S1", "S5", "S2", "S3", "S6", "S7", "S8", "S9", "S10"]})
    table.match.say("start S4", A)
    assert table.officials("A.chu") == ""
    sealed = door.view(table.match, B)
    assert "starting/S4" not in str(sealed)
    table.match.say("start S5", B)
    assert table.officials("A.chu") == table.officials("B.chu") == "general"
    assert [table.tokens(seat) for seat in (A, B)] == [[1, 1, 0], [0, 1, 1]]
    assert [card // 40 for card in table.state.hands] == [0, 0, 1, 1, 2, 2] * 2
    assert not table.state.starts


def test_an_unknown_starting_tile_is_refused() -> None:
    """R38 (zhanguo/starting-tiles): a seat chooses among its own two."""
    table = opening(1, {"starting_tiles": ["S4", "S1", "S5", "S2", "S3", "S6", "S7", "S8", "S9", "S10"]})
    assert table.refused("start S5") == ("no-starting-tile", "zhanguo/starting-tiles")
    table.say("start S1")
    assert table.officials("B.chu") == ""
