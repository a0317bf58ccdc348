"""Printed facts as data: each has a path, its marks say how sure it is, and an owner of the box may correct it.

A path joins the keys with dots; a row of a list is named by its `id`, `name`, `number` or `value` where these tell the
rows apart, else by its place from 1: `person.young.monk.points`, `gift_card.B2.value`, `travel_map.small.roads`.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from yamen.kernel.errors import NotAnOption
from yamen.kernel.words import Fact, Words

SOURCE: Final = "source"
SURE: Final = ("sure", "confidence")
MARKS: Final = (SOURCE, *SURE, "note", "schema", "game")  # said about facts; nobody corrects them
NAMES: Final = ("id", "name", "number", "value")
MOST: Final = 1_000  # no number printed in these boxes is larger
GRADES: Final = {"A": "certain", "B": "likely", "C": "ruling", "deduced": "likely"}


class Wrong:
    """A value that cannot be so: which one, and why in a sentence."""

    def __init__(self, path: str, words: Words) -> None:
        self.path = path
        self.words = words


def wrong(path: str, key: str, facts: dict[str, Fact] | None = None) -> Wrong:
    """A violation: the sentence is told the path beside its own facts."""
    told: dict[str, Fact] = {"path": path[:80]}
    if facts:
        told.update(facts)
    return Wrong(path, Words(key, told))


def is_rows(value: object) -> bool:
    """Whether this is a list of tables, whose rows have paths of their own."""
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def row_names(rows: list[dict[str, Any]]) -> list[str]:
    """What each row of a list of tables is called."""
    for name in NAMES:
        found = [str(row.get(name, "")) for row in rows]
        if all(found) and len(set(found)) == len(found):
            return [re.sub(r"[.\s]+", "_", one) for one in found]
    return [str(at) for at in range(1, len(rows) + 1)]


def leaves(facts: dict[str, Any], path: str = "") -> dict[str, Any]:
    """Every fact by its path, in the order of the file, the marks included."""
    out: dict[str, Any] = {}
    for key, value in facts.items():
        here = f"{path}{key}"
        if isinstance(value, dict):
            out.update(leaves(value, f"{here}."))
        elif is_rows(value):
            for name, row in zip(row_names(value), value, strict=True):
                out.update(leaves(row, f"{here}.{name}."))
        else:
            out[here] = value
    return out


def is_mark(path: str) -> bool:
    """Whether this says something about other facts."""
    return path.rpartition(".")[2] in MARKS


def surety(every: dict[str, Any], path: str) -> tuple[str, str, str]:
    """Where a fact comes from, how sure it is, and what was noted: its row's own marks, else those around it."""
    found = ["", "", ""]
    around = path
    while around and not all(found):
        around = around.rpartition(".")[0]
        for at, names in enumerate(((SOURCE,), SURE, ("note",))):
            for name in names:
                value = every.get(f"{around}.{name}" if around else name)
                if isinstance(value, str) and not found[at] and (at != 2 or around == path.rpartition(".")[0]):
                    found[at] = value
    source, sure, note = found
    if not sure:
        sure = grade_of(source)
    return source, GRADES.get(sure, sure), note


def grade_of(source: str) -> str:
    """How sure a fact is whose table gives its source alone."""
    if "reconstructed" in source:
        return "reconstructed"
    if source.startswith("rulebook") and not source.endswith("deduced"):
        return "certain"
    return "likely"


# --- corrections ------------------------------------------------------------------------------------------------------


def corrected(facts: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The facts with some of them replaced, by path. A path must name a fact that is there, and keep its type."""
    if not changes:
        return facts
    whole: dict[str, Any] = json.loads(json.dumps(facts))
    every = leaves(whole)
    for path, value in changes.items():
        if path not in every or is_mark(path) or not alike(every[path], value):
            raise NotAnOption(Words("error-component", {"path": path[:80], "value": str(value)[:60]}))
    places = {path: _place(whole, path) for path in changes}
    for path, value in changes.items():
        places[path][path.rpartition(".")[2]] = value
    return whole


def _place(facts: dict[str, Any], path: str) -> Any:
    """The table in which the fact with this path stands."""
    place: Any = facts
    for key in path.split(".")[:-1]:
        place = place[row_names(place).index(key)] if isinstance(place, list) else place[key]
    return place


def alike(old: object, new: object) -> bool:
    """Whether a value has the type of another, lists item by item of one type."""
    if isinstance(old, list) and isinstance(new, list):
        return not old or all(alike(old[0], item) for item in new)
    return type(old) is type(new)


def difference(facts: dict[str, Any], given: dict[str, Any]) -> tuple[dict[str, Any], list[Wrong]]:
    """What an owner's file changes, and what in it cannot be: a fact missing, unknown, of another type or too large."""
    before = leaves(facts)
    after = leaves(given)
    changes: dict[str, Any] = {}
    found = [wrong(path, "component-missing") for path in before if path not in after and not is_mark(path)]
    for path, value in after.items():
        if is_mark(path):
            continue
        if path not in before:
            found.append(wrong(path, "component-unknown"))
        elif not alike(before[path], value):
            found.append(wrong(path, "component-type", {"value": str(value)[:60], "printed": str(before[path])[:60]}))
        elif too_large(value):
            found.append(wrong(path, "component-huge", {"value": str(value)[:60], "most": MOST}))
        elif value != before[path]:
            changes[path] = value
    return changes, found


def too_large(value: object) -> bool:
    """Whether a number (or one in a list) is beyond anything that is printed on a card."""
    if isinstance(value, list):
        return len(value) > MOST or any(too_large(item) for item in value)
    if isinstance(value, str):
        return len(value) > MOST
    return isinstance(value, (int, float)) and not -MOST <= value <= MOST


# --- what a game's facts must keep ------------------------------------------------------------------------------------


def out_of_range(every: dict[str, Any], ranges: tuple[tuple[str, int, int], ...]) -> list[Wrong]:
    """The numbers (also those in lists) outside their range; a `*` in a path stands for one part of it."""
    found: list[Wrong] = []
    for pattern, least, most in ranges:
        matcher = re.compile(re.escape(pattern).replace(r"\*", r"[^.]+"))
        for path, value in every.items():
            if is_mark(path) or not matcher.fullmatch(path):
                continue
            numbers = value if isinstance(value, list) else [value]
            for number in numbers:
                if isinstance(number, int) and not least <= number <= most:
                    found.append(wrong(path, "component-range", {"value": number, "least": least, "most": most}))
    return found
