# Ce que dit la table dans le terminal.

## Qui est assis là

terminal-player = Joueur { $n }
terminal-bot-random = Hasard
terminal-bot-steady = Constant
terminal-bot-thinker = Penseur
terminal-seat = Place { $n }
terminal-seat-me = une personne ici
terminal-seat-empty = personne
terminal-name = Nom de cette personne (vide pour aucun) :

## Accueil

terminal-home = à quoi jouons-nous ?
terminal-new = Nouvelle table :
terminal-go-on = Continuer :
terminal-look = Revoir :
terminal-saved-on = { $answers ->
        [one] 1 réponse
       *[other] { $answers } réponses
    }
terminal-saved-over = terminée
terminal-bad-file = { $file } reste tel quel : { $reason }
terminal-home-keys = ↑↓ aller   ⏎ choisir   g English   q quitter
terminal-setup-keys = ↑↓ aller   ←→ changer   n nommer   ⏎ commencer   g English   échap retour
terminal-begin = Commencer
terminal-switch-on = avec
terminal-switch-off = sans

## La table

terminal-over = La partie est terminée.
terminal-waiting = { $seat } décide : { $question }
terminal-would = Voici ce qui arriverait :
terminal-no-outcome = Rien de plus que cela.
terminal-why-not = Pourquoi pas :
terminal-refused-shown = (ce qui ne peut être choisi ; w pour revenir)
terminal-find = mots ou notation
terminal-not-asked = On ne vous demande rien pour le moment.
terminal-hint-thinks = Le conseiller réfléchit…
terminal-hint-says = Conseil : { $answer }. { $why }
terminal-bot-failed = { $seat } ne trouve pas de réponse ({ $reason_id }) et en prend une au hasard.
terminal-cover =
    C’est à { $seat } de jouer.
    Entrée quand { $seat } est là et que personne d’autre ne regarde. (q pour quitter)
terminal-too-small = Le terminal a { $width } colonnes et { $height } lignes ; la table en demande { $least_width } et { $least_height }. Agrandissez-le, ou quittez avec q et jouez avec --plain.

## Touches

terminal-key-undo = Annuler
terminal-key-hint = Conseil
terminal-key-choose = OK
terminal-key-find = Filtre
terminal-key-why = Refus
terminal-key-rules = Règles
terminal-key-log = Journal
terminal-key-language = EN
terminal-key-help = Aide
terminal-key-leave = Fin

terminal-help-undo = u      reprendre votre dernière réponse ; si c’est impossible, la raison est dite
terminal-help-hint = h      demander au conseiller, qui montre une réponse et dit pourquoi
terminal-help-choose = Entrée prendre la réponse sous le curseur (ce qu’elle ferait est écrit à côté)
terminal-help-move = ↑ ↓    déplacer le curseur ; 1 à 9 montrent une réponse par son numéro
terminal-help-find = /      taper des mots ou la notation pour réduire la liste ; Échap la montre toute
terminal-help-why = w      montrer ce qui ne peut être choisi, avec la raison et la règle
terminal-help-rules = r      les règles en bref, ouvertes à celle qui compte maintenant
terminal-help-log = l      tout ce qui s’est passé, avec les sommes et les règles (§)
terminal-help-language = g      l’autre langue
terminal-help-end = e      revoir le résultat, une fois la partie terminée
terminal-help-leave = q      quitter ; tout est déjà sauvegardé

## Feuilles

terminal-sheet-keys = ↑↓ PgUp PgDn défiler   Échap fermer
terminal-rules-title = Les règles en bref
terminal-log-title = Ce qui s’est passé
terminal-log-empty = Rien encore.
terminal-help-title = Les touches, et comment lire la table
terminal-end-title = La fin
terminal-then = Ensuite : { $what }
terminal-saved-at = Cette partie se sauvegarde d’elle-même dans { $file_id }
terminal-total = total
terminal-won = { $winners ->
        [one] { $names } gagne avec { $n } points.
       *[other] { $names } gagnent ensemble avec { $n } points.
    }
terminal-promise = Promis avant le premier mélange (SHA-256 de la clé) : { $promise_id }
terminal-key = La clé de tous les mélanges : { $key_id }
terminal-verify = Chacun peut vérifier les deux : yamen verify { $file_id }

## Ligne par ligne

terminal-plain-options = { $n ->
        [one] 1 réponse :
       *[other] { $n } réponses :
    }
terminal-plain-help = Un numéro ou la notation prend une réponse ; ? et un numéro dit ce qu’elle ferait. u annuler, h conseil, w et une notation pourquoi pas, b plateau, l journal, r règles, g English, k ces touches, q quitter.
terminal-plain-prompt = Votre réponse (k pour les touches)
terminal-plain-cover = C’est à { $seat } de jouer. Entrée quand { $seat } est là et que personne d’autre ne regarde.
terminal-plain-can = Cela peut être choisi.
terminal-plain-undone = Annulé.
terminal-plain-left = Partie quittée ; elle est sauvegardée dans { $file_id }
terminal-plain-choose = Numéro
terminal-plain-number = Donnez un nombre de 1 à { $most }.
terminal-plain-seats = Qui est assis là, séparé par des virgules : me, me:Nom, { $bots }. De { $least } à { $most } places. Entrée seule prend : { $default_id }
terminal-plain-option = { $option } ({ $values_id }). Entrée seule prend : { $default_id }
terminal-no-terminal = Il n’y a pas de terminal ici ; --plain joue ligne par ligne.

## Les tables et leur dossier

table-name = « { $name_id } » ne peut être un nom à la table : au plus { $most } lettres imprimables, et pas de virgule.
table-nobody = Personne n’est assis à la table.
table-held = { $file_id } est en train d’être jouée dans un autre programme ; fermez-la là-bas d’abord.
table-bad-key = { $file_id } ne contient pas de clé lisible ; sans elle la partie d’à côté ne peut continuer.
table-cannot-read = { $file_id } ne peut être lu : { $reason_id }.
table-not-text = { $file_id } n’est pas un texte, donc pas un journal de partie.
table-not-saved = La partie ne peut être sauvegardée dans { $folder_id } : { $reason_id }. Faites-y de la place, ou donnez un autre dossier par YAMEN_DATA.
table-undo-over = La partie est terminée et sa clé connue ; on ne peut plus rien annuler.
