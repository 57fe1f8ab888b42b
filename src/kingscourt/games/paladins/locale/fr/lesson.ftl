### Paladins du Royaume de l’Ouest : ce que dit Odo pendant la première partie

paladins-lesson-first-hire-title = Une ville, sept manches
paladins-lesson-first-hire-why = Gouvernez une ville pendant sept manches et marquez le plus de points de victoire.
paladins-lesson-first-hire-what = Engagez l’acolyte : chaque mission vous rapportera une pièce d’argent.
paladins-lesson-first-hire-instead = L’acolyte donne une pièce d’argent aussitôt, puis à chaque mission.

paladins-lesson-first-order-title = L’Ordre du Roi
paladins-lesson-first-order-why = Le roi demande cinq missions avant la fin, pour 4 points de victoire.
paladins-lesson-first-order-what = Cliquez sur son Ordre, ou sur l’action « Mission » de votre plateau.

paladins-lesson-first-paladins-title = Trois paladins au choix
paladins-lesson-first-paladins-why = L’un aide, celui du dessus revient à la prochaine manche, le dernier va dessous.
paladins-lesson-first-paladins-what = Prenez Ivon : foi, et mission sans provisions ; posez Gérier sur le dessus.
paladins-lesson-first-paladins-instead = Ivon vous épargne une provision ; la foi de Gérier vous aidera à convertir.

paladins-lesson-first-tavern-title = Les ouvriers d’une taverne
paladins-lesson-first-tavern-why = Les ouvriers ont des couleurs, et une case colorée n’accepte que la sienne.
paladins-lesson-first-tavern-what = Prenez la taverne avec deux marchands, un éclaireur et un journalier.
paladins-lesson-first-tavern-instead = Ces quatre-là conviennent à « Mission » et à « Commerce », sans aucun soupçon.

paladins-lesson-first-commission-title = Un moine en région 2
paladins-lesson-first-commission-why = La région 2 demande 2 de foi ; Ivon vous en prête { $n } cette manche.
paladins-lesson-first-commission-what = « Mission » : placez le journalier, puis le moine sur la case de l’éclaireur.
paladins-lesson-first-commission-instead = La foi d’Ivon dure une manche ; un journalier suffit, et un éclaireur revient.

paladins-lesson-first-wheel-title = D’un attribut à l’autre
paladins-lesson-first-wheel-why = Les attributs s’entraident : une mission demande de la foi et augmente l’influence.
paladins-lesson-first-wheel-what = Cliquez sur l’influence, maintenant à { $n } : « Fortification » et « Absolution » en demandent.

paladins-lesson-first-trade-title = Commerce à deux ouvriers
paladins-lesson-first-trade-why = Seul, un ouvrier tire 1 pièce d’argent du commerce ; avec un marchand, 3.
paladins-lesson-first-trade-what = Commercez avec vos deux marchands à la fois ; personne ne pourra les rejoindre ensuite.
paladins-lesson-first-trade-instead = Un atelier coûtera 4 pièces d’argent, et vos deux éclaireurs restent libres.

paladins-lesson-first-conspire-title = Un criminel, un soupçon
paladins-lesson-first-conspire-why = Un criminel convient partout, mais apporte un soupçon, souvent avec un impôt.
paladins-lesson-first-conspire-what =
    { $n ->
        [one] La réserve d’impôts n’a plus que { $n } pièce d’argent : conspirez et prenez un criminel.
       *[other] La réserve d’impôts n’a plus que { $n } pièces d’argent : conspirez et prenez un criminel.
    }
paladins-lesson-first-conspire-instead = Un criminel remplace toute couleur, et Aldric a plus de soupçons que vous.

paladins-lesson-first-inquisition-title = L’inquisition
paladins-lesson-first-inquisition-why = La réserve d’impôts s’est vidée ; l’inquisition a cherché qui avait le plus de soupçons.
paladins-lesson-first-inquisition-what = Cliquez sur vos soupçons : Aldric perd la moitié des siens et prend une dette.

paladins-lesson-first-pass-title = Passer, puis nouvelle manche
paladins-lesson-first-pass-why = En passant, vous videz votre plateau et gardez jusqu’à trois ouvriers libres.
paladins-lesson-first-pass-what = Passez ; à la manche deux, prenez Gérier et posez Olivier sur le dessus.
paladins-lesson-first-pass-instead = Deux ouvriers gardés valent plus avec Gérier, et Olivier apportera de la foi.

paladins-lesson-first-develop-title = Un atelier pour toujours
paladins-lesson-first-develop-why = Pour 4 pièces d’argent, un atelier remplace un ouvrier à chaque manche suivante.
paladins-lesson-first-develop-what = Prenez la taverne aux deux journaliers, puis développez avec eux : « Mission », première case.
paladins-lesson-first-develop-instead = Deux journaliers suffisent pour développer, et l’Ordre demande cinq missions.

paladins-lesson-first-convert-title = Convertir ou attaquer
paladins-lesson-first-convert-why = Attaqué, un étranger donne des récompenses aussitôt ; converti, des points à la fin.
paladins-lesson-first-convert-what = Convertissez l’aventurier : il compte vos missions, et la première conversion est gratuite.

paladins-lesson-first-scoring-title = Le décompte final
paladins-lesson-first-scoring-why = Attributs, Ordres et actions fréquentes rapportent ; chaque dette impayée coûte 3 points.
paladins-lesson-first-scoring-what = Cliquez sur ce que vous visez ; désormais, c’est vous qui décidez.

## Ce qui vient après la leçon

paladins-lesson-first-met-favour = Une Faveur du Roi prend un ouvrier. Elle ne sert qu’une fois par manche pour toute la table.
paladins-lesson-first-met-recruit = Un ouvrier renvoie un citadin pour sa récompense ; avec un combattant, vous l’engagez.
paladins-lesson-first-met-attack = La force manquante se paie : 1 pièce d’argent pour 2, arrondi au supérieur.
paladins-lesson-first-met-pray = La prière vide une action de votre plateau : vous pouvez la refaire.
paladins-lesson-first-met-absolve = Une jarre donne récompense et foi, et permet de défausser un soupçon.
paladins-lesson-first-met-debt = Une dette coûte 3 points à la fin ; payée, elle en rapporte 1.
