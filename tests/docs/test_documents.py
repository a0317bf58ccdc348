"""Documents made from the program are those that the program makes now, and no rule stands alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.citations import citations, rules_of, unknown
from tools.documents import DOCS, documents, notation, prompts_of, questions
from yamen.games import GAMES

MADE = documents()


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.relative_to(DOCS).as_posix())
def test_documents_are_up_to_date(path: Path) -> None:
    """If this fails: python -m tools.documents, then read the difference."""
    assert MADE[path].splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_code_and_by_a_test(game: str) -> None:
    """Who reads the rules index finds the line and its proof."""
    found = citations(game)
    assert list(found) == list(rules_of(game))
    assert [name for name in found if not found[name].code] == []
    assert [name for name in found if not found[name].tests] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_cited_that_is_not_in_the_index(game: str) -> None:
    """A misspelt rule would lead nowhere."""
    assert unknown(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_met_in_a_match(game: str) -> None:
    """So each has an example."""
    assert set(questions(GAMES[game])) == {prompt.name for prompt in prompts_of(GAMES[game])}


def test_the_notation_in_the_document_is_read_back() -> None:
    """Each example in it is an answer of its prompt."""
    written = re.findall(r"^\| `([^`]+)` \|", notation(), re.MULTILINE)
    prompts = [prompt for game in GAMES.values() for prompt in prompts_of(game)]
    assert len(written) > 20
    assert [text for text in written if all(prompt.read(text) is None for prompt in prompts)] == []
