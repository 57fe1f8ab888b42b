### Paladins du Royaume de l’Ouest : ce que dit Odo pendant la première partie

paladins-lesson-first-hire-title = Une ville, sept manches
paladins-lesson-first-hire-why = Gouvernez une ville pendant sept manches et marquez le plus de points de victoire.
paladins-lesson-first-hire-what = Les citadins vous aident toute la partie : engagez l’acolyte, qui vous paie chaque mission.
paladins-lesson-first-hire-instead = L’acolyte donne une pièce d’argent aussitôt, puis à chaque mission.

paladins-lesson-first-order-title = L’Ordre du Roi
paladins-lesson-first-order-why = Une mission envoie un moine. Le roi en demande cinq, pour 4 points de victoire.
paladins-lesson-first-order-what =
    { $device ->
        [touch] Appuyez sur son Ordre.
       *[other] Cliquez sur son Ordre, ou sur « Mission ».
    }
paladins-lesson-first-order-elsewhere = Ce que le roi demande figure sur son Ordre ; vous l’accomplissez avec « Mission ».

paladins-lesson-first-paladins-title = Trois paladins au choix
paladins-lesson-first-paladins-why = L’un aide, celui du dessus revient à la prochaine manche, le dernier va dessous.
paladins-lesson-first-paladins-what = Prenez Ivon : il apporte de la foi, et vos missions se passent de provisions.
paladins-lesson-first-paladins-what-2 = Posez Gérier sur le dessus : il reviendra à la prochaine manche.
paladins-lesson-first-paladins-instead = Ivon vous épargne une provision ; la foi de Gérier vous aidera à convertir.
paladins-lesson-first-paladins-instead-2 = Avec Gérier sur le dessus, vous aurez sa foi à la prochaine manche.

paladins-lesson-first-tavern-title = Les ouvriers d’une taverne
paladins-lesson-first-tavern-why = Les ouvriers ont des couleurs, et une case colorée n’accepte que la sienne.
paladins-lesson-first-tavern-what = Prenez deux marchands, un éclaireur et un journalier, pour « Mission » et « Commerce ».
paladins-lesson-first-tavern-instead = Deux marchands serviront bientôt au commerce ; seule la taverne au cadre doré les a.

paladins-lesson-first-commission-title = Un moine en région 2
paladins-lesson-first-commission-why = La région 2 demande 2 de foi ; Ivon vous en prête { $n } cette manche.
paladins-lesson-first-commission-what = Choisissez « Mission » : un éclaireur, un clerc et un ouvrier quelconque.
paladins-lesson-first-commission-what-2 = Placez-y votre journalier ; n’importe quel ouvrier convient.
paladins-lesson-first-commission-what-3 = Envoyez le moine en région 2 : vous gagnez un éclaireur.
paladins-lesson-first-commission-instead = La foi d’Ivon ne dure qu’une manche : profitez-en pour une mission.
paladins-lesson-first-commission-instead-2 = N’importe quel ouvrier convient : gardez ceux dont la couleur vous servira.
paladins-lesson-first-commission-instead-3 = Votre foi suffit pour la région 2, et un éclaireur vous y attend.

paladins-lesson-first-wheel-title = D’un attribut à l’autre
paladins-lesson-first-wheel-why = Les attributs s’entraident : une mission demande de la foi et augmente l’influence.
paladins-lesson-first-wheel-what =
    { $device ->
        [touch] Appuyez
       *[other] Cliquez
    } sur l’influence, maintenant à { $n } : « Fortification » et « Absolution » en demandent.
paladins-lesson-first-wheel-elsewhere = L’influence est le troisième de vos attributs, en vert.

paladins-lesson-first-trade-title = Commerce à deux ouvriers
paladins-lesson-first-trade-why = Seul, un ouvrier tire 1 pièce d’argent du commerce ; avec un marchand, 3.
paladins-lesson-first-trade-what = Choisissez « Commercer avec deux ouvriers » ; plus personne ne pourra les rejoindre.
paladins-lesson-first-trade-what-2 = Placez vos deux marchands.
paladins-lesson-first-trade-instead = Vous avez deux marchands, et le commerce rapporte le plus avec l’un d’eux.

paladins-lesson-first-conspire-title = Un criminel, un soupçon
paladins-lesson-first-conspire-why = Un criminel convient partout, mais apporte une carte soupçon, souvent avec de l’argent d’impôt.
paladins-lesson-first-conspire-what =
    { $device ->
        [touch] Appuyez
       *[other] Cliquez
    } sur la réserve d’impôts. { $n ->
        [one] Quand sa dernière pièce part,
       *[other] Quand ses { $n } dernières pièces partent,
    } l’inquisition punit le plus soupçonné.
paladins-lesson-first-conspire-elsewhere = La réserve d’impôts est dans le royaume ; elle montre aussi le plus soupçonné.
paladins-lesson-first-conspire-what-2 = Choisissez « Conspiration » : il en coûte un ouvrier.
paladins-lesson-first-conspire-instead = Aldric a plus de soupçons que vous : laissez venir l’inquisition.

paladins-lesson-first-inquisition-title = L’inquisition
paladins-lesson-first-inquisition-why = Votre carte soupçon a pris le dernier argent d’impôt : l’inquisition est venue.
paladins-lesson-first-inquisition-what =
    { $device ->
        [touch] Appuyez
       *[other] Cliquez
    } sur les soupçons d’Aldric. Le plus soupçonné, il en a perdu la moitié et pris une dette.
paladins-lesson-first-inquisition-elsewhere = Les yeux représentent les soupçons : regardez ceux d’Aldric.

paladins-lesson-first-pass-title = Passer
paladins-lesson-first-pass-why = En passant, vous videz votre plateau et gardez jusqu’à trois ouvriers libres.
paladins-lesson-first-pass-what = Passez : votre éclaireur et votre criminel restent avec vous.
paladins-lesson-first-pass-instead = Les deux ouvriers gardés serviront mieux à la prochaine manche, aux côtés de Gérier.

paladins-lesson-first-return-title = La deuxième manche
paladins-lesson-first-return-why = Le paladin du dessus est de retour, avec deux nouveaux.
paladins-lesson-first-return-what = Prenez Gérier : sa foi vous aidera à convertir.
paladins-lesson-first-return-what-2 = Posez Olivier sur le dessus : sa foi servira à la troisième manche.
paladins-lesson-first-return-instead = La foi de Gérier permet de convertir cette manche ; celle d’Olivier servira plus tard.

paladins-lesson-first-develop-title = Un atelier pour toujours
paladins-lesson-first-develop-why = Pour 4 pièces d’argent, l’atelier couvre une case et épargne un ouvrier par manche.
paladins-lesson-first-develop-why-4 = À la fin, 3 pièces d’argent ou provisions valent 1 point. Un atelier épargne des ouvriers.
paladins-lesson-first-develop-what = Un atelier demande deux ouvriers : prenez la taverne avec deux journaliers.
paladins-lesson-first-develop-what-2 = Choisissez « Développement ».
paladins-lesson-first-develop-what-3 = Placez les deux journaliers.
paladins-lesson-first-develop-what-4 = Posez l’atelier sur la première case de « Mission » ; vous gagnez un éclaireur.
paladins-lesson-first-develop-instead = Deux journaliers suffisent pour développer, et vos autres ouvriers restent libres.
paladins-lesson-first-develop-instead-4 = L’Ordre demande cinq missions : c’est cette case qui servira le plus.

paladins-lesson-first-convert-title = Convertir ou attaquer
paladins-lesson-first-convert-why = Attaqué, un étranger donne des récompenses aussitôt ; converti, des points à la fin.
paladins-lesson-first-convert-what = Choisissez « Conversion » ; la première est gratuite.
paladins-lesson-first-convert-what-2 = Placez d’abord votre combattant, puis votre marchand et votre clerc.
paladins-lesson-first-convert-what-3 = Convertissez l’aventurier : il rapporte des points pour vos missions.

paladins-lesson-first-scoring-title = Le décompte final
paladins-lesson-first-scoring-why = Attributs, Ordres, actions fréquentes et étrangers convertis rapportent ; une dette impayée coûte 3 points. Les points sont sur fond rouge.
paladins-lesson-first-scoring-what =
    { $device ->
        [touch] Appuyez
       *[other] Cliquez
    } sur ce que vous visez ; désormais, c’est vous qui décidez.
paladins-lesson-first-scoring-elsewhere = Choisissez parmi ce qui est éclairé : ce sont de bons objectifs pour commencer.

## Ce qui vient après la leçon

paladins-lesson-first-met-favour = Une Faveur du Roi prend un ouvrier. Elle ne sert qu’une fois par manche pour toute la table.
paladins-lesson-first-met-recruit = Un ouvrier renvoie un citadin pour sa récompense ; avec un combattant, vous l’engagez.
paladins-lesson-first-met-attack = La force manquante se paie : 1 pièce d’argent pour 2, arrondi au supérieur.
paladins-lesson-first-met-pray = La prière vide une action de votre plateau : vous pouvez la refaire.
paladins-lesson-first-met-absolve = Une jarre donne récompense et foi, et permet de défausser un soupçon.
paladins-lesson-first-met-debt = Une dette coûte 3 points à la fin ; payée, elle en rapporte 1.
