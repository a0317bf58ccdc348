"""What governors, palaces, walls, the boat and alchemist cards are worth in ZhanGuo."""

from __future__ import annotations

from typing import Final

from yamen.bots.steady.zhanguo_weights import Weights
from yamen.bots.steady.zhanguo_worth import CARDS, ELIXIR, GOVERN, PALACE, WALLS, Worth
from yamen.games.zhanguo.components import (
    DOUBLE,
    EDICTS,
    ELIXIR_NICHE,
    MASTER,
    PLAIN,
    SUIT_OF,
)
from yamen.games.zhanguo.final import counted
from yamen.games.zhanguo.prompts_build import tile_value
from yamen.games.zhanguo.state import Zhanguo
from yamen.games.zhanguo.wall import top_tile

SUIT_RATES: Final = ("writing_card", "currency_card", "laws_card", "alchemist_card")


class Works(Worth):
    """Worth of what is built on the board, and of what leads there."""

    def __init__(self, w: Weights, table: Zhanguo, seat: int) -> None:
        super().__init__(w, table, seat)
        self._governs = [-1.0] * 5
        self._counts: dict[str, float] = {}
        self._tolls: list[float] = []

    # --- governors ----------------------------------------------------------------------------------------------------

    def govern(self, region: int) -> float:
        """Another governor in a region: the majority and the mausoleum, without bonus and calm."""
        if self._governs[region] < 0:
            table = self.table
            own = table.governors[self.seat * 5 + region]
            best = 0
            for other in range(table.players):
                if other != self.seat:
                    best = max(best, table.governors[other * 5 + region])
            points = float(self.box.majority[table.players])
            if table.seats == 1:
                points *= 1 + self.w.rival
            worth = points * (self.keeps(own + 1, best) - self.keeps(own, best))
            worth += self.step(region, GOVERN)
            if not own:
                worth += self.rate("governor")
            self._governs[region] = worth
        return self._governs[region]

    def keeps(self, own: int, best: int) -> float:
        """How likely a majority stays, or what share of it."""
        if not own:
            return 0.0
        table = self.table
        tie = 0.5 if table.seats > 1 or not self.box.level.wins_ties else 0.0
        sure = tie if own == best else float(own > best)
        soft = self.w.lead[min(3, max(-3, own - best)) + 3]
        return soft * self.late + sure * (1 - self.late)

    def recruit(self, kind: int, region: int) -> float:
        """An official more in a region."""
        officials = self.table.officials
        at = self.seat * 15 + region * 3
        if officials[at + kind]:
            return self.w.crowd * self.late
        kinds = (officials[at] > 0) + (officials[at + 1] > 0) + (officials[at + 2] > 0)
        share = self.w.posted[kinds + 1] - self.w.posted[kinds]
        return share * self.govern(region) * self.late + self.office(kind, not self.presence(kind))

    def leave(self, kind: int, region: int) -> float:
        """An official less in a region (0 or below)."""
        officials = self.table.officials
        at = self.seat * 15 + region * 3
        if officials[at + kind] > 1:
            return -self.w.crowd * self.late
        kinds = (officials[at] > 0) + (officials[at + 1] > 0) + (officials[at + 2] > 0)
        share = self.w.posted[kinds] - self.w.posted[kinds - 1]
        return -share * self.govern(region) * self.late - self.office(kind, self.presence(kind) < 2)

    def dismiss(self, region: int) -> float:
        """One official of each kind leaves a region (0 or below)."""
        officials = self.table.officials
        at = self.seat * 15 + region * 3
        kinds = (officials[at] > 1) + (officials[at + 1] > 1) + (officials[at + 2] > 1)
        worth = -(self.w.posted[3] - self.w.posted[kinds]) * self.govern(region) * self.late
        for kind in range(3):
            if officials[at + kind] > 1:
                worth -= self.w.crowd * self.late
            else:
                worth -= self.office(kind, self.presence(kind) < 2)
        return worth

    def calmed(self, region: int) -> float:
        """All unrest leaves a region."""
        return self.unrest(region, -3)

    # --- palaces and walls --------------------------------------------------------------------------------------------

    def palace(self, region: int) -> float:
        """A palace in a region with its best tile; workers and big token are counted elsewhere."""
        worth = self.box.palace_points + self.step(region, PALACE)
        best = 0.0
        for tile in self.table.palace_tiles[region * 3 : region * 3 + 3]:
            if tile >= 0:
                best = max(best, self.tile(region, tile))
        if not self.table.palaces[self.seat * 5 + region]:
            worth += self.rate("palace")
        return worth + best

    def tile(self, region: int, tile: int) -> float:
        """A palace tile with its unrest; one that cannot be taken is worth nothing."""
        more = self.box.tile_unrest[tile]
        if not more:
            return float(tile_value(self.table, self.seat, region, tile))
        if self.table.unrest[self.seat * 5 + region] + more > self.box.most_unrest:
            return 0.0
        return tile_value(self.table, self.seat, region, tile) + self.unrest(region, more)

    def paid(self, region: int, n: int) -> float:
        """What workers who leave a region are missed for."""
        w = self.w
        at = self.seat * 5
        here = self.table.workers[at : at + 5]
        total = sum(here)
        worth = sum(w.worker[min(max(0, total - 1 - i), 8)] for i in range(n))
        if here[region] == n:
            if 5 - here.count(0) <= 3:
                worth += w.spread
            return worth * min(1.0, self.left / 4) + self.rate("worker")
        return worth * min(1.0, self.left / 4)

    def toll(self, n: int) -> float:
        """Workers of so many regions, from where they are missed least."""
        if not self._tolls:
            workers = self.table.workers[self.seat * 5 : self.seat * 5 + 5]
            each = sorted([self.paid(region, 1) for region in range(5) if workers[region]])
            self._tolls = [sum(each[:i]) for i in range(4)]
        return self._tolls[n]

    def fulfilled(self, section: int) -> float:
        """How often the tile of a section will be fulfilled at the end."""
        per = self.box.wall_per[self.table.wall_tiles[section]]
        found = self._counts.get(per)
        if found is None:
            now = counted(self.table, self.seat, per)
            usual = self.w.count if per != "set" else 1.5
            found = now + self.late * max(0.0, usual - now) * 0.8
            self._counts[per] = found
        return found

    def wall(self, slot: int) -> float:
        """A wall on a slot; its workers are counted elsewhere."""
        table = self.table
        section = slot // 4
        cost = self.box.wall_costs[table.players][section][slot % 4]
        tile = table.wall_tiles[section]
        value: int = self.box.wall_values[tile][cost - 1]
        worth = value * self.fulfilled(section)
        worth += self.step(5 + slot // 8, WALLS)
        if max(table.walls[section * 4 : section * 4 + 4]) < 0 and top_tile(table, slot // 8) >= 0:
            worth += self.w.emperor * self.late
        return worth

    # --- the elixir ---------------------------------------------------------------------------------------------------

    def multiplier(self) -> float:
        """What an alchemist card will count at the end."""
        now = self.box.multiplier[self.table.boats[self.seat]]
        return now + self.late * max(0.3, self.w.multiplier - now)

    def sail(self, n: int) -> float:
        """So many spaces forward, with the symbols on the way."""
        table = self.table
        box = self.box
        before = table.boats[self.seat]
        after = min(before + n, box.boat_end)
        if after == before:
            return 0.0
        above = table.alchemists_above(self.seat)
        steps: int = box.multiplier[after] - box.multiplier[before]
        worth = steps * (above + self.late * max(0.0, self.w.above - above))
        worth += self.w.space * (after - before) * self.late
        if steps:
            worth += self.step(ELIXIR_NICHE, ELIXIR)
        for symbol in box.symbols[before + 1 : after + 1]:
            if symbol == MASTER:
                worth += self.w.master * self.late
            elif symbol != PLAIN:
                worth += self.symbol() * (2 if symbol == DOUBLE else 1)
        return worth

    def symbol(self) -> float:
        """A symbol of the elixir: the better of its two uses."""
        table = self.table
        seat = self.seat
        best = self.soldier() if table.locked[seat] else 0.0
        if table.aside[seat]:
            for region in range(5):
                if table.officials[seat * 15 + region * 3] and table.cards_in(seat, region) < 3:
                    return max(best, self.alchemist(region) + 1.5 * self.late)
        return best

    def alchemist(self, region: int) -> float:
        """An alchemist card above a region, without its ability."""
        return self.multiplier() + self.step(ELIXIR_NICHE, ELIXIR) + self.card(EDICTS, region)

    def card(self, card: int, region: int) -> float:
        """A card above a region, for what counts cards: palaces, walls, the mausoleum; it takes a place."""
        table = self.table
        suit = SUIT_OF[card]
        worth = self.step(region, CARDS) - self.w.slot * self.late
        for tile in table.palace_tiles[region * 3 : region * 3 + 3]:
            if tile in (suit, 4):
                worth += self.w.suit * self.late
                break
        if self.rates() and not table.suit_in(self.seat, region, suit):
            worth += self.rate(SUIT_RATES[suit])
        return worth
