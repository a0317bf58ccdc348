"""From the options and the luck to the first table.

Rulebook: Game material and setup; Setup (solo).
"""

from __future__ import annotations

from typing import Any

from yamen.games.gugong.components import (
    CARD_REWARD,
    CARDS,
    CITIES,
    DISCOUNT,
    PLACES,
    PLUS,
    SHIPS,
    SPECIAL,
    TILES,
    TOKENS,
    Box,
)
from yamen.games.gugong.state import LOCKED, NOWHERE, Gugong
from yamen.kernel.chance import Chance
from yamen.kernel.rules import Rules

LEVELS = 3
IN_PLAY = 2  # decrees of each level
LARGE_BOARD = 4  # players from whom on the other side of the board is used


def setup(rules: Rules, seats: int, chance: Chance) -> Gugong:
    """The table before the first turn. Alone, Meng is the second player.

    Rules: gugong/setup, gugong/expert, gugong/solo-setup.
    """
    box: Box = rules.box
    options = rules.options
    solo = seats == 1
    players = 2 if solo else seats
    side = box.side(players)
    meng = 1 if solo else NOWHERE
    first = options["first"]
    if solo:
        starter = 0
    else:
        starter = chance.roll("first_player", range(seats)) if first == "drawn" else int(first) - 1
    order = [(starter + i) % players for i in range(players)]
    cities, bag = lay_tokens(box, chance, side.map.cities, options["bonus"] == "yes")
    dice = [chance.roll(f"dice/1/{die}", box.dice[die]) for die in range(len(box.dice))]
    hands = deal_sets(box, order, options["sets"].split("-") if solo else [])
    court, pile = lay_cards(box, chance, hands, options["expert"] == "yes")
    tiles = lay_decrees(box, chance)
    focus = NOWHERE
    drawn = [0] * (2 * players)
    rewards = [0] * (players * SHIPS)
    automa: list[int] = []
    if solo:
        focus = draw_focus(chance, options["focus"])
        if options["meng"] == "hard":
            hands[meng] += (pile[0],)
            drawn[meng] |= 1 << pile[0]
            rewards[meng * SHIPS + CARD_REWARD] = 1
            pile = pile[1:]
        hands[meng] = shuffled_hand(chance, 1, hands[meng])
        automa = shuffled_automa(chance, "automa", deck(box, options["meng"] == "easy"))
    numbers = [players, 1, starter, starter, NOWHERE, -1, 0, -1, 0, (1 << len(side.houses)) - 1, 0, 0, meng, focus]
    return Gugong(
        rules,
        "gift",
        numbers,
        hands,
        [() for _ in range(players)],
        [() for _ in range(players)],
        tuple(pile),
        tuple(bag),
        (),
        tuple(tiles),
        tuple(automa),
        (),
        (),
        court,
        drawn,
        cities,
        [box.start_pool] * players,
        [box.start_supply] * players,
        [LOCKED] * players,
        [0] * players,
        [0] * players,
        [NOWHERE] * players,
        [0] * players,
        order[::-1],
        [NOWHERE] * players,
        [0] * players,
        [0] * players,
        [0] * (players * SHIPS),
        [0] * (players * SHIPS),
        rewards,
        dice,
        [NOWHERE] * 5,
        [0] * (players * len(box.sources)),
    )


def lay_tokens(box: Box, chance: Chance, cities: list[int], bonus: bool) -> tuple[list[int], list[int]]:
    """A token on each city, face up, the rest in two piles that are one sequence. Rule: gugong/setup (ruling 21)."""
    kinds = [kind for kind in range(len(TOKENS)) if bonus or not PLUS <= kind <= DISCOUNT]
    names = chance.shuffle("travel_tokens", [TOKENS[kind] for kind in kinds for _ in range(box.copies[kind])])
    drawn = [TOKENS.index(name) for name in names]
    laid = [NOWHERE] * len(CITIES)
    for city in cities:
        laid[city] = drawn.pop(0)
    return laid, drawn


def deal_sets(box: Box, order: list[int], sets: list[str]) -> list[tuple[int, ...]]:
    """The start player has set 1, the next one set 2 and so on; alone, the sets that the table chose."""
    hands: list[tuple[int, ...]] = [() for _ in order]
    for at, seat in enumerate(order):
        name = f"set{sets[at]}" if sets else f"set{at + 1}"
        hands[seat] = tuple(card for card in range(len(CARDS)) if box.home[card] == name)
    return hands


def lay_cards(box: Box, chance: Chance, hands: list[tuple[int, ...]], expert: bool) -> tuple[list[int], list[int]]:
    """The officials' seven gifts and the pile; in the expert variant all cards left are one pile (ruling 54)."""
    board = [card for card in range(len(CARDS)) if box.home[card] == "board"]
    pile = [card for card in range(len(CARDS)) if box.home[card] == "pile"]
    if expert:
        dealt = [card for hand in hands for card in hand]
        rest = named(chance, "card_pile", [card for card in range(len(CARDS)) if box.home[card] and card not in dealt])
        return rest[: len(PLACES)], rest[len(PLACES) :]
    return named(chance, "board_cards", board), named(chance, "card_pile", pile)


def named(chance: Chance, label: str, cards: list[int]) -> list[int]:
    """Cards shuffled by their names."""
    return [CARDS.index(name) for name in chance.shuffle(label, [CARDS[card] for card in cards])]


def lay_decrees(box: Box, chance: Chance) -> list[int]:
    """Two decrees of each level, the first one above the second. Rule: gugong/setup."""
    out: list[int] = []
    for level in range(1, LEVELS + 1):
        names = [TILES[tile] for tile in range(len(TILES)) if box.level[tile] == level]
        out += [TILES.index(name) for name in chance.shuffle(f"decrees/{level}", names)[:IN_PLAY]]
    return out


def draw_focus(chance: Chance, wanted: str) -> int:
    """The place that Meng helps, drawn or chosen. Rule: gugong/focus (ruling 27)."""
    return PLACES.index(chance.roll("meng_focus", PLACES) if wanted == "drawn" else wanted)


def deck(box: Box, easy: bool) -> list[int]:
    """Meng's cards: those of the places, and two special ones, or one in an easy game. Rule: gugong/solo-setup."""
    places = [place for place, copies in enumerate(box.automa) for _ in range(copies)]
    return places + [SPECIAL] * (1 if easy else box.special)


def automa_name(card: int) -> str:
    """What a card of Meng is called."""
    return "special" if card == SPECIAL else PLACES[card]


def shuffled_automa(chance: Chance, label: str, cards: list[int]) -> list[int]:
    """Meng's cards shuffled, from their names in order."""
    names: list[Any] = chance.shuffle(label, sorted(automa_name(card) for card in cards))
    return [SPECIAL if name == "special" else PLACES.index(name) for name in names]


def shuffled_hand(chance: Chance, day: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Meng's gifts of a day, top first. Rule: gugong/solo-setup (ruling 58)."""
    return tuple(named(chance, f"meng_cards/{day}", sorted(cards)))
