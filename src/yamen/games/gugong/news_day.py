"""What is told of days, places and decrees."""

from __future__ import annotations

from collections.abc import Sequence

from yamen.games.gugong.components import PLACES, TILES
from yamen.games.gugong.news import bodies, part, tell
from yamen.games.gugong.state import Gugong
from yamen.kernel.event import BOX, Change, Move
from yamen.kernel.words import Fact


def medal_taken(table: Gugong, seat: int) -> None:
    """A seat has the medal and begins tomorrow."""
    tell(table, "medal", seat, "medal", {}, [Move("medal", "medal", f"seat/{seat}/medal")])


def die_turned(table: Gugong, seat: int, die: int, before: int, rule: str) -> None:
    """A die shows another face."""
    tell(table, "die-turned", seat, rule, {"die": die + 1, "face": table.dice[die]}, turned(table, die, before))


def turned(table: Gugong, die: int, before: int) -> list[Move]:
    """A die is turned over."""
    place = f"die/{die + 1}"
    return [Move(f"face/{before}", place, BOX), Move(f"face/{table.dice[die]}", BOX, place)]


def wall_scored(table: Gugong, seat: int, most: int) -> None:
    """A section of the wall is scored."""
    tell(table, "wall-scored", seat, "wall-scoring", {"n": most})


def returned(table: Gugong, seat: int, plain: int, twin: int, source: str, rule: str) -> None:
    """Servants come home from the board."""
    facts: dict[str, Fact] = {"n": plain + twin, "doubles": twin, "reason": rule}
    tell(table, "returned", seat, rule, facts, bodies(seat, plain, twin, source, f"seat/{seat}/supply"))


def tile_zone(table: Gugong, tile: int) -> str:
    """Where a decree lies: its level, and upper or lower."""
    at = table.tiles.index(tile)
    return f"decrees/{at // 2 + 1}/{at % 2 + 1}"


def decree_taken(table: Gugong, seat: int, tile: int, heap: str) -> None:
    """A servant lies on a decree."""
    source = f"seat/{seat}/{heap}"
    changes = [Change(f"seat/{seat}/servants", -1, part(-1, "decrees"))] if heap == "pool" else []
    moves = bodies(seat, 1, 0, source, tile_zone(table, tile))
    tell(table, "decree", seat, "decrees", {"tile": TILES[tile]}, moves, changes)


def day_begins(table: Gugong, starter_before: int, medal_before: int) -> None:
    """A morning: the day marker moves, and the start player may change."""
    moves: list[Move] = []
    if starter_before != table.starter:
        moves.append(Move("start", f"seat/{starter_before}/start", f"seat/{table.starter}/start"))
    if medal_before >= 0:
        moves.append(Move("medal", f"seat/{medal_before}/medal", "medal"))
    facts: dict[str, Fact] = {"day": table.day, "first_seat": table.starter}
    tell(table, "day", -1, "start-player", facts, moves, [Change("day", 1, part(1, "day"))])


def dice_rolled(table: Gugong, before: Sequence[int]) -> None:
    """The dice of the day."""
    moves: list[Move] = []
    for die, face in enumerate(before):
        moves += turned(table, die, face)
    facts: dict[str, Fact] = {"a": table.dice[0], "b": table.dice[1], "c": table.dice[2]}
    tell(table, "dice", -1, "dice", facts, moves)


def matched(table: Gugong, seat: int, n: int) -> None:
    """How many dice a seat's cards match tonight."""
    tell(table, "matches", seat, "night", {"n": n})


def out_of_palace(table: Gugong, seat: int) -> None:
    """An envoy did not reach the Palace."""
    tell(table, "outside", seat, "final")


def toll_due(table: Gugong, owner: int, seat: int, place: int) -> None:
    """A performed action pays toll."""
    tell(table, "toll", owner, "toll", {"other_seat": seat, "place": PLACES[place]})


def follows(table: Gugong, seat: int, leader: int, place: int) -> None:
    """A seat may perform the action that another one just performed."""
    tell(table, "follow", seat, "follow", {"other_seat": leader, "place": PLACES[place]})
