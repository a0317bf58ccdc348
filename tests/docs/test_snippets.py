"""What the documents show is what the program does."""

from __future__ import annotations

import ast
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from tests.docs import snippets
from yamen.cli.app import make
from yamen.cli.desk import Desk

PROMISE = re.compile(r"print\((.*)\)  # (.+)")  # what a line of an example says it prints


@pytest.mark.parametrize("page", snippets.with_("python"), ids=snippets.name)
def test_python_runs(page: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each page is one program from top to bottom, and prints what its comments promise."""
    monkeypatch.setenv("YAMEN_LANG", "en")
    space: dict[str, Any] = {"__name__": "page"}
    promised: list[str] = []
    for line, text in snippets.blocks(page, "python"):
        tree = ast.parse(text)
        ast.increment_lineno(tree, line - 1)
        exec(compile(tree, str(page), "exec"), space)  # the documents are ours
        promised += [match[2] for match in map(PROMISE.search, text.splitlines()) if match is not None]
    printed = capsys.readouterr().out.splitlines()
    assert [text for text in promised if text not in printed] == []


@pytest.mark.parametrize("page", snippets.with_("sh"), ids=snippets.name)
def test_commands_are_understood(page: Path) -> None:
    """Each line that calls Yamen is read by the commands; nothing is run."""
    app = make(Desk("en"))
    for line, text in snippets.blocks(page, "sh"):
        for at, call in enumerate(text.splitlines(), line):
            words = shlex.split(call, comments=True)
            if words[:1] in (["./play"], ["yamen"]) and len(words) > 1 and not words[1].startswith("-"):
                command, bound, unused = app.parse_args(words[1:], print_error=False, exit_on_error=False)[:3]
                assert not unused, f"{page}:{at}: {unused}"
                assert command is not None
                assert bound is not None


def test_there_is_something_to_prove() -> None:
    """The library page and others have examples."""
    assert "docs/library.md" in map(snippets.name, snippets.with_("python"))


def test_a_wrong_promise_is_seen(tmp_path: Path) -> None:
    """Blocks are found, in lists too, with their lines."""
    page = tmp_path / "page.md"
    page.write_text(
        "one\n\n```python\nprint(1)  # 2\n```\n\n- two\n\n    ```sh\n    yamen rules dragon\n    ```\n", "utf-8"
    )
    assert snippets.blocks(page, "python") == [(4, "print(1)  # 2\n")]
    assert snippets.blocks(page, "sh") == [(10, "yamen rules dragon\n")]
