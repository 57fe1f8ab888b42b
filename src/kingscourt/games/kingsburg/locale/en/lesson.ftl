### Kingsburg: what the herald says in the first game

## Spring

kingsburg-lesson-first-goal-title = Five years, one province
kingsburg-lesson-first-goal-why = For five years this border province is yours; whoever scores most wins.
kingsburg-lesson-first-goal-what = The King grants each of you one good: take the stone.
kingsburg-lesson-first-goal-instead = Advisors come later. First take the stone: a Chapel worth 5 points needs one.
kingsburg-lesson-first-order-title = Who goes first
kingsburg-lesson-first-order-why = Small sums go first, so weak dice get the pick of the advisors.
kingsburg-lesson-first-order-what = You rolled { $mine }, Beatrix { $beatrix }, Aldric { $aldric }: { $device ->
        [touch] tap
       *[other] click
    } whoever begins.
kingsburg-lesson-first-order-elsewhere = We compare the dice of all three players: the lowest sum begins.
kingsburg-lesson-first-one-die-title = One die alone
kingsburg-lesson-first-one-die-why = One die goes to the advisor whose number it shows.
kingsburg-lesson-first-one-die-what = Send your 2 to the Squire, who gives 1 gold.
kingsburg-lesson-first-one-die-instead = The 3 and the 5 bring 2 gold together, so keep both for now.
kingsburg-lesson-first-taken-title = First come, first served
kingsburg-lesson-first-taken-why = Once visited, an advisor is closed to everyone else this season.
kingsburg-lesson-first-taken-what = General and Champion are taken: { $device ->
        [touch] tap
       *[other] click
    } one to see by whom.
kingsburg-lesson-first-taken-elsewhere = Look for an advisor with other players’ dice on the portrait.
kingsburg-lesson-first-adding-title = Adding dice
kingsburg-lesson-first-adding-why = Several dice count as their sum, which must match a number exactly.
kingsburg-lesson-first-adding-what = 3 and 5 make 8: send both to the Treasurer for 2 gold.
kingsburg-lesson-first-adding-instead = The Treasurer gives 2 gold, enough to pay for a Statue this season.
kingsburg-lesson-first-help-title = Gifts of the court
kingsburg-lesson-first-help-why = When all dice are placed, the advisors give, from 1 up to 18.
kingsburg-lesson-first-help-what =
    { $device ->
        [touch] Tap
       *[other] Click
    } your goods. The { $gold } gold came from Squire and Treasurer, the { $stone } stone from the King.
kingsburg-lesson-first-help-elsewhere = Your goods are counted beside your dice.
kingsburg-lesson-first-building-title = Raise a building
kingsburg-lesson-first-building-why = Most points come from buildings, and each season you may raise one.
kingsburg-lesson-first-building-what = Build the Statue: 2 gold buy you 3 points at once.
kingsburg-lesson-first-building-instead = No other building you can pay for now brings as many points.

## Summer

kingsburg-lesson-first-reward-title = The King’s reward
kingsburg-lesson-first-reward-why = After spring the King gives 1 point for the most buildings, ties included.
kingsburg-lesson-first-reward-what = You and Aldric have one each: { $device ->
        [touch] tap
       *[other] click
    } your score, now { $score }.
kingsburg-lesson-first-reward-elsewhere = Your score is the number in the golden ring.
kingsburg-lesson-first-choice-title = Gifts of your choice
kingsburg-lesson-first-choice-why = The Merchant gives gold or wood, the Astronomer any good and a “+2”.
kingsburg-lesson-first-choice-what = Send 1 and 6 to the Astronomer: together they make 7.
kingsburg-lesson-first-choice-what-2 = Send your 4 to the Merchant.
kingsburg-lesson-first-choice-what-3 = Take gold from the Merchant: a Chapel costs 3 gold and 1 stone.
kingsburg-lesson-first-choice-what-4 = Take gold from the Astronomer, too: that makes 3.
kingsburg-lesson-first-choice-instead = Both can give you gold, and a Chapel costs 3 gold and 1 stone.
kingsburg-lesson-first-choice-instead-2 = The Merchant can give you gold, which the Chapel needs.
kingsburg-lesson-first-choice-instead-3 = Only gold is missing for the Chapel, which costs 3 gold and 1 stone.
kingsburg-lesson-first-rows-title = One after another
kingsburg-lesson-first-rows-why = The four buildings of a row are raised in order, skipping none.
kingsburg-lesson-first-rows-what =
    { $device ->
        [touch] Tap
       *[other] Click
    } the Church: it is the third of its row and has to wait.
kingsburg-lesson-first-rows-elsewhere = Look at the Church, third in the row of faith.
kingsburg-lesson-first-rows-what-2 = Build the Chapel, the second of the row.
kingsburg-lesson-first-rows-instead = The Chapel brings 5 points and opens the way to the Church.

## Autumn

kingsburg-lesson-first-plus-two-title = The “+2” token
kingsburg-lesson-first-plus-two-why = It is autumn. A “+2” token raises a sum by 2, one per die at most.
kingsburg-lesson-first-plus-two-what = Send 5, 3 and the “+2” to the General: that makes 10.
kingsburg-lesson-first-plus-two-what-2 = Send your last die, the 3, to the Architect for 1 wood.
kingsburg-lesson-first-plus-two-instead = The General gives 2 soldiers and shows you the enemy.
kingsburg-lesson-first-plus-two-instead-2 = With wood from the Architect you can build a Barricade.
kingsburg-lesson-first-preparing-title = Goblins are coming
kingsburg-lesson-first-preparing-why = The General showed you this winter’s enemy: goblins of strength { $strength }.
kingsburg-lesson-first-preparing-why-2 = Your strength must exceed the enemy’s; the King’s die will help a little.
kingsburg-lesson-first-preparing-what =
    { $device ->
        [touch] Tap
       *[other] Click
    } the enemy to look at it again.
kingsburg-lesson-first-preparing-elsewhere = That is not the enemy, who waits under “Winter battle”.
kingsburg-lesson-first-preparing-what-2 = Build the Barricade: it makes you 1 stronger against goblins.
kingsburg-lesson-first-preparing-instead = 1 wood recruits no soldier, but the Barricade makes you 1 stronger.

## Winter

kingsburg-lesson-first-soldiers-title = Recruiting soldiers
kingsburg-lesson-first-soldiers-why = Before winter, every 2 goods can recruit a soldier.
kingsburg-lesson-first-soldiers-what = Your goods are spent, but the General sent you { $soldiers } soldiers: { $device ->
        [touch] tap
       *[other] click
    } them.
kingsburg-lesson-first-soldiers-elsewhere = Your soldiers are counted with your goods, at the end of the row.
kingsburg-lesson-first-winter-title = The winter battle
kingsburg-lesson-first-winter-why = Soldiers and buildings count, and the King’s die adds 1 for everyone.
kingsburg-lesson-first-winter-what =
    { $device ->
        [touch] Tap
       *[other] Click
    } the enemy: your { $mine } beats its { $against }. That wins 1 stone, and 1 point as the strongest.
kingsburg-lesson-first-winter-elsewhere = The enemy and its strength are shown at the top of the battle.

## What is first met later

kingsburg-lesson-first-met-recruiting = Reinforcements from the King will add 1 to 6; a soldier makes you safer.
kingsburg-lesson-first-met-lost-building = A lost building takes its points with it, but can be built again.
kingsburg-lesson-first-met-soldiers-home = After the battle all soldiers go home; next winter you need new ones.
kingsburg-lesson-first-met-white-die = King’s aid: whoever has the fewest buildings may roll a white die in spring.
kingsburg-lesson-first-met-envoy = For the fewest buildings, the envoy allows a taken advisor or a second building.
kingsburg-lesson-first-met-re-roll = All your dice show the same number, so you may roll one again.
