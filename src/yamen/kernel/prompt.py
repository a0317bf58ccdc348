"""A prompt is one kind of question: its shape, every answer it can ever have, and how each is written and shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from yamen.kernel.event import Change
from yamen.kernel.words import Words

A = TypeVar("A")

SHAPES: Final = ("card", "place", "pair", "number", "item", "several", "order", "yes_no")


def no_price(table: Any, seat: int, answer: Any) -> list[Change]:
    """Most answers cost nothing."""
    return []


class Prompt(Generic[A]):
    """One kind of question.

    `write` gives an answer's notation (without the prompt's name), `lights` the ids a person would click for it, in
    that order, `words` what it is in a sentence's part, `price` what it costs now.
    """

    def __init__(
        self,
        name: str,
        shape: str,
        rule: str,
        universe: Sequence[A],
        write: Callable[[A], str],
        lights: Callable[[Any, int, A], list[str]],
        words: Callable[[Any, int, A], Words],
        price: Callable[[Any, int, A], list[Change]] = no_price,
    ) -> None:
        if shape not in SHAPES:
            raise ValueError(f"{name}: {shape} is no shape")
        self.name = name
        self.shape = shape
        self.rule = rule
        self.universe = tuple(universe)
        self.write = write
        self.lights = lights
        self.words = words
        self.price = price
        self._read: dict[str, A] = {}

    def notation(self, answer: A) -> str:
        """An answer as journals, logs and URLs write it: the prompt's name, then the answer."""
        return f"{self.name} {self.write(answer)}"

    def read(self, notation: str) -> A | None:
        """The answer that is written so, or None if this prompt has no such answer."""
        if not self._read:
            self._read = {self.notation(answer): answer for answer in self.universe}
        return self._read.get(notation)
