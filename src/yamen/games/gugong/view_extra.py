"""What a view says beside its places: what is to come, and what things cost or would bring a seat now."""

from __future__ import annotations

from typing import Any

from yamen.games.gugong.components import CARDS, ICONS, PLACES, TILES
from yamen.games.gugong.harbours import next_free
from yamen.games.gugong.jade import for_sale
from yamen.games.gugong.prompts.places import SQUARE, decree_cost, jade_cost, travel_cost
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.wall import wall_size
from yamen.kernel.words import Words

TURN = ("gift", "card", "place", "rest", "meng")
DAY = ("gift", "card", "place", "rest", "meng", "evening")


def then(table: Gugong) -> list[Words]:
    """What is still to come today, in words."""
    out: list[Words] = []
    if table.scene in ("gift", "card"):
        out.append(
            Words("then-place", {"place": PLACES[table.place]}) if table.scene == "card" else Words("then-actions")
        )
    if table.scene in TURN:
        for i in range(1, table.players):
            seat = (table.turn + i) % table.players
            if table.hands[seat]:
                out.append(Words("then-turn", {"seat": seat}))
    if table.scene in DAY:
        if table.meng >= 0:
            out.append(Words("then-phase", {"phase": "twilight"}))
        out.append(Words("then-phase", {"phase": "night"}))
    if table.scene:
        last = table.day >= table.box.days
        out.append(Words("then-phase", {"phase": "final" if last else "morning"}))
    return out


def extra(table: Gugong, seat: int) -> dict[str, Any]:
    """The typed part of the view: turn, cards by value, prices for this seat, and the night as it would be now."""
    box = table.box
    out: dict[str, Any] = {
        "turn": table.turn,
        "starter": table.starter,
        "played": PLACES[table.place] if table.played >= 0 else "",
        "wall_size": wall_size(table),
        "court": {PLACES[place]: gift(table, card) for place, card in enumerate(table.court)},
        "roads": [[city, sorted(table.side.map.roads[city])] for city in table.side.map.cities],
        "most": most(table),
    }
    if table.meng >= 0:
        out["meng"] = {
            "seat": table.meng,
            "focus": PLACES[table.focus],
            "matches": box.meng_matches[table.day - 1],
        }
    if 0 <= seat < table.players and seat != table.meng:
        cards = [*table.hands[seat], *table.taken[seat]]
        out["cards"] = {CARDS[card]: gift(table, card) for card in cards}
        out["tonight"] = sum(table.dice.count(box.value[card]) for card in table.taken[seat])
        out["decrees"] = {
            TILES[tile]: decree_cost(table, seat, tile) for tile in table.tiles if not table.has(seat, tile)
        }
        out["jade"] = {
            "square" if house == SQUARE else str(house + 1): jade_cost(table, seat, house) for house in for_sale(table)
        }
        out["travel_twice"] = travel_cost(table, seat)
        out["jade_points"] = box.jade_points(table.jade[seat])
        out["jade_next"] = box.jade_points(table.jade[seat] + 1) - box.jade_points(table.jade[seat])
        out["steps_to_palace"] = table.rules.entries["to_go"](table, seat)
        out["ships_tonight"] = {
            str(berth): next_free(table, berth) for berth in table.ships[seat * 3 : seat * 3 + 3] if berth
        }
    return out


def gift(table: Gugong, card: int) -> dict[str, int | str]:
    """A gift card by what is printed on it."""
    return {"value": table.box.value[card], "icon": ICONS[table.box.icon[card]]}


def most(table: Gugong) -> int:
    """The seat that would win the wall now, or -1."""
    best = -1
    n = 0
    for seat in table.ladder:
        if table.on_wall(seat) > n:
            best = seat
            n = table.on_wall(seat)
    return best
