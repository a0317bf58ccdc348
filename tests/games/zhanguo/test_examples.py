"""Every worked example of the rulebook, in the order of its chapters."""

from __future__ import annotations

from tests.games.zhanguo.position import LISI, A, B, C, position
from yamen.games.zhanguo.prompts_build import tile_value


def test_writing_card_at_zhao() -> None:
    """Unification action (zhanguo/unification, zhanguo/play): a first card at Zhao brings 1 token, no unrest."""
    table = position(3, hands=[["5"]])
    table.say("play 5>zhao")
    assert table.above("A.zhao") == "5"
    assert table.tokens(A) == [1, 0, 0]
    assert table.unrest("A.zhao") == 0


def test_currency_card_at_wei() -> None:
    """Unification action and unrest (zhanguo/tokens, zhanguo/unrest): a second card brings 2 tokens and unrest 1."""
    table = position(3, hands=[["50"]], above={"A.wei": "7"})
    table.say("play 50>wei")
    assert table.above("A.wei") == "7 50"
    assert table.tokens(A) == [0, 2, 0]
    assert table.unrest("A.wei") == 1


def test_unrest_forbids_wei_and_yan() -> None:
    """Unrest tracks (zhanguo/unrest): third cards at Wei and Yan would pass 3; Chu, Zhao and Qi are open."""
    table = position(
        3, hands=[["90"]], above={"A.wei": "7 50", "A.yan": "8 51", "A.zhao": "5"}, unrest={"A.wei": 2, "A.yan": 3}
    )
    regions = [
        option.split(">")[1] for option in table.options if option.split(">")[1] in ("chu", "wei", "zhao", "qi", "yan")
    ]
    assert regions == ["chu", "zhao", "qi"]
    assert table.refused("play 90>wei") == ("no-unrest-above", "zhanguo/unrest")
    assert table.refused("play 90>yan") == ("no-unrest-above", "zhanguo/unrest")


def test_recruit_an_alchemist_to_wei() -> None:
    """Recruit 1 official (zhanguo/recruit, zhanguo/court): an alchemist goes from the reserve to Wei."""
    table = position(3, hands=[["20"]], court=["60"])
    table.say("play 20>recruit_official", "recruit alchemist>wei")
    assert table.officials("A.wei") == "alchemist"
    assert table.state.reserve[:3] == [3, 4, 4]
    assert table.state.court[-1] == 19


def test_elixir_with_a_master() -> None:
    """Search for the elixir (zhanguo/elixir, zhanguo/boat, zhanguo/masters): a single symbol, then the master's."""
    table = position(3, hands=[["20"]], officials={"A.qi": "alchemist"}, boats=[12, 0, 0])
    table.say("play 20>search_elixir")
    assert table.state.boats[A] == 15
    assert "A1>chu" not in table.options
    table.say("symbol A2>qi", "master M2")
    assert table.above("A.qi") == "A2"
    assert table.tokens(A) == [0, 0, 0]
    assert table.unrest("A.qi") == 0
    assert table.state.aside[A] == 0b0001011101
    assert table.state.masters == 0b00001


def test_governor_at_wei() -> None:
    """Install 1 governor (zhanguo/governor, zhanguo/bonus): three officials go, unrest falls to 0, a bonus comes."""
    table = position(
        3,
        hands=[["20"]],
        officials={"A.wei": "alchemist architect general"},
        unrest={"A.wei": 2},
        governor_tiles={"wei": "G3"},
    )
    table.say("play 20>install_governor")
    assert table.options == ["wei", "wei/1", "wei/2"]
    table.say("governor wei/1")
    assert table.officials("A.wei") == ""
    assert table.state.reserve[:3] == [4, 4, 4]
    assert table.unrest("A.wei") == 0
    assert table.state.governors[:5] == [0, 1, 0, 0, 0]
    assert table.state.locked[A] == 7
    assert table.state.entrance[A] == 2


def test_workers_at_zhao() -> None:
    """Hire 2 workers (zhanguo/hire): generals at Zhao and Yan; at Zhao unrest rises by 1 and 2 workers come."""
    table = position(3, hands=[["20"]], officials={"A.zhao": "general general", "A.yan": "general"})
    table.say("play 20>hire_workers")
    assert table.options == ["zhao", "yan"]
    table.say("hire zhao")
    assert table.workers("A.zhao") == 2
    assert table.unrest("A.zhao") == 1


def test_palace_at_qi() -> None:
    """Build 1 palace (zhanguo/palace, zhanguo/big-token): the big writing token, 6 points, 3 more by the tile."""
    table = position(
        3,
        hands=[["20"]],
        officials={"A.qi": "architect"},
        workers={"A.qi": 2, "A.wei": 1},
        above={"A.qi": "60"},
        palace_tiles={"qi": "currency laws"},
    )
    table.say("play 20>build_palace", "tile qi/currency", "big writing")
    assert table.state.workers[:5] == [0, 0, 0, 0, 0]
    assert table.state.palaces[:5] == [0, 0, 0, 1, 0]
    assert table.state.big == [A, -1, -1]
    assert table.points(A) == 9
    assert table.state.palace_tiles[9:12] == [-1, 2, -1]


def test_wall_with_an_emperor_tile() -> None:
    """Build 1 wall (zhanguo/wall, zhanguo/emperor): 3 workers of three regions; the tile goes on an alchemist card."""
    table = position(
        3, hands=[["20"]], workers={"A.chu": 1, "A.wei": 1, "A.yan": 2}, above={"A.chu": "A1", "A.qi": "60"}
    )
    table.say("play 20>build_wall", "wall s2/left/3")
    assert table.asked == (A, "emperor")
    assert table.state.workers[:5] == [0, 0, 0, 0, 1]
    table.say("emperor chu/1")
    assert table.walls(A) == ["s2/left/3"]
    assert table.state.emperors[0] == 2
    assert table.state.piles[2:4] == [-1, 3]


def test_activation_with_yan_blocked() -> None:
    """Activate (zhanguo/fits, zhanguo/activate): both cards at Wei wake after a palace; Yan is at unrest 3."""
    table = position(
        3,
        hands=[["90"]],
        court=["60"],
        officials={"A.qi": "architect"},
        workers={"A.qi": 2, "A.chu": 1},
        above={"A.wei": "52 21", "A.yan": "55"},
        unrest={"A.yan": 3},
    )
    table.say("play 90>build_palace", "big laws")
    assert [option for option in table.options if "/" in option] == ["wei/1", "wei/2"]
    assert table.refused("wake yan/1") == ("no-region-calm", "zhanguo/activate")
    table.say("wake wei/2")
    assert table.options == ["wei/1", "enough"]
    assert table.state.boats[A] == 1
    table.say("wake wei/1")
    assert table.officials("A.wei") == "general"


def test_official_moved_instead() -> None:
    """Activate, option B (zhanguo/option-b, zhanguo/regions): 20 on 60 does not fit a wall; one official moves."""
    table = position(
        3,
        hands=[["20"]],
        court=["60"],
        workers={"A.chu": 1},
        officials={"A.yan": "general"},
        walls={"s1/left/2": B},
        above={"A.zhao": "5"},
    )
    table.say("play 20>build_wall", "wall s1/left/1")
    assert table.options == ["general:yan>qi", "enough"]
    assert table.refused("wake zhao/1") == ("no-fit", "zhanguo/fits")
    table.say("wake general:yan>qi")
    assert table.officials("A.qi") == "general"


def round_four() -> tuple[int, int, int]:
    """The seats of Stefania, Marco and Pauline."""
    return A, B, C


def test_rewards_of_round_four() -> None:
    """Phase 3 (zhanguo/rewards, zhanguo/ties, zhanguo/marker, zhanguo/new-order): Marco, Pauline, then Stefania."""
    stefania, marco, pauline = round_four()
    table = position(
        3,
        "rewards",
        round=4,
        order=[stefania, pauline, marco],
        tokens=[(1, 0, 1), (1, 1, 1), (0, 2, 0)],
        big={"writing": stefania},
    )
    assert table.asked == (stefania, "offer")
    table.say("offer accept")
    assert table.tokens(stefania) == [0, 0, 1]
    assert table.state.big[0] == -1
    assert table.state.locked[stefania] == 6
    assert table.asked == (pauline, "offer")
    table.say("offer accept", "governor zhao")
    assert table.asked == (marco, "offer")
    table.say("offer pass")
    assert table.asked == (stefania, "offer")
    table.say("offer accept", "wall s1/left/1", "soldier stop")
    assert table.state.order == [marco, pauline, stefania]
    assert table.tokens(stefania) == [0, 0, 0]


def test_two_soldiers_for_six_tokens() -> None:
    """Phase 3, step 3 (zhanguo/soldier-price, zhanguo/soldiers): Marco pays 6 in value and places one soldier."""
    table = position(
        3,
        "unlock",
        order=[B, A, C],
        tokens=[(0, 0, 0), (2, 2, 2)],
        big={"laws": B},
        entrance=[1, 0, 1],
        walls={"s1/left/1": B},
    )
    table.say("unlock big_laws+laws", "unlock writing+currency+currency")
    assert table.state.entrance[B] == 2
    assert table.tokens(B) == [1, 0, 1]
    assert table.state.big[2] == -1
    table.say("soldier 1")
    assert table.soldiers(B) == ["s1"]
    assert table.points(B) == 5
    assert table.state.entrance[B] == 1


def test_limit_of_tokens() -> None:
    """Phase 3, step 4 (zhanguo/token-limit): a big token goes back, 6 become 5, 2 stay."""
    table = position(
        3,
        "unlock",
        order=[A, B, C],
        row=2,
        tokens=[(1, 2, 1), (3, 2, 1), (0, 1, 1)],
        big={"currency": A},
        locked=[8, 8, 0],
    )
    assert table.state.big == [-1, -1, -1]
    assert table.asked == (B, "return")
    table.say("return writing")
    assert [sum(table.tokens(seat)) for seat in (A, B, C)] == [4, 5, 2]


def test_soldier_in_the_mausoleum() -> None:
    """Mausoleum (zhanguo/mausoleum, zhanguo/unlock): Pauline takes the highest free slot and its points."""
    table = position(3, "soldiers", governors={"A.chu": 1}, palaces={"A.chu": 1}, soldiers={"chu": {1: B}})
    assert table.options == ["2", "stop"]
    table.say("soldier 2")
    assert table.points(A) == 5
    assert table.state.niches[4:8] == [B, A, -1, -1]


def test_final_scoring_of_131() -> None:
    """End of the game (zhanguo/final, zhanguo/majorities, zhanguo/lines, zhanguo/walls): 62 and the rest make 131."""
    table = position(
        3,
        "limit",
        round=5,
        row=2,
        governors={"A.wei": 1, "B.wei": 1, "A.qi": 2, "B.qi": 1},
        boats=[10, 0, 0],
        above={"A.chu": "5 A1", "A.wei": "6 A2", "A.zhao": "7"},
        officials={"A.chu": "architect", "A.yan": "architect architect"},
        wall_tiles={"s1/left": "5a", "s1/right": "1a", "s2/left": "6b"},
        walls={"s1/left/3": A, "s1/right/2": A, "s2/left/2": A},
        soldiers={"s1": {1: A}, "chu": {1: A}, "wei": {1: A}, "zhao": {1: A}, "qi": {1: A}},
        entrance=[1, 0, 0],
    )
    sources = table.match.rules.scores(table.state)[A]
    assert {name: n for name, n in sources.items() if n} == {
        "majorities": 7 + 15,
        "elixir": 6,
        "lines": 20,
        "walls": 9 + 6 + 4,
        "soldiers": 2,
    }
    assert 62 + table.points(A) == 131


def test_palace_tile_of_lisi_at_wei() -> None:
    """Solo mode, scoring (zhanguo/lisi-palace): 3 points for each currency card at Wei, 6 in all. R35, R56."""
    table = position(
        1,
        "lisi",
        round=2,
        turn=1,
        lisi_actions=[16],
        above={"B.wei": "50 60 5"},
        palace_tiles={"wei": "currency"},
        mausoleum={"wei": "R1", "chu": "R2"},
        hands=[["20"]],
    )
    assert table.state.lisi_tiles == (1 * 8 + 1,)
    assert table.state.palaces[LISI * 5 : LISI * 5 + 5] == [0, 1, 0, 0, 0]
    assert tile_value(table.state, LISI, 1, 1) == 6
