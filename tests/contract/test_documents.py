"""Documents are what the types say, and the committed JSON Schema is what the types say too."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from tests.contract.cases import ALL, CASES, Case, viewers, walk
from tools import schema
from yamen.kernel import door
from yamen.kernel.rules import Game


def checked(name: str, doc: Any) -> None:
    """A document that went over a wire is of its type, and has nothing that its type does not know."""
    heard = json.loads(json.dumps(doc))
    assert heard == doc, "not JSON as it stands"
    assert msgspec.convert(heard, schema.DOCUMENTS[name], strict=True) == heard


@pytest.mark.parametrize("case", CASES, ids=str)
def test_documents_are_of_their_types(case: Case) -> None:
    match = case.match()
    draw = random.Random(str(case))
    match.events()
    for number, (seat, option) in enumerate(walk(match, draw)):
        checked("view", door.view(match, seat))
        if number % 20 == 0:
            checked("preview", door.preview(match, seat, option))
            checked("refusal", door.why_not(match, seat, "nothing of the kind"))
            for viewer in viewers(match):
                checked("view", door.view(match, viewer))
    for viewer in viewers(match):
        checked("view", door.view(match, viewer))
        for event in match.events(viewer):
            checked("event", event.doc())


@pytest.mark.parametrize("game", ALL.values(), ids=lambda game: game.name)
def test_the_setup_of_a_table_is_of_its_type(game: Game) -> None:
    checked("setup", game.doc())


@pytest.mark.parametrize("name", schema.DOCUMENTS)
def test_the_committed_schema_is_that_of_the_types(name: str) -> None:
    committed = (schema.FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert committed == schema.schema(name), "run tools/schema.py and review the difference"


def test_a_document_that_is_not_of_its_type_is_noticed() -> None:
    doc = {"words": {"key": "no-act-fee", "facts": {"yuan": 2}}, "rule": "dragon/fee"}
    checked("refusal", doc)
    for wrong in (
        {**doc, "more": 1},
        {"words": doc["words"]},
        {**doc, "rule": 3},
        {**doc, "words": {"key": "x", "facts": {"y": None}}},
    ):
        with pytest.raises((AssertionError, msgspec.ValidationError)):
            checked("refusal", wrong)
