### Printed facts that an owner of the box corrects, and the sets they are kept in.

component-missing = { $path_id } is missing: every printed fact must stand in the file.
component-unknown = There is no printed fact { $path_id }: take the line out, or look how the fact is spelled.
component-type = { $path_id } is of another kind than what is printed ({ $printed_id }): { $value_id } cannot stand there.
component-huge = { $path_id } is { $value_id }: nothing printed in the box is larger than { $most }.
component-range = { $path_id } is { $value }: it must be from { $least } to { $most }.
component-fixed = { $path_id } is { $value }: the rulebook fixes it at { $expected }.
component-sum = { $path_id } adds up to { $value }: it must be { $expected }.
component-length = { $path_id } has { $value } entries: it must have { $expected }.
component-not-toml = Line { $line }: this is no TOML that can be read.
component-not-csv = { $table_id }, line { $line }: the quotation marks do not close as they should.
component-separator = { $table_id }, line { $line }: the columns must be separated by commas.
component-columns = { $table_id }, line { $line }: there are { $n } columns, and the first line names { $expected }.

boxes-no-sheet = { $file_id }: this game has no table for a spreadsheet; give its facts as a TOML file.
boxes-too-large = { $file_id } is larger than { $most } bytes: no file of printed facts is.
boxes-not-text = { $file_id } is not a text file (UTF-8).
boxes-no-set = { $file_id } is no component set of Yamen.
boxes-other-game = { $file_id } is a component set of another game: { $found_id }.
boxes-unknown = There is no component set { $name_id } for { $game }; there are: { $names_id }.
boxes-name = “{ $name_id }” is no name for a component set: take up to 40 small letters, digits, hyphens and underscores.
