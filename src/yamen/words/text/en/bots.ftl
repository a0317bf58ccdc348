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
