"""What bots do aside: choose for their seat, or advise the person who asks for a hint."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from yamen import bots
from yamen.bots.chair import Bot, Chair
from yamen.cli.terminal.sitting import Sitting
from yamen.kernel.errors import YamenError
from yamen.kernel.words import Words

ADVISER: Final = "thinker"


def chooser(bot: Bot, chair: Chair) -> Callable[[], int]:
    """The work of a bot in its chair."""
    return lambda: bot.choose(chair)


def asker(sitting: Sitting) -> Callable[[], tuple[int, str]]:
    """The work of an adviser for whoever looks: an option, and why in a sentence. It knows what that seat knows."""
    chair = Chair(sitting.match, sitting.viewer, secrets.randbits(32))
    voice = sitting.voice
    options = sitting.look()["ask"]["options"]

    def work() -> tuple[int, str]:
        try:
            adviser = bots.make(ADVISER, secrets.randbits(32))
            option = adviser.choose(chair)
            reason = adviser.reason(chair, option)
        except YamenError as error:
            return -1, voice.say(error.words)
        why = voice.say(Words(reason)) if voice.catalogue.has(reason) else ""
        return option, voice.word("hint-says", answer=voice.say(options[option]["words"]), why=why)

    return work
