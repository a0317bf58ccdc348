"""What is told of turns when it happens: every event with its moves, its sums and its rule.

The chapters call these only when somebody listens. Words are keys of the catalogues, `log-...`; rounds, rewards, Li Si
and the final scoring are told in `tidings`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yamen.games.zhanguo.components import (
    ACTIONS,
    DOMAINS,
    OFFICIALS,
    REGIONS,
)
from yamen.games.zhanguo.ids import (
    above_id,
    card_id,
    officials_id,
    unrest_id,
    workers_id,
)
from yamen.games.zhanguo.state import Zhanguo
from yamen.games.zhanguo.wording import ability, who, written
from yamen.kernel.event import BOX, Change, Event, Move, Part
from yamen.kernel.words import Fact, Words

PLACES: Final = 3  # for cards above a region


def make(
    table: Zhanguo,
    kind: str,
    seat: int,
    rule: str,
    facts: dict[str, Fact],
    moves: Sequence[Move] = (),
    changes: Sequence[Change] = (),
) -> Event:
    """An event of this game; its words are log-KIND."""
    if seat >= 0:
        facts = {"seat": who(table, seat), **facts}
    return Event(kind, seat, f"zhanguo/{rule}", Words(f"log-{kind}", facts), moves, changes)


def tell(
    table: Zhanguo,
    kind: str,
    seat: int,
    rule: str,
    facts: dict[str, Fact],
    moves: Sequence[Move] = (),
    changes: Sequence[Change] = (),
) -> None:
    """Tell everybody."""
    herald = table.herald
    assert herald is not None
    herald.tell(make(table, kind, seat, rule, facts, moves, changes))


def tell_apart(own: Event, others: Event, table: Zhanguo, seat: int) -> None:
    """Tell a seat one thing and everybody else as much of it as they may know."""
    herald = table.herald
    assert herald is not None
    own.seats = (seat,)
    own.veiled = others
    herald.tell(own)


def points(seat: int, by: int, reason: str) -> list[Change]:
    """The change of a seat's points, with its reason."""
    return [Change(f"seat/{seat}/points", by, [Part(by, Words(f"part-{reason.replace('_', '-')}"))])] if by else []


# --- cards ------------------------------------------------------------------------------------------------------------


def from_hand(table: Zhanguo, seat: int, card: int, target: str) -> tuple[list[Move], list[Move]]:
    """A card leaves a hand: its owner saw its face before, the others its back."""
    hand = f"seat/{seat}/hand"
    face = card_id(seat, card)
    return (
        [Move(face, hand, target)],
        [Move(f"back/{DOMAINS[card // 40]}", hand, target, 1, face)],
    )


def tucked(table: Zhanguo, seat: int, card: int, place: int) -> None:
    """A card was played above a region."""
    own, others = from_hand(table, seat, card, above_id(seat, place))
    facts: dict[str, Fact] = {"card": card + 1, "region": REGIONS[place // PLACES], "place": place % PLACES + 1}
    facts["domain"] = DOMAINS[card // 40]
    facts |= written(table, card)
    tell_apart(
        make(table, "tucked", seat, "unification", facts, own),
        make(table, "tucked", seat, "unification", facts, others),
        table,
        seat,
    )


def played_at_court(table: Zhanguo, seat: int) -> None:
    """A card was played at court for an action, or without any."""
    card = table.card
    own, others = from_hand(table, seat, card, "court")
    facts: dict[str, Fact] = {"card": card + 1}
    if table.action < 0:
        kind, rule = "discarded", "discard"
    elif not table.court:
        kind, rule = "court-first", "court"
        facts["action"] = ACTIONS[table.action]
    else:
        kind, rule = ("court-fits", "fits") if table.fits else ("court", "court")
        facts["action"] = ACTIONS[table.action]
        facts["covered"] = table.court[-1] + 1
    tell_apart(make(table, kind, seat, rule, facts, own), make(table, kind, seat, rule, facts, others), table, seat)


def activated(table: Zhanguo, seat: int, place: int) -> None:
    """A card above a board wakes."""
    card = table.cards[seat * 15 + place]
    facts: dict[str, Fact] = {
        "region": REGIONS[place // PLACES],
        "place": place % PLACES + 1,
        "effect": ability(table, card),
    }
    tell(table, "activated", seat, "activate", facts)


# --- tokens, unrest, points -------------------------------------------------------------------------------------------


def tokens_taken(table: Zhanguo, seat: int, domain: int, n: int) -> None:
    """A seat took small tokens, or there were none."""
    name = f"token/{DOMAINS[domain]}"
    moves = [Move(name, "tokens", f"seat/{seat}/tokens", n)] if n else []
    tell(table, "tokens", seat, "tokens", {"domain": DOMAINS[domain], "n": n}, moves)


def tokens_returned(table: Zhanguo, seat: int, domain: int, n: int, big: bool, rule: str) -> None:
    """A seat gave tokens back."""
    name = DOMAINS[domain]
    moves = [Move(f"token/{name}", f"seat/{seat}/tokens", "tokens", n)] if n else []
    if big:
        moves.append(Move(f"big/{name}", f"seat/{seat}/tokens", "tokens"))
    tell(table, "tokens-back", seat, rule, {"domain": name, "n": n, "big": int(big)}, moves)


def big_taken(table: Zhanguo, seat: int, domain: int) -> None:
    """A seat took a big token."""
    name = DOMAINS[domain]
    tell(
        table, "big-token", seat, "big-token", {"domain": name}, [Move(f"big/{name}", "tokens", f"seat/{seat}/tokens")]
    )


def unrest_changed(table: Zhanguo, seat: int, region: int, by: int) -> None:
    """Unrest rose or fell in a region."""
    facts: dict[str, Fact] = {"region": REGIONS[region], "by": abs(by), "now": table.unrest[seat * 5 + region]}
    kind = "unrest-up" if by > 0 else "unrest-down"
    tell(table, kind, seat, "unrest", facts, (), [Change(unrest_id(seat, region), by)])


def awarded(table: Zhanguo, seat: int, n: int, reason: str, rule: str) -> None:
    """A seat got points at once."""
    facts: dict[str, Fact] = {"n": n, "reason": Words(f"part-{reason.replace('_', '-')}")}
    tell(table, "points", seat, rule, facts, (), points(seat, n, reason))


# --- officials and workers --------------------------------------------------------------------------------------------


def recruited(table: Zhanguo, seat: int, kind: int, region: int) -> None:
    """An official took a post."""
    facts: dict[str, Fact] = {"official": OFFICIALS[kind], "region": REGIONS[region]}
    moves = [Move(OFFICIALS[kind], f"seat/{seat}/reserve", officials_id(seat, region))]
    tell(table, "recruited", seat, "recruit", facts, moves)


def official_moved(table: Zhanguo, seat: int, kind: int, source: int, target: int) -> None:
    """An official went to the next region."""
    facts: dict[str, Fact] = {"official": OFFICIALS[kind], "from_region": REGIONS[source], "to_region": REGIONS[target]}
    moves = [Move(OFFICIALS[kind], officials_id(seat, source), officials_id(seat, target))]
    tell(table, "official-moved", seat, "move-officials", facts, moves)


def officials_back(table: Zhanguo, seat: int, region: int) -> None:
    """One official of each kind went back to the reserve."""
    moves = [Move(kind, officials_id(seat, region), f"seat/{seat}/reserve") for kind in OFFICIALS]
    tell(table, "officials-back", seat, "governor", {"region": REGIONS[region]}, moves)


def hired(table: Zhanguo, seat: int, region: int, n: int) -> None:
    """Workers came."""
    moves = [Move("worker", BOX, workers_id(seat, region), n)]
    tell(table, "hired", seat, "hire", {"n": n, "region": REGIONS[region]}, moves)


def workers_spent(table: Zhanguo, seat: int, regions: Sequence[int], rule: str) -> None:
    """Workers were spent."""
    moves = [Move("worker", workers_id(seat, region), BOX, regions.count(region)) for region in sorted(set(regions))]
    tell(table, "workers-spent", seat, rule, {"n": len(regions)}, moves)


def worker_moved(table: Zhanguo, seat: int, source: int, target: int) -> None:
    """A worker went to the next region."""
    facts: dict[str, Fact] = {"from_region": REGIONS[source], "to_region": REGIONS[target]}
    moves = [Move("worker", workers_id(seat, source), workers_id(seat, target))]
    tell(table, "worker-moved", seat, "move-workers", facts, moves)
