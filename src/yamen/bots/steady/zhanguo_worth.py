"""What tokens, soldiers, unrest, workers and officials are worth in ZhanGuo, in victory points by the end."""

from __future__ import annotations

from typing import Final

from yamen.games.zhanguo.components import ELIXIR_NICHE
from yamen.games.zhanguo.final import LINES
from yamen.games.zhanguo.mausoleum import free_slot, walls_on
from yamen.games.zhanguo.state import NONE, Zhanguo

LINES_OF: Final = tuple(tuple(line for line in LINES if niche in line) for niche in range(9))
GOVERN: Final = 0  # what a tile of the mausoleum asks for
PALACE: Final = 1
CARDS: Final = 2
WALLS: Final = 3
ELIXIR: Final = 4
KIND_NAMES: Final = ("alchemist", "architect", "general")


class Weights:
    """The numbers that can be tuned."""

    def __init__(self) -> None:
        self.horizon = 10.0  # with so many turns to come, anything can still be used
        self.token = 1.3
        self.soldier = 4.5  # a soldier who will find his tile
        self.crowded = 0.75  # for each who waits already
        self.entry = 3.0  # what of a tile's points is the soldier's own worth
        self.step = (0.0, 0.6, 0.28, 0.16, 0.1, 0.07, 0.05, 0.04, 0.03)  # of a tile, by pieces still missing
        self.line = (1.0, 3.0, 10.0)  # a line, by soldiers that stand in it
        self.unrest = (0.0, 0.5, 1.3, 3.2)
        self.asleep = 0.7  # a card in a region in uproar
        self.worker = (2.3, 2.3, 2.3, 2.0, 1.7, 1.2, 0.8, 0.4, 0.2)  # each one more
        self.spread = 0.5  # another region with workers, up to three
        self.posted = (0.0, 0.12, 0.32, 0.55)  # of a governor, by kinds of officials there
        self.first = (3.0, 2.0, 4.0)  # the first alchemist, architect, general
        self.more = (0.6, 0.6, 1.0)  # in another region too
        self.crowd = 0.2  # beside another of the same kind
        self.lead = (0.03, 0.08, 0.2, 0.45, 0.7, 0.9, 0.97)  # to keep a majority, by governors more (-3 to 3)
        self.rival = 0.5  # what Li Si loses counts too
        self.master = 3.0
        self.multiplier = 3.4  # what an alchemist card counts at the end, if the boat has time
        self.above = 3.0  # alchemist cards at the end, if there is time
        self.space = 0.4  # a space of the way to the elixir
        self.slot = 1.0  # a place above the board
        self.emperor = 1.5
        self.count = 2.6  # how often a wall tile is fulfilled at the end, if there is time
        self.suit = 0.5  # a card that a palace tile of its region will count
        self.step_aside = 0.4  # an official who may move
        self.flex = 1.0  # a number at the edge, kept for court
        self.wakes = 0.75  # how much of a card's ability will be used
        self.rate = (0.15, 0.17, 0.08, 0.11, 0.05, 0.09)  # how often a turn is used for each action
        self.race = (0.35, 0.8)  # of a reward, when a round begins and ends
        self.start = (3.5, 3.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.5, 1.5, 3.5)  # starting tiles


class Worth:
    """How one seat stands at one moment. It looks at nothing but the open board and the seat's own hand."""

    def __init__(self, w: Weights, table: Zhanguo, seat: int) -> None:
        self.w = w
        self.table = table
        self.seat = seat
        self.box = table.box
        self.held = 6 - table.hands[seat * 6 : seat * 6 + 6].count(NONE)
        self.left = self.held + (table.box.rounds - table.round) * 6  # own turns to come
        self.late = min(1.0, self.left / w.horizon)  # 1 while there is time, 0 at the end
        self._niches: list[float] | None = None
        self._lacks: list[tuple[int, ...]] = []
        self._rates: dict[str, int] | None = None
        self._soldier = -1.0

    # --- the mausoleum ------------------------------------------------------------------------------------------------

    def niches(self) -> list[float]:
        """Each tile's points for this seat with its share of the lines, 0 if it cannot have any."""
        if self._niches is None:
            table = self.table
            seat = self.seat
            mine = [seat in table.niches[niche * 4 : niche * 4 + 4] for niche in range(9)]
            out: list[float] = []
            for niche in range(9):
                slot = -1 if mine[niche] else free_slot(table, niche)
                if slot < 0:
                    out.append(0.0)
                    continue
                worth = float(self.box.niches[table.mausoleum[niche]].points[slot])
                for line in LINES_OF[niche]:
                    stand = mine[line[0]] + mine[line[1]] + mine[line[2]]
                    worth += self.w.line[stand] * (1.0 if stand == 2 else self.late)
                out.append(worth)
            self._niches = out
            self._lacks = [self.lacks(niche) if out[niche] else () for niche in range(9)]
        return self._niches

    def lacks(self, niche: int) -> tuple[int, ...]:
        """How many governors, palaces, cards, walls and steps to the elixir a tile still asks for."""
        table = self.table
        seat = self.seat
        tile = self.box.niches[table.mausoleum[niche]]
        symbol = table.symbols[niche]
        if symbol == ELIXIR_NICHE:
            boat = max(0, tile.multiplier - self.box.multiplier[table.boats[seat]])
            return 0, 0, 0, 0, boat + max(0, tile.alchemists - table.alchemists_above(seat))
        if symbol >= 5:
            return 0, 0, 0, max(0, tile.walls - walls_on(table, seat, symbol - 5)), 0
        at = seat * 5 + symbol
        cards = tile.cards - table.cards_in(seat, symbol) if tile.cards else 0
        return (
            max(0, tile.governors - table.governors[at]),
            max(0, tile.palaces - table.palaces[at]),
            max(0, cards),
            0,
            0,
        )

    def step(self, symbol: int, part: int) -> float:
        """What one more piece brings towards the tile of a region, a site or the elixir."""
        niches = self.niches()
        niche = self.table.symbols.index(symbol)
        lacks = self._lacks[niche]
        if not lacks or not lacks[part]:
            return 0.0
        missing = sum(lacks)
        soon = 1.0 if missing == 1 else self.late
        return max(0.0, niches[niche] - self.w.entry) * self.w.step[min(missing, 8)] * soon

    def soldier(self) -> float:
        """One more soldier at the entrance."""
        if self._soldier < 0:
            waiting = self.table.entrance[self.seat]
            niches = self.niches()
            ready = sorted([niches[i] for i in range(9) if self._lacks[i] and not sum(self._lacks[i])], reverse=True)
            remaining = self.box.remaining
            last = remaining[min(waiting + 1, len(remaining) - 1)] - remaining[min(waiting, len(remaining) - 1)]
            worth = max(float(last), self.w.soldier * self.late * self.w.crowded**waiting)
            if len(ready) > waiting:
                worth = max(worth, ready[waiting])
            self._soldier = worth
        return self._soldier

    # --- unrest, tokens -----------------------------------------------------------------------------------------------

    def rates(self) -> dict[str, int]:
        """What the tiles under this seat's walls give, by what they count."""
        if self._rates is None:
            table = self.table
            out: dict[str, int] = {}
            for section in range(6):
                at = section * 4
                here = table.walls[at : at + 4]
                if self.seat in here:
                    tile = table.wall_tiles[section]
                    cost = self.box.wall_costs[table.players][section][here.index(self.seat)]
                    per = self.box.wall_per[tile]
                    out[per] = out.get(per, 0) + self.box.wall_values[tile][cost - 1]
            self._rates = out
        return self._rates

    def rate(self, per: str) -> float:
        """What another region that fulfils this brings at the end, if it stays so."""
        return self.rates().get(per, 0) * (1.0 - 0.5 * self.late)

    def unrest(self, region: int, by: int) -> float:
        """A change of unrest in a region, as a gain (mostly below 0 when it rises)."""
        now = self.table.unrest[self.seat * 5 + region]
        after = max(0, now + by)
        if after == now:
            return 0.0
        worth = (self.w.unrest[now] - self.w.unrest[min(after, 3)]) * self.late
        if (now == 3) != (after >= 3):
            cards = self.w.asleep * self.table.cards_in(self.seat, region) * self.late
            worth += cards if now == 3 else -cards
        if not now:
            worth -= self.rate("calm")
        elif not after:
            worth += self.rate("calm")
        return worth

    def tokens(self, domain: int, n: int) -> float:
        """So many small tokens of a domain: a third of a soldier each, and the race for the reward."""
        table = self.table
        n = min(n, table.supply[domain])
        if not n:
            return 0.0
        return self.coins(domain, n)

    def coins(self, domain: int, n: int) -> float:
        """The value of so many more tokens of a domain, whether or not the supply has them."""
        table = self.table
        seat = self.seat
        w = self.w
        own = table.token_value(seat, domain)
        best = 0
        for other in range(table.players):
            if other != seat:
                best = max(best, table.token_value(other, domain))
        held = sum(table.tokens[seat * 3 : seat * 3 + 3])
        each = w.token if table.round < self.box.rounds else min(w.token, self.soldier() * 0.3)
        if not table.locked[seat]:
            each = 0.0
        elif held > 8:
            each *= 0.4
        far, near = w.race
        chance = near - (near - far) * self.held / 6
        reward = GIFTS.get(self.box.rewards[domain][max(0, table.round - 1)].name, 2.0)
        return n * each + reward * chance * (ahead(own + n, best) - ahead(own, best))

    # --- workers, officials -------------------------------------------------------------------------------------------

    def workers(self, region: int, n: int) -> float:
        """So many workers more in a region."""
        table = self.table
        w = self.w
        here = table.workers[self.seat * 5 : self.seat * 5 + 5]
        total = sum(here)
        worth = sum(w.worker[min(total + i, 8)] for i in range(n))
        if not here[region]:
            if 5 - here.count(0) < 3:
                worth += w.spread
            worth = worth * min(1.0, self.left / 4) + self.rate("worker")
        else:
            worth *= min(1.0, self.left / 4)
        return worth

    def posts(self, region: int, alchemists: int, architects: int, generals: int, govern: float) -> float:
        """What officials of these numbers are worth in a region where a governor is worth so much."""
        w = self.w
        table = self.table
        counts = (alchemists, architects, generals)
        kinds = (alchemists > 0) + (architects > 0) + (generals > 0)
        worth = w.posted[kinds] * govern
        for kind in range(3):
            n = counts[kind]
            if n:
                elsewhere = False
                for other in range(5):
                    if other != region and table.officials[self.seat * 15 + other * 3 + kind]:
                        elsewhere = True
                        break
                worth += (w.more[kind] if elsewhere else w.first[kind]) + w.crowd * (n - 1)
        worth *= self.late
        if self.rates():
            for kind in range(3):
                if counts[kind]:
                    worth += self.rate(KIND_NAMES[kind])
        return worth


def ahead(own: int, best: int) -> float:
    """How likely so many tokens win a reward against the best other."""
    if not own:
        return 0.0
    return min(1.0, max(0.1, 0.55 + 0.2 * (own - best)))


# What rewards are worth in the race for tokens; when one is offered it is looked at closely.
GIFTS: Final = {
    "recruit_1_any_at_chu": 2.0,
    "recruit_1_any": 2.2,
    "recruit_2_any": 4.5,
    "recruit_2_generals_at_chu": 2.5,
    "recruit_2_architects_at_chu": 2.5,
    "recruit_general_and_architect_at_wei": 4.0,
    "recruit_2_alchemists": 3.5,
    "place_alchemist": 5.5,
    "place_2_alchemists": 10.0,
    "governor_chu_or_wei": 11.0,
    "governor_zhao_or_qi": 11.0,
    "governor_any": 12.0,
    "unlock_2": 8.0,
    "palace": 14.0,
    "wall": 12.0,
    "sail_3": 6.0,
    "sail_4": 7.0,
    "sail_7": 14.0,
    "hire_1": 2.5,
    "hire_2": 5.0,
    "hire_2_at_wei": 5.0,
    "reset_2": 2.5,
    "reset_3": 3.5,
    "honour": 9.0,
    "unlock_and_honour": 13.0,
}
