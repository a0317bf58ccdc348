"""Any answers at all, with the invariants; what breaks them is shrunk to the shortest row of answers."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.errors import NoSuchExample

from tests.games.zhanguo.invariants import Watch
from tools.storm import settings as tables
from tools.storm import storm
from yamen.games.zhanguo import ZHANGUO, elixir, mausoleum, officials, rewards, supplies, unification, wall
from yamen.games.zhanguo.state import Zhanguo
from yamen.kernel.chance import Quick
from yamen.kernel.match import Match
from yamen.kernel.play import Play


@st.composite
def answers_of_a_match(draw: st.DrawFn) -> list[int]:
    """Long rows of answers that shrink to short ones: 0 ends the row, so that simpler means shorter."""
    answers: list[int] = []
    while len(answers) < 300:
        answer = draw(st.integers(0, 80))
        if answer == 0:
            break
        answers.append(answer - 1)
    return answers


ANSWERS = answers_of_a_match()


def replay(seats: int, answers: list[int], options: dict[str, str] | None = None, saving: bool = False) -> Play:
    """A match with these answers (each modulo the number of options), looked at after every one."""
    match = Match(ZHANGUO, seats, options, chance=Quick(1))
    watch = Watch(match.play)
    for answer in answers:
        if not match.play.asks:
            break
        ask = match.asks[0]
        match.answer(answer % len(ask.options), ask.seat)
        watch.look()
        if saving:
            watch.saved()
    if not match.play.asks:
        watch.end()
    return match.play


@given(st.sampled_from(tables(ZHANGUO)), ANSWERS)
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_answers(table: tuple[int, dict[str, str]], answers: list[int]) -> None:
    """Whatever is answered, the invariants hold and the table can be written and read at every moment."""
    replay(table[0], answers, table[1], saving=True)


def test_some_dozen_matches() -> None:
    """Whole matches with all numbers of seats and options; `python -m tools.storm` plays as many as one likes."""
    assert storm(ZHANGUO, 84, seed=2) > 84 * 100


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_numbers_are_what_was_told(seats: int) -> None:
    """Points, boats, unrest and the round are the sums of the changes that were told, with their parts."""
    for seed in range(3):
        match = Match(ZHANGUO, seats, chance=Quick(seed))
        draw = random.Random(seed)
        while not match.over:
            ask = draw.choice(match.asks)
            match.answer(draw.randrange(len(ask.options)), ask.seat)
        told: dict[str, int] = {}
        for event in match.events():
            for change in event.changes:
                told[change.counter] = told.get(change.counter, 0) + change.by
                if change.counter.endswith("/points"):
                    assert change.by == sum(part.n for part in change.parts)
        table = match.play.state
        assert isinstance(table, Zhanguo)
        assert told.pop("round") == 5
        for seat in range(table.players):
            assert told.get(f"seat/{seat}/points", 0) == table.points(seat)
            assert told.get(f"seat/{seat}/boat", 0) == table.boats[seat]
        for seat in range(seats):
            assert match.scores[seat] == table.points(seat)
            for region, name in enumerate(("chu", "wei", "zhao", "qi", "yan")):
                assert told.get(f"seat/{seat}/unrest/{name}", 0) == table.unrest[seat * 5 + region]


# --- rules broken on purpose ------------------------------------------------------------------------------------------


def careless(table: Zhanguo, seat: int) -> list[int]:
    """Cards go above any region with room, whatever the unrest."""
    return [region for region in range(5) if table.cards_in(seat, region) < 3]


def crowded(table: Zhanguo, seat: int, regions: int) -> list[int]:
    """A second own wall in a section is allowed."""
    costs = table.box.wall_costs[table.players]
    slots = [section * 4 + slot for section in range(6) for slot in range(len(costs[section]))]
    return [slot for slot in slots if costs[slot // 4][slot % 4] <= regions and table.walls[slot] < 0]


def doubled(table: Zhanguo, seat: int, kind: int, region: int) -> None:
    """An official takes a post and stays in the reserve as well."""
    table.officials[seat * 15 + region * 3 + kind] += 1


def remembered(table: Zhanguo, seat: int, card: int, region: int) -> None:
    """A placed alchemist card still lies aside."""
    table.cards[seat * 15 + region * 3 + table.cards_in(seat, region)] = card


def twice(table: Zhanguo, seat: int) -> list[int]:
    """A tile takes a second soldier of the same seat."""
    return [niche for niche in range(9) if mausoleum.met(table, seat, niche) and mausoleum.free_slot(table, niche) >= 0]


def thrown_away(table: Zhanguo, seat: int, domain: int, n: int, big: bool, rule: str) -> None:
    """Tokens that are paid vanish."""
    table.tokens[seat * 3 + domain] -= n
    if big:
        table.big[domain] = -1


def unlimited(table: Zhanguo, seat: int, domain: int, n: int) -> int:
    """Tokens are taken although there are none."""
    table.supply[domain] -= n
    table.tokens[seat * 3 + domain] += n
    return n


SHRUNK: list[tuple[list[tuple[Any, str]], Any, int]] = [
    ([(unification, "tuckable")], careless, 10),  # three cards above one region, then a fourth
    ([(officials, "post")], doubled, 4),  # the general of the starting tile
    ([(elixir, "place_alchemist")], remembered, 8),
    ([(supplies, "return_tokens"), (rewards, "return_tokens")], thrown_away, 24),  # a round is 12 turns
]


@pytest.mark.parametrize(("places", "wrong", "most"), SHRUNK, ids=[wrong.__name__ for _, wrong, _ in SHRUNK])
def test_a_broken_rule_is_found_and_shrunk(
    monkeypatch: pytest.MonkeyPatch, places: list[tuple[Any, str]], wrong: Any, most: int
) -> None:
    """The invariants notice it, and hypothesis shrinks the match to a short one."""
    for module, name in places:
        monkeypatch.setattr(module, name, wrong)

    def breaks(answers: list[int]) -> bool:
        try:
            replay(2, answers)
        except AssertionError:
            return True
        return False

    phases = [Phase.generate, Phase.shrink]
    rules = settings(max_examples=200, derandomize=True, database=None, deadline=None, phases=phases)
    try:
        shortest = find(ANSWERS, breaks, settings=rules)
    except NoSuchExample:
        pytest.fail("no match broke an invariant")
    assert len(shortest) <= most


FOUND: list[tuple[list[tuple[Any, str]], Any, str]] = [
    ([(wall, "slots"), (unification, "slots")], crowded, "two walls"),
    ([(mausoleum, "open_to")], twice, "two soldiers"),
    ([(unification, "take_tokens")], unlimited, "tokens"),
]


@pytest.mark.parametrize(("places", "wrong", "why"), FOUND, ids=[wrong.__name__ for _, wrong, _ in FOUND])
def test_a_broken_rule_is_found(
    monkeypatch: pytest.MonkeyPatch, places: list[tuple[Any, str]], wrong: Any, why: str
) -> None:
    """What goes wrong late in a match is found by whole ones."""
    for module, name in places:
        monkeypatch.setattr(module, name, wrong)
    with pytest.raises(AssertionError, match=why):
        storm(ZHANGUO, 24, seed=3)
