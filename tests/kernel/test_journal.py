"""Journals: written, read, played again; answers taken back, older editions, luck or a key; and what does not hold."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.contract.cases import CASES, Case
from tests.toy.bazaar import BAZAAR
from yamen.games.dragon import DRAGON
from yamen.kernel.chance import Key, Quick
from yamen.kernel.errors import DoesNotHold, NotAnOption, Unreadable, YamenError
from yamen.kernel.journal import record
from yamen.kernel.match import Match
from yamen.kernel.reading import parse, replay, verify
from yamen.kernel.rules import Game


def go(match: Match, seed: int, most: int = 10_000, undone: float = 0.08) -> Match:
    """The match after random answers, some of which are taken back, sealed ones too."""
    draw = random.Random(seed)
    while not match.over and len(match.by) < most:
        ask = draw.choice(match.asks)
        match.answer(draw.randrange(len(ask.options)), ask.seat)
        if draw.random() < undone:
            if match.undo_refusal(ask.seat) is None:
                match.undo(ask.seat)
            else:
                match.take_back(min(draw.randint(1, 3), len(match.live)))
    return match


def rows(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def text_of(changed: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(row) + "\n" for row in changed)


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


def failing(error: type[YamenError], attempt: Callable[[], object]) -> str:
    with pytest.raises(error) as raised:
        attempt()
    assert type(raised.value) is error
    return raised.value.words.key


# --- editions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [DRAGON, BAZAAR], ids=lambda game: game.name)
@pytest.mark.parametrize("answers", [5, 12, 20])
def test_a_match_of_an_older_edition_goes_on_from_its_checkpoint(game: Game, answers: int) -> None:
    newer = Game(game.name, game.edition + 1, game.seats, game.options, game.home)
    newest = Game(game.name, game.edition + 2, game.seats, game.options, game.home)
    secret = b"edition"
    match = go(Match(game, 3, key=Key(secret)), answers, answers)
    journal = parse(record(match).text())
    assert failing(Unreadable, lambda: replay(parse(record(Match(newer, 3)).text()), game)) == "journal-newer-edition"

    resumed = replay(journal, newer, secret)
    assert resumed.digest() == match.digest()
    assert resumed.seq == match.seq
    assert resumed.offset == match.checkpoint()[0]
    resumed.events()
    assert parse(record(resumed).text()).edition == game.edition, "it began under that edition"

    go(resumed, 2, 12)
    between = parse(record(resumed).text())
    assert [line.answer for line in between.lines[: len(journal.lines)]] == [line.answer for line in journal.lines]
    again = replay(between, newest, secret)
    assert again.digest() == resumed.digest()
    go(again, 3)
    proof = verify(parse(record(again).text()), newest)
    assert proof.over
    assert proof.settled == again.offset > 0 or answers == 5
    assert proof.scores == again.scores


def test_an_older_edition_without_a_checkpoint_is_refused() -> None:
    newer = Game("dragon", 2, DRAGON.seats, DRAGON.options, DRAGON.home)
    text = record(go(Match(DRAGON, 2, key=Key(b"k")), 1, 9)).text()
    without = text_of(rows(text)[:-1])
    assert failing(Unreadable, lambda: replay(parse(without), newer, b"k")) == "journal-older-edition"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda table: table.clear(),
        lambda table: table.pop("yuan"),
        lambda table: table.update(scene="nowhere"),
        lambda table: table.update(scene=7),
        lambda table: table.update(yuan=[]),
        lambda table: table.update(palaces=[[["floor"]]] * 3),
        lambda table: table.update(order=["a", "b", "c"]),
        lambda table: table.update(seats=1_000_000),
        lambda table: table["ledger"].insert(5, "act taxes"),
    ],
)
def test_a_table_that_nobody_wrote_is_refused(spoil: Callable[[dict[str, Any]], object]) -> None:
    newer = Game("dragon", 2, DRAGON.seats, DRAGON.options, DRAGON.home)
    lines = rows(record(go(Match(DRAGON, 3, chance=Quick(1)), 4, 60, 0)).text())
    at = next(i for i, row in enumerate(lines) if "checkpoint" in row)
    spoil(lines[at]["table"])
    journal = parse(text_of(lines))
    assert failing(Unreadable, lambda: replay(journal, newer)) == "journal-checkpoint"


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
