"""The smallest game there is: one scene given by the test, for questions that no real game would put."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from yamen.kernel.ask import Refusal
from yamen.kernel.chance import Chance, Quick
from yamen.kernel.play import Play
from yamen.kernel.prompt import Prompt
from yamen.kernel.rules import Game, Rules
from yamen.kernel.state import State
from yamen.kernel.view import Sight
from yamen.kernel.words import Words

MINI = Game("mini", 1, (1, 4), (), "tests.kernel.mini")


class Mini(State):
    """What was said so far, by seat, and what each seat hides."""

    def __init__(self, rules: Rules, scene: str, said: list[str], hidden: list[int]) -> None:
        super().__init__(rules, scene)
        self.said = said
        self.hidden = hidden

    def copy(self) -> Mini:
        return Mini(self.rules, self.scene, self.said[:], self.hidden[:])

    def encode(self) -> dict[str, Any]:
        return {"scene": self.scene, "said": self.said[:], "hidden": self.hidden[:]}


def number(name: str) -> Prompt[int]:
    """A question for a number."""
    return Prompt(
        name,
        "number",
        "mini/rule",
        range(5),
        str,
        lambda table, seat, n: [f"chip/{n}"],
        lambda table, seat, n: Words("answer-number", {"n": n}),
    )


def refuse(table: Any, seat: int, n: int, about: Any) -> Refusal:
    return Refusal("no-number", "mini/rule", {"n": n, "about": str(about)})


def deal(base: Mini, now: Mini, luck: dict[str, Any], seat: int, chance: Chance) -> None:
    """What the others hide becomes anything."""
    base.hidden = [n if other == seat else chance.roll("deal", range(5)) for other, n in enumerate(base.hidden)]


def mini(
    first: Callable[[Any], Coroutine[Any, Any, str]],
    hidden: tuple[int, ...] = (),
    prompts: tuple[Prompt[int], ...] = (),
    seed: int = 0,
) -> Play:
    """A play of the scene."""
    rules = Rules(
        MINI,
        {},
        None,
        {"first": first},
        prompts,
        lambda rules, seats, chance: Mini(rules, "first", [], list(hidden)),
        lambda rules, data: Mini(rules, data["scene"], list(data["said"]), list(data["hidden"])),
        lambda table, seat: Sight(),
        deal,
        lambda table: [],
        lambda table: [],
    )
    return Play(Mini(rules, "first", [], list(hidden)), Quick(seed))
