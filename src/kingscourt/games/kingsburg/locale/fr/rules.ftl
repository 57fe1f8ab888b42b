### Kingsburg : les règles par numéro

## Notions

kingsburg-rule-0-1 = Les ressources sont l’or, le bois et la pierre, rien d’autre. Un jeton « +2 » n’en est jamais une : on l’ignore quand on compare les ressources pour l’aide du roi, pour l’envoyé ou en cas d’égalité finale, il ne recrute aucun soldat, ne couvre aucune perte, et la cathédrale ne l’accepte pas.
    .title = Ce qui est une ressource

## Mise en place

kingsburg-rule-1-1 = La partie réunit deux à cinq joueurs. Tous commencent avec trois dés de leur propre couleur, sans points de victoire, soldats, ressources, jetons ni bâtiments. Un joueur peut finir par posséder les 20 bâtiments.
    .title = Joueurs et départ
    .ruling = La boîte ne contient que 17 marqueurs de bâtiment par joueur ; nous y voyons une économie de matériel et non une limite à la construction.
kingsburg-rule-1-2 = Les cartes d’ennemi sont triées par année : cinq cartes pour chacune des années I à V. De chaque année, on tire une carte sans que personne la voie, et ces cinq cartes forment la pile des ennemis, année I dessus, année V dessous. Les 20 autres quittent la partie, elles aussi sans être vues. Le dos d’une carte indique à tous la force possible de l’ennemi : 2 à 4 l’année I, 3 à 5 l’année II, 4 à 6 l’année III, 5 à 7 l’année IV, 7 à 9 l’année V.
    .title = La pile des ennemis
kingsburg-rule-1-3 = L’ordre du tour au début de la partie est tiré au sort, par la même source de hasard qui lance les dés de la table.
    .title = Premier ordre du tour
    .ruling = Le livret de règles laisse les joueurs se ranger à leur guise ; un tirage au sort n’avantage personne.
kingsburg-rule-1-4 = Chacun peut voir à tout moment combien de ressources et de jetons « +2 » possède chaque joueur. La réserve est inépuisable, en or, bois et pierre comme en jetons, et un joueur peut garder autant de jetons qu’il veut.
    .title = Ressources visibles, réserve inépuisable
    .ruling = Le livret de règles ne dit pas si les ressources sont visibles, nous suivons donc l’édition anglaise ; et comme il tient la réserve de ressources pour inépuisable, nous traitons les jetons de même.

## L’année

kingsburg-rule-2-1 = Phase 1. Le joueur qui a le moins de bâtiments reçoit un dé blanc, peut le lancer avec ses dés au printemps qui vient, puis le rend. Si plusieurs joueurs ont aussi peu de bâtiments, le dé va à celui d’entre eux qui a le moins de ressources. Si les ressources sont égales aussi, personne ne reçoit le dé ; chaque joueur à égalité sur les deux critères prend à la place une ressource au choix. Exemple : à bâtiments égaux, avec 0, 0 et 2 ressources, seuls les deux joueurs sans ressources en prennent une. Au début de l’année 1, tous sont à égalité, chacun prend donc une ressource.
    .title = L’aide du roi
kingsburg-rule-2-2 = Phase 3. Le joueur qui a le plus de bâtiments marque 1 point de victoire ; si plusieurs se partagent la tête, chacun d’eux le marque. Tant qu’aucun joueur n’a de bâtiment, personne ne marque.
    .title = La récompense du roi
    .ruling = Sans aucun bâtiment nulle part, tous se partageraient la tête, et une récompense pour une terre vide n’a pas de sens.
kingsburg-rule-2-3 = Phase 5. L’envoyé va au joueur qui a le moins de bâtiments ; à égalité, à celui d’entre eux qui a le moins de ressources ; si l’égalité persiste, à personne cette année. Il ne sert que pendant l’automne qui suit. Au début de cet automne, son détenteur annonce l’un de ces trois choix : influence, construction ou aucun usage. Ne rien annoncer, même faute de temps, revient à choisir « aucun usage ». L’annonce est définitive, et si aucun usage permis ne se présente, l’envoyé est perdu. Influence : une fois, le détenteur peut poser des dés sur un conseiller déjà occupé, que ce soit par un autre joueur, par lui-même (il est alors aidé deux fois) ou par un dé neutre (il est alors seul aidé). Toutes les autres conditions de pose doivent être remplies. Seule une telle pose consomme l’envoyé, et un conseiller ne porte jamais plus de deux groupes. Construction : à son tour de construire, le détenteur effectue deux actions de construction de suite. Chacune se paie en entier, la seconde est facultative, et elle se fait avec les ressources et les effets tels que la première les laisse. Utilisé ou non, l’envoyé repart à la fin de cet automne.
    .title = L’envoyé du roi
    .english-2007 = L’envoyé se passe d’annonce et peut servir une fois, dans n’importe quelle saison productive avant la phase 5 suivante ; une pose sur un conseiller occupé ou la seconde action de construction d’un même tour le consomme, et il repart alors, au plus tard à cette phase 5, avant d’être attribué de nouveau.
kingsburg-rule-2-4 = Phase 7, le recrutement. Dans l’ordre du tour, chaque joueur peut recruter autant de soldats qu’il veut et paie 2 ressources au choix pour chacun. Avec la caserne, un soldat ne coûte que 1 ressource.
    .title = Recrutement de soldats
kingsburg-rule-2-5 = Une année compte huit phases : aide du roi, printemps, récompense du roi, été, envoyé du roi, automne, recrutement et bataille d’hiver. Elle s’achève avec son hiver, et la partie se termine après l’hiver de l’année 5.
    .title = Cinq années, huit phases
kingsburg-rule-2-6 = L’ordre du tour fixé en automne reste en vigueur pour le recrutement, pour la bataille d’hiver et pour l’aide du roi suivante, et c’est lui l’ordre précédent au printemps. Quand plusieurs joueurs ont un choix à faire à la même étape, ils le font ouvertement, l’un après l’autre dans l’ordre du tour.
    .title = Durée de l’ordre du tour

## Les saisons productives

kingsburg-rule-3-0 = Le printemps, l’été et l’automne sont les saisons productives. Chacune s’ouvre par ces étapes, l’une après l’autre : en automne, le détenteur annonce l’usage de l’envoyé ; les propriétaires de la guilde des marchands reçoivent 1 or ; à deux joueurs, on lance les dés neutres ; les joueurs lancent leurs dés.
    .title = Début d’une saison
    .english-2007 = L’envoyé ne s’annonce pas, l’automne commence donc comme les autres saisons.
kingsburg-rule-3-1 = D’abord, dans l’ordre du tour précédent, quiconque a un dé blanc pour l’aide du roi (au printemps) ou pour la ferme dit combien de ses dés blancs il lance. Puis tous les joueurs lancent les trois dés de leur propre couleur avec les dés blancs choisis. Ensuite, dans l’ordre du tour précédent, ceux à qui la statue ou la chapelle permet de relancer décident de le faire ou non. Puis le nouvel ordre du tour est fixé : chacun additionne tous les dés lancés, dés blancs compris ; le total le plus bas joue en premier, le plus haut en dernier. À total égal, les joueurs gardent leur ordre précédent entre eux.
    .title = Lancer et ordre du tour
    .ruling = Selon le livret de règles, un joueur peut lancer un dé blanc, mais le livret ne dit ni quand cela se décide, ni qui relance d’abord ; chez nous, on décide avant tout lancer, et l’ordre des relances est celui de l’édition anglaise.
    .english-2007 = Les dés blancs sont toujours lancés. La chapelle relance tous les dés quand leur total, dés blancs compris, ne dépasse pas 7 ; elle peut servir en plus de la statue, l’une ou l’autre d’abord et chacune une fois, la condition étant revérifiée avant la seconde.
kingsburg-rule-3-2 = Dans l’ordre du tour, manche après manche, chaque joueur pose des dés sur un conseiller ou passe. Passer est toujours permis. Un joueur qui a passé ne pose plus rien de la saison, mais il est encore aidé, peut encore construire et prend part à la fin de la saison. Un joueur sans dés a terminé, et l’étape s’achève quand il ne reste personne. On pose un groupe de dés dont le total est exactement le numéro du conseiller, sur un conseiller que personne n’a influencé cette saison.
    .title = Influencer les conseillers
    .ruling = Le texte du livret de règles admet un total au moins égal au numéro, mais son exemple détaillé ne tombe juste qu’avec le total exact.
kingsburg-rule-3-2a = Dans chaque groupe, un dé au moins doit être de la couleur du joueur ; les deux dés blancs peuvent se trouver dans le même groupe. Un joueur à qui il ne reste aucune pose permise, même avec des jetons, le marché ou un envoyé annoncé, passe automatiquement.
    .title = Un dé de sa propre couleur par groupe
    .ruling = Le livret de règles dit seulement qu’un joueur n’ayant plus que des dés blancs doit passer ; l’édition anglaise exige dans chaque groupe un dé de la propre couleur du joueur, et nous la suivons.
    .english-2007 = Quand la table vérifie s’il reste une pose permise, un envoyé en main compte comme annoncé.
kingsburg-rule-3-2b = Un jeton « +2 » joint à un groupe augmente son total de 2. Un groupe peut recevoir autant de jetons qu’il a de dés, dés blancs compris, et pas davantage. Les jetons sont dépensés dès la pose.
    .title = Jetons « +2 » par groupe
    .english-2007 = Un groupe ne peut recevoir qu’un seul jeton, quel que soit son nombre de dés.
kingsburg-rule-3-2c = Une fois par saison, le propriétaire du marché peut compter un groupe, jetons compris, pour 1 de plus ou 1 de moins, à condition d’arriver à un numéro de 1 à 18. Seule une pose qui en a besoin consomme le marché, et il peut se combiner avec l’envoyé.
    .title = Usage du marché
kingsburg-rule-3-3 = Les conseillers aident l’un après l’autre, de 1 à 18, chacun le joueur dont les dés se trouvent chez lui ; si l’envoyé a réuni deux groupes, les deux sont aidés, dans l’ordre du tour. L’aide vient d’elle-même ; le joueur ne fait que les choix, et les dons d’un conseiller arrivent dans l’ordre où ils sont énoncés. Ce qu’un joueur voit de l’ennemi reste secret jusqu’à ce que cette carte soit retournée. À la fin, tous reprennent leurs dés ; les dés blancs et les jetons dépensés retournent à la réserve.
    .title = Aide des conseillers
    .ruling = Le livret de règles laisse un conseiller aider deux joueurs sans dire lequel vient d’abord ; l’ordre du tour en décide, comme ailleurs.
kingsburg-rule-3-4 = Dans l’ordre du tour, chaque joueur construit un bâtiment ou aucun. Le coût est payé et les points de victoire du bâtiment sont marqués aussitôt. Dans sa rangée, un bâtiment exige tous les bâtiments à sa gauche, et personne ne possède deux fois le même bâtiment. Avec la grue, les bâtiments des colonnes 3 et 4 coûtent 1 or de moins ; le bois et la pierre se paient en entier. Un bâtiment agit dès qu’il est debout : une grue construite d’abord rend moins chère la seconde action de construction de l’envoyé, tandis qu’un effet portant sur une étape antérieure se fait sentir à partir de la saison suivante.
    .title = Construire un bâtiment
kingsburg-rule-3-5 = Pour clore la saison, chaque joueur, dans l’ordre du tour, prend ce qui lui revient. Auberge, à la fin de l’été seulement : un jeton « +2 ». Hôtel de ville : un jeton « +2 », ou à la place, si le propriétaire le décide, une ressource échangée contre 1 point de victoire, une fois seulement. Ambassade : 1 point de victoire. Les bâtiments construits cette même saison comptent déjà.
    .title = Fin d’une saison
    .english-2007 = L’hôtel de ville ne donne pas de jeton ; une fois par saison, son propriétaire peut payer un jeton « +2 » ou une ressource pour 1 point de victoire, et le jeton que l’auberge a donné cet été peut y servir.

## Bataille d’hiver

kingsburg-rule-4-1 = On retourne la première carte de la pile des ennemis. Le premier joueur dans l’ordre du tour lance un dé pour les renforts du roi ; ce nombre vaut pour tous les joueurs.
    .title = Ennemi et renforts
kingsburg-rule-4-2 = La force d’un joueur est le nombre de ses soldats, plus les renforts du roi, plus ou moins l’apport de ses bâtiments. Elle n’a pas de limite supérieure ; que la piste s’arrête à 9 n’a aucune importance.
    .title = Force au combat
kingsburg-rule-4-3 = Force supérieure à celle de l’ennemi : le joueur gagne et prend la récompense. Force égale : il ne se passe rien, sauf que la muraille de pierre en fait une victoire entière, avec récompense, avec le point de victoire de la forteresse et avec un droit au point du vainqueur le plus fort. Force inférieure à celle de l’ennemi : le joueur subit les pertes. Toutes les forces et tous les résultats sont d’abord établis ; puis chaque joueur, dans l’ordre du tour, prend récompense ou pertes, et le point de victoire de la forteresse. Un bâtiment perdu entre-temps ne change plus rien à cette bataille.
    .title = Victoire, égalité, défaite
kingsburg-rule-4-4 = Tout à la fin, parmi les vainqueurs de la bataille, le joueur qui a la plus grande force marque 1 point de victoire supplémentaire ; si plusieurs vainqueurs sont aussi forts, chacun d’eux le marque.
    .title = Le vainqueur le plus fort
kingsburg-rule-4-5 = Les pertes se prennent dans cet ordre : or, pierre, bois, ressources au choix du joueur, bâtiments, points de victoire. Ce qui désigne une sorte de ressources se prend sur cette seule sorte ; qui n’en a pas assez donne ce qu’il a, sans dette. Un bâtiment se perd dans la colonne la plus à droite où le joueur en possède un, toutes rangées confondues ; si plusieurs rangées y comptent un bâtiment, le propriétaire choisit ; qui n’a pas de bâtiment n’en perd pas. Ses points de victoire et son effet partent avec lui, et il peut être construit de nouveau plus tard, au prix entier et pour ses points. Un score peut descendre sous 0.
    .title = Pertes au combat
    .ruling = Un score est un nombre que la piste ne fait que montrer, il ne s’arrête donc pas là où la piste commence.
    .english-2007 = Si plusieurs rangées ont un bâtiment dans la colonne la plus à droite, celui de la plus haute de ces rangées est perdu.
kingsburg-rule-4-6 = Après la bataille, tous les soldats rentrent chez eux, chacun revient donc à 0, et la carte d’ennemi quitte la partie.
    .title = Après la bataille

## Fin de la partie

kingsburg-rule-5-1 = Après la dernière bataille, les propriétaires d’une cathédrale encore debout décident, dans l’ordre du tour, combien de paires de ressources ils échangent contre 1 point de victoire chacune, d’aucune à toutes ; ce qui a été échangé ne compte plus pour départager. Le joueur qui a le plus de points de victoire l’emporte. À égalité, c’est celui à qui il reste le plus de ressources, puis celui qui a le plus de bâtiments ; les joueurs encore à égalité partagent la victoire.
    .title = Fin et vainqueur
    .ruling = Le livret de règles demande en dernier ressort aux joueurs de s’entendre sur un vainqueur ; l’édition anglaise leur fait partager la victoire, ce qui évite tout débat.
    .english-2007 = La cathédrale paie d’elle-même 1 point de victoire par lot de 2 ressources conservées, et ces ressources comptent encore en cas d’égalité.

## Deux joueurs

kingsburg-rule-6-1 = Seules les parties à deux ont des règles particulières. Au début de chaque saison productive, avant le lancer des joueurs, on lance trois dés neutres, qui occupent le conseiller dont le numéro est leur total. On en lance ensuite deux autres, et chacun occupe le conseiller dont il montre le numéro ; si les deux nombres sont égaux, un seul dé est posé. Là où se trouve déjà un dé neutre, un autre n’ajoute rien.
    .title = Dés neutres
    .ruling = Le livret de règles ne dit pas ce qui arrive quand un dé neutre en rencontre un autre ; un conseiller occupé ne peut pas l’être davantage.
    .english-2007 = Les deux dés vont ensemble sur le conseiller dont le numéro est leur total ; on ne les sépare que si les trois dés neutres s’y trouvent déjà, et de deux dés égaux l’un est alors mis de côté.
kingsburg-rule-6-2 = À deux joueurs, une fois l’ordre du tour fixé et avant la première pose, chaque joueur, dans l’ordre du tour, met de côté l’un des dés qu’il a lancés, de sa propre couleur ou blanc. Ce dé ne sert pas cette saison, mais il a compté pour l’ordre du tour.
    .title = Un dé mis de côté
    .ruling = Le livret de règles ne dit ni quel dé ni qui choisit d’abord ; nous admettons n’importe quel dé et laissons l’ordre du tour décider, comme ailleurs.
    .english-2007 = Aucun dé n’est mis de côté.
kingsburg-rule-6-3 = Les dés neutres s’en vont à la fin de la saison. Jusque-là, seul l’envoyé permet de les rejoindre sur leur conseiller.
    .title = Départ des dés neutres
