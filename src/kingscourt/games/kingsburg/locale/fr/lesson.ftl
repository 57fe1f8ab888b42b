### Kingsburg : ce que dit le héraut à la première partie

## Printemps

kingsburg-lesson-first-goal-title = Cinq années, une province
kingsburg-lesson-first-goal-why = Pendant cinq années, cette province frontalière est à vous ; le meilleur score gagne.
kingsburg-lesson-first-goal-what = Le roi offre une ressource à chacun : prenez la pierre.
kingsburg-lesson-first-goal-instead = Les conseillers viendront plus tard. Prenez d’abord la pierre : une chapelle à 5 points en demande une.
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
kingsburg-lesson-first-one-die-instead = Ensemble, le 3 et le 5 rapportent 2 or : gardez-les pour l’instant.
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
    } sur vos ressources. L’écuyer et le trésorier vous ont donné { $gold } or, le roi { $stone } pierre.
kingsburg-lesson-first-help-elsewhere = Vos ressources sont comptées à côté de vos dés.
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
kingsburg-lesson-first-reward-elsewhere = Votre score est dans le cadre doré.
kingsburg-lesson-first-choice-title = Des dons au choix
kingsburg-lesson-first-choice-why = Le marchand donne de l’or ou du bois. L’astronome donne une ressource au choix et un jeton « +2 ».
kingsburg-lesson-first-choice-what = Envoyez 1 et 6 chez l’astronome : ensemble, ils font 7.
kingsburg-lesson-first-choice-what-2 = Envoyez votre 4 chez le marchand.
kingsburg-lesson-first-choice-what-3 = Prenez de l’or au marchand : une chapelle coûte 3 or et 1 pierre.
kingsburg-lesson-first-choice-what-4 = Prenez aussi de l’or à l’astronome : cela fait 3.
kingsburg-lesson-first-choice-instead = Les deux peuvent donner de l’or ; une chapelle coûte 3 or et 1 pierre.
kingsburg-lesson-first-choice-instead-2 = Le marchand peut vous donner de l’or, et il en faut pour la chapelle.
kingsburg-lesson-first-choice-instead-3 = La chapelle coûte 3 or et 1 pierre : il ne vous manque que l’or.
kingsburg-lesson-first-rows-title = L’un après l’autre
kingsburg-lesson-first-rows-why = Les quatre bâtiments d’une rangée se construisent dans l’ordre, sans en sauter aucun.
kingsburg-lesson-first-rows-what =
    { $device ->
        [touch] Appuyez
       *[other] Cliquez
    } sur l’église : troisième de sa rangée, elle doit attendre.
kingsburg-lesson-first-rows-elsewhere = Regardez l’église, la troisième de la rangée de la foi.
kingsburg-lesson-first-rows-what-2 = Construisez la chapelle, la deuxième de la rangée.
kingsburg-lesson-first-rows-instead = La chapelle rapporte 5 points et ouvre la voie à l’église.

## Automne

kingsburg-lesson-first-plus-two-title = Le jeton « +2 »
kingsburg-lesson-first-plus-two-why = C’est l’automne. Un jeton « +2 » ajoute 2 à une somme, au plus un par dé.
kingsburg-lesson-first-plus-two-what = Envoyez 5, 3 et le « +2 » chez le général : cela fait 10.
kingsburg-lesson-first-plus-two-what-2 = Envoyez votre dernier dé, le 3, chez l’architecte pour 1 bois.
kingsburg-lesson-first-plus-two-instead = Le général donne 2 soldats et vous montre l’ennemi.
kingsburg-lesson-first-plus-two-instead-2 = Avec le bois de l’architecte, vous pourrez construire une barricade.
kingsburg-lesson-first-preparing-title = Les gobelins arrivent
kingsburg-lesson-first-preparing-why = Le général vous a montré l’ennemi de cet hiver : des gobelins de force { $strength }.
kingsburg-lesson-first-preparing-why-2 = Votre force doit dépasser celle de l’ennemi ; le dé du roi aidera un peu.
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
kingsburg-lesson-first-soldiers-why = Avant l’hiver, on peut recruter un soldat pour 2 ressources.
kingsburg-lesson-first-soldiers-what = Vos ressources sont dépensées, mais le général vous a envoyé { $soldiers } soldats : { $device ->
        [touch] appuyez
       *[other] cliquez
    } dessus.
kingsburg-lesson-first-soldiers-elsewhere = Vos soldats sont comptés avec vos ressources, au bout de la ligne.
kingsburg-lesson-first-winter-title = La bataille d’hiver
kingsburg-lesson-first-winter-why = Soldats et bâtiments comptent, et le dé du roi ajoute 1 à chaque joueur.
kingsburg-lesson-first-winter-what =
    { $device ->
        [touch] Appuyez
       *[other] Cliquez
    } sur l’ennemi : votre force, { $mine }, dépasse la sienne, { $against }. Cela rapporte 1 pierre, et 1 point pour la plus grande force.
kingsburg-lesson-first-winter-elsewhere = L’ennemi et sa force figurent en haut de la bataille.

## Ce que l’on rencontre plus tard

kingsburg-lesson-first-met-recruiting = Les renforts du roi ajouteront 1 à 6 ; un soldat de plus vous protège.
kingsburg-lesson-first-met-lost-building = Un bâtiment perdu emporte ses points, mais peut être reconstruit.
kingsburg-lesson-first-met-soldiers-home = Après la bataille, les soldats rentrent ; l’hiver prochain, il en faudra d’autres.
kingsburg-lesson-first-met-white-die = C’est l’aide du roi. Qui a le moins de bâtiments peut lancer un dé blanc au printemps.
kingsburg-lesson-first-met-envoy = L’envoyé va à qui a le moins de bâtiments. Il permet un conseiller occupé ou un second bâtiment.
kingsburg-lesson-first-met-re-roll = Tous vos dés montrent le même nombre : vous pouvez en relancer un.
