### Kingsburg : ce que dit la table

## Parties d’un groupe de dés

kingsburg-group-dice = { $dice }
kingsburg-group-white = blanc { $dice }
kingsburg-group-tokens =
    { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }
kingsburg-group-market-higher = marché +1
kingsburg-group-market-lower = marché −1
kingsburg-order-sum = { $player } : { $n }
kingsburg-strength-help = renforts du roi +{ $n }
kingsburg-strength-building = { $building } { $change }
kingsburg-strength-buildings = bâtiments { $change }
kingsburg-defence = Votre force sans les renforts du roi : { $strength } ({ $parts }). Ennemi : { $range }.
kingsburg-gift-alike =
    { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources de la même sorte
    }
kingsburg-gift-or = soit { $first }, soit { $second }
kingsburg-gift-turn = si vous voulez, 1 ressource changée en 1 de chacune des deux autres
kingsburg-gift-buy = si vous voulez, { $goods } contre { $price }
kingsburg-gift-look = un regard secret sur l’ennemi
kingsburg-promise-advisor = { $gifts }, plus tard cette saison
kingsburg-terms-pass = plus aucune pose cette saison
kingsburg-terms-reroll = une seule fois cette saison
kingsburg-thing-envoy =
    { $n ->
        [1] l’envoyé du roi
       *[other] { $n } envoyé du roi
    }
kingsburg-thing-market =
    { $n ->
        [one] { $n } usage du marché
       *[other] { $n } usages du marché
    }

## Questions

kingsburg-prompt-take-aid = Aide du roi : quelle ressource prenez-vous ?
kingsburg-prompt-take-advisor =
    { $n ->
        [one] { $giver } : quelle ressource prenez-vous ?
       *[other] { $giver } : de quelle sorte prenez-vous { $n } ressources ?
    }
kingsburg-prompt-take-enemy = Récompense de la victoire : quelle ressource prenez-vous ?
kingsburg-prompt-turn-good = { $giver } : quelle ressource changez-vous en une de chacune des deux autres sortes ?
kingsburg-prompt-buy-goods =
    { $n ->
        [one] { $giver } : payez-vous { $price } pour { $n } ressource au choix ?
       *[other] { $giver } : payez-vous { $price } pour { $n } ressources au choix ?
    }
kingsburg-prompt-roll-white =
    { $n ->
        [one] Lancez-vous votre dé blanc avec vos propres dés ?
       *[other] Vous avez { $n } dés blancs. Combien en lancez-vous avec vos propres dés ?
    }
kingsburg-prompt-reroll = Voulez-vous relancer ?
kingsburg-prompt-set-aside = Quel dé mettez-vous de côté pour cette saison ?
kingsburg-prompt-envoy = À quel usage réservez-vous l’envoyé du roi cet automne ?
kingsburg-prompt-influence = Posez des dés sur un conseiller, ou passez.
kingsburg-prompt-build = Construisez un bâtiment, ou passez.
kingsburg-prompt-second-build = L’envoyé permet un second bâtiment. Construisez-le, ou renoncez-y.
kingsburg-prompt-trade = { $giver } : qu’échangez-vous contre { $points } ?
kingsburg-prompt-token-or-trade = { $giver } : prenez-vous { $amount }, ou échangez-vous plutôt 1 ressource contre { $points } ?
kingsburg-prompt-recruit =
    { $n ->
        [one] Recrutez des soldats à { $n } ressource chacun, ou arrêtez-vous là. { $defence }
       *[other] Recrutez des soldats à { $n } ressources chacun, ou arrêtez-vous là. { $defence }
    }
kingsburg-prompt-give =
    { $n ->
        [one] L’ennemi prend encore { $n } ressource. Laquelle donnez-vous ?
       *[other] L’ennemi prend encore { $n } ressources. Laquelle donnez-vous d’abord ?
    }
kingsburg-prompt-lose-building = Quel bâtiment perdez-vous ?
kingsburg-prompt-exchange =
    { $n ->
        [one] Chaque ressource rapporte { $points }. Combien en échangez-vous ?
       *[other] Chaque lot de { $n } ressources rapporte { $points }. Combien de lots échangez-vous ?
    }

## Réponses

kingsburg-action-place = Poser { $group } sur { $advisor_the }
kingsburg-action-place-long = { $advisor } : { $group }
kingsburg-action-pass = Passer
kingsburg-action-decline = Renoncer
kingsburg-action-done = Arrêter le recrutement
kingsburg-action-take = Prendre { $amount }
kingsburg-action-turn = Changer { $amount } en { $gained }
kingsburg-action-smuggle = Payer et choisir des ressources
kingsburg-action-roll-white =
    { $n ->
        [0] Ne lancer aucun dé blanc
        [one] Lancer { $n } dé blanc
       *[other] Lancer { $n } dés blancs
    }
kingsburg-action-give = Donner { $amount }
kingsburg-action-trade = Échanger { $amount }
kingsburg-action-recruit = Recruter pour { $price }
kingsburg-action-exchange =
    { $n ->
        [0] Ne rien échanger
        [one] Échanger une fois
       *[other] Échanger { $n } fois
    }
kingsburg-action-reroll = Relancer le { $n }
kingsburg-action-reroll-white = Relancer le { $n } blanc
kingsburg-action-reroll-all = Relancer tous les dés
kingsburg-action-set-aside = Mettre de côté le { $n }
kingsburg-action-set-aside-white = Mettre de côté le { $n } blanc
kingsburg-action-envoy-influence = Le réserver à un conseiller occupé
kingsburg-action-envoy-build = Le réserver à un second bâtiment
kingsburg-action-envoy-unused = Le laisser inutilisé
kingsburg-action-build = Construire { $building_acc }
kingsburg-action-lose = Perdre { $building_acc }

## Journal : calendrier et ordre du tour

kingsburg-event-start = La partie commence.
kingsburg-event-first-order = L’ordre du tour est tiré au sort : { $players }.
kingsburg-event-year = L’année { $n } commence.
    .heading = Année { $n }
kingsburg-event-phase = { $phase }
    .heading = { $phase }
kingsburg-event-order = L’ordre du tour suit les dés, le total le plus bas en premier : { $players }.
kingsburg-event-order-tied = À total égal ({ $n }), l’ordre précédent demeure : { $players }.
kingsburg-event-turn = À { $player } de jouer.
kingsburg-event-over = La partie est terminée.

## Journal : aide, récompense et envoyé du roi

kingsburg-event-aid-die = { $player } a le moins de bâtiments et reçoit l’aide du roi : un dé blanc pour le printemps.
kingsburg-event-aid-die-goods = { $player } a le moins de ressources parmi ceux qui ont le moins de bâtiments et reçoit l’aide du roi : un dé blanc pour le printemps.
kingsburg-event-aid-tied = Égalité pour l’aide du roi, en bâtiments comme en ressources ; chacun prend une ressource au choix : { $players }.
kingsburg-event-take-aid = { $player } reçoit { $amount } grâce à l’aide du roi.
kingsburg-event-reward = { $player } reçoit 1 point de victoire, la récompense du roi pour le plus grand nombre de bâtiments.
kingsburg-event-reward-nobody = Personne n’a de bâtiment, personne ne reçoit donc la récompense du roi.
kingsburg-event-envoy = { $player } a le moins de bâtiments et reçoit l’envoyé du roi.
kingsburg-event-envoy-goods = { $player } a le moins de ressources parmi ceux qui ont le moins de bâtiments et reçoit l’envoyé du roi.
kingsburg-event-envoy-nobody = Personne ne reçoit l’envoyé du roi, car il y a égalité en bâtiments et en ressources : { $players }.
kingsburg-event-envoy-influence = { $player } réserve l’envoyé à un conseiller occupé.
kingsburg-event-envoy-build = { $player } réserve l’envoyé à un second bâtiment.
kingsburg-event-envoy-unused = { $player } laisse l’envoyé inutilisé.
kingsburg-event-envoy-spent = { $player } a utilisé l’envoyé pour cet automne.
kingsburg-event-envoy-back = L’envoyé quitte { $player } et retourne auprès du roi.

## Journal : dés

kingsburg-event-roll = { $player } obtient { $dice }.
kingsburg-event-roll-white = { $player } obtient { $dice } en blanc.
kingsburg-event-white-left =
    { $n ->
        [one] { $player } renonce à lancer un dé blanc.
       *[other] { $player } renonce à lancer { $n } dés blancs.
    }
kingsburg-event-reroll = { $player } relance un { $before } et obtient { $after }.
kingsburg-event-reroll-white = { $player } relance un { $before } blanc et obtient { $after }.
kingsburg-event-reroll-all = { $player } relance tous les dés.
kingsburg-event-reroll-declined = { $player } ne relance pas.
kingsburg-event-neutral = Des dés neutres sont posés sur { $advisor_the } : { $group }.
kingsburg-event-neutral-out = Un { $n } neutre ne trouve pas de place à lui et reste à l’écart.
kingsburg-event-set-aside = { $player } met de côté un { $n }.
kingsburg-event-set-aside-white = { $player } met de côté un { $n } blanc.
kingsburg-event-place = { $player } pose { $group } sur { $advisor_the }.
kingsburg-event-place-envoy = { $player } pose { $group } sur { $advisor_the }, à côté des dés déjà posés, grâce à l’envoyé.
kingsburg-event-pass = { $player } passe.
kingsburg-event-pass-forced = { $player } passe, car les dés restants n’atteignent aucun conseiller libre.
kingsburg-event-pass-only-white = { $player } n’a plus que des dés blancs, ne peut rien poser et passe donc.
kingsburg-event-dice-home = Chacun reprend ses dés.
kingsburg-event-market-ready = { $player } peut de nouveau utiliser le marché.
kingsburg-event-neutral-gone = Les dés neutres quittent la cour.

## Journal : ressources et bâtiments

kingsburg-event-gain-advisor = { $giver } : { $player } reçoit { $gains }.
kingsburg-event-take-advisor = { $giver } : { $player } reçoit { $amount }.
kingsburg-event-gain-building = { $giver } : { $player } reçoit { $gains }.
kingsburg-event-gain-enemy = { $player } reçoit { $gains } pour la victoire sur { $giver_the }.
kingsburg-event-take-enemy = { $player } reçoit { $amount } pour la victoire sur { $giver_the }.
kingsburg-event-declined = { $giver } : { $player } n’en profite pas.
kingsburg-event-nothing-to-turn = { $giver } : { $player } n’a aucune ressource à changer et ne reçoit rien.
kingsburg-event-turn-good = { $giver } : { $player } reçoit { $gains } contre { $amount }.
kingsburg-event-points-paid = { $giver } : { $player } paie { $amount } pour les ressources.
kingsburg-event-look = { $giver } : { $player } apprend en secret quel ennemi approche.
kingsburg-event-look-seen = Vous voyez l’ennemi : { $card }. La défaite coûte { $loss } ; la victoire rapporte { $reward }.
kingsburg-event-build = { $player } construit { $building_acc } pour { $price } et marque { $points }.
kingsburg-event-build-free = { $player } construit { $building_acc } gratuitement et marque { $points }.
kingsburg-event-no-building = { $player } ne construit rien.
kingsburg-event-no-second-building = { $player } renonce à un second bâtiment.
kingsburg-event-cannot-build = { $player } ne peut pas construire, car ses ressources ne suffisent pour aucun des bâtiments suivants.
kingsburg-event-all-built = { $player } a déjà tous les bâtiments et ne construit donc rien.
kingsburg-event-cannot-build-second = { $player } ne peut pas construire de second bâtiment, car ses ressources ne suffisent pour aucun.
kingsburg-event-trade = { $giver } : { $player } reçoit { $points } contre { $amount }.
kingsburg-event-nothing-to-trade = { $giver } : { $player } n’a rien à échanger.
kingsburg-event-recruit = { $player } recrute 1 soldat pour { $price }.
kingsburg-event-no-soldier = { $player } ne recrute aucun soldat.
kingsburg-event-no-more-soldiers = { $player } ne recrute plus de soldats.
kingsburg-event-cannot-recruit =
    { $n ->
        [one] { $player } ne peut pas recruter : un soldat coûte { $n } ressource.
       *[other] { $player } ne peut pas recruter : un soldat coûte { $n } ressources.
    }
kingsburg-event-exchange = { $giver } : { $player } reçoit { $points } contre { $price }.
kingsburg-event-no-exchange = { $player } n’échange aucune ressource.
kingsburg-event-too-few-goods = { $giver } : { $player } a trop peu de ressources ({ $n }) et ne reçoit aucun point.
kingsburg-event-goods-counted = { $giver } : { $player } reçoit { $points } pour les ressources conservées.

## Journal : hiver

kingsburg-event-enemy = Voici l’ennemi : { $card }. La défaite coûte { $loss } ; la victoire rapporte { $reward }.
kingsburg-event-kings-help = { $player } obtient { $n } : ce sont les renforts du roi, pour tous.
kingsburg-event-battle-won = { $player } remporte la victoire avec une force de { $n } ({ $parts }) contre { $strength }.
kingsburg-event-battle-drawn = { $player } fait égalité avec une force de { $n } ({ $parts }) contre { $strength } : ni gain ni perte.
kingsburg-event-battle-lost = { $player } subit une défaite avec une force de { $n } ({ $parts }) contre { $strength }.
kingsburg-event-draw-wins = { $giver } : pour { $player }, l’égalité compte comme une victoire.
kingsburg-event-lose-goods = { $player } perd { $losses }.
kingsburg-event-goods-short = { $player } n’a pas assez, cette perte lui est donc épargnée : { $losses }.
kingsburg-event-no-goods-lost = { $player } n’a aucune ressource à perdre.
kingsburg-event-lose-building = { $player } perd { $building_acc }, et du même coup { $points }.
kingsburg-event-no-building-lost = { $player } n’a aucun bâtiment à perdre.
kingsburg-event-lose-points = { $player } perd { $amount }.
kingsburg-event-strongest = { $player } reçoit 1 point de victoire, celui du vainqueur le plus fort.
kingsburg-event-no-winner = Personne n’a vaincu, le point du vainqueur le plus fort n’est donc pas attribué.
kingsburg-event-enemy-leaves = Les soldats rentrent chez eux, et { $foe_the } quittent la partie.

## Pourquoi pas : dés et conseillers

kingsburg-refusal-dice-missing = Vous n’avez pas ces dés à poser : { $group }.
kingsburg-refusal-sum = { $group } : ce groupe compte pour { $n }, mais { $advisor_the } exige exactement { $number }.
kingsburg-refusal-occupied = Des dés ont déjà été posés sur { $advisor_the } cette saison.
kingsburg-refusal-neutral = Des dés neutres sont posés sur { $advisor_the } ; seul l’envoyé permet de les rejoindre.
kingsburg-refusal-only-white = Un groupe demande au moins un dé de votre propre couleur.
kingsburg-refusal-token-limit =
    { $limit ->
        [one] Ce groupe ne peut recevoir que { $limit } jeton.
       *[other] Ce groupe peut recevoir { $limit } jetons au plus.
    }
kingsburg-refusal-tokens-missing =
    { $owned ->
        [0] Vous n’avez pas de jeton « +2 ».
        [one] Vous n’avez que { $owned } jeton « +2 ».
       *[other] Vous n’avez que { $owned } jetons « +2 ».
    }
kingsburg-refusal-no-market = Seul le marché permet de compter un groupe pour 1 de plus ou 1 de moins.
kingsburg-refusal-market-used = Votre marché a déjà servi cette saison.
kingsburg-refusal-die-missing = Vous n’avez pas de dé de cette sorte qui montre { $n }.
kingsburg-refusal-white-dice =
    { $n ->
        [one] Vous n’avez que { $n } dé blanc cette saison.
       *[other] Vous n’avez que { $n } dés blancs cette saison.
    }
kingsburg-refusal-no-reroll = Aucun de vos bâtiments ne permet cette relance.
kingsburg-refusal-reroll-used = Cette relance a déjà servi cette saison.
kingsburg-refusal-dice-differ = Vos dés ne montrent pas tous le même nombre.
kingsburg-refusal-sum-too-high = Le total de vos dés est { $n } ; cette relance n’admet pas plus de { $limit }.

## Pourquoi pas : ressources et bâtiments

kingsburg-refusal-already-built = { $building } : vous avez déjà ce bâtiment.
kingsburg-refusal-left-missing = { $building } : il vous faut d’abord, à sa gauche, { $needed_the }.
kingsburg-refusal-building-price = { $building } : il vous manque { $missing }.
kingsburg-refusal-soldier-price =
    { $n ->
        [one] Un soldat vous coûte exactement { $n } ressource.
       *[other] Un soldat vous coûte exactement { $n } ressources.
    }
kingsburg-refusal-soldier-goods = Vous n’avez pas { $price }.
kingsburg-refusal-not-offered = { $giver } : { $amount }, cela ne fait pas partie de l’offre.
kingsburg-refusal-good-missing = Vous n’avez pas { $amount }.
kingsburg-refusal-not-traded = { $giver } : { $amount }, cela ne s’échange pas ici.
kingsburg-refusal-building-missing = { $building } : vous n’avez pas ce bâtiment.
kingsburg-refusal-not-rightmost = { $building } : les pertes commencent par la colonne la plus à droite où vous avez un bâtiment.
kingsburg-refusal-too-few-goods =
    { $owned ->
        [one] Vous n’avez que { $owned } ressource.
       *[other] Vous n’avez que { $owned } ressources.
    }
kingsburg-lacking-die = un { $n }
kingsburg-lacking-white-die = un { $n } blanc
kingsburg-lacking-own-die = un dé de votre propre couleur
kingsburg-lacking-sum = { $n } de plus

## La table en mots

kingsburg-outline-start = Avant la première année
kingsburg-outline-year = Année { $n } sur { $years }
kingsburg-outline-over = La partie est terminée
kingsburg-outline-order = Ordre du tour
kingsburg-outline-players = { $players }
kingsburg-outline-foe = Ennemi
kingsburg-outline-foe-unknown = inconnu, force { $low } à { $high }
kingsburg-outline-looked = vu par { $players }
kingsburg-outline-kings-help = Renforts du roi
kingsburg-outline-court = Cour
kingsburg-outline-taken =
    { $n ->
        [0] tous les conseillers sont libres
        [one] { $n } conseiller est occupé
       *[other] { $n } conseillers sont occupés
    }
kingsburg-outline-taken-by = place occupée par { $player }
kingsburg-outline-taken-neutral = place occupée par des dés neutres
kingsburg-outline-advisor = { $n }. { $advisor }
kingsburg-outline-neutral = Dés neutres
kingsburg-outline-group = { $group }
kingsburg-outline-province = Province : { $player }
kingsburg-outline-vp = Points de victoire
kingsburg-outline-goods = Ressources
kingsburg-outline-gold = Or
kingsburg-outline-wood = Bois
kingsburg-outline-stone = Pierre
kingsburg-outline-tokens = Jetons « +2 »
kingsburg-outline-soldiers = Soldats
kingsburg-outline-strength = Force
kingsburg-outline-defence = Force sans les renforts du roi
kingsburg-outline-span = { $span }
kingsburg-outline-result-won = victoire
kingsburg-outline-result-drawn = égalité
kingsburg-outline-result-lost = défaite
kingsburg-outline-aid = Aide du roi
kingsburg-outline-aid-die = un dé blanc au printemps
kingsburg-outline-envoy = Envoyé du roi
kingsburg-outline-envoy-waiting = pas encore utilisé
kingsburg-outline-envoy-spent = plus utilisable cet automne
kingsburg-outline-envoy-influence = pour un conseiller occupé
kingsburg-outline-envoy-build = pour un second bâtiment
kingsburg-outline-envoy-influence-build = pour un conseiller occupé ou un second bâtiment
kingsburg-outline-market = Marché
kingsburg-outline-market-ready = pas encore utilisé cette saison
kingsburg-outline-market-used = utilisé cette saison
kingsburg-outline-passed = a passé
kingsburg-outline-die = Dé
kingsburg-outline-die-white = Dé blanc
kingsburg-outline-times = { $n } × { $face }
kingsburg-outline-aside = Mis de côté
kingsburg-outline-buildings = Bâtiments
kingsburg-outline-built = construit
kingsburg-outline-next = possible ensuite
kingsburg-outline-supply = Réserve

## Le décompte

kingsburg-score-buildings = Bâtiments
kingsburg-score-advisors = Conseillers
kingsburg-score-kings-reward = Récompense du roi
kingsburg-score-seasons = Hôtel de ville et ambassade
kingsburg-score-battles = Batailles gagnées
kingsburg-score-losses = Batailles perdues
kingsburg-score-final-goods = Cathédrale

## La fin

kingsburg-outcome-points = Victoire pour { $players } : le plus grand nombre de points de victoire ({ $n }).
kingsburg-outcome-goods = Victoire pour { $players } : égalité en points de victoire ({ $n }), mais plus de ressources restantes.
kingsburg-outcome-buildings = Victoire pour { $players } : égalité en points de victoire et en ressources, mais plus de bâtiments.
kingsburg-outcome-shared = Victoire partagée : { $players }, à égalité en points de victoire, en ressources et en bâtiments.

## Le plateau

kingsburg-board-dice = Mes dés
kingsburg-board-sum = Total : { $n }
kingsburg-board-no-dice = Plus aucun dé
kingsburg-board-not-rolled = Pas de dés pour le moment
kingsburg-board-sum-needed = il faut { $n }
kingsburg-board-row-1 = Foi
kingsburg-board-row-2 = Commerce
kingsburg-board-row-3 = Armes
kingsburg-board-row-4 = Murailles
kingsburg-board-row-5 = Conseil
kingsburg-board-strongest = force la plus grande
kingsburg-board-no-change = rien de gagné ni de perdu

## Ce que nomme une analyse

kingsburg-topic-points = Points de victoire
kingsburg-topic-goods = Ressources
kingsburg-topic-buildings = Prochains bâtiments
kingsburg-topic-battles = Batailles
kingsburg-topic-dice = Dés et jetons
kingsburg-topic-envoy = Envoyé du roi
kingsburg-topic-favour = Aide du roi et récompense du roi
