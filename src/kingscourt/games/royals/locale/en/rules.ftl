### Royals: the rules by number

## Setup

royals-rule-1-1 = The game is for two to five players. Everyone plays the cubes of one colour; there are 46 each of black and of white, but only 36 each of grey, purple and orange. That is why two players take the first two, while three or more may use whichever they like. Occupying a position or taking one over costs two cubes, which must be at hand. What has been banished, or lies on a title token, is spent for the rest of the game.
    .title = Players and cubes
    .ruling = The rulebook does not say what happens when cubes run short, so a player with fewer than two occupies nothing. Seats receive their colours in the order grey, purple, orange, black, white (two players: black, white), unless the table lets everyone choose.
royals-rule-1-2 = There are 99 country cards: 31 for France, 26 for the German States, 22 for Britain, 20 for Spain. Fewer than five players leave some of them in the box, listed here in the same order: 11, 9, 8 and 6 with two players, 9, 8, 7 and 6 with three, 6, 5, 5 and 4 with four. Five players use all. The cards in play are shuffled into the country deck, and three of them are turned up to form the display.
    .title = Country cards
    .arcane-2016 = Britain has 25 cards, which makes 102 in all. We take the same numbers out.
royals-rule-1-3 = The 24 intrigue cards show every one of the six pairs of countries four times. Shuffled, they make up a deck of their own, and what is discarded from it is kept apart.
    .title = Intrigue cards
    .ruling = The rulebook’s list of pairs is garbled; every pair four times is what the box holds.
royals-rule-1-4 = The board is laid out with tokens. City bonuses: five in France, four in the German States, three in Britain, four in Spain. Country bonuses: two per country. Noble house bonuses: 16, 12 and 8 points; the 8 alone when two play. Period tokens: a pair for every country and period, the periods being 1648, 1680 and 1714. Title tokens: seven, each made of two halves of equal worth.
    .title = Tokens
    .arcane-2016 = With three players the noble house bonuses are 12 and 8 points.
royals-rule-1-5 = Chance decides who is the start player; from there the turns pass clockwise.
    .title = Start player
    .ruling = The rulebook lets the youngest begin; chance asks nobody for an age.

## The turn

royals-rule-2 = First draw, then play, then tidy up: that is a turn. Drawing is a duty that not even a full hand excuses, and nothing is played before it is complete. Whether to play anything is up to the player.
    .title = The turn
royals-rule-2-1 = Everybody’s opening turn brings country cards and no intrigue. The later somebody’s turn comes, the more cards: 2 and 3 with two players; 1, 2 and 3 with three; 1, 1, 2 and 3 with four; 1, 1, 2, 2 and 3 with five, beginning with the start player. In all other respects it is a normal turn.
    .title = The first turn
royals-rule-2-2 = On every later turn there are two ways to draw: three country cards, or a country card together with an intrigue card, whichever of the two is taken first.
    .title = What is drawn
    .ruling = The player commits to one of the two ways before seeing a card.
royals-rule-2-3 = For each country card the player decides anew between the face-down deck and the display. A gap that this leaves in the display is closed only when the turn is over.
    .title = Deck or display
    .ruling = Cards are taken one at a time, and each is looked at before the next is chosen.
royals-rule-2-4 = When the intrigue deck has run out and somebody is due a card, its discards are shuffled to make a new one. They cannot be too few.
    .title = The intrigue deck runs out
royals-rule-2-5 = Nothing can be drawn from a country deck that is used up. The player then relies on the display, and it never falls short.
    .title = The country deck runs out
    .arcane-2016 = A request to an empty deck is granted: all discards are shuffled on the spot and form the deck. In return the period is over as soon as this turn is; the display is then filled without shuffling once more.
royals-rule-2-6 = There is no limit to how much a player may play, nor any set order. Vacant positions can be occupied, and those of other players taken over, as long as the cards last.
    .title = Playing cards
royals-rule-2-6a = The price of a vacant position is a number of cards of its country, set by the title. Once these are discarded, the player marks the success with two cubes: one goes to the position, its twin to the title token. There is room for a single cube on a position. Nothing forbids holding both positions of one city.
    .title = Occupying a position
    .ruling = A payment is exact; nobody may discard more than is asked.
royals-rule-2-6b = Three country cards of whatever kind may take the place of one that is asked for. A payment may contain several such exchanges.
    .title = Wild cards
    .ruling = The rulebook mentions players who lack a card. We allow wild cards to everyone, even with the right cards in hand, and the three may include some of the very country that is paid for.
royals-rule-2-6c = What another player holds can be taken over; one’s own positions cannot. The attacker discards an intrigue card with the right country on it (a King demands two) and then pays for the position in the usual way. Nobody may start this without the means for both payments. The cube of the loser moves to the exile space of that city, but its twin remains on the title token. In place of any intrigue card that is due, two others of any kind will do, so a King may cost up to four.
    .title = Taking over a position
    .ruling = The rulebook mentions players who lack an intrigue card. As with country cards, we allow the exchange to everyone, and the two may show the very country that is asked for.
royals-rule-2-7 = While the turn lasts, a hand may be of any size. When it ends, the hand limit is 12 country cards and 4 intrigue cards: the player picks what to discard until neither is exceeded, and discards no more than that. Afterwards the display is brought back to three cards, which may be the moment when a period ends.
    .title = End of the turn
royals-rule-2-8 = Nobody needs to show a hand, but everyone may ask how large it is. Whatever leaves the display or is discarded has been seen by all; what is drawn face down is known to its owner alone. After the end of the game all is open.
    .title = Secret hands
    .ruling = The rulebook takes this for granted without saying it.

## Bonuses

royals-rule-3 = A bonus is claimed the moment its condition is met. The token then stays face down with its owner until the final count.
    .title = Bonuses
    .ruling = Which token somebody took is no secret. Only the running totals of the others are not shown, unless the table has chosen to show them.
royals-rule-3-1 = A city bonus rewards the player who opens up a city, by occupying a position there before anybody else has. A takeover comes too late for that.
    .title = City bonus
royals-rule-3-2 = A player who is present in all cities of a country, be it with a single cube each, claims a country bonus: the better one, if it is still there, else the other. Exile is presence too, so a banished cube will do. Two are all there are, and no player gets both.
    .title = Country bonus
royals-rule-3-3 = A player represented on all seven title tokens claims the best noble house bonus that remains, and may do so once. Latecomers may find none.
    .title = Noble house bonus
royals-rule-3-4 = It can happen that one move earns a bonus of each kind. It is always the player whose turn it is who earns them.
    .title = Several bonuses at once
    .ruling = They come in this order: city, country, noble house.

## Periods and the end

royals-rule-4-1 = Sooner or later a turn ends and there are not enough cards to bring the display back to three: the period is over. (If there are just enough, it goes on, though the deck is empty.) Whatever is left is laid out, the discards become the new deck, which also supplies the missing ones, and then the period is scored before the next player’s turn.
    .title = The end of a period
royals-rule-4-2 = The third period is different in one respect. Cards are renewed as before, but the scoring waits until the round is complete and everyone has played an equal number of turns. The last to play is the neighbour on the start player’s right-hand side; if it was this very turn that ended the period, nobody has to wait.
    .title = The last round
    .ruling = The rulebook says to the left, which would give players different numbers of turns.
royals-rule-4-3 = Country by country the players compare their influence, counting the positions that are theirs at this time; exile has none. The leader earns the better of the two tokens for this period, the runner-up the other. Without a runner-up the other token is put away, and where nobody has any influence both are.
    .title = Scoring a period
    .ruling = One ranking for each country settles ties for first place, for second place and among three.
royals-rule-4-4 = Among equals rank decides: whoever holds the highest title there goes first. Should that be the same title, look at the cities where these players hold it and compare the city bonus printed there; it does not matter who has claimed it. If a player holds the title in two cities, the better one is compared.
    .title = Ties for influence
royals-rule-4-5 = The scoring of the third period is followed by that of the titles, from Marshal up to King. A title token goes to the player with the largest number of cubes on it. Two players who share the lead break it in half. Three or more who share it get nothing.
    .title = Scoring the titles
    .ruling = Nobody is tied without a cube there, and a token that nobody has a cube on is put away.
royals-rule-4-6 = Whoever has collected the most victory points is the winner. Players with equal points compare their most valuable token, whatever its kind. If even these are alike, they win together.
    .title = Victory
    .ruling = Half a title counts for what the half is worth.
