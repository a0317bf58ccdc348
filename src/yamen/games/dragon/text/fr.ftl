# L’Année du Dragon, en français.

game-dragon = L’Année du Dragon
game-title = { game-dragon }
game-about = Douze mois à la tête d’une province chinoise, vers l’an 1000 : s’entourer des bonnes personnes et les mener à travers sécheresse, épidémie, tribut et Mongols.

## Options de la table

option-neighbours = Événements identiques deux mois de suite
option-neighbours-apart = jamais
option-neighbours-drawn = comme le sort les donne
option-large_privilege = Prix du grand privilège
option-large_privilege-6 = 6 yuan
option-large_privilege-7 = 7 yuan, comme dans une édition ultérieure
option-first = Qui prend en premier ses premiers personnages
option-first-drawn = tiré au sort

## Personnages : par catégorie, jeunes, âgés

person-craftsman = artisan
    .a = un artisan
person-court_lady = courtisane
    .a = une courtisane
person-pyrotechnist = artificier
    .a = un artificier
person-tax_collector = collecteur d’impôts
    .a = un collecteur d’impôts
person-warrior = guerrier
    .a = un guerrier
person-monk = moine
    .a = un moine
person-healer = guérisseur
    .a = un guérisseur
person-farmer = paysan
    .a = un paysan
person-scholar = savant
    .a = un savant

person-young_craftsman = jeune artisan
    .a = un jeune artisan
    .the = le jeune artisan
    .de = de jeune artisan
person-young_court_lady = jeune courtisane
    .a = une jeune courtisane
    .the = la jeune courtisane
    .de = de jeune courtisane
person-young_pyrotechnist = jeune artificier
    .a = un jeune artificier
    .the = le jeune artificier
    .de = de jeune artificier
person-young_tax_collector = jeune collecteur d’impôts
    .a = un jeune collecteur d’impôts
    .the = le jeune collecteur d’impôts
    .de = de jeune collecteur d’impôts
person-young_warrior = jeune guerrier
    .a = un jeune guerrier
    .the = le jeune guerrier
    .de = de jeune guerrier
person-young_monk = jeune moine
    .a = un jeune moine
    .the = le jeune moine
    .de = de jeune moine
person-young_healer = jeune guérisseur
    .a = un jeune guérisseur
    .the = le jeune guérisseur
    .de = de jeune guérisseur
person-young_farmer = jeune paysan
    .a = un jeune paysan
    .the = le jeune paysan
    .de = de jeune paysan
person-young_scholar = jeune savant
    .a = un jeune savant
    .the = le jeune savant
    .de = de jeune savant

person-old_pyrotechnist = artificier âgé
    .a = un artificier âgé
    .the = l’artificier âgé
    .de = d’artificier âgé
person-old_warrior = guerrier âgé
    .a = un guerrier âgé
    .the = le guerrier âgé
    .de = de guerrier âgé
person-old_monk = moine âgé
    .a = un moine âgé
    .the = le moine âgé
    .de = de moine âgé
person-old_healer = guérisseur âgé
    .a = un guérisseur âgé
    .the = le guérisseur âgé
    .de = de guérisseur âgé
person-old_farmer = paysan âgé
    .a = un paysan âgé
    .the = le paysan âgé
    .de = de paysan âgé
person-old_scholar = savant âgé
    .a = un savant âgé
    .the = le savant âgé
    .de = de savant âgé

## Cartes Personnage

card-craftsman = Artisan
card-court_lady = Courtisane
card-pyrotechnist = Artificier
card-tax_collector = Collecteur d’impôts
card-warrior = Guerrier
card-monk = Moine
card-healer = Guérisseur
card-farmer = Paysan
card-scholar = Savant
card-wild = Point d’interrogation

## Actions, événements, phases, origines des points

action-taxes = Impôts
action-build = Construction
action-harvest = Récolte
action-fireworks = Feu d’artifice
action-military = Armée
action-research = Études
action-privilege = Privilège
action-small_privilege = Petit privilège
action-large_privilege = Grand privilège

event-peace = repos
event-tribute = tribut à l’empereur
event-drought = sécheresse
event-festival = fête du dragon
event-mongols = invasion mongole
event-contagion = épidémie

phase-start = Préparation
phase-action = Phase 1, action
phase-person = Phase 2, personnages
phase-event = Phase 3, événement
phase-scoring = Phase 4, évaluation
phase-end = La fin

size-small = petit
size-large = grand

source-palaces = palais
source-court_ladies = courtisanes
source-privileges = privilèges
source-research = études
source-festival = fête du dragon
source-mongols = casques contre les Mongols
source-persons = personnages à la fin
source-monks = moines à la fin
source-money = argent à la fin

## Questions

ask-start = Avec quels deux jeunes personnages commencez-vous ?
ask-act = Quelle action choisissez-vous ?
ask-floor = Où posez-vous le prochain étage ?
ask-card = Quelle carte Personnage jouez-vous ?
ask-tile = Quel personnage prenez-vous ?
ask-house = Dans quel palais le personnage emménage-t-il ?
ask-replace = Qui congédiez-vous pour faire de la place, si vous le souhaitez ?
ask-release = Qui doit partir ?

## Réponses

answer-start = Prendre { $first_person_a } et { $second_person_a }
answer-act = { $action } (paquet { $group })
answer-save = Épargner au lieu d’agir (vous aurez { $to } yuan)
answer-floor = { $floors ->
        [0] Commencer un nouveau palais, le numéro { $plot }
        [one] Le palais { $plot }, qui a un étage
       *[other] Le palais { $plot }, qui a { $floors } étages
    }
answer-card = Jouer la carte { $card }
answer-tile = Prendre { $person_a } ({ $points ->
        [one] { $points } point de personnage
       *[other] { $points } points de personnage
    }, { $symbols ->
        [one] { $symbols } symbole
       *[other] { $symbols } symboles
    })
answer-house = Emménager dans le palais { $plot }
answer-decline = Ne congédier personne et refuser le nouveau personnage
answer-replace = Congédier { $person_the } du palais { $plot }
answer-release = Congédier { $person_the } du palais { $plot }

## Pourquoi pas

no-start-taken = Une autre place a déjà { $first_person_a } et { $second_person_a } ; chaque paire doit être différente.
no-act-fee = Un dragon est déjà sur le paquet { $group }, ce qui coûte { $fee } yuan ; vous en avez { $yuan }.
no-act-privilege = Ce privilège coûte { $cost } yuan{ $fee ->
        [0] {""}
       *[other] , plus { $fee } pour le dragon posé sur le paquet { $group }
    } ; vous en avez { $yuan }.
no-floor-full = Le palais { $plot } a déjà { $floors } étages, et aucun palais ne peut en avoir plus.
no-floor-plot = Un nouveau palais commence sur le premier emplacement libre, le numéro { $free }, pas sur le numéro { $plot }.
no-palace-there = Vous n’avez pas de palais numéro { $plot }.
no-palace-full = Le palais { $plot } est complet : { $persons ->
        [one] { $persons } personnage y loge
       *[other] { $persons } personnages y logent
    }, un par étage.
no-palace-spared = Le palais { $plot } a déjà perdu un personnage pendant cette sécheresse ; le suivant doit quitter un autre palais sans riz.
no-person-there = Votre palais { $plot } n’abrite pas { $person_de }.
no-card-left = Vous n’avez plus la carte { $card }.
no-tile-left = Il ne reste plus de tuile { $person_de }.
no-tile-other = La carte { $card } ne fait pas venir { $person_de }.

## Ce qui s’est passé

log-pair = { $seat } commence avec { $first_person_a } et { $second_person_a }.
log-moved-in = { $seat } accueille { $person_a } dans le palais { $plot } et avance { $points ->
        [1] d’une case
       *[other] de { $points } cases
    } sur la piste des personnages.
log-month = Le mois { $month } commence ; son événement sera : { $event }.
log-dragon = { $seat } pose son dragon sur le paquet { $group }, où il n’y en a pas d’autre.
log-fee = { $seat } pose son dragon sur le paquet { $group }, où il y en a déjà un, et paie { $fee } yuan pour cela.
log-saved = { $seat } épargne au lieu d’agir{ $yuan ->
        [0] {" "}et garde ses { $now } yuan.
       *[other] , prend { $yuan } yuan et en a maintenant { $now }.
    }
log-taxes = { $seat } perçoit { $n } yuan d’impôts : { $card } pour la carte, { $persons } pour les collecteurs d’impôts.
log-harvest = { $seat } récolte { $n ->
        [one] { $n } sac
       *[other] { $n } sacs
    } de riz : { $card } pour la carte, { $persons } pour les paysans.
log-fireworks = { $seat } reçoit { $n ->
        [one] { $n } fusée
       *[other] { $n } fusées
    } : { $card } pour la carte, { $persons } pour les artificiers.
log-military = { $seat } avance { $n ->
        [1] d’une case
       *[other] de { $n } cases
    } sur la piste des personnages : { $card } pour la carte, { $persons } pour les guerriers.
log-research = { $seat } marque { $n ->
        [one] { $n } point
       *[other] { $n } points
    } avec les études : { $card } pour la carte, { $persons } pour les savants.
log-build = { $seat } construit { $n ->
        [one] { $n } étage
       *[other] { $n } étages
    } : { $card } pour la carte, { $persons } pour les artisans.
log-floor = { $floors ->
        [one] { $seat } commence le palais { $plot }.
       *[other] { $seat } élève le palais { $plot } à { $floors } étages.
    }
log-privilege = { $seat } achète un { $size } privilège pour { $cost } yuan.
log-actions-end = Les dragons rentrent et les cartes Action sont ramassées.
log-card = { $seat } joue la carte { $card }.
log-empty-handed = { $seat } rentre les mains vides : il ne reste plus de tuile pour la carte { $card }.
log-declined = { $seat } n’a plus de place et refuse { $person_a }, qui quitte le jeu.
log-moved-out = { $seat } congédie { $person_a } du palais { $plot } { $why ->
        [replace] pour faire de la place.
       *[other] à cause de l’événement.
    }
log-event = L’événement du mois { $month } : { $event }.
log-tribute = { $seat } verse un tribut de { $paid } yuan{ $missing ->
        [0] .
        [one] ; il en manque { $missing }, { $missing } personnage doit donc partir.
       *[other] ; il en manque { $missing }, { $missing } personnages doivent donc partir.
    }
log-drought = { $seat } { $palaces ->
        [0] n’a pas de palais habité à nourrir
        [one] doit nourrir { $palaces } palais habité et donne { $paid ->
                [one] { $paid } sac de riz
               *[other] { $paid } sacs de riz
            }
       *[other] doit nourrir { $palaces } palais habités et donne { $paid ->
                [one] { $paid } sac de riz
               *[other] { $paid } sacs de riz
            }
    }{ $hungry ->
        [0] .
        [one] ; { $hungry } palais n’en reçoit pas et perd un personnage.
       *[other] ; { $hungry } palais n’en reçoivent pas et perdent chacun un personnage.
    }
log-festival = { $seat } { $n ->
        [0] ne montre aucune fusée
        [one] montre { $n } fusée
       *[other] montre { $n } fusées
    } à la fête du dragon{ $points ->
        [0] {" "}et ne marque rien.
       *[other] , marque { $points } points et rend { $returned ->
                [one] { $returned } fusée.
               *[other] { $returned } fusées.
            }
    }
log-mongols = { $seat } attend les Mongols { $helmets ->
        [0] sans casque
        [one] avec { $helmets } casque
       *[other] avec { $helmets } casques
    } et { $points ->
        [0] ne marque rien
        [one] marque { $points } point
       *[other] marque { $points } points
    }{ $fewest ->
        [yes] ; personne n’en a moins, un personnage doit donc partir.
       *[no] .
    }
log-contagion = { $seat } { $mortars ->
        [0] n’a aucun mortier
        [one] a { $mortars } mortier
       *[other] a { $mortars } mortiers
    } contre l’épidémie : { $ill ->
        [0] personne ne doit partir.
        [one] { $ill } personnage doit partir.
       *[other] { $ill } personnages doivent partir.
    }
log-decay = { $seat } perd un étage du palais { $plot }, où personne n’habite{ $floors ->
        [0] ; le palais disparaît.
        [one] ; il en reste { $floors }.
       *[other] ; il en reste { $floors }.
    }
log-scored = { $seat } marque { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ce mois-ci : { $palaces } pour les palais, { $ladies } pour les courtisanes, { $privileges } pour les privilèges.
log-year-scored = { $seat } marque { $n ->
        [one] { $n } point
       *[other] { $n } points
    } pour l’année : { $persons } pour les personnages, { $monks } pour les moines, { $money } pour l’argent ({ $yuan } yuan, riz et fusées vendus).

## Parts d’une somme

part-tile = tuile : { $person }
part-fee = dû pour un paquet où se tient un dragon
part-save = épargne
part-card = carte { $action }
part-helpers = { $action_id ->
        [taxes] collecteurs d’impôts
        [build] artisans
        [harvest] paysans
        [fireworks] artificiers
        [military] guerriers
       *[research] savants
    }
part-privilege = un { $size } privilège
part-tribute = tribut à l’empereur
part-drought = { $palaces ->
        [one] riz pour { $palaces } palais habité
       *[other] riz pour { $palaces } palais habités
    }
part-festival = { $n ->
        [one] { $n } fusée montrée
       *[other] { $n } fusées montrées
    }
part-half = la moitié des fusées montrées, arrondie au-dessus
part-helmets = { $n ->
        [one] { $n } casque
       *[other] { $n } casques
    }
part-palaces = { source-palaces }
part-court-ladies = { source-court_ladies }
part-privileges = { source-privileges }
part-persons = { source-persons }
part-monks = { source-monks }
part-money = { source-money }
part-sold = riz et fusées vendus

## Où en est la partie, et la suite

where-month = Mois { $month } ({ $event })
where-phase = { $phase }
then-turn = { $seat }
then-phase = { $phase_id ->
        [event] { $phase } : { $event }
       *[other] { $phase }
    }

## Lieux et compteurs

name-month = Mois
name-year = Événement du mois { $month }
name-actions = Cartes Action
name-group = Paquet { $group }
name-refill = Remplir la bourse
name-privileges = Privilèges à vendre
name-pile = Tuiles : { $person }
name-removed = Hors du jeu
name-discard = Cartes Personnage jouées
name-track = Piste des personnages, case { $space }
name-points = { $seat } : points
name-person-points = { $seat } : points de personnage
name-yuan = { $seat } : yuan
name-rice = { $seat } : riz
name-fireworks = { $seat } : fusées
name-dragon = { $seat } : dragon à la maison
name-hand = { $seat } : cartes Personnage en main
name-own-privileges = { $seat } : privilèges
name-palace = { $seat } : palais { $plot }

## Les règles, chacune en une ou deux phrases

rule-setup = Chacun commence avec 6 yuan, deux palais de deux étages et onze cartes Personnage : une de chaque catégorie et deux Points d’interrogation. Pour chaque joueur de moins que cinq, deux tuiles de chaque catégorie restent dans la boîte.
rule-year = Les deux premiers mois sont de repos ; les dix autres événements sont mélangés et visibles pour toute l’année. La table peut vouloir que deux événements identiques ne se suivent jamais.
rule-start = Chacun à son tour prend deux jeunes personnages différents et les loge. Deux joueurs ne peuvent pas commencer avec la même paire.
rule-palaces = Un palais a de un à trois étages, et chaque étage abrite un personnage. Qui emménage dans un palais y reste.
rule-track = Qui accueille un personnage avance sur la piste des personnages des points de la tuile. Un marqueur qui arrive sur une case occupée se pose au-dessus des autres et passe devant eux.
rule-groups = Chaque mois, les sept cartes Action sont mélangées et réparties en autant de paquets que de joueurs, aussi égaux que possible.
rule-action = Dans l’ordre de la piste des personnages, chacun pose son dragon sur un paquet de cartes et exécute exactement une de ses actions.
rule-fee = Qui choisit un paquet où se trouve un autre dragon paie d’abord 3 yuan, une seule fois, quel que soit le nombre de dragons. Qui ne peut pas payer ne peut pas le choisir.
rule-save = Au lieu d’agir, on peut compléter sa bourse jusqu’à 3 yuan. Qui en a déjà 3 ou plus ne reçoit et ne perd rien.
rule-taxes = Les impôts rapportent 2 yuan, et 1 de plus par pièce sur vos collecteurs d’impôts.
rule-build = La construction donne un étage, et un de plus par marteau sur vos artisans. Tous doivent être posés sur des palais de moins de trois étages ou commencer de nouveaux palais ; les anciens étages ne bougent plus.
rule-harvest = La récolte rapporte 1 sac de riz, et 1 de plus par sac sur vos paysans.
rule-fireworks = Le feu d’artifice rapporte 1 fusée, et 1 de plus par fusée sur vos artificiers.
rule-military = L’armée avance votre marqueur de 1 case sur la piste des personnages, et de 1 de plus par casque sur vos guerriers.
rule-research = Les études rapportent 1 point de victoire, et 1 de plus par livre sur vos savants.
rule-privilege = On achète un seul privilège : un petit à un dragon pour 2 yuan, ou un grand à deux dragons pour 6 (7 dans une édition ultérieure).
rule-hire = Dans l’ordre actuel de la piste des personnages, chacun joue une carte Personnage et accueille une tuile de ce personnage. Au mois 12, cette phase n’a pas lieu.
rule-replace = Tant qu’il y a de la place, le nouveau personnage doit emménager. Si tous les palais sont complets, il remplace quelqu’un que l’on congédie, ou bien on le refuse, sans point de personnage.
rule-wild = La carte Point d’interrogation fait venir n’importe quel personnage dont il reste une tuile.
rule-empty-handed = S’il ne reste plus de tuile du personnage de la carte, on rentre les mains vides.
rule-peace = Pendant un mois de repos, il ne se passe rien.
rule-tribute = Chacun verse 4 yuan à l’empereur. Pour chaque yuan qui manque, un personnage doit partir.
rule-drought = Chaque palais habité doit recevoir 1 sac de riz ; un personnage doit quitter chaque palais qui n’en reçoit pas. On ne peut pas garder son riz.
rule-festival = Le plus grand nombre de fusées rapporte 6 points, le deuxième 3 ; tous les ex æquo marquent, mais jamais sans fusée. Qui a marqué rend la moitié de ses fusées, arrondie au-dessus.
rule-mongols = Chacun marque un point par casque. Qui a le moins de casques perd un personnage, et tous les ex æquo aussi.
rule-contagion = Trois personnages doivent quitter chaque joueur, un de moins par mortier sur ses guérisseurs.
rule-release = Le propriétaire choisit qui part, dans l’ordre de la piste des personnages. Qui part est hors du jeu ; les points de personnage restent.
rule-decay = Après l’événement, chaque palais inhabité perd un étage ; avec le dernier étage, il disparaît.
rule-scoring = Chaque mois se termine par un point par palais, par dragon des courtisanes et par dragon des privilèges.
rule-final = Après le douzième mois, chacun marque 2 points par personnage, puis pour ses moines et son argent.
rule-monks = À la fin, chaque moine marque ses bouddhas multipliés par les étages du palais où il loge.
rule-money = À la fin, riz et fusées se vendent 2 yuan pièce, et 3 yuan valent un point.
rule-tie = Le plus grand nombre de points gagne. À égalité, qui est devant sur la piste des personnages l’emporte.

## L’image : formes courtes là où une colonne est étroite

picture-seat = { $seat }
picture-year = Année
picture-forecast = Prévu
picture-actions = Actions
picture-pay = payer
picture-persons = Tuiles
picture-young = Jeunes
picture-old = Âgés
picture-order = Ordre de jeu
picture-points = PV
picture-person-points = PP
picture-yuan = ¥
picture-rice = riz
picture-fireworks = fus.
picture-dragons = priv
picture-palaces = Palais
picture-hand = Main
picture-unit-person = p
picture-legend = L’année : les mois passés sont cochés, le mois en cours est entre crochets. Prévu : ce que chaque événement vous ferait en l’état, +6 pour des points, −2p pour des personnages perdus. Actions : +3 est ce que la carte vous donne, un privilège montre ses deux prix ; ♦2 est le dragon de la place 2, et (3¥) ce qu’il en coûte de le rejoindre. Tuiles : 2×7 veut dire sept tuiles à 2 points de personnage. PV points de victoire, PP points de personnage, fus. fusées, priv dragons des privilèges. Dans les palais, deux lettres sont un personnage jeune, deux capitales un personnage âgé, et ·· un étage libre : { code-craftsman } { person-craftsman }, { code-court_lady } { person-court_lady }, { code-pyrotechnist } { person-pyrotechnist }, { code-tax_collector } { person-tax_collector }, { code-warrior } { person-warrior }, { code-monk } { person-monk }, { code-healer } { person-healer }, { code-farmer } { person-farmer }, { code-scholar } { person-scholar }.
unit-yuan = ¥

short-event-peace = repos
short-event-tribute = trib.
short-event-drought = séch.
short-event-festival = fête
short-event-mongols = Mong.
short-event-contagion = épid.

short-action-taxes = Impôts
short-action-build = Constr.
short-action-harvest = Récolte
short-action-fireworks = Feu
short-action-military = Armée
short-action-research = Études
short-action-privilege = Privil.

short-person-craftsman = artisan
short-person-court_lady = courtis.
short-person-pyrotechnist = artif.
short-person-tax_collector = collec.
short-person-warrior = guerr.
short-person-monk = moine
short-person-healer = guér.
short-person-farmer = paysan
short-person-scholar = savant

code-craftsman = Ar
code-court_lady = Ct
code-pyrotechnist = Af
code-tax_collector = Ci
code-warrior = Gu
code-monk = Mo
code-healer = Gs
code-farmer = Pa
code-scholar = Sa
