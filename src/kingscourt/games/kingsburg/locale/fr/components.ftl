### Kingsburg : éléments du jeu et leurs noms

## Le jeu et ses éditions

kingsburg-game = Kingsburg
    .about = Cinq années aux confins du royaume : les dés gagnent la faveur des conseillers du roi, leurs dons deviennent des bâtiments, et chaque hiver un ennemi met les murs à l’épreuve.
    .length = 60 à 90 minutes
    .weight = Moyen
kingsburg-edition-rulebook = Édition du livret de règles
    .about = Suit le livret de règles, avec nos propres décisions là où il se tait ou se contredit ; le choix habituel.
kingsburg-edition-english-2007 = Première édition anglaise (2007)
    .about = Se joue comme la première édition anglaise : un seul jeton « +2 » par groupe, des ressources plus librement choisies, des dés blancs toujours lancés, une chapelle, un hôtel de ville et une cathédrale différents, et un envoyé sans annonce.

## Conseillers

kingsburg-advisor-jester = Bouffon
    .the = le bouffon
    .rule = Donne 1 point de victoire.
kingsburg-advisor-squire = Écuyer
    .the = l’écuyer
    .rule = Donne 1 or.
kingsburg-advisor-architect = Architecte
    .the = l’architecte
    .rule = Donne 1 bois.
kingsburg-advisor-merchant = Marchand
    .the = le marchand
    .rule = Donne 1 or ou 1 bois, au gré du joueur.
kingsburg-advisor-sergeant = Sergent
    .the = le sergent
    .rule = Donne 1 soldat.
kingsburg-advisor-alchemist = Alchimiste
    .the = l’alchimiste
    .rule = Le joueur peut céder 1 ressource et recevoir en échange 1 ressource de chacune des deux autres sortes. Sans ressources, il ne se passe rien.
kingsburg-advisor-astronomer = Astronome
    .the = l’astronome
    .rule = Donne 1 ressource au choix et 1 jeton « +2 ».
kingsburg-advisor-treasurer = Trésorier
    .the = le trésorier
    .rule = Donne 2 or.
kingsburg-advisor-master-hunter = Maître de chasse
    .the = le maître de chasse
    .rule = Donne 1 bois, et en plus 1 or ou 1 pierre.
kingsburg-advisor-general = Général
    .the = le général
    .rule = Donne 2 soldats, puis montre en secret au joueur la première carte de la pile des ennemis.
kingsburg-advisor-swordsmith = Armurier
    .the = l’armurier
    .rule = Donne 1 pierre, et en plus 1 bois ou 1 or.
kingsburg-advisor-duchess = Duchesse
    .the = la duchesse
    .rule = Donne 2 ressources de la même sorte et 1 jeton « +2 ».
    .rule-english-2007 = Donne 2 ressources quelconques, semblables ou différentes, et 1 jeton « +2 ».
kingsburg-advisor-champion = Champion
    .the = le champion
    .rule = Donne 3 pierres.
kingsburg-advisor-smuggler = Contrebandier
    .the = le contrebandier
    .rule = Donne 1 point de victoire et 3 ressources de la même sorte.
    .rule-english-2007 = Le joueur peut payer 1 point de victoire pour 3 ressources quelconques, même avec un score de 0 ou moins.
kingsburg-advisor-inventor = Inventeur
    .the = l’inventeur
    .rule = Donne 1 or, 1 bois et 1 pierre.
kingsburg-advisor-wizard = Magicien
    .the = le magicien
    .rule = Donne 4 or.
kingsburg-advisor-queen = Reine
    .the = la reine
    .rule = Donne 2 ressources de la même sorte, montre en secret au joueur la première carte de la pile des ennemis et ajoute 3 points de victoire.
    .rule-english-2007 = Donne 2 ressources quelconques, semblables ou différentes, montre en secret au joueur la première carte de la pile des ennemis et ajoute 3 points de victoire.
kingsburg-advisor-king = Roi
    .the = le roi
    .rule = Donne 1 or, 1 bois, 1 pierre et 1 soldat.

## Bâtiments

kingsburg-building-statue = Statue
    .the = la statue
    .acc = la statue
    .rule = Si tous les dés lancés par le propriétaire, dés blancs compris, montrent le même nombre, l’un d’eux peut être relancé, une seule fois, avant que l’ordre du tour soit fixé.
kingsburg-building-chapel = Chapelle
    .the = la chapelle
    .acc = la chapelle
    .rule = Si tous les dés lancés par le propriétaire, dés blancs compris, montrent le même nombre, l’un d’eux peut être relancé, une seule fois, avant que l’ordre du tour soit fixé. Cet effet ne s’ajoute pas à celui de la statue : même avec les deux, un seul dé est relancé, une seule fois.
    .rule-english-2007 = Si le total de tous les dés lancés par le propriétaire, dés blancs compris, ne dépasse pas 7, tous peuvent être relancés, une seule fois, avant que l’ordre du tour soit fixé. Statue et chapelle peuvent servir toutes les deux, l’une ou l’autre d’abord, pourvu que la condition de chacune soit remplie à cet instant.
kingsburg-building-church = Église
    .the = l’église
    .acc = l’église
    .rule = +1 au combat contre les démons.
kingsburg-building-cathedral = Cathédrale
    .the = la cathédrale
    .acc = la cathédrale
    .rule = À la fin de la partie, le propriétaire peut échanger des ressources, par paires librement composées, contre 1 point de victoire par paire.
    .rule-english-2007 = À la fin de la partie, elle rapporte 1 point de victoire par lot de 2 ressources conservées ; cela se fait tout seul et les ressources restent.
kingsburg-building-inn = Auberge
    .the = l’auberge
    .acc = l’auberge
    .rule = Rapporte 1 jeton « +2 » à la fin de chaque été.
kingsburg-building-market = Marché
    .the = le marché
    .acc = le marché
    .rule = Une fois par saison, un groupe de dés posé sur un conseiller, jetons compris, peut compter pour 1 de plus ou 1 de moins.
kingsburg-building-farms = Ferme
    .the = la ferme
    .acc = la ferme
    .rule = Rapporte 1 dé blanc supplémentaire à chaque saison productive, mais −1 au combat.
kingsburg-building-merchants-guild = Guilde des marchands
    .the = la guilde des marchands
    .acc = la guilde des marchands
    .rule = Rapporte 1 or au début de chaque saison productive, avant tout lancer de dés.
kingsburg-building-guard-tower = Tour de garde
    .the = la tour de garde
    .acc = la tour de garde
    .rule = +1 au combat.
kingsburg-building-blacksmith = Forge
    .the = la forge
    .acc = la forge
    .rule = +1 au combat.
kingsburg-building-barracks = Caserne
    .the = la caserne
    .acc = la caserne
    .rule = Lors du recrutement, chaque soldat ne coûte que 1 ressource.
kingsburg-building-wizards-guild = Guilde des magiciens
    .the = la guilde des magiciens
    .acc = la guilde des magiciens
    .rule = +2 au combat.
kingsburg-building-palisade = Palissade
    .the = la palissade
    .acc = la palissade
    .rule = +1 au combat ; contre les zombies, +2 à la place.
kingsburg-building-stable = Écurie
    .the = l’écurie
    .acc = l’écurie
    .rule = Chaque fois qu’un conseiller qui donne des soldats (5, 10 ou 18) aide le propriétaire, 1 soldat de plus arrive.
kingsburg-building-stone-wall = Muraille de pierre
    .the = la muraille de pierre
    .acc = la muraille de pierre
    .rule = +1 au combat, et une égalité devient une victoire.
kingsburg-building-fortress = Forteresse
    .the = la forteresse
    .acc = la forteresse
    .rule = +1 au combat, et 1 point de victoire par bataille gagnée.
kingsburg-building-barricade = Barricade
    .the = la barricade
    .acc = la barricade
    .rule = +1 au combat contre les gobelins.
kingsburg-building-crane = Grue
    .the = la grue
    .acc = la grue
    .rule = Les bâtiments des colonnes 3 et 4 coûtent 1 or de moins.
kingsburg-building-town-hall = Hôtel de ville
    .the = l’hôtel de ville
    .acc = l’hôtel de ville
    .rule = À la fin de chaque saison productive, il rapporte 1 jeton « +2 », sauf si le propriétaire préfère échanger 1 ressource contre 1 point de victoire.
    .rule-english-2007 = À la fin de chaque saison productive, le propriétaire peut payer, une seule fois, 1 jeton « +2 » ou 1 ressource pour 1 point de victoire ; il n’y a pas de jeton gratuit.
kingsburg-building-embassy = Ambassade
    .the = l’ambassade
    .acc = l’ambassade
    .rule = Rapporte 1 point de victoire à la fin de chaque saison productive.

## Ennemis

kingsburg-enemy-barbarians = Barbares
    .the = les barbares
kingsburg-enemy-goblins = Gobelins
    .the = les gobelins
kingsburg-enemy-orcs = Orques
    .the = les orques
kingsburg-enemy-zombies = Zombies
    .the = les zombies
kingsburg-enemy-demons = Démons
    .the = les démons
kingsburg-enemy-dragons = Dragons
    .the = les dragons
kingsburg-enemy-card = { $enemy }, force { $strength }
    .rule = Attaque l’hiver de l’année { $year }.
kingsburg-card-number = Numéro : { $n }
kingsburg-card-gifts = Don : { $gifts }
kingsburg-card-price = Coût : { $price }
kingsburg-card-points = Valeur : { $points }
kingsburg-card-space = Rangée { $row }, colonne { $column }
kingsburg-card-left = Exige, à sa gauche : { $buildings }
kingsburg-card-strength = Force : { $n }
kingsburg-card-loss = La défaite coûte : { $loss }
kingsburg-card-reward = La victoire rapporte : { $reward }

## Ressources et quantités

kingsburg-good-gold = { $n } or
    .acc = { $n } or
    .name = or
kingsburg-good-wood = { $n } bois
    .acc = { $n } bois
    .name = bois
kingsburg-good-stone =
    { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
    .acc =
    { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
    .name = pierre
kingsburg-good-any =
    { $n ->
        [one] { $n } ressource au choix
       *[other] { $n } ressources au choix
    }
    .acc =
    { $n ->
        [one] { $n } ressource au choix
       *[other] { $n } ressources au choix
    }
    .name = ressources au choix
kingsburg-amount-goods =
    { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources
    }
    .acc =
    { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources
    }
    .name = ressources
kingsburg-amount-vp =
    { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }
    .acc =
    { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }
    .name = points de victoire
kingsburg-amount-soldier =
    { $n ->
        [one] { $n } soldat
       *[other] { $n } soldats
    }
    .acc =
    { $n ->
        [one] { $n } soldat
       *[other] { $n } soldats
    }
    .name = soldats
kingsburg-amount-token =
    { $n ->
        [one] { $n } jeton « +2 »
       *[other] { $n } jetons « +2 »
    }
    .acc =
    { $n ->
        [one] { $n } jeton « +2 »
       *[other] { $n } jetons « +2 »
    }
    .name = jetons « +2 »
kingsburg-amount-white-die =
    { $n ->
        [one] { $n } dé blanc
       *[other] { $n } dés blancs
    }
    .acc =
    { $n ->
        [one] { $n } dé blanc
       *[other] { $n } dés blancs
    }
    .name = dés blancs
kingsburg-amount-building =
    { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
    .acc =
    { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
    .name = bâtiments
kingsburg-amount-die =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
    .acc =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
    .name = dés

## Phases de l’année

kingsburg-phase-aid = Aide du roi
    .in = à la phase de l’aide du roi
kingsburg-phase-spring = Printemps
    .in = au printemps
kingsburg-phase-reward = Récompense du roi
    .in = à la phase de la récompense du roi
kingsburg-phase-summer = Été
    .in = en été
kingsburg-phase-envoy = Envoyé du roi
    .in = à la phase de l’envoyé du roi
kingsburg-phase-autumn = Automne
    .in = en automne
kingsburg-phase-recruitment = Recrutement
    .in = à la phase de recrutement
kingsburg-phase-winter = Bataille d’hiver
    .in = en hiver
