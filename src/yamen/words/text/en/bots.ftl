### What is said about bots and by them, and about many matches between them.

error-bot = There is no bot “{ $bot_id }”; there are: { $bots }.
error-bot-budget = “{ $budget_id }” is no time to think: give rounds from 1 to { $rounds }, as in thinker:500, or seconds up to { $seconds }, as in thinker:1.5s.
error-bot-no-budget = The bot “{ $bot_id }” takes no time to think: leave out “:{ $budget_id }”.
error-bot-game = There are no rules of thumb for the game “{ $game_id }”; the thinker and the random bot play it all the same.

error-lab-games = { $value } matches cannot be played: give a number from { $least } to { $most }.
error-lab-seed = { $value } is no seed: give a number from { $least } to { $most }.
error-lab-jobs = { $value } processes cannot be started: give a number from { $least } to { $most }.
error-lab-folder = Journals cannot be kept in “{ $folder_id }” ({ $reason }); choose another folder.
error-lab-folder-full = There are journals in “{ $folder_id }” already (such as { $file_id }); choose another folder.
error-lab-broken = A process ended before its work was done, perhaps for want of memory; try fewer jobs. A script must begin its work under: if __name__ == "__main__"

## Why: what a bot says for itself, or as a hint

bot-why-drawn = I drew it by lot.
bot-why-searched = I played it out in many possible ways, and this went best.

bot-why-dragon-start = These two go well together at the start.
bot-why-dragon-act-taxes = Money is short, or soon will be.
bot-why-dragon-act-build = There must be room for those who come, and palaces score every month.
bot-why-dragon-act-harvest = Drought comes, and every inhabited palace must eat.
bot-why-dragon-act-fireworks = The festival rewards those with the most fireworks.
bot-why-dragon-act-military = Whoever is ahead on the person track chooses first.
bot-why-dragon-act-research = These points are sure.
bot-why-dragon-act-small_privilege = A dragon scores every month that is left.
bot-why-dragon-act-large_privilege = Two dragons score every month that is left.
bot-why-dragon-act-save = No action is worth its price now.
bot-why-dragon-floor = A palace that somebody lives in scores every month; monks want to live high up.
bot-why-dragon-hire-craftsman = Craftsmen build more, and the palaces are small.
bot-why-dragon-hire-court_lady = A court lady scores every month that is left.
bot-why-dragon-hire-pyrotechnist = The festival rewards those with the most fireworks.
bot-why-dragon-hire-tax_collector = A tax collector brings money for the rest of the year.
bot-why-dragon-hire-warrior = The Mongols take somebody from whoever has the fewest helmets.
bot-why-dragon-hire-monk = A monk counts at the end, the more the higher he lives.
bot-why-dragon-hire-healer = Contagion comes, and every mortar saves a person.
bot-why-dragon-hire-farmer = Drought comes, and a farmer brings more rice.
bot-why-dragon-hire-scholar = A scholar scores with every research.
bot-why-dragon-hire-wild = Nobody in hand is worth as much now as whoever this card can fetch.
bot-why-dragon-house = An empty palace would decay; monks want to live high up.
bot-why-dragon-replace = The others will be missed more.
bot-why-dragon-decline = Everybody who lives here is worth more.
bot-why-dragon-release = The others will be missed more.

bot-why-zhanguo-start = This start will help for the whole game.
bot-why-zhanguo-unification = Tokens now, and an ability that will be woken again and again.
bot-why-zhanguo-recruit-official = An official of each kind in a region makes room for a governor.
bot-why-zhanguo-search-elixir = The boat comes to its next symbol, and every alchemist card will count for more.
bot-why-zhanguo-install-governor = A governor fights for a majority and brings calm.
bot-why-zhanguo-hire-workers = Palaces and walls are built by workers.
bot-why-zhanguo-build-palace = A palace scores at once, and the mausoleum asks for it.
bot-why-zhanguo-build-wall = The tile of this section will score for the whole board.
bot-why-zhanguo-discard = No other card is worth less.
bot-why-zhanguo-wake = This ability costs nothing now.
bot-why-zhanguo-enough = What is left would cost more than it brings.
bot-why-zhanguo-move = One step brings an official where he is of use.
bot-why-zhanguo-accept = The reward is worth more than its tokens.
bot-why-zhanguo-pass = The tokens are worth more than the reward.
bot-why-zhanguo-stop = Nothing here is worth more than leaving it as it is.
bot-why-zhanguo-keep-soldier = This soldier is worth more at the entrance.
bot-why-zhanguo-keep-tokens = The tokens are worth more than another soldier.
bot-why-zhanguo-soldier-instead = A soldier will stand in the mausoleum for points.
bot-why-zhanguo-alchemist = At the end every alchemist card counts as much as the boat has reached.
bot-why-zhanguo-recruit = Here an official brings a governor nearer, or is the first of his kind.
bot-why-zhanguo-hire = Workers from different regions build the best walls.
bot-why-zhanguo-shift = A worker is of more use there.
bot-why-zhanguo-calm = Unrest hurts most here.
bot-why-zhanguo-reset = Unrest hurts most here.
bot-why-zhanguo-master = This master’s ability will bring most.
bot-why-zhanguo-governor = Majority, bonus and calm: this place brings most together.
bot-why-zhanguo-palace = The best tile lies here, and the workers are missed least.
bot-why-zhanguo-tile = Most of these cards lie above this region.
bot-why-zhanguo-big = In this domain the token does most for a reward.
bot-why-zhanguo-wall = This slot scores most for its workers.
bot-why-zhanguo-pay = These workers are missed least.
bot-why-zhanguo-emperor = With another trigger this card will wake more often.
bot-why-zhanguo-token = In this domain the token does most for a reward.
bot-why-zhanguo-soldier = This tile gives most, with its row and column.
bot-why-zhanguo-honour = This tile gives most, and would be hard to earn.
bot-why-zhanguo-lisi = Here Li Si gains least.
bot-why-zhanguo-unlock = These tokens would bring less in any other way.
bot-why-zhanguo-return = This token brings least.
