### Paladins du Royaume de l’Ouest : les règles à lire

## Chapitres

paladins-chapter-goal = Le but
    .about = Vous gouvernez une ville pendant sept manches, et qui a le plus de points de victoire l’emporte. Voici de quoi vous disposez au départ et comment comptent vos attributs.
paladins-chapter-setup = Mise en place
    .about = La table est prête. Voici où se trouve chaque chose et ce qui reste secret.
paladins-chapter-round = Le début d’une manche
    .about = À chaque manche, on révèle des cartes, chacun choisit un paladin et une taverne, puis on agit à tour de rôle jusqu’à ce que tous aient passé. Voici comment elle commence.
paladins-chapter-turns = Tours et actions
    .about = Vos ouvriers vont sur votre propre plateau, pour une action par tour. Ces règles valent pour toutes les actions.
paladins-chapter-town = Le côté gauche
    .about = De petites actions pour un ou deux ouvriers : elles apportent argent, provisions, aides et ateliers, ou libèrent une action.
paladins-chapter-kingdom = Le côté droit
    .about = Six grandes actions, d’où viennent la plupart des points. Chacune demande un attribut et en augmente un autre.
paladins-chapter-help = L’aide pour vos actions
    .about = Le paladin de la manche, les citadins engagés et les Faveurs du Roi font une partie du travail pour vous.
paladins-chapter-suspicion = Soupçons et inquisition
    .about = Les criminels savent tout faire, mais ils éveillent les soupçons. Voici ce qu’il en coûte et quand vient l’inquisition.
paladins-chapter-passing = Passer, finir la manche
    .about = Le moment de passer est aussi un choix. Voici ce que vous gardez et comment la table se prépare pour la manche suivante.
paladins-chapter-scoring = Fin et décompte
    .about = Après sept manches, tout est compté. Si vous savez tôt ce qui rapporte, le choix est plus facile.
paladins-chapter-rare = Cas rares
    .about = Voici ce qui vaut quand quelque chose vient à manquer. Vous en aurez rarement besoin.
paladins-chapter-alone = Jouer en solitaire
    .about = En solitaire, vous affrontez un adversaire artificiel qui suit ses cartes plan. La table joue ses tours ; voici à quoi vous attendre.

## Le matériel par sorte

paladins-components-paladin = Paladins
paladins-components-townsfolk = Citadins
paladins-components-outsider = Étrangers
paladins-components-favour = Faveurs du Roi
paladins-components-order = Ordres du Roi
paladins-components-wall = Cartes mur
paladins-components-tavern = Tavernes
paladins-components-jar = Cases de jarre
paladins-components-space = Cases du plateau principal
paladins-components-task = Actions du plateau de joueur
paladins-components-area = Régions
paladins-components-supply = Réserve d’impôts, soupçons, dettes, ateliers
paladins-components-scheme = Plans

## Positions qui montrent une règle

paladins-position-choose-paladin = Vous avez trois paladins en main. L’un vous accompagne pendant cette manche, avec deux ouvriers, des attributs et une capacité. Un autre va sur le dessus de votre pioche et revient à la manche suivante ; le dernier va dessous, pour longtemps.
paladins-position-pick-tavern = Le premier joueur a pris la taverne avec deux clercs et deux marchands : elle n’est plus disponible. C’est à vous de prendre l’une des trois autres. Celle avec deux criminels vous apporterait aussitôt deux soupçons.
paladins-position-spaces-taken = Des ouvriers occupent déjà « Mission » : l’action est fermée tant qu’ils y sont ; l’atelier seul ne gênerait pas. « Attaque » est ouverte : vous n’avez pas de combattant, mais un criminel peut prendre sa case.
paladins-position-one-go = Seul, un journalier a tiré 1 pièce d’argent du commerce. Le marchand ne peut plus le rejoindre : un ou deux ouvriers, cela se décide en une seule action. Vous pouvez encore chasser avec deux ouvriers, car personne n’occupe ces cases.
paladins-position-recruit-on-debt = Vous n’avez pas d’argent, et la colonne gratuite est vide. Vous pouvez quand même recruter : dans les deux colonnes les plus à gauche, vous pouvez prendre une dette au lieu de payer. Les colonnes du milieu n’acceptent que l’argent.
paladins-position-prayer = La prière demande un clerc et 2 pièces d’argent ; vous avez un clerc, mais une seule pièce. La Chapelle royale donne une prière en récompense : un ouvrier quelconque suffit, et « Mission » peut redevenir libre.
paladins-position-attack-or-convert = Les deux premières colonnes sont vides : l’étranger le plus proche demande 5 de force. Il vous en manque 3, soit 2 pièces d’argent, et vous n’en avez qu’une. Votre foi est de 4 avec Anséis, et cela suffit pour le convertir.
paladins-position-favour-used = Le journalier d’un autre joueur occupe le Garde-manger : plus personne ne peut l’utiliser pendant cette manche. Le Prêt est libre : tout ouvrier peut y aller, mais le coût vient d’abord, une dette impayée.
paladins-position-last-silver = Il ne reste qu’une pièce d’argent dans la réserve d’impôts. Si vous conspirez, un soupçon vient avec le criminel ; s’il porte un impôt, l’inquisition a lieu aussitôt. Vous auriez alors le plus de soupçons et prendriez une dette.
paladins-position-three-stay = Il vous reste cinq ouvriers. Si vous passez, votre plateau se vide et deux des cinq repartent, ceux que vous choisissez. Votre éclaireur sur la Faveur du Roi ne part qu’à la fin de la manche.
paladins-position-fifth-use = Quatre de vos moines sont en mission, et l’Ordre demande cinq missions : la cinquième rapporte ses 6 points de victoire. Avec la foi d’Olivier, toutes les régions vous sont maintenant ouvertes. À la fin, seul le marqueur compte : 6 de foi rapportent 6 points de victoire.
paladins-position-out-of-reach = Les deux cases de la région 1 sont occupées, et la région 2 demande 2 de foi ; vous en avez 1. Vous ne pouvez donc pas envoyer de moine en mission. Avec 3 de force, vous pouvez en revanche mettre un avant-poste en garnison dans la région 2.
