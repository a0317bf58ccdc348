"""What answers and news say: what a card does, what it would wake, why Li Si builds where he builds."""

from __future__ import annotations

import pytest

from tests.games.zhanguo.position import Table, position
from yamen.kernel import door
from yamen.kernel.words import Fact, Words
from yamen.words import catalogue

NAMES = ["Ada", "Bo"]
EN = catalogue("en", "zhanguo")
FR = catalogue("fr", "zhanguo")


def answer(table: Table, written: str) -> tuple[str, str]:
    """How an answer is said in both languages."""
    options = door.view(table.match, table.asked[0])["ask"]["options"]
    words = next(option["words"] for option in options if option["notation"] == written)
    return EN.say(words, NAMES), FR.say(words, NAMES).replace("\u202f", " ")


def test_a_card_for_court_says_how_many_cards_it_would_wake() -> None:
    """zhanguo/fits, zhanguo/activate: by number and trigger, and none in a region with unrest 3."""
    table = position(2, hands=[["30", "60"], ["61"]], court=["50"], above={"A.chu": "20 3", "A.wei": "90"})
    assert answer(table, "play 30>search_elixir") == (
        "Edict 30 to court: Search for the elixir (fits, can wake 2 cards)",
        "Carte 30 à la Cour : Chercher l’Élixir (numéro approprié, 2 cartes activables)",
    )
    assert answer(table, "play 30>recruit_official")[0].endswith("Recruit an official (fits, nothing to wake)")
    assert answer(table, "play 60>search_elixir") == (
        "Edict 60 to court: Search for the elixir (does not fit, wakes nothing)",
        "Carte 60 à la Cour : Chercher l’Élixir (numéro non approprié, rien ne s’active)",
    )
    unrest = {"A.chu": 3}
    table = position(2, hands=[["30"], ["61"]], court=["50"], above={"A.chu": "20 3", "A.wei": "50"}, unrest=unrest)
    assert answer(table, "play 30>search_elixir")[0].endswith("(fits, can wake 1 card)")


def test_a_card_for_a_region_says_tokens_unrest_trigger_and_ability() -> None:
    """zhanguo/unification, zhanguo/unrest: the second card above a region."""
    table = position(2, hands=[["3"], ["61"]], above={"A.chu": "90"})
    english, french = answer(table, "play 3>chu")
    assert english == (
        "Edict 3 above Chu: 2 writing tokens and 1 unrest; woken by “Search for the elixir”: "
        "add 1 unrest there for 1 point for each currency card above your board"
    )
    assert french == (
        "Carte 3 au-dessus de Chu : 2 jetons Écriture et 1 Agitation ; s’active avec « Chercher l’Élixir » : "
        "y ajouter 1 Agitation pour 1 PV par carte Monnaie au-dessus de votre plateau"
    )


def test_a_palace_tile_says_what_it_is_worth() -> None:
    """zhanguo/palace: 3 points for each card of its domain above the region, 2 and unrest for any."""
    table = position(
        2,
        hands=[["30"], ["61"]],
        above={"A.wei": "90 91"},
        officials={"A.wei": "architect"},
        workers={"A.wei": 2, "A.chu": 1},
        palace_tiles={"wei": "laws any"},
    )
    table.say("play 30>build_palace")
    assert answer(table, "tile wei/laws")[0] == "The Wei tile for laws cards: 6 points"
    assert answer(table, "tile wei/any")[0] == "The Wei tile for all cards: 4 points and 1 unrest"


@pytest.mark.parametrize(("met", "kind", "region"), [(False, "lisi-wanted", "chu"), (True, "lisi-unwanted", "wei")])
def test_li_si_says_why_he_builds_there(met: bool, kind: str, region: str) -> None:
    """zhanguo/lisi-target: because a mausoleum tile asks for a governor, or because his card says so."""
    # with all tiles served he goes to the first region on card 10 where he does not lead alone
    everywhere = {f"B.{name}": 2 for name in ("chu", "zhao", "qi", "yan")}
    table = position(
        1,
        "lisi",
        hands=[["20"]],
        turn=1,
        lisi_actions=[10],
        governors=everywhere | {"B.wei": 2, "A.wei": 2} if met else {},
    )
    told = [event for event in table.match.events() if event.kind.startswith(("lisi-wanted", "lisi-unwanted"))]
    assert [(event.kind, event.rule, event.words.facts["symbol"]) for event in told] == [
        (kind, "zhanguo/lisi-target", region)
    ]


SENTENCES: list[tuple[str, dict[str, Fact], str, str]] = [
    (
        "log-tokens",
        {"seat": 0, "domain": "laws", "n": 0},
        "Ada takes no laws token: none is left.",
        "Ada ne prend pas de jeton Lois : il n’en reste plus.",
    ),
    (
        "log-tokens-back",
        {"seat": 0, "domain": "laws", "n": 0, "big": 1},
        "Ada gives back the big laws token.",
        "Ada rend le grand jeton Lois.",
    ),
    (
        "log-tokens-back",
        {"seat": 1, "domain": "writing", "n": 2, "big": 1},
        "Bo gives back 2 writing tokens and the big one.",
        "Bo rend 2 jetons Écriture et le grand.",
    ),
    (
        "log-hired",
        {"seat": 0, "n": 1, "region": "qi"},
        "Ada hires 1 worker at Qi.",
        "Ada engage 1 Ouvrier à Qi.",
    ),
    (
        "no-official-other",
        {"official": "alchemist", "region": "chu", "wanted_official": "general"},
        "It must be a general now, not an alchemist.",
        "C’est maintenant un Général qu’il faut, pas un Alchimiste.",
    ),
    (
        "log-sailed",
        {"seat": 0, "n": 1, "space": 3, "multiplier": 1},
        "Ada sails 1 space to space 3; each alchemist card is worth 1 point at the end.",
        "Ada avance son Bateau d’une case jusqu’à la case 3 ; chaque carte Alchimiste vaut 1 PV à la fin.",
    ),
    (
        "no-alchemist-card",
        {"alchemist": "M2", "region": "chu"},
        "You do not have master alchemist 2 beside your board.",
        "Vous n’avez pas le Maître Alchimiste 2 à côté de votre plateau.",
    ),
    (
        "log-lisi-wanted",
        {"seat": Words("name-lisi"), "piece": "wall", "symbol": "s2"},
        "The mausoleum tile of wall site 2 still asks him for a wall, so he goes there.",
        "La tuile Mausolée site 2 lui demande encore une Muraille : c’est donc là qu’il va.",
    ),
]


@pytest.mark.parametrize(("key", "facts", "english", "french"), SENTENCES)
def test_sentences(key: str, facts: dict[str, Fact], english: str, french: str) -> None:
    """Plurals, genders and names; French with its narrow spaces."""
    assert EN.say(Words(key, facts), NAMES) == english
    narrow = french.replace(" :", "\u202f:").replace(" ;", "\u202f;").replace("« ", "«\u202f").replace(" »", "\u202f»")
    assert FR.say(Words(key, facts), NAMES) == narrow
