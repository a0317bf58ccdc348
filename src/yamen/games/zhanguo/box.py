"""One box: what is printed on its components, as flat tables that the rules read."""

from __future__ import annotations

from typing import Any

from yamen.games.zhanguo.components import (
    ABILITIES,
    ACTIONS,
    ANY,
    CARD_NAMES,
    COUNTED,
    DO_POINTS,
    DOMAINS,
    DOUBLE,
    EDICTS,
    EFFECTS,
    EMPEROR_TILES,
    GOVERNOR_TILES,
    MASTER,
    MAUSOLEUM_TILES,
    OFFICIALS,
    PALACE_TILES,
    PIECES,
    PLAIN,
    REGIONS,
    SECTIONS,
    SINGLE,
    SITES,
    STARTING_TILES,
    SYMBOLS,
    WALL_TILES,
    price_code,
)


class Effect:
    """What a reward, a bonus or a starting tile does: `officials` for recruiting, `per` for points."""

    def __init__(
        self, name: str, verb: int, n: int, regions: tuple[int, ...], officials: tuple[int, ...], per: int
    ) -> None:
        self.name = name
        self.verb = verb
        self.n = n
        self.regions = regions
        self.officials = officials
        self.per = per


def effect_of(name: str, facts: dict[str, Any]) -> Effect:
    """An effect from its row."""
    verb = EFFECTS.index(facts["do"])
    officials = tuple(ANY if kind == "any" else OFFICIALS.index(kind) for kind in facts.get("officials", ()))
    regions = tuple(REGIONS.index(region) for region in facts.get("regions", REGIONS))
    per = COUNTED.index(facts["per"]) if verb == DO_POINTS else -1
    return Effect(name, verb, facts.get("n", 1), regions, officials, per)


class Niche:
    """A mausoleum tile: what must stand in its region or on its site, and its points from top to bottom."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.kind: str = facts["kind"]
        self.governors: int = facts["governors"]
        self.palaces: int = facts["palaces"]
        self.cards: int = facts["cards"]
        self.walls: int = facts["walls"]
        self.multiplier: int = facts["multiplier"]
        self.alchemists: int = facts["alchemists"]
        self.points: tuple[int, ...] = tuple(facts["points"])


class Starting:
    """A starting tile: unrest, tokens, then the rest, after the general that each of them gives."""

    def __init__(self, facts: dict[str, Any], effects: dict[str, Effect]) -> None:
        self.unrest = tuple(REGIONS.index(region) for region in facts["unrest"])
        self.tokens = tuple(DOMAINS.index(domain) for domain in facts["tokens"])
        self.effects = tuple(effects[name] for name in facts["effects"])


class Level:
    """A Li Si card: his deck, where he begins, and how he is scored."""

    def __init__(self, facts: dict[str, Any], scoring: dict[str, Any]) -> None:
        self.cards: tuple[int, ...] = tuple(facts["cards"])
        self.turn: int = facts["turn"]
        self.boat: int = facts["boat"]
        self.soldiers: int = facts["soldiers"]
        self.top: str = facts["top"]
        self.bottom: str = facts["bottom"]
        cards = (scoring[self.top], scoring[self.bottom])
        self.walls: tuple[int, ...] = tuple(scoring[self.top]["walls"])
        self.wins_ties = any(card.get("ties") == "lisi" for card in cards)
        self.boat_more = max(card.get("boat", 0) for card in cards)


class LiSiCard:
    """One of Li Si's action cards; what its kind does not use is empty."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.kind: str = facts["kind"]
        self.one_use: bool = facts["one_use"]
        self.tokens: tuple[int, ...] = tuple(facts.get("tokens", ()))
        self.move: int = facts.get("move", 0)
        self.placement: str = facts.get("placement", "")
        self.governors: int = facts.get("governors", 0)
        self.regions = tuple(REGIONS.index(region) for region in facts.get("regions", ()))
        self.sites = tuple(SITES.index(site) for site in facts.get("sites", ()))
        self.big = tuple(DOMAINS.index(domain) for domain in facts.get("big", ()))
        self.section: str = facts.get("section", "")
        self.slot_from: str = facts.get("slot_from", "")
        self.take_tile: bool = facts.get("take_tile", False)


class Box:
    """What is printed on the components of one box, for one choice of unification table."""

    def __init__(self, facts: dict[str, Any], table: str, level: str) -> None:
        self._supplies(facts)
        self._cards(facts)
        self._elixir(facts["elixir"])
        self._board(facts)
        self.effects = {name: effect_of(name, row) for name, row in facts["effect"].items() if name != "source"}
        tiles = facts["governor_tile"]
        self.bonuses = tuple(
            (self.effects[tiles[tile]["left"]], self.effects[tiles[tile]["right"]]) for tile in GOVERNOR_TILES
        )
        columns = facts["unification_table"][table]
        self.rows = tuple(DOMAINS.index(domain) for domain in columns["rows"])
        self.rewards = tuple(tuple(self.effects[name] for name in columns[domain]) for domain in DOMAINS)
        self.starting = tuple(Starting(facts["starting_tile"][tile], self.effects) for tile in STARTING_TILES)
        self.level = Level(facts["lisi"][f"level_{level}"], facts["lisi_scoring"])
        self.lisi_cards = {int(number): LiSiCard(row) for number, row in facts["lisi_card"].items()}

    def _supplies(self, facts: dict[str, Any]) -> None:
        self.rounds: int = facts["game"]["rounds"]
        self.drawn: int = facts["game"]["cards_per_domain"]
        supply = facts["supply"]
        self.stock: tuple[int, ...] = (supply["governors"], supply["palaces"], supply["walls"])
        self.soldiers: int = supply["soldiers"]
        self.at_entrance: int = supply["soldiers_at_entrance"]
        self.officials: int = supply["officials"]
        self.alchemists: int = supply["alchemists"]
        self.most_unrest: int = facts["unrest"]["most"]
        tokens = facts["tokens"]
        self.tokens: tuple[int, ...] = (0, *(tokens[f"players_{n}"] for n in (1, 2, 3, 4)))
        self.big: int = tokens["big"]
        self.limit: int = tokens["limit"]
        self.soldier_price: int = tokens["soldier_price"]
        self.payments = ways_to_pay(self.soldier_price, self.big)
        unification = facts["unification"]
        self.most_cards: int = unification["most"]
        self.card_tokens: tuple[int, ...] = tuple(unification["tokens"])
        self.card_unrest: tuple[int, ...] = tuple(unification["unrest"])
        self.hired: int = facts["hire"]["workers"]
        scoring = facts["scoring"]
        self.majority: tuple[int, ...] = (0, *(scoring[f"majority_{n}"] for n in (1, 2, 3, 4)))
        self.line: int = scoring["line"]
        self.remaining: tuple[int, ...] = tuple(scoring["remaining"])

    def _cards(self, facts: dict[str, Any]) -> None:
        """Of each card: its trigger, its ability, and what the ability names."""
        edicts = {row["number"]: row for row in facts["cards"]}
        rows = [edicts[number] for number in range(1, EDICTS + 1)]
        rows += [facts["alchemist_card"][name] for name in CARD_NAMES[EDICTS:]]
        self.trigger: tuple[int, ...] = tuple(ACTIONS.index(row["trigger"]) for row in rows)
        self.ability: tuple[int, ...] = tuple(ABILITIES.index(row["ability"]) for row in rows)
        self.ability_name: tuple[str, ...] = tuple(row["ability"] for row in rows)
        self.official = tuple(_index(OFFICIALS, row) for row in rows)
        self.piece = tuple(_index(PIECES, row) for row in rows)
        self.suit = tuple(_index(DOMAINS, row) for row in rows)
        self.pair = tuple(
            tuple(DOMAINS.index(name) for name in row["param"].split("+")) if "+" in row.get("param", "") else ()
            for row in rows
        )

    def _elixir(self, facts: dict[str, Any]) -> None:
        self.boat_end: int = facts["end"]
        self.boat_move: int = facts["move"]
        symbols = [PLAIN] * (self.boat_end + 1)
        for kind, name in ((SINGLE, "single"), (DOUBLE, "double"), (MASTER, "master")):
            for space in facts[name]:
                symbols[space] = kind
        self.symbols: tuple[int, ...] = tuple(symbols)
        starts: list[int] = facts["multiplier_from"]
        self.multiplier: tuple[int, ...] = tuple(
            sum(start <= space for start in starts) for space in range(self.boat_end + 1)
        )

    def _board(self, facts: dict[str, Any]) -> None:
        slots = facts["wall"]["slots"]
        wall: list[tuple[tuple[int, ...], ...]] = []
        for players in (2, 2, 2, 3, 4):
            costs = slots[f"players_{players}"]
            wall.append(tuple(tuple(costs[section.replace("/", "_")]) for section in SECTIONS))
        self.wall_costs = tuple(wall)  # by number of players, then section
        self.wall_per: tuple[str, ...] = tuple(facts["wall_tile"][tile]["per"] for tile in WALL_TILES)
        self.wall_values = tuple(tuple(facts["wall_tile"][tile]["values"]) for tile in WALL_TILES)
        self.emperors_in_play: tuple[int, ...] = (0, *(facts["emperor"][f"players_{n}"] for n in (1, 2, 3, 4)))
        tiles = [facts["emperor_tile"][tile] for tile in EMPEROR_TILES]
        self.emperor_site = tuple(SITES.index(tile["site"]) for tile in tiles)
        self.emperor_trigger = tuple(ACTIONS.index(tile["trigger"]) for tile in tiles)
        palace = facts["palace"]
        self.palace_points: int = palace["points"]
        self.palace_here: int = palace["workers_here"]
        self.palace_elsewhere: int = palace["workers_elsewhere"]
        self.palace_slots: tuple[int, ...] = (0, *(facts["palace_slots"][f"players_{n}"] for n in (1, 2, 3, 4)))
        rows = [facts["palace_tile"][tile] for tile in PALACE_TILES]
        self.palace_tiles: tuple[int, ...] = tuple(facts["palace_tile_count"][tile] for tile in PALACE_TILES)
        self.tile_points: tuple[int, ...] = tuple(row["points"] for row in rows)
        self.tile_unrest: tuple[int, ...] = tuple(row["unrest"] for row in rows)
        governor = facts["governor"]
        self.governor_tiles: tuple[int, ...] = (0, *(governor[f"tiles_{n}"] for n in (1, 2, 3, 4)))
        self.blanks: tuple[int, ...] = (0, *(governor[f"blank_{n}"] for n in (1, 2, 3, 4)))
        self.bonus_tiles: tuple[int, ...] = (0, *(governor[f"bonus_{n}"] for n in (1, 2, 3, 4)))
        mausoleum = facts["mausoleum"]
        self.grid: tuple[int, ...] = tuple(SYMBOLS.index(symbol) for symbol in mausoleum["grid"])
        self.slot_for_3: int = mausoleum["slot_for_3"]
        self.niches = tuple(Niche(facts["mausoleum_tile"][tile]) for tile in MAUSOLEUM_TILES)


def ways_to_pay(price: int, big: int) -> tuple[tuple[int, int, int, int, int], ...]:
    """Every payment for a soldier in which no token could be left out: small ones, big ones as bits, and its code."""
    out: list[tuple[int, int, int, int, int]] = []
    for mask in range(8):
        for n in range(4):
            value = n + mask.bit_count() * big
            if value >= price > value - (1 if n else big):
                for w in range(n, -1, -1):
                    for c in range(n - w, -1, -1):
                        out.append((w, c, n - w - c, mask, price_code(w, c, n - w - c, mask)))
    return tuple(out)


def _index(names: tuple[str, ...], row: dict[str, Any]) -> int:
    """The place of what a card's ability names in a list, or -1."""
    param = row.get("param", "")
    return names.index(param) if param in names else -1
