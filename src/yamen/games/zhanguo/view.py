"""What one seat may see: everything but the faces of the others' hands, the decks, and sealed starting tiles."""

from __future__ import annotations

from yamen.games.zhanguo.agenda import PHASES, then
from yamen.games.zhanguo.components import (
    ACTIONS,
    BONUSES,
    CARD_NAMES,
    DOMAINS,
    EDICTS,
    MAUSOLEUM_TILES,
    OFFICIALS,
    PALACE_TILES,
    PIECES,
    REGIONS,
    SECTIONS,
    SITES,
    STARTING_TILES,
    SYMBOLS,
    WALL_TILES,
)
from yamen.games.zhanguo.extra import extra
from yamen.games.zhanguo.governor import bonus_of
from yamen.games.zhanguo.ids import (
    above_id,
    card_id,
    emperor_id,
    niche_id,
    officials_id,
    slot_id,
    space_id,
    unrest_id,
    workers_id,
)
from yamen.games.zhanguo.prompts_build import wall_cost
from yamen.games.zhanguo.state import HAND, NONE, Zhanguo
from yamen.kernel.view import Sight
from yamen.kernel.words import Fact, Words


def sight(table: Zhanguo, seat: int) -> Sight:
    """The table as a seat (or a spectator) sees it."""
    out = Sight()
    if table.round:
        out.where.append(Words("where-round", {"round": table.round}))
    out.where.append(Words("where-phase", {"phase": PHASES[table.scene] if table.scene else "end"}))
    out.counter("round", Words("name-round"), table.round)
    _court(table, out)
    _regions(table, out)
    _wall(table, out)
    _mausoleum(table, out)
    _rewards(table, out)
    for other in range(table.players):
        _board(table, out, other, seat)
    if table.seats == 1:
        _lisi(table, out)
    out.order = table.order[:]
    out.then = then(table)
    out.extra = extra(table, seat)
    return out


def _court(table: Zhanguo, out: Sight) -> None:
    for domain, name in enumerate(DOMAINS):
        left = len(table.decks[domain])
        pieces = [(f"back/{name}", left)] if left else []
        out.zone(f"deck/{name}", Words("name-deck", {"domain": name}), pieces)
    out.faces("court", Words("name-court"), [card_id(0, card) for card in table.court])
    for action in ACTIONS:
        out.zone(f"court/{action}", Words("name-court-action", {"action": action}), [])
    masters = [f"master/{CARD_NAMES[125 + i]}" for i in range(5) if table.masters >> i & 1]
    out.faces("masters", Words("name-masters"), masters)


def _standing(table: Zhanguo, kind: str, owners: list[int]) -> list[tuple[str, int]]:
    return [(f"{kind}/{seat}", n) for seat, n in enumerate(owners) if n]


def _regions(table: Zhanguo, out: Sight) -> None:
    for region, name in enumerate(REGIONS):
        facts: dict[str, Fact] = {"region": name}
        here = table.bonuses[region * BONUSES : region * BONUSES + BONUSES]
        open_area = [table.governors[seat * 5 + region] - here.count(seat) for seat in range(table.players)]
        out.zone(space_id(region, 0), Words("name-governors", facts), _standing(table, "governor", open_area))
        for space in range(1, BONUSES + 1):
            bonus = bonus_of(table, region, space)
            if bonus is not None:
                owner = here[space - 1]
                pieces = [(f"governor/{owner}", 1)] if owner >= 0 else []
                words = Words("name-bonus", {**facts, "effect": Words(f"effect-{bonus.name.replace('_', '-')}")})
                out.zone(space_id(region, space), words, pieces, 0 if pieces else 1)
        built = [table.palaces[seat * 5 + region] for seat in range(table.players)]
        out.zone(f"palaces/{name}", Words("name-palaces", facts), _standing(table, "palace", built))
        tiles = table.palace_tiles[region * 3 : region * 3 + 3]
        lying = [(f"palace_tile/{kind}", tiles.count(i)) for i, kind in enumerate(PALACE_TILES) if i in tiles]
        out.zone(f"palace_tiles/{name}", Words("name-palace-tiles", facts), lying, 0)


def _wall(table: Zhanguo, out: Sight) -> None:
    for section, name in enumerate(SECTIONS):
        facts: dict[str, Fact] = {"section": name.replace("/", "-")}
        out.faces(f"wall/{name}", Words("name-section", facts), [f"wall_tile/{WALL_TILES[table.wall_tiles[section]]}"])
        for slot in range(section * 4, section * 4 + 4):
            cost = wall_cost(table, slot)
            if cost:
                owner = table.walls[slot]
                pieces = [(f"wall/{owner}", 1)] if owner >= 0 else []
                words = Words("name-slot", {**facts, "slot": slot % 4 + 1, "cost": cost})
                out.zone(slot_id(slot), words, pieces, 0 if pieces else 1)
    for site, name in enumerate(SITES):
        pile = [emperor_id(tile) for tile in reversed(table.piles[site * 2 : site * 2 + 2]) if tile >= 0]
        out.faces(f"emperors/{name}", Words("name-emperors", {"site": name}), pile, 0)


def _mausoleum(table: Zhanguo, out: Sight) -> None:
    for niche in range(9):
        place = niche_id(table, niche)
        facts: dict[str, Fact] = {"symbol": SYMBOLS[table.symbols[niche]]}
        tile = table.mausoleum[niche]
        out.faces(place, Words("name-niche", facts), [f"mausoleum_tile/{MAUSOLEUM_TILES[tile]}"], 0)
        for slot, points in enumerate(table.box.niches[tile].points):
            if table.players > 2 or slot != table.box.slot_for_3:
                owner = table.niches[niche * 4 + slot]
                pieces = [(f"soldier/{owner}", 1)] if owner >= 0 else []
                words = Words("name-niche-slot", {**facts, "points": points})
                out.zone(f"{place}/{slot + 1}", words, pieces, 0 if pieces else 1)


def _tokens(small: list[int], big: list[bool]) -> list[tuple[str, int]]:
    pieces = [(f"token/{name}", n) for name, n in zip(DOMAINS, small, strict=True) if n]
    return pieces + [(f"big/{name}", 1) for name, there in zip(DOMAINS, big, strict=True) if there]


def _rewards(table: Zhanguo, out: Sight) -> None:
    on_track = [f"marker/{seat}" for seat in table.order if seat not in table.column]
    out.faces("order", Words("name-order"), on_track)
    for row, seat in enumerate(table.column):
        domain = DOMAINS[table.box.rows[row]]
        words = Words("name-reward", {"row": row + 1, "domain": domain})
        out.faces(f"reward/{row + 1}", words, [f"marker/{seat}"] if seat >= 0 else [])
    big = [table.big[domain] == NONE for domain in range(3)]
    out.zone("tokens", Words("name-tokens"), _tokens(table.supply, big))


def _board(table: Zhanguo, out: Sight, seat: int, watcher: int) -> None:
    at = f"seat/{seat}"
    own: dict[str, Fact] = {"seat": seat if seat < table.seats else Words("name-lisi")}
    out.counter(f"{at}/points", Words("name-points", own), table.points(seat))
    out.counter(f"{at}/boat", Words("name-boat", own), table.boats[seat])
    stock = [
        (f"{kind}/{seat}", table.stock[seat * 3 + i]) for i, kind in enumerate(PIECES) if table.stock[seat * 3 + i]
    ]
    out.zone(f"{at}/stock", Words("name-stock", own), stock)
    for where, n in (("locked", table.locked[seat]), ("entrance", table.entrance[seat])):
        out.zone(f"{at}/{where}", Words(f"name-{where}", own), [(f"soldier/{seat}", n)] if n else [])
    aside = [card_id(seat, EDICTS + i) for i in range(10) if table.aside[seat] >> i & 1]
    out.faces(f"{at}/alchemists", Words("name-alchemists", own), aside)
    small = table.tokens[seat * 3 : seat * 3 + 3]
    out.zone(f"{at}/tokens", Words("name-own-tokens", own), _tokens(small, [owner == seat for owner in table.big]))
    for place in range(15):
        card = table.cards[seat * 15 + place]
        tile = table.emperors[seat * 15 + place]
        lying = [card_id(seat, card)] if card >= 0 else []
        lying += [emperor_id(tile)] if tile >= 0 else []
        facts: dict[str, Fact] = {**own, "region": REGIONS[place // 3], "place": place % 3 + 1}
        out.faces(above_id(seat, place), Words("name-above", facts), lying, 0 if lying else 1)
    if seat < table.seats:
        _people(table, out, seat, own)
        _hand(table, out, seat, own, watcher == seat)


def _people(table: Zhanguo, out: Sight, seat: int, own: dict[str, Fact]) -> None:
    left = table.reserve[seat * 3 : seat * 3 + 3]
    pieces = [(kind, n) for kind, n in zip(OFFICIALS, left, strict=True) if n]
    out.zone(f"seat/{seat}/reserve", Words("name-reserve", own), pieces)
    for region, name in enumerate(REGIONS):
        facts: dict[str, Fact] = {**own, "region": name}
        at = seat * 15 + region * 3
        posts = [(kind, n) for kind, n in zip(OFFICIALS, table.officials[at : at + 3], strict=True) if n]
        out.zone(officials_id(seat, region), Words("name-officials", facts), posts)
        workers = table.workers[seat * 5 + region]
        out.zone(workers_id(seat, region), Words("name-workers", facts), [("worker", workers)] if workers else [])
        out.counter(unrest_id(seat, region), Words("name-unrest", facts), table.unrest[seat * 5 + region])


def _hand(table: Zhanguo, out: Sight, seat: int, own: dict[str, Fact], mine: bool) -> None:
    held = [card for card in table.hands[seat * HAND : seat * HAND + HAND] if card >= 0]
    place = f"seat/{seat}/hand"
    words = Words("name-hand", own)
    if mine:
        out.faces(place, words, [card_id(seat, card) for card in held])
    else:
        domains = [card // 40 for card in held]
        backs = [(f"back/{name}", domains.count(i)) for i, name in enumerate(DOMAINS) if i in domains]
        out.zone(place, words, backs)
    place = f"seat/{seat}/starting"
    words = Words("name-starting", own)
    if table.scene == "start":
        tiles = table.starts[seat * 2 : seat * 2 + 2]
    else:
        tiles = table.starts[seat : seat + 1] if seat > table.turn else ()
    if mine or table.scene != "start":
        out.faces(place, words, [f"starting/{STARTING_TILES[tile]}" for tile in tiles])
    else:
        out.zone(place, words, [("back/starting", len(tiles))])


def _lisi(table: Zhanguo, out: Sight) -> None:
    left = len(table.lisi_actions)
    out.zone("lisi/actions", Words("name-lisi-actions"), [("back/lisi", left)] if left else [])
    out.faces("lisi/discard", Words("name-lisi-discard"), [f"lisi_card/{number}" for number in table.lisi_discard])
    edicts = len(table.lisi_deck)
    out.zone("lisi/deck", Words("name-lisi-deck"), [("back/edict", edicts)] if edicts else [])
    unused = len(table.discard)
    out.zone("discard", Words("name-discard"), [("back/edict", unused)] if unused else [])
    for region, name in enumerate(REGIONS):
        tiles = [code & 7 for code in table.lisi_tiles if code >> 3 == region]
        kinds = [(f"palace_tile/{kind}", tiles.count(i)) for i, kind in enumerate(PALACE_TILES) if i in tiles]
        out.zone(f"lisi/tiles/{name}", Words("name-lisi-tiles", {"region": name}), kinds)
