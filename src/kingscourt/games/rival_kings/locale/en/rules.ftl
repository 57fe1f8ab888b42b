### Rival Kings: the rules by number

## Setup

rival-kings-rule-1-1 = Two to four people can play. Shuffle the 32 buildings and deal two face-up piles of 8 into the middle of the table, then do likewise with the 32 subjects; of every pile you see nothing but the uppermost card. What is left, 16 of each, is turned over and spent as money: the back of a subject stands for 1 coin, that of a building for 2.
    .title = Piles and money
    .ruling = The booklets only say that the backs show 1 or 2 coins; which cards show what comes from two independent reviews.
rival-kings-rule-1-2 = Each of the four piles begins with 2 coins. Each player takes 5 coins, two crests and one conflict marker. What is left of the 48 coins and 30 markers is the supply.
    .title = Coins and markers at the start
    .ruling = Money can be changed freely, so only amounts count.
rival-kings-rule-1-3 = At the start of every round the 12 characters are shuffled and each player is dealt three. With three players the three left over are put aside unseen; with two players the six left over form a face-down pile.
    .title = Dealing the characters

## Round and cycle

rival-kings-rule-2-1 = Each round is played in two cycles. Everyone plays one character per cycle and leaves the third unused; afterwards all characters are shuffled anew.
    .title = Two cycles a round
rival-kings-rule-2-2 = A cycle has three parts: all choose a character in secret and reveal it at the same time; then come the conflicts; then the players carry out their actions by rank, from A to F.
    .title = Course of a cycle
rival-kings-rule-2-3 = Everyone may look at coins, markers, rows of cards, the sizes of the piles and the characters in play. Until the table is finished, even if it is a whole match, nobody sees what others hold in hand, the unused character, characters put aside or lying face down, what a pile hides beneath its uppermost card, or the fronts of money. It is no secret who has chosen already, only what; as long as one player has not decided, everybody may change their mind.
    .title = Open and hidden
    .ruling = The booklets do not say how open the table is. We show what lies in front of everyone and hide the rest.

## Conflicts

rival-kings-rule-3-1 = Equal ranks come first: two players whose characters have the same rank take one marker each. They may not steal this cycle, and each carries out just one of the uncovered actions of their own character, chosen when their turn comes; the ability of a subject comes on top. There may be two such pairs at once, but never three characters of one rank.
    .title = Equal ranks
rival-kings-rule-3-2 = Robberies come next. Every rank but the last has a rank to steal from: A takes from D, B from C, C and E from F, D from E. F steals from nobody; A and B are safe. Each robber costs the victim one marker. A rank that is busy with a conflict of equals robs nobody and so brings no markers.
    .title = Who steals from whom
rival-kings-rule-3-3 = When the robber’s turn comes, and before any action of their own, they lay a crest on one action of the victim’s character and perform it on the spot. Laying the crest is compulsory; performing the action is not, but it stays covered. If there are two victims, the robber takes one action from each, in either order. No action is covered twice, and at least one is left to the victim. Everything about it, from markers and money to the price and the row, is the robber’s own affair.
    .title = Stealing an action
    .ruling = With two victims, the first stolen action is performed or declined before the second is covered.
rival-kings-rule-3-4 = Within a rank, the player with fewer markers goes first, counted when the turn of that rank comes. With equal numbers the character that bears the tie symbol goes first.
    .title = Order within a rank
rival-kings-rule-3-5 = In a game for two, the character pile gives up its uppermost card right after the reveal, before any Gardener acts, and no Gardener can take that card. Once all other conflicts are dealt with, it is compared with each player’s character: a card of equal rank, or of a rank that would rob the player, brings that player one marker. Beyond that it is ignored; it stays face up next to the pile, and the second cycle reveals another.
    .title = The turned-up card for two
    .ruling = Where the booklets speak of a higher rank, we read a rank that steals from the player’s (RK-3.2).
rival-kings-rule-3-6 = Once the supply has no markers left, nobody takes any. Who gets the last ones follows from the order in RK-3.7, and within a pair from RK-3.4.
    .title = When markers run out
    .ruling = The booklets do not foresee this.
rival-kings-rule-3-7 = This is the order: first Gardeners, then clashes of equal ranks beginning with A, then robberies beginning with A, Watchmen included, and finally the turned-up card. Every marker has been handed out when the first turn begins; crests follow later, on the turns of the robbers.
    .title = Order of the conflicts

## Actions

rival-kings-rule-4 = Work through the actions of a character in printed order, left to right. What you decline is gone for good.
    .title = From left to right
rival-kings-rule-4-1 = Return one of your markers to the supply. Without a marker nothing happens.
    .title = Settle conflict
rival-kings-rule-4-2 = Pass one of your markers to any rival. Without a marker nothing happens.
    .title = Pass on conflict
rival-kings-rule-4-3 = Take all the money of one pile of your choice. Should there be no money at any of the four, each first receives 2 coins from the supply, beginning with the building piles, until the supply runs dry; the last pile served may get a single coin. A pile of subjects or buildings that has run out keeps its money, and it may still be taken.
    .title = Take money
    .ruling = Counting is forbidden, yet anyone who kept track of the payments knows the amounts. That is why the table shows them, unless an option says otherwise. The piles are refilled only if the action is really carried out.
rival-kings-rule-4-4 = Choose a subject that lies on top of a pile and add its full price to the money of that pile; nobody may run into debt. The subject joins the end of your row and becomes the active one.
    .title = Recruit a subject
rival-kings-rule-4-5 = Choose a building that lies on top of a pile and add its full price to the money of that pile; nobody may run into debt. The building joins the end of your row.
    .title = Buy a building
rival-kings-rule-4-6 = Every action may be declined.
    .title = Declining an action
    .ruling = This also holds when it could be carried out.

## Subjects

rival-kings-rule-5-1 = The last subject of your row is active. During your own turn, whenever you like, be it before you steal, between two actions or after the last one, you may call on its ability, but on one ability in each cycle only. If you recruit a subject and have used none so far, the newcomer is at your service at once. Gardener and Watchman are exceptions: their time is before and during the conflicts.
    .title = One ability per cycle
    .ruling = An ability that could do nothing at all is not offered by the table, so nobody uses it up by mistake.
rival-kings-rule-5-2 = A perfect pair is a building and a subject with the same symbol that belong to one player; neither Bishop nor Court Lady can tear it apart, be it your own or another’s. Compare the numbers before the swap: a card may change hands only if its owner has it more often than its counterpart. If either side has no such card, the ability is not available.
    .title = Perfect pairs stay together
    .ruling = How second copies count is not in the booklets; comparing the numbers protects exactly the pairs.
rival-kings-rule-5-3 = A subject that reaches you by a swap brings no further ability if you have used one in this cycle already. If a Bishop has rearranged the row of a rival, that rival calls on whatever stands at its end when their own turn comes.
    .title = Subjects that change hands
    .ruling = The booklets are silent; this follows from one ability per cycle.

## End and scoring

rival-kings-rule-6-1 = The first empty pile announces the end: everybody still completes the current cycle, and then the game is over, even if the round has another cycle to come.
    .title = End of the game
rival-kings-rule-6-2 = Begin with perfect pairs and form all you can: each of them scores the values of both cards. Match the rest by colour, a building with a subject, in the way that yields the most; such a pair scores its higher value. A card left alone scores 1 point, 3 coins score 1 point, and each marker takes 2 points away. You may end below zero.
    .title = Scoring
    .ruling = Two cards of one colour stay single if the pair would score less than they bring alone.
rival-kings-rule-6-3 = With equal points fewer markers win, then more coins; after that the victory is shared.
    .title = Ties
    .ruling = No booklet settles ties.
rival-kings-rule-6-4 = If you like, play a match: several games, either a fixed number of them or until somebody’s total reaches a fixed number of points. In the latter case the game under way is finished first, and after 20 games the match ends in any event. Totals decide; equal totals share the victory.
    .title = Matches
    .ruling = The limit of 20 games and the shared tie are ours.
rival-kings-rule-6-5 = If no pile shrinks for 10 rounds running, the game is over. A Troubadour’s swap leaves all piles as large as they were.
    .title = Standstill
    .ruling = Since actions may be declined, a game could otherwise last for ever.

## The booklets

rival-kings-rule-9 = Where the booklets contradict each other, the one in five languages prevails. So the Knight recruits, an ability is used once per cycle, Vintner and Miner look through one pile, four empty piles are refilled with the value of 2 coins each, and the Sailor may act twice but need not.
    .title = Where the booklets differ
