### Rival Kings: the first game, told by Odo

## Steps

rival-kings-lesson-first-choose-title = A secret choice
rival-kings-lesson-first-choose-why = The throne is empty, and the court with the most points wins it.
rival-kings-lesson-first-choose-what = All play a character in secret: choose the Lord Protector.
rival-kings-lesson-first-choose-instead = Nobody robs rank A, and it acts first: play the Lord Protector.

rival-kings-lesson-first-rank-title = A first, F last
rival-kings-lesson-first-rank-why = Once turned up, the characters act by rank: A first, F last.
rival-kings-lesson-first-rank-what =
    { $device ->
        [touch] Tap
       *[other] Click
    } the one who acts first: your Lord Protector.
rival-kings-lesson-first-rank-elsewhere = Rank A acts before all others, and that is your Lord Protector.

rival-kings-lesson-first-rob-title = Robbing a rank
rival-kings-lesson-first-rob-why = Your A robs Aldric’s D: he took a marker and loses an action.
rival-kings-lesson-first-rob-what = Lay your crest on Aldric’s “Take money”.
rival-kings-lesson-first-rob-what-2 = You carry out what you stole: take the coins at the Vineyard.
rival-kings-lesson-first-rob-instead = You need money; take what lies at the Vineyard before you pay there.
rival-kings-lesson-first-rob-instead-2 = Take what lies at the Vineyard, where you will then pay.

rival-kings-lesson-first-money-title = All the money of a pile
rival-kings-lesson-first-money-why = Whoever takes money takes all the coins of one pile.
rival-kings-lesson-first-money-what =
    { $coins ->
        [one] You have { $coins } coin now: { $device ->
                [touch] tap
               *[other] click
            } the Vineyard’s empty space for coins.
       *[other] You have { $coins } coins now: { $device ->
                [touch] tap
               *[other] click
            } the Vineyard’s empty space for coins.
    }
rival-kings-lesson-first-money-elsewhere = The coins lay beside the Vineyard, where nothing is left now.

rival-kings-lesson-first-buy-title = Your first building
rival-kings-lesson-first-buy-why = The price of a card is also its worth in a pair.
rival-kings-lesson-first-buy-what = Buy the Vineyard for { $price }; the coins stay there for any taker.
rival-kings-lesson-first-buy-instead = Buy the Vineyard: its partner, the Vintner, lies open too.

rival-kings-lesson-first-watch-title = The robbed rob too
rival-kings-lesson-first-watch-why = Aldric’s D robs Beatrix’s E and takes the 3 coins that you paid.
rival-kings-lesson-first-watch-what =
    { $device ->
        [touch] Tap
       *[other] Click
    } Aldric’s crest on Beatrix’s card: he stole “Take money”.
rival-kings-lesson-first-watch-elsewhere = The crest on a stolen action is the thief’s: find Aldric’s on Beatrix’s card.

rival-kings-lesson-first-trader-title = The second cycle
rival-kings-lesson-first-trader-why = A round is two cycles; one of your three characters stays unused.
rival-kings-lesson-first-trader-what = Play the Trader: four actions, but ranks C and E rob him.
rival-kings-lesson-first-trader-instead = The Priest cannot recruit, and you need the Vintner.

rival-kings-lesson-first-settle-title = Settling a conflict
rival-kings-lesson-first-settle-why = Beatrix robbed you: that brought you a marker, which costs 2 points.
rival-kings-lesson-first-settle-what =
    { $markers ->
        [one] You have { $markers } marker: return it with “Settle conflict”.
       *[other] You have { $markers } markers: return one with “Settle conflict”.
    }
rival-kings-lesson-first-settle-instead = Your own actions are on your Trader; a declined one is lost.

rival-kings-lesson-first-pair-title = A perfect pair
rival-kings-lesson-first-pair-why = Building and subject with the same symbol: a perfect pair scores both values.
rival-kings-lesson-first-pair-what = Recruit the Vintner for { $price }; he belongs to your Vineyard.
rival-kings-lesson-first-pair-instead = Only the Vintner makes a perfect pair with your Vineyard.

rival-kings-lesson-first-ability-title = Your active subject
rival-kings-lesson-first-ability-why = The Herb Meadow lies open, but its partner lies hidden in a pile.
rival-kings-lesson-first-ability-why-2 = Your newest subject is active: once a cycle, the Vintner searches a pile.
rival-kings-lesson-first-ability-why-3 = In your hands you see the whole pile, and may buy one card.
rival-kings-lesson-first-ability-what = The Herb Meadow can make your next pair: { $device ->
        [touch] tap
       *[other] click
    } it.
rival-kings-lesson-first-ability-what-2 = Use the Vintner: search the Court Lady’s pile for the Herbalist.
rival-kings-lesson-first-ability-what-3 = Take the Herbalist; once you buy the Herb Meadow, they are a perfect pair.
rival-kings-lesson-first-ability-elsewhere = The Herb Meadow lies open on the first pile of buildings.

rival-kings-lesson-first-end-title = The end of the game
rival-kings-lesson-first-end-why = When a pile runs out, that cycle is the last; then all this counts.
rival-kings-lesson-first-end-what =
    { $device ->
        [touch] Tap
       *[other] Click
    } your score. Pairs, single cards and every 3 coins count, less 2 per marker.
rival-kings-lesson-first-end-elsewhere = The table next to your cards adds up your points.

## Met later

rival-kings-lesson-first-met-round = Every round begins with three new characters; nobody else sees yours.
rival-kings-lesson-first-met-equal-ranks = Equal ranks: both take a marker, steal nothing and keep one action.
rival-kings-lesson-first-met-give = A marker that is passed on costs its new owner the 2 points.
rival-kings-lesson-first-met-gardener = The Gardener swaps characters right after the reveal; nobody can refuse.
rival-kings-lesson-first-met-watchman = The Watchman sends the marker to the robber; the action is stolen anyway.
rival-kings-lesson-first-met-last-card = A pile is used up: this cycle is played out, then points are counted.
