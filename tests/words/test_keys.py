"""Whatever the program says, both languages can say it, with just the facts that it gives, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.words import sources, strict, texts
from yamen.games import GAMES
from yamen.words import LANGUAGES

NAMES = [path.relative_to(texts.SOURCE).as_posix() for path, _ in texts.twins()]


@pytest.mark.parametrize(("english", "french"), texts.twins(), ids=NAMES)
def test_both_languages_have_the_same_messages_in_the_same_order(english: Path, french: Path) -> None:
    """So that they can be read side by side."""
    assert list(texts.messages(english)) == list(texts.messages(french))


@pytest.mark.parametrize(("english", "french"), texts.twins(), ids=NAMES)
def test_both_languages_speak_of_the_same_facts(english: Path, french: Path) -> None:
    """What one of them tells, the other one tells too."""
    game = texts.game_of(english)
    differing = {
        key: (texts.facts(key, texts.known("en", game)), texts.facts(key, texts.known("fr", game)))
        for key in texts.messages(english)
        if texts.facts(key, texts.known("en", game)) != texts.facts(key, texts.known("fr", game))
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_a_message_with_a_value(language: str) -> None:
    """No line that Fluent could not read, and no word without a text."""
    for path in texts.files(language):
        kinds = (ast.Message, ast.Comment, ast.GroupComment, ast.ResourceComment)
        junk = [entry for entry in texts.entries(path) if not isinstance(entry, kinds)]
        assert junk == [], path
        assert [key for key, message in texts.messages(path).items() if message.value is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: str) -> None:
    """The common files and each game's own are one list; a game may say a common key in its own way."""
    for game in ("", *GAMES):
        keys = [
            entry.id.name
            for path in texts.files(language)
            if texts.game_of(path) == game
            for entry in texts.entries(path)
            if isinstance(entry, ast.Message)
        ]
        assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_source_is_written(language: str) -> None:
    """Read from the source: each call that says something names a key of the catalogues."""
    keys = {key for path in texts.files(language) for key in texts.messages(path)}
    found = [said for said in sources.said() if not said.key.startswith("excludes")]  # games may have none: see lobby
    assert len(found) > 100
    missing = [f"{said.place} {said.key}" for said in found if not any(said.matches(key) for key in keys)]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_call_gives_the_facts_that_the_sentence_needs(language: str) -> None:
    """Read from the source, wherever the facts are written out."""
    known = texts.known(language, "")
    wrong = [
        f"{said.place} {key} lacks {sorted(texts.facts(key, known) - said.facts)}"
        for said in sources.said()
        if said.facts is not None
        for key in known
        if said.means(key) and not texts.facts(key, known) <= said.facts
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_random_matches_say_nothing_that_is_not_written(game: str, language: str) -> None:
    """Views, asks, options, events, previews, refusals of every answer: each is a sentence, no fact missing."""
    known = texts.known(language, game)
    for doc in strict.spoken(game):
        assert texts.facts(doc["key"], known) <= set(doc["facts"]), doc
    assert len(strict.heard(game, language)) > len(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_pictures_say_nothing_that_is_not_written(game: str, language: str) -> None:
    """The game as text and as a drawing, small and large."""
    assert strict.drawn(game, language)


def test_no_common_key_is_idle() -> None:
    """What nobody says any more is taken out."""
    assert [key for key in sorted(texts.keys()) if not sources.named(key)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_key_of_a_game_is_idle(game: str) -> None:
    """The same for a game: each key was heard, or the source names it."""
    heard = strict.heard(game, "en") | strict.drawn(game, "en")
    known = texts.known("en", game)
    mentioned = {other for key in known for other in texts.uses(known[key]).references}
    idle = texts.keys(game) - heard - mentioned
    assert [key for key in sorted(idle) if not sources.named(key)] == []


@pytest.mark.parametrize("path", texts.files("fr"), ids=lambda path: path.relative_to(texts.SOURCE).as_posix())
def test_french_is_set_in_type_as_french_is(path: Path) -> None:
    """A narrow no-break space stands before double signs and within quotation marks; apostrophes are curved."""
    for key, message in texts.messages(path).items():
        values = [message.value, *(attribute.value for attribute in message.attributes)]
        patterns = [value for value in values if isinstance(value, ast.Pattern)]
        for text in (element.value for pattern in patterns for element in _texts(pattern)):
            for wrong in (" :", " ;", " !", " ?", " »", "« ", "'"):
                assert wrong not in text, f"{key}: “{text}”"


def _texts(pattern: ast.Pattern) -> list[ast.TextElement]:
    found: list[ast.TextElement] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found.append(element)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                found += _texts(variant.value)
    return found
