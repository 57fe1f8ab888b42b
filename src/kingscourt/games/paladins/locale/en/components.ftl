### Paladins of the West Kingdom: components and their words

## The game, its edition and its options

paladins-game = Paladins of the West Kingdom
    .about = Seven rounds in a kingdom under threat: each round a paladin rides to your aid, workers fill your board, and faith, strength and influence open ever greater deeds while the inquisition keeps count of every dubious coin.
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
    .by-turns = Scout, merchant, fighter, cleric, and again
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
paladins-worker-scout = scout
paladins-worker-merchant = merchant
paladins-worker-fighter = fighter
paladins-worker-cleric = cleric
paladins-worker-criminal = criminal
paladins-worker-any = any worker

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

paladins-task-develop = develop
paladins-task-recruit = recruit
paladins-task-hunt = hunt
paladins-task-trade = trade
paladins-task-pray = pray
paladins-task-conspire = conspire
paladins-task-commission = commission
paladins-task-fortify = fortify
paladins-task-garrison = garrison
paladins-task-absolve = absolve
paladins-task-attack = attack
paladins-task-convert = convert

## Rewards and amounts

paladins-reward-labourer =
    { $n ->
        [one] { $n } labourer
       *[other] { $n } labourers
    }
paladins-reward-scout =
    { $n ->
        [one] { $n } scout
       *[other] { $n } scouts
    }
paladins-reward-merchant =
    { $n ->
        [one] { $n } merchant
       *[other] { $n } merchants
    }
paladins-reward-fighter =
    { $n ->
        [one] { $n } fighter
       *[other] { $n } fighters
    }
paladins-reward-cleric =
    { $n ->
        [one] { $n } cleric
       *[other] { $n } clerics
    }
paladins-reward-criminal =
    { $n ->
        [one] { $n } criminal
       *[other] { $n } criminals
    }
paladins-reward-silver = { $n } silver
paladins-reward-provision =
    { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
paladins-reward-faith = { $n } faith
paladins-reward-strength = { $n } strength
paladins-reward-influence = { $n } influence
paladins-reward-tax =
    { $n ->
        [one] { $n } tax
       *[other] { $n } taxes
    }
paladins-reward-pray = a prayer
paladins-reward-recruit = a free recruit
paladins-reward-develop = a free workshop
paladins-reward-discard-suspicion =
    { $n ->
        [one] discard a suspicion
       *[other] discard { $n } suspicions
    }
paladins-reward-pay-debt = pay a debt
paladins-reward-destroy-debt = destroy a debt
paladins-reward-debt =
    { $n ->
        [one] { $n } unpaid debt
       *[other] { $n } unpaid debts
    }
paladins-reward-points =
    { $n ->
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
    .rule = Workers: { $workers }. For the round: { $boosts }. Ability: { $ability }.

## Townsfolk

paladins-townsfolk-abbot = Abbot
    .rule = Hired, the Abbot gives a reward each time you absolve.
paladins-townsfolk-acolyte = Acolyte
    .rule = Hired, the Acolyte gives a reward each time you commission a monk.
paladins-townsfolk-architect = Architect
    .rule = Hired, the Architect gives a reward each time you develop, a free workshop included.
paladins-townsfolk-defender = Defender
    .rule = Hired, the Defender gives a reward each time you attack.
paladins-townsfolk-gatekeeper = Gatekeeper
    .rule = Hired, the Gatekeeper gives a reward each time you fortify.
paladins-townsfolk-missionary = Missionary
    .rule = Hired, the Missionary gives a reward each time you convert.
paladins-townsfolk-watchman = Watchman
    .rule = Hired, the Watchman gives a reward each time you garrison an outpost.
paladins-townsfolk-conspirator = Conspirator
    .rule = Hired, the Conspirator lets you discard a suspicion in every inquisition, before anyone is accused.
paladins-townsfolk-debt-collector = Debt Collector
    .rule = Hired, the Debt Collector gives a worker right after each debt you pay; debts destroyed do not count.
paladins-townsfolk-peddler = Peddler
    .rule = Hired, the Peddler gives a reward in every inquisition in which you have at least 2 suspicions when the card is used.
paladins-townsfolk-squire = Squire
    .rule = Hired, the Squire raises an attribute in every inquisition in which you have no suspicion when the card is used.

paladins-trigger-develop = each time you develop
paladins-trigger-recruit = each time you recruit
paladins-trigger-hunt = each time you hunt
paladins-trigger-trade = each time you trade
paladins-trigger-pray = each time you pray
paladins-trigger-conspire = each time you conspire
paladins-trigger-commission = each time you commission
paladins-trigger-fortify = each time you fortify
paladins-trigger-garrison = each time you garrison
paladins-trigger-absolve = each time you absolve
paladins-trigger-attack = each time you attack
paladins-trigger-convert = each time you convert
paladins-trigger-inquisition = in every inquisition
paladins-trigger-inquisition-least = in every inquisition, with at least { $n } suspicions
paladins-trigger-inquisition-most =
    { $n ->
        [0] in every inquisition, without suspicions
        [one] in every inquisition, with { $n } suspicion at most
       *[other] in every inquisition, with { $n } suspicions at most
    }
paladins-trigger-pay-debt = for each debt you pay

paladins-reaction = { $trigger }: { $rewards }
paladins-hired = at once: { $hire }; { $reaction }

paladins-card-townsfolk = { $townsfolk } { $number }
    .rule = { $townsfolk }. Dismissed: { $dismiss }. Hired, at once: { $hire }. Hired, { $trigger }: { $rewards }.

## Outsiders

paladins-outsider-adventurer = Adventurer
    .rule = Converted: 1 victory point for every 2 monks you have commissioned.
paladins-outsider-archer = Archer
    .rule = Converted: 1 victory point for every 2 outposts you have garrisoned.
paladins-outsider-armourer = Armourer
    .rule = Converted: 1 victory point for every 4 strength.
paladins-outsider-assassin = Assassin
    .rule = Converted: 1 victory point for each Saracen you have attacked.
paladins-outsider-barbarian = Barbarian
    .rule = Converted: 1 victory point for each Byzantine you have attacked.
paladins-outsider-champion = Champion
    .rule = Converted: 1 victory point, and 1 more for each Order you have done.
paladins-outsider-guardian = Guardian
    .rule = Converted: 1 victory point for every 2 workshops you have placed.
paladins-outsider-hunter = Hunter
    .rule = Converted: 1 victory point for every 2 townsfolk you have hired.
paladins-outsider-invader = Invader
    .rule = Converted: 1 victory point for each Viking you have attacked.
paladins-outsider-lookout = Lookout
    .rule = Converted: 1 victory point for every 2 walls you have built.
paladins-outsider-marauder = Marauder
    .rule = Converted: 1 victory point for every 4 influence.
paladins-outsider-mercenary = Mercenary
    .rule = Converted: 1 victory point, and 1 more for each Mercenary you have converted.
paladins-outsider-protector = Protector
    .rule = Converted: 1 victory point for each debt you have paid.
paladins-outsider-thief = Thief
    .rule = Converted: 1 victory point for each suspicion you still hold.
paladins-outsider-traitor = Traitor
    .rule = Converted: each unpaid debt costs you 1 victory point instead of 3.
paladins-outsider-vigilante = Vigilante
    .rule = Converted: 1 victory point for every 2 jars you have moved.
paladins-outsider-warrior = Warrior
    .rule = Converted: 1 victory point for every 4 faith.

paladins-card-outsider = { $outsider } { $number }
    .rule = { $outsider }, { $people }. Attacked: { $attack }. Converted: { $convert }, and points at the end as its name says.

## The King's cards

paladins-favour-recruit = Guest of the town
paladins-favour-taxes = Collection
paladins-favour-pardon = Pardon
paladins-favour-develop = Royal workshop
paladins-favour-attribute = Tuition
paladins-favour-labourers = Helping hands
paladins-favour-criminals = Opened dungeon
paladins-favour-loan = Loan
paladins-favour-provisions = Storehouse
paladins-favour-pray = Royal chapel

paladins-card-favour = { $favour }
    .rule = Takes: { $worker }. Costs { $cost }. Gives { $rewards }.

paladins-order-commission = Order: commission
paladins-order-fortify = Order: fortify
paladins-order-garrison = Order: garrison
paladins-order-absolve = Order: absolve
paladins-order-attack = Order: attack
paladins-order-convert = Order: convert

paladins-card-order = { $order }
    .rule = Done by whoever has used this action at least { $n } times by the end: { $task }.

## Walls, taverns, spaces, schemes

paladins-card-wall = Wall { $number }
    .rule = { $copies } in the deck. Gives { $rewards }.
    .choice = { $copies } in the deck. Gives { $rewards }, then one of: { $options }.
paladins-card-tavern = Tavern { $number }
    .rule = Workers: { $workers }.
paladins-card-jar = Jar space { $number }
    .rule = Gives { $rewards }.
paladins-card-space = Area { $area }, space { $number }
    .rule = Open with { $players } or more players. Gives { $rewards }.

paladins-scheme-commission = Commission
paladins-scheme-fortify = Fortify
paladins-scheme-garrison = Garrison
paladins-scheme-absolve = Absolve
paladins-scheme-attack = Attack
paladins-scheme-convert = Convert
paladins-scheme-orders = Orders
paladins-scheme-favour = Favour
