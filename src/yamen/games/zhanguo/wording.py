"""Facts that many sentences need: who sits where, what cards and tiles do. Words are keys of the catalogues."""

from __future__ import annotations

from typing import Final

from yamen.games.zhanguo.box import Niche
from yamen.games.zhanguo.components import ACTIONS, CARD_NAMES, DOMAINS, OFFICIALS, PIECES, REGIONS
from yamen.games.zhanguo.state import Zhanguo
from yamen.kernel.words import Fact, Words

PLACES: Final = 3  # for cards above a region


def who(table: Zhanguo, seat: int) -> Fact:
    """A seat as facts name it; alone, seat 1 is Li Si."""
    return seat if seat < table.seats else Words("name-lisi")


def effect_words(name: str) -> Words:
    """What a reward, a bonus or a starting tile does."""
    return Words(f"effect-{name.replace('_', '-')}")


def ability(table: Zhanguo, card: int) -> Words:
    """What a card above a board does."""
    box = table.box
    facts: dict[str, Fact] = {}
    if box.official[card] >= 0:
        facts["official"] = OFFICIALS[box.official[card]]
    if box.piece[card] >= 0:
        facts["piece"] = PIECES[box.piece[card]]
    if box.suit[card] >= 0:
        facts["domain"] = DOMAINS[box.suit[card]]
    for name, domain in zip(("first_domain", "second_domain"), box.pair[card], strict=False):
        facts[name] = DOMAINS[domain]
    return Words(f"ability-{box.ability_name[card].replace('_', '-')}", facts)


def written(table: Zhanguo, card: int) -> dict[str, Fact]:
    """What is written on a card: the action that triggers it, and what it does then."""
    return {"action": ACTIONS[table.box.trigger[card]], "effect": ability(table, card)}


def named(table: Zhanguo, card: int) -> dict[str, Fact]:
    """An alchemist card or a master, with what is written on it."""
    return {"alchemist": CARD_NAMES[card], **written(table, card)}


def trigger(table: Zhanguo, at: int) -> int:
    """The action that wakes the card at `at`: an emperor tile on it says it instead (ruling R14)."""
    tile = table.emperors[at]
    return table.box.emperor_trigger[tile] if tile >= 0 else table.box.trigger[table.cards[at]]


def on_place(key: str, table: Zhanguo, seat: int, place: int) -> Words:
    """A sentence about the card on a place above a seat's board; where none lies, it says so."""
    facts: dict[str, Fact] = {"region": REGIONS[place // PLACES], "place": place % PLACES + 1}
    at = seat * 15 + place
    card = table.cards[at]
    if card < 0:
        return Words("answer-wake-empty", facts)
    return Words(key, {**facts, "action": ACTIONS[trigger(table, at)], "effect": ability(table, card)})


def starting_words(table: Zhanguo, tile: int) -> Words:
    """What a starting tile gives: a general, then unrest, tokens and the rest."""
    facts = table.box.starting[tile]
    parts = [Words("effect-recruit-general-at-chu")]
    parts += [Words("starting-unrest", {"region": REGIONS[region]}) for region in facts.unrest]
    parts += [Words("starting-token", {"domain": DOMAINS[domain]}) for domain in facts.tokens]
    parts += [effect_words(effect.name) for effect in facts.effects]
    return listed(parts)


def listed(parts: list[Words]) -> Words:
    """Several things, one after the other."""
    out = parts[0]
    for part in parts[1:]:
        out = Words("list-and", {"first": out, "second": part})
    return out


def needs(tile: Niche) -> Words:
    """What a mausoleum tile asks for."""
    counts = (("governor", tile.governors), ("palace", tile.palaces), ("card", tile.cards), ("wall", tile.walls))
    parts = [Words(f"need-{name}", {"n": n}) for name, n in counts if n]
    if tile.alchemists:
        parts.append(Words("need-elixir", {"n": tile.alchemists, "multiplier": tile.multiplier}))
    return listed(parts)
