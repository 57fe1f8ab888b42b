### Royals : les règles par numéro

## Mise en place

royals-rule-1-1 = La partie réunit deux à cinq joueurs, chacun avec les cubes d’une couleur : 46 en noir ou en blanc, 36 en gris, violet ou orange. À deux, on prend le noir et le blanc ; à partir de trois, n’importe quelles couleurs. Pour occuper une position ou la prendre à quelqu’un, il faut deux cubes en réserve. Les cubes bannis et les cubes posés sur les jetons de titre ne reviennent jamais.
    .title = Joueurs et cubes
    .ruling = Le livret ne dit pas ce qui se passe quand les cubes manquent ; avec moins de deux, on ne peut rien occuper. Les couleurs suivent les places (gris, violet, orange, noir, blanc ; à deux : noir, blanc), sauf si la table laisse choisir.
royals-rule-1-2 = Des 99 cartes Pays, 31 vont à la France, 26 aux États allemands, 22 à la Grande-Bretagne et 20 à l’Espagne. Avant de mélanger, on en remet quelques-unes dans la boîte, dans cet ordre des pays : à deux 11, 9, 8 et 6, à trois 9, 8, 7 et 6, à quatre 6, 5, 5 et 4, à cinq aucune. Les cartes mélangées forment la pioche de pays ; les trois premières sont posées face visible et forment l’offre.
    .title = Cartes Pays
    .arcane-2016 = La Grande-Bretagne a 25 cartes, ce qui en fait 102 en tout. Nous en retirons autant.
royals-rule-1-3 = Il y a 24 cartes Intrigue, quatre pour chacune des six paires de pays. Elles forment une pioche face cachée, avec une défausse à part.
    .title = Cartes Intrigue
    .ruling = La liste des paires est brouillée dans le livret ; la boîte contient chaque paire quatre fois.
royals-rule-1-4 = Sur le plateau se trouvent : 16 bonus de ville (cinq en France, quatre dans les États allemands et autant en Espagne, trois en Grande-Bretagne), deux bonus de pays par pays, des bonus de maison noble de 16, 12 et 8 points (à deux, seulement celui de 8), deux jetons de période par pays pour 1648, 1680 et 1714, et sept jetons de titre qui se séparent en deux moitiés égales.
    .title = Jetons
    .arcane-2016 = À trois, les bonus de maison noble sont de 12 et 8 points.
royals-rule-1-5 = Le premier joueur est tiré au sort. On joue dans le sens des aiguilles d’une montre.
    .title = Premier joueur
    .ruling = Dans le livret, le plus jeune commence ; le sort ne demande son âge à personne.

## Le tour

royals-rule-2 = Un tour se compose ainsi : piocher, jouer des cartes, fin du tour. Piocher est obligatoire, même la main pleine, et se termine avant la première carte jouée. Jouer est facultatif.
    .title = Le tour
royals-rule-2-1 = À son premier tour, chacun ne pioche que des cartes Pays, et leur nombre dépend de la place dans l’ordre du tour à partir du premier joueur : à deux 2 et 3 ; à trois 1, 2 et 3 ; à quatre 1, 1, 2 et 3 ; à cinq 1, 1, 2, 2 et 3. Pour le reste, c’est un tour comme les autres.
    .title = Le premier tour
royals-rule-2-2 = À partir du deuxième tour, on pioche soit trois cartes Pays, soit une carte Pays et une carte Intrigue, dans un ordre quelconque.
    .title = Ce qu’on pioche
    .ruling = On annonce son choix avant de voir la première carte.
royals-rule-2-3 = Chaque carte Pays vient du dessus de la pioche ou de l’offre. Les vides de l’offre restent jusqu’à la fin du tour.
    .title = Pioche ou offre
    .ruling = On prend les cartes une à une, et on voit chacune avant de choisir la suivante.
royals-rule-2-4 = Si la pioche d’intrigue est vide au moment d’y prendre une carte, on mélange sa défausse, qui devient la nouvelle pioche. Il y en a toujours assez.
    .title = La pioche d’intrigue est vide
royals-rule-2-5 = Une pioche de pays vide ne donne aucune carte. Ce qui reste à prendre vient de l’offre, qui suffit toujours.
    .title = La pioche de pays est vide
    .arcane-2016 = Qui demande une carte à une pioche vide fait aussitôt mélanger la défausse, qui devient la nouvelle pioche. La période se termine après ce tour ; on ne fait alors que compléter l’offre, sans mélanger de nouveau.
royals-rule-2-6 = On peut jouer autant de fois que les cartes le permettent, dans un ordre quelconque : occuper des positions libres et prendre celles des autres.
    .title = Jouer des cartes
royals-rule-2-6a = Pour occuper une position libre, on défausse autant de cartes de son pays que coûte son titre, puis on pose un cube sur la position et un autre sur le jeton de titre. Une position ne porte jamais plus d’un cube. Les deux positions d’une ville peuvent être à la même personne.
    .title = Occuper une position
    .ruling = On paie le compte juste ; personne ne peut défausser davantage.
royals-rule-2-6b = Trois cartes Pays quelconques valent une carte Pays au choix, autant de fois qu’on veut dans un même paiement.
    .title = Jokers
    .ruling = Le livret parle de joueurs à qui il manque une carte. Nous permettons les jokers à tous, et des cartes du pays voulu peuvent être parmi les trois.
royals-rule-2-6c = On peut prendre la position d’un autre, jamais la sienne. On défausse une carte Intrigue qui montre le pays, deux pour un roi, puis on occupe la position comme d’habitude. Qui ne peut pas faire les deux paiements ne peut pas commencer. L’ancien cube est banni et va sur la case prévue dans cette ville ; son jumeau reste sur le jeton de titre. Deux cartes Intrigue quelconques en valent une au choix, pour chacune de celles qu’il faut ; un roi en coûte donc deux, trois ou quatre.
    .title = Prendre une position
    .ruling = Le livret parle de joueurs à qui il manque une carte Intrigue. Comme pour les cartes Pays, nous permettons l’échange à tous, et les deux cartes peuvent montrer le pays voulu.
royals-rule-2-7 = Pendant le tour, on peut dépasser les limites de main. À la fin, on défausse exactement ce qui dépasse 12 cartes Pays et 4 cartes Intrigue, à son choix. Puis on complète l’offre à trois cartes, et on vérifie si la période se termine.
    .title = Fin du tour
royals-rule-2-8 = Les mains sont secrètes, leur nombre de cartes ne l’est pas. Tous voient ce qui est pris dans l’offre et ce qui est défaussé ; une carte venue d’une pioche n’est vue que par celui qui la prend. Une fois la partie finie, tout est dévoilé.
    .title = Mains secrètes
    .ruling = Le livret le suppose sans le dire.

## Bonus

royals-rule-3 = Qui remplit la condition d’un bonus en prend aussitôt le jeton et le garde face cachée jusqu’à la fin.
    .title = Bonus
    .ruling = Qui a pris quel jeton n’est pas un secret. Seuls les scores en cours des autres ne s’affichent pas, sauf si la table l’a choisi.
royals-rule-3-1 = Le tout premier à occuper une position dans une ville en prend le bonus de ville. Une prise n’en rapporte donc jamais.
    .title = Bonus de ville
royals-rule-3-2 = Qui a au moins un cube dans chaque ville d’un pays y prend le plus haut bonus de pays encore là ; les cubes bannis comptent. Une fois les deux pris, il n’y a plus rien, et personne n’en prend deux dans le même pays.
    .title = Bonus de pays
royals-rule-3-3 = Qui a au moins un cube sur chacun des sept jetons de titre prend le plus haut bonus de maison noble encore là. Une fois tous pris, il n’y a plus rien, et personne n’en prend deux.
    .title = Bonus de maison noble
royals-rule-3-4 = Une seule occupation peut rapporter les trois sortes, mais seulement à qui est en train d’agir.
    .title = Plusieurs bonus à la fois
    .ruling = Ils viennent dans cet ordre : ville, pays, maison noble.

## Périodes et fin

royals-rule-4-1 = Une période se termine quand, à la fin d’un tour, l’offre ne peut pas être complétée à trois cartes. (Trois cartes dans l’offre et une pioche vide n’y suffisent pas.) On remplit l’offre autant que possible, on mélange la défausse, qui devient la nouvelle pioche de pays, on complète l’offre, puis on décompte la période. Le joueur suivant continue.
    .title = Fin d’une période
royals-rule-4-2 = À la troisième période, pioche et offre sont renouvelées de même, mais avant le décompte on termine la manche par des tours complets, pour que tous en aient eu autant. On décompte après le tour du voisin de droite du premier joueur ; aussitôt, si c’est lui qui a mis fin à la période.
    .title = La dernière manche
    .ruling = Le livret dit à gauche, ce qui donnerait des nombres de tours différents.
royals-rule-4-3 = Dans chaque pays, chacun additionne l’influence des positions qu’il tient à ce moment. Les cubes bannis n’en donnent pas. On classe ceux qui ont de l’influence : le premier prend le jeton le plus haut de cette période, le deuxième l’autre. Si un seul a de l’influence, le deuxième jeton quitte le jeu ; si personne n’en a, les deux.
    .title = Décompte d’une période
    .ruling = Un seul classement par pays règle les égalités pour la première place, pour la deuxième et à trois.
royals-rule-4-4 = À égalité, celui qui tient le plus haut titre dans ce pays passe devant. Si c’est encore égal, la ville où il le tient décide : celle dont le bonus de ville imprimé est le plus haut, peu importe qui en a pris le jeton. Qui tient le titre deux fois compte la meilleure ville.
    .title = Égalité d’influence
royals-rule-4-5 = Après la troisième période, on décompte les titres, le plus bas d’abord. Qui a le plus de cubes sur un jeton de titre en marque toute la valeur. Si deux joueurs exactement sont à égalité, chacun prend une moitié ; s’ils sont plus nombreux, personne ne prend rien.
    .title = Décompte des titres
    .ruling = Sans cube, on n’est jamais à égalité, et un jeton sans cube quitte le jeu.
royals-rule-4-6 = Le plus grand nombre de points de victoire l’emporte. À égalité, le plus haut jeton, de quelque sorte qu’il soit, décide ; si c’est encore égal, la victoire est partagée.
    .title = Victoire
    .ruling = Un demi-jeton de titre compte pour ce qu’il vaut.
