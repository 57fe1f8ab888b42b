### Kingsburg : ce que dit le héraut à la première partie

## Printemps

kingsburg-lesson-first-goal-title = Cinq années, une province
kingsburg-lesson-first-goal-why = Pendant cinq années, cette province frontalière est à vous ; le meilleur score gagne.
kingsburg-lesson-first-goal-what = Le roi offre une ressource à chacun : prenez la pierre.
kingsburg-lesson-first-goal-instead = Il vous faudra cette pierre en été, pour une chapelle à 5 points.
kingsburg-lesson-first-order-title = Qui commence
kingsburg-lesson-first-order-why = Le plus petit total commence : des dés faibles ont donc le choix des conseillers.
kingsburg-lesson-first-order-what = Vous avez fait { $mine }, Beatrix { $beatrix }, Aldric { $aldric } : { $device ->
        [touch] appuyez
       *[other] cliquez
    } sur la personne qui commence.
kingsburg-lesson-first-order-elsewhere = On compare les dés des trois joueurs : le plus petit total commence.
kingsburg-lesson-first-one-die-title = Un seul dé
kingsburg-lesson-first-one-die-why = Un dé va chez le conseiller dont il montre le numéro.
kingsburg-lesson-first-one-die-what = Envoyez votre 2 chez l’écuyer, qui donne 1 or.
kingsburg-lesson-first-one-die-instead = Gardez le 3 et le 5 : ensemble, ils rapporteront bientôt 2 or.
kingsburg-lesson-first-taken-title = Premier arrivé, premier servi
kingsburg-lesson-first-taken-why = Un conseiller déjà visité ne reçoit plus personne cette saison.
kingsburg-lesson-first-taken-what = Général et champion sont pris : { $device ->
        [touch] appuyez
       *[other] cliquez
    } sur l’un d’eux pour voir par qui.
kingsburg-lesson-first-taken-elsewhere = Cherchez les dés de vos rivaux : un conseiller pris en porte sur son portrait.
kingsburg-lesson-first-adding-title = Additionner les dés
kingsburg-lesson-first-adding-why = Plusieurs dés comptent ensemble, et leur total doit égaler exactement un numéro.
kingsburg-lesson-first-adding-what = 3 et 5 font 8 : envoyez les deux chez le trésorier pour 2 or.
kingsburg-lesson-first-adding-instead = Le trésorier donne 2 or, de quoi payer une statue cette saison.
kingsburg-lesson-first-help-title = Les dons de la cour
kingsburg-lesson-first-help-why = Une fois tous les dés posés, les conseillers donnent, de 1 à 18.
kingsburg-lesson-first-help-what =
    { $device ->
        [touch] Appuyez
       *[other] Cliquez
    } sur vos ressources : vous avez { $gold } or et { $stone } pierre.
kingsburg-lesson-first-help-elsewhere = Vos ressources sont à côté de vos dés : l’or des conseillers et votre pierre.
kingsburg-lesson-first-building-title = Construire un bâtiment
kingsburg-lesson-first-building-why = La plupart des points viennent des bâtiments ; vous pouvez en construire un par saison.
kingsburg-lesson-first-building-what = Construisez la statue : 2 or vous rapportent aussitôt 3 points.
kingsburg-lesson-first-building-instead = Aucun autre bâtiment à votre portée ne rapporte autant de points.

## Été

kingsburg-lesson-first-reward-title = La récompense du roi
kingsburg-lesson-first-reward-why = Après le printemps, avoir le plus de bâtiments rapporte 1 point, même à égalité.
kingsburg-lesson-first-reward-what = Aldric et vous avez chacun un bâtiment : { $device ->
        [touch] appuyez
       *[other] cliquez
    } sur votre score, maintenant { $score }.
kingsburg-lesson-first-reward-elsewhere = Votre score est le grand nombre à côté de votre nom.
kingsburg-lesson-first-choice-title = Des dons au choix
kingsburg-lesson-first-choice-why = Marchand et astronome vous laissent le choix ; l’astronome ajoute un jeton « +2 ».
kingsburg-lesson-first-choice-what = Envoyez 1 et 6 chez l’astronome : ensemble, ils font 7.
kingsburg-lesson-first-choice-what-2 = Envoyez votre 4 chez le marchand.
kingsburg-lesson-first-choice-what-3 = Prenez deux fois de l’or : une chapelle coûte 3 or et 1 pierre.
kingsburg-lesson-first-choice-instead = Les deux peuvent donner de l’or ; une chapelle coûte 3 or et 1 pierre.
kingsburg-lesson-first-rows-title = De gauche à droite
kingsburg-lesson-first-rows-why = Chaque rangée se construit de gauche à droite, sans rien sauter.
kingsburg-lesson-first-rows-what =
    { $device ->
        [touch] Appuyez
       *[other] Cliquez
    } sur l’église : elle doit attendre.
kingsburg-lesson-first-rows-elsewhere = Regardez l’église : il manque encore la chapelle, à sa gauche.
kingsburg-lesson-first-rows-what-2 = Construisez la chapelle, qui vient avant l’église.
kingsburg-lesson-first-rows-instead = La chapelle rapporte 5 points et ouvre la voie à l’église.

## Automne

kingsburg-lesson-first-plus-two-title = Le jeton « +2 »
kingsburg-lesson-first-plus-two-why = Un jeton « +2 » ajoute 2 à un groupe, au plus un par dé.
kingsburg-lesson-first-plus-two-what = Envoyez 5, 3 et le « +2 » chez le général : cela fait 10.
kingsburg-lesson-first-plus-two-what-2 = Envoyez votre dernier dé, le 3, chez l’architecte pour 1 bois.
kingsburg-lesson-first-plus-two-instead = Le général donne 2 soldats et montre l’ennemi ; l’architecte donne du bois.
kingsburg-lesson-first-preparing-title = Les gobelins arrivent
kingsburg-lesson-first-preparing-why = Le général vous a montré l’ennemi de cet hiver : des gobelins de force { $strength }.
kingsburg-lesson-first-preparing-what =
    { $device ->
        [touch] Appuyez
       *[other] Cliquez
    } sur l’ennemi pour le revoir.
kingsburg-lesson-first-preparing-elsewhere = Ce n’est pas l’ennemi, qui attend sous « Bataille d’hiver ».
kingsburg-lesson-first-preparing-what-2 = Construisez la barricade : elle ajoute 1 à votre force contre les gobelins.
kingsburg-lesson-first-preparing-instead = 1 bois ne paie aucun soldat, mais la barricade ajoute 1 à votre force.

## Hiver

kingsburg-lesson-first-soldiers-title = Recruter des soldats
kingsburg-lesson-first-soldiers-why = Avant l’hiver, 2 ressources paient un soldat, mais les vôtres sont dépensées.
kingsburg-lesson-first-soldiers-what = Le général, lui, a pensé à vous : { $device ->
        [touch] appuyez
       *[other] cliquez
    } sur vos { $soldiers } soldats.
kingsburg-lesson-first-soldiers-elsewhere = Vos soldats sont comptés avec vos ressources, au bout de la ligne.
kingsburg-lesson-first-winter-title = La bataille d’hiver
kingsburg-lesson-first-winter-why = Battez l’ennemi avec soldats, bâtiments et renforts ; le plus fort marque 1 point.
kingsburg-lesson-first-winter-what =
    { $device ->
        [touch] Appuyez
       *[other] Cliquez
    } sur l’ennemi : votre force de { $mine } contre { $against } vous rapporte 1 pierre.
kingsburg-lesson-first-winter-elsewhere = L’ennemi et sa force figurent en haut de la bataille.

## Ce que l’on rencontre plus tard

kingsburg-lesson-first-met-recruiting = Les renforts du roi ajouteront 1 à 6 ; un soldat de plus vous protège.
kingsburg-lesson-first-met-lost-building = Un bâtiment perdu emporte ses points, mais peut être reconstruit.
kingsburg-lesson-first-met-soldiers-home = Après la bataille, les soldats rentrent ; l’hiver prochain, il en faudra d’autres.
kingsburg-lesson-first-met-white-die = C’est l’aide du roi. Qui a le moins de bâtiments peut lancer un dé blanc au printemps.
kingsburg-lesson-first-met-envoy = L’envoyé va à qui a le moins de bâtiments. Il permet un conseiller occupé ou un second bâtiment.
kingsburg-lesson-first-met-re-roll = Tous vos dés montrent le même nombre : vous pouvez en relancer un.
