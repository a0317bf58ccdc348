"""What is told of the modules."""

from __future__ import annotations

from yamen.games.gugong.news import part, tell
from yamen.games.gugong.prompts.common import card_facts
from yamen.games.gugong.state import Gugong
from yamen.kernel.event import BOX, Change, Move
from yamen.kernel.words import Fact


def _walked(table: Gugong, seat: int, source: str, target: str, before: int, rule: str, kind: str) -> None:
    by = table.envoys[seat] - before
    facts: dict[str, Fact] = {
        "n": abs(by),
        "to": table.envoys[seat],
        "reason": rule,
        "spot": table.spots[seat] + 1,
        "stairs": target.split("/")[1],
    }
    changes = [Change(f"seat/{seat}/envoy", by, part(by, rule))]
    tell(table, kind, seat, rule, facts, [Move(f"envoy/{seat}", source, target)], changes)


def envoy_back(table: Gugong, seat: int, source: str, target: str, before: int, rule: str) -> None:
    """An envoy went back."""
    _walked(table, seat, source, target, before, rule, "envoy-back")


def stair_taken(table: Gugong, seat: int, source: str, target: str, before: int, rule: str) -> None:
    """An envoy took a step of the stairs, or the last one into the Palace."""
    kind = "envoy-arrives" if table.spots[seat] >= 0 else "stair"
    _walked(table, seat, source, target, before, rule, kind)


def stairs_chosen(table: Gugong, seat: int, stairs: str) -> None:
    """An envoy sets out on one of the two stairs."""
    tell(table, "stairs-chosen", seat, "steps", {"stairs": stairs})


def gate_closed(table: Gugong, seat: int, condition: str) -> None:
    """A condition is not fulfilled: the envoy stops before the step."""
    tell(table, "gate-closed", seat, "gate", {"condition": condition})


def card_revealed(table: Gugong, seat: int, card: int) -> None:
    """A hand card is shown to all and stays in hand."""
    tell(table, "revealed", seat, "gate", card_facts(table, card))


def stairs_due(table: Gugong, seat: int, effect: str, rule: str) -> None:
    """What this morning brings or takes on the step where the envoy stands."""
    tell(table, "stairs-morning", seat, rule, {"effect": effect})


def jade_lost(table: Gugong, seat: int, rule: str) -> None:
    """A seat gives a jade back."""
    moves = [Move("jade", f"seat/{seat}/jade", BOX)]
    tell(table, "jade-lost", seat, rule, {"now": table.jade[seat], "reason": rule}, moves)
