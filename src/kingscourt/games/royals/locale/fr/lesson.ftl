### Royals : ce que dit le héraut pendant la première partie

## Le premier tour

royals-lesson-first-take-title = Votre première carte
royals-lesson-first-take-why = Votre maison noble convoite quatre cours d’Europe ; le meilleur score après trois périodes l’emporte.
royals-lesson-first-take-what = Une carte est la faveur d’un pays : prenez l’espagnole dans l’offre.
royals-lesson-first-take-instead = Une carte espagnole rapporte { $points } points à Valence ; toute autre, seule, rapporte moins.
royals-lesson-first-occupy-title = Un maréchal à Valence
royals-lesson-first-occupy-why = Une position coûte des cartes de son pays : le nombre dans son carré.
royals-lesson-first-occupy-what = Occupez Valence : { $device ->
        [touch] appuyez
       *[other] cliquez
    } sur son maréchal.
royals-lesson-first-occupy-instead = Valence rapporte { $points } points tout de suite, Barcelone { $less }, et attendre ne rapporte rien.
royals-lesson-first-title-title = Deux cubes
royals-lesson-first-title-why = Le premier dans une ville prend son bonus : Valence vous a donné { $points } points.
royals-lesson-first-title-what = Votre second cube est posé sur le titre de maréchal. Y avoir le plus de cubes rapporte des points à la fin : { $device ->
        [touch] appuyez
       *[other] cliquez
    } dessus.
royals-lesson-first-title-elsewhere = Les jetons de titre sont réunis dans un encadré à part : cherchez-y le maréchal.
royals-lesson-first-rivals-title = Aldric à Marseille
royals-lesson-first-rivals-why = Qui joue plus tard pioche davantage au premier tour : Aldric a pioché deux cartes.
royals-lesson-first-rivals-what = Regardez Marseille : le baron lui a coûté deux cartes françaises. Puis continuez.
royals-lesson-first-third-title = Beatrix à Cologne
royals-lesson-first-third-why = Beatrix joue en troisième : à son premier tour, elle a pioché trois cartes.
royals-lesson-first-third-what = Regardez Cologne : le baron lui a coûté deux cartes allemandes. Puis continuez.

## Le deuxième tour

royals-lesson-first-draw-title = Deux façons de piocher
royals-lesson-first-draw-why = Désormais, vous piochez trois cartes Pays, ou une seule et une carte Intrigue.
royals-lesson-first-draw-what = Choisissez de piocher trois cartes Pays.
royals-lesson-first-draw-what-2 = Prenez une à une les trois cartes françaises de l’offre.
royals-lesson-first-draw-instead = Trois cartes françaises sont visibles : exactement le prix d’une comtesse.
royals-lesson-first-countess-title = Une comtesse à Lyon
royals-lesson-first-countess-why = L’influence d’une position est dans son cercle, et Lyon donne aussitôt { $points } points.
royals-lesson-first-countess-what = Payez vos trois cartes françaises : { $device ->
        [touch] appuyez
       *[other] cliquez
    } sur la comtesse de Lyon.
royals-lesson-first-countess-instead = Lyon donne { $points } points au premier, plus que toute autre ville à votre portée.
royals-lesson-first-influence-title = L’influence dans un pays
royals-lesson-first-influence-why = Chaque période récompense les deux plus influents d’un pays, ici { $first } et { $second } points.
royals-lesson-first-influence-what = À égalité d’influence (1), votre comtesse surpasse le baron d’Aldric : { $device ->
        [touch] appuyez
       *[other] cliquez
    } sur la France.
royals-lesson-first-influence-elsewhere = L’influence s’additionne pays par pays : regardez le panneau de la France.

## Les intrigues

royals-lesson-first-intrigue-title = Une carte Intrigue
royals-lesson-first-intrigue-why = Vos rivaux aussi tiennent des positions : une carte Intrigue permet d’en prendre une.
royals-lesson-first-intrigue-why-3 = Votre carte Intrigue ouvre des positions dans les États allemands et en Espagne.
royals-lesson-first-intrigue-what = Choisissez de piocher une carte de chaque sorte.
royals-lesson-first-intrigue-what-2 = Prenez une carte Intrigue dans sa pioche.
royals-lesson-first-intrigue-what-3 = Prenez une carte Pays dans la pioche : elle sera peut-être allemande.
royals-lesson-first-intrigue-instead = Prenez une carte de chaque sorte : la carte Intrigue ouvrira une position rivale.
royals-lesson-first-intrigue-instead-3 = L’offre n’a pas de carte allemande, mais la pioche en cache peut-être une.
royals-lesson-first-nothing-title = Rien à prendre pour l’instant
royals-lesson-first-nothing-why = La pioche vous a donné une carte britannique ; toute position britannique libre coûte davantage.
royals-lesson-first-nothing-what = Une seule carte britannique ne paie encore rien : terminez votre tour.
royals-lesson-first-nothing-instead = Votre seule carte britannique ne paie rien : il n’y a rien d’autre à faire.
royals-lesson-first-wild-title = Trois cartes pour une
royals-lesson-first-wild-why = Trois cartes Pays quelconques en remplacent une qui vous manque : Munich est à portée.
royals-lesson-first-wild-what = Choisissez de piocher trois cartes Pays.
royals-lesson-first-wild-what-2 = Prenez les trois cartes de l’offre, une par une.
royals-lesson-first-wild-what-3 = Occupez Munich : son baron coûte deux cartes allemandes ; trois quelconques valent la seconde.
royals-lesson-first-wild-what-4 = Vous n’avez qu’une carte allemande : trois autres remplacent la seconde.
royals-lesson-first-wild-instead = Munich est libre : les cartes visibles suffisent, et le premier y gagne { $points } points.
royals-lesson-first-wild-instead-3 = Vous avez tout ce qu’il faut : le baron à Munich rapporte { $points } points.
royals-lesson-first-takeover-title = Prendre une position
royals-lesson-first-takeover-why = La position d’un rival coûte son prix habituel, plus une carte Intrigue du pays.
royals-lesson-first-takeover-why-3 = Son cube est banni. Il n’a plus d’influence, mais compte pour sa ville et son titre.
royals-lesson-first-takeover-what = Choisissez de piocher trois cartes Pays.
royals-lesson-first-takeover-what-2 = Prenez les trois cartes de l’offre : deux sont allemandes.
royals-lesson-first-takeover-what-3 = Prenez à Beatrix son baron pour deux cartes allemandes et votre carte Intrigue.
royals-lesson-first-takeover-instead = Les cartes visibles sont sûres, deux sont allemandes, et un baron surpasse un maréchal.
royals-lesson-first-takeover-instead-2 = Deux de ces cartes sont allemandes : elles vous permettront de payer un baron.
royals-lesson-first-takeover-instead-3 = Vous avez tout ce qu’il faut : deux cartes allemandes et la carte Intrigue.

## La période et les objectifs

royals-lesson-first-period-title = Une période s’achève
royals-lesson-first-period-why = J’ai joué tant que l’offre pouvait être complétée ; la période est donc finie.
royals-lesson-first-period-what = Londres, Vienne et l’influence vous ont mené à { $score } points : { $device ->
        [touch] appuyez
       *[other] cliquez
    } sur vos points.
royals-lesson-first-period-elsewhere = Vos points figurent à côté de votre nom.
royals-lesson-first-aims-title = Des objectifs à long terme
royals-lesson-first-aims-why = Un cube dans chaque ville allemande rapporte { $bonus } points au premier qui y parvient.
royals-lesson-first-aims-what = Il ne vous manque que Berlin : { $device ->
        [touch] appuyez
       *[other] cliquez
    } dessus.
royals-lesson-first-aims-elsewhere = Berlin est la ville allemande où vous n’avez pas de cube.
royals-lesson-first-yours-title = Sept titres
royals-lesson-first-yours-why = Un cube sur chacun des sept titres rapporte aussi. Voilà vos objectifs à long terme.
royals-lesson-first-yours-what = Piochez trois cartes Pays ; ensuite, à vous de choisir.

## Ce qui se présente la première fois après la leçon

royals-lesson-first-met-hand-limit = La limite de main est de 12 cartes Pays et 4 cartes Intrigue.
royals-lesson-first-met-intrigue-pair = Deux cartes Intrigue quelconques en valent une ; prendre un roi en demande deux.
royals-lesson-first-met-banished = Un cube banni n’a plus d’influence, mais compte pour sa ville et son titre.
royals-lesson-first-met-country-bonus = Un cube par ville, même banni, vous vaut le meilleur bonus de pays restant.
royals-lesson-first-met-noble-house = Un cube sur chaque titre vous vaut le meilleur bonus de maison noble restant.
royals-lesson-first-met-last-round = Tous jouent le même nombre de tours. Puis on décompte la troisième période et les titres.
