"""What is true of ZhanGuo at every moment of every match, whatever anybody answers."""

from __future__ import annotations

from typing import cast

from yamen.games.zhanguo.components import EDICTS, FIRST_MASTER
from yamen.games.zhanguo.reading import decode
from yamen.games.zhanguo.state import HAND, LISI, Zhanguo
from yamen.kernel.play import Play

MOST_QUESTIONS = 700  # for one seat: five rounds of six turns, each with up to some twenty questions


class Watch:
    """Looks at one match from its beginning on; `look` after every answer."""

    def __init__(self, play: Play) -> None:
        self.play = play
        table = cast("Zhanguo", play.state)
        self.boats = table.boats[:]
        self.points = [0] * table.players
        self.masters = table.masters.bit_count()
        self.palace_tiles = sum(tile >= 0 for tile in table.palace_tiles)
        self.looks = 0
        self.look()

    def look(self) -> None:
        """Everything that must be so now."""
        table = cast("Zhanguo", self.play.state)
        self.edicts(table)
        self.alchemists(table)
        self.people(table)
        self.pieces(table)
        self.tokens(table)
        self.numbers(table)
        self.looks += 1
        assert self.looks <= MOST_QUESTIONS * table.players, "endless"

    def edicts(self, table: Zhanguo) -> None:
        """Every edict lies in exactly one place; cards fill the places above a region from the first."""
        lying = [card for deck in table.decks for card in deck]
        for places in (table.hands, table.cards, table.court, table.lisi_deck, table.discard):
            lying += [card for card in places if 0 <= card < EDICTS]
        assert sorted(lying) == list(range(EDICTS)), "edicts"
        for at in range(0, len(table.cards), 3):
            row = [card >= 0 for card in table.cards[at : at + 3]]
            assert row == sorted(row, reverse=True), "places"
        for card, tile in zip(table.cards, table.emperors, strict=True):
            assert card >= 0 or tile < 0, "emperor"

    def alchemists(self, table: Zhanguo) -> None:
        """Each seat has its five alchemist cards, aside or above its board; each master in play is somewhere once."""
        masters = table.masters.bit_count()
        for seat in range(table.players):
            above = [card for card in table.cards[seat * 15 : seat * 15 + 15] if card >= EDICTS]
            aside = [EDICTS + i for i in range(10) if table.aside[seat] >> i & 1]
            own = sorted(card for card in above + aside if card < FIRST_MASTER)
            assert own == list(range(EDICTS, FIRST_MASTER)), "alchemists"
            masters += sum(card >= FIRST_MASTER for card in above + aside)
        assert masters == self.masters, "masters"

    def people(self, table: Zhanguo) -> None:
        """Four officials of each kind, nine soldiers; unrest from 0 to 3."""
        assert all(0 <= n <= 3 for n in table.unrest), "unrest"
        assert min(table.workers + table.reserve + table.officials) >= 0, "people"
        for seat in range(table.seats):
            for kind in range(3):
                posts = sum(table.officials[seat * 15 + region * 3 + kind] for region in range(5))
                assert posts + table.reserve[seat * 3 + kind] == 4, "officials"
        for seat in range(table.players):
            assert table.locked[seat] + table.entrance[seat] + table.niches.count(seat) == 9, "soldiers"
            for niche in range(9):
                assert table.niches[niche * 4 : niche * 4 + 4].count(seat) <= 1, "two soldiers"

    def pieces(self, table: Zhanguo) -> None:
        """Seven governors, six palaces, six walls a seat; one wall a section; bonus spaces are among the governors."""
        for seat in range(table.players):
            at = seat * 5
            assert sum(table.governors[at : at + 5]) + table.stock[seat * 3] == 7, "governors"
            assert sum(table.palaces[at : at + 5]) + table.stock[seat * 3 + 1] == 6, "palaces"
            assert table.walls.count(seat) + table.stock[seat * 3 + 2] == 6, "walls"
            for section in range(6):
                assert table.walls[section * 4 : section * 4 + 4].count(seat) <= 1, "two walls"
            for region in range(5):
                here = table.bonuses[region * 4 : region * 4 + 4].count(seat)
                assert here <= table.governors[at + region], "bonuses"
        assert sum(tile >= 0 for tile in table.palace_tiles) <= self.palace_tiles, "palace tiles"
        lying = [tile for tile in table.piles + table.emperors if tile >= 0]
        assert len(set(lying)) == len(lying), "emperor tiles"

    def tokens(self, table: Zhanguo) -> None:
        """Small tokens are conserved, and none is less than none."""
        for domain in range(3):
            held = [table.tokens[seat * 3 + domain] for seat in range(table.players)]
            assert min(held) >= 0 <= table.supply[domain], "tokens"
            assert sum(held) + table.supply[domain] == table.box.tokens[table.players], "tokens"

    def numbers(self, table: Zhanguo) -> None:
        """Boats and points never go back; markers stand once each; rounds are five."""
        assert all(now >= before for now, before in zip(table.boats, self.boats, strict=True)), "boat"
        self.boats = table.boats[:]
        points = [table.points(seat) for seat in range(table.players)]
        assert all(now >= before for now, before in zip(points, self.points, strict=True)), "points"
        self.points = points
        assert sorted(table.order) == list(range(table.players)), "order"
        assert 0 <= table.round <= 5, "round"
        assert 0 <= table.turn <= table.players * HAND, "turn"
        if table.scene == "turn":
            held = sum(card >= 0 for card in table.hands)
            left = table.players * HAND - table.turn
            lisi = sum(table.order[(table.turn + i) % 2] == LISI for i in range(left)) if table.seats == 1 else 0
            assert held == left - lisi, "hands"

    def end(self) -> None:
        """It ends after five rounds, with every hand played and at least one winner (Li Si, alone)."""
        table = cast("Zhanguo", self.play.state)
        assert not self.play.asks, "not over"
        assert (table.scene, table.round) == ("", 5), "end"
        assert max(table.hands) < 0, "cards left"
        assert all(sum(table.tokens[seat * 3 : seat * 3 + 3]) <= 5 for seat in range(table.players)), "limit"
        assert table.seats == 1 or 1 in table.rules.ranking(table), "ranking"

    def saved(self) -> None:
        """A table that was written and read again is the same."""
        table = cast("Zhanguo", self.play.base)
        assert decode(table.rules, table.encode()).encode() == table.encode(), "encode"
