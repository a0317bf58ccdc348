"""`yamen verify`: play a journal again and compare what it claims."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from yamen.cli.desk import Desk

HOLDS_NOT = 1


def add(app: App, desk: Desk) -> None:
    """The command."""

    @app.command(help=desk.say("help-verify"))
    def verify(
        file: Annotated[Path, Parameter(help=desk.say("help-file"))],
        /,
        *,
        key: Annotated[str, Parameter(help=desk.say("help-key"))] = "",
        json: Annotated[bool, Parameter(help=desk.say("help-json"))] = False,
    ) -> int:
        return _verify(desk, file, key, json)


def _verify(desk: Desk, file: Path, key: str, json: bool) -> int:
    from yamen.cli.files import InFile
    from yamen.cli.opened import Opened
    from yamen.kernel.errors import DoesNotHold, YamenError
    from yamen.kernel.reading import verify

    opened = Opened(desk, file, key)
    try:
        proof = verify(opened.journal, opened.game, opened.secret)
    except YamenError as error:
        if not isinstance(error, DoesNotHold) and error.words.key != "journal-answer":
            raise InFile(file, error) from None
        reason = desk.tell(error.words)
        if json:
            desk.document({"file": str(file), "holds": False, "reason": reason})
        else:
            desk.print(desk.say("cli-holds-not", file=str(file), reason=reason))
        return HOLDS_NOT
    if json:
        desk.document(
            {
                "file": str(file),
                "holds": True,
                "game": opened.game.name,
                "answers": proof.answers,
                "undone": proof.undone,
                "settled": proof.settled,
                "shuffles": proof.shuffles,
                "promised": proof.promised,
                "over": proof.over,
                "scores": proof.scores,
            }
        )
        return 0
    parts = [desk.say("cli-answers", n=proof.answers, undone=proof.undone)]
    if proof.settled:
        parts.append(desk.say("cli-settled", n=proof.settled))
    parts.append(desk.say("cli-shuffles" if proof.promised else "cli-shuffles-told", n=proof.shuffles))
    scores = " ".join(map(str, proof.scores))
    parts.append(desk.say("cli-final" if proof.over else "cli-so-far", scores=scores))
    desk.print(desk.say("cli-holds", file=str(file), game=desk.title(opened.game), checked=", ".join(parts)))
    return 0
