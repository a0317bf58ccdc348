"""The 120 edicts from a CSV file that any spreadsheet opens; what is wrong in it is said with its line."""

from __future__ import annotations

import csv
from typing import Any, Final

from yamen.kernel.errors import Unreadable
from yamen.kernel.words import Fact, Words

COLUMNS: Final = ("number", "suit", "trigger", "court_card_must_be", "ability", "param", "source")
DOMAINS: Final = ("writing", "currency", "laws")
LOWER: Final = ("recruit_official", "search_elixir", "install_governor")
HIGHER: Final = ("hire_workers", "build_palace", "build_wall")
PARAMS: Final = {
    "advance_boat": ("1",),
    "move_worker": ("1",),
    "move_officials": ("2",),
    "reduce_unrest_any": ("1",),
    "gain_token_choice": ("1",),
    "recruit_in_region": ("alchemist", "architect", "general"),
    "vp_per_alchemist_card": ("",),
    "vp_per_piece": ("governor", "palace", "wall"),
    "unrest_gain_tokens": tuple(f"{one}+{two}" for one in DOMAINS for two in DOMAINS),
    "unrest_hire_worker": ("",),
    "unrest_vp_per_suit_card": DOMAINS,
}  # every ability with what may stand beside it
CARDS: Final = 120


def read_cards(raw: bytes) -> dict[str, Any]:
    """The edicts by number, or a refusal that names the line and the reason."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _wrong(raw[: error.start].count(b"\n") + 1, "encoding", {}) from None
    lines = text.splitlines()
    head = lines[0] if lines else ""
    if head.split(",") != list(COLUMNS):
        if head.replace(";", ",").replace("\t", ",").split(",") == list(COLUMNS):
            raise _wrong(1, "separator", {})
        raise _wrong(1, "columns", {"columns": ",".join(COLUMNS)})
    out: dict[str, Any] = {}
    for at, row in enumerate(csv.reader(lines[1:]), 2):
        if not row:
            continue
        if len(row) != len(COLUMNS):
            raise _wrong(at, "fields", {"n": len(row), "expected": len(COLUMNS)})
        _check(at, dict(zip(COLUMNS, row, strict=True)), out)
    if len(out) != CARDS:
        raise _wrong(len(lines), "count", {"n": len(out), "expected": CARDS})
    return out


def _check(at: int, row: dict[str, str], out: dict[str, Any]) -> None:
    number = row["number"]
    if not number.isascii() or not number.isdigit() or not 1 <= int(number) <= CARDS:
        raise _wrong(at, "number", {"value": number[:40]})
    number = str(int(number))
    if number in out:
        raise _wrong(at, "twice", {"number": int(number)})
    suit = DOMAINS[(int(number) - 1) // 40]
    if row["suit"] != suit:
        raise _wrong(at, "suit", {"value": row["suit"][:40], "expected": suit})
    trigger = row["trigger"]
    if trigger not in LOWER and trigger not in HIGHER:
        raise _wrong(at, "trigger", {"value": trigger[:40]})
    side = "lower" if trigger in LOWER else "higher"
    if row["court_card_must_be"] != side:
        raise _wrong(at, "side", {"value": row["court_card_must_be"][:40], "expected": side})
    ability = row["ability"]
    if ability not in PARAMS:
        raise _wrong(at, "ability", {"value": ability[:40]})
    if row["param"] not in PARAMS[ability]:
        raise _wrong(at, "param", {"value": row["param"][:40], "ability_id": ability})
    out[number] = {"trigger": trigger, "ability": ability, "param": row["param"], "source": row["source"]}


def _wrong(at: int, what: str, facts: dict[str, Fact]) -> Unreadable:
    return Unreadable(Words(f"error-cards-{what}", {"line": at, **facts}))
