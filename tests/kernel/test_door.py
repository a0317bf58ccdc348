"""What a door is told beyond options: why not, and what an answer would do, as far as the seat may know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.contract.cases import CASES, Case, walk
from tests.toy.bazaar import BAZAAR
from yamen.games.dragon import DRAGON
from yamen.kernel import door
from yamen.kernel.chance import Given, Key, Quick
from yamen.kernel.errors import NotAnOption
from yamen.kernel.event import Event, Herald
from yamen.kernel.match import Match
from yamen.kernel.words import Words

WARES = [11, 12, 15, 1, 2, 3, 16, 4, 13, 17, 5, 14, 6, 7, 8, 9, 10, 18]  # 1-8 tea 2, 9-14 silk 3, 15-18 jade 5


def market(seats: int = 2, **options: str) -> Match:
    """Seat 0 begins with wares 11 12 15, seat 1 with 1 2 3; the stalls show 16 4 13 (two seats)."""
    luck = Given({"wares": WARES}, Quick(1))
    match = Match(BAZAAR, seats, {"first": "1", **options}, chance=luck)
    for seat in range(seats):
        match.say("bid none", seat)
    return match


def foretold(match: Match, seat: int, said: str) -> dict[str, Any]:
    return door.preview(match, seat, match.ask_of(seat).index(said))


def test_a_preview_is_what_the_answer_does() -> None:
    match = market()
    match.events()
    before = len(match.events())
    preview = foretold(match, 0, "act rest")
    match.say("act rest")
    after = door.view(match, 0)
    assert [event["kind"] for event in preview["events"]] == ["coins"]
    assert preview["events"] == [event.doc() for event in match.events(0)[before:]]
    assert preview["view"]["zones"] == after["zones"]
    assert preview["view"]["counters"] == after["counters"]
    assert preview["stops"] == {"key": "preview-others", "facts": {"seat": 1}}


def test_a_preview_changes_nothing() -> None:
    match = market()
    before = (match.seq, match.digest(), dict(match.known), match.barrier)
    for option in range(len(match.asks[0].options)):
        door.preview(match, 0, option)
    assert (match.seq, match.digest(), match.known, match.barrier) == before


def test_a_preview_stops_at_what_is_hidden_at_luck_and_at_others() -> None:
    match = market(modules="caravan")
    assert foretold(match, 0, "act peek")["stops"] == {"key": "preview-hidden", "facts": {}}
    ordered = foretold(match, 0, "act order")
    assert ordered["stops"] == {"key": "preview-hidden", "facts": {}}
    assert [event["kind"] for event in ordered["events"]] == ["coins"], "paid, but not yet drawn"
    assert foretold(match, 0, "act caravan")["stops"] == {"key": "preview-luck", "facts": {}}
    assert foretold(match, 0, "act buy_1")["stops"] == {"key": "preview-others", "facts": {"seat": 1}}
    assert foretold(match, 0, "sell 15")["stops"] is None, "the same seat is asked on"
    assert not foretold(match, 0, "act peek")["view"]["over"]


def test_a_preview_does_not_deal_cards() -> None:
    match = Match(DRAGON, 2, {"first": "1"}, Key(b"deal"))
    for said in ("start monk+healer", "house 1", "start craftsman+farmer"):
        match.say(said)
    preview = foretold(match, 1, "house 2")
    assert preview["stops"] == {"key": "preview-luck", "facts": {}}
    assert [event["kind"] for event in preview["events"]] == ["moved-in"]
    assert "groups/1" not in match.known


@pytest.mark.parametrize("option", [-1, 99, -(10**20), 10**20])
def test_only_options_have_previews(option: int) -> None:
    with pytest.raises(NotAnOption) as refused:
        door.preview(market(), 0, option)
    assert refused.value.words.key == "error-index"


def test_a_sealed_answer_is_not_in_anothers_preview() -> None:
    docs = []
    for bid in ("bid none", "bid 1"):
        match = Match(BAZAAR, 2, {"first": "1"}, chance=Given({"wares": WARES}, Quick(1)))
        match.say(bid, 1)
        docs.append([door.preview(match, 0, option) for option in range(4)])
        assert docs[-1][0]["stops"] == {"key": "preview-others", "facts": {"seat": 1}}
    assert docs[0] == docs[1]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_preview_that_runs_through_is_what_happens(case: Case) -> None:
    """Where nothing hidden stops it, a preview tells the very events and the very table."""
    match = case.match("preview")
    match.events()
    draw = random.Random(str(case))
    through = 0
    for seat, option in walk(match, draw):
        if draw.random() > 0.25:
            continue
        preview = door.preview(match, seat, option)
        probe = match.play.fork(keep=True)
        herald = Herald()
        probe.state.herald = herald
        herald.after = match.offset + len(match.by) + 1
        probe.answer(option, seat)
        told = [event.doc() for event in herald.told(seat)]
        assert preview["events"] == told[: len(preview["events"])]
        if preview["stops"] is None or preview["stops"]["key"] == "preview-others":
            through += 1
            if not match.play.secret:
                assert preview["events"] == told
                assert preview["view"]["zones"] == door.sight_doc(probe, seat, 0)["zones"]
    assert through > 0 or case.seats == 1, "a lonely seat's turn runs into the luck of the rival"


# --- why not ----------------------------------------------------------------------------------------------------------


def test_why_not_answers_for_notations_and_for_ids() -> None:
    match = market()
    for thing, key in (
        ("act buy_1", "no-act-coins"),
        ("  act   buy_1 ", "no-act-coins"),
        ("stall/1", "no-act-coins"),
        ("sell 1", "no-ware-held"),
        ("ware/1", "no-ware-held"),
        ("join yes", "error-other-question"),
        ("seat/1/coins", "why-unlit"),
        ("what?", "why-unlit"),
        ("", "why-unlit"),
    ):
        why = door.why_not(match, 0, thing)
        assert why is not None, thing
        assert why["words"]["key"] == key, thing
        assert why["rule"].startswith("bazaar/")
    for thing in ("act rest", "sell 11", "ware/11", "stall/2", "pile", "sold"):
        assert door.why_not(match, 0, thing) is None


def test_reasons_tell_nothing_about_other_hands() -> None:
    match = market()
    assert {str(door.why_not(match, 0, f"sell {ware}")).replace(f" {ware}}}", " n}") for ware in (1, 5, 9)} == {
        "{'words': {'key': 'no-ware-held', 'facts': {'ware': n}}, 'rule': 'bazaar/sell'}"
    }


# --- views ------------------------------------------------------------------------------------------------------------


def test_everybody_sees_who_is_asked_but_not_what_can_be_answered() -> None:
    match = Match(BAZAAR, 3, {"first": "1"}, Key(b"x"))
    match.say("bid none", 2)
    public = door.view(match, -1)
    assert public["ask"] is None
    assert [(w["seat"], w["prompt"], w["secret"], w["sealed"]) for w in public["waiting"]] == [
        (0, "bid", True, False),
        (1, "bid", True, False),
        (2, "bid", True, True),
    ]
    assert [seat["state"] for seat in public["seats"]] == ["to_act", "to_act", "sealed"]
    assert door.view(match, 2)["ask"] is None
    assert door.view(match, 1)["ask"]["secret"]


def test_a_view_names_the_offers_beside_its_question() -> None:
    ask = door.view(market(), 0)["ask"]
    assert ask["beside"] == ["sell"]
    assert {option["prompt"] for option in ask["options"]} == {"act", "sell"}
    assert door.view(Match(DRAGON, 2, {"first": "1"}), 0)["ask"]["beside"] == []


# --- events -----------------------------------------------------------------------------------------------------------


def test_who_knows_half_of_an_event_is_told_half_of_it() -> None:
    nobody = Event("k", 0, "r", Words("nothing"))
    half = Event("k", 0, "r", Words("half"), seats=[1, 2], veiled=nobody)
    whole = Event("k", 0, "r", Words("all"), seats=[0], veiled=half)
    secret = Event("s", 0, "r", Words("secret"), seats=[0])
    herald = Herald()
    herald.after = 7
    herald.tell(whole)
    herald.tell(secret)
    heard = {seat: [event.words.key for event in herald.told(seat)] for seat in (-1, 0, 1, 2, 3)}
    assert heard == {-1: ["nothing"], 0: ["all", "secret"], 1: ["half"], 2: ["half"], 3: ["nothing"]}
    assert {event.after for seat in heard for event in herald.told(seat)} == {7}
    assert [event.doc()["private"] for event in (nobody, half, whole)] == [False, True, True]


def test_who_looked_at_the_pile_is_told_where_that_ware_goes() -> None:
    match = market()
    match.events()
    match.say("act peek")
    before = len(match.events())
    match.say("act order")
    drawn = next(event for event in match.events()[before:] if event.kind == "drawn")
    moves = {seat: (told := drawn.told(seat)) and (told.moves[0].kind, told.moves[0].turned) for seat in (-1, 0, 1)}
    assert moves == {-1: ("back", "back"), 0: ("ware/17", "back"), 1: ("back", "ware/17")}


def test_seats_say_their_place_in_the_order_of_play_from_one() -> None:
    match = Match(DRAGON, 3, {"first": "2"}, chance=Quick(1))
    assert [seat["order"] for seat in door.view(match, -1)["seats"]] == [3, 1, 2]
