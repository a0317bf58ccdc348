"""How a question is put: beside it, always, the exchange of travel tokens. Rule: gugong/exchange (ruling 43)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from yamen.games.gugong.prompts.benefits import EXCHANGE
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.tokens import exchange, exchanges, refuse_exchange
from yamen.kernel.ask import Ask, Offer, Refuse
from yamen.kernel.prompt import Prompt

OFFER: Final = Offer(EXCHANGE, exchanges, refuse_exchange, exchange)

Options = Callable[[Gugong, int, Any], list[int]]  # table, seat, about


async def put(
    table: Gugong,
    seat: int,
    prompt: Prompt[int],
    options: Options,
    refuse: Refuse,
    about: Any = None,
    alone: bool = False,
    always: bool = False,
) -> int:
    """Ask a seat. Whoever exchanges tokens is asked again, with what is legal then.

    With a single answer nothing is asked, unless (`alone`) an exchange could make others possible, or (`always`)
    silence would tell something hidden.
    """
    while True:
        own = options(table, seat, about)
        if len(own) == 1 and not alone and not always:
            return own[0]
        offered = exchanges(table, seat)
        if not offered:
            return await Ask(seat, prompt, own, refuse, about, always)
        ask: Ask[int] = Ask(seat, prompt, own + offered, refuse, about)
        ask.beside = [(len(own), OFFER)]
        choice = await ask
        if ask.chosen < len(own):
            return choice
        await exchange(table, seat, choice)
