### Rival Kings: de regels op nummer

## Voorbereiding

rival-kings-rule-1-1 = Het spel is voor twee tot vier spelers. De 32 gebouwen worden geschud en twee stapels van 8 komen open midden op tafel; met de 32 onderdanen gaat het net zo. Van een stapel zie je alleen de bovenste kaart. De andere 16 gebouwen en 16 onderdanen dienen omgedraaid als geld: de achterkant van een onderdaan is 1 munt waard, die van een gebouw 2.
    .title = Stapels en geld
    .ruling = De boekjes zeggen alleen dat de achterkanten 1 of 2 munten tonen; welke kaart wat toont, komt uit twee onafhankelijke recensies.
rival-kings-rule-1-2 = Elk van de vier stapels begint met 2 munten. Elke speler pakt 5 munten, twee wapenschilden en één conflictmarker. Wat er van de 48 munten en 30 markers overblijft, is de voorraad.
    .title = Munten en markers aan het begin
    .ruling = Geld mag vrij gewisseld worden, dus alleen bedragen tellen.
rival-kings-rule-1-3 = Aan het begin van elke ronde worden de 12 karakters geschud en krijgt elke speler er drie. Met drie spelers gaan de drie die overblijven ongezien opzij; met twee spelers vormen de zes die overblijven een gedekte stapel.
    .title = Karakters delen

## Ronde en cyclus

rival-kings-rule-2-1 = Een ronde heeft twee cycli. In elke cyclus speelt iedereen één karakter uit, dus één van de drie blijft ongebruikt. Daarna worden alle karakters opnieuw geschud.
    .title = Twee cycli per ronde
rival-kings-rule-2-2 = Een cyclus heeft drie delen: iedereen kiest in het geheim een karakter en draait het tegelijk om; dan komen de conflicten; dan voeren de spelers hun acties uit op rang, van A tot F.
    .title = Verloop van een cyclus
rival-kings-rule-2-3 = Iedereen ziet munten, markers, rijen kaarten, de grootte van de stapels en de uitgespeelde karakters. Verborgen blijven tot het einde, bij een wedstrijd tot het einde van de hele wedstrijd: handkaarten, het ongebruikte karakter, opzijgelegde karakters, de gedekte stapel, kaarten onder de bovenste van een stapel en de voorkant van het geld. Dat iemand gekozen heeft, mag je zien, maar niet wat; een keuze mag veranderd worden tot de laatste speler gekozen heeft.
    .title = Open en verborgen
    .ruling = Hoe open de tafel is, zeggen de boekjes niet. Wij laten zien wat open op tafel ligt en verbergen de rest.

## Conflicten

rival-kings-rule-3-1 = Eerst gelijke rangen: twee spelers van wie de karakters dezelfde rang hebben, nemen elk een marker. Ze mogen deze cyclus niet stelen, en elk voert maar één van de onbedekte acties van het eigen karakter uit, gekozen als de beurt komt; de functie van een onderdaan komt erbij. Er kunnen twee van zulke paren tegelijk zijn, maar nooit drie karakters van één rang.
    .title = Gelijke rangen
rival-kings-rule-3-2 = Daarna diefstallen: A steelt van D, B van C, C van F, D van E en E van F. F steelt van niemand, en niemand steelt van A of B. Wie bestolen wordt, neemt voor elke dief een marker. Een rang met een conflict onder gelijken steelt niet en bezorgt zo ook geen markers.
    .title = Wie van wie steelt
rival-kings-rule-3-3 = In de eigen beurt, vóór de eigen acties, bedekt de dief een actie op het karakter van het slachtoffer met een wapenschild en voert die meteen zelf uit. Het wapenschild is verplicht; van de actie mag je afzien, maar ze blijft bedekt. Van twee slachtoffers verliest elk één actie, in de volgorde die de dief wil. Wat bedekt is, kan niet nog eens gestolen worden, en er blijft altijd minstens één actie over. Markers, geld, prijs en rij zijn die van de dief.
    .title = Een actie stelen
    .ruling = Bij twee slachtoffers voert de dief de eerste gestolen actie uit, of ziet ervan af, voordat de tweede bedekt wordt.
rival-kings-rule-3-4 = Binnen een rang begint wie minder markers heeft, geteld als die rang aan de beurt komt. Bij een gelijk aantal begint het karakter met het voorrangssymbool.
    .title = Volgorde binnen een rang
rival-kings-rule-3-5 = Met twee spelers wordt meteen na het omdraaien, nog voordat een tuinman ruilt, de bovenste kaart van de karakterstapel omgedraaid; die kan niet geruild worden. Na de andere conflicten wordt ze met elke speler vergeleken: heeft ze dezelfde rang, of een rang die van de rang van de speler steelt, dan neemt die speler een marker. Verder doet ze niets en ze blijft open naast de stapel liggen; in de tweede cyclus wordt de volgende kaart omgedraaid.
    .title = De omgedraaide kaart bij twee spelers
    .ruling = Waar de boekjes van een hogere rang spreken, lezen wij een rang die van de rang van de speler steelt (RK-3.2).
rival-kings-rule-3-6 = Zijn er geen markers meer in de voorraad, dan wordt er geen genomen. Ze worden uitgedeeld in de volgorde van RK-3.7, binnen een paar in die van RK-3.4.
    .title = Als de markers op zijn
    .ruling = De boekjes voorzien dit niet.
rival-kings-rule-3-7 = De volgorde is: tuinmannen; gelijke rangen van A tot F; diefstallen van A tot E met de beslissingen van de wachters; de omgedraaide kaart. Alle markers worden vóór de eerste beurt uitgedeeld; wapenschilden worden pas in de beurten van de dieven gelegd.
    .title = Volgorde van de conflicten

## Acties

rival-kings-rule-4 = De acties van een karakter worden van links naar rechts uitgevoerd zoals ze gedrukt zijn. Een actie waarvan je afziet, is verloren; je kunt niet terug.
    .title = Van links naar rechts
rival-kings-rule-4-1 = Leg een van je markers terug in de voorraad. Zonder marker gebeurt er niets.
    .title = Conflict oplossen
rival-kings-rule-4-2 = Geef een van je markers aan een rivaal naar keuze. Zonder marker gebeurt er niets.
    .title = Conflict doorgeven
rival-kings-rule-4-3 = Pak al het geld van een van de vier stapels. Ligt er bij geen van de vier geld, dan komen er eerst uit de voorraad 2 munten bij elke stapel, zolang de voorraad strekt: eerst bij de twee gebouwenstapels, dan bij de twee onderdanenstapels; de laatste krijgt misschien maar één munt. Het geld van een stapel zonder kaarten blijft liggen en kan gepakt worden.
    .title = Geld pakken
    .ruling = Natellen mag niet, maar wie de betalingen gevolgd heeft, kent de bedragen; daarom toont de tafel ze, en een optie verbergt ze. De stapels worden alleen aangevuld als de actie echt wordt uitgevoerd.
rival-kings-rule-4-4 = Kies een onderdaan boven op een stapel en leg de volle prijs bij het geld van die stapel. De onderdaan gaat naar het einde van je rij en is vanaf nu actief. Schulden zijn er niet.
    .title = Onderdaan in dienst nemen
rival-kings-rule-4-5 = Kies een gebouw boven op een stapel en leg de volle prijs bij het geld van die stapel. Het gebouw gaat naar het einde van je rij. Schulden zijn er niet.
    .title = Gebouw kopen
rival-kings-rule-4-6 = Van elke actie mag je afzien.
    .title = Afzien van een actie
    .ruling = Dat geldt ook als ze uitgevoerd zou kunnen worden.

## Onderdanen

rival-kings-rule-5-1 = Eén keer per cyclus mag je de functie van je actieve onderdaan gebruiken, de laatste van je rij, op elk moment van je eigen beurt: vóór de eerste diefstal, tussendoor of na de laatste actie. Het is in totaal één functie per cyclus; een onderdaan die je deze beurt in dienst nam, mag je gebruiken als je er nog geen gebruikt had. Tuinman en wachter werken alleen vóór of tijdens de conflicten.
    .title = Eén functie per cyclus
    .ruling = Een functie waarmee niets te doen zou zijn, biedt de tafel niet aan; zo raakt ze niet per ongeluk verbruikt.
rival-kings-rule-5-2 = Een gebouw en een onderdaan met hetzelfde symbool bij één eigenaar zijn een perfect paar; bisschop en hofdame kunnen de kaarten ervan niet pakken en niet weggeven. Een kaart is alleen vrij zolang de eigenaar er meer exemplaren van heeft dan van de partner, geteld vóór de ruil. Zonder vrije kaart aan beide kanten kan de functie niet gebruikt worden.
    .title = Perfecte paren blijven bij elkaar
    .ruling = Hoe tweede exemplaren tellen, staat in geen boekje; de aantallen vergelijken beschermt precies de paren.
rival-kings-rule-5-3 = Wie deze cyclus een functie gebruikt heeft, krijgt er door een geruilde onderdaan geen tweede bij. Een rivaal van wie een bisschop de rij veranderde, gebruikt in de eigen beurt wat dan actief is.
    .title = Onderdanen die van eigenaar wisselen
    .ruling = De boekjes zwijgen; het volgt uit één functie per cyclus.

## Einde en puntentelling

rival-kings-rule-6-1 = Is een van de vier stapels leeg, dan wordt de cyclus uitgespeeld, met alle beurten; daarna is het spel afgelopen, ook na de eerste cyclus van een ronde.
    .title = Einde van het spel
rival-kings-rule-6-2 = Eerst worden er zo veel mogelijk perfecte paren gevormd; die leveren beide waarden op. Met de andere kaarten worden paren van een gebouw en een onderdaan van één kleur zo gevormd dat ze het meest opleveren, elk de hoogste waarde. Losse kaarten leveren elk 1 punt op, elke 3 munten ook 1, en elke marker kost 2 punten. Een totaal kan negatief zijn.
    .title = Puntentelling
    .ruling = Een kleurpaar wordt alleen gevormd waar het minstens zoveel waard is als twee losse kaarten.
rival-kings-rule-6-3 = Bij een gelijk aantal punten wint wie minder markers heeft, dan wie meer munten heeft; daarna wordt de overwinning gedeeld.
    .title = Gelijke stand
    .ruling = Geen boekje regelt de gelijke stand.
rival-kings-rule-6-4 = Naar keuze worden er meerdere spellen achter elkaar gespeeld, tot een aantal spellen of punten; de punten worden opgeteld. Een wedstrijd om punten eindigt na het spel waarin iemand ze haalt, uiterlijk na 20 spellen. Het hoogste totaal wint; bij een gelijke stand wordt de overwinning gedeeld.
    .title = Wedstrijden
    .ruling = De grens van 20 spellen en de gedeelde gelijke stand zijn van ons.
rival-kings-rule-6-5 = Na 10 ronden op rij waarin geen stapel kleiner werd, is het spel afgelopen. De ruil van een troubadour telt niet.
    .title = Stilstand
    .ruling = Omdat je van acties mag afzien, zou een spel anders eeuwig kunnen duren.

## De boekjes

rival-kings-rule-9 = Waar de boekjes elkaar tegenspreken, geldt het boekje in vijf talen. Zo neemt de ridder onderdanen in dienst, wordt een functie één keer per cyclus gebruikt, bekijken wijnboer en mijnwerker één stapel, worden vier lege stapels elk met een waarde van 2 munten aangevuld, en mag de matroos de actie twee keer uitvoeren, maar hoeft dat niet.
    .title = Waar de boekjes verschillen
