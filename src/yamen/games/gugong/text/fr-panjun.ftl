# Pànjūn, l’extension de Gùgōng, en français.

## Options de la table

option-modules = Modules de l’extension Pànjūn
option-modules-steps = Les Marches du Pavillon : deux chemins vers le Pavillon, un court avec des conditions et un long aux matins bons ou mauvais
excludes-bonus-yes-modules-steps = Les jetons Voyage bonus ne vont pas avec les modules de Pànjūn : laissez les uns ou les autres de côté.

## Chemins, conditions et ce qu’apportent les matins

stairs-left = le chemin de gauche
stairs-right = le chemin de droite
condition-none = aucune condition
condition-reveal_1_3 = montrer une carte de la main de 1 à 3
condition-reveal_4_6 = montrer une carte de la main de 4 à 6
condition-reveal_7_9 = montrer une carte de la main de 7 à 9
condition-intrigue_7 = la case 7 des Intrigues
condition-double_servant = le double serviteur obtenu
condition-gift_cards_5 = 5 cartes Cadeau
condition-travel_tokens_3 = 3 jetons Voyage
condition-travel_tokens_4 = 4 jetons Voyage
condition-harbour_rewards_1 = 1 récompense de port
condition-harbour_rewards_3 = 3 récompenses de port
condition-jade_3 = 3 jades
condition-wall_servants_2 = 2 serviteurs sur la Grande Muraille
condition-decree_level_2 = un décret de niveau 2
condition-decree_level_3 = un décret de niveau 3
effect-none = rien
effect-intrigue_up_1 = avancer d’une case d’Intrigues
effect-intrigue_up_2 = avancer de 2 cases d’Intrigues
effect-intrigue_up_3 = avancer de 3 cases d’Intrigues
effect-intrigue_down_1 = reculer d’une case d’Intrigues
effect-intrigue_down_2 = reculer de 2 cases d’Intrigues
effect-intrigue_down_3 = reculer de 3 cases d’Intrigues
effect-servants_up_1 = 1 serviteur de la pioche
effect-servants_up_2 = 2 serviteurs de la pioche
effect-servants_down_1 = payer 1 serviteur
effect-servants_down_2 = payer 2 serviteurs
effect-jade_up_1 = gagner 1 jade
effect-jade_down_1 = rendre 1 jade
effect-vp_up_1 = 1 point
effect-vp_up_2 = 2 points
effect-vp_down_1 = perdre 1 point
source-steps = Marches du Pavillon

## Questions et réponses

ask-stairs = Quel chemin prend votre émissaire ?
ask-reveal = Quelle carte montrez-vous, pour que votre émissaire continue ?
ask-step = Votre émissaire avance-t-il ?
ask-due = Vous ne pouvez pas payer ce que demande la marche. Échangez-vous d’abord des jetons Voyage ?
answer-stairs = Prendre { $stairs }
answer-reveal = Montrer le { $value }
answer-step = Avancer
answer-due-pay = Payer
answer-due-back = Reculer d’une case

## Refus

no-hiding = Votre émissaire repasse par cette marche, il faut donc montrer une carte.
no-card-range = Cette marche demande une carte de { $least } à { $most } ; celle-ci vaut { $value }.
no-going-back = Vous pouvez payer ce que demande la marche, vous le payez donc.
no-due = Vous ne pouvez pas payer ce que demande la marche.

## Ce qui se passe

log-stairs-chosen = { $seat } lance son émissaire sur { $stairs }.
log-stair = { $seat } avance son émissaire d’une case sur { $stairs }, jusqu’à la case { $to } : { $reason }.
log-envoy-back = { $seat } recule son émissaire { $n ->
        [1] d’une case
       *[other] de { $n } cases
    }, jusqu’à la case { $to } : { $reason }.
log-gate-closed = { $seat } voit son émissaire s’arrêter avant une marche qui demande : { $condition }.
log-revealed = { $seat } montre un { $value }.
log-stairs-morning = { $seat }, ce matin sur le chemin de droite : { $effect }.
log-jade-lost = { $seat } rend un jade et en a maintenant { $now } : { $reason }.
reason-stairs = matin sur les marches
reason-toll-inside = péage du matin dans le Pavillon
part-stairs = { reason-stairs }
part-toll-inside = { reason-toll-inside }

## Noms des lieux

name-left = Chemin de gauche, case { $step } : { $condition }
name-right = Chemin de droite, case { $step } : chaque matin { $effect }

## Les règles en une phrase

rule-back = Un émissaire doit parfois reculer, même hors du Pavillon : sa place redevient libre et les autres restent à la leur. Comme prix, il faut pouvoir reculer de toutes les cases ; comme pénalité, on s’arrête au départ.
rule-steps = Qui quitte la case de départ choisit le chemin de gauche ou de droite, et le garde jusqu’à ce que l’émissaire y soit revenu.
rule-gate = Chaque marche de gauche que l’émissaire atteint ou dépasse peut demander de montrer ou de posséder quelque chose, en avançant comme en reculant, sauf si une pénalité le fait reculer.
rule-stairs = Chaque matin, après les nouveaux serviteurs, la marche d’un émissaire sur le chemin de droite apporte quelque chose ou a un prix. Qui ne peut pas payer recule d’une case, qui n’apporte et ne coûte rien cette fois.
rule-toll-inside = Certains chemins de droite demandent chaque matin 1 serviteur à un émissaire arrivé dans le Pavillon.
rule-meng-steps = Meng prend toujours le chemin de droite et paie ce qu’il demande dès qu’il le peut.

## L’image

picture-stairs = Marches
code-stairs-left = G
code-stairs-right = D
code-condition-reveal_1_3 = ?1-3
code-condition-reveal_4_6 = ?4-6
code-condition-reveal_7_9 = ?7-9
code-condition-intrigue_7 = 7In
code-condition-double_servant = ×2
code-condition-gift_cards_5 = 5Cart
code-condition-travel_tokens_3 = 3Jet
code-condition-travel_tokens_4 = 4Jet
code-condition-harbour_rewards_1 = 1Port
code-condition-harbour_rewards_3 = 3Port
code-condition-jade_3 = 3Ja
code-condition-wall_servants_2 = 2Mu
code-condition-decree_level_2 = De2
code-condition-decree_level_3 = De3
code-effect-intrigue_up_1 = +1In
code-effect-intrigue_up_2 = +2In
code-effect-intrigue_up_3 = +3In
code-effect-intrigue_down_1 = −1In
code-effect-intrigue_down_2 = −2In
code-effect-intrigue_down_3 = −3In
code-effect-servants_up_1 = +1S
code-effect-servants_up_2 = +2S
code-effect-servants_down_1 = −1S
code-effect-servants_down_2 = −2S
code-effect-jade_up_1 = +1Ja
code-effect-jade_down_1 = −1Ja
code-effect-vp_up_1 = +1P
code-effect-vp_up_2 = +2P
code-effect-vp_down_1 = −1P

## Nouveaux décrets et cartes Cadeau

option-modules-cards = Nouveaux décrets et cartes Cadeau : deux décrets, deux jetons Voyage et six cartes, dont une toujours inférieure et une toujours supérieure
option-new_decrees = Nouveaux décrets posés à coup sûr (avec les nouveaux décrets et cartes Cadeau)
option-new_decrees-L1-last = le décret de niveau 1
option-new_decrees-L2-intrigue = le décret de niveau 2
option-on_top = Les nouvelles cartes Cadeau dans la pioche
option-on_top-no = mélangées aux autres
option-on_top-yes = au-dessus des autres
excludes-bonus-yes-modules-cards = { excludes-bonus-yes-modules-steps }
icon-hand_swap = carte d’une autre main
icon-pile_swap = carte de la pioche
icon-replace = serviteur remplacé sur la Muraille
icon-retreat = 2 cases en arrière pour 2 points
token-pile_swap = une carte contre la première de la pioche
token-reuse_token = encore une fois un autre jeton
tile-L1-last = chaque matin 2 points pour qui est dernier
tile-L2-intrigue = une récompense d’Intrigues par tour
short-tile-L1-last = M der.
short-tile-L2-intrigue = Int.
code-icon-hand_swap = Mn
code-icon-pile_swap = Pi
code-icon-replace = Rp
code-icon-retreat = Ar
code-token-pile_swap = Pi
code-token-reuse_token = En
source-cards = nouvelles cartes Cadeau
ask-draw = Dans quelle main tirez-vous une carte, pour 1 case d’Intrigues ?
ask-return = Quelle carte donnez-vous en retour ?
ask-pile = Quelle carte échangez-vous contre la première de la pioche ?
ask-replace = Quel serviteur de la Muraille le vôtre remplace-t-il ?
ask-retreat = Votre émissaire recule-t-il de 2 cases pour 2 points ?
ask-reuse = Lequel de vos jetons utilisez-vous encore une fois ?
ask-influence = Quelle récompense d’Intrigues prenez-vous ?
answer-draw = Tirer dans la main de { $other_seat }
answer-return = Donner le { $value }
answer-pile = Mettre le { $value } sous la pioche
answer-replace = Remplacer { $doubles ->
        [0] un serviteur
       *[other] le double serviteur
    } de { $other_seat }
answer-retreat = Reculer
answer-reuse = Utiliser encore « { $token } »
no-other-seat = Choisissez quelqu’un d’autre qui joue.
no-hand-empty = { $seat } n’a pas de carte en main.
no-keeping = Il faut donner une carte en retour, quitte à rendre celle que vous avez tirée.
no-pile = La pioche est vide.
no-servant-on-wall = { $seat } n’a pas ce serviteur sur la Muraille.
no-way-back = Votre émissaire ne peut pas reculer de { $n } cases.
no-token-down = Aucun jeton de ce genre n’est face cachée au-dessus de votre plateau.
no-influence-turn = Le décret d’influence vaut pour votre propre tour.
no-influence-again = Vous avez déjà utilisé le décret d’influence à ce tour.
log-hand-drawn = Un { $value } passe au hasard de la main de { $seat } à { $other_seat }.
log-hand-drawn-hidden = Une carte passe au hasard de la main de { $seat } à { $other_seat }.
log-hand-given = { $seat } donne un { $value } à { $other_seat }.
log-hand-given-hidden = { $seat } donne une carte de sa main à { $other_seat }.
log-pile-swap = { $seat } met le { $value } sous la pioche et tire un { $other_value }.
log-pile-swap-hidden = { $seat } met une carte sous la pioche et tire la première.
log-off-wall = { $seat } reprend { log-servants } de la Grande Muraille dans sa réserve : { $reason }.
log-reused = { $seat } utilise encore une fois le jeton « { $token } ».
log-meng-reused = { $seat } utilise encore une fois le jeton « { $token } ».
reason-hand-swap = carte d’une autre main
reason-replace = serviteur remplacé sur la Muraille
reason-retreat = recul contre des points
reason-last = décret, dernière place
reason-meng-influence = décret d’influence
part-hand-swap = { reason-hand-swap }
part-replace = { reason-replace }
part-retreat = { reason-retreat }
part-last = { reason-last }
part-meng-influence = { reason-meng-influence }
rule-new-setup = Six nouvelles cartes Cadeau remplacent six autres dans la pioche, deux jetons Voyage et deux décrets s’ajoutent ; les décrets peuvent être tirés ou choisis.
rule-low = Une carte est inférieure à toutes les autres. Qui en paie le prix peut effectuer deux fois l’action du lieu.
rule-high = Une carte est supérieure à toutes les autres, et ne montre pas d’action.
rule-hand-swap = Pour 1 case d’Intrigues, tirez au hasard une carte d’une autre main, et donnez-en une de la vôtre en retour.
rule-pile-swap = Une carte de votre main ou de votre défausse va sous la pioche, et la première de la pioche prend sa place.
rule-replace = Le serviteur de quelqu’un d’autre quitte la Muraille pour sa réserve, et un de votre réserve prend sa place, simple contre simple, double contre double.
rule-retreat = Votre émissaire peut reculer de 2 cases pour 2 points, s’il a 2 cases derrière lui.
rule-reuse = Retournez un de vos jetons Voyage face cachée, et utilisez-le comme si vous veniez de le prendre.
rule-last = Ce décret avance aussitôt votre émissaire d’une case. Chaque matin, après les autres décrets, il rapporte 2 points si personne n’a moins de points que vous.
rule-influence = Ce décret avance aussitôt votre émissaire de 2 cases. Ensuite, vous pouvez prendre une récompense d’Intrigues à chacun de vos tours.
rule-meng-hand = Meng paie 1 case d’Intrigues et échange au hasard une carte de votre main contre une de la sienne, si chacun en a une.
rule-meng-pile = Meng échange une carte au hasard de sa main, sinon de sa défausse, contre la première de la pioche.
rule-meng-reuse = Meng utilise encore une fois le dernier jeton Voyage qu’il a pris.
rule-meng-influence = Avec ce décret, Meng prend un jade dès qu’il le peut, une fois par tour ou par crépuscule ; sinon les serviteurs qui manquent à une action, avant d’échanger des jetons Voyage.
