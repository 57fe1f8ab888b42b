### Paladins of the West Kingdom: components and their words

## The game, its edition and its options

paladins-game = Paladins of the West Kingdom
    .about = Seven rounds in a kingdom under threat: each round a paladin rides to your aid, workers fill your board, and faith, strength and influence open the way to ever greater deeds while the inquisition keeps count of every dubious coin.
    .length = 90 to 120 minutes
    .weight = Heavy
paladins-edition-rulebook = Rulebook edition
    .about = Follows the rulebook, with our own rulings where it is silent; values that no source settles are options of the table.
paladins-opponent = Opponent

paladins-option-difficulty = Difficulty
    .about = How many workshops the artificial opponent begins with when you play alone.
    .easy = Easy
    .medium = Medium
    .hard = Hard
paladins-option-suspicion-split = Suspicion cards
    .about = How many suspicion cards carry 0, 1 and 2 taxes.
    .six-eight-ten = 6, 8 and 10
    .ten-eight-six = 10, 8 and 6
paladins-option-third-squire = The third Squire
    .about = Which attribute the third Squire raises in an inquisition.
    .faith = Faith
    .strength = Strength
paladins-option-second-vigilante = The Saracen Vigilante
    .about = What an attack on the Saracen Vigilante gives besides influence and a cleric.
    .destroy-debt = Destroy a debt
    .discard-suspicion = Discard a suspicion
paladins-option-workshop-workers = Workers under the workshops
    .about = In which order the workers under the workshops come.
    .by-turns = Scout, merchant, fighter, cleric, twice over
    .in-pairs = Two scouts, two merchants, two fighters, two clerics
paladins-option-jar-spaces = Jar spaces
    .about = Whether two jar spaces pay a debt or two discard a suspicion.
    .two-debts = Two pay a debt
    .two-suspicions = Two discard a suspicion
paladins-option-opponent-absolve = The opponent absolves
    .about = What else the artificial opponent does when it absolves.
    .debt-or-suspicion = Pay a debt, or discard a suspicion
    .one-suspicion-more = Discard a suspicion, then pay a debt or discard another
paladins-option-mercenaries = Mercenaries
    .about = Whether every converted Mercenary scores for all of them, or all of them score once.
    .each = Every card scores
    .as-a-set = They score as one set
paladins-option-schemes = Schemes of the opponent
    .about = What the twelve schemes of the artificial opponent are.
    .six-orders = One of each action and six “Orders”
    .no-orders = Two of each action

## Workers, attributes, peoples

paladins-worker-labourer = labourer
    .a = a labourer
paladins-worker-scout = scout
    .a = a scout
paladins-worker-merchant = merchant
    .a = a merchant
paladins-worker-fighter = fighter
    .a = a fighter
paladins-worker-cleric = cleric
    .a = a cleric
paladins-worker-criminal = criminal
    .a = a criminal
paladins-worker-any = any worker
    .a = a worker

paladins-content-labourer = labourer
paladins-content-scout = scout
paladins-content-merchant = merchant
paladins-content-fighter = fighter
paladins-content-cleric = cleric
paladins-content-criminal = criminal
paladins-content-workshop = workshop

paladins-attribute-faith = faith
paladins-attribute-strength = strength
paladins-attribute-influence = influence

paladins-people-viking = Viking
paladins-people-byzantine = Byzantine
paladins-people-saracen = Saracen

## Actions of the player board

paladins-task-develop = Develop
paladins-task-recruit = Recruit
paladins-task-hunt = Hunt
paladins-task-trade = Trade
paladins-task-pray = Pray
paladins-task-conspire = Conspire
paladins-task-commission = Commission
paladins-task-fortify = Fortify
paladins-task-garrison = Garrison
paladins-task-absolve = Absolve
paladins-task-attack = Attack
paladins-task-convert = Convert

## Rewards and amounts

paladins-reward-labourer =
    { $n ->
        [one] { $n } labourer
       *[other] { $n } labourers
    }
    .acc = { $n ->
        [one] { $n } labourer
       *[other] { $n } labourers
    }
paladins-reward-scout =
    { $n ->
        [one] { $n } scout
       *[other] { $n } scouts
    }
    .acc = { $n ->
        [one] { $n } scout
       *[other] { $n } scouts
    }
paladins-reward-merchant =
    { $n ->
        [one] { $n } merchant
       *[other] { $n } merchants
    }
    .acc = { $n ->
        [one] { $n } merchant
       *[other] { $n } merchants
    }
paladins-reward-fighter =
    { $n ->
        [one] { $n } fighter
       *[other] { $n } fighters
    }
    .acc = { $n ->
        [one] { $n } fighter
       *[other] { $n } fighters
    }
paladins-reward-cleric =
    { $n ->
        [one] { $n } cleric
       *[other] { $n } clerics
    }
    .acc = { $n ->
        [one] { $n } cleric
       *[other] { $n } clerics
    }
paladins-reward-criminal =
    { $n ->
        [one] { $n } criminal
       *[other] { $n } criminals
    }
    .acc = { $n ->
        [one] { $n } criminal
       *[other] { $n } criminals
    }
paladins-reward-silver = { $n } silver
    .acc = { $n } silver
paladins-reward-provision =
    { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
    .acc = { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
paladins-reward-faith = { $n } faith
    .acc = { $n } faith
paladins-reward-strength = { $n } strength
    .acc = { $n } strength
paladins-reward-influence = { $n } influence
    .acc = { $n } influence
paladins-reward-tax = { $n } silver in tax
    .acc = { $n } silver in tax
paladins-reward-pray = a prayer
    .acc = a prayer
paladins-reward-recruit = a free recruit
    .acc = a free recruit
paladins-reward-develop = a free workshop
    .acc = a free workshop
paladins-reward-discard-suspicion =
    { $n ->
        [one] discard a suspicion
       *[other] discard { $n } suspicions
    }
    .acc = { $n ->
        [one] discard a suspicion
       *[other] discard { $n } suspicions
    }
paladins-reward-pay-debt = pay a debt
    .acc = pay a debt
paladins-reward-destroy-debt = destroy a debt
    .acc = destroy a debt
paladins-reward-debt =
    { $n ->
        [one] { $n } unpaid debt
       *[other] { $n } unpaid debts
    }
    .acc = { $n ->
        [one] { $n } unpaid debt
       *[other] { $n } unpaid debts
    }
paladins-reward-points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
    .acc = { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
paladins-either = { $first } or { $second }
paladins-together = { $rewards }
paladins-plain = { $name }

## Paladins

paladins-paladin-anseis = Anséis
paladins-paladin-berengier = Bérengier
paladins-paladin-engelier = Engelier
paladins-paladin-gerier = Gérier
paladins-paladin-gerin = Gérin
paladins-paladin-girard = Girard
paladins-paladin-ivon = Ivon
paladins-paladin-ivoire = Ivoire
paladins-paladin-oliver = Oliver
paladins-paladin-otton = Otton
paladins-paladin-roland = Roland
paladins-paladin-samson = Samson

paladins-ability-no-provisions = { $task } costs no provisions
paladins-ability-no-silver = { $task } costs no silver
paladins-ability-save = { $task } costs { $n } silver less
paladins-ability-gain = { $task } brings { $rewards } on top

paladins-card-paladin = { $paladin }
    .rule = Ability: { $ability }.

## Townsfolk

paladins-townsfolk-abbot = Abbot
    .rule = Once hired, the Abbot gives a reward each time its owner carries out Absolve.
paladins-townsfolk-acolyte = Acolyte
    .rule = Once hired, the Acolyte gives a reward each time its owner commissions a monk.
paladins-townsfolk-architect = Architect
    .rule = Once hired, the Architect gives a reward each time its owner develops, a free workshop included.
paladins-townsfolk-defender = Defender
    .rule = Once hired, the Defender gives a reward each time its owner attacks.
paladins-townsfolk-gatekeeper = Gatekeeper
    .rule = Once hired, the Gatekeeper gives a reward each time its owner fortifies.
paladins-townsfolk-missionary = Missionary
    .rule = Once hired, the Missionary gives a reward each time its owner converts.
paladins-townsfolk-watchman = Watchman
    .rule = Once hired, the Watchman gives a reward each time its owner garrisons an outpost.
paladins-townsfolk-conspirator = Conspirator
    .rule = Once hired, the Conspirator lets its owner discard a suspicion in every inquisition, before anyone is accused.
paladins-townsfolk-debt-collector = Debt Collector
    .rule = Once hired, the Debt Collector gives a worker right after each debt its owner pays; debts destroyed do not count.
paladins-townsfolk-peddler = Peddler
    .rule = Once hired, the Peddler gives a reward in every inquisition in which its owner has at least 2 suspicions when the card is used.
paladins-townsfolk-squire = Squire
    .rule = Once hired, the Squire raises an attribute in every inquisition in which its owner has no suspicion when the card is used.

paladins-trigger-develop =
    { $whose ->
        [rival] each time they develop
       *[own] each time you develop
    }
paladins-trigger-recruit =
    { $whose ->
        [rival] each time they recruit
       *[own] each time you recruit
    }
paladins-trigger-hunt =
    { $whose ->
        [rival] each time they hunt
       *[own] each time you hunt
    }
paladins-trigger-trade =
    { $whose ->
        [rival] each time they trade
       *[own] each time you trade
    }
paladins-trigger-pray =
    { $whose ->
        [rival] each time they pray
       *[own] each time you pray
    }
paladins-trigger-conspire =
    { $whose ->
        [rival] each time they conspire
       *[own] each time you conspire
    }
paladins-trigger-commission =
    { $whose ->
        [rival] each time they commission a monk
       *[own] each time you commission a monk
    }
paladins-trigger-fortify =
    { $whose ->
        [rival] each time they fortify
       *[own] each time you fortify
    }
paladins-trigger-garrison =
    { $whose ->
        [rival] each time they garrison an outpost
       *[own] each time you garrison an outpost
    }
paladins-trigger-absolve =
    { $whose ->
        [rival] each time they carry out Absolve
       *[own] each time you carry out Absolve
    }
paladins-trigger-attack =
    { $whose ->
        [rival] each time they attack
       *[own] each time you attack
    }
paladins-trigger-convert =
    { $whose ->
        [rival] each time they convert
       *[own] each time you convert
    }
paladins-trigger-inquisition = in every inquisition
paladins-trigger-inquisition-least =
    { $whose ->
        [rival] in every inquisition in which they have at least { $n } suspicions
       *[own] in every inquisition in which you have at least { $n } suspicions
    }
paladins-trigger-inquisition-most =
    { $whose ->
        [rival] { $n ->
            [0] in every inquisition in which they have no suspicion
            [one] in every inquisition in which they have { $n } suspicion at most
           *[other] in every inquisition in which they have { $n } suspicions at most
        }
       *[own] { $n ->
            [0] in every inquisition in which you have no suspicion
            [one] in every inquisition in which you have { $n } suspicion at most
           *[other] in every inquisition in which you have { $n } suspicions at most
        }
    }
paladins-trigger-pay-debt =
    { $whose ->
        [rival] for each debt they pay
       *[own] for each debt you pay
    }

paladins-reaction = { $trigger }: { $rewards }

paladins-card-townsfolk = { $townsfolk } { $number }
    .rule = A townsfolk: dismissed for its corner, or hired for its lower part.

## Outsiders

paladins-outsider-adventurer = Adventurer
    .rule = Converted: 1 victory point for every 2 monks commissioned.
paladins-outsider-archer = Archer
    .rule = Converted: 1 victory point for every 2 outposts garrisoned.
paladins-outsider-armourer = Armourer
    .rule = Converted: 1 victory point for every 4 strength.
paladins-outsider-assassin = Assassin
    .rule = Converted: 1 victory point for each Saracen attacked.
paladins-outsider-barbarian = Barbarian
    .rule = Converted: 1 victory point for each Byzantine attacked.
paladins-outsider-champion = Champion
    .rule = Converted: 1 victory point, and 1 more for each Order fulfilled.
paladins-outsider-guardian = Guardian
    .rule = Converted: 1 victory point for every 2 workshops placed.
paladins-outsider-hunter = Hunter
    .rule = Converted: 1 victory point for every 2 townsfolk hired.
paladins-outsider-invader = Invader
    .rule = Converted: 1 victory point for each Viking attacked.
paladins-outsider-lookout = Lookout
    .rule = Converted: 1 victory point for every 2 walls built.
paladins-outsider-marauder = Marauder
    .rule = Converted: 1 victory point for every 4 influence.
paladins-outsider-mercenary = Mercenary
    .rule = Converted: 1 victory point, and 1 more for each Mercenary converted.
paladins-outsider-protector = Protector
    .rule = Converted: 1 victory point for each debt paid.
paladins-outsider-thief = Thief
    .rule = Converted: 1 victory point for each suspicion still held at the end.
paladins-outsider-traitor = Traitor
    .rule = Converted: each unpaid debt costs 1 victory point instead of 3.
paladins-outsider-vigilante = Vigilante
    .rule = Converted: 1 victory point for every 2 jars moved.
paladins-outsider-warrior = Warrior
    .rule = Converted: 1 victory point for every 4 faith.

paladins-card-outsider = { $outsider } { $number }
    .rule = An outsider: attacked for its corner, or converted for its lower part and for points at the end.

## The King's cards

paladins-favour-recruit = Guest of the town
paladins-favour-taxes = Tax collection
paladins-favour-pardon = Pardon
paladins-favour-develop = Royal workshop
paladins-favour-attribute = Tuition
paladins-favour-labourers = Helping hands
paladins-favour-criminals = Opened dungeon
paladins-favour-loan = Loan
paladins-favour-provisions = Storehouse
paladins-favour-pray = Royal chapel

paladins-card-favour = { $favour }
    .rule = A King’s Favour: one worker uses it as an action, once a round for the whole table.

paladins-order-commission = Order: Commission
paladins-order-fortify = Order: Fortify
paladins-order-garrison = Order: Garrison
paladins-order-absolve = Order: Absolve
paladins-order-attack = Order: Attack
paladins-order-convert = Order: Convert

paladins-card-order = { $order }
    .rule = A King’s Order: it brings its points at the end to everyone who has fulfilled it.

## Walls, taverns, spaces, schemes

paladins-card-wall = Wall { $number }
    .rule = A wall card: Fortify takes the top card of the deck.
paladins-card-tavern = Tavern { $number }
    .rule = A tavern: taken at the beginning of a round for its workers.
paladins-card-jar = Jar space { $number }
    .rule = A space of the player board: a jar put here gives its reward.
paladins-card-space = Area { $area }, space { $number }
    .rule = A space of the main board: a monk or an outpost put here gives its reward.
paladins-card-scheme = { $scheme }
    .rule = A scheme of the artificial opponent: the action that it tries.
paladins-card-workshop = Workshop
    .rule = Stands in for a worker for good; the worker shown under it is gained when it is placed.
paladins-card-debt = Debt
    .rule = Unpaid until a reward pays it, which turns it over; if destroyed, it goes back to the deck.
paladins-card-suspicion = Suspicion
    .rule = Comes with every criminal; in an inquisition those with the most take a debt.
paladins-card-tax = Tax supply
    .rule = Taxes are taken from here; after an inquisition it is filled up again.
paladins-card-area = Area { $area }
    .rule = An area of the main board; the outsider in the same column asks for the same.
paladins-card-task = { $task }
    .rule = An action of the player board.

paladins-scheme-commission = Commission
paladins-scheme-fortify = Fortify
paladins-scheme-garrison = Garrison
paladins-scheme-absolve = Absolve
paladins-scheme-attack = Attack
paladins-scheme-convert = Convert
paladins-scheme-orders = Orders
paladins-scheme-favour = Favour
