"""Rules of thumb for In the Year of the Dragon: each answer is what it gains, in victory points by the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from yamen.bots.policy import Policy
from yamen.bots.steady.dragon_worth import (
    Calendar,
    Weights,
    ahead,
    granary,
    months_left,
    person,
    purse,
    show,
    track,
)
from yamen.games.dragon.action import income
from yamen.games.dragon.components import (
    BUILD,
    CARDS,
    DROUGHT,
    FESTIVAL,
    FIREWORKS,
    HARVEST,
    MILITARY,
    MONK,
    RESEARCH,
    TAXES,
    TRIBUTE,
    TYPE_OF,
    TYPES,
    WILD,
)
from yamen.games.dragon.palaces import persons_in, with_room
from yamen.games.dragon.person import tiles_for
from yamen.games.dragon.prompts import ANSWERS, DECLINE, LARGE, SAVE, action_of, pair_of, privilege_cost
from yamen.games.dragon.state import Dragon
from yamen.kernel.ask import Ask


class Thumb(Policy):
    """Answers for any seat. All cards lie open in this game, so the whole table is known to everybody."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights

    def gains(self, table: Dragon, ask: Ask[Any]) -> list[float]:
        """What each option brings, in victory points by the end of the year."""
        return GAINS[ask.prompt.name](self, table, ask.seat, ask.options)

    def reason(self, table: Dragon, ask: Ask[Any], option: int) -> str:
        """Why, as a key of the catalogues: what the action or the person is good for."""
        prompt = ask.prompt.name
        answer = ask.options[option]
        if prompt == "act":
            return f"bot-why-dragon-act-{ANSWERS[answer]}"
        if prompt == "card":
            return f"bot-why-dragon-hire-{CARDS[answer]}"
        if prompt == "tile":
            return f"bot-why-dragon-hire-{TYPES[TYPE_OF[answer]]}"
        return "bot-why-dragon-decline" if answer == DECLINE else f"bot-why-dragon-{prompt}"

    # --- the start --------------------------------------------------------------------------------------------------

    def start(self, table: Dragon, seat: int, pairs: list[int]) -> list[float]:
        """Two types that go well together."""
        worth = self.w.start
        out: list[float] = []
        for pair in pairs:
            first, second = pair_of(pair)
            out.append(worth[first] + worth[second])
        return out

    # --- phase 1 ----------------------------------------------------------------------------------------------------

    def act(self, table: Dragon, seat: int, answers: list[int]) -> list[float]:
        """What an action brings, against the fee and what the coming events will ask for."""
        w = self.w
        left = months_left(table)
        events = ahead(table)
        yuan = table.yuan[seat]
        tributes = events[TRIBUTE]
        groups = table.groups
        dragons = table.dragons
        out: list[float] = []
        for answer in answers:
            money = yuan
            worth = 0.0
            if answer == SAVE:
                money = max(yuan, table.box.save_up_to)
            else:
                if groups[action_of(answer)] in dragons:
                    money -= table.box.fee
                if answer == TAXES:
                    money += income(table, seat, TAXES)
                elif answer == HARVEST:
                    worth = self.harvest(table, seat, events)
                elif answer == FIREWORKS:
                    own = table.fireworks[seat]
                    more = own + income(table, seat, FIREWORKS)
                    festivals = events[FESTIVAL]
                    worth = show(w, festivals, table.fireworks, seat, more)
                    worth -= show(w, festivals, table.fireworks, seat, own)
                elif answer == MILITARY:
                    worth = track(w, table, seat, income(table, seat, MILITARY), left)
                elif answer == RESEARCH:
                    worth = float(income(table, seat, RESEARCH))
                elif answer == BUILD:
                    worth = self.build(table, seat, left, events)
                else:
                    money -= privilege_cost(table, answer)
                    worth = left * (2.0 if answer == LARGE else 1.0)
            out.append(worth + purse(w, left, tributes, money))
        return out

    def harvest(self, table: Dragon, seat: int, events: Calendar) -> float:
        """Rice for the droughts to come, of which every inhabited palace will want some."""
        mouths = table.inhabited(seat)
        rice = table.rice[seat]
        more = rice + income(table, seat, HARVEST)
        droughts = events[DROUGHT]
        return granary(self.w, droughts, mouths, more) - granary(self.w, droughts, mouths, rice)

    def build(self, table: Dragon, seat: int, left: int, events: Calendar) -> float:
        """Room for those who are still to come, and palaces that score every month."""
        w = self.w
        floors = income(table, seat, BUILD)
        free = 0
        for palace in table.palaces[seat]:
            free += palace.floors - len(palace.persons)
        coming = left - 1
        worth = 0.0
        for i in range(floors):
            if coming > free + i:
                worth += w.room
                if free + i == 0:
                    worth += w.no_room
        new = max(0.0, w.palace * left - w.drought * len(events[DROUGHT]))
        return worth + new * (1 if floors < 3 else 2)

    def floor(self, table: Dragon, seat: int, plots: list[int]) -> list[float]:
        """A new palace if somebody can move in and be fed, else higher where a monk lives."""
        w = self.w
        left = months_left(table)
        palaces = table.palaces[seat]
        empty = sum(1 for palace in palaces if palace.floors and not palace.persons)
        out: list[float] = []
        for plot in plots:
            if plot < len(palaces) and palaces[plot].floors:
                palace = palaces[plot]
                monks = sum(table.box.symbols[kind] for kind in palace.persons if TYPE_OF[kind] == MONK)
                out.append(0.5 + monks + 0.1 * palace.floors)
            elif empty or left == 1:
                out.append(left * w.palace * 0.2 if empty < 2 and left > 1 else 1.0 if left == 1 else 0.0)
            else:
                out.append(left * w.palace - w.drought * len(ahead(table)[DROUGHT]))
        return out

    # --- phase 2 ----------------------------------------------------------------------------------------------------

    def hiring(self, table: Dragon, seat: int, kinds: list[int]) -> list[float]:
        """A person of each kind, taken now rather than in three months, with the spaces on the track.

        When somebody must make room, whoever is not worth that is declined.
        """
        w = self.w
        left = months_left(table)
        events = ahead(table)
        gone = self.making_room(table, seat)
        box = table.box
        symbols = table.symbols
        after = max(1, left - 3)
        out: list[float] = []
        for kind in kinds:
            have = symbols[seat * len(TYPES) + TYPE_OF[kind]]
            moves = track(w, table, seat, box.points[kind], left)
            if gone:
                now = max(0.0, person(w, table, seat, kind, have, left, events) + moves - gone)
                out.append(now - w.later * person(w, table, seat, kind, have, after, events))
            else:  # a person's worth is a line over the months left, so now and later can be weighed in one look
                both = (left - w.later * after) / (1 - w.later)
                out.append(moves + (1 - w.later) * person(w, table, seat, kind, have, both, events))
        return out

    def making_room(self, table: Dragon, seat: int) -> float:
        """What is lost when somebody must make room for a new person; nothing while there is room."""
        if with_room(table, seat):
            return 0.0
        return min([self.missed(table, seat, who) for who in persons_in(table, seat)], default=99.0)

    def card(self, table: Dragon, seat: int, cards: list[int]) -> list[float]:
        """Whoever brings most if hired now; a "?" card only when it brings more than waiting."""
        fetched = [tiles_for(table, card) for card in cards]
        kinds = sorted({kind for tiles in fetched for kind in tiles})
        gains = dict(zip(kinds, self.hiring(table, seat, kinds), strict=True))
        out = [max([gains[kind] for kind in tiles], default=0.0) for tiles in fetched]
        if cards[-1] == WILD:
            out[-1] -= self.w.wild * (months_left(table) - 2)
        return out

    def tile(self, table: Dragon, seat: int, kinds: list[int]) -> list[float]:
        """The young go further on the track, the old can do more."""
        return self.hiring(table, seat, kinds)

    def house(self, table: Dragon, seat: int, plots: list[int]) -> list[float]:
        """An empty palace first, so that it does not decay; then the highest, where monks count most."""
        palaces = table.palaces[seat]
        return [(0.0 if palaces[plot].persons else 10.0) + palaces[plot].floors for plot in plots]

    def replace(self, table: Dragon, seat: int, persons: list[int]) -> list[float]:
        """Whoever is missed least makes room."""
        return [(-0.5 if who == DECLINE else -self.missed(table, seat, who)) for who in persons]

    # --- phase 3 ----------------------------------------------------------------------------------------------------

    def release(self, table: Dragon, seat: int, persons: list[int]) -> list[float]:
        """Whoever is missed least leaves."""
        return [-self.missed(table, seat, who) for who in persons]

    def missed(self, table: Dragon, seat: int, who: int) -> float:
        """What is lost when this person leaves, with the palace if nobody else lives there."""
        plot, kind = who >> 4, who & 15
        type_ = TYPE_OF[kind]
        left = months_left(table)
        have = table.symbols_of(seat, type_) - table.box.symbols[kind]
        worth = person(self.w, table, seat, kind, have, left, ahead(table))
        palace = table.palaces[seat][plot]
        if len(palace.persons) == 1:
            worth += self.w.palace * left + 1.0
        return worth


GAINS: Final[dict[str, Callable[[Thumb, Dragon, int, list[int]], list[float]]]] = {
    "start": Thumb.start,
    "act": Thumb.act,
    "floor": Thumb.floor,
    "card": Thumb.card,
    "tile": Thumb.tile,
    "house": Thumb.house,
    "replace": Thumb.replace,
    "release": Thumb.release,
}

POLICY: Final = Thumb(Weights())
