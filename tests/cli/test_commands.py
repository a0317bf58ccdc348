"""What the commands answer when all is well."""

from __future__ import annotations

import csv
import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.calls import PLAYERS, SECRET, Yamen, journal, match, plain, whole, with_row, write
from yamen.cli import simulate
from yamen.cli.desk import Desk
from yamen.games.dragon import DRAGON
from yamen.kernel.event import EVERYBODY, SPECTATOR, Event
from yamen.kernel.match import Match
from yamen.kernel.reading import parse, verify

SCORES = " ".join(map(str, match().scores))
ANSWERS = len(match().by)


@pytest.fixture
def yamen(capsys: pytest.CaptureFixture[str]) -> Yamen:
    return Yamen(capsys)


# --- verify -----------------------------------------------------------------------------------------------------------


def test_verify_says_in_one_line_what_was_checked(yamen: Yamen, tmp_path: Path) -> None:
    (line,) = yamen.well("verify", whole(tmp_path), "--language", "en").lines
    assert f"{ANSWERS} answers (1 taken back)" in line
    assert f"{len(match().known)} shuffles as promised" in line
    assert line.endswith(f"final score {SCORES}.")
    (line,) = yamen.well("verify", whole(tmp_path), "--language", "fr").lines
    assert f"{ANSWERS} réponses (dont 1 reprise)" in line
    assert line.endswith(f"score final {SCORES}.")


def test_verify_for_a_machine(yamen: Yamen, tmp_path: Path) -> None:
    doc = yamen.well("verify", whole(tmp_path), "--json").document()
    assert (doc["holds"], doc["answers"], doc["undone"], doc["over"]) == (True, ANSWERS, 1, True)
    assert doc["scores"] == match().scores


def test_a_match_still_going_on_is_verified_with_its_key(yamen: Yamen, tmp_path: Path) -> None:
    file = write(tmp_path / "half.jsonl", journal(30))
    assert yamen("verify", file).code == 2
    (line,) = yamen.well("verify", file, "--key", SECRET.hex(), "--language", "en").lines
    assert "30 answers" in line
    assert "score so far" in line
    assert yamen("verify", file, "--key", "00" * 32).code == 1
    write(tmp_path / "half.key", SECRET.hex() + "\n")
    assert yamen.well("verify", file, "--language", "en").lines == [line]


# --- replay -----------------------------------------------------------------------------------------------------------


def test_replay_tells_the_match_in_words_and_shows_its_end(yamen: Yamen, tmp_path: Path) -> None:
    english = yamen.well("replay", whole(tmp_path), "--language", "en").out
    french = yamen.well("replay", whole(tmp_path), "--language", "fr").out
    for month in range(1, 13):
        assert f"Month {month} " in english
        assert f"mois {month} " in french.lower()
    for seat, name in enumerate(PLAYERS):
        assert f"{name} {match().scores[seat]}" in english.splitlines()[-1]
        assert f"{name} {match().scores[seat]}" in french.splitlines()[-1]
    assert not {line for line in english.splitlines() if line} & {line for line in french.splitlines()[:40] if line}


def test_replay_up_to_an_answer_ends_with_the_question_there(yamen: Yamen, tmp_path: Path) -> None:
    asked = match(12).asks[0]
    last = yamen.well("replay", whole(tmp_path), "--to", "12", "--language", "en").lines[-1]
    assert last.startswith(f"{PLAYERS[asked.seat]} is asked: ")
    told = yamen.well("replay", whole(tmp_path), "--to", "12", "--events", "--language", "en").lines
    numbered = [line for line in told if line.partition(".")[0].isdigit()]
    lines = [line for line in parse(journal()).lines if not line.undo][:12]
    assert numbered == [f"{line.number}. {PLAYERS[line.seat]}: {line.answer}" for line in lines]


def test_replay_in_detail_adds_up_to_the_score(yamen: Yamen, tmp_path: Path) -> None:
    points = [0] * len(PLAYERS)
    for line in yamen.well("replay", whole(tmp_path), "--events").lines:
        counter, _, rest = line.strip().partition(" ")
        if counter.endswith("/points"):
            points[int(counter.split("/")[1])] += int(rest.split(";")[0])
    assert points == match().scores


def test_replay_for_a_machine(yamen: Yamen, tmp_path: Path) -> None:
    doc = yamen.well("replay", whole(tmp_path), "--to", "12", "--seat", "2", "--json").document()
    assert (doc["view"]["seat"], doc["view"]["seq"]) == (1, 12)
    assert doc["events"][-1]["after"] <= 12


def test_the_secret_of_a_match_going_on_is_kept(yamen: Yamen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def events(self: Match, seat: int = EVERYBODY) -> list[Event]:
        asked.append(seat)
        return []

    monkeypatch.setattr(Match, "events", events)
    file = write(tmp_path / "half.jsonl", journal(30))
    yamen.well("replay", file, "--key", SECRET.hex())
    yamen.well("replay", file, "--key", SECRET.hex(), "--seat", "3")
    yamen.well("replay", whole(tmp_path))
    assert asked == [SPECTATOR, 2, EVERYBODY]


# --- journal ----------------------------------------------------------------------------------------------------------


def test_show_names_every_answer_and_marks_those_taken_back(yamen: Yamen, tmp_path: Path) -> None:
    lines = yamen.well("journal", "show", whole(tmp_path), "--language", "en").lines
    rows = [line.split(maxsplit=2) for line in lines if line[:5].strip().isdigit()]
    told = [line for line in parse(journal()).lines if not line.undo]
    assert [(int(row[0]), row[1]) for row in rows] == [(line.number, PLAYERS[line.seat]) for line in told]
    assert [row[0] for row in rows if row[2].endswith("(taken back)")] == ["20"]
    assert f"Key: {SECRET.hex()}" in lines
    assert lines[-1] == f"final score {SCORES}"


def test_convert_writes_the_same_journal_again(yamen: Yamen, tmp_path: Path) -> None:
    loose = "\n\n".join(
        json.dumps(json.loads(row), indent=None, separators=(" ,", " : ")) for row in journal().splitlines()
    )
    file = write(tmp_path / "loose.jsonl", "\ufeff" + loose.replace("\n", "\r\n"))
    assert yamen.well("journal", "convert", file).out == journal()


def test_convert_to_a_table_of_answers(yamen: Yamen, tmp_path: Path) -> None:
    rows = list(csv.DictReader(yamen.well("journal", "convert", whole(tmp_path), "--to", "csv").lines))
    assert len(rows) == ANSWERS
    assert rows[19]["undone"] == "1"
    assert sum(int(row["undone"]) for row in rows) == 1
    told = [line for line in parse(journal()).lines if not line.undo]
    assert [(int(row["seat"]), row["answer"]) for row in rows] == [(line.seat, line.answer) for line in told]


def test_convert_to_one_object(yamen: Yamen, tmp_path: Path) -> None:
    out = tmp_path / "match.json"
    yamen.well("journal", "convert", whole(tmp_path), "--to", "json", "--out", out)
    doc = json.loads(out.read_text(encoding="utf-8"))
    assert (doc["game"], doc["players"], doc["key"]) == ("dragon", PLAYERS, SECRET.hex())
    assert [answer["n"] for answer in doc["answers"]] == list(range(1, ANSWERS + 1))


@pytest.mark.parametrize("answer", [0, 1, 19, 20, 21, 60])
def test_cut_leaves_a_journal_that_holds_and_tells_no_luck_to_come(yamen: Yamen, tmp_path: Path, answer: int) -> None:
    out = tmp_path / "cut.jsonl"
    yamen.well("journal", "cut", whole(tmp_path), str(answer), "--out", out)
    text = out.read_text(encoding="utf-8")
    cut = parse(text)
    proof = verify(cut, DRAGON)
    assert (proof.answers, proof.over) == (answer, False)
    assert cut.promise == parse(journal()).promise
    assert verify(cut, DRAGON, SECRET).shuffles == proof.shuffles < len(match().known)
    assert SECRET.hex() not in text
    assert "as written down" in yamen.well("verify", out, "--language", "en").out


def test_cut_keeps_what_comes_before_a_wrong_answer(yamen: Yamen, tmp_path: Path) -> None:
    file = write(tmp_path / "bad.jsonl", with_row(30, answer="act nap"))
    upto = json.loads(journal().splitlines()[29])["n"] - 1
    out = tmp_path / "cut.jsonl"
    assert yamen("journal", "cut", file, str(upto + 1), "--out", out).code == 2
    assert not out.exists()
    yamen.well("journal", "cut", file, str(upto), "--out", out)
    assert verify(parse(out.read_text(encoding="utf-8")), DRAGON).answers == upto


def test_cut_at_the_end_keeps_everything(yamen: Yamen, tmp_path: Path) -> None:
    assert yamen.well("journal", "cut", whole(tmp_path), str(ANSWERS)).out == journal()


# --- rules ------------------------------------------------------------------------------------------------------------


def test_rules_tells_each_rule_in_the_language(yamen: Yamen) -> None:
    english = yamen.well("rules", "dragon", "--json", "--language", "en").document()["rules"]
    french = yamen.well("rules", "dragon", "--json", "--language", "fr").document()["rules"]
    assert [row["rule"] for row in english] == [row["rule"] for row in french]
    assert all(mine["summary"] != yours["summary"] for mine, yours in zip(english, french, strict=True))
    assert not [row for row in english + french if row["summary"].startswith("rule-")]
    told = yamen.well("rules", "dragon", "--language", "en").out
    assert all(f"\n{row['rule']}  " in told for row in english)


def test_one_rule_with_or_without_its_game(yamen: Yamen) -> None:
    one = yamen.well("rules", "dragon", "tribute").out
    assert one == yamen.well("rules", "dragon", "dragon/tribute").out
    assert one.count("dragon/") == 1


# --- simulate ---------------------------------------------------------------------------------------------------------

RUN = ["simulate", "dragon", "--seats", "random,random,steady", "--games", "6", "--seed", "7"]


def test_simulate_prints_one_object_with_everything(yamen: Yamen) -> None:
    doc = yamen.well(*RUN, "--set", "large_privilege=7", "--jobs", "1", "--json").document()
    asked = {"game": "dragon", "seats": ["random", "random", "steady"], "games": 6, "seed": 7}
    assert {name: doc[name] for name in asked} == asked
    assert doc["options"]["large_privilege"] == "7"
    assert len(doc["mean_score"]) == len(doc["wins"]) == 3
    assert 6 <= sum(doc["wins"]) <= 18
    assert doc["decisions"] > 300
    assert min(doc["seconds"], doc["decisions_per_s"], doc["games_per_s"]) > 0


def test_simulate_gives_the_same_digest_for_any_number_of_jobs(yamen: Yamen) -> None:
    one, two, again = (yamen.well(*RUN, "--jobs", jobs, "--json").document() for jobs in ("1", "2", "1"))
    for name in ("digest", "wins", "mean_score", "decisions"):
        assert one[name] == two[name] == again[name]
    other = [word if word != "7" else "8" for word in RUN]
    assert yamen.well(*other, "--json").document()["digest"] != one["digest"]


def test_the_journals_that_are_kept_hold(yamen: Yamen, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "journals"
    doc = yamen.well(*RUN, "--journals", folder, "--json").document()
    files = sorted(folder.iterdir())
    assert len(files) == 6
    found = [yamen.well("verify", file, "--json").document() for file in files]
    assert sum(proof["answers"] for proof in found) == doc["decisions"]
    assert [sum(seat) / 6 for seat in zip(*(proof["scores"] for proof in found), strict=True)] == pytest.approx(
        doc["mean_score"], abs=0.001
    )


def test_simulate_for_people(yamen: Yamen) -> None:
    english = yamen.well(*RUN, "--language", "en").lines
    french = yamen.well(*RUN, "--language", "fr").lines
    assert english[0] != french[0]
    assert [line.split()[:2] for line in english[2:5]] == [["1", "random"], ["2", "random"], ["3", "steady"]]
    assert [line.split() for line in english[2:5]] == [line.split() for line in french[2:5]]


def test_ctrl_c_stops_and_says_what_was_done(yamen: Yamen, monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def stop_after_three(desk: Desk) -> Iterator[simulate.Tell]:
        yield lambda done, wanted: signal.raise_signal(signal.SIGINT) if done == 3 else None

    monkeypatch.setattr(simulate, "progress", stop_after_three)
    said = yamen(*RUN, "--jobs", "1", "--json", "--language", "en")
    assert said.code == 130
    assert said.document()["games"] == 3
    assert said.err == "Stopped after 3 matches of 6; the figures are of these.\n"
    assert "3 parties sur 6" in plain(yamen(*RUN, "--jobs", "1", "--language", "fr").err)


# --- help and language ------------------------------------------------------------------------------------------------

COMMANDS = [[], ["table"], ["simulate"], ["replay"], ["verify"], ["rules"], ["bench"], ["journal"]]
COMMANDS += [["journal", part] for part in ("show", "convert", "cut")]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_in_both_languages(yamen: Yamen, command: list[str]) -> None:
    english = yamen.well(*command, "--help", "--language", "en")
    french = yamen.well("--language", "fr", *command, "--help")
    assert english.lines[0].startswith(f"Usage: {' '.join(['yamen', *command])}")
    assert plain(french.lines[0]).startswith(f"Usage : {' '.join(['yamen', *command])}")
    told = {line for line in english.lines if "─" not in line and len(line.split()) > 4}
    assert told
    assert not told & set(french.lines)
    assert "help-" not in english.out + french.out


def test_the_language_comes_from_the_environment(yamen: Yamen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YAMEN_LANG", "fr")
    assert plain(yamen.well("--help").lines[0]).startswith("Usage :")
    assert yamen.well("--help", "--language=en").lines[0].startswith("Usage:")


def test_version(yamen: Yamen) -> None:
    (line,) = yamen.well("--version").lines
    assert line.startswith("yamen ")
    assert line[6].isdigit()
