"""Whatever can be wrong: one clear sentence in the language, exit code 2, nothing on the output, nothing lost."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.calls import Yamen, journal, plain, whole, with_row, write

Words = list[str | Path]
RAW = re.compile(r"Traceback|\b(cli|error|help|journal|report)-[a-z]|[a-z]Error\b|[{}$]")
LAST = len(journal().splitlines())


def cut_off() -> str:
    """The journal as a full disk or a crash would leave it: in the middle of line 40."""
    rows = journal().splitlines()
    return "\n".join(rows[:40])[:-7]


def unfinished() -> str:
    """The journal without its last lines: no score, no key."""
    return "\n".join(journal().splitlines()[:40]) + "\n"


def wrong_key() -> str:
    """The journal with another key than was promised."""
    return with_row(LAST, key="ab" * 32)


# What is in the file; then what the sentence must name in English, and in French.
JOURNALS: dict[str, tuple[Callable[[], str], list[str], list[str]]] = {
    "empty": (lambda: "", ["is empty"], ["est vide"]),
    "blank": (lambda: "\n  \n\n", ["is empty"], ["est vide"]),
    "cut off": (cut_off, ["Line 40", "cut off", "whole"], ["Ligne 40", "intacte"]),
    "not JSON": (lambda: "hello\n", ["Line 1", "not a JSON object"], ["Ligne 1", "JSON"]),
    "JSON, but a list": (lambda: "[1]\n", ["Line 1", "JSON object"], ["Ligne 1", "JSON"]),
    "no journal": (lambda: '{"name": "x"}\n', ["Line 1", "not a journal"], ["Ligne 1", "pas un journal"]),
    "another game": (lambda: with_row(1, game="dragn"), ["“dragn”", "“dragon”?"], ["« dragn »", "« dragon » ?"]),
    "future format": (lambda: with_row(1, yamen=99), ["Line 1", "format 99"], ["Ligne 1", "99"]),
    "future edition": (lambda: with_row(1, edition=99), ["edition 99", "newer"], ["édition 99", "plus récente"]),
    "other facts": (lambda: with_row(1, components="00"), ["printed facts"], ["données imprimées"]),
    "wrong number": (lambda: with_row(12, n=77), ["Line 12", "77", "11"], ["Ligne 12", "77", "11"]),
    "wrong seat": (lambda: with_row(12, seat=-1), ["Line 12", "“seat”"], ["Ligne 12", "« seat »"]),
    "no key": (unfinished, ["no key", "--key"], ["clé", "--key"]),
    "unknown option": (lambda: with_row(1, options={"wether": "x"}), ["“wether”"], ["« wether »"]),
    "too few seats": (lambda: with_row(1, seats=99), ["2", "5", "99"], ["2", "5", "99"]),
    "a row of no kind": (lambda: journal() + '{"x": 1}\n', [f"Line {LAST + 1}"], [f"Ligne {LAST + 1}"]),
}
# These can be read, but do not hold: `verify` says so with exit code 1, everything else refuses with 2.
UNTRUE: dict[str, tuple[Callable[[], str], list[str], list[str]]] = {
    "wrong answer": (lambda: with_row(30, answer="act nap"), ["Line 30", "“act nap”"], ["Ligne 30", "« act nap »"]),
    "wrong key": (wrong_key, ["key", "promised"], ["clé", "promise"]),
}
COMMANDS: dict[str, Callable[[Path], Words]] = {
    "verify": lambda file: ["verify", file],
    "replay": lambda file: ["replay", file, "--events"],
    "convert": lambda file: ["journal", "convert", file, "--out", file.with_name("new")],
    "cut": lambda file: ["journal", "cut", file, "35", "--out", file.with_name("new")],
}


def complains(yamen: Yamen, words: Words, english: list[str], french: list[str]) -> None:
    """One line of complaint in each language that names all this, and nothing else."""
    told = []
    for language, facts in (("en", english), ("fr", french)):
        said = yamen("--language", language, *words)
        assert (said.code, said.out) == (2, "")
        (line,) = plain(said.err).splitlines()
        for fact in facts:
            assert fact.casefold() in line.casefold()
        assert line[-1] in ".?"
        assert not RAW.search(line)
        told.append(line)
    assert told[0] != told[1]


@pytest.fixture
def yamen(capsys: pytest.CaptureFixture[str]) -> Yamen:
    return Yamen(capsys)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("what", JOURNALS)
def test_a_journal_that_cannot_be_read(yamen: Yamen, tmp_path: Path, what: str, command: str) -> None:
    text, english, french = JOURNALS[what]
    file = write(tmp_path / "bad.jsonl", text())
    complains(yamen, COMMANDS[command](file), ["bad.jsonl", *english], ["bad.jsonl", *french])
    assert file.read_text(encoding="utf-8") == text()
    assert [path.name for path in tmp_path.iterdir()] == ["bad.jsonl"]


@pytest.mark.parametrize("command", ["replay", "convert", "cut"])
@pytest.mark.parametrize("what", UNTRUE)
def test_a_journal_that_is_not_true_is_not_told_or_converted(
    yamen: Yamen, tmp_path: Path, what: str, command: str
) -> None:
    text, english, french = UNTRUE[what]
    file = write(tmp_path / "bad.jsonl", text())
    complains(yamen, COMMANDS[command](file), ["bad.jsonl", *english], ["bad.jsonl", *french])
    assert [path.name for path in tmp_path.iterdir()] == ["bad.jsonl"]


@pytest.mark.parametrize("what", UNTRUE)
def test_verify_says_what_does_not_hold(yamen: Yamen, tmp_path: Path, what: str) -> None:
    text, english, french = UNTRUE[what]
    file = write(tmp_path / "bad.jsonl", text())
    for language, facts in (("en", english), ("fr", french)):
        said = yamen("verify", file, "--language", language)
        assert (said.code, said.err) == (1, "")
        (line,) = plain(said.out).splitlines()
        assert all(fact.casefold() in line.casefold() for fact in ["bad.jsonl", *facts])
    assert yamen("verify", file, "--json").document()["holds"] is False


def test_a_score_that_the_answers_do_not_give(yamen: Yamen, tmp_path: Path) -> None:
    right = json.loads(journal().splitlines()[-1])["scores"]
    file = write(tmp_path / "bad.jsonl", with_row(LAST, scores=[1, 2, 3]))
    said = yamen("verify", file, "--language", "en")
    assert said.code == 1
    assert "1 2 3" in said.out
    assert " ".join(map(str, right)) in said.out


FILES: dict[str, tuple[Callable[[Path], Path], list[str], list[str]]] = {
    "missing": (lambda at: at / "none.jsonl", ["none.jsonl", "does not exist"], ["none.jsonl", "n’existe pas"]),
    "nearly": (lambda at: at / "whole.jsnl", ["did you mean", "whole.jsonl?"], ["vouliez-vous", "whole.jsonl ?"]),
    "a folder": (lambda at: at, ["is a folder"], ["est un dossier"]),
    "under a file": (lambda at: at / "whole.jsonl/x", ["under a file"], ["sous un fichier"]),
    "binary": (lambda at: at / "binary", ["not a text"], ["pas un texte"]),
    "text with zeros": (lambda at: at / "zeros", ["not a text"], ["pas un texte"]),
    "huge": (lambda at: at / "huge", ["8,000,000"], ["8 000 000"]),
    "endless": (lambda at: Path("/dev/zero"), ["8,000,000"], ["8 000 000"]),
    "a name too long": (lambda at: at / ("x" * 300), ["longer"], ["plus long"]),
    "a name that cannot be": (lambda at: at / "a\0b", ["does not exist"], ["n’existe pas"]),
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("what", FILES)
def test_a_file_that_is_no_journal(yamen: Yamen, tmp_path: Path, what: str, command: str) -> None:
    whole(tmp_path)
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "zeros").write_bytes(b'{"yamen": 1}\0\n')
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(5_000_000_000)
    make, english, french = FILES[what]
    complains(yamen, COMMANDS[command](make(tmp_path)), english, french)


SIMULATE: dict[str, tuple[Words, list[str], list[str]]] = {
    "unknown game": (["dragn"], ["“dragn”", "“dragon”?"], ["« dragn »", "« dragon » ?"]),
    "no game like it": (["chess"], ["“chess”", "there are: dragon"], ["« chess »", "dragon"]),
    "unknown bot": (["dragon", "--seats", "random,randon"], ["“randon”", "“random”?"], ["« randon »", "« random » ?"]),
    "a seat without a bot": (["dragon", "--seats", "random,,random"], ["“random,,random”"], ["« random,,random »"]),
    "too few seats": (["dragon", "--seats", "random"], ["2 to 5", "not 1"], ["2", "5", "1"]),
    "too many seats": (["dragon", "--seats", "random" + ",random" * 9], ["2 to 5", "not 10"], ["2", "5", "10"]),
    "a million seats": (["dragon", "--seats", "random" + ",random" * 999_999], ["5"], ["5"]),
    "unknown option": (
        ["dragon", "--set", "large_priv=7"],
        ["“large_priv”", "“large_privilege”?"],
        ["« large_priv »", "« large_privilege » ?"],
    ),
    "unknown value": (["dragon", "--set", "large_privilege=8"], ["“8”", "6, 7"], ["« 8 »", "6, 7"]),
    "no value": (["dragon", "--set", "large_privilege"], ["option=value"], ["option=valeur"]),
    "set twice": (["dragon", "--set", "first=1", "--set", "first=2"], ["“first”", "twice"], ["« first »", "deux fois"]),
    "negative games": (["dragon", "--games", "-5"], ["-5"], ["-5"]),
    "no games": (["dragon", "--games", "0"], ["0"], ["0"]),
    "too many games": (["dragon", "--games", "9" * 40], ["999"], ["999"]),
    "negative seed": (["dragon", "--seed", "-1"], ["-1"], ["-1"]),
    "huge seed": (["dragon", "--seed", "9" * 40], ["999"], ["999"]),
    "no jobs": (["dragon", "--jobs", "0"], ["0"], ["0"]),
    "too many jobs": (["dragon", "--jobs", "9" * 40], ["999"], ["999"]),
    "a word for a number": (["dragon", "--games", "many"], ["--games", "“many”"], ["--games", "« many »"]),
    "a fraction": (["dragon", "--games", "1.5"], ["--games", "“1.5”"], ["--games", "« 1.5 »"]),
    "digits beyond Python": (["dragon", "--games", "9" * 5000], ["--games", "999"], ["--games", "999"]),
    "nothing after": (["dragon", "--games"], ["--games"], ["--games"]),
    "said twice": (["dragon", "--games", "1", "--games", "2"], ["--games", "once"], ["--games", "qu’une fois"]),
    "unknown word": (["dragon", "--gmes", "1"], ["--gmes", "“--games”?"], ["--gmes", "« --games » ?"]),
    "one word too many": (["dragon", "zhanguo"], ["“zhanguo”", "simulate --help"], ["« zhanguo »", "simulate --help"]),
    "no game at all": ([], ["GAME", "simulate --help"], ["GAME", "simulate --help"]),
    "a folder under a file": (["dragon", "--journals", "/dev/null/x"], ["/dev/null/x"], ["/dev/null/x"]),
}


@pytest.mark.parametrize("what", SIMULATE)
def test_a_simulation_that_cannot_be(yamen: Yamen, what: str) -> None:
    words, english, french = SIMULATE[what]
    complains(yamen, ["simulate", *words], english, french)


OTHERS: dict[str, tuple[Words, list[str], list[str]]] = {
    "unknown command": (["jurnal"], ["“jurnal”", "“journal”?"], ["« jurnal »", "« journal » ?"]),
    "unknown part": (["journal", "shw"], ["“shw”", "“show”?"], ["« shw »", "« show » ?"]),
    "unknown option": (["--frob"], ["--frob", "yamen --help"], ["--frob", "yamen --help"]),
    "no file": (["verify"], ["FILE", "yamen verify --help"], ["FILE", "yamen verify --help"]),
    "unknown rule": (["rules", "dragon", "tribut"], ["“tribut”", "“tribute”?"], ["« tribut »", "« tribute » ?"]),
    "rules of nothing": (["rules", "chess"], ["“chess”", "dragon"], ["« chess »", "dragon"]),
    "a table for nobody": (["table", "chess"], ["“chess”"], ["« chess »"]),
    "a guest unknown": (["table", "dragon", "--seats", "me,stedy"], ["“stedy”", "me, "], ["« stedy »", "me, "]),
    "a table too long": (["table", "dragon", "--seats", "me" + ",me" * 9], ["2 to 5", "10"], ["2", "5", "10"]),
    "seats of no game": (["table", "--seats", "me,steady"], ["table dragon"], ["table dragon"]),
    "a name too long": (["table", "dragon", "--seats", f"steady,me:{'x' * 60}"], ["xxx", "16"], ["xxx", "16"]),
    "a wrong setting": (["table", "dragon", "--set", "first=9"], ["“9”"], ["« 9 »"]),
    "no terminal": (["table", "dragon"], ["needs a terminal"], ["besoin d’un terminal"]),
    "no terminal at home": ([], ["needs a terminal"], ["besoin d’un terminal"]),
    "no rounds": (["bench", "--rounds", "0"], ["--rounds", "0"], ["--rounds", "0"]),
    "huge rounds": (["bench", "--rounds", "9" * 30], ["--rounds", "999"], ["--rounds", "999"]),
}


@pytest.mark.parametrize("what", OTHERS)
def test_other_words_that_cannot_be(yamen: Yamen, what: str) -> None:
    words, english, french = OTHERS[what]
    complains(yamen, words, english, french)


WHOLE: dict[str, tuple[Words, list[str], list[str]]] = {
    "before the first answer": (["replay", "--to", "-1"], ["-1", "0"], ["-1", "0"]),
    "after the last answer": (["replay", "--to", "9999"], ["9999"], ["9999"]),
    "far after it": (["journal", "cut", "9" * 40], ["999"], ["999"]),
    "before nothing": (["journal", "cut", "-3"], ["-3"], ["-3"]),
    "no seat": (["replay", "--seat", "0"], ["seat 0", "3"], ["place 0", "3"]),
    "no such seat": (["replay", "--seat", "4"], ["seat 4", "3"], ["place 4", "3"]),
    "no such form": (["journal", "convert", "--to", "jason"], ["“jason”", "“json”?"], ["« jason »", "« json » ?"]),
    "no key": (["verify", "--key", "xyz"], ["hexadecimal"], ["hexadécimaux"]),
}


@pytest.mark.parametrize("what", WHOLE)
def test_a_good_journal_asked_for_wrongly(yamen: Yamen, tmp_path: Path, what: str) -> None:
    words, english, french = WHOLE[what]
    at = 2 if words[0] == "journal" else 1
    complains(yamen, [*words[:at], whole(tmp_path), *words[at:]], english, french)


@pytest.mark.parametrize(("given", "named"), [("xx", "xx"), ("", "en, fr"), ("EN", "EN")])
def test_a_language_that_is_not_there(yamen: Yamen, given: str, named: str) -> None:
    said = yamen("rules", "dragon", f"--language={given}")
    assert said.code == 2
    assert named in said.err
