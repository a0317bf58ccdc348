"""What one seat may see, built up from what it knows."""

from __future__ import annotations

from tests.toy.bazaar.components import KINDS
from tests.toy.bazaar.state import Bazaar
from yamen.kernel.view import Sight
from yamen.kernel.words import Words


def faces(wares: list[int]) -> list[str]:
    """The ids of wares that lie open."""
    return [f"ware/{ware}" for ware in wares if ware]


def sight(table: Bazaar, seat: int) -> Sight:
    """The table as a seat (or a spectator) sees it."""
    out = Sight()
    out.where = [Words("where-day", {"day": table.day})]
    out.counter("day", Words("name-day"), table.day)
    for stall, ware in enumerate(table.stalls, 1):
        out.faces(f"stall/{stall}", Words("name-stall", {"stall": stall}), faces([ware]), 0 if ware else 1)
    out.faces("discard", Words("name-discard"), faces(table.discard))
    out.faces("sold", Words("name-sold"), faces(table.sold))
    known = seat >= 0 and table.peeks[seat] > 0
    backs = len(table.pile) - known
    pile = [("back", backs)] if backs else []
    out.zone("pile", Words("name-pile"), pile)
    if known:
        top = f"ware/{table.peeks[seat]}"
        out.zones[-1]["pieces"].append({"id": top, "kind": top, "n": 1})
    for other in range(table.seats):
        at = f"seat/{other}"
        for place, wares in (("hand", table.hands[other]), ("chest", table.chests[other])):
            words = Words(f"name-{place}", {"seat": other})
            if other == seat:
                out.faces(f"{at}/{place}", words, faces(wares))
            else:
                out.zone(f"{at}/{place}", words, [("back", len(wares))] if wares else [])
        out.counter(f"{at}/coins", Words("name-coins", {"seat": other}), table.coins[other])
        out.counter(f"{at}/camels", Words("name-camels", {"seat": other}), table.camels[other])
        out.counter(f"{at}/points", Words("name-points", {"seat": other}), table.points(other))
    if table.seats == 1:
        out.counter("rival/points", Words("name-rival"), table.rival)
    out.order = table.queue[:]
    out.then = [Words("then-turn", {"seat": other}) for other in table.queue[table.turn + 1 :]]
    out.extra = {"kinds": {f"ware/{ware}": KINDS[kind] for ware, kind in enumerate(table.box.kind) if ware}}
    return out
