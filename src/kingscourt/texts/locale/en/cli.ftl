### What the terminal table says by itself

## Beginning and leaving

cli-default-name = Player
cli-welcome = { $player } against { $others }
cli-alone = { $player } plays alone.
cli-commitment = The dice and cards of this game are already fixed; their seal is { $hash }.
cli-hint = Type the number of your choice. h shows what else you can type.
cli-nobody-asks = The table is waiting for other people; come back later.
cli-left = You leave the table. No record was kept.
cli-record-kept = You leave the table. The record so far is in { $file }.
cli-record-done = The record is in { $file }. Check it with: kingscourt verify { $file }
cli-record-none = No record was kept. Next time --record FILE keeps one.

## Choosing

cli-final-all = None of these choices can be taken back.
cli-final-some = Choices marked ! cannot be taken back.
cli-sealed = This choice stays secret until everyone has chosen.
cli-matches =
    { $n ->
        [one] { $n } choice matches.
       *[other] { $n } choices match. Type a number, or more of the text.
    }
cli-overview = These are { $n } choices. Type a name from the list to see those of one place.
cli-hidden = These contain { $n }. To take choice number { $n } itself, type it again.
cli-no-match = No choice reads like “{ $text }”. Ask why with: ? { $text }
cli-no-number = There is no choice { $n }; the last one is { $last }.
cli-tried = Tried, not sent yet: { $steps }
cli-try-open = A number goes on, s sends, b steps back.
cli-try-send = s sends, b steps back.
cli-try-ready = The last step cannot be taken back, so it happens only when you send it: s sends, b steps back.
cli-try-usage = Type p and the number of a choice, to see where it leads without doing it.
cli-final-inside = Nothing can follow step { $n } in one go. Choose it alone first, then go on.
cli-nothing-tried = Nothing has been tried. p and a number tries a choice without doing it.
cli-undo-beyond = To go back further, start a game with --free-undo; its record says so.

## Rules and reasons

cli-refused = Not possible ({ $rule }): { $reason }
cli-see-rule = r { $rule } shows the rule.
cli-why-usage = Type ? and a place or a name, for instance one from the position above.
cli-why-possible = This is possible now:
cli-why-more =
    { $n ->
        [one] There is { $n } more reason; type more words to narrow it down.
       *[other] There are { $n } more reasons; type more words to narrow them down.
    }
cli-why-nothing = Nothing here is called “{ $text }”, or this question is not about it. o shows all places.
cli-no-place = No place is called “{ $text }”. o shows all of them.
cli-no-rule = There is no rule “{ $text }”.
cli-near-rules = Rules close to it: { $list }

## The end

cli-end = The game is over
cli-ranking = Ranking
cli-rank = Rank
cli-player = Player
cli-score = Points
cli-score-sheet = Points by category
cli-category = Category
cli-total = Total

## Help

cli-help-number = take choice 3
cli-help-numbers = take choice 3, then choice 1 of the list that follows, all or nothing
cli-help-text = show the choices that contain these words; if there is only one, take it
cli-help-slash = the same for numbers: choices that contain 8
cli-help-try = try choice 3: shows where it leads, does nothing yet
cli-help-send = send what has been tried
cli-help-back = drop the last step that was tried
cli-help-undo = take back your last step, as long as nothing was revealed since (with --free-undo always)
cli-help-why = why is this not possible?
cli-help-rule = show a rule by its number
cli-help-outline = show the position again
cli-help-part = show the part of the position with these words
cli-help-log = show everything that has happened so far
cli-help-quit = leave the table
