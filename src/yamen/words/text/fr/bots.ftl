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

bot-why-zhanguo-start = Ce départ servira toute la partie.
bot-why-zhanguo-unification = Des jetons tout de suite, et une capacité qui s’activera encore et encore.
bot-why-zhanguo-recruit-official = Un Officiel de chaque type dans une région ouvre la voie à un Gouverneur.
bot-why-zhanguo-search-elixir = Le Bateau atteint son prochain symbole, et chaque carte Alchimiste comptera davantage.
bot-why-zhanguo-install-governor = Un Gouverneur dispute une majorité et ramène le calme.
bot-why-zhanguo-hire-workers = Ce sont les Ouvriers qui construisent Palais et Murailles.
bot-why-zhanguo-build-palace = Un Palais rapporte aussitôt, et le Mausolée en demande.
bot-why-zhanguo-build-wall = La tuile de cette section comptera pour tout le plateau.
bot-why-zhanguo-discard = Aucune autre carte ne vaut moins.
bot-why-zhanguo-wake = Cette capacité ne coûte rien à présent.
bot-why-zhanguo-enough = Ce qui reste coûterait plus qu’il ne rapporte.
bot-why-zhanguo-move = Un déplacement mène un Officiel là où il sert.
bot-why-zhanguo-accept = La récompense vaut plus que ses jetons.
bot-why-zhanguo-pass = Les jetons valent plus que la récompense.
bot-why-zhanguo-stop = Rien ici ne vaut mieux que d’en rester là.
bot-why-zhanguo-keep-soldier = Ce Soldat vaut davantage à l’entrée.
bot-why-zhanguo-keep-tokens = Les jetons valent plus qu’un Soldat de plus.
bot-why-zhanguo-soldier-instead = Un Soldat ira au Mausolée pour des points.
bot-why-zhanguo-alchemist = À la fin, chaque carte Alchimiste compte autant que ce que le Bateau a atteint.
bot-why-zhanguo-recruit = Ici, un Officiel rapproche un Gouverneur, ou il est le premier de son type.
bot-why-zhanguo-hire = Des Ouvriers de régions différentes construisent les meilleures Murailles.
bot-why-zhanguo-shift = Un Ouvrier sert mieux là-bas.
bot-why-zhanguo-calm = C’est ici que l’Agitation gêne le plus.
bot-why-zhanguo-reset = C’est ici que l’Agitation gêne le plus.
bot-why-zhanguo-master = La capacité de ce Maître rapportera le plus.
bot-why-zhanguo-governor = Avec la majorité, le bonus et le calme, c’est ici que le tout rapporte le plus.
bot-why-zhanguo-palace = La meilleure tuile est ici, et les Ouvriers y manquent le moins.
bot-why-zhanguo-tile = La plupart de ces cartes sont au-dessus de cette région.
bot-why-zhanguo-big = Dans ce domaine, le jeton aide le plus à gagner une récompense.
bot-why-zhanguo-wall = Cet emplacement rapporte le plus pour ses Ouvriers.
bot-why-zhanguo-pay = Ces Ouvriers manqueront le moins.
bot-why-zhanguo-emperor = Avec un autre déclencheur, cette carte s’activera plus souvent.
bot-why-zhanguo-token = Dans ce domaine, le jeton aide le plus à gagner une récompense.
bot-why-zhanguo-soldier = Cette tuile rapporte le plus, avec sa ligne et sa colonne.
bot-why-zhanguo-honour = Cette tuile rapporte le plus, et serait difficile à mériter.
bot-why-zhanguo-lisi = C’est ici que Li Si gagne le moins.
bot-why-zhanguo-unlock = Ces jetons rapporteraient moins de toute autre façon.
bot-why-zhanguo-return = Ce jeton rapporte le moins.
