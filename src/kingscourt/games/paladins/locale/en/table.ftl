### Paladins of the West Kingdom: what the table says

## Questions

paladins-prompt-hire-free = Which townsfolk do you hire for free?
paladins-prompt-use = Which paladin rides with you this round?
paladins-prompt-top = Which paladin goes on top of your deck? The other one goes to the bottom.
paladins-prompt-tavern = Which tavern do you take?
paladins-prompt-turn = Choose an action, or pass.
paladins-prompt-place = { $deed }: which worker do you place?
paladins-prompt-favour = { $favour }: which worker do you send?
paladins-prompt-hire = Which townsfolk do you hire?
paladins-prompt-dismiss = Which townsfolk do you dismiss?
paladins-prompt-payment = Do you pay { $n } silver, or take a debt?
paladins-prompt-attack = Which outsider do you attack?
paladins-prompt-convert = Which outsider do you convert?
paladins-prompt-commission = Where does your monk go?
paladins-prompt-garrison = Where does your outpost go?
paladins-prompt-absolve = On which space do you put your jar?
paladins-prompt-develop = Where does your workshop go?
paladins-prompt-pray = From which action do you remove all workers?
paladins-prompt-recruit-free = Which townsfolk do you hire or dismiss for free?
paladins-prompt-option = Which option do you choose?
paladins-prompt-reaction = Which of your townsfolk reacts first?
paladins-prompt-inquisition = Inquisition: which of your townsfolk do you use?
paladins-prompt-return =
    { $n ->
        [one] You may keep three workers; { $n } has to go back. Which one?
       *[other] You may keep three workers; { $n } have to go back. Which one first?
    }
paladins-prompt-reward-criminal = Do you take a criminal, and with it a suspicion?
paladins-prompt-reward-discard-suspicion = Do you discard a suspicion?
paladins-prompt-reward-pay-debt = Do you pay a debt?
paladins-prompt-reward-destroy-debt = Do you destroy a debt?

## Answers

paladins-deed-develop = Develop
    .name = { paladins-deed-develop }
paladins-deed-dismiss = Recruit with one worker: dismiss
    .name = { paladins-deed-dismiss }
paladins-deed-hire = Recruit with two workers: hire
    .name = { paladins-deed-hire }
paladins-deed-hunt-1 = Hunt with one worker
    .name = { paladins-deed-hunt-1 }
paladins-deed-hunt-2 = Hunt with two workers
    .name = { paladins-deed-hunt-2 }
paladins-deed-trade-1 = Trade with one worker
    .name = { paladins-deed-trade-1 }
paladins-deed-trade-2 = Trade with two workers
    .name = { paladins-deed-trade-2 }
paladins-deed-pray = Pray
    .name = { paladins-deed-pray }
paladins-deed-conspire = Conspire
    .name = { paladins-deed-conspire }
paladins-deed-commission = Commission
    .name = { paladins-deed-commission }
paladins-deed-fortify = Fortify
    .name = { paladins-deed-fortify }
paladins-deed-garrison = Garrison
    .name = { paladins-deed-garrison }
paladins-deed-absolve = Absolve
    .name = { paladins-deed-absolve }
paladins-deed-attack = Attack
    .name = { paladins-deed-attack }
paladins-deed-convert = Convert
    .name = { paladins-deed-convert }
paladins-action-pass = Pass
paladins-action-favour = Use the King’s Favour: { $favour }
paladins-action-place = Place: { $worker }
paladins-action-place-favour = Send: { $worker }
paladins-action-hire = Hire: { $townsfolk }
paladins-action-dismiss = Dismiss: { $townsfolk } ({ $rewards })
paladins-action-react = Use: { $townsfolk } ({ $rewards })
paladins-action-attack = Attack: { $outsider } ({ $people })
paladins-action-convert = Convert: { $outsider } ({ $people })
paladins-action-use = Use: { $paladin }
paladins-action-top = Put on top: { $paladin }
paladins-action-monk = Go to area { $area } ({ $rewards })
paladins-action-outpost = Go to area { $area } ({ $rewards })
paladins-action-jar = Put the jar here: { $rewards }
paladins-action-workshop = Put the workshop on space { $n } of { $task }
paladins-action-clear = Clear: { $task }
paladins-action-choose = Choose: { $rewards }
paladins-action-tavern = Take { $workers }
paladins-action-return = Give back: { $worker }
paladins-action-pay-silver = Pay silver
paladins-action-pay-with-debt = Take a debt
paladins-action-take-criminal = Take the criminal
paladins-action-discard-suspicion = Discard a suspicion
paladins-action-pay-debt = Pay a debt
paladins-action-destroy-debt = Destroy a debt
paladins-action-decline = Decline

## What a choice takes and gives

paladins-thing-paid-debt =
    { $n ->
        [one] { $n } paid debt
       *[other] { $n } paid debts
    }
paladins-thing-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
paladins-thing-suspicion =
    { $n ->
        [one] { $n } suspicion
       *[other] { $n } suspicions
    }
paladins-terms-spaces = spaces: { $workers }
paladins-terms-debt =
    { $n ->
        [one] an unpaid debt costs { $n } victory point at the end
       *[other] an unpaid debt costs { $n } victory points at the end
    }
paladins-terms-short = you do not have enough silver, so you take a debt
paladins-terms-lost = lost, because you cannot use it: { $rewards }
paladins-terms-pray-self = clears only its own space
paladins-terms-worth =
    { $n ->
        [one] worth { $n } victory point at present
       *[other] worth { $n } victory points at present
    }
paladins-terms-reaction = { $reaction }
paladins-terms-paladin = once all are revealed: { $workers }
paladins-terms-boosts = for the round: { $boosts }
paladins-terms-ability = { $ability }
paladins-terms-suspicion =
    { $n ->
        [one] with it comes { $n } suspicion
       *[other] with it come { $n } suspicions
    }
paladins-terms-opponent-suspicion =
    { $n ->
        [one] the opponent takes { $n } suspicion
       *[other] the opponent takes { $n } suspicions
    }
paladins-terms-inquisition = the tax supply may run out, which brings the inquisition
paladins-terms-go-back =
    { $n ->
        [one] { $n } worker of your choice goes back
       *[other] { $n } workers of your choice go back
    }
paladins-terms-pass = you are out of the round

## The log: rounds

paladins-event-start = { $player } begins.
paladins-event-round = Round { $n } begins.
    .heading = Round { $n }
paladins-event-marker = { $player } now has the start marker.
paladins-event-townsfolk = New in town: { $townsfolk }.
paladins-event-outsider = At the border: { $outsider }.
paladins-event-townsfolk-leaves = Leaves town: { $townsfolk }.
paladins-event-outsider-leaves = Moves on: { $outsider }.
paladins-event-order = { $order } is turned up ({ $times } times for { $points } victory points).
paladins-event-favour-revealed = A King’s Favour is turned up: { $favour }.
paladins-event-tavern = A tavern is turned up: { $workers }.
paladins-event-taverns-shuffled = The discarded taverns are shuffled.
paladins-event-draw = You draw { $paladin }.
paladins-event-draws = { $player } draws a paladin.
paladins-event-put = You put { $top } on top of your deck and { $bottom } at the bottom.
paladins-event-puts = { $player } puts two paladins back.
paladins-event-reveal = { $player } reveals { $paladin }: { $workers }.
paladins-event-tavern-taken = { $player } takes a tavern: { $workers }.
paladins-event-turn = It is { $player }’s turn.
paladins-event-pass = { $player } passes.
paladins-event-pass-forced = { $player } has nothing left to do and passes.
paladins-event-pass-idle = { $player } has no workers left and passes.
paladins-event-return = { $player } gives back: { $worker }.
paladins-event-round-end = Round { $n } is over.
paladins-event-end = The game is over.
paladins-event-score =
    { $n ->
        [one] { $player }: { $n } victory point.
       *[other] { $player }: { $n } victory points.
    }

## The log: actions

paladins-event-place = { $player } places a worker on { $task }: { $worker }.
paladins-event-favour = { $player } sends a worker to the King’s Favour { $favour }: { $worker }.
paladins-event-pay-silver = { $player } pays { $n } silver.
paladins-event-pay-provisions =
    { $n ->
        [one] { $player } pays { $n } provision.
       *[other] { $player } pays { $n } provisions.
    }
paladins-event-develop = { $player } puts a workshop on { $task }.
paladins-event-hire = { $player } hires: { $townsfolk }.
paladins-event-dismiss = { $player } dismisses: { $townsfolk }.
paladins-event-clear = { $player } takes all workers off { $task }.
paladins-event-commission = { $player } commissions a monk in area { $area }.
paladins-event-garrison = { $player } garrisons an outpost in area { $area }.
paladins-event-fortify = { $player } builds wall number { $n }.
paladins-event-absolve = { $player } carries out Absolve with jar number { $n }.
paladins-event-attack = { $player } attacks: { $outsider }.
paladins-event-convert = { $player } converts: { $outsider }.
paladins-event-react = Reacting for { $player }: { $townsfolk }.

## The log: gains and losses

paladins-event-gain = { $player } gains { $reward_acc }.
paladins-event-lost = { $player } cannot use a reward: { $reward }.
paladins-event-decline = { $player } declines: { $reward }.
paladins-event-decline-reactions = { $player } uses no more townsfolk against the inquisition.
paladins-event-top = { $player }: { $attribute } cannot rise any further.
paladins-event-debt = { $player } takes a debt.
paladins-event-debt-paid = { $player } pays a debt.
paladins-event-debt-destroyed = { $player } destroys a debt.
paladins-event-tax = { $player } takes { $n } silver in tax.
paladins-event-suspicion =
    { $n ->
        [0] { $player } comes under suspicion, without tax.
       *[other] { $player } comes under suspicion, with { $n } silver in tax.
    }
paladins-event-discard =
    { $n ->
        [one] { $player } discards { $n } suspicion.
       *[other] { $player } discards { $n } suspicions.
    }
paladins-event-suspicions-shuffled = The discarded suspicions are shuffled.
paladins-event-inquisition = The inquisition comes.
paladins-event-inquisition-nobody = Nobody is under suspicion, so nobody takes a debt.
paladins-event-accused =
    { $n ->
        [one] With the most suspicions ({ $n }), { $player } takes a debt and discards none.
       *[other] With the most suspicions ({ $n }), { $player } takes a debt and discards half of them, rounded down.
    }
paladins-event-tax-refilled = { $n } silver goes back to the tax supply.

## The log: the artificial opponent

paladins-event-scheme = The opponent turns up a scheme: { $scheme }.
paladins-event-schemes-shuffled = The opponent’s schemes are shuffled.
paladins-event-scheme-freed = A Favour scheme joins the opponent’s discards.
paladins-event-opponent-workers = The opponent has { $n } workers this round.
paladins-event-opponent-workshop = The opponent has a workshop on { $task }.
paladins-event-opponent-places =
    { $n ->
        [one] The opponent places { $n } worker on { $task }.
       *[other] The opponent places { $n } workers on { $task }.
    }
paladins-event-opponent-recruits = The opponent puts a worker on Recruit in its row.
paladins-event-opponent-prays-free = The opponent prays.
paladins-event-opponent-prays = The opponent puts a worker on Pray in its row.
paladins-event-opponent-trades = The opponent puts a worker on Trade in its row.
paladins-event-opponent-conspires = The opponent puts a worker on Conspire in its row and gains { $n } workers.
paladins-event-opponent-rests = The opponent gives back a worker and rests.
paladins-event-opponent-out = The opponent is out of the round.
paladins-event-opponent-idle = The opponent has no workers left and is out of the round.
paladins-event-scheme-fails = The opponent cannot carry out its scheme: { $reason }. It uses its row of actions instead.
paladins-event-marker-points = Its resource marker leads the opponent to column { $n }.
paladins-event-space-preferred = Of the spaces within reach, the opponent prefers this one: { $rewards }.
paladins-reason-occupied = workers already stand there
paladins-reason-workers = it has too few workers
paladins-reason-limit = more is not possible
paladins-reason-reach = nothing is within its reach
paladins-reason-orders = no Order can be followed
paladins-reason-favour = no Favour is free
paladins-event-opponent-cleared = All workers of the opponent return to the common supply.
paladins-event-opponent-absolve = The opponent carries out Absolve and turns jar number { $n }.
paladins-event-opponent-tax = Tax of the opponent: { $n } silver goes from the tax supply to the common supply.
paladins-event-track =
    { $n ->
        [one] The resource marker moves { $n } space.
       *[other] The resource marker moves { $n } spaces.
    }
paladins-event-track-round = The resource marker starts over: the opponent’s { $attribute } rises.
paladins-event-tax-removed = The opponent has no such card: 1 silver of the tax supply goes to the common supply.

## Why not

paladins-refusal-occupied = Workers already stand on the spaces of { $task }.
paladins-refusal-one-go = You have used { $task } with one worker this round; a second one cannot join later.
paladins-refusal-workers = Your workers cannot fill the spaces of { $task }.
paladins-missing-worker =
    { $n ->
        [1] { $worker_a } for the first space
        [2] { $worker_a } for the second space
       *[other] { $worker_a } for the third space
    }
paladins-refusal-no-worker = You have no worker of this kind: { $worker }.
paladins-refusal-kind = This space does not take a worker of this kind: { $worker }.
paladins-refusal-needed = You need this worker for a later space: { $worker }.
paladins-refusal-silver = That takes { $n } silver; you have { $has }.
paladins-refusal-provisions =
    { $n ->
        [one] That takes { $n } provision; you have { $has }.
       *[other] That takes { $n } provisions; you have { $has }.
    }
paladins-refusal-limit = You have carried out { $task } { $n } times, and it cannot be used again.
paladins-refusal-level = That takes { $need }; you have { $has }.
paladins-refusal-no-workshop = You have no workshop left.
paladins-refusal-no-townsfolk = There is no townsfolk in the row.
paladins-refusal-no-wall = No wall card is left.
paladins-refusal-no-outsider = There is no outsider in the row.
paladins-refusal-no-space = There is no free space within your reach.
paladins-refusal-row = That card is not in the row.
paladins-refusal-space-taken = A monk or an outpost already stands there.
paladins-refusal-space-closed = This space opens only with { $n } players or more.
paladins-refusal-jar-taken = A jar already stands there.
paladins-refusal-workshop-there = A workshop already stands there.
paladins-refusal-nobody-there = No worker stands on { $task }.
paladins-refusal-favour-hidden = This Favour is not turned up.
paladins-refusal-favour-taken = This Favour has been used this round.
paladins-refusal-favour-worker = This Favour takes only this worker: { $worker }.
paladins-refusal-option = You could not use this option, but you could use another.
paladins-refusal-tavern = Somebody has already taken this tavern.
paladins-refusal-hand = This paladin is not among the cards you can still choose.
paladins-refusal-return = You have no such worker to give back: { $worker }.
paladins-refusal-react = This townsfolk does not react now.
paladins-refusal-condition = The condition of this townsfolk does not hold now.

## The table in words

paladins-outline-title-setup = Setup
paladins-outline-title-paladins = Round { $n } of 7: choosing paladins
paladins-outline-title-taverns = Round { $n } of 7: choosing taverns
paladins-outline-title-turns = Round { $n } of 7
paladins-outline-title-over = The game is over
paladins-outline-orders = King’s Orders
paladins-outline-order-hidden = Order { $n }
paladins-outline-favours = King’s Favours
paladins-outline-favour-hidden = Favour { $n }
paladins-outline-supply = Common supply
paladins-outline-tax = Tax supply
paladins-outline-suspicions = Suspicion deck
paladins-outline-debts = Debt deck
paladins-outline-walls = Wall deck
paladins-outline-townsfolk-row = Townsfolk
paladins-outline-outsider-row = Outsiders
paladins-outline-column-empty = Column { $n }
paladins-outline-areas = Areas
paladins-outline-area = Area { $n }
paladins-outline-taverns = Taverns
paladins-outline-silver = Silver
paladins-outline-provisions = Provisions
paladins-outline-workers = Workers
paladins-outline-own-suspicions = Suspicions
paladins-outline-hired = Hired townsfolk
paladins-outline-attacked = Attacked outsiders
paladins-outline-workshops = Workshops left
paladins-outline-jars = Free jar spaces
paladins-outline-jar = Jar space { $n }
paladins-outline-boosted = { $n } + { $boost }
paladins-outline-tavern = Tavern
paladins-outline-space = Space { $n }
paladins-outline-column = { $n }. { $card }
paladins-outline-outsider-deck = Outsider deck
paladins-outline-townsfolk-deck = Townsfolk deck
paladins-outline-deck = Paladin deck
paladins-outline-deck-top = On top: { $cards }
paladins-outline-deck-bottom = At the bottom, the lowest last: { $cards }
paladins-line-spaces = Spaces: { $workers }
paladins-line-need = Needs { $need }
paladins-line-cost = Costs { $cost }
paladins-line-cost-none = Costs nothing
paladins-line-cost-or-debt = Costs { $cost } or a debt
paladins-line-needs-by-use = { $attribute } needed, use by use: { $levels }
paladins-line-silver-by-use = Silver, use by use: { $levels }
paladins-line-provisions-by-use = Provisions, use by use: { $levels }
paladins-line-gives = Gives: { $rewards }
paladins-line-gives-with = With { $n } workers: { $rewards }
paladins-line-options = Then one of: { $options }
paladins-line-limit = At most { $n } times in a game
paladins-line-points = { $n } times: { $points } in all
paladins-line-dismissed = Dismissed: { $rewards }
paladins-line-hired = Hired, at once: { $rewards }
paladins-line-reaction = Hired, { $reaction }
paladins-line-attack = To attack: { $need }, or 1 silver for every 2 missing
paladins-line-attacked = Attacked: { $rewards }
paladins-line-convert = To convert: { $need }
paladins-line-converted = Converted: { $rewards }
paladins-line-takes = Takes: { $worker }
paladins-line-order = Fulfilled with at least { $n } uses of { $task }
paladins-line-copies = { $n } in the deck
paladins-line-workers = Workers: { $workers }
paladins-line-boosts = For the round: { $boosts }
paladins-line-open = Open with { $n } or more players
paladins-line-area-faith = Monks: { $need }
paladins-line-area-strength = Outposts: { $need }
paladins-line-full = Full with { $n } silver
paladins-line-last-silver = Its last silver brings the inquisition
paladins-line-each = { $points } each at the end
paladins-line-suspicions = { $n } with { $tax } silver in tax
paladins-line-under = The next one gives: { $rewards }
paladins-line-full-for = Full with { $n } silver ({ $seats })
paladins-line-unpaid = Unpaid: { $points } at the end
paladins-line-paid = Paid: { $points } at the end
paladins-line-under-all = Under the workshops, from the left: { $workers }
paladins-line-seats =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
paladins-line-amount = { $n }
paladins-state-free = free
paladins-state-taken = taken by { $player }
paladins-state-used = used by { $player }: { $worker }
paladins-state-face-down = face down
paladins-state-passed = has passed
paladins-state-start = has the start marker
paladins-state-hand = in hand
paladins-state-round = used this round
paladins-state-progress = { $player }: { $n } of { $times }
paladins-state-monk = monk ({ $player })
paladins-state-outpost = outpost ({ $player })
paladins-state-discarded = discarded
paladins-state-empty = empty
paladins-outline-solitaire = Plans of the opponent
paladins-outline-track = Resource marker, on space
paladins-outline-stack = Markers, from the top
paladins-outline-row = Used in its row
paladins-outline-schemes = Scheme deck

## The score sheet

paladins-score-orders = King’s Orders
paladins-score-faith = Faith
paladins-score-strength = Strength
paladins-score-influence = Influence
paladins-score-develop = Workshops
paladins-score-commission = Monks
paladins-score-garrison = Outposts
paladins-score-fortify = Walls built
paladins-score-walls = Points on walls
paladins-score-absolve = Jars
paladins-score-outsiders = Converted outsiders
paladins-score-paid-debts = Paid debts
paladins-score-unpaid-debts = Unpaid debts
paladins-score-resources = Silver and provisions

## The end

paladins-outcome-points = { $winner } wins with the most victory points: { $n }.
paladins-outcome-orders = { $winner } wins the tie at { $n } victory points with more points from the King’s Orders.
paladins-outcome-suspicions = { $winner } wins the tie at { $n } victory points, equal in points from Orders too, with fewer suspicions.
paladins-outcome-shared = { $winners } share the victory with { $n } victory points each.
paladins-outcome-solo-won = { $player } beats the opponent, { $n } to { $other }.
paladins-outcome-solo-lost = { $player } does not beat the opponent: { $n } to { $other }.

## The drawn board

paladins-board-kingdom = The kingdom
paladins-board-board = My board
paladins-board-rivals = Rivals
paladins-board-town = In the town
paladins-board-realm = In the kingdom
paladins-board-free = free
paladins-board-occupied = in use
paladins-board-workers = workers missing
paladins-board-nothing-left = nothing in reach
paladins-board-limit = all { $n } done
paladins-board-have = have
paladins-board-dismiss = dismiss
paladins-board-hire = hire
paladins-board-clear = clear an action
paladins-board-points = points
paladins-board-points-of =
    { $n ->
        [one] point
       *[other] points
    }
paladins-board-hand = Paladins to choose from
paladins-board-hired = Hired
paladins-board-jars = Jar spaces
paladins-board-debts = debts, { $points } each
paladins-board-paid = paid, { $points } each
paladins-board-debts-short = debts { $points }
paladins-board-paid-short = paid { $points }
paladins-board-tax-left = { $n } of { $full } silver
paladins-board-tax-end = at 0: inquisition
paladins-board-most = Most suspicions
paladins-board-start = first
paladins-board-open = Show the whole board
paladins-board-close = Hide the board
paladins-board-back = Back to my board
paladins-board-row = Its row of actions
paladins-board-last-turn = Its last turn
paladins-board-criminal = criminal: stands in for any kind
paladins-board-holdings = What a player has
paladins-board-rewards = Rewards
paladins-board-actions = Actions
paladins-board-decks = Decks
paladins-board-inquisition = Inquisition

## What a review names

paladins-topic-points = Points on the board
paladins-topic-attributes = Attributes
paladins-topic-orders = King’s Orders
paladins-topic-people = Townsfolk and outsiders
paladins-topic-workshops = Workshops
paladins-topic-workers = Workers
paladins-topic-resources = Silver and provisions
paladins-topic-suspicion = Suspicions and debts
