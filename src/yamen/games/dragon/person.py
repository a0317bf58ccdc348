"""Phase 2: each seat plays a person card and takes that person into a palace.

Rulebook: Phase 2, Persons.
"""

from __future__ import annotations

from yamen.games.dragon import news
from yamen.games.dragon.components import CARDS, KINDS, KINDS_OF, TYPE_OF, TYPES, WILD
from yamen.games.dragon.palaces import move_in, move_out, persons_in, with_room
from yamen.games.dragon.prompts import CARD, DECLINE, HOUSE, REPLACE, TILE, refuse_house, refuse_person
from yamen.games.dragon.state import Dragon
from yamen.kernel.ask import Ask, Refusal
from yamen.kernel.words import Words


def cards_in_hand(table: Dragon, seat: int) -> list[int]:
    """The person cards a seat has not played; the two wild ones are alike."""
    at = seat * len(CARDS)
    hands = table.hands
    out: list[int] = []
    for card in range(len(CARDS)):
        if hands[at + card]:
            out.append(card)
    return out


def tiles_for(table: Dragon, card: int) -> list[int]:
    """The kinds that a card fetches: its own type, or with "?" any, as far as tiles are left (rulings R13, R37)."""
    supply = table.supply
    if card == WILD:
        return [kind for kind in range(len(KINDS)) if supply[kind]]
    return [kind for kind in KINDS_OF[card] if supply[kind]]


async def hire(table: Dragon) -> str:
    """A seat plays a person card and takes a tile of that person; with none left it comes away empty-handed.

    Rules: dragon/hire, dragon/wild, dragon/empty-handed (ruling R12: such a card may be played at any time).
    """
    seat = table.queue[table.turn]
    card = await Ask(seat, CARD, cards_in_hand(table, seat), refuse_card)
    table.hands[seat * len(CARDS) + card] -= 1
    if table.herald is not None:
        news.card_played(table, seat, card)
    tiles = tiles_for(table, card)
    if tiles:
        kind = await Ask(seat, TILE, tiles, refuse_tile, card)
        await settle(table, seat, kind)
    elif table.herald is not None:
        news.empty_handed(table, seat, card)
    table.turn += 1
    return "hire" if table.turn < table.seats else "event"


async def settle(table: Dragon, seat: int, kind: int) -> None:
    """While there is room the person must move in. Else it replaces another one, or is declined without points.

    Rules: dragon/palaces, dragon/replace (rulings R14, R15, R38).
    """
    rooms = with_room(table, seat)
    if rooms:
        plot = await Ask(seat, HOUSE, rooms, refuse_house)
        move_in(table, seat, kind, plot)
        return
    leaving = await Ask(seat, REPLACE, [*persons_in(table, seat), DECLINE], refuse_person, "dragon/replace")
    if leaving == DECLINE:
        table.supply[kind] -= 1
        if table.herald is not None:
            news.declined(table, seat, kind)
        return
    move_out(table, seat, leaving & 15, leaving >> 4)
    if table.herald is not None:
        news.moved_out(table, seat, leaving & 15, leaving >> 4, "dragon/replace")
    move_in(table, seat, kind, leaving >> 4)


def refuse_card(table: Dragon, seat: int, card: int, about: object) -> Refusal:
    """The card has been played."""
    return Refusal("no-card-left", "dragon/hire", {"card": CARDS[card]})


def refuse_tile(table: Dragon, seat: int, kind: int, card: int) -> Refusal:
    """None of these tiles is left, or the card shows another person."""
    facts: dict[str, int | str | Words] = {"person": KINDS[kind]}
    if card not in (WILD, TYPE_OF[kind]):
        return Refusal("no-tile-other", "dragon/hire", {**facts, "card": TYPES[card]})
    return Refusal("no-tile-left", "dragon/hire", facts)
