### Rival Kings : ce que dit la table

## Questions

rival-kings-prompt-choose = Choisissez un personnage en secret.
rival-kings-prompt-gardener = Échangez-vous votre personnage avec celui d’un autre joueur ?
rival-kings-prompt-watchman = { $player } vous vole. Le voleur prend-il le marqueur à votre place ?
rival-kings-prompt-watchman-card = La carte retournée vous vole : { $character }. Repoussez-vous le marqueur ?
rival-kings-prompt-theft = Quelle action volez-vous ? Posez-y un blason.
rival-kings-prompt-action = { $kind } : { $kind_does } ou renoncer.
rival-kings-prompt-stolen = Action volée à { $player } : { $kind_does } ou renoncer.
rival-kings-prompt-one-action = Rangs égaux : quelle unique action de votre personnage effectuez-vous ?
rival-kings-prompt-end = Vos actions sont faites. Utilisez votre sujet ou terminez votre tour.
rival-kings-prompt-swap-rival = Quelle carte prenez-vous contre { $card_acc } ?
rival-kings-prompt-swap-middle = Quelle carte visible prenez-vous contre { $card_acc } ?
rival-kings-prompt-pick = Vous consultez { $pile_acc }. Quelle carte prenez-vous ?

## Réponses

rival-kings-action-play = Jouer { $character_acc }
rival-kings-action-cover = Voler { $kind_acc } à { $player }
rival-kings-action-settle = Rendre un marqueur
rival-kings-action-give = Donner un marqueur à { $player }
rival-kings-action-money = Prendre l’argent { $pile_at }
rival-kings-action-recruit = Recruter le sujet { $pile_from }
rival-kings-action-buy = Acheter le bâtiment { $pile_from }
rival-kings-action-decline = Renoncer
rival-kings-action-end = Terminer le tour
rival-kings-action-take = Prendre { $card_acc } à { $player }
rival-kings-action-take-older = Prendre { $card_acc } à { $player } (1re carte)
rival-kings-action-for = Prendre la carte { $pile_from }
rival-kings-action-pick = Prendre { $card_acc }, numéro { $position } du dessus
rival-kings-action-leave = Ne rien prendre
rival-kings-action-use = Utiliser { $subject_acc }
rival-kings-action-use-player = Utiliser { $subject_acc } : { $player }
rival-kings-action-use-pile = Utiliser { $subject_acc } : { $pile }
rival-kings-action-use-kind = Utiliser { $subject_acc } : { $kind }
rival-kings-action-use-card = Utiliser { $subject_acc }, céder { $card_acc }
rival-kings-action-use-older = { $subject } : céder { $card_acc } (1re carte)

## Ce qu’une réponse coûte et rapporte

rival-kings-thing-card =
    { $n ->
        [1] { $card }
       *[other] { $n } × { $card }
    }
rival-kings-thing-coin =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
rival-kings-thing-marker =
    { $n ->
        [one] { $n } marqueur
       *[other] { $n } marqueurs
    }
rival-kings-thing-ability =
    { $n ->
        [one] { $n } capacité de ce cycle
       *[other] { $n } capacités de ce cycle
    }
rival-kings-thing-hidden-money =
    { $n ->
        [one] l’argent qui s’y trouve
       *[other] l’argent de { $n } piles
    }
rival-kings-thing-building =
    { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
rival-kings-thing-subject =
    { $n ->
        [one] { $n } sujet
       *[other] { $n } sujets
    }
rival-kings-thing-character =
    { $n ->
        [one] { $n } personnage
       *[other] { $n } personnages
    }
rival-kings-terms-character = rang { $rank }, vole le rang { $loot } : { $actions }
rival-kings-terms-peaceful-character = rang { $rank }, ne vole personne : { $actions }
rival-kings-terms-deflects = { $player } prend le marqueur ; votre action est volée quand même
rival-kings-terms-idle-theft = vous ne pourriez pas l’effectuer maintenant, seulement la recouvrir
rival-kings-terms-swap-between = entre-temps, votre sujet peut échanger une carte
rival-kings-terms-perfect-pair = paire parfaite avec : { $card }
rival-kings-terms-last-card = dernière carte de la pile : la partie se termine après ce cycle

## Ce qui se passe : manches et personnages

rival-kings-event-game = La partie { $n } du match commence.
    .heading = Partie { $n }
rival-kings-event-round = Manche { $n } : les personnages sont distribués.
    .heading = Manche { $n }
rival-kings-event-dealt = Chacun a reçu { $n } personnages.
rival-kings-event-cycle = Cycle { $n } : tous choisissent un personnage.
    .heading = Cycle { $n }
rival-kings-event-hand = Votre main : { $cards }.
rival-kings-event-reveal = { $who } joue { $character_acc }.
rival-kings-event-turned-up = Carte retournée de la pile : { $character }.
rival-kings-event-turn = C’est à { $who } de jouer, avec le rang { $rank }.
rival-kings-event-turn-markers = C’est à { $who } de jouer, avant { $player } : tous deux ont le rang { $rank }, mais { $who } a moins de marqueurs.
rival-kings-event-turn-symbol = C’est à { $who } de jouer, avant { $player } : tous deux ont le rang { $rank } et autant de marqueurs, mais { $who } a le symbole de priorité.
rival-kings-event-cycle-ends = Le cycle est terminé ; les blasons sont repris, les personnages mis de côté.
rival-kings-event-hand-returned =
    { $n ->
        [one] Vous retournez votre personnage non joué : { $cards }.
       *[other] Vous retournez vos personnages non joués : { $cards }.
    }
rival-kings-event-collected = La manche est terminée ; tous les personnages sont ramassés.
rival-kings-event-forgotten = { $pile } : les cartes que vous aviez vues sont mélangées avec les autres.
rival-kings-event-top = Nouvelle carte { $pile_on } : { $card }.
rival-kings-event-ran-out = Il n’y a plus de carte { $pile_on }. La partie se termine après ce cycle.
rival-kings-event-standstill = Dix manches de suite, aucune pile n’a diminué. La partie est terminée.

## Ce qui se passe : conflits

rival-kings-event-keeps-character = { $who } garde son personnage.
rival-kings-event-swap-characters = { $who } utilise { $subject_acc } et échange avec { $player } { $given_acc } contre { $taken_acc }.
rival-kings-event-same-rank = { $who } prend un marqueur, garde une action et ne peut pas voler : { $player } a aussi le rang { $rank }.
rival-kings-event-robbed = { $who } prend un marqueur : { $player } lui vole une action, car le rang { $rank } vole le rang { $loot }.
rival-kings-event-deflected = { $who } utilise { $subject_acc } : { $player } prend le marqueur.
rival-kings-event-clash-equal = { $who } prend un marqueur, car la carte retournée de la pile a aussi le rang { $rank } : { $character }.
rival-kings-event-clash-robbed = { $who } prend un marqueur, car la carte retournée de la pile a le rang { $rank }, qui vole le rang { $loot } : { $character }.
rival-kings-event-fended-off = { $who } utilise { $subject_acc } : personne ne prend le marqueur.
rival-kings-event-no-marker-left = Il ne reste pas de marqueur pour { $who }.
rival-kings-event-cover = { $who } recouvre d’un blason { $kind_acc } chez { $player }.
rival-kings-event-last-action-stays = { $who } ne vole rien à { $player }, à qui il ne reste qu’une action non recouverte.

## Ce qui se passe : tours

rival-kings-event-settle = { $who } rend un marqueur.
rival-kings-event-give = { $who } donne un marqueur à { $player }.
rival-kings-event-money =
    { $n ->
        [one] { $who } prend { $n } pièce { $pile_at }.
       *[other] { $who } prend { $n } pièces { $pile_at }.
    }
rival-kings-event-refill =
    { $n ->
        [one] Les quatre piles étaient sans argent ; { $n } pièce vient de la réserve.
       *[other] Les quatre piles étaient sans argent ; { $n } pièces viennent de la réserve.
    }
rival-kings-event-recruit =
    { $n ->
        [one] { $who } recrute { $card_acc } { $pile_from } pour { $n } pièce.
       *[other] { $who } recrute { $card_acc } { $pile_from } pour { $n } pièces.
    }
rival-kings-event-buy =
    { $n ->
        [one] { $who } achète { $card_acc } { $pile_from } pour { $n } pièce.
       *[other] { $who } achète { $card_acc } { $pile_from } pour { $n } pièces.
    }
rival-kings-event-decline = { $who } renonce à { $kind_acc }.
rival-kings-event-decline-stolen = { $who } renonce à { $kind_acc }, volée à { $player }.
rival-kings-event-decline-all = { $who } renonce à l’unique action que laisse un rang égal.
rival-kings-event-cannot-no-marker = { $who } ne peut pas effectuer { $kind_acc }, faute de marqueur.
rival-kings-event-cannot-no-money = { $who } ne peut pas effectuer { $kind_acc } : ni les piles ni la réserve n’ont d’argent.
rival-kings-event-cannot-no-card = { $who } ne peut pas effectuer { $kind_acc } : aucune carte de ce type n’est sur le dessus d’une pile.
rival-kings-event-cannot-too-dear = { $who } ne peut pas effectuer { $kind_acc } : ses pièces ne suffisent pour aucune carte du dessus.
rival-kings-event-cannot-any = { $who } ne peut effectuer aucune action du personnage.
rival-kings-event-use = { $who } utilise { $subject_acc }.
rival-kings-event-coins =
    { $n ->
        [one] { $who } prend { $n } pièce dans la réserve.
       *[other] { $who } prend { $n } pièces dans la réserve.
    }
rival-kings-event-twice = { $who } effectue deux fois { $kind_acc }.
rival-kings-event-again = { $who } effectue encore une fois { $kind_acc }.
rival-kings-event-recover = { $who } effectue { $kind_acc } bien qu’elle ait été volée.
rival-kings-event-swap-cards = { $who } échange avec { $player } { $given_acc } contre { $taken_acc }.
rival-kings-event-swap-middle = { $who } pose { $given_acc } { $pile_on } et prend { $taken_acc }.
rival-kings-event-look = { $who } consulte { $pile_acc }.
rival-kings-event-seen = Vous consultez { $pile_acc } ; à partir du dessus : { $cards }.
rival-kings-event-leave = { $who } consulte { $pile_acc } sans prendre de carte.

## Ce qui se passe : la fin

rival-kings-event-perfect-pair = { $who } : { $n } pour une paire parfaite, { $building } et { $subject }.
rival-kings-event-colour-pair = { $who } : { $n } pour une paire de même couleur, { $building } et { $subject }.
rival-kings-event-rest = { $who } : { $n } pour les cartes isolées ({ $singles }), les pièces ({ $coins }) et les marqueurs ({ $markers }).
rival-kings-event-points =
    { $n ->
        [one] { $who } marque { $n } point.
       *[other] { $who } marque { $n } points.
    }
rival-kings-event-total =
    { $n ->
        [one] { $who } a { $n } point dans le match.
       *[other] { $who } a { $n } points dans le match.
    }

## Pourquoi pas

rival-kings-refusal-not-in-hand = Vous n’avez pas { $character_acc } en main.
rival-kings-refusal-played-before = { $character } : ce personnage a déjà été joué ou retourné dans cette manche.
rival-kings-refusal-equal-steals-nothing = En conflit de rangs égaux, vous ne pouvez pas voler.
rival-kings-refusal-one-action-only = Les rangs égaux ne vous laissent qu’une action.
rival-kings-refusal-not-your-victim = Votre rang ne vole pas { $player }.
rival-kings-refusal-one-crest-a-victim = Vous ne volez qu’une action à { $player }, avant vos propres actions.
rival-kings-refusal-stolen-first = Effectuez d’abord l’action volée ou renoncez-y ; ensuite vous volez { $player }.
rival-kings-refusal-victim-lacks-action = Ce personnage n’a pas { $kind_acc }.
rival-kings-refusal-already-covered = { $kind } : un blason recouvre cette action.
rival-kings-refusal-last-action-stays = La dernière action non recouverte ne peut pas être volée.
rival-kings-refusal-theft-first = Posez d’abord un blason sur une action de votre victime.
rival-kings-refusal-order = Ce n’est pas le moment d’effectuer { $kind_acc } : on va de gauche à droite, sans retour en arrière.
rival-kings-refusal-not-printed = Votre personnage n’a pas { $kind_acc }.
rival-kings-refusal-no-marker = Vous n’avez pas de marqueur.
rival-kings-refusal-not-to-yourself = Un marqueur va à un autre joueur.
rival-kings-refusal-no-money = Il n’y a pas d’argent à prendre ici.
rival-kings-refusal-top-no-subject = Il n’y a pas de sujet sur le dessus.
rival-kings-refusal-top-no-building = Il n’y a pas de bâtiment sur le dessus.
rival-kings-refusal-too-dear =
    { $price ->
        [one] Le prix est de { $price } pièce ; vous en avez { $coins }.
       *[other] Le prix est de { $price } pièces ; vous en avez { $coins }.
    }
rival-kings-refusal-not-active = Vous ne pouvez utiliser que votre sujet actif, pas { $subject_acc }.
rival-kings-refusal-used-this-cycle = Vous avez déjà utilisé une capacité pendant ce cycle.
rival-kings-refusal-only-in-conflicts = Vous ne pouvez utiliser { $subject_acc } qu’avant ou pendant les conflits.
rival-kings-refusal-only-on-own-turn = Vous ne pouvez utiliser { $subject_acc } qu’à votre propre tour.
rival-kings-refusal-paired = Vous ne pouvez pas échanger { $card_acc } : la carte fait partie d’une paire parfaite.
rival-kings-refusal-nothing-to-swap-for = Aucun rival n’a de carte libre à échanger.
rival-kings-refusal-not-there = Vous n’y trouverez pas { $card_acc }.
rival-kings-refusal-other-sort = Il faut une carte de la même sorte.
rival-kings-refusal-no-coins = Cela ne vous rapporterait aucune pièce.
rival-kings-refusal-not-stolen = Cette action ne vous a pas été volée.
rival-kings-refusal-no-equal-rank = Cela ne fonctionne qu’avec l’unique action que les rangs égaux vous laissent.
rival-kings-refusal-nothing-to-do = Cette action ne servirait à rien pour l’instant.
rival-kings-refusal-empty-pile = Il n’y a plus de carte.
rival-kings-refusal-only-when-buying = Cela ne fonctionne que lorsque vous achetez un bâtiment par une action.
rival-kings-refusal-wrong-pile = Cette capacité ne s’applique pas à cette sorte de pile.
rival-kings-refusal-needs-a-rival = Il vous faut un autre joueur.

## La table en mots

rival-kings-outline-round = Manche { $n }
rival-kings-outline-cycle = Cycle { $n }
rival-kings-outline-game = Partie { $n }
rival-kings-outline-middle = Centre de la table
rival-kings-outline-on-top = Sur le dessus : { $card }
rival-kings-outline-empty = vide
rival-kings-outline-money = Argent
rival-kings-outline-money-hidden = montant caché
rival-kings-outline-position = carte { $n } à partir du dessus
rival-kings-outline-supply = Réserve
rival-kings-outline-coins = Pièces
rival-kings-outline-markers = Marqueurs
rival-kings-outline-turned-up = retourné de la pile
rival-kings-outline-out = Déjà joués cette manche
rival-kings-outline-look = Entre vos mains
rival-kings-outline-hand = Personnages en main
rival-kings-outline-chosen = choisi
rival-kings-outline-player = { $player }
rival-kings-outline-to-move = doit jouer
rival-kings-outline-decided = a choisi
rival-kings-outline-one-action = une seule action
rival-kings-outline-covered = volée par { $player }
rival-kings-outline-now = maintenant
rival-kings-outline-done = faite
rival-kings-outline-to-come = à venir
rival-kings-outline-row-order = Sujets depuis le début de la file
rival-kings-outline-active = actif
rival-kings-outline-active-subject = Sujet actif
rival-kings-outline-used = capacité de ce cycle déjà utilisée
rival-kings-outline-earlier = Points des parties précédentes

## Sur les cartes

rival-kings-printed-rank = Rang { $rank }
rival-kings-printed-steals = Vole une action à tous ceux de rang { $loot }
rival-kings-printed-peaceful = Ne vole personne
rival-kings-printed-actions = Actions de gauche à droite : { $actions }
rival-kings-printed-tie = Symbole de priorité : premier entre égaux
rival-kings-printed-tie-about = ≈ Symbole de priorité : premier entre égaux
rival-kings-printed-price =
    { $n ->
        [one] Prix : { $n } pièce
       *[other] Prix : { $n } pièces
    }
rival-kings-printed-points =
    { $n ->
        [one] { $n } point dans une paire
       *[other] { $n } points dans une paire
    }
rival-kings-printed-colour = Couleur : { $colour }
rival-kings-printed-pair = Paire parfaite avec : { $card }

## Points

rival-kings-score-perfect-pairs = Paires parfaites
rival-kings-score-colour-pairs = Paires de même couleur
rival-kings-score-single-cards = Cartes isolées
rival-kings-score-coins = Pièces
rival-kings-score-markers = Marqueurs
rival-kings-score-earlier-games = Parties précédentes
rival-kings-outcome-points =
    { $n ->
        [one] { $who } gagne avec { $n } point.
       *[other] { $who } gagne avec { $n } points.
    }
rival-kings-outcome-markers = { $who } gagne : égalité en points ({ $n }), mais moins de marqueurs.
rival-kings-outcome-coins = { $who } gagne : égalité en points ({ $n }) et en marqueurs, mais plus de pièces.
rival-kings-outcome-shared = Victoire partagée pour { $who } : points ({ $n }), marqueurs et pièces sont égaux.
rival-kings-outcome-match-points =
    { $n ->
        [one] { $who } gagne le match avec { $n } point.
       *[other] { $who } gagne le match avec { $n } points.
    }
rival-kings-outcome-match-shared =
    { $n ->
        [one] Victoire partagée du match pour { $who } avec { $n } point.
       *[other] Victoire partagée du match pour { $who } avec { $n } points.
    }

## On the board

rival-kings-board-choose-title = Choix secret
rival-kings-board-choose-hint = Tous les personnages sont révélés en même temps. Vous pouvez changer d’avis jusqu’au dernier choix.
rival-kings-board-turns-title = Tours par rang
rival-kings-board-turns-hint = Les flèches montrent qui vole qui ; en pointillé, ce n’est pas encore fait.
rival-kings-board-reveal-title = La cour se dévoile
rival-kings-board-nobody = personne
rival-kings-board-out = écarté
rival-kings-board-steals = Vole le rang { $loot }
rival-kings-board-robs = Vole { $player }
rival-kings-board-robbed-by = Volé par le rang { $ranks }
rival-kings-board-robbed-by-nobody = Personne ne le vole
rival-kings-board-who-steals = Quel rang vole lequel
rival-kings-board-clash = Rangs égaux : un marqueur chacun, pas de vol, une seule action
rival-kings-board-acts-now = joue
rival-kings-board-acts-later = à venir
rival-kings-board-has-acted = a joué
rival-kings-board-choosing = choisit…
rival-kings-board-my-choice = Choix secret : { $character }. Personne d’autre ne le sait.
rival-kings-board-declined = abandonnée
rival-kings-board-left = pas effectuée
rival-kings-board-cannot = impossible maintenant
rival-kings-board-cannot-no-marker = aucun marqueur
rival-kings-board-cannot-no-money = pas d’argent
rival-kings-board-cannot-no-card = aucune carte de ce type
rival-kings-board-cannot-too-dear = trop peu de pièces
rival-kings-board-short =
    { $n ->
        [one] il manque { $n } pièce
       *[other] il manque { $n } pièces
    }
rival-kings-board-pile-ends = Quand une pile est vide, la partie s’achève après le cycle.
rival-kings-board-pairs-with-yours = Paire parfaite avec votre carte : { $card }
rival-kings-board-score-then = points ensuite
rival-kings-board-score-with =
    { $n ->
        [one] Si vous payez cette carte maintenant, vous aurez { $n } point.
       *[other] Si vous payez cette carte maintenant, vous aurez { $n } points.
    }
rival-kings-board-score = Points
rival-kings-board-total = Total
rival-kings-board-now = actuels
rival-kings-board-then = ensuite
rival-kings-board-perfect-pair = Paire parfaite
rival-kings-board-colour-pair = Même couleur
rival-kings-board-single = Isolée
rival-kings-board-waits-for = Attend { $card_the }
rival-kings-board-each-marker = Chaque marqueur coûte 2 points à la fin.
rival-kings-board-empty-row = Pas encore de cartes. Recrutez des sujets et achetez des bâtiments ; ceux qui vont ensemble rapportent le plus.
rival-kings-board-in-hand = En main
rival-kings-board-legend-steals = Le rang que ce personnage vole : qui a ce rang prend un marqueur et perd une action.
rival-kings-board-legend-crest = Un blason sur une action : le propriétaire du blason l’a volée et l’effectue lui-même.
rival-kings-board-legend-coins = Prix d’une carte, et argent : 3 pièces valent 1 point à la fin.
rival-kings-board-legend-perfect = un bâtiment et un sujet au même symbole comptent leurs deux valeurs.
rival-kings-board-legend-colour = un bâtiment et un sujet de même couleur comptent la plus haute valeur.
rival-kings-board-pane-court = Cour
rival-kings-board-pane-piles = Piles
rival-kings-board-pane-mine = Mes cartes
rival-kings-board-pane-rivals = Rivaux
rival-kings-board-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
rival-kings-board-crests =
    { $n ->
        [one] { $n } blason disponible
       *[other] { $n } blasons disponibles
    }

## Ce que nomme une analyse

rival-kings-topic-points = Cartes de la file
rival-kings-topic-coins = Pièces
rival-kings-topic-markers = Marqueurs
rival-kings-topic-offers = Cartes proposées
rival-kings-topic-actions = Actions volées ou perdues
rival-kings-topic-abilities = Capacités des sujets
