### What every table says, whatever is played on it

## People and lists

kernel-seat = player { $n }
kernel-list-none = nothing
    .acc = nothing
kernel-list-next = { $list }, { $item }
kernel-list-last = { $list } and { $item }
    .before-i = { $list } and { $item }

## Kinds of questions

kernel-question-pick-one = Choose one
kernel-question-pick-several = Choose several
kernel-question-pick-place = Choose a place
kernel-question-pick-amount = Choose an amount
kernel-question-confirm = Confirm
kernel-question-order = Put in order

## What a choice takes and gives

kernel-terms-both = { $takes } for { $gives }
kernel-terms-takes = costs { $takes }
kernel-terms-gives = brings { $gives }
kernel-terms-may-take = may cost up to { $takes }
kernel-terms-may-give = may bring up to { $gives }
kernel-terms-draw = then chance decides
kernel-terms-next = { $list }; { $item }

## Why the table says no

kernel-refusal-turn = It is not your turn.
kernel-refusal-question = That does not answer the question the table is asking.
kernel-refusal-over = The game is over.
kernel-refusal-barrier = This step reveals something, so it can only be the last one of a command.
kernel-refusal-unknown = No action of this game reads “{ $text }”.
kernel-refusal-stale = The table has moved on in the meantime. Take another look, then decide.
kernel-refusal-sealed = A sealed choice has to be complete before it is handed in.
kernel-refusal-undo = There is nothing you can take back: the step before was not yours, it revealed something, or a bot has taken over a seat since.
kernel-refusal-consent = Not everyone who has to agree has agreed.
kernel-refusal-lesson = This step of the lesson is waiting for something else. Odo says what.

## The rules of the table by number

kernel-rule-1 = Only players the game is waiting for can act. When several players choose at the same time, each of them can.
    .title = Whose turn it is
kernel-rule-2 = An action counts only if it answers the question the table asks at that moment.
    .title = Answers to the question
kernel-rule-3 = Once the game has ended, nothing can be done any more; everything hidden is then open to all.
    .title = After the end
kernel-rule-4 = A command may hold several steps; either all of them are done or none. A step that reveals something, such as dice or a card, can only be the last: if a later step were refused, the player would already know what came up.
    .title = Revealing comes last
kernel-rule-5 = Every action has one exact wording per game. The table accepts no other text.
    .title = Wording of actions
kernel-rule-6 = A command belongs to the position it was given for. If that player’s question has changed since, the command is not carried out.
    .title = Commands that come too late
kernel-rule-7 = When players choose in secret at the same time, each hands in the whole choice at once. It may be replaced until the last player has chosen; nobody sees it before that.
    .title = Sealed choices
kernel-rule-8 = On their own turn, players may take back their steps, as far as the last one that revealed something, was decided by chance or was made by someone else. Taking back always appears in the log. At most 2,000 entries in all can be taken back at a table. Nobody can take back what happened before a bot took over a person’s seat. Where one person plays with bots, the table may allow them to take back whatever they like; its record says so.
    .title = Taking back
kernel-rule-9 = To take back more than that, or to end the game early, everybody else who has not resigned has to agree, present or not: silence is not consent. What was drawn and taken back is drawn anew.
    .title = Agreement of the table
kernel-rule-10 = A lesson is a prepared game. Until its last step it accepts only the move that a step teaches; steps that allow other moves say so. Draws prepared by a lesson are named in its record, and such a game counts for nothing else.
    .title = Lessons

## What happens at the table

kernel-event-undo = { $player } takes back a move.
kernel-event-resign = { $player } resigns.
kernel-event-timeout = Time has run out for { $player }; the table answers instead.
kernel-event-takeover = A bot ({ $bot }) now plays for { $player }.
kernel-event-return = { $player } is back at the table.
kernel-event-end = The players agree to end the game here.
kernel-event-upgrade = The rules of this table have been updated to version { $version }; nothing changes in the position.

## How a table can end besides

kernel-outcome-agreed = The players agreed to end the game; nobody is ranked.
kernel-outcome-resigned = The game ended because a player resigned.
kernel-outcome-resigned-last = Whoever resigned stands last, whatever the points.

## The rules reference

kernel-reference-title = { $game }: the rules by number
kernel-reference-table = The table: rules for every game
kernel-reference-rules = Rules
kernel-reference-components = Components
kernel-reference-ruling = Ruling
kernel-reference-see = See
kernel-reference-refusable = The table can refuse a move under this rule.

kernel-card-reconstructed = ≈ marks a reconstructed number: correct it from your own box.
kernel-missing = Missing: { $list }
