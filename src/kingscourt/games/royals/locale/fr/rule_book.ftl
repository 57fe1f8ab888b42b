### Royals : les règles à lire

## Chapitres

royals-chapter-goal = Le but
    .about = Ce qui fait gagner, et de quels jetons viennent les points.
royals-chapter-turn = Un tour
    .about = Tout le tour en bref, qui commence, et ce que les autres peuvent savoir de vos cartes.
royals-chapter-draw = Piocher
    .about = Chaque tour commence par de nouvelles cartes. Vous voyez ici combien vous en prenez, et d’où elles viennent.
royals-chapter-occupy = Occuper des positions
    .about = Les cartes deviennent du pouvoir quand elles paient des positions à la cour. Ce chapitre parle des positions libres.
royals-chapter-takeover = Prendre des positions
    .about = Quand les meilleures positions sont occupées, l’intrigue vous ouvre celles de vos rivaux.
royals-chapter-bonuses = Bonus
    .about = Certains points vont aussitôt à qui arrive le premier. Ces courses durent toute la partie.
royals-chapter-turn-end = La fin du tour
    .about = Avant le joueur suivant, on vérifie votre limite de main, puis on complète l’offre. De temps en temps, une période s’achève ainsi.
royals-chapter-influence = L’influence
    .about = Trois fois par partie, chaque pays récompense ceux qui y pèsent le plus. C’est là que vos positions rapportent.
royals-chapter-end = La fin de la partie
    .about = La troisième période ne se termine pas comme les deux premières. Après elle, les cubes sur les jetons de titre ont leur mot à dire.
royals-chapter-supply = Pioches et cubes
    .about = Combien il y a de chaque chose, et ce qui se passe dans les rares cas où elle s’épuise.

## Le matériel par sorte

royals-components-country = Pays
royals-components-intrigue = Cartes Intrigue
royals-components-title = Titres
royals-components-city = Villes
royals-components-position = Positions
royals-components-noble = Bonus de maison noble

## Positions qui montrent une règle

royals-position-draw-first = Les quatre cartes françaises de votre main suffiraient pour le duc de Marseille. Mais votre tour vient de commencer : d’abord on pioche, ensuite on joue. Vous ne pouvez pas non plus terminer le tour sans piocher.
royals-position-one-draw = Vous avez pioché vos trois cartes Pays, dont deux dans l’offre. Vous ne pouvez plus rien prendre pendant ce tour, ni dans l’offre ni dans une pioche. Les vides restent jusqu’à la fin de votre tour ; il ne vous reste qu’à jouer des cartes.
royals-position-price = Vous avez quatre cartes françaises, assez pour le duc de Marseille. Le cardinal de Lyon en coûte cinq, et vos deux cartes allemandes n’y aident pas. La comtesse de Rennes n’est pas libre, car un rival tient la position.
royals-position-wild = Le baron de Cologne coûte deux cartes allemandes, et vous n’en avez qu’une. Vos trois autres cartes remplacent ensemble la seconde, quels que soient leurs pays.
royals-position-takeover = Les barons de Séville et d’Édimbourg sont à des rivaux. Chacun coûte deux cartes, et vous les avez. Votre carte Intrigue montre la France et l’Espagne, vous pouvez donc prendre Séville ; pour Édimbourg, il en faudrait une qui montre la Grande-Bretagne, ou deux quelconques.
royals-position-king = Vous avez les huit cartes françaises que coûte le roi de Paris. Mais la prise d’un roi demande deux cartes Intrigue, et une seule des vôtres montre la France ; l’autre, à elle seule, ne vaut rien. Pour la princesse de Rennes, une suffit.
royals-position-city-bonus = Trois cartes françaises paient une comtesse : celle de Rennes, libre, ou, avec votre carte Intrigue, celle d’un rival à Lyon. Personne n’est encore venu à Rennes, vous y prenez donc le bonus de ville. Celui de Lyon est parti, et une prise n’en rapporte jamais.
royals-position-country-bonus = Vous tenez une position à Londres, et un de vos cubes est banni à Dublin. Avec le baron d’Édimbourg, vous avez un cube dans chaque ville britannique, car un cube banni compte aussi. Vous prenez le meilleur bonus de pays, en plus du bonus de ville d’Édimbourg.
royals-position-hand-limit = Votre tour se termine avec 14 cartes Pays et 4 cartes Intrigue. La limite de main est de 12 et 4, deux cartes Pays doivent donc partir, et vous choisissez lesquelles. Vous ne pouvez pas défausser une carte Intrigue à la place.
royals-position-period-end = L’offre a deux vides, mais il ne reste qu’une carte dans la pioche de pays. Si vous terminez votre tour, il manque des cartes pour l’offre, et la période est décomptée. Avant cela, vous pouvez encore occuper la position de baron à Munich, ce qui vous donne la deuxième place dans les États allemands.
royals-position-tie = En Espagne, le cardinal d’un rival a 2 d’influence, votre maréchal 1. Avec le baron de Séville, vous seriez à égalité, mais le rival resterait devant, car le cardinal est le titre le plus haut. Avec le duc de Valence, vous auriez plus d’influence.
royals-position-titles = C’est le dernier tour de la partie. Trois joueurs ont chacun deux cubes sur le jeton de titre du baron, il n’irait donc à personne. Si vous prenez le baron de Séville, vous y avez trois cubes et gagnez le jeton entier ; les deux de votre rival restent.
