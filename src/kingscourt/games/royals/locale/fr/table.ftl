### Royals : ce que dit la table

## Questions

royals-prompt-colour = Quelle couleur choisissez-vous ?
royals-prompt-draw = Que piochez-vous ?
royals-prompt-take =
    { $n ->
        [one] Prenez { $n } carte Pays, dans l’offre ou dans la pioche.
       *[other] Prenez { $n } cartes Pays, dans l’offre ou dans la pioche.
    }
royals-prompt-take-both =
    { $n ->
        [0] Prenez une carte Intrigue.
       *[other] Prenez une carte Pays et une carte Intrigue. Laquelle d’abord ?
    }
royals-prompt-play = Occupez ou prenez une position, ou terminez le tour.
royals-prompt-wild =
    { $cost ->
        [one] Payez { $cost } carte Pays ({ $country }). La payez-vous avec un joker (3 cartes quelconques = 1) ?
       *[other] Payez { $cost } cartes Pays ({ $country }). Combien en payez-vous avec des jokers (3 cartes quelconques = 1) ?
    }
royals-prompt-wild-intrigue =
    { $cost ->
        [one] Payez { $cost } carte Intrigue ({ $country }). La payez-vous avec une paire en joker (2 cartes quelconques = 1) ?
       *[other] Payez { $cost } cartes Intrigue ({ $country }). Combien en payez-vous avec des paires en joker (2 cartes quelconques = 1) ?
    }
royals-prompt-give =
    { $n ->
        [one] Encore { $n } carte en joker : laquelle donnez-vous ?
       *[other] Encore { $n } cartes en joker : laquelle donnez-vous ?
    }
royals-prompt-give-intrigue =
    { $n ->
        [one] Encore { $n } carte Intrigue ({ $country }) : laquelle donnez-vous ?
       *[other] Encore { $n } cartes Intrigue ({ $country }) : laquelle donnez-vous ?
    }
royals-prompt-give-any-intrigue =
    { $n ->
        [one] Encore { $n } carte Intrigue quelconque : laquelle donnez-vous ?
       *[other] Encore { $n } cartes Intrigue quelconques : laquelle donnez-vous ?
    }
royals-prompt-discard =
    { $n ->
        [one] { $n } carte au-dessus de la limite de main : laquelle défaussez-vous ?
       *[other] { $n } cartes au-dessus de la limite de main : laquelle défaussez-vous ?
    }

## Réponses

royals-action-colour = Jouer en { $colour }
royals-action-draw-countries =
    { $n ->
        [one] Piocher { $n } carte Pays
       *[other] Piocher { $n } cartes Pays
    }
royals-action-draw-both = Piocher une carte Pays et une carte Intrigue
royals-action-take = Prendre dans l’offre : { $country }
royals-action-take-deck = Prendre dans la pioche de pays
royals-action-take-intrigue = Prendre dans la pioche d’intrigue
royals-action-occupy = Occuper : { $title_low } à { $city }
royals-action-take-over = Prendre : { $title_low } à { $city }
royals-action-end-turn = Terminer le tour
royals-action-wild =
    { $n ->
        [0] Payer sans joker
        [one] Payer avec { $n } joker
       *[other] Payer avec { $n } jokers
    }
royals-action-wild-intrigue =
    { $n ->
        [0] Payer sans paire en joker
        [one] Payer avec { $n } paire en joker
       *[other] Payer avec { $n } paires en joker
    }
royals-action-give = Donner une carte Pays : { $country }
royals-action-give-intrigue = Donner l’intrigue : { $intrigue }
royals-action-discard = Défausser une carte Pays : { $country }
royals-action-discard-intrigue = Défausser l’intrigue : { $intrigue }

## Ce qu’un choix coûte et rapporte

royals-terms-cards = { $own } du pays même ({ $country }) et { $others } de n’importe quel pays, trois pour une
royals-terms-cards-choice =
    { $cost ->
        [one] { $cost } carte du pays ({ $country }), ou trois quelconques à sa place
       *[other] { $cost } cartes du pays ({ $country }), dont jusqu’à { $n } remplacées chacune par trois quelconques
    }
royals-terms-cards-any = { $n } cartes Pays quelconques
royals-terms-intrigues = cartes Intrigue : { $own } avec ce pays ({ $country }) et { $others } quelconques, deux pour une
royals-terms-intrigues-choice =
    { $cost ->
        [one] { $cost } carte Intrigue avec ce pays ({ $country }), ou deux quelconques à sa place
       *[other] { $cost } cartes Intrigue avec ce pays ({ $country }), dont jusqu’à { $n } remplacées chacune par deux quelconques
    }
royals-terms-intrigues-own =
    { $n ->
        [one] { $n } carte Intrigue avec ce pays ({ $country })
       *[other] { $n } cartes Intrigue avec ce pays ({ $country })
    }
royals-terms-intrigues-any = { $n } cartes Intrigue quelconques
royals-terms-whole-hand = toutes vos cartes Pays y passent
royals-terms-influence = votre influence ({ $country }) : de { $before } à { $after }
royals-terms-influence-loser = influence ({ $player }) : de { $before } à { $after }
royals-terms-surplus =
    { $n ->
        [one] ensuite, { $n } carte au-dessus de la limite de main est défaussée
       *[other] ensuite, { $n } cartes au-dessus de la limite de main sont défaussées
    }
royals-terms-period-ends = la période { $period } s’achève avec ce tour
royals-thing-country =
    { $n ->
        [one] { $n } carte ({ $country })
       *[other] { $n } cartes ({ $country })
    }
royals-thing-intrigue =
    { $n ->
        [one] { $n } carte Intrigue ({ $intrigue })
       *[other] { $n } cartes Intrigue ({ $intrigue })
    }
royals-thing-any-country =
    { $n ->
        [one] { $n } carte Pays quelconque
       *[other] { $n } cartes Pays quelconques
    }
royals-thing-any-intrigue =
    { $n ->
        [one] { $n } carte Intrigue quelconque
       *[other] { $n } cartes Intrigue quelconques
    }
royals-thing-cube =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
royals-thing-token-city =
    { $points ->
        [one] le bonus de ville ({ $city }, { $points } point)
       *[other] le bonus de ville ({ $city }, { $points } points)
    }
royals-thing-token-country =
    { $points ->
        [one] un bonus de pays ({ $country }, { $points } point)
       *[other] un bonus de pays ({ $country }, { $points } points)
    }
royals-thing-token-noble-house =
    { $points ->
        [one] un bonus de maison noble ({ $points } point)
       *[other] un bonus de maison noble ({ $points } points)
    }

## Journal : les cartes

royals-event-colour = { $player } joue en { $colour } ({ $n } cubes).
royals-event-start = Premier joueur : { $player }.
royals-event-turn = C’est à { $player } de jouer.
royals-event-display = Face visible dans l’offre : { $country }.
royals-event-plan-countries =
    { $n ->
        [one] { $player } pioche { $n } carte Pays et aucune carte Intrigue.
       *[other] { $player } pioche { $n } cartes Pays et aucune carte Intrigue.
    }
royals-event-plan-both = { $player } pioche une carte Pays et une carte Intrigue.
royals-event-take = { $player } prend une carte dans l’offre : { $country }.
royals-event-draw = { $player } prend une carte dans la pioche de pays.
royals-event-draw-own = Vous piochez une carte Pays : { $country }.
royals-event-draw-intrigue = { $player } pioche une carte Intrigue.
royals-event-draw-own-intrigue = Vous piochez une carte Intrigue : { $intrigue }.
royals-event-no-card = { $player } n’a plus aucune carte à piocher.
royals-event-pay =
    { $n ->
        [one] { $player } paie { $n } carte Pays : { $country }.
       *[other] { $player } paie { $n } cartes Pays : { $country }.
    }
royals-event-give = { $player } donne une carte pour un joker : { $country }.
royals-event-give-intrigue = { $player } donne une carte Intrigue : { $intrigue }.
royals-event-discard = { $player } défausse une carte Pays : { $country }.
royals-event-discard-intrigue = { $player } défausse une carte Intrigue : { $intrigue }.
royals-event-no-play = { $player } n’a assez de cartes pour aucune des positions encore accessibles ; son tour se termine.
royals-event-shuffle = La défausse de pays est mélangée et devient la nouvelle pioche.
royals-event-shuffle-intrigue = La défausse d’intrigue est mélangée et devient la nouvelle pioche.

## Journal : positions et points

royals-event-occupy = { $player } occupe une position : { $title_low } à { $city }.
royals-event-take-over = { $player } prend une position : { $title_low } à { $city } (jusqu’ici { $loser }).
royals-event-bonus-city =
    { $points ->
        [one] { $player } prend le bonus de ville : { $city }, { $points } point.
       *[other] { $player } prend le bonus de ville : { $city }, { $points } points.
    }
royals-event-bonus-country =
    { $points ->
        [one] { $player } prend un bonus de pays : { $country }, { $points } point.
       *[other] { $player } prend un bonus de pays : { $country }, { $points } points.
    }
royals-event-bonus-country-gone = { $player } a un cube dans chaque ville du pays ({ $country }), mais il ne reste aucun bonus de pays.
royals-event-bonus-noble =
    { $points ->
        [one] { $player } prend un bonus de maison noble : { $points } point.
       *[other] { $player } prend un bonus de maison noble : { $points } points.
    }
royals-event-bonus-noble-gone = { $player } a un cube sur chaque jeton de titre, mais il ne reste aucun bonus de maison noble.
royals-event-last-round = La troisième période est finie. On termine la manche, puis on décompte.
royals-event-scoring = Décompte de la période { $period }.
    .heading = { $period }
royals-event-token-first =
    { $points ->
        [one] { $country } : { $player } a le plus d’influence ({ $influence }), { $points } point.
       *[other] { $country } : { $player } a le plus d’influence ({ $influence }), { $points } points.
    }
royals-event-token-second =
    { $points ->
        [one] { $country } : { $player } vient en deuxième pour l’influence ({ $influence }), { $points } point.
       *[other] { $country } : { $player } vient en deuxième pour l’influence ({ $influence }), { $points } points.
    }
royals-event-tie-title = { $country } : { $player } et { $loser } sont à égalité d’influence ({ $influence }) ; le titre le plus élevé l’emporte : { $title_low } ({ $player }).
royals-event-tie-city = { $country } : { $player } et { $loser } sont à égalité d’influence ({ $influence }) et de titre ({ $title_low }) ; le bonus de ville le plus élevé l’emporte : { $city }, { $points } ({ $player }).
royals-event-token-unused = { $country } : le jeton de { $points } ne va à personne ; il quitte le jeu.
royals-event-majority =
    { $points ->
        [one] { $title } : { $player } a le plus de cubes ({ $n }), { $points } point.
       *[other] { $title } : { $player } a le plus de cubes ({ $n }), { $points } points.
    }
royals-event-majority-half =
    { $points ->
        [one] { $title } : { $player } est à égalité pour le plus de cubes ({ $n }) et prend un demi-jeton, { $points } point.
       *[other] { $title } : { $player } est à égalité pour le plus de cubes ({ $n }) et prend un demi-jeton, { $points } points.
    }
royals-event-majority-none = { $title } : personne n’y a de cube, le jeton de titre ne va donc à personne.
royals-event-majority-tied = { $title } : { $players } sont à égalité pour le plus de cubes ({ $n }) ; à plus de deux, le jeton de titre ne va à personne.
royals-event-tie-end =
    { $points ->
        [one] { $players } sont à égalité avec { $points } point ; le jeton le plus élevé décide.
       *[other] { $players } sont à égalité avec { $points } points ; le jeton le plus élevé décide.
    }

## Pourquoi pas

royals-refusal-colour = Cette couleur n’est pas disponible : { $colour }.
royals-refusal-cubes = Il faut deux cubes, il vous en reste { $n }.
royals-refusal-draw-first = Il faut d’abord piocher vos cartes.
royals-refusal-first-turn = Au premier tour, personne ne pioche de carte Intrigue.
royals-refusal-draw = Cette carte ne fait pas partie, ou plus partie, de ce que vous piochez ce tour-ci.
royals-refusal-display = L’offre ne montre pas cette carte : { $country }.
royals-refusal-deck = La pioche de pays est vide ; prenez une carte dans l’offre.
royals-refusal-held = Cette position est tenue par { $player } : { $title_low } à { $city }. On ne peut que la prendre.
royals-refusal-cards =
    { $cost ->
        [one] { $title } à { $city } : il faut { $cost } carte Pays ({ $country }). Même avec des jokers, votre main ne vaut que { $n }.
       *[other] { $title } à { $city } : il faut { $cost } cartes Pays ({ $country }). Même avec des jokers, votre main ne vaut que { $n }.
    }
royals-refusal-wild-few = Avec si peu de jokers, il faudrait plus de cartes du pays ({ $country }) : { $needed }, vous en avez { $n }.
royals-refusal-wild-many = Avec tant de jokers, il faudrait plus de cartes : { $needed }, vous en avez { $n }.
royals-refusal-hand = Vous n’avez pas cette carte Pays : { $country }.
royals-refusal-hand-intrigue = Vous n’avez pas cette carte Intrigue : { $intrigue }.
royals-refusal-vacant = Cette position est libre : { $title_low } à { $city }. On l’occupe, on ne la prend à personne.
royals-refusal-own = Cette position est déjà à vous : { $title_low } à { $city }.
royals-refusal-intrigue =
    { $needed ->
        [one] Cette prise coûte { $needed } carte Intrigue ({ $country }) : { $title_low } à { $city }. Même par paires, les vôtres ne valent que { $n }.
       *[other] Cette prise coûte { $needed } cartes Intrigue ({ $country }) : { $title_low } à { $city }. Même par paires, les vôtres ne valent que { $n }.
    }
royals-refusal-wild-intrigue = Vos cartes Intrigue ne permettent pas ce nombre de paires ({ $country }).
royals-refusal-not-shown = Il faut d’abord une carte Intrigue qui montre ce pays : { $country }. Celle-ci montre { $intrigue }.
royals-refusal-limit = On ne défausse que ce qui dépasse la limite de main ; de ces cartes, vous n’en avez pas trop.

## La table en mots

royals-outline-setup = Mise en place
royals-outline-over = La partie est terminée
royals-outline-period = Période
royals-outline-period-name = { $period }
royals-outline-to-move = à { $player } de jouer
royals-outline-round-ends = dernière manche
royals-outline-period-ends = se termine après ce tour
royals-outline-colours = Couleurs au choix
royals-outline-display = Offre
royals-outline-display-empty = vide
royals-outline-decks = Pioches
royals-outline-empty = vide
royals-outline-deck-name = Pioche de pays
royals-outline-deck-name-intrigue = Pioche d’intrigue
royals-outline-discards-name = Cartes Pays défaussées
royals-outline-discards-name-intrigue = Cartes Intrigue défaussées
royals-outline-influence = Influence
royals-outline-ahead-title = devant { $player } grâce au titre le plus élevé ({ $title_low })
royals-outline-ahead-city = devant { $player } grâce au bonus de ville le plus élevé ({ $city }, { $points })
royals-outline-realm-bonus = Bonus de pays
royals-outline-period-tokens = Jetons de période pour l’influence
royals-outline-token-first = { $period }, 1re place
royals-outline-token-second = { $period }, 2e place
royals-outline-city-bonus = Bonus de ville
royals-outline-exiles = Cubes bannis
royals-outline-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
royals-outline-vacant = libre
royals-outline-held = position tenue par { $player }
royals-outline-paying = { $player } est en train de payer
royals-outline-taken = pris par { $player }
royals-outline-gone = hors du jeu
royals-outline-ladder = Jetons de titre
royals-outline-noble-house = Bonus de maison noble
royals-outline-noble-bonus = Bonus de maison noble
royals-outline-cubes-of = Cubes ({ $player })
royals-outline-cubes-left = Cubes restants
royals-outline-tokens = Jetons pris
royals-outline-plays-with = couleur : { $colour }
royals-outline-seen = au vu de tous
royals-outline-hand-name = Cartes Pays
royals-outline-hand-name-intrigue = Cartes Intrigue

## Ce qui est imprimé sur le matériel

royals-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
royals-line-box-cards =
    { $n ->
        [one] { $n } carte dans la boîte
       *[other] { $n } cartes dans la boîte
    }
royals-line-cities = Villes : { $cities }
royals-line-country-bonuses = Bonus de pays : { $first } et { $second } points
royals-line-period = Influence en { $period } : { $first } et { $second } points
royals-line-countries = Montre { $countries }
royals-line-price =
    { $n ->
        [one] Prix : { $n } carte du pays
       *[other] Prix : { $n } cartes du pays
    }
royals-line-price-country =
    { $n ->
        [one] Prix : { $n } carte ({ $country })
       *[other] Prix : { $n } cartes ({ $country })
    }
royals-line-takeover =
    { $n ->
        [one] Une prise coûte en plus { $n } carte Intrigue
       *[other] Une prise coûte en plus { $n } cartes Intrigue
    }
royals-line-influence = Influence : { $n }
royals-line-title-token = Jeton de titre : { $points } points, chaque moitié { $half }
royals-line-half =
    { $points ->
        [one] Chaque moitié : { $points } point
       *[other] Chaque moitié : { $points } points
    }
royals-line-country = Pays : { $country }
royals-line-positions = Positions : { $titles }
royals-line-city-bonus =
    { $points ->
        [one] Bonus de ville : { $points } point
       *[other] Bonus de ville : { $points } points
    }
royals-line-noble-house = À { $n } joueurs : { $bonuses }

## Feuille de score et résultat

royals-score-city = Bonus de ville
royals-score-country = Bonus de pays
royals-score-noble-house = Bonus de maison noble
royals-score-period = Jetons de période
royals-score-title = Jetons de titre
royals-outcome-points =
    { $points ->
        [one] { $player } l’emporte avec { $points } point de victoire.
       *[other] { $player } l’emporte avec { $points } points de victoire.
    }
royals-outcome-token =
    { $points ->
        [one] { $player } l’emporte avec { $points } point de victoire ; égalité tranchée par le plus haut jeton ({ $best }).
       *[other] { $player } l’emporte avec { $points } points de victoire ; égalité tranchée par le plus haut jeton ({ $best }).
    }
royals-outcome-shared =
    { $points ->
        [one] Victoire partagée avec { $points } point de victoire : { $players }.
       *[other] Victoire partagée avec { $points } points de victoire : { $players }.
    }

## Le plateau

royals-board-have =
    { $n ->
        [one] { $n } carte sur { $all }
       *[other] { $n } cartes sur { $all }
    }
royals-board-have-intrigue =
    { $n ->
        [one] { $n } carte Intrigue sur { $all }
       *[other] { $n } cartes Intrigue sur { $all }
    }
royals-board-deck-countries = Pays
royals-board-deck-intrigue = Intrigues
royals-board-legend-have = cartes que vous avez, et cartes qu’il faut
royals-board-legend-banished = cubes à côté d’une ville : bannis
royals-board-first-place = 1re
royals-board-second-place = 2e

## Ce que nomme une analyse

royals-topic-points = Points acquis
royals-topic-periods = Jetons de période
royals-topic-titles = Jetons de titre
royals-topic-bonuses = Bonus des pays et des maisons nobles
royals-topic-cards = Cartes Pays
royals-topic-intrigues = Cartes Intrigue
royals-topic-positions = Positions à portée
