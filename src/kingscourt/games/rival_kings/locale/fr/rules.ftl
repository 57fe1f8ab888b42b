### Rival Kings : les règles par numéro

## Mise en place

rival-kings-rule-1-1 = La partie réunit deux à quatre joueurs. On mélange les 32 bâtiments et on en forme, au milieu de la table, deux piles visibles de 8 cartes ; on fait de même avec les 32 sujets. On ne voit que la carte du dessus de chaque pile. Les 16 bâtiments et 16 sujets restants servent d’argent par leur dos : un sujet vaut 1 pièce, un bâtiment 2.
    .title = Piles et argent
    .ruling = Les livrets disent seulement que les dos montrent 1 ou 2 pièces ; la répartition vient de deux critiques indépendantes.
rival-kings-rule-1-2 = Chacune des quatre piles commence avec 2 pièces. Chaque joueur prend 5 pièces, deux blasons et un marqueur de conflit. Ce qui reste des 48 pièces et des 30 marqueurs forme la réserve.
    .title = Pièces et marqueurs au départ
    .ruling = On peut faire de la monnaie librement : seuls les montants comptent.
rival-kings-rule-1-3 = Au début de chaque manche, on mélange les 12 personnages et chaque joueur en reçoit trois. À trois joueurs, les trois restants sont écartés sans être vus ; à deux, les six restants forment une pile face cachée.
    .title = Distribution des personnages

## Manche et cycle

rival-kings-rule-2-1 = Une manche compte deux cycles. Dans chacun, chaque joueur joue un personnage ; l’un des trois reste donc inutilisé. Ensuite tous les personnages sont mélangés à nouveau.
    .title = Deux cycles par manche
rival-kings-rule-2-2 = Un cycle a trois parties : tous choisissent en secret un personnage et le révèlent en même temps ; puis viennent les conflits ; puis les joueurs effectuent leurs actions par rang, de A à F.
    .title = Déroulement d’un cycle
rival-kings-rule-2-3 = Tout le monde voit les pièces, les marqueurs, les files de cartes, la taille des piles et les personnages joués. Restent cachés jusqu’à la fin de la partie, ou du match entier : les mains, le personnage inutilisé, les personnages écartés, la pile face cachée, les cartes sous le dessus d’une pile et la face des cartes d’argent. On voit qui a déjà choisi, mais pas quoi ; un choix peut être changé jusqu’à ce que le dernier joueur ait choisi.
    .title = Visible et caché
    .ruling = Les livrets ne disent pas à quel point la table est ouverte. Nous montrons ce qui est posé devant tous et cachons le reste.

## Conflits

rival-kings-rule-3-1 = D’abord les rangs égaux : deux joueurs dont les personnages ont le même rang prennent chacun un marqueur. Ils ne peuvent pas voler pendant ce cycle, et chacun n’effectue qu’une seule des actions non recouvertes de son personnage, choisie quand vient son tour ; la capacité d’un sujet s’y ajoute. Il peut y avoir deux de ces paires à la fois, mais jamais trois personnages d’un même rang.
    .title = Rangs égaux
rival-kings-rule-3-2 = Ensuite les vols : A vole D, B vole C, C vole F, D vole E et E vole F. F ne vole personne, et personne ne vole A ni B. Qui est volé prend un marqueur par voleur. Un rang en conflit entre égaux ne vole pas et ne donne pas de marqueur de cette façon.
    .title = Qui vole qui
rival-kings-rule-3-3 = À son tour, avant toute action propre, le voleur recouvre d’un blason une action du personnage de sa victime et l’effectue aussitôt lui-même. Le blason est obligatoire ; on peut renoncer à l’action, qui reste recouverte. S’il y a deux victimes, chacune perd une action, dans l’ordre voulu par le voleur. Ce qui est recouvert ne peut pas être volé de nouveau, et il reste toujours une action. Marqueurs, argent, prix et file sont ceux du voleur.
    .title = Voler une action
    .ruling = Avec deux victimes, la première action volée est effectuée, ou l’on y renonce, avant que la seconde soit recouverte.
rival-kings-rule-3-4 = À l’intérieur d’un rang, le joueur qui a le moins de marqueurs commence, au moment où vient le tour de ce rang. À égalité, le personnage qui porte le symbole de priorité commence.
    .title = Ordre à l’intérieur d’un rang
rival-kings-rule-3-5 = À deux joueurs, on retourne la carte du dessus de la pile de personnages après la révélation et avant tout Jardinier ; elle ne peut pas être échangée. Après les autres conflits, on la compare à chaque joueur : si elle a le même rang, ou un rang qui vole celui du joueur, ce joueur prend un marqueur. Elle ne fait rien d’autre et reste visible à côté de la pile ; le second cycle retourne la carte suivante.
    .title = La carte retournée à deux joueurs
    .ruling = Là où les livrets parlent d’un rang supérieur, nous entendons un rang qui vole celui du joueur (RK-3.2).
rival-kings-rule-3-6 = S’il n’y a plus de marqueur dans la réserve, on n’en prend pas. Ils sont attribués dans l’ordre de RK-3.7, et à l’intérieur d’une paire dans celui de RK-3.4.
    .title = Quand les marqueurs manquent
    .ruling = Les livrets ne prévoient pas ce cas.
rival-kings-rule-3-7 = L’ordre est : Jardiniers ; rangs égaux de A à F ; vols de A à E avec les décisions des Gardes ; la carte retournée. Tous les marqueurs sont attribués avant le premier tour ; les blasons ne sont posés qu’aux tours des voleurs.
    .title = Ordre des conflits

## Actions

rival-kings-rule-4 = Les actions d’un personnage s’effectuent de gauche à droite, telles qu’elles sont imprimées. Une action à laquelle on renonce est perdue ; on ne revient pas en arrière.
    .title = De gauche à droite
rival-kings-rule-4-1 = Remettez un de vos marqueurs dans la réserve. Sans marqueur, il ne se passe rien.
    .title = Neutraliser un conflit
rival-kings-rule-4-2 = Donnez un de vos marqueurs au rival de votre choix. Sans marqueur, il ne se passe rien.
    .title = Transmettre un conflit
rival-kings-rule-4-3 = Prenez tout l’argent d’une des quatre piles. Si les quatre sont vides, on pose d’abord 2 pièces de la réserve devant chacune, tant qu’il y en a : devant les deux piles de bâtiments, puis devant les deux piles de sujets ; la dernière n’en reçoit peut-être qu’une. L’argent d’une pile sans cartes reste en place et peut être pris.
    .title = Prendre de l’argent
    .ruling = On n’a pas le droit de compter, mais qui a suivi les paiements connaît les montants ; la table les montre donc, et une option les cache. Les piles ne sont regarnies que si l’action est vraiment effectuée.
rival-kings-rule-4-4 = Choisissez un sujet placé sur une pile et ajoutez son prix entier à l’argent de cette pile. Le sujet va au bout de votre file et devient actif. Il n’y a pas de dettes.
    .title = Recruter un sujet
rival-kings-rule-4-5 = Choisissez un bâtiment placé sur une pile et ajoutez son prix entier à l’argent de cette pile. Le bâtiment va au bout de votre file. Il n’y a pas de dettes.
    .title = Acheter un bâtiment
rival-kings-rule-4-6 = On peut renoncer à toute action.
    .title = Renoncer à une action
    .ruling = Même quand elle pourrait être effectuée.

## Sujets

rival-kings-rule-5-1 = Le dernier sujet de votre file est actif. À tout moment de votre propre tour, avant le premier vol, entre-temps ou après la dernière action, vous pouvez faire appel à sa capacité, mais à une seule capacité par cycle. Un sujet recruté pendant ce tour est aussitôt disponible si aucun n’a servi auparavant. Le Jardinier et le Garde n’agissent qu’avant ou pendant les conflits.
    .title = Une capacité par cycle
    .ruling = La table ne propose pas une capacité avec laquelle on ne pourrait rien faire ; personne ne la gaspille donc par mégarde.
rival-kings-rule-5-2 = Un bâtiment et un sujet de même symbole chez un même propriétaire forment une paire parfaite ; l’Évêque et la Dame de la cour ne peuvent ni la prendre ni la donner. Une carte n’est libre que si son propriétaire en a plus d’exemplaires que de sa partenaire, comptés avant l’échange. Sans carte libre des deux côtés, la capacité ne peut pas être utilisée.
    .title = Les paires parfaites restent unies
    .ruling = Les livrets ne disent pas comment compter les doubles ; comparer les nombres protège exactement les paires.
rival-kings-rule-5-3 = Qui a utilisé une capacité pendant ce cycle n’en obtient pas une seconde d’un sujet reçu par échange. Un rival dont un Évêque a changé la file utilise, à son propre tour, ce qui est alors actif.
    .title = Les sujets qui changent de main
    .ruling = Les livrets se taisent ; cela découle de la règle d’une seule capacité par cycle.

## Fin et décompte

rival-kings-rule-6-1 = Quand une des quatre piles est vide, on joue le cycle jusqu’au bout, tous les tours en entier ; la partie est alors finie, même après le premier cycle d’une manche.
    .title = Fin de la partie
rival-kings-rule-6-2 = On forme d’abord le plus de paires parfaites possible ; elles rapportent les deux valeurs. Avec les autres cartes, on forme les paires d’un bâtiment et d’un sujet de même couleur qui rapportent le plus, chacune la valeur la plus haute. Une carte isolée rapporte 1, chaque lot de 3 pièces 1, et chaque marqueur coûte 2. Un total peut être négatif.
    .title = Décompte
    .ruling = Une paire de même couleur n’est formée que si elle vaut au moins autant que deux cartes isolées.
rival-kings-rule-6-3 = À égalité de points, le plus petit nombre de marqueurs l’emporte, puis le plus grand nombre de pièces ; ensuite la victoire est partagée.
    .title = Égalités
    .ruling = Aucun livret ne départage les égalités.
rival-kings-rule-6-4 = En option, on joue plusieurs parties de suite, jusqu’à un nombre fixé de parties ou de points ; les scores s’additionnent. Un match aux points se termine après la partie où quelqu’un les atteint, au plus tard après 20 parties. Le total le plus élevé gagne ; une égalité est partagée.
    .title = Matchs
    .ruling = La limite de 20 parties et l’égalité partagée sont de nous.
rival-kings-rule-6-5 = Après 10 manches de suite où aucune pile n’a diminué, la partie est finie. L’échange d’un Troubadour ne compte pas.
    .title = Blocage
    .ruling = Comme on peut renoncer aux actions, une partie pourrait sinon durer toujours.

## Les livrets

rival-kings-rule-9 = Là où les livrets se contredisent, celui en cinq langues fait foi. Ainsi le Chevalier recrute, une capacité sert une fois par cycle, le Vigneron et le Mineur consultent une seule pile, quatre piles vides sont regarnies de 2 pièces chacune, et le Marin peut agir deux fois sans y être obligé.
    .title = Là où les livrets diffèrent
