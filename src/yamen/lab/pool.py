"""Work on several processors. What comes out is the same for any number of them; Ctrl-C ends it early and cleanly."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final, Generic, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")
GoOn = Callable[[], bool]

CHUNK_SECONDS: Final = 0.2  # how long a process works before it reports
CHUNK_MOST: Final = 256
AHEAD: Final = 2  # chunks given to each process at a time


class Halt(Exception):
    """A task was given up in the middle because everything stops."""


class Stop:
    """Whether to go on, as the process that leads the work sees it. The first Ctrl-C sets it, a second one kills."""

    def __init__(self) -> None:
        self.asked = False
        self.also: list[Callable[[], None]] = []

    def set(self) -> None:
        """No more work is begun."""
        self.asked = True
        for tell in self.also:
            tell()

    def go_on(self) -> bool:
        """Whether nobody has stopped the work."""
        return not self.asked

    @contextmanager
    def on_interrupt(self) -> Iterator[None]:
        """While this lasts, Ctrl-C asks to stop instead of breaking in anywhere."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = signal.getsignal(signal.SIGINT)

        def interrupted(number: int, frame: object) -> None:
            signal.signal(signal.SIGINT, before)
            self.set()

        signal.signal(signal.SIGINT, interrupted)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)


def run(work: Callable[[Task, GoOn], Done], tasks: Sequence[Task], jobs: int, tell: Callable[[Done], None]) -> bool:
    """Work on every task and tell each result as it comes, in any order. False if it was stopped before the end.

    `work` is handed a function that says whether to go on; it may raise `Halt` when it is told not to.
    """
    stop = Stop()
    with stop.on_interrupt():
        try:
            if jobs == 1 or len(tasks) < 2:
                for task in tasks:
                    if stop.asked:
                        return False
                    tell(work(task, stop.go_on))
            else:
                _Pool(work, tasks, jobs, stop).run(tell)
        except (Halt, KeyboardInterrupt):
            return False
    return not stop.asked


class _Pool(Generic[Task, Done]):
    """Chunks of tasks, handed to processes; a chunk grows until it is worth the way."""

    def __init__(self, work: Callable[[Task, GoOn], Done], tasks: Sequence[Task], jobs: int, stop: Stop) -> None:
        self.work = work
        self.tasks = tasks
        self.jobs = jobs
        self.stop = stop
        self.begun = 0
        self.chunk = 1

    def run(self, tell: Callable[[Done], None]) -> None:
        context = multiprocessing.get_context("spawn")  # a process that has threads cannot be forked safely
        event = context.Event()
        self.stop.also.append(event.set)
        with ProcessPoolExecutor(self.jobs, context, _begin, (event,)) as pool:
            waiting: set[Future[tuple[list[Done], float]]] = set()
            try:
                while self._fill(pool, waiting):
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    self._take(done, tell)
            except BaseException:
                self.stop.set()
                raise
            finally:
                for future in waiting:
                    future.cancel()
            if self.stop.asked:
                self._take([future for future in waiting if not future.cancelled()], tell)

    def _fill(self, pool: ProcessPoolExecutor, waiting: set[Future[tuple[list[Done], float]]]) -> bool:
        """Hand out chunks; False when nothing is left to wait for."""
        with _deaf():
            while self.begun < len(self.tasks) and len(waiting) < self.jobs * AHEAD and not self.stop.asked:
                tasks = self.tasks[self.begun : self.begun + self.chunk]
                self.begun += len(tasks)
                waiting.add(pool.submit(_some, self.work, tasks))
        return bool(waiting) and not self.stop.asked

    def _take(self, done: Iterable[Future[tuple[list[Done], float]]], tell: Callable[[Done], None]) -> None:
        for future in done:
            results, seconds = future.result()
            if seconds < CHUNK_SECONDS / 2 and self.chunk < CHUNK_MOST:
                self.chunk = max(self.chunk, len(results) * 2)
            for result in results:
                tell(result)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes begun meanwhile never hear Ctrl-C: whoever leads the work tells them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_event: Any = None  # in a working process: set when everything stops


def _begin(event: Any) -> None:
    global _event
    _event = event
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _go_on() -> bool:
    return not _event.is_set()


def _some(work: Callable[[Task, GoOn], Done], tasks: Sequence[Task]) -> tuple[list[Done], float]:
    """In a working process: a chunk of tasks, or as many of them as there was time for."""
    began = perf_counter()
    results: list[Done] = []
    for task in tasks:
        if _event.is_set():
            break
        try:
            results.append(work(task, _go_on))
        except Halt:
            break
    return results, perf_counter() - began
