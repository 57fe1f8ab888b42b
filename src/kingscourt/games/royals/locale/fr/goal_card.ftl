### Royals : la carte du but

## Le but

royals-goal-who = Vous dirigez une maison noble dans l’Europe du XVIIe siècle.
royals-goal-do = Les cartes de quatre pays placent vos fidèles à des positions titrées ; les cartes Intrigue en chassent vos rivaux.
royals-goal-win = Après trois périodes, le plus grand nombre de points l’emporte.

## Un tour en images

royals-round = Un tour
royals-round-repeats = tant que vous pouvez payer
royals-round-draw = Piocher
royals-round-draw-does = trois cartes Pays, ou une seule et une carte Intrigue
royals-round-pay = Payer
royals-round-pay-does = des cartes du pays ; trois quelconques en valent une
royals-round-occupy = Occuper
royals-round-occupy-does = une position libre, ou celle d’un rival par intrigue
royals-round-discard = Défausser
royals-round-discard-does = pour garder au plus 12 cartes Pays et 4 cartes Intrigue
royals-round-refill = Compléter
royals-round-refill-does = l’offre à trois ; si c’est impossible, la période s’achève

## Ce qui rapporte et ce qui coûte

royals-scores-city = 2 à 6
royals-scores-city-for = première position dans une ville, aussitôt
royals-scores-influence = 2 à 10
royals-scores-influence-for = première et deuxième place en influence dans un pays, à chaque période
royals-scores-country = 4 à 12
royals-scores-country-for = un cube dans chaque ville d’un pays
royals-scores-noble = 8 à 16
royals-scores-noble-for = un cube sur chacun des sept jetons de titre
royals-scores-title = 4 à 16
royals-scores-title-for = le plus de cubes sur un jeton de titre à la fin ; deux joueurs à égalité le partagent
royals-scores-banished = Aucune influence
royals-scores-banished-for = pour un cube banni ; on ne perd jamais de points
