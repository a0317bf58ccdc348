"""What is wrong with the words of a command line, as one sentence that says what to do."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

import cyclopts
from cyclopts import CycloptsError
from cyclopts.annotations import resolve_optional
from cyclopts.exceptions import RepeatArgumentError

from yamen.cli.desk import Desk
from yamen.kernel.errors import YamenError
from yamen.kernel.words import Words

# Refusals of an unknown name: the fact that was given, and the fact that lists what there is.
NAMED: Final = {
    "error-game": ("game", "games"),
    "error-bot": ("bot", "bots"),
    "error-option-name": ("option", "options"),
    "error-option-value": ("value", "values"),
    "cli-rule": ("given", "known"),
    "cli-language": ("given", "known"),
    "cli-form": ("given", "known"),
    "cli-seat-name": ("given", "known"),
}


def advice(desk: Desk, error: YamenError) -> str:
    """What can be done about it: the name that is perhaps meant, or what the catalogue advises for this sentence."""
    words = error.words
    if words.key == "cli-in-file" and isinstance(words.facts["reason"], Words):
        words = words.facts["reason"]
    given, known = NAMED.get(words.key, ("", ""))
    facts = words.facts
    if given in facts and known in facts:
        meant = near(desk, str(facts[given]), str(facts[known]).split(", "))
        if meant:
            return meant
    hint = f"cli-hint-{words.key}"
    return f" {desk.say(hint)}" if desk.has(hint) else ""


def near(desk: Desk, given: str, known: list[str]) -> str:
    """Did you mean ...?"""
    found = get_close_matches(given.lower(), known, n=1, cutoff=0.5)
    return f" {desk.say('cli-near', near=found[0])}" if found else ""


def explain(desk: Desk, error: CycloptsError) -> str:
    """A mistake in the words of the command line."""
    command = " ".join(["yamen", *(error.command_chain or ())])
    helped = f" {desk.say('cli-help', command=command)}"
    if isinstance(error, cyclopts.UnknownOptionError):
        given = (error.token.keyword or error.token.value)[:60]
        names = [name for argument in error.argument_collection for name in argument.names if name.startswith("--")]
        return desk.say("cli-unknown-option", given=given) + (near(desk, given, names) or helped)
    if isinstance(error, cyclopts.CoercionError):
        given = error.token.value[:60] if error.token else ""
        key = (
            "cli-no-number"
            if error.argument is not None and resolve_optional(error.argument.hint) is int
            else "cli-no-value"
        )
        return desk.say(key, name=_name(error), given=given)
    if isinstance(error, cyclopts.MissingArgumentError):
        key = "cli-no-argument" if error.keyword else "cli-missing"
        return desk.say(key, name=_name(error)) + helped
    if isinstance(error, RepeatArgumentError):
        return desk.say("cli-twice", name=_name(error))
    if isinstance(error, (cyclopts.UnknownCommandError, cyclopts.UnusedCliTokensError)):
        given = (error.unused_tokens or [""])[0][:60]
        if error.app is not None and (commands := _commands(error.app)):
            return desk.say("cli-unknown-command", given=given, known=", ".join(commands)) + near(desk, given, commands)
        return desk.say("cli-unused", given=given) + helped
    return str(error).splitlines()[-1] + helped


def _name(error: Any) -> str:
    token = getattr(error, "token", None)
    keyword: str = getattr(error, "keyword", None) or (token.keyword if token else None) or ""
    return keyword or (error.argument.name if error.argument else "")


def _commands(app: cyclopts.App) -> list[str]:
    return [name for name in app if not name.startswith("-")]
