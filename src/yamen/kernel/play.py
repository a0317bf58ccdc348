"""The engine: a state, the scene under way, and the answers since the scene began.

Forking in the middle of a scene means: copy the state as it was when the scene began, play the scene again, and give
it the same answers. Scenes are short, so that is a handful of answers.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from yamen.kernel.ask import Ask
from yamen.kernel.chance import Chance, Luck
from yamen.kernel.errors import DoesNotHold, NotYourTurn
from yamen.kernel.event import Herald
from yamen.kernel.state import State
from yamen.kernel.words import Words


class Play:
    """One play going on. With `keep` it can be forked; playouts do without and are faster."""

    def __init__(self, state: State, chance: Chance, keep: bool = True, herald: Herald | None = None) -> None:
        self.state = state
        self.keep = keep
        self.base = state
        self.asks: list[Ask[Any]] = []
        self.sealed = 0  # answers given to the present secret question, not yet known to the others
        self.given: list[Ask[Any]] = []  # the questions answered since the checkpoint
        self.scenes = state.rules.scenes
        self.run: Coroutine[Any, Any, str] | None = None
        self.luck: Luck | None = None
        if isinstance(chance, Luck):
            self.luck = chance
        if keep and self.luck is None:
            self.luck = Luck(chance, {})
        state.chance = chance if self.luck is None else self.luck
        state.herald = herald
        self._open()
        self._step()

    def _open(self) -> None:
        """The next scene begins: this is the checkpoint."""
        state = self.state
        if self.keep:
            self.base = state.copy()
            self.given = []
            if self.luck is not None:
                self.luck.recent = {}
        self.asks = []
        self.run = self.scenes[state.scene](state) if state.scene else None

    def _step(self) -> None:
        """On to the next question, through as many scenes as it takes."""
        run = self.run
        while run is not None:
            try:
                self.asks = run.send(None)
                return
            except StopIteration as stop:
                self.state.scene = stop.value
            self._open()
            run = self.run

    def answer(self, option: int, seat: int = -1) -> None:
        """The seat that is asked (or one of those asked together) chooses an option by its index."""
        asks = self.asks
        if len(asks) == 1 and (seat < 0 or asks[0].seat == seat):
            ask = asks[0]
        else:
            ask = self.ask_of(seat)
        if not 0 <= option < len(ask.options):
            raise IndexError(option)
        ask.chosen = option
        if self.keep:
            self.given.append(ask)
        if len(asks) > 1:
            self.sealed += 1
            if self.sealed < len(asks):
                return
            self.sealed = 0
        self._step()

    @property
    def secret(self) -> bool:
        """Whether several seats are asked at once, so that nobody sees an answer before all are given."""
        return len(self.asks) > 1

    def ask_of(self, seat: int) -> Ask[Any]:
        """The open question of a seat."""
        for ask in self.asks:
            if ask.seat == seat and ask.chosen < 0:
                return ask
        raise NotYourTurn(Words("error-over" if not self.asks else "error-not-your-turn"))

    def fork(self, chance: Chance | None = None, keep: bool = False, herald: Herald | None = None) -> Play:
        """The same position to play on with, from another source of luck if one is given. It knows all secrets.

        A herald is told the scene under way once more.
        """
        twin = self._twin(chance, keep, herald)
        for ask in self.given:
            twin.answer(ask.chosen, ask.seat)
        return twin

    def fork_for(self, seat: int, chance: Chance, keep: bool = True, herald: Herald | None = None) -> Play:
        """A position that one seat could be in, as far as it knows: the hidden dealt anew, others' seals left out."""
        if not self.keep:
            raise ValueError("a playout keeps no checkpoint, so it cannot be forked: make it with keep=True")
        base = self.base.copy()
        known: dict[str, Any] = {}
        if self.luck is not None:
            known = dict(self.luck.recent)
        self.state.rules.deal(base, self.state, known, seat, chance)
        twin = Play(base, Luck(chance, known) if known or keep else chance, keep, herald)
        sealed_from = len(self.given) - self.sealed
        for i, ask in enumerate(self.given):
            if i < sealed_from or ask.seat == seat:
                twin.answer(twin._index(ask), ask.seat)
        return twin

    def _index(self, given: Ask[Any]) -> int:
        """The option that another position's answer is here."""
        value = given.options[given.chosen]
        prompt = given.prompt_of(given.chosen)
        for ask in self.asks:
            if ask.seat == given.seat and ask.chosen < 0:
                for i, option in enumerate(ask.options):
                    if option == value and ask.prompt_of(i) is prompt:
                        return i
        raise DoesNotHold(Words("error-deal", {"value": given.notation(given.chosen)}))

    def _twin(self, chance: Chance | None, keep: bool, herald: Herald | None) -> Play:
        if not self.keep:
            raise ValueError("a playout keeps no checkpoint, so it cannot be forked: make it with keep=True")
        luck = self.luck
        source = chance
        known: dict[str, Any] = {}
        if luck is not None:
            if source is None:
                source = luck.source
            if luck.recent:
                known = dict(luck.recent)
        elif source is None:
            source = self.state.chance
        if known or keep:
            source = Luck(source, known)
        return Play(self.base.copy(), source, keep, herald)
