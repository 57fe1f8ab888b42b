### Kingsburg: what the table says

## Parts of a group of dice

kingsburg-group-dice = { $dice }
kingsburg-group-white = white { $dice }
kingsburg-group-market-higher = Market +1
kingsburg-group-market-lower = Market −1
kingsburg-order-sum = { $player }: { $n }
kingsburg-strength-help = King’s reinforcements { $n }
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
kingsburg-promise-advisor = later from { $advisor_the }: { $gifts }
kingsburg-terms-pass = nothing more to place this season
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
kingsburg-prompt-envoy = What is the King’s envoy for this autumn?
kingsburg-prompt-influence = Place dice on an advisor, or pass.
kingsburg-prompt-build = Raise a building, or pass.
kingsburg-prompt-second-build = The envoy allows a second building. Raise it, or decline.
kingsburg-prompt-trade = { $giver }: what do you trade for { $points }?
kingsburg-prompt-token-or-trade = { $giver }: do you take { $amount }, or trade 1 good for { $points }?
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
kingsburg-action-pass = Pass
kingsburg-action-decline = No, thank you
kingsburg-action-done = Done
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
kingsburg-action-envoy-influence = For an occupied advisor
kingsburg-action-envoy-build = For a second building
kingsburg-action-envoy-unused = For nothing
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
kingsburg-event-turn = { $player } to move.
kingsburg-event-over = The game is over.

## The log: King’s aid, reward and envoy

kingsburg-event-aid-die = { $player } receives the King’s aid, a white die for the spring, for having the fewest buildings.
kingsburg-event-aid-die-goods = { $player } receives the King’s aid, a white die for the spring, for having the fewest goods among those with the fewest buildings.
kingsburg-event-aid-tied = The King’s aid is tied in buildings and goods, so each of these takes a good of choice: { $players }.
kingsburg-event-take-aid = { $player }: { $amount } as the King’s aid.
kingsburg-event-reward = { $player }: 1 victory point, the King’s reward for the most buildings.
kingsburg-event-reward-nobody = Nobody has a building, so nobody receives the King’s reward.
kingsburg-event-envoy = { $player } receives the King’s envoy for having the fewest buildings.
kingsburg-event-envoy-goods = { $player } receives the King’s envoy for having the fewest goods among those with the fewest buildings.
kingsburg-event-envoy-nobody = Nobody receives the King’s envoy, because these are tied in buildings and goods: { $players }.
kingsburg-event-envoy-influence = { $player }: the envoy is for an occupied advisor.
kingsburg-event-envoy-build = { $player }: the envoy is for a second building.
kingsburg-event-envoy-unused = { $player }: the envoy stays unused.
kingsburg-event-envoy-spent = The envoy of { $player } has served for this autumn.
kingsburg-event-envoy-back = { $player }: the envoy returns to the King.

## The log: dice

kingsburg-event-roll = { $player }: rolled { $dice }.
kingsburg-event-roll-white = { $player }: rolled white { $dice }.
kingsburg-event-white-left =
    { $n ->
        [one] { $player } leaves a white die unrolled.
       *[other] { $player } leaves { $n } white dice unrolled.
    }
kingsburg-event-reroll = { $player }: re-rolled a { $before }, now { $after }.
kingsburg-event-reroll-white = { $player }: re-rolled a white { $before }, now { $after }.
kingsburg-event-reroll-all = { $player }: all dice again.
kingsburg-event-reroll-declined = { $player }: no re-roll.
kingsburg-event-neutral = Neutral dice, { $group }, on { $advisor_the }.
kingsburg-event-neutral-out = A neutral { $n } finds no place of its own and is left out.
kingsburg-event-set-aside = { $player }: set a { $n } aside.
kingsburg-event-set-aside-white = { $player }: set a white { $n } aside.
kingsburg-event-place = { $player }: { $group } on { $advisor_the }.
kingsburg-event-place-envoy = { $player }: { $group } on { $advisor_the }, beside the dice already there, thanks to the envoy.
kingsburg-event-pass = { $player }: passed.
kingsburg-event-pass-forced = { $player } passes, because the dice left reach no free advisor.
kingsburg-event-pass-only-white = { $player } has only white dice left, can place nothing and passes.
kingsburg-event-dice-home = Everyone takes their dice home.
kingsburg-event-market-ready = The Market of { $player } can be used again.
kingsburg-event-neutral-gone = The neutral dice leave the court.

## The log: goods and buildings

kingsburg-event-gain-advisor = { $player }: { $gains } from { $giver_the }.
kingsburg-event-take-advisor = { $player }: { $amount } from { $giver_the }.
kingsburg-event-gain-building = { $player }: { $gains } thanks to { $giver_the }.
kingsburg-event-gain-enemy = { $player }: { $gains } for the victory over { $giver_the }.
kingsburg-event-take-enemy = { $player }: { $amount } for the victory over { $giver_the }.
kingsburg-event-declined = { $player } declines the offer of { $giver_the }.
kingsburg-event-nothing-to-turn = { $player } has no goods, so { $giver_the } can turn nothing.
kingsburg-event-turn-good = { $player }: { $amount } turned into { $gains } by { $giver_the }.
kingsburg-event-points-paid = { $player }: { $amount } paid to { $giver_the }.
kingsburg-event-look = { $player }: a secret look at the enemy, thanks to { $giver_the }.
kingsburg-event-look-seen = You see the enemy: { $card }. Defeat costs { $loss }; victory brings { $reward }.
kingsburg-event-build = { $player } builds { $building_acc } for { $price }: { $points }.
kingsburg-event-build-free = { $player } builds { $building_acc } for nothing: { $points }.
kingsburg-event-no-building = { $player }: no building.
kingsburg-event-no-second-building = { $player }: no second building.
kingsburg-event-cannot-build = { $player } cannot build, because the goods suffice for no building that may come next.
kingsburg-event-all-built = { $player } already has every building and builds nothing.
kingsburg-event-cannot-build-second = { $player } cannot raise a second building, because the goods suffice for none.
kingsburg-event-trade = { $player }: { $amount } traded for { $points } at { $giver_the }.
kingsburg-event-nothing-to-trade = { $player } has nothing to trade at { $giver_the }.
kingsburg-event-recruit = { $player }: 1 soldier recruited for { $price }.
kingsburg-event-no-soldier = { $player } recruits no soldiers.
kingsburg-event-no-more-soldiers = { $player } recruits no more soldiers.
kingsburg-event-cannot-recruit =
    { $n ->
        [one] { $player } cannot recruit: a soldier costs { $n } good.
       *[other] { $player } cannot recruit: a soldier costs { $n } goods.
    }
kingsburg-event-exchange = { $player }: { $price } exchanged for { $points } thanks to { $giver_the }.
kingsburg-event-no-exchange = { $player } exchanges no goods.
kingsburg-event-too-few-goods = { $player } has too few goods ({ $n }) for points from { $giver_the }.
kingsburg-event-goods-counted = { $player }: { $points } for the goods kept, thanks to { $giver_the }.

## The log: winter

kingsburg-event-enemy = The enemy is here: { $card }. Defeat costs { $loss }; victory brings { $reward }.
kingsburg-event-kings-help = { $player } rolls a { $n }: the King’s reinforcements for everyone.
kingsburg-event-battle-won = { $player } wins with strength { $n } ({ $parts }) against { $strength }.
kingsburg-event-battle-drawn = { $player } draws with strength { $n } ({ $parts }) against { $strength }: nothing is won or lost.
kingsburg-event-battle-lost = { $player } is defeated with strength { $n } ({ $parts }) against { $strength }.
kingsburg-event-draw-wins = { $player } has { $giver_the }, so the draw counts as a victory.
kingsburg-event-lose-goods = { $player }: { $losses } lost.
kingsburg-event-goods-short = { $player } has too little, so this loss is spared: { $losses }.
kingsburg-event-no-goods-lost = { $player } has no goods to lose.
kingsburg-event-lose-building = { $player }: { $building } lost, and with it { $points }.
kingsburg-event-no-building-lost = { $player } has no building to lose.
kingsburg-event-lose-points = { $player }: { $amount } lost.
kingsburg-event-strongest = { $player }: 1 victory point for the strongest winner.
kingsburg-event-no-winner = Nobody has won, so nobody scores as the strongest winner.
kingsburg-event-enemy-leaves = The soldiers go home, and { $foe_the } leave the game.

## Why not: dice and advisors

kingsburg-refusal-dice-missing = You do not have these dice to place: { $group }.
kingsburg-refusal-sum = { $group }: this group counts { $n }, but { $advisor_the } asks for exactly { $number }.
kingsburg-refusal-occupied = Dice already lie on { $advisor_the } this season.
kingsburg-refusal-neutral = Neutral dice lie on { $advisor_the }; only the envoy shares with them.
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
kingsburg-refusal-no-market = Counting 1 higher or lower takes a Market.
kingsburg-refusal-market-used = Your Market has already served this season.
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

## The table in words

kingsburg-outline-start = Before the first year
kingsburg-outline-year = Year { $n } of { $years }: { $phase }
kingsburg-outline-over = The game is over
kingsburg-outline-order = Turn order: { $players }
kingsburg-outline-foe = Enemy: { $card }
kingsburg-outline-foe-unknown = Enemy: unknown, strength { $low } to { $high }
kingsburg-outline-looked = Has seen the enemy: { $players }
kingsburg-outline-kings-help = King’s reinforcements: { $n }
kingsburg-outline-court =
    { $n ->
        [0] Court: all advisors are free
        [one] Court: { $n } advisor is occupied
       *[other] Court: { $n } advisors are occupied
    }
kingsburg-outline-seat-free = { $n } { $advisor }
kingsburg-outline-seat-taken = { $n } { $advisor }, occupied
kingsburg-outline-laid = { $player }: { $group }
kingsburg-outline-laid-neutral = Neutral: { $group }
kingsburg-outline-province = { $player }: { $points }
kingsburg-outline-amount = { $amount }
kingsburg-outline-goods =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
kingsburg-outline-aid = King’s aid: a white die in spring
kingsburg-outline-envoy-waiting = King’s envoy: { $player }
kingsburg-outline-envoy-spent = King’s envoy: { $player }, no longer of use this autumn
kingsburg-outline-envoy-influence = King’s envoy: { $player }, for an occupied advisor
kingsburg-outline-envoy-build = King’s envoy: { $player }, for a second building
kingsburg-outline-envoy-influence-build = King’s envoy: { $player }, for an occupied advisor or a second building
kingsburg-outline-market-ready = Market: not used this season
kingsburg-outline-market-used = Market: used this season
kingsburg-outline-passed = Passed
kingsburg-outline-battle-won = Victory with strength { $n }
kingsburg-outline-battle-drawn = Draw with strength { $n }
kingsburg-outline-battle-lost = Defeat with strength { $n }
kingsburg-outline-die =
    { $n ->
        [one] Die: { $face }
       *[other] { $n } dice: { $face }
    }
kingsburg-outline-die-white =
    { $n ->
        [one] White die: { $face }
       *[other] { $n } white dice: { $face }
    }
kingsburg-outline-aside = Set aside: { $n }
kingsburg-outline-aside-white = Set aside: white { $n }
kingsburg-outline-standing = { $building }
kingsburg-outline-not-built = { $building }, not built
kingsburg-outline-supply = Supply
kingsburg-outline-supply-of = Supply: { $kind_name }

## The score sheet

kingsburg-score-buildings = Buildings
kingsburg-score-advisors = Advisors
kingsburg-score-kings-reward = King’s reward
kingsburg-score-seasons = Town Hall and Embassy
kingsburg-score-battles = Battles won
kingsburg-score-losses = Battles lost
kingsburg-score-final-goods = Cathedral

## The end

kingsburg-outcome-points = { $players }: most victory points, { $n }.
kingsburg-outcome-goods = { $players }: as many victory points as another, { $n }, but more goods left.
kingsburg-outcome-buildings = { $players }: as many victory points and goods as another, but more buildings.
kingsburg-outcome-shared = Shared victory: { $players }, equal in victory points, goods and buildings.
