"""Rulings on phase 4, the final scoring and the winner."""

from __future__ import annotations

from tests.games.dragon.position import A, position


def test_empty_palaces_score() -> None:
    """R25: a palace that still stands after decay scores, inhabited or not, of any height (dragon/scoring)."""
    table = position(2, "event", palaces=[["2", "1", "3 young_monk"], ["1 young_monk"]])
    assert table.points("palaces") == [2, 1]


def test_persons_score_at_the_end() -> None:
    """R26: two points for each person, not for each palace (dragon/final)."""
    table = position(2, "score", month=12, palaces=[["3 young_healer old_healer young_farmer"], ["2", "2", "1"]])
    assert table.points("persons") == [6, 0]


def test_equal_points() -> None:
    """R27: with equal points the one ahead on the person track wins; a win is never shared (dragon/tie)."""
    home = ["1 young_monk"]
    for order in ([0, 1, 2], [2, 0, 1]):
        spaces = [30, 30, 30]
        table = position(3, "score", month=12, palaces=[home] * 3, order=order, spaces=spaces, yuan=[0, 0, 0])
        assert len(set(table.match.scores)) == 1
        assert [table.match.ranking[seat] for seat in order] == [1, 2, 3]


def test_points_come_before_the_track() -> None:
    """R27: the track counts only between equal points (dragon/tie)."""
    table = position(3, "score", month=12, palaces=[["1 young_monk"]] * 3, yuan=[0, 3, 2])
    assert table.match.ranking == [2, 1, 3]


def test_money() -> None:
    """R40: rice and fireworks bring 2 yuan each, then every whole 3 yuan are a point (dragon/money)."""
    for yuan, rice, fireworks, points in ((2, 0, 0, 0), (3, 0, 0, 1), (4, 1, 2, 3), (0, 2, 1, 2), (1, 4, 0, 3)):
        table = position(2, "score", month=12, yuan=[yuan, 0], rice=[rice, 0], fireworks=[fireworks, 0])
        assert table.points("money")[A] == points
        assert table.state.rice == table.state.fireworks == [0, 0]
        assert table.state.yuan[A] == yuan + 2 * (rice + fireworks)


def test_month_twelve_is_scored_first() -> None:
    """R41: phase 4 of month 12 comes before the final scoring; earlier months have none (dragon/final)."""
    home = [["3 old_monk young_court_lady"], ["1 young_farmer"]]
    last = position(2, "score", month=12, palaces=home, small=[1, 0], yuan=[0, 0])
    assert last.match.over
    told = [event.kind for event in last.match.events()]
    assert told == ["scored", "scored", "year-scored", "year-scored"]
    assert last.match.scores == [1 + 1 + 1 + 4 + 6, 1 + 2]
    eleventh = position(2, "score", month=11, palaces=home, small=[1, 0])
    assert eleventh.asked == (A, "act")
    assert eleventh.match.scores == [3, 1]


def test_monks_multiply() -> None:
    """End of the game (dragon/monks): each monk's buddhas times the floors of his palace, full or not."""
    home = ["3 young_monk", "1 old_monk", "3 old_monk young_monk young_healer", "2 young_healer"]
    table = position(2, "score", month=12, palaces=[home])
    assert table.points("monks") == [3 + 2 + 6 + 3, 0]


def test_points_are_kept_by_source() -> None:
    """Phase 4, Scoring (dragon/scoring): two small privileges and a large one show four dragons."""
    table = position(2, "score", palaces=[["1 young_court_lady"]], small=[2, 0], large=[1, 0])
    assert [table.points(name)[A] for name in ("palaces", "court_ladies", "privileges")] == [1, 1, 4]
    change = table.events("scored")[0].changes[0]
    assert change.by == 6 == sum(part.n for part in change.parts)
