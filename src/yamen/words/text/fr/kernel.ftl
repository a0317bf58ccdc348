# Ce que dit le moteur, quel que soit le jeu.

## Places

seat-number = Place { $n }
seat-nobody = personne

## Réponses impossibles

error-over = La partie est finie ; plus personne n’a à répondre.
error-not-your-turn = On ne demande rien à cette place pour l’instant.
error-out-of-date = La question a changé entre-temps ; relisez-la et répondez de nouveau.
error-index = Il n’y a pas d’option { $index } ; les options vont de 0 à { $most }.
error-notation = « { $answer_id } » n’est pas une réponse ; en voici une : « { $example_id } ».
error-other-question = « { $answer_id } » répond à une autre question ; celle du moment est : { $question }
error-deal = L’idée que le robot se fait de la partie ne permet pas « { $value_id } », déjà répondu.
why-unlit = Cela ne répond pas à la question : { $question }

## Tables impossibles

error-game = Il n’y a pas de jeu « { $game_id } » ; il y a : { $games }.
error-seats = { $game } se joue à { $least } places au moins et { $most } au plus, pas à { $seats }.
error-option-name = Il n’y a pas d’option « { $option_id } » ; il y a : { $options }.
error-option-value = « { $value_id } » n’est pas une valeur de l’option « { $option_id } » ; il y a : { $values }.
error-component = La donnée imprimée « { $path_id } » ne peut pas devenir « { $value_id } » : elle n’existe pas ou est d’une autre sorte.

## Reprendre une réponse

undo-nothing = Il n’y a aucune réponse à reprendre.
undo-others = Quelqu’un d’autre a répondu depuis ; seule toute la table peut revenir en arrière.
undo-revealed = Quelque chose a été tiré ou révélé depuis ; seule toute la table peut revenir en arrière.

## Aperçus

preview-luck = La suite dépend du hasard.
preview-hidden = La suite vous est encore cachée.
preview-others = Ensuite, { $seat } décide.

## Journaux

journal-empty = Le journal est vide.
journal-too-long = Le journal compte plus de { $most } caractères ; aucune partie n’est aussi longue.
journal-not-json = La ligne { $line } du journal n’est pas un objet JSON ; le fichier y est peut-être coupé ou abîmé.
journal-no-head = La ligne { $line } du journal ne dit pas « yamen » : ce n’est pas un journal.
journal-version = La ligne { $line } annonce un journal au format { $version_id } ; ce programme lit les formats jusqu’à { $known }.
journal-line-unknown = La ligne { $line } du journal n’est ni une réponse ni rien d’autre qu’un journal contienne.
journal-field = Ligne { $line } du journal : « { $field_id } » manque ou ne peut pas être juste.
journal-number = La ligne { $line } du journal porte la réponse numéro { $number } au lieu du numéro { $expected }.
journal-no-key = Le journal n’a pas la clé de ses tirages : la partie ne peut pas être rejouée ; tant qu’elle est en cours, son hôte garde la clé.
journal-luck = Ligne { $line } du journal : le hasard noté ne correspond pas à la partie.
journal-answer = Ligne { $line } du journal, réponse { $number } (« { $answer_id } ») : { $reason }
journal-game = Ce journal est du jeu « { $game_id } », pas de « { $expected_id } ».
journal-newer-edition = Le journal suit l’édition { $edition } des règles ; ce programme connaît les éditions jusqu’à { $known }. Une version plus récente du programme saura le lire.
journal-older-edition = Le journal suit l’édition { $edition } des règles, ce programme l’édition { $known }, et aucun point de reprise n’y est noté pour continuer la partie.
journal-components = Le journal a été joué avec d’autres données imprimées que celles de ce programme.
journal-checkpoint = La table notée au point de reprise du journal ne peut pas être remise en place.
journal-promise = La clé n’est pas celle qui a été promise avant le premier tirage.
journal-cut = Le journal annonce un score final, mais { $answers ->
        [one] son unique ligne ne mène
       *[other] ses { $answers } lignes ne mènent
    } pas la partie à son terme.
journal-scores = Le journal annonce le score final { $claimed_id } ; les règles donnent { $scores_id }.
journal-digest = La dernière table du journal n’est pas celle où mènent ses réponses.
