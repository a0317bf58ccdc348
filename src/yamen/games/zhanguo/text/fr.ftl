# ZhanGuo, en français.

game-zhanguo = ZhanGuo : The First Empire
game-title = { game-zhanguo }
seat-alone = Li Si
game-about = La Chine en 221 avant J.-C., en cinq manches : unifier l’écriture, la monnaie et les lois pour le premier empereur, garder cinq régions en paix et gagner pour ses soldats une place dans son mausolée. Parmi les valeurs imprimées, celles des 120 cartes, des pistes et de beaucoup de tuiles sont reconstituées, et non celles de l’éditeur ; on peut les corriger d’après sa boîte.

## Options de la table

option-table = Tableau des récompenses
option-table-a = celui du plateau
option-table-b = le premier côté de la tuile séparée
option-table-c = le second côté de la tuile séparée
option-advanced = Symboles du Mausolée
option-advanced-no = tels qu’ils sont imprimés
option-advanced-yes = recouverts de jetons au hasard (mode avancé)
option-lisi = Li Si, pour qui joue en solo
option-lisi-1 = Li Si 1, bien pour une première partie
option-lisi-2 = Li Si 2, pour qui connaît le jeu
option-lisi-3 = Li Si 3, un adversaire coriace
option-lisi-4 = Li Si 4, presque imbattable
option-first = Qui commence
option-first-drawn = tiré au sort ; en solo, la carte de Li Si le dit
excludes-first-1-seats-1 = En solo, on ne choisit pas qui commence : la carte de Li Si le dit.

## Régions, domaines, Officiels, actions

region-chu = Chu
region-wei = Wei
region-zhao = Zhao
region-qi = Qi
region-yan = Yan

domain-writing = Écriture
domain-currency = Monnaie
domain-laws = Lois

official-alchemist = Alchimiste
    .a = un Alchimiste
    .de = d’Alchimiste
official-architect = Architecte
    .a = un Architecte
    .de = d’Architecte
official-general = Général
    .a = un Général
    .de = de Général

piece-governor = Gouverneur
    .a = un Gouverneur
piece-palace = Palais
    .a = un Palais
piece-wall = Muraille
    .a = une Muraille

action-recruit_official = Recruter un Officiel
action-search_elixir = Chercher l’Élixir
action-install_governor = Installer un Gouverneur
action-hire_workers = Engager des Ouvriers
action-build_palace = Construire un Palais
action-build_wall = Construire une Muraille

symbol-chu = Chu
symbol-wei = Wei
symbol-zhao = Zhao
symbol-qi = Qi
symbol-yan = Yan
symbol-s1 = site 1
symbol-s2 = site 2
symbol-s3 = site 3
symbol-elixir = Élixir

site-s1 = site 1
site-s2 = site 2
site-s3 = site 3
section-s1-left = site 1 à gauche
section-s1-right = site 1 à droite
section-s2-left = site 2 à gauche
section-s2-right = site 2 à droite
section-s3-left = site 3 à gauche
section-s3-right = site 3 à droite

palace_tile-writing = cartes Écriture
palace_tile-currency = cartes Monnaie
palace_tile-laws = cartes Lois
palace_tile-alchemist = cartes Alchimiste
palace_tile-any = toutes les cartes

alchemist-A1 = carte Alchimiste 1
    .the = la carte Alchimiste 1
alchemist-A2 = carte Alchimiste 2
    .the = la carte Alchimiste 2
alchemist-A3 = carte Alchimiste 3
    .the = la carte Alchimiste 3
alchemist-A4 = carte Alchimiste 4
    .the = la carte Alchimiste 4
alchemist-A5 = carte Alchimiste 5
    .the = la carte Alchimiste 5
alchemist-M1 = Maître Alchimiste 1
    .the = le Maître Alchimiste 1
alchemist-M2 = Maître Alchimiste 2
    .the = le Maître Alchimiste 2
alchemist-M3 = Maître Alchimiste 3
    .the = le Maître Alchimiste 3
alchemist-M4 = Maître Alchimiste 4
    .the = le Maître Alchimiste 4
alchemist-M5 = Maître Alchimiste 5
    .the = le Maître Alchimiste 5

phase-start = Mise en place
phase-draw = Phase 1, piocher des cartes
phase-play = Phase 2, jouer des cartes
phase-rewards = Phase 3, récompenses d’Unification
phase-final = Décompte final
phase-end = La fin

source-cards = capacités de cartes
source-bonuses = bonus de Gouverneurs et récompenses
source-palaces = Palais
source-mausoleum = Soldats au Mausolée
source-majorities = majorités de Gouverneurs
source-elixir = Élixir
source-lines = lignes et colonnes du Mausolée
source-walls = Murailles
source-soldiers = Soldats restés à l’entrée
source-tiles = tuiles Palais de Li Si

## Ce que font les cartes

ability-advance-boat = avancer le Bateau d’une case
ability-recruit-in-region = y recruter { $official_a }
ability-move-worker = déplacer un Ouvrier vers une région voisine
ability-move-officials = déplacer des Officiels, 2 fois au plus
ability-reduce-unrest-any = retirer 1 Agitation n’importe où
ability-gain-token-choice = prendre un jeton de votre choix
ability-vp-per-alchemist-card = 1 PV par carte Alchimiste au-dessus de votre plateau
ability-vp-per-piece = 1 PV par { $piece } que vous avez sur le plateau principal
ability-unrest-gain-tokens = y ajouter 1 Agitation et prendre un jeton { $first_domain } et un jeton { $second_domain }
ability-unrest-hire-worker = y ajouter 1 Agitation et y engager un Ouvrier
ability-unrest-vp-per-suit-card = y ajouter 1 Agitation pour 1 PV par carte { $domain } au-dessus de votre plateau
ability-worker = y engager un Ouvrier
ability-recruit-any = y recruter un Officiel au choix
ability-calm-here-and-any = y retirer 1 Agitation, puis 1 n’importe où
ability-move-officials-3 = déplacer des Officiels, 3 fois au plus
ability-unrest-tokens-choice = y ajouter 1 Agitation et prendre 2 jetons de votre choix
ability-points-alchemists-here = 2 PV par carte Alchimiste dans sa région
ability-unlock = débloquer un Soldat
ability-points-soldiers = 1 PV par Soldat que vous avez au Mausolée
ability-unrest-2-workers = y ajouter 1 Agitation et y engager 2 Ouvriers
ability-points-round = autant de PV que le numéro de la manche

## Ce que font récompenses, bonus et tuiles de Départ

effect-recruit-1-any-at-chu = recruter un Officiel au choix à Chu
effect-recruit-1-any = recruter un Officiel au choix n’importe où
effect-recruit-2-any = recruter 2 Officiels au choix dans une même région
effect-recruit-2-generals-at-chu = recruter 2 Généraux à Chu
effect-recruit-2-architects-at-chu = recruter 2 Architectes à Chu
effect-recruit-general-and-architect-at-wei = recruter un Général et un Architecte à Wei
effect-recruit-2-alchemists = recruter 2 Alchimistes dans une même région
effect-recruit-2-architects = recruter 2 Architectes dans une même région
effect-recruit-2-generals = recruter 2 Généraux dans une même région
effect-recruit-alchemist-at-chu = recruter un Alchimiste à Chu
effect-recruit-architect-at-chu = recruter un Architecte à Chu
effect-recruit-general-at-chu = recruter un Général à Chu
effect-place-alchemist = placer une carte Alchimiste au-dessus d’une région
effect-place-2-alchemists = placer jusqu’à 2 cartes Alchimiste au-dessus de régions au choix
effect-place-alchemist-at-chu = placer une carte Alchimiste au-dessus de Chu
effect-governor-chu-or-wei = installer gratuitement un Gouverneur à Chu ou Wei
effect-governor-zhao-or-qi = installer gratuitement un Gouverneur à Zhao ou Qi
effect-governor-any = installer gratuitement un Gouverneur n’importe où
effect-unlock-1 = débloquer un Soldat
effect-unlock-2 = débloquer 2 Soldats
effect-palace = construire gratuitement un Palais n’importe où, sans grand jeton
effect-wall = construire gratuitement une Muraille
effect-sail-1 = avancer le Bateau d’une case
effect-sail-2 = avancer le Bateau de 2 cases
effect-sail-3 = avancer le Bateau de 3 cases
effect-sail-4 = avancer le Bateau de 4 cases
effect-sail-7 = avancer le Bateau de 7 cases
effect-hire-1 = engager un Ouvrier n’importe où
effect-hire-2 = engager 2 Ouvriers dans une même région
effect-hire-1-at-chu = engager un Ouvrier à Chu
effect-hire-2-at-wei = engager 2 Ouvriers à Wei
effect-reset-2 = remettre l’Agitation à 0 dans 2 régions au plus
effect-reset-3 = remettre l’Agitation à 0 dans 3 régions au plus
effect-calm-2 = retirer 1 Agitation dans 2 régions différentes
effect-honour = placer un Soldat débloqué sur une tuile Mausolée au choix
effect-unlock-and-honour = débloquer un Soldat, en placer un sur une tuile au choix
effect-move-officials-3 = déplacer des Officiels, 3 fois au plus
effect-move-officials-4 = déplacer des Officiels, 4 fois au plus
effect-move-workers-2 = déplacer des Ouvriers, 2 fois au plus
effect-points-writing = 1 PV par carte Écriture que vous avez placée
effect-points-currency = 1 PV par carte Monnaie que vous avez placée
effect-points-laws = 1 PV par carte Lois que vous avez placée
effect-points-alchemists = 1 PV par carte Alchimiste que vous avez placée
effect-points-palaces = 1 PV par Palais que vous avez construit
effect-points-walls = 1 PV par Muraille que vous avez construite
starting-unrest = ajouter 1 Agitation à { $region }
starting-token = prendre un jeton { $domain }
list-and = { $first }, { $second }

## Ce que comptent les tuiles Muraille

per-architect = région avec un Architecte
per-alchemist = région avec un Alchimiste
per-general = région avec un Général
per-worker = région avec un Ouvrier
per-pair = région avec deux cartes du même type
per-set = série de cartes Écriture, Monnaie, Lois et Alchimiste
per-palace = région avec un Palais
per-governor = région avec un Gouverneur
per-writing-card = région avec une carte Écriture
per-currency-card = région avec une carte Monnaie
per-laws-card = région avec une carte Lois
per-alchemist-card = région avec une carte Alchimiste
per-calm = région sans Agitation
per-loyal = région avec des Officiels, au moins autant que d’Agitation

## Questions

ask-start = Quelle tuile de Départ gardez-vous ?
ask-play = Quelle carte jouez-vous, et où ?
ask-recruit = Quel Officiel recrutez-vous, et où ?
ask-hire = Où engagez-vous ?
ask-move = Quel Officiel se déplace ?
ask-shift = Quel Ouvrier se déplace ?
ask-calm = Où retirez-vous 1 Agitation ?
ask-reset = Où remettez-vous l’Agitation à 0 ?
ask-symbol = Le Bateau a atteint un symbole : qu’en faites-vous ?
ask-alchemist = Quelle carte Alchimiste placez-vous, et où ?
ask-master = Quel Maître Alchimiste prenez-vous ?
ask-governor = Où installez-vous le Gouverneur ?
ask-palace = Où construisez-vous le Palais, et d’où vient le troisième Ouvrier ?
ask-tile = Quelle tuile Palais prenez-vous ?
ask-big = Quel grand jeton prenez-vous ?
ask-wall = Où construisez-vous la Muraille ?
ask-pay = Quelles régions paient les Ouvriers ?
ask-emperor = Laquelle de vos cartes reçoit la tuile Empereur ?
ask-wake = Quelle carte activez-vous, ou quel Officiel se déplace à la place ?
ask-token = Quel jeton prenez-vous ?
ask-soldier = Quelle tuile Mausolée reçoit un Soldat ?
ask-honour = Quelle tuile Mausolée reçoit le Soldat, quelle que soit sa condition ?
ask-lisi = Li Si remplit plusieurs conditions : quelle tuile Mausolée valide-t-il ?
ask-offer = Acceptez-vous la récompense ?
ask-unlock = Payez-vous pour un Soldat, et avec quels jetons ?
ask-return = Quel jeton rendez-vous ?

## Réponses

answer-start = Garder : { $what }
answer-play-unification = Carte { $card } au-dessus de { $region } : { $tokens ->
        [one] { $tokens } jeton { $domain }
       *[other] { $tokens } jetons { $domain }
    }{ $unrest ->
        [0] {""}
       *[other] {" "}et { $unrest } Agitation
    } ; s’active avec « { $action } » : { $effect }
answer-play-discard = Carte { $card } à la Cour sans aucune action
answer-play-court = Carte { $card } à la Cour : { $action }{ $fits ->
        [yes] { $n ->
                [0] {" "}(numéro approprié, rien à activer)
                [one] {" "}(numéro approprié, { $n } carte activable)
               *[other] {" "}(numéro approprié, { $n } cartes activables)
            }
       *[no] {" "}(numéro non approprié, rien ne s’active)
    }
answer-recruit = Recruter { $official_a } à { $region }
answer-hire = Engager à { $region }
answer-move = Déplacer { $official_a } de { $from_region } à { $to_region }
answer-shift = Déplacer un Ouvrier de { $from_region } à { $to_region }
answer-stop = Cela suffit
answer-calm = { $region }, où l’Agitation est à { $unrest }
answer-reset = { $region }, où l’Agitation est à { $unrest }
answer-unlock = Débloquer un Soldat
answer-alchemist = Placer { $alchemist_the } au-dessus de { $region } ; s’active avec « { $action } » : { $effect }
answer-master = Prendre { $alchemist_the } (s’active avec « { $action } » : { $effect })
answer-governor-open = { $region }, sans bonus
answer-governor = { $region } : { $effect }
answer-governor-none = { $region }, un espace que cette partie n’a pas
answer-palace = Construire à { $region } avec 2 Ouvriers de { $region } et 1 de { $from_region }
answer-palace-free = Construire à { $region }, gratuitement
answer-tile = La tuile de { $region } pour { $palace_tile } : { $n ->
        [one] { $n } PV
       *[other] { $n } PV
    }{ $unrest ->
        [0] {""}
       *[other] {" "}et { $unrest } Agitation
    }
answer-big = Le grand jeton { $domain }, de valeur 2
answer-wall = Emplacement { $slot }, { $section }, pour { $cost ->
        [one] { $cost } Ouvrier
       *[other] { $cost } Ouvriers
    } : à la fin { $n } PV par { $per }
answer-wall-none = Emplacement { $slot }, { $section }, que cette partie n’a pas
answer-pay-1 = Payer l’Ouvrier de { $first_region }
answer-pay-2 = Payer un Ouvrier de { $first_region } et un de { $second_region }
answer-pay-3 = Payer un Ouvrier de { $first_region }, un de { $second_region } et un de { $third_region }
answer-emperor = Carte { $place } au-dessus de { $region }, que « { $action } » active pour l’instant ({ $effect })
answer-enough = Ne plus rien activer ni déplacer
answer-wake = Carte { $place } au-dessus de { $region } : { $effect }
answer-wake-empty = Place { $place } au-dessus de { $region }, où il n’y a pas de carte
answer-token = Un jeton { $domain }
answer-keep = Laisser les Soldats à l’entrée
answer-soldier = Tuile { $symbol } pour { $points ->
        [one] { $points } PV
       *[other] { $points } PV
    }
answer-accept = Accepter : { $effect }
answer-pass = Passer et garder vos jetons
answer-keep-tokens = Garder vos jetons
answer-unlock-price = Payer { $what }
price-big = le grand jeton { $domain }
price-small = { $n } { $domain }
answer-return = Rendre un jeton { $domain }

## Pourquoi pas

no-starting-tile = Vous n’avez pas pioché la tuile « { $what } ».
no-card-in-hand = La carte { $card } n’est pas dans votre main.
no-discard = La carte { $card } doit servir : on ne joue une carte sans action que si rien d’autre n’est possible.
no-place-above = Il y a déjà trois cartes au-dessus de { $region }, et aucune région n’en accueille plus.
no-unrest-above = Cette carte apporterait { $by } Agitation à { $region } ; l’Agitation y est à { $unrest }, et 3 est le maximum.
no-action-recruit-official = Tous vos Officiels sont en poste : il n’y a plus personne à recruter.
no-action-search-elixir = Votre Bateau est déjà au bout de la piste.
no-action-install-governor = Un Gouverneur coûte un Alchimiste, un Architecte et un Général d’une même région, et vous n’avez les trois nulle part.
no-action-hire-workers = On engage des Ouvriers là où l’on a un Général, et vous n’en avez dans aucune région.
no-action-hire-unrest = Engager ajoute 1 Agitation, et là où sont vos Généraux, elle est déjà à 3.
no-action-build-palace = Un Palais demande un Architecte et 2 Ouvriers dans sa région, et 1 Ouvrier d’une autre ; aucune de vos régions n’a cela.
no-action-build-wall = Aucun emplacement libre pour vous ne peut être payé par les Ouvriers de vos régions.
no-action-piece = Il ne vous reste plus de pièce pour « { $action } ».
no-official-left = Il n’y a plus { $official_de } dans votre réserve.
no-official-other = C’est maintenant { $wanted_official_a } qu’il faut, pas { $official_a }.
no-official-there = Vous n’avez pas { $official_de } à { $region }.
no-region-now = { $region } ne peut pas être choisie cette fois-ci.
no-general-there = Vous n’avez pas de Général à { $region }.
no-unrest-beyond = L’Agitation à { $region } dépasserait 3.
no-unrest-there = Il n’y a pas d’Agitation à { $region }.
no-calm-twice = L’Agitation de { $region } vient de baisser ; il faut une autre région.
no-stop-first = Vous l’avez accepté et vous le pouvez : faites-le au moins une fois.
no-stop-here = Vous pouvez encore déplacer un Ouvrier, et ne l’avez pas fait.
no-worker-there = Vous n’avez pas d’Ouvrier à { $region }, ou aucun de trop.
no-soldier-locked = Tous vos Soldats sont déjà débloqués.
no-alchemist-card = Vous n’avez pas { $alchemist_the } à côté de votre plateau.
no-alchemist-there = Vous n’avez pas d’Alchimiste à { $region }.
no-master = On ne peut plus prendre { $alchemist_the }.
no-three-officials = Un Gouverneur coûte un Alchimiste, un Architecte et un Général ; vous n’avez pas les trois à { $region }.
no-bonus-space = { $region } n’a pas cet espace pour un Gouverneur.
no-bonus-taken = Cet espace de { $region } a déjà un Gouverneur : { $seat }.
no-architect-there = Vous n’avez pas d’Architecte à { $region }.
no-workers-for-palace = Un Palais à { $region } y prend 2 Ouvriers ; vous en avez { $workers }.
no-palace-free = Ce Palais à { $region } doit être payé en Ouvriers.
no-palace-price = Ce Palais à { $region } est gratuit : aucun Ouvrier n’est payé.
no-palace-tile = { $region } n’a plus de tuile pour { $palace_tile }.
no-big-token = Le grand jeton { $domain } est déjà pris : { $seat }.
no-wall-slot = Cet emplacement n’existe pas à ce nombre de joueurs ({ $section }).
no-second-wall = Vous avez déjà une Muraille dans cette section ({ $section }) ; personne n’y construit deux fois.
no-slot-free = Une Muraille occupe déjà cet emplacement ({ $section }) : { $seat }.
no-workers-for-wall = Cet emplacement ({ $section }) demande { $cost ->
        [one] { $cost } Ouvrier
       *[other] { $cost } Ouvriers, chacun d’une autre région
    } ; vous avez des Ouvriers dans { $regions ->
        [one] { $regions } région
       *[other] { $regions } régions
    }.
no-pay-number = L’emplacement coûte { $cost ->
        [one] { $cost } Ouvrier
       *[other] { $cost } Ouvriers
    }, pas { $n }.
no-card-there = Il n’y a pas de carte à la place { $place } au-dessus de { $region }.
no-second-emperor = La carte à la place { $place } au-dessus de { $region } a déjà une tuile Empereur.
no-move-after-ability = Vous avez activé une carte ; un Officiel aurait pu se déplacer à la place.
no-fit = Votre numéro n’est pas approprié : il doit être inférieur pour recruter, naviguer et installer, supérieur pour engager et construire.
no-trigger = Une autre action active la carte à la place { $place } au-dessus de { $region }.
no-ability-twice = La carte à la place { $place } au-dessus de { $region } a déjà agi à ce tour.
no-region-calm = L’Agitation à { $region } est à 3 : aucune carte ne s’y active.
no-ability-use = La carte à la place { $place } au-dessus de { $region } ne pourrait rien faire maintenant.
no-token-left = Il ne reste plus de jeton { $domain } en réserve.
no-second-soldier = Vous avez déjà un Soldat sur la tuile { $symbol }, et un seul y est permis.
no-condition-met = La tuile { $symbol } demande { $what } à vous, et un emplacement libre.
need-governor = { $n ->
        [one] { $n } Gouverneur
       *[other] { $n } Gouverneurs
    }
need-palace = { $n ->
        [one] { $n } Palais
       *[other] { $n } Palais
    }
need-card = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } au-dessus du plateau
need-wall = { $n ->
        [one] { $n } Muraille
       *[other] { $n } Murailles
    }
need-elixir = { $n ->
        [one] { $n } carte Alchimiste
       *[other] { $n } cartes Alchimiste
    } au-dessus du plateau et un Bateau qui multiplie par { $multiplier }
no-lisi-second = Li Si a déjà un Soldat sur la tuile { $symbol }.
no-lisi-condition = Li Si ne remplit pas la condition de la tuile { $symbol }, ou elle n’a plus d’emplacement libre.
no-other-answer = Les seules réponses sont : accepter ou passer.
no-tokens-there = Vous n’avez pas de jeton { $domain } à donner.
no-tokens-enough = Ces jetons valent { $value } ; un Soldat coûte { $price }.
no-tokens-too-many = Ces jetons valent { $value }, et l’un d’eux est de trop : un Soldat coûte { $price }.

## Valeurs corrigées de la boîte

component-name = { $path_id } vaut { $value_id } : aucun nom de ce genre n’y est connu.
component-each = { $path_id } vaut { $value_id } : chaque nom doit y figurer, et une seule fois.
component-space = { $path_id } nomme la case { $value } : il faut une case de 1 à { $most }, et un seul symbole par case.
component-number = { $path_id } vaut { $value_id } : il faut un numéro de 1 à 120 qu’aucune autre carte ne porte.

## Ce qui s’est passé

log-starting-chosen = { $seat } garde la tuile de Départ : { $what }.
log-starting = { $seat } gagne sa tuile de Départ : { $what }.
log-round = La manche { $round } commence.
log-drawn = { $seat } pioche { $n } cartes de chaque domaine.
log-lisi-draws = Li Si pioche { $n } cartes de chaque domaine, mélangées face cachée.
log-tucked = { $seat } place la carte { $card } ({ $domain }) au-dessus de { $region }, place { $place } ; s’active avec « { $action } » : { $effect }.
log-discarded = { $seat } ne peut rien faire d’autre et joue la carte { $card } à la Cour sans action.
log-court-first = { $seat } joue la carte { $card } à la Cour : { $action }. C’est la première, elle est donc appropriée.
log-court-fits = { $seat } joue la carte { $card } sur { $covered } à la Cour : { $action }. Le numéro est approprié, des cartes peuvent s’activer.
log-court = { $seat } joue la carte { $card } sur { $covered } à la Cour : { $action }. Le numéro n’est pas approprié, aucune carte ne s’active.
log-activated = { $seat } active la carte { $place } au-dessus de { $region } : { $effect }.
log-tokens = { $seat } { $n ->
        [0] ne prend pas de jeton { $domain } : il n’en reste plus.
        [one] prend { $n } jeton { $domain }.
       *[other] prend { $n } jetons { $domain }.
    }
log-tokens-back = { $seat } rend { $n ->
        [0] {""}
        [one] { $n } jeton { $domain }
       *[other] { $n } jetons { $domain }
    }{ $big ->
        [0] .
       *[other] { $n ->
                [0] le grand jeton { $domain }.
               *[other] {" "}et le grand.
            }
    }
log-big-token = { $seat } prend le grand jeton { $domain }, de valeur 2.
log-unrest-up = { $seat } : l’Agitation à { $region } monte de { $by } et passe à { $now }.
log-unrest-down = { $seat } : l’Agitation à { $region } baisse de { $by } et passe à { $now }.
log-points = { $seat } { $n ->
        [0] ne marque rien
       *[other] marque { $n } PV
    } : { $reason }.
log-recruited = { $seat } recrute { $official_a } à { $region }.
log-official-moved = { $seat } déplace { $official_a } de { $from_region } à { $to_region }.
log-officials-back = { $seat } reprend un Alchimiste, un Architecte et un Général de { $region } pour le Gouverneur.
log-hired = { $seat } engage { $n ->
        [one] { $n } Ouvrier
       *[other] { $n } Ouvriers
    } à { $region }.
log-workers-spent = { $seat } paie { $n ->
        [one] { $n } Ouvrier.
       *[other] { $n } Ouvriers.
    }
log-worker-moved = { $seat } déplace un Ouvrier de { $from_region } à { $to_region }.
log-sailed = { $seat } avance son Bateau { $n ->
        [1] d’une case
       *[other] de { $n } cases
    } jusqu’à la case { $space } ; { $multiplier ->
        [0] les cartes Alchimiste ne valent encore rien.
       *[other] chaque carte Alchimiste vaut { $multiplier } PV à la fin.
    }
log-symbol-lost = { $seat } ne peut rien faire de ce symbole : aucun Soldat à débloquer, aucune carte Alchimiste à placer.
log-alchemist = { $seat } place { $alchemist_the } au-dessus de { $region } ; s’active avec « { $action } » : { $effect }.
log-master-placed = { $seat } place { $alchemist_the } au-dessus de { $region } ; s’active avec « { $action } » : { $effect }.
log-master = { $seat } prend { $alchemist_the } (s’active avec « { $action } » : { $effect }).
log-unlocked = { $seat } débloque { $n ->
        [one] { $n } Soldat, qui vient à l’entrée.
       *[other] { $n } Soldats, qui viennent à l’entrée.
    }
log-soldier = { $seat } place un Soldat sur la tuile { $symbol } pour { $n } PV.
log-governor = { $seat } installe un Gouverneur à { $region }, sans bonus.
log-governor-bonus = { $seat } installe un Gouverneur à { $region }, sur un espace à bonus.
log-palace = { $seat } construit un Palais à { $region }.
log-palace-tile = { $seat } prend la tuile de { $region } pour { $palace_tile }.
log-wall = { $seat } construit une Muraille sur l’emplacement { $slot }, { $section }.
log-emperor = { $seat } pose une tuile Empereur sur la carte { $place } au-dessus de { $region } : « { $action } » l’active désormais.
log-reward = La récompense { $domain } : { $effect }.
log-passed-cannot = { $seat } ne peut pas prendre cette récompense ({ $effect }) et passe.
log-passed-declined = { $seat } passe et garde ses jetons.
log-accepted = { $seat } a le plus contribué parmi ceux qui la veulent, et accepte : { $effect }.
log-lisi-accepts = Li Si prend cette récompense pour que personne d’autre ne l’ait ; il n’y gagne rien.
log-marker = { $seat } déplace son marqueur d’Ordre du Tour vers la récompense { $row }.
log-new-order = Nouvel ordre du tour ; premier à jouer : { $first_seat }.
log-lisi-shuffles = Li Si mélange { $n ->
        [0] son deck d’Actions.
        [one] { $n } carte défaussée dans son deck d’Actions.
       *[other] { $n } cartes défaussées dans son deck d’Actions.
    }
log-lisi-unification = Li Si retourne la carte Action { $number } : une carte Unification pour son plateau.
log-lisi-elixir = Li Si retourne la carte Action { $number } : il navigue.
log-lisi-governor = Li Si retourne la carte Action { $number } : des Gouverneurs.
log-lisi-palace = Li Si retourne la carte Action { $number } : un Palais.
log-lisi-wall = Li Si retourne la carte Action { $number } : une Muraille.
log-lisi-wanted = La tuile Mausolée { $symbol } lui demande encore { $piece_a } : c’est donc là qu’il va.
log-lisi-unwanted = Aucune tuile Mausolée de sa carte ne lui demande { $piece_a } ; sa carte désigne : { $symbol }.
log-lisi-edict = Li Si place la carte { $card } ({ $domain }) au-dessus de { $region }, place { $place }, sa première place libre.
log-lisi-edict-court = Li Si n’a plus de place jusqu’à la région de la manche : la carte { $card } ({ $domain }) va à la Cour.
log-lisi-tile = Li Si garde la tuile de { $region } pour { $palace_tile } jusqu’au décompte final.
log-lisi-emperor = Li Si retire la tuile Empereur du dessus ({ $site }).
log-lisi-discards = Li Si défausse { $n ->
        [one] { $n } carte dont il n’a pas eu besoin.
       *[other] { $n } cartes dont il n’a pas eu besoin.
    }
log-final-majority = { $seat } marque { $n } PV pour la majorité de Gouverneurs à { $region }.
log-final-elixir = { $seat } { $n ->
        [0] ne marque rien
       *[other] marque { $n } PV
    } pour l’Élixir : cartes Alchimiste multipliées par la valeur du Bateau.
log-final-lines = { $seat } { $n ->
        [0] ne marque rien
       *[other] marque { $n } PV
    } pour les lignes et colonnes complètes du Mausolée.
log-final-wall = { $seat } { $n ->
        [0] ne marque rien
       *[other] marque { $n } PV
    } pour la Muraille, { $section }.
log-final-soldiers = { $seat } { $n ->
        [0] ne marque rien
       *[other] marque { $n } PV
    } pour les Soldats restés à l’entrée.
log-final-palace-tile = { $seat } { $n ->
        [0] ne marque rien
       *[other] marque { $n } PV
    } pour une tuile Palais gardée.

## Parts d’une somme

part-ability = capacité d’une carte
part-palace = un Palais
part-palace-tile = tuile Palais
part-soldier = un Soldat au Mausolée
part-points-writing = 1 par carte Écriture
part-points-currency = 1 par carte Monnaie
part-points-laws = 1 par carte Lois
part-points-alchemists = 1 par carte Alchimiste
part-points-palaces = 1 par Palais
part-points-walls = 1 par Muraille
part-final-majority = majorité de Gouverneurs à { $region }
part-final-elixir = { source-elixir }
part-final-lines = { source-lines }
part-final-wall = Muraille, { $section }
part-final-soldiers = { source-soldiers }
part-final-palace-tile = tuile Palais gardée

## Où en est la partie, et la suite

where-round = Manche { $round } sur 5
where-phase = { $phase }
then-turn = { $seat }
then-phase = { $phase }

## Lieux et compteurs

name-lisi = Li Si
name-round = Manche
name-deck = Pioche : { $domain }
name-court = Cour
name-court-action = Cour : { $action }
name-masters = Maîtres Alchimistes
name-governors = { $region } : Gouverneurs sans bonus
name-bonus = { $region } : { $effect }
name-palaces = { $region } : Palais
name-palace-tiles = { $region } : tuiles Palais
name-section = Muraille, { $section }
name-slot = Muraille, { $section }, emplacement { $slot } ({ $cost ->
        [one] { $cost } Ouvrier
       *[other] { $cost } Ouvriers
    })
name-emperors = Tuiles Empereur, { $site }
name-niche = Tuile Mausolée : { $symbol }
name-niche-slot = Tuile Mausolée : { $symbol }, { $points } PV
name-order = Ordre du tour
name-reward = Récompense { $row } : { $domain }
name-tokens = Jetons en réserve
name-points = { $seat } : PV
name-boat = { $seat } : Bateau
name-stock = { $seat } : Gouverneurs, Palais, Murailles
name-locked = { $seat } : Soldats à débloquer
name-entrance = { $seat } : Soldats à l’entrée
name-alchemists = { $seat } : cartes Alchimiste
name-own-tokens = { $seat } : jetons
name-above = { $seat } : place { $place } au-dessus de { $region }
name-reserve = { $seat } : Officiels en réserve
name-officials = { $seat } : Officiels à { $region }
name-workers = { $seat } : Ouvriers à { $region }
name-unrest = { $seat } : Agitation à { $region }
name-hand = { $seat } : cartes en main
name-starting = { $seat } : tuiles de Départ
name-lisi-actions = Li Si : deck d’Actions
name-lisi-discard = Li Si : cartes Action jouées
name-lisi-deck = Li Si : cartes Unification
name-lisi-tiles = Li Si : tuiles Palais de { $region }
name-discard = Cartes hors du jeu

## Les règles, chacune en une ou deux phrases

rule-setup = Chacun commence avec 7 Gouverneurs, 6 Palais, 6 Murailles, 4 Officiels de chaque type, 5 cartes Alchimiste, 9 Soldats dont un débloqué, et aucune Agitation. Les tuiles du Mausolée, de la Muraille, des Palais et des Gouverneurs sont tirées au hasard. Les valeurs imprimées des 120 cartes, des pistes et de beaucoup de tuiles sont reconstituées, et non celles de l’éditeur.
rule-starting-tiles = Chacun pioche deux tuiles de Départ en secret, en garde une et gagne ce qu’elle dit, dans l’ordre du tour. Chacune donne un Général à Chu et quelque chose de plus.
rule-regions = Les régions se suivent : Chu, Wei, Zhao, Qi, Yan. Chu et Yan ne sont pas voisines.
rule-draw = Au début de chacune des cinq manches, chacun pioche deux cartes de chaque domaine : Écriture (1 à 40), Monnaie (41 à 80) et Lois (81 à 120). Tous voient les dos.
rule-play = Chacun à son tour joue une carte, soit au-dessus d’une région de son plateau, soit à la Cour pour l’une des six actions, jusqu’à ce que les six soient jouées.
rule-unification = Une carte placée au-dessus d’une région rapporte 1, 2 ou 3 jetons de son domaine selon qu’elle y est la première, deuxième ou troisième. Elle y reste toute la partie, et une région n’a jamais plus de trois cartes.
rule-tokens = Les jetons sont limités : s’il en reste trop peu, on prend ce qu’il y a.
rule-unrest = La deuxième carte d’une région y ajoute 1 Agitation, la troisième 2. L’Agitation ne dépasse jamais 3, et ce qui la ferait monter davantage ne peut se faire.
rule-court = Une carte jouée à la Cour recouvre la précédente et permet une action que l’on peut accomplir. Ensuite, vos cartes peuvent s’activer.
rule-discard = C’est seulement si ni région ni action n’est possible que la carte va à la Cour sans effet.
rule-recruit = Recruter un Officiel : un Alchimiste, un Architecte ou un Général passe de votre réserve à la région de votre choix. Il y en a quatre de chaque.
rule-boat = Chercher l’Élixir : votre Bateau avance de 3 cases, au plus jusqu’au bout de la piste. Arrivé là, il n’avance plus.
rule-elixir = Pour chaque symbole que le Bateau atteint ou dépasse, vous débloquez un Soldat ou placez une carte Alchimiste là où vous avez un Alchimiste ; un symbole double compte deux fois.
rule-alchemists = Une carte Alchimiste n’apporte ni jetons ni Agitation, mais prend une des trois places au-dessus de sa région.
rule-masters = Sur la case du Maître, vous en prenez un parmi ceux qui restent et l’ajoutez à vos cartes Alchimiste ; il compte comme l’une d’elles.
rule-unlock = Un Soldat débloqué passe de votre plateau à l’entrée du Mausolée.
rule-governor = Installer un Gouverneur : un Alchimiste, un Architecte et un Général d’une même région retournent dans votre réserve, le Gouverneur va dans cette région, sur un espace avec ou sans bonus, et votre Agitation y retombe à 0.
rule-bonus = Un Gouverneur sur un espace à bonus le gagne aussitôt, autant que possible ; ce qui ne peut se faire est perdu.
rule-hire = Engager des Ouvriers : 2 Ouvriers arrivent dans une région où vous avez un Général, et l’Agitation y monte de 1.
rule-palace = Construire un Palais dans une région où vous avez un Architecte coûte 2 Ouvriers de cette région et 1 d’une autre. Il rapporte 6 PV et la tuile Palais que vous prenez, comptée sur vos cartes de cette région.
rule-big-token = Qui construit un Palais prend un grand jeton restant ; il compte 2 dans son domaine.
rule-wall = Une Muraille se construit sur un emplacement libre, pour les Ouvriers indiqués, chacun d’une autre région. Personne ne construit deux fois dans une section.
rule-emperor = Le premier à construire dans une section prend la tuile Empereur du dessus de ce site et la pose sur une de ses cartes qui n’en a pas : elle change l’action qui active la carte.
rule-fits = Après avoir recruté, navigué ou installé, une carte est appropriée si son numéro est inférieur à celui de la carte recouverte ; après avoir engagé ou construit, s’il est supérieur. La première carte à la Cour l’est toujours.
rule-activate = Si la carte à la Cour est appropriée, vous pouvez activer chacune de vos cartes que l’action déclenche, dans l’ordre de votre choix et une fois chacune, mais aucune dans une région où l’Agitation est à 3.
rule-partial = Une capacité s’accomplit autant que possible. Une carte qui ne pourrait rien faire ne s’active pas.
rule-option-b = Au lieu d’activer des cartes, et même si la carte n’est pas appropriée, vous pouvez déplacer un Officiel vers une région voisine, ou ne rien faire.
rule-move-officials = Un déplacement mène un de vos Officiels dans une région voisine ; plusieurs déplacements peuvent aller au même ou à plusieurs.
rule-move-workers = Un déplacement mène un de vos Ouvriers dans une région voisine.
rule-mausoleum = Chaque tuile Mausolée demande des pièces dans sa région, sur son site ou sur la route de l’Élixir ; on peut en avoir plus.
rule-soldiers = À la fin de votre tour, après une récompense et après avoir payé des Soldats, ceux de l’entrée peuvent aller sur des tuiles dont vous remplissez la condition, un par tuile, sur le plus haut emplacement libre, et marquer aussitôt.
rule-honour = Une récompense peut permettre de placer un Soldat sur n’importe quelle tuile où vous n’en avez pas, quoi qu’elle demande.
rule-rewards = Chaque manche offre une récompense par domaine, rangée par rangée. Qui a le plus de jetons du domaine, au moins un, peut accepter s’il peut la prendre entièrement, paie tous ses jetons du domaine et la gagne ; sinon, c’est au suivant.
rule-ties = À égalité passent d’abord ceux de la piste d’Ordre du Tour, de haut en bas, puis ceux des récompenses, de haut en bas.
rule-marker = Qui accepte déplace son marqueur d’Ordre du Tour vers cette récompense ; s’il en prend plusieurs, vers la dernière.
rule-new-order = Ceux qui sont encore sur la piste remontent ; ceux des récompenses les suivent, de haut en bas.
rule-soldier-price = Ensuite, dans l’ordre du tour, on peut débloquer des Soldats pour une valeur de 3 jetons chacun, de tous domaines, et les placer aussitôt.
rule-token-limit = À la fin, les grands jetons sont rendus, et qui a plus de 5 petits jetons rend le surplus.
rule-final = Après la cinquième manche, on compte les Gouverneurs, l’Élixir, le Mausolée, les Murailles et les Soldats restants.
rule-majorities = Le plus de Gouverneurs dans une région rapporte 10 PV à deux joueurs, 15 à trois, 20 à quatre ; à égalité on partage, arrondi au-dessous.
rule-elixir-points = Les cartes Alchimiste au-dessus de votre plateau sont multipliées par la plus haute valeur atteinte par votre Bateau.
rule-lines = Chaque ligne et chaque colonne du Mausolée où vous avez un Soldat sur chaque tuile rapporte 10 PV.
rule-walls = Chaque Muraille rapporte ce que compte la tuile de sa section, multiplié par la valeur de l’emplacement à 1, 2 ou 3 Ouvriers.
rule-remaining = 1, 2 ou au moins 3 Soldats à l’entrée rapportent 2, 5 ou 9 PV ; ceux qui ne sont pas débloqués, rien.
rule-victory = Le plus de PV gagne ; à égalité, on gagne ensemble.
rule-lisi-setup = En solo, on affronte Li Si sur la table à deux joueurs. Sa carte dit quelles neuf cartes Action il a, où part son Bateau, combien de ses Soldats sont débloqués, qui commence et comment il est décompté. Ce que montrent ces cartes est reconstitué.
rule-lisi-turn = À son tour, Li Si retourne une carte Action et fait ce qu’elle dit ; il ne recrute ni n’engage jamais, et l’Agitation ne le concerne pas. Les cartes à usage unique quittent le jeu.
rule-lisi-unification = La première carte de Li Si va à sa première place libre, de Chu à la région de la manche, et lui rapporte des jetons selon cette place. Si tout est plein, elle va à la Cour, et il prend un jeton de chaque domaine.
rule-lisi-elixir = Le Bateau de Li Si avance. S’il n’a pas de Soldat à l’entrée, chaque symbole en débloque un ; sinon il place une carte Alchimiste tirée au hasard dans la région de la manche, ou débloque un Soldat si c’est impossible.
rule-lisi-target = Li Si suit la liste de sa carte et construit là où la tuile Mausolée lui demande encore une pièce de ce type.
rule-lisi-governor = Si aucune tuile ne demande de Gouverneur, il va dans la première région de la carte où Li Si n’est pas seul majoritaire. Il ne gagne aucun bonus.
rule-lisi-palace = Le Palais de Li Si rapporte 6 PV et le premier grand jeton de sa carte. Une tuile Palais qu’il prend compte à la fin.
rule-lisi-wall = Li Si construit dans la section que montre la flèche de sa carte, ou dans l’autre du site ; certaines cartes retirent la tuile Empereur du dessus.
rule-lisi-soldiers = Dès que Li Si remplit la condition d’une tuile, un de ses Soldats à l’entrée y va. S’il en a trop peu, vous choisissez la tuile.
rule-lisi-rewards = Li Si prend toutes les récompenses qu’il peut ; il ne fait que les payer et n’y gagne rien.
rule-lisi-tokens = Après les récompenses, Li Si débloque autant de Soldats que ses jetons en paient, les grands d’abord, puis ceux qu’il a en plus grand nombre.

## L’image : formes brèves pour les colonnes étroites

picture-seat = { $seat }
picture-court = Cour
picture-first = libre
picture-hand = Main
picture-board = Plateau
picture-board-of = Plat.
picture-staff = Présents
picture-cards = Cartes
picture-built = Bâti
picture-left = Restent
picture-tiles = tuiles
picture-mausoleum = Mausolée
picture-wall = Muraille
picture-voyage = Voyage
picture-multiplier = valeur
picture-boats = Bateaux
picture-order = Ordre du tour
picture-points = PV
picture-final = fin
picture-boat = bat.
picture-soldiers = sold
picture-lisi = Li Si
picture-deck = cartes Action à venir
picture-edicts = cartes à jouer
picture-legend = Cour : le numéro recouvert entre crochets, parmi les numéros de votre main ; un numéro inférieur convient aux trois actions de gauche, un supérieur à celles de droite, et le chiffre après chaque action dit combien de vos cartes elle activerait. Actions : Rec recruter, Éli Élixir, Gou Gouverneur, Eng engager, Pal Palais, Mur Muraille. Plateau : ▲ est l’Agitation ; Al Alchimistes, Ar Architectes, Gé Généraux, o Ouvriers ; une carte montre son numéro, l’action qui l’active (* d’une tuile Empereur) et sa capacité : + on gagne, − on retire, → on déplace, p/ un PV par, ▲ devant coûte 1 Agitation, j jetons, s Soldat. Bâti : Gouverneurs (G) et Palais (P) des places 1, 2, 3 et 4. Restent : +2 sont deux espaces à bonus libres pour Gouverneurs ; puis les tuiles Palais selon la carte comptée (* toutes). Mausolée : ce que la tuile demande (G Gouverneurs, P Palais, M Murailles, c cartes, × valeur du Bateau) et ses emplacements avec leurs PV ; ✓ vous remplissez la condition. Muraille : ce que compte la tuile d’une section, sa valeur pour les emplacements à 1, 2 et 3 Ouvriers, les emplacements, et la tuile Empereur du dessus. Voyage : ○ un symbole, ◎ un double, M un Maître ; dessous, ce que vaut là une carte Alchimiste, et les Bateaux. Places : PV points de victoire, fin ce qu’ajouterait le décompte final maintenant, sold Soldats à l’entrée + à débloquer ; puis Gouverneurs, Palais, Murailles en stock, jetons (◆ un grand), Officiels en réserve, dos des cartes en main. ♦2 est la deuxième place. Les valeurs imprimées sont reconstituées là où rien ne les donne.

code-alchemist = Al
code-architect = Ar
code-general = Gé
code-worker = o
code-writing = É
code-currency = M
code-laws = L
code-any = *
code-governor = G
code-palace = P
code-wall = M
code-card = c

short-action-recruit_official = Rec
short-action-search_elixir = Éli
short-action-install_governor = Gou
short-action-hire_workers = Eng
short-action-build_palace = Pal
short-action-build_wall = Mur

short-symbol-chu = Chu
short-symbol-wei = Wei
short-symbol-zhao = Zhao
short-symbol-qi = Qi
short-symbol-yan = Yan
short-symbol-s1 = Mur1
short-symbol-s2 = Mur2
short-symbol-s3 = Mur3
short-symbol-elixir = Élixir

short-per-architect = Architecte
short-per-alchemist = Alchimiste
short-per-general = Général
short-per-worker = Ouvrier
short-per-pair = 2 du même
short-per-set = É+M+L+Al
short-per-palace = Palais
short-per-governor = Gouverneur
short-per-writing-card = Écriture
short-per-currency-card = Monnaie
short-per-laws-card = Lois
short-per-alchemist-card = carte Alch.
short-per-calm = sans ▲
short-per-loyal = fidèle

short-ability-advance-boat = bat.
short-ability-recruit-in-region = +{ $official }
short-ability-move-worker = →o
short-ability-move-officials = →off
short-ability-reduce-unrest-any = −▲
short-ability-gain-token-choice = +j
short-ability-vp-per-alchemist-card = p/Al
short-ability-vp-per-piece = p/{ $piece }
short-ability-unrest-gain-tokens = ▲+{ $first_domain }{ $second_domain }
short-ability-unrest-hire-worker = ▲+o
short-ability-unrest-vp-per-suit-card = ▲p/{ $domain }
short-ability-worker = +o
short-ability-recruit-any = +off
short-ability-calm-here-and-any = −▲▲
short-ability-move-officials-3 = →off3
short-ability-unrest-tokens-choice = ▲+2j
short-ability-points-alchemists-here = 2p/Al
short-ability-unlock = +s
short-ability-points-soldiers = p/s
short-ability-unrest-2-workers = ▲+2o
short-ability-points-round = p man
