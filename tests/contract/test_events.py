"""Events are the whole difference: a door that only moves pieces and counts along sees the same table."""

from __future__ import annotations

import random
from collections import Counter
from importlib import import_module
from typing import Any

import pytest

from tests.contract.cases import CASES, Case, viewers, walk
from yamen.kernel.chance import Luck
from yamen.kernel.event import BOX
from yamen.kernel.match import Match
from yamen.kernel.view import Sight

Table = tuple[dict[str, Counter[str]], dict[str, int]]


def laid(zones: list[dict[str, Any]], counters: list[dict[str, Any]]) -> Table:
    """What lies where, and what every counter says."""
    places = {zone["id"]: Counter({piece["kind"]: piece["n"] for piece in zone["pieces"]}) for zone in zones}
    assert len(places) == len(zones), "two zones have one id"
    return places, {counter["id"]: counter["value"] for counter in counters}


def moved(table: Table, event: dict[str, Any]) -> None:
    """Do to a table what an event tells, and nothing else."""
    places, counters = table
    for move in event["moves"]:
        source, target, n = move["from"], move["to"], move["n"]
        if source != BOX and places[source][move["kind"]] != -1:
            assert places[source][move["kind"]] >= n > 0, (event["kind"], move)
            places[source][move["kind"]] -= n
        if target != BOX and places.setdefault(target, Counter())[move["as"]] != -1:
            places[target][move["as"]] += n
    for change in event["changes"]:
        assert not change["parts"] or sum(part["n"] for part in change["parts"]) == change["by"], change
        counters[change["counter"]] += change["by"]


def plain(table: Table) -> tuple[dict[str, dict[str, int]], dict[str, int]]:
    """A table without what is empty: a place nobody names is a place where nothing lies."""
    places = {place: {kind: n for kind, n in pieces.items() if n} for place, pieces in table[0].items()}
    return {place: pieces for place, pieces in places.items() if pieces}, table[1]


def before_all(match: Match) -> list[Sight]:
    """What everybody sees of the table as it was set up, before anything was told."""
    luck = Luck(match.source, dict(match.known))
    state = match.rules.setup(match.rules, match.seats, luck)
    return [match.rules.sight(state, seat) for seat in viewers(match)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_events_are_the_whole_difference(case: Case) -> None:
    match = case.match()
    match.events()  # somebody listens from now on
    tables = [laid(sight.zones, sight.counters) for sight in before_all(match)]
    told = 0

    def follow() -> None:
        nonlocal told
        assert match.herald is not None
        fresh = match.herald.events[told:]
        told += len(fresh)
        for seat, table in zip(viewers(match), tables, strict=True):
            for event in fresh:
                known = event.told(seat)
                if known is not None:
                    moved(table, known.doc())
            view = match.rules.sight(match.play.state, seat)
            assert plain(table) == plain(laid(view.zones, view.counters)), f"seat {seat} after {told} events"

    follow()
    for _ in walk(match, random.Random(str(case))):
        if match.live:
            follow()
    follow()
    assert match.over
    assert told > 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_event_follows_from_an_answer_and_cites_its_rule(case: Case) -> None:
    match = case.match()
    for _ in walk(match, random.Random(str(case))):
        pass
    rules = import_module(f"{case.game.home}.book").RULES
    after = [event.after for event in match.events()]
    assert after == sorted(after)
    assert after[0] >= 0
    assert after[-1] == len(match.by)
    for event in match.events():
        game, _, rule = event.rule.partition("/")
        assert game == case.game.name
        assert rule in rules, event.rule


@pytest.mark.parametrize("case", CASES, ids=str)
def test_who_listens_late_hears_the_same(case: Case) -> None:
    early, late = case.match(), case.match()
    early.events()
    for match in (early, late):
        for _ in walk(match, random.Random(str(case))):
            pass
    for seat in viewers(early):
        heard = [event.doc() for event in early.events(seat)]
        assert heard == [event.doc() for event in late.events(seat)]
        assert heard
