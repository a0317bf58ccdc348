"""For every prompt, every answer it can ever have is either legal now or has a reason, and never both."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

from tests.contract.cases import CASES, Case, viewers, walk
from yamen.kernel import door
from yamen.kernel.errors import NotAnOption, NotYourTurn

OFTEN = 0.1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_answer_is_legal_or_has_a_reason(case: Case) -> None:
    match = case.match()
    draw = random.Random(str(case))
    rules = import_module(f"{case.game.home}.book").RULES
    asked: set[str] = set()
    for seat, option in walk(match, draw):
        ask = match.ask_of(seat)
        if ask.prompt.name in asked and draw.random() > OFTEN:
            continue
        asked.add(ask.prompt.name)
        legal = {ask.notation(index) for index in range(len(ask.options))}
        for prompt in match.rules.prompts.values():
            for answer in prompt.universe:
                notation = prompt.notation(answer)
                why = door.why_not(match, seat, notation)
                assert (why is None) == (notation in legal), notation
                if why is not None:
                    assert why["words"]["key"] != "why-unlit", notation
                    assert why["rule"].removeprefix(f"{case.game.name}/") in rules, why
                    if prompt in ask.prompts():
                        assert why["words"]["key"].startswith("no-"), why
        for light in door.view(match, seat)["ask"]["options"][option]["lights"]:
            assert door.why_not(match, seat, light) is None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_refused_changes_nothing(case: Case) -> None:
    match = case.match()
    draw = random.Random(str(case))
    for number, (seat, _) in enumerate(walk(match, draw)):
        if number > 12:
            break
        ask = match.ask_of(seat)
        legal = {ask.notation(index) for index in range(len(ask.options))}
        before = (match.seq, match.digest(), list(match.live))
        for prompt in match.rules.prompts.values():
            candidate = prompt.notation(draw.choice(prompt.universe))
            if candidate not in legal:
                with pytest.raises(NotAnOption) as refused:
                    match.say(candidate, seat)
                why = door.why_not(match, seat, candidate)
                assert why == {"words": refused.value.words.doc(), "rule": refused.value.rule}
        assert (match.seq, match.digest(), list(match.live)) == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_id_of_the_view_has_an_answer_or_a_reason(case: Case) -> None:
    match = case.match()
    draw = random.Random(str(case))
    asked: set[str] = set()
    for seat, _ in walk(match, draw):
        view = door.view(match, seat)
        if view["ask"]["prompt"] in asked:
            continue
        asked.add(view["ask"]["prompt"])
        lit = {light for option in view["ask"]["options"] for light in option["lights"]}
        for zone in view["zones"]:
            for thing in [zone["id"], *(piece["id"] for piece in zone["pieces"])]:
                why = door.why_not(match, seat, thing)
                assert (why is None) == (thing in lit), thing


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_spectator_and_a_seat_not_asked_may_not_probe(case: Case) -> None:
    match = case.match()
    asked = {ask.seat for ask in match.asks}
    for seat in viewers(match):
        if seat not in asked:
            with pytest.raises(NotYourTurn):
                door.why_not(match, seat, "anything")
            with pytest.raises(NotYourTurn):
                door.preview(match, seat, 0)
