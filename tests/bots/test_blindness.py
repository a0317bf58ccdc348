"""A bot's choice does not change when only what it cannot see changes, in any game; and it can reach nothing more."""

from __future__ import annotations

import gc
from types import FunctionType, ModuleType
from typing import Any

import pytest

from tests.bots.haggler import Haggler, Peeper
from tests.bots.worlds import World, after, moments, other_hands, other_luck
from tests.contract.cases import ALL
from tests.toy.bazaar import BAZAAR
from yamen.bots import BOTS, Chair, make, policy
from yamen.kernel.chance import Fair, Key, Luck
from yamen.kernel.journal import Journal
from yamen.kernel.match import Match
from yamen.kernel.rules import Game

SOME = {name: f"{name}:5" if name == "thinker" else name for name in BOTS}
FORBIDDEN = (Match, Fair, Key, Journal)


@pytest.fixture(autouse=True)
def _bazaar_has_rules_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(policy._known, BAZAAR.name, Haggler())


def choice(bot: str, world: Any, seat: int) -> int:
    """What this bot chooses in a chair; the same bot and chair every time."""
    return make(SOME[bot], 7).choose(Chair(world, seat, 11))


def seats_of(game: Game) -> list[int]:
    return sorted({game.seats[0], game.seats[1]})


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", list(ALL.values()), ids=list(ALL))
def test_luck_to_come(game: Game, bot: str) -> None:
    for seats in seats_of(game):
        for match in moments(game, seats, 5):
            seat = match.asks[0].seat
            twin = other_luck(match)
            assert twin.asks[0].seat == seat
            assert choice(bot, twin, seat) == choice(bot, match, seat)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", list(ALL.values()), ids=list(ALL))
def test_hidden_hands(game: Game, bot: str) -> None:
    for seats in seats_of(game):
        for match in moments(game, seats, 5):
            seat = match.asks[0].seat
            chosen = choice(bot, match, seat)
            for seed in range(2):
                assert choice(bot, other_hands(match, seat, seed), seat) == chosen


def bidding() -> Match:
    """Four seats with full hands are asked for secret bids."""
    match = Match(BAZAAR, 4, key=Key(b"bids"))
    assert len(match.asks) == 4
    return match


class Listener:
    """Chooses by whatever it can overhear of the others' bids."""

    def choose(self, chair: Chair) -> int:
        heard = [ask.chosen for ask in chair.position.asks] + [chair.position.sealed]
        return sum((at + 2) * (n + 1) for at, n in enumerate(heard)) % len(chair.ask.options)


@pytest.mark.parametrize("bot", [*BOTS, "listener"])
def test_sealed_answers(bot: str) -> None:
    seat = bidding().asks[-1].seat
    chosen = []
    for bids in ((0, 0, 0), (1, 0, 0), (1, 1, 1), (0, 1, 1)):
        match = bidding()
        for bid, ask in zip(bids, match.asks[:-1], strict=True):
            assert len(ask.options) > 1, "these hands could not bid differently"
            match.answer(bid, ask.seat)
        assert [ask.seat for ask in match.asks] == [seat]
        chosen.append(Listener().choose(Chair(match, seat, 1)) if bot == "listener" else choice(bot, match, seat))
    assert len(set(chosen)) == 1


def test_a_peeper_sees_what_is_dealt_for_it_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules of thumb that look into hidden hands look into hands that were dealt for their chair, and learn nothing."""
    peeper = Peeper()
    monkeypatch.setitem(policy._known, BAZAAR.name, peeper)
    told = set()
    for match in moments(BAZAAR, 4, 5):
        ask = match.asks[0]
        worlds: list[Any] = [match, *(other_hands(match, ask.seat, seed) for seed in range(3))]
        assert len({choice("steady", world, ask.seat) for world in worlds}) == 1
        told.add(len({peeper.pick(world.play.state, world.play.ask_of(ask.seat)) for world in worlds}))
    assert max(told) > 1, "on the real table it would have found something out"


@pytest.mark.parametrize("game", list(ALL.values()), ids=list(ALL))
def test_rules_of_thumb_do_not_peep(game: Game) -> None:
    """Dealt anew for the same seat by any seed, the table makes the rules of thumb say the same."""
    for seats in seats_of(game):
        for match in moments(game, seats, 8):
            seat = match.asks[0].seat
            assert len({make("steady", 0).choose(Chair(match, seat, seed)) for seed in range(6)}) == 1


# --- what can be reached from a chair ---------------------------------------------------------------------------------


def reached(start: object) -> list[object]:
    """Everything that can be reached from here through data; not the program itself (modules, classes, globals)."""
    seen: dict[int, object] = {}
    todo = [start]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, (ModuleType, type)):
            continue
        seen[id(thing)] = thing
        if isinstance(thing, FunctionType):
            todo += [thing.__closure__, thing.__defaults__, thing.__kwdefaults__]
        else:
            todo += gc.get_referents(thing)
    return list(seen.values())


@pytest.mark.parametrize("game", list(ALL.values()), ids=list(ALL))
def test_a_chair_reaches_no_match_and_no_key(game: Game) -> None:
    for match in moments(game, game.seats[1], 4):
        seat = match.asks[0].seat
        chair = Chair(match, seat, 11)
        assert chair.view["seat"] == seat
        found = reached(chair)
        assert chair.position.state in found
        assert not [thing for thing in found if isinstance(thing, FORBIDDEN)]
        luck = match.play.luck
        assert isinstance(luck, Luck)
        secret = {id(thing) for thing in (match.play, match.play.state, match.play.base, luck, match.known)}
        assert not [thing for thing in found if id(thing) in secret]
        assert match.key is not None
        assert match.key.secret not in [thing for thing in found if isinstance(thing, bytes)]


def test_the_search_would_find_a_match() -> None:
    match = Match(ALL["dragon"], 2)
    chair = Chair(match, match.asks[0].seat, 1)
    chair.leak = [lambda: match]  # type: ignore[attr-defined]
    assert match in reached(chair)


def test_worlds_differ() -> None:
    """The proof would prove nothing if nothing were different."""
    match = after(Match(BAZAAR, 4, key=Key(b"differ")), 20, 1)
    seat = match.asks[0].seat
    hands = {str(other_hands(match, seat, seed).play.state.encode()) for seed in range(4)}
    assert len(hands) > 1
    assert isinstance(other_hands(match, seat, 0), World)
    dragon = after(Match(ALL["dragon"], 4, key=Key(b"differ")), 30, 1)
    twin = other_luck(dragon)
    assert twin.digest() == dragon.digest()
    assert after(twin, 80, 1).digest() != after(dragon, 80, 1).digest()
