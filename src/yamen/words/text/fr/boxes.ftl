### Les données imprimées que corrige qui possède la boîte, et les jeux de données où elles sont gardées.

component-missing = { $path_id } manque : chaque donnée imprimée doit figurer dans le fichier.
component-unknown = Il n’y a pas de donnée imprimée { $path_id } : retirez la ligne, ou vérifiez l’orthographe.
component-type = { $path_id } est d’une autre sorte que ce qui est imprimé ({ $printed_id }) : { $value_id } n’y a pas sa place.
component-huge = { $path_id } vaut { $value_id } : rien d’imprimé dans la boîte ne dépasse { $most }.
component-range = { $path_id } vaut { $value } : il faut une valeur de { $least } à { $most }.
component-fixed = { $path_id } vaut { $value } : le livret de règles le fixe à { $expected }.
component-sum = { $path_id } fait { $value } en tout : il faut { $expected }.
component-length = { $path_id } compte { $value } entrées : il en faut { $expected }.
component-not-toml = Ligne { $line } : ce n’est pas du TOML lisible.
component-not-csv = { $table_id }, ligne { $line } : les guillemets ne se ferment pas comme il faut.
component-separator = { $table_id }, ligne { $line } : les colonnes doivent être séparées par des virgules.
component-columns = { $table_id }, ligne { $line } : il y a { $n } colonnes, et la première ligne en nomme { $expected }.

boxes-no-sheet = { $file_id } : ce jeu n’a pas de table pour un tableur ; donnez ses données dans un fichier TOML.
boxes-too-large = { $file_id } dépasse { $most } octets : aucun fichier de données imprimées n’est si grand.
boxes-not-text = { $file_id } n’est pas un fichier de texte (UTF-8).
boxes-no-set = { $file_id } n’est pas un jeu de données de Yamen.
boxes-other-game = { $file_id } est le jeu de données d’un autre jeu : { $found_id }.
boxes-unknown = Il n’y a pas de jeu de données { $name_id } pour { $game } ; il y a : { $names_id }.
boxes-name = « { $name_id } » n’est pas un nom de jeu de données : prenez jusqu’à 40 minuscules, chiffres, tirets et soulignés.

## La commande `components`

help-components = Chaque valeur imprimée d’une boîte, sa sûreté et sa source ; et les jeux de corrections.
help-components-path = Seulement les valeurs sous ce chemin, par exemple person.young
help-components-set = Avec les corrections de ce jeu de données
help-components-to = Écrire les valeurs dans ce fichier pour les modifier : .toml pour tout, .csv pour une table
help-components-name = Le nom du jeu de données : minuscules, chiffres, tirets
help-components-files = Un fichier de valeurs modifié (.toml, ou la table en .csv)
help-components-check = Contrôler un fichier modifié : chaque erreur avec sa ligne. Rien n’est gardé.
help-components-save = Contrôler un fichier modifié et garder ses corrections sous un nom.
help-components-list = Les jeux de données gardés.
help-components-export = Écrire un jeu de données dans un fichier, pour le transmettre.
help-components-export-file = Le fichier à écrire
help-components-import = Garder un jeu de données reçu de quelqu’un.
help-components-import-file = Le fichier du jeu de données

cli-boxes-title = { $title } : { $n } valeurs imprimées
cli-boxes-printed = imprimé : { $value_id }
cli-boxes-path = Il n’y a pas de valeurs sous « { $given_id } » ; au sommet il y a : { $known_id }.
cli-boxes-written = Les valeurs de { $title } sont dans { $file_id } : modifiez-les, puis « yamen components check ».
cli-boxes-wrong = { $file_id }, ligne { $line } : { $reason }
cli-boxes-nothing-saved = { $n ->
    [one] Une valeur est impossible ; rien n’a été gardé.
   *[other] { $n } valeurs sont impossibles ; rien n’a été gardé.
}
cli-boxes-good = { $n ->
    [0] Le fichier contient ce qui est imprimé dans { $title } ; il ne corrige rien.
    [one] Le fichier est bon : il corrige une valeur de { $title }.
   *[other] Le fichier est bon : il corrige { $n } valeurs de { $title }.
}
cli-boxes-saved = { $n ->
    [one] Le jeu de données « { $name_id } » est gardé : une valeur corrigée de { $title }. Pour y jouer : --components { $name_id }
   *[other] Le jeu de données « { $name_id } » est gardé : { $n } valeurs corrigées de { $title }. Pour y jouer : --components { $name_id }
}
cli-boxes-exported = Le jeu de données « { $name_id } » est dans { $file_id }.
cli-boxes-none = Aucun jeu de données n’est gardé : « yamen components JEU --to FICHIER » écrit les valeurs à modifier.

sure-certain = certain
sure-certain-means = Le livret de règles le dit, ou un exemple en fixe la valeur.
sure-likely = probable
sure-likely-means = Une bonne source, ou une suite logique d’autres valeurs ; rien ne s’y oppose.
sure-ruling = décision
sure-ruling-means = Les sources laissent le choix ; une décision de ce programme tranche.
sure-reconstructed = reconstruit
sure-reconstructed-means = Aucune source ne le donne : la valeur a été reconstituée et n’est pas celle de l’éditeur. Corrigez-la d’après votre boîte.
sure-owner = à vous
sure-owner-means = Quelqu’un qui possède la boîte l’a corrigé.
