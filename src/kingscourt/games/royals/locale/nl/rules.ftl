### Royals: de regels op nummer

## Voorbereiding

royals-rule-1-1 = Twee tot vijf spelers doen mee, ieder met de blokjes van één kleur: 46 in zwart of wit, 36 in grijs, paars of oranje. Twee spelers gebruiken zwart en wit; met drie of meer zijn alle kleuren mogelijk. Wie een positie bezet of overneemt, heeft twee blokjes in de voorraad nodig. Verbannen blokjes en blokjes op titelfiches komen nooit terug.
    .title = Spelers en blokjes
    .ruling = Het spelregelboekje zegt niet wat er gebeurt als blokjes opraken; met minder dan twee valt er niets te bezetten. De kleuren gaan volgens de plaats (grijs, paars, oranje, zwart, wit; met twee spelers zwart, wit), tenzij de tafel laat kiezen.
royals-rule-1-2 = Van de 99 landenkaarten horen er 31 bij Frankrijk, 26 bij de Duitse Staten, 22 bij Brittannië en 20 bij Spanje. Vóór het schudden gaan er enkele terug in de doos, in deze volgorde van landen: met twee spelers 11, 9, 8 en 6, met drie 9, 8, 7 en 6, met vier 6, 5, 5 en 4, met vijf geen. De geschudde kaarten vormen de landenstapel; de bovenste drie liggen open als aanbod.
    .title = Landenkaarten
    .arcane-2016 = Brittannië heeft 25 kaarten, dus in totaal zijn het er 102. Wij halen er evenveel uit.
royals-rule-1-3 = Er zijn 24 intrigekaarten, vier voor elk van de zes landenparen. Ze vormen een dichte stapel met een eigen aflegstapel.
    .title = Intrigekaarten
    .ruling = De lijst van paren in het spelregelboekje is verminkt; in de doos zit elk paar viermaal.
royals-rule-1-4 = Op het bord liggen: 16 stadsbonussen (vijf in Frankrijk, vier in de Duitse Staten en vier in Spanje, drie in Brittannië), twee landbonussen per land, adelshuisbonussen van 16, 12 en 8 punten (met twee spelers alleen die van 8), per land twee periodefiches voor 1648, 1680 en 1714, en zeven titelfiches die in twee gelijke helften uiteenvallen.
    .title = Fiches
    .arcane-2016 = Met drie spelers zijn er adelshuisbonussen van 12 en 8 punten.
royals-rule-1-5 = De startspeler wordt geloot. Er wordt met de klok mee gespeeld.
    .title = Startspeler
    .ruling = Volgens het spelregelboekje begint de jongste; het lot vraagt niemand naar zijn leeftijd.

## De beurt

royals-rule-2 = Een beurt bestaat uit: kaarten trekken, kaarten spelen, einde van de beurt. Trekken is verplicht, ook met een volle hand, en is klaar voordat de eerste kaart wordt gespeeld. Spelen mag.
    .title = De beurt
royals-rule-2-1 = In de eerste beurt trekt iedere speler alleen landenkaarten, en hoeveel hangt af van de plaats in de volgorde, geteld vanaf de startspeler: met twee spelers 2 en 3; met drie 1, 2 en 3; met vier 1, 1, 2 en 3; met vijf 1, 1, 2, 2 en 3. Verder is het een beurt als elke andere.
    .title = De eerste beurt
royals-rule-2-2 = Vanaf de tweede beurt trekt een speler ofwel drie landenkaarten, ofwel één landenkaart en één intrigekaart, in willekeurige volgorde.
    .title = Wat je trekt
    .ruling = Welke van de twee het wordt, moet vóór de eerste kaart worden gezegd.
royals-rule-2-3 = Elke landenkaart komt van boven op de stapel of uit het aanbod. Lege plekken in het aanbod blijven leeg tot het einde van de beurt.
    .title = Stapel of aanbod
    .ruling = Kaarten neem je een voor een, en je ziet elke kaart voordat je de volgende kiest.
royals-rule-2-4 = Is de intrigestapel leeg wanneer er een kaart van moet komen, dan wordt de aflegstapel geschud en is dat de nieuwe stapel. Er zijn er altijd genoeg.
    .title = De intrigestapel is leeg
royals-rule-2-5 = Een lege landenstapel geeft geen kaarten. Wat je moet trekken, komt dan uit het aanbod, dat altijd volstaat.
    .title = De landenstapel is leeg
    .arcane-2016 = Wie van een lege stapel wil trekken, laat meteen de aflegstapel tot een nieuwe stapel schudden. De periode eindigt na deze beurt; dan wordt het aanbod alleen nog aangevuld, zonder opnieuw te schudden.
royals-rule-2-6 = Een speler mag zo vaak spelen als de kaarten het toelaten, in willekeurige volgorde: vrije posities bezetten en die van anderen overnemen.
    .title = Kaarten spelen
royals-rule-2-6a = Om een vrije positie te bezetten legt de speler zoveel kaarten van het land af als de titel kost, en zet dan een blokje op de positie en een op de titelfiche. Op een positie staat nooit meer dan één blokje. Beide posities van een stad mogen van dezelfde speler zijn.
    .title = Een positie bezetten
    .ruling = Er wordt precies betaald; niemand mag meer afleggen dan gevraagd.
royals-rule-2-6b = Drie willekeurige landenkaarten gelden als één landenkaart naar keuze, binnen één betaling zo vaak als je wilt.
    .title = Jokers
    .ruling = Het spelregelboekje heeft het over spelers die een kaart missen. Wij staan jokers altijd toe, en kaarten van het gewenste land mogen bij de drie zijn.
royals-rule-2-6c = Een positie van een ander kun je overnemen, een eigen positie nooit. Leg één intrigekaart af waar het land op staat, voor een koning twee, en bezet de positie dan zoals gewoonlijk. Wie niet beide kan betalen, mag er niet aan beginnen. Het oude blokje wordt verbannen naar het vakje van die stad, het blokje op de titelfiche blijft. Twee willekeurige intrigekaarten gelden als één naar keuze, voor elke kaart die nodig is; een koning kost er dus twee, drie of vier.
    .title = Een positie overnemen
    .ruling = Het spelregelboekje heeft het over spelers die een intrigekaart missen. Net als bij landenkaarten staan wij de ruil altijd toe, en op de twee kaarten mag het gewenste land staan.
royals-rule-2-7 = Tijdens de beurt mag je boven de handlimieten komen. Aan het einde leg je precies af wat boven 12 landenkaarten en 4 intrigekaarten uitkomt, naar eigen keuze. Daarna wordt het aanbod tot drie kaarten aangevuld en wordt gekeken of de periode eindigt.
    .title = Einde van de beurt
royals-rule-2-8 = Handkaarten zijn geheim, hun aantal niet. Iedereen ziet wat uit het aanbod komt en wat wordt afgelegd; een kaart van een stapel ziet alleen wie hem trekt. Na afloop van het spel ligt alles open.
    .title = Geheime handkaarten
    .ruling = Het spelregelboekje gaat daarvan uit zonder het te zeggen.

## Bonussen

royals-rule-3 = Wie aan de voorwaarde van een bonus voldoet, neemt meteen de fiche en houdt die dicht tot het einde.
    .title = Bonussen
    .ruling = Wie welke fiche nam, is geen geheim. Alleen de tussenstanden van anderen zijn niet te zien, tenzij de tafel daarvoor koos.
royals-rule-3-1 = Wie als allereerste in een stad een positie bezet, neemt de stadsbonus. Een overname levert hem dus nooit op.
    .title = Stadsbonus
royals-rule-3-2 = Wie in elke stad van een land minstens één blokje heeft, neemt daar de hoogste landbonus die er nog ligt; verbannen blokjes tellen mee. Zijn beide weg, dan is er niets meer, en niemand neemt er twee in hetzelfde land.
    .title = Landbonus
royals-rule-3-3 = Wie op alle zeven titelfiches minstens één blokje heeft, neemt de hoogste adelshuisbonus die er nog is. Zijn ze weg, dan is er niets meer, en niemand neemt er twee.
    .title = Adelshuisbonus
royals-rule-3-4 = Eén bezetting kan alle drie de soorten opleveren, maar alleen aan de speler die aan de beurt is.
    .title = Meerdere bonussen tegelijk
    .ruling = Ze komen in deze volgorde: stad, land, adelshuis.

## Periodes en het einde

royals-rule-4-1 = Een periode eindigt wanneer het aanbod aan het einde van een beurt niet tot drie kaarten kan worden aangevuld. (Drie kaarten in het aanbod en een lege stapel zijn nog niet het einde.) Het aanbod wordt zo ver mogelijk aangevuld, de aflegstapel tot een nieuwe landenstapel geschud, het aanbod volledig gemaakt, en dan volgt de puntentelling van de periode. De volgende speler gaat verder.
    .title = Einde van een periode
royals-rule-4-2 = In de derde periode worden stapel en aanbod net zo vernieuwd, maar vóór de puntentelling wordt de ronde met volledige beurten uitgespeeld, zodat iedereen er evenveel heeft gehad. De puntentelling komt na de beurt van de speler rechts van de startspeler; of meteen, als de periode juist met die beurt eindigde.
    .title = De laatste ronde
    .ruling = Het spelregelboekje zegt links, maar dan had niet iedereen evenveel beurten.
royals-rule-4-3 = In elk land tellen alle spelers de invloed op van de posities die zij op dat moment hebben. Verbannen blokjes geven er geen. Wie invloed heeft, komt in de rangorde: de eerste neemt de hogere fiche van deze periode, de tweede de lagere. Heeft maar één speler invloed, dan verlaat de tweede fiche het spel; heeft niemand invloed, dan allebei.
    .title = Puntentelling van een periode
    .ruling = Eén rangorde per land beslist bij gelijke stand om de eerste plaats, om de tweede en tussen drie spelers.
royals-rule-4-4 = Bij gelijke stand gaat voor wie in dat land de hoogste titel heeft. Is ook dat gelijk, dan beslist de stad waar die titel is: de stad met de hogere gedrukte stadsbonus, wie de fiche ook nam. Heeft een speler die titel tweemaal, dan telt de betere stad.
    .title = Gelijke invloed
royals-rule-4-5 = Na de derde periode worden de titels geteld, de laagste eerst. De meeste blokjes op een titelfiche leveren de volle waarde op. Staan precies twee spelers gelijk, dan nemen zij elk een helft; zijn het er meer, dan neemt niemand iets.
    .title = Puntentelling van de titels
    .ruling = Zonder blokje sta je nooit gelijk, en een fiche zonder blokjes verlaat het spel.
royals-rule-4-6 = Wie de meeste overwinningspunten heeft, wint. Bij gelijke stand beslist de hoogste losse fiche, van welke soort ook; is ook dat gelijk, dan wordt de overwinning gedeeld.
    .title = Overwinning
    .ruling = Een halve titel telt voor de helft.
