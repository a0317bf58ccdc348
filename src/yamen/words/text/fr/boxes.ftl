### Les données imprimées que corrige qui possède la boîte, et les jeux de données où elles sont gardées.

component-missing = { $path_id } manque : chaque donnée imprimée doit figurer dans le fichier.
component-unknown = Il n’y a pas de donnée imprimée { $path_id } : retirez la ligne, ou vérifiez l’orthographe.
component-type = { $path_id } est d’une autre sorte que ce qui est imprimé ({ $printed_id }) : { $value_id } n’y a pas sa place.
component-huge = { $path_id } vaut { $value_id } : rien d’imprimé dans la boîte ne dépasse { $most }.
component-range = { $path_id } vaut { $value } : il faut une valeur de { $least } à { $most }.
component-fixed = { $path_id } vaut { $value } : le livret de règles le fixe à { $expected }.
component-sum = { $path_id } fait { $value } en tout : il faut { $expected }.
component-length = { $path_id } compte { $value } entrées : il en faut { $expected }.
component-not-toml = Ligne { $line } : ce n’est pas du TOML lisible.
component-not-csv = { $table_id }, ligne { $line } : les guillemets ne se ferment pas comme il faut.
component-separator = { $table_id }, ligne { $line } : les colonnes doivent être séparées par des virgules.
component-columns = { $table_id }, ligne { $line } : il y a { $n } colonnes, et la première ligne en nomme { $expected }.

boxes-no-sheet = { $file_id } : ce jeu n’a pas de table pour un tableur ; donnez ses données dans un fichier TOML.
boxes-too-large = { $file_id } dépasse { $most } octets : aucun fichier de données imprimées n’est si grand.
boxes-not-text = { $file_id } n’est pas un fichier de texte (UTF-8).
boxes-no-set = { $file_id } n’est pas un jeu de données de Yamen.
boxes-other-game = { $file_id } est le jeu de données d’un autre jeu : { $found_id }.
boxes-unknown = Il n’y a pas de jeu de données { $name_id } pour { $game } ; il y a : { $names_id }.
boxes-name = « { $name_id } » n’est pas un nom de jeu de données : prenez jusqu’à 40 minuscules, chiffres, tirets et soulignés.
