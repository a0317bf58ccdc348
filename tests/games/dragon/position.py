"""A position of the Year of the Dragon to try a rule on: say what differs from an ordinary table, answer, look.

Seats are A to E. Palaces are written as their floors and persons: "3 old_monk young_monk", "2" when nobody lives there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from yamen.games.dragon import DRAGON
from yamen.games.dragon.components import ACTIONS, CARDS, EVENTS, KINDS, SOURCES
from yamen.games.dragon.state import Dragon
from yamen.kernel import door
from yamen.kernel.chance import Chance, Fair, Given
from yamen.kernel.errors import NotAnOption
from yamen.kernel.event import Event
from yamen.kernel.match import Match

A, B, C, D, E = range(5)

GROUPS = {
    2: "taxes build harvest fireworks | military research privilege",
    3: "taxes build harvest | fireworks military | research privilege",
    4: "taxes build | harvest fireworks | military research | privilege",
    5: "taxes build | harvest fireworks | military | research | privilege",
}
HAND = (1,) * 9 + (2,)
YEAR = ("peace", "peace", "tribute", "drought", "festival", "mongols", "contagion")
BEGIN = ("2 young_farmer", "2 young_scholar")  # what a seat has unless a test says otherwise


class Table:
    """A match that begins at a position; everything a rule test wants to know of it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> Dragon:
        """What lies on the table."""
        return cast("Dragon", self.match.play.state)

    def say(self, *answers: str) -> Table:
        """Whoever is asked answers, one after the other."""
        for answer in answers:
            self.match.say(answer)
        return self

    @property
    def asked(self) -> tuple[int, str]:
        """The seat that is asked, and the prompt."""
        ask = self.match.ask_of()
        return ask.seat, ask.prompt.name

    @property
    def options(self) -> list[str]:
        """The answers there are, without the prompt's name."""
        ask = self.match.ask_of()
        return [ask.notation(i).split(" ", 1)[1] for i in range(len(ask.options))]

    def refused(self, answer: str) -> tuple[str, str]:
        """The reason and the rule with which an answer is refused."""
        before = self.match.digest()
        try:
            self.match.say(answer)
        except NotAnOption as refusal:
            assert self.match.digest() == before
            return refusal.words.key, refusal.rule
        raise AssertionError(f"{answer} was taken")

    def why(self, answer: str) -> dict[str, Any]:
        """The facts of the reason why an answer is refused."""
        told = door.why_not(self.match, self.match.ask_of().seat, answer)
        assert told is not None
        facts: dict[str, Any] = told["words"]["facts"]
        return facts

    def palaces(self, seat: int) -> list[str]:
        """A seat's palaces as this module writes them; a plot without floors is "0"."""
        return [
            " ".join([str(palace.floors), *(KINDS[kind] for kind in palace.persons)])
            for palace in self.state.palaces[seat]
        ]

    def points(self, source: str) -> list[int]:
        """Each seat's points from a source."""
        return [seat[source] for seat in self.match.rules.scores(self.state)]

    def events(self, kind: str) -> list[Event]:
        """What was told of this kind since the position."""
        return [event for event in self.match.events() if event.kind == kind]

    def left(self, kind: str) -> int:
        """How many tiles of a kind are left on the board."""
        return self.state.supply[KINDS.index(kind)]


def palace(text: str) -> list[int]:
    """A palace as tables keep it: its floors, then the kinds living there."""
    floors, *persons = text.split()
    return [int(floors), *sorted(KINDS.index(name) for name in persons)]


def groups_of(text: str) -> list[int]:
    """The group of each action, from "taxes build | harvest ..."."""
    groups = [group.split() for group in text.split("|")]
    return [next(n for n, group in enumerate(groups, 1) if action in group) for action in ACTIONS]


def year_with(event: str, month: int) -> list[int]:
    """A year in which this event comes in this month, and peace in all the others."""
    year = [EVENTS.index("peace")] * 12
    year[month - 1] = EVENTS.index(event)
    return year


def position(
    seats: int,
    scene: str,
    event: str = "peace",
    month: int = 3,
    palaces: Sequence[Sequence[str]] = (),
    order: Sequence[int] = (),
    spaces: Sequence[int] = (),
    dragons: Sequence[int] = (),
    yuan: Sequence[int] = (),
    rice: Sequence[int] = (),
    fireworks: Sequence[int] = (),
    small: Sequence[int] = (),
    large: Sequence[int] = (),
    hand: Sequence[str] | None = None,
    groups: str = "",
    left: dict[str, int] | None = None,
    luck: Chance | None = None,
    **options: str,
) -> Table:
    """A table at the beginning of a scene. Lists are by seat; what is left out is as ordinary as can be."""
    homes = [[palace(text) for text in (*palaces[seat : seat + 1], BEGIN)[0]] for seat in range(seats)]
    match = Match(DRAGON, seats, {"first": "1", **options}, chance=luck or Fair(b"position"))
    supply = match.rules.box.supply(seats)
    for row in (row for home in homes for row in home):
        for kind in row[1:]:
            supply[kind] -= 1
    for name, tiles in (left or {}).items():
        supply[KINDS.index(name)] = tiles
    cards = HAND if hand is None else [list(hand).count(card) for card in CARDS]
    track = list(order or range(seats))
    nothing = [0] * seats
    data: dict[str, Any] = {
        "scene": scene,
        "seats": seats,
        "month": month,
        "turn": 0,
        "year": year_with(event, month),
        "groups": groups_of(groups or GROUPS[seats]) if scene == "act" else [],
        "order": track,
        "queue": track,
        "spaces": list(spaces) or [40 - 5 * track.index(seat) for seat in range(seats)],
        "dragons": list(dragons or nothing),
        "yuan": list(yuan) or [6] * seats,
        "rice": list(rice or nothing),
        "fireworks": list(fireworks or nothing),
        "small": list(small or nothing),
        "large": list(large or nothing),
        "hands": list(cards) * seats,
        "palaces": homes,
        "supply": supply,
        "ledger": [0] * (seats * len(SOURCES)),
    }
    match.resume([], 0, data, DRAGON.edition)
    return Table(match)


def opening(seats: int, luck: dict[str, Any] | None = None, **options: str) -> Table:
    """A whole match from its preparation; luck may be dictated by label. Seat A chooses first."""
    chance = Given(luck or {}, Fair(b"opening"))
    return Table(Match(DRAGON, seats, {"first": "1", **options}, chance=chance))
