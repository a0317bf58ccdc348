"""What is told of travellers and travel tokens."""

from __future__ import annotations

from collections.abc import Sequence

from yamen.games.gugong.components import CITIES, DOUBLE, PLACES, TOKENS, USED
from yamen.games.gugong.news import part, tell
from yamen.games.gugong.prompts.common import PIECES
from yamen.games.gugong.state import Gugong
from yamen.kernel.event import BOX, Change, Move
from yamen.kernel.words import Fact


def shows_face(kind: int) -> bool:
    """Whether a token above a board lies face up: a double one, or a bonus token whose power waits."""
    return kind == DOUBLE or 15 <= kind <= 17


def slot_kind(kind: int) -> str:
    """A token above a board, as everybody sees it."""
    return f"token/{TOKENS[kind]}" if shows_face(kind) else "token"


def city_zone(city: int, seat: int) -> str:
    """Where a traveller stands."""
    return f"city/{CITIES[city]}" if city >= 0 else f"seat/{seat}/traveller"


def travelled(table: Gugong, seat: int, before: int, city: int) -> None:
    """A traveller moved and took the token there."""
    name = TOKENS[table.held]
    moves = [
        Move(f"traveller/{seat}", city_zone(before, seat), city_zone(city, seat)),
        Move(f"token/{name}", city_zone(city, seat), f"seat/{seat}/held"),
    ]
    tell(table, "travelled", seat, "travel", {"city": CITIES[city], "token": name}, moves)


def token_put_down(table: Gugong, seat: int, kind: int) -> None:
    """A token lies above a board now."""
    by = 2 if kind == DOUBLE else 1
    changes = [Change(f"seat/{seat}/tokens", by, part(by, "tokens"))]
    moves = _turned(f"token/{TOKENS[kind & (USED - 1)]}", f"seat/{seat}/held", slot_kind(kind), f"seat/{seat}/tokens")
    tell(table, "token-kept", seat, "tokens", {"token": TOKENS[kind & (USED - 1)]}, moves, changes)


def _turned(before: str, source: str, after: str, target: str) -> list[Move]:
    """A piece moves, and is turned over if it shows another side there."""
    if before == after:
        return [Move(before, source, target)]
    return [Move(before, source, BOX), Move(after, BOX, target)]


def token_exchanged(table: Gugong, seat: int, given: Sequence[int], goods: str) -> None:
    """Tokens went to the discard."""
    moves: list[Move] = []
    for kind in given:
        moves += _turned(slot_kind(kind), f"seat/{seat}/tokens", "token", "spent")
    by = -len(given) - given.count(DOUBLE)
    facts: dict[str, Fact] = {"n": len(given), "goods": goods}
    changes = [Change(f"seat/{seat}/tokens", by, part(by, "exchange"))]
    tell(table, "exchanged", seat, "exchange", facts, moves, changes)


def token_used(table: Gugong, seat: int, kind: int, rule: str) -> None:
    """The power of a bonus token was used: it is turned down and stays."""
    place = f"seat/{seat}/tokens"
    tell(table, "token-used", seat, rule, {"token": TOKENS[kind]}, _turned(slot_kind(kind), place, "token", place))


def bag_filled(table: Gugong) -> None:
    """The discarded tokens are shuffled into new piles."""
    n = len(table.bag)
    tell(table, "tokens-shuffled", -1, "refill", {"n": n}, [Move("token", "spent", "bag", n)])


def city_filled(table: Gugong, city: int, kind: int) -> None:
    """A new token lies in a city."""
    name = TOKENS[kind]
    moves = [Move("token", "bag", BOX), Move(f"token/{name}", BOX, f"city/{CITIES[city]}")]
    tell(table, "city-filled", -1, "refill", {"city": CITIES[city], "token": name}, moves)


def beside_zone(seat: int, place: int) -> str:
    """Where a bonus token in force lies: beside a place, or beside the board of its owner."""
    return f"beside/{PLACES[place]}" if place >= 0 else f"seat/{seat}/beside"


def token_laid(table: Gugong, seat: int, kind: int, place: int, twin: int) -> None:
    """A bonus token is in force, with a servant on it."""
    where = beside_zone(seat, place)
    worth = 1 + twin
    moves = [
        Move(f"token/{TOKENS[kind]}", f"seat/{seat}/held", where),
        Move(f"{PIECES[twin]}/{seat}", f"seat/{seat}/pool", where),
    ]
    facts: dict[str, Fact] = {"token": TOKENS[kind], "place": PLACES[place] if place >= 0 else "board"}
    changes = [Change(f"seat/{seat}/servants", -worth, part(-worth, "bonus"))]
    tell(table, "token-laid", seat, "bonus", facts, moves, changes)


def token_lifted(table: Gugong, seat: int, kind: int, place: int, twin: int) -> None:
    """The day is over: the servant goes to the supply and the token comes back in hand."""
    where = beside_zone(seat, place)
    moves = [
        Move(f"token/{TOKENS[kind]}", where, f"seat/{seat}/held"),
        Move(f"{PIECES[twin]}/{seat}", where, f"seat/{seat}/supply"),
    ]
    tell(table, "token-lifted", seat, "bonus", {"token": TOKENS[kind]}, moves)
