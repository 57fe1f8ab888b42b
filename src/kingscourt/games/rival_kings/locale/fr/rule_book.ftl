### Rival Kings : les règles à lire

## Chapitres

rival-kings-chapter-start = But et départ
    .about = Le trône est vide, et la cour la plus brillante l’emporte : les bâtiments et les sujets qui vont ensemble rapportent les points. Voici ce qui se trouve sur la table au départ.
rival-kings-chapter-round = Manche et cycle
    .about = Vous jouerez encore et encore le même cycle court, deux fois par manche. Voici ce qui s’y passe et ce que tout le monde peut voir.
rival-kings-chapter-conflicts = Les conflits
    .about = Dès que les personnages sont révélés, on voit qui gêne qui. Cela apporte des marqueurs de conflit, et personne n’en veut.
rival-kings-chapter-theft = Ordre et vol
    .about = Un voleur commence son tour avec ce qui est à un autre. Voici qui joue en premier, et comment on vole une action.
rival-kings-chapter-actions = Les actions
    .about = On trouve cinq sortes d’actions sur les personnages. Voici comment chacune fonctionne, qu’elle soit à vous ou volée.
rival-kings-chapter-subjects = Sujets et capacités
    .about = Les sujets ne rapportent pas que des points : à chaque cycle, l’un des vôtres peut vous aider. Ce que chacun sait faire est écrit sur sa carte.
rival-kings-chapter-end = Fin et décompte
    .about = Au départ, personne ne sait combien de temps durera une partie. Voici quand elle finit et ce qui compte alors ; mieux vaut savoir tôt ce qui va ensemble.
rival-kings-chapter-two-players = À deux joueurs
    .about = À deux, les rangs se heurteraient rarement ; une carte de la pile de personnages s’en mêle donc. Si vous êtes plus nombreux, sautez ce chapitre.
rival-kings-chapter-rare = Matchs et cas rares
    .about = Plusieurs parties de suite, ce qui peut venir à manquer, et ce qui vaut là où les livrets se contredisent. Vous en aurez rarement besoin.

## Le matériel par sorte

rival-kings-components-character = Personnages
rival-kings-components-building = Bâtiments
rival-kings-components-subject = Sujets

## Des positions qui montrent une règle

rival-kings-position-second-cycle = Le premier cycle de cette manche est fini, et votre Reine n’est plus là : personne ne joue deux fois un personnage dans une manche. Choisissez maintenant le Comte ou la Comtesse. L’un des deux reste inutilisé, puis tous les personnages sont mélangés à nouveau.
rival-kings-position-equal-ranks = Votre Intendant et le Chevalier d’un rival sont tous deux de rang D ; chacun de vous a donc pris un marqueur. Vous ne pouvez pas voler le Diplomate, et vous n’avez qu’une action : prendre de l’argent ou acheter un bâtiment, pas les deux. Vous commencez, car vous avez moins de marqueurs.
rival-kings-position-whom-to-rob = Votre Reine est de rang A et vole D, donc le Chevalier. La Comtesse a trois actions, mais elle est de rang E : seul D la vole. Si vous volez « Recruter un sujet », vous pourrez recruter deux fois pendant ce tour.
rival-kings-position-deny-action = Votre Duc doit poser un blason sur une action du Courtisan, et cette carte n’en a que deux. « Prendre de l’argent » vous rapporte des pièces. « Transmettre un conflit » ne vous rapporte rien, puisque vous n’avez pas de marqueur, mais l’action reste recouverte : le Courtisan ne pourra transmettre aucun de ses trois marqueurs.
rival-kings-position-left-to-right = Les actions de votre Intendant vont de gauche à droite : prendre de l’argent, puis acheter un bâtiment. Ce que vous payez pour le bâtiment reste donc devant sa pile, pour les autres. Si vous renoncez à l’argent maintenant, vous ne pourrez pas y revenir.
rival-kings-position-no-money = Deux piles n’ont pas d’argent ; vous ne pouvez donc rien y prendre. De nouvelles pièces n’arrivent que lorsque les quatre sont vides. L’action « Transmettre un conflit » a été sautée, car vous n’avez pas de marqueur.
rival-kings-position-mixed-pile = Un Troubadour a laissé le Vignoble sur une pile de sujets, et vous pouvez l’y acheter : il suffit qu’un bâtiment soit sur le dessus. Le Jardin coûte 4 pièces, vous en avez 3, et il n’y a pas de dettes. L’Aubergiste n’est pas un bâtiment.
rival-kings-position-newcomer = Votre Érudit est actif et vous rapporterait 3 pièces, assez même pour l’Évêque. Utilisez-le avant de recruter : le nouveau sujet va au bout de la file et devient actif à sa place. À chaque cycle, vous n’utilisez qu’une capacité.
rival-kings-position-own-pair = Votre Dame de la cour peut échanger un bâtiment. Le Jardin n’est pas libre : il forme une paire parfaite avec votre Jardinier. La Mine est libre, et vous pourriez obtenir en échange le Pavillon, qui va avec la Dame de la cour ; le Vignoble est à l’abri auprès de son Vigneron.
rival-kings-position-last-card = Il ne reste qu’une carte sur la première pile de sujets. Si vous la recrutez, ce cycle est le dernier : les autres jouent encore leur tour, puis on compte les points, même si la manche devait avoir un autre cycle. S’il vous faut plus de temps, laissez-la.
rival-kings-position-best-pair = Le Vignoble forme une paire parfaite avec votre Vigneron : 3 et 1, donc 4 points. Le Jardin n’a que la couleur de votre Garde ; une telle paire rapporte la valeur la plus haute, 4 points aussi. Mais le Vignoble coûte 1 pièce de moins, et les 3 pièces qui vous restent valent encore un point.
rival-kings-position-turned-up = Le Chevalier retourné a votre rang, D ; vous avez donc pris un marqueur. La Comtesse en a pris deux : un parce que vous la volez, un parce que le Chevalier la volerait aussi. La carte ne fait rien d’autre : vous volez et vous effectuez toutes vos actions.
