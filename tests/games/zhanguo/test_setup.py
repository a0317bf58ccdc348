"""Set-up by number of players, and what a seat may not know."""

from __future__ import annotations

import random
from typing import cast

import pytest

from tests.games.zhanguo.position import LISI, A, B, opening, position
from yamen.games.zhanguo.state import Zhanguo
from yamen.kernel.chance import Quick

BY_PLAYERS = [
    # seats, small tokens, emperor tiles, palace tiles, governor tiles with a bonus, blank ones, slots of the wall
    (1, 9, 4, 5, 3, 2, 12),
    (2, 9, 4, 5, 3, 2, 12),
    (3, 11, 5, 10, 5, 0, 18),
    (4, 13, 6, 15, 8, 2, 24),
]


@pytest.mark.parametrize(("seats", "tokens", "emperors", "palaces", "governors", "blanks", "slots"), BY_PLAYERS)
def test_by_number_of_players(
    seats: int, tokens: int, emperors: int, palaces: int, governors: int, blanks: int, slots: int
) -> None:
    """Set-up (zhanguo/setup): what lies on the table for one to four players; alone it is as for two."""
    table = opening(seats).state
    assert table.supply == [tokens] * 3
    assert sum(tile >= 0 for tile in table.piles) == emperors
    assert sum(tile >= 0 for tile in table.palace_tiles) == palaces
    assert sum(0 <= tile < 10 for tile in table.governor_tiles) == governors
    assert table.governor_tiles.count(10) == blanks
    assert sum(len(costs) for costs in table.box.wall_costs[table.players]) == slots
    assert len(set(table.wall_tiles)) == len({tile // 2 for tile in table.wall_tiles}) == 6
    assert [len(deck) for deck in table.decks] == [40, 40, 40]
    assert table.entrance[A] == 1
    assert table.locked[A] == 8


def test_emperor_tiles_lie_on_their_sites() -> None:
    """Set-up (zhanguo/setup): earlier in the shuffle is nearer the top; the first ones drawn are boxed."""
    drawn = ["build_wall", "hire_workers", "search_elixir", "recruit_official", "install_governor", "build_palace"]
    assert opening(2, {"emperor_tiles": drawn}).state.piles == [0, -1, 2, 3, 4, -1]
    assert opening(4, {"emperor_tiles": drawn}).state.piles == [1, 0, 2, 3, 5, 4]


def test_advanced_tokens_cover_the_symbols() -> None:
    """Set-up, advanced mode (zhanguo/setup): tiles lie on niches of their own kind, wherever these are."""
    tokens = ["yan", "qi", "zhao", "wei", "chu", "s3", "s2", "s1", "elixir"]
    table = opening(3, {"mausoleum_tokens": tokens}, advanced="yes").state
    assert table.symbols == (4, 3, 2, 1, 0, 7, 6, 5, 8)
    assert [tile // 5 for tile in table.mausoleum[:5]] == [0] * 5
    assert set(table.mausoleum[5:8]) == {5, 6, 7}
    assert table.mausoleum[8] == 8


def hands(table: Zhanguo, seat: int) -> list[int]:
    """A seat's cards."""
    return table.hands[seat * 6 : seat * 6 + 6]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_hidden_is_dealt_anew(seats: int) -> None:
    """What a seat cannot know differs from deal to deal; what it knows stays, backs included (zhanguo/draw)."""
    match = opening(seats).match
    draw = random.Random(1)
    while match.play.state.scene != "turn" or cast("Zhanguo", match.play.state).round < 2:
        ask = draw.choice(match.asks)
        match.answer(draw.randrange(len(ask.options)), ask.seat)
    here = cast("Zhanguo", match.play.state)
    deals = [cast("Zhanguo", match.play.fork_for(A, Quick(seed)).state) for seed in range(8)]
    assert {tuple(hands(deal, A)) for deal in deals} == {tuple(hands(here, A))}
    assert len({deal.decks for deal in deals}) == 8
    if seats > 1:
        assert len({tuple(hands(deal, B)) for deal in deals}) > 1
    else:
        assert len({deal.lisi_actions for deal in deals}) > 1
        assert len({deal.lisi_deck for deal in deals}) > 1
    for deal in deals:
        assert [card // 40 for card in deal.hands] == [card // 40 for card in here.hands]
        assert sorted(card // 40 for card in deal.lisi_deck) == sorted(card // 40 for card in here.lisi_deck)
        assert sorted(deal.lisi_actions) == sorted(here.lisi_actions)
        everything = [card for deck in deal.decks for card in deck]
        for places in (deal.hands, deal.cards, deal.court, deal.lisi_deck, deal.discard):
            everything += [card for card in places if 0 <= card < 120]
        assert sorted(everything) == list(range(120))


def test_sealed_tiles_are_dealt_anew() -> None:
    """While starting tiles are chosen a seat knows its own two (zhanguo/starting-tiles)."""
    match = opening(3).match
    here = cast("Zhanguo", match.play.state)
    deals = [cast("Zhanguo", match.play.fork_for(B, Quick(seed)).state) for seed in range(8)]
    assert {deal.starts[2:4] for deal in deals} == {here.starts[2:4]}
    assert len({deal.starts[:2] for deal in deals}) > 1
    assert all(len(set(deal.starts)) == 6 for deal in deals)


def test_what_lisi_turned_over_stays() -> None:
    """In the middle of his turn the card that he turned over is known (zhanguo/lisi-soldiers)."""
    table = position(
        1,
        "lisi",
        turn=1,
        hands=[["20"]],
        lisi_actions=[10, 6, 15, 20],
        mausoleum={"zhao": "R2"},
        governors={"B.zhao": 1, "B.chu": 1},
        palaces={"B.chu": 1},
        entrance=[1, 1],
    )
    assert table.asked == (A, "lisi")
    for seed in range(6):
        fork = table.match.play.fork_for(A, Quick(seed))
        assert fork.ask_of(A).options == table.match.ask_of().options
        assert cast("Zhanguo", fork.state).governors[LISI * 5 + 2] == 2
