### Royals: de doelkaart

## Het doel

royals-goal-who = Je leidt een adelshuis in het Europa van de 17e eeuw.
royals-goal-do = Kaarten van vier landen brengen je mensen op posities met een titel; met intrigekaarten verdrijf je rivalen van hun posities.
royals-goal-win = Wie na drie periodes de meeste punten heeft, wint.

## Een beurt in beelden

royals-round = Een beurt
royals-round-repeats = zo vaak als je kunt betalen
royals-round-draw = Trekken
royals-round-draw-does = drie landenkaarten, of één plus een intrigekaart
royals-round-pay = Betalen
royals-round-pay-does = kaarten van het land; drie willekeurige gelden als één
royals-round-occupy = Bezetten
royals-round-occupy-does = een vrije positie, of met intrige die van een rivaal
royals-round-discard = Afleggen
royals-round-discard-does = tot 12 landenkaarten en 4 intrigekaarten
royals-round-refill = Aanvullen
royals-round-refill-does = het aanbod tot drie; lukt dat niet, dan eindigt de periode

## Wat punten oplevert en wat pijn doet

royals-scores-city = 2 tot 6
royals-scores-city-for = eerste positie in een stad, meteen
royals-scores-influence = 2 tot 10
royals-scores-influence-for = meeste en op één na meeste invloed in een land, elke periode
royals-scores-country = 4 tot 12
royals-scores-country-for = een blokje in elke stad van een land
royals-scores-noble = 8 tot 16
royals-scores-noble-for = een blokje op alle zeven titelfiches
royals-scores-title = 4 tot 16
royals-scores-title-for = aan het einde de meeste blokjes op een titelfiche; staan er twee gelijk, dan delen ze
royals-scores-banished = Geen invloed
royals-scores-banished-for = van een verbannen blokje; punten verlies je nooit
