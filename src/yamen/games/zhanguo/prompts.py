"""Every question the game can ask: the whole vocabulary of decisions, from its four pages."""

from __future__ import annotations

from typing import Final

from yamen.games.zhanguo.prompts_build import BIG, BUILD, EMPEROR, GOVERNOR, PALACE, PAY, TILE
from yamen.games.zhanguo.prompts_people import CALM, HIRE, MOVE, RECRUIT, RESET, SHIFT, TOKEN
from yamen.games.zhanguo.prompts_play import ALCHEMIST_CARD, MASTER, PLAY, START, SYMBOL, WAKE
from yamen.games.zhanguo.prompts_soldiers import HONOUR, LISI_NICHE, OFFER, RETURN, SOLDIER, UNLOCK

PROMPTS: Final = (
    START,
    PLAY,
    RECRUIT,
    HIRE,
    MOVE,
    SHIFT,
    CALM,
    RESET,
    SYMBOL,
    ALCHEMIST_CARD,
    MASTER,
    GOVERNOR,
    PALACE,
    TILE,
    BIG,
    BUILD,
    PAY,
    EMPEROR,
    WAKE,
    TOKEN,
    SOLDIER,
    HONOUR,
    LISI_NICHE,
    OFFER,
    UNLOCK,
    RETURN,
)
