"""The commands of `yamen`. Nothing is loaded before it is wanted, so that the first answer comes quickly."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run `yamen` with these words (those of the command line by default); the exit code."""
    from yamen.cli.start import run

    return run(list(sys.argv[1:] if argv is None else argv))
