### Rival Kings: speelmateriaal en benamingen

## Het spel, de editie en de opties

rival-kings-game = Rival Kings
    .about = De troon is leeg. Speel in het geheim leden van het hof uit, steel acties van je rivalen en verzamel onderdanen en gebouwen die bij elkaar horen.
    .length = 30 tot 45 minuten
    .weight = Licht
rival-kings-edition-rulebook = Editie volgens het spelregelboekje
    .about = Volgt de boekjes uit de doos; waar ze elkaar tegenspreken of zwijgen, gelden onze beslissingen.
rival-kings-option-match = Lengte van de wedstrijd
    .one-game = Eén enkel spel.
    .games-2 = Twee spellen achter elkaar; de punten worden opgeteld.
    .games-3 = Drie spellen achter elkaar; de punten worden opgeteld.
    .games-5 = Vijf spellen achter elkaar; de punten worden opgeteld.
    .points-20 = Zoveel spellen als nodig is tot iemand 20 punten heeft.
    .points-40 = Zoveel spellen als nodig is tot iemand 40 punten heeft.
    .points-60 = Zoveel spellen als nodig is tot iemand 60 punten heeft.
    .points = Een ander aantal punten:
    .games = Een ander aantal spellen:
rival-kings-option-money = Geld bij de stapels
    .shown = De tafel laat zien hoeveel geld er bij elke stapel ligt.
    .hidden = Je moet zelf onthouden hoeveel geld er bij elke stapel ligt.

## Karakters

rival-kings-character-lord-protector = Rijksbestuurder
    .the = de rijksbestuurder
    .acc = de rijksbestuurder
    .rule = { rival-kings-printed-character }
rival-kings-character-queen = Koningin
    .the = de koningin
    .acc = de koningin
    .rule = { rival-kings-printed-character }
rival-kings-character-duke = Hertog
    .the = de hertog
    .acc = de hertog
    .rule = { rival-kings-printed-character }
rival-kings-character-count = Graaf
    .the = de graaf
    .acc = de graaf
    .rule = { rival-kings-printed-character }
rival-kings-character-courtier = Hoveling
    .the = de hoveling
    .acc = de hoveling
    .rule = { rival-kings-printed-character }
rival-kings-character-priest = Priester
    .the = de priester
    .acc = de priester
    .rule = { rival-kings-printed-character }
rival-kings-character-bursar = Schatmeester
    .the = de schatmeester
    .acc = de schatmeester
    .rule = { rival-kings-printed-character }
rival-kings-character-knight = Ridder
    .the = de ridder
    .acc = de ridder
    .rule = { rival-kings-printed-character }
rival-kings-character-countess = Freule
    .the = de freule
    .acc = de freule
    .rule = { rival-kings-printed-character }
rival-kings-character-diplomat = Diplomaat
    .the = de diplomaat
    .acc = de diplomaat
    .rule = { rival-kings-printed-character }
rival-kings-character-trader-1 = Handelaar I
    .the = de handelaar I
    .acc = de handelaar I
    .rule = { rival-kings-printed-character }
rival-kings-character-trader-2 = Handelaar II
    .the = de handelaar II
    .acc = de handelaar II
    .rule = { rival-kings-printed-character }

## Gebouwen

rival-kings-building-garden = Tuin
    .the = de tuin
    .acc = de tuin
    .rule = { rival-kings-printed-building }
rival-kings-building-castle-wall = Kasteelmuur
    .the = de kasteelmuur
    .acc = de kasteelmuur
    .rule = { rival-kings-printed-building }
rival-kings-building-prison = Gevangenis
    .the = de gevangenis
    .acc = de gevangenis
    .rule = { rival-kings-printed-building }
rival-kings-building-pavilion = Paviljoen
    .the = het paviljoen
    .acc = het paviljoen
    .rule = { rival-kings-printed-building }
rival-kings-building-cathedral = Kathedraal
    .the = de kathedraal
    .acc = de kathedraal
    .rule = { rival-kings-printed-building }
rival-kings-building-university = Universiteit
    .the = de universiteit
    .acc = de universiteit
    .rule = { rival-kings-printed-building }
rival-kings-building-tavern = Taveerne
    .the = de taveerne
    .acc = de taveerne
    .rule = { rival-kings-printed-building }
rival-kings-building-harbor = Haven
    .the = de haven
    .acc = de haven
    .rule = { rival-kings-printed-building }
rival-kings-building-forge = Smederij
    .the = de smederij
    .acc = de smederij
    .rule = { rival-kings-printed-building }
rival-kings-building-carpentry = Meubelmakerij
    .the = de meubelmakerij
    .acc = de meubelmakerij
    .rule = { rival-kings-printed-building }
rival-kings-building-market = Markt
    .the = de markt
    .acc = de markt
    .rule = { rival-kings-printed-building }
rival-kings-building-inn = Hotel
    .the = het hotel
    .acc = het hotel
    .rule = { rival-kings-printed-building }
rival-kings-building-vineyard = Wijngaard
    .the = de wijngaard
    .acc = de wijngaard
    .rule = { rival-kings-printed-building }
rival-kings-building-mine = Mijn
    .the = de mijn
    .acc = de mijn
    .rule = { rival-kings-printed-building }
rival-kings-building-herb-meadow = Bloemenweide
    .the = de bloemenweide
    .acc = de bloemenweide
    .rule = { rival-kings-printed-building }
rival-kings-building-farm = Boerderij
    .the = de boerderij
    .acc = de boerderij
    .rule = { rival-kings-printed-building }

## Onderdanen

rival-kings-subject-gardener = Tuinman
    .the = de tuinman
    .acc = de tuinman
    .rule =
        { $whose ->
            [rival] Nadat de karakters zijn omgedraaid, nog vóór de conflicten, mag de eigenaar zijn karakter ruilen met dat van een andere speler, die niet kan weigeren. Rang, voorrangssymbool en het recht om te stelen gaan met de kaart mee.
           *[own] Nadat de karakters zijn omgedraaid, nog vóór de conflicten, ruil je jouw karakter met dat van een andere speler, die niet kan weigeren. Rang, voorrangssymbool en het recht om te stelen gaan met de kaart mee.
        }
    .ruling = Meerdere tuinmannen beslissen in de volgorde van de omgedraaide rangen, en ieder ziet wat er al geruild is.
rival-kings-subject-watchman = Wachter
    .the = de wachter
    .acc = de wachter
    .rule =
        { $whose ->
            [rival] Als de eigenaar een marker zou moeten nemen omdat een hogere rang hem besteelt, neemt de dief die in zijn plaats; de actie is toch gestolen. Het helpt niet tegen een gelijke rang.
           *[own] Als je een marker zou moeten nemen omdat een hogere rang je besteelt, neemt de dief die in jouw plaats; de actie is toch gestolen. Het helpt niet tegen een gelijke rang.
        }
    .ruling = Per cyclus wordt één dief afgeweerd; bestelen twee je, dan kies je welke. Met twee spelers gaat de marker van een omgedraaide kaart met een stelende rang naar niemand. Een marker die je krijgt doorgegeven, is geen diefstal en blijft bij jou.
rival-kings-subject-jailer = Kerkermeester
    .the = de kerkermeester
    .acc = de kerkermeester
    .rule =
        { $whose ->
            [rival] De eigenaar pakt voor elk van zijn markers 1 munt uit de voorraad, zolang de voorraad strekt.
           *[own] Pak voor elk van je markers 1 munt uit de voorraad, zolang de voorraad strekt.
        }
rival-kings-subject-court-lady = Hofdame
    .the = de hofdame
    .acc = de hofdame
    .rule =
        { $whose ->
            [rival] De eigenaar ruilt een van zijn gebouwen met een gebouw van een andere speler, ongeacht de plaats. Kaarten van perfecte paren blijven liggen.
           *[own] Ruil een van je gebouwen met een gebouw van een andere speler, ongeacht de plaats. Kaarten van perfecte paren blijven liggen.
        }
    .ruling = Beide gebouwen gaan naar het einde van hun nieuwe rij.
rival-kings-subject-bishop = Bisschop
    .the = de bisschop
    .acc = de bisschop
    .rule =
        { $whose ->
            [rival] De eigenaar ruilt een van zijn onderdanen met een onderdaan van een andere speler, ongeacht de plaats; beide gaan naar het einde van hun nieuwe rij en zijn daar actief. Kaarten van perfecte paren blijven liggen.
           *[own] Ruil een van je onderdanen met een onderdaan van een andere speler, ongeacht de plaats; beide gaan naar het einde van hun nieuwe rij en zijn daar actief. Kaarten van perfecte paren blijven liggen.
        }
rival-kings-subject-scholar = Geleerde
    .the = de geleerde
    .acc = de geleerde
    .rule =
        { $whose ->
            [rival] De eigenaar pakt voor elk van zijn gebouwen 1 munt uit de voorraad, zolang de voorraad strekt.
           *[own] Pak voor elk van je gebouwen 1 munt uit de voorraad, zolang de voorraad strekt.
        }
rival-kings-subject-troubadour = Troubadour
    .the = de troubadour
    .acc = de troubadour
    .rule =
        { $whose ->
            [rival] De eigenaar ruilt een van zijn kaarten met een open kaart midden op tafel, ook een gebouw tegen een onderdaan of omgekeerd. Een onderdaan die hij zo krijgt, is actief.
           *[own] Ruil een van je kaarten met een open kaart midden op tafel, ook een gebouw tegen een onderdaan of omgekeerd. Een onderdaan die je zo krijgt, is actief.
        }
    .ruling = Jouw kaart komt boven op die stapel, die zijn grootte, geld en plaats behoudt en zo gemengd kan raken: wie in dienst neemt, pakt een onderdaan, en wie koopt, een gebouw, van de top van elke stapel. De troubadour mag zichzelf weggeven of een van je paren verbreken.
rival-kings-subject-sailor = Matroos
    .the = de matroos
    .acc = de matroos
    .rule =
        { $whose ->
            [rival] In een conflict met een speler van gelijke rang voert de eigenaar zijn ene actie twee keer uit. Van beide keren mag hij afzien, en het geld mag de tweede keer van een andere stapel komen.
           *[own] In een conflict met een speler van gelijke rang voer je jouw ene actie twee keer uit. Van beide keren mag je afzien, en het geld mag de tweede keer van een andere stapel komen.
        }
    .ruling = Meld het vóór de actie. Alleen een matroos die juist met deze actie in dienst kwam, mag die achteraf herhalen.
rival-kings-subject-blacksmith = Smid
    .the = de smid
    .acc = de smid
    .rule =
        { $whose ->
            [rival] Een gebouw dat de eigenaar met een eigen of gestolen actie koopt, kost 1 munt minder; de prijs kan tot 0 dalen.
           *[own] Een gebouw dat je met een eigen of gestolen actie koopt, kost 1 munt minder; de prijs kan tot 0 dalen.
        }
rival-kings-subject-carpenter = Meubelmaker
    .the = de meubelmaker
    .acc = de meubelmaker
    .rule =
        { $whose ->
            [rival] De eigenaar voert één extra actie ‘gebouw kopen’ uit.
           *[own] Voer één extra actie ‘gebouw kopen’ uit.
        }
rival-kings-subject-market-woman = Marktvrouw
    .the = de marktvrouw
    .acc = de marktvrouw
    .rule =
        { $whose ->
            [rival] De eigenaar voert één extra actie ‘geld pakken’ uit.
           *[own] Voer één extra actie ‘geld pakken’ uit.
        }
rival-kings-subject-innkeeper = Waard
    .the = de waard
    .acc = de waard
    .rule =
        { $whose ->
            [rival] De eigenaar voert één extra actie ‘onderdaan in dienst nemen’ uit.
           *[own] Voer één extra actie ‘onderdaan in dienst nemen’ uit.
        }
rival-kings-subject-vintner = Wijnboer
    .the = de wijnboer
    .acc = de wijnboer
    .rule =
        { $whose ->
            [rival] De eigenaar bekijkt alleen voor zichzelf een van de twee onderdanenstapels en pakt er een onderdaan naar keuze uit tegen de prijs die erop staat. De volgorde van de andere kaarten blijft gelijk.
           *[own] Bekijk alleen voor jezelf een van de twee onderdanenstapels en pak er een onderdaan naar keuze uit tegen de prijs die erop staat. De volgorde van de andere kaarten blijft gelijk.
        }
    .ruling = Je mag ook niets pakken; de functie is dan toch gebruikt. Iedereen ziet welke kaart je pakt en van welke plaats.
rival-kings-subject-miner = Mijnwerker
    .the = de mijnwerker
    .acc = de mijnwerker
    .rule =
        { $whose ->
            [rival] De eigenaar bekijkt alleen voor zichzelf een van de twee gebouwenstapels en pakt er een gebouw naar keuze uit tegen de prijs die erop staat. De volgorde van de andere kaarten blijft gelijk.
           *[own] Bekijk alleen voor jezelf een van de twee gebouwenstapels en pak er een gebouw naar keuze uit tegen de prijs die erop staat. De volgorde van de andere kaarten blijft gelijk.
        }
    .ruling = Je mag ook niets pakken; de functie is dan toch gebruikt. Iedereen ziet welke kaart je pakt en van welke plaats.
rival-kings-subject-herbalist = Kruidkundige
    .the = de kruidkundige
    .acc = de kruidkundige
    .rule =
        { $whose ->
            [rival] De eigenaar geeft een van zijn markers aan een andere speler.
           *[own] Geef een van je markers aan een andere speler.
        }
rival-kings-subject-farmer = Boer
    .the = de boer
    .acc = de boer
    .rule =
        { $whose ->
            [rival] De eigenaar voert in zijn beurt alsnog een actie uit die van hem gestolen is. Het wapenschild blijft liggen.
           *[own] Voer in je beurt alsnog een actie uit die van je gestolen is. Het wapenschild blijft liggen.
        }
    .ruling = Dat kan op elk moment van je beurt en buiten de gewone volgorde, ook als een gelijke rang je maar één actie laat.

## Acties van karakters

rival-kings-kind-settle = Conflict oplossen
    .the = de actie ‘conflict oplossen’
    .acc = de actie ‘conflict oplossen’
    .does = een van je markers terugleggen
rival-kings-kind-give = Conflict doorgeven
    .the = de actie ‘conflict doorgeven’
    .acc = de actie ‘conflict doorgeven’
    .does = een van je markers aan een rivaal geven
rival-kings-kind-money = Geld pakken
    .the = de actie ‘geld pakken’
    .acc = de actie ‘geld pakken’
    .does = alle munten van één stapel pakken
rival-kings-kind-recruit = Onderdaan in dienst nemen
    .the = de actie ‘onderdaan in dienst nemen’
    .acc = de actie ‘onderdaan in dienst nemen’
    .does = voor een onderdaan boven op een stapel betalen
rival-kings-kind-buy = Gebouw kopen
    .the = de actie ‘gebouw kopen’
    .acc = de actie ‘gebouw kopen’
    .does = voor een gebouw boven op een stapel betalen

## De stapels midden op tafel

rival-kings-pile-buildings-1 = Eerste gebouwenstapel
    .the = de eerste gebouwenstapel
    .acc = de eerste gebouwenstapel
    .at = bij de eerste gebouwenstapel
    .on = op de eerste gebouwenstapel
    .from = van de eerste gebouwenstapel
rival-kings-pile-buildings-2 = Tweede gebouwenstapel
    .the = de tweede gebouwenstapel
    .acc = de tweede gebouwenstapel
    .at = bij de tweede gebouwenstapel
    .on = op de tweede gebouwenstapel
    .from = van de tweede gebouwenstapel
rival-kings-pile-subjects-1 = Eerste onderdanenstapel
    .the = de eerste onderdanenstapel
    .acc = de eerste onderdanenstapel
    .at = bij de eerste onderdanenstapel
    .on = op de eerste onderdanenstapel
    .from = van de eerste onderdanenstapel
rival-kings-pile-subjects-2 = Tweede onderdanenstapel
    .the = de tweede onderdanenstapel
    .acc = de tweede onderdanenstapel
    .at = bij de tweede onderdanenstapel
    .on = op de tweede onderdanenstapel
    .from = van de tweede onderdanenstapel

## Kaartfamilies

rival-kings-family-character = Karakters
rival-kings-family-building = Gebouwen
rival-kings-family-subject = Onderdanen

## Kleuren

rival-kings-colour-yellow = geel, koninklijk hof
rival-kings-colour-red = rood, stad
rival-kings-colour-blue = blauw, dorp
rival-kings-colour-green = groen, platteland

## Op de kaarten

rival-kings-printed-character = Een karakter van het hof, in het geheim gekozen. Wie de bestolen rang heeft, neemt een marker en verliest één actie; de dief voert die als eerste uit.
rival-kings-printed-building = Een gebouw levert aan het einde punten op: een perfect paar beide waarden, een kleurpaar de hoogste waarde, een losse kaart 1 punt.
