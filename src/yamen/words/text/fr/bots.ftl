### Ce qui se dit des robots et par eux, et de nombreuses parties entre eux.

error-bot = Il n’y a pas de robot « { $bot_id } » ; il y a : { $bots }.
error-bot-budget = « { $budget_id } » n’est pas un temps de réflexion : donnez de 1 à { $rounds } essais, comme thinker:500, ou jusqu’à { $seconds } secondes, comme thinker:1.5s.
error-bot-no-budget = Le robot « { $bot_id } » n’a pas de temps de réflexion : retirez « :{ $budget_id } ».
error-bot-game = Il n’y a pas de règles empiriques pour le jeu « { $game_id } » ; les robots thinker et random y jouent quand même.

error-lab-games = On ne peut pas jouer { $value } parties : donnez un nombre de { $least } à { $most }.
error-lab-seed = { $value } n’est pas une graine : donnez un nombre de { $least } à { $most }.
error-lab-jobs = On ne peut pas lancer { $value } processus : donnez un nombre de { $least } à { $most }.
error-lab-folder = Les journaux ne peuvent pas être gardés dans « { $folder_id } » ({ $reason }) ; choisissez un autre dossier.
error-lab-folder-full = Il y a déjà des journaux dans « { $folder_id } » (par exemple { $file_id }) ; choisissez un autre dossier.
error-lab-broken = Un processus s’est arrêté avant la fin de son travail, peut-être faute de mémoire ; essayez avec moins de processus (jobs). Un script doit commencer son travail sous : if __name__ == "__main__"

## Pourquoi : ce qu’un robot dit pour lui-même, ou comme conseil

bot-why-drawn = Je l’ai tiré au sort.
bot-why-searched = J’ai joué la suite de bien des façons possibles, et c’est ce qui a le mieux tourné.

bot-why-dragon-start = Ces deux-là vont bien ensemble au début.
bot-why-dragon-act-taxes = L’argent manque, ou manquera bientôt.
bot-why-dragon-act-build = Il faut de la place pour ceux qui viennent, et les palais rapportent chaque mois.
bot-why-dragon-act-harvest = La sécheresse vient, et chaque palais habité doit manger.
bot-why-dragon-act-fireworks = La fête du dragon récompense ceux qui ont le plus de fusées.
bot-why-dragon-act-military = Qui est devant sur la piste des personnages choisit en premier.
bot-why-dragon-act-research = Ces points-là sont sûrs.
bot-why-dragon-act-small_privilege = Un dragon rapporte chaque mois qui reste.
bot-why-dragon-act-large_privilege = Deux dragons rapportent chaque mois qui reste.
bot-why-dragon-act-save = Aucune action ne vaut son prix à présent.
bot-why-dragon-floor = Un palais habité rapporte chaque mois ; les moines aiment vivre en hauteur.
bot-why-dragon-hire-craftsman = Les artisans construisent davantage, et les palais sont petits.
bot-why-dragon-hire-court_lady = Une courtisane rapporte chaque mois qui reste.
bot-why-dragon-hire-pyrotechnist = La fête du dragon récompense ceux qui ont le plus de fusées.
bot-why-dragon-hire-tax_collector = Un collecteur d’impôts rapporte de l’argent pour le reste de l’année.
bot-why-dragon-hire-warrior = Les Mongols prennent quelqu’un à qui a le moins de casques.
bot-why-dragon-hire-monk = Un moine compte à la fin, d’autant plus qu’il vit haut.
bot-why-dragon-hire-healer = L’épidémie vient, et chaque mortier sauve une personne.
bot-why-dragon-hire-farmer = La sécheresse vient, et un paysan rapporte plus de riz.
bot-why-dragon-hire-scholar = Un savant rapporte à chaque étude.
bot-why-dragon-hire-wild = Personne en main ne vaut autant à présent que celui que cette carte peut faire venir.
bot-why-dragon-house = Un palais vide se dégraderait ; les moines aiment vivre en hauteur.
bot-why-dragon-replace = Les autres manqueront davantage.
bot-why-dragon-decline = Tous ceux qui vivent ici valent davantage.
bot-why-dragon-release = Les autres manqueront davantage.
