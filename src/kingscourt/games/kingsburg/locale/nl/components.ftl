### Kingsburg: spelonderdelen en hun namen

## Het spel en zijn edities

kingsburg-game = Kingsburg
    .about = Vijf jaar aan de rand van het rijk: met dobbelstenen win je de adviseurs van de koning voor je, hun gaven worden gebouwen, en elke winter stelt een vijand de muren op de proef.
    .length = 60 tot 90 minuten
    .weight = Middelzwaar
kingsburg-edition-rulebook = Editie volgens het spelregelboekje
    .about = Volgt het spelregelboekje, met eigen beslissingen waar het zwijgt of zichzelf tegenspreekt; de gebruikelijke keuze.
kingsburg-edition-english-2007 = Eerste Engelse editie (2007)
    .about = Speelt als de eerste Engelse editie: één ‘+2’-fiche per groep, een vrijere keuze van grondstoffen, witte dobbelstenen die altijd worden gegooid, een andere kapel, een ander stadhuis en een andere kathedraal, en een gezant zonder aankondiging.

## Adviseurs

kingsburg-advisor-jester = Hofnar
    .the = de hofnar
    .rule = Geeft 1 overwinningspunt.
kingsburg-advisor-squire = Landjonker
    .the = de landjonker
    .rule = Geeft 1 goud.
kingsburg-advisor-architect = Bouwmeester
    .the = de bouwmeester
    .rule = Geeft 1 hout.
kingsburg-advisor-merchant = Koopman
    .the = de koopman
    .rule = Geeft 1 goud of 1 hout, wat de speler het liefst heeft.
kingsburg-advisor-sergeant = Sergeant
    .the = de sergeant
    .rule = Geeft 1 soldaat.
kingsburg-advisor-alchemist = Alchemist
    .the = de alchemist
    .rule = De speler mag 1 grondstof inleveren en krijgt daarvoor 1 van elk van de twee andere soorten. Zonder grondstoffen gebeurt er niets.
kingsburg-advisor-astronomer = Sterrenkundige
    .the = de sterrenkundige
    .rule = Geeft 1 grondstof naar keuze en 1 ‘+2’-fiche.
kingsburg-advisor-treasurer = Schatbewaarder
    .the = de schatbewaarder
    .rule = Geeft 2 goud.
kingsburg-advisor-master-hunter = Jachtmeester
    .the = de jachtmeester
    .rule = Geeft 1 hout, en daarbij 1 goud of 1 steen.
kingsburg-advisor-general = Generaal
    .the = de generaal
    .rule = Geeft 2 soldaten en laat de speler daarna in het geheim de bovenste kaart van de vijandenstapel zien.
kingsburg-advisor-swordsmith = Wapensmid
    .the = de wapensmid
    .rule = Geeft 1 steen, en daarbij 1 hout of 1 goud.
kingsburg-advisor-duchess = Hertogin
    .the = de hertogin
    .rule = Geeft 2 grondstoffen van dezelfde soort en 1 ‘+2’-fiche.
    .rule-english-2007 = Geeft 2 grondstoffen naar keuze, gelijk of verschillend, en 1 ‘+2’-fiche.
kingsburg-advisor-champion = Kampioen
    .the = de kampioen
    .rule = Geeft 3 steen.
kingsburg-advisor-smuggler = Smokkelaar
    .the = de smokkelaar
    .rule = Geeft 1 overwinningspunt en 3 grondstoffen van dezelfde soort.
    .rule-english-2007 = De speler mag 1 overwinningspunt betalen voor 3 grondstoffen naar keuze, zelfs met een score van 0 of minder.
kingsburg-advisor-inventor = Uitvinder
    .the = de uitvinder
    .rule = Geeft 1 goud, 1 hout en 1 steen.
kingsburg-advisor-wizard = Tovenaar
    .the = de tovenaar
    .rule = Geeft 4 goud.
kingsburg-advisor-queen = Koningin
    .the = de koningin
    .rule = Geeft 2 grondstoffen van dezelfde soort, laat de speler in het geheim de bovenste kaart van de vijandenstapel zien en voegt 3 overwinningspunten toe.
    .rule-english-2007 = Geeft 2 grondstoffen naar keuze, gelijk of verschillend, laat de speler in het geheim de bovenste kaart van de vijandenstapel zien en voegt 3 overwinningspunten toe.
kingsburg-advisor-king = Koning
    .the = de koning
    .rule = Geeft 1 goud, 1 hout, 1 steen en 1 soldaat.

## Gebouwen

kingsburg-building-statue = Standbeeld
    .the = het standbeeld
    .acc = het standbeeld
    .rule = Als alle dobbelstenen die de eigenaar gooide, ook de witte, hetzelfde getal tonen, mag één ervan eenmaal opnieuw worden gegooid voordat de speelvolgorde vaststaat.
kingsburg-building-chapel = Kapel
    .the = de kapel
    .acc = de kapel
    .rule = Als alle dobbelstenen die de eigenaar gooide, ook de witte, hetzelfde getal tonen, mag één ervan eenmaal opnieuw worden gegooid voordat de speelvolgorde vaststaat. Dit komt niet boven op het standbeeld: ook met beide wordt één dobbelsteen één keer opnieuw gegooid.
    .rule-english-2007 = Als alle dobbelstenen die de eigenaar gooide, ook de witte, samen hoogstens 7 zijn, mogen ze eenmaal allemaal opnieuw worden gegooid voordat de speelvolgorde vaststaat. Standbeeld en kapel mogen allebei worden gebruikt, in willekeurige volgorde, zolang op dat moment aan de voorwaarde van elk is voldaan.
kingsburg-building-church = Kerk
    .the = de kerk
    .acc = de kerk
    .rule = +1 in de strijd tegen demonen.
kingsburg-building-cathedral = Kathedraal
    .the = de kathedraal
    .acc = de kathedraal
    .rule = Aan het einde van het spel mag de eigenaar grondstoffen, in paren van elke samenstelling, ruilen voor 1 overwinningspunt per paar.
    .rule-english-2007 = Aan het einde van het spel levert hij 1 overwinningspunt op per 2 grondstoffen die de eigenaar overhoudt; dat gaat vanzelf en de grondstoffen blijven.
kingsburg-building-inn = Herberg
    .the = de herberg
    .acc = de herberg
    .rule = Levert aan het einde van elke zomer 1 ‘+2’-fiche op.
kingsburg-building-market = Markt
    .the = de markt
    .acc = de markt
    .rule = Eenmaal per seizoen mag één groep dobbelstenen, fiches meegerekend, als 1 hoger of 1 lager gelden bij het plaatsen op een adviseur.
kingsburg-building-farms = Boerderij
    .the = de boerderij
    .acc = de boerderij
    .rule = Levert in elk productief seizoen 1 witte dobbelsteen op, maar −1 in de strijd.
kingsburg-building-merchants-guild = Koopmansgilde
    .the = het koopmansgilde
    .acc = het koopmansgilde
    .rule = Levert 1 goud op wanneer een productief seizoen begint, voordat er dobbelstenen worden gegooid.
kingsburg-building-guard-tower = Wachttoren
    .the = de wachttoren
    .acc = de wachttoren
    .rule = +1 in de strijd.
kingsburg-building-blacksmith = Smederij
    .the = de smederij
    .acc = de smederij
    .rule = +1 in de strijd.
kingsburg-building-barracks = Kazerne
    .the = de kazerne
    .acc = de kazerne
    .rule = Bij de rekrutering kost elke soldaat slechts 1 grondstof.
kingsburg-building-wizards-guild = Tovenaarsgilde
    .the = het tovenaarsgilde
    .acc = het tovenaarsgilde
    .rule = +2 in de strijd.
kingsburg-building-palisade = Palissade
    .the = de palissade
    .acc = de palissade
    .rule = +1 in de strijd; tegen zombies in plaats daarvan +2.
kingsburg-building-stable = Stal
    .the = de stal
    .acc = de stal
    .rule = Telkens als een adviseur die soldaten geeft (5, 10 of 18) de eigenaar helpt, komt er 1 soldaat extra mee.
kingsburg-building-stone-wall = Stenen muur
    .the = de stenen muur
    .acc = de stenen muur
    .rule = +1 in de strijd, en een gelijkspel wordt een overwinning.
kingsburg-building-fortress = Vesting
    .the = de vesting
    .acc = de vesting
    .rule = +1 in de strijd, en 1 overwinningspunt voor elke gewonnen slag.
kingsburg-building-barricade = Barricade
    .the = de barricade
    .acc = de barricade
    .rule = +1 in de strijd tegen goblins.
kingsburg-building-crane = Hijskraan
    .the = de hijskraan
    .acc = de hijskraan
    .rule = Gebouwen in kolom 3 en 4 kosten elk 1 goud minder.
kingsburg-building-town-hall = Stadhuis
    .the = het stadhuis
    .acc = het stadhuis
    .rule = Levert aan het einde van elk productief seizoen 1 ‘+2’-fiche op, tenzij de eigenaar liever 1 grondstof ruilt voor 1 overwinningspunt.
    .rule-english-2007 = Aan het einde van elk productief seizoen mag de eigenaar eenmaal 1 ‘+2’-fiche of 1 grondstof betalen voor 1 overwinningspunt; een gratis fiche is er niet.
kingsburg-building-embassy = Ambassade
    .the = de ambassade
    .acc = de ambassade
    .rule = Levert aan het einde van elk productief seizoen 1 overwinningspunt op.

## Vijanden

kingsburg-enemy-barbarians = Barbaren
    .the = de barbaren
kingsburg-enemy-goblins = Goblins
    .the = de goblins
kingsburg-enemy-orcs = Orks
    .the = de orks
kingsburg-enemy-zombies = Zombies
    .the = de zombies
kingsburg-enemy-demons = Demonen
    .the = de demonen
kingsburg-enemy-dragons = Draken
    .the = de draken
kingsburg-enemy-card = { $enemy }, kracht { $strength }
    .rule = Valt aan in de winter van jaar { $year }.
kingsburg-card-number = Nummer: { $n }
kingsburg-card-gifts = Geeft: { $gifts }
kingsburg-card-price = Kost: { $price }
kingsburg-card-points = Waard: { $points }
kingsburg-card-space = Rij { $row }, kolom { $column }
kingsburg-card-left = Vereist, links ervan: { $buildings }
kingsburg-card-strength = Kracht: { $n }
kingsburg-card-loss = Een nederlaag kost: { $loss }
kingsburg-card-reward = Een overwinning levert op: { $reward }

## Grondstoffen en aantallen

kingsburg-good-gold = { $n } goud
    .acc = { $n } goud
    .name = goud
kingsburg-good-wood = { $n } hout
    .acc = { $n } hout
    .name = hout
kingsburg-good-stone = { $n } steen
    .acc = { $n } steen
    .name = steen
kingsburg-good-any =
    { $n ->
        [one] { $n } grondstof naar keuze
       *[other] { $n } grondstoffen naar keuze
    }
    .acc =
    { $n ->
        [one] { $n } grondstof naar keuze
       *[other] { $n } grondstoffen naar keuze
    }
    .name = grondstoffen naar keuze
kingsburg-amount-goods =
    { $n ->
        [one] { $n } grondstof
       *[other] { $n } grondstoffen
    }
    .acc =
    { $n ->
        [one] { $n } grondstof
       *[other] { $n } grondstoffen
    }
    .name = grondstoffen
kingsburg-amount-vp =
    { $n ->
        [one] { $n } overwinningspunt
       *[other] { $n } overwinningspunten
    }
    .acc =
    { $n ->
        [one] { $n } overwinningspunt
       *[other] { $n } overwinningspunten
    }
    .name = overwinningspunten
kingsburg-amount-soldier =
    { $n ->
        [one] { $n } soldaat
       *[other] { $n } soldaten
    }
    .acc =
    { $n ->
        [one] { $n } soldaat
       *[other] { $n } soldaten
    }
    .name = soldaten
kingsburg-amount-token =
    { $n ->
        [one] { $n } ‘+2’-fiche
       *[other] { $n } ‘+2’-fiches
    }
    .acc =
    { $n ->
        [one] { $n } ‘+2’-fiche
       *[other] { $n } ‘+2’-fiches
    }
    .name = ‘+2’-fiches
kingsburg-amount-white-die =
    { $n ->
        [one] { $n } witte dobbelsteen
       *[other] { $n } witte dobbelstenen
    }
    .acc =
    { $n ->
        [one] { $n } witte dobbelsteen
       *[other] { $n } witte dobbelstenen
    }
    .name = witte dobbelstenen
kingsburg-amount-building =
    { $n ->
        [one] { $n } gebouw
       *[other] { $n } gebouwen
    }
    .acc =
    { $n ->
        [one] { $n } gebouw
       *[other] { $n } gebouwen
    }
    .name = gebouwen
kingsburg-amount-die =
    { $n ->
        [one] { $n } dobbelsteen
       *[other] { $n } dobbelstenen
    }
    .acc =
    { $n ->
        [one] { $n } dobbelsteen
       *[other] { $n } dobbelstenen
    }
    .name = dobbelstenen

## Fasen van het jaar

kingsburg-phase-aid = Hulp van de koning
    .in = in de fase hulp van de koning
kingsburg-phase-spring = Lente
    .in = in de lente
kingsburg-phase-reward = Beloning van de koning
    .in = in de fase beloning van de koning
kingsburg-phase-summer = Zomer
    .in = in de zomer
kingsburg-phase-envoy = Gezant van de koning
    .in = in de fase gezant van de koning
kingsburg-phase-autumn = Herfst
    .in = in de herfst
kingsburg-phase-recruitment = Rekrutering
    .in = bij de rekrutering
kingsburg-phase-winter = Winterslag
    .in = in de winter
