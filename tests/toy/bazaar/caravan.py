"""The module Caravan: one more act, one more scene, and another night. It changes entries once, at setup."""

from __future__ import annotations

from tests.toy.bazaar import news
from tests.toy.bazaar.components import CARAVAN
from tests.toy.bazaar.day import night
from tests.toy.bazaar.prompts import ACTS, act_prompt
from tests.toy.bazaar.state import Bazaar
from tests.toy.bazaar.turn import next_turn
from yamen.kernel.event import Change
from yamen.kernel.rules import Rules


def join_rules(rules: Rules) -> None:
    """Add and replace what the module adds and replaces."""
    rules.prompts["act"] = act_prompt((*ACTS, "caravan"))
    rules.entries["caravan"] = send
    rules.scenes["road"] = road
    rules.scenes["night"] = caravan_night
    rules.box.coins += 1


async def send(table: Bazaar, seat: int, act: str) -> str:
    """A camel goes on the road. Rule: bazaar/caravan."""
    table.camels[seat] += 1
    news.tell(table, "camel", seat, "caravan", {}, (), [Change(f"seat/{seat}/camels", 1)])
    return "road"


async def road(table: Bazaar) -> str:
    """The road brings points by luck. Rule: bazaar/road."""
    seat = table.queue[table.turn - 1]
    found = table.chance.roll(f"road/{table.day}/{seat}", table.box.luck)
    news.points(table, seat, CARAVAN, found, "road", "road")
    return next_turn(table)


async def caravan_night(table: Bazaar) -> str:
    """Each camel scores a point before the night of the game itself. Rule: bazaar/caravan."""
    for seat in table.queue:
        news.points(table, seat, CARAVAN, table.camels[seat], "camels", "caravan")
    return await night(table)
