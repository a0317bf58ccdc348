"""What lies on the table of ZhanGuo: flat lists of small integers, most of them seat by seat.

`players` counts Li Si: alone, seat 1 is his. A region of a seat is `seat * 5 + region`, a place for a card above it
`seat * 15 + region * 3 + place`, an official `seat * 15 + region * 3 + kind`, a slot of the wall `section * 4 + slot`.
"""

from __future__ import annotations

from typing import Any, Final

from yamen.games.zhanguo.box import Box
from yamen.games.zhanguo.components import EDICTS, SUIT_OF
from yamen.games.zhanguo.saved import LISTS, NUMBERS, TUPLES
from yamen.kernel.rules import Rules
from yamen.kernel.state import State

LISI: Final = 1  # his seat, in a match for one
NONE: Final = -1
HAND: Final = 6
SOURCE_COUNT: Final = 10


class Zhanguo(State):
    """The whole table."""

    def __init__(
        self,
        rules: Rules,
        scene: str,
        seats: int,
        round: int,  # noqa: A002
        turn: int,
        card: int,
        action: int,
        fits: int,
        woken: int,
        row: int,
        masters: int,
        decks: tuple[tuple[int, ...], ...],
        starts: tuple[int, ...],
        wall_tiles: tuple[int, ...],
        governor_tiles: tuple[int, ...],
        symbols: tuple[int, ...],
        mausoleum: tuple[int, ...],
        lisi_actions: tuple[int, ...],
        lisi_discard: tuple[int, ...],
        lisi_deck: tuple[int, ...],
        discard: tuple[int, ...],
        lisi_tiles: tuple[int, ...],
        hands: list[int],
        cards: list[int],
        emperors: list[int],
        unrest: list[int],
        officials: list[int],
        reserve: list[int],
        workers: list[int],
        governors: list[int],
        palaces: list[int],
        stock: list[int],
        boats: list[int],
        locked: list[int],
        entrance: list[int],
        aside: list[int],
        tokens: list[int],
        supply: list[int],
        big: list[int],
        bonuses: list[int],
        palace_tiles: list[int],
        walls: list[int],
        piles: list[int],
        niches: list[int],
        order: list[int],
        column: list[int],
        court: list[int],
        ledger: list[int],
    ) -> None:
        super().__init__(rules, scene)
        box: Box = rules.box
        self.box = box
        self.seats = seats
        self.players = seats if seats > 1 else 2
        self.round = round  # 1 to 5; 0 before the first
        self.turn = turn  # how many turns of this round are over
        self.card = card  # the card just played to the court
        self.action = action  # and the action it was played for
        self.fits = fits  # 1 if its number suits that action
        self.woken = woken  # the places above the own board that were activated in this turn, as bits
        self.row = row  # of the rewards: how many are settled
        self.masters = masters  # masters beside the board, as bits
        self.decks = decks  # of each domain, top first
        self.starts = starts  # two starting tiles for each seat, then the one it chose
        self.wall_tiles = wall_tiles  # of each section
        self.governor_tiles = governor_tiles  # of each region, two places each
        self.symbols = symbols  # of each niche: the region or site it speaks of
        self.mausoleum = mausoleum  # the tile in each niche
        self.lisi_actions = lisi_actions  # his deck, top first
        self.lisi_discard = lisi_discard
        self.lisi_deck = lisi_deck  # his edicts of this round, top first
        self.discard = discard  # edicts he did not need
        self.lisi_tiles = lisi_tiles  # palace tiles that he took: region * 8 + tile
        self.hands = hands  # six places for each seat: two for each domain
        self.cards = cards  # above the boards
        self.emperors = emperors  # on those cards
        self.unrest = unrest
        self.officials = officials
        self.reserve = reserve  # officials not on the board: seat * 3 + kind
        self.workers = workers
        self.governors = governors
        self.palaces = palaces
        self.stock = stock  # governors, palaces, walls not yet built: seat * 3 + piece
        self.boats = boats
        self.locked = locked  # soldiers on the board
        self.entrance = entrance  # soldiers at the entrance of the mausoleum
        self.aside = aside  # alchemist cards and masters in hand, as bits
        self.tokens = tokens  # small ones: seat * 3 + domain
        self.supply = supply  # small ones left
        self.big = big  # who has each domain's big token, or NONE
        self.bonuses = bonuses  # who stands on each space with a bonus: region * 4 + space
        self.palace_tiles = palace_tiles  # region * 3 + place
        self.walls = walls  # who has built on each slot
        self.piles = piles  # emperor tiles: site * 2 + place, upper one first
        self.niches = niches  # whose soldier stands there: niche * 4 + slot
        self.order = order  # seats as they stand on the turn order track
        self.column = column  # whose marker stands on each row's reward of this round
        self.court = court  # the pile, top last
        self.ledger = ledger  # victory points: seat by seat, by source

    def copy(self) -> Zhanguo:
        """The same table once more."""
        return Zhanguo(
            self.rules,
            self.scene,
            self.seats,
            self.round,
            self.turn,
            self.card,
            self.action,
            self.fits,
            self.woken,
            self.row,
            self.masters,
            self.decks,
            self.starts,
            self.wall_tiles,
            self.governor_tiles,
            self.symbols,
            self.mausoleum,
            self.lisi_actions,
            self.lisi_discard,
            self.lisi_deck,
            self.discard,
            self.lisi_tiles,
            self.hands[:],
            self.cards[:],
            self.emperors[:],
            self.unrest[:],
            self.officials[:],
            self.reserve[:],
            self.workers[:],
            self.governors[:],
            self.palaces[:],
            self.stock[:],
            self.boats[:],
            self.locked[:],
            self.entrance[:],
            self.aside[:],
            self.tokens[:],
            self.supply[:],
            self.big[:],
            self.bonuses[:],
            self.palace_tiles[:],
            self.walls[:],
            self.piles[:],
            self.niches[:],
            self.order[:],
            self.column[:],
            self.court[:],
            self.ledger[:],
        )

    def encode(self) -> dict[str, Any]:
        """The whole table as JSON values."""
        out: dict[str, Any] = {
            "scene": self.scene,
            "seats": self.seats,
            "numbers": [getattr(self, name) for name in NUMBERS],
            "decks": [list(deck) for deck in self.decks],
        }
        for name in (*TUPLES, *LISTS):
            out[name] = list(getattr(self, name))
        return out

    # --- what the rules ask again and again ---------------------------------------------------------------------------

    def cards_in(self, seat: int, region: int) -> int:
        """How many cards lie above a region of a seat's board: alchemist cards count too (ruling R58).

        They fill its places from the first.
        """
        at = seat * 15 + region * 3
        cards = self.cards
        if cards[at] < 0:
            return 0
        if cards[at + 1] < 0:
            return 1
        return 2 if cards[at + 2] < 0 else 3

    def suit_in(self, seat: int, region: int, suit: int) -> int:
        """How many cards of a suit lie above a region of a seat's board; masters are alchemists (ruling R25)."""
        at = seat * 15 + region * 3
        n = 0
        for card in self.cards[at : at + 3]:
            if card >= 0 and SUIT_OF[card] == suit:
                n += 1
        return n

    def suit_above(self, seat: int, suit: int) -> int:
        """How many cards of a suit lie above a seat's whole board."""
        n = 0
        for card in self.cards[seat * 15 : seat * 15 + 15]:
            if card >= 0 and SUIT_OF[card] == suit:
                n += 1
        return n

    def alchemists_above(self, seat: int) -> int:
        """How many alchemist cards, masters included (ruling R59), lie above a seat's board."""
        n = 0
        for card in self.cards[seat * 15 : seat * 15 + 15]:
            if card >= EDICTS:
                n += 1
        return n

    def token_value(self, seat: int, domain: int) -> int:
        """What a seat's tokens of a domain are worth together."""
        value = self.tokens[seat * 3 + domain]
        return value + self.box.big if self.big[domain] == seat else value

    def points(self, seat: int) -> int:
        """A seat's victory points."""
        return sum(self.ledger[seat * SOURCE_COUNT : seat * SOURCE_COUNT + SOURCE_COUNT])

    def score(self, seat: int, source: int, points: int) -> None:
        """A seat gets victory points from a source."""
        self.ledger[seat * SOURCE_COUNT + source] += points
