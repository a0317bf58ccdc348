"""How facts are spoken."""

from __future__ import annotations

import subprocess
import sys

import pytest

from yamen.kernel.errors import NotAnOption
from yamen.kernel.words import Words, speech
from yamen.words import LANGUAGES, Catalogue, catalogue, speak, user_language

EN = catalogue("en", "dragon")
FR = catalogue("fr", "dragon")


def test_seats_have_names_or_numbers() -> None:
    """A seat counts from 0 for programs and from 1 for people; -1 is nobody."""
    words = Words("preview-others", {"seat": 1})
    assert EN.say(words, ["Ada", "Bo"]) == "Then Bo decides."
    assert EN.say(words, ["Ada"]) == "Then Seat 2 decides."
    assert FR.say(words) == "Ensuite, Place 2 décide."
    assert EN.seat_name(-1) == "nobody"
    assert FR.seat_name(-1, ["Ada"]) == "personne"


def test_words_and_their_documents_are_said_alike() -> None:
    """A door has documents, the engine has words; words inside words are said first."""
    words = Words("why-unlit", {"question": Words("ask-act")})
    assert EN.say(words) == EN.say(words.doc()) == "That is no answer to the question: Which action do you take?"


def test_identifiers_are_spoken_by_their_kind() -> None:
    """`first_person` is a person; where no message is found, the text itself is said."""
    words = Words("log-pair", {"seat": 0, "first_person": "court_lady", "second_person": "unknown"})
    assert EN.say(words, ["Ada"]).startswith("Ada starts with a court lady and ")
    assert EN.say(Words("name-pile", {"person": "nobody_we_know"})) == "Tiles: nobody_we_know"


def test_what_a_person_typed_is_never_taken_for_a_key() -> None:
    """“floor” typed as an answer is not the sentence answer-floor."""
    words = Words("error-notation", {"answer": "floor", "example": "act taxes"})
    assert EN.say(words) == "“floor” is no answer; one would be “act taxes”."


def test_an_unknown_key_is_said_as_it_is() -> None:
    """Nobody sees a traceback because a sentence is missing."""
    inner = Words("ask-act")
    assert EN.say(Words("no-such-key", {"n": 3, "question": inner})) == (
        "no-such-key (n 3, question Which action do you take?)"
    )
    assert EN.say(Words("no-such-key")) == "no-such-key"
    assert not EN.has("no-such-key")
    assert EN.has("error-over")


def test_a_fact_too_few_is_no_failure() -> None:
    """The tests are strict, the catalogue is not."""
    assert "the card" in EN.say(Words("log-taxes", {"n": 2}))


def test_a_game_speaks_its_own_words_and_the_common_ones() -> None:
    """Without a game, the words of all games are known."""
    assert EN.say(Words("game-title")) == "In the Year of the Dragon"
    assert catalogue("fr").say(Words("game-dragon")) == "L’Année du Dragon"
    assert catalogue("fr").has("error-over")


def test_catalogues_are_made_once() -> None:
    """Reading them costs more than saying something."""
    assert catalogue("en", "dragon") is EN
    assert catalogue("xx", "dragon").language == LANGUAGES[0]


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LC_MESSAGES": "en_GB", "LC_ALL": "fr"}, "fr"),
        ({"LC_ALL": "fr", "YAMEN_LANG": "en"}, "en"),
        ({"LC_ALL": "", "LANG": "FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_language_is_the_users(settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first of the settings that says something decides, ours before the system's."""
    for name in ("YAMEN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert user_language() == language


def test_errors_speak_the_chosen_language_and_the_words_of_their_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rule behind an error says which game it comes from."""
    error = NotAnOption(Words("no-palace-there", {"plot": 7}), "dragon/palaces")
    monkeypatch.setattr(speech, "voice", speech.voice)  # put back after the test
    speak("fr")
    assert str(error) == "Vous n’avez pas de palais numéro 7."
    speak("en")
    assert str(error) == "You have no palace number 7."


def test_nothing_is_read_before_something_is_said() -> None:
    """Commands that say nothing do not pay for Fluent."""
    look = "import sys, yamen.words; yamen.words.catalogue('en', 'dragon'); print('fluent.runtime' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", look], check=True, capture_output=True, text=True)
    assert found.stdout == "False\n"


def test_no_marks_around_facts() -> None:
    """A terminal would show the invisible signs that browsers use to keep directions apart."""
    assert Catalogue("en").say(Words("error-index", {"index": 9, "most": 3})).isascii()
