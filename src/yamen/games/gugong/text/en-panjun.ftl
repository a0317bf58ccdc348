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
