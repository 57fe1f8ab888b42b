### Royals: de regels om te lezen

## Hoofdstukken

royals-chapter-goal = Het doel
    .about = Waarmee je wint, en van welke fiches de punten komen.
royals-chapter-turn = Een beurt
    .about = De hele beurt in het kort, wie begint, en wat de anderen van je kaarten mogen weten.
royals-chapter-draw = Kaarten trekken
    .about = Elke beurt begint met nieuwe kaarten. Hier zie je hoeveel je er krijgt, en waarvandaan.
royals-chapter-occupy = Posities bezetten
    .about = Kaarten worden macht als je er posities aan het hof mee betaalt. Dit hoofdstuk gaat over de vrije.
royals-chapter-takeover = Posities overnemen
    .about = Zijn de beste posities weg, dan opent intrige die van je rivalen.
royals-chapter-bonuses = Bonussen
    .about = Sommige punten krijg je meteen, als je er het eerst bij bent. Die wedlopen duren het hele spel.
royals-chapter-turn-end = Het einde van de beurt
    .about = Voordat de volgende speler begint, zijn je handlimiet en het aanbod aan de beurt. Af en toe eindigt daarmee een periode.
royals-chapter-influence = Invloed
    .about = Drie keer per spel beloont elk land wie er het meest te zeggen heeft. Dan leveren je posities iets op.
royals-chapter-end = Het einde van het spel
    .about = De derde periode sluit anders af dan de eerste twee. Daarna tellen de blokjes op de titelfiches.
royals-chapter-supply = Stapels en blokjes
    .about = Hoeveel er van alles is, en wat er gebeurt in het zeldzame geval dat het opraakt.

## Spelmateriaal per soort

royals-components-country = Landen
royals-components-intrigue = Intrigekaarten
royals-components-title = Titels
royals-components-city = Steden
royals-components-position = Posities
royals-components-noble = Adelshuisbonussen

## Posities die een regel tonen

royals-position-draw-first = Met de vier Franse kaarten in je hand zou je de hertog in Marseille kunnen bezetten. Maar je beurt is nog maar net begonnen: eerst trek je, dan speel je. Ook kun je de beurt niet beëindigen zonder te trekken.
royals-position-one-draw = Je hebt je drie landenkaarten getrokken, twee ervan uit het aanbod. Meer kun je deze beurt niet nemen, niet uit het aanbod en niet van een stapel. De lege plekken blijven tot het einde van je beurt; nu kun je alleen nog kaarten spelen.
royals-position-price = Je hebt vier Franse kaarten, genoeg voor de hertog in Marseille. De kardinaal in Lyon kost er vijf, en je twee Duitse kaarten helpen niet. De gravin in Rennes is niet vrij, want die positie is van een rivaal.
royals-position-wild = De baron in Keulen kost twee Duitse kaarten, en je hebt er maar één. Je andere drie kaarten gelden samen als de tweede, van welke landen ze ook zijn.
royals-position-takeover = De baronnen in Sevilla en Edinburgh zijn van rivalen. Elk kost twee kaarten, en die heb je. Op je intrigekaart staan Frankrijk en Spanje, dus Sevilla kun je overnemen; voor Edinburgh heb je er een met Brittannië nodig, of twee willekeurige.
royals-position-king = Je hebt de acht Franse kaarten die de koning in Parijs kost. Maar de overname van een koning vraagt twee intrigekaarten, en op maar één van de jouwe staat Frankrijk; de andere is op zichzelf niets waard. Voor de prinses in Rennes is één genoeg.
royals-position-city-bonus = Drie Franse kaarten zijn de prijs van een gravin: de vrije in Rennes of, met je intrigekaart, die van een rivaal in Lyon. In Rennes is nog niemand geweest, dus daar krijg je de stadsbonus. Die van Lyon is weg, en een overname levert er nooit een op.
royals-position-country-bonus = In Londen heb je een positie, en in Dublin ligt een verbannen blokje van jou. Met de baron in Edinburgh heb je een blokje in elke Britse stad, want ook een verbannen blokje telt. Je neemt de beste landbonus, en daarbij de stadsbonus van Edinburgh.
royals-position-hand-limit = Je beurt eindigt met 14 landenkaarten en 4 intrigekaarten. De handlimiet is 12 en 4, dus twee landenkaarten moeten weg, en jij kiest welke. Een intrigekaart mag je niet in plaats daarvan afleggen.
royals-position-period-end = Het aanbod heeft twee lege plekken, maar op de landenstapel ligt nog maar één kaart. Beëindig je je beurt, dan zijn er te weinig kaarten voor het aanbod en volgt de puntentelling van de periode. Eerst kun je nog de baron in München bezetten, waarmee je tweede wordt in de Duitse Staten.
royals-position-tie = In Spanje heeft de kardinaal van een rivaal 2 invloed, jouw maarschalk 1. Met de baron in Sevilla zou je gelijk komen, maar de rivaal zou voor blijven, want de kardinaal is de hogere titel. Met de hertog in Valencia zou je meer invloed hebben.
royals-position-titles = Dit is de laatste beurt van het spel. Op de titelfiche van de baron hebben drie spelers elk twee blokjes, dus zou niemand die krijgen. Neem je de baron in Sevilla over, dan heb je er drie en krijg je de hele fiche; de twee van je rivaal blijven liggen.
