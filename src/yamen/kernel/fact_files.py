"""Files of printed facts: TOML, and tables that a spreadsheet wrote. What cannot be read is refused with its line."""

from __future__ import annotations

import csv
import io
import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

from yamen.kernel.errors import Unreadable
from yamen.kernel.facts import is_rows, row_names
from yamen.kernel.words import Fact, Words

LARGEST: Final = 1_000_000  # bytes of a file; the longest here has a twentieth of that


def load(folder: Path, tables: tuple[str, ...] = ()) -> dict[str, Any]:
    """The facts of a game: components.toml, and for each name in `tables` the rows of NAME.csv."""
    facts: dict[str, Any] = tomllib.loads((folder / "components.toml").read_text(encoding="utf-8"))
    for name in tables:
        facts[name] = parse_rows((folder / f"{name}.csv").read_text(encoding="utf-8"), name)
    return facts


def parse_table(text: str) -> dict[str, Any]:
    """The facts in a TOML text, or a refusal that says where it cannot be read."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        at = re.search(r"at line (\d+)", str(error))
        raise Unreadable(Words("component-not-toml", {"line": int(at[1]) if at else text.count("\n") + 1})) from None


def parse_rows(text: str, name: str) -> list[dict[str, Any]]:
    """The rows of a table that a spreadsheet wrote with commas; whole numbers are read as numbers."""
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    rows: list[dict[str, Any]] = []
    try:
        head = next(reader, [])
        if len(head) < 2:
            raise Unreadable(Words("component-separator", {"table": name, "line": 1}))
        for row in reader:
            if len(row) != len(head):
                facts: dict[str, Fact] = {"table": name, "line": reader.line_num, "n": len(row), "expected": len(head)}
                raise Unreadable(Words("component-columns", facts))
            values = [int(cell) if re.fullmatch(r"-?\d{1,9}", cell) else cell for cell in row]
            rows.append(dict(zip(head, values, strict=True)))
    except csv.Error:
        raise Unreadable(Words("component-not-csv", {"table": name, "line": reader.line_num})) from None
    return rows


def lines(text: str) -> dict[str, int]:
    """The line on which each fact of a TOML text stands, for the sentences about it."""
    facts = parse_table(text)
    header = ""
    counts: dict[str, int] = {}
    depth = 0
    at_line: dict[str, int] = {}
    for at, raw in enumerate(text.split("\n"), 1):
        line = re.sub(r'"(\\.|[^"\\])*"', '""', raw).partition("#")[0]
        if depth == 0:
            table = re.match(r"\s*(\[\[?)\s*([^\]]+?)\s*\]", line)
            if table and "=" not in line:
                if table[1] == "[[":
                    begun = _list_path(facts, table[2], counts)
                    counts[begun] = counts.get(begun, 0) + 1
                header = _row_path(facts, table[2], counts) + "."
                at_line[header[:-1]] = at
                continue
            key = re.match(r"\s*([A-Za-z0-9_-]+)\s*=", line)
            if key:
                at_line[f"{header}{key[1]}"] = at
        depth += line.count("[") - line.count("]")
    return at_line


def _list_path(facts: dict[str, Any], table: str, counts: dict[str, int]) -> str:
    """The path of a list whose next row begins."""
    around, _, last = table.rpartition(".")
    return f"{_row_path(facts, around, counts)}.{last}" if around else last


def _row_path(facts: dict[str, Any], table: str, counts: dict[str, int]) -> str:
    """The path of a table, with the names of the rows that were begun last in each list on the way."""
    place: Any = facts
    path = ""
    for key in table.split("."):
        place = place[key]
        path = f"{path}.{key}" if path else key
        at = counts.get(path, 0)
        if isinstance(place, list) and at:
            path, place = f"{path}.{row_names(place)[at - 1]}", place[at - 1]
    return path


def line_of(at_line: dict[str, int], path: str) -> int:
    """The line of a fact, or of the table in which it should stand; 1 when nothing else is known."""
    while path and path not in at_line:
        path = path.rpartition(".")[0]
    return at_line.get(path, 1)


def write_table(facts: dict[str, Any], path: str = "") -> str:
    """The facts as a TOML text that reads back the same."""
    plain: list[str] = []
    rest: list[str] = []
    for key, value in facts.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            rest.append(f"\n[{here}]\n{write_table(value, here)}")
        elif is_rows(value):
            rest += [f"\n[[{here}]]\n{write_table(row, here)}" for row in value]
        else:
            plain.append(f"{key} = {json.dumps(value, ensure_ascii=False)}\n")
    return "".join(plain + rest)


def write_rows(rows: list[dict[str, Any]]) -> str:
    """The rows of a table for a spreadsheet."""
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()
