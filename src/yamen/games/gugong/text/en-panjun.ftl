# Pànjūn, the expansion of Gùgōng, in English.

## Options of a table

option-modules = Modules of the expansion Pànjūn
option-modules-steps = Steps of the Pavilion: two stairs to the Palace, a short one with conditions and a long one with good and bad mornings
excludes-bonus-yes-modules-steps = The bonus travel tokens are not made for the modules of Pànjūn: leave out one or the other.

## Stairs, conditions and what mornings bring

stairs-left = the left stairs
stairs-right = the right stairs
condition-none = no condition
condition-reveal_1_3 = show a hand card of 1 to 3
condition-reveal_4_6 = show a hand card of 4 to 6
condition-reveal_7_9 = show a hand card of 7 to 9
condition-intrigue_7 = Intrigue step 7
condition-double_servant = the double servant won
condition-gift_cards_5 = 5 gift cards
condition-travel_tokens_3 = 3 travel tokens
condition-travel_tokens_4 = 4 travel tokens
condition-harbour_rewards_1 = 1 harbour reward
condition-harbour_rewards_3 = 3 harbour rewards
condition-jade_3 = 3 jades
condition-wall_servants_2 = 2 servants on the Great Wall
condition-decree_level_2 = a decree of level 2
condition-decree_level_3 = a decree of level 3
effect-none = nothing
effect-intrigue_up_1 = 1 Intrigue step up
effect-intrigue_up_2 = 2 Intrigue steps up
effect-intrigue_up_3 = 3 Intrigue steps up
effect-intrigue_down_1 = 1 Intrigue step down
effect-intrigue_down_2 = 2 Intrigue steps down
effect-intrigue_down_3 = 3 Intrigue steps down
effect-servants_up_1 = 1 servant from the supply
effect-servants_up_2 = 2 servants from the supply
effect-servants_down_1 = pay 1 servant
effect-servants_down_2 = pay 2 servants
effect-jade_up_1 = gain 1 jade
effect-jade_down_1 = give back 1 jade
effect-vp_up_1 = 1 point
effect-vp_up_2 = 2 points
effect-vp_down_1 = lose 1 point
source-steps = Steps of the Pavilion

## Questions and answers

ask-stairs = Which stairs does your envoy take?
ask-reveal = Which card do you show, so that your envoy may go on?
ask-step = Does your envoy take the step?
ask-due = You cannot pay what the step asks. Do you exchange travel tokens first?
answer-stairs = Take { $stairs }
answer-reveal = Show the { $value }
answer-step = Take the step
answer-due-pay = Pay
answer-due-back = Go back one step

## Refusals

no-hiding = Your envoy goes back over this step, so a card has to be shown.
no-card-range = This step asks for a card of { $least } to { $most }; this one is a { $value }.
no-going-back = You can pay what the step asks, so you do.
no-due = You cannot pay what the step asks.

## What happens

log-stairs-chosen = { $seat }’s envoy sets out on { $stairs }.
log-stair = { $seat }’s envoy takes 1 step on { $stairs }, to step { $to }: { $reason }.
log-envoy-back = { $seat }’s envoy goes back { $n ->
        [one] 1 step
       *[other] { $n } steps
    }, to step { $to }: { $reason }.
log-gate-closed = { $seat }’s envoy stops before a step that asks: { $condition }.
log-revealed = { $seat } shows a { $value }.
log-stairs-morning = { $seat }’s morning on the right stairs: { $effect }.
log-jade-lost = { $seat } gives back a jade and has { $now } now: { $reason }.
reason-stairs = morning on the stairs
reason-toll-inside = morning toll inside the Palace
part-stairs = { reason-stairs }
part-toll-inside = { reason-toll-inside }

## Names of places

name-left = Left stairs, step { $step }: { $condition }
name-right = Right stairs, step { $step }: each morning { $effect }

## Rules in a sentence

rule-back = An envoy may have to go back, even out of the Palace: its place is free again, and the others stay on theirs. As a price, going back needs all the steps; as a penalty it ends at the start.
rule-steps = Whoever leaves the start chooses the left or the right stairs and keeps to them until the envoy is back at the start.
rule-gate = Each step of the left stairs that an envoy reaches or passes may ask for something to be shown or to be had, forwards and backwards, but not when a penalty moves it back.
rule-stairs = Each morning, after the income, the step of an envoy on the right stairs brings something or has a price. Who cannot pay goes back one step, which brings and costs nothing this time.
rule-toll-inside = Some right stairs ask 1 servant each morning of an envoy inside the Palace.
rule-meng-steps = Meng always takes the right stairs, and pays what they ask whenever he can.

## The picture

picture-stairs = Stairs
code-stairs-left = L
code-stairs-right = R
code-condition-reveal_1_3 = ?1-3
code-condition-reveal_4_6 = ?4-6
code-condition-reveal_7_9 = ?7-9
code-condition-intrigue_7 = 7In
code-condition-double_servant = ×2
code-condition-gift_cards_5 = 5Card
code-condition-travel_tokens_3 = 3Tok
code-condition-travel_tokens_4 = 4Tok
code-condition-harbour_rewards_1 = 1Harb
code-condition-harbour_rewards_3 = 3Harb
code-condition-jade_3 = 3Ja
code-condition-wall_servants_2 = 2Wa
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

## New decrees and gift cards

option-modules-cards = New decrees and gift cards: two decrees, two travel tokens and six gift cards, two of them always lower or always higher
option-new_decrees = New decrees that surely lie on the board (with the new decrees and gift cards)
option-new_decrees-L1-last = the decree of level 1
option-new_decrees-L2-intrigue = the decree of level 2
option-on_top = New gift cards in the pile
option-on_top-no = shuffled in with the others
option-on_top-yes = on top of the others
excludes-bonus-yes-modules-cards = { excludes-bonus-yes-modules-steps }
icon-hand_swap = a card of another hand
icon-pile_swap = a card of the pile
icon-replace = a servant replaced on the wall
icon-retreat = 2 steps back for 2 points
token-pile_swap = a card for the top of the pile
token-reuse_token = another token once more
tile-L1-last = each morning 2 points for the last one
tile-L2-intrigue = an Intrigue benefit each turn
short-tile-L1-last = M last
short-tile-L2-intrigue = Int.
code-icon-hand_swap = Hd
code-icon-pile_swap = Pi
code-icon-replace = Rp
code-icon-retreat = Bk
code-token-pile_swap = Pi
code-token-reuse_token = Ag
source-cards = new gift cards
ask-draw = From whose hand do you draw a card, for 1 Intrigue step?
ask-return = Which card do you give for it?
ask-pile = Which card do you exchange with the top of the pile?
ask-replace = Whose servant on the wall does yours replace?
ask-retreat = Does your envoy go 2 steps back for 2 points?
ask-reuse = Which of your tokens do you use once more?
ask-influence = Which Intrigue benefit do you use?
answer-draw = Draw from the hand of { $other_seat }
answer-return = Give the { $value }
answer-pile = Put the { $value } under the pile
answer-replace = Replace { $doubles ->
        [0] a servant
       *[other] the double servant
    } of { $other_seat }
answer-retreat = Go back
answer-reuse = Use “{ $token }” again
no-other-seat = Choose somebody else who plays.
no-hand-empty = { $seat } has no card in hand.
no-keeping = A card has to be given back, be it the one you drew.
no-pile = The pile is empty.
no-servant-on-wall = { $seat } has no such servant on the wall.
no-way-back = Your envoy cannot go { $n } steps back.
no-token-down = No such token lies face down above your board.
no-influence-turn = The decree of influence is for your own turn.
no-influence-again = You have used the decree of influence this turn.
log-hand-drawn = A { $value } goes by lot from the hand of { $seat } to { $other_seat }.
log-hand-drawn-hidden = A card goes by lot from the hand of { $seat } to { $other_seat }.
log-hand-given = { $seat } gives { $other_seat } a { $value }.
log-hand-given-hidden = { $seat } gives { $other_seat } a hand card.
log-pile-swap = { $seat } puts the { $value } under the pile and draws a { $other_value }.
log-pile-swap-hidden = { $seat } puts a card under the pile and draws its top card.
log-off-wall = { $seat } takes { log-servants } from the Great Wall into the pool: { $reason }.
log-reused = { $seat } uses the token “{ $token }” once more.
log-meng-reused = { $seat } uses the token “{ $token }” once more.
reason-hand-swap = card of another hand
reason-replace = servant replaced on the wall
reason-retreat = steps back for points
reason-last = decree, fewest points
reason-meng-influence = decree of influence
part-hand-swap = { reason-hand-swap }
part-replace = { reason-replace }
part-retreat = { reason-retreat }
part-last = { reason-last }
part-meng-influence = { reason-meng-influence }
rule-new-setup = Six new gift cards take the place of six others in the pile, two travel tokens and two decrees come in; the decrees can be drawn or chosen.
rule-low = One card is lower than any other. Who pays the price for it may do the action of the place twice.
rule-high = One card is higher than any other, and it shows no action.
rule-hand-swap = For 1 Intrigue step, draw a card from another hand by lot, and give any hand card for it.
rule-pile-swap = A card of your hand or discard pile goes under the pile, and the pile’s top card comes in its place.
rule-replace = Somebody’s servant on the wall returns to that pool, and one of your pool takes its place, plain for plain, double for double.
rule-retreat = Your envoy may go 2 steps back for 2 points, if it has 2 steps behind it.
rule-reuse = Turn up one of your travel tokens that lie face down, and use it as if you had just taken it.
rule-last = This decree moves your envoy 1 step at once. Each morning, after the other decrees, it brings 2 points if nobody has fewer points than you.
rule-influence = This decree moves your envoy 2 steps at once. From then on you may use one Intrigue benefit in each of your turns.
rule-meng-hand = Meng pays 1 Intrigue step and exchanges a card by lot of your hand for one of his, if both hands have one.
rule-meng-pile = Meng exchanges a card by lot of his hand, else of his discard pile, with the pile.
rule-meng-reuse = Meng uses the travel token once more that he took last.
rule-meng-influence = With the decree Meng takes a jade as soon as he can, once a turn or twilight; else servants for an action that lacks them, before he exchanges travel tokens.
