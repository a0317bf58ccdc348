"""Matches of older editions go on from their checkpoint; a table that nobody wrote is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.kernel.tables import failing, go, rows, text_of
from tests.toy.bazaar import BAZAAR
from yamen.games.dragon import DRAGON
from yamen.kernel.chance import Key, Quick
from yamen.kernel.errors import Unreadable
from yamen.kernel.journal import record
from yamen.kernel.match import Match
from yamen.kernel.reading import parse, replay, verify
from yamen.kernel.rules import Game


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
