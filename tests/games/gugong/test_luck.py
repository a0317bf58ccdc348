"""The labels of luck are part of the journal's meaning: which are drawn, from what, and in which order."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from yamen.games.gugong import GUGONG
from yamen.games.gugong.components import PLACES
from yamen.kernel.chance import Quick
from yamen.kernel.match import Match

MODULES = {"modules": "steps,cards", "on_top": "yes"}
PAGE = Path(__file__).parents[3] / "docs" / "fairness.md"


class Noted(Quick):
    """Luck that notes what it is asked for."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.labels: dict[str, list[Any]] = {}

    def shuffle(self, label: str, items: Sequence[Any]) -> list[Any]:
        """Note the label and its items."""
        assert label not in self.labels
        self.labels[label] = list(items)
        return super().shuffle(label, items)

    def roll(self, label: str, faces: Sequence[Any]) -> Any:
        """Note the label and its faces."""
        assert label not in self.labels
        self.labels[label] = list(faces)
        return super().roll(label, faces)


def played(seats: int, options: dict[str, str], seed: int) -> dict[str, list[Any]]:
    """All luck of a random match."""
    luck = Noted(seed)
    draw = random.Random(seed)
    match = Match(GUGONG, seats, options, chance=luck)
    while not match.over:
        match.answer(draw.randrange(len(match.asks[0].options)))
    return luck.labels


def test_the_labels_of_a_match_alone() -> None:
    """Each label is in the handbook, and is drawn from items named as in the component file."""
    labels = played(1, {"meng": "hard"}, 3)
    assert list(labels)[:4] == ["travel_tokens", "dice/1/0", "dice/1/1", "dice/1/2"]
    assert labels["meng_focus"] == list(PLACES)
    assert labels["automa"] == sorted(labels["automa"])
    assert len(labels["automa"]) == 11
    assert labels["board_cards"] == ["B2", "B3", "B4", "B5", "B6", "B7", "B8"]
    assert "first_player" not in labels
    assert "automa_reshuffle/1" in labels
    assert len(labels["meng_cards/1"]) == 5
    assert "meng_cards/4" in labels
    assert "meng_cards/5" not in labels


def test_every_label_is_in_the_handbook() -> None:
    """No label is drawn that the handbook does not know."""
    page = PAGE.read_text(encoding="utf-8").split("### Gùgōng")[1].split("\n## ")[0]
    known = {re.sub(r"[A-Z]+", "#", label) for label in re.findall(r"`([^`]+)`", page)}
    for seats, options in ((1, {}), (4, {"bonus": "yes"}), (5, {"expert": "yes"}), (3, MODULES)):
        for label in played(seats, dict(options), seats):
            assert re.sub(r"\d+", "#", label) in known, label
