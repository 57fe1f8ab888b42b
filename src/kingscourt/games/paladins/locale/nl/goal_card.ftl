### Paladijnen van het Westelijk Koninkrijk: de doelkaart

## Het doel

paladins-goal-who = Je bestuurt zeven ronden lang een stad in het Westelijk Koninkrijk.
paladins-goal-does = Elke ronde brengen een paladijn en een taveerne je arbeiders; hun acties verhogen geloof, kracht en invloed, en die maken betere acties mogelijk.
paladins-goal-wins = Wie na ronde zeven de meeste overwinningspunten heeft, wint.

## Een ronde

paladins-round = Een ronde
paladins-round-paladin = Paladijn
paladins-round-paladin-does = één van drie, met twee arbeiders
paladins-round-tavern = Taveerne
paladins-round-tavern-does = nog vier arbeiders
paladins-round-act = Actie
paladins-round-act-does = één per beurt
paladins-round-pass = Passen
paladins-round-pass-does = houd hoogstens drie arbeiders
paladins-round-row = Nieuwe gezichten
paladins-round-row-does = de kaartenrijen schuiven op
paladins-round-repeats = om de beurt

## Wat punten geeft en wat pijn doet

paladins-scores-attributes = 0 tot 20
paladins-scores-attributes-for = elke eigenschap, volgens haar marker
paladins-scores-orders = 4, 6, 8
paladins-scores-orders-for = elk bevel van de koning: zijn actie vijfmaal
paladins-scores-actions = 1 tot 9
paladins-scores-actions-for = verschillende acties, minstens vijfmaal gedaan
paladins-scores-outsiders = per kaart
paladins-scores-outsiders-for = bekeerde buitenstaanders en muren
paladins-scores-goods = 1 voor 3
paladins-scores-goods-for = overgebleven zilver en proviand
paladins-scores-debts = −3
paladins-scores-debts-for = elke openstaande schuld; afgelost +1
