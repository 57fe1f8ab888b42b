### Paladins du Royaume de l’Ouest : le matériel et ses mots

## Le jeu, son édition et ses options

paladins-game = Paladins du Royaume de l’Ouest
    .about = Sept manches dans un royaume menacé : à chaque manche un paladin vient vous prêter main-forte, des ouvriers occupent votre plateau, et la foi, la force et l’influence ouvrent la voie à des actes toujours plus grands, tandis que l’inquisition tient le compte de chaque pièce douteuse.
    .length = 90 à 120 minutes
    .weight = Expert
paladins-edition-rulebook = Édition du livret de règles
    .about = Suit le livret de règles, avec nos propres décisions là où il se tait ; les valeurs qu’aucune source ne tranche sont des options de la table.
paladins-opponent = Adversaire

paladins-option-difficulty = Difficulté
    .about = Avec combien d’ateliers l’adversaire artificiel commence quand vous jouez en solitaire.
    .easy = Facile
    .medium = Moyenne
    .hard = Difficile
paladins-option-suspicion-split = Cartes soupçon
    .about = Combien de cartes soupçon portent 0, 1 et 2 impôts.
    .six-eight-ten = 6, 8 et 10
    .ten-eight-six = 10, 8 et 6
paladins-option-third-squire = Le troisième écuyer
    .about = Quel attribut le troisième écuyer augmente lors d’une inquisition.
    .faith = Foi
    .strength = Force
paladins-option-second-vigilante = Le justicier sarrasin
    .about = Ce que rapporte l’attaque du justicier sarrasin en plus de l’influence et d’un clerc.
    .destroy-debt = Détruire une dette
    .discard-suspicion = Défausser un soupçon
paladins-option-workshop-workers = Ouvriers sous les ateliers
    .about = Dans quel ordre arrivent les ouvriers placés sous les ateliers.
    .by-turns = Éclaireur, marchand, combattant, clerc, puis de nouveau
    .in-pairs = Deux éclaireurs, deux marchands, deux combattants, deux clercs
paladins-option-jar-spaces = Cases de jarre
    .about = Si deux cases de jarre paient une dette ou si deux défaussent un soupçon.
    .two-debts = Deux paient une dette
    .two-suspicions = Deux défaussent un soupçon
paladins-option-opponent-absolve = L’adversaire absout
    .about = Ce que fait encore l’adversaire artificiel quand il absout.
    .debt-or-suspicion = Payer une dette, ou défausser un soupçon
    .one-suspicion-more = Défausser un soupçon, puis payer une dette ou en défausser un autre
paladins-option-mercenaries = Mercenaires
    .about = Si chaque mercenaire converti compte pour tous, ou si tous ensemble ne comptent qu’une fois.
    .each = Chaque carte compte
    .as-a-set = Ils comptent comme un lot
paladins-option-schemes = Plans de l’adversaire
    .about = Ce que sont les douze plans de l’adversaire artificiel.
    .six-orders = Un par action et six « Ordres »
    .no-orders = Deux par action

## Ouvriers, attributs, peuples

paladins-worker-labourer = journalier
paladins-worker-scout = éclaireur
paladins-worker-merchant = marchand
paladins-worker-fighter = combattant
paladins-worker-cleric = clerc
paladins-worker-criminal = criminel
paladins-worker-any = n’importe quel ouvrier

paladins-content-labourer = journalier
paladins-content-scout = éclaireur
paladins-content-merchant = marchand
paladins-content-fighter = combattant
paladins-content-cleric = clerc
paladins-content-criminal = criminel
paladins-content-workshop = atelier

paladins-attribute-faith = foi
paladins-attribute-strength = force
paladins-attribute-influence = influence

paladins-people-viking = Viking
paladins-people-byzantine = Byzantin
paladins-people-saracen = Sarrasin

## Actions du plateau de joueur

paladins-task-develop = développement
paladins-task-recruit = recrutement
paladins-task-hunt = chasse
paladins-task-trade = commerce
paladins-task-pray = prière
paladins-task-conspire = conspiration
paladins-task-commission = mission
paladins-task-fortify = fortification
paladins-task-garrison = garnison
paladins-task-absolve = absolution
paladins-task-attack = attaque
paladins-task-convert = conversion

## Récompenses et quantités

paladins-reward-labourer =
    { $n ->
        [one] { $n } journalier
       *[other] { $n } journaliers
    }
paladins-reward-scout =
    { $n ->
        [one] { $n } éclaireur
       *[other] { $n } éclaireurs
    }
paladins-reward-merchant =
    { $n ->
        [one] { $n } marchand
       *[other] { $n } marchands
    }
paladins-reward-fighter =
    { $n ->
        [one] { $n } combattant
       *[other] { $n } combattants
    }
paladins-reward-cleric =
    { $n ->
        [one] { $n } clerc
       *[other] { $n } clercs
    }
paladins-reward-criminal =
    { $n ->
        [one] { $n } criminel
       *[other] { $n } criminels
    }
paladins-reward-silver =
    { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    }
paladins-reward-provision =
    { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
paladins-reward-faith = { $n } de foi
paladins-reward-strength = { $n } de force
paladins-reward-influence = { $n } d’influence
paladins-reward-tax =
    { $n ->
        [one] { $n } impôt
       *[other] { $n } impôts
    }
paladins-reward-pray = une prière
paladins-reward-recruit = un recrutement gratuit
paladins-reward-develop = un atelier gratuit
paladins-reward-discard-suspicion =
    { $n ->
        [one] défausser un soupçon
       *[other] défausser { $n } soupçons
    }
paladins-reward-pay-debt = payer une dette
paladins-reward-destroy-debt = détruire une dette
paladins-reward-debt =
    { $n ->
        [one] { $n } dette impayée
       *[other] { $n } dettes impayées
    }
paladins-reward-points =
    { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }
paladins-either = { $first } ou { $second }
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
paladins-paladin-oliver = Olivier
paladins-paladin-otton = Othon
paladins-paladin-roland = Roland
paladins-paladin-samson = Samson

paladins-ability-no-provisions = { $task } : aucune provision à payer
paladins-ability-no-silver = { $task } : aucune pièce d’argent à payer
paladins-ability-save =
    { $n ->
        [one] { $task } : { $n } pièce d’argent de moins
       *[other] { $task } : { $n } pièces d’argent de moins
    }
paladins-ability-gain = { $task } : { $rewards } en plus

paladins-card-paladin = { $paladin }
    .rule = Ouvriers : { $workers }. Pour la manche : { $boosts }. Capacité : { $ability }.

## Citadins

paladins-townsfolk-abbot = Abbé
    .rule = Engagé, l’abbé donne une récompense à chacune de vos absolutions.
paladins-townsfolk-acolyte = Acolyte
    .rule = Engagé, l’acolyte donne une récompense chaque fois que vous envoyez un moine en mission.
paladins-townsfolk-architect = Architecte
    .rule = Engagé, l’architecte donne une récompense à chacun de vos développements, atelier gratuit compris.
paladins-townsfolk-defender = Défenseur
    .rule = Engagé, le défenseur donne une récompense à chacune de vos attaques.
paladins-townsfolk-gatekeeper = Portier
    .rule = Engagé, le portier donne une récompense à chacune de vos fortifications.
paladins-townsfolk-missionary = Missionnaire
    .rule = Engagé, le missionnaire donne une récompense à chacune de vos conversions.
paladins-townsfolk-watchman = Veilleur
    .rule = Engagé, le veilleur donne une récompense chaque fois que vous mettez un avant-poste en garnison.
paladins-townsfolk-conspirator = Conspirateur
    .rule = Engagé, le conspirateur vous laisse défausser un soupçon à chaque inquisition, avant toute accusation.
paladins-townsfolk-debt-collector = Collecteur de dettes
    .rule = Engagé, le collecteur de dettes donne un ouvrier juste après chaque dette que vous payez ; les dettes détruites ne comptent pas.
paladins-townsfolk-peddler = Colporteur
    .rule = Engagé, le colporteur donne une récompense à chaque inquisition où vous avez au moins 2 soupçons quand la carte sert.
paladins-townsfolk-squire = Écuyer
    .rule = Engagé, l’écuyer augmente un attribut à chaque inquisition où vous n’avez aucun soupçon quand la carte sert.

paladins-trigger-develop = à chaque développement
paladins-trigger-recruit = à chaque recrutement
paladins-trigger-hunt = à chaque chasse
paladins-trigger-trade = à chaque commerce
paladins-trigger-pray = à chaque prière
paladins-trigger-conspire = à chaque conspiration
paladins-trigger-commission = à chaque mission
paladins-trigger-fortify = à chaque fortification
paladins-trigger-garrison = à chaque garnison
paladins-trigger-absolve = à chaque absolution
paladins-trigger-attack = à chaque attaque
paladins-trigger-convert = à chaque conversion
paladins-trigger-inquisition = à chaque inquisition
paladins-trigger-inquisition-least = à chaque inquisition, avec au moins { $n } soupçons
paladins-trigger-inquisition-most =
    { $n ->
        [0] à chaque inquisition, sans soupçon
        [one] à chaque inquisition, avec { $n } soupçon au plus
       *[other] à chaque inquisition, avec { $n } soupçons au plus
    }
paladins-trigger-pay-debt = pour chaque dette que vous payez

paladins-reaction = { $trigger } : { $rewards }
paladins-hired = aussitôt : { $hire } ; { $reaction }

paladins-card-townsfolk = { $townsfolk } { $number }
    .rule = Carte : { $townsfolk }. Renvoyé : { $dismiss }. Engagé, aussitôt : { $hire }. Engagé, { $trigger } : { $rewards }.

## Étrangers

paladins-outsider-adventurer = Aventurier
    .rule = Converti : 1 point de victoire pour chaque paire de moines envoyés en mission.
paladins-outsider-archer = Archer
    .rule = Converti : 1 point de victoire pour chaque paire d’avant-postes mis en garnison.
paladins-outsider-armourer = Armurier
    .rule = Converti : 1 point de victoire par tranche de 4 de force.
paladins-outsider-assassin = Assassin
    .rule = Converti : 1 point de victoire pour chaque Sarrasin que vous avez attaqué.
paladins-outsider-barbarian = Barbare
    .rule = Converti : 1 point de victoire pour chaque Byzantin que vous avez attaqué.
paladins-outsider-champion = Champion
    .rule = Converti : 1 point de victoire, et 1 de plus pour chaque Ordre accompli.
paladins-outsider-guardian = Gardien
    .rule = Converti : 1 point de victoire pour chaque paire d’ateliers placés.
paladins-outsider-hunter = Chasseur
    .rule = Converti : 1 point de victoire pour chaque paire de citadins engagés.
paladins-outsider-invader = Envahisseur
    .rule = Converti : 1 point de victoire pour chaque Viking que vous avez attaqué.
paladins-outsider-lookout = Guetteur
    .rule = Converti : 1 point de victoire pour chaque paire de murs construits.
paladins-outsider-marauder = Maraudeur
    .rule = Converti : 1 point de victoire par tranche de 4 d’influence.
paladins-outsider-mercenary = Mercenaire
    .rule = Converti : 1 point de victoire, et 1 de plus pour chaque mercenaire que vous avez converti.
paladins-outsider-protector = Protecteur
    .rule = Converti : 1 point de victoire pour chaque dette payée.
paladins-outsider-thief = Voleur
    .rule = Converti : 1 point de victoire pour chaque soupçon qu’il vous reste.
paladins-outsider-traitor = Traître
    .rule = Converti : chaque dette impayée vous coûte 1 point de victoire au lieu de 3.
paladins-outsider-vigilante = Justicier
    .rule = Converti : 1 point de victoire pour chaque paire de jarres déplacées.
paladins-outsider-warrior = Guerrier
    .rule = Converti : 1 point de victoire par tranche de 4 de foi.

paladins-card-outsider = { $outsider } { $number }
    .rule = Carte : { $outsider }, { $people }. Attaqué : { $attack }. Converti : { $convert }, et des points à la fin selon son nom.

## Les cartes du Roi

paladins-favour-recruit = Hôte de la ville
paladins-favour-taxes = Quête
paladins-favour-pardon = Grâce
paladins-favour-develop = Atelier royal
paladins-favour-attribute = Enseignement
paladins-favour-labourers = Coup de main
paladins-favour-criminals = Cachot ouvert
paladins-favour-loan = Prêt
paladins-favour-provisions = Garde-manger
paladins-favour-pray = Chapelle royale

paladins-card-favour = { $favour }
    .rule = Accueille : { $worker }. Coût : { $cost }. Récompense : { $rewards }.

paladins-order-commission = Ordre : mission
paladins-order-fortify = Ordre : fortification
paladins-order-garrison = Ordre : garnison
paladins-order-absolve = Ordre : absolution
paladins-order-attack = Ordre : attaque
paladins-order-convert = Ordre : conversion

paladins-card-order = { $order }
    .rule = Accompli par qui a effectué cette action au moins { $n } fois avant la fin : { $task }.

## Murs, tavernes, cases, plans

paladins-card-wall = Mur { $number }
    .rule = Exemplaires dans la pioche : { $copies }. Récompense : { $rewards }.
    .choice = Exemplaires dans la pioche : { $copies }. Récompense : { $rewards }, puis au choix : { $options }.
paladins-card-tavern = Taverne { $number }
    .rule = Ouvriers : { $workers }.
paladins-card-jar = Case de jarre { $number }
    .rule = Récompense : { $rewards }.
paladins-card-space = Région { $area }, case { $number }
    .rule = Ouverte à partir de { $players } joueurs. Récompense : { $rewards }.

paladins-scheme-commission = Mission
paladins-scheme-fortify = Fortification
paladins-scheme-garrison = Garnison
paladins-scheme-absolve = Absolution
paladins-scheme-attack = Attaque
paladins-scheme-convert = Conversion
paladins-scheme-orders = Ordres
paladins-scheme-favour = Faveur
