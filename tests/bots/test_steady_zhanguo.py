"""Rules of thumb for ZhanGuo: what a beginner gets wrong they get right."""

from __future__ import annotations

from tests.games.zhanguo.position import A, Table, position
from yamen.bots.policy import policy_of


def worth(table: Table) -> dict[str, float]:
    """What each answer to the question is worth to the rules of thumb."""
    gains = policy_of("zhanguo").gains(table.state, table.match.ask_of())
    return dict(zip(table.options, gains, strict=True))


def choice(table: Table) -> str:
    """What steady answers."""
    found = worth(table)
    return max(found, key=lambda answer: found[answer])


# --- cards ------------------------------------------------------------------------------------------------------------


def test_a_number_that_fits_wakes_cards() -> None:
    """With cards that recruiting wakes, a low number recruits; one that is too high brings less there."""
    table = position(2, hands=[["41", "70"]], court=["60"], above={"A.chu": "14", "A.wei": "10"})
    found = worth(table)
    assert found["41>recruit_official"] > found["70>recruit_official"] + 1


def test_numbers_at_the_edge_are_kept() -> None:
    """When neither number fits, the one in the middle goes to court: 119 will fit another day."""
    found = worth(position(2, hands=[["62", "119", "1", "58"]], court=["60"]))
    assert found["62>recruit_official"] > found["119>recruit_official"]


def test_a_third_card_does_not_put_a_region_to_sleep() -> None:
    """Three tokens are no comfort when two abilities fall asleep early in the game."""
    table = position(2, hands=[["62"]], above={"A.wei": "14 10", "A.yan": "20"}, unrest={"A.wei": 1})
    found = worth(table)
    assert found["62>yan"] > found["62>wei"]


def test_a_card_is_woken_unless_it_costs_more() -> None:
    """Points are taken; at the end nobody spoils a calm region that a wall counts for a worker nobody will use."""
    table = position(
        2,
        "wake",
        round=5,
        turn=10,
        fits=1,
        action=5,
        above={"A.wei": "8", "A.qi": "5"},
        walls={"s1/left/1": A},
        wall_tiles={"s1/left": "7a"},
    )
    found = worth(table)
    assert choice(table) == "wei/1"
    assert found["qi/1"] < found["enough"]


def test_points_before_unrest() -> None:
    """An ability that raises unrest to 3 puts its neighbour to sleep, so the neighbour wakes first, if for less."""
    table = position(
        2,
        "wake",
        round=5,
        fits=1,
        action=5,
        above={"A.wei": "43 8", "A.qi": "81 82"},
        unrest={"A.wei": 2},
        walls={"s1/left/1": A},
    )
    assert worth(table)["wei/1"] > 1
    assert choice(table) == "wei/2"


def test_calm_where_cards_sleep() -> None:
    """Of two regions in uproar the one with cards is calmed."""
    table = position(2, "wake", fits=1, action=4, above={"A.yan": "55", "A.qi": "39"}, unrest={"A.wei": 3, "A.yan": 3})
    table.say("wake qi/1")
    assert table.options == ["wei", "yan"]
    assert choice(table) == "yan"


def test_symbol() -> None:
    """With the boat far out an alchemist card counts more than a fourth soldier, who counts where a tile waits."""
    far = position(2, hands=[["1"]], officials={"A.chu": "alchemist"}, boats=[18, 0], entrance=[3, 1], round=5)
    far.say("play 1>search_elixir")
    assert choice(far).endswith(">chu")
    for palaces, best in ((2, "soldier"), (1, "alchemist")):
        near = position(
            2,
            hands=[["1"]],
            officials={"A.chu": "alchemist"},
            boats=[10, 0],
            entrance=[0, 1],
            round=5,
            palaces={"A.zhao": palaces},
        )
        near.say("play 1>search_elixir")
        assert (choice(near) == "soldier") == (best == "soldier")


# --- the board --------------------------------------------------------------------------------------------------------


def test_a_governor_where_he_decides() -> None:
    """At the end a governor breaks a tie; where the majority is sure, or lost, he brings nothing."""
    table = position(
        2,
        hands=[["1"]],
        round=5,
        turn=10,
        officials={f"A.{region}": "alchemist architect general" for region in ("wei", "zhao", "yan")},
        governors={"A.wei": 2, "A.zhao": 1, "B.zhao": 1, "B.yan": 3},
    )
    table.say("play 1>install_governor")
    assert choice(table) == "zhao"


def test_no_workers_on_the_last_turn() -> None:
    """Whoever cannot build any more does not hire."""
    table = position(2, hands=[["1"]], round=5, turn=10, officials={"A.wei": "general"}, court=["60"])
    found = worth(table)
    assert found["1>hire_workers"] <= min(found["1>search_elixir"], found["1>recruit_official"])


def test_workers_are_paid_from_where_there_are_many() -> None:
    """Two regions keep workers for the next wall."""
    table = position(2, hands=[["90"]], workers={"A.wei": 3, "A.qi": 1})
    table.say("play 90>build_wall", "wall s1/left/1")
    assert choice(table) == "wei"


def test_the_tile_with_most_cards() -> None:
    """Points are counted, not guessed."""
    table = position(
        2,
        hands=[["90"]],
        officials={"A.wei": "architect"},
        workers={"A.wei": 2, "A.qi": 1},
        above={"A.wei": "41 42 3"},
        palace_tiles={"wei": "writing currency"},
    )
    table.say("play 90>build_palace")
    assert choice(table) == "wei/currency"


# --- the mausoleum and phase 3 ----------------------------------------------------------------------------------------


def test_a_soldier_who_completes_a_row() -> None:
    """Ten points for the row are more than a better slot elsewhere."""
    table = position(
        2,
        "soldiers",
        entrance=[1, 0],
        soldiers={"s1": {1: A}, "chu": {1: A}},
        governors={"A.wei": 2, "A.yan": 2},
        palaces={"A.yan": 1},
    )
    assert choice(table) == "3"


def test_soldiers_do_not_wait_for_nothing() -> None:
    """On the last turn a tile that is open takes its soldier."""
    table = position(2, "soldiers", round=5, turn=10, entrance=[1, 0], governors={"A.wei": 2})
    assert choice(table) != "stop"


def test_no_tokens_for_a_soldier_without_use() -> None:
    """At the end a fourth soldier at the entrance scores nothing; the first one does."""
    idle = position(2, "unlock", round=5, turn=12, entrance=[3, 0], locked=[4, 8], tokens=[[3, 3, 0], [0, 0, 0]])
    assert choice(idle) == "stop"
    first = position(2, "unlock", round=5, turn=12, entrance=[0, 0], locked=[4, 8], tokens=[[3, 3, 0], [0, 0, 0]])
    assert choice(first) != "stop"


def test_tokens_that_will_be_lost_pay_first() -> None:
    """A big token goes back in any case, so it pays for the soldier."""
    table = position(2, "unlock", entrance=[0, 0], tokens=[[1, 1, 1], [0, 0, 0]], big={"laws": A})
    assert "big_laws" in choice(table)


def test_offers() -> None:
    """A governor for one token is taken; a second general at Chu for six tokens, two soldiers, is not."""
    governor = position(2, "rewards", round=5, row=2, tokens=[[0, 0, 1], [0, 0, 0]])
    assert choice(governor) == "accept"
    official = position(
        2,
        "rewards",
        round=1,
        row=0,
        entrance=[0, 0],
        officials={"A.chu": "alchemist architect general"},
        tokens=[[6, 0, 0], [0, 0, 0]],
    )
    assert choice(official) == "pass"


def test_li_si_gets_the_least() -> None:
    """When the player chooses for Li Si, his soldier goes where he scores least."""
    table = position(
        1,
        "lisi",
        turn=1,
        lisi_actions=[10],
        entrance=[0, 1],
        governors={"B.zhao": 1, "B.chu": 1, "B.wei": 2},
        palaces={"B.chu": 1},
    )
    assert table.asked == (A, "lisi")
    found = worth(table)
    niches = table.state.mausoleum
    first = {answer: table.state.box.niches[niches[int(answer) - 1]].points[0] for answer in found}
    assert first[choice(table)] == min(first.values())
