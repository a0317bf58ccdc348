"""Games, their options and their modules, before anybody plays."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from tests.contract.cases import ALL
from tests.toy.bazaar import BAZAAR
from yamen.games import GAMES, find
from yamen.games.dragon import DRAGON
from yamen.kernel.errors import NotAnOption, YamenError
from yamen.kernel.prompt import SHAPES, Prompt
from yamen.kernel.rules import Game, Option
from yamen.kernel.words import Words, bare, speech


def refused(game: Game, seats: int, options: dict[str, str]) -> tuple[str, dict[str, object]]:
    """The sentence with which a setup is refused, and what it names."""
    with pytest.raises(NotAnOption) as raised:
        game.settle(seats, options)
    return raised.value.words.key, dict(raised.value.words.facts)


def test_options_are_settled_in_the_games_order_with_defaults() -> None:
    assert list(DRAGON.settle(3).items()) == [("neighbours", "apart"), ("large_privilege", "6"), ("first", "drawn")]
    assert DRAGON.settle(3, {"first": "3", "neighbours": "drawn"})["first"] == "3"
    assert list(DRAGON.settle(3, {"first": "3"})) == ["neighbours", "large_privilege", "first"]
    assert BAZAAR.settle(2, {"modules": "caravan,"})["modules"] == "caravan"


def test_what_cannot_be_set_is_refused_in_one_sentence() -> None:
    assert refused(DRAGON, 6, {})[0] == refused(DRAGON, 1, {})[0] == refused(DRAGON, -3, {})[0] == "error-seats"
    assert refused(DRAGON, 10**30, {})[1]["most"] == 5
    assert refused(DRAGON, 2, {"colour": "red"}) == (
        "error-option-name",
        {"option": "colour", "options": "neighbours, large_privilege, first"},
    )
    key, facts = refused(DRAGON, 2, {"neighbours": "close"})
    assert (key, facts["option"], facts["value"], facts["values"]) == (
        "error-option-value",
        "neighbours",
        "close",
        "apart, drawn",
    )
    assert refused(DRAGON, 2, {"first": "3"})[1]["values"] == "drawn, 1, 2"
    assert refused(BAZAAR, 2, {"modules": "caravan,camels"})[1]["value"] == "camels"
    assert refused(BAZAAR, 2, {"modules": "caravan", "stalls": "2"}) == ("excludes-modules-caravan-stalls-2", {})
    assert len(str(refused(DRAGON, 2, {"x" * 500: "y"})[1]["option"])) == 60
    with pytest.raises(NotAnOption) as unknown:
        find("chess")
    assert unknown.value.words.facts["games"] == ", ".join(GAMES)


def test_several_values_have_one_spelling() -> None:
    option = Option("parts", "several", ("a", "b", "c"), "")
    assert [option.read(text, 2) for text in ("", "c,a", "a,c", "b,b", "c,b,a,")] == ["", "a,c", "a,c", "b", "a,b,c"]


@pytest.mark.parametrize("game", ALL.values(), ids=lambda game: game.name)
def test_prompts_are_the_whole_vocabulary(game: Game) -> None:
    rules = game.rules(game.settle(game.seats[1]))
    for name, prompt in rules.prompts.items():
        assert prompt.name == name
        assert prompt.shape in SHAPES
        assert prompt.rule.startswith(f"{game.name}/")
        written = [prompt.notation(answer) for answer in prompt.universe]
        assert len(set(written)) == len(written) == len(prompt.universe) > 0
        for answer, notation in zip(prompt.universe, written, strict=True):
            assert prompt.read(notation) == answer
            assert " ".join(notation.split()) == notation
            assert notation.startswith(f"{name} ")
            assert notation.isprintable()
        assert prompt.read(f"{name} nothing of the kind") is None


def test_a_prompt_must_have_a_shape() -> None:
    with pytest.raises(ValueError):
        Prompt("x", "blob", "r", [1], str, lambda t, s, a: [], lambda t, s, a: Words("x"))


def test_a_module_adds_and_replaces_once_and_only_where_it_was_asked_for() -> None:
    plain = BAZAAR.rules(BAZAAR.settle(2))
    with_module = BAZAAR.rules(BAZAAR.settle(2, {"modules": "caravan"}))
    assert set(with_module.scenes) - set(plain.scenes) == {"road"}
    assert with_module.scenes["night"] is not plain.scenes["night"]
    assert with_module.scenes["turn"] is plain.scenes["turn"]
    assert set(with_module.prompts["act"].universe) - set(plain.prompts["act"].universe) == {"caravan"}
    assert set(with_module.entries) - set(plain.entries) == {"caravan"}
    assert (plain.box.coins, with_module.box.coins) == (4, 5)
    assert BAZAAR.rules(BAZAAR.settle(2)) is plain, "rules are made once for each setting"


def flat(facts: dict[str, object], path: str = "") -> dict[str, object]:
    """Every fact by its path, without what is noted about facts."""
    out: dict[str, object] = {}
    for key, value in facts.items():
        if isinstance(value, dict):
            out.update(flat(value, f"{path}{key}."))
        elif key not in ("source", "sure", "note"):
            out[path + key] = value
    return out


def test_the_digest_of_the_components_is_that_of_their_facts() -> None:
    text = json.dumps(flat(DRAGON.components()), sort_keys=True, separators=(",", ":"))
    assert DRAGON.digest() == hashlib.sha256(text.encode()).hexdigest()
    assert DRAGON.digest({"limits.months": 11}) != DRAGON.digest()
    assert DRAGON.rules(DRAGON.settle(2)).box.months == 12


def test_errors_speak_with_whatever_voice_there_is() -> None:
    words = Words("key", {"n": 3, "inner": Words("other")})
    assert words.doc() == {"key": "key", "facts": {"n": 3, "inner": {"key": "other", "facts": {}}}}
    assert bare(words) == "key (n 3, inner Words('other', {}))"
    before = speech.voice
    try:
        speech.voice = lambda words, game: f"{game}!"
        assert str(YamenError(words, "dragon/fee")) == "dragon!"
    finally:
        speech.voice = before


def test_rules_made_for_many_corrections_are_not_all_kept() -> None:
    game = Game("bazaar", 1, BAZAAR.seats, BAZAAR.options, BAZAAR.home)
    settled = game.settle(2)
    for coins in range(200):
        assert game.rules(settled, {"setup.coins": coins}).box.coins == coins
        assert len(game._made) <= 64


def test_an_option_may_exclude_a_number_of_seats() -> None:
    option = Option("tokens", "choice", ("few", "many"), "few", (("many", "seats", "1"),))
    game = Game("beads", 1, (1, 3), (option,), "nowhere")
    assert game.settle(2, {"tokens": "many"}) == {"tokens": "many"}
    assert refused(game, 1, {"tokens": "many"}) == ("excludes-tokens-many-seats-1", {})
    assert game.settle(1) == {"tokens": "few"}


def test_what_a_lobby_is_told_of_a_game() -> None:
    doc: dict[str, Any] = DRAGON.doc()
    assert (doc["game"], doc["edition"], doc["seats"]) == ("dragon", 1, {"least": 2, "most": 5})
    assert [option["name"] for option in doc["options"]] == ["neighbours", "large_privilege", "first"]
