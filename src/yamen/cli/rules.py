"""`yamen rules`: the rules of a game, each in a sentence or two, with its place in the rulebook."""

import shutil
import textwrap
from importlib import import_module
from typing import Annotated

from cyclopts import App, Parameter

from yamen.cli.desk import Desk, Mistake
from yamen.words import catalogue

WIDEST = 100


def add(app: App, desk: Desk) -> None:
    """The command."""

    @app.command(help=desk.say("help-rules"))
    def rules(
        game: Annotated[str, Parameter(help=desk.say("help-game"))],
        rule: Annotated[str | None, Parameter(help=desk.say("help-rules-rule"))] = None,
        /,
        *,
        json: Annotated[bool, Parameter(help=desk.say("help-json"))] = False,
    ) -> None:
        _rules(desk, game, rule, json)


def _rules(desk: Desk, name: str, rule: str | None, json: bool) -> None:
    game = desk.find(name)
    places: dict[str, str] = import_module(f"{game.home}.book").RULES
    if rule is None:
        wanted = list(places)
    else:
        wanted = [rule.removeprefix(f"{game.name}/")]
        if wanted[0] not in places:
            raise Mistake("cli-rule", given=rule[:60], known=", ".join(places))
    found = [(known, places[known], desk.say(f"rule-{known}")) for known in wanted]
    if json:
        rows = [{"rule": f"{game.name}/{known}", "place": place, "summary": said} for known, place, said in found]
        desk.document({"game": game.name, "edition": game.edition, "rules": rows})
        return
    if rule is None:
        desk.print(desk.say("cli-rules-title", title=desk.title(game), n=len(places), edition=game.edition))
    width = min(shutil.get_terminal_size((WIDEST, 24)).columns, WIDEST)
    for known, place, said in found:
        desk.print()
        desk.print(f"{game.name}/{known}  ({place})")
        desk.print(textwrap.fill(said, width, initial_indent="    ", subsequent_indent="    "))
    if rule is None and catalogue(desk.language, game.name).has("picture-legend"):
        desk.print()
        for line in desk.say("picture-legend").splitlines():
            desk.print(textwrap.fill(line, width, subsequent_indent="    "))
