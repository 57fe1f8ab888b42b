### What the client says by itself; what games say comes from their own files

web-plain = { $name }

## Home

web-title = Four courts, one table.
web-subtitle = Play now against bots, with friends by a link, live or a move a day. No account needed.
web-games = Games
web-players = Players
web-play-now = Play now
web-new-table = New table
web-my-tables = My tables
web-open-tables = Open tables
web-no-tables = No table yet. Play now starts one.
web-no-open-tables = Nobody is waiting for players right now.
web-your-turn = Your turn
web-status-open = Waiting for players
web-status-running = Running
web-status-over = Finished
web-status-held = On hold
web-status-closed = Closed
web-free =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
web-guest = Guest { $n }
web-credits = Credits
web-credits-icons = Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0; unchanged but for size and colour.
web-credits-fonts = Type: Cinzel by Natanael Gama and Alegreya Sans by Juan Pablo del Peral, SIL Open Font License.
web-credits-games = The games belong to their authors and publishers. Rules are told here in our own words; no art, wording or logo of theirs is used.
web-home = Home

## New table, invitation, lobby

web-seats = Seats
web-seat = Seat { $n }
web-seat-me = Me
web-seat-device = On this device
web-seat-invited = Invite by link
web-seat-open = Open to anyone
web-seat-bot = Bot
web-seat-person = Player
web-level = Strength
web-level-greedy = Ambitious
web-level-random = Careless
web-name = Name
web-pace = Pace
web-pace-none = No clock
    .about = Everyone takes the time they need.
web-pace-live = Live
    .about = 15 minutes each, 15 seconds more for every answer.
web-pace-days = A move a day
    .about = Up to one day for every answer.
web-public = Others can find this table and watch it
web-edition = Edition
web-make-table = Set the table
web-unknown-game = This game is not installed here.
web-join = Join a table
web-invited = You are invited to a table
web-sit-down = Sit down
web-lobby = Waiting for players
web-ready = Ready
web-waiting = Not here yet
web-invite = Invite
web-link = Link for this seat
web-link-copied = The link is copied; send it to your friend.
web-seal = Seal of the dice:
web-seal-about = Every draw is already fixed. After the game anyone can check it against this seal.
web-leave = Leave the table
web-start = Start

## Settings

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = Like the system
web-theme-dark = Dark
web-theme-light = Light
web-theme-to-light = Switch to the light theme
web-theme-to-dark = Switch to the dark theme
web-motion = Movement
web-motion-full = Full
web-motion-fast = Fast
web-motion-none = None
web-sound = Sound
web-sound-turn = A chime when it is my turn
web-save = Save
web-saved = Saved.

## At the table

web-loading = The table is being laid…
web-no-entry = This table does not open
web-prompt = What is asked
web-your-turn-name = Your turn, { $name }.
web-choosing =
    { $count ->
        [one] { $names } is choosing…
       *[other] { $names } are choosing…
    }
web-sealed-done = Your choice is sealed. The table waits for { $names }.
web-wait = One moment…
web-sending = Sending…
web-paused = The game is paused.
web-back = Back
web-send = Send
web-undo = Undo
web-final = cannot be taken back
web-steps = Chosen so far
web-choices =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
web-find = Find
web-which = Which one?
web-why-not = Why not?
web-not-your-turn = It is not your turn.
web-amount = Amount
web-less = Less
web-more = More
web-log = Log
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something
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
web-since = Since you last looked
web-go-on = Go on

## The end

web-over = The game is over.
web-winner = winner
web-score-sheet = Score sheet
web-rematch = Play again
web-record = Download the record
web-verify = Check the dice
web-verified = All { $draws } draws agree with the seal.
web-not-verified = The record does not hold:

## Keys

web-keys = Keys
web-key-walk = walk from choice to choice
web-key-pick = choose
web-key-back = step back
web-key-undo = undo
web-key-find = list all choices
web-key-help = this list

## The line

web-offline = The service cannot be reached.
web-service-down = The service cannot be reached. This page tries again by itself.
web-line-down = Connection lost: what you see may be out of date. Reconnecting…
web-line-down-sending = Connection lost: your answer is kept and goes out as soon as the line is back.
web-outdated = There is a newer version of this page.
web-reload = Reload

## The table's own matters

web-menu = Table
web-share = Copy the link of this table
web-return = Take my seat back
web-resume = Go on playing
web-offer-pause = Propose a pause
web-offer-end = Propose to end the game
web-resign = Resign
web-resign-sure = Really resign: a bot plays on for me
web-offered-pause = { $name } proposes a pause.
web-offered-end = { $name } proposes to end the game here.
web-offered-undo = { $name } asks to take a move back.
web-offered-remove = { $name } asks to give an absent seat to a bot.
web-yes = Agree
web-no = No
web-no-rule = There is no text for this rule.
