### Paladijnen van het Westelijk Koninkrijk: de regels om te lezen

## Hoofdstukken

paladins-chapter-goal = Het doel
    .about = Je leidt een stad zeven ronden lang, en wie de meeste overwinningspunten heeft, wint. Hier lees je waarmee je begint en hoe je eigenschappen tellen.
paladins-chapter-setup = Voorbereiding
    .about = De tafel staat voor je klaar. Hier lees je wat waar ligt en wat geheim blijft.
paladins-chapter-round = Begin van een ronde
    .about = Elke ronde worden kaarten opengelegd, kiest iedereen een paladijn en een taveerne, en doet iedereen daarna om de beurt acties tot allen hebben gepast. Zo begint het.
paladins-chapter-turns = Beurten en acties
    .about = Je arbeiders gaan naar je eigen bord, voor één actie per beurt. Deze regels gelden voor elke actie.
paladins-chapter-town = De linkerkant
    .about = Kleine acties voor één of twee arbeiders: ze leveren zilver, proviand, helpers en werkplaatsen op, of maken een actie weer vrij.
paladins-chapter-kingdom = De rechterkant
    .about = Zes grote acties, waar de meeste punten vandaan komen. Elke actie vergt één eigenschap en verhoogt een andere.
paladins-chapter-help = Hulp bij je acties
    .about = De paladijn van deze ronde, de inwoners die je hebt ingehuurd en de gunsten van de koning nemen je een deel van het werk uit handen.
paladins-chapter-suspicion = Verdenking en inquisitie
    .about = Criminelen kunnen elk werk doen, maar ze wekken verdenking. Hier lees je wat dat kost en wanneer de inquisitie komt.
paladins-chapter-passing = Passen en ronde-einde
    .about = Wanneer je past, is ook een keuze. Hier lees je wat je houdt en hoe de tafel klaar wordt gemaakt voor de volgende ronde.
paladins-chapter-scoring = Einde en puntentelling
    .about = Na zeven ronden wordt alles geteld. Als je vroeg weet wat punten oplevert, kies je makkelijker.
paladins-chapter-rare = Zeldzame gevallen
    .about = Dit geldt als er iets op is. Je zult het zelden nodig hebben.
paladins-chapter-alone = Alleen spelen
    .about = Alleen speel je tegen een kunstmatige tegenstander, die zijn plannen volgt. De tafel speelt zijn beurten; hier lees je wat je kunt verwachten.

## Spelmateriaal per soort

paladins-components-paladin = Paladijnen
paladins-components-townsfolk = Inwoners
paladins-components-outsider = Buitenstaanders
paladins-components-favour = Gunsten van de koning
paladins-components-order = Bevelen van de koning
paladins-components-wall = Muurkaarten
paladins-components-tavern = Taveernes
paladins-components-jar = Potvakken
paladins-components-space = Vakken van het hoofdbord
paladins-components-task = Acties van het spelersbord
paladins-components-area = Gebieden
paladins-components-supply = Belastingvoorraad, verdenkingen, schulden, werkplaatsen
paladins-components-scheme = Plannen

## Stellingen die een regel laten zien

paladins-position-choose-paladin = Je hebt drie paladijnen in je hand. Eén gaat deze ronde met je mee, met twee arbeiders, eigenschappen en een vermogen. Eén gaat boven op je stapel en komt volgende ronde terug; de derde gaat onderop, voor lange tijd.
paladins-position-pick-tavern = De startspeler heeft de taveerne met twee priesters en twee handelaars genomen, dus die is weg. Nu neem jij een van de andere drie. Die met twee criminelen zou je meteen twee verdenkingen bezorgen.
paladins-position-spaces-taken = Op ‘Uitzenden’ staan al arbeiders, dus de actie is gesloten tot ze weggaan; de werkplaats alleen zou niet in de weg staan. ‘Aanvallen’ is open: je hebt geen strijder, maar op zijn vak mag ook een crimineel staan.
paladins-position-one-go = Een dagloner heeft in zijn eentje gehandeld voor 1 zilver. De handelaar kan er niet meer bij, want of je één of twee arbeiders inzet, beslis je binnen één actie. Jagen kan nog met twee arbeiders, want daar staat niemand.
paladins-position-recruit-on-debt = Je hebt geen zilver, en de gratis kolom is leeg. Toch kun je rekruteren: in de twee meest linkse kolommen mag je een schuld nemen in plaats van te betalen. In de kolommen ertussen geldt alleen zilver.
paladins-position-prayer = Bidden vergt een priester en 2 zilver; je hebt een priester, maar slechts 1 zilver. De gunst ‘Koninklijke kapel’ geeft een gebed als beloning: één willekeurige arbeider is genoeg, en ‘Uitzenden’ kan weer vrijkomen.
paladins-position-attack-or-convert = De eerste twee kolommen zijn leeg, dus de dichtstbijzijnde buitenstaander vergt kracht 5. Je komt 3 tekort, dat zou 2 zilver kosten, en je hebt er maar 1. Je geloof is met Anséis 4, en dat is genoeg om hem te bekeren.
paladins-position-favour-used = Op de gunst ‘Voorraadkamer’ staat de dagloner van een andere speler, dus niemand kan die deze ronde nog gebruiken. ‘Lening’ is vrij: elke arbeider mag erheen, maar eerst komen de kosten, een openstaande schuld.
paladins-position-last-silver = In de belastingvoorraad ligt nog maar 1 zilver. Als je samenzweert, komt er met de crimineel een verdenking, en als daar belasting op staat, komt meteen de inquisitie. Jij zou dan de meeste verdenkingen hebben en een schuld nemen.
paladins-position-three-stay = Je hebt nog vijf arbeiders. Als je past, wordt je bord leeg en gaan twee van de vijf terug; jij kiest welke. Je verkenner op de gunst van de koning gaat pas aan het einde van de ronde weg.
paladins-position-fifth-use = Vier van je monniken zijn uitgezonden, en het bevel vraagt vijfmaal ‘Uitzenden’: de vijfde keer levert 6 overwinningspunten op. Met het geloof van Olivier staat nu elk gebied voor je open. Aan het einde telt alleen de marker: geloof 6 levert 6 overwinningspunten op.
paladins-position-out-of-reach = Beide vakken van gebied 1 zijn bezet, en gebied 2 vergt geloof 2; jij hebt 1. Je kunt nu dus geen monnik uitzenden. Met kracht 3 kun je wel een buitenpost stationeren in gebied 2.
