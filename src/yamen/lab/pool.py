"""Work on several processors. What comes out is the same for any number of them; Ctrl-C ends it early and cleanly."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Final, Generic, TypeVar

from yamen.kernel.errors import NotAnOption
from yamen.kernel.words import Words

Task = TypeVar("Task")
Done = TypeVar("Done")

CHUNK_SECONDS: Final = 0.2  # how long a process works before it reports
CHUNK_MOST: Final = 256
LOOK_SECONDS: Final = 0.5  # how often the leading process looks up while it waits
AHEAD: Final = 2  # chunks given to each process at a time


class Halt(Exception):
    """A task was given up in the middle because everything stops."""


class Stop:
    """Whether to go on, in the process that leads the work or in one that does it.

    The first Ctrl-C breaks into work, but never into telling its results; a second one ends the program.
    """

    def __init__(self) -> None:
        self.asked = False
        self.working = False

    def interrupted(self, number: int, frame: object) -> None:
        """Ctrl-C was heard."""
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self.asked = True
        if self.working:
            raise Halt

    def do(self, work: Callable[[Task], Done], task: Task) -> Done:
        """A task that may be broken off."""
        self.working = not self.asked
        try:
            if self.asked:
                raise Halt
            return work(task)
        finally:
            self.working = False

    @contextmanager
    def listening(self) -> Iterator[None]:
        """While this lasts, Ctrl-C asks to stop."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = signal.signal(signal.SIGINT, self.interrupted)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)


def run(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int, tell: Callable[[Done], None]) -> bool:
    """Work on every task and tell each result as it comes, in any order. False if it was stopped before the end."""
    stop = Stop()
    with stop.listening():
        try:
            if jobs == 1 or len(tasks) < 2:
                for task in tasks:
                    tell(stop.do(work, task))
            else:
                _Pool(work, tasks, jobs, stop).run(tell)
        except (Halt, KeyboardInterrupt):
            return False
        except BrokenProcessPool:
            raise NotAnOption(Words("error-lab-broken")) from None
    return not stop.asked


class _Pool(Generic[Task, Done]):
    """Chunks of tasks, handed to processes; a chunk grows until it is worth the way."""

    def __init__(self, work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int, stop: Stop) -> None:
        self.work = work
        self.tasks = tasks
        self.jobs = jobs
        self.stop = stop
        self.begun = 0
        self.chunk = 1
        self.waiting: set[Future[tuple[list[Done], float]]] = set()

    def run(self, tell: Callable[[Done], None]) -> None:
        context = multiprocessing.get_context("spawn")  # a process that has threads cannot be forked safely
        others = multiprocessing.active_children()
        with ProcessPoolExecutor(self.jobs, context, _begin) as pool:
            try:
                self._fill(pool)
                while self.waiting and not self.stop.asked:
                    done, self.waiting = wait(self.waiting, LOOK_SECONDS, FIRST_COMPLETED)
                    self._take(done, tell)
                    self._fill(pool)
            except BaseException:
                self.stop.asked = True
                raise
            finally:
                if self.stop.asked:
                    self._break_off([child for child in multiprocessing.active_children() if child not in others])
            self._take([future for future in self.waiting if not future.cancelled()], tell)

    def _fill(self, pool: ProcessPoolExecutor) -> None:
        """Hand out chunks, a few ahead for each process."""
        with _deaf():
            while self.begun < len(self.tasks) and len(self.waiting) < self.jobs * AHEAD and not self.stop.asked:
                tasks = self.tasks[self.begun : self.begun + self.chunk]
                self.begun += len(tasks)
                self.waiting.add(pool.submit(_some, self.work, tasks))

    def _break_off(self, children: list[BaseProcess]) -> None:
        """Nothing more is begun, and what is under way is given up; finished tasks still come home."""
        for future in self.waiting:
            future.cancel()
        for child in children:
            if child.pid is not None:
                os.kill(child.pid, signal.SIGINT)

    def _take(self, done: Iterable[Future[tuple[list[Done], float]]], tell: Callable[[Done], None]) -> None:
        for future in done:
            results, seconds = future.result()
            if seconds < CHUNK_SECONDS / 2 and self.chunk < CHUNK_MOST:
                self.chunk = max(self.chunk, len(results) * 2)
            for result in results:
                tell(result)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes begun meanwhile do not hear Ctrl-C before they are ready for it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_here = Stop()  # in a working process


def _begin() -> None:
    """A working process is ready: Ctrl-C breaks off its work and leaves it alive."""
    signal.signal(signal.SIGINT, _heard)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _heard(number: int, frame: object) -> None:
    _here.asked = True
    if _here.working:
        _here.working = False
        raise Halt


def _some(work: Callable[[Task], Done], tasks: Sequence[Task]) -> tuple[list[Done], float]:
    """In a working process: a chunk of tasks, or as many of them as there was time for."""
    began = perf_counter()
    results: list[Done] = []
    for task in tasks:
        try:
            results.append(_here.do(work, task))
        except Halt:
            break
    return results, perf_counter() - began
