### Kingsburg: de doelkaart

## Het doel

kingsburg-goal-who = Vijf jaar lang bestuur je een provincie aan de rand van het koninkrijk.
kingsburg-goal-what = In lente, zomer en herfst winnen je dobbelstenen de hulp van de adviseurs van de koning en mag je bouwen; in de winter valt een vijand aan.
kingsburg-goal-win = Wie na de vijfde winter de meeste overwinningspunten heeft, wint.

## Een jaar

kingsburg-round = Een jaar
kingsburg-round-roll = Gooien
kingsburg-round-roll-does = de laagste som begint
kingsburg-round-send = Plaatsen
kingsburg-round-send-does = dobbelstenen waarvan de som het nummer van de adviseur is
kingsburg-round-receive = Ontvangen
kingsburg-round-receive-does = het hof geeft, 1 tot 18
kingsburg-round-build = Bouwen
kingsburg-round-build-does = één gebouw, per rij van links naar rechts
kingsburg-round-recruit = Rekruteren
kingsburg-round-recruit-does = een soldaat voor 2 grondstoffen
kingsburg-round-winter = Winter
kingsburg-round-winter-does = met meer kracht dan de vijand win je
kingsburg-round-repeats = in lente, zomer en herfst

## Wat punten oplevert en wat pijn doet

kingsburg-scores-buildings = 0 tot 9
kingsburg-scores-buildings-for = een nieuw gebouw; sommige leveren later meer op
kingsburg-scores-advisors = 1 tot 3
kingsburg-scores-advisors-for = hulp van hofnar, smokkelaar of koningin
kingsburg-scores-reward = 1 per jaar
kingsburg-scores-reward-for = voor de meeste gebouwen na de lente
kingsburg-scores-battle = 1 per winter
kingsburg-scores-battle-for = voor de sterkste winnaar; sommige vijanden leveren meer op
kingsburg-scores-defeat = Nederlaag
kingsburg-scores-defeat-for = kost grondstoffen, punten of een gebouw
