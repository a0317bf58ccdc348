"""Matches that one seat cannot tell from each other: the luck to come differs, or what is hidden, or what is sealed."""

from __future__ import annotations

import random
from collections.abc import Iterator

from yamen.kernel.chance import Fair, Given, Key, Quick
from yamen.kernel.match import Match
from yamen.kernel.play import Play
from yamen.kernel.rules import Game


def after(match: Match, answers: int, seed: int) -> Match:
    """The match after so many random answers, if it is not over before."""
    draw = random.Random(seed)
    while not match.over and len(match.by) < answers:
        ask = match.asks[0]
        match.answer(draw.randrange(len(ask.options)), ask.seat)
    return match


def moments(game: Game, seats: int, each: int) -> Iterator[Match]:
    """Matches where somebody is asked, some early and some late."""
    for number in range(each):
        match = after(Match(game, seats, key=Key(b"%d" % number)), 3 + 11 * number, number)
        if not match.over:
            yield match


def other_luck(match: Match) -> Match:
    """The same history under another key: what was drawn so far is the same, what will be drawn is not."""
    luck = Given(dict(match.known), Fair(b"another key"))
    twin = Match(match.game, match.seats, match.options, chance=luck)
    for seat, pick in zip(match.by, match.picks, strict=True):
        twin.answer(pick, seat)
    return twin


class World:
    """A match as a chair takes it, whose hidden parts were dealt anew behind the seat's back."""

    def __init__(self, match: Match, play: Play) -> None:
        self.seq = match.seq
        self.play = play


def other_hands(match: Match, seat: int, seed: int) -> World:
    """The same match to this seat, with other hidden cards."""
    return World(match, match.play.fork_for(seat, Quick(seed)))
