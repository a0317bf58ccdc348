"""Bots by name and budget, and the sentence for every name that is none."""

from __future__ import annotations

import pytest

from tests.toy.bazaar import BAZAAR
from yamen.bots import BOTS, Chair, add, make
from yamen.bots.names import budget
from yamen.bots.policy import policy_of
from yamen.bots.thinker import Thinker
from yamen.games import GAMES
from yamen.kernel.errors import NotAnOption
from yamen.kernel.match import Match
from yamen.lab import arena
from yamen.words import LANGUAGES, catalogue


def sentence(error: NotAnOption, language: str) -> str:
    said = catalogue(language).say(error.words)
    assert said != error.words.key
    assert "{" not in said
    return said


def test_three_bots() -> None:
    assert BOTS == ("random", "steady", "thinker")


@pytest.mark.parametrize("name", ["", "Steady", "clever", "steady ", "ran:dom", ":5", "x" * 5000])
def test_unknown_bot(name: str) -> None:
    with pytest.raises(NotAnOption) as refused:
        make(name, 0)
    for language in LANGUAGES:
        said = sentence(refused.value, language)
        assert all(bot in said for bot in BOTS)
        assert len(said) < 300


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "-1",
        "0s",
        "0.0s",
        "601s",
        "1000001",
        "9" * 400,
        "1e3",
        "1.s",
        ".5s",
        "1,5s",
        "s",
        "five",
        "5 s",
        "٣",
        "nan",
    ],
)
def test_no_budget(text: str) -> None:
    with pytest.raises(NotAnOption) as refused:
        make(f"thinker:{text}", 0)
    for language in LANGUAGES:
        said = sentence(refused.value, language)
        assert "thinker:1.5s" in said
        assert len(said) < 400


@pytest.mark.parametrize("name", ["random:5", "steady:", "steady:1s"])
def test_budget_for_nobody(name: str) -> None:
    with pytest.raises(NotAnOption) as refused:
        make(name, 0)
    for language in LANGUAGES:
        assert name.partition(":")[0] in sentence(refused.value, language)


def test_budgets() -> None:
    assert (budget("1").rounds, budget("1").seconds) == (1, 0)
    assert budget("1000000").rounds == 1_000_000
    assert (budget("1.5s").rounds, budget("1.5s").seconds) == (0, 1.5)
    assert budget("600s").seconds == 600
    made = make("thinker", 3)
    assert isinstance(made, Thinker)
    assert made.budget.rounds == 24


def test_another_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that was added sits where the others sit, and is listed; it cannot take the name of another."""
    monkeypatch.setattr("yamen.bots.names._added", {})
    add("twin", lambda seed: make("steady", seed))
    assert arena("dragon", ["twin", "random"], 1).standings["twin"].wins == 2
    with pytest.raises(NotAnOption) as refused:
        make("nobody", 0)
    assert "twin" in sentence(refused.value, "en")
    for name in ("steady", "", "a:b", "two words"):
        with pytest.raises(ValueError, match="cannot be the name"):
            add(name, lambda seed: make("random", seed))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_rules_of_thumb(game: str) -> None:
    match = Match(GAMES[game])
    seat = match.asks[0].seat
    assert 0 <= make("steady", 0).choose(Chair(match, seat, 0)) < len(match.asks[0].options)
    assert policy_of(game) is policy_of(game)


def test_a_game_without_rules_of_thumb() -> None:
    match = Match(BAZAAR, 2)
    chair = Chair(match, match.asks[0].seat, 0)
    with pytest.raises(NotAnOption) as refused:
        make("steady", 0).choose(chair)
    for language in LANGUAGES:
        assert "bazaar" in sentence(refused.value, language)
    assert 0 <= make("thinker:4", 0).choose(chair) < len(chair.ask.options)
