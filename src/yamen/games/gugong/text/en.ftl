# Gùgōng, in English.

game-gugong = Gùgōng
game-title = { game-gugong }
game-about = Four days in the Forbidden City, 1570: gifts open the doors of seven officials, and only who has an audience in the Palace of Heavenly Purity may win. Alone, you play against Meng. What the cards, tokens, dice, decrees, houses and roads show is reconstructed where no rulebook says it; your own box may differ, and you can correct it.
seat-alone = Meng

## Options of a table

option-first = Who begins
option-first-drawn = drawn by lot
option-expert = Expert variant
option-expert-no = no: the officials begin with the seven gifts that are made for it
option-expert-yes = yes: their gifts are drawn from all the cards that nobody holds
option-bonus = Bonus travel tokens
option-bonus-no = no: they stay in the box
option-bonus-yes = yes: all six are mixed in
option-meng = Meng’s strength
option-meng-easy = easy: one special card in his deck
option-meng-normal = normal: two special cards
option-meng-hard = hard: two special cards, and a fifth gift for him
option-focus = The official whom Meng helps
option-focus-drawn = drawn by lot
option-focus-travel = Travel, the Revenue Official
option-focus-wall = the Great Wall, the Public Works Official
option-focus-jade = Jade, the Jade Official
option-focus-intrigue = Intrigue, the Shady Official
option-focus-palace = the Palace, the Censorate Official
option-focus-decrees = Decrees, the Decrees Official
option-focus-canal = the Grand Canal, the Trade Official
option-sets = Your gift cards, and Meng’s
option-sets-4-5 = set 4 for you, set 5 for Meng
option-sets-2-3 = set 2 for you, set 3 for Meng
option-sets-1-2 = set 1 for you, set 2 for Meng
excludes-bonus-yes-seats-1 = Against Meng the bonus travel tokens stay in the box: leave them out, or play with two or more.

## Places and their officials

place-travel = Travel
    .official = the Revenue Official
    .full = the Revenue Official (Travel)
place-wall = the Great Wall
    .official = the Public Works Official
    .full = the Public Works Official (Great Wall)
place-jade = Jade
    .official = the Jade Official
    .full = the Jade Official
place-intrigue = Intrigue
    .official = the Shady Official
    .full = the Shady Official (Intrigue)
place-palace = the Palace
    .official = the Censorate Official
    .full = the Censorate Official (Palace)
place-decrees = Decrees
    .official = the Decrees Official
    .full = the Decrees Official
place-canal = the Grand Canal
    .official = the Trade Official
    .full = the Trade Official (Grand Canal)

way-a = A
way-b = B

## What gift cards show

icon-none = no action
icon-servants_1 = 1 servant
icon-servants_2 = 2 servants
icon-swap = swap
icon-travel = Travel
icon-wall = Great Wall
icon-jade = Jade
icon-intrigue = Intrigue
icon-palace = Palace
icon-decrees = Decree
icon-canal = Grand Canal

## Travel tokens and bonus tokens

token-none = no token
token-servants_1 = 1 servant
token-servants_2 = 2 servants
token-envoy_1 = envoy 1 step
token-intrigue_1 = 1 Intrigue step
token-discard7_jade = a jade for a gift of 7 or more
token-vp_2 = 2 points
token-swap = swap
token-retrieve = take back a card
token-ship_servant = a servant onto a ship
token-wall_servant = a servant onto the wall
token-servants3_jade = a jade for 3 servants
token-double = counts double
token-value_plus_1 = gifts +1
token-toll = toll
token-follow = follow
token-double_value = a gift twice
token-double_card_action = card action twice
token-discount_2 = 2 servants fewer

## Cities

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

## Decrees

tile-L1-intrigue = each morning 2 Intrigue steps
tile-L1-ship = each morning a servant onto a ship
tile-L1-servant = each morning 1 servant
tile-L1-envoy = each morning the envoy 1 step
tile-L1-swap = each morning a swap
tile-L2-travel = Travel 1 servant cheaper
tile-L2-jade = Jade 1 servant cheaper
tile-L2-wall = 1 servant more on the wall
tile-L2-equal = gifts of equal value
tile-L2-decrees = Decrees 1 servant cheaper
tile-L3-third = 1 point for every 3
tile-L3-eight = 8 points
tile-L3-jade = 2 points for each jade
tile-L3-decrees = 2 points for each decree
tile-L3-harbours = 2 points for each harbour reward

## Harbours and their rewards, benefits, exchanges

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
reward-card = a gift card
reward-double = the double servant

benefit-servant = 1 servant
benefit-servants = 2 servants
benefit-die = turn a die
benefit-jade = a jade

goods-servant = 1 servant
goods-double = the double servant
goods-points = 2 points
goods-jade = a jade

piece-servant = a servant
piece-double = the double servant

## Meng’s cards

automa-travel = Travel
automa-wall = Great Wall
automa-jade = Jade
automa-intrigue = Intrigue
automa-palace = Palace
automa-decrees = Decrees
automa-canal = Grand Canal
automa-special = special card

## Phases, and sources of points

phase-morning = Phase 1, morning
phase-day = Phase 2, day
phase-twilight = Meng’s twilight
phase-night = Phase 3, night
phase-final = Final scoring
phase-end = The end

source-wall = Great Wall
source-night = night
source-decrees = decrees
source-palace = steps beyond the Palace
source-tokens = travel tokens
source-exchange = tokens exchanged
source-harbours = harbours
source-toll = toll
source-meng = Meng instead of swaps
source-level_3 = level-3 decrees
source-arrival = arrival in the Palace
source-jade = jade
source-outside = not in the Palace

## Questions

ask-gift = Which gift do you exchange, and with whom?
ask-pay = Your gift is not dearer than the official’s. How is it accepted?
ask-swap = Which card do you swap, and with whom?
ask-travel = How do you travel?
ask-city = Where does your traveller go?
ask-token = Do you use the token?
ask-discard = Which gift do you discard for a jade?
ask-retrieve = Which card do you take back into your hand?
ask-lay = Where does the bonus token lie today?
ask-again = Do you perform the action of your card once more?
ask-wall = Whom do you place on the Great Wall?
ask-extra = Does a servant of your supply go onto the wall as well?
ask-jade = Which jade do you buy?
ask-intrigue = How far do you go up the Intrigue track?
ask-palace = How far does your envoy go?
ask-decree = Which decree do you obtain?
ask-canal = What do you do on the Grand Canal?
ask-load = Which servant goes aboard which ship?
ask-ship = Which servant of your supply goes aboard which ship?
ask-sail = Which ship moves?
ask-claim = Which reward do you claim?
ask-cost = Which servants pay?
ask-gain = Which servants do you take?
ask-benefit = Which Intrigue benefit do you use?
ask-die = Which die do you turn, and to which face?
ask-exchange = What do you exchange travel tokens for?
ask-room = There is no room for the new token. What do you exchange others for?
ask-give = Which unused bonus token do you give?
ask-morning = Which morning decree do you use?
ask-rest = Do you exchange travel tokens before your turn ends?

## Answers

answer-skip = Leave it
answer-gift = Give your { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    } to { $place_full } for the { $other_value }
answer-swap = Swap your { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    } for the { $other_value } of { $place_full }
answer-pay-servants = Pay 2 servants
answer-pay-double = Pay with the double servant
answer-pay-token = Use the bonus token “{ token-double_value }”
answer-pay-none = Exchange the gifts without performing any action
answer-pay-card = Lay your { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    } aside
answer-cost-servants = Pay with plain servants
answer-cost-double = Pay with the double servant, and plain ones for the rest
answer-gain-servants = Take plain servants
answer-gain-double = Take the double servant, and plain ones for the rest
answer-travel-a = Way A: travel once
answer-travel-b = Way B: travel twice
answer-intrigue-a = Way A: 1 step up, and the medal if nobody has it
answer-intrigue-b = Way B: 3 steps up
answer-palace-a = Way A: 1 step
answer-palace-b = Way B: 2 steps, and 1 Intrigue step
answer-city = { $city }: { $token }
answer-wall = Way { $way }: { $way_id ->
        [a] place
       *[b] pay 1 servant, place
    } { $doubles ->
        [0] { $servants ->
                [one] 1 servant
               *[other] { $servants } servants
            }
       *[other] { $servants ->
                [0] the double servant
               *[other] 1 servant and the double one
            }
    }
answer-extra-servant = Place a servant
answer-extra-double = Place the double servant
answer-house = House { $house }, for { $cost ->
        [0] nothing
        [one] 1 servant
       *[other] { $cost } servants
    }{ $token_id ->
        [none] {""}
       *[other] {" "}with the bonus token “{ $token }”
    }
answer-square = The Jade square, for { $cost ->
        [0] nothing
        [one] 1 servant
       *[other] { $cost } servants
    }{ $token_id ->
        [none] {""}
       *[other] {" "}with the bonus token “{ $token }”
    }
answer-decree = “{ $tile }”: { $cost ->
        [0] 1 servant on it
        [one] pay 1 servant, 1 on it
       *[other] pay { $cost } servants, 1 on it
    }{ $points ->
        [0] {""}
       *[other] , { $points } points
    }{ $token_id ->
        [none] {""}
       *[other] {" "}(bonus token “{ $token }”)
    }
answer-canal-empty = Way A: place nobody, only move a ship or claim
answer-canal-b = Way B: pay 1 servant, place 2
answer-load = Place { $piece } on your ship in harbour { $harbour }
answer-load-new = Place { $piece } on a new ship in harbour { $harbour }
answer-sail = Move the ship in harbour { $harbour }
answer-claim = Claim { $reward } in harbour { $harbour }
answer-token = Use it: { $token }
answer-discard = Discard your { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    }
answer-retrieve = Take back the { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    }
answer-lay = { $place_id ->
        [board] Lay “{ $token }” beside your board, with { $piece } on it
       *[other] Lay “{ $token }” beside { $place_full }, with { $piece } on it
    }
answer-again = Once more, with the bonus token “{ token-double_card_action }”
answer-not-again = Not now
answer-benefit = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } down: { $benefit }
answer-die = Turn die { $die } to { $face }
answer-exchange = { $doubles ->
        [0] Exchange { $n } travel tokens for { $goods }
        [one] Exchange travel tokens worth { $n }, 1 double one among them, for { $goods }
       *[other] Exchange travel tokens worth { $n }, { $doubles } double ones among them, for { $goods }
    }
answer-give = Give the token “{ $token }”
answer-morning = “{ $tile }”
answer-morning-done = No more this morning
answer-rest = End the turn

## Why not

no-again = There is nothing else to answer here.
no-benefit-low = This benefit goes down { $need } steps; your Intrigue marker is on step { $have }.
no-card-dear = Only a gift worth { $least } or more can be discarded for a jade; this one is worth { $value }.
no-card-in-hand = That card is not in your hand.
no-card-own = That card is neither in your hand nor in your discard pile.
no-card-taken = That card is not in your discard pile.
no-city = { $city } is not on this side of the board.
no-city-in-reach = { $city } lies behind another token; your traveller takes the first one on each road.
no-declining = These servants cannot be left.
no-decree-in-play = The decree “{ $tile }” is not in play.
no-decree-twice = You have the decree “{ $tile }” already.
no-discount = You have no bonus token “{ token-discount_2 }” face up.
no-discount-needed = It costs nothing already; the bonus token would be wasted.
no-double-in-pool = Your double servant is not in your pool.
no-double-in-supply = Your double servant is not in your supply.
no-double-value = You have no bonus token “{ token-double_value }” face up.
no-double-value-enough = Even twice the value of your { $value } is not dearer than the official’s gift.
no-exchange-tokens = This exchange takes tokens worth { $need }, { $doubles ->
        [0] no double one
        [one] exactly 1 double one
       *[other] exactly { $doubles } double ones
    } among them; yours are worth { $have }.
no-face = Die { $die } has no face with { $face }.
no-harbour-free = No harbour is free ahead of the ship in harbour { $harbour }.
no-house = There is no house { $house } on this side of the board.
no-house-empty = The jade of house { $house } is sold.
no-intrigue-top = Your Intrigue marker is on the last step, number { $steps }.
no-lay-there = This bonus token cannot lie there.
no-morning-again = You have used “{ $tile }” this morning.
no-morning-decree = You have no morning decree “{ $tile }”.
no-morning-use = “{ $tile }” would do nothing now.
no-new-ship = You have no ship at home, or no harbour of that route is free.
no-reward = The ship in harbour { $harbour } cannot claim { $reward }: that harbour gives something else, or all spaces for it are taken.
no-room-aboard = Your ships have no room for that.
no-servants = That takes { $need ->
        [one] 1 servant
       *[other] { $need } servants
    }; your pool has { $have }.
no-ship-full = The ship in harbour { $harbour } does not carry 3 servants, or it is not the one that was just loaded.
no-ship-there = You have no ship in harbour { $harbour }.
no-ship-to-move = No ship of yours can move, and none can claim a reward.
no-square-yet = The Jade square sells only when every house is empty.
no-stopping = The second servant must go aboard as well.
no-supply = Your supply has no such servant.
no-token-in-city = No token lies in { $city }.
no-token-in-reach = Your traveller can reach no token.
no-token-there = You have no token “{ $token }” face up.
no-token-use = The token would do nothing for you now.

## Corrected boxes

component-unknown-value = { $path_id } is { $value_id }: there is no such thing in the box.
component-board-values = { $path_id }: the seven gifts of the board must all have different values.
component-road = { $path_id } has { $value_id }: a road joins two cities of its own map.
component-unreached = { $path_id }: some city cannot be reached from the others.

## What happened

log-servants = { $doubles ->
        [0] { $n ->
                [one] 1 servant
               *[other] { $n } servants
            }
       *[other] { $n ->
                [one] the double servant
               *[other] { $n } servants, the double one among them,
            }
    }
log-paid = { $seat } pays { log-servants }: { $reason }.
log-gained = { $seat } gains { log-servants }: { $reason }.
log-on-wall = { $seat } places { log-servants } on the Great Wall: { $reason }.
log-boarded = { $seat } places { log-servants } on the ship in harbour { $harbour }: { $reason }.
log-returned = { $seat } takes { log-servants } back into the supply: { $reason }.
log-double-won = { $seat } wins the double servant, which counts as two.
log-points = { $seat } scores { $n ->
        [one] 1 point
       *[other] { $n } points
    }: { $reason_id ->
        [meng-decrees] swap decree, a point for Meng
       *[other] { $reason }
    }.
log-points-lost = { $seat } loses { $n ->
        [one] 1 point
       *[other] { $n } points
    }: { $reason }.
log-intrigue-up = { $seat } goes up { $n ->
        [one] 1 step
       *[other] { $n } steps
    } on the Intrigue track, to step { $to }: { $reason }.
log-intrigue-down = { $seat } goes down { $n ->
        [one] 1 step
       *[other] { $n } steps
    } on the Intrigue track, to step { $to }: { $reason }.
log-envoy = { $seat }’s envoy takes { $n ->
        [one] 1 step
       *[other] { $n } steps
    } and stands on step { $to } of 8: { $reason }.
log-envoy-arrives = { $seat }’s envoy reaches the Palace of Heavenly Purity and takes place { $spot }: { $reason }.
log-jade = { $seat } gets a jade and has { $now } now: { $reason }.
log-gift = { $seat } gives the { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    } to { $place_full } and takes the { $other_value }.
log-swap = { $seat } swaps the { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    } for the { $other_value } of { $place_full }.
log-no-actions = { $seat } pays no price for the gift and performs no action.
log-laid-aside = { $seat } lays the { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    } aside as the price of the gift.
log-laid-aside-hidden = { $seat } lays a card aside, face down, as the price of the gift.
log-discarded = { $seat } discards the { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    } for a jade.
log-discarded-hidden = { $seat } discards the top gift, face down, for a jade.
log-retrieved = { $seat } takes the { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    } back from the discard pile.
log-retrieved-hidden = { $seat } puts the top card of the discard pile back under the gifts to come.
log-card = { $seat } draws a { $value }{ $icon_id ->
        [none] {""}
       *[other] {" "}({ $icon })
    } from the pile.
log-card-hidden = { $seat } draws a gift card from the pile.
log-hand = { $seat } takes up { $n ->
        [0] no cards
        [one] 1 card
       *[other] { $n } cards
    } from the discard pile.
log-ship = { $seat } puts a new ship into harbour { $harbour }.
log-sailed = { $seat }’s ship moves from harbour { $harbour } to harbour { $to_harbour }.
log-ship-lost = { $seat }’s ship in harbour { $harbour } is lost at sea; { $n ->
        [one] its servant returns
       *[other] its { $n } servants return
    } to the supply.
log-claimed = { $seat }’s full ship in harbour { $harbour } claims { $reward } and goes home.
log-medal = { $seat } takes the medal and will begin the next day.
log-die-turned = { $seat } turns die { $die } to { $face }.
log-wall-scored = A section of the Great Wall is scored: { $seat } has most on it, worth { $n ->
        [one] 1 servant
       *[other] { $n } servants
    }.
log-decree = { $seat } obtains the decree “{ $tile }” and leaves a servant on it.
log-acts = { $seat } performs the action of { $place_official }.
log-day = Day { $day } begins; { $first_seat } is the start player.
log-dice = The Destiny dice show { $a }, { $b } and { $c }.
log-phase = { $phase }, day { $day }.
log-matches = { $seat }’s cards { $n ->
        [0] match no die.
        [one] match the dice once.
        [2] match the dice twice.
       *[other] match the dice { $n } times.
    }
log-outside = { $seat }’s envoy is not in the Palace: { $seat } cannot win and loses all points.
log-toll = { $other_seat } acts at { $place_official } and owes { $seat } a toll.
log-follow = { $seat } may follow { $other_seat } and act at { $place_official } too.
log-travelled = { $seat } travels to { $city } and takes the token “{ $token }”.
log-token-kept = { $seat } puts the token “{ $token }” above the board.
log-exchanged = { $seat } exchanges { $n ->
        [one] 1 travel token
       *[other] { $n } travel tokens
    } for { $goods }.
log-token-used = { $seat } uses the bonus token “{ $token }” and turns it face down.
log-token-laid = { $place_id ->
        [board] { $seat } lays the bonus token “{ $token }” beside the board, with a servant on it.
       *[other] { $seat } lays the bonus token “{ $token }” beside { $place_official }, with a servant on it.
    }
log-token-lifted = The day is over: { $seat } takes the bonus token “{ $token }” back, and its servant returns to the supply.
log-tokens-shuffled = The { $n } discarded travel tokens are shuffled into new piles.
log-city-filled = A new token lies in { $city }: { $token }.
log-meng-turn = { $automa_id ->
        [special] { $seat } turns up his special card and goes to the official whom he helps, { $place_official }: what he does there costs him nothing.
       *[other] { $seat } turns up the card “{ $automa }” and goes to { $place_official }.
    }
log-meng-shuffled = Meng’s deck is empty; his { $n } cards of earlier days are shuffled again.
log-twilight = Twilight: { $seat } goes through his { $n ->
        [one] card
       *[other] { $n } cards
    } of the day again, for their lower actions.
log-twilight-card = Twilight, card “{ $automa }”: { $automa_id ->
        [travel] { $seat } pays to travel once more, if he can.
        [wall] { $seat } pays 1 servant to place 1 on the Great Wall, if he can.
        [intrigue] { $seat } pays 1 servant for 2 Intrigue steps, if he can.
        [palace] { $seat } pays 2 servants for a step of his envoy and an Intrigue step, if he can.
        [canal] { $seat } pays 1 servant to place 1 on a ship, if he can.
       *[other] { $seat } travels once, for nothing.
    }
log-twilight-over = { $seat }’s cards of the day are put with those of earlier days.

## Reasons of payments, gains, steps and points

reason-day = a new day
reason-gift-price = price of the gift
reason-card-actions = action of the card
reason-swap = swap
reason-travel = Travel, way B
reason-tokens = travel token
reason-exchange = travel tokens exchanged
reason-discard-jade = token, a jade for a gift
reason-servants-jade = token, a jade for 3 servants
reason-ship-servant = a servant of the supply for a ship
reason-wall-servant = token, a servant onto the wall
reason-bonus = servant on a bonus token
reason-wall = Great Wall action
reason-wall-decree = decree, 1 servant more on the wall
reason-wall-scoring = most servants on the Great Wall
reason-benefits = Intrigue benefit
reason-jade = Jade action
reason-intrigue = Intrigue action
reason-palace = Palace action
reason-beyond = steps beyond the Palace
reason-decrees = decree
reason-canal = Grand Canal action
reason-claim = harbour reward
reason-toll = toll
reason-morning-decrees = morning decree
reason-income = morning income
reason-night = cards that match the dice
reason-night-bonus = most matches of the night
reason-final-third = decree, 1 point for every 3
reason-final-eight = decree, 8 points
reason-final-jade = decree, 2 points for each jade
reason-final-decrees = decree, 2 points for each decree
reason-final-harbours = decree, 2 points for each harbour reward
reason-arrival = arrival in the Palace
reason-jade-points = jade
reason-outside = not in the Palace
reason-meng-card = Meng, a point instead of a swap
reason-meng-special = Meng’s special card, for nothing
reason-meng-travel = Meng’s twilight, one more journey
reason-meng-tokens = travel token, as Meng uses it
reason-meng-exchange = Meng exchanges tokens when he can use them
reason-meng-wall = Meng’s Great Wall action
reason-meng-benefit = Intrigue benefit, as Meng uses it
reason-meng-jade = Meng’s Jade action, the cheapest one
reason-meng-intrigue = Meng’s Intrigue action
reason-meng-palace = Meng’s Palace action
reason-meng-decrees = Meng’s Decrees action
reason-meng-canal = Meng’s Grand Canal action
reason-meng-claim = Meng’s full ship

## Parts of a sum

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

## Where the match is, and what comes next

where-day = Day { $day } of 4
where-phase = { $phase }
then-actions = the actions of the card and of the place
then-place = the action of { $place_official }
then-turn = { $seat }
then-phase = { $phase }

## Places and counters

name-day = Day
name-die = Destiny die { $die }
name-court = { $place_id ->
        [travel] Travel: gift of { $place_official }
        [wall] Great Wall: gift of { $place_official }
        [palace] Palace: gift of { $place_official }
        [canal] Grand Canal: gift of { $place_official }
       *[other] { $place }: gift of { $place_official }
    }
name-beside = Bonus tokens beside { $place_official }
name-way = { $place }, way { $way }
name-pile = Gift cards to draw
name-medal = Medal
name-wall = Great Wall, complete with { $size }
name-house = Jade, house { $house }, price { $cost }
name-square = Jade square, price { $cost }
name-benefit = Intrigue benefit, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } down: { $benefit }
name-exchange = Travel tokens for { $goods }
name-city = { $city }
name-bag = Travel tokens to come
name-spent = Travel tokens discarded
name-track = Intrigue track, step { $step }
name-palace = Way to the Palace, step { $step }
name-hall = Palace, place { $spot }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
name-harbour = Harbour { $route }{ $harbour }
name-decree = Decree of level { $level }: { $tile }
name-automa-deck = Meng’s deck
name-automa-today = Meng’s cards of today
name-automa-old = Meng’s cards of earlier days
name-points = { $seat }: points
name-servants = { $seat }: servants to pay with
name-intrigue = { $seat }: Intrigue steps
name-envoy = { $seat }: envoy’s steps
name-worth = { $seat }: worth of travel tokens
name-pool = { $seat }: pool
name-supply = { $seat }: supply
name-locked = { $seat }: double servant, not won yet
name-ships = { $seat }: ships at home
name-jade = { $seat }: jade
name-reward = { $seat }: harbour reward, { $reward }
name-start = { $seat }: start player
name-own-medal = { $seat }: medal
name-traveller = { $seat }: traveller at home
name-hand = { $seat }: hand
name-taken = { $seat }: discard pile
name-tokens = { $seat }: travel tokens
name-held = { $seat }: token in hand
name-own-beside = { $seat }: bonus token beside the board

unit-servants = { $n ->
        [one] servant
       *[other] servants
    }
unit-intrigue = { $n ->
        [one] Intrigue step
       *[other] Intrigue steps
    }
unit-tokens = { $n ->
        [one] travel token
       *[other] travel tokens
    }

## The rules, each in a sentence or two

rule-setup = The board’s side is that for up to three or for four and five players. Seven gifts lie with the officials, a travel token on each city, two decrees of each level; everybody has four gifts, 6 servants in the pool, 6 in the supply, and three ships. Values that no rulebook prints are reconstructed and marked as such among the components.
rule-expert = In the expert variant the officials’ gifts are drawn from one pile of all the cards that nobody holds.
rule-solo-setup = Alone, you play as with two players against Meng, who has gifts, servants and a board like everybody, and a deck of his own. The human begins. An easy Meng has one special card, a hard one a fifth gift.
rule-focus = One official, drawn or chosen, is the one whom Meng helps all game: his special cards send him there.
rule-start-player = Whoever took the medal becomes start player, and the medal returns to the board; otherwise nothing changes. The first day has no morning.
rule-refill = Each morning every city without token and without traveller gets a new travel token. When none is left to draw, the discarded ones are shuffled.
rule-dice = Each morning the three Destiny dice are rolled; at night they tell which cards bring servants.
rule-morning-decrees = In turn order everybody may use each of their level-1 decrees once: 2 Intrigue steps, a servant onto a ship, a servant, a step of the envoy, or a swap of a hand card.
rule-income = Then everybody gains as many servants as the day track shows, as far as the supply has them.
rule-turns = In turn order everybody exchanges one gift and acts, again and again; who has no card passes. The day ends when nobody has a card.
rule-gifts = A turn begins with a card of your hand exchanged for an official’s. Your card stays with the official; the other goes face down to your discard pile, which is your hand tomorrow.
rule-gift-price = A dearer gift is accepted freely. Otherwise you pay 2 servants, or lay another hand card on your discard pile, or perform no action at all this turn.
rule-fruit-bowl = A gift of value 1, the fruit bowl, is freely exchanged for a gift of value 9.
rule-actions = After the exchange you may perform the action of the card you gave, then that of the official’s place; either, both or none.
rule-card-actions = A gift card can show a place, whose action you perform as if you were there, or 1 or 2 servants from your supply, or a swap.
rule-swap = A card of your hand or discard pile is exchanged for any official’s, whatever their values; the new one goes where the old one was, and no action follows.
rule-travel = A: your traveller moves once. B: for 2 servants it moves twice. It begins on any city with a token, then follows the roads to the next token, over empty cities and other travellers.
rule-travel-decree = With this decree travelling twice costs 1 servant fewer.
rule-tokens = You may use the token you take at once: servants, a step of your envoy or on the Intrigue track, 2 points, and more. Then it lies above your board. A double token gives nothing now and counts two in an exchange.
rule-discard-jade = For this token you may discard a hand card worth 7 or more, as printed, and get a jade.
rule-retrieve = For this token you may take a card of your discard pile back into your hand, for all to see.
rule-ship-servant = A servant of your supply may go aboard a ship of yours, or a new one; a ship filled so may claim its harbour’s reward.
rule-wall-servant = For this token a servant of your supply may go onto the Great Wall, which may complete it.
rule-servants-jade = For this token you may pay 3 servants for a jade.
rule-exchange = Whenever you like, exchange travel tokens: 2 for a servant, 4 for 2 points, 6 for a jade.
rule-room = There is room for six tokens. Before a seventh is put down, others must be exchanged; the new one is not among them.
rule-bonus = Three bonus tokens lie in force for a day, with a servant of your pool on them; three wait face up above your board until they are used once. After that each is a travel token like others.
rule-plus = This bonus token makes all your gifts worth 1 more until the end of the day.
rule-toll = Whoever else performs the action of the marked place today loses a point to you, but nobody falls below 0.
rule-follow = When somebody else performs the action of the marked place today, you may perform it too.
rule-double-value = Once, this bonus token counts the value of the gift you give twice.
rule-double-action = Once, this bonus token lets you perform the action of your card a second time.
rule-discount = Once, this bonus token makes a jade or a decree 2 servants cheaper, but never cheaper than nothing.
rule-wall = A: place 1 servant of your pool on the Great Wall. B: pay 1 servant to place up to 2. When a section is complete, with 4, 5, 6 or 7 servants for up to 2, 3, 4 or 5 players, it is scored at once.
rule-wall-decree = With this decree each Great Wall action may place one servant more, from your supply.
rule-wall-scoring = Who has most on the wall, by Intrigue if equal, scores 3 points, the envoy takes a step, and those servants return to the supply. Then everybody who was on the wall may use one Intrigue benefit, the lowest marker first.
rule-benefits = Going down the Intrigue track brings 1 servant for 1 step, 2 servants for 3 steps, a Destiny die turned to any face for 5, or a jade for 7.
rule-jade = Pay the servants that a house asks, for its jade.
rule-square = When every house is empty, the square sells jade for 5 servants.
rule-jade-decree = With this decree a jade of the Jade action costs 1 servant fewer.
rule-intrigue = A: 1 step up the Intrigue track. B: 3 steps for 1 servant. The track ends at step 14; who arrives on a step lies on top and is ahead. The track breaks every tie.
rule-medal = Who first takes way A on a day takes the medal and will begin the next day.
rule-palace = A: your envoy takes 1 step. B: for 2 servants it takes 2, and your Intrigue marker 1. The eighth step is the Palace of Heavenly Purity; without it nobody can win.
rule-beyond = Each step that an envoy in the Palace would still take is a point instead.
rule-decrees = Pay the servants that a decree asks, 1 more for each opponent who has it, and leave another one on it for the rest of the game. Its points are scored at once; nobody has a decree twice.
rule-equal-decree = With this decree gifts of equal value are accepted freely too.
rule-decrees-decree = With this decree other decrees cost 1 servant fewer.
rule-canal = A: place 1 servant on a ship and move a ship to the next free harbour, or do one of both. B: pay 1 servant to place 2 on your ships. A ship has room for 3.
rule-new-ship = A new ship comes to the first free harbour of a route, for nothing. With four and five players there are two routes, which no ship ever changes.
rule-claim = A ship with 3 servants may claim what its harbour gives: harbour 2 gives 4 points, 3 a gift card, 4 the double servant, 5 any of these. One servant stays on your board, which has room for three, two and one of them; the others and the ship go home.
rule-double-servant = The double servant counts as two when it pays or is placed, and as one when it is gained. It never lies on a decree or beside a reward.
rule-hand = At night everybody takes up the cards of the discard pile.
rule-night = For each die that a card matches you gain a servant; two dice alike count twice.
rule-night-bonus = Who matches most, by Intrigue if equal, scores 3 points, and the envoy takes a step.
rule-night-ships = All ships move to the next free harbour, those furthest ahead first. Then full ships may claim, in turn order.
rule-lost-at-sea = A ship that leaves the fifth harbour at night is lost: its servants return to the supply, and it comes home.
rule-final = After the fourth night the wall is scored once more, without benefits; then level-3 decrees, arrival in the Palace, and jade.
rule-level-3 = Level-3 decrees score at the end only: 1 point for every 3 so far first, then the others.
rule-final-third = 1 point for every 3 points scored so far, 10 at most.
rule-final-eight = 8 points.
rule-final-jade = 2 points for each jade, 10 at most.
rule-final-decrees = 2 points for each of your servants on decrees, this one included.
rule-final-harbours = 2 points for each of your servants beside a harbour reward.
rule-arrival = An envoy in the Palace scores the points of its place; the best free one goes to whoever arrives.
rule-jade-points = 1, 2, 3, 4 and 5 jades score 1, 3, 6, 10 and 15 points, each one more 2.
rule-outside = Whose envoy is not in the Palace at the very end cannot win and scores nothing.
rule-winner = Of those in the Palace, most points win; if equal, who is ahead on the Intrigue track.
rule-meng-day = On his turn Meng turns up his top card and his top gift, exchanges gifts with the official of the card, whatever they are worth, and performs the card’s action and the place’s if he can. When his deck is empty, the cards of earlier days are shuffled.
rule-meng-card = Meng performs the action that his gift shows; instead of a swap he scores a point.
rule-meng-place = At a place Meng always does the simpler way, A, and leaves way B to the twilight.
rule-meng-special = A special card sends Meng to the official whom he helps. There he does the stronger action for nothing: travels twice, places two servants of his supply on wall or ship, gets a jade or a decree, goes up three Intrigue steps, or two steps to the Palace and one of Intrigue. A gift that shows a place is played this way too.
rule-meng-twilight = After the day Meng goes through his cards once more. Each has a lower action, done if he can pay it, with travel tokens exchanged if need be.
rule-meng-travel = Meng travels round the map counter-clockwise from the corner at the lower right, to the next token on the rim, or to the nearest if there is none. At twilight his Travel card costs 2 servants, 1 with the decree.
rule-meng-tokens = Meng uses tokens as everybody does, but for a swap he scores a point. By day he takes back his last card or discards his top gift for a jade; at twilight each of these is a point.
rule-meng-exchange = Meng exchanges 2 tokens for a servant when he needs it for an action, and 6 for a jade as soon as he has them.
rule-meng-wall = By day Meng places 1 servant on the wall; at twilight he pays 1 and places 1.
rule-meng-benefit = When the wall is scored Meng takes a jade from 7 Intrigue steps on, else a servant from 1 step on.
rule-meng-jade = Meng buys the cheapest jade if he can pay it; at twilight his Jade card is a free journey.
rule-meng-intrigue = By day Meng goes up 1 step and takes the medal if it is there; at twilight he pays 1 servant for 2 steps.
rule-meng-palace = By day Meng’s envoy takes 1 step; at twilight 2 servants buy one more and an Intrigue step. In the Palace steps are points for him too.
rule-meng-decrees = Meng obtains a decree of the day’s level (3 on day 4 too), else of a lower, else of a higher one: the cheapest, else that without you, else the lower one. The swap decree gives him a point each morning. At twilight his Decrees card is a free journey.
rule-meng-canal = By day Meng places 1 servant on his ship, or on a new one; at twilight he pays 1 and places 1. He never moves ships himself.
rule-meng-claim = Meng’s ship with 3 servants claims at once in any harbour: a gift card twice, then 4 points each time; all its servants go home.
rule-meng-night = At night Meng has as many matches as the day’s number, whatever his cards. His gifts are shuffled for the next day.

## The picture: short forms where a column is narrow

picture-seat = { $seat }
picture-dice = Dice
picture-wall = Wall
picture-jade = Jade
picture-medal = Medal
picture-pile = Pile
picture-places = Places
picture-gifts = Gifts
picture-played = in play
picture-map = Map
picture-decrees = Decrees
picture-canal = Canal
picture-order = Order
picture-points = VP
picture-pool = Pool
picture-supply = Sup.
picture-double = ×2
picture-intrigue = Int.
picture-envoy = Pal.
picture-tokens = Tok.
picture-ships = Ship
picture-rewards = Harb
picture-cards = Card
picture-hand = Hand
picture-taken = Discards
picture-held = Token in hand
picture-meng = Meng helps
picture-today = today
picture-special = special
picture-deck = deck
picture-bonus = Tokens
picture-double-pool = P
picture-double-supply = S
picture-double-wall = W
picture-double-harbour = C
picture-double-beside = B
picture-legend =
    How to read the picture. ♦2 is seat 2, its traveller, servant or ship.
    Gifts: 4+De is a gift of value 4 that shows a decree; ✓5 says your 5 is the least that its official accepts freely, without ✓ none is; ▸ marks the gift just given.
    Actions: 1S 2S servants, Sw swap, Tr Travel, Wa Great Wall, Ja Jade, In Intrigue, Pa Palace, De Decrees, Ca Grand Canal.
    Tokens: 1S 2S servants, En a step of the envoy, In an Intrigue step, 2P points, Sw swap, Re take back a card, Sh a servant onto a ship, Wa onto the wall, 7J a jade for a gift of 7 or more, 3J a jade for 3 servants, ×2 counts double.
    Bonus tokens: +1 gifts worth 1 more, To toll, Fo follow, 2V a gift counted twice, 2A card action twice, −2 two servants fewer.
    Dice: ✓2 says two matches tonight as you stand. Wall 3/6: 3 servants of 6. Jade: what each house asks of you, · sold, □ the square. Pal.: the free places of the Palace by points.
    Map: * where your traveller can go, → where roads lead.
    Decrees: M: each morning; then the servants you would pay, one more stays on it; then the seats that have it.
    Canal: 3 ♦2:1 is the ship of seat 2 in harbour 3 with 1 servant aboard.
    Seats, the start player first: points, servants in Pool and Supply, ×2 the double servant (· not won, P pool, S supply, W wall, C canal, B on a bonus token), Intrigue steps with the rank on the track, steps to the Palace (8+5 in it, on a place worth 5), jade, tokens by worth, servants on the wall, ships at home, harbour rewards (points, cards, double servant), cards in hand / discarded.
    What cards, tokens, dice, map and prices show is reconstructed where no rulebook prints it; the command “yamen components gugong” says of each value how sure it is.

short-place-travel = Travel
short-place-wall = Wall
short-place-jade = Jade
short-place-intrigue = Intrigue
short-place-palace = Palace
short-place-decrees = Decrees
short-place-canal = Canal

short-tile-L1-intrigue = M:2In
short-tile-L1-ship = M:Sh
short-tile-L1-servant = M:1S
short-tile-L1-envoy = M:En
short-tile-L1-swap = M:Sw
short-tile-L2-travel = Tr−1
short-tile-L2-jade = Ja−1
short-tile-L2-wall = Wa+1
short-tile-L2-equal = Gift=
short-tile-L2-decrees = De−1
short-tile-L3-third = VP/3
short-tile-L3-eight = 8VP
short-tile-L3-jade = 2/Ja
short-tile-L3-decrees = 2/De
short-tile-L3-harbours = 2/Ha

code-icon-servants_1 = 1S
code-icon-servants_2 = 2S
code-icon-swap = Sw
code-icon-travel = Tr
code-icon-wall = Wa
code-icon-jade = Ja
code-icon-intrigue = In
code-icon-palace = Pa
code-icon-decrees = De
code-icon-canal = Ca

code-token-servants_1 = 1S
code-token-servants_2 = 2S
code-token-envoy_1 = En
code-token-intrigue_1 = In
code-token-discard7_jade = 7J
code-token-vp_2 = 2P
code-token-swap = Sw
code-token-retrieve = Re
code-token-ship_servant = Sh
code-token-wall_servant = Wa
code-token-servants3_jade = 3J
code-token-double = ×2
code-token-value_plus_1 = +1
code-token-toll = To
code-token-follow = Fo
code-token-double_value = 2V
code-token-double_card_action = 2A
code-token-discount_2 = −2
