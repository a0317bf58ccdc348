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

## The command `components`

help-components = Every printed value of a box, how sure it is and why; and sets of an owner's corrections.
help-components-path = Only the values under this path, such as person.young
help-components-set = With the corrections of this component set
help-components-to = Write the values into this file to edit it: .toml for everything, .csv for a table
help-components-name = The name of the set: small letters, digits, hyphens
help-components-files = An edited file of values (.toml, or the table as .csv)
help-components-check = Check an edited file: each violation with its line. Nothing is saved.
help-components-save = Check an edited file and keep its corrections under a name.
help-components-list = The sets that are kept.
help-components-export = Write a set into a file, to hand it on.
help-components-export-file = The file to write
help-components-import = Keep a set that somebody handed on.
help-components-import-file = The file of the set

cli-boxes-title = { $title }: { $n } printed values
cli-boxes-printed = printed: { $value_id }
cli-boxes-path = There are no values under “{ $given_id }”; at the top there are: { $known_id }.
cli-boxes-written = The values of { $title } are in { $file_id }: edit them, then “yamen components check”.
cli-boxes-wrong = { $file_id }, line { $line }: { $reason }
cli-boxes-nothing-saved = { $n ->
    [one] One value cannot be so; nothing was saved.
   *[other] { $n } values cannot be so; nothing was saved.
}
cli-boxes-good = { $n ->
    [0] The file holds what is printed in { $title }; it corrects nothing.
    [one] The file is good: it corrects one value of { $title }.
   *[other] The file is good: it corrects { $n } values of { $title }.
}
cli-boxes-saved = { $n ->
    [one] The set “{ $name_id }” is kept: one corrected value of { $title }. Play with it: --components { $name_id }
   *[other] The set “{ $name_id }” is kept: { $n } corrected values of { $title }. Play with it: --components { $name_id }
}
cli-boxes-exported = The set “{ $name_id }” is in { $file_id }.
cli-boxes-none = No component set is kept yet: “yamen components GAME --to FILE” writes the values to edit.

sure-certain = certain
sure-certain-means = The rulebook says so, or an example of it fixes the value.
sure-likely = likely
sure-likely-means = One good source, or it follows from others; nothing is against it.
sure-ruling = ruling
sure-ruling-means = The sources leave it open; a ruling of this program decides.
sure-reconstructed = reconstructed
sure-reconstructed-means = No source gives it: it was made to fit, and is not what the publisher printed. Correct it from your box.
sure-owner = yours
sure-owner-means = An owner of the box corrected it.
