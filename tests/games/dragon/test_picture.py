"""The picture of the table: all of it, in every size and language, for every seat, from the view document alone."""

from __future__ import annotations

import json
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from yamen.games.dragon import DRAGON, picture
from yamen.games.dragon.components import ACTIONS, KINDS
from yamen.kernel import door
from yamen.kernel.chance import Key, Quick
from yamen.kernel.match import Match
from yamen.words import catalogue

NAMES = ["Anna", "Bao", "Chen", "Bartholomäus XVI", "E"]
SIZES = [(80, 15), (120, 27)]
SVG = "{http://www.w3.org/2000/svg}"


def views(seats: int) -> list[dict[str, Any]]:
    """What the seats and a spectator see, all through a match."""
    match = Match(DRAGON, seats, key=Key(bytes([seats] * 32)))
    luck = Quick(seats)
    seen: list[dict[str, Any]] = []
    while not match.over:
        match.answer(luck.roll("", range(len(match.asks[0].options))))
        seen.append(door.view(match, len(match.by) % (seats + 1) - 1))
    return seen


def drawn(view: dict[str, Any], width: int, height: int, language: str = "en") -> list[str]:
    words = catalogue(language, "dragon")
    return picture.text(view, lambda said: words.say(said, NAMES), width, height)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_always_fits(seats: int, language: str) -> None:
    for view in views(seats):
        for width, height in SIZES:
            lines = drawn(view, width, height, language)
            assert len(lines) <= height
            assert max(map(len, lines)) <= width
            assert all(line.isprintable() for line in lines)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_person_every_coin_and_every_month_is_there(seats: int) -> None:
    """Read back from the text: points and stock of each seat, and how many of each kind live in its palaces."""
    for view in views(seats)[:: 9 - seats]:
        counters = {counter["id"]: counter["value"] for counter in view["counters"]}
        for width, height in SIZES:
            lines = drawn(view, width, height)
            assert re.findall(r"\d+", lines[0]) == [str(month) for month in range(1, 13)]
            for seat in range(seats):
                row = next(line for line in lines if re.match(rf"[ >]♦{seat + 1} ", line))
                tokens = [*row[20 if width > 100 else 13 :].split(), ""]
                wanted = ["points", "person_points", "yuan", "rice", "fireworks"]
                assert tokens[:5] == [str(counters[f"seat/{seat}/{name}"]) for name in wanted]
                assert (row[0] == ">") == (seat in [ask["seat"] for ask in view["waiting"]])
                assert sorted(re.findall(r"[A-Z][A-Za-z]", tokens[6])) == sorted(codes_of(view, seat))


def codes_of(view: dict[str, Any], seat: int) -> list[str]:
    out: list[str] = []
    for zone in view["zones"]:
        if zone["id"].startswith(f"seat/{seat}/palace/"):
            for piece in zone["pieces"]:
                if piece["kind"] in KINDS:
                    age, _, name = piece["kind"].partition("_")
                    code = {"court_lady": "La"}.get(name, name[:2].capitalize())
                    out += [code.upper() if age == "old" else code] * piece["n"]
    return out


def test_groups_show_cards_gains_dragons_and_the_fee() -> None:
    match = Match(DRAGON, 3, {"first": "1"}, key=Key(b"groups"))
    while match.asks[0].prompt.name != "act":
        match.answer(0)
    first = match.asks[0].seat
    match.say("act taxes")
    view = door.view(match, match.asks[0].seat)
    income = view["extra"]["income"]
    groups = {n: [p["id"] for z in view["zones"] if z["id"] == f"group/{n}" for p in z["pieces"]] for n in (1, 2, 3)}
    for width, height in SIZES:
        whole = "\n".join(drawn(view, width, height))
        for action in ACTIONS[:-1]:
            assert re.search(rf"\w\.? *\+{income[action]}\b", whole)
        assert f"♦{first + 1}" in whole
        assert whole.count("3¥") == 1
        assert "2/6¥" in whole
    compact = " ".join(drawn(view, 80, 14))
    for n, ids in groups.items():
        part = re.search(rf"{n}: ([^│]*?)(?=│|\d: |Young|Persons)", compact)
        assert part is not None
        assert len(re.findall(r"\+\d|2/6", part.group(1))) == len([i for i in ids if i.startswith("action/")])


def test_the_months_past_present_and_future_with_my_outlook() -> None:
    view = next(view for view in views(4) if view["where"][0]["facts"].get("month") == 5 and view["seat"] == 0)
    lines = drawn(view, 80, 14)
    assert re.sub(r" +", " ", lines[0]) == "Year 1✓ 2✓ 3✓ 4✓ [5] 6 7 8 9 10 11 12"
    shown = lines[2].removeprefix("Outlook").split()
    assert len(shown) == 8
    for mark, row in zip(shown, view["extra"]["forecast"][4:], strict=True):
        won, lost = row["points"], -row["persons"]
        assert mark == ((f"+{won}" if won else "") + (f"−{lost}p" if lost else "") or "0")
    watched = dict(view, seat=-1, extra={k: v for k, v in view["extra"].items() if k not in ("income", "forecast")})
    assert not any("Outlook" in line for line in drawn(watched, 80, 14))


def test_it_changes_nothing_and_needs_nothing_but_the_document() -> None:
    view = views(3)[40]
    text = json.dumps(view)
    first = drawn(json.loads(text), 120, 27)
    assert drawn(view, 120, 27) == first
    assert json.dumps(view) == text


@pytest.mark.parametrize("seats", [2, 5])
def test_the_drawing_is_valid_and_within_its_frame(seats: int) -> None:
    words = catalogue("en", "dragon")
    names = ["<Anna & co>", *NAMES[1:]]
    for view in views(seats)[::13]:
        root = ElementTree.fromstring(picture.svg(view, lambda said: words.say(said, names)))
        assert root.tag == f"{SVG}svg"
        _, _, width, height = map(int, root.attrib["viewBox"].split())
        texts = [element.text or "" for element in root.iter(f"{SVG}text")]
        assert any(names[0] in shown for shown in texts)
        assert root.findtext(f"{SVG}title") == "In the Year of the Dragon"
        for box in root.iter(f"{SVG}rect"):
            right = int(box.attrib.get("x", 0)) + int(box.attrib["width"])
            bottom = int(box.attrib.get("y", 0)) + int(box.attrib["height"])
            assert 0 < right <= width
            assert 0 < bottom <= height
        floors = sum(
            piece["n"]
            for zone in view["zones"]
            if "/palace/" in zone["id"]
            for piece in zone["pieces"]
            if piece["kind"] == "floor"
        )
        assert len([box for box in root.iter(f"{SVG}rect") if box.attrib.get("rx") == "0"]) == floors
