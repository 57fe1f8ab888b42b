### The lesson and the goal card

## The first game

heirlooms-lesson-first-look-title = Votre tour commence
heirlooms-lesson-first-look-why = Vous héritez avec Beatrix : la plus haute carte gagne chaque objet.
heirlooms-lesson-first-look-what = Regardez la carte de l’intendant : il mise aussi.
heirlooms-lesson-first-look-instead = La carte de l’intendant vous dit combien il faut pour gagner.
heirlooms-lesson-first-steward-title = La carte de l’intendant
heirlooms-lesson-first-steward-why = Personne d’autre ne sait que sa carte est le { $card }.
heirlooms-lesson-first-steward-what =
    { $device ->
        [touch] Appuyez
       *[other] Cliquez
    } sur l’intendant.
heirlooms-lesson-first-steward-elsewhere = L’intendant mise pour la maison : il figure parmi les héritiers.
heirlooms-lesson-first-wait-title = Personne ne se retire
heirlooms-lesson-first-wait-why = Vous pourriez demander à Beatrix de se retirer et de ne pas miser.
heirlooms-lesson-first-wait-what = Laissez-la miser : ne faites rien.
heirlooms-lesson-first-wait-instead = Si elle se retire, elle voit aussi la carte de l’intendant.
heirlooms-lesson-first-bid-title = Juste assez
heirlooms-lesson-first-bid-why = Chaque carte ne sert qu’une fois ; ne dépensez pas plus qu’il ne faut.
heirlooms-lesson-first-bid-what = Misez le 12.
heirlooms-lesson-first-bid-instead = Le 17 gagne aussi, mais le violon vaut plus ; le 5 perd.
heirlooms-lesson-first-won-title = Votre premier objet
heirlooms-lesson-first-won-why = Toutes les mises se dévoilent ensemble, et la plus haute l’emporte.
heirlooms-lesson-first-won-what =
    { $device ->
        [touch] Appuyez
       *[other] Cliquez
    } sur votre place pour voir ce que vous avez gagné.
heirlooms-lesson-first-won-elsewhere = Vos objets sont à côté de votre nom.
heirlooms-lesson-first-on-title = À vous de jouer
heirlooms-lesson-first-on-why = Qui a les objets de plus grande valeur gagne, même l’intendant.
heirlooms-lesson-first-on-what = Misez pour le miroir comme bon vous semble.
heirlooms-lesson-first-met-asked = Qui se retire ne mise pas, mais voit la carte de l’intendant.

## The goal card

heirlooms-goal-heir = Vous êtes l’un des héritiers d’une vieille maison.
heirlooms-goal-bids = À chaque manche, un objet est aux enchères et tous misent une carte en secret.
heirlooms-goal-worth = Après le dernier objet, qui possède les objets de plus grande valeur gagne.
heirlooms-round = Une manche
heirlooms-round-offer = Objet
heirlooms-round-offer-does = le suivant est mis aux enchères
heirlooms-round-head = Présidence
heirlooms-round-head-does = regarder la carte de l’intendant ou demander à un héritier de se retirer
heirlooms-round-bid = Mise
heirlooms-round-bid-does = tous choisissent une carte en secret
heirlooms-round-award = Gain
heirlooms-round-award-does = la plus haute carte gagne
heirlooms-scores-heirloom = 2 à 5
heirlooms-scores-heirloom-for = chaque objet de la chaumière
heirlooms-scores-steward = 0
heirlooms-scores-steward-for = l’intendant gagne aussi des objets
