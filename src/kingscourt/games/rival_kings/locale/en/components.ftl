### Rival Kings: components and their words

## The game, its edition and its options

rival-kings-game = Rival Kings
    .about = The throne is empty. Play members of the court in secret, steal the actions of your rivals and gather subjects and buildings that belong together.
    .length = 30 to 45 minutes
    .weight = Light
rival-kings-edition-rulebook = Rulebook edition
    .about = Follows the booklets of the box; where they differ or stay silent, our rulings apply.
rival-kings-option-match = Length of the match
    .one-game = A single game.
    .games-2 = Two games in a row; the points add up.
    .games-3 = Three games in a row; the points add up.
    .games-5 = Five games in a row; the points add up.
    .points-20 = As many games as it takes until somebody has 20 points.
    .points-40 = As many games as it takes until somebody has 40 points.
    .points-60 = As many games as it takes until somebody has 60 points.
    .points = Any other number of points:
    .games = Any other number of games:
rival-kings-option-money = Money at the piles
    .shown = The table shows how much money lies at each pile.
    .hidden = You have to remember how much money lies at each pile.

## Characters

rival-kings-character-lord-protector = Lord Protector
    .the = the Lord Protector
    .acc = the Lord Protector
    .rule = { rival-kings-printed-character }
rival-kings-character-queen = Queen
    .the = the Queen
    .acc = the Queen
    .rule = { rival-kings-printed-character }
rival-kings-character-duke = Duke
    .the = the Duke
    .acc = the Duke
    .rule = { rival-kings-printed-character }
rival-kings-character-count = Count
    .the = the Count
    .acc = the Count
    .rule = { rival-kings-printed-character }
rival-kings-character-courtier = Courtier
    .the = the Courtier
    .acc = the Courtier
    .rule = { rival-kings-printed-character }
rival-kings-character-priest = Priest
    .the = the Priest
    .acc = the Priest
    .rule = { rival-kings-printed-character }
rival-kings-character-bursar = Bursar
    .the = the Bursar
    .acc = the Bursar
    .rule = { rival-kings-printed-character }
rival-kings-character-knight = Knight
    .the = the Knight
    .acc = the Knight
    .rule = { rival-kings-printed-character }
rival-kings-character-countess = Countess
    .the = the Countess
    .acc = the Countess
    .rule = { rival-kings-printed-character }
rival-kings-character-diplomat = Diplomat
    .the = the Diplomat
    .acc = the Diplomat
    .rule = { rival-kings-printed-character }
rival-kings-character-trader-1 = Trader I
    .the = Trader I
    .acc = Trader I
    .rule = { rival-kings-printed-character }
rival-kings-character-trader-2 = Trader II
    .the = Trader II
    .acc = Trader II
    .rule = { rival-kings-printed-character }

## Buildings

rival-kings-building-garden = Garden
    .the = the Garden
    .acc = the Garden
    .rule = { rival-kings-printed-building }
rival-kings-building-castle-wall = Castle Wall
    .the = the Castle Wall
    .acc = the Castle Wall
    .rule = { rival-kings-printed-building }
rival-kings-building-prison = Prison
    .the = the Prison
    .acc = the Prison
    .rule = { rival-kings-printed-building }
rival-kings-building-pavilion = Pavilion
    .the = the Pavilion
    .acc = the Pavilion
    .rule = { rival-kings-printed-building }
rival-kings-building-cathedral = Cathedral
    .the = the Cathedral
    .acc = the Cathedral
    .rule = { rival-kings-printed-building }
rival-kings-building-university = University
    .the = the University
    .acc = the University
    .rule = { rival-kings-printed-building }
rival-kings-building-tavern = Tavern
    .the = the Tavern
    .acc = the Tavern
    .rule = { rival-kings-printed-building }
rival-kings-building-harbor = Harbour
    .the = the Harbour
    .acc = the Harbour
    .rule = { rival-kings-printed-building }
rival-kings-building-forge = Forge
    .the = the Forge
    .acc = the Forge
    .rule = { rival-kings-printed-building }
rival-kings-building-carpentry = Carpentry
    .the = the Carpentry
    .acc = the Carpentry
    .rule = { rival-kings-printed-building }
rival-kings-building-market = Market
    .the = the Market
    .acc = the Market
    .rule = { rival-kings-printed-building }
rival-kings-building-inn = Inn
    .the = the Inn
    .acc = the Inn
    .rule = { rival-kings-printed-building }
rival-kings-building-vineyard = Vineyard
    .the = the Vineyard
    .acc = the Vineyard
    .rule = { rival-kings-printed-building }
rival-kings-building-mine = Mine
    .the = the Mine
    .acc = the Mine
    .rule = { rival-kings-printed-building }
rival-kings-building-herb-meadow = Herb Meadow
    .the = the Herb Meadow
    .acc = the Herb Meadow
    .rule = { rival-kings-printed-building }
rival-kings-building-farm = Farm
    .the = the Farm
    .acc = the Farm
    .rule = { rival-kings-printed-building }

## Subjects

rival-kings-subject-gardener = Gardener
    .the = the Gardener
    .acc = the Gardener
    .rule =
        { $whose ->
            [rival] Once all characters lie open, and before any conflict begins, they may exchange their character for that of another player; there is no way to refuse. Rank, tie symbol and right to steal go with the card.
           *[own] Once all characters lie open, and before any conflict begins, exchange yours for the character of another player; there is no way to refuse. With the card you take over its rank, its tie symbol and its right to steal.
        }
    .ruling = Several Gardeners decide in the order of the ranks as revealed, and each sees the swaps made before.
rival-kings-subject-watchman = Watchman
    .the = the Watchman
    .acc = the Watchman
    .rule =
        { $whose ->
            [rival] When they are about to take a marker because a higher rank robs them, the robber takes it instead; the action is stolen all the same. This does not help against an equal rank.
           *[own] When you are about to take a marker because a higher rank robs you, the robber takes it instead; the action is stolen all the same. This does not help against an equal rank.
        }
    .ruling = Only one robber is turned away per cycle; if two rob you, you choose which. In a game for two the marker of a turned-up card of a robbing rank goes to nobody. A marker that is handed over to you is no robbery, so it stays with you.
rival-kings-subject-jailer = Jailer
    .the = the Jailer
    .acc = the Jailer
    .rule =
        { $whose ->
            [rival] They collect 1 coin from the supply for each of their markers, while the supply lasts.
           *[own] Collect 1 coin from the supply for each of your markers, while the supply lasts.
        }
rival-kings-subject-court-lady = Court Lady
    .the = the Court Lady
    .acc = the Court Lady
    .rule =
        { $whose ->
            [rival] They swap one of their buildings with a building of another player, from any position. Cards of perfect pairs stay where they are.
           *[own] Swap one of your buildings with a building of another player, from any position. Cards of perfect pairs stay where they are.
        }
    .ruling = Both buildings go to the end of their new rows.
rival-kings-subject-bishop = Bishop
    .the = the Bishop
    .acc = the Bishop
    .rule =
        { $whose ->
            [rival] They swap one of their subjects with a subject of another player, from any position; both go to the end of their new rows and are active there. Cards of perfect pairs stay where they are.
           *[own] Swap one of your subjects with a subject of another player, from any position; both go to the end of their new rows and are active there. Cards of perfect pairs stay where they are.
        }
rival-kings-subject-scholar = Scholar
    .the = the Scholar
    .acc = the Scholar
    .rule =
        { $whose ->
            [rival] They collect 1 coin from the supply for each of their buildings, while the supply lasts.
           *[own] Collect 1 coin from the supply for each of your buildings, while the supply lasts.
        }
rival-kings-subject-troubadour = Troubadour
    .the = the Troubadour
    .acc = the Troubadour
    .rule =
        { $whose ->
            [rival] One of their cards changes places with a card that lies open in the middle; a building may come for a subject, a subject for a building. A subject received in this way is active.
           *[own] One of your cards changes places with a card that lies open in the middle; a building may come for a subject, a subject for a building. If you receive a subject, it is active.
        }
    .ruling = The card you give up becomes the new top of that pile, whose size, money and place do not change. A pile can thus become mixed: recruiting takes a subject, buying takes a building, from the top of any pile. The Troubadour may give itself away or break up a pair of yours.
rival-kings-subject-sailor = Sailor
    .the = the Sailor
    .acc = the Sailor
    .rule =
        { $whose ->
            [rival] In a conflict with a player of equal rank, they carry out their one action twice. Each of the two may be declined, and money may come from a different pile the second time.
           *[own] In a conflict with a player of equal rank, carry out your one action twice. Each of the two may be declined, and money may come from a different pile the second time.
        }
    .ruling = Announce it before the action. Only a Sailor that this very action has recruited may repeat it afterwards.
rival-kings-subject-blacksmith = Blacksmith
    .the = the Blacksmith
    .acc = the Blacksmith
    .rule =
        { $whose ->
            [rival] A building that they buy, by an action of their own or a stolen one, costs 1 coin less; the price may drop to 0.
           *[own] A building that you buy, by an action of your own or a stolen one, costs 1 coin less; the price may drop to 0.
        }
rival-kings-subject-carpenter = Carpenter
    .the = the Carpenter
    .acc = the Carpenter
    .rule =
        { $whose ->
            [rival] They carry out one extra action “Buy a building”.
           *[own] Carry out one extra action “Buy a building”.
        }
rival-kings-subject-market-woman = Market Woman
    .the = the Market Woman
    .acc = the Market Woman
    .rule =
        { $whose ->
            [rival] They carry out one extra action “Take money”.
           *[own] Carry out one extra action “Take money”.
        }
rival-kings-subject-innkeeper = Innkeeper
    .the = the Innkeeper
    .acc = the Innkeeper
    .rule =
        { $whose ->
            [rival] They carry out one extra action “Recruit a subject”.
           *[own] Carry out one extra action “Recruit a subject”.
        }
rival-kings-subject-vintner = Vintner
    .the = the Vintner
    .acc = the Vintner
    .rule =
        { $whose ->
            [rival] They search one of the two subject piles in private and take any subject from it at its price; the remaining cards keep their order.
           *[own] Search one of the two subject piles in private and take any subject from it at its price; the remaining cards keep their order.
        }
    .ruling = You may take nothing; the ability is used all the same. Everybody sees which card you take and from which place.
rival-kings-subject-miner = Miner
    .the = the Miner
    .acc = the Miner
    .rule =
        { $whose ->
            [rival] They search one of the two building piles in private and take any building from it at its price; the remaining cards keep their order.
           *[own] Search one of the two building piles in private and take any building from it at its price; the remaining cards keep their order.
        }
    .ruling = You may take nothing; the ability is used all the same. Everybody sees which card you take and from which place.
rival-kings-subject-herbalist = Herbalist
    .the = the Herbalist
    .acc = the Herbalist
    .rule =
        { $whose ->
            [rival] They give one of their markers to another player.
           *[own] Give one of your markers to another player.
        }
rival-kings-subject-farmer = Farmer
    .the = the Farmer
    .acc = the Farmer
    .rule =
        { $whose ->
            [rival] During their turn, they make up for one stolen action by carrying it out. The crest stays where it is.
           *[own] During your turn, make up for one stolen action by carrying it out. The crest stays where it is.
        }
    .ruling = This may be at whatever point of your turn you like, out of sequence and even if an equal rank leaves you a single action.

## Actions of characters

rival-kings-kind-settle = Settle conflict
    .the = the action “Settle conflict”
    .acc = the action “Settle conflict”
    .does = return one of your markers
rival-kings-kind-give = Pass on conflict
    .the = the action “Pass on conflict”
    .acc = the action “Pass on conflict”
    .does = give one of your markers to a rival
rival-kings-kind-money = Take money
    .the = the action “Take money”
    .acc = the action “Take money”
    .does = take all the coins of one pile
rival-kings-kind-recruit = Recruit a subject
    .the = the action “Recruit a subject”
    .acc = the action “Recruit a subject”
    .does = pay for a subject on top of a pile
rival-kings-kind-buy = Buy a building
    .the = the action “Buy a building”
    .acc = the action “Buy a building”
    .does = pay for a building on top of a pile

## The piles in the middle

rival-kings-pile-buildings-1 = First building pile
    .the = the first building pile
    .acc = the first building pile
    .at = at the first building pile
    .on = on the first building pile
    .from = from the first building pile
rival-kings-pile-buildings-2 = Second building pile
    .the = the second building pile
    .acc = the second building pile
    .at = at the second building pile
    .on = on the second building pile
    .from = from the second building pile
rival-kings-pile-subjects-1 = First subject pile
    .the = the first subject pile
    .acc = the first subject pile
    .at = at the first subject pile
    .on = on the first subject pile
    .from = from the first subject pile
rival-kings-pile-subjects-2 = Second subject pile
    .the = the second subject pile
    .acc = the second subject pile
    .at = at the second subject pile
    .on = on the second subject pile
    .from = from the second subject pile

## Families of cards

rival-kings-family-character = Characters
rival-kings-family-building = Buildings
rival-kings-family-subject = Subjects

## Colours

rival-kings-colour-yellow = yellow, royal court
rival-kings-colour-red = red, town
rival-kings-colour-blue = blue, village
rival-kings-colour-green = green, country

## On cards

rival-kings-printed-character = A character of the court, played in secret. Whoever has the robbed rank takes a marker and loses one action, which the robber carries out first.
rival-kings-printed-building = A building scores at the end: a perfect pair both values, a pair of one colour the higher value, a card left over 1 point.
