"""Deal the unknown anew: the others' hands and sealed starting tiles, the decks, Li Si's decks."""

from __future__ import annotations

from typing import Any

from yamen.games.zhanguo.components import STARTING_TILES
from yamen.games.zhanguo.state import HAND, NONE, Zhanguo
from yamen.kernel.chance import Chance


def deal(base: Zhanguo, now: Zhanguo, luck: dict[str, Any], seat: int, chance: Chance) -> None:
    """Everything a seat cannot know is dealt again. What was shown since the checkpoint stays where it was then."""
    starting_tiles(base, seat, chance)
    hidden = unknown_places(base, now, seat)
    unseen = [held(base, place) for place in hidden]
    unseen += [card for deck in base.decks for card in deck]
    unseen += base.discard
    lisi = [held(base, place) for place in hidden if place >= LISI_DECK]
    pools = [
        chance.shuffle(f"unknown/{domain}", sorted(card for card in unseen if card // 40 == domain))
        for domain in range(3)
    ]
    for place in hidden:
        if place < LISI_DECK:
            base.hands[place] = pools[base.hands[place] // 40].pop()
    deal_lisi(base, now, lisi, pools, chance)
    base.decks = tuple(tuple(pools[domain][: len(base.decks[domain])]) for domain in range(3))


LISI_DECK = 1000  # places from here on are those of Li Si's edicts, counted from the top


def held(table: Zhanguo, place: int) -> int:
    """The edict in a place of a hand or of Li Si's deck."""
    return table.lisi_deck[place - LISI_DECK] if place >= LISI_DECK else table.hands[place]


def unknown_places(base: Zhanguo, now: Zhanguo, seat: int) -> list[int]:
    """Where edicts lie that a seat has not seen: a card that left its hand since then was seen."""
    out: list[int] = []
    for place, card in enumerate(base.hands):
        if card != NONE and place // HAND != seat and now.hands[place] == card:
            out.append(place)
    shown = len(base.lisi_deck) - len(now.lisi_deck)
    return out + [LISI_DECK + i for i in range(shown, len(base.lisi_deck))]


def deal_lisi(base: Zhanguo, now: Zhanguo, lisi: list[int], pools: list[list[int]], chance: Chance) -> None:
    """His unseen edicts keep the number of each domain, for their backs were seen when he drew; their order is unknown.

    So it is with those he discarded, and with the order of his action cards. All are sorted first: how they really lie
    must not show in how they are dealt.
    """
    fresh = [pools[card // 40].pop() for card in sorted(lisi)]
    shown = len(base.lisi_deck) - len(lisi)
    base.lisi_deck = (*base.lisi_deck[:shown], *chance.shuffle("unknown/lisi", fresh))
    base.discard = tuple(pools[card // 40].pop() for card in sorted(base.discard))
    turned = len(base.lisi_actions) - len(now.lisi_actions)
    rest = chance.shuffle("unknown/actions", sorted(base.lisi_actions[turned:]))
    base.lisi_actions = (*base.lisi_actions[:turned], *rest)


def starting_tiles(base: Zhanguo, seat: int, chance: Chance) -> None:
    """While tiles are being chosen a seat knows its own two."""
    if base.scene != "start":
        return
    own = base.starts[seat * 2 : seat * 2 + 2] if seat >= 0 else ()
    rest = chance.shuffle("unknown/starting", [tile for tile in range(len(STARTING_TILES)) if tile not in own])
    tiles: list[int] = []
    for other in range(base.seats):
        tiles += own if other == seat else [rest.pop(), rest.pop()]
    base.starts = tuple(tiles)
