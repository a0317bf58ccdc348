"""The chains: one thing wakes the next, and each changes what the next may do."""

from __future__ import annotations

from tests.games.zhanguo.position import A, B, position
from tests.games.zhanguo.test_rulings_turn import FULL


def test_boat_places_a_card_that_wakes_itself() -> None:
    """A boat ability places an alchemist card, which then wakes by the same action. R6 (zhanguo/activate)."""
    table = position(
        2,
        hands=[["90"]],
        court=["60"],
        workers={"A.qi": 1},
        above={"A.wei": "59"},
        officials={"A.wei": "alchemist"},
        boats=[1, 0],
        walls={"s1/left/2": B},
    )
    table.say(
        "play 90>build_wall", "wall s1/left/1", "wake wei/1", "symbol A2>wei", "wake wei/2", "recruit architect>wei"
    )
    assert table.above("A.wei") == "59 A2"
    assert table.officials("A.wei") == "alchemist architect"


def test_lower_unrest_frees_a_blocked_card() -> None:
    """A card at unrest 3 sleeps until another one lowers unrest there. R3 (zhanguo/activate)."""
    table = position(2, "wake", fits=1, action=4, above={"A.wei": "55", "A.qi": "39"}, unrest={"A.wei": 3})
    assert table.options == ["qi/1", "enough"]
    table.say("wake qi/1", "wake wei/1", "token laws")
    assert table.tokens(A) == [0, 0, 1]


def test_emperor_tile_on_the_way_wakes_its_card() -> None:
    """An emperor tile taken by the wall makes its card wake by that wall. R5, R14 (zhanguo/emperor)."""
    table = position(
        2, hands=[["90"]], court=["60"], workers={"A.qi": 1}, above={"A.wei": "55"}, piles=["E2", "", "", "", "", ""]
    )
    table.say("play 90>build_wall", "wall s1/left/1")
    assert "wei/1" in table.options
    table.say("wake wei/1", "token writing")
    assert table.tokens(A) == [1, 0, 0]


def test_reward_builds_a_wall_that_takes_an_emperor_tile() -> None:
    """A reward builds a wall, the wall takes an emperor tile, its tile of the mausoleum takes a soldier. R13."""
    table = position(2, "rewards", round=4, row=2, tokens=[(0, 0, 1)], above={"A.wei": "59", "A.qi": "3"})
    table.say("offer accept", "wall s1/left/2", "emperor qi/1", "soldier 1")
    assert table.state.emperors[9] == 0
    assert table.soldiers(A) == ["s1"]
    assert table.points(A) == 5


def test_both_options_of_the_elixir_impossible() -> None:
    """Every soldier unlocked and no alchemist with room: the symbols are lost. R15 (zhanguo/elixir)."""
    table = position(
        2,
        hands=[["20"], ["21"]],
        locked=[0, 8],
        above={"A.wei": "3 4 5"},
        officials={"A.wei": "alchemist"},
        boats=[17, 0],
    )
    table.say("play 20>search_elixir")
    assert [event.kind for event in table.match.events()].count("symbol-lost") == 2
    assert table.state.boats[A] == 20


def test_no_legal_play() -> None:
    """Neither a region nor an action is open: a card is discarded and the turn ends. R1 (zhanguo/discard)."""
    table = position(2, hands=[["20", "90"], ["21"]], above=FULL, boats=[24, 0], reserve=[0, 0, 0, 4, 4, 4])
    table.say("play 90>discard")
    assert table.state.turn == 1


def test_tokens_run_out_in_the_middle() -> None:
    """Two tokens to take, one left: the second is nothing, and the next card finds no use. R4, R17 (zhanguo/tokens)."""
    table = position(
        2,
        "wake",
        fits=1,
        action=3,
        above={"A.wei": "7", "A.qi": "22"},
        supply=[1, 0, 0],
        hands=[["90"], ["91"]],
        entrance=[0, 0],
    )
    table.say("wake wei/1")
    assert table.tokens(A) == [1, 0, 0]
    assert table.unrest("A.wei") == 1
    assert table.asked == (B, "play")


def test_every_soldier_unlocked() -> None:
    """With no soldier locked a reward of soldiers cannot be taken, and nobody pays for one. R18 (zhanguo/unlock)."""
    table = position(2, "unlock", tokens=[(3, 0, 0)], locked=[0, 8], hands=[["90"], ["91"]])
    assert table.tokens(A) == [3, 0, 0]
    assert not table.events("tokens-back")
    table = position(2, hands=[["20"], ["21"]], locked=[0, 8], officials={"A.wei": "alchemist"})
    table.say("play 20>search_elixir")
    assert "soldier" not in table.options
    assert table.refused("symbol soldier") == ("no-soldier-locked", "zhanguo/unlock")


def test_bonus_sails_to_a_symbol_that_places_a_master() -> None:
    """A governor's bonus sails past the master's symbol and a single one, which places him where an alchemist is."""
    table = position(
        2,
        hands=[["20"]],
        court=["60"],
        officials={"A.wei": "alchemist architect general", "A.qi": "alchemist"},
        boats=[14, 0],
        governor_tiles={"wei": "G7"},
        above={"A.qi": "23"},
    )
    table.say("play 20>install_governor", "governor wei/2", "master M1", "symbol M1>qi", "wake qi/1")
    assert table.above("A.qi") == "23 M1"
    assert table.officials("A.qi") == "alchemist alchemist"
