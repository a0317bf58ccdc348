# ZhanGuo: The First Empire, in English.

game-zhanguo = ZhanGuo: The First Empire
game-title = { game-zhanguo }
seat-alone = Li Si
game-about = China, 221 BC, in five rounds: unify writing, currency and laws for the first emperor, keep five regions calm, and earn your soldiers a place in his mausoleum. Of the printed values, those of the 120 cards, of tracks and of many tiles are reconstructed, not the published ones; they can be corrected from the box.

## Options of a table

option-table = Table of rewards
option-table-a = the one printed on the board
option-table-b = the first side of the separate tile
option-table-c = the second side of the separate tile
option-advanced = Symbols of the mausoleum
option-advanced-no = as printed on the board
option-advanced-yes = covered by tokens in random order (advanced game)
option-lisi = Li Si, for a player alone
option-lisi-1 = Li Si 1, good for a first match
option-lisi-2 = Li Si 2, for those who know the game
option-lisi-3 = Li Si 3, a tough opponent
option-lisi-4 = Li Si 4, hardly to be beaten
option-first = Who begins
option-first-drawn = drawn by lot; alone, Li Si’s card says it
excludes-first-1-seats-1 = A player alone cannot choose who begins: Li Si’s card says it.

## Regions, domains, officials, actions

region-chu = Chu
region-wei = Wei
region-zhao = Zhao
region-qi = Qi
region-yan = Yan

domain-writing = writing
domain-currency = currency
domain-laws = laws

official-alchemist = alchemist
    .a = an alchemist
official-architect = architect
    .a = an architect
official-general = general
    .a = a general

piece-governor = governor
    .a = a governor
    .all = governors
piece-palace = palace
    .a = a palace
    .all = palaces
piece-wall = wall
    .a = a wall
    .all = walls

action-recruit_official = Recruit an official
action-search_elixir = Search for the elixir
action-install_governor = Install a governor
action-hire_workers = Hire workers
action-build_palace = Build a palace
action-build_wall = Build a wall

symbol-chu = Chu
symbol-wei = Wei
symbol-zhao = Zhao
symbol-qi = Qi
symbol-yan = Yan
symbol-s1 = wall site 1
symbol-s2 = wall site 2
symbol-s3 = wall site 3
symbol-elixir = the elixir

site-s1 = wall site 1
site-s2 = wall site 2
site-s3 = wall site 3
section-s1-left = site 1 left
section-s1-right = site 1 right
section-s2-left = site 2 left
section-s2-right = site 2 right
section-s3-left = site 3 left
section-s3-right = site 3 right

palace_tile-writing = writing cards
palace_tile-currency = currency cards
palace_tile-laws = laws cards
palace_tile-alchemist = alchemist cards
palace_tile-any = all cards

alchemist-A1 = alchemist card 1
alchemist-A2 = alchemist card 2
alchemist-A3 = alchemist card 3
alchemist-A4 = alchemist card 4
alchemist-A5 = alchemist card 5
alchemist-M1 = master alchemist 1
alchemist-M2 = master alchemist 2
alchemist-M3 = master alchemist 3
alchemist-M4 = master alchemist 4
alchemist-M5 = master alchemist 5

phase-start = Set-up
phase-draw = Phase 1, draw cards
phase-play = Phase 2, play cards
phase-rewards = Phase 3, unification rewards
phase-final = Final scoring
phase-end = The end

source-cards = abilities of cards
source-bonuses = governors’ bonuses and rewards
source-palaces = palaces
source-mausoleum = soldiers in the mausoleum
source-majorities = most governors
source-elixir = elixir
source-lines = rows and columns of the mausoleum
source-walls = walls
source-soldiers = soldiers left at the entrance
source-tiles = Li Si’s palace tiles

## What cards do

ability-advance-boat = sail 1 space
ability-recruit-in-region = recruit { $official_a } there
ability-move-worker = move a worker to a neighbouring region
ability-move-officials = move officials up to 2 times
ability-reduce-unrest-any = remove 1 unrest anywhere
ability-gain-token-choice = take a token of your choice
ability-vp-per-alchemist-card = 1 point for each alchemist card above your board
ability-vp-per-piece = 1 point for each of your { $piece_all } on the main board
ability-unrest-gain-tokens = add 1 unrest there and take a { $first_domain } token and a { $second_domain } token
ability-unrest-hire-worker = add 1 unrest there and hire a worker there
ability-unrest-vp-per-suit-card = add 1 unrest there for 1 point for each { $domain } card above your board
ability-worker = hire a worker there
ability-recruit-any = recruit any official there
ability-calm-here-and-any = remove 1 unrest there, then 1 anywhere
ability-move-officials-3 = move officials up to 3 times
ability-unrest-tokens-choice = add 1 unrest there and take 2 tokens of your choice
ability-points-alchemists-here = 2 points for each alchemist card in its region
ability-unlock = unlock a soldier
ability-points-soldiers = 1 point for each of your soldiers in the mausoleum
ability-unrest-2-workers = add 1 unrest there and hire 2 workers there
ability-points-round = as many points as the number of the round

## What rewards, bonuses and starting tiles do

effect-recruit-1-any-at-chu = recruit any official at Chu
effect-recruit-1-any = recruit any official anywhere
effect-recruit-2-any = recruit any 2 officials in one region
effect-recruit-2-generals-at-chu = recruit 2 generals at Chu
effect-recruit-2-architects-at-chu = recruit 2 architects at Chu
effect-recruit-general-and-architect-at-wei = recruit a general and an architect at Wei
effect-recruit-2-alchemists = recruit 2 alchemists in one region
effect-recruit-2-architects = recruit 2 architects in one region
effect-recruit-2-generals = recruit 2 generals in one region
effect-recruit-alchemist-at-chu = recruit an alchemist at Chu
effect-recruit-architect-at-chu = recruit an architect at Chu
effect-recruit-general-at-chu = recruit a general at Chu
effect-place-alchemist = place an alchemist card above any region
effect-place-2-alchemists = place up to 2 alchemist cards above any regions
effect-place-alchemist-at-chu = place an alchemist card above Chu
effect-governor-chu-or-wei = install a governor at Chu or Wei for nothing
effect-governor-zhao-or-qi = install a governor at Zhao or Qi for nothing
effect-governor-any = install a governor in any region for nothing
effect-unlock-1 = unlock a soldier
effect-unlock-2 = unlock 2 soldiers
effect-palace = build a palace anywhere for nothing, without a big token
effect-wall = build a wall for nothing
effect-sail-1 = sail 1 space
effect-sail-2 = sail 2 spaces
effect-sail-3 = sail 3 spaces
effect-sail-4 = sail 4 spaces
effect-sail-7 = sail 7 spaces
effect-hire-1 = hire a worker anywhere
effect-hire-2 = hire 2 workers in one region
effect-hire-1-at-chu = hire a worker at Chu
effect-hire-2-at-wei = hire 2 workers at Wei
effect-reset-2 = put unrest back to 0 in up to 2 regions
effect-reset-3 = put unrest back to 0 in up to 3 regions
effect-calm-2 = remove 1 unrest in each of 2 regions
effect-honour = place an unlocked soldier on any mausoleum tile
effect-unlock-and-honour = unlock a soldier, then place one on any mausoleum tile
effect-move-officials-3 = move officials up to 3 times
effect-move-officials-4 = move officials up to 4 times
effect-move-workers-2 = move workers up to 2 times
effect-points-writing = 1 point for each of your writing cards
effect-points-currency = 1 point for each of your currency cards
effect-points-laws = 1 point for each of your laws cards
effect-points-alchemists = 1 point for each of your alchemist cards
effect-points-palaces = 1 point for each of your palaces
effect-points-walls = 1 point for each of your walls
starting-unrest = add 1 unrest at { $region }
starting-token = take a { $domain } token
list-and = { $first }, { $second }

## What wall tiles count

per-architect = region with an architect
per-alchemist = region with an alchemist
per-general = region with a general
per-worker = region with a worker
per-pair = region with two cards of a kind
per-set = set of a writing, a currency, a laws and an alchemist card
per-palace = region with a palace
per-governor = region with a governor
per-writing-card = region with a writing card
per-currency-card = region with a currency card
per-laws-card = region with a laws card
per-alchemist-card = region with an alchemist card
per-calm = region without unrest
per-loyal = region with officials, as many as its unrest or more

## Questions

ask-start = Which starting tile do you keep?
ask-play = Which edict do you play, and where?
ask-recruit = Which official do you recruit, and where?
ask-hire = Where do you hire?
ask-move = Which official moves?
ask-shift = Which worker moves?
ask-calm = Where do you remove 1 unrest?
ask-reset = Where do you put unrest back to 0?
ask-symbol = The boat reached a symbol: what do you do with it?
ask-alchemist = Which alchemist card do you place, and where?
ask-master = Which master alchemist do you take?
ask-governor = Where do you install the governor?
ask-palace = Where do you build the palace, and where does the third worker come from?
ask-tile = Which palace tile do you take?
ask-big = Which big token do you take?
ask-wall = Where do you build the wall?
ask-pay = Which regions pay the workers?
ask-emperor = Which of your cards gets the emperor tile?
ask-wake = Which card do you wake, or which official moves instead?
ask-token = Which token do you take?
ask-soldier = Which mausoleum tile gets a soldier?
ask-honour = Which mausoleum tile gets the soldier, whatever its condition?
ask-lisi = Li Si meets several conditions: which mausoleum tile does he take?
ask-offer = Do you accept the reward?
ask-unlock = Do you pay for a soldier, and with which tokens?
ask-return = Which token do you give back?

## Answers

answer-start = Keep: { $what }
answer-play-unification = Edict { $card } above { $region }: { $tokens ->
        [one] 1 { $domain } token
       *[other] { $tokens } { $domain } tokens
    }{ $unrest ->
        [0] {""}
       *[other] {" "}and { $unrest } unrest
    }; woken by “{ $action }”: { $effect }
answer-play-discard = Edict { $card } to court without any action
answer-play-court = Edict { $card } to court: { $action }{ $fits ->
        [yes] { $n ->
                [0] {" "}(fits, nothing to wake)
                [one] {" "}(fits, can wake 1 card)
               *[other] {" "}(fits, can wake { $n } cards)
            }
       *[no] {" "}(does not fit, wakes nothing)
    }
answer-recruit = Recruit { $official_a } at { $region }
answer-hire = Hire at { $region }
answer-move = Move { $official_a } from { $from_region } to { $to_region }
answer-shift = Move a worker from { $from_region } to { $to_region }
answer-stop = That is enough
answer-calm = { $region }, where unrest is { $unrest }
answer-reset = { $region }, where unrest is { $unrest }
answer-unlock = Unlock a soldier
answer-alchemist = Place { $alchemist } above { $region }; woken by “{ $action }”: { $effect }
answer-master = Take { $alchemist } (woken by “{ $action }”: { $effect })
answer-governor-open = { $region }, without a bonus
answer-governor = { $region }: { $effect }
answer-governor-none = { $region }, a space that this match does not have
answer-palace = Build at { $region } with 2 workers of { $region } and 1 of { $from_region }
answer-palace-free = Build at { $region }, for nothing
answer-tile = The { $region } tile for { $palace_tile }: { $n ->
        [one] 1 point
       *[other] { $n } points
    }{ $unrest ->
        [0] {""}
       *[other] {" "}and { $unrest } unrest
    }
answer-big = The big { $domain } token, worth 2
answer-wall = Slot { $slot } on { $section } for { $cost ->
        [one] 1 worker
       *[other] { $cost } workers
    }: at the end { $n ->
        [one] 1 point
       *[other] { $n } points
    } for each { $per }
answer-wall-none = Slot { $slot } on { $section }, which this match does not have
answer-pay-1 = Pay the worker of { $first_region }
answer-pay-2 = Pay one worker each of { $first_region } and { $second_region }
answer-pay-3 = Pay one worker each of { $first_region }, { $second_region } and { $third_region }
answer-emperor = Card { $place } above { $region }, which “{ $action }” wakes now ({ $effect })
answer-enough = Wake and move nothing more
answer-wake = Card { $place } above { $region }: { $effect }
answer-wake-empty = Place { $place } above { $region }, where no card lies
answer-token = A { $domain } token
answer-keep = Keep the soldiers at the entrance
answer-soldier = The tile of { $symbol } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
answer-accept = Accept: { $effect }
answer-pass = Pass and keep your tokens
answer-keep-tokens = Keep your tokens
answer-unlock-price = Pay { $what }
price-big = the big { $domain } token
price-small = { $n } { $domain }
answer-return = Give back a { $domain } token

## Why not

no-starting-tile = You did not draw the tile “{ $what }”.
no-card-in-hand = Edict { $card } is not in your hand.
no-discard = Edict { $card } has to do something: a card is played without an action only when nothing else is possible.
no-place-above = Above { $region } lie three cards already, and no region may have more.
no-unrest-above = This card would bring { $by } unrest to { $region }; unrest there is { $unrest }, and 3 is the most.
no-action-recruit-official = All your officials have posts: nobody is left to recruit.
no-action-search-elixir = Your boat is at the end of the track already.
no-action-install-governor = A governor costs an alchemist, an architect and a general of one region, and you have all three nowhere.
no-action-hire-workers = Workers are hired where a general of yours stands, and you have none in any region.
no-action-hire-unrest = Hiring adds 1 unrest, and where your generals stand it is 3 already.
no-action-build-palace = A palace takes an architect and 2 workers in its region and 1 worker in another; no region of yours has that.
no-action-build-wall = No slot is free for you that the workers in your regions could pay for.
no-action-piece = You have no piece left for “{ $action }”.
no-official-left = You have no { $official } left in your reserve.
no-official-other = It must be { $wanted_official_a } now, not { $official_a }.
no-official-there = You have no { $official } at { $region }.
no-region-now = { $region } cannot be chosen this time.
no-general-there = No general of yours stands at { $region }.
no-unrest-beyond = Unrest at { $region } would rise above 3.
no-unrest-there = There is no unrest at { $region }.
no-calm-twice = Unrest at { $region } was lowered just now; it must be another region.
no-stop-first = You took this on and can do it: do it at least once.
no-stop-here = You can still move a worker, and have not yet.
no-worker-there = You have no worker at { $region }, or none to spare.
no-soldier-locked = All your soldiers are unlocked already.
no-alchemist-card = You do not have { $alchemist } beside your board.
no-alchemist-there = No alchemist of yours stands at { $region }.
no-master = { $alchemist } is no longer there to take.
no-three-officials = A governor costs an alchemist, an architect and a general; you do not have all three at { $region }.
no-bonus-space = { $region } has no such space for a governor.
no-bonus-taken = A governor of { $seat } stands on that space of { $region } already.
no-architect-there = No architect of yours stands at { $region }.
no-workers-for-palace = A palace at { $region } takes 2 workers there; you have { $workers }.
no-palace-free = This palace at { $region } has to be paid for with workers.
no-palace-price = This palace at { $region } is free: no worker is paid.
no-palace-tile = { $region } has no tile for { $palace_tile } left.
no-big-token = { $seat } has the big { $domain } token.
no-wall-slot = There is no such slot on { $section } with so many players.
no-second-wall = You have a wall on { $section } already; nobody may build two there.
no-slot-free = A wall of { $seat } stands in that slot of { $section }.
no-workers-for-wall = This slot of { $section } takes { $cost ->
        [one] 1 worker
       *[other] { $cost } workers, each of another region
    }; workers of yours are in { $regions ->
        [0] no region
        [one] 1 region
       *[other] { $regions } regions
    }.
no-pay-number = The slot costs { $cost ->
        [one] 1 worker
       *[other] { $cost } workers
    }, not { $n }.
no-card-there = No card lies on place { $place } above { $region }.
no-second-emperor = The card on place { $place } above { $region } has an emperor tile already.
no-move-after-ability = You woke a card; instead of that an official could have moved.
no-fit = Your card does not fit: a lower number wakes cards after recruiting, sailing and installing, a higher one after hiring and building.
no-trigger = Another action wakes the card on place { $place } above { $region }.
no-ability-twice = The card on place { $place } above { $region } has acted in this turn.
no-region-calm = Unrest at { $region } is 3: no card there wakes.
no-ability-use = The card on place { $place } above { $region } could do nothing now.
no-token-left = No { $domain } token is left in the supply.
no-second-soldier = A soldier of yours, and only one, stands on the tile of { $symbol }.
no-condition-met = The tile of { $symbol } asks for { $what } of yours, and for a slot that is free.
need-governor = { $n ->
        [one] 1 governor
       *[other] { $n } governors
    }
need-palace = { $n ->
        [one] 1 palace
       *[other] { $n } palaces
    }
need-card = { $n ->
        [one] 1 card
       *[other] { $n } cards
    } above the board
need-wall = { $n ->
        [one] 1 wall
       *[other] { $n } walls
    }
need-elixir = { $n ->
        [one] 1 alchemist card
       *[other] { $n } alchemist cards
    } above the board and a boat that multiplies by { $multiplier }
no-lisi-second = A soldier of Li Si stands on the tile of { $symbol } already.
no-lisi-condition = Li Si does not meet the condition of the tile of { $symbol }, or it has no free slot.
no-other-answer = The only answers are: accept or pass.
no-tokens-there = You have no { $domain } token to give.
no-tokens-enough = These tokens are worth { $value }; a soldier costs { $price }.
no-tokens-too-many = These tokens are worth { $value }, and one of them could be left out: a soldier costs { $price }.

## Corrected facts of the box

component-name = { $path_id } is { $value_id }: no such name is known there.
component-each = { $path_id } is { $value_id }: each name must stand there, and once.
component-space = { $path_id } names space { $value }: it must be from 1 to { $most }, and each space may have one symbol.
component-number = { $path_id } is { $value_id }: it must be a number from 1 to 120 that no other card has.

## What happened

log-starting-chosen = { $seat } keeps the starting tile: { $what }.
log-starting = { $seat } gains from the starting tile: { $what }.
log-round = Round { $round } begins.
log-drawn = { $seat } draws { $n } edicts of each domain.
log-lisi-draws = Li Si draws { $n } edicts of each domain, shuffled face down.
log-tucked = { $seat } places edict { $card } ({ $domain }) above { $region }, place { $place }; woken by “{ $action }”: { $effect }.
log-discarded = { $seat } can do nothing else and plays edict { $card } to court without an action.
log-court-first = { $seat } plays edict { $card } to court: { $action }. It is the first card there, so it fits.
log-court-fits = { $seat } plays edict { $card } over { $covered } to court: { $action }. The number fits, cards may wake.
log-court = { $seat } plays edict { $card } over { $covered } to court: { $action }. The number does not fit, no card wakes.
log-activated = { $seat } wakes card { $place } above { $region }: { $effect }.
log-tokens = { $seat } takes { $n ->
        [0] no { $domain } token: none is left.
        [one] 1 { $domain } token.
       *[other] { $n } { $domain } tokens.
    }
log-tokens-back = { $seat } gives back { $n ->
        [0] {""}
        [one] 1 { $domain } token
       *[other] { $n } { $domain } tokens
    }{ $big ->
        [0] .
       *[other] { $n ->
                [0] the big { $domain } token.
               *[other] {" "}and the big one.
            }
    }
log-big-token = { $seat } takes the big { $domain } token, worth 2.
log-unrest-up = { $seat }: unrest at { $region } rises by { $by } to { $now }.
log-unrest-down = { $seat }: unrest at { $region } falls by { $by } to { $now }.
log-points = { $seat } scores { $n ->
        [0] nothing
        [one] 1 point
       *[other] { $n } points
    }: { $reason }.
log-recruited = { $seat } recruits { $official_a } at { $region }.
log-official-moved = { $seat } moves { $official_a } from { $from_region } to { $to_region }.
log-officials-back = { $seat } takes an alchemist, an architect and a general of { $region } back for the governor.
log-hired = { $seat } hires { $n ->
        [one] 1 worker
       *[other] { $n } workers
    } at { $region }.
log-workers-spent = { $seat } pays { $n ->
        [one] 1 worker.
       *[other] { $n } workers.
    }
log-worker-moved = { $seat } moves a worker from { $from_region } to { $to_region }.
log-sailed = { $seat } sails { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } to space { $space }; { $multiplier ->
        [0] alchemist cards are worth nothing yet.
        [one] each alchemist card is worth 1 point at the end.
       *[other] each alchemist card is worth { $multiplier } points at the end.
    }
log-symbol-lost = { $seat } can do nothing with this symbol: no soldier is locked and no alchemist card can be placed.
log-alchemist = { $seat } places { $alchemist } above { $region }; woken by “{ $action }”: { $effect }.
log-master-placed = { $seat } places { $alchemist } above { $region }; woken by “{ $action }”: { $effect }.
log-master = { $seat } takes { $alchemist } (woken by “{ $action }”: { $effect }).
log-unlocked = { $seat } unlocks { $n ->
        [one] 1 soldier, who comes to the entrance.
       *[other] { $n } soldiers, who come to the entrance.
    }
log-soldier = { $seat } places a soldier on the tile of { $symbol } for { $n ->
        [one] 1 point.
       *[other] { $n } points.
    }
log-governor = { $seat } installs a governor at { $region }, without a bonus.
log-governor-bonus = { $seat } installs a governor at { $region }, on a space with a bonus.
log-palace = { $seat } builds a palace at { $region }.
log-palace-tile = { $seat } takes the { $region } tile for { $palace_tile }.
log-wall = { $seat } builds a wall in slot { $slot } on { $section }.
log-emperor = { $seat } puts an emperor tile on card { $place } above { $region }: “{ $action }” wakes it from now on.
log-reward = The { $domain } reward: { $effect }.
log-passed-cannot = { $seat } cannot take this reward ({ $effect }) and passes.
log-passed-declined = { $seat } passes and keeps the tokens.
log-accepted = { $seat } has contributed most of those who want it, and accepts: { $effect }.
log-lisi-accepts = Li Si takes this reward, so that nobody else has it; he gains nothing by it.
log-marker = { $seat } moves the turn order marker to reward { $row }.
log-new-order = The turn order is set anew; { $first_seat } begins.
log-lisi-shuffles = Li Si shuffles { $n ->
        [0] his action deck.
        [one] 1 card back into his action deck.
       *[other] { $n } cards back into his action deck.
    }
log-lisi-unification = Li Si turns over action card { $number }: an edict for his board.
log-lisi-elixir = Li Si turns over action card { $number }: he sails.
log-lisi-governor = Li Si turns over action card { $number }: governors.
log-lisi-palace = Li Si turns over action card { $number }: a palace.
log-lisi-wall = Li Si turns over action card { $number }: a wall.
log-lisi-wanted = The mausoleum tile of { $symbol } still asks him for { $piece_a }, so he goes there.
log-lisi-unwanted = No mausoleum tile on his card asks him for { $piece_a }; his card sends him to { $symbol }.
log-lisi-edict = Li Si places edict { $card } ({ $domain }) above { $region }, place { $place }, his first free one.
log-lisi-edict-court = Li Si has no free place up to this round’s region: edict { $card } ({ $domain }) goes to court.
log-lisi-tile = Li Si keeps the { $region } tile for { $palace_tile } for the final scoring.
log-lisi-emperor = Li Si removes the top emperor tile of { $site }.
log-lisi-discards = Li Si discards { $n ->
        [one] 1 edict that he did not need.
       *[other] { $n } edicts that he did not need.
    }
log-final-majority = { $seat } scores { $n } points for most governors at { $region }.
log-final-elixir = { $seat } scores { $n ->
        [0] nothing
        [one] 1 point
       *[other] { $n } points
    } for the elixir: alchemist cards times the boat’s multiplier.
log-final-lines = { $seat } scores { $n ->
        [0] nothing
       *[other] { $n } points
    } for full rows and columns of the mausoleum.
log-final-wall = { $seat } scores { $n ->
        [0] nothing
        [one] 1 point
       *[other] { $n } points
    } for the wall on { $section }.
log-final-soldiers = { $seat } scores { $n ->
        [0] nothing
        [one] 1 point
       *[other] { $n } points
    } for soldiers left at the entrance.
log-final-palace-tile = { $seat } scores { $n ->
        [0] nothing
        [one] 1 point
       *[other] { $n } points
    } for a palace tile kept.

## Parts of a sum

part-ability = ability of a card
part-palace = a palace
part-palace-tile = palace tile
part-soldier = a soldier in the mausoleum
part-points-writing = 1 for each writing card
part-points-currency = 1 for each currency card
part-points-laws = 1 for each laws card
part-points-alchemists = 1 for each alchemist card
part-points-palaces = 1 for each palace
part-points-walls = 1 for each wall
part-final-majority = most governors at { $region }
part-final-elixir = { source-elixir }
part-final-lines = { source-lines }
part-final-wall = wall on { $section }
part-final-soldiers = { source-soldiers }
part-final-palace-tile = palace tile kept

## Where the match is, and what comes next

where-round = Round { $round } of 5
where-phase = { $phase }
then-turn = { $seat }
then-phase = { $phase }

## Places and counters

name-lisi = Li Si
name-round = Round
name-deck = Deck: { $domain }
name-court = Court
name-court-action = Court: { $action }
name-masters = Master alchemists
name-governors = { $region }: governors without a bonus
name-bonus = { $region }: { $effect }
name-palaces = { $region }: palaces
name-palace-tiles = { $region }: palace tiles
name-section = Wall, { $section }
name-slot = Wall, { $section }, slot { $slot } ({ $cost ->
        [one] 1 worker
       *[other] { $cost } workers
    })
name-emperors = Emperor tiles, { $site }
name-niche = Mausoleum tile: { $symbol }
name-niche-slot = Mausoleum tile: { $symbol }, { $points } points
name-order = Turn order
name-reward = Reward { $row }: { $domain }
name-tokens = Tokens in the supply
name-points = { $seat }: points
name-boat = { $seat }: boat
name-stock = { $seat }: governors, palaces, walls
name-locked = { $seat }: locked soldiers
name-entrance = { $seat }: soldiers at the entrance
name-alchemists = { $seat }: alchemist cards
name-own-tokens = { $seat }: tokens
name-above = { $seat }: place { $place } above { $region }
name-reserve = { $seat }: officials in reserve
name-officials = { $seat }: officials at { $region }
name-workers = { $seat }: workers at { $region }
name-unrest = { $seat }: unrest at { $region }
name-hand = { $seat }: edicts in hand
name-starting = { $seat }: starting tiles
name-lisi-actions = Li Si: action deck
name-lisi-discard = Li Si: action cards played
name-lisi-deck = Li Si: edicts
name-lisi-tiles = Li Si: palace tiles of { $region }
name-discard = Edicts out of play

## The rules, each in a sentence or two

rule-setup = Everybody begins with 7 governors, 6 palaces, 6 walls, 4 officials of each kind, 5 alchemist cards, 9 soldiers of whom one is unlocked, and no unrest. Tiles of mausoleum, wall, palaces and governors are dealt at random. The printed values of the 120 edicts, of tracks and of many tiles are reconstructed, not the published ones.
rule-starting-tiles = Everybody draws two starting tiles in secret, keeps one and gains what it says, in the order of play. Each gives a general at Chu and something more.
rule-regions = The regions lie in a row: Chu, Wei, Zhao, Qi, Yan. Chu and Yan are no neighbours.
rule-draw = At the start of each of the five rounds everybody draws two edicts of each domain: writing (1 to 40), currency (41 to 80) and laws (81 to 120). The backs are open to all.
rule-play = In turn everybody plays one edict, either above a region of the own board or to court for one of the six actions, until all six are played.
rule-unification = An edict placed above a region brings 1, 2 or 3 tokens of its domain as the first, second or third card there. It stays for the whole match, and no region holds more than three cards.
rule-tokens = Tokens are limited: when too few are left, you take what there is.
rule-unrest = The second card above a region adds 1 unrest there, the third adds 2. Unrest never rises above 3, and what would raise it further cannot be done.
rule-court = A card played to court covers the last one and lets you carry out one action that you can. Afterwards your cards may wake.
rule-discard = Only when neither a region nor any action is possible, the card goes to court and nothing happens.
rule-recruit = Recruit an official: an alchemist, an architect or a general goes from your reserve to any of your regions. There are four of each.
rule-boat = Search for the elixir: your boat sails 3 spaces, up to the end of the track. At the end it can sail no more.
rule-elixir = For each symbol that the boat reaches or passes, you unlock a soldier or place an alchemist card where an alchemist of yours stands; a double symbol counts twice.
rule-alchemists = An alchemist card brings neither tokens nor unrest, but takes one of the three places above its region.
rule-masters = On the space with the master, you take one of those still there and add it to your alchemist cards; it counts as one.
rule-unlock = An unlocked soldier goes from your board to the entrance of the mausoleum.
rule-governor = Install a governor: an alchemist, an architect and a general of one region go back to your reserve, the governor goes to that region, on a space with or without a bonus, and your unrest there falls to 0.
rule-bonus = A governor on a space with a bonus gains it at once, as far as possible; what cannot be done is lost.
rule-hire = Hire workers: 2 workers come to a region with a general of yours, and unrest rises there by 1.
rule-palace = Build a palace in a region with an architect of yours for 2 workers there and 1 of another region. It scores 6 points and the palace tile that you take, counted over your cards in that region.
rule-big-token = Whoever builds a palace takes one big token that is left; it counts 2 in its domain.
rule-wall = Build a wall in a free slot for the workers it shows, each of another region. Nobody builds twice in a section.
rule-emperor = Whoever is first to build in a section takes the top emperor tile of that site and puts it on an own card without one: it changes which action wakes the card.
rule-fits = After recruiting, sailing or installing, a card fits if its number is lower than that of the card it covers; after hiring or building, if it is higher. The first card at court always fits.
rule-activate = If the card at court fits, you may wake each of your cards that the action triggers, in any order, once each, but none in a region with unrest 3.
rule-partial = An ability is carried out as far as it can be. A card that could do nothing does not wake.
rule-option-b = Instead of waking cards, and also when the card does not fit, you may move one official to a neighbouring region, or do nothing.
rule-move-officials = A move takes an official of yours to a neighbouring region; several moves may go to one official or to several.
rule-move-workers = A move takes a worker of yours to a neighbouring region.
rule-mausoleum = Each mausoleum tile asks for pieces in its region, on its site or on the elixir track; more than enough is enough.
rule-soldiers = At the end of your turn, after a reward and after paying for soldiers, soldiers at the entrance may go to tiles whose condition you meet, one on each, to the highest free slot, and score it at once.
rule-honour = A reward may let you place a soldier on any tile where you have none, whatever it asks for.
rule-rewards = Each round offers one reward for each domain, row by row. Whoever has most tokens of the domain, at least one, may accept if it can be taken entirely, pays all tokens of the domain and gains it; otherwise the next one is asked.
rule-ties = Ties go first to those on the turn order track, from top to bottom, then to those on rewards, from top to bottom.
rule-marker = Whoever accepts moves the turn order marker to that reward; with several, to the last one.
rule-new-order = Those still on the track move up; those on rewards follow them, from top to bottom.
rule-soldier-price = Then, in turn order, soldiers may be unlocked for 3 tokens’ worth each, of any domains, and placed at once.
rule-token-limit = In the end big tokens go back, and whoever has more than 5 small ones gives back the rest.
rule-final = After the fifth round governors, elixir, mausoleum, walls and soldiers left are scored.
rule-majorities = Most governors in a region score 10 points with two players, 15 with three, 20 with four; ties share them, rounded down.
rule-elixir-points = Alchemist cards above your board are multiplied by the highest value that your boat has reached.
rule-lines = Each row and each column of the mausoleum with a soldier of yours on every tile scores 10 points.
rule-walls = Each wall scores what the tile of its section counts, times the value for the slot’s 1, 2 or 3 workers.
rule-remaining = 1, 2, or 3 and more soldiers at the entrance score 2, 5 or 9 points; locked ones score nothing.
rule-victory = Most points win; whoever ties wins together.
rule-lisi-setup = Alone you play against Li Si on the table for two. His card says which nine action cards he has, where his boat begins, how many soldiers are unlocked, who begins, and how he is scored. What these cards show is reconstructed.
rule-lisi-turn = In his turn Li Si turns over an action card and does what it says; he never recruits or hires, and unrest does not concern him. Cards for one use leave the game.
rule-lisi-unification = Li Si’s top edict goes to his first free place from Chu to the region of the round and brings tokens by that place. If all are full it goes to court, and he takes a token of each domain.
rule-lisi-elixir = Li Si’s boat sails. With no soldier at the entrance each symbol unlocks one; otherwise he places an alchemist card drawn by lot in the region of the round, or unlocks a soldier if that cannot be done.
rule-lisi-target = Li Si goes down the list on his card and builds where the mausoleum tile still lacks this kind of piece of his.
rule-lisi-governor = If no tile asks for a governor, it goes to the first region on his card where he does not lead alone. He gains no bonus.
rule-lisi-palace = Li Si’s palace scores 6 points and takes the first big token on his card. A palace tile he takes counts at the end.
rule-lisi-wall = Li Si builds in the section that the arrow on his card shows, or in the other one of the site; some cards remove the top emperor tile.
rule-lisi-soldiers = As soon as Li Si meets a tile’s condition, a soldier of his at the entrance goes there. If there are too few soldiers, you choose the tile.
rule-lisi-rewards = Li Si takes every reward he can; he only pays for it and gains nothing.
rule-lisi-tokens = After the rewards Li Si unlocks as many soldiers as his tokens pay for, big tokens first, then those he has most of.

## The picture: short forms where a column is narrow

picture-seat = { $seat }
picture-court = Court
picture-first = any
picture-hand = Hand
picture-board = Board
picture-board-of = Board
picture-staff = Staff
picture-cards = Cards
picture-built = Built
picture-left = To take
picture-tiles = tiles
picture-mausoleum = Mausol.
picture-wall = Wall
picture-voyage = Voyage
picture-multiplier = worth
picture-boats = boats
picture-order = Turn order
picture-points = VP
picture-final = end
picture-boat = boat
picture-soldiers = sold
picture-lisi = Li Si
picture-deck = action cards to come
picture-edicts = edicts to play
picture-legend = Court: the covered number in brackets between the numbers of your hand; a lower one fits the three actions on its left, a higher one those on its right, and the digit behind each action says how many of your cards it would wake. Actions: Rec recruit, Eli elixir, Gov governor, Hir hire, Pal palace, Wal wall. Board: ▲ is unrest; Al alchemists, Ar architects, Ge generals, w workers; a card shows its number, the action that wakes it (* from an emperor tile) and its ability: + you get, − you remove, → you move, p/ one point for each, ▲ in front costs 1 unrest, t tokens, s soldier. Built: governors (G) and palaces (P) of seats 1, 2, 3 and 4. To take: +2 are two free spaces with a bonus for governors; then palace tiles by the card they count (* any). Mausoleum: what a tile asks for (G governors, P palaces, W walls, c cards, × boat value) and its slots with points; ✓ you meet it. Wall: what a section’s tile counts, its value for the slots of 1, 2 and 3 workers, the slots, and the top emperor tile. Voyage: ○ a symbol, ◎ a double one, M a master; below it what an alchemist card is worth there, and the boats. Seats: VP victory points, end what the final scoring would add now, sold soldiers at the entrance + locked; then governors, palaces, walls in stock, tokens (◆ a big one), officials in reserve, backs of the hand. ♦2 is the second seat. Printed values are reconstructed where nothing states them.

code-alchemist = Al
code-architect = Ar
code-general = Ge
code-worker = w
code-writing = W
code-currency = C
code-laws = L
code-any = *
code-governor = G
code-palace = P
code-wall = W
code-card = c

short-action-recruit_official = Rec
short-action-search_elixir = Eli
short-action-install_governor = Gov
short-action-hire_workers = Hir
short-action-build_palace = Pal
short-action-build_wall = Wal

short-symbol-chu = Chu
short-symbol-wei = Wei
short-symbol-zhao = Zhao
short-symbol-qi = Qi
short-symbol-yan = Yan
short-symbol-s1 = Wall1
short-symbol-s2 = Wall2
short-symbol-s3 = Wall3
short-symbol-elixir = Elixir

short-per-architect = architect
short-per-alchemist = alchemist
short-per-general = general
short-per-worker = worker
short-per-pair = 2 alike
short-per-set = W+C+L+Al
short-per-palace = palace
short-per-governor = governor
short-per-writing-card = writing
short-per-currency-card = currency
short-per-laws-card = laws
short-per-alchemist-card = alch. card
short-per-calm = calm
short-per-loyal = loyal

short-ability-advance-boat = boat
short-ability-recruit-in-region = +{ $official }
short-ability-move-worker = →w
short-ability-move-officials = →off
short-ability-reduce-unrest-any = −▲
short-ability-gain-token-choice = +t
short-ability-vp-per-alchemist-card = p/Al
short-ability-vp-per-piece = p/{ $piece }
short-ability-unrest-gain-tokens = ▲+{ $first_domain }{ $second_domain }
short-ability-unrest-hire-worker = ▲+w
short-ability-unrest-vp-per-suit-card = ▲p/{ $domain }
short-ability-worker = +w
short-ability-recruit-any = +off
short-ability-calm-here-and-any = −▲▲
short-ability-move-officials-3 = →off3
short-ability-unrest-tokens-choice = ▲+2t
short-ability-points-alchemists-here = 2p/Al
short-ability-unlock = +s
short-ability-points-soldiers = p/s
short-ability-unrest-2-workers = ▲+2w
short-ability-points-round = p rnd
