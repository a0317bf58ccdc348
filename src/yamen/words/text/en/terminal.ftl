# What the table in the terminal says.

## Who sits there

terminal-player = Player { $n }
terminal-bot-random = Random
terminal-bot-steady = Steady
terminal-bot-thinker = Thinker
terminal-seat = Seat { $n }
terminal-seat-me = a person here
terminal-seat-empty = nobody
terminal-name = Name of this person (empty for none):

## Home

terminal-home = what shall we play?
terminal-new = New table:
terminal-go-on = Go on:
terminal-look = Look at:
terminal-saved-on = { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }
terminal-saved-over = finished
terminal-bad-file = { $file } is left alone: { $reason }
terminal-home-keys = ↑↓ move   ⏎ choose   g Français   q leave
terminal-setup-keys = ↑↓ move   ←→ change   n name a person   ⏎ begin   g Français   esc back
terminal-begin = Begin
terminal-switch-on = with
terminal-switch-off = without

## The table

terminal-over = The match is over.
terminal-waiting = { $seat } decides: { $question }
terminal-would = This would happen:
terminal-no-outcome = Nothing more than that.
terminal-why-not = Why not:
terminal-refused-shown = (what cannot be chosen now; w goes back)
terminal-find = words or notation
terminal-not-asked = You are not asked anything now.
terminal-hint-thinks = The adviser thinks …
terminal-hint-says = Hint: { $answer }. { $why }
terminal-bot-failed = { $seat } is lost for an answer ({ $reason_id }) and takes one at random.
terminal-cover =
    It is { $seat }’s turn.
    Press Enter when { $seat } is here and nobody else looks. (q leaves)
terminal-too-small = The terminal has { $width } columns and { $height } rows; the table needs { $least_width } and { $least_height }. Make it larger, or leave with q and play with --plain.

## Keys

terminal-key-undo = Undo
terminal-key-hint = Hint
terminal-key-choose = Take
terminal-key-find = Find
terminal-key-why = Why not
terminal-key-rules = Rules
terminal-key-log = Log
terminal-key-language = FR
terminal-key-help = Keys
terminal-key-leave = Leave

terminal-help-undo = u      take back your last answer; if that cannot be, it says why
terminal-help-hint = h      ask the adviser, who points at an answer and says why
terminal-help-choose = Enter  take the answer under the pointer (what it would do stands beside it)
terminal-help-move = ↑ ↓    move the pointer; 1 to 9 point at an answer by its number
terminal-help-find = /      type words or notation to narrow the list; Escape shows all again
terminal-help-why = w      list what cannot be chosen now, with the reason and the rule of each
terminal-help-rules = r      the rules in short, open at the one that matters now
terminal-help-log = l      everything that happened, with its sums and its rules (§)
terminal-help-language = g      the other language
terminal-help-end = e      the result again, once the match is over
terminal-help-leave = q      leave; everything is saved already

## Sheets

terminal-sheet-keys = ↑↓ PgUp PgDn scroll   Esc close
terminal-rules-title = The rules in short
terminal-log-title = What happened so far
terminal-log-empty = Nothing yet.
terminal-help-title = Keys, and how to read the table
terminal-end-title = The end
terminal-then = Then: { $what }
terminal-saved-at = This match is saved by itself in { $file_id }
terminal-total = total
terminal-won = { $winners ->
        [one] { $names } wins with { $n } points.
       *[other] { $names } win together with { $n } points.
    }
terminal-promise = Promised before the first shuffle (SHA-256 of the key): { $promise_id }
terminal-key = The key of all shuffles: { $key_id }
terminal-verify = Anybody can check both: yamen verify { $file_id }

## Line by line

terminal-plain-options = { $n ->
        [one] 1 answer:
       *[other] { $n } answers:
    }
terminal-plain-help = A number or the notation takes an answer; ? and a number says what it would do. u undo, h hint, w and a notation why not, b board, l log, r rules, g français, k these keys, q leave.
terminal-plain-prompt = Your answer (k for keys)
terminal-plain-cover = It is { $seat }’s turn. Press Enter when { $seat } is here and nobody else looks.
terminal-plain-can = That can be chosen.
terminal-plain-undone = Taken back.
terminal-plain-left = Left; the match is saved in { $file_id }
terminal-plain-choose = Number
terminal-plain-number = Please give a number from 1 to { $most }.
terminal-plain-seats = Who sits there, with commas between: me, me:Name, { $bots }. { $least } to { $most } seats. Enter alone takes: { $default_id }
terminal-plain-option = { $option } ({ $values_id }). Enter alone takes: { $default_id }
terminal-no-terminal = There is no terminal here; --plain plays line by line.

## Tables and their folder

table-name = “{ $name_id }” cannot be a name at the table: at most { $most } letters that can be printed, and no comma.
table-nobody = Nobody sits at the table.
table-held = { $file_id } is being played in another program; close it there first.
table-bad-key = { $file_id } holds no key that can be read; without it the match beside it cannot go on.
table-cannot-read = { $file_id } cannot be read: { $reason_id }.
table-not-text = { $file_id } is no text, so it is no journal.
table-not-saved = The match cannot be saved in { $folder_id }: { $reason_id }. Make room there, or set YAMEN_DATA to another folder.
table-undo-over = The match is over and its key is known; nothing can be taken back any more.
