"""Interpreted and compiled play the same matches, to the last byte of every view, event and journal."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.kernel.digests import digests

COMPILED = os.environ.get("YAMEN_COMPILED_PYTHON", "")
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(not COMPILED, reason="YAMEN_COMPILED_PYTHON names no compiled build; ./test makes one")
def test_compiled_and_interpreted_are_the_same() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    run = [COMPILED, "-m", "tests.kernel.digests"]
    told = subprocess.run(run, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    heard = json.loads(told.stdout)
    assert heard["built"] == "compiled"
    assert heard["digests"] == digests()
