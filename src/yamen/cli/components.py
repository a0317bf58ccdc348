"""`yamen components`: every printed value of a box with its source, and the sets in which owners keep corrections."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from yamen.cli.desk import Desk, Mistake
from yamen.kernel.rules import Game

WRONG = 2


def add(app: App, desk: Desk) -> None:
    """The command and those below it."""
    sub = App("components", help=desk.say("help-components"))
    app.command(sub)
    _add_show(sub, desk)
    _add_sets(sub, desk)


def _add_show(sub: App, desk: Desk) -> None:
    @sub.default
    def components(
        game: Annotated[str, Parameter(help=desk.say("help-game"))],
        path: Annotated[str, Parameter(help=desk.say("help-components-path"))] = "",
        /,
        *,
        set_: Annotated[str, Parameter(name="--components", help=desk.say("help-components-set"))] = "",
        to: Annotated[Path | None, Parameter(help=desk.say("help-components-to"))] = None,
        force: Annotated[bool, Parameter(help=desk.say("help-journal-force"))] = False,
        json: Annotated[bool, Parameter(help=desk.say("help-json"))] = False,
    ) -> None:
        found = desk.find(game)
        changes = changes_of(found, set_)
        if to is not None:
            _write_facts(desk, found, changes, to, force)
        else:
            _show(desk, found, changes, path, json)


def _add_sets(sub: App, desk: Desk) -> None:
    name_help, files_help = desk.say("help-components-name"), desk.say("help-components-files")

    @sub.command(help=desk.say("help-components-check"))
    def check(
        game: Annotated[str, Parameter(help=desk.say("help-game"))],
        file: Annotated[Path, Parameter(help=files_help)],
        /,
        *files: Annotated[Path, Parameter(help=files_help)],
    ) -> int:
        return _check(desk, desk.find(game), [file, *files], "")

    @sub.command(help=desk.say("help-components-save"))
    def save(
        game: Annotated[str, Parameter(help=desk.say("help-game"))],
        name: Annotated[str, Parameter(help=name_help)],
        file: Annotated[Path, Parameter(help=files_help)],
        /,
        *files: Annotated[Path, Parameter(help=files_help)],
    ) -> int:
        return _check(desk, desk.find(game), [file, *files], name)

    @sub.command(name="list", help=desk.say("help-components-list"))
    def list_(game: Annotated[str, Parameter(help=desk.say("help-game"))] = "", /) -> None:
        _list(desk, game)

    @sub.command(help=desk.say("help-components-export"))
    def export(
        game: Annotated[str, Parameter(help=desk.say("help-game"))],
        name: Annotated[str, Parameter(help=name_help)],
        file: Annotated[Path, Parameter(help=desk.say("help-components-export-file"))],
        /,
        *,
        force: Annotated[bool, Parameter(help=desk.say("help-journal-force"))] = False,
    ) -> None:
        from yamen.cli.files import write_new
        from yamen.table.boxes import set_text

        found = desk.find(game)
        write_new(file, set_text(found, changes_of(found, name)), force)
        desk.print(desk.say("cli-boxes-exported", name=name, file=str(file)))

    @sub.command(name="import", help=desk.say("help-components-import"))
    def import_(
        game: Annotated[str, Parameter(help=desk.say("help-game"))],
        name: Annotated[str, Parameter(help=name_help)],
        file: Annotated[Path, Parameter(help=desk.say("help-components-import-file"))],
        /,
    ) -> None:
        from yamen.table.boxes import Boxes, read_set

        found = desk.find(game)
        changes = read_set(found, file)
        Boxes(found).save(name, changes)
        desk.print(desk.say("cli-boxes-saved", name=name, n=len(changes), title=desk.title(found)))


def changes_of(game: Game, name: str) -> dict[str, Any]:
    """What the named set corrects; nothing without a name."""
    if not name:
        return {}
    from yamen.table.boxes import Boxes

    return Boxes(game).changes(name)


def _show(desk: Desk, game: Game, changes: dict[str, Any], under: str, json: bool) -> None:
    from yamen.kernel.facts import corrected, is_mark, leaves, surety

    printed = leaves(game.components())
    every = leaves(corrected(game.components(), changes))
    shown = [
        path for path in every if not is_mark(path) and (path == under or path.startswith(f"{under}." if under else ""))
    ]
    if not shown:
        raise Mistake("cli-boxes-path", given=under[:60], known=", ".join(game.components()))
    rows = []
    for path in shown:
        source, sure, note = surety(every, path)
        if path in changes:
            source, sure, note = "", "owner", desk.say("cli-boxes-printed", value=str(printed[path]))
        rows.append({"path": path, "value": every[path], "sure": sure, "source": source, "note": note})
    if json:
        desk.document({"game": game.name, "digest": game.digest(changes), "values": rows})
        return
    desk.print(desk.say("cli-boxes-title", title=desk.title(game), n=len(rows)))
    for grade in ("certain", "likely", "ruling", "reconstructed", "owner"):
        n = sum(1 for row in rows if row["sure"] == grade)
        if n:
            desk.print(f"  {desk.say(f'sure-{grade}')}: {n}. {desk.say(f'sure-{grade}-means')}")
    heading = ""
    for row in rows:
        around, _, last = str(row["path"]).rpartition(".")
        if around != heading:
            heading = around
            desk.print(f"\n{around}")
        told = [part for part in (desk.say(f"sure-{row['sure']}"), row["source"], row["note"]) if part]
        desk.print(f"  {last} = {row['value']}  [{'; '.join(map(str, told))}]")


def _write_facts(desk: Desk, game: Game, changes: dict[str, Any], to: Path, force: bool) -> None:
    from yamen.cli.files import write_new
    from yamen.kernel.fact_files import write_rows, write_table
    from yamen.kernel.facts import corrected
    from yamen.table.boxes import sheets

    facts = corrected(game.components(), changes)
    tables = sheets(game)
    if to.suffix.lower() == ".csv":
        if not tables:
            raise Mistake("boxes-no-sheet", file=to.name)
        text = write_rows(facts[tables[0]])
    else:
        text = write_table({key: value for key, value in facts.items() if key not in tables})
    write_new(to, text, force)
    desk.print(desk.say("cli-boxes-written", title=desk.title(game), file=str(to)))


def _check(desk: Desk, game: Game, files: list[Path], name: str) -> int:
    from yamen.table.boxes import Boxes, check

    found = check(game, files)
    if found.wrong:
        for file, line, wrong in found.wrong:
            desk.print(desk.say("cli-boxes-wrong", file=file, line=line, reason=wrong.words))
        desk.print(desk.say("cli-boxes-nothing-saved", n=len(found.wrong)))
        return WRONG
    for path, value in found.changes.items():
        desk.print(f"{path} = {value}")
    if name:
        Boxes(game).save(name, found.changes)
        desk.print(desk.say("cli-boxes-saved", name=name, n=len(found.changes), title=desk.title(game)))
    else:
        desk.print(desk.say("cli-boxes-good", n=len(found.changes), title=desk.title(game)))
    return 0


def _list(desk: Desk, name: str) -> None:
    from yamen.games import GAMES
    from yamen.table.boxes import Boxes

    kept = 0
    for game in [desk.find(name)] if name else GAMES.values():
        boxes = Boxes(game)
        for one in boxes.names():
            kept += 1
            desk.print(f"{game.name}  {one}  ({len(boxes.changes(one))})")
    if not kept:
        desk.print(desk.say("cli-boxes-none"))
