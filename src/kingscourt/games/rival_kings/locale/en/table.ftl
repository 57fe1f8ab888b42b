### Rival Kings: what the table says

## Questions

rival-kings-prompt-choose = Choose a character in secret.
rival-kings-prompt-gardener = Do you swap your character with that of another player?
rival-kings-prompt-watchman = { $player } robs you. Do you make the robber take the marker instead?
rival-kings-prompt-watchman-card = The turned-up card robs you: { $character }. Do you fend the marker off?
rival-kings-prompt-theft = Which action do you steal? Lay a crest on it.
rival-kings-prompt-action = { $kind }: { $kind_does }, or decline.
rival-kings-prompt-stolen = Stolen from { $player }: { $kind_does }, or decline.
rival-kings-prompt-one-action = Equal ranks: which one action of your character do you carry out?
rival-kings-prompt-end = Your actions are done. Use your subject, or end your turn.
rival-kings-prompt-swap-rival = Which card do you take for { $card_acc }?
rival-kings-prompt-swap-middle = Which face-up card do you take for { $card_acc }?
rival-kings-prompt-pick = You are looking through { $pile_acc }. Which card do you take?

## Answers

rival-kings-action-play = Play { $character_acc }
rival-kings-action-cover = Steal { $kind_acc } from { $player }
rival-kings-action-settle = Return a marker
rival-kings-action-give = Give a marker to { $player }
rival-kings-action-money = Take the money { $pile_at }
rival-kings-action-recruit = Recruit the subject { $pile_from }
rival-kings-action-buy = Buy the building { $pile_from }
rival-kings-action-decline = Decline
rival-kings-action-end = End the turn
rival-kings-action-take = Take { $card_acc } from { $player }
rival-kings-action-take-older = Take { $card_acc } from { $player } (the older one)
rival-kings-action-for = Take the card { $pile_from }
rival-kings-action-pick = Take { $card_acc }, number { $position } from the top
rival-kings-action-leave = Take nothing
rival-kings-action-use = Use { $subject_acc }
rival-kings-action-use-player = Use { $subject_acc }: { $player }
rival-kings-action-use-pile = Use { $subject_acc } { $pile_at }
rival-kings-action-use-kind = Use { $subject_acc }: { $kind }
rival-kings-action-use-card = Use { $subject_acc } and offer { $card_acc }
rival-kings-action-use-older = Use { $subject_acc }, offer { $card_acc } (the older one)

## What an answer takes and gives

rival-kings-thing-card =
    { $n ->
        [1] { $card }
       *[other] { $n } × { $card }
    }
rival-kings-thing-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
rival-kings-thing-marker =
    { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }
rival-kings-thing-ability =
    { $n ->
        [one] your ability for this cycle
       *[other] { $n } abilities for this cycle
    }
rival-kings-thing-hidden-money =
    { $n ->
        [one] the money that lies there
       *[other] the money of { $n } piles
    }
rival-kings-thing-building =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
rival-kings-thing-subject =
    { $n ->
        [one] { $n } subject
       *[other] { $n } subjects
    }
rival-kings-thing-character =
    { $n ->
        [one] { $n } character
       *[other] { $n } characters
    }
rival-kings-terms-character = rank { $rank }, steals from rank { $loot }: { $actions }
rival-kings-terms-peaceful-character = rank { $rank }, steals from nobody: { $actions }
rival-kings-terms-deflects = { $player } takes the marker; your action is stolen all the same
rival-kings-terms-idle-theft = you could not carry it out now, only cover it
rival-kings-terms-swap-between = your subject may swap a card in between
rival-kings-terms-perfect-pair = perfect pair with { $card_the }
rival-kings-terms-last-card = last card of the pile: the game ends after this cycle

## What happens: rounds and characters

rival-kings-event-game = Game { $n } of the match begins.
    .heading = Game { $n }
rival-kings-event-round = Round { $n }: the characters are dealt.
    .heading = Round { $n }
rival-kings-event-dealt = Everybody has been dealt { $n } characters.
rival-kings-event-cycle = Cycle { $n }: all choose a character.
    .heading = Cycle { $n }
rival-kings-event-hand = Your hand: { $cards }.
rival-kings-event-reveal = { $who } plays { $character_acc }.
rival-kings-event-turned-up = Turned up from the pile: { $character }.
rival-kings-event-turn = { $who } is next with rank { $rank }.
rival-kings-event-turn-markers = { $who } is next, before { $player }: both have rank { $rank }, but { $who } has fewer markers.
rival-kings-event-turn-symbol = { $who } is next, before { $player }: both have rank { $rank } and the same number of markers, and { $who } has the tie symbol.
rival-kings-event-cycle-ends = The cycle is over; crests go home, characters are laid aside.
rival-kings-event-hand-returned =
    { $n ->
        [one] You turn your unused character face down: { $cards }.
       *[other] You turn your unused characters face down: { $cards }.
    }
rival-kings-event-collected = The round is over; all characters are collected.
rival-kings-event-forgotten = { $pile }: the cards that you had seen are shuffled with the others.
rival-kings-event-top = New { $pile_on }: { $card }.
rival-kings-event-ran-out = There is no card left { $pile_on }. The game ends after this cycle.
rival-kings-event-standstill = For ten rounds in a row no pile has become smaller. The game is over.

## What happens: conflicts

rival-kings-event-keeps-character = { $who } keeps the character.
rival-kings-event-swap-characters = { $who } uses { $subject_acc } and gives { $player } { $given_acc } for { $taken_acc }.
rival-kings-event-same-rank = { $who } takes a marker, keeps one action and cannot steal: { $player } has rank { $rank } too.
rival-kings-event-robbed = { $who } takes a marker: robbed by { $player }, for rank { $rank } steals from rank { $loot }.
rival-kings-event-deflected = { $who } uses { $subject_acc }: { $player } takes the marker.
rival-kings-event-clash-equal = { $who } takes a marker: { $character_the } from the pile has rank { $rank } too.
rival-kings-event-clash-robbed = { $who } takes a marker: { $character_the } from the pile has rank { $rank }, which steals from rank { $loot }.
rival-kings-event-fended-off = { $who } uses { $subject_acc }: nobody takes the marker.
rival-kings-event-no-marker-left = There is no marker left for { $who }.
rival-kings-event-cover = { $who } covers { $kind_acc } of { $player } with a crest.
rival-kings-event-last-action-stays = { $who } steals nothing from { $player }, who has only one uncovered action left.

## What happens: turns

rival-kings-event-settle = { $who } returns a marker.
rival-kings-event-give = { $who } gives { $player } a marker.
rival-kings-event-money =
    { $n ->
        [one] { $who } takes { $n } coin { $pile_from }.
       *[other] { $who } takes { $n } coins { $pile_from }.
    }
rival-kings-event-refill =
    { $n ->
        [one] All four piles were without money; { $n } coin comes from the supply.
       *[other] All four piles were without money; { $n } coins come from the supply.
    }
rival-kings-event-recruit =
    { $n ->
        [one] { $who } recruits { $card_acc } { $pile_from } for { $n } coin.
       *[other] { $who } recruits { $card_acc } { $pile_from } for { $n } coins.
    }
rival-kings-event-buy =
    { $n ->
        [one] { $who } buys { $card_acc } { $pile_from } for { $n } coin.
       *[other] { $who } buys { $card_acc } { $pile_from } for { $n } coins.
    }
rival-kings-event-decline = { $who } declines { $kind_acc }.
rival-kings-event-decline-stolen = { $who } declines { $kind_acc }, stolen from { $player }.
rival-kings-event-decline-all = { $who } declines the one action that an equal rank leaves.
rival-kings-event-cannot-no-marker = { $who } cannot carry out { $kind_acc }: there is no marker to part with.
rival-kings-event-cannot-no-money = { $who } cannot carry out { $kind_acc }: piles and supply are without money.
rival-kings-event-cannot-no-card = { $who } cannot carry out { $kind_acc }: no such card lies on top of a pile.
rival-kings-event-cannot-too-dear = { $who } cannot carry out { $kind_acc }: the coins are not enough for any card on top.
rival-kings-event-cannot-any = { $who } cannot carry out any action of the character.
rival-kings-event-use = { $who } uses { $subject_acc }.
rival-kings-event-coins =
    { $n ->
        [one] { $who } takes { $n } coin from the supply.
       *[other] { $who } takes { $n } coins from the supply.
    }
rival-kings-event-twice = { $who } will carry out { $kind_acc } twice.
rival-kings-event-again = { $who } carries out { $kind_acc } once more.
rival-kings-event-recover = { $who } carries out { $kind_acc } although it was stolen.
rival-kings-event-swap-cards = { $who } gives { $player } { $given_acc } for { $taken_acc }.
rival-kings-event-swap-middle = { $who } lays { $given_acc } { $pile_on } and takes { $taken_acc }.
rival-kings-event-look = { $who } looks through { $pile_acc }.
rival-kings-event-seen = You look through { $pile_acc }; from the top: { $cards }.
rival-kings-event-leave = { $who } takes no card out of { $pile_acc }.

## What happens: the end

rival-kings-event-perfect-pair = { $who } scores { $n } for a perfect pair: { $building } and { $subject }.
rival-kings-event-colour-pair = { $who } scores { $n } for a pair of one colour: { $building } and { $subject }.
rival-kings-event-rest = { $who } scores { $n } for single cards ({ $singles }), coins ({ $coins }) and markers ({ $markers }).
rival-kings-event-points =
    { $n ->
        [one] { $who } scores { $n } point.
       *[other] { $who } scores { $n } points.
    }
rival-kings-event-total =
    { $n ->
        [one] { $who } has { $n } point in the match.
       *[other] { $who } has { $n } points in the match.
    }

## Why not

rival-kings-refusal-not-in-hand = You do not have { $character_acc } in your hand.
rival-kings-refusal-played-before = This round { $character_the } has already been played or turned up.
rival-kings-refusal-equal-steals-nothing = In a conflict of equal ranks you cannot steal.
rival-kings-refusal-one-action-only = Equal ranks leave you one action only.
rival-kings-refusal-not-your-victim = Your rank does not steal from { $player }.
rival-kings-refusal-one-crest-a-victim = You steal only one action from { $player }, before your own actions.
rival-kings-refusal-stolen-first = First carry out or decline the stolen action; then you steal from { $player }.
rival-kings-refusal-victim-lacks-action = That character does not have { $kind_acc }.
rival-kings-refusal-already-covered = { $kind }: a crest covers it.
rival-kings-refusal-last-action-stays = The last uncovered action cannot be stolen.
rival-kings-refusal-theft-first = First lay a crest on an action of your victim.
rival-kings-refusal-order = It is not the turn of { $kind_acc }: actions go from left to right, and there is no going back.
rival-kings-refusal-not-printed = Your character does not have { $kind_acc }.
rival-kings-refusal-no-marker = You have no marker.
rival-kings-refusal-not-to-yourself = A marker goes to another player.
rival-kings-refusal-no-money = There is no money to take there.
rival-kings-refusal-top-no-subject = There is no subject on top.
rival-kings-refusal-top-no-building = There is no building on top.
rival-kings-refusal-too-dear =
    { $price ->
        [one] The price is { $price } coin; you have { $coins }.
       *[other] The price is { $price } coins; you have { $coins }.
    }
rival-kings-refusal-not-active = You can only use your active subject, not { $subject_acc }.
rival-kings-refusal-used-this-cycle = You have already used an ability this cycle.
rival-kings-refusal-only-in-conflicts = You can use { $subject_acc } only before or during conflicts.
rival-kings-refusal-only-on-own-turn = You can use { $subject_acc } only on your own turn.
rival-kings-refusal-paired = You cannot swap { $card_acc }: it is part of a perfect pair.
rival-kings-refusal-nothing-to-swap-for = No rival has a free card to swap for.
rival-kings-refusal-not-there = You will not find { $card_acc } there.
rival-kings-refusal-other-sort = Only a card of the same kind will do.
rival-kings-refusal-no-coins = It would bring you no coin.
rival-kings-refusal-not-stolen = This action was not stolen from you.
rival-kings-refusal-no-equal-rank = This works only with the one action that equal ranks leave you.
rival-kings-refusal-nothing-to-do = Nothing can be done with this action now.
rival-kings-refusal-empty-pile = There is no card left.
rival-kings-refusal-only-when-buying = This works only when you buy a building with an action.
rival-kings-refusal-wrong-pile = This ability does not work on this kind of pile.
rival-kings-refusal-needs-a-rival = You need another player for this.

## The table in words

rival-kings-outline-round = Round { $n }
rival-kings-outline-cycle = Cycle { $n }
rival-kings-outline-game = Game { $n }
rival-kings-outline-middle = Middle of the table
rival-kings-outline-on-top = On top: { $card }
rival-kings-outline-empty = empty
rival-kings-outline-money = Money
rival-kings-outline-money-hidden = amount not shown
rival-kings-outline-position = card { $n } from the top
rival-kings-outline-supply = Supply
rival-kings-outline-coins = Coins
rival-kings-outline-markers = Markers
rival-kings-outline-turned-up = turned up from the pile
rival-kings-outline-out = Out for this round
rival-kings-outline-look = In your hands
rival-kings-outline-hand = Characters in hand
rival-kings-outline-chosen = chosen
rival-kings-outline-player = { $player }
rival-kings-outline-to-move = to move
rival-kings-outline-decided = has chosen
rival-kings-outline-one-action = one action only
rival-kings-outline-covered = stolen by { $player }
rival-kings-outline-now = now
rival-kings-outline-done = done
rival-kings-outline-to-come = to come
rival-kings-outline-row-order = Subjects from the beginning of the row
rival-kings-outline-active = active
rival-kings-outline-active-subject = Active subject
rival-kings-outline-used = ability of this cycle already used
rival-kings-outline-earlier = Points of earlier games

## On cards

rival-kings-printed-rank = Rank { $rank }
rival-kings-printed-steals = Steals an action from everyone of rank { $loot }
rival-kings-printed-peaceful = Steals from nobody
rival-kings-printed-actions = Actions from left to right: { $actions }
rival-kings-printed-tie = Tie symbol: first among equals
rival-kings-printed-tie-about = ≈ Tie symbol: first among equals
rival-kings-printed-price =
    { $n ->
        [one] Price: { $n } coin
       *[other] Price: { $n } coins
    }
rival-kings-printed-points =
    { $n ->
        [one] { $n } point in a pair
       *[other] { $n } points in a pair
    }
rival-kings-printed-colour = Colour: { $colour }
rival-kings-printed-pair = Perfect pair with { $card_the }

## Points

rival-kings-score-perfect-pairs = Perfect pairs
rival-kings-score-colour-pairs = Pairs of one colour
rival-kings-score-single-cards = Single cards
rival-kings-score-coins = Coins
rival-kings-score-markers = Markers
rival-kings-score-earlier-games = Earlier games
rival-kings-outcome-points =
    { $n ->
        [one] { $who } wins with { $n } point.
       *[other] { $who } wins with { $n } points.
    }
rival-kings-outcome-markers = { $who } wins: tied in points ({ $n }), but with fewer markers.
rival-kings-outcome-coins = { $who } wins: tied in points ({ $n }) and markers, but with more coins.
rival-kings-outcome-shared = { $who } share the victory: points ({ $n }), markers and coins are equal.
rival-kings-outcome-match-points =
    { $n ->
        [one] { $who } wins the match with { $n } point.
       *[other] { $who } wins the match with { $n } points.
    }
rival-kings-outcome-match-shared = { $who } share the victory in the match ({ $n } points each).

## On the board

rival-kings-board-choose-title = Choose in secret
rival-kings-board-choose-hint = All characters are turned up at once. You may change your mind until the last player has chosen.
rival-kings-board-turns-title = Turns by rank
rival-kings-board-turns-hint = Arrows show who robs whom; a dashed one is still to come.
rival-kings-board-reveal-title = The court is revealed
rival-kings-board-nobody = nobody
rival-kings-board-out = out
rival-kings-board-steals = Steals from rank { $loot }
rival-kings-board-robs = Robs { $player }
rival-kings-board-robbed-by = Robbed by: { $ranks }
rival-kings-board-robbed-by-nobody = Robbed by nobody
rival-kings-board-who-steals = Which rank steals from which
rival-kings-board-clash = Equal ranks: a marker each, no theft, one action only
rival-kings-board-acts-now = acts now
rival-kings-board-acts-later = to come
rival-kings-board-has-acted = has acted
rival-kings-board-choosing = is choosing…
rival-kings-board-my-choice = Sealed: { $character }. Only you know.
rival-kings-board-declined = declined
rival-kings-board-left = not carried out
rival-kings-board-cannot = not possible now
rival-kings-board-cannot-no-marker = no marker to part with
rival-kings-board-cannot-no-money = no money anywhere
rival-kings-board-cannot-no-card = no such card on top
rival-kings-board-cannot-too-dear = too few coins
rival-kings-board-short =
    { $n ->
        [one] { $n } coin short
       *[other] { $n } coins short
    }
rival-kings-board-pile-ends = When a pile runs out, the game ends after that cycle.
rival-kings-board-pairs-with-yours = Perfect pair with your { $card }
rival-kings-board-score-then = points then
rival-kings-board-score-with =
    { $n ->
        [one] If you pay for this card now, you will have { $n } point.
       *[other] If you pay for this card now, you will have { $n } points.
    }
rival-kings-board-score = Points
rival-kings-board-total = Total
rival-kings-board-now = now
rival-kings-board-then = then
rival-kings-board-perfect-pair = Perfect pair
rival-kings-board-colour-pair = Pair of one colour
rival-kings-board-single = Single
rival-kings-board-waits-for = Waits for { $card_the }
rival-kings-board-each-marker = Each marker costs 2 points at the end.
rival-kings-board-empty-row = No cards yet. Recruit subjects and buy buildings; those that belong together score most.
rival-kings-board-in-hand = In hand
rival-kings-board-legend-steals = The rank that this character steals from: whoever has it takes a marker and loses one action.
rival-kings-board-legend-crest = A crest on an action: the owner of the crest has stolen it and carries it out instead.
rival-kings-board-legend-coins = Price of a card, and money: every 3 coins score 1 point at the end.
rival-kings-board-legend-perfect = a building and a subject with the same symbol score both values.
rival-kings-board-legend-colour = a building and a subject of one colour score the higher value.
rival-kings-board-pane-court = Court
rival-kings-board-pane-piles = Piles
rival-kings-board-pane-mine = My cards
rival-kings-board-pane-rivals = Rivals
rival-kings-board-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
rival-kings-board-crests =
    { $n ->
        [one] { $n } crest at home
       *[other] { $n } crests at home
    }

## What a review names

rival-kings-topic-points = Cards in the row
rival-kings-topic-coins = Coins
rival-kings-topic-markers = Markers
rival-kings-topic-offers = Cards on offer
rival-kings-topic-actions = Actions stolen or lost
rival-kings-topic-abilities = Abilities of subjects
