"""What lies on the table, as data. Between two scenes it is the whole truth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from yamen.kernel.chance import Chance
from yamen.kernel.event import Herald

if TYPE_CHECKING:
    from yamen.kernel.rules import Rules


class State:
    """A game's state derives from this one, copies itself through its constructor and writes itself as plain data.

    `scene` names the scene that comes next, nothing when the match is over. `chance` and `herald` are lent by whoever
    plays the match; they are no part of the data.
    """

    def __init__(self, rules: Rules, scene: str) -> None:
        self.rules = rules
        self.scene = scene
        self.chance: Chance = NO_CHANCE
        self.herald: Herald | None = None

    def copy(self) -> State:
        """The same table once more; nothing that can change is shared."""
        raise LookupError("copy")

    def encode(self) -> dict[str, Any]:
        """The whole table as JSON values."""
        raise LookupError("encode")


NO_CHANCE = Chance()
