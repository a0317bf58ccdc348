"""Journals: written, read, played again; answers taken back, older editions, luck or a key; and what does not hold."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.cases import CASES, Case
from tests.kernel.tables import failing, go, rows, text_of
from tests.toy.bazaar import BAZAAR
from yamen.games.dragon import DRAGON
from yamen.kernel.chance import Key, Quick
from yamen.kernel.errors import DoesNotHold, NotAnOption, Unreadable, YamenError
from yamen.kernel.journal import record
from yamen.kernel.match import Match
from yamen.kernel.reading import parse, replay, verify
from yamen.kernel.rules import Game


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_journal_read_back_is_the_same_match(case: Case) -> None:
    match = go(case.match("journal"), 1, undone=0.2)
    text = record(match, ["Ada", "Bo"]).text()
    journal = parse(text)
    assert journal.text() == text
    again = replay(journal, case.game)
    assert record(again, ["Ada", "Bo"]).text() == text
    assert again.digest() == match.digest()
    assert (again.by, again.picks, again.live, again.undos) == (match.by, match.picks, match.live, match.undos)
    assert [event.doc() for event in again.events()] == [event.doc() for event in match.events()]
    proof = verify(journal, case.game)
    assert (proof.answers, proof.scores, proof.over, proof.promised) == (len(match.by), match.scores, True, True)
    assert proof.undone == len(match.by) - len(match.live) == len(journal.undone()) > 0
    assert proof.shuffles == len(match.known)


@pytest.mark.parametrize("game", [DRAGON, BAZAAR], ids=lambda game: game.name)
def test_a_match_without_a_key_writes_down_its_luck(game: Game) -> None:
    for seed in range(6):
        match = go(Match(game, 3, chance=Quick(seed)), seed)
        text = record(match).text()
        again = replay(parse(text), game)
        assert record(again).text() == text
        assert not verify(parse(text), game).promised


def test_writing_a_journal_draws_no_luck() -> None:
    noted, plain = Match(DRAGON, 3, chance=Quick(5)), Match(DRAGON, 3, chance=Quick(5))
    for match in (noted, plain):
        while not match.over:
            match.answer(0, match.asks[0].seat)
            if match is noted and len(match.by) % 7 == 0:
                record(match)
    assert noted.digest() == plain.digest()


def test_the_file_is_what_the_handbook_says() -> None:
    match = Match(DRAGON, 2, {"first": "2"}, Key(b"s" * 32, [b"a", b"b"]))
    match.say("start monk+healer")
    match.undo(1)
    match.say("start monk+scholar")
    head, first, undo, second, checkpoint = rows(record(match, ["Ada", "Bo"]).text())
    assert head == {
        "yamen": 1,
        "game": "dragon",
        "edition": 1,
        "seats": 2,
        "options": {"neighbours": "apart", "large_privilege": "6", "first": "2"},
        "components": DRAGON.digest(),
        "players": ["Ada", "Bo"],
        "promise": Key(b"s" * 32).promise(),
        "lots": ["61", "62"],
    }
    assert first == {"n": 1, "seat": 1, "answer": "start monk+healer"}
    assert undo == {"undo": [1]}
    assert second == {"n": 2, "seat": 1, "answer": "start monk+scholar"}
    assert checkpoint["checkpoint"] == 0
    assert checkpoint["table"]["scene"] == "start"
    assert (b"s" * 32).hex() not in record(match).text(), "the secret stays secret until the match is over"


def test_the_secret_of_a_match_going_on_is_kept_elsewhere() -> None:
    match = go(Match(DRAGON, 2, key=Key(b"s" * 32)), 1, 30)
    journal = parse(record(match).text())
    assert replay(journal, DRAGON, b"s" * 32).digest() == match.digest()
    assert not verify(journal, DRAGON, b"s" * 32).over
    assert failing(Unreadable, lambda: replay(journal, DRAGON)) == "journal-no-key"
    assert failing(DoesNotHold, lambda: replay(journal, DRAGON, b"t" * 32)) == "journal-promise"


def test_a_journal_can_be_played_up_to_an_answer() -> None:
    match = go(Match(DRAGON, 3, key=Key(b"upto")), 3, undone=0)
    journal = parse(record(match).text())
    for upto in (0, 1, 7, len(match.by)):
        part = replay(journal, DRAGON, upto=upto)
        assert (len(part.by), part.picks) == (upto, match.picks[:upto])


# --- what does not hold -----------------------------------------------------------------------------------------------


def whole() -> list[dict[str, Any]]:
    """The lines of a finished match."""
    return rows(record(go(Match(DRAGON, 3, key=Key(b"k" * 32)), 4)).text())


def judged(lines: list[dict[str, Any]], game: Game = DRAGON) -> tuple[type[YamenError], str, dict[str, Any]]:
    """The kind of error, its sentence and its facts."""
    with pytest.raises(YamenError) as raised:
        verify(parse(text_of(lines)), game)
    return type(raised.value), raised.value.words.key, raised.value.words.facts


def test_verify_names_what_does_not_hold() -> None:
    lines = whole()
    end = lines[-1]
    assert judged([*lines[:-1], {**end, "scores": [0, 0, 0]}])[:2] == (DoesNotHold, "journal-scores")
    assert judged([*lines[:-1], {**end, "digest": "0" * 64}])[:2] == (DoesNotHold, "journal-digest")
    assert judged([*lines[:-1], {**end, "key": "00" * 32}])[:2] == (DoesNotHold, "journal-promise")
    assert judged([{**lines[0], "promise": ""}, *lines[1:]])[:2] == (DoesNotHold, "journal-promise")
    assert judged([*lines[:-2], end])[:2] == (DoesNotHold, "journal-cut")
    assert judged(lines[:-1])[:2] == (Unreadable, "journal-no-key")
    assert judged([{**lines[0], "components": "0" * 64}, *lines[1:]])[:2] == (Unreadable, "journal-components")
    assert judged(lines, BAZAAR)[:2] == (Unreadable, "journal-game")
    assert judged([{**lines[0], "seats": 9}, *lines[1:]])[:2] == (NotAnOption, "error-seats")
    lots = [{**lines[0], "lots": ["00"]}, *lines[1:]]
    assert judged(lots)[0] in (NotAnOption, DoesNotHold), "other lots are other luck"


def test_a_wrong_answer_is_named_with_its_line_and_its_reason() -> None:
    lines = whole()
    at = 20
    number = lines[at - 1]["n"]
    lines[at - 1] = {**lines[at - 1], "answer": "act bribery"}
    kind, key, facts = judged([lines[0], *lines[1:]])
    assert (kind, key) == (NotAnOption, "journal-answer")
    assert (facts["line"], facts["number"], facts["answer"]) == (at, number, "act bribery")
    assert facts["reason"].key == "error-notation"
    spaced = text_of(lines).replace("\n", "\n\n", 3)
    with pytest.raises(NotAnOption) as raised:
        verify(parse(spaced), DRAGON)
    assert raised.value.words.facts["line"] == at + 3, "empty lines count"


def test_luck_that_does_not_fit_the_match_is_named() -> None:
    lines = rows(record(go(Match(DRAGON, 3, chance=Quick(2)), 4)).text())
    at = next(i for i, row in enumerate(lines) if "luck" in row)
    for label in ("groups/3", "events", "first_player"):
        for wrong in ([], ["taxes"], 5, "taxes"):
            luck = {**lines[at]["luck"], label: wrong}
            assert judged([*lines[:at], {"luck": luck}, *lines[at + 1 :]])[1] == "journal-luck", (label, wrong)
    without = {key: value for key, value in lines[at]["luck"].items() if key != "groups/5"}
    kind, key, facts = judged([*lines[:at], {"luck": without}, *lines[at + 1 :]])
    assert (kind, key) == (Unreadable, "journal-luck")
    assert facts["line"] > 5


def test_answers_can_only_be_taken_back_from_the_end() -> None:
    lines = whole()
    assert judged([*lines[:6], {"undo": [2]}, *lines[6:]])[1] == "journal-answer"
