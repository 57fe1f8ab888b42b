### What hints say: what an answer is good for, and what one should think twice about

## Themes

rival-kings-hint-cards = It makes your cards worth more points.
rival-kings-hint-coins = It leaves you more coins.
rival-kings-hint-markers = It rids you of conflict markers.
rival-kings-hint-offers = It helps you to a good card from the piles.
rival-kings-hint-safety = It exposes you less to theft and to equal ranks.
rival-kings-hint-theft = It still lets you steal an action.
rival-kings-hint-rivals = It leaves you better placed against your rivals.
rival-kings-hint-ability = It gives or leaves you a useful ability.

## Warnings

rival-kings-warning-money-declined = This money costs nothing.
rival-kings-warning-smaller-money-taken = Clearly more money lies at another pile.
rival-kings-warning-marker-kept = A conflict marker costs points at the end, and you could be rid of one.
rival-kings-warning-marker-to-a-trailing-rival = This player is far behind; the marker would hurt the leader more.
rival-kings-warning-watchman-unused = The Watchman could send this marker back to the robber.
rival-kings-warning-free-ability-unused = Your subject’s ability costs nothing, and you have not used it yet.
rival-kings-warning-good-card-declined-with-money = A card lies here that brings more points than it costs, and you can afford it.
rival-kings-warning-last-card-bought-at-a-loss = The game ends after this cycle, and this card costs more than it brings.
rival-kings-warning-game-ended-as-last = This ends the game while you are last.
rival-kings-warning-rivals-pair-completed-by-a-swap = The card you give away completes a pair for your rival.
rival-kings-warning-swap-at-a-loss = You lose points by this swap.
rival-kings-warning-ability-covered = The new subject becomes active at once, and the ability of the present one has not been used yet.
rival-kings-warning-partners-gone = The partners of this card all lie with your rivals.
rival-kings-warning-game-ended-behind = This ends the game while a rival has more points.
