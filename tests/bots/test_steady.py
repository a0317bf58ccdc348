"""Rules of thumb for the Year of the Dragon: what they do where any player would, and that they have words for it."""

from __future__ import annotations

from typing import Any

import pytest

from yamen.bots import Chair, make
from yamen.bots.policy import policy_of
from yamen.games.dragon import DRAGON
from yamen.games.dragon.components import CONTAGION, DROUGHT, EVENTS, FESTIVAL, PEACE, TRIBUTE
from yamen.games.dragon.prompts import ANSWERS, PROMPTS
from yamen.kernel.chance import Key, Quick
from yamen.kernel.match import Match
from yamen.lab import simulate
from yamen.words import LANGUAGES, catalogue


def first_act(event: int, **changes: int) -> tuple[Match, Any]:
    """Seat by seat the first persons are taken; then the first action, with this event in the first month."""
    match = Match(DRAGON, 3, {"first": "1"}, Key(b"thumb"))
    while match.asks[0].prompt.name != "act":
        match.answer(0)
    table: Any = match.play.base
    table.year = (event, *[PEACE] * 11)
    table.dragons = [0] * 3
    seat = match.asks[0].seat
    for name, value in changes.items():
        getattr(table, name)[seat] = value
    match.play = type(match.play)(table.copy(), Quick(0))
    return match, table


def gains(match: Match) -> dict[str, float]:
    """What each action is worth to the rules of thumb."""
    ask = match.asks[0]
    worth = policy_of("dragon").gains(match.play.state, ask)
    return {ANSWERS[answer]: gain for answer, gain in zip(ask.options, worth, strict=True)}


def urge(event: int, answer: str, **changes: int) -> float:
    """How much more an action is worth than research when this event comes at the end of the month."""
    match, _ = first_act(event, **changes)
    found = gains(match)
    return found[answer] - found["research"]


def test_rice_before_a_drought() -> None:
    """Rice is worth more when it will be eaten, if there is none yet."""
    assert urge(DROUGHT, "harvest") > urge(PEACE, "harvest") + 1
    assert urge(DROUGHT, "harvest", rice=5) == pytest.approx(urge(PEACE, "harvest", rice=5))


def test_money_before_a_tribute() -> None:
    """Yuan are worth more when the emperor wants some, if there are too few."""
    assert urge(TRIBUTE, "taxes", yuan=0) > urge(PEACE, "taxes", yuan=0) + 3
    assert urge(TRIBUTE, "taxes", yuan=20) == pytest.approx(urge(PEACE, "taxes", yuan=20))


def test_fireworks_before_a_festival() -> None:
    """Fireworks are worth something when they are shown, and nothing much after the last festival."""
    assert urge(FESTIVAL, "fireworks") > urge(PEACE, "fireworks") + 2


def test_privileges_while_they_still_score() -> None:
    """A large privilege is worth more than a small one at the beginning, and neither is bought in the last month."""
    early = gains(first_act(PEACE, yuan=8)[0])
    assert early["large_privilege"] > early["small_privilege"]
    match, table = first_act(PEACE, yuan=8)
    table.month = 12
    match.play = type(match.play)(table.copy(), Quick(0))
    late = gains(match)
    assert max(late["large_privilege"], late["small_privilege"]) < late["research"]


def test_who_leaves_in_a_contagion_is_no_healer_before_the_next() -> None:
    """Healers stay while another contagion is to come, and may go after the last."""
    healers = []
    for year in ((CONTAGION, *[PEACE] * 10, CONTAGION), (CONTAGION, *[PEACE] * 11)):
        match, table = first_act(CONTAGION)
        table.year = year
        table.month = 1
        table.scene = "event"
        seat = table.order[0]
        table.palaces[seat][0] = type(table.palaces[seat][0])(3, (6, 7))
        table.palaces[seat][1] = type(table.palaces[seat][1])(3, (6, 8, 8))
        table.symbols[seat * 9 + 6] = 1
        match.play = type(match.play)(table.copy(), Quick(0))
        ask = match.play.ask_of(seat)
        pick = make("steady", 0).choose(Chair(match, seat, 0))
        healers.append(ask.options[pick] & 15 == 6)
    assert healers == [False, True]


def test_no_choice_depends_on_the_seed() -> None:
    match, _ = first_act(DROUGHT)
    seat = match.asks[0].seat
    assert len({make("steady", seed).choose(Chair(match, seat, seed)) for seed in range(5)}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_for_every_answer(language: str) -> None:
    """Every answer that any prompt can ever have gets a reason that is written in both languages."""

    class Asked:
        def __init__(self, prompt: Any) -> None:
            self.prompt = prompt
            self.options = list(prompt.universe)

    words = catalogue(language, "dragon")
    thumb = policy_of("dragon")
    for prompt in PROMPTS:
        ask: Any = Asked(prompt)
        for option in range(len(ask.options)):
            assert words.has(thumb.reason(None, ask, option))
    assert words.has("bot-why-drawn")
    assert words.has("bot-why-searched")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_beats_chance(seats: int) -> None:
    """A small sample: it wins every one of these, and by far."""
    found = simulate("dragon", ["steady", *["random"] * (seats - 1)], games=25, seed=11)
    assert found.wins[0] >= 24
    assert found.mean_score[0] > max(found.mean_score[1:]) + 30


def test_plays_all_options() -> None:
    options = {"neighbours": "drawn", "large_privilege": "7"}
    found = simulate("dragon", ["steady"] * 4, games=10, seed=2, options=options)
    assert found.whole
    assert min(found.mean_score) > 60
    assert len(EVENTS) == 6
