"""The rows of a journal, field by field: each is what it should be, or is refused with its line and its name."""

from __future__ import annotations

import json
from typing import Any, Final

from yamen.kernel.errors import Unreadable
from yamen.kernel.words import Fact, Words

MOST: Final = 1_000_000  # no number on a table is as large
DEPTH: Final = 12  # lists within lists; no table goes as deep


def row_in(raw: str, at: int) -> dict[str, Any]:
    """A line of the file as a JSON object."""
    try:
        row = json.loads(raw)
    except (ValueError, RecursionError):
        raise wrong_line(at, "journal-not-json") from None
    if not isinstance(row, dict):
        raise wrong_line(at, "journal-not-json")
    return row


def text_in(row: dict[str, Any], field: str, at: int) -> str:
    """A field that must be a text."""
    value = row.get(field)
    if not isinstance(value, str):
        raise wrong_line(at, "journal-field", {"field": field[:40]})
    return value


def number_in(row: dict[str, Any], field: str, at: int, least: int, most: int) -> int:
    """A field that must be a whole number within bounds."""
    value = row.get(field)
    if type(value) is not int or not least <= value <= most:
        raise wrong_line(at, "journal-field", {"field": field})
    return value


def dict_in(row: dict[str, Any], field: str, at: int) -> dict[str, Any]:
    """A field that must be an object."""
    value = row.get(field)
    if not isinstance(value, dict):
        raise wrong_line(at, "journal-field", {"field": field})
    return value


def plain_in(row: dict[str, Any], field: str, at: int) -> dict[str, Any]:
    """A field with nothing in it that is beyond any table: no huge numbers, nothing nested without end."""
    value = dict_in(row, field, at)
    if not _is_plain(value, DEPTH):
        raise wrong_line(at, "journal-field", {"field": field})
    return value


def _is_plain(value: object, depth: int) -> bool:
    if isinstance(value, dict):
        return depth > 0 and all(_is_plain(part, depth - 1) for part in value.values())
    if isinstance(value, list):
        return depth > 0 and all(_is_plain(part, depth - 1) for part in value)
    return not isinstance(value, (int, float)) or -MOST <= value <= MOST


def list_in(row: dict[str, Any], field: str, at: int) -> list[Any]:
    """A field that must be a list."""
    value = row.get(field)
    if not isinstance(value, list):
        raise wrong_line(at, "journal-field", {"field": field})
    return value


def bytes_of(value: object, field: str, at: int) -> bytes:
    """Bytes written as hexadecimal."""
    try:
        return bytes.fromhex(value if isinstance(value, str) else "?")
    except ValueError:
        raise wrong_line(at, "journal-field", {"field": field}) from None


def wrong_line(at: int, key: str, facts: dict[str, Fact] | None = None) -> Unreadable:
    """What is wrong in a line."""
    return Unreadable(Words(key, {"line": at, **(facts or {})}))
