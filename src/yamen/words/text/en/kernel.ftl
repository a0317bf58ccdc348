# What the engine says, whatever is played.

## Seats

seat-number = Seat { $n }
seat-nobody = nobody

## Answers that cannot be taken

error-over = The match is over; nobody is asked any more.
error-not-your-turn = This seat is not being asked now.
error-out-of-date = The question has changed meanwhile; look at it and answer again.
error-index = There is no option { $index }; the options are numbered from 0 to { $most }.
error-notation = “{ $answer_id }” is no answer; one would be “{ $example_id }”.
error-other-question = “{ $answer_id }” answers another question; the one asked now is: { $question }
error-deal = The bot’s picture of the match does not allow “{ $value_id }”, which was answered before.
why-unlit = That is no answer to the question: { $question }

## Tables that cannot be set up

error-game = There is no game “{ $game_id }”; there are: { $games }.
error-seats = { $game } has { $least } to { $most } seats, not { $seats }.
error-option-name = There is no option “{ $option_id }”; there are: { $options }.
error-option-value = “{ $value_id }” is no value of the option “{ $option_id }”; there are: { $values }.
error-component = The printed fact “{ $path_id }” cannot become “{ $value_id }”: there is no such fact, or it is of another kind.

## Taking back

undo-nothing = There is no answer to take back.
undo-others = Somebody else has answered since; only the whole table can take that back.
undo-revealed = Something was drawn or revealed since; only the whole table can take that back.

## Previews

preview-luck = What follows is left to chance.
preview-hidden = What follows is not for you to see yet.
preview-others = Then { $seat } decides.

## Journals

journal-empty = The journal is empty.
journal-too-long = The journal has more than { $most } characters; no match is as long as that.
journal-not-json = Line { $line } of the journal is not a JSON object; the file may be cut off or damaged there.
journal-no-head = Line { $line } of the journal does not say “yamen”: this is not a journal.
journal-version = Line { $line } says the journal has format { $version_id }; this program reads formats up to { $known }.
journal-line-unknown = Line { $line } of the journal is neither an answer nor anything else that a journal holds.
journal-field = Line { $line } of the journal: “{ $field_id }” is missing or cannot be right.
journal-number = Line { $line } of the journal has answer number { $number } where number { $expected } should be.
journal-no-key = The journal has no key for its shuffles, so the match cannot be played again; the host of a match that still goes on keeps the key.
journal-luck = Line { $line } of the journal: the luck written down does not fit the match there.
journal-answer = Line { $line } of the journal, answer { $number } (“{ $answer_id }”): { $reason }
journal-game = The journal is of the game “{ $game_id }”, not of “{ $expected_id }”.
journal-newer-edition = The journal follows edition { $edition } of the rules; this program knows editions up to { $known }. A newer version of the program can read it.
journal-older-edition = The journal follows edition { $edition } of the rules, this program edition { $known }, and no checkpoint is written down from which the match could go on.
journal-components = The journal was played with other printed facts than this program has.
journal-checkpoint = The table written down in the journal’s checkpoint cannot be set up.
journal-promise = The key is not the one that was promised before the first shuffle.
journal-cut = The journal claims a final score, but its { $answers ->
        [one] one line does
       *[other] { $answers } lines do
    } not bring the match to its end.
journal-scores = The journal claims the final score { $claimed_id }; the rules give { $scores_id }.
journal-digest = The journal’s last table is not the one that its answers lead to.
