"""What is told of the set-up, rounds, rewards, Li Si and the end: events with moves, sums and rule."""

from __future__ import annotations

from typing import Final

from yamen.games.zhanguo.box import Effect, LiSiCard
from yamen.games.zhanguo.components import (
    DOMAINS,
    FROM_MAJORITIES,
    FROM_WALLS,
    PALACE_TILES,
    REGIONS,
    SECTIONS,
    SITES,
    STARTING_TILES,
    SYMBOLS,
)
from yamen.games.zhanguo.ids import above_id, card_id, emperor_id
from yamen.games.zhanguo.news import make, tell, tell_apart
from yamen.games.zhanguo.state import HAND, LISI, Zhanguo
from yamen.games.zhanguo.wording import effect_words, starting_words
from yamen.kernel.event import BOX, Change, Move, Part
from yamen.kernel.words import Fact, Words

PLACES: Final = 3

# --- set-up and phase 1 -----------------------------------------------------------------------------------------------


def tiles_chosen(table: Zhanguo, dealt: tuple[int, ...]) -> None:
    """Everybody's starting tile is seen; the other one goes back to the box, unseen by the others."""
    for seat in range(table.seats):
        zone = f"seat/{seat}/starting"
        chosen = STARTING_TILES[table.starts[seat]]
        left = next(STARTING_TILES[tile] for tile in dealt[seat * 2 : seat * 2 + 2] if tile != table.starts[seat])
        own = [Move(f"starting/{left}", zone, BOX)]
        others = [Move("back/starting", zone, BOX, 2), Move(f"starting/{chosen}", BOX, zone)]
        facts: dict[str, Fact] = {"what": starting_words(table, table.starts[seat])}
        tell_apart(
            make(table, "starting-chosen", seat, "starting-tiles", facts, own),
            make(table, "starting-chosen", seat, "starting-tiles", facts, others),
            table,
            seat,
        )


def tile_gained(table: Zhanguo, seat: int) -> None:
    """A seat gains what its starting tile says; the tile goes back to the box."""
    chosen = STARTING_TILES[table.starts[seat]]
    moves = [Move(f"starting/{chosen}", f"seat/{seat}/starting", BOX)]
    tell(table, "starting", seat, "starting-tiles", {"what": starting_words(table, table.starts[seat])}, moves)


def round_begins(table: Zhanguo) -> None:
    """A round begins, and everybody draws: the owner sees faces, the others backs."""
    tell(table, "round", -1, "draw", {"round": table.round}, (), [Change("round", 1)])
    for seat in range(table.players):
        drawn = table.hands[seat * HAND : seat * HAND + HAND]
        n = table.box.drawn
        if seat >= table.seats:
            moves = [Move(f"back/{domain}", f"deck/{domain}", BOX, n) for domain in DOMAINS]
            moves.append(Move("back/edict", BOX, "lisi/deck", n * len(DOMAINS)))
            tell(table, "lisi-draws", seat, "lisi-turn", {"n": n}, moves)
            continue
        zone = f"seat/{seat}/hand"
        own = [Move(f"back/{domain}", f"deck/{domain}", BOX, n) for domain in DOMAINS]
        own += [Move(card_id(seat, card), BOX, zone) for card in drawn]
        others = [Move(f"back/{domain}", f"deck/{domain}", zone, n) for domain in DOMAINS]
        facts: dict[str, Fact] = {"n": n}
        tell_apart(
            make(table, "drawn", seat, "draw", facts, own),
            make(table, "drawn", seat, "draw", facts, others),
            table,
            seat,
        )


# --- phase 3 ----------------------------------------------------------------------------------------------------------


def row_begins(table: Zhanguo, domain: int, effect: Effect) -> None:
    """The reward of a domain is offered."""
    tell(table, "reward", -1, "rewards", {"domain": DOMAINS[domain], "effect": effect_words(effect.name)})


def passed(table: Zhanguo, seat: int, effect: Effect, why: str) -> None:
    """A seat passes, because it cannot take the reward entirely or does not want it."""
    tell(table, f"passed-{why}", seat, "rewards", {"effect": effect_words(effect.name)})


def accepted(table: Zhanguo, seat: int, effect: Effect) -> None:
    """A seat accepts a reward; Li Si gains nothing by it."""
    if seat >= table.seats:
        tell(table, "lisi-accepts", seat, "lisi-rewards", {})
    else:
        tell(table, "accepted", seat, "rewards", {"effect": effect_words(effect.name)})


def marker_moved(table: Zhanguo, seat: int, before: int) -> None:
    """A turn order marker went to a reward."""
    source = "order" if before < 0 else f"reward/{before + 1}"
    moves = [Move(f"marker/{seat}", source, f"reward/{table.row + 1}")]
    tell(table, "marker", seat, "marker", {"row": table.row + 1}, moves)


def new_order(table: Zhanguo, order: list[int]) -> None:
    """The markers come back to the track."""
    moves = [Move(f"marker/{seat}", f"reward/{row + 1}", "order") for row, seat in enumerate(table.column) if seat >= 0]
    first: Fact = order[0] if order[0] < table.seats else Words("name-lisi")
    tell(table, "new-order", -1, "new-order", {"first_seat": first}, moves)


# --- Li Si ------------------------------------------------------------------------------------------------------------


def lisi_shuffles(table: Zhanguo) -> None:
    """His discarded action cards go back into his deck."""
    back = [Move(f"lisi_card/{number}", "lisi/discard", BOX) for number in table.lisi_discard]
    if back:
        back.append(Move("back/lisi", BOX, "lisi/actions", len(back)))
    tell(table, "lisi-shuffles", LISI, "lisi-turn", {"n": len(table.lisi_discard)}, back)


def lisi_plays(table: Zhanguo, number: int, card: LiSiCard) -> None:
    """He turns over an action card."""
    moves = [Move("back/lisi", "lisi/actions", BOX)]
    if not card.one_use:
        moves.append(Move(f"lisi_card/{number}", BOX, "lisi/discard"))
    tell(table, f"lisi-{card.kind}", LISI, "lisi-turn", {"number": number}, moves)


def lisi_target(table: Zhanguo, piece: str, symbol: int, wanted: bool) -> None:
    """Why he builds where he does: a mausoleum tile asks for it, or none does and his card decides."""
    facts: dict[str, Fact] = {"piece": piece, "symbol": SYMBOLS[symbol]}
    tell(table, "lisi-wanted" if wanted else "lisi-unwanted", LISI, "lisi-target", facts)


def lisi_edict(table: Zhanguo, card: int, place: int) -> None:
    """His top edict goes above his board, or to court."""
    face = card_id(LISI, card)
    facts: dict[str, Fact] = {"card": card + 1, "domain": DOMAINS[card // 40]}
    if place < 0:
        kind, target = "lisi-edict-court", "court"
    else:
        kind, target = "lisi-edict", above_id(LISI, place)
        facts["region"] = REGIONS[place // PLACES]
        facts["place"] = place % PLACES + 1
    moves = [Move("back/edict", "lisi/deck", BOX), Move(face, BOX, target)]
    tell(table, kind, LISI, "lisi-unification", facts, moves)


def lisi_tile(table: Zhanguo, region: int, tile: int) -> None:
    """He keeps a palace tile for the end."""
    name = PALACE_TILES[tile]
    moves = [Move(f"palace_tile/{name}", f"palace_tiles/{REGIONS[region]}", f"lisi/tiles/{REGIONS[region]}")]
    facts: dict[str, Fact] = {"palace_tile": name, "region": REGIONS[region]}
    tell(table, "lisi-tile", LISI, "lisi-palace", facts, moves)


def lisi_emperor(table: Zhanguo, tile: int, site: int) -> None:
    """He removes an emperor tile."""
    moves = [Move(emperor_id(tile), f"emperors/{SITES[site]}", BOX)]
    tell(table, "lisi-emperor", LISI, "lisi-wall", {"site": SITES[site]}, moves)


def lisi_discards(table: Zhanguo) -> None:
    """The edicts that he did not need are discarded."""
    n = len(table.lisi_deck)
    tell(table, "lisi-discards", LISI, "lisi-turn", {"n": n}, [Move("back/edict", "lisi/deck", "discard", n)])


# --- the end ----------------------------------------------------------------------------------------------------------


def final_points(table: Zhanguo, seat: int, source: int, n: int, reason: str) -> None:
    """Points of the final scoring; `reason` may name a region or a slot of the wall."""
    name, _, at = reason.partition("/")
    facts: dict[str, Fact] = {}
    if source == FROM_MAJORITIES:
        facts["region"] = REGIONS[int(at)]
    elif source == FROM_WALLS:
        facts["section"] = SECTIONS[int(at) // 4].replace("/", "-")
    key = name.replace("_", "-")
    changes = [Change(f"seat/{seat}/points", n, [Part(n, Words(f"part-final-{key}", facts))])] if n else []
    tell(table, f"final-{key}", seat, "final", {"n": n, **facts}, (), changes)
