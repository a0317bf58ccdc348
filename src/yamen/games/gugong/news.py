"""What is told when it happens: events with their moves, their sums and their rule.

The chapters call these only when somebody listens. Words are keys of the catalogues, `log-...`; `reason` is the rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yamen.games.gugong.components import PLACES
from yamen.games.gugong.prompts.common import PIECES, card_facts, card_id, court_id
from yamen.games.gugong.state import Gugong
from yamen.kernel.event import BOX, Change, Event, Move, Part
from yamen.kernel.words import Fact, Words


def tell(
    table: Gugong,
    kind: str,
    seat: int,
    rule: str,
    facts: dict[str, Fact] | None = None,
    moves: Sequence[Move] = (),
    changes: Sequence[Change] = (),
) -> None:
    """Something happened that everybody sees."""
    herald = table.herald
    assert herald is not None
    herald.tell(event(kind, seat, rule, facts, moves, changes))


def event(
    kind: str,
    seat: int,
    rule: str,
    facts: dict[str, Fact] | None = None,
    moves: Sequence[Move] = (),
    changes: Sequence[Change] = (),
) -> Event:
    """An event that everybody may know."""
    told: dict[str, Fact] = {"seat": seat} if seat >= 0 else {}
    if facts:
        told.update(facts)
    return Event(kind, seat, f"gugong/{rule}", Words(f"log-{kind}", told), moves, changes)


def tell_owner(table: Gugong, owner: int, seen: Event, veiled: Event) -> None:
    """Something happened of which others see less. Meng's cards lie face down for everybody."""
    herald = table.herald
    assert herald is not None
    if owner == table.meng:
        herald.tell(veiled)
        return
    seen.seats = (owner,)
    seen.veiled = veiled
    herald.tell(seen)


def part(by: int, reason: str) -> list[Part]:
    """The whole of a sum, with its one reason."""
    return [Part(by, Words(f"part-{reason}"))]


# --- servants ---------------------------------------------------------------------------------------------------------


def bodies(seat: int, plain: int, twin: int, source: str, target: str) -> list[Move]:
    """So many plain servants, and perhaps the double one, go somewhere."""
    moves: list[Move] = []
    if plain:
        moves.append(Move(f"{PIECES[0]}/{seat}", source, target, plain))
    if twin:
        moves.append(Move(f"{PIECES[1]}/{seat}", source, target))
    return moves


def servants(table: Gugong, seat: int, plain: int, twin: int, source: str, target: str, kind: str, rule: str) -> None:
    """Servants go from a place to a place; what leaves or enters the pool is counted."""
    pool = f"seat/{seat}/pool"
    worth = plain + 2 * twin
    by = worth if target == pool else -worth if source == pool else 0
    changes = [Change(f"seat/{seat}/servants", by, part(by, rule))] if by else []
    facts: dict[str, Fact] = {"n": plain + twin, "doubles": twin, "reason": rule}
    tell(table, kind, seat, rule, facts, bodies(seat, plain, twin, source, target), changes)


# --- markers and points -----------------------------------------------------------------------------------------------


def points(table: Gugong, seat: int, source: int, n: int, rule: str) -> None:
    """A seat gets points, or loses them."""
    changes = [Change(f"seat/{seat}/points", n, part(n, rule))]
    facts: dict[str, Fact] = {"n": abs(n), "from": table.box.sources[source].replace("_", "-"), "reason": rule}
    tell(table, "points" if n >= 0 else "points-lost", seat, rule, facts, (), changes)


def marker(table: Gugong, seat: int, before: int, rule: str) -> None:
    """An Intrigue marker went up or down, on top of those that were there."""
    after = table.steps[seat]
    by = after - before
    moves = [Move(f"marker/{seat}", f"track/{before}", f"track/{after}")]
    facts: dict[str, Fact] = {"n": abs(by), "to": after, "reason": rule}
    kind = "intrigue-up" if by > 0 else "intrigue-down"
    tell(table, kind, seat, rule, facts, moves, [Change(f"seat/{seat}/intrigue", by, part(by, rule))])


def envoy(table: Gugong, seat: int, before: int, rule: str) -> None:
    """An envoy took steps; in the Palace it has a place of its own."""
    after = table.envoys[seat]
    target = envoy_zone(table, seat)
    moves = [Move(f"envoy/{seat}", f"palace/{before}", target)]
    facts: dict[str, Fact] = {"n": after - before, "to": after, "reason": rule, "spot": table.spots[seat] + 1}
    kind = "envoy-arrives" if table.spots[seat] >= 0 else "envoy"
    by = after - before
    tell(table, kind, seat, rule, facts, moves, [Change(f"seat/{seat}/envoy", by, part(by, rule))])


def envoy_zone(table: Gugong, seat: int) -> str:
    """Where an envoy stands."""
    return f"palace/hall/{table.spots[seat] + 1}" if table.spots[seat] >= 0 else f"palace/{table.envoys[seat]}"


def jade(table: Gugong, seat: int, source: str, rule: str) -> None:
    """A seat gets a jade, from a house or from the supply without end."""
    moves = [Move("jade", source, f"seat/{seat}/jade")]
    tell(table, "jade", seat, rule, {"now": table.jade[seat], "reason": rule}, moves)


# --- gift cards -------------------------------------------------------------------------------------------------------


def exchanged(table: Gugong, seat: int, card: int, place: int, other: int, source: str, target: str, kind: str) -> None:
    """A card of the hand or the discard pile lies with an official now, and his card on the pile where it goes."""
    here = f"seat/{seat}/{source}"
    there = f"seat/{seat}/{target}"
    rule = "gifts" if kind == "gift" else "swap"
    facts: dict[str, Fact] = {
        **card_facts(table, card),
        "place": PLACES[place],
        "other_value": table.box.value[other],
    }
    seen = [Move(card_id(other), court_id(place), there), Move(card_id(card), here, court_id(place))]
    if here == there:
        seen.reverse()
    veiled = [
        Move(card_id(other), court_id(place), BOX),
        Move("card", BOX, there),
        Move("card", here, BOX),
        Move(card_id(card), BOX, court_id(place)),
    ]
    tell_owner(table, seat, event(kind, seat, rule, facts, seen), event(kind, seat, rule, facts, veiled))


# What is told of a card that others do not see, by what its owner is told.
HIDDEN: Final = {
    "laid-aside": "laid-aside-hidden",
    "discarded": "discarded-hidden",
    "retrieved": "retrieved-hidden",
}


def card_moved(table: Gugong, seat: int, card: int, source: str, target: str, kind: str, rule: str) -> None:
    """A card moves face down; only its owner sees which."""
    seen = event(kind, seat, rule, card_facts(table, card), [Move(card_id(card), source, target)])
    veiled = event(HIDDEN[kind], seat, rule, {}, [Move("card", source, target)])
    tell_owner(table, seat, seen, veiled)


def card_shown(table: Gugong, seat: int, card: int, source: str, target: str, kind: str, rule: str) -> None:
    """A card moves for all to see, though it lies face down before and after."""
    facts = card_facts(table, card)
    seen = event(kind, seat, rule, facts, [Move(card_id(card), source, target)])
    veiled = event(kind, seat, rule, facts, [Move("card", source, target)])
    tell_owner(table, seat, seen, veiled)


def card_drawn(table: Gugong, seat: int, card: int, target: str, rule: str) -> None:
    """The top card of the pile; only its owner sees it."""
    seen = event(
        "card", seat, rule, card_facts(table, card), [Move("card", "pile", BOX), Move(card_id(card), BOX, target)]
    )
    veiled = event("card-hidden", seat, rule, {}, [Move("card", "pile", target)])
    tell_owner(table, seat, seen, veiled)


def hand_taken(table: Gugong, seat: int, cards: Sequence[int], rule: str) -> None:
    """The cards of the discard pile become the new hand."""
    here = f"seat/{seat}/taken"
    there = f"seat/{seat}/hand"
    facts: dict[str, Fact] = {"n": len(cards)}
    seen = event("hand", seat, rule, facts, [Move(card_id(card), here, there) for card in cards])
    veiled = event("hand", seat, rule, facts, [Move("card", here, there, len(cards))])
    tell_owner(table, seat, seen, veiled)
