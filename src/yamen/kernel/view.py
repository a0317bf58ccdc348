"""The documents of the contract: what a door is told of a match. docs/contract.md explains them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypedDict

from yamen.kernel.words import Words


class WordsDoc(TypedDict):
    """A sentence of the catalogue and its facts (numbers, texts, or words again)."""

    key: str
    facts: dict[str, int | str | WordsDoc]


class PieceDoc(TypedDict):
    """`n` pieces of a kind that lie together, or the one piece with a face. A back has a kind that tells nothing."""

    id: str
    kind: str
    n: int


class ZoneDoc(TypedDict):
    """A place with its pieces, lowest first, and the room left in it (-1: without limit)."""

    id: str
    words: WordsDoc
    pieces: list[PieceDoc]
    room: int


class CounterDoc(TypedDict):
    """A number that the table keeps."""

    id: str
    words: WordsDoc
    value: int


class SeatDoc(TypedDict):
    """A seat: its place in the present order of play (1 is first), its points, and what it is doing."""

    seat: int
    order: int
    points: int
    state: Literal["waiting", "to_act", "sealed"]
    sources: dict[str, int]


class OptionDoc(TypedDict):
    """One legal answer."""

    index: int
    prompt: str
    notation: str
    lights: list[str]
    price: list[ChangeDoc]
    words: WordsDoc


class PartDoc(TypedDict):
    """One part of a sum and its reason."""

    n: int
    words: WordsDoc


class ChangeDoc(TypedDict):
    """A counter goes up or down."""

    counter: str
    by: int
    parts: list[PartDoc]


# `n` pieces of a kind leave a place and arrive at another; `as` is their kind there, when they are turned over.
MoveDoc = TypedDict("MoveDoc", {"kind": str, "from": str, "to": str, "n": int, "as": str})


class EventDoc(TypedDict):
    """Something happened."""

    kind: str
    seat: int
    rule: str
    words: WordsDoc
    moves: list[MoveDoc]
    changes: list[ChangeDoc]
    after: int
    private: bool


class UndoDoc(TypedDict):
    """Whether this seat can take back its last answer, and if not, why not."""

    can: bool
    words: WordsDoc | None


class AskDoc(TypedDict):
    """A question to this seat."""

    seat: int
    prompt: str
    shape: Literal["card", "place", "pair", "number", "item", "several", "order", "yes_no"]
    rule: str
    words: WordsDoc
    chips: list[str]
    options: list[OptionDoc]
    beside: list[str]
    secret: bool


class WaitDoc(TypedDict):
    """Somebody is being asked: who, what about, and whether the answer is given but sealed."""

    seat: int
    prompt: str
    words: WordsDoc
    secret: bool
    sealed: bool


class ViewDoc(TypedDict):
    """Everything that one seat, or a spectator (-1), may know."""

    game: str
    edition: int
    seq: int
    seat: int
    where: list[WordsDoc]
    zones: list[ZoneDoc]
    counters: list[CounterDoc]
    seats: list[SeatDoc]
    waiting: list[WaitDoc]
    ask: AskDoc | None
    undo: UndoDoc
    then: list[WordsDoc]
    over: bool
    ranking: list[int]
    extra: dict[str, Any]


class RefusalDoc(TypedDict):
    """Why something is not an option."""

    words: WordsDoc
    rule: str


class PreviewDoc(TypedDict):
    """What an answer would do, up to the first thing this seat may not know, and why it stops there."""

    events: list[EventDoc]
    view: ViewDoc
    stops: WordsDoc | None


class ExcludesDoc(TypedDict):
    """When this option has `value`, another option cannot have the value `other`; `words` is the key that says why."""

    value: str
    option: str
    other: str
    words: str


class SeatsDoc(TypedDict):
    """For how many a game is."""

    least: int
    most: int


class SetupOptionDoc(TypedDict):
    """An option of a table."""

    name: str
    kind: Literal["choice", "several", "seat"]
    values: list[str]
    default: str
    excludes: list[ExcludesDoc]


class SetupDoc(TypedDict):
    """What a lobby needs to know of a game."""

    game: str
    edition: int
    seats: SeatsDoc
    options: list[SetupOptionDoc]


class Sight:
    """What a game says one seat sees of its table; the kernel adds the questions."""

    def __init__(self) -> None:
        self.where: list[Words] = []
        self.zones: list[dict[str, Any]] = []
        self.counters: list[dict[str, Any]] = []
        self.order: list[int] = []  # seats in the present order of play
        self.then: list[Words] = []
        self.extra: dict[str, Any] = {}

    def zone(self, place: str, words: Words, pieces: Sequence[tuple[str, int]], room: int = -1) -> None:
        """A place with its pieces by kind and number; alike pieces get the id PLACE:KIND."""
        laid = [{"id": f"{place}:{kind}", "kind": kind, "n": n} for kind, n in pieces]
        self.zones.append({"id": place, "words": words.doc(), "pieces": laid, "room": room})

    def faces(self, place: str, words: Words, ids: Sequence[str], room: int = -1) -> None:
        """A place with pieces that have ids of their own, lowest first."""
        laid = [{"id": piece, "kind": piece, "n": 1} for piece in ids]
        self.zones.append({"id": place, "words": words.doc(), "pieces": laid, "room": room})

    def counter(self, name: str, words: Words, value: int) -> None:
        """A number that the table keeps."""
        self.counters.append({"id": name, "words": words.doc(), "value": value})
