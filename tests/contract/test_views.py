"""Views speak of things by their ids, and tell nobody what it may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.contract.cases import CASES, Case, ids, viewers, walk
from yamen.kernel import door
from yamen.kernel.chance import Quick
from yamen.kernel.event import BOX, Herald
from yamen.kernel.match import Match
from yamen.kernel.play import Play

OFTEN = 0.15  # at how many of the questions the costly things are compared


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_id_that_is_named_is_in_the_view(case: Case) -> None:
    match = case.match()
    draw = random.Random(str(case))
    match.events()
    told = 0
    before = [ids(door.view(match, seat)) for seat in viewers(match)]
    for seat, _ in walk(match, draw):
        view = door.view(match, seat)
        known = ids(view)
        counters = {counter["id"] for counter in view["counters"]}
        for option in view["ask"]["options"]:
            assert option["lights"], option
            assert set(option["lights"]) <= known, option
            assert {change["counter"] for change in option["price"]} <= counters
        assert match.herald is not None
        fresh = match.herald.events[told:]
        told += len(fresh)
        after = [ids(door.view(match, viewer)) for viewer in viewers(match)]
        for at, viewer in enumerate(viewers(match)):
            heard = [fact.doc() for event in fresh if (fact := event.told(viewer)) is not None]
            named_in_order(heard, before[at], after[at])
        before = after


def named_in_order(events: list[dict[str, Any]], before: set[str], after: set[str]) -> None:
    """Events name places of the view before or after them, or places that they themselves fill and empty again."""
    known = before | after | {BOX}
    for event in events:
        for move in event["moves"]:
            assert move["from"] in known, move
            known.add(move["to"])
        for change in event["changes"]:
            assert change["counter"] in known, change


@pytest.mark.parametrize("case", CASES, ids=str)
def test_options_have_one_notation_and_one_way_to_click_them(case: Case) -> None:
    match = case.match()
    for seat, _ in walk(match, random.Random(str(case))):
        ask = match.ask_of(seat)
        options = door.view(match, seat)["ask"]["options"]
        assert options
        clicks = [tuple(option["lights"]) for option in options]
        assert len(set(clicks)) == len(clicks), clicks
        for index, option in enumerate(options):
            assert option["index"] == index
            assert ask.index(option["notation"]) == index
            assert " ".join(option["notation"].split()) == option["notation"]
            assert ask.prompt_of(index) is match.rules.prompts[option["prompt"]]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_forks_are_the_match_at_every_decision(case: Case) -> None:
    match = case.match()
    for number, _ in enumerate(walk(match, random.Random(str(case)))):
        fork = match.play.fork(keep=number % 2 == 0)
        assert fork.state.encode() == match.play.state.encode()
        assert questions(fork) == questions(match.play)


def questions(play: Play) -> list[tuple[int, str, list[str], int]]:
    """What is asked: of whom, with which options, and what was chosen already."""
    return [(a.seat, a.prompt.name, [a.notation(i) for i in range(len(a.options))], a.chosen) for a in play.asks]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_fork_goes_on_as_the_match_does(case: Case) -> None:
    match = case.match()
    draw = random.Random(str(case))
    for seat, option in walk(match, draw):
        if draw.random() > OFTEN:
            continue
        fork = match.play.fork(keep=True)
        fork.answer(option, seat)
        twin = fork.fork()
        probe = match.play.fork()
        probe.answer(option, seat)
        assert twin.state.encode() == fork.state.encode() == probe.state.encode()
        assert questions(twin) == questions(fork) == questions(probe)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_table_dealt_anew_looks_the_same(case: Case) -> None:
    """Views, asks, options, reasons, previews and what was told of the scene so far do not depend on the hidden."""
    match = case.match()
    draw = random.Random(str(case))
    for seat, option in walk(match, draw):
        if draw.random() > OFTEN:
            continue
        for viewer in viewers(match):
            heard, heard_anew = Herald(), Herald()
            here = match.play.fork(keep=True, herald=heard)
            anew = match.play.fork_for(viewer, Quick(draw.getrandbits(30)), herald=heard_anew)
            if not match.play.sealed:
                assert docs(heard, viewer) == docs(heard_anew, viewer)
            assert view_of(here, viewer) == view_of(anew, viewer)
            if viewer == seat:
                assert foretold(here, seat, option) == foretold(anew, seat, option)
                assert reasons(match, here, seat) == reasons(match, anew, seat)


def docs(herald: Herald, seat: int) -> list[dict[str, Any]]:
    return [event.doc() for event in herald.told(seat)]


def view_of(play: Play, seat: int) -> dict[str, Any]:
    """The view, but for who has sealed an answer: a fork leaves the others' out."""
    view = door.sight_doc(play, seat, 0)
    for other in [*view["seats"], *view["waiting"]]:
        if other["seat"] != seat:
            other.pop("sealed", None)
            other["state"] = other.get("state", "").replace("sealed", "to_act")
    return view


def foretold(play: Play, seat: int, option: int) -> dict[str, Any]:
    preview = door.foretell(play, seat, option, 0, 1)
    preview["view"] = {key: preview["view"][key] for key in preview["view"] if key not in ("seats", "waiting")}
    return preview


def reasons(match: Match, play: Play, seat: int) -> list[Any]:
    """Why everything else is no option."""
    ask = play.ask_of(seat)
    out: list[Any] = []
    for prompt in ask.prompts():
        for candidate in prompt.universe:
            if ask.index(prompt.notation(candidate)) < 0:
                refusal = ask.refusal(play.state, prompt, candidate)
                out.append((prompt.name, candidate, refusal.words.doc(), refusal.rule))
    return out
