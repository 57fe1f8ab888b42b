### Paladins du Royaume de l’Ouest : ce que dit la table

## Questions

paladins-prompt-hire-free = Quel citadin engagez-vous gratuitement ?
paladins-prompt-use = Quel paladin vous accompagne pendant cette manche ?
paladins-prompt-top = Quel paladin va sur le dessus de votre pioche ? L’autre va dessous.
paladins-prompt-tavern = Quelle taverne prenez-vous ?
paladins-prompt-turn = Choisissez une action, ou passez.
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
paladins-prompt-recruit-free = Quel citadin engagez-vous ou renvoyez-vous gratuitement ?
paladins-prompt-option = Quelle option choisissez-vous ?
paladins-prompt-reaction = Lequel de vos citadins intervient en premier ?
paladins-prompt-inquisition = Inquisition : lequel de vos citadins utilisez-vous ?
paladins-prompt-return =
    { $n ->
        [one] Vous pouvez garder trois ouvriers ; { $n } doit repartir. Lequel ?
       *[other] Vous pouvez garder trois ouvriers ; { $n } doivent repartir. Lequel d’abord ?
    }
paladins-prompt-reward-criminal = Voulez-vous prendre un criminel, et avec lui un soupçon ?
paladins-prompt-reward-discard-suspicion = Voulez-vous défausser un soupçon ?
paladins-prompt-reward-pay-debt = Voulez-vous payer une dette ?
paladins-prompt-reward-destroy-debt = Voulez-vous détruire une dette ?

## Réponses

paladins-deed-develop = Développer
    .name = { paladins-deed-develop }
paladins-deed-dismiss = Recruter avec un ouvrier : renvoyer
    .name = { paladins-deed-dismiss }
paladins-deed-hire = Recruter avec deux ouvriers : engager
    .name = { paladins-deed-hire }
paladins-deed-hunt-1 = Chasser avec un ouvrier
    .name = { paladins-deed-hunt-1 }
paladins-deed-hunt-2 = Chasser avec deux ouvriers
    .name = { paladins-deed-hunt-2 }
paladins-deed-trade-1 = Commercer avec un ouvrier
    .name = { paladins-deed-trade-1 }
paladins-deed-trade-2 = Commercer avec deux ouvriers
    .name = { paladins-deed-trade-2 }
paladins-deed-pray = Prier
    .name = { paladins-deed-pray }
paladins-deed-conspire = Conspirer
    .name = { paladins-deed-conspire }
paladins-deed-commission = Envoyer un moine en mission
    .name = { paladins-deed-commission }
paladins-deed-fortify = Fortifier
    .name = { paladins-deed-fortify }
paladins-deed-garrison = Mettre un avant-poste en garnison
    .name = { paladins-deed-garrison }
paladins-deed-absolve = Accorder l’absolution
    .name = { paladins-deed-absolve }
paladins-deed-attack = Attaquer
    .name = { paladins-deed-attack }
paladins-deed-convert = Convertir
    .name = { paladins-deed-convert }
paladins-action-pass = Passer
paladins-action-favour = Utiliser la Faveur du Roi : { $favour }
paladins-action-place = Placer : { $worker }
paladins-action-place-favour = Envoyer : { $worker }
paladins-action-hire = Engager : { $townsfolk }
paladins-action-dismiss = Renvoyer : { $townsfolk } ({ $rewards })
paladins-action-react = Utiliser : { $townsfolk } ({ $rewards })
paladins-action-attack = Attaquer : { $outsider } ({ $people })
paladins-action-convert = Convertir : { $outsider } ({ $people })
paladins-action-use = Jouer : { $paladin }
paladins-action-top = Mettre sur le dessus : { $paladin }
paladins-action-monk = Aller en région { $area } ({ $rewards })
paladins-action-outpost = Aller en région { $area } ({ $rewards })
paladins-action-jar = Poser la jarre ici : { $rewards }
paladins-action-workshop = Poser l’atelier sur « { $task } », case { $n }
paladins-action-clear = Libérer : « { $task } »
paladins-action-choose = Choisir : { $rewards }
paladins-action-tavern = Prendre { $workers }
paladins-action-return = Rendre : { $worker }
paladins-action-pay-silver = Payer en argent
paladins-action-pay-with-debt = Prendre une dette
paladins-action-take-criminal = Prendre le criminel
paladins-action-discard-suspicion = Défausser un soupçon
paladins-action-pay-debt = Payer une dette
paladins-action-destroy-debt = Détruire une dette
paladins-action-decline = Renoncer

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
        [one] vaut actuellement { $n } point de victoire
       *[other] vaut actuellement { $n } points de victoire
    }
paladins-terms-reaction = { $reaction }
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
paladins-event-order = Un Ordre du Roi est révélé. { $order }, { $times } fois pour { $points } points de victoire.
paladins-event-favour-revealed = Une Faveur du Roi est révélée : { $favour }.
paladins-event-tavern = Une taverne est révélée : { $workers }.
paladins-event-taverns-shuffled = Les tavernes défaussées sont mélangées.
paladins-event-draw = Vous piochez { $paladin }.
paladins-event-draws = { $player } pioche un paladin.
paladins-event-put = Vous mettez { $top } sur le dessus de votre pioche et { $bottom } dessous.
paladins-event-puts = { $player } remet deux paladins dans sa pioche.
paladins-event-reveal = { $player } révèle { $paladin } : { $workers }.
paladins-event-tavern-taken = { $player } prend une taverne : { $workers }.
paladins-event-turn = C’est à { $player } de jouer.
paladins-event-pass = { $player } passe.
paladins-event-pass-forced = { $player } ne peut plus rien faire et passe.
paladins-event-pass-idle = { $player } n’a plus d’ouvriers et passe.
paladins-event-return = { $player } rend un ouvrier : { $worker }.
paladins-event-round-end = La manche { $n } est terminée.
paladins-event-end = La partie est terminée.
paladins-event-score =
    { $n ->
        [one] { $player } : { $n } point de victoire.
       *[other] { $player } : { $n } points de victoire.
    }

## Le journal : actions

paladins-event-place = { $player } place un ouvrier sur « { $task } » : { $worker }.
paladins-event-favour = { $player } envoie un ouvrier sur la Faveur du Roi « { $favour } » : { $worker }.
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
paladins-event-hire = { $player } engage un citadin : { $townsfolk }.
paladins-event-dismiss = { $player } renvoie un citadin : { $townsfolk }.
paladins-event-clear = { $player } retire tous ses ouvriers de « { $task } ».
paladins-event-commission = { $player } envoie un moine en mission dans la région { $area }.
paladins-event-garrison = { $player } met un avant-poste en garnison dans la région { $area }.
paladins-event-fortify = { $player } construit son mur numéro { $n }.
paladins-event-absolve = { $player } accorde l’absolution avec la jarre numéro { $n }.
paladins-event-attack = { $player } attaque un étranger : { $outsider }.
paladins-event-convert = { $player } convertit un étranger : { $outsider }.
paladins-event-react = { $player } fait intervenir un citadin : { $townsfolk }.

## Le journal : gains et pertes

paladins-event-gain = { $player } reçoit { $reward_acc }.
paladins-event-lost = { $player } ne peut pas profiter d’une récompense : { $reward }.
paladins-event-decline = { $player } renonce à une récompense : { $reward }.
paladins-event-decline-reactions = { $player } n’utilise plus de citadins contre l’inquisition.
paladins-event-top = { $player } ne peut plus augmenter cet attribut : { $attribute }.
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
        [0] { $player } reçoit un soupçon, sans impôt.
        [one] { $player } reçoit un soupçon, avec { $n } pièce d’argent d’impôt.
       *[other] { $player } reçoit un soupçon, avec { $n } pièces d’argent d’impôt.
    }
paladins-event-discard =
    { $n ->
        [one] { $player } défausse { $n } soupçon.
       *[other] { $player } défausse { $n } soupçons.
    }
paladins-event-suspicions-shuffled = Les soupçons défaussés sont mélangés.
paladins-event-inquisition = L’inquisition arrive.
paladins-event-inquisition-nobody = Personne n’a de soupçon, donc personne ne prend de dette.
paladins-event-accused =
    { $n ->
        [one] { $player } a le plus de soupçons ({ $n }), n’en défausse aucun et prend une dette.
       *[other] { $player } a le plus de soupçons ({ $n }), en défausse la moitié, arrondie à l’inférieur, et prend une dette.
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
paladins-event-opponent-recruits = L’adversaire place un ouvrier sur « Recrutement » dans sa rangée.
paladins-event-opponent-prays-free = L’adversaire prie.
paladins-event-opponent-prays = L’adversaire place un ouvrier sur « Prière » dans sa rangée.
paladins-event-opponent-trades = L’adversaire place un ouvrier sur « Commerce » dans sa rangée.
paladins-event-opponent-conspires = L’adversaire place un ouvrier sur « Conspiration » dans sa rangée et gagne { $n } ouvriers.
paladins-event-opponent-rests = L’adversaire rend un ouvrier et se repose.
paladins-event-opponent-out = L’adversaire quitte la manche.
paladins-event-opponent-idle = L’adversaire n’a plus d’ouvriers et quitte la manche.
paladins-event-scheme-fails = L’adversaire ne peut pas réaliser son plan : { $reason }. Il utilise sa rangée d’actions à la place.
paladins-event-marker-points = Son marqueur de ressources mène l’adversaire à la colonne { $n }.
paladins-event-space-preferred = Parmi les cases à sa portée, l’adversaire préfère celle-ci : { $rewards }.
paladins-reason-occupied = des ouvriers s’y trouvent déjà
paladins-reason-workers = il a trop peu d’ouvriers
paladins-reason-limit = ce n’est plus possible
paladins-reason-reach = rien n’est à sa portée
paladins-reason-orders = aucun Ordre ne peut être suivi
paladins-reason-favour = aucune Faveur n’est libre
paladins-event-opponent-cleared = Tous les ouvriers de l’adversaire retournent dans la réserve commune.
paladins-event-opponent-absolve = L’adversaire accorde l’absolution et retourne sa jarre numéro { $n }.
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
paladins-event-tax-removed = L’adversaire n’a aucune carte de ce type : 1 pièce d’argent de la réserve d’impôts va à la réserve commune.

## Pourquoi pas

paladins-refusal-occupied = Des ouvriers occupent déjà les cases de « { $task } ».
paladins-refusal-one-go = Vous avez déjà utilisé « { $task } » avec un ouvrier pendant cette manche ; un second ne peut pas s’ajouter plus tard.
paladins-refusal-workers = Vos ouvriers ne peuvent pas remplir les cases de « { $task } ».
paladins-missing-worker =
    { $n ->
        [1] { $worker_a } pour la première case
        [2] { $worker_a } pour la deuxième case
       *[other] { $worker_a } pour la troisième case
    }
paladins-refusal-no-worker = Vous n’avez pas d’ouvrier de ce type : { $worker }.
paladins-refusal-kind = Cette case n’accepte pas un ouvrier de ce type : { $worker }.
paladins-refusal-needed = Cet ouvrier vous est nécessaire pour une autre case : { $worker }.
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
paladins-refusal-limit = Vous avez déjà fait « { $task } » { $n } fois ; ce n’est plus possible.
paladins-refusal-level = Il faut { $need } ; vous en avez { $has }.
paladins-refusal-no-workshop = Il ne vous reste plus d’atelier.
paladins-refusal-no-townsfolk = Il n’y a pas de citadin dans la rangée.
paladins-refusal-no-wall = Il ne reste plus de carte mur.
paladins-refusal-no-outsider = Il n’y a pas d’étranger dans la rangée.
paladins-refusal-no-space = Aucune case libre n’est à votre portée.
paladins-refusal-row = Cette carte n’est pas dans la rangée.
paladins-refusal-space-taken = Un moine ou un avant-poste s’y trouve déjà.
paladins-refusal-space-closed = Cette case n’ouvre qu’à partir de { $n } joueurs.
paladins-refusal-jar-taken = Une jarre s’y trouve déjà.
paladins-refusal-workshop-there = Un atelier s’y trouve déjà.
paladins-refusal-nobody-there = Aucun ouvrier n’occupe « { $task } ».
paladins-refusal-favour-hidden = Cette Faveur n’est pas révélée.
paladins-refusal-favour-taken = Cette Faveur a déjà servi pendant cette manche.
paladins-refusal-favour-worker = Cette Faveur n’accueille que cet ouvrier : { $worker }.
paladins-refusal-option = Vous ne pourriez pas profiter de cette option, mais d’une autre, si.
paladins-refusal-tavern = Quelqu’un a déjà pris cette taverne.
paladins-refusal-hand = Ce paladin n’est pas parmi les cartes que vous pouvez encore choisir.
paladins-refusal-return = Vous n’avez pas d’ouvrier de ce type à rendre : { $worker }.
paladins-refusal-react = Ce citadin n’intervient pas maintenant.
paladins-refusal-condition = La condition de ce citadin n’est pas remplie maintenant.

## La table en mots

paladins-outline-title-setup = Mise en place
paladins-outline-title-paladins = Manche { $n } sur 7 : choix des paladins
paladins-outline-title-taverns = Manche { $n } sur 7 : choix des tavernes
paladins-outline-title-turns = Manche { $n } sur 7
paladins-outline-title-over = La partie est terminée
paladins-outline-orders = Ordres du Roi
paladins-outline-order-hidden = Ordre { $n }
paladins-outline-favours = Faveurs du Roi
paladins-outline-favour-hidden = Faveur { $n }
paladins-outline-supply = Réserve commune
paladins-outline-tax = Réserve d’impôts
paladins-outline-suspicions = Pioche de soupçons
paladins-outline-debts = Pioche de dettes
paladins-outline-walls = Pioche de murs
paladins-outline-townsfolk-row = Citadins
paladins-outline-outsider-row = Étrangers
paladins-outline-column-empty = Colonne { $n }
paladins-outline-areas = Régions
paladins-outline-area = Région { $n }
paladins-outline-taverns = Tavernes
paladins-outline-silver = Argent
paladins-outline-provisions = Provisions
paladins-outline-workers = Ouvriers
paladins-outline-own-suspicions = Soupçons
paladins-outline-hired = Citadins engagés
paladins-outline-attacked = Étrangers attaqués
paladins-outline-workshops = Ateliers restants
paladins-outline-jars = Cases de jarre libres
paladins-outline-jar = Case de jarre { $n }
paladins-outline-boosted = { $n } + { $boost }
paladins-outline-tavern = Taverne
paladins-outline-space = Case { $n }
paladins-outline-column = { $n }. { $card }
paladins-outline-outsider-deck = Pioche d’étrangers
paladins-outline-townsfolk-deck = Pioche de citadins
paladins-outline-deck = Pioche de paladins
paladins-outline-deck-top = Sur le dessus : { $cards }
paladins-outline-deck-bottom = Dessous, la carte la plus basse en dernier : { $cards }
paladins-line-spaces = Cases : { $workers }
paladins-line-need = Il faut { $need }
paladins-line-cost = Coût : { $cost }
paladins-line-cost-none = Gratuit
paladins-line-cost-or-debt = Coût : { $cost } ou une dette
paladins-line-needs-by-use = { $attribute } nécessaire, successivement : { $levels }
paladins-line-silver-by-use = Argent, successivement : { $levels }
paladins-line-provisions-by-use = Provisions, successivement : { $levels }
paladins-line-gives = Récompense : { $rewards }
paladins-line-gives-with = Avec { $n } ouvriers : { $rewards }
paladins-line-options = Puis au choix : { $options }
paladins-line-limit = Au plus { $n } fois par partie
paladins-line-points = { $n } fois : { $points } en tout
paladins-line-dismissed = Renvoyé : { $rewards }
paladins-line-hired = Engagé, aussitôt : { $rewards }
paladins-line-reaction = Engagé, { $reaction }
paladins-line-attack = Pour attaquer : { $need }, ou 1 pièce d’argent par tranche de 2 points manquants
paladins-line-attacked = Attaqué : { $rewards }
paladins-line-convert = Pour convertir : { $need }
paladins-line-converted = Converti : { $rewards }
paladins-line-takes = Accueille : { $worker }
paladins-line-order = Accompli après au moins { $n } fois « { $task } »
paladins-line-copies = Exemplaires dans la pioche : { $n }
paladins-line-workers = Ouvriers : { $workers }
paladins-line-boosts = Pour la manche : { $boosts }
paladins-line-open = Ouverte à partir de { $n } joueurs
paladins-line-area-faith = Moines : { $need }
paladins-line-area-strength = Avant-postes : { $need }
paladins-line-full = Pleine avec { $n } pièces d’argent
paladins-line-last-silver = Sa dernière pièce d’argent amène l’inquisition
paladins-line-each = { $points } pour chacune à la fin
paladins-line-suspicions =
    { $tax ->
        [0] { $n } sans impôt
        [one] { $n } avec { $tax } pièce d’argent d’impôt
       *[other] { $n } avec { $tax } pièces d’argent d’impôt
    }
paladins-line-under = Le prochain donne : { $rewards }
paladins-line-full-for = Pleine avec { $n } pièces d’argent ({ $seats })
paladins-line-unpaid = Impayée : { $points } à la fin
paladins-line-paid = Payée : { $points } à la fin
paladins-line-under-all = Sous les ateliers, de gauche à droite : { $workers }
paladins-line-seats =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
paladins-line-amount = { $n }
paladins-state-free = libre
paladins-state-taken = prise par { $player }
paladins-state-used = utilisée par { $player } : { $worker }
paladins-state-face-down = face cachée
paladins-state-passed = a passé
paladins-state-start = a le marqueur de premier joueur
paladins-state-hand = en main
paladins-state-round = utilisé pendant cette manche
paladins-state-progress = { $player } : { $n } sur { $times }
paladins-state-monk = moine ({ $player })
paladins-state-outpost = avant-poste ({ $player })
paladins-state-discarded = défaussé
paladins-state-empty = vide
paladins-outline-solitaire = Plans de l’adversaire
paladins-outline-track = Marqueur de ressources, case
paladins-outline-stack = Marqueurs, de haut en bas
paladins-outline-row = Utilisé dans sa rangée
paladins-outline-schemes = Pioche de plans

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

paladins-outcome-points = { $winner } gagne avec le plus de points de victoire : { $n }.
paladins-outcome-orders = { $winner } gagne : égalité en points de victoire ({ $n }), mais plus de points grâce aux Ordres du Roi.
paladins-outcome-suspicions = { $winner } gagne : égalité en points de victoire ({ $n }) et en points d’Ordres, mais moins de soupçons.
paladins-outcome-shared = Victoire partagée avec { $n } points de victoire chacun : { $winners }.
paladins-outcome-solo-won = { $player } bat l’adversaire, { $n } à { $other }.
paladins-outcome-solo-lost = { $player } ne bat pas l’adversaire : { $n } à { $other }.

## The drawn board

paladins-board-kingdom = Le royaume
paladins-board-board = Mon plateau
paladins-board-rivals = Adversaires
paladins-board-town = En ville
paladins-board-realm = Dans le royaume
paladins-board-free = gratuit
paladins-board-occupied = occupée
paladins-board-workers = ouvriers manquants
paladins-board-nothing-left = rien à portée
paladins-board-limit = { $n } sur { $n } faites
paladins-board-have = vous avez
paladins-board-dismiss = renvoyer
paladins-board-hire = engager
paladins-board-clear = vider une action
paladins-board-points = points
paladins-board-points-of =
    { $n ->
        [one] point
       *[other] points
    }
paladins-board-hand = Paladins au choix
paladins-board-hired = Engagés
paladins-board-jars = Cases de jarre
paladins-board-debts = dettes, { $points } chacune
paladins-board-paid = payées, { $points } chacune
paladins-board-debts-short = dettes { $points }
paladins-board-paid-short = payées { $points }
paladins-board-tax-left = argent : { $n } sur { $full }
paladins-board-tax-end = à 0 : inquisition
paladins-board-most = Le plus de soupçons
paladins-board-start = premier
paladins-board-open = Montrer tout le plateau
paladins-board-close = Cacher le plateau
paladins-board-back = Retour à mon plateau
paladins-board-row = Sa rangée d’actions
paladins-board-last-turn = Son dernier tour
paladins-board-criminal = criminel : remplace n’importe quel ouvrier
paladins-board-holdings = Ce que possède un joueur
paladins-board-rewards = Récompenses
paladins-board-actions = Actions
paladins-board-decks = Pioches
paladins-board-inquisition = Inquisition

## Ce que nomme une analyse

paladins-topic-points = Points du plateau
paladins-topic-attributes = Attributs
paladins-topic-orders = Ordres du Roi
paladins-topic-people = Citadins et étrangers
paladins-topic-workshops = Ateliers
paladins-topic-workers = Ouvriers
paladins-topic-resources = Argent et provisions
paladins-topic-suspicion = Soupçons et dettes
