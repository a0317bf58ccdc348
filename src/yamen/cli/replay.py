"""`yamen replay`: what happened in a match, in words, and the table as it stood then."""

import shutil
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from yamen.cli.asked import number
from yamen.cli.desk import Desk, Mistake

if TYPE_CHECKING:
    from yamen.kernel.event import Event
    from yamen.kernel.match import Match


def add(app: App, desk: Desk) -> None:
    """The command."""

    @app.command(help=desk.say("help-replay"))
    def replay(
        file: Annotated[Path, Parameter(help=desk.say("help-file"))],
        /,
        *,
        to: Annotated[int | None, number(desk.say("help-replay-to"))] = None,
        seat: Annotated[int | None, number(desk.say("help-replay-seat"))] = None,
        events: Annotated[bool, Parameter(help=desk.say("help-replay-events"))] = False,
        key: Annotated[str, Parameter(help=desk.say("help-key"))] = "",
        json: Annotated[bool, Parameter(help=desk.say("help-json"))] = False,
    ) -> None:
        _replay(desk, file, to, seat, events, key, json)


def _replay(desk: Desk, file: Path, to: int | None, seat: int | None, events: bool, key: str, json: bool) -> None:
    from yamen.cli.opened import Opened
    from yamen.kernel import door
    from yamen.kernel.event import EVERYBODY, SPECTATOR

    opened = Opened(desk, file, key)
    if to is not None and to < 0:
        raise Mistake("cli-upto", given=str(to)[:24], most=opened.answers, file=str(file))
    if seat is not None and not 1 <= seat <= opened.journal.seats:
        raise Mistake("cli-seat", given=str(seat)[:24], most=opened.journal.seats)
    match = opened.match(-1 if to is None else to)
    viewer = SPECTATOR if seat is None else seat - 1
    # Once the key is public there is no secret left; before, nobody is told more than she may know.
    told = match.events(EVERYBODY if seat is None and opened.journal.secret is not None else viewer)
    view = door.view(match, viewer)
    if json:
        desk.document({"file": str(file), "events": [event.doc() for event in told], "view": view})
        return
    for line in log(desk, match, told, events):
        desk.print(line)
    desk.print()
    for line in picture(desk, match, view):
        desk.print(line)
    desk.print()
    desk.print(outcome(desk, match))


def log(desk: Desk, match: "Match", events: "list[Event]", detail: bool) -> list[str]:
    """The events in words, one a line; in detail with the answers, moves, sums and rules behind them."""
    if not detail:
        return [desk.tell(event.words) for event in events]
    notes = _answers(desk, match)
    out: list[str] = []
    after = 0
    for event in events:
        if event.after != after:
            after = event.after
            out.append(notes.get(after, desk.say("cli-number", n=after)))
        out.append(f"    {desk.tell(event.words)}  [{event.rule}]")
        out += [f"        {move.n} {move.kind}: {move.source} > {move.target}" for move in event.moves]
        for change in event.changes:
            parts = "".join(f"; {part.n:+d} {desk.tell(part.words)}" for part in change.parts)
            out.append(f"        {change.counter} {change.by:+d}{parts}")
    return out


def _answers(desk: Desk, match: "Match") -> dict[int, str]:
    from yamen.kernel.journal import record

    lines = [line for line in record(match).lines if not line.undo]
    return {line.number: desk.say("cli-answer", n=line.number, seat=line.seat, answer=line.answer) for line in lines}


def picture(desk: Desk, match: "Match", view: dict[str, Any]) -> list[str]:
    """The table as text, as wide as the terminal."""
    size = shutil.get_terminal_size((100, 40))
    drawn: list[str] = import_module(f"{match.game.home}.picture").text(view, desk.tell, size.columns, size.lines)
    return drawn


def outcome(desk: Desk, match: "Match") -> str:
    """Who won, or what is being asked."""
    if not match.over:
        asked = [
            desk.say("cli-asked", seat=ask.seat, question=desk.say(f"ask-{ask.prompt.name}")) for ask in match.asks
        ]
        return " ".join(asked)
    ranked = sorted(range(match.seats), key=lambda seat: (match.ranking[seat], seat))
    scores = match.scores
    places = [desk.say("cli-place", rank=match.ranking[seat], seat=seat, points=scores[seat]) for seat in ranked]
    return desk.say("cli-over", places=", ".join(places))
