"""Rules of thumb for Gùgōng: no beginner's blunders, words for everything, and far better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from yamen.bots import Chair, make
from yamen.bots.policy import policy_of
from yamen.bots.steady.gugong import GAINS
from yamen.games.gugong import GUGONG
from yamen.games.gugong.components import CARDS, DOUBLE, PALACE, PLACES
from yamen.games.gugong.prompts import PROMPTS
from yamen.games.gugong.prompts.common import PLAIN, RADIX, TWIN
from yamen.games.gugong.prompts.gifts import COST, NO_ACTIONS, WITH_SERVANTS
from yamen.games.gugong.servants import payments, refuse_cost
from yamen.games.gugong.state import POOL
from yamen.kernel.ask import Ask
from yamen.kernel.chance import Key, Quick
from yamen.kernel.match import Match
from yamen.lab import arena, simulate
from yamen.words import LANGUAGES, catalogue


def cards(*names: str) -> tuple[int, ...]:
    return tuple(CARDS.index(name) for name in names)


class Turn:
    """Seat 1 of two is about to exchange a gift, with the table changed as a test wants it."""

    def __init__(self, **changes: Any) -> None:
        self.match = Match(GUGONG, 2, {"first": "1"}, Key(b"thumb"))
        table: Any = self.match.play.base
        table.dice = [0, 0, 0]
        table.cities = [-1] * 13
        table.hands[0] = cards("S1-9")
        table.taken[0] = cards("S1-2", "S1-3", "S1-5")
        table.court = [*cards("B8", "S2-8", "S4-8", "P8", "S2-7", "P7a", "P7b")]
        for name, value in changes.items():
            now = getattr(table, name)
            if isinstance(now, list) and not isinstance(value, list):  # of seat 1
                now[0] = value
            else:
                setattr(table, name, value)
        self.start(table)

    def start(self, table: Any) -> None:
        """All cards that are not laid out are dealt, so that each is there once."""
        laid = [*table.hands[0], *table.taken[0], *table.court]
        rest = [card for card in range(len(CARDS)) if card not in laid]
        assert len(laid) == len(set(laid))
        table.hands[1], table.taken[1], table.pile = tuple(rest[:4]), (), tuple(rest[4:])
        self.match.play = type(self.match.play)(table.copy(), Quick(0))

    def answer(self) -> str:
        """What steady answers, as journals write it."""
        ask = self.match.asks[0]
        return ask.notation(make("steady", 0).choose(Chair(self.match, ask.seat, 1)))

    def go_on(self) -> str:
        """Steady's answer, and it is given."""
        answer = self.answer()
        self.match.answer(self.match.asks[0].index(answer), 0)
        return answer

    @property
    def table(self) -> Any:
        return self.match.play.state


def worth(table: Any, ask: Any) -> dict[int, float]:
    return dict(zip(ask.options, policy_of("gugong").gains(table, ask), strict=True))


# --- the envoy --------------------------------------------------------------------------------------------------------


def test_the_last_step_is_taken_on_the_last_turn() -> None:
    """One step short, with the last card: the Palace, whatever else there is."""
    turn = Turn(day=4, envoys=7, pool=6, houses=15, jade=4)
    assert turn.go_on() == "gift S1-9>palace"
    assert turn.go_on().startswith("palace ")
    assert turn.table.spots[0] == 0


def test_two_steps_short_the_servants_are_paid() -> None:
    turn = Turn(day=4, envoys=6, pool=2)
    assert turn.go_on() == "gift S1-9>palace"
    assert turn.go_on() == "palace b"
    assert turn.table.spots[0] == 0


def test_servants_are_paid_for_the_last_step() -> None:
    """A gift that is not dearer still brings the envoy in, at the price of two servants."""
    turn = Turn(day=4, envoys=7, pool=2, hands=cards("S1-2"), taken=())
    assert turn.go_on().endswith(">palace")
    while turn.match.asks and turn.match.asks[0].seat == 0:
        turn.go_on()
    assert turn.table.spots[0] == 0


def test_in_the_palace_there_is_no_hurry() -> None:
    """The same turn with the envoy inside: a decree of 8 points is better than a point beyond."""
    turn = Turn(day=4, envoys=8, spots=0, pool=6, tiles=(0, 2, 5, 6, 11, 13))
    assert turn.go_on() == "gift S1-9>decrees"
    assert turn.go_on() == "decree L3-eight"


# --- the price of a gift ----------------------------------------------------------------------------------------------


def test_free_exchange_before_a_paid_one() -> None:
    """Two cards that show nothing: to an official with an 8 goes the 9, which is accepted for nothing."""
    turn = Turn(day=4, hands=cards("B7", "P9a"), taken=())
    gains = worth(turn.table, turn.match.asks[0])
    for place in range(4):
        seven, nine = (card * RADIX + place for card in turn.table.hands[0])
        assert gains[nine] > gains[seven] or not gains[nine]
    nothing = Turn(day=4, hands=cards("B7", "P9a"), taken=(), pool=0)
    assert nothing.answer().startswith("gift P9a>")


def test_a_fruit_bowl_for_a_statue() -> None:
    """1 takes 9 for nothing; there is nothing to pay the others with."""
    court = [*cards("B8", "S2-8", "S4-8", "P8", "P9a", "B7", "P7a")]
    turn = Turn(day=4, hands=cards("S2-1"), taken=(), court=court, pool=0)
    assert turn.answer() == f"gift S2-1>{PLACES[PALACE]}"


def test_nothing_is_paid_for_nothing() -> None:
    """On the last turn, with an action that cannot be done, the gift is exchanged without actions."""
    turn = Turn(day=4, envoys=8, spots=0, pool=2, hands=cards("B6"), taken=())
    turn.match.answer(turn.match.asks[0].index("gift B6>decrees"), 0)
    gains = worth(turn.table, turn.match.asks[0])
    assert gains[NO_ACTIONS] > gains[WITH_SERVANTS]
    assert turn.answer() == "pay none"


def test_a_card_for_the_night() -> None:
    """All else equal the gift that matches two dice is fetched."""
    turn = Turn(day=2, envoys=8, spots=0, pool=0, steps=14, dice=[6, 6, 1], cities=[-1] * 13)
    turn.table.medal = 1
    table = turn.table
    table.court = [*cards("B5", "S4-5", "B6", "P5", "S1-5", "S2-7", "P7a")]
    table.taken[0] = ()
    turn.start(table)
    gains = worth(turn.table, turn.match.asks[0])
    jade, decrees = (cards("S1-9")[0] * RADIX + PLACES.index(name) for name in ("jade", "decrees"))
    assert gains[jade] > gains[decrees] + 1


# --- servants, jade, tokens -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "piece"), [(1, PLAIN), (2, TWIN), (3, TWIN)])
def test_the_double_servant_pays_two(n: int, piece: int) -> None:
    turn = Turn(doubles=POOL, pool=3)
    ask = Ask(0, COST, payments(turn.table, 0, (n, 0)), refuse_cost, (n, 0))
    assert ask.options[policy_of("gugong").pick(turn.table, ask)] == piece


def test_the_fifth_jade_is_worth_its_servants() -> None:
    """5 points for 4 servants on the last turn; a first jade scores 1."""
    fifth = Turn(day=4, envoys=8, spots=0, pool=4, houses=8, jade=4, tiles=())
    assert fifth.go_on() == "gift S1-9>jade"
    assert fifth.go_on() == "jade 4"


def test_at_the_end_tokens_become_points() -> None:
    """Four tokens left over become two points, six a jade that scores more; none is kept for a day that never comes."""
    for n, goods in ((4, "points"), (6, "jade")):
        turn = Turn(scene="farewell", day=4, slots=(0,) * n, jade=2, hands=(), supply=3)
        assert turn.answer().split()[1].rstrip("+") == goods
    turn = Turn(scene="farewell", day=4, slots=(0, 0), hands=())
    assert turn.match.over or turn.answer() == "rest done"


def test_a_double_token_counts_two() -> None:
    turn = Turn(scene="farewell", day=4, slots=(0, 0, DOUBLE), hands=())
    assert turn.answer().startswith("exchange points")


# --- words, and matches -----------------------------------------------------------------------------------------------


def test_every_prompt_has_a_rule_of_thumb() -> None:
    assert set(GAINS) == {prompt.name for prompt in PROMPTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_for_every_answer(language: str) -> None:
    """Every answer that any prompt can ever have gets a reason that is written in both languages."""
    words = catalogue(language, "gugong")
    thumb = policy_of("gugong")
    for prompt in PROMPTS:
        ask: Any = Ask(0, prompt, list(prompt.universe), refuse_cost)
        for option in range(len(ask.options)):
            assert words.has(thumb.reason(None, ask, option)), ask.notation(option)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_beats_chance(seats: int) -> None:
    """A small sample: it wins every one of these, and by far."""
    found = simulate("gugong", ["steady", *["random"] * (seats - 1)], games=15, seed=11)
    assert found.wins[0] >= 14
    assert found.mean_score[0] > max(found.mean_score[1:]) + 20


def test_always_comes_to_the_palace() -> None:
    """Alone and against itself: a seat that stays outside has 0 points."""
    for seats in (1, 3, 5):
        found = simulate("gugong", ["steady"] * seats, games=6, seed=5)
        assert min(found.mean_score) > 20


@pytest.mark.parametrize("options", [{"bonus": "yes", "expert": "yes"}, {"expert": "yes", "first": "2"}])
def test_plays_all_options(options: dict[str, str]) -> None:
    found = simulate("gugong", ["steady"] * 4, games=8, seed=2, options=options)
    assert found.whole
    assert min(found.mean_score) > 20


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_meng_is_counted_too(level: str) -> None:
    """Alone there is a second place in the result: the rival who is part of the rules."""
    found = simulate("gugong", ["steady"], games=6, seed=4, options={"meng": level})
    assert sum(found.wins) == 6
    assert len(found.mean_score) == len(found.wins) == 2
    assert min(found.mean_score) > 25
    assert arena("gugong", ["steady"], deals=3, seed=4).standings["steady"].matches == 3
