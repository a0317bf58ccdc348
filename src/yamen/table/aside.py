"""Thinking beside the table: a bot's choice is made in a thread of its own, so that whoever waits stays awake.

The thread is a daemon: leaving the table does not wait for a bot that thinks long.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")


def aside(work: Callable[[], T]) -> asyncio.Future[T]:
    """Start the work in a thread; the future brings what came of it to the running loop."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: Exception | None) -> None:
        if future.cancelled():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result: T | None = None
        wrong: Exception | None = None
        try:
            result = work()
        except Exception as error:  # noqa: BLE001  # a bot may be anybody's: what it raises goes to whoever waits
            wrong = error
        with suppress(RuntimeError):  # the loop has closed: nobody waits any more
            loop.call_soon_threadsafe(settle, result, wrong)

    threading.Thread(target=run, name="yamen-bot", daemon=True).start()
    return future
