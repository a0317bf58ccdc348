"""`python -m yamen` is `yamen`."""

from __future__ import annotations

import sys

from yamen.cli import main

if __name__ == "__main__":
    sys.exit(main())
