"""The engine itself: a checkpoint for each scene, answers by index, forks that play on by themselves."""

from __future__ import annotations

import pytest

from tests.kernel.tables import dragon, go
from yamen.games.dragon import DRAGON
from yamen.kernel.chance import Key, Quick
from yamen.kernel.errors import NotYourTurn
from yamen.kernel.journal import record
from yamen.kernel.match import Match
from yamen.kernel.play import Play
from yamen.kernel.reading import parse


def to_the_end(play: Play) -> Play:
    """The same play after the middle option of every question."""
    while play.asks:
        ask = play.asks[0]
        play.answer(len(ask.options) // 2, ask.seat)
    return play


def test_a_checkpoint_remembers_only_the_luck_of_its_scene() -> None:
    match = dragon()
    drawn = []
    while not match.over:
        assert match.play.luck is not None
        drawn.append(list(match.play.luck.recent))
        match.answer(0)
    assert match.known, "every month was drawn"
    assert drawn == [[]] * len(drawn), "the cards are dealt in a scene of their own, which asks nothing"


@pytest.mark.parametrize("option", [-1, 36, 1000])
def test_an_index_beyond_the_options_is_no_answer(option: int) -> None:
    play = dragon().play
    with pytest.raises(IndexError):
        play.answer(option)
    assert play.asks[0].chosen == -1
    play.answer(35)


def test_nobody_is_asked_out_of_turn_or_after_the_end() -> None:
    play = dragon().play
    with pytest.raises(NotYourTurn) as refused:
        play.ask_of(2).notation(0)
    assert refused.value.words.key == "error-not-your-turn"
    with pytest.raises(NotYourTurn) as refused:
        to_the_end(play).ask_of(0).notation(0)
    assert refused.value.words.key == "error-over"


@pytest.mark.parametrize("keep", [True, False])
def test_a_fork_for_a_seat_plays_to_its_end_with_its_own_luck(keep: bool) -> None:
    match = go(dragon(), 5, 9, undone=0)
    seat = match.asks[0].seat
    ends = [to_the_end(match.play.fork_for(seat, Quick(seed), keep=keep)).state.encode() for seed in (1, 1, 2)]
    assert ends[0] == ends[1] != ends[2]
    assert all(end["scene"] == "" for end in ends)


def test_a_match_without_answers_is_a_journal_with_a_checkpoint() -> None:
    journal = parse(record(Match(DRAGON, 2, key=Key(b"k"))).text())
    assert journal.checkpoint is not None
    assert journal.checkpoint[0] == 0
