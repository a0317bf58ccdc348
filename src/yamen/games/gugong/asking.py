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
    """Ask a seat. Whoever takes what stands beside (an exchange of tokens) is asked again, with what is legal then.

    With a single answer nothing is asked, unless (`alone`) an exchange could make others possible, or (`always`)
    silence would tell something hidden.
    """
    while True:
        own = options(table, seat, about)
        if len(own) == 1 and not alone and not always:
            return own[0]
        exchanged = exchanges(table, seat)
        others = table.rules.entries["offers"]
        if not exchanged and not others:
            return await Ask(seat, prompt, own, refuse, about, always)
        beside = [(len(own), OFFER)] if exchanged else []
        answers = own + exchanged
        for offer in others:
            found = offer.options(table, seat)
            if found:
                beside.append((len(answers), offer))
                answers += found
        ask: Ask[int] = Ask(seat, prompt, answers, refuse, about, always)
        ask.beside = beside or None
        choice = await ask
        if ask.chosen < len(own):
            return choice
        taken = OFFER
        for begin, offer in beside:
            if ask.chosen >= begin:
                taken = offer
        await taken.play(table, seat, choice)
