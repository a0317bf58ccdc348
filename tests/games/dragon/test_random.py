"""Random matches with invariants; what breaks them is shrunk to the shortest row of answers."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.errors import NoSuchExample

from tests.games.dragon.invariants import Watch
from tools.storm import settings as tables
from tools.storm import storm
from yamen.games.dragon import DRAGON, action, palaces, scoring
from yamen.games.dragon.state import Dragon
from yamen.kernel.chance import Quick
from yamen.kernel.match import Match
from yamen.kernel.play import Play


@st.composite
def answers_of_a_match(draw: st.DrawFn) -> list[int]:
    """Long rows of answers that shrink to short ones: 0 ends the row, so that simpler means shorter."""
    answers: list[int] = []
    while len(answers) < 240:
        answer = draw(st.integers(0, 60))
        if answer == 0:
            break
        answers.append(answer - 1)
    return answers


ANSWERS = answers_of_a_match()


def replay(seats: int, answers: list[int], options: dict[str, str] | None = None, saving: bool = False) -> Play:
    """A match with these answers (each modulo the number of options), looked at after every one."""
    match = Match(DRAGON, seats, options, chance=Quick(1))
    watch = Watch(match.play)
    for answer in answers:
        if not match.play.asks:
            break
        match.answer(answer % len(match.ask_of().options))
        watch.look()
        if saving:
            watch.saved()
    if not match.play.asks:
        watch.end()
    return match.play


@given(st.sampled_from(tables(DRAGON)), ANSWERS)
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_answers(table: tuple[int, dict[str, str]], answers: list[int]) -> None:
    """Whatever is answered, the invariants hold and the table can be written and read at every moment."""
    replay(table[0], answers, table[1], saving=True)


def test_some_hundred_matches() -> None:
    """Whole matches with all numbers of seats and options; `python -m tools.storm` plays as many as one likes."""
    assert storm(DRAGON, 200, seed=2) > 200 * 50


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_points_are_what_was_told(seats: int) -> None:
    """Each seat's points, purse and place on the track are the sum of the changes that were told."""
    for seed in range(6):
        match = Match(DRAGON, seats, chance=Quick(seed))
        luck = Quick(seed)
        while not match.over:
            match.answer(luck.roll("", range(len(match.ask_of().options))))
        told: dict[str, int] = {}
        for event in match.events():
            for change in event.changes:
                assert change.by == sum(part.n for part in change.parts) or change.counter == "month"
                told[change.counter] = told.get(change.counter, 0) + change.by
        table = match.play.state
        assert isinstance(table, Dragon)
        assert told.pop("month") == 12
        for seat in range(seats):
            assert told.get(f"seat/{seat}/points", 0) == match.scores[seat]
            assert 6 + told.get(f"seat/{seat}/yuan", 0) == table.yuan[seat]
            assert told.get(f"seat/{seat}/person_points", 0) == table.spaces[seat]
            for heap in ("rice", "fireworks"):
                assert told.get(f"seat/{seat}/{heap}", 0) == 0


# --- rules broken on purpose ------------------------------------------------------------------------------------------


def free_choice(table: Dragon, seat: int) -> list[int]:
    """Everything is offered, whatever it costs."""
    return list(range(9))


def stack_below(table: Dragon, seat: int, spaces: int) -> None:
    """The marker moves, but nobody is overtaken."""
    table.spaces[seat] += spaces


def keep_tile(table: Dragon, seat: int, kind: int, plot: int) -> None:
    """A person moves in, but its tile stays on the board as well."""
    move_in(table, seat, kind, plot)
    table.supply[kind] += 1


def tower(table: Dragon, seat: int) -> list[int]:
    """Floors go on any palace."""
    return list(range(len(table.palaces[seat]) + 1))


def month_of_losses(table: Dragon, seat: int) -> None:
    """The month costs points instead of giving them."""
    table.score(seat, 0, -1)


move_in = palaces.move_in
BROKEN: list[tuple[list[tuple[Any, str]], Any, int]] = [
    ([(action, "choices")], free_choice, 6),  # two seats start (2 answers each), an action, a privilege beyond means
    ([(palaces, "advance"), (action, "advance")], stack_below, 4),  # B passes A as soon as it has its first persons
    ([(palaces, "move_in")], keep_tile, 1),
    ([(action, "plots_to_build")], tower, 7),  # a start of 4, building three floors on one palace
    ([(scoring, "score_month")], month_of_losses, 8),
]


@pytest.mark.parametrize(("places", "wrong", "most"), BROKEN, ids=[wrong.__name__ for _, wrong, _ in BROKEN])
def test_a_broken_rule_is_found_and_shrunk(
    monkeypatch: pytest.MonkeyPatch, places: list[tuple[Any, str]], wrong: Any, most: int
) -> None:
    """The invariants notice it, and hypothesis shrinks the match to a handful of answers."""
    for module, name in places:
        monkeypatch.setattr(module, name, wrong)
    if wrong is keep_tile:
        monkeypatch.setattr("yamen.games.dragon.setup.move_in", wrong)
        monkeypatch.setattr("yamen.games.dragon.person.move_in", wrong)

    def breaks(answers: list[int]) -> bool:
        try:
            replay(2, answers)
        except AssertionError:
            return True
        return False

    phases = [Phase.generate, Phase.shrink]
    rules = settings(max_examples=300, derandomize=True, database=None, deadline=None, phases=phases)
    try:
        shortest = find(ANSWERS, breaks, settings=rules)
    except NoSuchExample:
        pytest.fail("no match broke an invariant")
    assert len(shortest) <= most
