"""What one seat may see. In this game nothing lies hidden but the luck to come: every card is played openly."""

from __future__ import annotations

from typing import Any

from yamen.games.dragon.action import income
from yamen.games.dragon.components import (
    ACTIONS,
    CARDS,
    CONTAGION,
    DROUGHT,
    EVENTS,
    FESTIVAL,
    HEALER,
    KINDS,
    MONGOLS,
    PRIVILEGE,
    TRIBUTE,
    TYPES,
    WARRIOR,
)
from yamen.games.dragon.scoring import month_parts
from yamen.games.dragon.state import Dragon
from yamen.kernel.view import Sight
from yamen.kernel.words import Words

PHASES = {"start": "start", "month": "start", "act": "action", "hire": "person", "event": "event", "score": "scoring"}
IN_TURNS = ("start", "act", "hire")  # phases that seats play one after the other, in the order of the queue


def sight(table: Dragon, seat: int) -> Sight:
    """The table as a seat (or a spectator) sees it."""
    out = Sight()
    if table.month:
        out.where.append(Words("where-month", {"month": table.month, "event": EVENTS[table.year[table.month - 1]]}))
    out.where.append(Words("where-phase", {"phase": PHASES[table.scene] if table.scene else "end"}))
    out.counter("month", Words("name-month"), table.month)
    _shared(table, out)
    for other in range(table.seats):
        _province(table, out, other)
    out.order = table.order[:]
    out.then = _then(table)
    out.extra = _extra(table, seat)
    return out


def _shared(table: Dragon, out: Sight) -> None:
    for month, what in enumerate(table.year, 1):
        out.zone(f"year/{month}", Words("name-year", {"month": month}), [(EVENTS[what], 1)])
    gathered = [f"action/{name}" for name in ACTIONS] if not table.groups else []
    out.faces("actions", Words("name-actions"), gathered)
    for group in range(1, table.seats + 1):
        lying = [f"action/{name}" for name, at in zip(ACTIONS, table.groups, strict=False) if at == group]
        standing = [f"dragon/{seat}" for seat in range(table.seats) if table.dragons[seat] == group]
        out.faces(f"group/{group}", Words("name-group", {"group": group}), lying + standing)
    out.zone("refill", Words("name-refill"), [])
    out.zone("privileges", Words("name-privileges"), [("small_privilege", -1), ("large_privilege", -1)])
    full = table.box.supply(table.seats)
    removed: list[tuple[str, int]] = []
    for kind, name in enumerate(KINDS):
        left = table.supply[kind]
        out.zone(f"persons/{name}", Words("name-pile", {"person": name}), [(name, left)] if left else [])
        living = sum(palace.persons.count(kind) for palaces in table.palaces for palace in palaces)
        if full[kind] - left - living:
            removed.append((name, full[kind] - left - living))
    out.zone("removed", Words("name-removed"), removed)
    played: list[tuple[str, int]] = []
    for card, name in enumerate(CARDS):
        dealt = table.seats * (1 if card < len(TYPES) else table.box.wild_cards)
        held = sum(table.hands[seat * len(CARDS) + card] for seat in range(table.seats))
        if dealt - held:
            played.append((name, dealt - held))
    out.zone("discard", Words("name-discard"), played)
    for space in sorted(set(table.spaces)):
        stack = [f"marker/{seat}" for seat in reversed(table.order) if table.spaces[seat] == space]
        out.faces(f"track/{space}", Words("name-track", {"space": space}), stack)


def _province(table: Dragon, out: Sight, seat: int) -> None:
    at = f"seat/{seat}"
    out.counter(f"{at}/points", Words("name-points", {"seat": seat}), table.points(seat))
    out.counter(f"{at}/person_points", Words("name-person-points", {"seat": seat}), table.spaces[seat])
    out.counter(f"{at}/yuan", Words("name-yuan", {"seat": seat}), table.yuan[seat])
    out.counter(f"{at}/rice", Words("name-rice", {"seat": seat}), table.rice[seat])
    out.counter(f"{at}/fireworks", Words("name-fireworks", {"seat": seat}), table.fireworks[seat])
    home = [] if table.dragons[seat] else [f"dragon/{seat}"]
    out.faces(f"{at}/dragon", Words("name-dragon", {"seat": seat}), home)
    begin = seat * len(CARDS)
    hand = [(name, table.hands[begin + card]) for card, name in enumerate(CARDS) if table.hands[begin + card]]
    out.zone(f"{at}/hand", Words("name-hand", {"seat": seat}), hand)
    privileges = [("small_privilege", table.small[seat]), ("large_privilege", table.large[seat])]
    out.zone(f"{at}/privileges", Words("name-own-privileges", {"seat": seat}), [(k, n) for k, n in privileges if n])
    plots = table.palaces[seat]
    free = False
    for plot, palace in enumerate(plots, 1):
        pieces = [("floor", palace.floors)] if palace.floors else []
        pieces += [(KINDS[kind], palace.persons.count(kind)) for kind in sorted(set(palace.persons))]
        room = palace.floors - len(palace.persons)
        out.zone(f"{at}/palace/{plot}", Words("name-palace", {"seat": seat, "plot": plot}), pieces, room)
        free = free or not palace.floors
    if not free:
        plot = len(plots) + 1
        out.zone(f"{at}/palace/{plot}", Words("name-palace", {"seat": seat, "plot": plot}), [], 0)


def _then(table: Dragon) -> list[Words]:
    """What is still to come this month, in words."""
    turns = table.queue[table.turn + 1 :] if table.scene in IN_TURNS else []
    out = [Words("then-turn", {"seat": seat}) for seat in turns]
    phases = ["act", "hire", "event", "score"]
    if table.month == table.box.months:
        phases.remove("hire")
    after = phases[phases.index(table.scene) + 1 :] if table.scene in phases else phases if table.scene else []
    what = EVENTS[table.year[max(table.month, 1) - 1]]
    return out + [Words("then-phase", {"phase": PHASES[phase], "event": what}) for phase in after]


def _extra(table: Dragon, seat: int) -> dict[str, Any]:
    """What a board needs more than zones: symbols by seat, my income and my forecast, all of it plain arithmetic."""
    seats = range(table.seats)
    symbols = [{name: table.symbols_of(other, i) for i, name in enumerate(TYPES)} for other in seats]
    monthly = [sum(month_parts(table, other)) for other in seats]
    facts = {"order": table.order[:], "queue": table.queue[:], "symbols": symbols, "monthly": monthly}
    tiles = {name: {"points": table.box.points[k], "symbols": table.box.symbols[k]} for k, name in enumerate(KINDS)}
    costs = {"fee": table.box.fee, "small": table.box.small_cost, "large": table.box.large_cost}
    out: dict[str, Any] = {**facts, "tiles": tiles, "costs": costs}
    if seat >= 0:
        out["income"] = {name: income(table, seat, action) for action, name in enumerate(ACTIONS[:PRIVILEGE])}
        out["forecast"] = [forecast(table, seat, what) for what in table.year]
    return out


def forecast(table: Dragon, seat: int, what: int) -> dict[str, int]:
    """What an event would do to a seat if it came as everybody stands now: points won, persons lost."""
    points = lost = 0
    if what == TRIBUTE:
        lost = max(0, table.box.tribute - table.yuan[seat])
    elif what == DROUGHT:
        lost = max(0, table.inhabited(seat) - table.rice[seat] // table.box.rice_per_palace)
    elif what == CONTAGION:
        lost = max(0, table.box.contagion_releases - table.symbols_of(seat, HEALER))
    elif what == MONGOLS:
        helmets = [table.symbols_of(other, WARRIOR) for other in range(table.seats)]
        points = helmets[seat] * table.box.per_helmet
        lost = table.box.mongol_releases if helmets[seat] == min(helmets) else 0
    elif what == FESTIVAL:
        shown = sorted({n for n in table.fireworks if n}, reverse=True)
        if table.fireworks[seat] and table.fireworks[seat] in shown[:2]:
            first = table.fireworks[seat] == shown[0]
            points = table.box.festival_most if first else table.box.festival_second
    return {"points": points, "persons": -min(lost, table.persons_of(seat))}
