"""What the abilities of cards, bonuses and rewards are worth in ZhanGuo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from yamen.bots.steady.zhanguo_build import Works
from yamen.bots.steady.zhanguo_weights import RAISING, USUAL
from yamen.games.zhanguo.abilities import (
    BOAT,
    CALM_ANY,
    CALM_TWICE,
    MOVE_THREE,
    MOVE_TWO,
    MOVE_WORKER,
    RECRUIT_ANY,
    RECRUIT_HERE,
    TOKEN,
    UNLOCK,
    UNREST_TOKENS,
    UNREST_TWO_TOKENS,
    UNREST_TWO_WORKERS,
    UNREST_WORKER,
    WORKER,
    worth,
)
from yamen.games.zhanguo.box import Effect
from yamen.games.zhanguo.components import (
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
    DO_WALL,
    EDICTS,
)
from yamen.games.zhanguo.effects import counted
from yamen.games.zhanguo.governor import bonus_of, spaces
from yamen.games.zhanguo.mausoleum import anywhere
from yamen.games.zhanguo.wall import slots
from yamen.games.zhanguo.wording import trigger


class Outlook(Works):
    """Worth of everything an answer can lead to."""

    # --- cards --------------------------------------------------------------------------------------------------------

    def future(self, card: int, action: int) -> float:
        """What a card that this action triggers will bring in the turns to come."""
        return self.w.rate[action] * self.left * self.w.wakes * USUAL[self.box.ability[card]]

    def ability(self, card: int, region: int) -> float:
        """What the ability of a card above a region is worth now, with the unrest it raises."""
        ability = self.box.ability[card]
        if ability in TOOLS:
            gain = TOOLS[ability](self, card, region)
        elif ability in PEOPLE:
            gain = PEOPLE[ability](self, card, region)
        else:
            gain = float(worth(self.table, self.seat, region, card))
        return gain + self.unrest(region, 1) if ability in RAISING else gain

    def any_token(self) -> float:
        """The token that is worth most."""
        return max(self.tokens(0, 1), self.tokens(1, 1), self.tokens(2, 1))

    def named_tokens(self, card: int) -> float:
        """The two tokens that a card names."""
        first, second = self.box.pair[card]
        return self.tokens(first, 2) if first == second else self.tokens(first, 1) + self.tokens(second, 1)

    def named_official(self, card: int, region: int) -> float:
        """The official that a card names, if there is one left."""
        kind = self.box.official[card]
        return self.recruit(kind, region) if self.table.reserve[self.seat * 3 + kind] else 0.0

    def freed(self) -> float:
        """A soldier, if one is still locked."""
        return self.soldier() if self.table.locked[self.seat] else 0.0

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
        return EFFECTS_WORTH[effect.verb](self, effect)

    def alchemists(self, effect: Effect) -> float:
        """Alchemist cards wherever there is room for them."""
        table = self.table
        room = [region for region in effect.regions if table.cards_in(self.seat, region) < self.box.most_cards]
        number = min(effect.n, table.aside[self.seat].bit_count(), len(room))
        return number * (max([self.alchemist(region) for region in room]) + 1.5 * self.late) if number else 0.0

    def relief(self, by: int, n: int) -> float:
        """Less unrest in the regions that need it most."""
        return sum(sorted([self.unrest(region, by) for region in range(5)])[-n:])

    def honours(self) -> float:
        """The best tile for a soldier who needs no condition."""
        niches = self.niches()
        return max([niches[niche] for niche in anywhere(self.table, self.seat)], default=0.0)

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


Use = Callable[[Outlook, int, int], float]
TOOLS: Final[dict[int, Use]] = {
    BOAT: lambda look, card, region: look.sail(1),
    TOKEN: lambda look, card, region: look.any_token(),
    UNREST_TOKENS: lambda look, card, region: look.named_tokens(card),
    UNREST_TWO_TOKENS: lambda look, card, region: 2 * look.any_token(),
    CALM_ANY: lambda look, card, region: look.soothe(1),
    CALM_TWICE: lambda look, card, region: look.unrest(region, -1) + look.soothe(1),
    UNLOCK: lambda look, card, region: look.freed(),
}
PEOPLE: Final[dict[int, Use]] = {
    RECRUIT_HERE: lambda look, card, region: look.named_official(card, region),
    RECRUIT_ANY: lambda look, card, region: look.post(region),
    MOVE_TWO: lambda look, card, region: look.late * look.w.step_aside * 2.0,
    MOVE_THREE: lambda look, card, region: look.late * look.w.step_aside * 2.5,
    MOVE_WORKER: lambda look, card, region: look.late * 0.2,
    WORKER: lambda look, card, region: look.workers(region, 1),
    UNREST_WORKER: lambda look, card, region: look.workers(region, 1),
    UNREST_TWO_WORKERS: lambda look, card, region: look.workers(region, 2),
}
EFFECTS_WORTH: Final[dict[int, Callable[[Outlook, Effect], float]]] = {
    DO_RECRUIT: lambda look, effect: max([look.crew(effect.officials, region) for region in effect.regions]),
    DO_HIRE: lambda look, effect: max([look.workers(region, effect.n) for region in effect.regions]),
    DO_SAIL: lambda look, effect: look.sail(effect.n),
    DO_UNLOCK: lambda look, effect: min(effect.n, look.table.locked[look.seat]) * look.soldier(),
    DO_ALCHEMIST: lambda look, effect: look.alchemists(effect),
    DO_GOVERNOR: lambda look, effect: max([look.governor(region) for region in effect.regions]),
    DO_PALACE: lambda look, effect: max([look.palace(region) for region in effect.regions]),
    DO_WALL: lambda look, effect: look.walls(),
    DO_RESET: lambda look, effect: look.relief(-3, effect.n),
    DO_CALM: lambda look, effect: look.relief(-1, effect.n),
    DO_HONOUR: lambda look, effect: look.honours(),
    DO_MOVE_OFFICIALS: lambda look, effect: 0.3 * effect.n * look.late,
    DO_MOVE_WORKERS: lambda look, effect: 0.2 * effect.n * look.late,
    DO_POINTS: lambda look, effect: float(counted(look.table, look.seat, effect.per)),
}
