### Rival Kings : la carte du but

rival-kings-goal-who = Le trône est vide, et votre cour doit être la plus brillante.
rival-kings-goal-do = À chaque cycle, jouez un personnage en secret : son rang dit quand vous jouez et qui vous volez, ses actions apportent argent, bâtiments et sujets.
rival-kings-goal-win = Le cycle où une pile s’épuise est le dernier ; le plus grand nombre de points l’emporte.

rival-kings-round = Un cycle, deux par manche
rival-kings-round-choose = Choisir
rival-kings-round-choose-does = un personnage en secret ; un sur trois reste inutilisé
rival-kings-round-reveal = Révéler
rival-kings-round-reveal-does = tous en même temps
rival-kings-round-markers = Marqueurs
rival-kings-round-markers-does = pour les volés et les rangs égaux
rival-kings-round-rob = Voler
rival-kings-round-rob-does = une action, avec votre blason
rival-kings-round-act = Agir
rival-kings-round-act-does = vos actions de gauche à droite
rival-kings-round-repeats = à tour de rôle, du rang A au rang F

rival-kings-scores-perfect-pair = 2 à 8
rival-kings-scores-perfect-pair-for = paire parfaite : même symbole, les deux valeurs
rival-kings-scores-colour-pair = 2 à 4
rival-kings-scores-colour-pair-for = bâtiment et sujet de même couleur : la plus haute valeur
rival-kings-scores-single = 1
rival-kings-scores-single-for = chaque carte isolée
rival-kings-scores-coins = 1
rival-kings-scores-coins-for = chaque lot de 3 pièces
rival-kings-scores-marker = −2
rival-kings-scores-marker-for = chaque marqueur de conflit
