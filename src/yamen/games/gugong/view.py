"""What one seat may see: the board, its own hand and discard pile, and backs of everything that lies face down."""

from __future__ import annotations

from yamen.games.gugong.components import (
    CITIES,
    FOLLOW,
    HARBOURS,
    PLACES,
    PLUS,
    REWARDS,
    ROUTES,
    SHIPS,
    TILES,
    TOKENS,
    TOLL,
)
from yamen.games.gugong.news import envoy_zone
from yamen.games.gugong.news_travel import slot_kind
from yamen.games.gugong.prompts.benefits import BENEFITS, GOODS
from yamen.games.gugong.prompts.canal import berth_id
from yamen.games.gugong.prompts.common import card_id, court_id, servants_in
from yamen.games.gugong.setup import automa_name
from yamen.games.gugong.state import BESIDE, LOCKED, NOWHERE, ON_SHIP, ON_WALL, POOL, SUPPLY, Gugong
from yamen.games.gugong.tokens import worth
from yamen.games.gugong.view_extra import extra, then
from yamen.games.gugong.wall import wall_size
from yamen.kernel.view import Sight
from yamen.kernel.words import Words

WAYS = ("travel", "wall", "intrigue", "palace", "canal")  # places whose action is done in way A or way B
PHASES = {
    "morning": "morning",
    "dawn": "morning",
    "income": "morning",
    "evening": "day",
    "twilight": "twilight",
    "night": "night",
    "ships": "night",
    "farewell": "final",
    "final": "final",
}

Pieces = list[tuple[str, int]]


def sight(table: Gugong, seat: int) -> Sight:
    """The table as a seat (or a spectator) sees it."""
    out = Sight()
    phase = table.rules.entries["phases"].get(table.scene, "day" if table.scene else "end")
    out.where.append(Words("where-day", {"day": table.day}))
    out.where.append(Words("where-phase", {"phase": phase}))
    out.counter("day", Words("name-day"), table.day)
    for die, face in enumerate(table.dice, 1):
        out.zone(f"die/{die}", Words("name-die", {"die": die}), [(f"face/{face}", 1)])
    _officials(table, out)
    _map(table, out)
    _tracks(table, out)
    _canal(table, out)
    _decrees(table, out)
    if table.meng >= 0:
        _automa(table, out)
    for other in range(table.players):
        _board(table, out, other)
        _gifts(table, out, other, seat)
        _tokens(table, out, other)
    out.order = table.seats_from(table.starter)
    out.then = then(table)
    out.extra = extra(table, seat)
    return out


def own(table: Gugong, seat: int, plain: int, where: int) -> Pieces:
    """Servants of a seat at a place, the double one if it is there."""
    pieces: Pieces = [(f"servant/{seat}", plain)] if plain else []
    if table.doubles[seat] == where:
        pieces.append((f"double/{seat}", 1))
    return pieces


def _officials(table: Gugong, out: Sight) -> None:
    for place, name in enumerate(PLACES):
        out.faces(court_id(place), Words("name-court", {"place": name}), [card_id(table.court[place])])
        if table.rules.options["bonus"] == "yes":
            out.zone(f"beside/{name}", Words("name-beside", {"place": name}), _beside(table, place))
    for name in WAYS:
        for way in ("a", "b"):
            out.zone(f"{name}/{way}", Words("name-way", {"place": name, "way": way}), [])
    out.zone("pile", Words("name-pile"), [("card", len(table.pile))] if table.pile else [])
    out.zone("medal", Words("name-medal"), [("medal", 1)] if table.medal == NOWHERE else [])
    size = wall_size(table)
    pieces: Pieces = []
    for seat in range(table.players):
        pieces += own(table, seat, table.wall[seat], ON_WALL)
    lying = sum(table.on_wall(seat) for seat in range(table.players))
    out.zone("wall", Words("name-wall", {"size": size}), pieces, max(0, size - lying))
    for house, price in enumerate(table.side.houses):
        jade: Pieces = [("jade", 1)] if table.houses >> house & 1 else []
        out.zone(f"house/{house + 1}", Words("name-house", {"house": house + 1, "cost": price}), jade)
    out.zone("square", Words("name-square", {"cost": table.box.square}), [("jade", -1)])
    for benefit, steps in zip(BENEFITS, table.box.benefits, strict=True):
        out.zone(f"benefit/{benefit}", Words("name-benefit", {"benefit": benefit, "steps": steps}), [])
    for goods in GOODS:
        out.zone(f"exchange/{goods}", Words("name-exchange", {"goods": goods}), [])


def _beside(table: Gugong, place: int) -> Pieces:
    """The bonus tokens in force beside a place (or beside a board: -1 - its seat), with their servants."""
    pieces: Pieces = []
    for kind, at in ((PLUS, 0), (TOLL, 1), (FOLLOW, 3)):
        seat = table.beside[at]
        if seat == NOWHERE:
            continue
        here = table.beside[at + 1] == place if kind != PLUS else seat == -1 - place
        if here:
            twin = table.doubles[seat] == BESIDE + kind - PLUS
            pieces += [(f"token/{TOKENS[kind]}", 1), (f"{'double' if twin else 'servant'}/{seat}", 1)]
    return merged(pieces)


def merged(pieces: Pieces) -> Pieces:
    """Pieces of a kind lie together."""
    out: dict[str, int] = {}
    for kind, n in pieces:
        out[kind] = out.get(kind, 0) + n
    return list(out.items())


def _map(table: Gugong, out: Sight) -> None:
    for city in table.side.map.cities:
        kind = table.cities[city]
        pieces: Pieces = [(f"token/{TOKENS[kind]}", 1)] if kind >= 0 else []
        pieces += [(f"traveller/{seat}", 1) for seat in range(table.players) if table.travellers[seat] == city]
        out.zone(f"city/{CITIES[city]}", Words("name-city", {"city": CITIES[city]}), pieces)
    out.zone("bag", Words("name-bag"), [("token", len(table.bag))] if table.bag else [])
    out.zone("spent", Words("name-spent"), [("token", len(table.spent))] if table.spent else [])


def _tracks(table: Gugong, out: Sight) -> None:
    for step in range(table.box.intrigue + 1):
        stack = [f"marker/{seat}" for seat in reversed(table.ladder) if table.steps[seat] == step]
        out.faces(f"track/{step}", Words("name-track", {"step": step}), stack)
    table.rules.entries["track"](table, out)
    for spot, points in enumerate(table.side.places, 1):
        here = [f"envoy/{seat}" for seat in range(table.players) if table.spots[seat] == spot - 1]
        out.faces(f"palace/hall/{spot}", Words("name-hall", {"spot": spot, "points": points}), here, 1 - len(here))


def track(table: Gugong, out: Sight) -> None:
    """The printed way to the Palace, step by step."""
    places = {seat: envoy_zone(table, seat) for seat in range(table.players)}
    for step in range(table.box.steps):
        here = [f"envoy/{seat}" for seat, zone in places.items() if zone == f"palace/{step}"]
        out.faces(f"palace/{step}", Words("name-palace", {"step": step}), here)


def _canal(table: Gugong, out: Sight) -> None:
    for berth in range(1, HARBOURS * table.side.routes + 1):
        pieces: Pieces = []
        room = 0
        if berth in table.ships:
            ship = table.ships.index(berth)
            seat = ship // SHIPS
            pieces = [(f"ship/{seat}", 1), *own(table, seat, table.cargo[ship], ON_SHIP + ship % SHIPS)]
            room = table.box.hold - table.cargo_of(ship)
        facts: dict[str, int | str | Words] = {
            "route": ROUTES[(berth - 1) // HARBOURS],
            "harbour": (berth - 1) % HARBOURS + 1,
        }
        out.zone(berth_id(berth), Words("name-harbour", facts), pieces, room)


def _decrees(table: Gugong, out: Sight) -> None:
    for at, tile in enumerate(table.tiles):
        pieces: Pieces = [(f"tile/{TILES[tile]}", 1)]
        pieces += [(f"servant/{seat}", 1) for seat in range(table.players) if table.has(seat, tile)]
        zone = f"decrees/{at // 2 + 1}/{at % 2 + 1}"
        out.zone(zone, Words("name-decree", {"tile": TILES[tile], "level": at // 2 + 1}), pieces)
        out.zones[-1]["pieces"][0]["id"] = f"tile/{TILES[tile]}"


def _automa(table: Gugong, out: Sight) -> None:
    deck: Pieces = [("automa", len(table.automa))] if table.automa else []
    out.zone("automa/deck", Words("name-automa-deck"), deck)
    today = merged([(f"automa/{automa_name(card)}", 1) for card in table.today])
    out.zone("automa/today", Words("name-automa-today"), today)
    out.zone("automa/old", Words("name-automa-old"), [("automa", len(table.old))] if table.old else [])


def _board(table: Gugong, out: Sight, seat: int) -> None:
    at = f"seat/{seat}"
    who: dict[str, int | str | Words] = {"seat": seat}
    out.counter(f"{at}/points", Words("name-points", who), table.points(seat))
    out.counter(f"{at}/servants", Words("name-servants", who), servants_in(table, seat))
    out.counter(f"{at}/intrigue", Words("name-intrigue", who), table.steps[seat])
    out.counter(f"{at}/envoy", Words("name-envoy", who), table.envoys[seat])
    out.counter(f"{at}/tokens", Words("name-worth", who), worth(table, seat))
    out.zone(f"{at}/pool", Words("name-pool", who), own(table, seat, table.pool[seat], POOL))
    out.zone(f"{at}/supply", Words("name-supply", who), own(table, seat, table.supply[seat], SUPPLY))
    out.zone(f"{at}/locked", Words("name-locked", who), own(table, seat, 0, LOCKED))
    home = table.ships[seat * SHIPS : (seat + 1) * SHIPS].count(0)
    out.zone(f"{at}/ships", Words("name-ships", who), [(f"ship/{seat}", home)] if home else [])
    out.zone(f"{at}/jade", Words("name-jade", who), [("jade", table.jade[seat])] if table.jade[seat] else [])
    kind = "neutral" if seat == table.meng else f"servant/{seat}"
    for reward, name in enumerate(REWARDS):
        n = table.rewards[seat * SHIPS + reward]
        room = -1 if seat == table.meng else table.box.reward_slots[reward] - n
        out.zone(
            f"{at}/reward/{name}", Words("name-reward", {"seat": seat, "reward": name}), [(kind, n)] if n else [], room
        )
    out.faces(f"{at}/start", Words("name-start", who), ["start"] if table.starter == seat else [])
    out.zone(f"{at}/medal", Words("name-own-medal", who), [("medal", 1)] if table.medal == seat else [])
    waiting = [f"traveller/{seat}"] if table.travellers[seat] == NOWHERE else []
    out.faces(f"{at}/traveller", Words("name-traveller", who), waiting)


def _gifts(table: Gugong, out: Sight, seat: int, viewer: int) -> None:
    for name, cards in (("hand", table.hands[seat]), ("taken", table.taken[seat])):
        zone = f"seat/{seat}/{name}"
        words = Words(f"name-{name}", {"seat": seat})
        if seat == viewer and seat != table.meng:
            out.faces(zone, words, [card_id(card) for card in cards])
        else:
            out.zone(zone, words, [("card", len(cards))] if cards else [])


def _tokens(table: Gugong, out: Sight, seat: int) -> None:
    at = f"seat/{seat}"
    who: dict[str, int | str | Words] = {"seat": seat}
    slots = table.slots[seat]
    out.zone(
        f"{at}/tokens",
        Words("name-tokens", who),
        merged([(slot_kind(kind), 1) for kind in slots]),
        table.box.slots - len(slots),
    )
    held: Pieces = [(f"token/{TOKENS[table.held]}", 1)] if table.held >= 0 and table.holder == seat else []
    out.zone(f"{at}/held", Words("name-held", who), held)
    if table.rules.options["bonus"] == "yes":
        out.zone(f"{at}/beside", Words("name-own-beside", who), _beside(table, -1 - seat))
