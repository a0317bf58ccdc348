# Ce que disent les commandes : leur aide, leurs résultats, et ce qui ne va pas dans ce qu’on leur demande.

## L’aide

help-yamen = Yamen, la table numérique de grands jeux de plateau en Chine impériale. Sans commande, l’accueil de la table s’ouvre dans le terminal.
help-usage = Usage : { $usage }
help-everywhere = Partout : --language en ou --language fr. Sinon Yamen parle la langue de YAMEN_LANG, LC_ALL, LC_MESSAGES ou LANG.
help-group-commands = Commandes
help-group-arguments = Arguments
help-group-options = Options
help-help = Montrer cette aide.
help-version = Montrer de quel Yamen il s’agit.
help-json = Écrire un seul objet JSON, pour une machine.
help-key = La clé d’une partie en cours, en hexadécimal ; sinon celle du fichier .key à côté du journal.
help-file = Un journal.
help-game = Le jeu, par exemple dragon.
help-set = Une option du jeu, par exemple --set large_privilege=7 ; autant de fois qu’il faut.

help-table = Jouer dans le terminal, à plusieurs au même clavier ou contre des robots.
help-table-game = Le jeu ; sans lui s’ouvre l’accueil, avec les parties enregistrées.
help-table-seats = Qui est assis où, avec des virgules : me ou me:Anna (une personne), ou un robot (random, steady, thinker, thinker:200, thinker:1.5s). Sinon : me et des robots steady.
help-table-plain = Ligne par ligne, sans écran : pour les lecteurs d’écran et les terminaux simples.

help-simulate = Faire jouer beaucoup de parties par des robots, et compter.
help-simulate-seats = Les robots, avec des virgules : random, steady, thinker, thinker:200 (itérations), thinker:1.5s. Sinon : des robots random.
help-simulate-games = Combien de parties (100).
help-simulate-seed = Tout le hasard découle de ce nombre (0).
help-simulate-jobs = Combien de processus (autant que de processeurs) ; le résultat est le même pour tous les nombres.
help-simulate-journals = Garder le journal de chaque partie dans ce dossier.

help-replay = Raconter une partie en mots, et dessiner la table à la fin.
help-replay-to = Seulement jusqu’à cette réponse.
help-replay-seat = Seulement ce que cette place peut savoir ; les places se comptent à partir de 1.
help-replay-events = Tout en détail : réponses, déplacements, sommes, règles.

help-verify = Rejouer un journal : les réponses, les mélanges et le score tiennent-ils ? Code de sortie 0 oui, 1 non, 2 illisible.

help-journal = Regarder un journal, l’écrire sous une autre forme, ou le couper.
help-journal-show = Montrer un journal à une personne.
help-journal-convert = Écrire un journal sous une autre forme.
help-journal-cut = Le journal jusqu’à une réponse, comme journal à part entière.
help-journal-to = journal (comme cette version l’écrit, chaque réponse vérifiée), json (un objet), csv (un tableau des réponses) ou text.
help-journal-out = Le fichier à écrire ; sans lui, le résultat s’affiche.
help-journal-force = Remplacer le fichier s’il existe.
help-journal-answer = La dernière réponse à garder ; 0 n’en garde aucune.

help-rules = Les règles d’un jeu, chacune en une phrase ou deux.
help-rules-rule = Une seule règle, par exemple tribute.

help-bench = Mesurer la vitesse de Yamen à côté de ses pairs.
help-bench-game = Le jeu auquel joue Yamen ; sinon L’Année du Dragon.
help-bench-rounds = Combien de tours (15).
help-bench-quick = 3 tours courts, pour voir si tout marche.
help-bench-toy = Compiler aussi l’étalon, comme avec un Yamen compilé.

## Ce qui ne va pas dans la ligne de commande

cli-help = « { $command } --help » en dit plus.
cli-near = Vouliez-vous dire « { $near } » ?
cli-unknown-option = Il n’y a pas d’option { $given }.
cli-unknown-command = Il n’y a pas de commande « { $given } » ; il y a : { $known }.
cli-unused = « { $given } » est un mot de trop.
cli-no-number = { $name } demande un nombre entier, pas « { $given } ».
cli-no-value = { $name } ne peut pas valoir « { $given } ».
cli-no-argument = { $name } doit être suivi d’une valeur.
cli-missing = Il manque { $name }.
cli-twice = { $name } ne se donne qu’une fois.
cli-language = Il n’y a pas de langue « { $given } » ici ; il y a : { $known }.
cli-range = { $name } doit aller de { $least } à { $most }, et non valoir { $given }.
cli-set = --set demande option=valeur, par exemple --set large_privilege=7, pas « { $given } ».
cli-set-twice = L’option « { $given } » est donnée deux fois ; donnez-la une seule fois.
cli-seats = --seats demande un nom par place, séparés par des virgules, pas « { $given } ».
cli-seats-many = --seats nomme { $n } places ; on ne joue pas à plus de { $most }.
cli-seat-name = « { $given } » ne peut pas s’asseoir à une place ; il y a : { $known }.
cli-seat = Il n’y a pas de place { $given } dans cette partie ; les places vont de 1 à { $most }.
cli-upto = Il n’y a pas de réponse { $given } dans { $file } ; elles vont de 0 (aucune) à { $most }.
cli-rule = Il n’y a pas de règle « { $given } » ; il y a : { $known }.
cli-form = Il n’y a pas de forme « { $given } » pour un journal ; il y a : { $known }.
cli-key = La clé s’écrit en chiffres hexadécimaux, deux par octet.
cli-no-terminal = La table a besoin d’un terminal pour le clavier et l’écran, et il n’y en a pas ici : lancez-la dans un terminal, sans rediriger ni l’entrée ni la sortie, ou jouez ligne par ligne avec --plain.
cli-terminal-small = Le terminal a { $columns } colonnes et { $lines } lignes ; il en faut { $least_columns } sur { $least_lines } pour la table : agrandissez la fenêtre et recommencez, ou jouez ligne par ligne avec --plain.
cli-table-game = Dites d’abord à quel jeu, par exemple yamen table dragon ; sans jeu s’ouvre l’accueil, où tout se choisit.
cli-no-bench = Le banc d’essai n’est pas ici : il vient avec les sources de Yamen, pas avec le paquet installé ; prenez les sources et lancez-y ./play bench.

## Les fichiers

cli-in-file = { $file } : { $reason }
cli-output = La sortie
cli-os-missing = { $file } n’existe pas ; vérifiez le chemin.
cli-os-missing-near = { $file } n’existe pas ; vouliez-vous dire { $near } ?
cli-os-folder = { $file } est un dossier ; nommez un fichier dedans.
cli-os-no-folder = { $file } se trouverait sous un fichier, pas dans un dossier ; vérifiez le chemin.
cli-os-denied = { $file } n’est pas accessible ; changez ses droits ou choisissez un autre endroit.
cli-os-full = { $file } n’a pas pu être écrit car le disque est plein ; faites de la place ou choisissez un autre endroit.
cli-os-name = Le nom de { $file } est plus long que le système ne le permet ; choisissez-en un plus court.
cli-os-other = { $file } ne peut pas servir : { $reason }.
cli-binary = { $file } n’est pas un texte, donc pas un journal ; il est peut-être abîmé ou compressé.
cli-exists = { $file } existe déjà ; choisissez un autre nom, ou remplacez-le avec --force.
cli-no-file = { $file } n’est pas un fichier ordinaire ; choisissez un autre nom.
cli-no-parent = { $file } ne peut pas être écrit : il n’y a pas de dossier { $folder } ; créez-le d’abord.
cli-same-file = { $file } est le journal lui-même ; écrivez dans un autre fichier.

## Que faire d’un journal inutilisable

cli-hint-journal-empty = Nommez le fichier d’une partie commencée.
cli-hint-journal-too-long = Nommez un fichier écrit par Yamen.
cli-hint-journal-no-head = Nommez un fichier écrit par Yamen.
cli-hint-journal-not-json = Corrigez cette ligne, ou prenez une copie intacte du fichier.
cli-hint-journal-line-unknown = Corrigez cette ligne, ou prenez une copie intacte du fichier.
cli-hint-journal-field = Corrigez cette ligne, ou prenez une copie intacte du fichier.
cli-hint-journal-number = Corrigez cette ligne, ou prenez une copie intacte du fichier.
cli-hint-journal-luck = Corrigez cette ligne, ou prenez une copie intacte du fichier.
cli-hint-journal-checkpoint = Prenez une copie intacte du fichier.
cli-hint-journal-version = Procurez-vous le Yamen qui l’a écrit.
cli-hint-journal-components = Procurez-vous le Yamen qui l’a écrit.
cli-hint-journal-older-edition = Procurez-vous le Yamen qui l’a écrit.
cli-hint-journal-no-key = Donnez-la avec --key.
cli-hint-journal-promise = Demandez la bonne à l’hôte et donnez-la avec --key.
cli-hint-journal-answer = Corrigez cette réponse, ou gardez ce qui la précède avec « yamen journal cut ».

## Quand cela finit plus tôt

cli-stopped = Arrêté.
cli-stopped-after = { $games ->
    [one] Arrêté après { $games } partie sur { $wanted } ; les chiffres portent sur elle.
   *[other] Arrêté après { $games } parties sur { $wanted } ; les chiffres portent sur elles.
}
cli-memory = Il n’y a pas assez de mémoire pour cela ; demandez-en moins à la fois.
cli-unforeseen = Quelque chose d’imprévu s’est produit ({ $what }) ; les détails sont dans { $file } : signalez-le avec ce fichier.
cli-unforeseen-unsaved = Quelque chose d’imprévu s’est produit ({ $what }), et les détails n’ont pu être enregistrés nulle part : signalez ce que vous avez fait.

## Les résultats

cli-playing = En jeu
cli-matches = { $title } : { $n ->
    [one] { $n } partie, graine { $seed }
   *[other] { $n } parties, graine { $seed }
}
cli-column-seat = Place
cli-column-bot = Robot
cli-column-wins = Victoires
cli-column-share = Part
cli-column-mean = Score moyen
cli-speed = { $decisions } décisions en { $seconds } s : { $decisions_per_s } décisions et { $games_per_s } parties par seconde.
cli-digest = Empreinte de tous les journaux : { $digest }

cli-holds = { $file } : { $game } tient : { $checked }.
cli-holds-not = { $file } ne tient pas : { $reason }
cli-answers = { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
}{ $undone ->
    [0] { "" }
    [one] { " " }(dont { $undone } reprise)
   *[other] { " " }(dont { $undone } reprises)
}
cli-settled = dont { $n } sous une édition plus ancienne
cli-shuffles = { $n ->
    [one] { $n } mélange conforme à la promesse
   *[other] { $n } mélanges conformes à la promesse
}
cli-shuffles-told = { $n ->
    [one] { $n } mélange repris tel qu’écrit, sans sa clé
   *[other] { $n } mélanges repris tels qu’écrits, sans leur clé
}
cli-final = score final { $scores }
cli-so-far = score actuel { $scores }
cli-goes-on = La partie continue.

cli-named-seat = { $name } { $n }
cli-number = Réponse { $n }
cli-answer = { $n }. { $seat } : { $answer_id }
cli-asked = Question à { $seat } : { $question }
cli-over = La partie est finie : { $places }.
cli-place = { $rank }. { $seat } { $points }

cli-rules-title = { $title } : { $n } règles, édition { $edition }

cli-journal-of = { $title }, édition { $edition }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
cli-journal-seat = Place { $n } : { $player }
cli-journal-option = Option { $name } : { $is_now }
cli-journal-change = Fait corrigé { $name } : { $is_now }
cli-journal-promise = Promesse : { $promise }
cli-journal-key = Clé : { $key }
cli-journal-no-key = La clé n’est pas dans ce fichier.
cli-taken-back = reprise
cli-written = { $file } est écrit : { $n ->
    [one] { $n } réponse.
   *[other] { $n } réponses.
}
