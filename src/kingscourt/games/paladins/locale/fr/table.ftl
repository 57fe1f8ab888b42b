### Paladins du Royaume de l’Ouest : ce que dit la table

## Questions

paladins-prompt-hire-free = Quel citadin engagez-vous gratuitement ?
paladins-prompt-use = Quel paladin vous accompagne pendant cette manche ?
paladins-prompt-top = Quel paladin va sur le dessus de votre pioche ? L’autre va dessous.
paladins-prompt-tavern = Quelle taverne prenez-vous ?
paladins-prompt-turn = À vous : choisissez une action, ou passez.
paladins-prompt-place = { $deed } : quel ouvrier placez-vous ?
paladins-prompt-favour = { $favour } : quel ouvrier envoyez-vous ?
paladins-prompt-hire = Quel citadin engagez-vous ?
paladins-prompt-dismiss = Quel citadin renvoyez-vous ?
paladins-prompt-payment =
    { $n ->
        [one] Payez-vous { $n } pièce d’argent, ou prenez-vous une dette ?
       *[other] Payez-vous { $n } pièces d’argent, ou prenez-vous une dette ?
    }
paladins-prompt-attack = Quel étranger attaquez-vous ?
paladins-prompt-convert = Quel étranger convertissez-vous ?
paladins-prompt-commission = Où va votre moine ?
paladins-prompt-garrison = Où va votre avant-poste ?
paladins-prompt-absolve = Sur quelle case posez-vous votre jarre ?
paladins-prompt-develop = Où va votre atelier ?
paladins-prompt-pray = De quelle action partent tous les ouvriers ?
paladins-prompt-recruit-free = Engager ou renvoyer un citadin gratuitement ?
paladins-prompt-option = Quelle possibilité choisissez-vous ?
paladins-prompt-reaction = Lequel de vos citadins intervient en premier ?
paladins-prompt-inquisition = Inquisition : lequel de vos citadins utilisez-vous ?
paladins-prompt-return =
    { $n ->
        [one] Vous pouvez garder trois ouvriers ; { $n } doit repartir. Lequel ?
       *[other] Vous pouvez garder trois ouvriers ; { $n } doivent repartir. Lequel d’abord ?
    }
paladins-prompt-reward-criminal = Prenez-vous un criminel, et avec lui un soupçon ?
paladins-prompt-reward-discard-suspicion = Défaussez-vous un soupçon ?
paladins-prompt-reward-pay-debt = Payez-vous une dette ?
paladins-prompt-reward-destroy-debt = Détruisez-vous une dette ?

## Réponses

paladins-deed-develop = Développement
paladins-deed-dismiss = Recrutement avec un ouvrier : renvoyer
paladins-deed-hire = Recrutement avec deux ouvriers : engager
paladins-deed-hunt-1 = Chasse avec un ouvrier
paladins-deed-hunt-2 = Chasse avec deux ouvriers
paladins-deed-trade-1 = Commerce avec un ouvrier
paladins-deed-trade-2 = Commerce avec deux ouvriers
paladins-deed-pray = Prière
paladins-deed-conspire = Conspiration
paladins-deed-commission = Mission
paladins-deed-fortify = Fortification
paladins-deed-garrison = Garnison
paladins-deed-absolve = Absolution
paladins-deed-attack = Attaque
paladins-deed-convert = Conversion
paladins-action-pass = Passer
paladins-action-favour = Faveur du Roi : { $favour }
paladins-action-place = { $worker } sur « { $task } »
paladins-action-place-favour = Envoyer : { $worker }
paladins-action-hire = Engager : { $townsfolk } ({ $rewards })
paladins-action-dismiss = Renvoyer : { $townsfolk } ({ $rewards })
paladins-action-react = Utiliser : { $townsfolk } ({ $rewards })
paladins-action-attack = Attaquer : { $outsider } ({ $rewards })
paladins-action-convert = Convertir : { $outsider } ({ $rewards })
paladins-action-use = Jouer : { $paladin }
paladins-action-top = Sur le dessus : { $paladin }
paladins-action-monk = Région { $area } : { $rewards }
paladins-action-outpost = Région { $area } : { $rewards }
paladins-action-jar = Jarre : { $rewards }
paladins-action-workshop = Atelier sur « { $task } », case { $n }
paladins-action-clear = Libérer : { $task }
paladins-action-choose = { $rewards }
paladins-action-tavern = { $workers }
paladins-action-return = Rendre : { $worker }
paladins-action-pay-silver = Payer en argent
paladins-action-pay-with-debt = Prendre une dette
paladins-action-take-criminal = Prendre le criminel
paladins-action-discard-suspicion = Défausser un soupçon
paladins-action-pay-debt = Payer une dette
paladins-action-destroy-debt = Détruire une dette
paladins-action-decline = Non, merci

## Ce qu’un choix coûte et rapporte

paladins-thing-paid-debt =
    { $n ->
        [one] { $n } dette payée
       *[other] { $n } dettes payées
    }
paladins-thing-worker =
    { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
paladins-thing-suspicion =
    { $n ->
        [one] { $n } soupçon
       *[other] { $n } soupçons
    }
paladins-terms-spaces = cases : { $workers }
paladins-terms-debt =
    { $n ->
        [one] une dette impayée coûte { $n } point de victoire à la fin
       *[other] une dette impayée coûte { $n } points de victoire à la fin
    }
paladins-terms-short = vous n’avez pas assez d’argent et prenez donc une dette
paladins-terms-lost = perdu, car inutilisable : { $rewards }
paladins-terms-pray-self = ne libère que sa propre case
paladins-terms-worth =
    { $n ->
        [one] vaut { $n } point de victoire dans l’état actuel
       *[other] vaut { $n } points de victoire dans l’état actuel
    }
paladins-terms-paladin = une fois tous révélés : { $workers }
paladins-terms-boosts = pour la manche : { $boosts }
paladins-terms-ability = { $ability }
paladins-terms-suspicion =
    { $n ->
        [one] apporte aussi { $n } soupçon
       *[other] apporte aussi { $n } soupçons
    }
paladins-terms-opponent-suspicion =
    { $n ->
        [one] l’adversaire prend { $n } soupçon
       *[other] l’adversaire prend { $n } soupçons
    }
paladins-terms-inquisition = la réserve d’impôts peut s’épuiser, ce qui amène l’inquisition
paladins-terms-go-back =
    { $n ->
        [one] { $n } ouvrier de votre choix est rendu
       *[other] { $n } ouvriers de votre choix sont rendus
    }
paladins-terms-pass = vous quittez la manche

## Le journal : manches

paladins-event-start = { $player } commence.
paladins-event-round = La manche { $n } commence.
    .heading = Manche { $n }
paladins-event-marker = { $player } a maintenant le marqueur de premier joueur.
paladins-event-townsfolk = Nouveau en ville : { $townsfolk }.
paladins-event-outsider = À la frontière : { $outsider }.
paladins-event-townsfolk-leaves = Quitte la ville : { $townsfolk }.
paladins-event-outsider-leaves = Passe son chemin : { $outsider }.
paladins-event-order = L’Ordre du Roi est révélé : { $order }, { $times } fois pour { $points } points de victoire.
paladins-event-favour-revealed = La Faveur du Roi est révélée : { $favour }.
paladins-event-tavern = Dans une taverne attendent { $workers }.
paladins-event-taverns-shuffled = Les tavernes défaussées sont mélangées.
paladins-event-draw = Vous piochez { $paladin }.
paladins-event-draws = { $player } pioche un paladin.
paladins-event-put = Vous mettez { $top } sur le dessus de votre pioche et { $bottom } dessous.
paladins-event-puts = { $player } remet deux paladins dans sa pioche.
paladins-event-reveal = { $player } chevauche avec { $paladin } : { $workers }.
paladins-event-tavern-taken = { $player } prend une taverne : { $workers }.
paladins-event-turn = C’est à { $player } de jouer.
paladins-event-pass = { $player } passe.
paladins-event-pass-forced = { $player } ne peut plus rien faire et passe.
paladins-event-pass-idle = { $player } n’a plus d’ouvriers et passe.
paladins-event-return = { $player } rend : { $worker }.
paladins-event-round-end = La manche { $n } est finie.
paladins-event-end = La partie est finie.
paladins-event-score =
    { $n ->
        [one] { $player } : { $n } point de victoire.
       *[other] { $player } : { $n } points de victoire.
    }

## Le journal : actions

paladins-event-place = { $player } : { $worker } sur « { $task } ».
paladins-event-favour = { $player } : { $worker } sur la Faveur du Roi « { $favour } ».
paladins-event-pay-silver =
    { $n ->
        [one] { $player } paie { $n } pièce d’argent.
       *[other] { $player } paie { $n } pièces d’argent.
    }
paladins-event-pay-provisions =
    { $n ->
        [one] { $player } paie { $n } provision.
       *[other] { $player } paie { $n } provisions.
    }
paladins-event-develop = { $player } pose un atelier sur « { $task } ».
paladins-event-hire = { $player } engage : { $townsfolk }.
paladins-event-dismiss = { $player } renvoie : { $townsfolk }.
paladins-event-clear = { $player } : tous les ouvriers quittent « { $task } ».
paladins-event-commission = { $player } envoie un moine en mission dans la région { $area }.
paladins-event-garrison = { $player } met un avant-poste en garnison dans la région { $area }.
paladins-event-fortify = { $player } construit son mur numéro { $n }.
paladins-event-absolve = { $player } absout avec la jarre numéro { $n }.
paladins-event-attack = { $player } attaque : { $outsider }.
paladins-event-convert = { $player } convertit : { $outsider }.
paladins-event-react = { $player } fait intervenir : { $townsfolk }.

## Le journal : gains et pertes

paladins-event-gain = { $player } reçoit { $reward }.
paladins-event-lost = { $player } ne peut pas profiter d’une récompense : { $reward }.
paladins-event-decline = { $player } renonce à ceci : { $reward }.
paladins-event-decline-reactions = { $player } n’utilise plus de citadins contre l’inquisition.
paladins-event-top = { $player } ne peut plus augmenter : { $attribute }.
paladins-event-debt = { $player } prend une dette.
paladins-event-debt-paid = { $player } paie une dette.
paladins-event-debt-destroyed = { $player } détruit une dette.
paladins-event-tax =
    { $n ->
        [one] { $player } prend { $n } pièce d’argent en impôt.
       *[other] { $player } prend { $n } pièces d’argent en impôt.
    }
paladins-event-suspicion =
    { $n ->
        [0] { $player } est sous le coup d’un soupçon, sans impôt.
        [one] { $player } est sous le coup d’un soupçon, avec { $n } pièce d’argent d’impôt.
       *[other] { $player } est sous le coup d’un soupçon, avec { $n } pièces d’argent d’impôt.
    }
paladins-event-discard =
    { $n ->
        [one] { $player } défausse { $n } soupçon.
       *[other] { $player } défausse { $n } soupçons.
    }
paladins-event-suspicions-shuffled = Les soupçons défaussés sont mélangés.
paladins-event-inquisition = L’inquisition arrive.
paladins-event-inquisition-nobody = Aucun soupçon ne pèse sur personne, donc personne ne prend de dette.
paladins-event-accused =
    { $n ->
        [one] { $player } a le plus de soupçons, soit { $n }, prend une dette et n’en défausse aucun.
       *[other] { $player } a le plus de soupçons, soit { $n }, prend une dette et en défausse la moitié, arrondie à l’inférieur.
    }
paladins-event-tax-refilled =
    { $n ->
        [one] { $n } pièce d’argent retourne à la réserve d’impôts.
       *[other] { $n } pièces d’argent retournent à la réserve d’impôts.
    }

## Le journal : l’adversaire artificiel

paladins-event-scheme = L’adversaire révèle un plan : { $scheme }.
paladins-event-schemes-shuffled = Les plans de l’adversaire sont mélangés.
paladins-event-scheme-freed = Un plan « Faveur » rejoint la défausse de l’adversaire.
paladins-event-opponent-workers = L’adversaire a { $n } ouvriers pour cette manche.
paladins-event-opponent-workshop = L’adversaire a un atelier sur « { $task } ».
paladins-event-opponent-places =
    { $n ->
        [one] L’adversaire place { $n } ouvrier sur « { $task } ».
       *[other] L’adversaire place { $n } ouvriers sur « { $task } ».
    }
paladins-event-opponent-recruits = L’adversaire place un ouvrier sur « recrutement » dans sa rangée.
paladins-event-opponent-prays-free = L’adversaire prie.
paladins-event-opponent-prays = L’adversaire place un ouvrier sur « prière » dans sa rangée.
paladins-event-opponent-trades = L’adversaire place un ouvrier sur « commerce » dans sa rangée.
paladins-event-opponent-conspires = L’adversaire place un ouvrier sur « conspiration » dans sa rangée et gagne { $n } ouvriers.
paladins-event-opponent-rests = L’adversaire rend un ouvrier et se repose.
paladins-event-opponent-out = L’adversaire quitte la manche.
paladins-event-opponent-idle = L’adversaire n’a plus d’ouvriers et quitte la manche.
paladins-event-scheme-fails = L’adversaire ne peut pas réaliser son plan : { $reason }. Sa rangée l’aide.
paladins-event-marker-points = D’après son marqueur de ressources, l’adversaire arrive à la colonne { $n }.
paladins-event-space-preferred = Parmi les cases à sa portée, l’adversaire préfère celle-ci : { $rewards }.
paladins-reason-occupied = des ouvriers s’y trouvent déjà
paladins-reason-workers = il a trop peu d’ouvriers
paladins-reason-limit = ce n’est plus possible
paladins-reason-reach = rien n’est à sa portée
paladins-reason-orders = aucun Ordre ne peut être suivi
paladins-reason-favour = aucune Faveur n’est libre
paladins-event-opponent-cleared = Tous les ouvriers de l’adversaire retournent dans la réserve commune.
paladins-event-opponent-absolve = L’adversaire absout et retourne sa jarre numéro { $n }.
paladins-event-opponent-tax =
    { $n ->
        [one] Impôt de l’adversaire : { $n } pièce d’argent passe de la réserve d’impôts à la réserve commune.
       *[other] Impôt de l’adversaire : { $n } pièces d’argent passent de la réserve d’impôts à la réserve commune.
    }
paladins-event-track =
    { $n ->
        [one] Le marqueur de ressources avance de { $n } case.
       *[other] Le marqueur de ressources avance de { $n } cases.
    }
paladins-event-track-round = Le marqueur de ressources recommence et un attribut de l’adversaire augmente : { $attribute }.
paladins-event-tax-removed = L’adversaire n’a pas une telle carte : 1 pièce d’argent de la réserve d’impôts va à la réserve commune.

## Pourquoi pas

paladins-refusal-occupied = Des ouvriers occupent déjà « { $task } ».
paladins-refusal-one-go = « { $task } » a déjà servi avec un ouvrier pendant cette manche ; un second ne peut pas s’ajouter plus tard.
paladins-refusal-workers = Vos ouvriers ne peuvent pas remplir les cases de « { $task } ».
paladins-refusal-no-worker = Vous n’en avez pas : { $worker }.
paladins-refusal-kind = Cette case n’accepte pas : { $worker }.
paladins-refusal-needed = Sans lui, une autre case resterait vide : { $worker }.
paladins-refusal-silver =
    { $n ->
        [one] Il faut { $n } pièce d’argent ; vous en avez { $has }.
       *[other] Il faut { $n } pièces d’argent ; vous en avez { $has }.
    }
paladins-refusal-provisions =
    { $n ->
        [one] Il faut { $n } provision ; vous en avez { $has }.
       *[other] Il faut { $n } provisions ; vous en avez { $has }.
    }
paladins-refusal-limit = « { $task } » : vous l’avez fait { $n } fois, ce n’est plus possible.
paladins-refusal-level = Il faut { $n } ({ $attribute }) ; vous avez { $has }.
paladins-refusal-no-workshop = Il ne vous reste plus d’atelier.
paladins-refusal-no-townsfolk = Aucun citadin n’est dans la rangée.
paladins-refusal-no-wall = Il ne reste plus de carte mur.
paladins-refusal-no-outsider = Aucun étranger n’est dans la rangée.
paladins-refusal-no-space = Aucune case libre n’est à votre portée.
paladins-refusal-row = Cette carte n’est pas dans la rangée.
paladins-refusal-space-taken = Un moine ou un avant-poste s’y trouve déjà.
paladins-refusal-space-closed = Cette case n’ouvre qu’à partir de { $n } joueurs.
paladins-refusal-jar-taken = Une jarre s’y trouve déjà.
paladins-refusal-workshop-there = Un atelier s’y trouve déjà.
paladins-refusal-nobody-there = Aucun ouvrier n’occupe « { $task } ».
paladins-refusal-favour-hidden = Cette Faveur n’est pas révélée.
paladins-refusal-favour-taken = Cette Faveur a déjà servi pendant cette manche.
paladins-refusal-favour-worker = Cette Faveur accueille : { $worker }.
paladins-refusal-option = Vous ne pourriez pas en profiter, mais une autre possibilité reste ouverte.
paladins-refusal-tavern = Quelqu’un a déjà pris cette taverne.
paladins-refusal-hand = Ce paladin n’est pas parmi les cartes que vous pouvez encore choisir.
paladins-refusal-return = Vous n’en avez pas à rendre : { $worker }.
paladins-refusal-react = Ce citadin n’intervient pas maintenant.
paladins-refusal-condition = La condition de ce citadin n’est pas remplie maintenant.

## La table en mots

paladins-outline-title-setup = Mise en place
paladins-outline-title-paladins = Manche { $n } sur 7 : choix des paladins
paladins-outline-title-taverns = Manche { $n } sur 7 : choix des tavernes
paladins-outline-title-turns = Manche { $n } sur 7
paladins-outline-title-over = La partie est finie
paladins-outline-orders = Ordres du Roi
paladins-outline-order = { $order }, { $times } fois pour { $points } points de victoire
paladins-outline-order-hidden = Ordre { $n }, face cachée
paladins-outline-favours = Faveurs du Roi
paladins-outline-favour-hidden = Faveur { $n }, face cachée
paladins-outline-favour-free = { $favour }, libre
paladins-outline-favour-taken = { $favour } : { $worker }, { $player }
paladins-outline-supply = Réserve commune
paladins-outline-tax = Réserve d’impôts : { $n } sur { $full } pièces d’argent
paladins-outline-suspicions = Pioche de soupçons : { $n }
paladins-outline-debts = Pioche de dettes : { $n }
paladins-outline-walls = Pioche de murs : { $n }
paladins-outline-townsfolk-row = Citadins (pioche : { $n })
paladins-outline-townsfolk = { $n }. { $townsfolk }, argent : { $silver }. Renvoyé : { $dismiss }. Engagé, { $hire }
paladins-outline-townsfolk-debt = { $n }. { $townsfolk }, argent : { $silver }, ou une dette. Renvoyé : { $dismiss }. Engagé, { $hire }
paladins-outline-outsider-row = Étrangers (pioche : { $n })
paladins-outline-outsider = { $n }. { $outsider }, { $people }. Force { $strength }, attaqué : { $attack }. Foi { $faith }, converti : { $gain } de force
paladins-outline-column-empty = { $n }. vide
paladins-outline-areas =
    { $n ->
        [0] Régions : encore aucune pièce
        [one] Régions : { $n } pièce
       *[other] Régions : { $n } pièces
    }
paladins-outline-area = Région { $n } : foi { $faith }, force { $strength }
paladins-outline-monk = moine ({ $player })
paladins-outline-outpost = avant-poste ({ $player })
paladins-outline-taverns = Tavernes
paladins-outline-tavern-free = { $workers }
paladins-outline-tavern-taken = { $workers } : prise par { $player }
paladins-outline-player =
    { $n ->
        [one] { $player } : { $n } point pour l’instant
       *[other] { $player } : { $n } points pour l’instant
    }
paladins-outline-player-passed =
    { $n ->
        [one] { $player } : { $n } point pour l’instant, a passé
       *[other] { $player } : { $n } points pour l’instant, a passé
    }
paladins-outline-silver = Argent : { $n }
paladins-outline-provisions = Provisions : { $n }
paladins-outline-workers =
    { $n ->
        [0] Aucun ouvrier
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
paladins-outline-attribute = { $attribute } : { $n }
paladins-outline-attribute-boosted = { $attribute } : { $n } + { $boost }
paladins-outline-own-suspicions = Soupçons : { $n }
paladins-outline-own-debts = Dettes : impayées { $unpaid }, payées { $paid }
paladins-outline-hired = Engagés : { $n }
paladins-outline-reacting = { $townsfolk }, { $reaction }
paladins-outline-attacked = Attaqués : { $cards }
paladins-outline-attacked-one = { $outsider } ({ $people })
paladins-outline-converted = Convertis : { $cards }
paladins-outline-action = { $task }
paladins-outline-action-done = { $task } : { $n }
paladins-outline-workshops = Ateliers restants : { $n }
paladins-outline-wall-points = Points sur les murs : { $n }
paladins-outline-jars = Cases de jarre libres
paladins-outline-in-hand = En main : { $paladin }
paladins-outline-paladin = Paladin de la manche : { $paladin }
paladins-outline-deck = Pioche de paladins : { $n }
paladins-outline-deck-top = Au-dessus : { $cards }
paladins-outline-deck-bottom = En dessous, la plus basse en dernier : { $cards }
paladins-outline-solitaire = Plans de l’adversaire
paladins-outline-track = Marqueur de ressources sur la case { $n }
paladins-outline-stack = Ses marqueurs, de haut en bas : { $attributes }
paladins-outline-row = Déjà utilisé dans sa rangée : { $tasks }
paladins-outline-schemes = Pioche de plans : { $n }
paladins-outline-scheme = Défaussé : { $scheme }, { $n }

## La feuille de score

paladins-score-orders = Ordres du Roi
paladins-score-faith = Foi
paladins-score-strength = Force
paladins-score-influence = Influence
paladins-score-develop = Ateliers
paladins-score-commission = Moines
paladins-score-garrison = Avant-postes
paladins-score-fortify = Murs construits
paladins-score-walls = Points sur les murs
paladins-score-absolve = Jarres
paladins-score-outsiders = Étrangers convertis
paladins-score-paid-debts = Dettes payées
paladins-score-unpaid-debts = Dettes impayées
paladins-score-resources = Argent et provisions

## La fin

paladins-outcome-points = { $players } : le plus de points de victoire, { $n }.
paladins-outcome-orders = { $players } : autant de points de victoire que quelqu’un d’autre, { $n }, mais plus grâce aux Ordres du Roi.
paladins-outcome-suspicions = { $players } : autant de points de victoire que quelqu’un d’autre, { $n }, autant grâce aux Ordres, mais moins de soupçons.
paladins-outcome-shared = Victoire partagée avec { $n } points de victoire : { $players }.
paladins-outcome-solo-won = { $player } bat l’adversaire, { $n } à { $other }.
paladins-outcome-solo-lost = L’adversaire n’est pas battu : { $player } a { $n }, l’adversaire { $other }.
