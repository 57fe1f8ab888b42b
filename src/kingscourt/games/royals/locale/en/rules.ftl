### Royals: the rules by number

## Setup

royals-rule-1-1 = Two to five players take part, each with the cubes of one colour: 46 in black or white, 36 in grey, purple or orange. Two players use black and white; three or more may have any colours. Whoever occupies a position or takes one over needs two cubes in the supply. Banished cubes and cubes on title tokens never come back.
    .title = Players and cubes
    .ruling = The rulebook does not say what happens when cubes run short; with fewer than two nothing can be occupied. Colours go by seat (grey, purple, orange, black, white; for two players black, white), unless the table lets the players choose.
royals-rule-1-2 = Of the 99 country cards 31 belong to France, 26 to the German States, 22 to Britain and 20 to Spain. Before the cards are shuffled some go back into the box, in this sequence of countries: 11, 9, 8 and 6 with two players, 9, 8, 7 and 6 with three, 6, 5, 5 and 4 with four, none with five. The shuffled cards are the country deck; the top three are laid face up as the display.
    .title = Country cards
    .arcane-2016 = Britain has 25 cards, which makes 102 in all. We take the same numbers out.
royals-rule-1-3 = There are 24 intrigue cards, four for each of the six pairs of countries. They form a face-down deck with discards of its own.
    .title = Intrigue cards
    .ruling = The rulebook’s list of pairs is garbled; every pair four times is what the box holds.
royals-rule-1-4 = These tokens lie on the board: 16 city bonuses (five in France, four each in the German States and in Spain, three in Britain), two country bonuses for every country, noble house bonuses of 16, 12 and 8 points (with two players only the 8), two period tokens a country for each of 1648, 1680 and 1714, and seven title tokens that come apart into two equal halves.
    .title = Tokens
    .arcane-2016 = With three players the noble house bonuses are 12 and 8 points.
royals-rule-1-5 = The start player is drawn at random. Play goes clockwise.
    .title = Start player
    .ruling = The rulebook lets the youngest begin; chance asks nobody for an age.

## The turn

royals-rule-2 = A turn is: draw cards, play cards, end of the turn. Drawing is a duty, even with a full hand, and is finished before the first card is played. Playing is optional.
    .title = The turn
royals-rule-2-1 = In the first turn of each player only country cards are drawn, and how many depends on the place in turn order, counted from the start player: 2 and 3 with two players; 1, 2 and 3 with three; 1, 1, 2 and 3 with four; 1, 1, 2, 2 and 3 with five. Otherwise it is a turn like any other.
    .title = The first turn
royals-rule-2-2 = From the second turn on a player draws either three country cards, or one country card and one intrigue card in whichever sequence.
    .title = What is drawn
    .ruling = Which of the two it is must be said before the first card.
royals-rule-2-3 = Every country card comes from the top of the deck or from the display. Gaps in the display are not filled before the turn ends.
    .title = Deck or display
    .ruling = Cards are taken one at a time, and each is looked at before the next is chosen.
royals-rule-2-4 = If the intrigue deck is empty when a card is to be drawn from it, its discards are shuffled and become the new deck. There are always enough of them.
    .title = The intrigue deck runs out
royals-rule-2-5 = An empty country deck gives no cards. What is to be drawn then comes from the display, which always suffices.
    .title = The country deck runs out
    .arcane-2016 = Whoever asks an empty deck for a card has the discards shuffled into a new deck at once. The period ends after this turn; the display is then only completed, without another shuffle.
royals-rule-2-6 = A player may play as often as the cards allow, and in any sequence: occupy vacant positions and take over those of others.
    .title = Playing cards
royals-rule-2-6a = To occupy a vacant position the player discards as many cards of its country as its title costs, then lays one cube on the position and one on the title token. No position ever holds more than one cube. Both positions of a city may belong to the same player.
    .title = Occupying a position
    .ruling = A payment is exact; nobody may discard more than is asked.
royals-rule-2-6b = Any three country cards stand for one country card of choice, as often as wanted in the same payment.
    .title = Wild cards
    .ruling = The rulebook mentions players who lack a card. We allow wild cards to everyone, and cards of the wanted country may be among the three.
royals-rule-2-6c = A position of another player can be taken over, never one’s own. One intrigue card that shows its country is discarded, two for a King, and then the position is occupied as usual. Who cannot make both payments may not begin. The old cube is banished to the space of that city, while its companion on the title token stays. Any two intrigue cards stand for one of choice, for each one that is needed; so a King takes two, three or four of them.
    .title = Taking over a position
royals-rule-2-7 = The hand limits may be exceeded during a turn. At its end exactly what is above 12 country cards and 4 intrigue cards is discarded; the player chooses which. Then the display is filled up to three cards, and it is checked whether the period ends.
    .title = End of the turn
royals-rule-2-8 = Hands are secret, how many cards they hold is not. Everybody sees what is taken from the display and what is discarded; a card drawn from a deck is seen by the one who draws it.
    .title = Secret hands
    .ruling = The rulebook takes this for granted without saying it.

## Bonuses

royals-rule-3 = Whoever meets the condition of a bonus takes its token at once and keeps it face down until the end.
    .title = Bonuses
    .ruling = Which token somebody took is no secret. Only the running totals of the others are not shown, unless the table has chosen to.
royals-rule-3-1 = The first player ever to occupy a position in a city takes its city bonus. A takeover therefore never brings one.
    .title = City bonus
royals-rule-3-2 = Whoever has at least one cube in every city of a country takes the highest country bonus left there; banished cubes count. Once both are gone there is nothing more, and nobody takes two in the same country.
    .title = Country bonus
royals-rule-3-3 = Whoever has at least one cube on all seven title tokens takes the highest noble house bonus left. Once they are gone there is nothing more, and nobody takes two.
    .title = Noble house bonus
royals-rule-3-4 = A single occupation may bring all three kinds, and it brings them only to the player who acts.
    .title = Several bonuses at once
    .ruling = They come in this sequence: city, country, noble house.

## Periods and the end

royals-rule-4-1 = A period ends when, at the end of a turn, the display cannot be filled up to three cards. (Three cards on display and an empty deck do not end it yet.) The display is filled as far as possible, the discards are shuffled into a new country deck, the display is completed, and the period is scored. The next player goes on.
    .title = The end of a period
royals-rule-4-2 = In the third period deck and display are renewed in the same way, but before the scoring the round is played to its end with full turns, so that everybody has had equally many. The period is scored after the turn of the player to the right of the start player; at once, if that player brought it to its end.
    .title = The last round
    .ruling = The rulebook says to the left, which would give players different numbers of turns.
royals-rule-4-3 = In each country all players add up the influence of the positions they hold at that moment. Banished cubes give none. Those with influence are ranked; the first takes the higher token of this period, the second the lower one. If only one player has influence, the second token leaves the game; if nobody has, both do.
    .title = Scoring a period
    .ruling = One ranking for each country settles ties for first place, for second place and among three.
royals-rule-4-4 = In a tie the player is ahead who holds the highest title in that country. If that is equal as well, the city decides in which the title is held: the one with the higher printed city bonus, whoever took its token. Who has the title twice counts the better city.
    .title = Ties for influence
royals-rule-4-5 = After the third period the titles are scored, the lowest first. Most cubes on a title token earn its full value. If exactly two players are tied, each takes one half; if more are tied, nobody takes anything.
    .title = Scoring the titles
    .ruling = Nobody is tied without a cube there, and a token without cubes leaves the game.
royals-rule-4-6 = Most victory points win. In a tie the highest single token, of whatever kind, decides; if that is equal too, the victory is shared.
    .title = Victory
    .ruling = A half title counts as half.
