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
    .about = Ce que rapporte une attaque contre le justicier sarrasin en plus de l’influence et d’un clerc.
    .destroy-debt = Détruire une dette
    .discard-suspicion = Défausser un soupçon
paladins-option-workshop-workers = Ouvriers sous les ateliers
    .about = Dans quel ordre arrivent les ouvriers placés sous les ateliers.
    .by-turns = Éclaireur, marchand, combattant, clerc, puis on recommence
    .in-pairs = Deux éclaireurs, deux marchands, deux combattants, deux clercs
paladins-option-jar-spaces = Cases de jarre
    .about = Détermine si deux cases de jarre paient une dette ou si deux défaussent un soupçon.
    .two-debts = Deux paient une dette
    .two-suspicions = Deux défaussent un soupçon
paladins-option-opponent-absolve = L’adversaire absout
    .about = Ce que fait encore l’adversaire artificiel quand il absout.
    .debt-or-suspicion = Payer une dette, ou défausser un soupçon
    .one-suspicion-more = Défausser un soupçon, puis payer une dette ou en défausser un autre
paladins-option-mercenaries = Mercenaires
    .about = Détermine si chaque mercenaire converti compte pour tous, ou si tous ensemble ne comptent qu’une fois.
    .each = Chaque carte compte
    .as-a-set = Ils comptent comme un lot
paladins-option-schemes = Plans de l’adversaire
    .about = Ce que sont les douze plans de l’adversaire artificiel.
    .six-orders = Un par action et six « Ordres »
    .no-orders = Deux par action

## Ouvriers, attributs, peuples

paladins-worker-labourer = journalier
    .a = un journalier
paladins-worker-scout = éclaireur
    .a = un éclaireur
paladins-worker-merchant = marchand
    .a = un marchand
paladins-worker-fighter = combattant
    .a = un combattant
paladins-worker-cleric = clerc
    .a = un clerc
paladins-worker-criminal = criminel
    .a = un criminel
paladins-worker-any = n’importe quel ouvrier
    .a = un ouvrier

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

paladins-task-develop = Développement
paladins-task-recruit = Recrutement
paladins-task-hunt = Chasse
paladins-task-trade = Commerce
paladins-task-pray = Prière
paladins-task-conspire = Conspiration
paladins-task-commission = Mission
paladins-task-fortify = Fortification
paladins-task-garrison = Garnison
paladins-task-absolve = Absolution
paladins-task-attack = Attaque
paladins-task-convert = Conversion

## Récompenses et quantités

paladins-reward-labourer =
    { $n ->
        [one] { $n } journalier
       *[other] { $n } journaliers
    }
    .acc = { $n ->
        [one] { $n } journalier
       *[other] { $n } journaliers
    }
paladins-reward-scout =
    { $n ->
        [one] { $n } éclaireur
       *[other] { $n } éclaireurs
    }
    .acc = { $n ->
        [one] { $n } éclaireur
       *[other] { $n } éclaireurs
    }
paladins-reward-merchant =
    { $n ->
        [one] { $n } marchand
       *[other] { $n } marchands
    }
    .acc = { $n ->
        [one] { $n } marchand
       *[other] { $n } marchands
    }
paladins-reward-fighter =
    { $n ->
        [one] { $n } combattant
       *[other] { $n } combattants
    }
    .acc = { $n ->
        [one] { $n } combattant
       *[other] { $n } combattants
    }
paladins-reward-cleric =
    { $n ->
        [one] { $n } clerc
       *[other] { $n } clercs
    }
    .acc = { $n ->
        [one] { $n } clerc
       *[other] { $n } clercs
    }
paladins-reward-criminal =
    { $n ->
        [one] { $n } criminel
       *[other] { $n } criminels
    }
    .acc = { $n ->
        [one] { $n } criminel
       *[other] { $n } criminels
    }
paladins-reward-silver =
    { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    }
    .acc = { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    }
paladins-reward-provision =
    { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
    .acc = { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
paladins-reward-faith = { $n } de foi
    .acc = { $n } de foi
paladins-reward-strength = { $n } de force
    .acc = { $n } de force
paladins-reward-influence = { $n } d’influence
    .acc = { $n } d’influence
paladins-reward-tax =
    { $n ->
        [one] { $n } pièce d’argent d’impôt
       *[other] { $n } pièces d’argent d’impôt
    }
    .acc = { $n ->
        [one] { $n } pièce d’argent d’impôt
       *[other] { $n } pièces d’argent d’impôt
    }
paladins-reward-pray = une prière
    .acc = une prière
paladins-reward-recruit = un recrutement gratuit
    .acc = un recrutement gratuit
paladins-reward-develop = un atelier gratuit
    .acc = un atelier gratuit
paladins-reward-discard-suspicion =
    { $n ->
        [one] défausser un soupçon
       *[other] défausser { $n } soupçons
    }
    .acc = { $n ->
        [one] défausser un soupçon
       *[other] défausser { $n } soupçons
    }
paladins-reward-pay-debt = payer une dette
    .acc = payer une dette
paladins-reward-destroy-debt = détruire une dette
    .acc = détruire une dette
paladins-reward-debt =
    { $n ->
        [one] { $n } dette impayée
       *[other] { $n } dettes impayées
    }
    .acc = { $n ->
        [one] { $n } dette impayée
       *[other] { $n } dettes impayées
    }
paladins-reward-points =
    { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }
    .acc = { $n ->
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
    .rule = Capacité – { $ability }.

## Citadins

paladins-townsfolk-abbot = Abbé
    .rule = Engagé, l’abbé donne une récompense à chaque absolution.
paladins-townsfolk-acolyte = Acolyte
    .rule = Engagé, l’acolyte donne une récompense pour chaque moine envoyé en mission.
paladins-townsfolk-architect = Architecte
    .rule = Engagé, l’architecte donne une récompense à chaque développement, atelier gratuit compris.
paladins-townsfolk-defender = Défenseur
    .rule = Engagé, le défenseur donne une récompense à chaque attaque.
paladins-townsfolk-gatekeeper = Portier
    .rule = Engagé, le portier donne une récompense à chaque fortification.
paladins-townsfolk-missionary = Missionnaire
    .rule = Engagé, le missionnaire donne une récompense à chaque conversion.
paladins-townsfolk-watchman = Veilleur
    .rule = Engagé, le veilleur donne une récompense pour chaque avant-poste mis en garnison.
paladins-townsfolk-conspirator = Conspirateur
    .rule = Engagé, le conspirateur permet de défausser un soupçon à chaque inquisition, avant toute accusation.
paladins-townsfolk-debt-collector = Collecteur de dettes
    .rule = Engagé, le collecteur de dettes donne un ouvrier juste après chaque dette payée ; les dettes détruites ne comptent pas.
paladins-townsfolk-peddler = Colporteur
    .rule = Engagé, le colporteur donne une récompense à chaque inquisition, s’il y a au moins 2 soupçons quand la carte sert.
paladins-townsfolk-squire = Écuyer
    .rule = Engagé, l’écuyer augmente un attribut à chaque inquisition, s’il n’y a aucun soupçon quand la carte sert.

paladins-trigger-develop =
    { $whose ->
        [rival] à chacun de ses développements
       *[own] à chacun de vos développements
    }
paladins-trigger-recruit =
    { $whose ->
        [rival] à chacun de ses recrutements
       *[own] à chacun de vos recrutements
    }
paladins-trigger-hunt =
    { $whose ->
        [rival] chaque fois que son propriétaire chasse
       *[own] chaque fois que vous chassez
    }
paladins-trigger-trade =
    { $whose ->
        [rival] chaque fois que son propriétaire commerce
       *[own] chaque fois que vous commercez
    }
paladins-trigger-pray =
    { $whose ->
        [rival] à chacune de ses prières
       *[own] à chacune de vos prières
    }
paladins-trigger-conspire =
    { $whose ->
        [rival] à chacune de ses conspirations
       *[own] à chacune de vos conspirations
    }
paladins-trigger-commission =
    { $whose ->
        [rival] pour chacun de ses moines envoyés en mission
       *[own] pour chaque moine que vous envoyez en mission
    }
paladins-trigger-fortify =
    { $whose ->
        [rival] à chacune de ses fortifications
       *[own] à chacune de vos fortifications
    }
paladins-trigger-garrison =
    { $whose ->
        [rival] pour chacun de ses avant-postes mis en garnison
       *[own] pour chaque avant-poste que vous mettez en garnison
    }
paladins-trigger-absolve =
    { $whose ->
        [rival] à chacune de ses absolutions
       *[own] à chacune de vos absolutions
    }
paladins-trigger-attack =
    { $whose ->
        [rival] à chacune de ses attaques
       *[own] à chacune de vos attaques
    }
paladins-trigger-convert =
    { $whose ->
        [rival] à chacune de ses conversions
       *[own] à chacune de vos conversions
    }
paladins-trigger-inquisition = à chaque inquisition
paladins-trigger-inquisition-least =
    { $whose ->
        [rival] à chaque inquisition, avec au moins { $n } soupçons de son côté
       *[own] à chaque inquisition où vous avez au moins { $n } soupçons
    }
paladins-trigger-inquisition-most =
    { $whose ->
        [rival] { $n ->
            [0] à chaque inquisition, sans soupçon de son côté
            [one] à chaque inquisition, avec { $n } soupçon au plus de son côté
           *[other] à chaque inquisition, avec { $n } soupçons au plus de son côté
        }
       *[own] { $n ->
            [0] à chaque inquisition où vous n’avez aucun soupçon
            [one] à chaque inquisition où vous avez { $n } soupçon au plus
           *[other] à chaque inquisition où vous avez { $n } soupçons au plus
        }
    }
paladins-trigger-pay-debt =
    { $whose ->
        [rival] pour chacune de ses dettes payées
       *[own] pour chaque dette que vous payez
    }

paladins-reaction = { $trigger } : { $rewards }

paladins-card-townsfolk = { $townsfolk } { $number }
    .rule = Citadin : renvoyé pour son coin, ou engagé pour sa partie inférieure.

## Étrangers

paladins-outsider-adventurer = Aventurier
    .rule = Converti : 1 point de victoire pour chaque paire de moines envoyés en mission.
paladins-outsider-archer = Archer
    .rule = Converti : 1 point de victoire pour chaque paire d’avant-postes mis en garnison.
paladins-outsider-armourer = Armurier
    .rule = Converti : 1 point de victoire par tranche de 4 de force.
paladins-outsider-assassin = Assassin
    .rule = Converti : 1 point de victoire pour chaque Sarrasin attaqué.
paladins-outsider-barbarian = Barbare
    .rule = Converti : 1 point de victoire pour chaque Byzantin attaqué.
paladins-outsider-champion = Champion
    .rule = Converti : 1 point de victoire, et 1 de plus pour chaque Ordre accompli.
paladins-outsider-guardian = Gardien
    .rule = Converti : 1 point de victoire pour chaque paire d’ateliers placés.
paladins-outsider-hunter = Chasseur
    .rule = Converti : 1 point de victoire pour chaque paire de citadins engagés.
paladins-outsider-invader = Envahisseur
    .rule = Converti : 1 point de victoire pour chaque Viking attaqué.
paladins-outsider-lookout = Guetteur
    .rule = Converti : 1 point de victoire pour chaque paire de murs construits.
paladins-outsider-marauder = Maraudeur
    .rule = Converti : 1 point de victoire par tranche de 4 d’influence.
paladins-outsider-mercenary = Mercenaire
    .rule = Converti : 1 point de victoire, et 1 de plus pour chaque mercenaire converti.
paladins-outsider-protector = Protecteur
    .rule = Converti : 1 point de victoire pour chaque dette payée.
paladins-outsider-thief = Voleur
    .rule = Converti : 1 point de victoire pour chaque soupçon restant à la fin.
paladins-outsider-traitor = Traître
    .rule = Converti : chaque dette impayée coûte 1 point de victoire au lieu de 3.
paladins-outsider-vigilante = Justicier
    .rule = Converti : 1 point de victoire pour chaque paire de jarres déplacées.
paladins-outsider-warrior = Guerrier
    .rule = Converti : 1 point de victoire par tranche de 4 de foi.

paladins-card-outsider = { $outsider } { $number }
    .rule = Étranger : attaqué pour son coin, ou converti pour sa partie inférieure et pour des points à la fin.

## Les cartes du Roi

paladins-favour-recruit = Hôte de la ville
paladins-favour-taxes = Levée d’impôts
paladins-favour-pardon = Grâce
paladins-favour-develop = Atelier royal
paladins-favour-attribute = Enseignement
paladins-favour-labourers = Coup de main
paladins-favour-criminals = Cachot ouvert
paladins-favour-loan = Prêt
paladins-favour-provisions = Garde-manger
paladins-favour-pray = Chapelle royale

paladins-card-favour = { $favour }
    .rule = Faveur du Roi : un ouvrier l’utilise comme action, une fois par manche pour toute la table.

paladins-order-commission = Ordre : Mission
paladins-order-fortify = Ordre : Fortification
paladins-order-garrison = Ordre : Garnison
paladins-order-absolve = Ordre : Absolution
paladins-order-attack = Ordre : Attaque
paladins-order-convert = Ordre : Conversion

paladins-card-order = { $order }
    .rule = Ordre du Roi : rapporte ses points à la fin à tous ceux qui l’ont accompli.

## Murs, tavernes, cases, plans

paladins-card-wall = Mur { $number }
    .rule = Carte mur : la fortification prend celle du dessus de la pioche.
paladins-card-tavern = Taverne { $number }
    .rule = Taverne : prise au début d’une manche pour ses ouvriers.
paladins-card-jar = Case de jarre { $number }
    .rule = Case du plateau de joueur : une jarre posée ici donne la récompense.
paladins-card-space = Région { $area }, case { $number }
    .rule = Case du plateau principal : un moine ou un avant-poste posé ici donne la récompense.
paladins-card-scheme = { $scheme }
    .rule = Un plan de l’adversaire artificiel : l’action qu’il tente.
paladins-card-workshop = Atelier
    .rule = Remplace un ouvrier pour toujours ; quand on le pose, on gagne l’ouvrier visible dessous.
paladins-card-debt = Dette
    .rule = Impayée jusqu’à ce qu’une récompense la paie et la retourne ; détruite, elle retourne dans la pioche.
paladins-card-suspicion = Soupçon
    .rule = Vient avec chaque criminel ; à l’inquisition, qui en a le plus prend une dette.
paladins-card-tax = Réserve d’impôts
    .rule = Les impôts viennent d’ici ; après une inquisition, elle est remplie de nouveau.
paladins-card-area = Région { $area }
    .rule = Une région du plateau principal ; l’étranger de la même colonne demande autant.
paladins-card-task = { $task }
    .rule = Une action du plateau de joueur.

paladins-scheme-commission = Mission
paladins-scheme-fortify = Fortification
paladins-scheme-garrison = Garnison
paladins-scheme-absolve = Absolution
paladins-scheme-attack = Attaque
paladins-scheme-convert = Conversion
paladins-scheme-orders = Ordres
paladins-scheme-favour = Faveur
