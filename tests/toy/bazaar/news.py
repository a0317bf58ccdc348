"""What is told when it happens. Who has looked at the top of the pile is told a face where others see a back."""

from __future__ import annotations

from collections.abc import Sequence

from tests.toy.bazaar.state import Bazaar
from yamen.kernel.event import Change, Event, Move, Part
from yamen.kernel.words import Fact, Words

BACK = "back"


def tell(
    table: Bazaar,
    kind: str,
    seat: int,
    rule: str,
    facts: dict[str, Fact],
    moves: Sequence[Move] = (),
    changes: Sequence[Change] = (),
) -> None:
    """Something happened, for all to see."""
    if table.herald is not None:
        words = Words(f"log-{kind}", {"seat": seat, **facts})
        table.herald.tell(Event(kind, seat, f"bazaar/{rule}", words, moves, changes))


def coins(table: Bazaar, seat: int, by: int, reason: str, rule: str) -> None:
    """A purse grows or shrinks, and it is told."""
    table.coins[seat] += by
    change = Change(f"seat/{seat}/coins", by, [Part(by, Words(f"part-{reason}"))])
    tell(table, "coins", seat, rule, {"by": by}, (), [change])


def points(table: Bazaar, seat: int, source: int, by: int, reason: str, rule: str) -> None:
    """A seat scores, and it is told."""
    table.ledger[seat * len(table.ledger) // table.seats + source] += by
    if by:
        change = Change(f"seat/{seat}/points", by, [Part(by, Words(f"part-{reason}"))])
        tell(table, "points", seat, rule, {"by": by}, (), [change])


def moved(table: Bazaar, kind: str, seat: int, rule: str, ware: int, source: str, target: str) -> None:
    """An open ware went into a hand, or one of a hand was laid open: only its owner sees it there."""
    if table.herald is None:
        return
    facts: dict[str, Fact] = {"seat": seat, "ware": ware}
    words = Words(f"log-{kind}", facts)
    face = f"ware/{ware}"
    name = f"bazaar/{rule}"
    leaves, arrives = (BACK, face) if source.endswith("hand") else (face, BACK)
    others = Event(kind, seat, name, words, [Move(leaves, source, target, 1, arrives)])
    table.herald.tell(Event(kind, seat, name, words, [Move(face, source, target)], (), [seat], others))


def hidden(table: Bazaar, seat: int, ware: int) -> None:
    """A ware went from a hand into the chest: its owner knows which."""
    if table.herald is None:
        return
    places = (f"seat/{seat}/hand", f"seat/{seat}/chest")
    others = Event("hidden", seat, "bazaar/order", Words("log-hidden-back", {"seat": seat}), [Move(BACK, *places)])
    words = Words("log-hidden", {"seat": seat, "ware": ware})
    table.herald.tell(Event("hidden", seat, "bazaar/order", words, [Move(f"ware/{ware}", *places)], (), [seat], others))


def peeked(table: Bazaar, seat: int, ware: int) -> None:
    """A seat looks at the top of the pile; the others see only that it does."""
    if table.herald is None:
        return
    others = Event("peek", seat, "bazaar/peek", Words("log-peek-back", {"seat": seat}))
    move = [] if table.peeks[seat] else [Move(BACK, "pile", "pile", 1, f"ware/{ware}")]
    words = Words("log-peek", {"seat": seat, "ware": ware})
    table.herald.tell(Event("peek", seat, "bazaar/peek", words, move, (), [seat], others))


def drawn(table: Bazaar, kind: str, seat: int, rule: str, ware: int, target: str) -> None:
    """The top of the pile goes to a stall, for all to see, or to a hand, where only its owner sees it."""
    if table.herald is None:
        return
    face = f"ware/{ware}"
    arrives = BACK if seat >= 0 else face
    name = f"bazaar/{rule}"
    known = Words(f"log-{kind}", {"seat": seat, "ware": ware})
    unknown = known if seat < 0 else Words(f"log-{kind}-back", {"seat": seat})
    event = Event(kind, seat, name, unknown, [Move(BACK, "pile", target, 1, arrives)])
    peekers = [other for other in range(table.seats) if table.peeks[other] == ware and other != seat]
    if peekers:
        event = Event(kind, seat, name, known, [Move(face, "pile", target, 1, arrives)], (), peekers, event)
    if seat >= 0:
        leaves = face if table.peeks[seat] == ware else BACK
        event = Event(kind, seat, name, known, [Move(leaves, "pile", target, 1, face)], (), [seat], event)
    table.herald.tell(event)
