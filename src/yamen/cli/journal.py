"""`yamen journal`: a journal shown, written in another form, or cut off after an answer."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from yamen.cli.asked import number
from yamen.cli.desk import Desk, Mistake

FORMS = ("journal", "json", "csv", "text")


def add(app: App, desk: Desk) -> None:
    """The three commands."""
    journal = App("journal", help=desk.say("help-journal"))
    journal["--help"].help = desk.say("help-help")
    journal.version_flags = []
    app.command(journal)
    file_help = Parameter(help=desk.say("help-file"))
    out_help = Parameter(help=desk.say("help-journal-out"))
    force_help = Parameter(help=desk.say("help-journal-force"))
    key_help = Parameter(help=desk.say("help-key"))

    @journal.command(help=desk.say("help-journal-show"))
    def show(file: Annotated[Path, file_help], /) -> None:
        _show(desk, file)

    @journal.command(help=desk.say("help-journal-convert"))
    def convert(
        file: Annotated[Path, file_help],
        /,
        *,
        to: Annotated[str, Parameter(help=desk.say("help-journal-to"))] = FORMS[0],
        out: Annotated[Path | None, out_help] = None,
        force: Annotated[bool, force_help] = False,
        key: Annotated[str, key_help] = "",
    ) -> None:
        _convert(desk, file, to, out, force, key)

    @journal.command(help=desk.say("help-journal-cut"))
    def cut(
        file: Annotated[Path, file_help],
        answer: Annotated[int, number(desk.say("help-journal-answer"))],
        /,
        *,
        out: Annotated[Path | None, out_help] = None,
        force: Annotated[bool, force_help] = False,
        key: Annotated[str, key_help] = "",
    ) -> None:
        _cut(desk, file, answer, out, force, key)


def _show(desk: Desk, file: Path) -> None:
    from yamen.cli.forms import as_text
    from yamen.cli.opened import Opened

    opened = Opened(desk, file)
    desk.print(as_text(desk, opened.journal, opened.game).rstrip("\n"))


def _convert(desk: Desk, file: Path, to: str, out: Path | None, force: bool, key: str) -> None:
    from yamen.cli.forms import as_csv, as_json, as_text, renewed
    from yamen.cli.opened import Opened

    if to not in FORMS:
        raise Mistake("cli-form", given=to[:40], known=", ".join(FORMS))
    opened = Opened(desk, file, key)
    if to == "journal":
        text = renewed(opened).text()
    elif to == "json":
        text = as_json(desk, opened.journal)
    elif to == "csv":
        text = as_csv(desk, opened.journal)
    else:
        text = as_text(desk, opened.journal, opened.game)
    _put(desk, text, opened.answers, out, force, file)


def _cut(desk: Desk, file: Path, answer: int, out: Path | None, force: bool, key: str) -> None:
    from yamen.cli.forms import cut
    from yamen.cli.opened import Opened

    opened = Opened(desk, file, key)
    if not 0 <= answer <= opened.answers:
        raise Mistake("cli-upto", given=str(answer)[:24], most=opened.answers, file=str(file))
    _put(desk, cut(opened, answer).text(), answer, out, force, file)


def _put(desk: Desk, text: str, answers: int, out: Path | None, force: bool, source: Path) -> None:
    from yamen.cli.files import write_new

    if out is None:
        desk.print(text.rstrip("\n"))
        return
    write_new(out, text, force, source)
    desk.print(desk.say("cli-written", file=str(out), n=answers))
