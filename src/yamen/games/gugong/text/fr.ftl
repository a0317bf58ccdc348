# Gùgōng, en français.

game-gugong = Gùgōng
game-title = { game-gugong }
game-about = Quatre jours dans la Cité interdite, en 1570 : des cadeaux ouvrent les portes de sept officiers, et seul peut gagner qui obtient une audience dans le Pavillon de la Pureté Céleste. En solo, votre adversaire est Meng. Ce que montrent cartes, jetons, dés, décrets, maisons et routes est reconstitué là où aucun livret ne le dit ; votre boîte peut différer, et vous pouvez corriger ces valeurs.
seat-alone = Meng

## Options de la table

option-first = Qui commence
option-first-drawn = tiré au sort
option-expert = Variante pour experts
option-expert-no = non : les officiers commencent avec les sept cadeaux prévus
option-expert-yes = oui : leurs cadeaux sont piochés parmi toutes les cartes que personne n’a
option-bonus = Jetons Voyage bonus
option-bonus-no = non : ils restent dans la boîte
option-bonus-yes = oui : les six sont mêlés aux autres
option-meng = Force de Meng
option-meng-easy = facile : une carte spéciale dans son paquet
option-meng-normal = normale : deux cartes spéciales
option-meng-hard = difficile : deux cartes spéciales, et un cinquième cadeau pour lui
option-focus = L’officier que Meng assiste
option-focus-drawn = tiré au sort
option-focus-travel = Voyage, l’Officier de l’Impôt
option-focus-wall = la Grande Muraille, l’Officier des Travaux publics
option-focus-jade = Jade, l’Officier du Jade
option-focus-intrigue = Intrigues, l’Officier des Mystères
option-focus-palace = le Pavillon, l’Officier du Censorat
option-focus-decrees = Décrets, l’Officier des Décrets
option-focus-canal = le Grand Canal, l’Officier du Commerce
option-sets = Vos cartes Cadeau et celles de Meng
option-sets-4-5 = paquet 4 pour vous, paquet 5 pour Meng
option-sets-2-3 = paquet 2 pour vous, paquet 3 pour Meng
option-sets-1-2 = paquet 1 pour vous, paquet 2 pour Meng
excludes-bonus-yes-seats-1 = Contre Meng, les jetons Voyage bonus restent dans la boîte : laissez-les de côté, ou jouez à deux ou plus.

## Les lieux et leurs officiers

place-travel = Voyage
    .official = l’Officier de l’Impôt
    .full = l’Officier de l’Impôt (Voyage)
place-wall = la Grande Muraille
    .official = l’Officier des Travaux publics
    .full = l’Officier des Travaux publics (Grande Muraille)
place-jade = Jade
    .official = l’Officier du Jade
    .full = l’Officier du Jade
place-intrigue = Intrigues
    .official = l’Officier des Mystères
    .full = l’Officier des Mystères (Intrigues)
place-palace = le Pavillon
    .official = l’Officier du Censorat
    .full = l’Officier du Censorat (Pavillon)
place-decrees = Décrets
    .official = l’Officier des Décrets
    .full = l’Officier des Décrets
place-canal = le Grand Canal
    .official = l’Officier du Commerce
    .full = l’Officier du Commerce (Grand Canal)

way-a = A
way-b = B

## Ce que montrent les cartes Cadeau

icon-none = sans action
icon-servants_1 = 1 serviteur
icon-servants_2 = 2 serviteurs
icon-swap = échange
icon-travel = Voyage
icon-wall = Grande Muraille
icon-jade = Jade
icon-intrigue = Intrigues
icon-palace = Pavillon
icon-decrees = Décret
icon-canal = Grand Canal

## Jetons Voyage et jetons bonus

token-none = pas de jeton
token-servants_1 = 1 serviteur
token-servants_2 = 2 serviteurs
token-envoy_1 = émissaire, 1 case
token-intrigue_1 = 1 case d’Intrigues
token-discard7_jade = un jade contre un cadeau de 7 ou plus
token-vp_2 = 2 points
token-swap = échange de cartes
token-retrieve = reprendre une carte
token-ship_servant = un serviteur sur un bateau
token-wall_servant = un serviteur sur la Muraille
token-servants3_jade = un jade contre 3 serviteurs
token-double = compte double
token-value_plus_1 = cadeaux +1
token-toll = péage
token-follow = suivre
token-double_value = cadeau compté deux fois
token-double_card_action = action de la carte deux fois
token-discount_2 = 2 serviteurs de moins

## Cités

city-guangzhou = Guangzhou
city-fuzhou = Fuzhou
city-hangzhou = Hangzhou
city-nanjing = Nanjing
city-jinan = Jinan
city-datong = Datong
city-xian = Xi’an
city-chengdu = Chengdu
city-kunming = Kunming
city-guilin = Guilin
city-kaifeng = Kaifeng
city-wuchang = Wuchang
city-changsha = Changsha

## Décrets

tile-L1-intrigue = chaque matin 2 cases d’Intrigues
tile-L1-ship = chaque matin un serviteur sur un bateau
tile-L1-servant = chaque matin 1 serviteur
tile-L1-envoy = chaque matin l’émissaire avance d’une case
tile-L1-swap = chaque matin un échange de cartes
tile-L2-travel = Voyage coûte 1 serviteur de moins
tile-L2-jade = Jade coûte 1 serviteur de moins
tile-L2-wall = 1 serviteur de plus sur la Muraille
tile-L2-equal = cadeaux de même valeur
tile-L2-decrees = Décrets coûtent 1 serviteur de moins
tile-L3-third = 1 point tous les 3 points
tile-L3-eight = 8 points
tile-L3-jade = 2 points par jade
tile-L3-decrees = 2 points par décret
tile-L3-harbours = 2 points par récompense de port

## Les ports et leurs récompenses, récompenses d’Intrigues, échanges

harbour-a1 = A1
harbour-a2 = A2
harbour-a3 = A3
harbour-a4 = A4
harbour-a5 = A5
harbour-b1 = B1
harbour-b2 = B2
harbour-b3 = B3
harbour-b4 = B4
harbour-b5 = B5
route-a = A
route-b = B

reward-points = 4 points
reward-card = une carte Cadeau
reward-double = le double serviteur

benefit-servant = 1 serviteur
benefit-servants = 2 serviteurs
benefit-die = tourner un dé
benefit-jade = un jade

goods-servant = 1 serviteur
goods-double = le double serviteur
goods-points = 2 points
goods-jade = un jade

piece-servant = un serviteur
piece-double = le double serviteur

## Les cartes de Meng

automa-travel = Voyage
automa-wall = Grande Muraille
automa-jade = Jade
automa-intrigue = Intrigues
automa-palace = Pavillon
automa-decrees = Décrets
automa-canal = Grand Canal
automa-special = carte spéciale

## Phases et sources de points

phase-morning = Phase 1, matin
phase-day = Phase 2, journée
phase-twilight = Crépuscule de Meng
phase-night = Phase 3, nuit
phase-final = Décompte final
phase-end = La fin

source-wall = Grande Muraille
source-night = nuit
source-decrees = décrets
source-palace = cases au-delà du Pavillon
source-tokens = jetons Voyage
source-exchange = jetons échangés
source-harbours = ports
source-toll = péage
source-meng = Meng, au lieu d’échanges
source-level_3 = décrets de niveau 3
source-arrival = arrivée au Pavillon
source-jade = jade
source-outside = hors du Pavillon

## Questions

ask-gift = Quel cadeau échangez-vous, et avec qui ?
ask-pay = Votre cadeau n’a pas plus de valeur que celui de l’officier. Comment le faire accepter ?
ask-swap = Quelle carte échangez-vous, et avec qui ?
ask-travel = Comment voyagez-vous ?
ask-city = Où va votre voyageur ?
ask-token = Utilisez-vous le jeton ?
ask-discard = Quel cadeau défaussez-vous contre un jade ?
ask-retrieve = Quelle carte reprenez-vous en main ?
ask-lay = Où placez-vous le jeton bonus pour aujourd’hui ?
ask-again = Effectuez-vous encore une fois l’action de votre carte ?
ask-wall = Qui placez-vous sur la Grande Muraille ?
ask-extra = Un serviteur de votre pioche va-t-il aussi sur la Muraille ?
ask-jade = Quel jade achetez-vous ?
ask-intrigue = De combien avancez-vous dans la zone d’Intrigues ?
ask-palace = De combien avance votre émissaire ?
ask-decree = Quel décret obtenez-vous ?
ask-canal = Que faites-vous sur le Grand Canal ?
ask-load = Quel serviteur monte sur quel bateau ?
ask-ship = Quel serviteur de votre pioche monte sur quel bateau ?
ask-sail = Quel bateau avance ?
ask-claim = Quelle récompense réclamez-vous ?
ask-cost = Quels serviteurs paient ?
ask-gain = Quels serviteurs prenez-vous ?
ask-benefit = Quelle récompense d’Intrigues prenez-vous ?
ask-die = Quel dé tournez-vous, et sur quelle face ?
ask-exchange = Contre quoi échangez-vous des jetons Voyage ?
ask-room = Il n’y a plus de place pour le nouveau jeton. Contre quoi en échangez-vous d’autres ?
ask-give = Quel jeton bonus inutilisé donnez-vous ?
ask-morning = Quel décret du matin utilisez-vous ?
ask-rest = Échangez-vous des jetons Voyage avant la fin de votre tour ?

## Réponses

answer-skip = Y renoncer
answer-gift = Donner votre { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    } à { $place_full } contre le { $other_value }
answer-swap = Échanger votre { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    } contre le { $other_value } de { $place_full }
answer-pay-servants = Payer 2 serviteurs
answer-pay-double = Payer avec le double serviteur
answer-pay-token = Utiliser le jeton bonus « { token-double_value } »
answer-pay-none = Échanger les cadeaux sans effectuer d’action
answer-pay-card = Défausser votre { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    }
answer-cost-servants = Payer avec des serviteurs simples
answer-cost-double = Payer avec le double serviteur, et des simples pour le reste
answer-gain-servants = Prendre des serviteurs simples
answer-gain-double = Prendre le double serviteur, et des simples pour le reste
answer-travel-a = A : voyager une fois
answer-travel-b = B : voyager deux fois
answer-intrigue-a = A : avancer d’une case, et prendre la médaille si elle est libre
answer-intrigue-b = B : avancer de 3 cases
answer-palace-a = A : avancer d’une case
answer-palace-b = B : avancer de 2 cases, et d’une case d’Intrigues
answer-city = { $city } : { $token }
answer-wall = { $way } : { $way_id ->
        [a] placer
       *[b] payer 1 serviteur, placer
    } { $doubles ->
        [0] { $servants ->
                [one] { $servants } serviteur
               *[other] { $servants } serviteurs
            }
       *[other] { $servants ->
                [0] le double serviteur
               *[other] 1 serviteur et le double
            }
    }
answer-extra-servant = Placer un serviteur
answer-extra-double = Placer le double serviteur
answer-house = Maison { $house }, { $cost ->
        [0] pour rien
        [one] pour { $cost } serviteur
       *[other] pour { $cost } serviteurs
    }{ $token_id ->
        [none] {""}
       *[other] {" "}avec le jeton bonus « { $token } »
    }
answer-square = La Place de Jade, { $cost ->
        [0] pour rien
        [one] pour { $cost } serviteur
       *[other] pour { $cost } serviteurs
    }{ $token_id ->
        [none] {""}
       *[other] {" "}avec le jeton bonus « { $token } »
    }
answer-decree = « { $tile } » : { $cost ->
        [0] 1 serviteur dessus
        [one] payer { $cost } serviteur, 1 dessus
       *[other] payer { $cost } serviteurs, 1 dessus
    }{ $points ->
        [0] {""}
       *[other] , { $points } points
    }{ $token_id ->
        [none] {""}
       *[other] {" "}(jeton bonus « { $token } »)
    }
answer-canal-empty = A : ne placer personne, seulement avancer un bateau ou réclamer
answer-canal-b = B : payer 1 serviteur, en placer 2
answer-load = Placer { $piece } sur votre bateau au port { $harbour }
answer-load-new = Placer { $piece } sur un nouveau bateau au port { $harbour }
answer-sail = Avancer le bateau du port { $harbour }
answer-claim = Réclamer { $reward } au port { $harbour }
answer-token = L’utiliser : { $token }
answer-discard = Défausser votre { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    }
answer-retrieve = Reprendre le { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    }
answer-lay = { $place_id ->
        [board] Placer « { $token } » à côté de votre plateau, avec { $piece } dessus
       *[other] Placer « { $token } » chez { $place_full }, avec { $piece } dessus
    }
answer-again = Encore une fois, avec le jeton bonus « { token-double_card_action } »
answer-not-again = Pas maintenant
answer-benefit = Reculer { $steps ->
        [1] d’une case
       *[other] de { $steps } cases
    } : { $benefit }
answer-die = Tourner le dé { $die } sur { $face }
answer-exchange = { $doubles ->
        [0] Échanger { $n } jetons Voyage contre { $goods }
        [one] Échanger des jetons Voyage valant { $n }, dont { $doubles } double, contre { $goods }
       *[other] Échanger des jetons Voyage valant { $n }, dont { $doubles } doubles, contre { $goods }
    }
answer-give = Donner le jeton « { $token } »
answer-morning = « { $tile } »
answer-morning-done = Rien de plus ce matin
answer-rest = Terminer le tour

## Pourquoi pas

no-again = Il n’y a rien d’autre à répondre ici.
no-benefit-low = Cette récompense fait reculer de { $need } cases ; votre pion Intrigues est sur la case { $have }.
no-card-dear = Seul un cadeau d’une valeur de { $least } ou plus peut être défaussé contre un jade ; celui-ci vaut { $value }.
no-card-in-hand = Vous n’avez pas cette carte en main.
no-card-own = Vous n’avez cette carte ni en main ni dans votre défausse.
no-card-taken = Cette carte n’est pas dans votre défausse.
no-city = { $city } n’est pas sur ce côté du plateau.
no-city-in-reach = { $city } se trouve derrière un autre jeton ; sur chaque route, votre voyageur prend le premier.
no-declining = On ne peut pas renoncer à ces serviteurs.
no-decree-in-play = Le décret « { $tile } » n’est pas en jeu.
no-decree-twice = Vous avez déjà le décret « { $tile } ».
no-discount = Vous n’avez pas le jeton bonus « { token-discount_2 } » face visible.
no-discount-needed = C’est déjà gratuit ; le jeton bonus serait perdu.
no-double-in-pool = Votre double serviteur n’est pas dans votre réserve.
no-double-in-supply = Votre double serviteur n’est pas dans votre pioche.
no-double-value = Vous n’avez pas le jeton bonus « { token-double_value } » face visible.
no-double-value-enough = Même compté deux fois, votre { $value } ne dépasse pas le cadeau de l’officier.
no-exchange-tokens = Cet échange demande des jetons valant { $need }, { $doubles ->
        [0] sans aucun double
        [one] dont exactement { $doubles } double
       *[other] dont exactement { $doubles } doubles
    } ; les vôtres en valent { $have }.
no-face = Le dé { $die } n’a pas de face { $face }.
no-harbour-free = Aucun port n’est libre devant le bateau du port { $harbour }.
no-house = Il n’y a pas de maison { $house } sur ce côté du plateau.
no-house-empty = Le jade de la maison { $house } est vendu.
no-intrigue-top = Votre pion Intrigues est sur la dernière case, la { $steps }e.
no-lay-there = Ce jeton bonus ne se place pas là.
no-morning-again = Vous avez déjà utilisé « { $tile } » ce matin.
no-morning-decree = Vous n’avez pas de décret du matin « { $tile } ».
no-morning-use = « { $tile } » ne ferait rien maintenant.
no-new-ship = Vous n’avez plus de bateau chez vous, ou aucun port de ce chemin n’est libre.
no-reward = Le bateau du port { $harbour } ne peut pas réclamer { $reward } : ce port donne autre chose, ou tous les emplacements sont pris.
no-room-aboard = Vos bateaux n’ont pas assez de place.
no-servants = Il faut { $need ->
        [one] { $need } serviteur
       *[other] { $need } serviteurs
    } ; votre réserve en a { $have }.
no-ship-full = Le bateau du port { $harbour } ne transporte pas 3 serviteurs, ou n’est pas celui qui vient d’être chargé.
no-ship-there = Vous n’avez pas de bateau au port { $harbour }.
no-ship-to-move = Aucun de vos bateaux ne peut avancer, ni réclamer de récompense.
no-square-yet = La Place de Jade ne vend que lorsque toutes les maisons sont vides.
no-stopping = Le second serviteur doit monter à bord lui aussi.
no-supply = Votre pioche n’a pas de tel serviteur.
no-token-in-city = Il n’y a pas de jeton à { $city }.
no-token-in-reach = Votre voyageur ne peut atteindre aucun jeton.
no-token-there = Vous n’avez pas de jeton « { $token } » face visible.
no-token-use = Le jeton ne vous apporterait rien maintenant.

## Boîtes corrigées

component-unknown-value = { $path_id } vaut { $value_id } : rien de tel n’existe dans la boîte.
component-board-values = { $path_id } : les sept cadeaux du plateau doivent tous avoir des valeurs différentes.
component-road = { $path_id } contient { $value_id } : une route relie deux cités de sa propre carte.
component-unreached = { $path_id } : une cité ne peut pas être atteinte depuis les autres.

## Ce qui s’est passé

log-servants = { $doubles ->
        [0] { $n ->
                [one] { $n } serviteur
               *[other] { $n } serviteurs
            }
       *[other] { $n ->
                [one] le double serviteur
               *[other] { $n } serviteurs, dont le double,
            }
    }
log-paid = { $seat } paie { log-servants } : { $reason }.
log-gained = { $seat } gagne { log-servants } : { $reason }.
log-on-wall = { $seat } place { log-servants } sur la Grande Muraille : { $reason }.
log-boarded = { $seat } place { log-servants } sur le bateau du port { $harbour } : { $reason }.
log-returned = { $seat } reprend { log-servants } dans sa pioche : { $reason }.
log-double-won = { $seat } gagne le double serviteur, qui compte pour deux.
log-points = { $seat } marque { $n ->
        [one] { $n } point
       *[other] { $n } points
    } : { $reason_id ->
        [meng-decrees] décret d’échange, un point pour Meng
       *[other] { $reason }
    }.
log-points-lost = { $seat } perd { $n ->
        [one] { $n } point
       *[other] { $n } points
    } : { $reason }.
log-intrigue-up = { $seat } avance { $n ->
        [1] d’une case
       *[other] de { $n } cases
    } dans la zone d’Intrigues, jusqu’à la case { $to } : { $reason }.
log-intrigue-down = { $seat } recule { $n ->
        [1] d’une case
       *[other] de { $n } cases
    } dans la zone d’Intrigues, jusqu’à la case { $to } : { $reason }.
log-envoy = { $seat } avance son émissaire { $n ->
        [1] d’une case
       *[other] de { $n } cases
    }, jusqu’à la case { $to } sur 8 : { $reason }.
log-envoy-arrives = { $seat } voit son émissaire atteindre le Pavillon de la Pureté Céleste, à la place { $spot } : { $reason }.
log-jade = { $seat } reçoit un jade et en a maintenant { $now } : { $reason }.
log-gift = { $seat } donne le { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    } à { $place_full } et prend le { $other_value }.
log-swap = { $seat } échange le { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    } contre le { $other_value } de { $place_full }.
log-no-actions = { $seat } ne paie rien pour le cadeau et n’effectue aucune action.
log-laid-aside = { $seat } défausse le { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    } pour faire accepter le cadeau.
log-laid-aside-hidden = { $seat } défausse une carte, face cachée, pour faire accepter le cadeau.
log-discarded = { $seat } défausse le { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    } contre un jade.
log-discarded-hidden = { $seat } défausse le premier cadeau de son paquet, face cachée, contre un jade.
log-retrieved = { $seat } reprend le { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    } de sa défausse.
log-retrieved-hidden = { $seat } remet la carte du dessus de sa défausse sous ses cadeaux à venir.
log-card = { $seat } pioche un { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    }.
log-card-hidden = { $seat } pioche une carte Cadeau.
log-hand = { $seat } { $n ->
        [0] n’a aucune carte à reprendre
        [one] reprend { $n } carte
       *[other] reprend { $n } cartes
    } de sa défausse.
log-ship = { $seat } met un nouveau bateau au port { $harbour }.
log-sailed = { $seat } voit son bateau passer du port { $harbour } au port { $to_harbour }.
log-ship-lost = { $seat } perd en mer son bateau du port { $harbour } ; { $n ->
        [one] son serviteur retourne
       *[other] ses { $n } serviteurs retournent
    } dans la pioche.
log-claimed = { $seat } réclame { $reward } avec son bateau plein du port { $harbour }, qui rentre.
log-medal = { $seat } prend la Médaille du Premier Joueur et commencera le jour suivant.
log-die-turned = { $seat } tourne le dé { $die } sur { $face }.
log-wall-scored = Décompte de la Grande Muraille : { $seat } y est en tête, avec { $n ->
        [one] { $n } serviteur
       *[other] { $n } serviteurs
    }.
log-decree = { $seat } obtient le décret « { $tile } » et y laisse un serviteur.
log-acts = { $seat } effectue l’action de { $place_official }.
log-day = Le jour { $day } commence ; premier joueur : { $first_seat }.
log-dice = Les dés du Destin montrent { $a }, { $b } et { $c }.
log-phase = { $phase }, jour { $day }.
log-matches = { $seat } { $n ->
        [0] n’a aucune carte qui corresponde aux dés.
        [one] a { $n } correspondance avec les dés.
       *[other] a { $n } correspondances avec les dés.
    }
log-outside = { $seat } n’a pas d’émissaire dans le Pavillon, ne peut pas gagner et perd tous ses points.
log-toll = { $other_seat } agit chez { $place_official } et doit un péage à { $seat }.
log-follow = { $seat } peut suivre { $other_seat } et agir aussi chez { $place_official }.
log-travelled = { $seat } voyage à { $city } et prend le jeton « { $token } ».
log-token-kept = { $seat } pose le jeton « { $token } » au-dessus de son plateau.
log-exchanged = { $seat } échange { $n ->
        [one] { $n } jeton Voyage
       *[other] { $n } jetons Voyage
    } contre { $goods }.
log-token-used = { $seat } utilise le jeton bonus « { $token } » et le retourne.
log-token-laid = { $place_id ->
        [board] { $seat } place le jeton bonus « { $token } » à côté de son plateau, avec un serviteur dessus.
       *[other] { $seat } place le jeton bonus « { $token } » chez { $place_official }, avec un serviteur dessus.
    }
log-token-lifted = La journée est finie : { $seat } reprend le jeton bonus « { $token } », et le serviteur retourne dans la pioche.
log-tokens-shuffled = Les { $n } jetons Voyage défaussés sont mélangés en de nouvelles piles.
log-city-filled = Un nouveau jeton est posé à { $city } : { $token }.
log-meng-turn = { $automa_id ->
        [special] { $seat } révèle sa carte spéciale et va voir celui qu’il assiste, { $place_official } : ce qu’il y fait ne lui coûte rien.
       *[other] { $seat } révèle la carte « { $automa } » et va voir { $place_official }.
    }
log-meng-shuffled = Le paquet de Meng est vide ; ses { $n } cartes des jours passés sont de nouveau mélangées.
log-twilight = Crépuscule : { $seat } repasse { $n ->
        [one] la carte
       *[other] les { $n } cartes
    } de sa journée, pour leur action du bas.
log-twilight-card = Crépuscule, carte « { $automa } » : { $automa_id ->
        [travel] { $seat } paie pour voyager encore une fois, s’il le peut.
        [wall] { $seat } paie 1 serviteur pour en placer 1 sur la Grande Muraille, s’il le peut.
        [intrigue] { $seat } paie 1 serviteur pour 2 cases d’Intrigues, s’il le peut.
        [palace] { $seat } paie 2 serviteurs pour une case de son émissaire et une case d’Intrigues, s’il le peut.
        [canal] { $seat } paie 1 serviteur pour en placer 1 sur un bateau, s’il le peut.
       *[other] { $seat } voyage une fois, gratuitement.
    }
log-twilight-over = { $seat } range les cartes de sa journée avec celles des jours passés.

## Raisons des paiements, gains, avancées et points

reason-day = un nouveau jour
reason-gift-price = prix du cadeau
reason-card-actions = action de la carte
reason-swap = échange de cartes
reason-travel = Voyage, choix B
reason-tokens = jeton Voyage
reason-exchange = échange de jetons Voyage
reason-discard-jade = jeton, un jade contre un cadeau
reason-servants-jade = jeton, un jade contre 3 serviteurs
reason-ship-servant = un serviteur de la pioche pour un bateau
reason-wall-servant = jeton, un serviteur sur la Muraille
reason-bonus = serviteur sur un jeton bonus
reason-wall = action Grande Muraille
reason-wall-decree = décret, 1 serviteur de plus sur la Muraille
reason-wall-scoring = le plus de serviteurs sur la Grande Muraille
reason-benefits = récompense d’Intrigues
reason-jade = action Jade
reason-intrigue = action Intrigues
reason-palace = action Pavillon
reason-beyond = cases au-delà du Pavillon
reason-decrees = décret
reason-canal = action Grand Canal
reason-claim = récompense d’un port
reason-toll = péage
reason-morning-decrees = décret du matin
reason-income = serviteurs du matin
reason-night = cartes qui correspondent aux dés
reason-night-bonus = le plus de correspondances de la nuit
reason-final-third = décret, 1 point tous les 3 points
reason-final-eight = décret, 8 points
reason-final-jade = décret, 2 points par jade
reason-final-decrees = décret, 2 points par décret
reason-final-harbours = décret, 2 points par récompense de port
reason-arrival = arrivée au Pavillon
reason-jade-points = jade
reason-outside = hors du Pavillon
reason-meng-card = Meng, un point au lieu d’un échange
reason-meng-special = carte spéciale de Meng, gratuitement
reason-meng-travel = crépuscule de Meng, un voyage de plus
reason-meng-tokens = jeton Voyage, comme Meng l’utilise
reason-meng-exchange = Meng échange ses jetons dès qu’ils lui servent
reason-meng-wall = action Grande Muraille de Meng
reason-meng-benefit = récompense d’Intrigues, comme Meng la prend
reason-meng-jade = action Jade de Meng, le moins cher
reason-meng-intrigue = action Intrigues de Meng
reason-meng-palace = action Pavillon de Meng
reason-meng-decrees = action Décrets de Meng
reason-meng-canal = action Grand Canal de Meng
reason-meng-claim = bateau plein de Meng

## Parts d’une somme

part-day = { reason-day }
part-gift-price = { reason-gift-price }
part-card-actions = { reason-card-actions }
part-swap = { reason-swap }
part-travel = { reason-travel }
part-tokens = { reason-tokens }
part-exchange = { reason-exchange }
part-discard-jade = { reason-discard-jade }
part-servants-jade = { reason-servants-jade }
part-ship-servant = { reason-ship-servant }
part-wall-servant = { reason-wall-servant }
part-bonus = { reason-bonus }
part-wall = { reason-wall }
part-wall-decree = { reason-wall-decree }
part-wall-scoring = { reason-wall-scoring }
part-benefits = { reason-benefits }
part-jade = { reason-jade }
part-intrigue = { reason-intrigue }
part-palace = { reason-palace }
part-beyond = { reason-beyond }
part-decrees = { reason-decrees }
part-canal = { reason-canal }
part-claim = { reason-claim }
part-toll = { reason-toll }
part-morning-decrees = { reason-morning-decrees }
part-income = { reason-income }
part-night = { reason-night }
part-night-bonus = { reason-night-bonus }
part-final-third = { reason-final-third }
part-final-eight = { reason-final-eight }
part-final-jade = { reason-final-jade }
part-final-decrees = { reason-final-decrees }
part-final-harbours = { reason-final-harbours }
part-arrival = { reason-arrival }
part-jade-points = { reason-jade-points }
part-outside = { reason-outside }
part-meng-card = { reason-meng-card }
part-meng-special = { reason-meng-special }
part-meng-travel = { reason-meng-travel }
part-meng-tokens = { reason-meng-tokens }
part-meng-exchange = { reason-meng-exchange }
part-meng-wall = { reason-meng-wall }
part-meng-benefit = { reason-meng-benefit }
part-meng-jade = { reason-meng-jade }
part-meng-intrigue = { reason-meng-intrigue }
part-meng-palace = { reason-meng-palace }
part-meng-decrees = { reason-meng-decrees }
part-meng-canal = { reason-meng-canal }
part-meng-claim = { reason-meng-claim }

## Où en est la partie, et la suite

where-day = Jour { $day } sur 4
where-phase = { $phase }
then-actions = les actions de la carte et du lieu
then-place = l’action de { $place_official }
then-turn = { $seat }
then-phase = { $phase }

## Lieux et compteurs

name-day = Jour
name-die = Dé du Destin { $die }
name-court = { $place_id ->
        [travel] Voyage : cadeau de { $place_official }
        [wall] Grande Muraille : cadeau de { $place_official }
        [palace] Pavillon : cadeau de { $place_official }
        [canal] Grand Canal : cadeau de { $place_official }
       *[other] { $place } : cadeau de { $place_official }
    }
name-beside = Jetons bonus chez { $place_official }
name-way = { $place }, choix { $way }
name-pile = Pioche de cartes Cadeau
name-medal = Médaille du Premier Joueur
name-wall = Grande Muraille, terminée à { $size }
name-house = Jade, maison { $house }, prix { $cost }
name-square = Place de Jade, prix { $cost }
name-benefit = Récompense d’Intrigues, { $steps ->
        [1] une case
       *[other] { $steps } cases
    } en arrière : { $benefit }
name-exchange = Jetons Voyage contre { $goods }
name-city = { $city }
name-bag = Jetons Voyage à venir
name-spent = Jetons Voyage défaussés
name-track = Zone d’Intrigues, case { $step }
name-palace = Chemin du Pavillon, case { $step }
name-hall = Pavillon, place { $spot }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
name-harbour = Port { $route }{ $harbour }
name-decree = Décret de niveau { $level } : { $tile }
name-automa-deck = Paquet de Meng
name-automa-today = Cartes de Meng aujourd’hui
name-automa-old = Cartes de Meng des jours passés
name-points = { $seat } : points
name-servants = { $seat } : serviteurs pour payer
name-intrigue = { $seat } : cases d’Intrigues
name-envoy = { $seat } : cases de l’émissaire
name-worth = { $seat } : valeur des jetons Voyage
name-pool = { $seat } : réserve
name-supply = { $seat } : pioche
name-locked = { $seat } : double serviteur, pas encore gagné
name-ships = { $seat } : bateaux à quai
name-jade = { $seat } : jade
name-reward = { $seat } : récompense de port, { $reward }
name-start = { $seat } : premier joueur
name-own-medal = { $seat } : médaille
name-traveller = { $seat } : voyageur au départ
name-hand = { $seat } : main
name-taken = { $seat } : défausse
name-tokens = { $seat } : jetons Voyage
name-held = { $seat } : jeton en main
name-own-beside = { $seat } : jeton bonus à côté du plateau

unit-servants = { $n ->
        [one] serviteur
       *[other] serviteurs
    }
unit-intrigue = { $n ->
        [one] case d’Intrigues
       *[other] cases d’Intrigues
    }
unit-tokens = { $n ->
        [one] jeton Voyage
       *[other] jetons Voyage
    }

## Les règles, chacune en une ou deux phrases

rule-setup = Le plateau a un côté jusqu’à trois joueurs et un autre pour quatre et cinq. Sept cadeaux sont chez les officiers, un jeton Voyage sur chaque cité, deux décrets de chaque niveau ; chacun a quatre cadeaux, 6 serviteurs en réserve, 6 dans sa pioche, et trois bateaux. Les valeurs qu’aucun livret n’imprime sont reconstituées et signalées comme telles parmi les composants.
rule-expert = Dans la variante pour experts, les cadeaux des officiers sont piochés dans un seul paquet de toutes les cartes que personne n’a.
rule-solo-setup = En solo, vous jouez comme à deux contre Meng, qui a des cadeaux, des serviteurs et un plateau comme tout le monde, et un paquet de cartes à lui. L’humain commence. Un Meng facile a une seule carte spéciale, un Meng difficile un cinquième cadeau.
rule-focus = Un officier, tiré au sort ou choisi, est celui que Meng assiste toute la partie : ses cartes spéciales l’y envoient.
rule-start-player = Qui a pris la Médaille du Premier Joueur devient premier joueur et la rend au plateau ; sinon rien ne change. Le premier jour n’a pas de matin.
rule-refill = Chaque matin, toute cité sans jeton ni voyageur reçoit un nouveau jeton Voyage. Quand il n’en reste plus, les jetons défaussés sont mélangés.
rule-dice = Chaque matin, les trois dés du Destin sont lancés ; la nuit, ils disent quelles cartes rapportent des serviteurs.
rule-morning-decrees = Dans l’ordre du tour, chacun peut utiliser une fois chacun de ses décrets de niveau 1 : 2 cases d’Intrigues, un serviteur sur un bateau, un serviteur, une case de l’émissaire, ou l’échange d’une carte de sa main.
rule-income = Ensuite, chacun gagne autant de serviteurs que l’indique le compteur de jour, dans la limite de sa pioche.
rule-turns = Dans l’ordre du tour, chacun échange un cadeau puis agit, encore et encore ; qui n’a plus de carte passe. La journée finit quand plus personne n’a de carte.
rule-gifts = Un tour commence par l’échange d’une carte de votre main contre celle d’un officier. Votre carte reste chez lui ; l’autre va face cachée dans votre défausse, qui sera votre main demain.
rule-gift-price = Un cadeau de plus grande valeur est accepté librement. Sinon, payez 2 serviteurs, ou défaussez une autre carte de votre main, ou n’effectuez aucune action ce tour-ci.
rule-fruit-bowl = Un cadeau de valeur 1, la corbeille de fruits, s’échange librement contre un cadeau de valeur 9.
rule-actions = Après l’échange, vous pouvez effectuer l’action de la carte donnée, puis celle du lieu ; l’une, l’autre, les deux ou aucune.
rule-card-actions = Une carte Cadeau peut montrer un lieu, dont vous effectuez l’action comme si vous y étiez, ou 1 ou 2 serviteurs de votre pioche, ou un échange de cartes.
rule-swap = Une carte de votre main ou de votre défausse est échangée contre celle d’un officier, quelles que soient leurs valeurs ; la nouvelle va où était l’ancienne, et aucune action ne suit.
rule-travel = A : votre voyageur se déplace une fois. B : pour 2 serviteurs, deux fois. Il commence sur n’importe quelle cité avec un jeton, puis suit les routes jusqu’au prochain jeton, par-dessus les cités vides et les autres voyageurs.
rule-travel-decree = Avec ce décret, voyager deux fois coûte 1 serviteur de moins.
rule-tokens = Vous pouvez utiliser tout de suite le jeton pris : serviteurs, une case de l’émissaire ou d’Intrigues, 2 points et autres. Il se pose ensuite au-dessus de votre plateau. Un jeton double ne donne rien tout de suite et compte pour deux dans un échange.
rule-discard-jade = Avec ce jeton, vous pouvez défausser une carte de votre main d’une valeur imprimée de 7 ou plus et recevoir un jade.
rule-retrieve = Avec ce jeton, vous pouvez reprendre en main une carte de votre défausse, en la montrant.
rule-ship-servant = Un serviteur de votre pioche peut monter sur un de vos bateaux, ou sur un nouveau ; un bateau ainsi complété peut réclamer la récompense de son port.
rule-wall-servant = Avec ce jeton, un serviteur de votre pioche peut aller sur la Grande Muraille, et peut la terminer.
rule-servants-jade = Avec ce jeton, vous pouvez payer 3 serviteurs pour un jade.
rule-exchange = À tout moment, échangez des jetons Voyage : 2 contre un serviteur, 4 contre 2 points, 6 contre un jade.
rule-room = Il y a de la place pour six jetons. Avant d’en poser un septième, il faut en échanger d’autres ; le nouveau n’en fait pas partie.
rule-bonus = Trois jetons bonus sont en vigueur pour une journée, avec un serviteur de votre réserve dessus ; trois attendent face visible au-dessus de votre plateau de servir une fois. Ensuite, chacun est un jeton Voyage comme les autres.
rule-plus = Ce jeton bonus donne à tous vos cadeaux 1 de valeur en plus jusqu’à la fin de la journée.
rule-toll = Toute autre personne qui effectue l’action du lieu marqué aujourd’hui vous cède un point, sans descendre sous 0.
rule-follow = Quand quelqu’un d’autre effectue l’action du lieu marqué aujourd’hui, vous pouvez l’effectuer aussi.
rule-double-value = Une seule fois, ce jeton bonus compte deux fois la valeur du cadeau donné.
rule-double-action = Une seule fois, ce jeton bonus permet d’effectuer une deuxième fois l’action de votre carte.
rule-discount = Une seule fois, ce jeton bonus rend un jade ou un décret moins cher de 2 serviteurs, sans descendre sous zéro.
rule-wall = A : placez 1 serviteur de votre réserve sur la Grande Muraille. B : payez 1 serviteur pour en placer jusqu’à 2. La Muraille est terminée avec 4, 5, 6 ou 7 serviteurs jusqu’à 2, 3, 4 ou 5 joueurs, et le décompte a lieu aussitôt.
rule-wall-decree = Avec ce décret, chaque action Grande Muraille peut placer un serviteur de plus, de votre pioche.
rule-wall-scoring = Qui a le plus de serviteurs sur la Muraille, les Intrigues départageant, marque 3 points, avance son émissaire d’une case et reprend ces serviteurs dans sa pioche. Puis tous ceux qui y étaient peuvent prendre une récompense d’Intrigues, le pion le plus bas d’abord.
rule-benefits = Reculer dans la zone d’Intrigues rapporte 1 serviteur pour 1 case, 2 serviteurs pour 3 cases, un dé du Destin tourné au choix pour 5, ou un jade pour 7.
rule-jade = Payez les serviteurs que demande une maison, et prenez son jade.
rule-square = Quand toutes les maisons sont vides, la Place de Jade vend du jade pour 5 serviteurs.
rule-jade-decree = Avec ce décret, un jade de l’action Jade coûte 1 serviteur de moins.
rule-intrigue = A : avancez d’une case dans la zone d’Intrigues. B : de 3 cases pour 1 serviteur. La zone finit à la case 14 ; qui arrive sur une case se pose au-dessus et passe devant. Elle départage toutes les égalités.
rule-medal = Qui choisit A en premier dans la journée prend la Médaille du Premier Joueur et commencera le jour suivant.
rule-palace = A : votre émissaire avance d’une case. B : pour 2 serviteurs, de 2 cases, et votre pion Intrigues d’une case. La huitième case est le Pavillon de la Pureté Céleste, sans lequel personne ne peut gagner.
rule-beyond = Chaque case qu’un émissaire ferait encore une fois dans le Pavillon est un point à la place.
rule-decrees = Payez les serviteurs que demande un décret, 1 de plus par adversaire qui l’a, et laissez-en un autre dessus jusqu’à la fin. Ses points se marquent aussitôt ; on n’a pas deux fois le même.
rule-equal-decree = Avec ce décret, un cadeau de même valeur est aussi accepté librement.
rule-decrees-decree = Avec ce décret, les autres décrets coûtent 1 serviteur de moins.
rule-canal = A : placez 1 serviteur sur un bateau et avancez un bateau jusqu’au prochain port libre, ou l’un des deux. B : payez 1 serviteur pour en placer 2 sur vos bateaux. Un bateau a 3 places.
rule-new-ship = Un nouveau bateau vient gratuitement au premier port libre d’un chemin. À quatre et cinq joueurs il y a deux chemins, et aucun bateau n’en change.
rule-claim = Un bateau avec 3 serviteurs peut réclamer ce que donne son port : le port 2 donne 4 points, le 3 une carte Cadeau, le 4 le double serviteur, le 5 au choix. Un serviteur reste sur votre plateau, qui a trois, deux et une place pour cela ; les autres et le bateau rentrent.
rule-double-servant = Le double serviteur compte pour deux quand il paie ou se place, et pour un quand on le gagne. Il ne va jamais sur un décret ni à côté d’une récompense.
rule-hand = La nuit, chacun reprend les cartes de sa défausse.
rule-night = Pour chaque dé auquel correspond une de vos cartes, vous gagnez un serviteur ; deux dés identiques comptent deux fois.
rule-night-bonus = Qui a le plus de correspondances, les Intrigues départageant, marque 3 points et avance son émissaire d’une case.
rule-night-ships = Tous les bateaux avancent jusqu’au prochain port libre, les plus avancés d’abord. Puis les bateaux pleins peuvent réclamer, dans l’ordre du tour.
rule-lost-at-sea = Un bateau qui quitte le cinquième port la nuit est perdu en mer : ses serviteurs retournent dans la pioche, et il rentre.
rule-final = Après la quatrième nuit, encore un décompte de la Muraille, sans récompenses d’Intrigues ; puis les décrets de niveau 3, l’arrivée au Pavillon et le jade.
rule-level-3 = Les décrets de niveau 3 ne marquent qu’à la fin : d’abord 1 point tous les 3 points, puis les autres.
rule-final-third = 1 point tous les 3 points marqués jusque-là, 10 au plus.
rule-final-eight = 8 points.
rule-final-jade = 2 points par jade, 10 au plus.
rule-final-decrees = 2 points pour chacun de vos serviteurs sur des décrets, celui-ci compris.
rule-final-harbours = 2 points pour chacun de vos serviteurs à côté d’une récompense de port.
rule-arrival = Un émissaire dans le Pavillon marque les points de sa place ; qui arrive reçoit la meilleure place libre.
rule-jade-points = 1, 2, 3, 4 et 5 jades marquent 1, 3, 6, 10 et 15 points, chaque jade de plus 2.
rule-outside = Qui n’a pas son émissaire dans le Pavillon tout à la fin ne peut pas gagner et ne marque rien.
rule-winner = Parmi ceux du Pavillon, le plus de points gagne ; à égalité, qui est devant dans la zone d’Intrigues.
rule-meng-day = À son tour, Meng révèle sa première carte et son premier cadeau, échange avec l’officier de la carte quelles que soient les valeurs, et effectue l’action de la carte Cadeau et celle du lieu s’il le peut. Son paquet vide, les cartes des jours passés sont mélangées.
rule-meng-card = Meng effectue l’action que montre son cadeau ; au lieu d’un échange de cartes, il marque un point.
rule-meng-place = Dans un lieu, Meng choisit toujours A, et laisse B au crépuscule.
rule-meng-special = Une carte spéciale envoie Meng chez l’officier qu’il assiste. Il y effectue gratuitement l’action la plus forte : voyager deux fois, placer deux serviteurs de sa pioche sur la Muraille ou un bateau, recevoir un jade ou un décret, avancer de trois cases d’Intrigues, ou de deux cases vers le Pavillon et une d’Intrigues. Un cadeau qui montre un lieu se joue alors de même.
rule-meng-twilight = Après la journée, Meng repasse ses cartes. Chacune a une action du bas, effectuée s’il peut la payer, au besoin en échangeant des jetons Voyage.
rule-meng-travel = Meng fait le tour de la carte dans le sens inverse des aiguilles d’une montre, depuis le coin en bas à droite, jusqu’au prochain jeton du bord, ou au plus proche s’il n’y en a pas. Au crépuscule, sa carte Voyage coûte 2 serviteurs, 1 avec le décret.
rule-meng-tokens = Meng utilise les jetons comme tout le monde, mais un échange de cartes lui vaut un point. De jour, il reprend sa dernière carte ou défausse son premier cadeau contre un jade ; au crépuscule, c’est un point.
rule-meng-exchange = Meng échange 2 jetons contre un serviteur quand une action le demande, et 6 contre un jade dès qu’il les a.
rule-meng-wall = De jour, Meng place 1 serviteur sur la Muraille ; au crépuscule, il en paie 1 et en place 1.
rule-meng-benefit = Au décompte de la Muraille, Meng prend un jade à partir de 7 cases d’Intrigues, sinon un serviteur à partir d’une case.
rule-meng-jade = Meng achète le jade le moins cher s’il peut le payer ; au crépuscule, sa carte Jade est un voyage gratuit.
rule-meng-intrigue = De jour, Meng avance d’une case et prend la médaille si elle est là ; au crépuscule, il paie 1 serviteur pour 2 cases.
rule-meng-palace = De jour, l’émissaire de Meng avance d’une case ; au crépuscule, 2 serviteurs lui en valent une autre et une case d’Intrigues. Dans le Pavillon, les cases sont des points pour lui aussi.
rule-meng-decrees = Meng obtient un décret du niveau du jour (3 au jour 4 aussi), sinon d’un niveau inférieur, sinon supérieur : le moins cher, sinon celui où vous n’êtes pas, sinon celui du bas. Le décret d’échange lui vaut un point chaque matin. Au crépuscule, sa carte Décrets est un voyage gratuit.
rule-meng-canal = De jour, Meng place 1 serviteur sur son bateau, ou sur un nouveau ; au crépuscule, il en paie 1 et en place 1. Il n’avance jamais ses bateaux lui-même.
rule-meng-claim = Un bateau de Meng avec 3 serviteurs réclame aussitôt, dans n’importe quel port : deux fois une carte Cadeau, puis 4 points chaque fois ; tous ses serviteurs rentrent.
rule-meng-night = La nuit, Meng a autant de correspondances que le numéro du jour, quelles que soient ses cartes. Ses cadeaux sont mélangés pour le lendemain.

## L’image : formes courtes là où une colonne est étroite

picture-seat = { $seat }
picture-dice = Dés
picture-wall = Mur.
picture-jade = Jade
picture-medal = Médaille
picture-pile = Pioche
picture-places = Lieux
picture-gifts = Cadeaux
picture-played = en jeu
picture-map = Carte
picture-decrees = Décrets
picture-canal = Canal
picture-order = Ordre
picture-points = PV
picture-pool = Rés.
picture-supply = Pio.
picture-double = ×2
picture-intrigue = Int.
picture-envoy = Pav.
picture-tokens = Jet.
picture-ships = Bat.
picture-rewards = Port
picture-cards = Cart
picture-hand = Main
picture-taken = Défausse
picture-held = Jeton en main
picture-meng = Meng assiste
picture-today = aujourd’hui
picture-special = spéciale
picture-deck = paquet
picture-bonus = Jetons
picture-double-pool = R
picture-double-supply = P
picture-double-wall = M
picture-double-harbour = C
picture-double-beside = B
picture-legend =
    Comment lire l’image. ♦2 est la place 2, son voyageur, son serviteur ou son bateau.
    Cadeaux : 4+Dé est un cadeau de valeur 4 qui montre un décret ; ✓5 dit que votre 5 est le moindre que l’officier accepte librement, sans ✓ aucun ne l’est ; ▸ marque le cadeau qui vient d’être donné.
    Actions : 1S 2S serviteurs, Éc échange de cartes, Vo Voyage, Mu Grande Muraille, Ja Jade, In Intrigues, Pa Pavillon, Dé Décrets, Ca Grand Canal.
    Jetons : 1S 2S serviteurs, Ém une case de l’émissaire, In une case d’Intrigues, 2P points, Éc échange de cartes, Re reprendre une carte, Ba un serviteur sur un bateau, Mu sur la Muraille, 7J un jade contre un cadeau de 7 ou plus, 3J un jade contre 3 serviteurs, ×2 compte double.
    Jetons bonus : +1 cadeaux valant 1 de plus, Pé péage, Su suivre, 2V cadeau compté deux fois, 2A action de la carte deux fois, −2 deux serviteurs de moins.
    Dés : ✓2 dit deux correspondances cette nuit en l’état. Mur. 3/6 : 3 serviteurs sur 6. Jade : ce que chaque maison vous demande, · vendu, □ la Place. Pav. : les places libres du Pavillon, en points.
    Carte : * où votre voyageur peut aller, → où mènent les routes.
    Décrets : M: chaque matin ; puis les serviteurs que vous paieriez, un de plus reste dessus ; puis les places qui l’ont.
    Canal : 3 ♦2:1 est le bateau de la place 2 au port 3, avec 1 serviteur à bord.
    Places, le premier joueur d’abord : points, serviteurs en réserve et dans la pioche, ×2 le double serviteur (· pas gagné, R réserve, P pioche, M Muraille, C canal, B sur un jeton bonus), cases d’Intrigues avec le rang, cases vers le Pavillon (8+5 à l’intérieur, à une place de 5), jade, jetons selon leur valeur, serviteurs sur la Muraille, bateaux à quai, récompenses de port (points, cartes, double serviteur), cartes en main / défaussées.
    Ce que montrent cartes, jetons, dés, carte et prix est reconstitué là où aucun livret ne l’imprime ; la commande « yamen components gugong » dit de chaque valeur à quel point elle est sûre.

short-place-travel = Voyage
short-place-wall = Muraille
short-place-jade = Jade
short-place-intrigue = Intrigues
short-place-palace = Pavillon
short-place-decrees = Décrets
short-place-canal = Canal

short-tile-L1-intrigue = M:2In
short-tile-L1-ship = M:Ba
short-tile-L1-servant = M:1S
short-tile-L1-envoy = M:Ém
short-tile-L1-swap = M:Éc
short-tile-L2-travel = Vo−1
short-tile-L2-jade = Ja−1
short-tile-L2-wall = Mu+1
short-tile-L2-equal = Cad.=
short-tile-L2-decrees = Dé−1
short-tile-L3-third = PV/3
short-tile-L3-eight = 8PV
short-tile-L3-jade = 2/Ja
short-tile-L3-decrees = 2/Dé
short-tile-L3-harbours = 2/Po

code-icon-servants_1 = 1S
code-icon-servants_2 = 2S
code-icon-swap = Éc
code-icon-travel = Vo
code-icon-wall = Mu
code-icon-jade = Ja
code-icon-intrigue = In
code-icon-palace = Pa
code-icon-decrees = Dé
code-icon-canal = Ca

code-token-servants_1 = 1S
code-token-servants_2 = 2S
code-token-envoy_1 = Ém
code-token-intrigue_1 = In
code-token-discard7_jade = 7J
code-token-vp_2 = 2P
code-token-swap = Éc
code-token-retrieve = Re
code-token-ship_servant = Ba
code-token-wall_servant = Mu
code-token-servants3_jade = 3J
code-token-double = ×2
code-token-value_plus_1 = +1
code-token-toll = Pé
code-token-follow = Su
code-token-double_value = 2V
code-token-double_card_action = 2A
code-token-discount_2 = −2
