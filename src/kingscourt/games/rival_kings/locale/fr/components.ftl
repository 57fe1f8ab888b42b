### Rival Kings : les éléments du jeu et leurs noms

## Le jeu, son édition et ses options

rival-kings-game = Rival Kings
    .about = Le trône est vide. Jouez en secret les membres de la cour, volez les actions de vos rivaux et rassemblez les sujets et les bâtiments qui vont ensemble.
    .length = 30 à 45 minutes
    .weight = Facile
rival-kings-edition-rulebook = Édition du livret de règles
    .about = Suit les livrets de la boîte ; là où ils se contredisent ou se taisent, nos décisions s’appliquent.
rival-kings-option-match = Durée du match
    .one-game = Une seule partie.
    .games-2 = Deux parties de suite ; les points s’additionnent.
    .games-3 = Trois parties de suite ; les points s’additionnent.
    .games-5 = Cinq parties de suite ; les points s’additionnent.
    .points-20 = Autant de parties qu’il faut pour que quelqu’un ait 20 points.
    .points-40 = Autant de parties qu’il faut pour que quelqu’un ait 40 points.
    .points-60 = Autant de parties qu’il faut pour que quelqu’un ait 60 points.
    .points = Un autre nombre de points :
    .games = Un autre nombre de parties :
rival-kings-option-money = L’argent des piles
    .shown = La table montre combien d’argent se trouve devant chaque pile.
    .hidden = À vous de retenir combien d’argent se trouve devant chaque pile.

## Personnages

rival-kings-character-lord-protector = Régent
    .the = le Régent
    .acc = le Régent
    .rule = { rival-kings-printed-character }
rival-kings-character-queen = Reine
    .the = la Reine
    .acc = la Reine
    .rule = { rival-kings-printed-character }
rival-kings-character-duke = Duc
    .the = le Duc
    .acc = le Duc
    .rule = { rival-kings-printed-character }
rival-kings-character-count = Comte
    .the = le Comte
    .acc = le Comte
    .rule = { rival-kings-printed-character }
rival-kings-character-courtier = Courtisan
    .the = le Courtisan
    .acc = le Courtisan
    .rule = { rival-kings-printed-character }
rival-kings-character-priest = Prêtre
    .the = le Prêtre
    .acc = le Prêtre
    .rule = { rival-kings-printed-character }
rival-kings-character-bursar = Intendant
    .the = l’Intendant
    .acc = l’Intendant
    .rule = { rival-kings-printed-character }
rival-kings-character-knight = Chevalier
    .the = le Chevalier
    .acc = le Chevalier
    .rule = { rival-kings-printed-character }
rival-kings-character-countess = Comtesse
    .the = la Comtesse
    .acc = la Comtesse
    .rule = { rival-kings-printed-character }
rival-kings-character-diplomat = Diplomate
    .the = le Diplomate
    .acc = le Diplomate
    .rule = { rival-kings-printed-character }
rival-kings-character-trader-1 = Marchand I
    .the = le Marchand I
    .acc = le Marchand I
    .rule = { rival-kings-printed-character }
rival-kings-character-trader-2 = Marchand II
    .the = le Marchand II
    .acc = le Marchand II
    .rule = { rival-kings-printed-character }

## Bâtiments

rival-kings-building-garden = Jardin
    .the = le Jardin
    .acc = le Jardin
    .rule = { rival-kings-printed-building }
rival-kings-building-castle-wall = Remparts du château
    .the = les Remparts du château
    .acc = les Remparts du château
    .rule = { rival-kings-printed-building }
rival-kings-building-prison = Prison
    .the = la Prison
    .acc = la Prison
    .rule = { rival-kings-printed-building }
rival-kings-building-pavilion = Pavillon
    .the = le Pavillon
    .acc = le Pavillon
    .rule = { rival-kings-printed-building }
rival-kings-building-cathedral = Cathédrale
    .the = la Cathédrale
    .acc = la Cathédrale
    .rule = { rival-kings-printed-building }
rival-kings-building-university = Université
    .the = l’Université
    .acc = l’Université
    .rule = { rival-kings-printed-building }
rival-kings-building-tavern = Taverne
    .the = la Taverne
    .acc = la Taverne
    .rule = { rival-kings-printed-building }
rival-kings-building-harbor = Port
    .the = le Port
    .acc = le Port
    .rule = { rival-kings-printed-building }
rival-kings-building-forge = Forge
    .the = la Forge
    .acc = la Forge
    .rule = { rival-kings-printed-building }
rival-kings-building-carpentry = Menuiserie
    .the = la Menuiserie
    .acc = la Menuiserie
    .rule = { rival-kings-printed-building }
rival-kings-building-market = Marché
    .the = le Marché
    .acc = le Marché
    .rule = { rival-kings-printed-building }
rival-kings-building-inn = Auberge
    .the = l’Auberge
    .acc = l’Auberge
    .rule = { rival-kings-printed-building }
rival-kings-building-vineyard = Vignoble
    .the = le Vignoble
    .acc = le Vignoble
    .rule = { rival-kings-printed-building }
rival-kings-building-mine = Mine
    .the = la Mine
    .acc = la Mine
    .rule = { rival-kings-printed-building }
rival-kings-building-herb-meadow = Prairie
    .the = la Prairie
    .acc = la Prairie
    .rule = { rival-kings-printed-building }
rival-kings-building-farm = Ferme
    .the = la Ferme
    .acc = la Ferme
    .rule = { rival-kings-printed-building }

## Sujets

rival-kings-subject-gardener = Jardinier
    .the = le Jardinier
    .acc = le Jardinier
    .rule =
        { $whose ->
            [rival] Une fois les personnages révélés et avant tout conflit, son propriétaire échange son personnage avec celui d’un autre joueur, qui ne peut pas refuser. Le rang, le symbole de priorité et le droit de voler suivent la carte.
           *[own] Une fois les personnages révélés et avant tout conflit, échangez votre personnage avec celui d’un autre joueur, qui ne peut pas refuser. Le rang, le symbole de priorité et le droit de voler suivent la carte.
        }
    .ruling = Plusieurs Jardiniers se décident dans l’ordre des rangs révélés, et chacun voit les échanges faits avant lui.
rival-kings-subject-watchman = Garde
    .the = le Garde
    .acc = le Garde
    .rule =
        { $whose ->
            [rival] Quand son propriétaire devrait prendre un marqueur parce qu’un rang supérieur le vole, c’est le voleur qui le prend ; l’action est volée quand même. Cela n’aide pas contre un rang égal.
           *[own] Quand vous devriez prendre un marqueur parce qu’un rang supérieur vous vole, c’est le voleur qui le prend ; l’action est volée quand même. Cela n’aide pas contre un rang égal.
        }
    .ruling = On n’évite qu’un seul voleur par cycle ; si deux vous volent, vous choisissez lequel. À deux joueurs, le marqueur d’une carte retournée dont le rang vole ne va à personne. Un marqueur que l’on vous transmet n’est pas un vol et reste chez vous.
rival-kings-subject-jailer = Geôlier
    .the = le Geôlier
    .acc = le Geôlier
    .rule =
        { $whose ->
            [rival] La réserve donne à son propriétaire 1 pièce pour chacun de ses marqueurs, tant qu’elle en a.
           *[own] La réserve vous donne 1 pièce pour chacun de vos marqueurs, tant qu’elle en a.
        }
rival-kings-subject-court-lady = Dame de la cour
    .the = la Dame de la cour
    .acc = la Dame de la cour
    .rule =
        { $whose ->
            [rival] Son propriétaire échange un de ses bâtiments contre un bâtiment d’un autre joueur, quelle que soit sa position. Les cartes des paires parfaites restent en place.
           *[own] Échangez un de vos bâtiments contre un bâtiment d’un autre joueur, quelle que soit sa position. Les cartes des paires parfaites restent en place.
        }
    .ruling = Les deux bâtiments vont au bout de leur nouvelle file.
rival-kings-subject-bishop = Évêque
    .the = l’Évêque
    .acc = l’Évêque
    .rule =
        { $whose ->
            [rival] Son propriétaire échange un de ses sujets contre un sujet d’un autre joueur, quelle que soit sa position ; les deux vont au bout de leur nouvelle file et y sont actifs. Les cartes des paires parfaites restent en place.
           *[own] Échangez un de vos sujets contre un sujet d’un autre joueur, quelle que soit sa position ; les deux vont au bout de leur nouvelle file et y sont actifs. Les cartes des paires parfaites restent en place.
        }
rival-kings-subject-scholar = Érudit
    .the = l’Érudit
    .acc = l’Érudit
    .rule =
        { $whose ->
            [rival] La réserve donne à son propriétaire 1 pièce pour chacun de ses bâtiments, tant qu’elle en a.
           *[own] La réserve vous donne 1 pièce pour chacun de vos bâtiments, tant qu’elle en a.
        }
rival-kings-subject-troubadour = Troubadour
    .the = le Troubadour
    .acc = le Troubadour
    .rule =
        { $whose ->
            [rival] Son propriétaire échange une de ses cartes contre une carte visible au centre de la table, même un bâtiment contre un sujet ou l’inverse. Un sujet pris de cette façon est actif.
           *[own] Échangez une de vos cartes contre une carte visible au centre de la table, même un bâtiment contre un sujet ou l’inverse. Un sujet pris de cette façon est actif.
        }
    .ruling = Votre carte est posée sur cette pile, qui garde sa taille, son argent et sa place et peut ainsi devenir mixte : recruter prend un sujet, acheter prend un bâtiment, au sommet de n’importe quelle pile. Le Troubadour peut se donner lui-même ou rompre une de vos paires.
rival-kings-subject-sailor = Marin
    .the = le Marin
    .acc = le Marin
    .rule =
        { $whose ->
            [rival] En conflit avec un joueur de même rang, son propriétaire effectue deux fois son unique action. Il peut renoncer à l’une comme à l’autre, et l’argent peut venir d’une autre pile la seconde fois.
           *[own] En conflit avec un joueur de même rang, effectuez deux fois votre unique action. Vous pouvez renoncer à l’une comme à l’autre, et l’argent peut venir d’une autre pile la seconde fois.
        }
    .ruling = Annoncez-le avant l’action. Seul un Marin recruté par cette action même peut la répéter ensuite.
rival-kings-subject-blacksmith = Forgeron
    .the = le Forgeron
    .acc = le Forgeron
    .rule =
        { $whose ->
            [rival] Un bâtiment que son propriétaire achète par une de ses actions ou par une action volée coûte 1 pièce de moins ; son prix peut tomber à 0.
           *[own] Un bâtiment que vous achetez par une de vos actions ou par une action volée coûte 1 pièce de moins ; son prix peut tomber à 0.
        }
rival-kings-subject-carpenter = Charpentier
    .the = le Charpentier
    .acc = le Charpentier
    .rule =
        { $whose ->
            [rival] Son propriétaire effectue une action « Acheter un bâtiment » supplémentaire.
           *[own] Effectuez une action « Acheter un bâtiment » supplémentaire.
        }
rival-kings-subject-market-woman = Vendeuse de marché
    .the = la Vendeuse de marché
    .acc = la Vendeuse de marché
    .rule =
        { $whose ->
            [rival] Son propriétaire effectue une action « Prendre de l’argent » supplémentaire.
           *[own] Effectuez une action « Prendre de l’argent » supplémentaire.
        }
rival-kings-subject-innkeeper = Aubergiste
    .the = l’Aubergiste
    .acc = l’Aubergiste
    .rule =
        { $whose ->
            [rival] Son propriétaire effectue une action « Recruter un sujet » supplémentaire.
           *[own] Effectuez une action « Recruter un sujet » supplémentaire.
        }
rival-kings-subject-vintner = Vigneron
    .the = le Vigneron
    .acc = le Vigneron
    .rule =
        { $whose ->
            [rival] Son propriétaire consulte en secret une des deux piles de sujets et y prend le sujet de son choix à son prix. L’ordre des autres cartes est conservé.
           *[own] Consultez en secret une des deux piles de sujets et prenez-y le sujet de votre choix à son prix. L’ordre des autres cartes est conservé.
        }
    .ruling = Vous pouvez ne rien prendre ; la capacité est utilisée malgré tout. Chacun voit quelle carte vous prenez, et à quel endroit.
rival-kings-subject-miner = Mineur
    .the = le Mineur
    .acc = le Mineur
    .rule =
        { $whose ->
            [rival] Son propriétaire consulte en secret une des deux piles de bâtiments et y prend le bâtiment de son choix à son prix. L’ordre des autres cartes est conservé.
           *[own] Consultez en secret une des deux piles de bâtiments et prenez-y le bâtiment de votre choix à son prix. L’ordre des autres cartes est conservé.
        }
    .ruling = Vous pouvez ne rien prendre ; la capacité est utilisée malgré tout. Chacun voit quelle carte vous prenez, et à quel endroit.
rival-kings-subject-herbalist = Herboriste
    .the = l’Herboriste
    .acc = l’Herboriste
    .rule =
        { $whose ->
            [rival] Son propriétaire donne un de ses marqueurs à un autre joueur.
           *[own] Donnez un de vos marqueurs à un autre joueur.
        }
rival-kings-subject-farmer = Fermier
    .the = le Fermier
    .acc = le Fermier
    .rule =
        { $whose ->
            [rival] Pendant son tour, son propriétaire effectue une action qui lui a été volée. Le blason reste en place.
           *[own] Pendant votre tour, effectuez une action qui vous a été volée. Le blason reste en place.
        }
    .ruling = Cela est possible à tout moment de votre tour et en dehors de l’ordre habituel, même si un rang égal ne vous laisse qu’une action.

## Actions des personnages

rival-kings-kind-settle = Neutraliser un conflit
    .the = l’action « Neutraliser un conflit »
    .acc = l’action « Neutraliser un conflit »
    .does = rendre un de vos marqueurs
rival-kings-kind-give = Transmettre un conflit
    .the = l’action « Transmettre un conflit »
    .acc = l’action « Transmettre un conflit »
    .does = donner un de vos marqueurs à un rival
rival-kings-kind-money = Prendre de l’argent
    .the = l’action « Prendre de l’argent »
    .acc = l’action « Prendre de l’argent »
    .does = prendre toutes les pièces d’une pile
rival-kings-kind-recruit = Recruter un sujet
    .the = l’action « Recruter un sujet »
    .acc = l’action « Recruter un sujet »
    .does = payer un sujet au sommet d’une pile
rival-kings-kind-buy = Acheter un bâtiment
    .the = l’action « Acheter un bâtiment »
    .acc = l’action « Acheter un bâtiment »
    .does = payer un bâtiment au sommet d’une pile

## Les piles au centre de la table

rival-kings-pile-buildings-1 = Première pile de bâtiments
    .the = la première pile de bâtiments
    .acc = la première pile de bâtiments
    .at = devant la première pile de bâtiments
    .on = sur la première pile de bâtiments
    .from = de la première pile de bâtiments
rival-kings-pile-buildings-2 = Deuxième pile de bâtiments
    .the = la deuxième pile de bâtiments
    .acc = la deuxième pile de bâtiments
    .at = devant la deuxième pile de bâtiments
    .on = sur la deuxième pile de bâtiments
    .from = de la deuxième pile de bâtiments
rival-kings-pile-subjects-1 = Première pile de sujets
    .the = la première pile de sujets
    .acc = la première pile de sujets
    .at = devant la première pile de sujets
    .on = sur la première pile de sujets
    .from = de la première pile de sujets
rival-kings-pile-subjects-2 = Deuxième pile de sujets
    .the = la deuxième pile de sujets
    .acc = la deuxième pile de sujets
    .at = devant la deuxième pile de sujets
    .on = sur la deuxième pile de sujets
    .from = de la deuxième pile de sujets

## Familles de cartes

rival-kings-family-character = Personnages
rival-kings-family-building = Bâtiments
rival-kings-family-subject = Sujets

## Couleurs

rival-kings-colour-yellow = jaune, cour royale
rival-kings-colour-red = rouge, ville
rival-kings-colour-blue = bleu, village
rival-kings-colour-green = vert, campagne

## Sur les cartes

rival-kings-printed-character = Un personnage de la cour, choisi en secret. Qui a le rang volé prend un marqueur et perd une action ; le voleur l’effectue en premier.
rival-kings-printed-building = Un bâtiment compte à la fin : une paire parfaite rapporte les deux valeurs, une paire de même couleur la plus haute, une carte isolée 1 point.
