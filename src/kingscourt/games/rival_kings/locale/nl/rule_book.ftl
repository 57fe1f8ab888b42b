### Rival Kings: de regels om te lezen

## Hoofdstukken

rival-kings-chapter-start = Doel en begin
    .about = De troon is leeg, en het mooiste hof wint hem: gebouwen en onderdanen die bij elkaar horen, leveren de punten op. Hier lees je wat er aan het begin op tafel ligt.
rival-kings-chapter-round = Ronde en cyclus
    .about = Je speelt steeds weer dezelfde korte cyclus, twee per ronde. Hier lees je wat daarin gebeurt en wat iedereen mag zien.
rival-kings-chapter-conflicts = Conflicten
    .about = Zodra de karakters open liggen, blijkt wie wie in de weg zit. Dat levert conflictmarkers op, en die wil niemand hebben.
rival-kings-chapter-theft = Volgorde en diefstal
    .about = Een dief begint zijn beurt met wat van een ander is. Hier lees je wie als eerste aan de beurt is en hoe je een actie steelt.
rival-kings-chapter-actions = De acties
    .about = Op de karakters staan vijf soorten acties. Hier lees je hoe ze werken, of ze nu van jou zijn of gestolen.
rival-kings-chapter-subjects = Onderdanen en functies
    .about = Onderdanen leveren meer op dan punten: in elke cyclus kan een van de jouwe je helpen. Wat ze kunnen, staat op hun kaart.
rival-kings-chapter-end = Einde en puntentelling
    .about = Aan het begin weet niemand hoelang een spel duurt. Hier lees je wanneer het eindigt en wat dan telt; het loont om vroeg te weten wat bij elkaar hoort.
rival-kings-chapter-two-players = Met twee spelers
    .about = Met z’n tweeën zouden rangen zelden botsen, dus doet er een kaart van de karakterstapel mee. Zijn jullie met meer, sla dit hoofdstuk dan over.
rival-kings-chapter-rare = Wedstrijden en zeldzame gevallen
    .about = Meerdere spellen achter elkaar, wat kan opraken, en wat geldt waar de boekjes elkaar tegenspreken. Je hebt het zelden nodig.

## Spelmateriaal per soort

rival-kings-components-character = Karakters
rival-kings-components-building = Gebouwen
rival-kings-components-subject = Onderdanen

## Stellingen die een regel laten zien

rival-kings-position-second-cycle = De eerste cyclus van deze ronde is voorbij, en je koningin is weg: niemand speelt een karakter twee keer in een ronde. Kies nu de graaf of de freule. De ander blijft ongebruikt, en daarna worden alle karakters opnieuw geschud.
rival-kings-position-equal-ranks = Jouw schatmeester en de ridder van een rivaal hebben allebei rang D, dus hebben jullie elk een marker genomen. Je mag de diplomaat niet bestelen, en je hebt maar één actie: geld pakken of een gebouw kopen, niet allebei. Jij begint, want je hebt minder markers.
rival-kings-position-whom-to-rob = Je koningin heeft rang A en steelt van D, dus van de ridder. De freule heeft drie acties, maar rang E: alleen D besteelt haar. Steel je ‘onderdaan in dienst nemen’, dan kun je deze beurt twee keer iemand in dienst nemen.
rival-kings-position-deny-action = Je hertog moet een wapenschild op een actie van de hoveling leggen, en op die kaart staan er maar twee. ‘Geld pakken’ levert je munten op. ‘Conflict doorgeven’ levert je zonder marker niets op, maar blijft bedekt: zo kan de hoveling geen van zijn drie markers doorgeven.
rival-kings-position-left-to-right = De acties van je schatmeester gaan van links naar rechts: eerst geld pakken, dan een gebouw kopen. Wat je voor het gebouw betaalt, blijft dus bij die stapel liggen, voor de anderen. Zie je nu van het geld af, dan kun je niet terug.
rival-kings-position-no-money = Bij twee stapels ligt geen geld, dus daar kun je niets pakken. Nieuwe munten komen er pas als ze alle vier leeg zijn. ‘Conflict doorgeven’ is overgeslagen, omdat je geen marker hebt.
rival-kings-position-mixed-pile = Een troubadour heeft de wijngaard op een onderdanenstapel achtergelaten, en je mag hem daar kopen: het gaat er alleen om dat er een gebouw bovenop ligt. De tuin kost 4 munten, jij hebt er 3, en schulden zijn er niet. De waard is geen gebouw.
rival-kings-position-newcomer = Je geleerde is actief en zou je 3 munten opleveren, zelfs genoeg voor de bisschop. Gebruik hem voordat je iemand in dienst neemt: de nieuwe onderdaan gaat naar het einde van de rij en is dan actief in zijn plaats. Per cyclus gebruik je maar één functie.
rival-kings-position-own-pair = Je hofdame kan een gebouw ruilen. De tuin is niet vrij: die vormt een perfect paar met je tuinman. De mijn is vrij, en daarvoor zou je het paviljoen kunnen krijgen, dat bij de hofdame past; de wijngaard is veilig bij zijn wijnboer.
rival-kings-position-last-card = Op de eerste onderdanenstapel ligt nog maar één kaart. Neem je die in dienst, dan is deze cyclus de laatste: de anderen komen nog aan de beurt, dan worden de punten geteld, ook al zou de ronde nog een cyclus hebben. Heb je meer tijd nodig, laat die kaart dan liggen.
rival-kings-position-best-pair = De wijngaard vormt een perfect paar met je wijnboer: 3 en 1, dus 4 punten. De tuin heeft alleen de kleur van je wachter; zo’n paar levert de hoogste waarde op, ook 4 punten. Maar de wijngaard kost 1 munt minder, en de 3 munten die je overhoudt, zijn nog een punt waard.
rival-kings-position-turned-up = De omgedraaide ridder heeft jouw rang, D, dus heb je een marker genomen. De freule heeft er twee genomen: één omdat jij haar besteelt, en één omdat de ridder dat ook zou doen. Verder doet de kaart niets: je steelt en voert al je acties uit.
