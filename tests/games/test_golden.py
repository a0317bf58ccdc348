"""Every game's golden playthroughs are what the rules say today. Written again by `python -m tools.golden`."""

from __future__ import annotations

import pytest

from tools.golden import TESTS, names, playthrough, setting
from yamen.games import GAMES

ALL = [(game, name) for game in GAMES for name in names(GAMES[game])]


@pytest.mark.parametrize(("game", "name"), ALL, ids=[f"{game}-{name.removesuffix('.txt')}" for game, name in ALL])
def test_a_playthrough_is_as_it_was(game: str, name: str) -> None:
    """A difference here is a change of rules, luck or words; `python -m tools.golden` writes them anew."""
    path = TESTS / game / "golden" / name
    assert path.is_file(), "python -m tools.golden writes it"
    assert playthrough(GAMES[game], name).split("\n") == path.read_text(encoding="utf-8").split("\n")


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_playthrough(game: str) -> None:
    """Each option of a game is somewhere set to something else than its default."""
    differs = {option for name in names(GAMES[game]) for option in setting(name)[1]}
    assert differs == {option.name for option in GAMES[game].options}
