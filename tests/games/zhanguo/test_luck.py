"""The labels of chance: which there are, and what lies on the table by them, worked out a second time."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.games.zhanguo.position import card
from yamen.games.zhanguo import ZHANGUO
from yamen.games.zhanguo.state import Zhanguo
from yamen.kernel.chance import Fair, Key
from yamen.kernel.match import Match

ROOT = Path(__file__).parents[3]
KEY = b"thirty-two bytes for the labels!"
REGIONS = ["chu", "wei", "zhao", "qi", "yan"]
SETUP = {
    *("wall_tiles", "emperor_tiles", "palace_tiles", "governor_bonus_tiles", "governor_tiles"),
    *(f"wall_face/s{site}.{section}" for site in (1, 2, 3) for section in ("left", "right")),
    *(f"mausoleum_tiles/{kind}" for kind in ("region", "wall", "elixir")),
    *("master_alchemists", "starting_tiles"),
    *(f"deck/{domain}" for domain in ("writing", "currency", "laws")),
}
ROUNDS = {f"li_si_{what}/{n}" for what in ("actions", "unification") for n in range(1, 6)}


def played(seats: int, options: dict[str, str], most: int = 10_000) -> Match:
    """A match with a fixed key and some answers."""
    match = Match(ZHANGUO, seats, options, key=Key(KEY))
    draw = random.Random(1)
    while not match.over and len(match.by) < most:
        ask = match.asks[0]
        match.answer(draw.randrange(len(ask.options)), ask.seat)
    return match


@pytest.mark.parametrize(
    ("seats", "options", "more"),
    [
        (1, {}, ROUNDS),
        (2, {}, {"first_player"}),
        (3, {"first": "2"}, set()),
        (4, {"advanced": "yes"}, {"first_player", "mausoleum_tokens"}),
    ],
)
def test_the_labels_are_those_of_the_handbook(seats: int, options: dict[str, str], more: set[str]) -> None:
    """Set-up (zhanguo/setup, zhanguo/lisi-setup): each label is drawn when the handbook says, and no other."""
    labels = set(played(seats, options).known)
    lisi = {label for label in labels if label.startswith(("li_si_alchemist/", "li_si_master/"))}
    assert labels - lisi == SETUP | more
    assert bool(lisi) == (seats == 1)
    for kind in ("alchemist", "master"):
        numbers = sorted(int(label.partition("/")[2]) for label in lisi if label.startswith(f"li_si_{kind}/"))
        assert numbers == list(range(1, len(numbers) + 1))
    page = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8").partition("### ZhanGuo")[2]
    for label in labels:
        assert f"| `{label.partition('/')[0]}" in page


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_lies_there_by_the_labels(seats: int) -> None:
    """Set-up (zhanguo/setup): every tile and card is where the handbook's labels put it. R16."""
    fair = Fair(KEY)
    match = played(seats, {"advanced": "yes"}, 0)
    table = match.play.state
    assert isinstance(table, Zhanguo)
    first = fair.roll("first_player", range(seats))
    assert table.order == [(first + i) % seats for i in range(seats)]
    walls = fair.shuffle("wall_tiles", range(1, 8))[:6]
    places = [f"s{site}.{section}" for site in (1, 2, 3) for section in ("left", "right")]
    faces = ["ab".index(fair.roll(f"wall_face/{place}", "ab")) for place in places]
    assert list(table.wall_tiles) == [(number - 1) * 2 + face for number, face in zip(walls, faces, strict=True)]
    triggers = ["recruit_official", "build_wall", "search_elixir", "build_palace", "install_governor", "hire_workers"]
    drawn = [triggers.index(name) for name in fair.shuffle("emperor_tiles", triggers)[4 - seats :]]
    for site in range(3):
        assert [tile for tile in table.piles[site * 2 : site * 2 + 2] if tile >= 0] == [
            tile for tile in drawn if tile // 2 == site
        ]
    palaces = fair.shuffle("palace_tiles", [kind for kind in range(5) for _ in range(3)])
    lying = [tile for tile in table.palace_tiles if tile >= 0]
    assert lying == palaces[: 5 * (seats - 1)]
    bonus = fair.shuffle("governor_bonus_tiles", list(range(10)))[: {2: 3, 3: 5, 4: 8}[seats]]
    governors = fair.shuffle("governor_tiles", bonus + [10] * (0 if seats == 3 else 2))
    assert [tile for tile in table.governor_tiles if tile >= 0] == governors
    assert list(table.symbols) == fair.shuffle("mausoleum_tokens", list(range(9)))
    regions = fair.shuffle("mausoleum_tiles/region", list(range(5)))
    assert [table.mausoleum[niche] for niche in range(9) if table.symbols[niche] < 5] == regions
    sites = fair.shuffle("mausoleum_tiles/wall", [5, 6, 7])
    assert [table.mausoleum[niche] for niche in range(9) if 5 <= table.symbols[niche] < 8] == sites
    masters = fair.shuffle("master_alchemists", [f"M{n}" for n in range(1, 6)])[:seats]
    assert table.masters == sum(1 << (card(name) - 125) for name in masters)
    for domain, name in enumerate(("writing", "currency", "laws")):
        numbers = fair.shuffle(f"deck/{name}", list(range(domain * 40 + 1, domain * 40 + 41)))
        assert [one + 1 for one in table.decks[domain]] == numbers
    assert list(table.starts) == fair.shuffle("starting_tiles", list(range(10)))[: 2 * seats]


def test_lisi_draws_by_the_labels() -> None:
    """Set-up of Li Si (zhanguo/lisi-setup, zhanguo/lisi-turn): his edicts are the second two of each deck, shuffled."""
    fair = Fair(KEY)
    match = Match(ZHANGUO, 1, {"lisi": "3"}, key=Key(KEY))
    decks = [
        fair.shuffle(f"deck/{name}", list(range(domain * 40 + 1, domain * 40 + 41)))
        for domain, name in enumerate(("writing", "currency", "laws"))
    ]
    match.answer(0)
    while match.ask_of().prompt.name not in ("play", "lisi"):
        match.answer(0)
    his = fair.shuffle("li_si_unification/1", [number for deck in decks for number in deck[2:4]])
    actions = fair.shuffle("li_si_actions/1", [2, 4, 5, 7, 9, 12, 16, 19, 21])
    told = [event.words.facts for event in match.events() if event.rule == "zhanguo/lisi-turn"]
    turned = [facts["number"] for facts in told if "number" in facts]
    table = match.play.state
    assert isinstance(table, Zhanguo)
    assert turned == actions[: len(turned)]
    assert list(table.lisi_actions) == actions[len(turned) :]
    assert [one + 1 for one in table.lisi_deck] == his[6 - len(table.lisi_deck) :]
