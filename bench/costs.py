"""What Yamen costs beside time at play: memory of a kept match, and waiting for the program to be there."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import tracemalloc
from time import perf_counter
from typing import TYPE_CHECKING, Any

from bench.ratio import Spread, spread

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence


def weight(make: Callable[[int], Any], count: int) -> float:
    """Bytes of one of `count` things alive together; what the first of all brings for everybody is not in it."""
    first = make(0)
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        alive = [make(number + 1) for number in range(count)]
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    del first, alive
    return (after - before) / count


def waits(commands: Mapping[str, Sequence[str]], times: int, path: str) -> tuple[dict[str, list[float]], list[str]]:
    """Milliseconds that Python takes for each command in a process of its own, one after the other, `times` over.

    A first run is not counted: it writes the byte code that every later start reads. A command that fails in it is left
    out, with a sentence.
    """
    around = dict(os.environ, PYTHONPATH=os.pathsep.join(filter(None, [path, os.environ.get("PYTHONPATH")])))
    found: dict[str, list[float]] = {}
    notes: list[str] = []
    for name, words in commands.items():
        first = subprocess.run([sys.executable, *words], env=around, capture_output=True, text=True, check=False)
        if first.returncode:
            why = (first.stderr.strip().splitlines() or [f"it ended with {first.returncode}"])[-1]
            notes.append(f"{name} does not run, so it was not timed: {why}")
        else:
            found[name] = []
    for _ in range(times):
        for name, milliseconds in found.items():
            began = perf_counter()
            subprocess.run([sys.executable, *commands[name]], env=around, capture_output=True, check=True)
            milliseconds.append((perf_counter() - began) * 1000)
    return found, notes


def beyond(bare: Sequence[float], whole: Sequence[float]) -> Spread:
    """How much longer than the bare interpreter, pair by pair."""
    return spread([more - less for less, more in zip(bare, whole, strict=True)])
