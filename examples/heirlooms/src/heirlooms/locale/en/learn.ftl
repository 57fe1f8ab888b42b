### The lesson and the goal card

## The first game

heirlooms-lesson-first-look-title = Your turn begins
heirlooms-lesson-first-look-why = You inherit with Beatrix: the highest card wins each heirloom.
heirlooms-lesson-first-look-what = Look at the steward’s card: he bids too.
heirlooms-lesson-first-look-instead = The steward’s card tells you how much it takes to win.
heirlooms-lesson-first-steward-title = The steward’s card
heirlooms-lesson-first-steward-why = His { $card } is known to you alone.
heirlooms-lesson-first-steward-what =
    { $device ->
        [touch] Tap
       *[other] Click
    } the steward.
heirlooms-lesson-first-steward-elsewhere = The steward bids for the house: he is listed with the heirs.
heirlooms-lesson-first-wait-title = Nobody stands aside
heirlooms-lesson-first-wait-why = You could ask Beatrix to stand aside and leave the bids to you.
heirlooms-lesson-first-wait-what = Let her bid: do nothing.
heirlooms-lesson-first-wait-instead = If she stands aside, she learns the steward’s card too.
heirlooms-lesson-first-bid-title = Just enough
heirlooms-lesson-first-bid-why = Every card can be bid once, so spend no more than needed.
heirlooms-lesson-first-bid-what = Bid the 12.
heirlooms-lesson-first-bid-instead = The 17 wins too, but the violin is worth more; the 5 loses.
heirlooms-lesson-first-won-title = Your first heirloom
heirlooms-lesson-first-won-why = All bids are opened together, and the highest takes it.
heirlooms-lesson-first-won-what =
    { $device ->
        [touch] Tap
       *[other] Click
    } yourself to see what you have won.
heirlooms-lesson-first-won-elsewhere = Your heirlooms lie beside your name.
heirlooms-lesson-first-on-title = On your own
heirlooms-lesson-first-on-why = Whoever’s heirlooms are worth the most wins; the steward can win too.
heirlooms-lesson-first-on-what = Bid for the mirror as you like.
heirlooms-lesson-first-met-asked = Whoever stands aside does not bid, but sees the steward’s card.

## The goal card

heirlooms-goal-heir = You are one of the heirs of an old house.
heirlooms-goal-bids = Each round one heirloom is on offer, and all bid a card in secret.
heirlooms-goal-worth = After the last heirloom, whoever’s pieces are worth the most wins.
heirlooms-round = A round
heirlooms-round-offer = Offer
heirlooms-round-offer-does = the next heirloom is shown
heirlooms-round-head = Head’s turn
heirlooms-round-head-does = look at the steward’s card, or ask an heir to stand aside
heirlooms-round-bid = Bid
heirlooms-round-bid-does = all choose a card in secret
heirlooms-round-award = Award
heirlooms-round-award-does = the highest card wins
heirlooms-scores-heirloom = 2 to 5
heirlooms-scores-heirloom-for = each heirloom of the cottage
heirlooms-scores-steward = 0
heirlooms-scores-steward-for = the steward wins heirlooms too
