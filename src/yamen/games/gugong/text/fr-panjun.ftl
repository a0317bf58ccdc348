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
