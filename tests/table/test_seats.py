"""Who can sit at a table."""

from __future__ import annotations

import asyncio
import threading

import pytest

from yamen.games.dragon import DRAGON
from yamen.kernel.errors import NotAnOption
from yamen.table import new_table, read_seat, read_seats
from yamen.table.aside import aside


def test_people_and_bots() -> None:
    anna, me, bot = read_seats(["me:Anna", "me", "random"], 7)
    assert (anna.name, anna.person, anna.text) == ("Anna", True, "me:Anna")
    assert (me.name, me.person) == ("", True)
    assert (bot.name, bot.person) == ("random", False)


def test_spaces_do_not_matter() -> None:
    assert read_seat("  me:  Anna   Lee ", 0).text == "me:Anna Lee"
    assert read_seat("me:", 0).text == "me"


@pytest.mark.parametrize("name", ["me:seventeen letters", "me:a,b", "me:a\x1b[2J"])
def test_names_that_a_table_cannot_show(name: str) -> None:
    with pytest.raises(NotAnOption) as refused:
        read_seat(name, 0)
    assert refused.value.words.key == "table-name"


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(NotAnOption) as refused:
        read_seat("grandmaster", 0)
    assert refused.value.words.key == "error-bot"


def test_nobody_at_the_table() -> None:
    with pytest.raises(NotAnOption) as refused:
        new_table(DRAGON, [])
    assert refused.value.words.key == "table-nobody"


def test_work_aside_leaves_the_loop_awake_and_brings_results_and_errors() -> None:
    """The work waits for something that only the loop can do: a loop that slept meanwhile would never end."""
    go = threading.Event()

    def work() -> int:
        assert go.wait(20)
        return 7

    def wrong() -> int:
        raise ZeroDivisionError

    async def both() -> int:
        future = aside(work)
        asyncio.get_running_loop().call_soon(go.set)
        answer = await future
        with pytest.raises(ZeroDivisionError):
            await aside(wrong)
        return answer

    assert asyncio.run(both()) == 7


def test_leaving_does_not_wait_for_a_thought() -> None:
    """The loop closes while the work still runs; what comes of it later troubles nobody."""
    go = threading.Event()
    done = threading.Event()

    def work() -> int:
        assert go.wait(20)
        done.set()
        return 1

    async def leave() -> None:
        aside(work).cancel()

    asyncio.run(leave())
    go.set()
    assert done.wait(20)
    for thread in threading.enumerate():
        if thread.name == "yamen-bot":
            thread.join(20)
