"""Rules of thumb for ZhanGuo: each answer is what it gains, in victory points by the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from yamen.bots.policy import Policy
from yamen.bots.steady import zhanguo_people as people
from yamen.bots.steady import zhanguo_phase3 as phase3
from yamen.bots.steady import zhanguo_play as cards
from yamen.bots.steady.zhanguo_cards import Outlook
from yamen.bots.steady.zhanguo_weights import Weights
from yamen.games.zhanguo.components import ACTIONS
from yamen.games.zhanguo.prompts_people import STOP
from yamen.games.zhanguo.prompts_play import AT_COURT, DISCARD, ENOUGH, MOVED, SOLDIER_INSTEAD
from yamen.games.zhanguo.prompts_soldiers import ACCEPT
from yamen.games.zhanguo.state import Zhanguo
from yamen.kernel.ask import Ask

KEPT: Final = {"soldier": "keep-soldier", "unlock": "keep-tokens"}
NAMES: Final = tuple(name.replace("_", "-") for name in ACTIONS)


class Thumb(Policy):
    """Answers for any seat; of hands it looks at the seat's own alone."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights

    def gains(self, table: Zhanguo, ask: Ask[Any]) -> list[float]:
        """What each option brings, in victory points by the end."""
        return GAINS[ask.prompt.name](Outlook(self.w, table, ask.seat), ask.options)

    def reason(self, table: Zhanguo, ask: Ask[Any], option: int) -> str:
        """Why, as a key of the catalogues: what the action is good for, or the piece."""
        prompt = ask.prompt.name
        answer = ask.options[option]
        if prompt == "play":
            where = answer & 15
            if where < AT_COURT:
                return "bot-why-zhanguo-unification"
            return "bot-why-zhanguo-discard" if where == DISCARD else f"bot-why-zhanguo-{NAMES[where - AT_COURT]}"
        if prompt == "wake":
            if answer == ENOUGH:
                return "bot-why-zhanguo-enough"
            return "bot-why-zhanguo-move" if answer >= MOVED else "bot-why-zhanguo-wake"
        if prompt == "offer":
            return "bot-why-zhanguo-accept" if answer == ACCEPT else "bot-why-zhanguo-pass"
        if answer == STOP:
            return f"bot-why-zhanguo-{KEPT.get(prompt, 'stop')}"
        if prompt == "symbol":
            return "bot-why-zhanguo-soldier-instead" if answer == SOLDIER_INSTEAD else "bot-why-zhanguo-alchemist"
        return f"bot-why-zhanguo-{prompt}"


GAINS: Final[dict[str, Callable[[Outlook, list[int]], list[float]]]] = {
    "start": cards.start,
    "play": cards.play,
    "recruit": people.recruit,
    "hire": people.hire,
    "move": people.move,
    "shift": people.shift,
    "calm": people.calm,
    "reset": people.reset,
    "symbol": cards.symbol,
    "alchemist": cards.alchemist,
    "master": cards.master,
    "governor": people.governor,
    "palace": people.palace,
    "tile": people.tile,
    "big": people.big,
    "wall": people.wall,
    "pay": people.pay,
    "emperor": cards.emperor,
    "wake": cards.wake,
    "token": phase3.token,
    "soldier": phase3.soldier,
    "honour": phase3.honour,
    "lisi": phase3.lisi,
    "offer": phase3.offer,
    "unlock": phase3.unlock,
    "return": phase3.give_back,
}
POLICY: Final = Thumb(Weights())
