### Kingsburg: what the table says

## Parts of a group of dice

kingsburg-group-dice = { $dice }
kingsburg-group-white = white { $dice }
kingsburg-group-tokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
kingsburg-group-market-higher = Market +1
kingsburg-group-market-lower = Market −1
kingsburg-order-sum = { $player }: { $n }
kingsburg-strength-help = King’s reinforcements +{ $n }
kingsburg-strength-building = { $building } { $change }
kingsburg-strength-buildings = buildings { $change }
kingsburg-defence = Your strength without the King’s reinforcements: { $strength } ({ $parts }). Enemy: { $range }.
kingsburg-gift-alike =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods of the same kind
    }
kingsburg-gift-or = either { $first } or { $second }
kingsburg-gift-turn = if you like, 1 good turned into 1 of each of the other two
kingsburg-gift-buy = if you like, { $goods } for { $price }
kingsburg-gift-look = a secret look at the enemy
kingsburg-promise-advisor = { $gifts }, later this season
kingsburg-terms-pass = you place nothing more this season
kingsburg-terms-reroll = only once this season
kingsburg-thing-envoy =
    { $n ->
        [1] the King’s envoy
       *[other] { $n } King’s envoy
    }
kingsburg-thing-market =
    { $n ->
        [one] { $n } use of the Market
       *[other] { $n } uses of the Market
    }

## Questions

kingsburg-prompt-take-aid = King’s aid: which good do you take?
kingsburg-prompt-take-advisor =
    { $n ->
        [one] { $giver }: which good do you take?
       *[other] { $giver }: of which kind do you take { $n } goods?
    }
kingsburg-prompt-take-enemy = Reward of victory: which good do you take?
kingsburg-prompt-turn-good = { $giver }: which good do you turn into one of each of the other two?
kingsburg-prompt-buy-goods =
    { $n ->
        [one] { $giver }: do you pay { $price } for { $n } good of your choice?
       *[other] { $giver }: do you pay { $price } for { $n } goods of your choice?
    }
kingsburg-prompt-roll-white =
    { $n ->
        [one] Do you roll your white die along with your own dice?
       *[other] You have { $n } white dice. How many do you roll along with your own?
    }
kingsburg-prompt-reroll = Do you re-roll?
kingsburg-prompt-set-aside = Which die do you set aside for this season?
kingsburg-prompt-envoy = What will you use the King’s envoy for this autumn?
kingsburg-prompt-influence = Place dice on an advisor, or pass.
kingsburg-prompt-build = Build one building, or pass.
kingsburg-prompt-second-build = The envoy allows a second building. Build it, or decline.
kingsburg-prompt-trade = { $giver }: what do you trade for { $points }?
kingsburg-prompt-token-or-trade = { $giver }: take { $amount }, or trade 1 good for { $points } instead?
kingsburg-prompt-recruit =
    { $n ->
        [one] Recruit soldiers for { $n } good each, or stop. { $defence }
       *[other] Recruit soldiers for { $n } goods each, or stop. { $defence }
    }
kingsburg-prompt-give =
    { $n ->
        [one] The enemy takes { $n } more good. Which one do you give?
       *[other] The enemy takes { $n } more goods. Which one do you give first?
    }
kingsburg-prompt-lose-building = Which building do you lose?
kingsburg-prompt-exchange =
    { $n ->
        [one] Every good brings { $points }. How many do you exchange?
       *[other] Every { $n } goods bring { $points }. How many times do you exchange?
    }

## Answers

kingsburg-action-place = Place { $group } on { $advisor_the }
kingsburg-action-place-long = { $advisor }: { $group }
kingsburg-action-pass = Pass
kingsburg-action-decline = Decline
kingsburg-action-done = Stop recruiting
kingsburg-action-take = Take { $amount_acc }
kingsburg-action-turn = Turn { $amount_acc } into { $gained }
kingsburg-action-smuggle = Pay and choose goods
kingsburg-action-roll-white =
    { $n ->
        [0] Leave white dice unrolled
        [one] Roll { $n } white die
       *[other] Roll { $n } white dice
    }
kingsburg-action-give = Give { $amount_acc }
kingsburg-action-trade = Trade { $amount_acc }
kingsburg-action-recruit = Recruit for { $price }
kingsburg-action-exchange =
    { $n ->
        [0] Exchange nothing
        [one] Exchange once
       *[other] Exchange { $n } times
    }
kingsburg-action-reroll = Re-roll the { $n }
kingsburg-action-reroll-white = Re-roll the white { $n }
kingsburg-action-reroll-all = Re-roll all dice
kingsburg-action-set-aside = Set the { $n } aside
kingsburg-action-set-aside-white = Set the white { $n } aside
kingsburg-action-envoy-influence = Use it for an occupied advisor
kingsburg-action-envoy-build = Use it for a second building
kingsburg-action-envoy-unused = Leave it unused
kingsburg-action-build = Build { $building_acc }
kingsburg-action-lose = Lose { $building_acc }

## The log: calendar and turn order

kingsburg-event-start = The game begins.
kingsburg-event-first-order = The turn order is drawn: { $players }.
kingsburg-event-year = Year { $n } begins.
    .heading = Year { $n }
kingsburg-event-phase = { $phase }
    .heading = { $phase }
kingsburg-event-order = The turn order follows the dice, the lowest sum first: { $players }.
kingsburg-event-order-tied = With equal sums of { $n } the earlier order stays: { $players }.
kingsburg-event-turn = It is { $player }’s turn.
kingsburg-event-over = The game is over.

## The log: King’s aid, reward and envoy

kingsburg-event-aid-die = { $player } receives the King’s aid, a white die for the spring, for having the fewest buildings.
kingsburg-event-aid-die-goods = { $player } receives the King’s aid, a white die for the spring, for having the fewest goods among those with the fewest buildings.
kingsburg-event-aid-tied = The King’s aid is tied in buildings and goods, so each of these players takes a good of their choice: { $players }.
kingsburg-event-take-aid = { $player } takes { $amount } as the King’s aid.
kingsburg-event-reward = { $player } receives 1 victory point, the King’s reward for the most buildings.
kingsburg-event-reward-nobody = Nobody has a building, so nobody receives the King’s reward.
kingsburg-event-envoy = { $player } receives the King’s envoy for having the fewest buildings.
kingsburg-event-envoy-goods = { $player } receives the King’s envoy for having the fewest goods among those with the fewest buildings.
kingsburg-event-envoy-nobody = Nobody receives the King’s envoy, because these players are tied in buildings and goods: { $players }.
kingsburg-event-envoy-influence = { $player } keeps the envoy for an occupied advisor.
kingsburg-event-envoy-build = { $player } keeps the envoy for a second building.
kingsburg-event-envoy-unused = { $player } leaves the envoy unused.
kingsburg-event-envoy-spent = { $player } has used the envoy for this autumn.
kingsburg-event-envoy-back = The envoy leaves { $player } and returns to the King.

## The log: dice

kingsburg-event-roll = { $player } rolls { $dice }.
kingsburg-event-roll-white = { $player } rolls white { $dice }.
kingsburg-event-white-left =
    { $n ->
        [one] { $player } leaves a white die unrolled.
       *[other] { $player } leaves { $n } white dice unrolled.
    }
kingsburg-event-reroll = { $player } re-rolls a { $before } and gets { $after }.
kingsburg-event-reroll-white = { $player } re-rolls a white { $before } and gets { $after }.
kingsburg-event-reroll-all = { $player } re-rolls all dice.
kingsburg-event-reroll-declined = { $player } does not re-roll.
kingsburg-event-neutral = Neutral dice are placed on { $advisor_the }: { $group }.
kingsburg-event-neutral-out = A neutral { $n } finds no place of its own and is left out.
kingsburg-event-set-aside = { $player } sets a { $n } aside.
kingsburg-event-set-aside-white = { $player } sets a white { $n } aside.
kingsburg-event-place = { $player } places { $group } on { $advisor_the }.
kingsburg-event-place-envoy = { $player } places { $group } on { $advisor_the }, beside the dice already there, thanks to the envoy.
kingsburg-event-pass = { $player } passes.
kingsburg-event-pass-forced = { $player } passes, because the dice left reach no free advisor.
kingsburg-event-pass-only-white = { $player } has only white dice left, can place nothing and passes.
kingsburg-event-dice-home = Everyone takes their dice home.
kingsburg-event-market-ready = { $player } can use the Market again.
kingsburg-event-neutral-gone = The neutral dice leave the court.

## The log: goods and buildings

kingsburg-event-gain-advisor = { $player } receives { $gains } from { $giver_the }.
kingsburg-event-take-advisor = { $player } takes { $amount } from { $giver_the }.
kingsburg-event-gain-building = { $player } receives { $gains } thanks to { $giver_the }.
kingsburg-event-gain-enemy = { $player } receives { $gains } for the victory over { $giver_the }.
kingsburg-event-take-enemy = { $player } takes { $amount } for the victory over { $giver_the }.
kingsburg-event-declined = { $player } does not use { $giver_the }.
kingsburg-event-nothing-to-turn = { $player } has no goods, so { $giver_the } can turn nothing.
kingsburg-event-turn-good = { $player } turns { $amount } into { $gains } thanks to { $giver_the }.
kingsburg-event-points-paid = { $player } pays { $amount } to { $giver_the }.
kingsburg-event-look = { $player } takes a secret look at the enemy, thanks to { $giver_the }.
kingsburg-event-look-seen = You see the enemy: { $card }. Defeat costs { $loss }; victory brings { $reward }.
kingsburg-event-build = { $player } builds { $building_acc } for { $price } and scores { $points }.
kingsburg-event-build-free = { $player } builds { $building_acc } for nothing and scores { $points }.
kingsburg-event-no-building = { $player } builds nothing.
kingsburg-event-no-second-building = { $player } does without a second building.
kingsburg-event-cannot-build = { $player } cannot build: the goods are not enough for any building that may come next.
kingsburg-event-all-built = { $player } already has every building and builds nothing.
kingsburg-event-cannot-build-second = { $player } cannot build a second time: the goods are not enough for any building.
kingsburg-event-trade = { $player } trades { $amount } for { $points } at { $giver_the }.
kingsburg-event-nothing-to-trade = { $player } has nothing to trade at { $giver_the }.
kingsburg-event-recruit = { $player } recruits 1 soldier for { $price }.
kingsburg-event-no-soldier = { $player } recruits no soldiers.
kingsburg-event-no-more-soldiers = { $player } recruits no more soldiers.
kingsburg-event-cannot-recruit =
    { $n ->
        [one] { $player } cannot recruit: a soldier costs { $n } good.
       *[other] { $player } cannot recruit: a soldier costs { $n } goods.
    }
kingsburg-event-exchange = { $player } exchanges { $price } for { $points } thanks to { $giver_the }.
kingsburg-event-no-exchange = { $player } exchanges no goods.
kingsburg-event-too-few-goods = { $player } has too few goods ({ $n }) to score with { $giver_the }.
kingsburg-event-goods-counted = { $player } scores { $points } for the goods kept, thanks to { $giver_the }.

## The log: winter

kingsburg-event-enemy = The enemy is here: { $card }. Defeat costs { $loss }; victory brings { $reward }.
kingsburg-event-kings-help = { $player } rolls a { $n }: the King’s reinforcements for everyone.
kingsburg-event-battle-won = { $player } wins with strength { $n } ({ $parts }) against { $strength }.
kingsburg-event-battle-drawn = { $player } draws with strength { $n } ({ $parts }) against { $strength }: nothing is won or lost.
kingsburg-event-battle-lost = { $player } is defeated with strength { $n } ({ $parts }) against { $strength }.
kingsburg-event-draw-wins = { $player } has { $giver_the }, so the draw counts as a victory.
kingsburg-event-lose-goods = { $player } loses { $losses }.
kingsburg-event-goods-short = { $player } has too little and is spared this loss: { $losses }.
kingsburg-event-no-goods-lost = { $player } has no goods to lose.
kingsburg-event-lose-building = { $player } loses { $building_acc }, and { $points } with it.
kingsburg-event-no-building-lost = { $player } has no building to lose.
kingsburg-event-lose-points = { $player } loses { $amount }.
kingsburg-event-strongest = { $player } scores 1 victory point as the strongest winner.
kingsburg-event-no-winner = Nobody has won, so nobody scores as the strongest winner.
kingsburg-event-enemy-leaves = The soldiers go home, and { $foe_the } leave the game.

## Why not: dice and advisors

kingsburg-refusal-dice-missing = You do not have these dice to place: { $group }.
kingsburg-refusal-sum = { $group }: this group makes { $n }, but { $advisor_the } asks for exactly { $number }.
kingsburg-refusal-occupied = Dice already lie on { $advisor_the } this season.
kingsburg-refusal-neutral = Neutral dice lie on { $advisor_the }; you can join them only with the envoy.
kingsburg-refusal-only-white = A group needs at least one die of your own colour.
kingsburg-refusal-token-limit =
    { $limit ->
        [one] This group may take { $limit } token only.
       *[other] This group may take { $limit } tokens at most.
    }
kingsburg-refusal-tokens-missing =
    { $owned ->
        [0] You have no “+2” token.
        [one] You have only { $owned } “+2” token.
       *[other] You have only { $owned } “+2” tokens.
    }
kingsburg-refusal-no-market = Only with the Market can a group count as 1 higher or lower.
kingsburg-refusal-market-used = You have already used your Market this season.
kingsburg-refusal-die-missing = You have no such die showing { $n }.
kingsburg-refusal-white-dice =
    { $n ->
        [one] You have only { $n } white die this season.
       *[other] You have only { $n } white dice this season.
    }
kingsburg-refusal-no-reroll = None of your buildings allows this re-roll.
kingsburg-refusal-reroll-used = This re-roll has already been used this season.
kingsburg-refusal-dice-differ = Your dice do not all show the same number.
kingsburg-refusal-sum-too-high = Your dice add up to { $n }; { $limit } is the most for this re-roll.

## Why not: goods and buildings

kingsburg-refusal-already-built = { $building }: you have built it already.
kingsburg-refusal-left-missing = { $building }: first you need { $needed_acc } to its left.
kingsburg-refusal-building-price = { $building }: you lack { $missing }.
kingsburg-refusal-soldier-price =
    { $n ->
        [one] A soldier costs you exactly { $n } good.
       *[other] A soldier costs you exactly { $n } goods.
    }
kingsburg-refusal-soldier-goods = You do not have { $price }.
kingsburg-refusal-not-offered = { $giver }: { $amount } is not part of the offer.
kingsburg-refusal-good-missing = You do not have { $amount_acc }.
kingsburg-refusal-not-traded = { $giver }: { $amount } cannot be traded here.
kingsburg-refusal-building-missing = { $building }: you do not have it.
kingsburg-refusal-not-rightmost = { $building }: losses begin in the rightmost column where you have a building.
kingsburg-refusal-too-few-goods =
    { $owned ->
        [one] You have only { $owned } good.
       *[other] You have only { $owned } goods.
    }
kingsburg-lacking-die = a { $n }
kingsburg-lacking-white-die = a white { $n }
kingsburg-lacking-own-die = a die of your own colour
kingsburg-lacking-sum = { $n } more

## The table in words

kingsburg-outline-start = Before the first year
kingsburg-outline-year = Year { $n } of { $years }
kingsburg-outline-over = The game is over
kingsburg-outline-order = Turn order
kingsburg-outline-players = { $players }
kingsburg-outline-foe = Enemy
kingsburg-outline-foe-unknown = unknown, strength { $low } to { $high }
kingsburg-outline-looked = seen by { $players }
kingsburg-outline-kings-help = King’s reinforcements
kingsburg-outline-court = Court
kingsburg-outline-taken =
    { $n ->
        [0] all advisors are free
        [one] { $n } advisor is taken
       *[other] { $n } advisors are taken
    }
kingsburg-outline-taken-by = taken by { $player }
kingsburg-outline-taken-neutral = taken by neutral dice
kingsburg-outline-advisor = { $n }. { $advisor }
kingsburg-outline-neutral = Neutral dice
kingsburg-outline-group = { $group }
kingsburg-outline-province = { $player }’s province
kingsburg-outline-vp = Victory points
kingsburg-outline-goods = Goods
kingsburg-outline-gold = Gold
kingsburg-outline-wood = Wood
kingsburg-outline-stone = Stone
kingsburg-outline-tokens = “+2” tokens
kingsburg-outline-soldiers = Soldiers
kingsburg-outline-strength = Strength
kingsburg-outline-defence = Strength without the King’s reinforcements
kingsburg-outline-span = { $span }
kingsburg-outline-result-won = victory
kingsburg-outline-result-drawn = draw
kingsburg-outline-result-lost = defeat
kingsburg-outline-aid = King’s aid
kingsburg-outline-aid-die = a white die in spring
kingsburg-outline-envoy = King’s envoy
kingsburg-outline-envoy-waiting = not used yet
kingsburg-outline-envoy-spent = no longer of use this autumn
kingsburg-outline-envoy-influence = for an occupied advisor
kingsburg-outline-envoy-build = for a second building
kingsburg-outline-envoy-influence-build = for an occupied advisor or a second building
kingsburg-outline-market = Market
kingsburg-outline-market-ready = not used this season
kingsburg-outline-market-used = used this season
kingsburg-outline-passed = passed
kingsburg-outline-die = Die
kingsburg-outline-die-white = White die
kingsburg-outline-times = { $n } × { $face }
kingsburg-outline-aside = Set aside
kingsburg-outline-buildings = Buildings
kingsburg-outline-built = built
kingsburg-outline-next = can come next
kingsburg-outline-supply = Supply

## The score sheet

kingsburg-score-buildings = Buildings
kingsburg-score-advisors = Advisors
kingsburg-score-kings-reward = King’s reward
kingsburg-score-seasons = Town Hall and Embassy
kingsburg-score-battles = Battles won
kingsburg-score-losses = Battles lost
kingsburg-score-final-goods = Cathedral

## The end

kingsburg-outcome-points = { $players } wins with the most victory points ({ $n }).
kingsburg-outcome-goods = { $players } wins: tied in victory points ({ $n }), but with more goods left.
kingsburg-outcome-buildings = { $players } wins: tied in victory points and goods, but with more buildings.
kingsburg-outcome-shared = Shared victory: { $players }, equal in victory points, goods and buildings.

## The board

kingsburg-board-dice = My dice
kingsburg-board-sum = Sum: { $n }
kingsburg-board-no-dice = No dice left
kingsburg-board-not-rolled = No dice to place now
kingsburg-board-sum-needed = needs { $n }
kingsburg-board-row-1 = Faith
kingsburg-board-row-2 = Trade
kingsburg-board-row-3 = Arms
kingsburg-board-row-4 = Walls
kingsburg-board-row-5 = Council
kingsburg-board-strongest = greatest strength
kingsburg-board-no-change = nothing won or lost

## What a review names

kingsburg-topic-points = Victory points
kingsburg-topic-goods = Goods
kingsburg-topic-buildings = Next buildings
kingsburg-topic-battles = Battles
kingsburg-topic-dice = Dice and tokens
kingsburg-topic-envoy = King’s envoy
kingsburg-topic-favour = King’s aid and reward
