"""A match: what people hold. It plays, takes back, listens, and knows what its journal must say."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

from yamen.kernel import picture
from yamen.kernel.ask import Ask
from yamen.kernel.chance import Chance, Key, Luck
from yamen.kernel.errors import NotAnOption, NotYourTurn, OutOfDate, YamenError
from yamen.kernel.event import EVERYBODY, Event, Herald
from yamen.kernel.play import Play
from yamen.kernel.rules import Game
from yamen.kernel.words import Words


class Match:
    """One play of a game, from its options and the key of its luck, with every answer that was ever given.

    Answers are numbered from 1 as they come in; those taken back keep their number and are marked.
    """

    def __init__(
        self,
        game: Game,
        seats: int = 0,
        options: dict[str, str] | None = None,
        key: Key | None = None,
        chance: Chance | None = None,
        changes: dict[str, Any] | None = None,
        known: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats or game.seats[0]
        self.options = game.settle(self.seats, options)
        self.changes: dict[str, Any] = dict(changes or {})
        self.rules = game.rules(self.options, self.changes)
        if key is None and chance is None:
            key = Key(secrets.token_bytes(32))
        self.key = key if chance is None else None
        self.source: Chance = key.chance() if chance is None and key is not None else chance or Chance()
        self.known: dict[str, Any] = {} if known is None else known  # all luck drawn so far, by label
        self.by: list[int] = []  # who gave each answer
        self.picks: list[int] = []  # the option it was, among those legal then
        self.live: list[int] = []  # the answers that stand, as indices of the two lists above
        self.undos: list[tuple[int, tuple[int, ...]]] = []  # after how many answers, which of them were taken back
        self.start: dict[str, Any] | None = None  # the table where an older edition of the rules left it
        self.before: list[Any] = []  # the journal's lines that the older edition settled
        self.offset = 0  # how many answers they hold
        self.began = game.edition  # the edition that the match began under
        self.barrier = 0  # how many live answers cannot be taken back alone
        self.herald: Herald | None = None
        self.play = self._begin()

    # --- what is going on -------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """How many things have been written into the journal: answers and undos."""
        return len(self.before) + len(self.by) + len(self.undos)

    @property
    def asks(self) -> list[Ask[Any]]:
        """The open questions: none when the match is over, several when they are asked together in secret."""
        return [ask for ask in self.play.asks if ask.chosen < 0]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.play.asks

    @property
    def scores(self) -> list[int]:
        """Each seat's points now."""
        return [sum(sources.values()) for sources in self.rules.scores(self.play.state)]

    @property
    def ranking(self) -> list[int]:
        """Each seat's rank by the rules of the game, 1 for the winner."""
        return self.rules.ranking(self.play.state)

    def events(self, seat: int = EVERYBODY) -> list[Event]:
        """What happened so far, as far as a seat (or a spectator, -1) may know; all of it by default."""
        if self.herald is None:
            self.herald = Herald()
            self._replay()
        if seat == EVERYBODY:
            return list(self.herald.events)
        return self.herald.told(seat)

    def digest(self) -> str:
        """SHA-256 of the whole table as data: equal for the same match anywhere."""
        text = json.dumps(self.play.state.encode(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    # --- answering --------------------------------------------------------------------------------------------------

    def answer(self, option: int, seat: int = -1, seq: int = -1) -> None:
        """Choose an option by its index. `seq` says which moment the answer was meant for."""
        ask = self._asked(seat, seq)
        if not 0 <= option < len(ask.options):
            raise NotAnOption(Words("error-index", {"index": option, "most": len(ask.options) - 1}), ask.prompt.rule)
        self.by.append(ask.seat)
        self.picks.append(option)
        try:
            self._give(len(self.by) - 1)
        except YamenError:  # luck that nobody can draw: the match stays as it was
            del self.by[-1], self.picks[-1]
            self._replay()
            raise

    def say(self, notation: str, seat: int = -1, seq: int = -1) -> None:
        """Choose an option by its notation, such as `act taxes`; what is no option now is refused with its reason."""
        ask = self._asked(seat, seq)
        notation = " ".join(notation.split())
        index = ask.index(notation)
        if index < 0:
            raise self.refused(ask, notation)
        self.answer(index, ask.seat)

    def _asked(self, seat: int, seq: int) -> Ask[Any]:
        if 0 <= seq != self.seq:
            raise OutOfDate(Words("error-out-of-date"))
        return self.ask_of(seat)

    def ask_of(self, seat: int = -1) -> Ask[Any]:
        """The open question of a seat; without a seat, the only one there is."""
        asks = self.asks
        if seat < 0 and len(asks) == 1:
            return asks[0]
        for ask in asks:
            if ask.seat == seat:
                return ask
        raise NotYourTurn(Words("error-over" if self.over else "error-not-your-turn"))

    def refused(self, ask: Ask[Any], notation: str) -> NotAnOption:
        """The refusal of a notation that is not among the options of this ask."""
        for prompt in ask.prompts():
            answer = prompt.read(notation)
            if answer is not None:
                refusal = ask.refusal(self.play.state, prompt, answer)
                return NotAnOption(refusal.words, refusal.rule)
        for prompt in self.rules.prompts.values():
            if prompt.read(notation) is not None:
                question = Words(f"ask-{ask.prompt.name}")
                facts: dict[str, Any] = {"answer": notation, "question": question}
                return NotAnOption(Words("error-other-question", facts), ask.prompt.rule)
        return NotAnOption(Words("error-notation", {"answer": notation[:60], "example": ask.notation(0)}))

    # --- taking back ------------------------------------------------------------------------------------------------

    def undo_refusal(self, seat: int) -> Words | None:
        """Why this seat cannot take back its last answer alone, or None if it can."""
        if any(self.by[number] == seat for number in self._sealed()):
            return None
        mine = [number for number in self.live if self.by[number] == seat]
        if not mine:
            return Words("undo-nothing")
        if self.by[self.live[-1]] != seat:
            return Words("undo-others")
        if len(self.live) <= self.barrier:
            return Words("undo-revealed")
        return None

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer, if nothing was revealed, drawn or answered by others since."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise NotAnOption(refusal)
        number = max(number for number in self.live if self.by[number] == seat)
        self.drop((number,))

    def take_back(self, count: int) -> None:
        """Take back the last answers, whoever gave them; the table asks its players before it does this."""
        if not 0 < count <= len(self.live):
            raise NotAnOption(Words("undo-nothing"))
        self.drop(tuple(self.live[-count:]))

    def drop(self, numbers: tuple[int, ...]) -> None:
        """Take back these answers (counted from 0): the last ones, or a sealed one that nobody has seen."""
        last = self.live[len(self.live) - len(numbers) :]
        if not numbers or (list(numbers) != last and not (len(numbers) == 1 and numbers[0] in self._sealed())):
            raise NotAnOption(Words("undo-nothing"))
        self.undos.append((len(self.by), numbers))
        self.live = [number for number in self.live if number not in numbers]
        self._replay()

    def _sealed(self) -> list[int]:
        return self.live[len(self.live) - self.play.sealed :]

    # --- the machine ------------------------------------------------------------------------------------------------

    def _begin(self) -> Play:
        self.barrier = 0
        luck = Luck(self.source, self.known)
        if self.start is None:
            state = self.rules.setup(self.rules, self.seats, luck)
        else:
            state = self.rules.decode(self.rules, self.start)
        if self.herald is not None:
            self.herald = Herald()
        return Play(state, luck, keep=True, herald=self.herald)

    def _replay(self) -> None:
        """Play from the start again with the answers that stand; known luck comes out the same."""
        live = self.live
        self.live = []
        self.play = self._begin()
        for number in live:
            self._give(number)

    def _give(self, number: int) -> None:
        play = self.play
        luck = play.luck
        assert luck is not None
        secret = play.secret
        luck.marked = False
        if self.herald is not None:
            self.herald.after = self.offset + number + 1
        play.answer(self.picks[number], self.by[number])
        self.live.append(number)
        if luck.marked or (secret and not play.sealed):
            self.barrier = len(self.live)

    def checkpoint(self) -> tuple[int, dict[str, Any]]:
        """The number of the last answer before the present scene began, and the table as it was then."""
        settled = len(self.live) - len(self.play.given)
        number = self.live[settled - 1] + 1 if settled else 0
        return self.offset + number, self.play.base.encode()

    def beginning(self) -> Match:
        """The same match before its first answer, with the same luck."""
        twin = Match(self.game, self.seats, self.options, None, self.source, self.changes, self.known)
        if self.start is not None:
            twin.resume(self.before, self.offset, self.start, self.began)
        return twin

    def resume(self, before: list[Any], answers: int, table: dict[str, Any] | None, began: int) -> None:
        """Go on from a checkpoint that an older edition of the rules left; the answers before it are settled."""
        self.before = before
        self.offset = answers
        self.start = table
        self.began = began
        self.play = self._begin()

    def __str__(self) -> str:
        return picture.text(self)

    def _repr_svg_(self) -> str:
        return picture.svg(self)

    def __repr__(self) -> str:
        state = "over" if self.over else f"asks {', '.join(str(ask.seat) for ask in self.asks)}"
        return f"<Match {self.game.name} {self.seats} seats, {len(self.live)} answers, {state}>"
