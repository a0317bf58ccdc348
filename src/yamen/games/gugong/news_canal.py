"""What is told of ships and harbours."""

from __future__ import annotations

from yamen.games.gugong.components import REWARDS, SHIPS
from yamen.games.gugong.news import bodies, part, tell
from yamen.games.gugong.prompts.canal import berth_id, berth_name
from yamen.games.gugong.state import ON_SHIP, Gugong
from yamen.kernel.event import Change, Move
from yamen.kernel.words import Fact


def ship_comes(table: Gugong, seat: int, ship: int) -> None:
    """A new ship lies in a harbour."""
    berth = table.ships[ship]
    moves = [Move(f"ship/{seat}", f"seat/{seat}/ships", berth_id(berth))]
    tell(table, "ship", seat, "new-ship", {"harbour": berth_name(berth)}, moves)


def boarded(table: Gugong, seat: int, ship: int, plain: int, twin: int, source: str, rule: str) -> None:
    """Servants went aboard."""
    berth = table.ships[ship]
    worth = plain + 2 * twin
    moves = bodies(seat, plain, twin, f"seat/{seat}/{source}", berth_id(berth))
    changes = [Change(f"seat/{seat}/servants", -worth, part(-worth, rule))] if source == "pool" else []
    facts: dict[str, Fact] = {"n": plain + twin, "doubles": twin, "harbour": berth_name(berth), "reason": rule}
    tell(table, "boarded", seat, rule, facts, moves, changes)


def sailed(table: Gugong, ship: int, before: int, rule: str) -> None:
    """A ship lies in another harbour now, with all it carries."""
    seat = ship // SHIPS
    twin = int(table.doubles[seat] == ON_SHIP + ship % SHIPS)
    here = berth_id(before)
    there = berth_id(table.ships[ship])
    moves = [Move(f"ship/{seat}", here, there), *bodies(seat, table.cargo[ship], twin, here, there)]
    facts: dict[str, Fact] = {"harbour": berth_name(before), "to_harbour": berth_name(table.ships[ship])}
    tell(table, "sailed", seat, rule, facts, moves)


def lost(table: Gugong, seat: int, berth: int, plain: int, twin: int) -> None:
    """A ship left the last harbour and is lost at sea."""
    here = berth_id(berth)
    moves = [
        Move(f"ship/{seat}", here, f"seat/{seat}/ships"),
        *bodies(seat, plain, twin, here, f"seat/{seat}/supply"),
    ]
    tell(table, "ship-lost", seat, "lost-at-sea", {"harbour": berth_name(berth), "n": plain + twin}, moves)


def claimed(table: Gugong, seat: int, berth: int, plain: int, twin: int, reward: int) -> None:
    """The reward of a harbour was claimed; one servant stays beside it."""
    here = berth_id(berth)
    kept = 0 if seat == table.meng else 1
    moves = [
        Move(f"ship/{seat}", here, f"seat/{seat}/ships"),
        *bodies(seat, kept, 0, here, f"seat/{seat}/reward/{REWARDS[reward]}"),
        *bodies(seat, plain - kept, twin, here, f"seat/{seat}/supply"),
    ]
    if seat == table.meng:
        moves.append(Move("neutral", "box", f"seat/{seat}/reward/{REWARDS[reward]}"))
    facts: dict[str, Fact] = {"reward": REWARDS[reward], "harbour": berth_name(berth)}
    tell(table, "claimed", seat, "claim", facts, moves)
