"""Rules of thumb for Gùgōng: each answer is what it gains, in victory points by the end of the game."""

from __future__ import annotations

from typing import Any, Final

from yamen.bots.policy import Policy
from yamen.bots.steady.gugong_acts import Acts
from yamen.bots.steady.gugong_answers import ANSWERS, Gains
from yamen.bots.steady.gugong_benefits import BENEFITS
from yamen.bots.steady.gugong_worth import Look, Weights
from yamen.games.gugong.components import PLACES
from yamen.games.gugong.gifts import accepted
from yamen.games.gugong.prompts.benefits import FOR_JADE, FOR_POINTS, MOST_DOUBLES, tokens_for
from yamen.games.gugong.prompts.common import RADIX, SKIP
from yamen.games.gugong.prompts.gifts import NO_ACTIONS, PRICE, WITH_CARD, WITH_DOUBLE, WITH_TOKEN
from yamen.games.gugong.state import Gugong
from yamen.kernel.ask import Ask

NEVER: Final = -99.0


class Thumb(Policy):
    """Answers for any seat. It looks at its own cards, at what lies open, and at nothing else."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights

    def gains(self, table: Gugong, ask: Ask[Any]) -> list[float]:
        """What each option brings, in victory points by the end of the game."""
        look = Look(self.w, table, ask.seat)
        options = ask.options
        if ask.beside is None:
            return GAINS[ask.prompt.name](look, options, ask.about)
        first = ask.beside[0][0]
        own = GAINS[ask.prompt.name](look, options[:first], ask.about)
        best = max(own)
        if ask.prompt.name == "gift":
            richer = Look(self.w, table, ask.seat)
            richer.pool += 1
            servant = max(gift(richer, options[:first], None)) - best
        else:
            servant = look.servant * (0.9 if look.pool < PRICE else 0.5)
        return own + [best + exchanged(look, answer, servant) for answer in options[first:]]

    def reason(self, table: Gugong, ask: Ask[Any], option: int) -> str:
        """Why, as a key of the catalogues."""
        answer = ask.options[option]
        name = ask.prompt_of(option).name
        if name == "gift":
            return f"bot-why-gugong-gift-{PLACES[answer % RADIX]}"
        if name == "pay":
            kind = "card" if answer >= WITH_CARD else PAID[answer]
            return f"bot-why-gugong-pay-{kind}"
        if answer == SKIP and name != "rest":
            return "bot-why-gugong-skip"
        return f"bot-why-gugong-{name}"


PAID: Final = ("servants", "servants", "token", "none")

# --- gifts ------------------------------------------------------------------------------------------------------------


def gift(look: Look, pairs: list[int], about: object) -> list[float]:
    """Both actions and the card that comes, against the price and the card that goes."""
    table = look.table
    seat = look.seat
    value = table.box.value
    pool = look.pool
    acts = Acts(look)
    hand = table.hands[seat]
    court = table.court
    asides = [aside(look, card) for card in hand]
    come = [look.matched(card) + look.card(card) for card in court]
    price = PRICE * look.servant
    out: list[float] = []
    card = -1
    go = cheap = 0.0
    rich: list[float] = []
    poor: list[float] = []
    for pair in pairs:
        if pair // RADIX != card:
            card = pair // RADIX
            go = look.card(card)
            cheap = min([lost for lost, other in zip(asides, hand, strict=True) if other != card], default=-NEVER)
            rich = acts.both(table.box.icon[card], pool)
            poor = acts.both(table.box.icon[card], pool - PRICE) if pool >= PRICE else []
        place = pair % RADIX
        worth = rich[place]
        if value[card] <= value[court[place]] and not accepted(table, seat, card, court[place]):
            worth = max(0.0, worth - cheap)
            if poor and poor[place] - price > worth:
                worth = poor[place] - price
        out.append(worth + come[place] - go)
    return out


def aside(look: Look, card: int) -> float:
    """What is lost when a card is the price: a turn; but it is there at night."""
    return look.w.turn - look.matched(card) + (0.0 if look.days else 0.3)


def pay(look: Look, answers: list[int], other: int) -> list[float]:
    """The cheapest way to act, if acting is worth it."""
    table = look.table
    acts = Acts(look)
    icon = table.box.icon[table.played]
    rich = acts.both(icon, look.pool)[table.place]
    poor = acts.both(icon, look.pool - PRICE)[table.place] if look.pool >= PRICE else 0.0
    out: list[float] = []
    for answer in answers:
        if answer == NO_ACTIONS:
            out.append(0.0)
        elif answer >= WITH_CARD:
            out.append(rich - aside(look, answer - WITH_CARD))
        elif answer == WITH_TOKEN:
            out.append(rich - min(1.2, 0.3 * look.left))
        else:
            out.append(poor - PRICE * look.servant + (0.1 if answer == WITH_DOUBLE else 0.0))
    return out


# --- tokens exchanged -------------------------------------------------------------------------------------------------


def exchanged(look: Look, answer: int, servant: float) -> float:
    """Tokens for a servant, points or a jade, when they will not do better later."""
    table = look.table
    what = answer // MOST_DOUBLES
    price = tokens_for(table, what)
    given = look.tokens(price) if look.left else 0.0
    if what == FOR_JADE:
        return look.jade() - given
    if what == FOR_POINTS:
        return table.box.exchange_points - given - (0.0 if not look.left else 0.2)
    if not look.left and table.scene != "gift":
        return -0.5
    return servant - given


def exchange(look: Look, answers: list[int], about: object) -> list[float]:
    """What makes room for another token: what is worth most."""
    return [exchanged(look, answer, look.servant) for answer in answers]


GAINS: Final[dict[str, Gains]] = {
    **ANSWERS,
    **BENEFITS,
    "gift": gift,
    "pay": pay,
    "room": exchange,
    "exchange": exchange,
}

POLICY: Final = Thumb(Weights())
