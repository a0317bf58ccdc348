"""What `import yamen` gives, and what it costs."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

import yamen
from yamen import DRAGON, Chair, Key, Match, bot, find, parse, record, replay, verify
from yamen.kernel.words import speech

ROOT = Path(__file__).parents[1]


def test_every_name_is_there() -> None:
    """Each public name is found where its table says, and dir() shows it."""
    for name in yamen.HOMES:
        assert getattr(yamen, name) is not None
    assert {"GAMES", "DRAGON", "Match", "record", "bot", "__version__"} <= set(dir(yamen))


def test_types_and_names_are_the_same_list() -> None:
    """What a type checker is told is what there is."""
    tree = ast.parse(Path(yamen.__file__).read_text(encoding="utf-8"))
    told = {
        alias.asname: node.module
        for block in tree.body
        if isinstance(block, ast.If)
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert told == yamen.HOMES


def test_an_unknown_name_is_no_attribute() -> None:
    """As Python says it."""
    with pytest.raises(AttributeError, match="no attribute 'mah_jongg'"):
        yamen.mah_jongg  # noqa: B018


def test_the_version_is_that_of_the_package() -> None:
    """Said in three places, the same."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert yamen.__version__ == project["version"] == version("yamen")


def test_importing_it_loads_almost_nothing() -> None:
    """No rules, no bots, and nothing from outside the standard library."""
    look = (
        "import sys; before = set(sys.modules); import yamen; "
        "print(*sorted(name for name in set(sys.modules) - before if not name.startswith('_')))"
    )
    found = subprocess.run([sys.executable, "-c", look], check=True, capture_output=True, text=True)
    loaded = found.stdout.split()
    assert "yamen" in loaded
    assert [name for name in loaded if name.startswith("yamen.") and not name.startswith("yamen.kernel")] == []
    assert [name for name in loaded if name.split(".")[0] not in {"yamen", *sys.stdlib_module_names}] == []
    assert not {"asyncio", "inspect", "dataclasses", "json"} & set(loaded)


def test_a_match_by_bots_is_saved_and_proved() -> None:
    """From the first ask to the proof of the journal."""
    match = Match(DRAGON, seats=2, key=Key(b"\x01" * 32))
    players = [bot("random", seed=1), bot("steady", seed=2)]
    while not match.over:
        seat = match.ask_of().seat
        match.answer(players[seat].choose(Chair(match, seat, seed=match.seq)), seat)
    journal = parse(record(match).text())
    again = replay(journal, find(journal.game))
    assert again.digest() == match.digest()
    assert again.scores == match.scores
    assert verify(journal, find(journal.game)).over


def test_a_match_draws_itself() -> None:
    """As text for print, as SVG for a notebook, in a word for a debugger."""
    match = Match(DRAGON, seats=3, options={"first": "3"})
    lines = str(match).splitlines()
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80
    assert match._repr_svg_().startswith("<svg")
    assert match._repr_svg_().rstrip().endswith("</svg>")
    assert repr(match) == "<Match dragon 3 seats, 0 answers, asks 2>"


def test_pictures_speak_the_users_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """The names in a picture are those of the catalogues, as long as no command has chosen a language."""
    monkeypatch.setattr(speech, "voice", yamen._voice)
    match = Match(DRAGON, seats=2, key=Key(bytes(32)))
    monkeypatch.setenv("YAMEN_LANG", "en")
    assert "In the Year of the Dragon" in match._repr_svg_()
    monkeypatch.setenv("YAMEN_LANG", "fr")
    assert "L’Année du Dragon" in match._repr_svg_()
