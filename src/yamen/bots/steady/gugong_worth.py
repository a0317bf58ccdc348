"""What things are worth in Gùgōng to the seat that is asked, in victory points by the end of the game.

The weights were tuned by matches, never by belief; docs/add-a-bot.md says how.
"""

from __future__ import annotations

from typing import Final

from yamen.games.gugong.components import DOUBLE, PER_JADE, WALL_DECREE
from yamen.games.gugong.state import POOL, SUPPLY, Gugong
from yamen.games.gugong.wall import wall_size

BY_NIGHT: Final = ("night", "ships", "evening", "twilight")
DEAR: Final = 7


class Weights:
    """The numbers that can be tuned."""

    def __init__(self) -> None:
        self.servant = 0.65  # a servant, while there is time to use it
        self.soon = 3.0  # turns in which a servant can surely be used
        self.plenty = 0.062  # how much less each further servant of the pool is worth
        self.idle = 0.02  # a servant after the last turn
        self.locked = 0.105  # a servant that does not come back, for each day to come
        self.turn = 2.6  # one more turn
        self.inside = 26.0  # to be in the Palace at all
        self.pace = 0.85  # steps that can be hoped for in a turn
        self.unsure = 3.0  # steps ahead of that pace, when the Palace is sure
        self.step = 1.5  # a step towards it
        self.influence = 0.45  # a step on the Intrigue track
        self.medal = 0.09
        self.jade = 1.079  # a jade, whatever it scores at once
        self.more_jade = 0.35  # and more for each that one has
        self.token = 0.65  # a travel token above the board
        self.swap = 0.7
        self.match = 1.185  # a card that matches a die, beside the servant
        self.value = 0.192  # a card's value, for its exchange tomorrow
        self.icon = 1.0  # and what it shows
        self.rival = 0.698  # a wall that somebody else wins
        self.lead = 0.24  # the chance to win the wall, for whoever leads
        self.ahead = 0.16  # more for each servant ahead
        self.behind = 0.05  # for each servant of whoever does not lead
        self.daily = [0.6, 0.9, 0.9, 1.6, 0.7, 0.6, 0.5, 0.7, 0.9, 0.4]  # a decree, for each day to come
        self.fill = [0.04, 0.28, 0.58, 0.95]  # the chance of a ship with so many servants
        self.waits = [1.126, 0.88, 0.614, 0.68, 0.6]  # what remains of a reward that is so many harbours off
        self.double = 2.773  # the double servant, beside two servants


class Look:
    """What the seat that is asked can see, and what small things are worth to it now."""

    def __init__(self, w: Weights, table: Gugong, seat: int) -> None:
        self.w = w
        self.table = table
        self.seat = seat
        box = table.box
        hand = len(table.hands[seat])
        cards = hand + len(table.taken[seat])
        now = hand - 1 if table.scene == "gift" and table.turn == seat else hand
        if table.scene in BY_NIGHT:
            now = 0
        self.today = max(0, now)  # turns after this one
        self.days = box.days - table.day  # mornings to come
        self.left = self.today + self.days * cards
        twin = table.doubles[seat]
        self.pool = table.pool[seat] + (2 if twin == POOL else 0)
        self.supply = table.supply[seat] + (1 if twin == SUPPLY else 0)
        share = min(1.0, self.left / w.soon)
        worth = w.servant * share * max(0.4, 1.0 - w.plenty * max(0, self.pool - 4))
        self.servant = max(w.idle, worth)
        self.influence = w.influence * share + 0.03
        self.missing = box.steps - table.envoys[seat]
        self.match = w.match + (self.servant if self.days else 0.0)
        self.known_jade = -1.0
        self.known_step = -1.0

    # --- the Palace -------------------------------------------------------------------------------------------------

    def arrival(self, missing: int) -> float:
        """How sure the Palace is with so many steps to go, times what it is worth."""
        table = self.table
        taken = 0
        for spot in table.spots:
            if spot >= 0:
                taken += 1
        places = table.side.places
        worth = self.w.inside + places[min(taken, len(places) - 1)]
        if missing <= 0:
            return worth
        if self.left == 0:
            return 0.0
        slack = self.w.pace * self.left - missing
        sure = 0.5 + 0.5 * slack / self.w.unsure
        return worth * min(0.97, max(0.0, sure))

    def steps(self, n: int) -> float:
        """So many steps of the envoy; a point for each beyond the Palace."""
        missing = self.missing
        if missing <= 0:
            return float(n * self.table.box.beyond)
        if n == 1:
            if self.known_step < 0:
                self.known_step = self.arrival(missing - 1) - self.arrival(missing) + self.w.step
            return self.known_step
        on = min(n, missing)
        return self.arrival(missing - on) - self.arrival(missing) + self.w.step * on + n - on

    # --- servants, influence, jade, cards ---------------------------------------------------------------------------

    def gained(self, n: int) -> float:
        """So many servants from the supply."""
        return min(n, self.supply) * self.servant

    def climbed(self, n: int) -> float:
        """So many steps up the Intrigue track."""
        return min(n, self.table.box.intrigue - self.table.steps[self.seat]) * self.influence

    def jade(self) -> float:
        """One more jade: what it scores, and what the next ones will."""
        if self.known_jade < 0:
            table = self.table
            w = self.w
            have = table.jade[self.seat]
            box = table.box
            now = float(box.jade_points(have + 1) - box.jade_points(have))
            hope = w.jade + w.more_jade * have
            share = min(1.0, self.left / 8)
            worth = max(now, now * (1 - share) + hope * share)
            if table.has(self.seat, PER_JADE) and have * box.final["per_jade"] < box.final["jade_most"]:
                worth += box.final["per_jade"]
            self.known_jade = worth
        return self.known_jade

    def matched(self, card: int) -> float:
        """A card that is there at night, when it shows the value of a die."""
        return self.table.dice.count(self.table.box.value[card]) * self.match

    def card(self, card: int) -> float:
        """A card for tomorrow: dear ones are accepted, and some show an action."""
        if not self.days:
            return 0.0
        box = self.table.box
        return self.w.value * box.value[card] + (self.w.icon if box.icon[card] else 0.0)

    # --- the wall ---------------------------------------------------------------------------------------------------

    def wall(self, more: int) -> float:
        """So many more servants on the wall."""
        table = self.table
        w = self.w
        seat = self.seat
        mine = table.on_wall(seat)
        total = others = 0
        wins_ties = True
        for other in table.ladder:
            n = table.on_wall(other)
            total += n
            if other != seat and n > others:
                others = n
        for other in table.ladder:
            if other == seat:
                break
            if table.on_wall(other) == others:
                wins_ties = False
                break
        prize = table.box.wall_points + self.steps(table.box.wall_steps)
        first = mine + more > others or (mine + more == others and wins_ties)
        before = self.chance(mine, others, wins_ties) * prize
        if total + more >= wall_size(table):
            gain = self.benefit()
            return gain + (prize - before if first else -before - w.rival)
        worth = self.chance(mine + more, others, wins_ties) * prize - before
        if not mine:
            worth += 0.5 * self.benefit()
        return worth

    def chance(self, mine: int, others: int, wins_ties: bool) -> float:
        """The chance to win the wall with so many servants against the best other."""
        if not mine:
            return 0.0
        if mine > others or (mine == others and wins_ties):
            lead = self.w.lead + self.w.ahead * (mine - others)
            if not self.left:  # nobody but those with cards in hand can change it before the final scoring
                lead += 0.6 / (1 + sum(len(self.table.hands[seat]) for seat in range(self.table.players)))
            return min(0.97, lead)
        return min(0.4, self.w.behind * mine) if self.left else 0.0

    def benefit(self) -> float:
        """The best use of influence when the wall is scored."""
        steps = self.table.steps[self.seat]
        best = 0.0
        for choice, price in enumerate(self.table.box.benefits):
            if price <= steps:
                best = max(best, self.benefits(choice))
        return best

    def benefits(self, choice: int) -> float:
        """A benefit, with the steps that it costs."""
        price = self.table.box.benefits[choice] * self.influence
        if choice < 2:
            return self.gained(choice + 1) - price
        return (self.jade() if choice == 3 else self.turned()) - price

    def turned(self) -> float:
        """A die turned to the best face."""
        return 0.6 * self.match

    def extra(self) -> float:
        """A servant of the supply onto the wall."""
        return self.wall(1) - 0.1 if self.table.supply[self.seat] else 0.0

    def wall_extra(self) -> int:
        """How many more the wall decree places."""
        table = self.table
        return 1 if table.has(self.seat, WALL_DECREE) and table.supply[self.seat] else 0

    # --- tokens -----------------------------------------------------------------------------------------------------

    def tokens(self, n: int) -> float:
        """So many tokens above the board."""
        return n * self.w.token

    def kept(self, kind: int) -> float:
        """A token above the board, whatever its benefit was."""
        return self.tokens(2 if kind == DOUBLE else 1)
