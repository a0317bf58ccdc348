#!/usr/bin/env python3
"""Remake requirements/*.txt from pyproject.toml: versions and hashes, no addresses.

    tools/pins.py             keep the versions pinned now, where the ranges still allow them
    tools/pins.py --upgrade   take the newest versions that the ranges allow

One resolution holds for every Python from 3.11 on and every platform, and all the files agree with each other.
The hashes are those of every file that the Python Package Index has of a version.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PINS = ROOT / "requirements"
UV = "uv==0.13.8"
HEADER = "# Made by tools/pins.py from pyproject.toml: versions and hashes, no addresses.\n"
# What each file holds: Yamen's own dependencies, what building Yamen needs, extras.
FILES: dict[str, list[str]] = {
    "play": ["own", "build"],
    "test": ["own", "build", "dev"],
    "docs": ["docs"],
    "bench": ["own", "build", "bench"],
    "compile": ["build", "compile"],
    "zig": ["zig"],
}


def ranges() -> dict[str, list[str]]:
    """The ranges that pyproject.toml gives, by the names used above."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    return {
        "own": project["project"]["dependencies"],
        "build": project["build-system"]["requires"],
        **project["project"]["optional-dependencies"],
    }


def resolve(uv: Path, folder: Path, wanted: list[str], *options: str, before: str = "") -> str:
    """The pins for these requirements; `before` holds pins to keep."""
    listed = json.dumps(wanted)
    (folder / "pyproject.toml").write_text(f'[project]\nname = "yamen"\nversion = "0"\ndependencies = {listed}\n')
    (folder / "pins.txt").write_text(before)
    subprocess.run(
        [
            *(uv, "pip", "compile", "pyproject.toml", "--output-file", "pins.txt", "--quiet", "--no-config"),
            *("--universal", "--python-version", "3.11", "--no-header", *options),
        ],
        cwd=folder,
        env={name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_"))},
        check=True,
    )
    return (folder / "pins.txt").read_text().replace("    #   -c all.txt\n", "")


def main() -> int:
    """Resolve everything at once, then write each file from that."""
    if sys.argv[1:] not in ([], ["--upgrade"]):
        print(__doc__, file=sys.stderr)
        return 2
    keep = "" if sys.argv[1:] else "".join(path.read_text() for path in sorted(PINS.glob("*.txt")))
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        venv.create(folder / "venv", with_pip=True)
        subprocess.run([folder / "venv/bin/python", "-m", "pip", "install", "--quiet", UV], check=True)
        uv = folder / "venv/bin/uv"
        groups = ranges()
        everything = [line for lines in groups.values() for line in lines]
        (folder / "all.txt").write_text(resolve(uv, folder, everything, before=keep))
        for name, holds in FILES.items():
            wanted = [line for group in holds for line in groups[group]]
            pins = resolve(uv, folder, wanted, "--generate-hashes", "--constraint", "all.txt")
            (PINS / f"{name}.txt").write_text(HEADER + pins)
    return 0


if __name__ == "__main__":
    sys.exit(main())
