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

bot-why-gugong-gift-travel = The road offers tokens worth having.
bot-why-gugong-gift-wall = The wall scores for whoever has most servants there.
bot-why-gugong-gift-jade = Each jade counts more than the one before.
bot-why-gugong-gift-intrigue = Influence breaks ties and can be turned into servants and jade.
bot-why-gugong-gift-palace = Nobody can win whose envoy is not in the Palace.
bot-why-gugong-gift-decrees = A decree brings points, and more in the days to come.
bot-why-gugong-gift-canal = A full ship brings a reward that lasts.
bot-why-gugong-pay-servants = Two servants are less than what both actions bring.
bot-why-gugong-pay-card = This card is worth more at night, or less by day, than the servants.
bot-why-gugong-pay-token = This is what the token waits for.
bot-why-gugong-pay-none = The actions are not worth any price.
bot-why-gugong-swap = The official’s gift is the better one.
bot-why-gugong-skip = It would bring less than it takes.
bot-why-gugong-cost = The double servant pays two and comes back as one.
bot-why-gugong-gain = The double servant counts two.
bot-why-gugong-travel = The tokens in reach are worth the way.
bot-why-gugong-city = This token is worth most.
bot-why-gugong-token = It costs nothing.
bot-why-gugong-discard = A jade is worth more than another turn.
bot-why-gugong-retrieve = Another turn today, with the card that is missed least at night.
bot-why-gugong-wall = Whoever has most servants on the wall gets points and a step.
bot-why-gugong-extra = A servant of the supply costs nothing.
bot-why-gugong-jade = Each jade counts more than the one before.
bot-why-gugong-intrigue = Influence breaks ties and can be turned into servants and jade.
bot-why-gugong-palace = Nobody can win whose envoy is not in the Palace.
bot-why-gugong-decree = It brings more than its servants would elsewhere.
bot-why-gugong-canal = A full ship brings a reward that lasts.
bot-why-gugong-load = There the servant is nearest to a reward.
bot-why-gugong-ship = A servant of the supply costs nothing.
bot-why-gugong-sail = The ship comes nearer to its reward.
bot-why-gugong-claim = This reward is worth most now.
bot-why-gugong-lay = Here the others will act most.
bot-why-gugong-again = This action is worth doing twice.
bot-why-gugong-benefit = This is the best use of influence now.
bot-why-gugong-die = More of the cards match this face at night.
bot-why-gugong-exchange = The tokens will not do better later.
bot-why-gugong-room = There must be room for the new token.
bot-why-gugong-give = This token is missed least.
bot-why-gugong-morning = What it brings is for nothing.
bot-why-gugong-rest = Nothing more is to be done.
