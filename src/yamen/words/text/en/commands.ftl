# What the commands say: their help, their results, and what is wrong with what was asked of them.

## Help

help-yamen = Yamen, the digital table for heavy Euro games set in imperial China. Without a command it opens the table’s home in the terminal.
help-usage = Usage: { $usage }
help-everywhere = Everywhere: --language en or --language fr. Without it Yamen speaks the language of YAMEN_LANG, LC_ALL, LC_MESSAGES or LANG.
help-group-commands = Commands
help-group-arguments = Arguments
help-group-options = Options
help-help = Show this help.
help-version = Show which Yamen this is.
help-json = Print one JSON object, for a machine.
help-key = The key of a match still going on, in hexadecimal; without it, the one in the file’s .key beside it.
help-file = A journal.
help-game = The game, such as dragon.
help-set = An option of the game, such as --set large_privilege=7; as often as needed.

help-table = Play in the terminal, with friends at the same keyboard or against bots.
help-table-game = The game; without one, the home of saved matches opens.
help-table-seats = Who sits where, with commas: me or me:Anna (a person), or a bot (random, steady, thinker, thinker:200, thinker:1.5s). Without it: me and steady bots.
help-table-plain = Line by line, without a screen: for screen readers and simple terminals.

help-simulate = Let bots play many matches and count.
help-simulate-seats = The bots, with commas: random, steady, thinker, thinker:200 (iterations), thinker:1.5s. Without it: random bots.
help-simulate-games = How many matches (100).
help-simulate-seed = All luck follows from this number (0).
help-simulate-jobs = How many processes (as many as processors); the result is the same for any number.
help-simulate-journals = Keep every match’s journal in this folder.

help-replay = Tell a match again in words, and draw the table at the end.
help-replay-to = Only up to this answer.
help-replay-seat = Only what this seat may know; seats count from 1.
help-replay-events = Everything in detail: answers, moves, sums, rules.

help-verify = Play a journal again: do the answers, the shuffles and the score hold? Exit code 0 yes, 1 no, 2 it cannot be read.

help-journal = Look at a journal, write it in another form, or cut it off.
help-journal-show = Show a journal to a person.
help-journal-convert = Write a journal in another form.
help-journal-cut = The journal up to an answer, as a journal of its own.
help-journal-to = journal (as this version writes it, every answer checked), json (one object), csv (a table of answers) or text.
help-journal-out = The file to write; without it, the result is printed.
help-journal-force = Replace the file if it is there.
help-journal-answer = The last answer to keep; 0 keeps none.

help-rules = The rules of a game, each in a sentence or two.
help-rules-rule = One rule, such as tribute.

help-bench = Measure Yamen’s speed beside its peers.
help-bench-game = The game that Yamen plays; without it In the Year of the Dragon.
help-bench-rounds = How many rounds (15).
help-bench-quick = 3 short rounds, to see that it works.
help-bench-toy = Compile the yardstick too, as with a compiled Yamen.

## What is wrong with the words of a command line

cli-help = “{ $command } --help” says more.
cli-near = Did you mean “{ $near }”?
cli-unknown-option = There is no option { $given }.
cli-unknown-command = There is no command “{ $given }”; there are: { $known }.
cli-unused = “{ $given }” is one word too many.
cli-no-number = { $name } needs a whole number, not “{ $given }”.
cli-no-value = { $name } cannot be “{ $given }”.
cli-no-argument = { $name } needs a value after it.
cli-missing = { $name } is missing.
cli-twice = { $name } may be given only once.
cli-language = There is no language “{ $given }” here; there are: { $known }.
cli-range = { $name } must be from { $least } to { $most }, not { $given }.
cli-set = --set needs option=value, such as --set large_privilege=7, not “{ $given }”.
cli-set-twice = The option “{ $given }” is set twice; say it once.
cli-seats = --seats needs a name for each seat, with commas between them, not “{ $given }”.
cli-seats-many = --seats names { $n } seats; no more than { $most } can play.
cli-seat-name = “{ $given }” cannot sit in a seat; there are: { $known }.
cli-seat = There is no seat { $given } in this match; seats count from 1 to { $most }.
cli-upto = There is no answer { $given } in { $file }; they count from 0 (none) to { $most }.
cli-rule = There is no rule “{ $given }”; there are: { $known }.
cli-form = There is no form “{ $given }” of a journal; there are: { $known }.
cli-key = The key must be hexadecimal digits, two for each byte.
cli-no-terminal = The table needs a terminal for keyboard and screen, and there is none here: start it in one, without redirecting input or output, or play line by line with --plain.
cli-terminal-small = The terminal has { $columns } columns and { $lines } lines; the table needs { $least_columns } by { $least_lines }: make the window larger and start again, or play line by line with --plain.
cli-table-game = Say which game first, such as yamen table dragon; without one the home opens, where everything is chosen.
cli-no-bench = The bench is not here: it comes with a checkout of Yamen, not with the installed package; get the sources and run ./play bench there.

## Files

cli-in-file = { $file }: { $reason }
cli-output = The output
cli-os-missing = { $file } does not exist; look at the path.
cli-os-missing-near = { $file } does not exist; did you mean { $near }?
cli-os-folder = { $file } is a folder; name a file in it.
cli-os-no-folder = { $file } lies under a file, not in a folder; look at the path.
cli-os-denied = { $file } may not be opened; change its permissions or choose another place.
cli-os-full = { $file } could not be written because the disk is full; make room or choose another place.
cli-os-name = The name of { $file } is longer than the system allows; choose a shorter one.
cli-os-other = { $file } cannot be used: { $reason }.
cli-binary = { $file } is not a text and so no journal; it may be damaged or packed.
cli-exists = { $file } is there already; choose another name, or replace it with --force.
cli-no-file = { $file } is no ordinary file; choose another name.
cli-no-parent = { $file } cannot be written: there is no folder { $folder }; make it first.
cli-same-file = { $file } is the journal itself; write to another file.

## What to do about a journal that cannot be used

cli-hint-journal-empty = Name the file of a match that was begun.
cli-hint-journal-too-long = Name a file that Yamen wrote.
cli-hint-journal-no-head = Name a file that Yamen wrote.
cli-hint-journal-not-json = Put that line right, or take a copy of the file that is whole.
cli-hint-journal-line-unknown = Put that line right, or take a copy of the file that is whole.
cli-hint-journal-field = Put that line right, or take a copy of the file that is whole.
cli-hint-journal-number = Put that line right, or take a copy of the file that is whole.
cli-hint-journal-luck = Put that line right, or take a copy of the file that is whole.
cli-hint-journal-checkpoint = Take a copy of the file that is whole.
cli-hint-journal-version = Get the Yamen that wrote it.
cli-hint-journal-components = Get the Yamen that wrote it.
cli-hint-journal-older-edition = Get the Yamen that wrote it.
cli-hint-journal-no-key = Give it with --key.
cli-hint-journal-promise = Ask the host for the right one and give it with --key.
cli-hint-journal-answer = Put that answer right, or keep what comes before it with “yamen journal cut”.

## When it ends early

cli-stopped = Stopped.
cli-stopped-after = { $games ->
    [one] Stopped after { $games } match of { $wanted }; the figures are of this one.
   *[other] Stopped after { $games } matches of { $wanted }; the figures are of these.
}
cli-memory = There is not enough memory for this; ask for less at a time.
cli-unforeseen = Something went wrong that nobody foresaw ({ $what }); the details are in { $file }: please report it with that file.
cli-unforeseen-unsaved = Something went wrong that nobody foresaw ({ $what }), and the details could not be saved anywhere: please report what you did.

## Results

cli-playing = Playing
cli-matches = { $title }: { $n ->
    [one] { $n } match, seed { $seed }
   *[other] { $n } matches, seed { $seed }
}
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-share = Share
cli-column-mean = Mean score
cli-speed = { $decisions } decisions in { $seconds } s: { $decisions_per_s } decisions and { $games_per_s } matches a second.
cli-digest = Digest of all journals: { $digest }

cli-holds = { $file }: { $game } holds: { $checked }.
cli-holds-not = { $file } does not hold: { $reason }
cli-answers = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}{ $undone ->
    [0] { "" }
    [one] { " " }({ $undone } taken back)
   *[other] { " " }({ $undone } taken back)
}
cli-settled = { $n } of them settled under an older edition
cli-shuffles = { $n ->
    [one] { $n } shuffle as promised
   *[other] { $n } shuffles as promised
}
cli-shuffles-told = { $n ->
    [one] { $n } shuffle as written down, without its key
   *[other] { $n } shuffles as written down, without their key
}
cli-final = final score { $scores }
cli-so-far = score so far { $scores }
cli-goes-on = The match goes on.

cli-named-seat = { $name } { $n }
cli-number = Answer { $n }
cli-answer = { $n }. { $seat }: { $answer_id }
cli-asked = { $seat } is asked: { $question }
cli-over = The match is over: { $places }.
cli-place = { $rank }. { $seat } { $points }

cli-rules-title = { $title }: { $n } rules, edition { $edition }

cli-journal-of = { $title }, edition { $edition }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
cli-journal-seat = Seat { $n }: { $player }
cli-journal-option = Option { $name }: { $is_now }
cli-journal-change = Corrected fact { $name }: { $is_now }
cli-journal-promise = Promise: { $promise }
cli-journal-key = Key: { $key }
cli-journal-no-key = The key is not in this file.
cli-taken-back = taken back
cli-written = { $file } is written: { $n ->
    [one] { $n } answer.
   *[other] { $n } answers.
}
