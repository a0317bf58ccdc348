"""The picture of the table: all of it, in every size and language, for every seat, from the view document alone."""

from __future__ import annotations

import json
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from yamen.games.gugong import GUGONG, picture
from yamen.games.gugong.components import PLACES
from yamen.kernel import door
from yamen.kernel.chance import Key, Quick
from yamen.kernel.match import Match
from yamen.words import catalogue

NAMES = ["Anna", "Bao", "Chen", "Bartholomäus XVI", "E"]
SIZES = [(80, 14), (120, 26)]
SVG = "{http://www.w3.org/2000/svg}"
ICONS = {
    "none": "",
    "servants_1": "1S",
    "servants_2": "2S",
    "swap": "Sw",
    "travel": "Tr",
    "wall": "Wa",
    "jade": "Ja",
} | {
    "intrigue": "In",
    "palace": "Pa",
    "decrees": "De",
    "canal": "Ca",
}


def views(seats: int, **options: str) -> list[dict[str, Any]]:
    """What the seats and a spectator see, all through a match."""
    match = Match(GUGONG, seats, options, key=Key(bytes([seats] * 32)))
    luck = Quick(seats)
    seen: list[dict[str, Any]] = []
    while not match.over:
        ask = match.asks[0]
        match.answer(luck.roll("", range(len(ask.options))), ask.seat)
        seen.append(door.view(match, len(match.by) % (seats + 1) - 1))
    return seen


def drawn(view: dict[str, Any], width: int, height: int, language: str = "en") -> list[str]:
    words = catalogue(language, "gugong")
    names = NAMES[: len(view["seats"]) - ("meng" in view["extra"])]
    return picture.text(view, lambda said: words.say(said, names), width, height)


def zones(view: dict[str, Any]) -> dict[str, dict[str, int]]:
    """How many pieces of each kind lie where."""
    return {zone["id"]: {piece["kind"]: piece["n"] for piece in zone["pieces"]} for zone in view["zones"]}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_it_always_fits(seats: int, language: str) -> None:
    """Nothing is longer or wider than the space, with bonus tokens in force too."""
    options = {"bonus": "yes"} if seats > 1 else {"meng": "hard"}
    for view in views(seats, **options)[::2]:
        for width, height in SIZES:
            lines = drawn(view, width, height, language)
            assert len(lines) <= height
            assert max(map(len, lines)) <= width
            assert all(line.isprintable() for line in lines)
            assert re.search(r"│ \w+\.? [\d♦·]([\d ♦·□]*[\d·])?$", lines[0])


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_every_seat_with_all_its_counters_is_there(seats: int) -> None:
    """Read back from the text: points, pool, supply, Intrigue, Palace, jade, tokens, wall, ships, rewards, cards."""
    for view in views(seats)[::5]:
        counters = {counter["id"]: counter["value"] for counter in view["counters"]}
        where = zones(view)
        for width, height in SIZES:
            lines = drawn(view, width, height)
            for seat in range(len(view["seats"])):
                row = next(line for line in lines if re.match(rf"[ >]♦{seat + 1} ", line))
                shown = row[22 if width > 100 else 13 :].split()
                at = f"seat/{seat}"
                assert shown[0] == str(counters[f"{at}/points"])
                assert shown[1] == str(where[f"{at}/pool"].get(f"servant/{seat}", 0))
                assert shown[2] == str(where[f"{at}/supply"].get(f"servant/{seat}", 0))
                assert shown[4][:-1] == str(counters[f"{at}/intrigue"])
                assert shown[5].split("+")[0] == str(counters[f"{at}/envoy"])
                assert shown[6] == str(where[f"{at}/jade"].get("jade", 0))
                assert shown[7] == str(counters[f"{at}/tokens"])
                wall = where["wall"].get(f"servant/{seat}", 0) + 2 * where["wall"].get(f"double/{seat}", 0)
                assert shown[8] == str(wall)
                assert shown[9] == str(where[f"{at}/ships"].get(f"ship/{seat}", 0))
                rewards = [sum(where[f"{at}/reward/{name}"].values()) for name in ("points", "card", "double")]
                assert shown[10] == "".join(map(str, rewards))
                cards = [sum(where[f"{at}/{name}"].values()) for name in ("hand", "taken")]
                assert shown[11] == "/".join(map(str, cards))
                assert (row[0] == ">") == (seat in [ask["seat"] for ask in view["waiting"]])


def ships(where: dict[str, dict[str, int]]) -> list[str]:
    """The ships in the harbours: `2:3` is the second seat's, with three aboard."""
    out: list[str] = []
    for name, pieces in where.items():
        for kind in pieces if name.startswith("harbour/") else ():
            what, _, seat = kind.partition("/")
            if what == "ship":
                aboard = pieces.get(f"servant/{seat}", 0) + 2 * pieces.get(f"double/{seat}", 0)
                out.append(f"{int(seat) + 1}:{aboard}")
    return out


@pytest.mark.parametrize("seats", [2, 4])
def test_every_gift_every_city_every_ship_and_my_cards_are_there(seats: int) -> None:
    for view in views(seats)[::7]:
        court = view["extra"]["court"]
        rows = drawn(view, 80, 14)
        gifts = re.findall(r"(\d)(?:\+(\w\w))?", re.sub(r"✓\d", "", rows[2]))
        assert [(int(value), icon) for value, icon in gifts] == [
            (court[place]["value"], ICONS[court[place]["icon"]]) for place in PLACES
        ]
        where = zones(view)
        cities = [name for name in where if name.startswith("city/")]
        assert len(re.findall(r"\*?[A-Z][a-z]{2} ", f"{rows[3][8:]} {rows[4][8:]}")) == len(cities)
        for seat in range(seats):
            travels = any(f"traveller/{seat}" in where[city] for city in cities)
            assert bool(re.search(rf"♦\d*{seat + 1}", rows[3] + rows[4])) == travels
        assert sorted(re.findall(r"♦(\d:\d)", rows[6])) == sorted(ships(where))
        if view["seat"] >= 0:
            hand, _, taken = next(row for row in rows if row.startswith("    Hand")).partition("│")
            values = {name: str(card["value"]) for name, card in view["extra"]["cards"].items()}
            for shown, zone in ((hand, "hand"), (taken, "taken")):
                mine = sorted(values[kind[5:]] for kind in where[f"seat/{view['seat']}/{zone}"])
                assert sorted(re.findall(r"(?<= )\d", shown)) == mine


@pytest.mark.parametrize("bonus", ["no", "yes"])
def test_the_gifts_that_are_accepted_freely_have_a_tick(bonus: str) -> None:
    """✓ is worked out from the view: compare with whether the rules ask for a price when the gift is given."""
    seen: list[bool] = []
    plus = 0
    for seats in (2, 3, 5):
        match = Match(GUGONG, seats, {"bonus": bonus}, key=Key(bytes([seats + 40] * 32)))
        luck = Quick(seats)
        match.events()
        while not match.over:
            ask = match.asks[0]
            view = door.view(match, ask.seat)
            told = len(match.events())
            option = towards_plus(view, luck.roll("", range(len(ask.options))))
            match.answer(option, ask.seat)
            found = re.fullmatch(r"gift (.+)>(\w+)", view["ask"]["options"][option]["notation"])
            if found is not None:
                rows = drawn(view, 120, 26)
                top = next(at for at, row in enumerate(rows) if row.startswith("┌"))
                box = rows[top + 2][17 * PLACES.index(found.group(2)) :][:17]
                value = str(view["extra"]["cards"][found.group(1)]["value"])
                priced = bool(match.asks) and match.asks[0].prompt.name == "pay"
                priced = priced or "no-actions" in [event.kind for event in match.events()[told:]]
                assert (value in box.partition("✓")[2]) == (not priced)
                seen.append(priced)
                plus += "token/value_plus_1" in zones(view).get(f"seat/{ask.seat}/beside", {})
    assert True in seen
    assert False in seen
    assert (plus > 3) == (bonus == "yes")


def towards_plus(view: dict[str, Any], otherwise: int) -> int:
    """The answer that comes nearer to the bonus token by which all gifts are worth 1 more."""
    wanted = {
        "gift": lambda option: option["words"]["facts"].get("place") == "travel" and option["index"] % 3 == 0,
        "travel": lambda option: option["notation"] == "travel b",
        "city": lambda option: option["words"]["facts"].get("token") == "value_plus_1",
        "lay": lambda option: option["notation"].startswith("lay board"),
    }.get(view["ask"]["prompt"])
    found = [option["index"] for option in view["ask"]["options"] if wanted is not None and wanted(option)]
    return found[0] if found else otherwise


def test_the_star_is_where_the_traveller_can_go() -> None:
    found = 0
    for seats in (2, 5):
        match = Match(GUGONG, seats, key=Key(bytes([seats + 20] * 32)))
        luck = Quick(7)
        while not match.over:
            ask = match.asks[0]
            if ask.prompt.name == "city":
                view = door.view(match, ask.seat)
                rows = drawn(view, 120, 26)
                stars = set(re.findall(r"\*([A-Z][a-z’]+)", "\n".join(rows)))
                facts = [option["words"]["facts"] for option in view["ask"]["options"]]
                names = catalogue("en", "gugong")
                wanted = [fact["city"] for fact in facts if "city" in fact]
                assert stars == {names.say({"key": f"city-{city}", "facts": {}}) for city in wanted}
                found += 1
            match.answer(luck.roll("", range(len(ask.options))), ask.seat)
    assert found > 5


def test_meng_his_focus_his_cards_and_the_bonus_tokens_have_a_row() -> None:
    view = views(1, focus="canal")[3]
    assert any(re.search(r"Meng helps Canal │ ✓1 │ today .* │ deck \d", line) for line in drawn(view, 80, 14))
    assert any(line.startswith(" ♦2 Meng ") for line in drawn(view, 80, 14))
    laid = [view for view in views(3, bonus="yes") if any("beside" in z["id"] and z["pieces"] for z in view["zones"])]
    waiting = [
        view
        for view in views(5, bonus="yes")
        if any(
            p["kind"].startswith("token/") for z in view["zones"] if z["id"].endswith("/tokens") for p in z["pieces"]
        )
    ]
    assert laid or waiting
    for view in [*laid, *waiting]:
        assert any("Tokens " in line for line in drawn(view, 120, 40))


def test_it_changes_nothing_and_needs_nothing_but_the_document() -> None:
    view = views(3)[40]
    text = json.dumps(view)
    first = drawn(json.loads(text), 120, 26)
    assert drawn(view, 120, 26) == first
    assert json.dumps(view) == text


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_drawing_is_valid_and_within_its_frame(seats: int) -> None:
    words = catalogue("en", "gugong")
    names = ["<Anna & co>", *NAMES[1:]][:seats]
    for view in views(seats)[::13]:
        root = ElementTree.fromstring(picture.svg(view, lambda said: words.say(said, names)))
        assert root.tag == f"{SVG}svg"
        _, _, width, height = map(int, root.attrib["viewBox"].split())
        texts = [element.text or "" for element in root.iter(f"{SVG}text")]
        assert any(names[0] in shown for shown in texts)
        assert root.findtext(f"{SVG}title") == "Gùgōng"
        for place in PLACES:
            assert str(view["extra"]["court"][place]["value"]) in texts
        for box in root.iter(f"{SVG}rect"):
            right = int(box.attrib.get("x", 0)) + int(box.attrib["width"])
            bottom = int(box.attrib.get("y", 0)) + int(box.attrib["height"])
            assert 0 < right <= width
            assert 0 < bottom <= height
