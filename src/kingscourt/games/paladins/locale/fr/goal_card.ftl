### Paladins du Royaume de l’Ouest : la carte du but

## Le but

paladins-goal-who = Vous gouvernez une ville du Royaume de l’Ouest pendant sept manches.
paladins-goal-does = À chaque manche, un paladin et une taverne vous amènent des ouvriers ; leurs actions augmentent foi, force et influence, qui ouvrent de meilleures actions.
paladins-goal-wins = Après la septième manche, le plus grand nombre de points de victoire l’emporte.

## Une manche

paladins-round = Une manche
paladins-round-paladin = Paladin
paladins-round-paladin-does = un sur trois, avec deux ouvriers
paladins-round-tavern = Taverne
paladins-round-tavern-does = quatre ouvriers de plus
paladins-round-act = Agir
paladins-round-act-does = une action par tour
paladins-round-pass = Passer
paladins-round-pass-does = garder jusqu’à trois ouvriers
paladins-round-row = Nouveaux venus
paladins-round-row-does = les rangées de cartes avancent
paladins-round-repeats = à tour de rôle

## Ce qui rapporte et ce qui coûte

paladins-scores-attributes = 0 à 20
paladins-scores-attributes-for = chaque attribut, selon son marqueur
paladins-scores-orders = 4, 6, 8
paladins-scores-orders-for = chaque Ordre du Roi : son action cinq fois
paladins-scores-actions = 1 à 9
paladins-scores-actions-for = plusieurs actions, faites au moins cinq fois
paladins-scores-outsiders = par carte
paladins-scores-outsiders-for = étrangers convertis et murs
paladins-scores-goods = 1 pour 3
paladins-scores-goods-for = argent et provisions restants
paladins-scores-debts = −3
paladins-scores-debts-for = chaque dette impayée ; payée, +1
