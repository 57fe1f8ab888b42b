### Paladins of the West Kingdom: what the table says

## Questions

paladins-prompt-hire-free = Which townsfolk do you hire for free?
paladins-prompt-use = Which paladin rides with you this round?
paladins-prompt-top = Which paladin goes on top of your deck? The other one goes to the bottom.
paladins-prompt-tavern = Which tavern do you take?
paladins-prompt-turn = Your turn: choose an action, or pass.
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
paladins-prompt-pray = From which action do all workers leave?
paladins-prompt-recruit-free = Hire or dismiss a townsfolk for free?
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
paladins-deed-dismiss = Recruit with one worker: dismiss
paladins-deed-hire = Recruit with two workers: hire
paladins-deed-hunt-1 = Hunt with one worker
paladins-deed-hunt-2 = Hunt with two workers
paladins-deed-trade-1 = Trade with one worker
paladins-deed-trade-2 = Trade with two workers
paladins-deed-pray = Pray
paladins-deed-conspire = Conspire
paladins-deed-commission = Commission
paladins-deed-fortify = Fortify
paladins-deed-garrison = Garrison
paladins-deed-absolve = Absolve
paladins-deed-attack = Attack
paladins-deed-convert = Convert
paladins-action-pass = Pass
paladins-action-favour = King’s Favour: { $favour }
paladins-action-place = { $worker } on { $task }
paladins-action-place-favour = Send: { $worker }
paladins-action-hire = Hire: { $townsfolk } ({ $rewards })
paladins-action-dismiss = Dismiss: { $townsfolk } ({ $rewards })
paladins-action-react = Use: { $townsfolk } ({ $rewards })
paladins-action-attack = Attack: { $outsider } ({ $rewards })
paladins-action-convert = Convert: { $outsider } ({ $rewards })
paladins-action-use = Use: { $paladin }
paladins-action-top = On top: { $paladin }
paladins-action-monk = Area { $area }: { $rewards }
paladins-action-outpost = Area { $area }: { $rewards }
paladins-action-jar = Jar: { $rewards }
paladins-action-workshop = Workshop on { $task }, space { $n }
paladins-action-clear = Clear: { $task }
paladins-action-choose = { $rewards }
paladins-action-tavern = { $workers }
paladins-action-return = Give back: { $worker }
paladins-action-pay-silver = Pay silver
paladins-action-pay-with-debt = Take a debt
paladins-action-take-criminal = Take the criminal
paladins-action-discard-suspicion = Discard a suspicion
paladins-action-pay-debt = Pay a debt
paladins-action-destroy-debt = Destroy a debt
paladins-action-decline = No, thank you

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
paladins-terms-short = your silver does not suffice, so you take a debt
paladins-terms-lost = lost, because you cannot use it: { $rewards }
paladins-terms-pray-self = clears nothing but its own space
paladins-terms-worth =
    { $n ->
        [one] worth { $n } victory point as things stand
       *[other] worth { $n } victory points as things stand
    }
paladins-terms-paladin = once all are turned up: { $workers }
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
paladins-event-order = The King’s Order is turned up: { $order }, { $times } times for { $points } victory points.
paladins-event-favour-revealed = The King’s Favour is turned up: { $favour }.
paladins-event-tavern = In a tavern wait { $workers }.
paladins-event-taverns-shuffled = The discarded taverns are shuffled.
paladins-event-draw = You draw { $paladin }.
paladins-event-draws = { $player } draws a paladin.
paladins-event-put = You put { $top } on top of your deck and { $bottom } at the bottom.
paladins-event-puts = { $player } puts two paladins back.
paladins-event-reveal = { $player } rides with { $paladin }: { $workers }.
paladins-event-tavern-taken = { $player } takes a tavern: { $workers }.
paladins-event-turn = { $player } to move.
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

paladins-event-place = { $player }: { $worker } on { $task }.
paladins-event-favour = { $player }: { $worker } on the King’s Favour { $favour }.
paladins-event-pay-silver = { $player } pays { $n } silver.
paladins-event-pay-provisions =
    { $n ->
        [one] { $player } pays { $n } provision.
       *[other] { $player } pays { $n } provisions.
    }
paladins-event-develop = { $player } puts a workshop on { $task }.
paladins-event-hire = { $player } hires: { $townsfolk }.
paladins-event-dismiss = { $player } dismisses: { $townsfolk }.
paladins-event-clear = { $player }: all workers leave { $task }.
paladins-event-commission = { $player } commissions a monk in area { $area }.
paladins-event-garrison = { $player } garrisons an outpost in area { $area }.
paladins-event-fortify = { $player } builds wall number { $n }.
paladins-event-absolve = { $player } absolves with jar number { $n }.
paladins-event-attack = { $player } attacks: { $outsider }.
paladins-event-convert = { $player } converts: { $outsider }.
paladins-event-react = { $player }: { $townsfolk } reacts.

## The log: gains and losses

paladins-event-gain = { $player } gains { $reward }.
paladins-event-lost = { $player } has no use for a reward: { $reward }.
paladins-event-decline = { $player } does without: { $reward }.
paladins-event-decline-reactions = { $player } uses no more townsfolk against the inquisition.
paladins-event-top = { $player }: { $attribute } cannot rise any further.
paladins-event-debt = { $player } takes a debt.
paladins-event-debt-paid = { $player } pays a debt.
paladins-event-debt-destroyed = { $player } destroys a debt.
paladins-event-tax = { $player } takes { $n } silver as tax.
paladins-event-suspicion =
    { $n ->
        [0] { $player } comes under suspicion, without tax.
       *[other] { $player } comes under suspicion, with { $n } silver of tax.
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
        [one] { $player } has the most suspicions, namely { $n }, takes a debt and discards none.
       *[other] { $player } has the most suspicions, namely { $n }, takes a debt and discards half of them, rounded down.
    }
paladins-event-tax-refilled = { $n } silver go back to the tax supply.

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
paladins-event-opponent-recruits = The opponent puts a worker on recruit in its row.
paladins-event-opponent-prays-free = The opponent prays.
paladins-event-opponent-prays = The opponent puts a worker on pray in its row.
paladins-event-opponent-trades = The opponent puts a worker on trade in its row.
paladins-event-opponent-conspires = The opponent puts a worker on conspire in its row and gains { $n } workers.
paladins-event-opponent-rests = The opponent gives back a worker and rests.
paladins-event-opponent-out = The opponent is out of the round.
paladins-event-opponent-idle = The opponent has no workers left and is out of the round.
paladins-event-scheme-fails = The opponent cannot carry out its scheme: { $reason }. Its row helps out.
paladins-event-marker-points = By its resource marker, the opponent comes to column { $n }.
paladins-event-space-preferred = Of the spaces within reach, the opponent prefers this one: { $rewards }.
paladins-reason-occupied = workers already stand there
paladins-reason-workers = it has too few workers
paladins-reason-limit = more is not possible
paladins-reason-reach = nothing is within its reach
paladins-reason-orders = no Order can be followed
paladins-reason-favour = no Favour is free
paladins-event-opponent-cleared = All workers of the opponent return to the common supply.
paladins-event-opponent-absolve = The opponent absolves and turns jar number { $n }.
paladins-event-opponent-tax =
    { $n ->
        [one] Tax of the opponent: { $n } silver goes from the tax supply to the common supply.
       *[other] Tax of the opponent: { $n } silver go from the tax supply to the common supply.
    }
paladins-event-track =
    { $n ->
        [one] The resource marker moves { $n } space.
       *[other] The resource marker moves { $n } spaces.
    }
paladins-event-track-round = The resource marker starts over: the opponent’s { $attribute } rises.
paladins-event-tax-removed = The opponent lacks such a card: 1 silver of the tax supply goes to the common supply.

## Why not

paladins-refusal-occupied = Workers already stand on { $task }.
paladins-refusal-one-go = { $task } has been used with one worker this round; a second one cannot join later.
paladins-refusal-workers = Your workers cannot fill the spaces of { $task }.
paladins-refusal-no-worker = You have none of these: { $worker }.
paladins-refusal-kind = This space does not take: { $worker }.
paladins-refusal-needed = A further space could not be filled without: { $worker }.
paladins-refusal-silver = That takes { $n } silver; you have { $has }.
paladins-refusal-provisions =
    { $n ->
        [one] That takes { $n } provision; you have { $has }.
       *[other] That takes { $n } provisions; you have { $has }.
    }
paladins-refusal-limit = { $task }: you have done that { $n } times, and more is not possible.
paladins-refusal-level = That takes { $n } { $attribute }; you have { $has }.
paladins-refusal-no-workshop = You have no workshop left.
paladins-refusal-no-townsfolk = No townsfolk is in the row.
paladins-refusal-no-wall = No wall card is left.
paladins-refusal-no-outsider = No outsider is in the row.
paladins-refusal-no-space = No free space lies within your reach.
paladins-refusal-row = That card is not in the row.
paladins-refusal-space-taken = A monk or an outpost already stands there.
paladins-refusal-space-closed = This space opens only with { $n } players or more.
paladins-refusal-jar-taken = A jar already stands there.
paladins-refusal-workshop-there = A workshop already stands there.
paladins-refusal-nobody-there = No worker stands on { $task }.
paladins-refusal-favour-hidden = This Favour is not turned up.
paladins-refusal-favour-taken = This Favour has been used this round.
paladins-refusal-favour-worker = This Favour takes: { $worker }.
paladins-refusal-option = You could not use this, but another option you can.
paladins-refusal-tavern = Somebody has already taken this tavern.
paladins-refusal-hand = This paladin is not among the cards you can still choose.
paladins-refusal-return = You have none of these to give back: { $worker }.
paladins-refusal-react = This townsfolk does not react now.
paladins-refusal-condition = The condition of this townsfolk does not hold now.

## The table in words

paladins-outline-title-setup = Setup
paladins-outline-title-paladins = Round { $n } of 7: choosing paladins
paladins-outline-title-taverns = Round { $n } of 7: choosing taverns
paladins-outline-title-turns = Round { $n } of 7
paladins-outline-title-over = The game is over
paladins-outline-orders = King’s Orders
paladins-outline-order = { $order }, { $times } times for { $points } victory points
paladins-outline-order-hidden = Order { $n }, face down
paladins-outline-favours = King’s Favours
paladins-outline-favour-hidden = Favour { $n }, face down
paladins-outline-favour-free = { $favour }, free
paladins-outline-favour-taken = { $favour }: { $worker }, { $player }
paladins-outline-supply = Common supply
paladins-outline-tax = Tax supply: { $n } of { $full } silver
paladins-outline-suspicions = Suspicion deck: { $n }
paladins-outline-debts = Debt deck: { $n }
paladins-outline-walls = Wall deck: { $n }
paladins-outline-townsfolk-row = Townsfolk (deck: { $n })
paladins-outline-townsfolk = { $n }. { $townsfolk }, { $silver } silver. Dismissed: { $dismiss }. Hired, { $hire }
paladins-outline-townsfolk-debt = { $n }. { $townsfolk }, { $silver } silver or a debt. Dismissed: { $dismiss }. Hired, { $hire }
paladins-outline-outsider-row = Outsiders (deck: { $n })
paladins-outline-outsider = { $n }. { $outsider }, { $people }. Strength { $strength }, attacked: { $attack }. Faith { $faith }, converted: { $gain } strength
paladins-outline-column-empty = { $n }. empty
paladins-outline-areas =
    { $n ->
        [0] Areas: no pieces yet
        [one] Areas: { $n } piece
       *[other] Areas: { $n } pieces
    }
paladins-outline-area = Area { $n }: faith { $faith }, strength { $strength }
paladins-outline-monk = monk of { $player }
paladins-outline-outpost = outpost of { $player }
paladins-outline-taverns = Taverns
paladins-outline-tavern-free = { $workers }
paladins-outline-tavern-taken = { $workers }: taken by { $player }
paladins-outline-player =
    { $n ->
        [one] { $player }: { $n } point so far
       *[other] { $player }: { $n } points so far
    }
paladins-outline-player-passed =
    { $n ->
        [one] { $player }: { $n } point so far, passed
       *[other] { $player }: { $n } points so far, passed
    }
paladins-outline-silver = Silver: { $n }
paladins-outline-provisions = Provisions: { $n }
paladins-outline-workers =
    { $n ->
        [0] No workers
        [one] { $n } worker
       *[other] { $n } workers
    }
paladins-outline-attribute = { $attribute }: { $n }
paladins-outline-attribute-boosted = { $attribute }: { $n } + { $boost }
paladins-outline-own-suspicions = Suspicions: { $n }
paladins-outline-own-debts = Debts: { $unpaid } unpaid, { $paid } paid
paladins-outline-hired = Hired: { $n }
paladins-outline-reacting = { $townsfolk }, { $reaction }
paladins-outline-attacked = Attacked: { $cards }
paladins-outline-attacked-one = { $outsider } ({ $people })
paladins-outline-converted = Converted: { $cards }
paladins-outline-action = { $task }
paladins-outline-action-done = { $task }: { $n }
paladins-outline-workshops = Workshops left: { $n }
paladins-outline-wall-points = Points on walls: { $n }
paladins-outline-jars = Free jar spaces
paladins-outline-in-hand = In hand: { $paladin }
paladins-outline-paladin = Paladin: { $paladin }
paladins-outline-deck = Paladin deck: { $n }
paladins-outline-deck-top = On top: { $cards }
paladins-outline-deck-bottom = At the bottom, the lowest last: { $cards }
paladins-outline-solitaire = Plans of the opponent
paladins-outline-track = Resource marker on space { $n }
paladins-outline-stack = Its markers, from the top: { $attributes }
paladins-outline-row = Used of its row: { $tasks }
paladins-outline-schemes = Scheme deck: { $n }
paladins-outline-scheme = Discarded: { $scheme }, { $n }

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

paladins-outcome-points = { $players }: most victory points, { $n }.
paladins-outcome-orders = { $players }: as many victory points as another, { $n }, but more from the King’s Orders.
paladins-outcome-suspicions = { $players }: as many victory points as another, { $n }, and as many from Orders, but fewer suspicions.
paladins-outcome-shared = Shared victory with { $n } victory points: { $players }.
paladins-outcome-solo-won = { $player } beats the opponent, { $n } to { $other }.
paladins-outcome-solo-lost = The opponent is not beaten: { $player } has { $n }, the opponent { $other }.
