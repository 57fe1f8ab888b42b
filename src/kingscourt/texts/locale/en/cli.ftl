### What the terminal table says by itself

## Beginning and leaving

cli-default-name = Player
cli-bot-random = Random
cli-bot-squire = Squire
cli-bot-knight = Knight
cli-bot-lord = Lord
cli-bot-king = King
cli-welcome = { $player } against { $others }
cli-alone = { $player } plays alone.
cli-commitment = The dice and cards of this game are already fixed; their seal is { $hash }.
cli-hint = Type the number of your choice. o shows the table, h what else you can type.
cli-wait = — Enter: read on —
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
cli-overview = There are { $n } choices. Type a name from the list to see only those of one place.
cli-changed-more = More has changed: o shows the whole table.
cli-choice-page = Page { $page } of { $pages }: Enter shows the next one, a word searches.
cli-hidden = These contain { $n }. To take choice number { $n } itself, type it again.
cli-no-match = No choice reads like “{ $text }”. Ask why with: ? { $text }
cli-no-number = There is no choice { $n }; the last one is { $last }.
cli-tried = Tried, not sent yet: { $steps }
cli-try-open = A number goes on, s sends, b steps back.
cli-sealed-open = A number goes on, b steps back.
cli-try-send = The next question comes when this is sent: s sends, b steps back.
cli-try-ready = The last step cannot be taken back, so it happens only when you send it: s sends, b steps back.
cli-try-usage = Type p and the number of a choice to see where it leads without doing it.
cli-final-inside = Nothing can follow step { $n } in one go. Choose it alone first, then go on.
cli-nothing-tried = Nothing has been tried. Type p and a number to try a choice without doing it.
cli-undo-beyond = To go back further, start a game with --free-undo; its record says so.
cli-hints = What you could do:
cli-hints-warnings = Think twice about:
cli-hints-none = There are no hints here.

## Rules and reasons

cli-refused = Not possible ({ $rule }): { $reason }
cli-see-rule = r { $rule } shows the rule.
cli-see-also = See { $rule }: { $title }
cli-why-usage = Type ? and a name or a place to hear why something is not possible, for instance: ? { $name }
cli-why-possible = This is possible now:
cli-why-not = Not possible now: { $choice }
cli-why-more =
    { $n ->
        [one] There is { $n } more choice with other reasons; type more words.
       *[other] There are { $n } more choices with other reasons; type more words.
    }
cli-why-nothing = Nothing here is called “{ $text }”, or this question is not about it. o shows all places.
cli-why-elsewhere = This question is not about “{ $text }”. Its card: r { $text }
cli-no-place = No place is called “{ $text }”. o shows all of them.
cli-part-usage = All that is printed on a thing: o and its name, for instance: o { $name }
cli-log-page = l { $n } shows what happened before.
cli-no-rule = There is no rule “{ $text }”.
cli-rule-usage = Type r and the number of a rule or the name of a thing: r { $rule } or r { $name }. The chapters of this game:
cli-near-rules = “{ $text }” may mean one of these; type r and the number:

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
cli-help-final = choice 3 cannot be taken back
cli-help-numbers = take choice 3, then choice 1 of the list that follows, all or nothing
cli-help-text = show the choices that contain these words; if there is only one, take it
cli-help-slash = the same for numbers: choices that contain 8
cli-help-try = try choice 3: shows where it leads, does nothing yet
cli-help-send = send what has been tried
cli-help-back = drop the last step that was tried
cli-help-undo = take back your last step, as long as nothing has been revealed since (with --free-undo always)
cli-help-hint = what could I do? a few sensible choices and why
cli-help-why = why is this not possible?
cli-help-rule = show a rule by its number; r alone lists the chapters
cli-help-card = show the card of a thing: price, points, what it does
cli-help-outline = show the whole table
cli-help-part = show one part of the table with everything printed on it
cli-help-log = show what happened last; l 2 shows what happened before that
cli-help-quit = leave the table
