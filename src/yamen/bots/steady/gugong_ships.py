"""What ships are worth in Gùgōng: how near they are to a reward, and how full."""

from __future__ import annotations

from yamen.bots.steady.gugong_worth import Look
from yamen.games.gugong.components import CARD_REWARD, HARBOURS, POINTS_REWARD, REWARDS, SHIPS
from yamen.games.gugong.harbours import next_free, room, targets
from yamen.games.gugong.prompts.canal import NEW, first_free
from yamen.games.gugong.state import LOCKED


def reward(look: Look, kind: int) -> float:
    """What a reward brings if it is claimed now; nothing when it is used up."""
    table = look.table
    if table.rewards[look.seat * SHIPS + kind] >= table.box.reward_slots[kind]:
        return 0.0
    locked = look.w.locked * look.days
    if kind == POINTS_REWARD:
        return table.box.reward_points - locked
    if kind == CARD_REWARD:
        by_day = 0 if table.scene in ("night", "ships") else 1
        return look.w.turn * (look.days + by_day) - locked if table.pile else 0.0
    if table.doubles[look.seat] != LOCKED or not look.left:
        return 0.0
    return 2 * look.servant + look.w.double * (look.days + 1) / 2 - locked


class Fleet:
    """A seat's ships, with the rewards that they can reach."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.rewards = [reward(look, kind) for kind in range(len(REWARDS))]
        table = look.table
        self.full = table.box.hold
        self.nights = look.days + (0 if table.scene == "ships" else 1)
        self.hopes = [-1.0] * (HARBOURS + 1)  # of a full ship, by harbour, as far as looked at
        self.chances = [0.0] * (HARBOURS + 1)  # of one that still needs servants

    def look_ahead(self, harbour: int) -> None:
        """What a ship in this harbour can hope for."""
        look = self.look
        best = chance = 0.0
        for kind, worth in enumerate(self.rewards):
            if not worth:
                continue
            for goal in (kind + 2, HARBOURS):
                off = goal - harbour
                if off < 0:
                    continue
                hope: float = worth * look.w.waits[off]
                if off > self.nights:
                    hope *= 0.5
                if kind == CARD_REWARD:  # a card that comes later is played less often
                    hope *= max(0.0, 1.0 - off / (look.days + 2))
                if hope > best:
                    best = hope
                if off == 0:
                    hope *= 0.75 if look.today else 0.4
                if hope > chance:
                    chance = hope
        self.hopes[harbour] = best
        self.chances[harbour] = chance

    def berth(self, berth: int, cargo: int) -> float:
        """A ship in a harbour (0: at home) with so many servants."""
        if not berth:
            return 0.0
        harbour = (berth - 1) % HARBOURS + 1
        if self.hopes[harbour] < 0:
            self.look_ahead(harbour)
        if cargo >= self.full:
            return self.hopes[harbour] * self.look.w.fill[-1]
        return self.chances[harbour] * self.look.w.fill[cargo] if self.look.left >= 1 else 0.0

    def claimed(self, berth: int, cargo: int) -> float:
        """The best reward that a ship could claim where it is; nothing if it is not full."""
        if cargo < self.full:
            return 0.0
        harbour = (berth - 1) % HARBOURS + 1
        if harbour == HARBOURS:
            return max(self.rewards)
        return self.rewards[harbour - 2] if harbour >= 2 else 0.0

    def further(self, berth: int, cargo: int) -> float:
        """What a ship could still do in the harbours before it."""
        ahead = next_free(self.look.table, berth)
        if not ahead or (self.look.table.scene == "ships" and not self.look.days):
            return 0.0
        return self.look.w.waits[1] * self.worth(ahead, cargo)

    def worth(self, berth: int, cargo: int) -> float:
        """A ship that claims now, or goes on."""
        return max(self.claimed(berth, cargo), self.berth(berth, cargo))

    def board(self, target: int, n: int) -> float:
        """So many servants go aboard a ship, or a new one."""
        table = self.look.table
        if target >= NEW:
            return self.worth(first_free(table, target - NEW), n)
        cargo = table.cargo_of(table.ships.index(target))
        return self.worth(target, cargo + n) - self.worth(target, cargo)

    def sail(self, berth: int, more: int = 0) -> float:
        """A ship goes on, perhaps with servants that just came aboard."""
        table = self.look.table
        cargo = table.cargo_of(table.ships.index(berth)) + more
        return self.worth(next_free(table, berth), cargo) - self.worth(berth, cargo)

    def best_sail(self) -> float:
        """The best ship to move."""
        table = self.look.table
        seat = self.look.seat
        best = 0.0
        for ship in range(seat * SHIPS, (seat + 1) * SHIPS):
            berth = table.ships[ship]
            if berth and next_free(table, berth):
                best = max(best, self.sail(berth))
        return best

    def best_board(self, n: int) -> float:
        """The best ship for so many servants."""
        best = 0.0
        for target in targets(self.look.table, self.look.seat, n):
            best = max(best, self.board(target, n))
        return best

    def boarded_and_sailed(self, target: int, n: int) -> float:
        """Way A: servants go aboard, claims are made, and a ship moves on."""
        gain = self.board(target, n)
        best = self.best_sail()
        table = self.look.table
        if target < NEW:
            ship = table.ships.index(target)
            if next_free(table, target) and room(table, ship) >= n:
                best = max(best, self.sail(target, n))
        else:
            berth = first_free(table, target - NEW)
            if berth and next_free(table, berth):
                best = max(best, self.worth(next_free(table, berth), n) - self.worth(berth, n))
        return gain + best
