### What the service says no to, told to the person who asked

## Who asks

service-no-name = Enter your name first.
service-unknown-here = This browser is not known here. Enter your name again.
service-long-away = You have been away for a long time. Enter your name again.
service-signed-out = You are signed out here. Enter your name to sign in again.
service-banned = You may not sign in here. If you think this is a mistake, write to the people who run this service.
service-confirm-name = To confirm, enter your name exactly as it is shown.
service-nobody-there = There is no such person here.
service-wrong-code = The screen shows a different code.
service-wrong-link = This is not the link shown on the screen.
service-other-site = This page belongs to another site. Open Kingscourt itself.

## When it is too much, or something is away

service-too-fast = That was a lot at once. Wait a moment, then try again.
service-too-many-windows = Too many windows are open here. Close one first.
service-many-open-tables = At most { $n } of your tables can wait for players at a time. Leave one of them, or wait until one starts.
service-list-full = There are already { $n } people on this list. Remove somebody first.
service-many-checks = Many records are being checked right now. Try again in a moment.
service-too-much-check = Checking this record takes too much work here. `kingscourt verify` on your own computer checks any record.
service-too-much-components = Reading this component file takes too much work. Make it smaller or simpler.
service-too-much-totals = For this game, working out how the points developed takes too much work.
service-too-much-review = For this game, the review takes too much work.
service-many-reviews = Two reviews are already being made for you. Wait until one is ready.
service-child-lost = The process that worked on this was interrupted. Try again in a moment.
service-away = The tables cannot be reached right now. Try again in a moment.
service-no-names = Names and lists cannot be looked up right now. Try again in a moment.
service-too-busy = Too much is happening at this table right now. Try again.
service-cannot-open = This table cannot be opened. The people who run the service have been told.
service-newer-rules = This table uses rules that are only just being installed here. Try again in a moment.
service-internal = Something went wrong on our side. It has been noted; try again.

## Tables, seats and invitations

service-no-table = There is no such table, or it is private.
service-no-invitation = This is not an invitation. Ask for a new link.
service-other-invitation = This invitation is for another table or has been withdrawn. Ask for a new link.
service-old-invitation = This invitation has expired. Ask for a new link.
service-no-such-code = No invitation has this code. Check it, or ask for a new one.
service-private = This table is private. You need an invitation to a seat.
service-blocked = Somebody at this table does not want to play with you.
service-sent-away = The person who made this table has sent you away from it.
service-not-yours-to-remove = Only the person who made the table can send watchers away.
service-sits-here = Somebody who is seated at the table cannot be sent away.
service-needs-person = A table needs at least one person.
service-undo-with-bots = Taking back without limit is only for one person playing with bots.
service-not-waiting = This table is no longer waiting for players.
service-seated = You are already seated at this table.
service-not-seated = You are not seated at this table.
service-seat-taken = This seat is taken.
service-seat-kept = This seat is kept for somebody else.
service-no-seat-free = No seat is free.
service-not-your-seat = This seat is not yours.
service-seats-empty = Some seats are still empty.
service-not-yours-to-start = Only the person who made the table can start the game.
service-not-yours-to-fill = Only the person who made the table can give a seat to a bot.
service-not-yours-to-invite = Only people at the table can invite others.
service-not-yours-to-end = Only the person who made the table can withdraw its invitations.
service-not-yours-to-repeat = Only those who played can start a rematch.
service-empty-text = Write something with letters or digits.

## While a game runs, and after it

service-not-begun = The game has not begun.
service-not-over = The game is not over yet.
service-over = The game is over.
service-paused = The game is paused.
service-not-paused = The game is not paused.
service-no-look = No lesson step is waiting for you to look at something.
service-held = This table is on hold until somebody has looked at its rules.
service-held-error = This table is on hold because of an error in its rules. All clocks are stopped. The people who run the service have been told.
service-held-work = This table is on hold because one step set off far more work than the rules should ever need. All clocks are stopped. The people who run the service have been told.
service-held-components = This table is on hold because its component file is no longer accepted. { $problem }
service-held-silent = This table is on hold because work on it was interrupted several times. All clocks are stopped. The people who run the service have been told.
service-bad-box = The component file of this table can no longer be read here.
service-closed = The people who run the service have closed this table.
service-rules-gone = This game was played by rules that are not installed here. Its record can still be downloaded.
service-bot-plays = A bot is playing this seat for you. Take your seat back first.
service-no-takeover = No bot is playing your seat.
service-resigned = You have already resigned.
service-proposed = This has already been proposed.
service-not-proposed = This is no longer being proposed.
service-other-offer = The offer you answered is gone; another one has taken its place.
service-not-asked = You are not being asked about this.
service-no-say = Somebody who has resigned, or whose seat a bot is playing, has no say in this.
service-nobody-to-remove = There is nobody to remove.
service-nothing-missed = This player has not missed a deadline.
service-only-watching = You are only watching here.
service-no-hints = Hints are for tables where everyone else is a bot.
service-no-entry = The game has no such step.
service-open-later = Everything will be open when the game is over.
service-record-later = The record will be available when the game is over.
service-review-later = The review will be available when the game is over.
service-no-review = This game cannot be reviewed: nothing here can tell how good its positions are.
service-no-review-of-lesson = A lesson cannot be reviewed: its draws and some of its moves were prepared.
service-no-review-yet = This game has not been reviewed yet.
service-practice-later = You can play on from here when the game is over.
service-practice-over = The game is over here. Choose an earlier moment.
service-practice-draw = Here something is drawn before anybody decides. Go one step back or forward.
service-practice-deep = At most { $n } practice games can follow one another. Play on from an earlier one.

## Days off

service-no-such-day = { $day } is not a calendar date.
service-days-off-spent = You may take { $n } single days off a year; this would exceed the limit for { $year }.
service-weekdays-later = You can change your weekly days off again thirty days after the last change.
