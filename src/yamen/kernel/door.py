"""What a door sees of a match: views, asks, reasons and previews, as documents (types in `view`)."""

from __future__ import annotations

from typing import Any, Final

from yamen.kernel.ask import Ask, Refusal
from yamen.kernel.chance import Chance, Quick
from yamen.kernel.errors import NotAnOption, NotYourTurn
from yamen.kernel.event import Herald
from yamen.kernel.match import Match
from yamen.kernel.play import Play
from yamen.kernel.prompt import Prompt
from yamen.kernel.words import Words

CHIP: Final = "chip/"  # ids of answers that have no place on the board; the ask itself lists them


def view(match: Match, seat: int) -> dict[str, Any]:
    """Everything that one seat, or a spectator (-1), may know now."""
    doc = sight_doc(match.play, seat, match.seq)
    refusal = match.undo_refusal(seat)
    doc["undo"] = {"can": refusal is None, "words": None if refusal is None else refusal.doc()}
    return doc


def sight_doc(play: Play, seat: int, seq: int) -> dict[str, Any]:
    """The view of a position: the match's own, or that of a fork made for this seat."""
    state = play.state
    rules = state.rules
    sight = rules.sight(state, seat)
    sources = rules.scores(state)
    waiting = [waiting_doc(play, ask) for ask in play.asks]
    mine = [ask for ask in play.asks if ask.seat == seat and ask.chosen < 0]
    doing = {ask.seat: "sealed" if ask.chosen >= 0 else "to_act" for ask in play.asks}
    over = not play.asks and not state.scene
    seats = [
        {
            "seat": other,
            "order": sight.order.index(other) + 1 if other in sight.order else 0,
            "points": sum(sources[other].values()),
            "state": doing.get(other, "waiting"),
            "sources": sources[other],
        }
        for other in range(len(sources))
    ]
    return {
        "game": rules.game.name,
        "edition": rules.game.edition,
        "seq": seq,
        "seat": seat,
        "where": [words.doc() for words in sight.where],
        "zones": sight.zones,
        "counters": sight.counters,
        "seats": seats,
        "waiting": waiting,
        "ask": ask_doc(play, mine[0]) if mine else None,
        "undo": {"can": False, "words": None},
        "then": [words.doc() for words in sight.then],
        "over": over,
        "ranking": rules.ranking(state) if over else [],
        "extra": sight.extra,
    }


def waiting_doc(play: Play, ask: Ask[Any]) -> dict[str, Any]:
    """That somebody is being asked, without the options: they could tell what is in a hand."""
    return {
        "seat": ask.seat,
        "prompt": ask.prompt.name,
        "words": Words(f"ask-{ask.prompt.name}").doc(),
        "secret": play.secret,
        "sealed": ask.chosen >= 0,
    }


def ask_doc(play: Play, ask: Ask[Any]) -> dict[str, Any]:
    """A question with everything a door needs to put it."""
    options = [option_doc(play, ask, index) for index in range(len(ask.options))]
    chips = {light for option in options for light in option["lights"] if light.startswith(CHIP)}
    beside = [] if ask.beside is None else [offer.prompt.name for _, offer in ask.beside]
    return {
        "seat": ask.seat,
        "prompt": ask.prompt.name,
        "shape": ask.prompt.shape,
        "rule": ask.prompt.rule,
        "words": Words(f"ask-{ask.prompt.name}").doc(),
        "chips": sorted(chips),
        "options": options,
        "beside": beside,
        "secret": play.secret,
    }


def option_doc(play: Play, ask: Ask[Any], index: int) -> dict[str, Any]:
    """One legal answer: what lights up for it, what it costs, what it is called."""
    prompt = ask.prompt_of(index)
    answer = ask.options[index]
    return {
        "index": index,
        "prompt": prompt.name,
        "notation": prompt.notation(answer),
        "lights": prompt.lights(play.state, ask.seat, answer),
        "price": [change.doc() for change in prompt.price(play.state, ask.seat, answer)],
        "words": prompt.words(play.state, ask.seat, answer).doc(),
    }


def why_not(match: Match, seat: int, thing: str) -> dict[str, Any] | None:
    """Why an id or a notation is not an option of this seat now, with the rule; None if it is one."""
    ask = _own_ask(match, seat)
    state = match.play.state
    thing = " ".join(thing.split())
    if ask.index(thing) >= 0:
        return None
    lit = [option_doc(match.play, ask, index)["lights"] for index in range(len(ask.options))]
    if any(thing in lights for lights in lit):
        return None
    for prompt in ask.prompts():
        if prompt.read(thing) is not None:
            break
        refusal = _why_unlit(state, ask, prompt, thing)
        if refusal is not None:
            return {"words": refusal.words.doc(), "rule": refusal.rule}
    refused = match.refused(ask, thing)
    if refused.words.key == "error-notation":
        question = Words("why-unlit", {"question": Words(f"ask-{ask.prompt.name}")})
        refused = NotAnOption(question, ask.prompt.rule)
    return {"words": refused.words.doc(), "rule": refused.rule}


def _why_unlit(state: Any, ask: Ask[Any], prompt: Prompt[Any], thing: str) -> Refusal | None:
    for candidate in prompt.universe:
        if thing in prompt.lights(state, ask.seat, candidate):
            return ask.refusal(state, prompt, candidate)
    return None


class Stop(Chance):
    """Luck that a preview must not foretell."""

    def shuffle(self, label: str, items: Any) -> list[Any]:
        """Nobody knows yet."""
        raise Barrier("preview-luck")

    def roll(self, label: str, faces: Any) -> Any:
        """Nobody knows yet."""
        raise Barrier("preview-luck")

    def reveal(self) -> None:
        """Not for this seat to see yet."""
        raise Barrier("preview-hidden")


class Barrier(Exception):
    """A preview has come to something that this seat may not know."""


def preview(match: Match, seat: int, option: int) -> dict[str, Any]:
    """What an answer would do: its events up to the first thing this seat may not know, and the view after them."""
    most = len(_own_ask(match, seat).options) - 1
    if not 0 <= option <= most:
        raise NotAnOption(Words("error-index", {"index": option, "most": most}))
    return foretell(match.play, seat, option, match.seq, match.offset + len(match.by) + 1)


def foretell(position: Play, seat: int, option: int, seq: int, number: int) -> dict[str, Any]:
    """The preview of an answer that would be the match's answer `number`."""
    play = position.fork_for(seat, Quick(0))
    herald = Herald()
    herald.after = number
    play.state.herald = herald
    play.state.chance = Stop()
    why: Words | None = None
    try:
        play.answer(option, seat)
    except Barrier as stop:
        why = Words(str(stop))
        play.asks = []
    others = [ask for ask in play.asks if ask.seat != seat and ask.chosen < 0]
    if others:
        why = Words("preview-others", {"seat": others[0].seat})
    return {
        "events": [event.doc() for event in herald.told(seat)],
        "view": sight_doc(play, seat, seq),
        "stops": None if why is None else why.doc(),
    }


def _own_ask(match: Match, seat: int) -> Ask[Any]:
    """The question put to this seat; a spectator has none and may not look into others'."""
    if seat < 0:
        raise NotYourTurn(Words("error-over" if match.over else "error-not-your-turn"))
    return match.ask_of(seat)
