"""The frozen toy as a contestant, interpreted or compiled."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from bench import toy
from bench.walk import BURST, FORKS, KEPT, Forking, Playing

if TYPE_CHECKING:
    from types import ModuleType

    from bench.race import Contestant

SOURCE: Final = Path(__file__).with_name("toy.py")


class NotCompiledError(Exception):
    """The toy could not be compiled; the message says why in one sentence."""


def compiled() -> ModuleType:
    """The toy compiled by mypyc in a folder of its own, which is gone when it is loaded."""
    with TemporaryDirectory(prefix="yamen-bench-") as folder:
        shutil.copy(SOURCE, folder)
        made = subprocess.run(
            [sys.executable, "-m", "mypyc", SOURCE.name], cwd=folder, capture_output=True, text=True, check=False
        )
        library = next(Path(folder).glob("toy.*.so"), None) or next(Path(folder).glob("toy.*.pyd"), None)
        spec = spec_from_file_location("toy", library) if library else None
        if made.returncode or spec is None or spec.loader is None:
            last = (made.stderr or made.stdout).strip().splitlines()[-1:] or ["no output"]
            raise NotCompiledError(f"The toy could not be compiled and runs interpreted: {last[0]}")
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module


class ToyPlaying(Playing):
    """The toy's own loop, without checkpoints."""

    def __init__(self, name: str, module: Any, seed: int, keep: bool = False) -> None:
        super().__init__(name)
        self.toy = module
        self.keep = keep
        self.draw = random.Random(seed).random
        self.match = self.begin()

    def begin(self) -> Any:
        """A new match of four."""
        return self.toy.ToyMatch(self.toy.valley(), self.keep)

    def play(self, most: int) -> tuple[int, int]:
        given = self.toy.play(self.match, self.draw, most)
        if not self.match.asks:
            self.match = self.begin()
            self.games += 1
        return given, given


class ToyForking(Forking):
    """The toy's forks; a kept fork makes checkpoints of its own and can be forked again."""

    def __init__(self, name: str, module: Any, seed: int, keep: bool) -> None:
        super().__init__(name, (KEPT,) if keep else (FORKS,))
        self.keep = keep
        self.walk = ToyPlaying(name, module, seed, keep=True)

    def step(self) -> None:
        self.walk.play(1)

    def fork(self) -> None:
        fork = self.walk.match.fork
        for _ in range(BURST):
            fork(self.keep)


def yardstick(seed: int, module: Any = toy) -> list[Contestant]:
    """The toy's decisions and both kinds of forks."""
    name = "the toy, interpreted" if module is toy else "the toy, compiled"
    return [
        ToyPlaying(name, module, seed),
        ToyForking(name, module, seed, keep=False),
        ToyForking(name, module, seed, keep=True),
    ]
