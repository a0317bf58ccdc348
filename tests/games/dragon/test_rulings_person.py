"""Rulings on phase 2: cards, tiles, palaces, replacing and declining."""

from __future__ import annotations

from tests.games.dragon.position import A, B, C, position

FULL = ["2 young_monk old_monk", "1 young_scholar"]


def test_a_card_without_tiles() -> None:
    """R12: a card whose tiles are gone may be played; the seat comes away with nothing (dragon/empty-handed)."""
    table = position(2, "hire", left={"young_monk": 0, "old_monk": 0})
    assert "monk" in table.options
    before = table.palaces(A)
    table.say("card monk")
    assert table.asked == (B, "card")
    assert table.palaces(A) == before
    assert table.state.spaces == [40, 35]
    event = table.events("empty-handed")[0]
    assert (event.seat, event.rule, event.words.facts["card"]) == (A, "dragon/empty-handed", "monk")


def test_the_wild_card_finds_any_tile() -> None:
    """R13: "?" fetches any tile still on the board, of either age, not a missing one (dragon/wild)."""
    table = position(2, "hire", left={"young_monk": 0, "old_farmer": 0}).say("card wild")
    assert len(table.options) == 15 - 2
    assert table.refused("tile young_monk") == ("no-tile-left", "dragon/hire")
    assert table.why("tile young_monk") == {"person": "young_monk"}
    table.say("tile old_monk", "house 1")
    assert table.palaces(A)[0] == "2 young_farmer old_monk"


def test_there_are_two_wild_cards() -> None:
    """R13: each seat has two "?" cards; one that was played is gone (dragon/hire)."""
    table = position(2, "hire", hand=["wild", "wild"], palaces=[["3 young_monk"], ["3 young_monk"]])
    table.say("tile old_monk", "tile old_scholar")
    assert table.state.hands == [0] * 9 + [1] + [0] * 9 + [1]
    table = position(2, "hire", hand=["monk", "wild"])
    assert table.refused("card farmer") == ("no-card-left", "dragon/hire")
    assert table.why("card farmer") == {"card": "farmer"}


def test_nobody_is_replaced_while_there_is_room() -> None:
    """R14: with room the new person must move in, into any palace with room (dragon/palaces)."""
    table = position(2, "hire", palaces=[["2 young_monk old_monk", "1", "3 young_scholar"]])
    table.say("card warrior", "tile old_warrior")
    assert table.asked == (A, "house")
    assert table.options == ["2", "3"]
    assert table.refused("house 1") == ("no-palace-full", "dragon/palaces")
    assert table.refused("house 4") == ("no-palace-there", "dragon/palaces")
    assert table.why("house 1") == {"plot": 1, "persons": 2}
    assert table.why("house 4") == {"plot": 4}


def test_full_palaces() -> None:
    """R14: when all palaces are full any person may be replaced, or the new one declined (dragon/replace)."""
    table = position(2, "hire", palaces=[FULL]).say("card warrior", "tile old_warrior")
    assert table.asked == (A, "replace")
    assert table.options == ["1/young_monk", "1/old_monk", "2/young_scholar", "none"]
    assert table.refused("replace 2/old_monk") == ("no-person-there", "dragon/replace")
    assert table.why("replace 2/old_monk") == {"plot": 2, "person": "old_monk"}


def test_no_palace_at_all() -> None:
    """R14: a seat without any palace can only decline, so it is not asked (dragon/replace)."""
    table = position(2, "hire", palaces=[[]]).say("card warrior", "tile old_warrior")
    assert table.asked == (B, "card")
    event = table.events("declined")[0]
    assert (event.seat, event.words.facts["person"]) == (A, "old_warrior")


def test_a_declined_tile_leaves_the_game() -> None:
    """R15: a declined tile gives no points and does not go back on the board (dragon/replace)."""
    table = position(2, "hire", palaces=[FULL]).say("card warrior", "tile old_warrior", "replace none")
    assert table.left("old_warrior") == 1 - 1
    assert table.palaces(A) == FULL
    assert table.state.spaces == [40, 35]


def test_month_twelve_has_no_second_phase() -> None:
    """R16: in month 12 the eleven cards are gone and phase 2 is left out (dragon/hire)."""
    table = position(2, "act", month=12, hand=[]).say("act save", "act save")
    assert table.match.over
    eleventh = position(2, "act", month=11, hand=["monk", "wild"]).say("act save", "act save")
    assert eleventh.asked == (A, "card")


def test_young_or_old() -> None:
    """R37: the age is a free choice among the tiles left, made before the palace (dragon/hire)."""
    table = position(2, "hire", palaces=[["3", "2"]]).say("card monk")
    assert table.asked == (A, "tile")
    assert table.options == ["young_monk", "old_monk"]
    assert table.refused("tile old_farmer") == ("no-tile-other", "dragon/hire")
    assert table.why("tile old_farmer") == {"person": "old_farmer", "card": "monk"}
    assert table.say("tile old_monk").asked == (A, "house")
    only_old = position(2, "hire", palaces=[["3", "2"]], left={"young_monk": 0}).say("card monk")
    assert only_old.asked == (A, "house")


def test_a_replaced_person_leaves_its_points() -> None:
    """R38: the replaced person leaves the game, its points stay; the new one scores its own (dragon/replace)."""
    table = position(2, "hire", palaces=[FULL], spaces=[40, 35]).say("card warrior", "tile young_warrior")
    table.say("replace 1/young_monk")
    assert table.palaces(A) == ["2 young_warrior old_monk", "1 young_scholar"]
    assert table.state.spaces == [45, 35]
    assert table.left("young_monk") == 3 - 1
    assert table.left("young_warrior") == 3 - 1


def test_new_persons_give_nothing_at_once() -> None:
    """Phase 2, Persons (dragon/hire): a new person brings no rice, rockets, money or points by itself."""
    table = position(2, "hire").say("card farmer", "tile old_farmer", "house 1")
    state = table.state
    assert (state.rice[A], state.fireworks[A], state.yuan[A], state.points(A)) == (0, 0, 6, 0)
    assert state.spaces[A] == 40 + 1


def test_people_of_one_kind_are_one_choice() -> None:
    """R46: persons of one kind in one palace are one choice; the same kind elsewhere is another (dragon/replace)."""
    table = position(2, "hire", palaces=[["2 young_monk young_monk", "1 young_monk"]])
    table.say("card warrior", "tile old_warrior")
    assert table.options == ["1/young_monk", "2/young_monk", "none"]


def test_order_of_the_second_phase() -> None:
    """Phase 2, Persons (dragon/hire): the track as it stands after phase 1 says who goes first."""
    table = position(3, "hire", order=[C, A, B])
    table.say("card court_lady", "house 1")
    assert table.asked == (A, "card")
