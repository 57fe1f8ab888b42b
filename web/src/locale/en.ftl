### What the client says by itself; what games say comes from their own files

web-plain = { $name }

## Home

web-title = Four courts, one table.
web-subtitle = Play right away against bots, or with friends by sending a link: live or one move a day. No account needed.
web-games = Games
web-players = Players
web-areas = Areas of the table
web-play-now = Play now
web-new-table = New table
web-my-tables = My tables
web-open-tables = Open tables
web-no-tables = No table yet. “Play now” starts one.
web-no-open-tables = Nobody is waiting for players right now.
web-watch-tables = Watch a game
web-nothing-to-watch = No public game is in progress right now.
web-watch = Watch
web-find-table = Find a table
web-any-game = Any game
web-any-pace = Any pace
web-any-language = Any language
web-no-such-tables = No table like this is waiting for players.
web-more-tables = More tables
web-your-turn = Your turn
web-next = Your turn in { $game }
web-status-open = Waiting for players
web-status-running = In progress
web-status-over = Finished
web-status-held = On hold
web-status-closed = Closed
web-closed-because = The people who run this service have closed the table: { $reason }
web-free =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
web-guest = Guest { $n }
web-credits = Credits
web-credits-icons = Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0; unchanged except for size and colour.
web-credits-fonts = Type: Cinzel by Natanael Gama and Alegreya Sans by Juan Pablo del Peral, SIL Open Font License.
web-credits-games = The games belong to their authors and publishers. Rules are told here in our own words; no art, wording or logo of theirs is used.
web-home = Home

## Learning a game

web-learn-pages = Pages
web-learn-to-play = Play
web-learn = Learn
web-learn-to-tables = Tables
web-learn-title = Sit down. We start at once.
web-learn-subtitle = Odo the herald plays your first game with you: ten minutes, no rulebook.
web-learn-courts = { $n } of { $all } courts learnt.
web-learn-first = First game · { $n } min
web-learn-go-on = Go on · { $n } min left
web-learn-again = First game again
web-learn-new = New
web-learn-step = Step { $n } of { $all }
web-learn-done = Done
web-learn-newcomer = New here? Odo teaches you a game in ten minutes.
web-learn-how = How a first game goes
web-learn-how-act = You play at once
    .about = Odo says why and what to do, and the board lights up the one thing to click.
web-learn-how-wrong = A wrong click is a question
    .about = Any other click is answered with the rule behind it. It never costs a move.
web-learn-how-keep = Leave when you like
    .about = The table waits for you at the step you were at.
web-learn-how-on = Then it is your game
    .about = After the last step the same game goes on, against gentle bots.
web-goal = Goal
web-goal-pins = the numbers are on the board too
web-goal-scores = What scores
web-goal-hurts = What hurts
web-goal-never = Don’t show again for { $game }
web-goal-teach = Teach me, { $n } min
web-goal-got-it = Got it
web-goal-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-goal-minutes = { $n } min
web-key-goal = show the goal of the game
web-key-hints = ask what I could do

## New table, invitation, lobby

web-seats = Seats
web-seat = Seat { $n }
web-seat-me = Me
web-seat-device = On this device
web-seat-invited = Invite by link
web-seat-open = Open to anyone
web-seat-bot = Bot
web-seat-person = Player
web-level = Level
web-level-random = Jester
    .about = Plays whatever the die says.
web-level-squire = Squire
    .about = Plays sensibly and often settles for second best. Good company for a first game.
web-level-knight = Knight
    .about = Plays soundly, with small slips.
web-level-lord = Lord
    .about = Hardly ever slips. Plan ahead to beat it.
web-level-king = King
    .about = Plays out every idea in its mind before it chooses. The strongest we have.
web-name = Name
web-pace = Pace
web-pace-none = No clock
    .about = Everyone takes the time they need.
web-pace-live = Live
    .about = 15 minutes each, plus 15 seconds for every answer.
web-pace-days = One move a day
    .about = Up to one day for every answer.
web-public = Others can find this table and watch it
web-free-undo = I can take back whatever I like; the record will say so
web-bots-pause = Bots pause before they answer, as people do
web-edition = Edition
web-variants = Fine points of the rules
web-reconstructed = Board values reconstructed: { $n } of { $all }
web-make-table = Create table
web-unknown-game = This game is not installed here.
web-join = Join a table
web-invited = You are invited to a table
web-invited-to-watch = You are invited to watch a game
web-at-table = At the table
web-join-forbidden = This invitation is no longer valid. Ask for a new link.
web-join-wrong = This link does not open a table: part of it may be missing. Ask for a new one.
web-join-not-found = This table no longer exists.
web-join-wrong-moment = This seat is already taken, or the game has begun.
web-door = Room code
web-door-about = It is on the host’s screen, next to the address.
web-door-code = Code
web-door-wrong = The host’s screen shows a different code.
web-door-open = Enter
web-sit-down = Sit down
web-sit-last = You take the last seat: the game begins at once.
web-lobby = Waiting for players
web-ready = Ready
web-waiting = Not here yet
web-invite = Invite
web-link = Link for this seat
web-link-copied = The link is copied; send it to your friend.
web-seal = Seal of the dice:
web-seal-about = The server has sealed a random number; everybody who sits down adds one of their own. After the game you can check that all draws follow from them.
web-leave = Leave the table
web-close-table = Close the table
web-start = Start

## Friends

web-name-ask = What should the others call you?
web-name-ask-about = Your name is on the invitation and at your seat.
web-invited-by = You are invited to { $host }’s table
web-invited-to-watch-by = You are invited to watch a game at { $host }’s table
web-code-have = Have you been given a code?
web-code-open = Join
web-code-where = To be entered on the home page of { $address }
web-invite-title = Invite somebody to seat { $n }
web-invite-until = Valid until { $time }, for one person.
web-link-copy = Copy the link
web-link-share = Share
web-qr = QR code of the link
web-bot-title = A bot for seat { $n }
web-bot-instead = Bot instead
web-bot-seat = Seat the bot
web-bot-starts = No other seat is empty: the game begins at once.
web-missing-players =
    { $n ->
        [one] One player is still missing
       *[other] { $n } players are still missing
    }
web-you = you
web-leave-about = Your seat becomes free for somebody else.
web-leave-sure = Yes, leave
web-close-table-about = The table is closed for everybody, and its invitations no longer work.
web-close-table-sure = Yes, close it
web-rematch-offered = { $name } would like to play again.
web-rematch-waits = The rematch is waiting for players.
web-rematch-join = Join the rematch
web-resigned = resigned
web-told-to = { $name } alone was told: “{ $text }”
web-end-now = End the game
web-end-now-about = Nobody else has to agree: the game ends at once, and nobody wins.
web-end-now-sure = Yes, end it
web-offer-remove = Ask to give { $name }’s seat to a bot

## Settings

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = Same as the system
web-theme-dark = Dark
web-theme-light = Light
web-theme-to-light = Switch to the light theme
web-theme-to-dark = Switch to the dark theme
web-motion = Animations
web-motion-full = Full
web-motion-fast = Fast
web-motion-none = None
web-telling-pace = What others do
web-telling-pace-slow = Slow
web-telling-pace-normal = Normal
web-telling-pace-fast = Fast
web-telling-pace-at-once = At once
web-telling = What happened
web-telling-at = { $n } of { $count }
web-telling-back = One event back
web-telling-on = One event forward
web-telling-stop = Stop
web-telling-resume = Go on
web-telling-skip = Skip to your turn
web-telling-skip-over = Skip to the result
web-telling-then = Then you:
web-telling-again = See again what happened
web-key-skip = skip what others did
web-key-card = keep the card of the focused thing open
web-card-rule = Rule: { $name }
web-read-rule = Read the rule
web-key-events = go one event back or forward while you are shown what happened
web-days-off = Days off
    .about = At tables that allow days for a move, your clock stops on these days: up to two weekdays, and { $days } single days a year. Once you have changed the weekdays, you can change them again after thirty days.
    .left = Single days left this year: { $left }
web-days-off-date = A single day
web-days-off-add = Add
web-sound = Sound
web-sound-turn = A chime when it is my turn
web-hints = Hints
web-hints-turn = Odo says what I could do, and warns me
web-shared-device = Shared device
    .about = This device then keeps no positions of your tables for reading without a connection.
web-shared-device-turn = Other people use this device too
web-save = Save
web-saved = Saved.
web-my-data = My data
    .about = Only this browser knows a guest: if you sign out, you come back as somebody new.
web-my-data-download = Download
web-sign-out = Sign out
web-signed-out = You are signed out.
web-sign-out-elsewhere = Sign out everywhere else
web-signed-out-elsewhere =
    { $n ->
        [one] One other browser was signed out.
       *[other] { $n } other browsers were signed out.
    }
web-erase = Erase my data
    .about = Your name and everything you have written disappear from every table; in games in progress a bot takes your seat. Finished games stay, without your name. This cannot be undone.
web-erase-confirm = To confirm, enter your name: { $name }
web-erase-now = Erase for good
web-erased = Your data has been erased. Your name will disappear from the tables within a minute or two.

## At the table

web-loading = Loading the table…
web-no-entry = This table cannot be opened
web-prompt = The question
web-your-turn-name = Your turn, { $name }.
web-choosing =
    { $count ->
        [one] { $names } is choosing…
       *[other] { $names } are choosing…
    }
web-sealed-done = Your choice is sealed. The table is waiting for { $names }.
web-wait = One moment…
web-sending = Sending…
web-aimed = Chosen: { $action }. Enter sends it, Escape drops it.
web-aimed-final = Chosen: { $action }. Enter sends it, and then it cannot be taken back; Escape drops it.
web-you-watch = You are watching.
web-paused = The game is paused.
web-held-rules = This table is on hold until somebody has looked at its rules.
web-held-error = This table is on hold because of an error in its rules. All clocks are stopped, and the people who run the service have been told.
web-held-work = This table is on hold because one step set off far more work than the rules should ever need. All clocks are stopped, and the people who run the service have been told.
web-held-components = This table is on hold because its component file is no longer accepted. { $problem }
web-held-silent = This table is on hold because work on it was interrupted several times. All clocks are stopped, and the people who run the service have been told.
web-back = Back
web-send = Send
web-time-then = When time is up: { $action }
web-undo = Take back
web-answer = { $label }: { $terms }
web-answer-final = { $name }, cannot be taken back
web-take-back = Take back: { $step }
web-steps = Chosen so far
web-so-far = So far: { $terms }
web-choices =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
web-all-choices = All choices ({ $n })
web-choices-hint = What you choose here is not sent yet: you confirm it afterwards.
web-hints-ask = What could I do?
web-hints-thinking = Odo is thinking…
web-hints-found =
    { $n ->
        [one] Odo suggests { $n } choice.
       *[other] Odo suggests { $n } choices.
    }
web-hints-none = There is nothing to weigh up here.
web-find = Find
web-which = Which one?
web-can-choose = can be chosen
web-chosen = chosen
web-out-of-reach = out of reach
web-to-move = to move
web-why-not = Why not?
web-not-your-turn = It is not your turn.
web-amount = Amount
web-less = Less
web-more = More
web-more-of = { $n } more
web-fewer = Show less
web-log = Log
web-log-empty = Everything that happens will be listed here.
web-earlier-lines =
    { $n ->
        [one] { $n } earlier line is in the log.
       *[other] { $n } earlier lines are in the log.
    }
web-chat = Chat
web-chat-new =
    { $n ->
        [one] Chat, { $n } new message
       *[other] Chat, { $n } new messages
    }
web-chat-none = Nobody has written anything yet.
web-people = People
web-people-none = Nobody else is here.
web-mute = Mute
    .about = Muted: you no longer see what they write.
web-block = Block
    .about = Blocked: you no longer see what they write, and they can neither watch nor sit down at tables where you sit or that you made.
web-send-away = Send away
    .about = Sent away: they cannot come back to this table.
web-chat-say = Write something
web-bot = bot
web-away = away
web-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-close = Close
web-curtain = Pass the device to { $name }
web-curtain-open = I am here
web-go-on = Go on

## The end

web-over = The game is over.
web-winner = winner
web-score-sheet = Score sheet
web-total = Total
web-chart = Points over the game
web-chart-about = Points of every player over the game; a button shows them as a table.
web-chart-as-table = As a table
web-chart-as-lines = As lines
web-rematch = Play again
web-record = Download the record
web-verify = Check the dice
web-verified = The server has recomputed all { $draws } draws: they follow from the seed in the record.
web-verified-prepared = The lesson had prepared { $draws } more, and the record names them.
web-not-verified = The record is not valid:

## Keys

web-keys = Keys
web-key-walk = move from choice to choice
web-key-pick = choose; once more: send
web-key-back = step back
web-key-answer = go to the answers
web-key-undo = take back
web-key-find = list all choices
web-key-help = show this list
web-keys-reader = With a screen reader, Tab, Shift+Tab and Enter always work. Arrows and letters reach the game only in focus mode: Insert+Space in NVDA, Insert+Z in JAWS.

## The line

web-offline = The service cannot be reached.
web-service-down = The service cannot be reached. This page keeps trying.
web-line-down = Connection lost: what you see may be out of date. Reconnecting…
web-line-down-sending = Connection lost: your answer is kept and will be sent as soon as the connection is back.
web-outdated = There is a newer version of this page.
web-reload = Reload
web-problem = Something went wrong. Try again in a moment.
web-try-again = Try again
web-trying-again = The connection is poor. Trying again…
web-load-failed = This could not be loaded.
web-page-failed = Something went wrong here
web-page-failed-about = Nothing you have sent is lost. Try again, or go back to the home page.
web-line-slow = The connection is slow: an answer takes { $seconds } s.
web-language-failed = This language could not be loaded. The page stays as it is.
web-not-found = Nothing here
web-not-found-about = There is no page at this address. The link may be old or incomplete.

## Without a connection

web-offline-title = No connection
web-offline-about = Without a connection you can read the last positions of your tables and the rules. To play, you need a connection.
web-offline-kept = Kept on this device
web-offline-nothing = Nothing is kept on this device.
web-offline-no-table = This table is not kept on this device.
web-offline-position = No connection. This was the position on { $time }; to play, you need a connection.
web-offline-forget = Remove all this from the device
web-offline-forgotten = Removed from this device.

## The table's own matters

web-menu = Table
web-share = Copy the link to this table
web-watch-link-copied = The link is copied; whoever opens it can watch.
web-link-for-seated = This table is private, and you are not seated at it: only people seated here can hand out a link.
web-return = Take my seat back
web-resume = Go on playing
web-offer-pause = Propose a pause
web-offer-undo = Ask to take my last move back
web-offer-end = Propose to end the game
web-offer-end-about = The game ends without a winner as soon as everybody else agrees.
web-offer-end-sure = Yes, propose it
web-resign = Resign
web-resign-about = A bot plays on for you, and you come last whatever it scores. You cannot take your seat back.
web-resign-two-about = The game ends at once, and the other player wins.
web-resign-sure = Yes, resign
web-offered-pause = { $name } proposes a pause.
web-offered-end = { $name } proposes to end the game here.
web-offered-undo = { $name } asks to take a move back.
web-offered-remove = { $name } asks to give the seat of an absent player to a bot.
web-yes = Agree
web-no = Decline
web-no-rule = There is no text for this rule.
web-rules = Rules
web-rules-all = All rules
web-rules-find = Find in the rules
web-rules-none = No rule mentions this.
web-rules-pieces = Cards and pieces
web-rules-contents = Contents
web-rules-count =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
web-rules-show = Show me
web-rules-read-on = Read on in the rules
web-rules-print = Print
web-rules-numbers-exact = Its numbers are certain
web-rules-numbers-derived = Some numbers follow from others

## Practice

web-practice = Practice
web-practice-here = Play on from here
web-practice-about = You play on by yourself, with bots at the other seats. What your seat could not see is drawn anew, and you can take back whatever you like.
web-practice-not-here = Nobody has anything to decide here. Go one step back or forward.
web-practice-seat = Your seat
web-practice-again = Play it again from there
web-practice-origin = Back to where it began

## Replay

web-replay = Replay
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step forward
web-replay-last = To the end
web-replay-moment = Point in the game
web-move-of = Move { $n } of { $last }
web-eyes = Through whose eyes
web-eyes-watcher = A watcher
web-eyes-open = Everything open
web-secrets = What each player alone could see
web-secrets-none = Nobody knew more than the others here.
web-to-table = To the table
web-past = Position at move { $n }
web-now = Back to the present

## Royals

web-royals-influence = Influence
web-royals-price = Price in country cards
web-royals-payment = Payment
web-royals-take-back = Take back: { $card }
web-royals-give-for = Give a raised card: { $office }
web-royals-discard = Discard raised cards down to the hand limit

## Kingsburg

web-kingsburg-reachable =
    { $n ->
        [one] reachable with die { $group }
       *[other] reachable with dice { $group }
    }
web-kingsburg-more-ways =
    { $n ->
        [one] or in { $n } other way
       *[other] or in { $n } other ways
    }
web-kingsburg-free = free
web-kingsburg-aimed =
    { $n ->
        [one] chosen, with die { $group }
       *[other] chosen, with dice { $group }
    }
web-kingsburg-taken =
    { $n ->
        [one] { $taken }, die { $group }
       *[other] { $taken }, dice { $group }
    }
web-kingsburg-hand = My dice and goods
web-kingsburg-province = My province
web-kingsburg-provinces = Provinces
web-kingsburg-can-build = can be built
web-kingsburg-needs = needs { $building_acc } first
web-kingsburg-dice = Dice: { $dice }
web-kingsburg-row = Row { $n }
web-kingsburg-column = column { $n }
web-kingsburg-costs = costs { $price }
web-kingsburg-affordable = affordable
web-kingsburg-missing = { $goods } missing
web-kingsburg-strength = Your strength without the King’s reinforcements: { $low }
web-kingsburg-strength-range = Your strength without the King’s reinforcements: { $low } to { $high }
web-kingsburg-strength-now = Your strength: { $n }
web-kingsburg-phase = phase { $n } of { $all }
web-kingsburg-order = Turn order: { $players }.
web-kingsburg-turn = To move: { $player }.
web-kingsburg-turn-next = To move: { $player }, then { $next }.

## Legend of a board

web-legend = Legend
web-legend-can = gold: you can act here

## The review of a finished game

web-review = Review
web-percent = { $n }%

web-lesson = Lesson
web-lesson-odo = Odo
web-lesson-step = Step { $n } of { $count }
web-lesson-show = Show me
web-lesson-skip = Skip
web-lesson-on = Go on
web-lesson-path = All steps
web-lesson-done = Done:
web-lesson-rule = Rule: { $name }
web-lesson-leave = Leave the lesson, keep the game
web-lesson-estimates = ≈ marks a number that the rulebook does not print; ours is a careful reconstruction.
web-lesson-then = After the last step the game is yours. Odo then speaks only when asked.
web-lesson-not-that = That is allowed, but another move comes first.
web-lesson-look-there = Your move is ringed in gold.
web-lesson-nothing-there = Nothing can be done there now.
web-lesson-is-yours = That only shows what you have.
web-lesson-is-theirs = That belongs to { $player }.
web-lesson-clicked = “{ $name }”? { $text }
web-lesson-farewell = The game is yours now
web-lesson-farewell-text = You know how it goes. Play on as you like; I speak only when asked. To call me, use my portrait at the top: “{ $ask }”.
web-lesson-play-on = Play on
web-lesson-ask = Ask Odo
web-lesson-learnt = What Odo told you
web-lesson-tell-hint = The arrows step through what your rivals do.
web-lesson-look = Odo is showing you something.
web-lesson-send = Now confirm it with the golden button at the top.
web-lesson-send-again = Confirm with the golden button.
