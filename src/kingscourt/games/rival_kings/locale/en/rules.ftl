### Rival Kings: the rules by number

## Setup

rival-kings-rule-1-1 = Two to four players take part. The 32 buildings are shuffled and two piles of 8 are laid face up in the middle; the same is done with the 32 subjects. Only the top card of a pile is seen. The other 16 buildings and 16 subjects are money by their backs: a subject is worth 1 coin, a building 2.
    .title = Piles and money
    .ruling = The booklets only say that the backs show 1 or 2 coins; which cards show what comes from two independent reviews.
rival-kings-rule-1-2 = Each of the four piles begins with 2 coins. Each player takes 5 coins, two crests and one conflict marker. What is left of the 48 coins and 30 markers is the supply.
    .title = Coins and markers at the start
    .ruling = Money can be changed freely, so only amounts count.
rival-kings-rule-1-3 = At the start of every round the 12 characters are shuffled and each player is dealt three. With three players the three left over are put aside unseen; with two players the six left over form a face-down pile.
    .title = Dealing the characters

## Round and cycle

rival-kings-rule-2-1 = A round has two cycles. In each of them every player plays one character, so one of the three stays unused. After that all characters are shuffled again.
    .title = Two cycles a round
rival-kings-rule-2-2 = A cycle has three parts: all choose a character in secret and reveal it at the same time; then come the conflicts; then the players carry out their actions by rank, from A to F.
    .title = Course of a cycle
rival-kings-rule-2-3 = Everyone sees coins, markers, rows of cards, the sizes of the piles and the characters played. Hidden until the table is finished, a whole match included, are hands, the unused character, characters put aside, the face-down pile, cards below the top of a pile and the fronts of money. That somebody has chosen may be seen, but not what; a choice may be changed until the last player has chosen.
    .title = Open and hidden
    .ruling = The booklets do not say how open the table is. We show what lies in front of everyone and hide the rest.

## Conflicts

rival-kings-rule-3-1 = Equal ranks come first: two players whose characters have the same rank take one marker each. They may not steal this cycle, and each carries out just one of the uncovered actions of the own character, chosen when the turn comes; the ability of a subject comes on top. There may be two such pairs at once, but never three characters of a rank.
    .title = Equal ranks
rival-kings-rule-3-2 = Robberies come next: A steals from D, B from C, C from F, D from E and E from F. F steals from nobody, and nobody steals from A or B. Whoever is robbed takes a marker for each robber. A rank with a conflict of equals neither robs nor gives markers by robbing.
    .title = Who steals from whom
rival-kings-rule-3-3 = On the own turn, before any own action, the robber covers one action of the victim’s character with a crest and carries it out at once. The crest is a must; the action may be declined and stays covered. Of two victims each loses one action, in the order the robber likes, the first being carried out before the next is covered. What is covered cannot be stolen again, and one action always remains. Markers, money, price and row are the robber’s own.
    .title = Stealing an action
rival-kings-rule-3-4 = Inside a rank the player with fewer markers goes first, counted when the turn of that rank comes. With equal numbers the character that bears the tie symbol goes first.
    .title = Order inside a rank
rival-kings-rule-3-5 = With two players the top card of the character pile is turned up after the reveal and before any Gardener; it cannot be swapped. After the other conflicts it is compared with each player: if it has the same rank, or a rank that steals from the player’s, that player takes a marker. It does nothing else and stays open beside the pile; the second cycle turns up the next card.
    .title = The turned-up card for two
    .ruling = The booklets speak of any higher rank; we go by the table of who steals from whom.
rival-kings-rule-3-6 = If there are no markers left in the supply, none is taken. Markers are dealt in the order of RK-3.7, inside a pair in that of RK-3.4.
    .title = When markers run out
    .ruling = The booklets do not foresee this.
rival-kings-rule-3-7 = The order is: Gardeners; equal ranks from A to F; robberies from A to E with the decisions of Watchmen; the turned-up card. All markers are dealt before the first turn; crests are laid only on the turns of the robbers.
    .title = Order of the conflicts

## Actions

rival-kings-rule-4 = The actions of a character are carried out from left to right as printed. A declined action is lost; there is no going back.
    .title = From left to right
rival-kings-rule-4-1 = Return one of your markers to the supply. Without a marker nothing happens.
    .title = Settle conflict
rival-kings-rule-4-2 = Pass one of your markers to any rival. Without a marker nothing happens.
    .title = Pass on conflict
rival-kings-rule-4-3 = Take all money of one of the four piles. If all four are empty, 2 coins are first put at each from the supply while it lasts, at the two building piles and then at the two subject piles; the last one may get a single coin. The money of a pile that has run out of cards stays there and can be taken.
    .title = Take money
    .ruling = Amounts may not be counted, but whoever followed the payments knows them; so the table shows them, and an option hides them.
rival-kings-rule-4-4 = Pay the full price of a subject on top of a pile to the money of that pile. The subject goes to the end of your row and is active from now on. There are no debts.
    .title = Recruit subject
rival-kings-rule-4-5 = Pay the full price of a building on top of a pile to the money of that pile. The building goes to the end of your row. There are no debts.
    .title = Buy a building
rival-kings-rule-4-6 = Every action may be declined.
    .title = Declining an action
    .ruling = This also holds when it could be carried out.

## Subjects

rival-kings-rule-5-1 = Once per cycle you may use the ability of your active subject, the last of your row, at any moment of your own turn: before the first theft, in between or after the last action. It is one ability per cycle in all; a subject recruited this turn may be used if none was used before. Gardener and Watchman work only before or during conflicts.
    .title = One ability per cycle
rival-kings-rule-5-2 = A building and a subject with the same symbol in front of one owner are a perfect pair; Bishop and Court Lady can neither take nor give them. A card is free only while its owner has more copies of it than of its partner, counted before the swap. Without a free card on both sides the ability cannot be used.
    .title = Perfect pairs stay together
    .ruling = How second copies count is not in the booklets; comparing the numbers protects exactly the pairs.
rival-kings-rule-5-3 = Who has used an ability this cycle gets no second one from a subject that is swapped in. A rival whose row a Bishop has changed uses whatever is active when the own turn comes.
    .title = Subjects that change hands
    .ruling = The booklets are silent; this follows from one ability per cycle.

## End and scoring

rival-kings-rule-6-1 = When one of the four piles is empty, the cycle is played to its end, all turns in full; then the game is over, even after the first cycle of a round.
    .title = End of the game
rival-kings-rule-6-2 = Perfect pairs are formed first, as many as possible, and score both values. Among the other cards pairs of a building and a subject of one colour are formed so that they score most, each the higher value. Single cards score 1, every 3 coins 1, and each marker costs 2. Totals may be negative.
    .title = Scoring
    .ruling = A pair of one colour is formed only where it is worth at least as much as two single cards.
rival-kings-rule-6-3 = With equal points fewer markers win, then more coins; after that the victory is shared.
    .title = Ties
    .ruling = No booklet settles ties.
rival-kings-rule-6-4 = As an option several games are played in a row, to a number of games or of points; the scores add up. A match to points ends after the game in which somebody reaches them, at the latest after 20 games. The highest total wins; a tie is shared.
    .title = Matches
    .ruling = The limit of 20 games and the shared tie are ours.
rival-kings-rule-6-5 = After 10 rounds in a row in which no pile became smaller the game is over. The swap of a Troubadour does not count.
    .title = Standstill
    .ruling = Since actions may be declined, a game could otherwise last for ever.

## The booklets

rival-kings-rule-9 = Where the booklets contradict each other, the one in five languages stands. So the Knight recruits, an ability is used once per cycle, Vintner and Miner look through one pile, four empty piles are refilled with the value of 2 coins each, and the Sailor may act twice but need not.
    .title = Where the booklets differ
