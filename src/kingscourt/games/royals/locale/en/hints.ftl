### What hints say: what an answer is good for, and what one should think twice about

## Themes

royals-hint-points = It brings points at once.
royals-hint-influence = It adds to your influence in a country that will be scored.
royals-hint-titles = It helps you to have the most cubes on a title.
royals-hint-bonuses = It brings a country bonus or a noble house bonus nearer.
royals-hint-cards = It gives or leaves you useful cards.
royals-hint-suits = It helps you towards a position that you can collect cards for.
royals-hint-intrigues = It gives or leaves you intrigue cards for takeovers.

## Warnings

royals-warning-three-cards-drawn-in-vain = Your hand will be above its limit, and there is nothing you could spend these cards on.
royals-warning-no-intrigue-on-full-board = All positions are held: without intrigue cards you cannot take any of them over.
royals-warning-cards-thrown-away = You will have to discard cards with which you could occupy a vacant position.
royals-warning-king-left-vacant = You have all the cards for a King, and the place is still vacant.
royals-warning-points-left-behind = The period is about to be scored, and a position within reach would bring points.
royals-warning-needless-wild-cards = You have a matching card; paying with others instead costs you more cards.
royals-warning-long-suit-broken = This is the country you have the most cards of; stray cards would do.
royals-warning-last-card-not-taken = The display has the very card that you lack for an expensive position.
royals-warning-takeover-beside-vacancy = The same title is vacant in this country and needs no intrigue card.
royals-warning-three-cards-for-one = You lack several cards of this country, and each of them costs you three others.
royals-warning-above-hand-limit = You have more country cards than the limit and will have to discard some.
royals-warning-period-ends = The deck runs out with this draw, so the period is scored after your turn.
