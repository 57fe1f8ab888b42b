### What the service says no to, told to the person who asked

## Who asks

service-no-name = Say your name first.
service-unknown-here = This browser is not known here. Say your name again.
service-long-away = You have not been here for long. Say your name again.
service-signed-out = You are signed out here. Say your name to come in again.
service-banned = You may not come in here. Write to those who run this service if you think it is a mistake.
service-confirm-name = Write your name exactly as it stands to confirm.
service-nobody-there = There is nobody of that name for you here.
service-wrong-code = The code on the screen is another one.
service-wrong-link = This is not the link on the screen.
service-other-site = This page belongs to another site. Open Kingscourt itself.

## When it is too much, or something is away

service-too-fast = That was a lot at once. Wait a moment, then try again.
service-too-many-windows = Too many windows are open here. Close one first.
service-many-open-tables = Some of your tables still wait for players, and more than { $n } at a time are too many. Leave one of them, or wait until one begins.
service-list-full = There are { $n } people on this list already. Take somebody off it first.
service-many-checks = Many records are being checked. Try again in a moment.
service-too-much-check = This record is too much work to check here. `kingscourt verify` on your own computer takes any record.
service-too-much-components = This component file is too much work to read. Make it smaller or simpler.
service-too-much-totals = How the points went is too much work to find out for this game.
service-child-lost = The helper that worked on this broke off. Try again in a moment.
service-away = The tables cannot be reached just now. Try again in a moment.
service-no-names = Names and lists cannot be looked up just now. Try again in a moment.
service-too-busy = Too much happens at this table just now. Try again.
service-cannot-open = This table cannot be opened. Those who run the service have been told.
service-newer-rules = This table plays by rules that are just arriving here. Try again in a moment.
service-internal = Something went wrong on our side. It has been noted; try again.

## Tables, seats and invitations

service-no-table = There is no such table, or it is private.
service-no-invitation = This is no invitation. Ask for a new link.
service-other-invitation = This invitation is for another table, or was withdrawn. Ask for a new link.
service-old-invitation = This invitation has expired. Ask for a new link.
service-private = This table is private. You need an invitation to a seat.
service-blocked = Somebody at this table keeps you away from it.
service-sent-away = Who made this table has sent you away from it.
service-not-yours-to-remove = Only who made the table can send watchers away.
service-sits-here = Somebody who sits at the table cannot be sent away.
service-needs-person = A table needs at least one person.
service-undo-with-bots = Going back without limits is for one person with bots.
service-not-waiting = This table does not wait for players any more.
service-seated = You sit at this table already.
service-not-seated = You do not sit at this table.
service-seat-taken = This seat is taken.
service-seat-kept = This seat is kept for somebody else.
service-no-seat-free = No seat is free.
service-not-your-seat = This seat is not yours.
service-seats-empty = Some seats are still empty.
service-not-yours-to-start = Only who made the table can start it.
service-not-yours-to-invite = Only people of the table can invite.
service-not-yours-to-end = Only who made the table can end its invitations.
service-not-yours-to-repeat = Only those who played can play again.
service-empty-text = Write something with letters or digits.

## While a game runs, and after it

service-not-begun = The game has not begun.
service-not-over = The game is not over yet.
service-over = The game is over.
service-paused = The game is paused.
service-not-paused = The game is not paused.
service-held = This table is held until somebody has looked at its rules.
service-held-error = This table is held: the rules made a mistake here. All clocks stand still. Those who run the service have been told.
service-held-work = This table is held: a step set off more than the rules ever need. All clocks stand still. Those who run the service have been told.
service-held-components = This table is held: its component file is not accepted any more. { $problem }
service-held-silent = This table is held: seeing to it broke off several times. All clocks stand still. Those who run the service have been told.
service-bad-box = The component file of this table cannot be read here any more.
service-closed = Those who run the service have closed this table.
service-rules-gone = This game was played by rules that are not installed here. Its record can still be downloaded.
service-bot-plays = A bot plays this seat for you. Come back to it first.
service-no-takeover = No bot plays your seat.
service-resigned = You have resigned already.
service-proposed = This is proposed already.
service-not-proposed = Nobody proposes this any more.
service-other-offer = The offer you answered is gone; another one stands in its place.
service-not-asked = You are not asked about this.
service-no-say = Who has resigned, or whose seat a bot plays, has no say in this.
service-nobody-to-remove = There is nobody who could be removed.
service-nothing-missed = This player has not missed a deadline.
service-only-watching = You are only watching here.
service-no-entry = The game has no such step.
service-open-later = Everything lies open when the game is over.
service-record-later = The record is given out when the game is over.

## Days off

service-no-such-day = { $day } is no day of the calendar.
service-days-off-spent = There are { $n } single days off in a year, and { $year } would have more.
service-weekdays-later = Other weekdays can be days off thirty days after the last change.
