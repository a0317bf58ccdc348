"""What the abilities of cards, bonuses and rewards are worth in ZhanGuo."""

from __future__ import annotations

from yamen.bots.steady.zhanguo_build import Works
from yamen.games.zhanguo.abilities import (
    BOAT,
    CALM_ANY,
    CALM_TWICE,
    MOVE_THREE,
    MOVE_TWO,
    MOVE_WORKER,
    PER_ALCHEMIST,
    PER_PIECE,
    RECRUIT_ANY,
    RECRUIT_HERE,
    TOKEN,
    UNLOCK,
    UNREST_PER_CARD,
    UNREST_TOKENS,
    UNREST_TWO_TOKENS,
    UNREST_TWO_WORKERS,
    UNREST_WORKER,
    WORKER,
    worth,
)
from yamen.games.zhanguo.box import Effect
from yamen.games.zhanguo.components import (
    ABILITIES,
    ANY,
    DO_ALCHEMIST,
    DO_CALM,
    DO_GOVERNOR,
    DO_HIRE,
    DO_HONOUR,
    DO_MOVE_OFFICIALS,
    DO_MOVE_WORKERS,
    DO_PALACE,
    DO_POINTS,
    DO_RECRUIT,
    DO_RESET,
    DO_SAIL,
    DO_UNLOCK,
    EDICTS,
)
from yamen.games.zhanguo.effects import counted
from yamen.games.zhanguo.governor import bonus_of, spaces
from yamen.games.zhanguo.mausoleum import anywhere
from yamen.games.zhanguo.wall import slots
from yamen.games.zhanguo.wording import trigger

USUAL = dict.fromkeys(range(len(ABILITIES)), 1.5) | {
    BOAT: 1.8,
    RECRUIT_HERE: 2.0,
    RECRUIT_ANY: 2.4,
    MOVE_WORKER: 0.2,
    MOVE_TWO: 0.9,
    MOVE_THREE: 1.1,
    CALM_ANY: 0.8,
    CALM_TWICE: 1.2,
    TOKEN: 1.5,
    PER_ALCHEMIST: 2.2,
    PER_PIECE: 2.0,
    UNREST_TOKENS: 1.9,
    UNREST_TWO_TOKENS: 2.2,
    UNREST_WORKER: 1.2,
    UNREST_TWO_WORKERS: 2.5,
    UNREST_PER_CARD: 2.0,
    WORKER: 2.0,
    UNLOCK: 4.0,
}  # what an ability is worth whenever it is used


class Outlook(Works):
    """Worth of everything an answer can lead to."""

    # --- cards --------------------------------------------------------------------------------------------------------

    def future(self, card: int, action: int) -> float:
        """What a card that this action triggers will bring in the turns to come."""
        return self.w.rate[action] * self.left * self.w.wakes * USUAL[self.box.ability[card]]

    def ability(self, card: int, region: int) -> float:
        """What the ability of a card above a region is worth now."""
        box = self.box
        ability = box.ability[card]
        if ability == BOAT:
            return self.sail(1)
        if ability == RECRUIT_HERE:
            kind = box.official[card]
            return self.recruit(kind, region) if self.table.reserve[self.seat * 3 + kind] else 0.0
        if ability == RECRUIT_ANY:
            return self.post(region)
        if ability in (MOVE_TWO, MOVE_THREE):
            return self.late * self.w.step_aside * (2 if ability == MOVE_TWO else 2.5)
        if ability == MOVE_WORKER:
            return 0.2 * self.late
        if ability == CALM_ANY:
            return self.soothe(1)
        if ability == CALM_TWICE:
            return self.unrest(region, -1) + self.soothe(1)
        if ability == TOKEN:
            return max(self.tokens(0, 1), self.tokens(1, 1), self.tokens(2, 1))
        if ability == WORKER:
            return self.workers(region, 1)
        if ability == UNLOCK:
            return self.soldier() if self.table.locked[self.seat] else 0.0
        if ability == UNREST_TOKENS:
            first, second = box.pair[card]
            both = self.tokens(first, 2) if first == second else self.tokens(first, 1) + self.tokens(second, 1)
            return both + self.unrest(region, 1)
        if ability == UNREST_TWO_TOKENS:
            return 2 * max(self.tokens(0, 1), self.tokens(1, 1), self.tokens(2, 1)) + self.unrest(region, 1)
        if ability == UNREST_WORKER:
            return self.workers(region, 1) + self.unrest(region, 1)
        if ability == UNREST_TWO_WORKERS:
            return self.workers(region, 2) + self.unrest(region, 1)
        points = float(worth(self.table, self.seat, region, card))
        return points + self.unrest(region, 1) if ability == UNREST_PER_CARD else points

    def wakes(self, action: int) -> float:
        """What the cards above the board bring when an action wakes them."""
        table = self.table
        first = self.seat * 15
        cards = table.cards
        total = 0.0
        for region in range(5):
            if table.unrest[self.seat * 5 + region] >= 3:
                continue
            for at in range(first + region * 3, first + region * 3 + 3):
                if cards[at] < 0:
                    break
                if trigger(table, at) == action:
                    total += max(0.0, self.ability(cards[at], region))
        return total

    def placed(self, code: int) -> float:
        """An alchemist card or master (its number, times 5) above a region, with its ability."""
        card = EDICTS + code // 5
        return self.alchemist(code % 5) + self.future(card, self.box.trigger[card])

    # --- officials, unrest --------------------------------------------------------------------------------------------

    def post(self, region: int) -> float:
        """The best official for a region."""
        at = self.seat * 3
        return max([self.recruit(kind, region) for kind in range(3) if self.table.reserve[at + kind]], default=0.0)

    def soothe(self, by: int) -> float:
        """Less unrest in the region that needs it most."""
        return max([self.unrest(region, -by) for region in range(5)])

    # --- bonuses and rewards ------------------------------------------------------------------------------------------

    def bonus(self, region: int, space: int) -> float:
        """What a space for a governor brings beside the governor."""
        effect = bonus_of(self.table, region, space)
        return self.effect(effect) if effect is not None else 0.0

    def governor(self, region: int) -> float:
        """A governor in a region, on its best space."""
        best = max([self.bonus(region, space) for space in spaces(self.table, region)])
        return self.govern(region) + best + self.calmed(region)

    def walls(self) -> float:
        """The best wall that costs no workers."""
        return max([self.wall(slot) for slot in slots(self.table, self.seat, 3)], default=0.0)

    def effect(self, effect: Effect) -> float:
        """What a bonus or a reward is worth now."""
        verb = effect.verb
        n = effect.n
        table = self.table
        seat = self.seat
        if verb == DO_RECRUIT:
            return max([self.crew(effect.officials, region) for region in effect.regions])
        if verb == DO_HIRE:
            return max([self.workers(region, n) for region in effect.regions])
        if verb == DO_SAIL:
            return self.sail(n)
        if verb == DO_UNLOCK:
            return min(n, table.locked[seat]) * self.soldier()
        if verb == DO_ALCHEMIST:
            room = [region for region in effect.regions if table.cards_in(seat, region) < 3]
            number = min(n, table.aside[seat].bit_count(), len(room))
            return number * (max([self.alchemist(region) for region in room]) + 1.5 * self.late) if number else 0.0
        if verb == DO_GOVERNOR:
            return max([self.governor(region) for region in effect.regions])
        if verb == DO_PALACE:
            return max([self.palace(region) for region in effect.regions])
        if verb in (DO_RESET, DO_CALM):
            by = -3 if verb == DO_RESET else -1
            return sum(sorted([self.unrest(region, by) for region in range(5)])[-n:])
        if verb == DO_HONOUR:
            niches = self.niches()
            return max([niches[niche] for niche in anywhere(table, seat)], default=0.0)
        if verb == DO_MOVE_OFFICIALS:
            return 0.3 * n * self.late
        if verb == DO_MOVE_WORKERS:
            return 0.2 * n * self.late
        if verb == DO_POINTS:
            return float(counted(table, seat, effect.per))
        return self.walls()

    def crew(self, kinds: tuple[int, ...], region: int) -> float:
        """Several officials for a region, one after the other as if each were the first."""
        reserve = self.table.reserve
        total = 0.0
        for kind in kinds:
            if kind == ANY:
                total += self.post(region)
            elif reserve[self.seat * 3 + kind]:
                total += self.recruit(kind, region)
        return total
