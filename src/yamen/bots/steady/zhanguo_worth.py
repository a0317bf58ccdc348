"""What tokens, soldiers, unrest, workers and officials are worth in ZhanGuo, in victory points by the end."""

from __future__ import annotations

from typing import Final

from yamen.bots.steady.zhanguo_weights import GIFTS, Weights
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
        self._lacks: dict[int, tuple[int, ...]] = {}
        self._rates: dict[str, int] | None = None
        self._soldier = -1.0

    def spend_turn(self) -> None:
        """What a card brings is used in the turns after it."""
        self.left -= 1
        self.late = min(1.0, self.left / self.w.horizon)

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
        return self._niches

    def lacks(self, niche: int) -> tuple[int, ...]:
        """How many governors, palaces, cards, walls and steps to the elixir a tile still asks for."""
        found = self._lacks.get(niche)
        if found is None:
            found = self._lacks[niche] = self.missing(niche)
        return found

    def missing(self, niche: int) -> tuple[int, ...]:
        """What `lacks` remembers."""
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
        if not niches[niche]:
            return 0.0
        lacks = self.lacks(niche)
        if not lacks[part]:
            return 0.0
        missing = sum(lacks)
        soon = 1.0 if missing == 1 else self.late
        return max(0.0, niches[niche] - self.w.entry) * self.w.step[min(missing, 8)] * soon

    def soldier(self) -> float:
        """One more soldier at the entrance."""
        if self._soldier < 0:
            waiting = self.table.entrance[self.seat]
            niches = self.niches()
            ready = sorted([worth for i, worth in enumerate(niches) if worth and not any(self.lacks(i))], reverse=True)
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

    def presence(self, kind: int) -> int:
        """In how many regions this seat has officials of a kind."""
        officials = self.table.officials
        first = self.seat * 15 + kind
        return sum([1 for at in range(first, first + 15, 3) if officials[at]])

    def office(self, kind: int, alone: bool) -> float:
        """What an official of a kind can do where there is none of it: most of all if there is none anywhere."""
        w = self.w
        worth = (w.first[kind] if alone else w.more[kind]) * self.late
        return worth + self.rate(KIND_NAMES[kind]) if self.rates() else worth


def ahead(own: int, best: int) -> float:
    """How likely so many tokens win a reward against the best other."""
    if not own:
        return 0.0
    return min(1.0, max(0.1, 0.55 + 0.2 * (own - best)))
