"""Two doors that know no game: they read documents and the contract, and nothing else."""

from __future__ import annotations

import random
from typing import Any

from yamen.kernel import door
from yamen.kernel.match import Match


def asked(match: Match) -> dict[str, Any] | None:
    """The view of a seat that is asked something, or nothing when the match is over."""
    public = door.view(match, -1)
    if public["over"]:
        return None
    seats = [waiting["seat"] for waiting in public["waiting"] if not waiting["sealed"]]
    return door.view(match, seats[0])


def play_by_notation(match: Match, draw: random.Random) -> int:
    """Say any option's notation until the match is over; how many were said."""
    said = 0
    while (view := asked(match)) is not None:
        option = draw.choice(view["ask"]["options"])
        match.say(option["notation"], view["seat"], view["seq"])
        said += 1
    return said


def play_by_lights(match: Match, draw: random.Random) -> int:
    """Click anything that is lit, one thing after the other, until just one option was meant; how many clicks."""
    clicks = 0
    while (view := asked(match)) is not None:
        clicked: list[str] = []
        left = view["ask"]["options"]
        shown = {zone["id"] for zone in view["zones"]} | {counter["id"] for counter in view["counters"]}
        shown |= {piece["id"] for zone in view["zones"] for piece in zone["pieces"]} | set(view["ask"]["chips"])
        while True:
            done = [option for option in left if option["lights"] == clicked]
            lit = sorted({option["lights"][len(clicked)] for option in left if len(option["lights"]) > len(clicked)})
            assert set(lit) <= shown, "something is lit that is not on the table"
            if done and (not lit or draw.random() < 0.5):
                break
            clicked.append(draw.choice(lit))
            clicks += 1
            left = [option for option in left if option["lights"][: len(clicked)] == clicked]
        match.say(done[0]["notation"], view["seat"], view["seq"])
    return clicks
