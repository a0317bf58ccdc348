"""The picture of the table: in every size and language, for every seat, from the view document alone."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from yamen.games.zhanguo import ZHANGUO, picture
from yamen.games.zhanguo.components import ACTIONS, REGIONS, SECTIONS
from yamen.games.zhanguo.sheet import Sheet
from yamen.kernel import door
from yamen.kernel.chance import Key, Quick
from yamen.kernel.match import Match
from yamen.words import catalogue

NAMES = ["Anna", "Bao", "Chen", "Bartholomäus XVI"]
SIZES = [(80, 13), (120, 27)]
TALL = [(80, 40), (120, 40)]
SVG = "{http://www.w3.org/2000/svg}"
SHORT = dict(zip(ACTIONS, ("Rec", "Eli", "Gov", "Hir", "Pal", "Wal"), strict=True))


@cache
def views(seats: int) -> list[dict[str, Any]]:
    """What the seats and a spectator see, all through a match."""
    match = Match(ZHANGUO, seats, key=Key(bytes([seats] * 32)))
    luck = Quick(seats)
    seen: list[dict[str, Any]] = []
    while not match.over:
        match.answer(luck.roll("", range(len(match.asks[0].options))), match.asks[0].seat)
        watcher = match.asks[0].seat if match.asks and len(match.by) % 3 else len(match.by) % (seats + 1) - 1
        seen.append(door.view(match, watcher))
    return seen


def drawn(view: dict[str, Any], width: int, height: int, language: str = "en") -> list[str]:
    words = catalogue(language, "zhanguo")
    return picture.text(view, lambda said: words.say(said, NAMES), width, height)


def zones(view: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    return {zone["id"]: zone["pieces"] for zone in view["zones"]}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_always_fits(seats: int, language: str) -> None:
    """Nothing is wider or higher than the window, and nothing is cut off at its right end."""
    words = catalogue(language, "zhanguo")
    for view in views(seats)[::5]:
        for width, height in SIZES + TALL:
            lines = drawn(view, width, height, language)
            assert 8 <= len(lines) <= height
            assert all(line.isprintable() for line in lines)
            parts = picture.parts_of(Sheet(view, lambda said: words.say(said, NAMES)), width)
            assert [row for rows in parts.values() for row in rows if len(row.rstrip()) > width] == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_large_window_holds_all_of_it(seats: int) -> None:
    """Court, hand, regions, mausoleum with voyage, wall, rewards and every seat are there at once."""
    for view in views(seats)[::7]:
        whole = "\n".join(drawn(view, 120, 27))
        labels = ["Court", "Board", "Built", "To take", "Mausol.", "Voyage", "Wall", "Writing", "Currency", "Laws"]
        assert [label for label in labels if label not in whole] == []
        for seat in range(max(seats, 2)):
            assert re.search(rf"^[ >]♦{seat + 1} ", whole, re.MULTILINE)


@pytest.mark.parametrize("seats", [1, 4])
def test_every_seat_has_its_numbers(seats: int) -> None:
    """Read back from the text: points, boat, soldiers, stock and tokens of each seat, and who is asked."""
    for view in views(seats)[::5]:
        counters = {counter["id"]: counter["value"] for counter in view["counters"]}
        there = {(zone, piece["kind"]): piece["n"] for zone, pieces in zones(view).items() for piece in pieces}
        lines = drawn(view, 120, 27)
        for seat in range(max(seats, 2)):
            row = next(line for line in lines if re.match(rf"[ >]♦{seat + 1} ", line))
            cells = row[16:].split()
            at = f"seat/{seat}"
            assert cells[0] == str(counters[f"{at}/points"])
            multiplier = view["extra"]["elixir"]["multiplier"][counters[f"{at}/boat"]]
            assert cells[2] == f"{counters[f'{at}/boat']}×{multiplier}"
            soldiers = [there.get((f"{at}/{name}", f"soldier/{seat}"), 0) for name in ("entrance", "locked")]
            assert cells[3] == f"{soldiers[0]}+{soldiers[1]}"
            stock = [there.get((f"{at}/stock", f"{kind}/{seat}"), 0) for kind in ("governor", "palace", "wall")]
            assert list(map(int, cells[4:7])) == stock
            for cell, domain in zip(cells[7:10], ("writing", "currency", "laws"), strict=True):
                assert int(cell.rstrip("◆")) == there.get((f"{at}/tokens", f"token/{domain}"), 0)
                assert ("◆" in cell) == ((f"{at}/tokens", f"big/{domain}") in there)
            assert (row[0] == ">") == (seat in [ask["seat"] for ask in view["waiting"] if not ask["sealed"]])


def test_the_court_parts_my_hand_and_says_what_would_wake() -> None:
    """Lower numbers stand left of the covered one, higher ones right; each action with the cards it would wake."""
    asked = [view for view in views(3) if view["ask"] and view["ask"]["prompt"] == "play" and view["extra"]["covered"]]
    woken = 0
    for view in asked:
        row = drawn(view, 80, 13)[0]
        found = re.fullmatch(r"Court +([\d ]*)\((.*)\) \[(\d+)\] \((.*)\)([\d ]*)", row)
        assert found is not None, row
        low, left, covered, right, high = found.groups()
        hand = sorted(int(held["card"].partition("/")[2]) for held in view["extra"]["hand"])
        assert int(covered) == view["extra"]["covered"]
        assert [int(n) for n in low.split()] == [n for n in hand if n < int(covered)]
        assert [int(n) for n in high.split()] == [n for n in hand if n > int(covered)]
        shown = dict(re.findall(r"(\w{3})(\d+)", f"{left} {right}"))
        assert shown == {SHORT[name]: str(len(view["extra"]["wakes"][name])) for name in ACTIONS}
        woken += sum(map(int, shown.values()))
    assert woken > 20


def test_my_board_shows_unrest_people_and_every_card() -> None:
    """Region by region, read back from the columns."""
    for view in [view for view in views(2) if view["seat"] >= 0][::9]:
        seat, here = view["seat"], zones(view)
        lines = drawn(view, 120, 27)
        top = next(at for at, line in enumerate(lines) if line.startswith("Board "))
        end = next(at for at, line in enumerate(lines) if line.startswith("Built"))
        counters = {counter["id"]: counter["value"] for counter in view["counters"]}
        for at, region in enumerate(REGIONS):
            column = [line[9 + at * 22 : 31 + at * 22].strip() for line in lines[top:end]]
            assert column[0] == f"{region.capitalize()} ▲{counters[f'seat/{seat}/unrest/{region}']}"
            people = {p["kind"][:2].capitalize(): p["n"] for p in here[f"seat/{seat}/officials/{region}"]}
            assert dict(re.findall(r"([A-Z][a-z])(\d)", column[1])) == {kind: str(n) for kind, n in people.items()}
            workers = [int(n) for n in re.findall(r"w(\d+)", column[1])]
            assert sum(workers) == sum(p["n"] for p in here[f"seat/{seat}/workers/{region}"])
            cards = [p["id"] for n in (1, 2, 3) for p in here[f"seat/{seat}/above/{region}/{n}"]]
            numbers = [card.rpartition("/")[2] for card in cards if not card.startswith("emperor/")]
            assert [cell.split()[0] for cell in column[2:] if cell != "·"] == numbers
            emperors = sum(card.startswith("emperor/") for card in cards)
            assert sum(re.match(r"\w+ \w+\*", cell) is not None for cell in column[2:]) == emperors


def test_the_question_decides_what_a_small_window_shows() -> None:
    """The wall for a wall, the mausoleum for a soldier, the rewards for a reward."""
    wanted = {"wall": "Wall  ", "soldier": "Mausol.", "offer": "Currency", "play": "Hand", "symbol": "Voyage"}
    seen: set[str] = set()
    for view in views(4) + views(3):
        prompt = view["ask"]["prompt"] if view["ask"] else ""
        if prompt in wanted:
            seen.add(prompt)
            assert any(line.startswith(wanted[prompt]) for line in drawn(view, 80, 13)), prompt
    assert seen == set(wanted)


def test_walls_and_soldiers_stand_where_they_stand() -> None:
    """Taken slots show their seat, free ones their cost or points."""
    view = views(4)[-1]
    here, lines = zones(view), drawn(view, 120, 27)
    at = next(at for at, line in enumerate(lines) if line.startswith("Wall  "))
    cells = re.findall(r"\d[◂▸][^:]*: ((?:♦?\d ?)+)", " ".join(lines[at : at + 3]))
    for cell, section in zip(cells, SECTIONS, strict=True):
        owners = [here[f"wall/{section}/{n}"] for n in (1, 2, 3, 4)]
        for slot, pieces in zip(cell.split(), owners, strict=True):
            assert slot.startswith("♦") == bool(pieces)
            if pieces:
                assert int(slot[1:]) == int(pieces[0]["kind"].partition("/")[2]) + 1
    at = next(at for at, line in enumerate(lines) if line.startswith("Mausol."))
    soldiers = sum(bool(pieces) for zone, pieces in here.items() if re.fullmatch(r"mausoleum/\w+/\d", zone))
    assert sum(line[:84].count("♦") for line in lines[at : at + 3]) == soldiers > 0


def test_it_changes_nothing_and_needs_nothing_but_the_document() -> None:
    view = views(3)[40]
    text = json.dumps(view)
    first = drawn(json.loads(text), 120, 27)
    assert drawn(view, 120, 27) == first
    assert json.dumps(view) == text


@pytest.mark.parametrize("seats", [1, 4])
def test_the_drawing_is_valid_and_within_its_frame(seats: int) -> None:
    words = catalogue("en", "zhanguo")
    names = ["<Anna & co>", *NAMES[1:]]
    for view in views(seats)[::13]:
        root = ElementTree.fromstring(picture.svg(view, lambda said: words.say(said, names)))
        assert root.tag == f"{SVG}svg"
        _, _, width, height = map(int, root.attrib["viewBox"].split())
        texts = [element.text or "" for element in root.iter(f"{SVG}text")]
        assert any(names[0] in shown for shown in texts)
        assert root.findtext(f"{SVG}title") == "ZhanGuo: The First Empire"
        kinds: list[str] = []
        for box in root.iter(f"{SVG}rect"):
            right = int(box.attrib.get("x", 0)) + int(box.attrib["width"])
            bottom = int(box.attrib.get("y", 0)) + int(box.attrib["height"])
            assert 0 < right <= width
            assert 0 < bottom <= height
            kinds.append(box.attrib.get("class", ""))
        there = [(zone, p["kind"].partition("/")[0], p["n"]) for zone, ps in zones(view).items() for p in ps]
        for kind, home in (("governor", "governors/"), ("palace", "palaces/"), ("wall", "wall/")):
            assert kinds.count(kind) == sum(n for zone, name, n in there if name == kind and zone.startswith(home))
        assert kinds.count("boat") == max(seats, 2)
