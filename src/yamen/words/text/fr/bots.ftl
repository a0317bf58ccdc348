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

bot-why-gugong-gift-travel = La route offre des jetons qui en valent la peine.
bot-why-gugong-gift-wall = La Muraille rapporte à qui y a le plus de serviteurs.
bot-why-gugong-gift-jade = Chaque jade compte plus que le précédent.
bot-why-gugong-gift-intrigue = L’influence départage et se change en serviteurs ou en jade.
bot-why-gugong-gift-palace = Personne ne gagne si son émissaire n’est pas au Palais.
bot-why-gugong-gift-decrees = Un décret rapporte des points, et davantage les jours suivants.
bot-why-gugong-gift-canal = Un bateau plein apporte une récompense qui dure.
bot-why-gugong-pay-servants = Deux serviteurs valent moins que ce que les deux actions rapportent.
bot-why-gugong-pay-card = Cette carte vaut plus la nuit, ou moins le jour, que les serviteurs.
bot-why-gugong-pay-token = C’est pour cela que le jeton attend.
bot-why-gugong-pay-none = Les actions ne valent aucun prix.
bot-why-gugong-swap = Le cadeau du fonctionnaire est le meilleur des deux.
bot-why-gugong-skip = Cela rapporterait moins que cela ne coûte.
bot-why-gugong-cost = Le double serviteur paie pour deux et revient comme un seul.
bot-why-gugong-gain = Le double serviteur compte pour deux.
bot-why-gugong-travel = Les jetons à portée valent le voyage.
bot-why-gugong-city = Ce jeton vaut le plus.
bot-why-gugong-token = Cela ne coûte rien.
bot-why-gugong-discard = Un jade vaut plus qu’un tour de plus.
bot-why-gugong-retrieve = Un tour de plus aujourd’hui, avec la carte qui manquera le moins la nuit.
bot-why-gugong-wall = Qui a le plus de serviteurs sur la Muraille reçoit des points et une case.
bot-why-gugong-extra = Un serviteur de la pioche ne coûte rien.
bot-why-gugong-jade = Chaque jade compte plus que le précédent.
bot-why-gugong-intrigue = L’influence départage et se change en serviteurs ou en jade.
bot-why-gugong-palace = Personne ne gagne si son émissaire n’est pas au Palais.
bot-why-gugong-decree = Il rapporte plus que ses serviteurs ailleurs.
bot-why-gugong-canal = Un bateau plein apporte une récompense qui dure.
bot-why-gugong-load = C’est là que le serviteur est le plus près d’une récompense.
bot-why-gugong-ship = Un serviteur de la pioche ne coûte rien.
bot-why-gugong-sail = Le bateau s’approche de sa récompense.
bot-why-gugong-claim = Cette récompense vaut le plus maintenant.
bot-why-gugong-lay = C’est ici que les autres agiront le plus.
bot-why-gugong-again = Cette action vaut d’être faite deux fois.
bot-why-gugong-benefit = C’est le meilleur usage de l’influence maintenant.
bot-why-gugong-die = Plus de cartes correspondent à cette face la nuit.
bot-why-gugong-exchange = Les jetons ne vaudront pas mieux plus tard.
bot-why-gugong-room = Il faut de la place pour le nouveau jeton.
bot-why-gugong-give = Ce jeton manquera le moins.
bot-why-gugong-morning = Ce qu’il apporte est gratuit.
bot-why-gugong-rest = Il n’y a rien de plus à faire.
