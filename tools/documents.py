"""Documents that are made from the program, so that they are never out of date.

python -m tools.documents        write docs/notation.md, docs/glossary.md and docs/rules/GAME.md again
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from tools.citations import Citation, citations, rules_of
from yamen.games import GAMES
from yamen.kernel import door
from yamen.kernel.ask import Ask
from yamen.kernel.chance import Key
from yamen.kernel.match import Match
from yamen.kernel.prompt import Prompt
from yamen.kernel.rules import Game
from yamen.kernel.words import Words
from yamen.words import catalogue

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
SOME: Final = 6  # examples shown of many answers
MATCHES: Final = 400  # played to find every question once
MADE: Final = "<!-- Made by `python -m tools.documents`; do not edit. -->\n"


# --- notation ---------------------------------------------------------------------------------------------------------


def notation() -> str:
    """Every question of every game, and how its answers are written."""
    out = [
        "# Notation",
        MADE,
        "An answer is written in one line: the name of the question, a space, and the choice. Journals, logs, commands",
        "and addresses all use this notation. Seats, plots, months and groups count from 1.\n",
    ]
    for game in GAMES.values():
        out.append(f"## {say(game, 'en', Words('game-title'))}\n")
        met = questions(game)
        for prompt in prompts_of(game):
            out += _prompt(game, prompt, *met[prompt.name])
    return "\n".join(out)


def _prompt(game: Game, prompt: Prompt[Any], match: Match, ask: Ask[Any]) -> Iterator[str]:
    question = Words(f"ask-{prompt.name}")
    written = [prompt.notation(answer) for answer in prompt.universe]
    rule = prompt.rule.partition("/")[2]
    yield f"### {prompt.name}\n"
    yield f"**{say(game, 'en', question)}** *{say(game, 'fr', question)}*\n"
    yield f"- Shape: {prompt.shape.replace('_', ' ')}"
    yield f"- Rule: [{prompt.rule}](rules/{game.name}.md#{rule})"
    yield f"- All answers there can ever be: {len(written)}, {_listed(written)}\n"
    yield "Asked in a match, for example:\n"
    yield "| notation | in words | en français |"
    yield "|---|---|---|"
    own = [index for index in range(len(ask.options)) if ask.prompt_of(index) is prompt]
    for at in _spread(len(own)):
        doc = door.option_doc(match.play, ask, own[at])
        yield f"| `{doc['notation']}` | {say(game, 'en', doc['words'])} | {say(game, 'fr', doc['words'])} |"
    yield ""


def _listed(written: list[str]) -> str:
    shown = ", ".join(f"`{written[at]}`" for at in _spread(len(written)))
    return shown if len(written) <= SOME else f"such as {shown}"


def _spread(n: int) -> list[int]:
    """Some places out of so many, the first and the last among them."""
    return list(range(n)) if n <= SOME else [at * (n - 1) // (SOME - 1) for at in range(SOME)]


def prompts_of(game: Game) -> list[Prompt[Any]]:
    """Every question that a game can ask, in the game's own order."""
    return list(game.rules(game.settle(game.seats[1], every_module(game))).prompts.values())


@cache
def questions(game: Game) -> dict[str, tuple[Match, Ask[Any]]]:
    """A moment of a match for each question, the same ones every time."""
    found: dict[str, tuple[Match, Ask[Any]]] = {}
    wanted = [prompt.name for prompt in prompts_of(game)]
    for number in range(MATCHES):
        if len(found) == len(wanted):
            break
        key = Key(number.to_bytes(32, "big"))
        modules = number % 8 > 3
        options = every_module(game) if modules else every_other(game) if number % 2 else None
        match = Match(game, game.seats[1], options, key)
        while not match.over and len(found) < len(wanted):
            ask = match.asks[0]
            for name in {ask.prompt_of(index).name for index in range(len(ask.options))} - set(found):
                found[name] = (_same(match), ask)
            hoarding = ask.beside is not None and number % 4 > 1  # keeps what could be given beside a question
            choices = ask.beside[0][0] if hoarding and ask.beside else len(ask.options)
            match.answer((7 * match.seq + 3 * number) % choices, ask.seat)
    return found


def every_other(game: Game) -> dict[str, str]:
    """Each choice of a table at its last value, for what is asked only then."""
    return {option.name: option.values[-1] for option in game.options if option.kind == "choice"}


def every_module(game: Game) -> dict[str, str]:
    """Whatever a table can add, all of it."""
    return {option.name: ",".join(option.values) for option in game.options if option.kind == "several"}


def _same(match: Match) -> Match:
    """The match as it stands now, kept while the other one goes on."""
    twin = match.beginning()
    for number in match.live:
        twin.answer(match.picks[number], match.by[number])
    return twin


# --- rules ------------------------------------------------------------------------------------------------------------


def rules(game: Game) -> str:
    """Every rule of a game: what it says, where the program carries it out, and what proves it."""
    places = citations(game.name)
    out = [
        f"# The rules of {say(game, 'en', Words('game-title'))}",
        MADE,
        "Each rule has a name, which every event, refusal and question of the program cites. The chapter is that of",
        "the rulebook; the summary is ours. Below it stand the functions that carry the rule out, in",
        f"`src/yamen/games/{game.name}`, and the tests that prove it, in `tests/games/{game.name}`.\n",
    ]
    for name, chapter in rules_of(game.name).items():
        out += [f"## {name}\n", f"*{chapter}*\n", say(game, "en", Words(f"rule-{name}")) + "\n"]
        out += [f"- Code: {_cited(places[name].code)}", f"- Tests: {_cited(places[name].tests)}\n"]
    return "\n".join(out)


def _cited(found: list[Citation]) -> str:
    files: dict[str, list[str]] = {}
    for citation in found:
        files.setdefault(citation.file, []).append(f"`{citation.name}`")
    return "; ".join(f"{file}: {', '.join(names)}" for file, names in files.items())


# --- glossary ---------------------------------------------------------------------------------------------------------

ENGINE: Final = (
    ("game", "jeu", "Game"),
    ("match", "partie", "Match"),
    ("table", "table", "State"),
    ("seat", "place", "seat"),
    ("scene", "scène", "Scene"),
    ("question", "question", "Ask"),
    ("kind of question", "sorte de question", "Prompt"),
    ("asked together, in secret", "demandé ensemble, en secret", "Together"),
    ("offer beside a question", "offre à côté d’une question", "Offer"),
    ("answer", "réponse", "answer"),
    ("refusal", "refus", "Refusal"),
    ("chance", "hasard", "Chance"),
    ("key of the shuffles", "clé des tirages", "Key"),
    ("what happened", "ce qui s’est passé", "Event"),
    ("what a seat may see", "ce qu’une place peut voir", "view"),
    ("journal", "journal", "Journal"),
    ("taking back", "reprendre une réponse", "undo"),
    ("option of a table", "option de la table", "Option"),
)
# Messages that are sentences or abbreviations, not words of the game.
SENTENCES: Final = (
    *("ask", "answer", "log", "part", "no", "then", "where", "rule", "option", "excludes", "game", "name"),
    *("picture", "short", "code", "unit", "reason", "component", "seat"),
)


def glossary() -> str:
    """The words of the engine and of every game: English, French, and the name in the code."""
    out = ["# Glossary", MADE, "## The engine\n", "| English | français | in code |", "|---|---|---|"]
    out += [f"| {english} | {french} | `{name}` |" for english, french, name in ENGINE]
    for game in GAMES.values():
        out += ["", f"## {say(game, 'en', Words('game-title'))}", ""]
        for kind, names in vocabulary(game).items():
            out += [f"### {kind.capitalize()}\n", "| English | français | in code |", "|---|---|---|"]
            for name in names:
                words = Words(f"{kind}-{name}")
                out.append(f"| {say(game, 'en', words)} | {say(game, 'fr', words)} | `{name}` |")
            out.append("")
        out += ["### Places and counters\n", "| English | français | in code |", "|---|---|---|"]
        out += [f"| {say(game, 'en', words)} | {say(game, 'fr', words)} | `{name}` |" for name, words in sites(game)]
    return "\n".join(out) + "\n"


def vocabulary(game: Game) -> dict[str, list[str]]:
    """The words of a game by kind: `person-young_monk` is a person."""
    kinds: dict[str, list[str]] = {}
    files = sorted((ROOT / "src" / "yamen" / "games" / game.name / "text").glob("en*.ftl"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    for key in re.findall(r"^([\w-]+) =", text, re.MULTILINE):
        kind, _, name = key.partition("-")
        if kind not in SENTENCES:
            kinds.setdefault(kind, []).append(name)
    return kinds


def sites(game: Game) -> Iterator[tuple[str, dict[str, Any]]]:
    """The first place and the first counter of each kind, as a view names them."""
    match = next(iter(questions(game).values()))[0]
    view = door.view(match, -1)
    known: set[str] = set()
    for doc in view["zones"] + view["counters"]:
        if doc["words"]["key"] not in known:
            known.add(doc["words"]["key"])
            yield doc["id"], doc["words"]


# --- writing ----------------------------------------------------------------------------------------------------------


def say(game: Game, language: str, words: Words | dict[str, Any]) -> str:
    """Words of a game, with what a table of Markdown would misunderstand made harmless."""
    return catalogue(language, game.name).say(words).replace("|", "\\|")


def documents() -> dict[Path, str]:
    """Every document that is made from the program."""
    made = {DOCS / "notation.md": notation(), DOCS / "glossary.md": glossary()}
    for game in GAMES.values():
        made[DOCS / "rules" / f"{game.name}.md"] = rules(game)
    return {path: text.rstrip("\n") + "\n" for path, text in made.items()}


def main() -> None:
    """Write them all."""
    for path, text in documents().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
