### Paladins du Royaume de l’Ouest : les règles par numéro

## Mise en place

paladins-rule-1-1 = La partie réunit un à quatre joueurs ; seul, on affronte un adversaire artificiel. Cinq citadins sont au-dessus du plateau principal et six étrangers au-dessous ; murs, soupçons et tavernes sont mélangés, les dettes ont leur face impayée visible. La réserve d’impôts commence avec 5 pièces d’argent à deux, 6 à trois et 8 à quatre.
    .title = Le plateau principal
    .ruling = En solitaire, la réserve d’impôts contient 5 pièces d’argent ; aucune source ne le dit.
paladins-rule-1-2 = Trois Ordres du Roi et cinq Faveurs du Roi pris au hasard sont posés face cachée. Les autres quittent la partie sans être regardés.
    .title = Ordres et Faveurs
paladins-rule-1-3 = Chacun a 8 ateliers, 7 moines, 7 avant-postes et 7 jarres, les attributs foi, force et influence à 0, 3 pièces d’argent, 1 provision et sa propre pioche mélangée des douze paladins.
    .title = Ce que chacun possède
paladins-rule-1-4 = Le premier joueur est tiré au sort. Dans l’ordre inverse, le premier joueur en dernier, chacun engage gratuitement un citadin de la rangée ; sa récompense immédiate compte et la rangée n’est pas complétée entre-temps. Puis la rangée glisse vers la droite et se complète à gauche.
    .title = Premier joueur et premiers citadins
paladins-rule-1-5 = Soupçons, étrangers attaqués et leur peuple, ressources et rangées sont visibles de tous. Sont secrets les paladins piochés jusqu’à la révélation, les cartes remises sur et sous sa pioche, et tout ce qui est face cachée.
    .title = Ce qui est visible

## La manche

paladins-rule-2-1 = La partie dure sept manches. À partir de la deuxième, le marqueur de premier joueur passe d’abord à gauche.
    .title = Le marqueur de premier joueur
paladins-rule-2-2 = Aux manches 1 et 2 on révèle un Ordre, à la manche 3 un Ordre et une Faveur, aux manches 4 à 7 une Faveur.
    .title = Révéler Ordres et Faveurs
paladins-rule-2-3 = On révèle une taverne de plus qu’il n’y a de joueurs. Les tavernes défaussées ne sont mélangées que s’il faut une carte et que la pioche est vide.
    .title = Tavernes
paladins-rule-2-4 = Tous en même temps et en secret piochent trois paladins de leur propre pioche. L’un sert pendant cette manche, un autre va sur le dessus de la pioche, le dernier dessous.
    .title = Choisir un paladin
    .ruling = Les paladins utilisés quittent la partie. Ce qu’un paladin ajoute aux attributs dure toute la manche.
paladins-rule-2-5 = À partir du premier joueur, chacun révèle son paladin et prend ses deux ouvriers. Puis, de nouveau à partir du premier joueur, chacun prend une taverne et ses quatre ouvriers ; les soupçons qui en viennent et les inquisitions qu’ils provoquent sont réglés avant le choix suivant. Il reste une taverne.
    .title = Les ouvriers des paladins et des tavernes
paladins-rule-2-6 = À partir du premier joueur, à tour de rôle, chacun effectue une action ou passe, jusqu’à ce que tous aient passé. Qui a passé ne joue plus pendant cette manche.
    .title = Les tours
paladins-rule-2-7 = Qui n’a plus d’ouvrier ou d’action possible doit passer. Qui passe rend tous les ouvriers de son plateau, mais pas ceux des Faveurs, et garde en réserve trois ouvriers au plus, à son choix.
    .title = Passer
    .ruling = La limite de trois n’est vérifiée qu’au moment de passer ; les ouvriers gagnés ensuite restent.
paladins-rule-2-8 = À la fin d’une manche, le citadin de la colonne la plus à droite est défaussé, s’il y en a un ; les autres glissent à droite et les colonnes libres se remplissent. L’étranger de la colonne la plus à gauche est défaussé, s’il y en a un ; les autres glissent à gauche et les colonnes libres se remplissent. Les défausses ne reviennent jamais ; si la pioche est vide, les colonnes restent vides. Les tavernes sont défaussées, les ouvriers des Faveurs repartent, les Faveurs restent visibles. Pendant une manche les vides restent, et coûts et conditions appartiennent à la colonne.
    .title = La fin d’une manche
paladins-rule-2-9 = Chaque criminel gagné apporte aussitôt un soupçon, même s’il vient d’une taverne ou d’un paladin.
    .title = Un criminel attire les soupçons
paladins-rule-2-10 = Un attribut vaut ce que montre son marqueur, plus ce qu’ajoute le paladin de la manche.
    .title = Les attributs
    .ruling = Les marqueurs s’arrêtent à 12 et les gains suivants sont perdus ; avec le paladin un attribut peut dépasser 12.
paladins-rule-2-11 = Ouvriers, argent et provisions de la réserve commune ne s’épuisent jamais.
    .title = La réserve commune
    .ruling = Le livret ne dit pas ce qui arrive en cas de pénurie : il n’y en a donc pas.
paladins-rule-2-12 = Dès que tous ont passé à la septième manche, la partie s’arrête.
    .title = La fin de la partie

## Actions

paladins-rule-3-0 = Une action n’est possible que si toutes ses cases sans atelier sont vides. Une case claire accueille n’importe quel ouvrier, une case de couleur un ouvrier de cette couleur ou un criminel, une case de criminel seulement des criminels. L’ordre est : vérifier cases, condition et coût ; placer les ouvriers ; payer ; déplacer la pièce ou prendre la carte ; les récompenses dans l’ordre imprimé ; l’augmentation d’attribut de l’action ; la défausse que permet l’absolution ; la capacité du paladin ; les citadins qui interviennent. Un soupçon ou une inquisition s’intercale entre deux récompenses.
    .title = Le déroulement d’une action
    .ruling = Là où le livret ne dit rien de l’ordre, celui-ci vaut. Ce qu’une action rapporte ne compte pas pour sa propre condition, son coût ou ses ouvriers.
paladins-rule-3-1 = Le développement demande deux ouvriers quelconques et 4 pièces d’argent. L’atelier le plus à gauche va sur l’une des deux premières cases d’une action du côté droit, deux au plus par action, et y remplace définitivement un ouvrier. Un ouvrier présent sur cette case retourne à la réserve commune, les autres restent et bloquent toujours. L’ouvrier qui apparaît sous l’atelier est à vous.
    .title = Développement
paladins-rule-3-2 = Recrutement avec un ouvrier quelconque : un citadin de la rangée est renvoyé pour la récompense de son coin. Avec un second ouvrier, un combattant : il est engagé pour sa partie inférieure. Dans les deux cas on paie la colonne, de gauche à droite 3 pièces d’argent ou une dette, 2 pièces ou une dette, 2, 1 et 0. Un ou deux ouvriers, cela se décide en une seule action ; un second ne peut pas s’ajouter plus tard.
    .title = Recrutement
    .ruling = Une dette peut aussi payer un renvoi, et elle est prise avant la récompense.
paladins-rule-3-3 = La chasse donne 1 provision pour un ouvrier, 3 si un éclaireur s’y joint. Le commerce donne 1 pièce d’argent pour un ouvrier, 3 si un marchand s’y joint. Un ou deux ouvriers, cela se décide en une seule action.
    .title = Chasse et commerce
paladins-rule-3-4 = La prière demande un clerc et 2 pièces d’argent : tous les ouvriers quittent une action de son plateau, à gauche ou à droite. Les ouvriers des Faveurs et les ateliers restent. Une prière gagnée en récompense ne demande ni clerc, ni argent, ni case.
    .title = Prière
    .ruling = La prière peut aussi se libérer elle-même.
paladins-rule-3-5 = La conspiration demande un ouvrier quelconque et donne un criminel, et avec lui un soupçon.
    .title = Conspiration
paladins-rule-3-6 = Les six actions du côté droit demandent trois ouvriers chacune et ne sont possibles que sept fois par partie ; seule l’attaque est sans limite. La mission demande la foi de la région, la garnison sa force ; toutes deux coûtent dans l’ordre 1, 1, 1, 2, 2, 3, 3 provisions, placent une pièce sur une case libre du plateau principal pour sa récompense et augmentent l’influence ou la foi. La fortification demande 0, 1, 3, 5, 7, 9, 11 d’influence, coûte aussi 1, 1, 1, 2, 2, 3, 3 provisions et donne la première carte mur. L’absolution demande l’influence de la jarre, coûte 1, 2, 2, 2, 3, 3, 3 pièces d’argent, pose la jarre sur une case de jarre libre pour sa récompense, augmente la foi et permet de défausser un soupçon. L’attaque demande la force de la colonne, ou 1 pièce d’argent par tranche de 2 points manquants, arrondi au supérieur, et donne les récompenses du coin de l’étranger. La conversion demande la foi de la colonne, coûte 0, 1, 2, 2, 2, 3, 3 pièces d’argent et donne la force de l’étranger et ses points à la fin. Régions et colonnes demandent 0, 2, 4, 6, 8, 10 de foi et 1, 3, 5, 7, 9, 11 de force. Les cases marquées 3+ ou 4+ sont fermées quand les joueurs sont moins nombreux.
    .title = Actions dans le royaume
    .ruling = Les jarres demandent 0, 2, 4, 6, 8, 10, 12 d’influence ; seule la première valeur est sûre.
paladins-rule-3-7 = Comme action, un ouvrier du bon type va sur une Faveur du Roi révélée et libre. Chacune sert une fois par manche pour toute la table. Son coût est d’abord payé en entier, au besoin en prenant une dette ; s’il y a plusieurs options, on en choisit une.
    .title = Les Faveurs du Roi
paladins-rule-3-8 = On peut renoncer aux récompenses, même à un criminel, alors sans son soupçon. Seuls impôts, soupçons et dettes sont obligatoires. Les ouvriers des paladins et des tavernes et le criminel de la conspiration ne sont pas des récompenses : on les prend en entier.
    .title = Récompenses
    .ruling = Un recrutement gratuit engage ou renvoie n’importe quelle carte de la rangée, sans ouvrier, argent ni dette. Un atelier gratuit ne demande ni ouvrier ni argent et compte comme développement. Une récompense inutilisable est perdue. Tous les symboles d’impôt d’une carte forment un seul montant. Ce qui ne peut jamais gêner est pris sans question.
paladins-rule-3-9 = Les citadins liés à une action donnent leur récompense à chaque fois, après les effets de l’action et dans l’ordre voulu par leur propriétaire. S’ils sont plusieurs, chacun donne. Qui est engagé pendant une action n’intervient pas encore pour elle.
    .title = Les citadins qui interviennent
paladins-rule-3-10 = Sans carte mur, pas de fortification ; sans étranger dans la rangée, ni attaque ni conversion ; sans citadin, pas de recrutement ; sans atelier, pas de développement ; sans case libre à portée, ni mission ni garnison.
    .title = Quand il n’y a plus rien
    .ruling = Le livret ne traite pas ces cas.
paladins-rule-3-11 = La capacité d’un paladin vaut pour son action pendant la manche. « Aucune provision » et « aucune pièce d’argent » annulent ce coût, pour le recrutement la dette aussi, mais jamais l’argent d’une attaque. Ce qu’elle ajoute vient de la réserve commune après le coût, même avec un seul ouvrier. Le développement coûte 2 pièces d’argent avec son paladin.
    .title = Les capacités des paladins
    .ruling = Les capacités ne s’appliquent pas aux récompenses gratuites.

## Impôts, soupçons, dettes, inquisition

paladins-rule-4-1 = Un impôt doit être pris, en argent de la réserve d’impôts. Ce qui lui manque vient de la réserve commune.
    .title = Impôts
paladins-rule-5-1 = Un soupçon est la première carte de sa pioche, posée face visible sur la pile du joueur ; puis on prend ses 0, 1 ou 2 pièces d’argent en impôt, si bien qu’il compte dans l’inquisition qu’il provoque. Plusieurs se prennent un à un.
    .title = Soupçon
paladins-rule-5-2 = Si la pioche de soupçons est vide, on mélange la défausse. Si les deux sont vides, une inquisition a lieu aussitôt, puis on pioche.
    .title = Plus de carte soupçon
paladins-rule-5-3 = Quand la dernière pièce d’argent de la réserve d’impôts est prise, une inquisition a lieu aussitôt. Après chaque inquisition la réserve d’impôts retrouve son montant de départ.
    .title = Quand vient l’inquisition
paladins-rule-5-4 = D’abord, tous les citadins liés à l’inquisition servent, chacun une fois, dans l’ordre voulu par leur propriétaire ; leur condition est vérifiée à ce moment. Puis tous ceux qui ont le plus de soupçons, un au moins, prennent une dette impayée et défaussent la moitié de leur pile, arrondie à l’inférieur. Les soupçons les plus récents partent toujours d’abord. Ceux qui ont passé participent aussi.
    .title = L’inquisition
    .ruling = On agit dans l’ordre du tour à partir du joueur actif. On peut renoncer à la défausse du conspirateur.
paladins-rule-5-5 = À la fin, une dette impayée coûte 3 points de victoire, une dette payée en rapporte 1. Payer retourne une dette, détruire en rend une impayée à la pioche. Le collecteur de dettes intervient juste après chaque dette retournée.
    .title = Dettes
    .ruling = Une pioche de dettes vide en donne quand même.
paladins-rule-5-6 = Aucune inquisition ne commence dans une autre : aucun citadin qui lui est lié ne donne d’impôt ni de criminel.
    .title = Une inquisition à la fois

## Décompte

paladins-rule-6-1 = Un Ordre est accompli quand son action a été faite au moins cinq fois ; pour l’attaque, ce sont les étrangers attaqués qui comptent. Selon leur place, les Ordres rapportent 4, 6 et 8 points de victoire. Chaque attribut compte selon son marqueur, sans paladin : 0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20 de 0 à 12.
    .title = Ordres et attributs
paladins-rule-6-2 = 6, 7 ou 8 ateliers rapportent 1, 3 ou 6 points de victoire en tout ; 5, 6 ou 7 moines 2, 5 ou 9 en tout, de même pour les avant-postes ; 5, 6 ou 7 murs 1, 3 ou 6 en tout, de même pour les jarres. S’y ajoutent les points imprimés sur les murs, les étrangers convertis, les dettes et 1 par tranche de 3 pièces d’argent et provisions réunies. Toute division s’arrondit à l’inférieur.
    .title = Pièces, dettes, ressources
paladins-rule-6-3 = Les étrangers convertis comptent selon leur nom : pour chaque paire d’usages d’une action, chaque tranche de 4 d’un attribut, chaque étranger attaqué d’un peuple, les Ordres accomplis, les mercenaires convertis, les dettes payées ou les soupçons restants ; un traître rend les dettes impayées moins chères.
    .title = Étrangers convertis
    .ruling = Le chasseur compte les citadins à côté du plateau, quelle que soit la façon de les engager. Chaque mercenaire compte pour tous, sauf autre choix de la table. Plusieurs traîtres ont l’effet d’un seul.
paladins-rule-6-4 = En cas d’égalité, le plus grand nombre de points dus aux Ordres l’emporte, puis le plus petit nombre de soupçons ; sinon la victoire est partagée.
    .title = Égalités

## Jouer en solitaire

paladins-rule-7-1 = L’adversaire artificiel a un plateau avec 7 moines, avant-postes et jarres, ses marqueurs d’attribut empilés, influence en bas, foi au milieu, force en haut, et un marqueur de ressources sur la première de cinq cases. Ses cinq plans « Faveur » sont mis de côté ; les douze autres forment sa pioche. À la mise en place vous engagez un citadin, lui non.
    .title = L’adversaire artificiel
    .ruling = La pioche contient un plan pour chaque action du côté droit et six « Ordres ». On utilise les cases ouvertes à deux joueurs.
paladins-rule-7-2 = Selon la difficulté, 1, 3 ou 5 Ordres sont révélés, et chacun place un atelier de l’adversaire sur son action ; puis on les remélange. Un de ses ateliers est posé sur chaque Ordre et un plan « Faveur » sur chaque Faveur : à la révélation, l’atelier va sur cette action, le plan dans sa défausse.
    .title = Difficulté
paladins-rule-7-3 = Vous commencez toujours et les tours alternent ; quand un camp est sorti, l’autre continue seul. L’adversaire n’a pas de paladin. Deux tavernes sont révélées : vous en prenez une, et pour chaque criminel de l’autre il prend un soupçon mais aucun ouvrier.
    .title = Les tours contre l’adversaire
paladins-rule-7-4 = À chaque manche l’adversaire a trois ouvriers de plus que le numéro de la manche, tous semblables, et n’en garde aucun. Il ignore les coûts en argent et en provisions. Un criminel est pour lui un simple ouvrier avec un soupçon. Chaque ressource qu’il recevrait avance son marqueur d’une case à droite ; après la dernière, il recommence et son attribut le plus bas, sous 12, monte de 1. À égalité monte celui du dessus de la pile, et qui monte se place dessus. Ses impôts vont à la réserve commune et avancent le marqueur.
    .title = Ouvriers et piste de ressources
paladins-rule-7-5 = Le marqueur désigne la carte qu’il prend dans une rangée de citadins, de Faveurs ou d’étrangers. Si elle n’est pas disponible, on continue à droite puis depuis le début ; après le cinquième étranger vient le sixième.
    .title = Ce que désigne le marqueur
paladins-rule-7-6 = À son tour, un plan est révélé et va aussitôt à la défausse. Si ouvriers, cases libres, usages et attribut le permettent, il effectue l’action ; sinon la première possible parmi recrutement, prière, commerce, conspiration et repos, pour un ouvrier, chacune une fois par manche. Une prière ou un recrutement reçu en récompense n’occupe aucune case de cette rangée. Sans ouvrier, il est hors de la manche.
    .title = Son tour
    .ruling = Une pioche de plans vide se reforme avec la défausse mélangée. Le nombre d’ouvriers que prend une action de la rangée n’est pas indiqué ; nous en comptons un.
paladins-rule-7-7 = Le recrutement renvoie. La prière libère son côté droit, ou donne un ouvrier s’il est libre, et mélange tous les plans. Le commerce avance le marqueur de 1. La conspiration donne un soupçon et deux ouvriers. Le repos avance le marqueur de 1 et du nombre d’ouvriers restants, puis il sort.
    .title = Sa rangée d’actions
paladins-rule-7-8 = Pour la mission et la garnison, il choisit à sa portée : recrutement gratuit, payer une dette qu’il a, prière, deux ouvriers, un ouvrier, argent, défausser un soupçon, payer une dette qu’il n’a pas ; entre cases égales la première. Pour l’absolution, il retourne la jarre suivante sur place, augmente sa foi et paie une dette, sinon défausse un soupçon. Sur un mur il prend, si possible, l’option de gauche. Attaque et conversion restent dans la limite de ses attributs. Le plan « Ordres » essaie les Ordres non accomplis de droite à gauche ; les accomplis seulement si tous le sont.
    .title = Ses actions
    .ruling = Qu’il défausse un soupçon de plus lors de l’absolution est une option de la table.
paladins-rule-7-9 = Pour chaque soupçon ou dette impayée qu’il devrait céder et n’a pas, 1 pièce d’argent de la réserve d’impôts va à la réserve commune ; le marqueur ne bouge pas, et la dernière pièce provoque là aussi une inquisition.
    .title = Ce qu’il n’a pas
paladins-rule-7-10 = À la fin d’une manche, les cartes des deux colonnes de citadins les plus à droite et des deux colonnes d’étrangers les plus à gauche sont défaussées ; pour une colonne vide, aucune autre carte ne part. Ses plans ne sont mélangés que s’il prie ou si sa pioche est vide.
    .title = La fin d’une manche en solitaire
paladins-rule-7-11 = L’adversaire marque des points comme un joueur, au moins 1 par étranger converti, mais aucun pour ses ateliers et ses ressources ; ses ateliers comptent pour les gardiens.
    .title = Ses points
    .ruling = Un traître lui vaut 1 point en plus de son effet sur les dettes.
paladins-rule-7-12 = Un plan « Faveur » envoie un ouvrier sur la Faveur désignée par son marqueur, sinon sur la suivante révélée et libre ; s’il n’y en a pas, sa rangée d’actions sert.
    .title = Ses Faveurs
    .ruling = Une dette que coûte une Faveur, il la prend.
paladins-rule-7-13 = Il prend l’option de gauche quand elle est possible, c’est-à-dire s’il a une telle dette ou un tel soupçon ; si aucune ne l’est, celle de gauche quand même. Il ne peut pas développer et prend l’autre. Parmi les attributs il prend le premier imprimé.
    .title = Ses choix
paladins-rule-7-14 = Il participe à chaque inquisition comme un joueur, même sorti de la manche.
    .title = L’adversaire et l’inquisition
    .ruling = Le livret ne dit pas s’il le fait encore après être sorti de la manche.
paladins-rule-7-15 = Tout recrutement est pour lui un renvoi, selon le marqueur. Les récompenses viennent dans l’ordre imprimé, et un marqueur avancé par l’une compte pour la suivante.
    .title = L’adversaire recrute
paladins-rule-7-16 = Vous gagnez avec plus de points de victoire que l’adversaire ; autant ne suffit pas.
    .title = Gagner en solitaire
