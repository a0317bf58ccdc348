"""What can go wrong, as values a person understands: a sentence of the catalogue, its facts, and the rule behind it."""

from __future__ import annotations

from yamen.kernel.words import Words, speech


class YamenError(Exception):
    """Something that was asked for cannot be. `words` is the sentence, `rule` what forbids it (or nothing)."""

    def __init__(self, words: Words, rule: str = "") -> None:
        super().__init__(words, rule)  # so that it can be handed from one process to another
        self.words = words
        self.rule = rule

    def __str__(self) -> str:
        return speech.say(self.words, self.rule.partition("/")[0])


class NotYourTurn(YamenError):
    """This seat is not being asked now."""


class NotAnOption(YamenError):
    """This is not among the choices now; the words say why."""


class OutOfDate(YamenError):
    """The answer belongs to a question that has been answered or taken back meanwhile."""


class Unreadable(YamenError):
    """A text that should be a journal, a notation or a value is not one."""


class DoesNotHold(YamenError):
    """A journal can be read, but what it claims is not what the rules and the key give."""
