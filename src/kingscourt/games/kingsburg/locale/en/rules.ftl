### Kingsburg: the rules by number

## Terms

kingsburg-rule-0-1 = Goods are gold, wood and stone, nothing else. A “+2” token is never one of them: it is ignored when goods are compared for the King’s aid, for the envoy or in a tie at the end, it recruits no soldier, it covers no loss, and the Cathedral does not take it.
    .title = What counts as goods

## Setup

kingsburg-rule-1-1 = Two to five players take part. All begin with three dice of their own colour and with no victory points, soldiers, goods, tokens or buildings. A player may come to own all 20 buildings.
    .title = Players and start
    .ruling = The box holds only 17 building markers per player; we take that as thrift with material, not as a limit on what may be built.
kingsburg-rule-1-2 = The enemy cards are sorted by year: five cards for each of the years I to V. One card of every year is drawn without being seen, and these five form the enemy pile, year I on top and year V at the bottom. The remaining 20 cards leave the game, unseen as well. The back of a card tells everyone how strong the enemy can be: 2 to 4 in year I, 3 to 5 in II, 4 to 6 in III, 5 to 7 in IV, 7 to 9 in V.
    .title = The enemy pile
kingsburg-rule-1-3 = The turn order at the start of the game is drawn at random, by the same source of chance that rolls the table’s dice.
    .title = First turn order
    .ruling = The rulebook lets the players line up as they please; a random draw favours nobody.
kingsburg-rule-1-4 = At any time everyone may see how many goods and “+2” tokens each player holds. The supply is endless, of gold, wood and stone as well as of tokens, and a player may keep any number of tokens.
    .title = Open goods, endless supply
    .ruling = The rulebook does not say whether goods lie open, so we follow the English edition; and since it calls the supply of goods endless, we treat the tokens the same way.

## The year

kingsburg-rule-2-1 = Phase 1. Whoever has the fewest buildings receives a white die, may roll it with their dice in the coming spring and then returns it. If several players have equally few buildings, the one among them with the fewest goods receives it. If goods are tied as well, nobody gets the die; instead every player tied on both counts takes one good of their choice. Example: with equal buildings and 0, 0 and 2 goods only the two players without goods take one. Year 1 opens with all tied: everyone takes one good.
    .title = The King’s aid
kingsburg-rule-2-2 = Phase 3. Owning more buildings than anyone else earns 1 victory point; where several players share the lead, each of them earns it. As long as no player has a building, nobody does.
    .title = The King’s reward
    .ruling = With no buildings anywhere all players would share the lead, and a reward for empty land makes no sense.
kingsburg-rule-2-3 = Phase 5. The envoy visits whoever owns the fewest buildings; in a tie the one among them with the fewest goods; if that is tied too, nobody this year. It serves in the autumn right after and never later. As this autumn begins, the holder declares one of three things: influence, build, or unused. No declaration, for instance because time ran out, means unused. The declaration is final, and if no legal use comes up, the envoy is lost. Influence: once, the holder’s dice may join an advisor who is already occupied, be it by another player, by the holder (help then comes twice) or by a neutral die (then nobody else receives help). Every other condition of a placement must be met. The envoy is spent by such a placement alone, and an advisor never carries more than two groups. Build: on their turn to build, the holder carries out two build actions in a row. Both have to be paid in full, the second is optional, and it starts from the goods and effects that the first one leaves. The envoy returns when this autumn ends, even if it did nothing.
    .title = The King’s envoy
    .english-2007 = The envoy needs no declaration and may be used once, in any productive season until phase 5 comes round again; joining an occupied advisor or taking a second build action in one turn uses it up, and it is handed back then, or else when phase 5 is reached, ahead of the new award.
kingsburg-rule-2-4 = Phase 7, recruitment. In turn order every player may recruit any number of soldiers and pays 2 goods of their choice for each. With the Barracks a soldier costs only 1 good.
    .title = Recruitment of soldiers
kingsburg-rule-2-5 = A year has eight phases: King’s aid, spring, King’s reward, summer, King’s envoy, autumn, recruitment and winter battle. It is over when its winter is over, and with the winter of the fifth year the game is over too.
    .title = Five years, eight phases
kingsburg-rule-2-6 = The turn order set in autumn remains in force for recruitment, for the winter battle and for the next King’s aid, and spring takes it as the previous order. When several players have a choice to make in one step, they make it openly, one after another in turn order.
    .title = How long turn order lasts

## The productive seasons

kingsburg-rule-3-0 = Spring, summer and autumn are the productive seasons. Each begins with these steps, in this order: in autumn the holder declares the use of the envoy; owners of the Merchants’ Guild receive 1 gold; with two players the neutral dice are rolled; the players roll their dice.
    .title = Start of a season
    .english-2007 = The envoy is not declared, so autumn starts like the other seasons.
kingsburg-rule-3-1 = First, in the previous turn order, whoever has a white die from the King’s aid (in spring) or from the Farms says how many of these white dice to roll. Then all players roll the three dice of their own colour together with the white dice they chose. After that, in the previous turn order, whoever may re-roll thanks to Statue or Chapel decides whether to do so. Then the new turn order is set: each player adds up everything they rolled, white dice too, and the lowest sum goes first, the highest last. Players with equal sums keep the order they had among themselves.
    .title = Roll and turn order
    .ruling = The rulebook says that a player may roll a white die, but neither when this is decided nor who re-rolls first; we let it be decided before any dice fall, and the order of re-rolls is that of the English edition.
    .english-2007 = White dice are always rolled. The Chapel re-rolls all dice when their sum, white dice included, is 7 or less; it may be used as well as the Statue, in either order and each once, with the condition checked again before the second.
kingsburg-rule-3-2 = Players act in turn order, for as many rounds as it takes: on each turn a player places dice on one advisor or passes. Passing is never forbidden. A player who has passed places nothing more this season, but is still helped, may still build and takes part in the end of the season. A player without dice is done, and the step is over when nobody is left. What is placed is one group: dice that add up to exactly the advisor’s number. The advisor must be one whom nobody has influenced this season.
    .title = Influencing the advisors
    .ruling = The text of the rulebook accepts a sum of at least the number, but its worked example only comes out right with the exact sum.
kingsburg-rule-3-2a = In every group at least one die must be of the player’s own colour; both white dice may be in the same group. A player left without any legal placement passes automatically; tokens, the Market and a declared envoy are taken into account first.
    .title = Own die in every group
    .ruling = The rulebook only says that a player left with nothing but white dice must pass; the English edition asks for a die of one’s own in every group, and we follow it.
    .english-2007 = When the table checks whether a legal placement is left, an envoy in hand counts as declared.
kingsburg-rule-3-2b = A “+2” token laid with a group raises its sum by 2. A group may take as many tokens as it has dice, white dice included, and no more. Tokens are spent as they are placed.
    .title = “+2” tokens in a group
    .english-2007 = A group may take only one token, however many dice it has.
kingsburg-rule-3-2c = Once per season the owner of the Market may shift the value of one group, its tokens included, up or down by 1, so long as the result is a number from 1 to 18. The Market is used up only by a placement that needs it, and it may be combined with the envoy.
    .title = Using the Market
kingsburg-rule-3-3 = The advisors help one by one, from 1 to 18; each helps the player whose dice lie there; if the envoy has brought two groups together, both are helped, in turn order. Help comes by itself; the player only makes the choices, and the gifts of one advisor arrive in the order in which they are listed. What a player sees of the enemy stays secret until that card is turned up. Finally all players take their dice back, and white dice and spent tokens return to the supply.
    .title = Help from the advisors
    .ruling = The rulebook lets one advisor help two players without saying who comes first; turn order settles that, as it does elsewhere.
kingsburg-rule-3-4 = In turn order each player builds one building or none. The cost is paid and the victory points of the building are scored at once. Within its row a building requires all buildings to the left of it, and nobody owns the same building twice. The Crane saves 1 gold on each building in columns 3 and 4; wood and stone are paid in full. A building works as soon as it is up: a Crane built first makes the second build action of the envoy cheaper, while an effect on an earlier step is felt from the next season on.
    .title = Building
kingsburg-rule-3-5 = To close the season, each player in turn order takes what is due. The Inn yields one “+2” token, but only when summer ends. The Town Hall yields one “+2” token, or instead of it, if the owner so decides, one good is exchanged for 1 victory point, just once. The Embassy yields 1 victory point. Buildings built in this same season count already.
    .title = End of a season
    .english-2007 = The Town Hall gives no token; once per season its owner may pay a “+2” token or one good for 1 victory point, and the token that the Inn gave this summer will do.

## Winter battle

kingsburg-rule-4-1 = The top card of the enemy pile is turned up. The first player in turn order rolls one die for the King’s reinforcements; the number applies to every player.
    .title = Enemy and reinforcements
kingsburg-rule-4-2 = A player’s strength is the number of their soldiers plus the King’s reinforcements plus or minus what their buildings contribute. There is no upper limit; that the track stops at 9 has no meaning.
    .title = Strength in battle
kingsburg-rule-4-3 = Strength above the enemy’s: the player wins and takes the reward. Equal strength: nothing happens, except that the Stone Wall turns it into a full victory, with reward, with the victory point of the Fortress and with a claim to the point for the strongest winner. Strength below the enemy’s: the player suffers the losses. Before anyone takes anything, all strengths and results are settled; reward or losses and the victory point of the Fortress then follow player by player in turn order. A building lost on the way no longer changes this battle.
    .title = Victory, draw, defeat
kingsburg-rule-4-4 = Last of all, the player with the greatest strength among the winners of the battle scores 1 extra victory point; if several winners are equally strong, each of them scores it.
    .title = The strongest winner
kingsburg-rule-4-5 = Losses are taken in this order: gold, stone, wood, goods picked by the player, buildings, victory points. What names one kind of goods is taken from that kind alone; a player who has too little gives what is there, and no debt remains. A building is lost from the rightmost column where the player has one, looking at all rows; if several rows have one there, the owner chooses; a player without a building loses none. Its victory points and its effect go with it, and it may be built again later, at full cost and for its points. A score may drop below 0.
    .title = Losses in battle
    .ruling = A score is a number that the track merely shows, so it does not stop where the track begins.
    .english-2007 = If several rows have a building in the rightmost column, the one in the topmost of these rows is lost.
kingsburg-rule-4-6 = After the battle all soldiers go home, so everyone is back at 0, and the enemy card leaves the game.
    .title = After the battle

## End of the game

kingsburg-rule-5-1 = After the last battle the owners of a Cathedral still standing may, one after another in turn order, exchange pairs of goods for 1 victory point each, as many pairs as they like or none; what was exchanged is no longer there for the tie-break. The most victory points win. In a tie, the most goods left decide, then the most buildings; players who are equal even then share the victory.
    .title = End and winner
    .ruling = The rulebook asks the players to agree on a winner in the last resort; the English edition lets them share the victory, and that needs no debate.
    .english-2007 = The Cathedral pays by itself, 1 victory point for every 2 goods kept, and those goods still count in a tie.

## Two players

kingsburg-rule-6-1 = Only games with two players have special rules. Each productive season starts with neutral dice, before the players roll. Three of them are rolled together and take the advisor whose number is their sum. Two more follow, and each takes the advisor of the number it shows; if both show the same number, only one is placed. Where a neutral die already lies, another adds nothing.
    .title = Neutral dice
    .ruling = The rulebook does not say what happens when a neutral die meets another; an advisor who is occupied cannot become more so.
    .english-2007 = The two dice lie together on the advisor of their sum; only if the three neutral dice are there already are they split, and of two equal dice one is then set aside.
kingsburg-rule-6-2 = With two players, once the turn order is set and before the first placement, each player in turn order sets aside one die of their roll, of their own colour or white. It is not used this season, yet it has counted for the turn order.
    .title = One die set aside
    .ruling = The rulebook does not say which die or who chooses first; we allow any die and let turn order decide, as it does elsewhere.
    .english-2007 = No die is set aside.
kingsburg-rule-6-3 = Neutral dice leave when the season ends. Until then only the envoy lets a player join them on their advisor.
    .title = Neutral dice leave
