### Kingsburg: components and their words

## The game and its editions

kingsburg-game = Kingsburg
    .about = Five years at the edge of the realm: dice win over the King’s advisors, their gifts become buildings, and every winter an enemy tests the walls.
    .length = 60 to 90 minutes
    .weight = Medium
kingsburg-edition-rulebook = Rulebook edition
    .about = Follows the rulebook, with our own rulings where it is silent or contradicts itself; the usual choice.
kingsburg-edition-english-2007 = First English edition (2007)
    .about = Plays like the first English edition: one “+2” token per group, a freer choice of goods, white dice that are always rolled, a different Chapel, Town Hall and Cathedral, and an envoy without declaration.

## Advisors

kingsburg-advisor-jester = Jester
    .the = the Jester
    .rule = Gives 1 victory point.
kingsburg-advisor-squire = Squire
    .the = the Squire
    .rule = Gives 1 gold.
kingsburg-advisor-architect = Architect
    .the = the Architect
    .rule = Gives 1 wood.
kingsburg-advisor-merchant = Merchant
    .the = the Merchant
    .rule = Gives 1 gold or 1 wood, whichever the player prefers.
kingsburg-advisor-sergeant = Sergeant
    .the = the Sergeant
    .rule = Gives 1 soldier.
kingsburg-advisor-alchemist = Alchemist
    .the = the Alchemist
    .rule = The player may give up 1 good and receive 1 of each of the other two kinds. Without goods nothing happens.
kingsburg-advisor-astronomer = Astronomer
    .the = the Astronomer
    .rule = Gives 1 good of any kind and 1 “+2” token.
kingsburg-advisor-treasurer = Treasurer
    .the = the Treasurer
    .rule = Gives 2 gold.
kingsburg-advisor-master-hunter = Master Hunter
    .the = the Master Hunter
    .rule = Gives 1 wood, and 1 gold or 1 stone on top.
kingsburg-advisor-general = General
    .the = the General
    .rule = Gives 2 soldiers, then secretly shows the player the top card of the enemy pile.
kingsburg-advisor-swordsmith = Swordsmith
    .the = the Swordsmith
    .rule = Gives 1 stone, and 1 wood or 1 gold on top.
kingsburg-advisor-duchess = Duchess
    .the = the Duchess
    .rule = Gives 2 goods of the same kind and 1 “+2” token.
    .rule-english-2007 = Gives any 2 goods, alike or different, and 1 “+2” token.
kingsburg-advisor-champion = Champion
    .the = the Champion
    .rule = Gives 3 stone.
kingsburg-advisor-smuggler = Smuggler
    .the = the Smuggler
    .rule = Gives 1 victory point and 3 goods of the same kind.
    .rule-english-2007 = The player may pay 1 victory point for any 3 goods, even with a score of 0 or less.
kingsburg-advisor-inventor = Inventor
    .the = the Inventor
    .rule = Gives 1 gold, 1 wood and 1 stone.
kingsburg-advisor-wizard = Wizard
    .the = the Wizard
    .rule = Gives 4 gold.
kingsburg-advisor-queen = Queen
    .the = the Queen
    .rule = Gives 2 goods of the same kind, secretly shows the player the top card of the enemy pile, and adds 3 victory points.
    .rule-english-2007 = Gives any 2 goods, alike or different, secretly shows the player the top card of the enemy pile, and adds 3 victory points.
kingsburg-advisor-king = King
    .the = the King
    .rule = Gives 1 gold, 1 wood, 1 stone and 1 soldier.

## Buildings

kingsburg-building-statue = Statue
    .the = the Statue
    .acc = the Statue
    .rule = When all dice the owner rolled, white ones included, show the same number, one of them may be re-rolled, once, before the turn order is set.
kingsburg-building-chapel = Chapel
    .the = the Chapel
    .acc = the Chapel
    .rule = When all dice the owner rolled, white ones included, show the same number, one of them may be re-rolled, once, before the turn order is set. This does not add to the Statue: even with both, a single die is re-rolled a single time.
    .rule-english-2007 = When all dice the owner rolled, white ones included, add up to 7 or less, all of them may be re-rolled, once, before the turn order is set. Statue and Chapel may both be used, in either order, as long as the condition of each holds at that moment.
kingsburg-building-church = Church
    .the = the Church
    .acc = the Church
    .rule = +1 in battle against demons.
kingsburg-building-cathedral = Cathedral
    .the = the Cathedral
    .acc = the Cathedral
    .rule = At the end of the game the owner may exchange goods, in pairs of any mix, for 1 victory point per pair.
    .rule-english-2007 = At the end of the game it brings 1 victory point for every 2 goods the owner has kept; this is automatic and the goods stay.
kingsburg-building-inn = Inn
    .the = the Inn
    .acc = the Inn
    .rule = Brings 1 “+2” token at the end of every summer.
kingsburg-building-market = Market
    .the = the Market
    .acc = the Market
    .rule = Once per season the value of one group of dice, its tokens included, may be shifted up or down by 1 as it is placed on an advisor.
kingsburg-building-farms = Farms
    .the = the Farms
    .acc = the Farms
    .rule = Bring 1 extra white die each productive season, but −1 in battle.
kingsburg-building-merchants-guild = Merchants’ Guild
    .the = the Merchants’ Guild
    .acc = the Merchants’ Guild
    .rule = Brings 1 gold when a productive season begins, before any dice are rolled.
kingsburg-building-guard-tower = Guard Tower
    .the = the Guard Tower
    .acc = the Guard Tower
    .rule = +1 in battle.
kingsburg-building-blacksmith = Blacksmith
    .the = the Blacksmith
    .acc = the Blacksmith
    .rule = +1 in battle.
kingsburg-building-barracks = Barracks
    .the = the Barracks
    .acc = the Barracks
    .rule = In the recruitment phase every soldier costs only 1 good.
kingsburg-building-wizards-guild = Wizards’ Guild
    .the = the Wizards’ Guild
    .acc = the Wizards’ Guild
    .rule = +2 in battle.
kingsburg-building-palisade = Palisade
    .the = the Palisade
    .acc = the Palisade
    .rule = +1 in battle; against zombies, +2 instead.
kingsburg-building-stable = Stable
    .the = the Stable
    .acc = the Stable
    .rule = Whenever an advisor who gives soldiers (5, 10 or 18) helps the owner, 1 more soldier comes along.
kingsburg-building-stone-wall = Stone Wall
    .the = the Stone Wall
    .acc = the Stone Wall
    .rule = +1 in battle, and a draw becomes a victory.
kingsburg-building-fortress = Fortress
    .the = the Fortress
    .acc = the Fortress
    .rule = +1 in battle, and 1 victory point for each battle won.
kingsburg-building-barricade = Barricade
    .the = the Barricade
    .acc = the Barricade
    .rule = +1 in battle against goblins.
kingsburg-building-crane = Crane
    .the = the Crane
    .acc = the Crane
    .rule = Saves 1 gold on every building in columns 3 and 4.
kingsburg-building-town-hall = Town Hall
    .the = the Town Hall
    .acc = the Town Hall
    .rule = At the end of every productive season it brings 1 “+2” token, unless the owner prefers to exchange 1 good for 1 victory point.
    .rule-english-2007 = At the end of every productive season the owner may pay 1 “+2” token or 1 good for 1 victory point, once; there is no free token.
kingsburg-building-embassy = Embassy
    .the = the Embassy
    .acc = the Embassy
    .rule = Brings 1 victory point at the end of every productive season.

## Enemies

kingsburg-enemy-barbarians = Barbarians
    .the = the barbarians
kingsburg-enemy-goblins = Goblins
    .the = the goblins
kingsburg-enemy-orcs = Orcs
    .the = the orcs
kingsburg-enemy-zombies = Zombies
    .the = the zombies
kingsburg-enemy-demons = Demons
    .the = the demons
kingsburg-enemy-dragons = Dragons
    .the = the dragons
kingsburg-enemy-card = { $enemy }, strength { $strength }
    .rule = Attacks in the winter of year { $year }.
kingsburg-card-number = Number: { $n }
kingsburg-card-gifts = Gives: { $gifts }
kingsburg-card-price = Costs: { $price }
kingsburg-card-points = Worth: { $points }
kingsburg-card-space = Row { $row }, column { $column }
kingsburg-card-left = Needs, to its left: { $buildings }
kingsburg-card-strength = Strength: { $n }
kingsburg-card-loss = Defeat costs: { $loss }
kingsburg-card-reward = Victory brings: { $reward }

## Goods and amounts

kingsburg-good-gold = { $n } gold
    .acc = { $n } gold
    .name = gold
kingsburg-good-wood = { $n } wood
    .acc = { $n } wood
    .name = wood
kingsburg-good-stone = { $n } stone
    .acc = { $n } stone
    .name = stone
kingsburg-good-any =
    { $n ->
        [one] { $n } good of any kind
       *[other] { $n } goods of any kind
    }
    .acc =
    { $n ->
        [one] { $n } good of any kind
       *[other] { $n } goods of any kind
    }
    .name = goods of any kind
kingsburg-amount-goods =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
    .acc =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
    .name = goods
kingsburg-amount-vp =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
    .acc =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
    .name = victory points
kingsburg-amount-soldier =
    { $n ->
        [one] { $n } soldier
       *[other] { $n } soldiers
    }
    .acc =
    { $n ->
        [one] { $n } soldier
       *[other] { $n } soldiers
    }
    .name = soldiers
kingsburg-amount-token =
    { $n ->
        [one] { $n } “+2” token
       *[other] { $n } “+2” tokens
    }
    .acc =
    { $n ->
        [one] { $n } “+2” token
       *[other] { $n } “+2” tokens
    }
    .name = “+2” tokens
kingsburg-amount-white-die =
    { $n ->
        [one] { $n } white die
       *[other] { $n } white dice
    }
    .acc =
    { $n ->
        [one] { $n } white die
       *[other] { $n } white dice
    }
    .name = white dice
kingsburg-amount-building =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
    .acc =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
    .name = buildings
kingsburg-amount-die =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
    .acc =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
    .name = dice

## Phases of the year

kingsburg-phase-aid = King’s aid
    .in = in the King’s aid phase
kingsburg-phase-spring = Spring
    .in = in spring
kingsburg-phase-reward = King’s reward
    .in = in the King’s reward phase
kingsburg-phase-summer = Summer
    .in = in summer
kingsburg-phase-envoy = King’s envoy
    .in = in the King’s envoy phase
kingsburg-phase-autumn = Autumn
    .in = in autumn
kingsburg-phase-recruitment = Recruitment
    .in = in the recruitment phase
kingsburg-phase-winter = Winter battle
    .in = in winter
