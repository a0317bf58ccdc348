"""From the options and the luck to the first table, and the starting tiles.

Rulebook: Set-up; Annex 4; Solo mode, Set-up of Li Si.
"""

from __future__ import annotations

from yamen.games.zhanguo import tidings
from yamen.games.zhanguo.box import Box
from yamen.games.zhanguo.components import (
    ACTIONS,
    BLANK,
    CARD_NAMES,
    CHU,
    DOMAINS,
    EMPEROR_TILES,
    FIRST_MASTER,
    GENERAL,
    GOVERNOR_TILES,
    MAUSOLEUM_TILES,
    PALACE_TILES,
    SECTIONS,
    SITES,
    STARTING_TILES,
    SYMBOLS,
    WALL_TILES,
)
from yamen.games.zhanguo.effects import perform
from yamen.games.zhanguo.officials import recruit
from yamen.games.zhanguo.prompts_play import START
from yamen.games.zhanguo.state import HAND, LISI, NONE, SOURCE_COUNT, Zhanguo
from yamen.games.zhanguo.supplies import raise_unrest, take_tokens
from yamen.games.zhanguo.wording import starting_words
from yamen.kernel.ask import Ask, Refusal, Together
from yamen.kernel.chance import Chance
from yamen.kernel.rules import Rules


def setup(rules: Rules, seats: int, chance: Chance) -> Zhanguo:
    """The table before anybody chooses. Rule: zhanguo/setup."""
    box: Box = rules.box
    n = seats if seats > 1 else 2
    wall_tiles = tuple(
        WALL_TILES.index(f"{number}{chance.roll('wall_face/' + section.replace('/', '.'), ('a', 'b'))}")
        for number, section in zip(chance.shuffle("wall_tiles", range(1, 8)), SECTIONS, strict=False)
    )
    piles = emperor_piles(box, n, chance)
    palace_tiles = deal_palaces(box, n, chance)
    governor_tiles = deal_governors(box, n, chance)
    symbols, mausoleum = build_mausoleum(box, rules.options["advanced"] == "yes", chance)
    masters = 0  # as many as there are players, face up (ruling R16)
    for name in chance.shuffle("master_alchemists", CARD_NAMES[FIRST_MASTER:])[:n]:
        masters |= 1 << (CARD_NAMES.index(name) - FIRST_MASTER)
    decks = tuple(
        tuple(number - 1 for number in chance.shuffle(f"deck/{name}", range(i * 40 + 1, i * 40 + 41)))
        for i, name in enumerate(DOMAINS)
    )
    tiles = chance.shuffle("starting_tiles", STARTING_TILES)[: 2 * seats]
    table = Zhanguo(
        rules,
        "start",
        seats,
        0,
        0,
        NONE,
        NONE,
        0,
        0,
        0,
        masters,
        decks,
        tuple(STARTING_TILES.index(tile) for tile in tiles),
        wall_tiles,
        governor_tiles,
        symbols,
        mausoleum,
        (),
        (),
        (),
        (),
        (),
        [NONE] * (n * HAND),
        [NONE] * (n * 15),
        [NONE] * (n * 15),
        [0] * (n * 5),
        [0] * (n * 15),
        [box.officials] * (n * 3),
        [0] * (n * 5),
        [0] * (n * 5),
        [0] * (n * 5),
        [*box.stock] * n,
        [0] * n,
        [box.soldiers] * n,
        [box.at_entrance] * n,
        [(1 << box.alchemists) - 1] * n,
        [0] * (n * 3),
        [box.tokens[n]] * 3,
        [NONE] * 3,
        [NONE] * 20,
        palace_tiles,
        [NONE] * 24,
        piles,
        [NONE] * 36,
        turn_order(rules, seats, chance),
        [NONE] * 3,
        [],
        [0] * (n * SOURCE_COUNT),
    )
    if seats == 1:
        seat_lisi(table)
    return table


def turn_order(rules: Rules, seats: int, chance: Chance) -> list[int]:
    """Seats from the first one round the table; alone, Li Si's card says his place. Rule: zhanguo/setup."""
    box: Box = rules.box
    if seats == 1:
        return [LISI, 0] if box.level.turn == 1 else [0, LISI]
    first = rules.options["first"]
    starter = chance.roll("first_player", range(seats)) if first == "drawn" else int(first) - 1
    return [(starter + i) % seats for i in range(seats)]


def emperor_piles(box: Box, players: int, chance: Chance) -> list[int]:
    """The emperor tiles on their sites, those drawn earlier nearer the top; the first drawn are boxed."""
    names = [ACTIONS[trigger] for trigger in box.emperor_trigger]
    drawn = chance.shuffle("emperor_tiles", names)[len(EMPEROR_TILES) - box.emperors_in_play[players] :]
    piles: list[int] = []
    for site in range(len(SITES)):
        pile = [names.index(name) for name in drawn if box.emperor_site[names.index(name)] == site]
        piles += [*pile, NONE, NONE][:2]
    return piles


def deal_palaces(box: Box, players: int, chance: Chance) -> list[int]:
    """Palace tiles face up, Chu's places first."""
    names = [name for name, n in zip(PALACE_TILES, box.palace_tiles, strict=True) for _ in range(n)]
    drawn = chance.shuffle("palace_tiles", names)
    slots = box.palace_slots[players]
    out: list[int] = []
    for region in range(5):
        tiles = [PALACE_TILES.index(name) for name in drawn[region * slots : region * slots + slots]]
        out += (tiles + [NONE] * 3)[:3]
    return out


def deal_governors(box: Box, players: int, chance: Chance) -> tuple[int, ...]:
    """Governor tiles face up, with blank ones among them for 2 and 4 players, Chu's first."""
    tiles = chance.shuffle("governor_bonus_tiles", GOVERNOR_TILES)[: box.bonus_tiles[players]]
    tiles = chance.shuffle("governor_tiles", tiles + ["blank"] * box.blanks[players])
    each = box.governor_tiles[players]
    out: list[int] = []
    for region in range(5):
        here = tiles[region * each : region * each + each]
        codes = [BLANK if tile == "blank" else GOVERNOR_TILES.index(tile) for tile in here]
        out += [*codes, NONE][:2]
    return tuple(out)


def build_mausoleum(box: Box, advanced: bool, chance: Chance) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The symbol of each niche, printed or on an advanced token, and the tile of its kind that lies there."""
    symbols = box.grid
    if advanced:
        symbols = tuple(SYMBOLS.index(name) for name in chance.shuffle("mausoleum_tokens", SYMBOLS))
    out = [NONE] * 9
    for kind, first, last in (("region", 0, 4), ("wall", 5, 7), ("elixir", 8, 8)):
        names = [name for i, name in enumerate(MAUSOLEUM_TILES) if box.niches[i].kind == kind]
        drawn = chance.shuffle(f"mausoleum_tiles/{kind}", names)
        niches = [niche for niche in range(9) if first <= symbols[niche] <= last]
        for niche, name in zip(niches, drawn, strict=True):
            out[niche] = MAUSOLEUM_TILES.index(name)
    return symbols, tuple(out)


def seat_lisi(table: Zhanguo) -> None:
    """Li Si's card says his deck, where his boat begins, and how many soldiers wait. Rule: zhanguo/lisi-setup."""
    level = table.box.level
    table.lisi_actions = tuple(sorted(level.cards))
    table.boats[LISI] = level.boat
    table.locked[LISI] -= level.soldiers
    table.entrance[LISI] += level.soldiers
    table.reserve[LISI * 3 : LISI * 3 + 3] = [0] * 3  # he uses no officials


async def start(table: Zhanguo) -> str:
    """Every seat chooses one of its two starting tiles, in secret and at the same time. Rule: zhanguo/starting-tiles.

    All choose first, then all gain (ruling R38).
    """
    starts = table.starts
    asks = [Ask(seat, START, list(starts[seat * 2 : seat * 2 + 2]), refuse_start) for seat in range(table.seats)]
    chosen = await Together(asks)
    table.chance.reveal()
    table.starts = tuple(chosen)
    if table.herald is not None:
        tidings.tiles_chosen(table, starts)
    return "gain"


async def gain(table: Zhanguo) -> str:
    """A seat gains its tile: the general, unrest, tokens, the rest (ruling R38). No card wakes by it (ruling R8)."""
    seat = table.turn
    tile = table.box.starting[table.starts[seat]]
    if table.herald is not None:
        tidings.tile_gained(table, seat)
    await recruit(table, seat, (GENERAL,), (CHU,))
    for region in tile.unrest:
        raise_unrest(table, seat, region, 1)
    for domain in tile.tokens:
        take_tokens(table, seat, domain, 1)
    for effect in tile.effects:
        await perform(table, seat, effect, "starting-tiles")
    table.turn += 1
    if table.turn < table.seats:
        return "gain"
    table.starts = ()
    return "draw"


def refuse_start(table: Zhanguo, seat: int, tile: int, about: object) -> Refusal:
    """The seat did not draw this tile."""
    return Refusal("no-starting-tile", "zhanguo/starting-tiles", {"what": starting_words(table, tile)})
