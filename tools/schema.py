"""Write docs/schema: the documents of the contract as JSON Schema, made from the types in yamen.kernel.view.

    .venv/bin/python tools/schema.py

The schemas are committed, so a change of the contract is seen in review; a test compares them with the types.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from yamen.kernel import view

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "schema"
DOCUMENTS: Final[dict[str, Any]] = {
    "view": view.ViewDoc,
    "event": view.EventDoc,
    "preview": view.PreviewDoc,
    "refusal": view.RefusalDoc,
    "setup": view.SetupDoc,
}


def schema(name: str) -> str:
    """The schema of one kind of document, as its file says it."""
    made = {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(DOCUMENTS[name])}
    return json.dumps(made, indent=2, sort_keys=True) + "\n"


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in DOCUMENTS:
        (FOLDER / f"{name}.json").write_text(schema(name), encoding="utf-8")


if __name__ == "__main__":
    main()
