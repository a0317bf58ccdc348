"""Any answers at all, with invariants; what breaks them is shrunk to the shortest row of answers."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.errors import NoSuchExample

from tests.games.gugong.invariants import Watch
from tools.storm import settings as tables
from tools.storm import storm
from yamen.games.gugong import GUGONG, gifts, pieces, servants, tokens
from yamen.games.gugong.state import Gugong
from yamen.kernel.chance import Quick
from yamen.kernel.match import Match


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


def replay(seats: int, answers: list[int], options: dict[str, str] | None = None, saving: bool = False) -> None:
    """A match with these answers (each modulo the number of options), looked at after every one."""
    match = Match(GUGONG, seats, options, chance=Quick(1))
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


@given(st.sampled_from(tables(GUGONG)), ANSWERS)
@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_answers(table: tuple[int, dict[str, str]], answers: list[int]) -> None:
    """Whatever is answered, the invariants hold and the table can be written and read at every moment."""
    replay(table[0], answers, table[1], saving=True)


def test_some_hundred_matches() -> None:
    """Whole matches with all numbers of seats and options; `python -m tools.storm` plays as many as one likes."""
    assert storm(GUGONG, 140, seed=2) > 140 * 50


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (3, {"bonus": "yes"}), (4, {}), (5, {})])
def test_points_are_what_was_told(seats: int, options: dict[str, str]) -> None:
    """Each seat's points, steps and worth of tokens are the sum of the changes that were told."""
    for seed in range(4):
        match = Match(GUGONG, seats, options, chance=Quick(seed))
        luck = Quick(seed)
        while not match.over:
            match.answer(luck.roll("", range(len(match.ask_of().options))))
        told: dict[str, int] = {}
        for event in match.events():
            for change in event.changes:
                told[change.counter] = told.get(change.counter, 0) + change.by
        table = match.play.state
        assert isinstance(table, Gugong)
        for seat in range(table.players):
            assert told.get(f"seat/{seat}/points", 0) == table.points(seat)
            assert told.get(f"seat/{seat}/intrigue", 0) == table.steps[seat]
            assert told.get(f"seat/{seat}/envoy", 0) == table.envoys[seat]
            assert told.get(f"seat/{seat}/tokens", 0) == tokens.worth(table, seat)


# --- rules broken on purpose ------------------------------------------------------------------------------------------


def stack_below(table: Gugong, seat: int, to: int, rule: str) -> None:
    """The marker moves, but nobody is overtaken."""
    table.steps[seat] = to


def lose_servants(table: Gugong, seat: int, plain: int, twin: int, rule: str) -> None:
    """Servants that are paid go nowhere."""
    table.pool[seat] -= plain


def keep_card(table: Gugong, seat: int, card: int, *words: Any) -> int:
    """The gift stays in hand as well."""
    other = exchange_cards(table, seat, card, *words)
    table.hands[seat] = (*table.hands[seat], card)
    return other


def burn_tokens(table: Gugong, seat: int, given: list[int], goods: str) -> None:
    """Tokens that are exchanged leave the game."""
    give_up(table, seat, given, goods)
    table.spent = table.spent[: -len(given)]


exchange_cards = gifts.exchange_cards
give_up = tokens.give_up
BROKEN: list[tuple[list[tuple[Any, str]], Any, int]] = [
    ([(pieces, "move_marker")], stack_below, 3),  # a gift, its price, Intrigue
    ([(servants, "to_supply")], lose_servants, 3),  # a gift and its price in servants
    ([(gifts, "exchange_cards")], keep_card, 1),
    ([(tokens, "give_up")], burn_tokens, 12),  # two tokens of one seat, then their exchange
]


@pytest.mark.parametrize(("places", "wrong", "most"), BROKEN, ids=[wrong.__name__ for _, wrong, _ in BROKEN])
def test_a_broken_rule_is_found_and_shrunk(
    monkeypatch: pytest.MonkeyPatch, places: list[tuple[Any, str]], wrong: Any, most: int
) -> None:
    """The invariants notice it, and hypothesis shrinks the match to a handful of answers."""
    for module, name in places:
        monkeypatch.setattr(module, name, wrong)

    def breaks(answers: list[int]) -> bool:
        try:
            replay(2, answers)
        except AssertionError:
            return True
        return False

    phases = [Phase.generate, Phase.shrink]
    rules = settings(max_examples=600, derandomize=True, database=None, deadline=None, phases=phases)
    try:
        shortest = find(ANSWERS, breaks, settings=rules)
    except NoSuchExample:
        pytest.fail("no match broke an invariant")
    assert len(shortest) <= most
