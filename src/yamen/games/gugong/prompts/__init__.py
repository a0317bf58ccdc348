"""Every question the game can ask, with every answer it can have: the whole vocabulary of decisions."""

from __future__ import annotations

from typing import Final

from yamen.games.gugong.prompts.benefits import (
    AGAIN,
    BENEFIT,
    DIE,
    DISCARD_GIFT,
    EXCHANGE,
    GIVE,
    LAY,
    MORNING,
    REST,
    RETRIEVE,
    ROOM,
    TOKEN,
)
from yamen.games.gugong.prompts.canal import CANAL_WAY, CLAIM, LOAD, SAIL, SHIP
from yamen.games.gugong.prompts.gifts import COST, GAIN, GIFT, PAY, SWAP
from yamen.games.gugong.prompts.places import CITY, DECREE, EXTRA, HOUSE, INTRIGUE_WAY, PALACE_WAY, TRAVEL_WAY, WALL_WAY

PROMPTS: Final = (
    *(GIFT, PAY, SWAP, COST, GAIN),
    *(TRAVEL_WAY, CITY, WALL_WAY, EXTRA, HOUSE, INTRIGUE_WAY, PALACE_WAY, DECREE),
    *(CANAL_WAY, LOAD, SHIP, SAIL, CLAIM),
    *(TOKEN, DISCARD_GIFT, RETRIEVE, LAY, AGAIN, BENEFIT, DIE, EXCHANGE, ROOM, GIVE, MORNING, REST),
)
