"""Sentences as people read them: plurals, genders, elisions, names of seats."""

from __future__ import annotations

import pytest

from tests.words.strict import Strict
from yamen.kernel.words import Fact, Words

NAMES = ["Ada", "Bo"]
EN = Strict("en", "dragon")
FR = Strict("fr", "dragon")

SENTENCES: list[tuple[str, dict[str, Fact], str, str]] = [
    (
        "log-taxes",
        {"seat": 0, "n": 8, "card": 2, "persons": 6},
        "Ada collects 8 yuan in taxes: 2 for the card, 6 for tax collectors.",
        "Ada perçoit 8 yuan d’impôts : 2 pour la carte, 6 pour les collecteurs d’impôts.",
    ),
    (
        "log-harvest",
        {"seat": 1, "n": 1, "card": 1, "persons": 0},
        "Bo harvests 1 rice: 1 for the card, 0 for farmers.",
        "Bo récolte 1 sac de riz : 1 pour la carte, 0 pour les paysans.",
    ),
    (
        "log-military",
        {"seat": 2, "n": 1, "card": 1, "persons": 0},
        "Seat 3 advances 1 space on the person track: 1 for the card, 0 for warriors.",
        "Place 3 avance d’une case sur la piste des personnages : 1 pour la carte, 0 pour les guerriers.",
    ),
    (
        "log-moved-in",
        {"seat": 0, "person": "young_court_lady", "plot": 2, "points": 1},
        "Ada takes a young court lady into palace 2 and advances 1 space on the person track.",
        "Ada accueille une jeune courtisane dans le palais 2 et avance d’une case sur la piste des personnages.",
    ),
    (
        "log-moved-in",
        {"seat": 0, "person": "old_pyrotechnist", "plot": 1, "points": 3},
        "Ada takes an old pyrotechnist into palace 1 and advances 3 spaces on the person track.",
        "Ada accueille un artificier âgé dans le palais 1 et avance de 3 cases sur la piste des personnages.",
    ),
    (
        "log-moved-out",
        {"seat": 1, "person": "old_monk", "plot": 3, "why": "replace"},
        "Bo dismisses an old monk from palace 3 to make room.",
        "Bo congédie un moine âgé du palais 3 pour faire de la place.",
    ),
    (
        "log-moved-out",
        {"seat": 1, "person": "young_craftsman", "plot": 3, "why": "release"},
        "Bo dismisses a young craftsman from palace 3 because of the event.",
        "Bo congédie un jeune artisan du palais 3 à cause de l’événement.",
    ),
    (
        "answer-release",
        {"person": "old_pyrotechnist", "plot": 1},
        "Dismiss the old pyrotechnist in palace 1",
        "Congédier l’artificier âgé du palais 1",
    ),
    (
        "answer-release",
        {"person": "young_court_lady", "plot": 1},
        "Dismiss the young court lady in palace 1",
        "Congédier la jeune courtisane du palais 1",
    ),
    (
        "no-tile-left",
        {"person": "old_pyrotechnist"},
        "No tile of an old pyrotechnist is left.",
        "Il ne reste plus de tuile d’artificier âgé.",
    ),
    (
        "no-person-there",
        {"person": "young_court_lady", "plot": 4},
        "No young court lady lives in your palace 4.",
        "Votre palais 4 n’abrite pas de jeune courtisane.",
    ),
    (
        "no-card-left",
        {"card": "wild"},
        "You have no “?” card left.",
        "Vous n’avez plus la carte Point d’interrogation.",
    ),
    (
        "answer-tile",
        {"person": "old_healer", "points": 1, "symbols": 2},
        "Take an old healer (1 person point, 2 symbols)",
        "Prendre un guérisseur âgé (1 point de personnage, 2 symboles)",
    ),
    (
        "no-act-privilege",
        {"cost": 6, "fee": 0, "group": 2, "yuan": 5},
        "This privilege costs 6 yuan; you have 5.",
        "Ce privilège coûte 6 yuan ; vous en avez 5.",
    ),
    (
        "no-act-privilege",
        {"cost": 6, "fee": 3, "group": 2, "yuan": 8},
        "This privilege costs 6 yuan and the dragon on group 2 another 3; you have 8.",
        "Ce privilège coûte 6 yuan, plus 3 pour le dragon posé sur le paquet 2 ; vous en avez 8.",
    ),
    (
        "log-tribute",
        {"seat": 0, "paid": 3, "missing": 1},
        "Ada pays 3 yuan of tribute; 1 yuan is missing, so 1 person has to leave.",
        "Ada verse un tribut de 3 yuan ; il en manque 1, 1 personnage doit donc partir.",
    ),
    (
        "log-drought",
        {"seat": 0, "paid": 0, "palaces": 0, "hungry": 0},
        "Ada has no inhabited palace to feed.",
        "Ada n’a pas de palais habité à nourrir.",
    ),
    (
        "log-drought",
        {"seat": 0, "paid": 2, "palaces": 3, "hungry": 1},
        "Ada has 3 inhabited palaces to feed and pays 2 rice; 1 of them gets none and loses a person.",
        "Ada doit nourrir 3 palais habités et donne 2 sacs de riz ; 1 palais n’en reçoit pas et perd un personnage.",
    ),
    (
        "log-festival",
        {"seat": 1, "n": 3, "points": 6, "returned": 2},
        "Bo shows 3 rockets at the dragon festival, scores 6 points and gives back 2 of them.",
        "Bo montre 3 fusées à la fête du dragon, marque 6 points et rend 2 fusées.",
    ),
    (
        "log-festival",
        {"seat": 1, "n": 0, "points": 0, "returned": 0},
        "Bo shows no rockets at the dragon festival and scores nothing.",
        "Bo ne montre aucune fusée à la fête du dragon et ne marque rien.",
    ),
    (
        "log-mongols",
        {"seat": 1, "helmets": 0, "points": 0, "fewest": "yes"},
        "Bo meets the Mongols with no helmets and scores nothing; nobody has fewer, so a person has to leave.",
        "Bo attend les Mongols sans casque et ne marque rien ; personne n’en a moins, un personnage doit donc partir.",
    ),
    (
        "log-contagion",
        {"seat": 0, "mortars": 0, "ill": 3},
        "Ada has no mortars against the contagion: 3 persons have to leave.",
        "Ada n’a aucun mortier contre l’épidémie : 3 personnages doivent partir.",
    ),
    (
        "log-decay",
        {"seat": 0, "plot": 2, "floors": 0},
        "Ada loses a floor of palace 2, where nobody lives; the palace is gone.",
        "Ada perd un étage du palais 2, où personne n’habite ; le palais disparaît.",
    ),
    (
        "log-saved",
        {"seat": 0, "yuan": 0, "now": 7},
        "Ada saves instead of acting and keeps 7 yuan.",
        "Ada épargne au lieu d’agir et garde ses 7 yuan.",
    ),
    (
        "part-helpers",
        {"action": "build"},
        "craftsmen",
        "artisans",
    ),
    (
        "then-phase",
        {"phase": "event", "event": "mongols"},
        "Phase 3, event: Mongol invasion",
        "Phase 3, événement : invasion mongole",
    ),
    (
        "error-seats",
        {"game": "dragon", "least": 2, "most": 5, "seats": 7},
        "In the Year of the Dragon has 2 to 5 seats, not 7.",
        "L’Année du Dragon se joue à 2 places au moins et 5 au plus, pas à 7.",
    ),
    (
        "journal-too-long",
        {"most": 8_000_000},
        "The journal has more than 8,000,000 characters; no match is as long as that.",
        "Le journal compte plus de 8 000 000 caractères ; aucune partie n’est aussi longue.",
    ),
]


@pytest.mark.parametrize(("key", "facts", "english", "french"), SENTENCES)
def test_sentence(key: str, facts: dict[str, Fact], english: str, french: str) -> None:
    """Read aloud."""
    assert EN.say(Words(key, facts), NAMES) == english
    assert FR.say(Words(key, facts), NAMES).replace("\u202f", " ") == french
