"""What is told when it happens: every event of the game, with its moves, its sums and its rule.

The chapters call these only when somebody listens. Words are keys of the catalogues, `log-...`.
"""

from __future__ import annotations

from collections.abc import Sequence

from yamen.games.dragon.components import (
    ACTIONS,
    CARDS,
    EVENTS,
    FIREWORKS,
    FROM_COURT_LADIES,
    FROM_MONEY,
    FROM_MONKS,
    FROM_PALACES,
    FROM_PERSONS,
    FROM_PRIVILEGES,
    HARVEST,
    KINDS,
    MILITARY,
    SOURCES,
    TAXES,
    TYPES,
)
from yamen.games.dragon.prompts import ANSWERS, SMALL
from yamen.games.dragon.state import Dragon
from yamen.kernel.event import BOX, Change, Event, Move, Part
from yamen.kernel.words import Fact, Words


def _tell(
    table: Dragon,
    kind: str,
    seat: int,
    rule: str,
    facts: dict[str, Fact],
    moves: Sequence[Move] = (),
    changes: Sequence[Change] = (),
) -> None:
    herald = table.herald
    assert herald is not None
    if seat >= 0:
        facts = {"seat": seat, **facts}
    herald.tell(Event(kind, seat, f"dragon/{rule}", Words(f"log-{kind}", facts), moves, changes))


def _counter(seat: int, name: str, by: int, parts: Sequence[Part] = ()) -> list[Change]:
    return [Change(f"seat/{seat}/{name}", by, parts)] if by else []


def _part(by: int, reason: str, /, **facts: Fact) -> Part:
    return Part(by, Words(f"part-{reason}", facts))


def _palace(seat: int, plot: int) -> str:
    return f"seat/{seat}/palace/{plot + 1}"


def _marker(table: Dragon, seat: int, before: int) -> list[Move]:
    after = table.spaces[seat]
    return [Move(f"marker/{seat}", f"track/{before}", f"track/{after}")] if after != before else []


# --- preparation and phase 1 ------------------------------------------------------------------------------------------


def pair_chosen(table: Dragon, seat: int, first: int, second: int) -> None:
    """A seat has chosen its first two persons."""
    _tell(table, "pair", seat, "start", {"first_person": TYPES[first], "second_person": TYPES[second]})


def moved_in(table: Dragon, seat: int, kind: int, plot: int, before: int) -> None:
    """A person has moved in and its person points were counted."""
    points = table.spaces[seat] - before
    name = KINDS[kind]
    moves = [Move(name, f"persons/{name}", _palace(seat, plot)), *_marker(table, seat, before)]
    changes = _counter(seat, "person_points", points, [_part(points, "tile", person=name)])
    _tell(table, "moved-in", seat, "track", {"person": name, "plot": plot + 1, "points": points}, moves, changes)


def month_begins(table: Dragon) -> None:
    """The action cards are dealt."""
    moves = [
        Move(f"action/{name}", "actions", f"group/{group}") for name, group in zip(ACTIONS, table.groups, strict=True)
    ]
    facts: dict[str, Fact] = {"month": table.month, "event": EVENTS[table.year[table.month - 1]]}
    _tell(table, "month", -1, "groups", facts, moves, [Change("month", 1)])


def dragon_placed(table: Dragon, seat: int, group: int, fee: int) -> None:
    """A dragon stands on a group; the fee, if any, is paid."""
    moves = [Move(f"dragon/{seat}", f"seat/{seat}/dragon", f"group/{group}")]
    changes = _counter(seat, "yuan", -fee, [_part(-fee, "fee")] if fee else ())
    kind, rule = ("fee", "fee") if fee else ("dragon", "action")
    _tell(table, kind, seat, rule, {"group": group, "fee": fee}, moves, changes)


def saved(table: Dragon, seat: int, missing: int) -> None:
    """A seat filled its purse instead of acting."""
    changes = _counter(seat, "yuan", missing, [_part(missing, "save")])
    _tell(table, "saved", seat, "save", {"yuan": missing, "now": table.yuan[seat]}, (), changes)


COUNTED = {TAXES: "yuan", HARVEST: "rice", FIREWORKS: "fireworks", MILITARY: "person_points"}


def _income_parts(n: int, on_card: int, action: int) -> list[Part]:
    parts = [_part(on_card, "card", action=ACTIONS[action])]
    if n > on_card:
        parts.append(_part(n - on_card, "helpers", action=ACTIONS[action]))
    return parts


def gained(table: Dragon, seat: int, action: int, n: int, on_card: int, before: int) -> None:
    """An action gave something: the card's share and the persons' share."""
    name = ACTIONS[action]
    counter = COUNTED.get(action, "points")
    moves = _marker(table, seat, before) if action == MILITARY else []
    changes = _counter(seat, counter, n, _income_parts(n, on_card, action))
    _tell(table, name, seat, name, {"n": n, "card": on_card, "persons": n - on_card}, moves, changes)


def building(table: Dragon, seat: int, floors: int, on_card: int) -> None:
    """A seat has so many floors to build."""
    _tell(table, "build", seat, "build", {"n": floors, "card": on_card, "persons": floors - on_card})


def floor_built(table: Dragon, seat: int, plot: int) -> None:
    """A floor was put on a palace, or began one."""
    floors = table.palaces[seat][plot].floors
    moves = [Move("floor", BOX, _palace(seat, plot))]
    _tell(table, "floor", seat, "build", {"plot": plot + 1, "floors": floors}, moves)


def privilege_bought(table: Dragon, seat: int, choice: int, cost: int) -> None:
    """A privilege was bought."""
    name = ANSWERS[choice]
    size = "small" if choice == SMALL else "large"
    moves = [Move(name, "privileges", f"seat/{seat}/privileges")]
    changes = _counter(seat, "yuan", -cost, [_part(-cost, "privilege", size=size)])
    _tell(table, "privilege", seat, "privilege", {"size": size, "cost": cost}, moves, changes)


def actions_end(table: Dragon) -> None:
    """The dragons come home and the action cards are gathered."""
    moves = [Move(f"action/{name}", f"group/{table.groups[i]}", "actions") for i, name in enumerate(ACTIONS)]
    for seat, group in enumerate(table.dragons):
        if group:
            moves.append(Move(f"dragon/{seat}", f"group/{group}", f"seat/{seat}/dragon"))
    _tell(table, "actions-end", -1, "action", {}, moves)


# --- phase 2 ----------------------------------------------------------------------------------------------------------


def card_played(table: Dragon, seat: int, card: int) -> None:
    """A person card was played, for all to see."""
    moves = [Move(CARDS[card], f"seat/{seat}/hand", "discard")]
    _tell(table, "card", seat, "hire", {"card": CARDS[card]}, moves)


def empty_handed(table: Dragon, seat: int, card: int) -> None:
    """No tile was left for the card."""
    _tell(table, "empty-handed", seat, "empty-handed", {"card": CARDS[card]})


def declined(table: Dragon, seat: int, kind: int) -> None:
    """The new person was declined and leaves the game."""
    name = KINDS[kind]
    _tell(table, "declined", seat, "replace", {"person": name}, [Move(name, f"persons/{name}", "removed")])


def moved_out(table: Dragon, seat: int, kind: int, plot: int, rule: str) -> None:
    """A person has left a palace and the game."""
    name = KINDS[kind]
    why = rule.removeprefix("dragon/")
    facts: dict[str, Fact] = {"person": name, "plot": plot + 1, "why": why}
    _tell(table, "moved-out", seat, why, facts, [Move(name, _palace(seat, plot), "removed")])


# --- phase 3 ----------------------------------------------------------------------------------------------------------


def event_comes(table: Dragon, what: int) -> None:
    """The event of the month."""
    _tell(table, "event", -1, EVENTS[what], {"event": EVENTS[what], "month": table.month})


def tribute_paid(table: Dragon, seat: int, paid: int) -> None:
    """A seat paid what it had, up to 4 yuan."""
    missing = table.box.tribute - paid
    changes = _counter(seat, "yuan", -paid, [_part(-paid, "tribute")])
    _tell(table, "tribute", seat, "tribute", {"paid": paid, "missing": missing}, (), changes)


def rice_paid(table: Dragon, seat: int, paid: int, palaces: int) -> None:
    """A seat fed its palaces with the rice it had."""
    hungry = palaces - paid // table.box.rice_per_palace
    changes = _counter(seat, "rice", -paid, [_part(-paid, "drought", palaces=palaces)])
    _tell(table, "drought", seat, "drought", {"paid": paid, "palaces": palaces, "hungry": hungry}, (), changes)


def fireworks_shown(table: Dragon, seat: int, shown: int, points: int, returned: int) -> None:
    """A seat showed its fireworks at the festival."""
    changes = [
        *_counter(seat, "points", points, [_part(points, "festival", n=shown)]),
        *_counter(seat, "fireworks", -returned, [_part(-returned, "half")]),
    ]
    facts: dict[str, Fact] = {"n": shown, "points": points, "returned": returned}
    _tell(table, "festival", seat, "festival", facts, (), changes)


def mongols_seen(table: Dragon, seat: int, helmets: int, points: int, fewest: bool) -> None:
    """A seat's helmets were counted."""
    facts: dict[str, Fact] = {"helmets": helmets, "points": points, "fewest": "yes" if fewest else "no"}
    changes = _counter(seat, "points", points, [_part(points, "helmets", n=helmets)])
    _tell(table, "mongols", seat, "mongols", facts, (), changes)


def contagion_met(table: Dragon, seat: int, mortars: int, ill: int) -> None:
    """A seat's mortars were counted."""
    _tell(table, "contagion", seat, "contagion", {"mortars": mortars, "ill": ill})


def decayed(table: Dragon, seat: int, plot: int) -> None:
    """An empty palace lost a floor."""
    floors = table.palaces[seat][plot].floors
    _tell(
        table, "decay", seat, "decay", {"plot": plot + 1, "floors": floors}, [Move("floor", _palace(seat, plot), BOX)]
    )


# --- phase 4 ----------------------------------------------------------------------------------------------------------


def _points(seat: int, *scored: tuple[int, int]) -> list[Change]:
    parts = [_part(n, SOURCES[source].replace("_", "-")) for source, n in scored if n]
    return _counter(seat, "points", sum(n for _, n in scored), parts)


def month_scored(table: Dragon, seat: int, palaces: int, ladies: int, privileges: int) -> None:
    """A seat's month was scored."""
    changes = _points(seat, (FROM_PALACES, palaces), (FROM_COURT_LADIES, ladies), (FROM_PRIVILEGES, privileges))
    facts: dict[str, Fact] = {"palaces": palaces, "ladies": ladies, "privileges": privileges}
    _tell(table, "scored", seat, "scoring", {"n": palaces + ladies + privileges, **facts}, (), changes)


def year_scored(table: Dragon, seat: int, persons: int, monks: int, money: int, yuan: int) -> None:
    """A seat's year was scored; rice and fireworks were sold first."""
    changes = [
        *_counter(seat, "yuan", yuan - table.yuan[seat], [_part(yuan - table.yuan[seat], "sold")]),
        *_counter(seat, "rice", -table.rice[seat], [_part(-table.rice[seat], "sold")]),
        *_counter(seat, "fireworks", -table.fireworks[seat], [_part(-table.fireworks[seat], "sold")]),
        *_points(seat, (FROM_PERSONS, persons), (FROM_MONKS, monks), (FROM_MONEY, money)),
    ]
    facts: dict[str, Fact] = {"n": persons + monks + money, "persons": persons, "monks": monks, "money": money}
    _tell(table, "year-scored", seat, "final", {**facts, "yuan": yuan}, (), changes)
