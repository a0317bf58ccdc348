"""Mutation testing: break the engine at random places and see whether its tests notice.

    python -m tools.mutants --count 300 --seed 1           draw mutants, try them all, say which survived
    python -m tools.mutants --among "scoring.py"           all mutants whose name matches
    python -m tools.mutants --count 300 --seed 1 --list    only say which they are

Each is tried in a copy of the tree, with the tests of its own house first, until one fails. See docs/mutants.md.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from tools.mutate import Mutant, mutants

ROOT: Final = Path(__file__).parents[1]
HOUSES: Final = ("src/yamen/kernel", "src/yamen/games/dragon")
DRAWN: Final = ("picture.py", "drawing.py", "sheet.py", "row.py")  # where a line of a picture is drawn is no rule
COPIED: Final = (
    "src",
    "tests",
    "tools",
    "docs",
    "bench",
    "pyproject.toml",
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
)
SLOW: Final = ("test_random", "fuzz")  # these come last in their house
FIRST: Final = {
    "src/yamen/kernel": ("tests/kernel", "tests/contract", "tests/games"),
    "src/yamen/games/dragon": ("tests/games", "tests/contract", "tests/kernel"),
}
RUN: Final = """
import sys, pytest
class Quickly:  # what fails need not be shrunk
    def pytest_configure(self):
        from hypothesis import Phase, settings
        phases = [Phase.explicit, Phase.generate]
        settings.register_profile("mutants", database=None, derandomize=True, phases=phases)
        settings.load_profile("mutants")
words = ["-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", *sys.argv[1:]]
sys.exit(pytest.main(words, [Quickly()]))
"""


def every_mutant(root: Path) -> list[Mutant]:
    """All mutants of the engine, file by file."""
    paths = [path for house in HOUSES for path in sorted((root / house).glob("*.py")) if path.name not in DRAWN]
    return [mutant for path in paths for mutant in mutants(path)]


def tests_for(root: Path, mutant: Mutant) -> list[list[str]]:
    """The test files that may notice it: the quick ones of its own house, then all the others."""
    house = next(house for house in HOUSES if mutant.path.is_relative_to(root / house))
    own, *others = (
        [path.relative_to(root).as_posix() for path in sorted((root / folder).rglob("test_*.py"))]
        for folder in FIRST[house]
    )
    quick = [path for path in own if not any(slow in path for slow in SLOW)]
    quick.sort(key=lambda path: f"test_{mutant.path.stem}" not in path)
    rest = [path for path in own if path not in quick] + [path for folder in others for path in folder]
    return [quick, rest]


def result(root: Path, mutant: Mutant, seconds: float, quick: bool) -> str:
    """Whether any test notices it, and which."""
    for tests in tests_for(root, mutant)[: 1 if quick else 2]:
        said = attempt(root, tests, seconds)
        if said != "survived":
            return said
    return "survived"


def attempt(root: Path, tests: list[str], seconds: float) -> str:
    """Run tests in the copy: "killed by ...", "endless", or "survived"."""
    env = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    command = [sys.executable, "-c", RUN, *tests]
    with tempfile.TemporaryFile("w+") as out:
        try:
            code = subprocess.run(
                command, cwd=root, env=env, stdout=out, stderr=out, timeout=seconds, check=False
            ).returncode
        except subprocess.TimeoutExpired:
            return "endless"
        out.seek(0)
        said = out.read()
    if code == 0:
        return "survived"
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", said, re.MULTILINE)
    return f"killed by {failed[0]}" if failed else f"killed: {said.strip()[-200:]}"


def copied_tree(folder: Path) -> Path:
    """A copy of the tree in which a source can be broken without harm."""
    root = folder / "tree"
    root.mkdir()
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, root / name, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
        elif source.exists():
            shutil.copy2(source, root / name)
    return root


def chosen(every: list[Mutant], root: Path, count: int, seed: int, among: str) -> list[Mutant]:
    """The mutants to try, in the order of the files."""
    matching = [mutant for mutant in every if re.search(among, mutant.name(root))]
    if count and count < len(matching):
        drawn = set(random.Random(seed).sample(range(len(matching)), count))
        matching = [mutant for n, mutant in enumerate(matching) if n in drawn]
    return matching


def try_all(root: Path, tried: list[Mutant], seconds: float, quick: bool) -> list[Mutant]:
    """Try one after the other; those that survive."""
    survivors: list[Mutant] = []
    for n, mutant in enumerate(tried, 1):
        whole = mutant.path.read_bytes()
        mutant.path.write_text(mutant.source(), encoding="utf-8")
        os.utime(
            mutant.path, (n, n)
        )  # each with a time of its own, or Python would take it for the one it compiled before
        began = time.monotonic()
        said = result(root, mutant, seconds, quick)
        mutant.path.write_bytes(whole)
        if said == "survived":
            survivors.append(mutant)
        print(f"{n}/{len(tried)} {mutant.name(root)}: {said} ({time.monotonic() - began:.1f} s)", flush=True)
    return survivors


def main() -> int:
    """Read the words of the command, try, report; 1 when the tests fail without any mutant."""
    words = argparse.ArgumentParser(prog="python -m tools.mutants", description="Mutation testing of the engine.")
    words.add_argument("--count", type=int, default=0, help="how many to draw; all without it")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--among", default="", help="a pattern that the names of the mutants match")
    words.add_argument("--skip", type=int, default=0, help="leave out the first ones, tried before")
    words.add_argument("--quick", action="store_true", help="only with the quick tests of their own house")
    words.add_argument("--list", action="store_true", help="only name them")
    asked = words.parse_args()
    with tempfile.TemporaryDirectory(prefix="yamen-mutants-") as folder:
        root = copied_tree(Path(folder))
        every = every_mutant(root)
        tried = chosen(every, root, asked.count, asked.seed, asked.among)[asked.skip :]
        print(f"{len(tried)} of {len(every)} mutants, seed {asked.seed}")
        if asked.list or not tried:
            print("\n".join(mutant.name(root) for mutant in tried))
            return 0
        seconds = 0.0
        for mutant in {mutant.path.parent: mutant for mutant in tried}.values():
            began = time.monotonic()
            said = result(root, mutant, 600, asked.quick)
            if said != "survived":
                print(f"The tests fail before anything is broken: {said}")
                return 1
            seconds = max(seconds, time.monotonic() - began)
        print(f"unbroken, the tests take {seconds:.1f} s", flush=True)
        survivors = try_all(root, tried, 4 * seconds + 20, asked.quick)
        killed = len(tried) - len(survivors)
        print(f"{killed} of {len(tried)} killed ({100 * killed / len(tried):.1f} %); survivors:")
        print("\n".join(mutant.name(root) for mutant in survivors))
    return 0


if __name__ == "__main__":
    sys.exit(main())
