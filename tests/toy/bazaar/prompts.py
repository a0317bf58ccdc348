"""Every question Bazaar can ask, with every answer it can have."""

from __future__ import annotations

from typing import Final

from tests.toy.bazaar.components import STALLS, WARES
from tests.toy.bazaar.state import Bazaar
from yamen.kernel.ask import Refusal
from yamen.kernel.event import Change
from yamen.kernel.prompt import Prompt
from yamen.kernel.words import Fact, Words

NONE: Final = 0
ACTS: Final = (*(f"buy_{stall}" for stall in range(1, STALLS + 1)), "host", "peek", "order", "rest")
CALLS: Final = ("fair", "dear")
JOINS: Final = ("yes", "no")


def _act_lights(table: Bazaar, seat: int, act: str) -> list[str]:
    if act.startswith("buy_"):
        return [f"stall/{act[4:]}"]
    return {"peek": ["pile"], "order": ["pile", f"seat/{seat}/chest"]}.get(act, [f"chip/{act}"])


def _act_price(table: Bazaar, seat: int, act: str) -> list[Change]:
    price = act_price(table, act)
    return [Change(f"seat/{seat}/coins", -price)] if price else []


def act_price(table: Bazaar, act: str) -> int:
    """What an act costs at least."""
    if act.startswith("buy_"):
        stall = int(act[4:]) - 1
        return table.box.value[table.stalls[stall]] if stall < len(table.stalls) else 0
    return 1 if act == "order" else 0


def act_prompt(acts: tuple[str, ...]) -> Prompt[str]:
    """What to do in a turn; a module makes it anew with acts of its own."""
    return Prompt(
        "act",
        "item",
        "bazaar/turn",
        acts,
        str,
        _act_lights,
        lambda table, seat, act: Words("answer-act", {"act": act}),
        _act_price,
    )


def _ware(name: str, rule: str, place: str) -> Prompt[int]:
    return Prompt(
        name,
        "card",
        rule,
        range(WARES + 1),
        lambda ware: str(ware) if ware else "none",
        lambda table, seat, ware: [f"ware/{ware}", place.format(seat)] if ware else ["chip/none"],
        lambda table, seat, ware: Words(f"answer-{name}" if ware else "answer-none", {"ware": ware}),
    )


BID: Final = _ware("bid", "bazaar/bid", "discard")
HIDE: Final = _ware("hide", "bazaar/order", "seat/{}/chest")
SELL: Final = _ware("sell", "bazaar/sell", "sold")

CALL: Final[Prompt[str]] = Prompt(
    "call",
    "item",
    "bazaar/buy",
    CALLS,
    str,
    lambda table, seat, call: [f"chip/{call}"],
    lambda table, seat, call: Words("answer-call", {"call": call}),
)

JOIN: Final[Prompt[str]] = Prompt(
    "join",
    "yes_no",
    "bazaar/host",
    JOINS,
    str,
    lambda table, seat, join: [f"chip/{join}"],
    lambda table, seat, join: Words("answer-join", {"join": join}),
)

TIP: Final[Prompt[int]] = Prompt(
    "tip",
    "place",
    "bazaar/sell",
    range(4),
    str,
    lambda table, seat, other: [f"seat/{other}/coins"],
    lambda table, seat, other: Words("answer-tip", {"seat": other}),
)


def refuse_act(table: Bazaar, seat: int, act: str, about: object) -> Refusal:
    """The stall is bare or not there, the coins do not reach, or there is nothing to look at."""
    facts: dict[str, Fact] = {"coins": table.coins[seat], "price": act_price(table, act)}
    if act.startswith("buy_") and not facts["price"]:
        return Refusal("no-act-stall", "bazaar/buy", {"stall": int(act[4:])})
    if table.coins[seat] < act_price(table, act):
        return Refusal("no-act-coins", "bazaar/turn", facts)
    return Refusal("no-act-pile" if act == "peek" else "no-act-guests", "bazaar/turn")


def refuse_ware(table: Bazaar, seat: int, ware: int, about: object) -> Refusal:
    """The seat does not hold this ware, or must name one."""
    return Refusal("no-ware-held" if ware else "no-ware-none", "bazaar/sell", {"ware": ware})


def refuse_call(table: Bazaar, seat: int, call: str, about: object) -> Refusal:
    """The buyer cannot pay a dear price."""
    return Refusal("no-call-dear", "bazaar/buy")


def refuse_join(table: Bazaar, seat: int, join: str, about: object) -> Refusal:
    """Guests bring a coin."""
    return Refusal("no-join-coin", "bazaar/host")


def refuse_tip(table: Bazaar, seat: int, other: int, about: object) -> Refusal:
    """A tip goes to another seat of the table."""
    return Refusal("no-tip-seat", "bazaar/sell", {"seat": other})


PROMPTS: Final = (act_prompt(ACTS), BID, CALL, JOIN, HIDE, SELL, TIP)
