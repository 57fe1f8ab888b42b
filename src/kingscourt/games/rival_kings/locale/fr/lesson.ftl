### Rival Kings : la première partie, racontée par Odo

## Étapes

rival-kings-lesson-first-choose-title = Un choix secret
rival-kings-lesson-first-choose-why = Le trône est vide ; la cour qui a le plus de points l’emporte.
rival-kings-lesson-first-choose-what = Tous jouent un personnage en secret : choisissez le Régent.
rival-kings-lesson-first-choose-instead = Personne ne vole le rang A, et il joue en premier : choisissez le Régent.

rival-kings-lesson-first-rank-title = A d’abord, F en dernier
rival-kings-lesson-first-rank-why = Une fois révélés, les personnages jouent par rang : A d’abord, F en dernier.
rival-kings-lesson-first-rank-what =
    { $device ->
        [touch] Appuyez
       *[other] Cliquez
    } sur celui qui joue en premier : votre Régent.
rival-kings-lesson-first-rank-elsewhere = Le rang A joue avant tous les autres, et c’est celui de votre Régent.

rival-kings-lesson-first-rob-title = Voler un rang
rival-kings-lesson-first-rob-why = Votre A vole le D d’Aldric, qui prend un marqueur et perd une action.
rival-kings-lesson-first-rob-what = Posez votre blason sur l’action « Prendre de l’argent » d’Aldric.
rival-kings-lesson-first-rob-what-2 = À vous d’effectuer l’action volée : prenez les pièces du Vignoble.
rival-kings-lesson-first-rob-instead = Il vous faut de l’argent ; prenez celui du Vignoble avant d’y payer.
rival-kings-lesson-first-rob-instead-2 = Prenez l’argent du Vignoble : c’est là que vous paierez ensuite.

rival-kings-lesson-first-money-title = Tout l’argent d’une pile
rival-kings-lesson-first-money-why = Qui prend de l’argent prend toutes les pièces d’une pile.
rival-kings-lesson-first-money-what =
    { $coins ->
        [one] Vous avez maintenant { $coins } pièce : { $device ->
                [touch] appuyez
               *[other] cliquez
            } sur l’emplacement vide des pièces du Vignoble.
       *[other] Vous avez maintenant { $coins } pièces : { $device ->
                [touch] appuyez
               *[other] cliquez
            } sur l’emplacement vide des pièces du Vignoble.
    }
rival-kings-lesson-first-money-elsewhere = Les pièces étaient à côté du Vignoble ; il n’y reste plus rien.

rival-kings-lesson-first-buy-title = Votre premier bâtiment
rival-kings-lesson-first-buy-why = Le prix d’une carte est aussi sa valeur dans une paire.
rival-kings-lesson-first-buy-what = Achetez le Vignoble pour { $price } ; les pièces restent là pour qui les prendra.
rival-kings-lesson-first-buy-instead = Achetez le Vignoble : son partenaire, le Vigneron, est visible aussi.

rival-kings-lesson-first-watch-title = Les volés volent aussi
rival-kings-lesson-first-watch-why = Aldric (D) vole Beatrix (E) et prend les 3 pièces que vous avez payées.
rival-kings-lesson-first-watch-what =
    { $device ->
        [touch] Appuyez
       *[other] Cliquez
    } sur le blason d’Aldric chez Beatrix : il a volé « Prendre de l’argent ».
rival-kings-lesson-first-watch-elsewhere = Une action volée porte le blason du voleur : cherchez celui d’Aldric chez Beatrix.

rival-kings-lesson-first-trader-title = Le deuxième cycle
rival-kings-lesson-first-trader-why = Une manche compte deux cycles ; un de vos trois personnages reste inutilisé.
rival-kings-lesson-first-trader-what = Jouez le Marchand : quatre actions, mais les rangs C et E le volent.
rival-kings-lesson-first-trader-instead = Le Prêtre ne recrute pas, et c’est le Vigneron qu’il vous faut.

rival-kings-lesson-first-settle-title = Neutraliser un conflit
rival-kings-lesson-first-settle-why = Beatrix vous a volé une action : un marqueur de plus, 2 points de moins.
rival-kings-lesson-first-settle-what =
    { $markers ->
        [one] Vous avez { $markers } marqueur : rendez-le avec « Neutraliser un conflit ».
       *[other] Vous avez { $markers } marqueurs : rendez-en un avec « Neutraliser un conflit ».
    }
rival-kings-lesson-first-settle-instead = Vos propres actions sont sur votre Marchand ; renoncer à une action, c’est la perdre.

rival-kings-lesson-first-pair-title = Une paire parfaite
rival-kings-lesson-first-pair-why = Bâtiment et sujet au même symbole : une paire parfaite compte les deux valeurs.
rival-kings-lesson-first-pair-what = Recrutez le Vigneron pour { $price } ; il va avec votre Vignoble.
rival-kings-lesson-first-pair-instead = Seul le Vigneron forme une paire parfaite avec votre Vignoble.

rival-kings-lesson-first-ability-title = Votre sujet actif
rival-kings-lesson-first-ability-why = La Prairie est visible, mais son partenaire est caché dans une pile.
rival-kings-lesson-first-ability-why-2 = Votre dernier sujet est actif : une fois par cycle, le Vigneron consulte une pile.
rival-kings-lesson-first-ability-why-3 = La pile entière est entre vos mains, et vous pouvez y acheter une carte.
rival-kings-lesson-first-ability-what = La Prairie peut former votre prochaine paire : { $device ->
        [touch] appuyez
       *[other] cliquez
    } dessus.
rival-kings-lesson-first-ability-what-2 = Utilisez le Vigneron : cherchez l’Herboriste dans la pile de la Dame de la cour.
rival-kings-lesson-first-ability-what-3 = Prenez l’Herboriste : achetez ensuite la Prairie, et ils formeront une paire parfaite.
rival-kings-lesson-first-ability-elsewhere = La Prairie est la carte visible de la première pile de bâtiments.

rival-kings-lesson-first-end-title = La fin de la partie
rival-kings-lesson-first-end-why = Le cycle où une pile s’épuise est le dernier ; ensuite, tout ceci compte.
rival-kings-lesson-first-end-what =
    { $device ->
        [touch] Appuyez
       *[other] Cliquez
    } sur vos points. Paires, cartes isolées et pièces par 3 comptent, moins 2 par marqueur.
rival-kings-lesson-first-end-elsewhere = Le tableau près de vos cartes additionne vos points.

## Ce qui vient plus tard

rival-kings-lesson-first-met-round = Chaque manche commence avec trois nouveaux personnages ; personne ne voit ceux des autres.
rival-kings-lesson-first-met-equal-ranks = Rangs égaux : chacun prend un marqueur, ne vole rien et garde une action.
rival-kings-lesson-first-met-give = Un marqueur transmis coûte les 2 points à son nouveau propriétaire.
rival-kings-lesson-first-met-gardener = Le Jardinier échange des personnages dès la révélation ; personne ne peut refuser.
rival-kings-lesson-first-met-watchman = Le Garde renvoie le marqueur au voleur ; l’action est volée quand même.
rival-kings-lesson-first-met-last-card = Une pile est épuisée : on finit ce cycle, puis on compte les points.
