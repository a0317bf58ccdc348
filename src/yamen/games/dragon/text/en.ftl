# In the Year of the Dragon, in English.

game-dragon = In the Year of the Dragon
game-title = { game-dragon }
game-about = Twelve months as the ruler of a Chinese province around the year 1000: hire the right people, and bring them through drought, contagion, tribute and Mongols.

## Options of a table

option-neighbours = Equal events in neighbouring months
option-neighbours-apart = never
option-neighbours-drawn = as they are drawn
option-large_privilege = Price of the large privilege
option-large_privilege-6 = 6 yuan
option-large_privilege-7 = 7 yuan, as a later edition prints it
option-first = Who takes the first persons first
option-first-drawn = drawn by lot

## Persons: by type, young, old

person-craftsman = craftsman
    .a = a craftsman
person-court_lady = court lady
    .a = a court lady
person-pyrotechnist = pyrotechnist
    .a = a pyrotechnist
person-tax_collector = tax collector
    .a = a tax collector
person-warrior = warrior
    .a = a warrior
person-monk = monk
    .a = a monk
person-healer = healer
    .a = a healer
person-farmer = farmer
    .a = a farmer
person-scholar = scholar
    .a = a scholar

person-young_craftsman = young craftsman
    .a = a young craftsman
person-young_court_lady = young court lady
    .a = a young court lady
person-young_pyrotechnist = young pyrotechnist
    .a = a young pyrotechnist
person-young_tax_collector = young tax collector
    .a = a young tax collector
person-young_warrior = young warrior
    .a = a young warrior
person-young_monk = young monk
    .a = a young monk
person-young_healer = young healer
    .a = a young healer
person-young_farmer = young farmer
    .a = a young farmer
person-young_scholar = young scholar
    .a = a young scholar

person-old_pyrotechnist = old pyrotechnist
    .a = an old pyrotechnist
person-old_warrior = old warrior
    .a = an old warrior
person-old_monk = old monk
    .a = an old monk
person-old_healer = old healer
    .a = an old healer
person-old_farmer = old farmer
    .a = an old farmer
person-old_scholar = old scholar
    .a = an old scholar

## Person cards

card-craftsman = Craftsman
card-court_lady = Court Lady
card-pyrotechnist = Pyrotechnist
card-tax_collector = Tax Collector
card-warrior = Warrior
card-monk = Monk
card-healer = Healer
card-farmer = Farmer
card-scholar = Scholar
card-wild = “?”

## Actions, events, phases, sources of points

action-taxes = Taxes
action-build = Construction
action-harvest = Harvest
action-fireworks = Fireworks
action-military = Military
action-research = Research
action-privilege = Privilege
action-small_privilege = Small privilege
action-large_privilege = Large privilege

event-peace = peace
event-tribute = tribute to the emperor
event-drought = drought
event-festival = dragon festival
event-mongols = Mongol invasion
event-contagion = contagion

phase-start = Preparation
phase-action = Phase 1, action
phase-person = Phase 2, persons
phase-event = Phase 3, event
phase-scoring = Phase 4, scoring
phase-end = The end

size-small = small
size-large = large

source-palaces = palaces
source-court_ladies = court ladies
source-privileges = privileges
source-research = research
source-festival = dragon festival
source-mongols = helmets against the Mongols
source-persons = persons at the end
source-monks = monks at the end
source-money = money at the end

## Questions

ask-start = Which two young persons do you start with?
ask-act = Which action do you take?
ask-floor = Where does the next floor go?
ask-card = Which person card do you play?
ask-tile = Which person do you take?
ask-house = Which palace does the person move into?
ask-replace = Whom do you dismiss to make room, if anybody?
ask-release = Who has to leave?

## Answers

answer-start = Take { $first_person_a } and { $second_person_a }
answer-act = { $action } (group { $group })
answer-save = Save instead of acting (you will have { $to } yuan)
answer-floor = { $floors ->
        [0] Begin a new palace, number { $plot }
        [one] Palace { $plot }, which has one floor
       *[other] Palace { $plot }, which has { $floors } floors
    }
answer-card = Play the { $card } card
answer-tile = Take { $person_a } ({ $points ->
        [one] 1 person point
       *[other] { $points } person points
    }, { $symbols ->
        [one] 1 symbol
       *[other] { $symbols } symbols
    })
answer-house = Move into palace { $plot }
answer-decline = Dismiss nobody and decline the new person
answer-replace = Dismiss the { $person } in palace { $plot }
answer-release = Dismiss the { $person } in palace { $plot }

## Why not

no-start-taken = Another seat has { $first_person_a } and { $second_person_a } already; every pair must be different.
no-act-fee = A dragon stands on group { $group } already, which costs { $fee } yuan; you have { $yuan }.
no-act-privilege = This privilege costs { $cost } yuan{ $fee ->
        [0] {""}
       *[other] {" "}and the dragon on group { $group } another { $fee }
    }; you have { $yuan }.
no-floor-full = Palace { $plot } has { $floors } floors already, and no palace may have more.
no-floor-plot = A new palace begins on the first free plot, number { $free }, not on number { $plot }.
no-palace-there = You have no palace number { $plot }.
no-palace-full = Palace { $plot } is full: { $persons ->
        [one] 1 person lives
       *[other] { $persons } persons live
    } there, one on each floor.
no-palace-spared = Palace { $plot } has lost a person to this drought already; the next one must leave another unfed palace.
no-person-there = No { $person } lives in your palace { $plot }.
no-card-left = You have no { $card } card left.
no-tile-left = No tile of { $person_a } is left.
no-tile-other = The { $card } card does not fetch { $person_a }.

## What happened

log-pair = { $seat } starts with { $first_person_a } and { $second_person_a }.
log-moved-in = { $seat } takes { $person_a } into palace { $plot } and advances { $points ->
        [one] 1 space
       *[other] { $points } spaces
    } on the person track.
log-month = Month { $month } begins; its event will be: { $event }.
log-dragon = { $seat } puts the dragon on group { $group }, where no other stands.
log-fee = { $seat } puts the dragon on group { $group }, where another stands, and pays { $fee } yuan for it.
log-saved = { $seat } saves instead of acting{ $yuan ->
        [0] {" "}and keeps { $now } yuan.
       *[other] , takes { $yuan } yuan and has { $now } now.
    }
log-taxes = { $seat } collects { $n } yuan in taxes: { $card } for the card, { $persons } for tax collectors.
log-harvest = { $seat } harvests { $n } rice: { $card } for the card, { $persons } for farmers.
log-fireworks = { $seat } receives { $n ->
        [one] 1 rocket
       *[other] { $n } rockets
    }: { $card } for the card, { $persons } for pyrotechnists.
log-military = { $seat } advances { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } on the person track: { $card } for the card, { $persons } for warriors.
log-research = { $seat } scores { $n ->
        [one] 1 point
       *[other] { $n } points
    } with research: { $card } for the card, { $persons } for scholars.
log-build = { $seat } builds { $n ->
        [one] 1 floor
       *[other] { $n } floors
    }: { $card } for the card, { $persons } for craftsmen.
log-floor = { $floors ->
        [one] { $seat } begins palace { $plot }.
       *[other] { $seat } raises palace { $plot } to { $floors } floors.
    }
log-privilege = { $seat } buys a { $size } privilege for { $cost } yuan.
log-actions-end = The dragons go home, and the action cards are gathered.
log-card = { $seat } plays the { $card } card.
log-empty-handed = { $seat } comes away empty-handed: no tile is left for the { $card } card.
log-declined = { $seat } has no room and declines { $person_a }, who leaves the game.
log-moved-out = { $seat } dismisses { $person_a } from palace { $plot } { $why ->
        [replace] to make room.
       *[other] because of the event.
    }
log-event = The event of month { $month }: { $event }.
log-tribute = { $seat } pays { $paid } yuan of tribute{ $missing ->
        [0] .
        [one] ; 1 yuan is missing, so 1 person has to leave.
       *[other] ; { $missing } yuan are missing, so { $missing } persons have to leave.
    }
log-drought = { $seat } { $palaces ->
        [0] has no inhabited palace to feed
        [one] has 1 inhabited palace to feed and pays { $paid } rice
       *[other] has { $palaces } inhabited palaces to feed and pays { $paid } rice
    }{ $hungry ->
        [0] .
        [one] ; 1 of them gets none and loses a person.
       *[other] ; { $hungry } of them get none and lose a person each.
    }
log-festival = { $seat } shows { $n ->
        [0] no rockets
        [one] 1 rocket
       *[other] { $n } rockets
    } at the dragon festival{ $points ->
        [0] {" "}and scores nothing.
       *[other] , scores { $points } points and gives back { $returned } of them.
    }
log-mongols = { $seat } meets the Mongols with { $helmets ->
        [0] no helmets
        [one] 1 helmet
       *[other] { $helmets } helmets
    } and scores { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    }{ $fewest ->
        [yes] ; nobody has fewer, so a person has to leave.
       *[no] .
    }
log-contagion = { $seat } has { $mortars ->
        [0] no mortars
        [one] 1 mortar
       *[other] { $mortars } mortars
    } against the contagion: { $ill ->
        [0] nobody has to leave.
        [one] 1 person has to leave.
       *[other] { $ill } persons have to leave.
    }
log-decay = { $seat } loses a floor of palace { $plot }, where nobody lives{ $floors ->
        [0] ; the palace is gone.
        [one] ; 1 floor is left.
       *[other] ; { $floors } floors are left.
    }
log-scored = { $seat } scores { $n ->
        [one] 1 point
       *[other] { $n } points
    } this month: { $palaces } for palaces, { $ladies } for court ladies, { $privileges } for privileges.
log-year-scored = { $seat } scores { $n ->
        [one] 1 point
       *[other] { $n } points
    } for the year: { $persons } for persons, { $monks } for monks, { $money } for money ({ $yuan } yuan, rice and rockets sold).

## Parts of a sum

part-tile = tile of { $person_a }
part-fee = fee for a group with a dragon
part-save = saving
part-card = { $action } card
part-helpers = { $action_id ->
        [taxes] tax collectors
        [build] craftsmen
        [harvest] farmers
        [fireworks] pyrotechnists
        [military] warriors
       *[research] scholars
    }
part-privilege = a { $size } privilege
part-tribute = tribute to the emperor
part-drought = { $palaces ->
        [one] rice for 1 inhabited palace
       *[other] rice for { $palaces } inhabited palaces
    }
part-festival = { $n ->
        [one] 1 rocket shown
       *[other] { $n } rockets shown
    }
part-half = half of the rockets shown, rounded up
part-helmets = { $n ->
        [one] 1 helmet
       *[other] { $n } helmets
    }
part-palaces = { source-palaces }
part-court-ladies = { source-court_ladies }
part-privileges = { source-privileges }
part-persons = { source-persons }
part-monks = { source-monks }
part-money = { source-money }
part-sold = rice and rockets sold

## Where the match is, and what comes next

where-month = Month { $month } ({ $event })
where-phase = { $phase }
then-turn = { $seat }
then-phase = { $phase_id ->
        [event] { $phase }: { $event }
       *[other] { $phase }
    }

## Places and counters

name-month = Month
name-year = Event of month { $month }
name-actions = Action cards
name-group = Group { $group }
name-refill = Filling up the purse
name-privileges = Privileges for sale
name-pile = Tiles: { $person }
name-removed = Out of the game
name-discard = Person cards played
name-track = Person track, space { $space }
name-points = { $seat }: points
name-person-points = { $seat }: person points
name-yuan = { $seat }: yuan
name-rice = { $seat }: rice
name-fireworks = { $seat }: rockets
name-dragon = { $seat }: dragon at home
name-hand = { $seat }: person cards in hand
name-own-privileges = { $seat }: privileges
name-palace = { $seat }: palace { $plot }

## The rules, each in a sentence or two

rule-setup = Everybody begins with 6 yuan, two palaces of two floors and eleven person cards, one of each person and two wild ones. For every player fewer than five, two tiles of each person stay in the box.
rule-year = The first two months are peaceful; the other ten events are shuffled and lie open for the whole year. A table may ask that equal events never come in neighbouring months.
rule-start = In turn, everybody takes two different young persons and houses them. No two players may begin with the same pair.
rule-palaces = A palace has one to three floors, and one person can live on each floor. Whoever moves in stays in that palace.
rule-track = Whoever takes in a person advances on the person track by the points of the tile. A marker that arrives on a space with others lands on top of them and is ahead of them.
rule-groups = Each month the seven action cards are shuffled and laid out in as many groups as there are players, as equal in size as can be.
rule-action = In the order of the person track everybody puts the dragon on a group of cards and carries out exactly one of its actions.
rule-fee = Whoever chooses a group where another dragon stands pays 3 yuan first, once, however many stand there. Who cannot pay cannot choose it.
rule-save = Instead of acting, a player may fill the purse up to 3 yuan. Who has 3 or more already receives nothing and loses nothing.
rule-taxes = Taxes bring 2 yuan, and 1 more for each coin on your tax collectors.
rule-build = Construction gives one floor, and one more for each hammer on your craftsmen. All of them must be added to palaces of fewer than three floors or begin new palaces; old floors never move.
rule-harvest = The harvest brings 1 rice, and 1 more for each sack on your farmers.
rule-fireworks = Fireworks bring 1 rocket, and 1 more for each rocket on your pyrotechnists.
rule-military = The military moves your marker 1 space along the person track, and 1 more for each helmet on your warriors.
rule-research = Research scores 1 point, and 1 more for each book on your scholars.
rule-privilege = One privilege may be bought: a small one with one dragon for 2 yuan, or a large one with two dragons for 6 (7 in a later edition).
rule-hire = In the order of the person track as it is now, everybody plays a person card and takes in a tile of that person. In month 12 this phase is left out.
rule-replace = While there is room the new person must move in. With all palaces full, it takes the place of somebody who is dismissed, or is declined and earns no person points.
rule-wild = The wild card fetches any person of whom a tile is left.
rule-empty-handed = If no tile is left of the person on the card, its player comes away empty-handed.
rule-peace = In a month of peace nothing happens.
rule-tribute = Everybody pays the emperor 4 yuan. For each yuan that is missing, a person has to leave.
rule-drought = Each inhabited palace must be given 1 rice; a person has to leave each palace that gets none. Nobody may keep rice back.
rule-festival = Most rockets score 6 points, second most 3; ties all score, and without rockets nobody does. Whoever scored gives back half of the rockets, rounded up.
rule-mongols = Everybody scores a point for each helmet. Whoever has the fewest helmets, everybody in a tie, loses a person.
rule-contagion = Three persons have to leave every player, one fewer for each mortar on the player’s healers.
rule-release = The owner chooses who leaves, in the order of the person track. Whoever leaves is out of the game; person points stay.
rule-decay = After the event, each palace where nobody lives loses a floor; with its last floor it is gone.
rule-scoring = Each month ends with a point for each palace, for each dragon on court ladies and for each dragon on privileges.
rule-final = After the twelfth month everybody scores 2 points for each person, the monks, and the money.
rule-monks = At the end each monk scores his buddhas times the floors of the palace where he lives.
rule-money = At the end rice and rockets are sold for 2 yuan each, and every 3 yuan score a point.
rule-tie = Most points win. If they are equal, who is ahead on the person track wins.

## The picture: short forms where a column is narrow

picture-seat = { $seat }
picture-year = Year
picture-forecast = Outlook
picture-actions = Actions
picture-pay = pay
picture-persons = Persons
picture-young = Young
picture-old = Old
picture-order = Order of play
picture-points = VP
picture-person-points = PP
picture-yuan = ¥
picture-rice = rice
picture-fireworks = rckt
picture-dragons = priv
picture-palaces = Palaces
picture-hand = Hand
picture-unit-person = p
picture-legend = The year: months past are ticked, the present one is in brackets. The outlook is what each event would do to you as you stand now: +6 is points, −2p is persons lost. Actions: +3 is what the card gives you, a privilege shows its two prices; ♦2 is the dragon of seat 2, and (3¥) the fee for joining it. Persons: 2×7 is seven tiles of 2 person points. VP victory points, PP person points, rckt rockets, priv dragons on privileges. In palaces two letters are a young person, two capitals an old one, and ·· a free floor: { code-craftsman } { person-craftsman }, { code-court_lady } { person-court_lady }, { code-pyrotechnist } { person-pyrotechnist }, { code-tax_collector } { person-tax_collector }, { code-warrior } { person-warrior }, { code-monk } { person-monk }, { code-healer } { person-healer }, { code-farmer } { person-farmer }, { code-scholar } { person-scholar }.
unit-yuan = ¥

short-event-peace = peace
short-event-tribute = trib.
short-event-drought = drght
short-event-festival = fest.
short-event-mongols = Mong.
short-event-contagion = cont.

short-action-taxes = Taxes
short-action-build = Constr.
short-action-harvest = Harvest
short-action-fireworks = Firewrks
short-action-military = Military
short-action-research = Research
short-action-privilege = Privil.

short-person-craftsman = crafts.
short-person-court_lady = c. lady
short-person-pyrotechnist = pyrot.
short-person-tax_collector = tax c.
short-person-warrior = warrior
short-person-monk = monk
short-person-healer = healer
short-person-farmer = farmer
short-person-scholar = scholar

code-craftsman = Cr
code-court_lady = La
code-pyrotechnist = Py
code-tax_collector = Ta
code-warrior = Wa
code-monk = Mo
code-healer = He
code-farmer = Fa
code-scholar = Sc
