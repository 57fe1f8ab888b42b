### Paladins of the West Kingdom: the rules by number

## Setup

paladins-rule-1-1 = One to four players take part; a single player faces an artificial opponent. Five townsfolk lie above the main board and six outsiders below it; walls, suspicions and taverns are shuffled, and debts lie with their unpaid side up. The tax supply begins with 5 silver for two players, 6 for three and 8 for four.
    .title = The main board
    .ruling = For one player the tax supply holds 5 silver; no source states this.
paladins-rule-1-2 = Three random King’s Orders and five random King’s Favours lie face down on the board. The others leave the game without being looked at.
    .title = Orders and Favours
paladins-rule-1-3 = Each player has 8 workshops, 7 monks, 7 outposts and 7 jars, the attributes faith, strength and influence at 0, 3 silver, 1 provision, and their own deck of the twelve paladins, shuffled.
    .title = What each player has
paladins-rule-1-4 = The start player is drawn. In reverse order, the start player last, each hires one townsfolk of the row for free; its immediate reward counts, and the row is not refilled in between. Then the row slides to the right and is filled up at the left.
    .title = Start player and first townsfolk
paladins-rule-1-5 = Suspicions, attacked outsiders and their people, resources and both rows are open to all. The paladins you draw are secret until they are revealed, and so are the cards you put on top of your deck and under it; whatever lies face down is secret from everyone.
    .title = What is open

## The round

paladins-rule-2-1 = The game lasts seven rounds. From the second round on, the start marker first moves to the player on the left.
    .title = The start marker
paladins-rule-2-2 = In rounds 1 and 2 an Order is turned up, in round 3 an Order and a Favour, in rounds 4 to 7 a Favour.
    .title = Turning up Orders and Favours
paladins-rule-2-3 = One more tavern than there are players is turned up. The discarded taverns are shuffled only when a card is needed and the deck is empty.
    .title = Taverns
paladins-rule-2-4 = All players draw three paladins from their own decks, at the same time and in secret. One is used this round, one goes on top of the deck, one to the bottom.
    .title = Choosing a paladin
    .ruling = Used paladins leave the game. What a paladin adds to the attributes lasts for the round.
paladins-rule-2-5 = Beginning with the start player, all reveal their paladin and take its two workers. Then, again beginning with the start player, each takes one tavern with its four workers; suspicions that come with it, and inquisitions they cause, are dealt with before the next player picks. One tavern is left over.
    .title = Paladins and taverns bring workers
paladins-rule-2-6 = Beginning with the start player, each player in turn carries out one action or passes, until all have passed. Whoever has passed is out of the round.
    .title = Turns
paladins-rule-2-7 = A player who has no worker or no possible action has to pass. When players pass, all workers on their own board return, though not those on Favours, and of the workers left over they keep three at most, of their choice.
    .title = Passing
    .ruling = The limit of three is checked on passing only; workers gained later stay.
paladins-rule-2-8 = At the end of a round the townsfolk in the rightmost column is discarded, if there is one; the others slide to the right and the free columns are filled. The outsider in the leftmost column is discarded, if there is one; the others slide to the left and the free columns are filled. Discards are never shuffled in; with an empty deck columns stay empty. Taverns are discarded, workers on Favours return, and the Favours stay turned up. During a round gaps stay where they are, and costs and needs belong to the column.
    .title = The end of a round
paladins-rule-2-9 = Every criminal gained brings one suspicion at once, even from taverns and paladins.
    .title = Criminals bring suspicion
paladins-rule-2-10 = An attribute counts as much as its marker shows, plus what this round’s paladin adds.
    .title = Attributes
    .ruling = Markers stop at 12 and further gains are lost; together with the paladin an attribute may exceed 12.
paladins-rule-2-11 = Workers, silver and provisions of the common supply never run out.
    .title = The common supply
    .ruling = The rulebook does not say what happens when pieces run short, so they never do.
paladins-rule-2-12 = After the last pass of the seventh round the game ends at once.
    .title = The end of the game

## Actions

paladins-rule-3-0 = An action can be used only if all its spaces without a workshop are empty. A clear space takes any worker, a coloured one its own kind or a criminal, a criminal space only criminals. The order is: check spaces, need and cost; place workers; pay; move the piece or take the card; rewards in printed order; the attribute step of the action; the discard that absolving allows; the paladin’s ability; townsfolk that react. A suspicion or inquisition comes between two rewards.
    .title = How an action goes
    .ruling = Where the rulebook is silent about the order, this one holds. Nothing gained by an action counts for its own need, cost or workers.
paladins-rule-3-1 = Develop takes two workers of any kind and 4 silver. The leftmost workshop moves to one of the first two spaces of an action on the right side, at most two for each action, and stands in for a worker for good. A worker on that space returns to the common supply; others stay and still block. The worker shown where the workshop stood is yours.
    .title = Develop
paladins-rule-3-2 = Recruit with one worker of any kind: a townsfolk of the row is dismissed for the reward in its corner. With a second worker, a fighter: it is hired for its lower part. Either way the column is paid for, from the left 3 silver or a debt, 2 silver or a debt, 2, 1 and 0 silver. The choice between one worker and two is made in one action; a second one cannot join later.
    .title = Recruit
    .ruling = A debt may pay for dismissing too, and it is taken before the reward.
paladins-rule-3-3 = Hunt gives 1 provision for one worker, 3 when a scout joins. Trade gives 1 silver for one worker, 3 when a merchant joins. The choice between one worker and two is made in one action.
    .title = Hunt and trade
paladins-rule-3-4 = Pray takes a cleric and 2 silver: all workers leave one action of the player’s own board, on the left or right side. Workers on Favours and workshops stay. A prayer gained as a reward needs neither cleric, silver nor space.
    .title = Pray
    .ruling = Pray may clear itself too.
paladins-rule-3-5 = Conspire takes one worker of any kind and gives one criminal, and with it a suspicion.
    .title = Conspire
paladins-rule-3-6 = The six actions of the right side take three workers each and can be done at most seven times in a game; only Attack has no limit. Commission needs the faith of the area, Garrison its strength; both cost 1, 1, 1, 2, 2, 3, 3 provisions by use, put a piece on a free space of the main board for its reward, and raise influence or faith. Fortify needs influence 0, 1, 3, 5, 7, 9, 11, also costs 1, 1, 1, 2, 2, 3, 3 provisions and gives the top wall card. Absolve needs the influence of the jar, costs 1, 2, 2, 2, 3, 3, 3 silver, puts the jar on a free jar space for its reward, raises faith and allows a suspicion to be discarded. Attack needs the strength of the column, or 1 silver for every 2 missing, rounded up, and gives the rewards in the outsider’s corner. Convert needs the faith of the column, costs 0, 1, 2, 2, 2, 3, 3 silver and gives the outsider’s strength and its points at the end. Areas and columns need faith 0, 2, 4, 6, 8, 10 and strength 1, 3, 5, 7, 9, 11. Spaces marked 3+ or 4+ are closed with fewer players.
    .title = Actions in the kingdom
    .ruling = Jars ask for influence 0, 2, 4, 6, 8, 10, 12; only the first is known for certain.
paladins-rule-3-7 = As an action, one worker of the right kind goes to a King’s Favour that is turned up and free. Each can be used once a round by the whole table. Its cost is paid in full first, by taking a debt where it says so; of several options, the player chooses one.
    .title = The King’s Favours
paladins-rule-3-8 = Rewards may be declined, even a criminal; then its suspicion does not come either. Only taxes, suspicions and debts are forced. The workers of paladins and taverns and the criminal of Conspire are not rewards and are taken in full.
    .title = Rewards
    .ruling = A free recruit may hire or dismiss any card of the row without workers, silver or debt. A free workshop needs neither workers nor silver and counts as Develop. A reward that cannot be used is lost. All tax icons of one card are one amount. What can never be unwelcome is taken without asking.
paladins-rule-3-9 = Townsfolk that react to an action give their reward each time it is carried out, after the action’s own effects and in the owner’s order. If there are several, each gives its reward. One hired during an action does not react to that same action.
    .title = Reacting townsfolk
paladins-rule-3-10 = Without a wall card Fortify is not possible; without an outsider in the row, neither Attack nor Convert; without a townsfolk in the row, no Recruit; without a workshop, no Develop; without a free space within reach, neither Commission nor Garrison.
    .title = When something has run out
    .ruling = The rulebook does not treat these cases.
paladins-rule-3-11 = A paladin’s ability holds for its action this round. “No provisions” and “no silver” cancel that cost, for Recruit the debt as well, but never the silver of an attack. What it adds comes from the common supply after the cost, even with one worker. With its paladin, Develop costs 2 silver.
    .title = Abilities of paladins
    .ruling = Abilities do not apply to free rewards.

## Taxes, suspicion, debts, inquisition

paladins-rule-4-1 = A tax has to be taken, as silver from the tax supply. What the tax supply lacks comes from the common supply.
    .title = Taxes
paladins-rule-5-1 = A suspicion is the top card of its deck, laid face up on the player’s own pile; then its 0, 1 or 2 silver are taken as tax, so it counts in the inquisition it causes. Several are taken one by one.
    .title = Suspicion
paladins-rule-5-2 = When the suspicion deck is empty, its discards are shuffled. When both are empty, an inquisition comes at once, then the card is drawn.
    .title = No suspicion card left
paladins-rule-5-3 = When the last silver of the tax supply is taken, an inquisition comes at once. After every inquisition the tax supply is filled up to what it began with.
    .title = When the inquisition comes
paladins-rule-5-4 = First all townsfolk that react to the inquisition are used, each once, in the owner’s order; their conditions are checked when they are used. Then everyone with the most suspicions, at least one, takes an unpaid debt and discards half of their own pile, rounded down. Whenever suspicions are discarded, the newest go first. Players who have passed take part too.
    .title = The inquisition
    .ruling = Players act in turn order from the active one. The discard of the Conspirator may be declined.
paladins-rule-5-5 = At the end an unpaid debt costs 3 victory points and a paid one brings 1. Paying turns a debt over; destroying gives an unpaid one back to the deck. The Debt Collector reacts right after each debt turned over.
    .title = Debts
    .ruling = An empty debt deck still gives debts.
paladins-rule-5-6 = No inquisition begins inside another: no townsfolk that reacts to one gives taxes or criminals.
    .title = One inquisition at a time

## Scoring

paladins-rule-6-1 = An Order is fulfilled with at least five uses of its action; for Attack the attacked outsiders count. Orders bring 4, 6 and 8 victory points by slot. Each attribute scores by its marker, without the paladin: 0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20 for 0 to 12.
    .title = Orders and attributes
paladins-rule-6-2 = 6, 7 or 8 workshops score 1, 3 or 6 victory points in all; 5, 6 or 7 monks 2, 5 or 9 in all, outposts likewise; 5, 6 or 7 walls 1, 3 or 6 in all, jars likewise. Points printed on walls, converted outsiders and debts are added, and 1 for every 3 silver and provisions together. All divisions are rounded down.
    .title = Pieces, debts and resources
paladins-rule-6-3 = Converted outsiders score according to their name: for every 2 uses of an action, every 4 of an attribute, each attacked outsider of a people, Orders fulfilled, Mercenaries converted, debts paid or suspicions held; a Traitor makes unpaid debts cheaper.
    .title = Converted outsiders
    .ruling = The Hunter counts townsfolk beside the board, hired in whatever way. Each Mercenary scores for all of them unless the table chooses otherwise. Any number of Traitors has the effect of one.
paladins-rule-6-4 = In a tie, more points from Orders decide, then fewer suspicions, then the victory is shared.
    .title = Ties

## Playing alone

paladins-rule-7-1 = The artificial opponent has a board with 7 monks, outposts and jars, its attribute markers stacked with influence at the bottom, faith above and strength on top, and a resource marker on the first of five spaces. Its five Favour schemes are set aside; the other twelve are its deck. You hire a townsfolk during setup; it does not.
    .title = The artificial opponent
    .ruling = The deck holds one scheme of each right-side action and six “Orders”. The spaces open to two players are used.
paladins-rule-7-2 = Depending on the difficulty, 1, 3 or 5 Orders are turned up, and each puts one of the opponent’s workshops on its action; then they are shuffled back. One of its workshops lies on each Order and a Favour scheme on each Favour: when the card is turned up, the workshop moves to that action or the scheme to its discards.
    .title = Difficulty
paladins-rule-7-3 = You always start, and turns alternate; when one side is out, the other goes on alone. The opponent has no paladin. Two taverns are turned up: you take one, and for each criminal on the other the opponent takes a suspicion but no worker.
    .title = Turns against the opponent
paladins-rule-7-4 = Each round the opponent has three workers more than the number of the round, all alike, and keeps none. It ignores silver and provision costs. A criminal it gains is a plain worker with a suspicion. Each resource it would gain moves its marker one space to the right; past the last space the marker starts over and its lowest attribute below 12 rises by 1. Of several on one level the uppermost rises, and a marker that rises lies on top. Its taxes go to the common supply and move the marker.
    .title = Workers and the resource track
paladins-rule-7-5 = The marker points at the card it takes in a row of townsfolk, Favours or outsiders. If that is not available, it goes on to the right and around; after the fifth outsider comes the sixth.
    .title = What the marker points at
paladins-rule-7-6 = On its turn a scheme is turned up and lies on the discards at once. If workers, free spaces, uses and attribute allow it, the action is carried out; otherwise the first possible of Recruit, Pray, Trade, Conspire and Rest, for one worker, each at most once a round. A prayer or a recruit gained as a reward takes no space of this row. Without workers it is out of the round.
    .title = Its turn
    .ruling = An empty scheme deck is shuffled from its discards. How many workers an action of the row takes is not stated; we take one.
paladins-rule-7-7 = Recruit dismisses. Pray clears its right side, or gives a worker if that is clear, and shuffles all schemes. Trade moves the marker by 1. Conspire gives a suspicion and two workers. Rest moves the marker by 1 and by the workers left, then it is out.
    .title = Its row of actions
paladins-rule-7-8 = Commission and Garrison choose within reach, in this order: a free recruit, paying a debt it has, a prayer, two workers, one worker, silver, discarding a suspicion, paying a debt it does not have; of equal spaces the first. Absolve turns the next jar in place, raises faith and pays a debt, else discards a suspicion. A wall’s left option is taken where possible. Attack and Convert stay within its attributes. The Orders scheme tries the Orders not yet fulfilled, from right to left; those fulfilled only if all are.
    .title = Its actions
    .ruling = Whether absolving discards one suspicion more is an option of the table.
paladins-rule-7-9 = For each suspicion or unpaid debt it should give up and does not have, 1 silver of the tax supply goes to the common supply; the marker stays, and the last silver still brings an inquisition.
    .title = What it does not have
paladins-rule-7-10 = At the end of a round the cards in the two rightmost columns of townsfolk and in the two leftmost columns of outsiders are discarded; if one of them is empty, no other card goes instead. Its schemes are shuffled only when it prays or its deck is empty.
    .title = The end of a round alone
paladins-rule-7-11 = The opponent scores like a player, at least 1 for each converted outsider, but nothing for workshops and resources; its workshops count for Guardians.
    .title = Its points
    .ruling = A Traitor is worth 1 besides its effect on debts.
paladins-rule-7-12 = A Favour scheme sends one worker to the Favour its marker points at, else to the next one turned up and free; if there is none, its row of actions helps.
    .title = Its Favours
    .ruling = If a Favour costs a debt, it does take that debt.
paladins-rule-7-13 = It takes the left option where possible, that is, where it holds such a debt or suspicion; if none is possible, the left one. It cannot develop and takes the other option. Of attributes it takes the first printed.
    .title = Its choices
paladins-rule-7-14 = It takes part in every inquisition like a player, even when it is out of the round.
    .title = The opponent in the inquisition
    .ruling = The rulebook does not say whether it still does after leaving the round.
paladins-rule-7-15 = Recruiting of any kind always dismisses, by the marker. Rewards come in printed order, and a marker moved by one counts for the next.
    .title = The opponent recruits
paladins-rule-7-16 = You win with more victory points than the opponent; a tie is not enough.
    .title = Winning alone
