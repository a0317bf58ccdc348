"""The forms a journal can take: its own, one JSON object, a table of answers, a text for people."""

from __future__ import annotations

import csv
import io
import json
from typing import TYPE_CHECKING, Any

from yamen.cli.desk import Desk
from yamen.kernel.journal import Journal, record
from yamen.kernel.rules import Game

if TYPE_CHECKING:
    from yamen.cli.opened import Opened


def renewed(opened: Opened) -> Journal:
    """The same journal as this program writes it: every answer checked, notation and format of today."""
    fresh = record(opened.match(), opened.journal.players)
    if fresh.secret is None and opened.journal.luck is not None:
        fresh.promise = opened.journal.promise
    return fresh


def cut(opened: Opened, answer: int) -> Journal:
    """The journal up to an answer. What was drawn until then is written down in place of the key, and no more."""
    match = opened.match(answer)
    journal = record(match, opened.journal.players)
    if not match.over:
        journal.promise = opened.journal.promise
        journal.luck = {label: match.known[label] for label in match.known}
    return journal


def rows(desk: Desk, journal: Journal) -> list[dict[str, Any]]:
    """Every answer: its number, seat, player, notation, and whether it was taken back later."""
    undone = journal.undone()
    return [
        {
            "n": line.number,
            "seat": line.seat,
            "player": desk.seat(line.seat),
            "answer": line.answer,
            "undone": line.number in undone,
        }
        for line in journal.lines
        if not line.undo
    ]


def as_json(desk: Desk, journal: Journal) -> str:
    """One JSON object, indented, with every answer in a list of its own."""
    doc: dict[str, Any] = {
        "game": journal.game,
        "edition": journal.edition,
        "seats": journal.seats,
        "options": journal.options,
        "components": journal.components,
        "changes": journal.changes,
        "players": journal.players,
        "promise": journal.promise,
        "lots": [lot.hex() for lot in journal.lots],
        "answers": rows(desk, journal),
        "scores": journal.scores,
        "digest": journal.digest or None,
        "key": None if journal.secret is None else journal.secret.hex(),
    }
    return json.dumps(doc, ensure_ascii=False, indent=1) + "\n"


def as_csv(desk: Desk, journal: Journal) -> str:
    """A table of the answers; seats count from 0, as in the journal."""
    out = io.StringIO()
    table = csv.DictWriter(out, ["n", "seat", "player", "answer", "undone"], lineterminator="\n")
    table.writeheader()
    for row in rows(desk, journal):
        table.writerow({**row, "undone": int(row["undone"])})
    return out.getvalue()


def as_text(desk: Desk, journal: Journal, game: Game) -> str:
    """What a person wants to know of a journal."""
    found = rows(desk, journal)
    undone = sum(row["undone"] for row in found)
    out = [desk.say("cli-journal-of", title=desk.title(game), edition=journal.edition, seats=journal.seats)]
    for seat in range(journal.seats):
        out.append(desk.say("cli-journal-seat", n=seat + 1, player=desk.seat(seat)))
    for name, value in journal.options.items():
        out.append(desk.say("cli-journal-option", name=name, is_now=value))
    for path, value in journal.changes.items():
        out.append(desk.say("cli-journal-change", name=path, is_now=str(value)))
    if journal.promise:
        out.append(desk.say("cli-journal-promise", promise=journal.promise))
    out.append(
        desk.say("cli-journal-key", key=journal.secret.hex()) if journal.secret else desk.say("cli-journal-no-key")
    )
    out.append(desk.say("cli-answers", n=len(found), undone=undone))
    wide = max([len(row["player"]) for row in found], default=0)
    for row in found:
        mark = f"  ({desk.say('cli-taken-back')})" if row["undone"] else ""
        out.append(f"{row['n']:>5}  {row['player']:<{wide}}  {row['answer']}{mark}")
    if journal.scores is not None:
        out.append(desk.say("cli-final", scores=" ".join(map(str, journal.scores))))
    else:
        out.append(desk.say("cli-goes-on"))
    return "\n".join(out) + "\n"
