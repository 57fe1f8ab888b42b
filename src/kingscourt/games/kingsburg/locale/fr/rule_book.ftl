### Kingsburg : les règles à lire

## Chapitres

kingsburg-chapter-start = But et début
    .about = Pendant cinq années, vous dirigez une province ; à la fin, qui a le plus de points de victoire gagne. Voici avec quoi chacun commence.
kingsburg-chapter-year = L’année en bref
    .about = Chacune des cinq années suit les huit mêmes phases. Voyez ici dans quel ordre ; les autres chapitres entrent dans le détail.
kingsburg-chapter-dice = Le lancer des dés
    .about = Le printemps, l’été et l’automne commencent par un lancer. Il vous donne vos dés pour la saison et décide qui joue en premier.
kingsburg-chapter-advisors = Les conseillers
    .about = C’est le cœur du jeu : vos dés vous valent l’aide des conseillers du roi, et tout le monde veut les mêmes.
kingsburg-chapter-buildings = Les bâtiments
    .about = Les dons de la cour deviennent des bâtiments : ils rapportent la plupart de vos points de victoire, et beaucoup vous aident jusqu’à la fin.
kingsburg-chapter-king = La faveur du roi
    .about = Entre les saisons, le roi regarde combien chacun a construit. Qui est en retard reçoit de l’aide, qui est en tête, une récompense.
kingsburg-chapter-soldiers = Avant l’hiver
    .about = Chaque hiver, un ennemi arrive, et vous savez seulement quelle force il peut avoir. Rien ne vous prépare plus vite que des soldats.
kingsburg-chapter-battle = La bataille d’hiver
    .about = Tous affrontent le même ennemi, chacun avec sa propre force. La bataille se déroule étape par étape, comme vous la lisez ici.
kingsburg-chapter-end = Fin de la partie
    .about = Un dernier choix attend qui possède une cathédrale ; ensuite, on sait qui a gagné.
kingsburg-chapter-two-players = À deux joueurs
    .about = À deux, il y aurait trop de place à la cour : des dés neutres viennent l’encombrer. Si vous êtes plus nombreux, sautez ce chapitre.

## Le matériel par sorte

kingsburg-components-advisor = Conseillers
kingsburg-components-building = Bâtiments
kingsburg-components-enemy = Ennemis

## Positions qui montrent une règle

kingsburg-position-white-die = Vous possédez la ferme : avant le lancer, vous dites donc combien de dés blancs vous lancez, aucun ou un. Pour deux, il faudrait en plus l’aide du roi, qui ne vaut qu’au printemps. Un dé de plus augmente votre total, et le plus haut joue en dernier.
kingsburg-position-exact-sum = Votre 4 et votre 5 font 9, mais il y a déjà des dés chez le maître de chasse. Le bouffon est libre, mais un total trop haut ne sert à rien : il faut exactement son numéro. Un dé part donc seul : le 4 chez le marchand ou le 5 chez le sergent.
kingsburg-position-own-die = Il vous reste un 5 de votre couleur et un 4 blanc. Le dé blanc ne peut pas aller seul chez le marchand, car chaque groupe demande un dé de votre propre couleur. Ensemble, ils font 9 pour le maître de chasse.
kingsburg-position-tokens = Vous avez un 3, un 5 et deux jetons « +2 ». Les deux dés ensemble peuvent recevoir les deux jetons, ce qui fait 12 pour la duchesse. Le 5 seul ne peut en recevoir qu’un : il ne peut donc pas faire 9.
kingsburg-position-left-to-right = Vos ressources suffiraient pour l’église, mais il y a un vide dans sa rangée : à sa gauche, la chapelle manque. Construisez donc d’abord la chapelle ; l’église viendra une autre saison.
kingsburg-position-town-hall = La saison s’achève, et l’hôtel de ville vous laisse le choix : un jeton « +2 », ou 1 point de victoire contre une ressource. Le jeton que vous avez déjà ne rapporte aucun point ici, car un jeton n’est pas une ressource. Vous choisissez une fois par saison.
kingsburg-position-tied-aid = Un autre joueur et vous avez chacun deux bâtiments et une ressource ; le troisième a plus de bâtiments. Avec une telle égalité, personne ne reçoit le dé blanc. À la place, vous prenez tous deux une ressource au choix.
kingsburg-position-envoy = Le général est occupé, mais vous avez l’envoyé et vous avez annoncé l’influence. Pour une fois, vous pouvez donc poser votre 6 et votre 4 chez lui, et il vous aide tous deux. Une pose sur un conseiller libre ne consomme pas l’envoyé.
kingsburg-position-soldiers = Un soldat coûte 2 ressources au choix : or et bois, ou deux bois. Vos trois ressources paient un soldat, et la dernière, seule, n’en recrute aucun. Les jetons « +2 » ne comptent pas ; avec la caserne, 1 ressource suffirait.
kingsburg-position-lost-building = Les gobelins ont une force de 5, vous de 3 seulement : votre or est parti, et maintenant vous perdez un bâtiment. Vos bâtiments les plus à droite sont dans la colonne 2 : vous choisissez entre la chapelle et la forge. Dans la colonne 1, la statue ne risque rien.
kingsburg-position-cathedral = La dernière bataille est finie, et votre cathédrale échange les ressources par paires : cinq ressources font deux paires, donc 2 points de victoire. Pour une troisième, il manque une ressource, et un jeton « +2 » n’en est pas une. Ce que vous gardez compte en cas d’égalité.
kingsburg-position-neutral-dice = À deux joueurs, les dés neutres passent d’abord : l’architecte, le sergent et l’astronome sont occupés pour vous deux. Ni le 3, ni le 3 et le 4 ensemble ne peuvent y aller ; seul l’envoyé le permettrait. Le 4 seul peut encore aller chez le marchand.
