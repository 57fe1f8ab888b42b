### The lesson and the goal card

## The first game

heirlooms-lesson-first-look-title = Jouw beurt begint
heirlooms-lesson-first-look-why = Je erft samen met Beatrix: de hoogste kaart wint elk erfstuk.
heirlooms-lesson-first-look-what = Bekijk de kaart van de rentmeester: hij biedt mee.
heirlooms-lesson-first-look-instead = De kaart van de rentmeester zegt hoeveel je nodig hebt om te winnen.
heirlooms-lesson-first-steward-title = De kaart van de rentmeester
heirlooms-lesson-first-steward-why = Alleen jij weet dat zijn kaart de { $card } is.
heirlooms-lesson-first-steward-what =
    { $device ->
        [touch] Tik
       *[other] Klik
    } op de rentmeester.
heirlooms-lesson-first-steward-elsewhere = De rentmeester biedt voor het huis: hij staat bij de erfgenamen.
heirlooms-lesson-first-wait-title = Niemand gaat opzij
heirlooms-lesson-first-wait-why = Je kunt Beatrix vragen opzij te gaan, dan biedt ze niet.
heirlooms-lesson-first-wait-what = Laat haar bieden: doe niets.
heirlooms-lesson-first-wait-instead = Als ze opzijgaat, ziet zij ook de kaart van de rentmeester.
heirlooms-lesson-first-bid-title = Net genoeg
heirlooms-lesson-first-bid-why = Elke kaart kun je maar één keer bieden, dus geef niet meer dan nodig.
heirlooms-lesson-first-bid-what = Bied de 12.
heirlooms-lesson-first-bid-instead = De 17 wint ook, maar de viool is meer waard; de 5 verliest.
heirlooms-lesson-first-won-title = Je eerste erfstuk
heirlooms-lesson-first-won-why = Alle biedingen gaan tegelijk open, en de hoogste wint.
heirlooms-lesson-first-won-what =
    { $device ->
        [touch] Tik
       *[other] Klik
    } op jezelf en zie wat je hebt gewonnen.
heirlooms-lesson-first-won-elsewhere = Je erfstukken liggen naast je naam.
heirlooms-lesson-first-on-title = Nu jij alleen
heirlooms-lesson-first-on-why = Wie de erfstukken met de meeste waarde heeft, wint, al is het de rentmeester.
heirlooms-lesson-first-on-what = Bied op de spiegel zoals je wilt.
heirlooms-lesson-first-met-asked = Wie opzijgaat, biedt niet, maar ziet de kaart van de rentmeester.

## The goal card

heirlooms-goal-heir = Je bent een van de erfgenamen van een oud huis.
heirlooms-goal-bids = Elke ronde is er één erfstuk, en iedereen biedt in het geheim een kaart.
heirlooms-goal-worth = Na het laatste erfstuk wint wie de meeste waarde heeft.
heirlooms-round = Een ronde
heirlooms-round-offer = Aanbod
heirlooms-round-offer-does = het volgende erfstuk komt
heirlooms-round-head = Hoofd
heirlooms-round-head-does = bekijkt de kaart van de rentmeester of vraagt iemand opzij te gaan
heirlooms-round-bid = Bod
heirlooms-round-bid-does = iedereen kiest in het geheim een kaart
heirlooms-round-award = Winst
heirlooms-round-award-does = de hoogste kaart wint
heirlooms-scores-heirloom = 2 tot 5
heirlooms-scores-heirloom-for = elk erfstuk van het huisje
heirlooms-scores-steward = 0
heirlooms-scores-steward-for = ook de rentmeester wint erfstukken
