"""Questions put to seats. A rule awaits them; a forced one is not put at all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Sequence
from typing import Any, Generic, TypeVar

from yamen.kernel.prompt import Prompt
from yamen.kernel.words import Words

A = TypeVar("A")


class Refusal:
    """Why an answer is not to be had now: a sentence, and the rule it follows from."""

    def __init__(self, key: str, rule: str, facts: dict[str, int | str | Words] | None = None) -> None:
        self.words = Words(key, facts)
        self.rule = rule


Refuse = Callable[[Any, int, Any, Any], Refusal]  # table, seat, candidate, about


class Ask(Generic[A]):
    """A prompt put to a seat, with the options that are legal now. Awaiting it gives the chosen one.

    `refuse(table, seat, candidate, about)` says why any other answer of the prompt is not an option; it is called only
    when somebody wants to know, with `about` telling it what the options depended on beside the table.
    """

    def __init__(
        self,
        seat: int,
        prompt: Prompt[A],
        options: list[A],
        refuse: Refuse,
        about: object = None,
        always: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.refuse = refuse
        self.about = about
        self.always = always  # put even with one option, because silence would tell something hidden
        self.chosen = -1
        self.beside: list[tuple[int, Any]] | None = None  # where each offer's options begin, with the offer

    def __await__(self) -> Generator[Any, Any, A]:
        if len(self.options) == 1 and not self.always:
            return self.options[0]
        yield [self]
        return self.options[self.chosen]

    def prompt_of(self, index: int) -> Prompt[Any]:
        """The prompt that an option belongs to: this ask's own, or that of an offer beside it."""
        prompt: Prompt[Any] = self.prompt
        if self.beside is not None:
            for begin, offer in self.beside:
                if index >= begin:
                    prompt = offer.prompt
        return prompt

    def prompts(self) -> list[Prompt[Any]]:
        """This ask's own prompt, then those of the offers beside it."""
        if self.beside is None:
            return [self.prompt]
        return [self.prompt, *(offer.prompt for _, offer in self.beside)]

    def refusal(self, table: Any, prompt: Prompt[Any], candidate: Any) -> Refusal:
        """Why this answer of one of the ask's prompts is not an option."""
        if prompt is not self.prompt and self.beside is not None:
            for _, offer in self.beside:
                if offer.prompt is prompt:
                    refusal: Refusal = offer.refuse(table, self.seat, candidate, None)
                    return refusal
        return self.refuse(table, self.seat, candidate, self.about)

    def notation(self, index: int) -> str:
        """An option as journals write it."""
        return self.prompt_of(index).notation(self.options[index])

    def index(self, notation: str) -> int:
        """The option that is written so, or -1."""
        for prompt in self.prompts():
            answer = prompt.read(notation)
            if answer is not None:
                for i, option in enumerate(self.options):
                    if option == answer and self.prompt_of(i) is prompt:
                        return i
        return -1


class Together(Generic[A]):
    """Secret, simultaneous asks: nobody's answer is seen before all are given. Awaiting it gives all answers."""

    def __init__(self, asks: Sequence[Ask[A]]) -> None:
        self.asks = list(asks)

    def __await__(self) -> Generator[Any, Any, list[A]]:
        put: list[Ask[A]] = []
        for ask in self.asks:
            if len(ask.options) == 1 and not ask.always:
                ask.chosen = 0
            else:
                put.append(ask)
        if put:
            yield put
        return [ask.options[ask.chosen] for ask in self.asks]


class Offer:
    """Something a seat may do beside whatever it is asked, as often as it likes, before it answers."""

    def __init__(
        self,
        prompt: Prompt[Any],
        options: Callable[[Any, int], list[Any]],
        refuse: Refuse,
        play: Callable[[Any, int, Any], Awaitable[None]],
    ) -> None:
        self.prompt = prompt
        self.options = options
        self.refuse = refuse
        self.play = play


async def choose_beside(
    table: Any,
    seat: int,
    prompt: Prompt[A],
    options: Callable[[], list[A]],
    refuse: Refuse,
    offers: Sequence[Offer],
    about: object = None,
    always: bool = False,
) -> A:
    """Put a question with offers standing beside it; whoever takes an offer is asked again, with what is legal then."""
    while True:
        own = options()
        together: list[Any] = list(own)
        beside: list[tuple[int, Any]] = []
        for offer in offers:
            beside.append((len(together), offer))
            together.extend(offer.options(table, seat))
        ask: Ask[Any] = Ask(seat, prompt, together, refuse, about, always)
        ask.beside = beside
        choice = await ask
        chosen = max(ask.chosen, 0)  # nothing was chosen where there was but one option
        taken: Offer | None = None
        if chosen >= len(own):
            for begin, offer in beside:
                if chosen >= begin:
                    taken = offer
        if taken is None:
            answer: A = choice
            return answer
        await taken.play(table, seat, choice)
