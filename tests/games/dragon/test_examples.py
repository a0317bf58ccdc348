"""Every worked example of the rulebook, in the order of its chapters."""

from __future__ import annotations

from tests.games.dragon.position import A, B, C, D, E, opening, position


def test_first_persons() -> None:
    """Preparation, The first two persons (dragon/start): three pairs are taken; the next seat has 33 left."""
    table = opening(4)
    table.say("start tax_collector+scholar", "house 2", "start tax_collector+farmer", "house 2")
    table.say("start farmer+scholar", "house 2")
    assert table.asked == (D, "start")
    assert len(table.options) == 33
    taken = {"tax_collector+scholar", "tax_collector+farmer", "farmer+scholar"}
    assert not taken & set(table.options)
    for pair in sorted(taken):
        assert table.refused(f"start {pair}") == ("no-start-taken", "dragon/start")


def test_person_track() -> None:
    """Preparation, What matters during the whole game (dragon/track): A and B stand on 7, B on top, C on 8. R1, R2."""
    table = opening(3)
    table.say("start tax_collector+scholar", "house 2", "start tax_collector+farmer", "house 2")
    table.say("start farmer+scholar", "house 2")
    assert table.state.spaces == [7, 7, 8]
    assert table.state.order == [C, B, A]


def test_occupied_group() -> None:
    """Phase 1, Action (dragon/fee): where two dragons stand, the third pays 3 yuan once, then acts. R36."""
    table = position(3, "act", order=[B, C, A], groups="taxes build harvest | fireworks military | research privilege")
    table.say("act research", "act small_privilege", "act research")
    assert table.state.dragons == [0, 0, 0]
    assert table.state.yuan[A] == 3
    assert table.points("research")[A] == 3
    assert table.state.yuan[C] == 6 - 3 - 2


def test_saving() -> None:
    """Phase 1, Action (dragon/save): with 1 yuan A takes 2, and its phase is over."""
    table = position(2, "act", yuan=[1, 6])
    table.say("act save")
    assert table.state.yuan == [3, 6]
    assert table.asked == (B, "act")


def test_taxes() -> None:
    """Phase 1, Taxes (dragon/taxes): A takes 2; B pays 3, then takes 8 with two tax collectors. R6, R28."""
    table = position(3, "act", palaces=[["2 young_farmer"], ["2 young_tax_collector young_tax_collector"]])
    table.say("act taxes", "act taxes")
    assert table.state.yuan == [6 + 2, 6 - 3 + 8, 6]


def test_construction() -> None:
    """Phase 1, Construction (dragon/build): two craftsmen and the card give 3 floors: 2 on a palace of 1, 1 anew."""
    table = position(2, "act", palaces=[["2 young_craftsman young_craftsman", "1 young_monk"]])
    table.say("act build", "floor 2", "floor 2", "floor 3")
    assert table.palaces(A) == ["2 young_craftsman young_craftsman", "3 young_monk", "1"]
    assert table.asked == (B, "act")


def test_harvest() -> None:
    """Phase 1, Harvest (dragon/harvest): a young and an old farmer and the card give 4 rice."""
    table = position(2, "act", palaces=[["2 young_farmer old_farmer"]])
    assert table.say("act harvest").state.rice == [4, 0]


def test_army() -> None:
    """Phase 1, Army (dragon/military): two old warriors and the card move the marker by 5."""
    table = position(2, "act", palaces=[["2 old_warrior old_warrior"]], spaces=[20, 10])
    assert table.say("act military").state.spaces == [25, 10]


def test_studies() -> None:
    """Phase 1, Studies (dragon/research): a young and an old scholar and the card give 6 points."""
    table = position(2, "act", palaces=[["2 young_scholar old_scholar"]])
    assert table.say("act research").points("research") == [6, 0]


def test_tribute() -> None:
    """Phase 3, Tribute (dragon/tribute): with 2 yuan both are paid and two persons of X's choice leave."""
    table = position(2, "event", "tribute", palaces=[["3 young_monk old_farmer", "3 young_scholar"]], yuan=[2, 4])
    table.say("release 1/old_farmer", "release 2/young_scholar")
    assert table.state.yuan == [0, 0]
    assert table.palaces(A) == ["3 young_monk", "2"]


def test_drought_survived() -> None:
    """Phase 3, Drought (dragon/drought): three inhabited palaces and one empty cost X 3 of its 4 rice, and nobody."""
    homes = [["1 young_monk", "1 young_monk", "1 young_monk", "2"], ["2 young_farmer"]]
    table = position(2, "event", "drought", palaces=homes, rice=[4, 1])
    assert table.state.rice == [1, 0]
    assert table.palaces(A) == ["1 young_monk", "1 young_monk", "1 young_monk", "1"]


def test_drought_without_rice() -> None:
    """Phase 3, Drought (dragon/drought): without rice Y loses one of each of three palaces. R21, R47."""
    homes = [["2 young_monk old_monk", "2 young_scholar old_farmer", "2 young_warrior"], ["2 young_farmer"]]
    table = position(2, "event", "drought", palaces=homes, rice=[0, 1])
    table.say("release 2/old_farmer", "release 1/old_monk")
    assert table.palaces(A) == ["2 young_monk", "2 young_scholar", "1"]


def test_festival() -> None:
    """Phase 3, Dragon festival (dragon/festival): 3, 3, 2 and 1 fireworks give 6, 6, 3 and 0; D keeps its one. R22."""
    table = position(4, "event", "festival", fireworks=[3, 3, 2, 1])
    assert table.points("festival") == [6, 6, 3, 0]
    assert table.state.fireworks == [1, 1, 1, 1]


def test_mongols() -> None:
    """Phase 3, Mongol invasion (dragon/mongols): 3, 3, 2, 1, 1 helmets, the two with one lose a person. R17.

    The example's markers go back; the rule, and every other source, has them go forward.
    """
    three, two = ["3 young_warrior old_warrior"], ["2 young_monk old_warrior"]
    one = ["2 young_warrior young_monk"]
    table = position(5, "event", "mongols", palaces=[three, three, two, one, one])
    table.say("release 1/young_warrior", "release 1/young_monk")
    assert table.points("mongols") == [3, 3, 2, 1, 1]
    assert [table.palaces(seat) for seat in (A, B, C)] == [three, three, two]
    assert table.palaces(D) == ["2 young_monk"]
    assert table.palaces(E) == ["2 young_warrior"]


def test_epidemic() -> None:
    """Phase 3, Epidemic (dragon/contagion): two young healers save two of three; a healer may be the one. R23."""
    home = ["3 young_healer young_healer young_monk"]
    table = position(2, "event", "contagion", palaces=[home, ["3 old_healer old_healer"]])
    table.say("release 1/young_healer")
    assert table.palaces(A) == ["3 young_monk young_healer"]
    assert table.palaces(B) == ["3 old_healer old_healer"]


def test_monthly_scoring() -> None:
    """Phase 4, Scoring (dragon/scoring): 3 palaces, 2 court ladies, a large privilege: 3 + 2 + 2."""
    homes = [["2 young_court_lady young_court_lady", "1 young_monk", "1 young_monk"]]
    table = position(2, "score", palaces=homes, large=[1, 0])
    assert table.match.scores[A] == 7
    assert [table.points(name)[A] for name in ("palaces", "court_ladies", "privileges")] == [3, 2, 2]


def test_end_of_the_game() -> None:
    """End of the game (dragon/final, dragon/monks, dragon/money): 7 persons, two monks, rice, rockets: 25. R26, R40."""
    home = ["2 young_monk young_farmer", "3 old_monk old_farmer old_healer", "2 old_scholar old_warrior"]
    table = position(2, "score", month=12, palaces=[home], rice=[1, 0], fireworks=[2, 0], yuan=[4, 0])
    assert table.match.over
    assert [table.points(name)[A] for name in ("persons", "monks", "money")] == [14, 8, 3]
    assert table.match.scores[A] == 25 + 3
