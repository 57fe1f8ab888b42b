### Royals: wat de heraut zegt in het eerste spel

## De eerste beurt

royals-lesson-first-take-title = Je eerste kaart
royals-lesson-first-take-why = Zoek macht aan vier hoven; wie na drie periodes de meeste punten heeft, wint.
royals-lesson-first-take-what = Een kaart is de gunst van een land: neem de Spaanse uit het aanbod.
royals-lesson-first-take-instead = Eén Spaanse kaart levert in Valencia { $points } punten op; elke andere losse kaart minder.
royals-lesson-first-occupy-title = Een maarschalk in Valencia
royals-lesson-first-occupy-why = Een positie kost kaarten van het land; een maarschalk kost er maar één.
royals-lesson-first-occupy-what = Bezet Valencia: { $device ->
        [touch] tik
       *[other] klik
    } daar op de maarschalk.
royals-lesson-first-occupy-instead = Valencia levert meteen { $points } punten op, Barcelona { $less }, en wachten niets.
royals-lesson-first-title-title = Twee blokjes
royals-lesson-first-title-why = Wie het eerst in een stad komt, krijgt de bonus: hier { $points } punten.
royals-lesson-first-title-what = Je tweede blokje telt voor de titel: { $device ->
        [touch] tik
       *[other] klik
    } op de maarschalk bij de titelfiches.
royals-lesson-first-title-elsewhere = De titelfiches liggen bij elkaar in een eigen vak: zoek de maarschalk.
royals-lesson-first-rivals-title = Je rivalen spelen
royals-lesson-first-rivals-why = Latere spelers trekken in hun eerste beurt meer: Aldric twee kaarten, Beatrix drie.
royals-lesson-first-rivals-what = Volg ze naar Marseille en Keulen, en ga dan verder.

## De tweede beurt

royals-lesson-first-draw-title = Twee manieren van trekken
royals-lesson-first-draw-why = Vanaf nu trek je drie landenkaarten, of één plus een intrigekaart.
royals-lesson-first-draw-what = Kies voor drie landenkaarten.
royals-lesson-first-draw-what-2 = Neem de drie Franse kaarten uit het aanbod, een voor een.
royals-lesson-first-draw-instead = Drie Franse kaarten liggen open, precies de prijs van een gravin.
royals-lesson-first-countess-title = Een gravin in Lyon
royals-lesson-first-countess-why = Elke positie geeft invloed, dure titels meer, en Lyon nu { $points } punten.
royals-lesson-first-countess-what = Betaal je drie Franse kaarten: { $device ->
        [touch] tik
       *[other] klik
    } op de gravin in Lyon.
royals-lesson-first-countess-instead = Wie het eerst in Lyon is, krijgt { $points } punten, meer dan elders binnen bereik.
royals-lesson-first-influence-title = Invloed in een land
royals-lesson-first-influence-why = Elke periode beloont de twee invloedrijksten van een land, hier met { $first } en { $second }.
royals-lesson-first-influence-what = Jij en Aldric hebben elk 1 invloed; jouw gravin staat hoger: { $device ->
        [touch] tik
       *[other] klik
    } op Frankrijk.
royals-lesson-first-influence-elsewhere = Invloed wordt per land opgeteld: kijk naar het paneel van Frankrijk.

## Intriges

royals-lesson-first-intrigue-title = Een intrigekaart
royals-lesson-first-intrigue-why = Vrije posities raken op; met intrigekaarten neem je die van je rivalen over.
royals-lesson-first-intrigue-what = Kies voor een landenkaart en een intrigekaart.
royals-lesson-first-intrigue-what-2 = Trek een intrigekaart van de stapel.
royals-lesson-first-intrigue-what-3 = Trek een landenkaart van de stapel: misschien is het een Duitse.
royals-lesson-first-intrigue-what-4 = Met je Britse kaart kun je nog niets bezetten: beëindig je beurt.
royals-lesson-first-intrigue-instead = Intrige opent andermans posities; het aanbod heeft geen Duitse kaart, de stapel misschien wel.
royals-lesson-first-wild-title = Drie willekeurige voor één
royals-lesson-first-wild-why = Drie willekeurige landenkaarten vervangen er één die je mist.
royals-lesson-first-wild-what = Kies voor drie landenkaarten.
royals-lesson-first-wild-what-2 = Neem de drie kaarten uit het aanbod.
royals-lesson-first-wild-what-3 = Bezet de baron in München: die kost twee Duitse kaarten.
royals-lesson-first-wild-what-4 = Je hebt één Duitse kaart: drie andere vervangen samen de tweede.
royals-lesson-first-wild-instead = München is vrij: de open kaarten volstaan, en de eerste krijgt { $points } punten.
royals-lesson-first-takeover-title = Een positie overnemen
royals-lesson-first-takeover-why = Andermans positie kost de gewone prijs plus een intrigekaart van dat land.
royals-lesson-first-takeover-what = Kies voor drie landenkaarten.
royals-lesson-first-takeover-what-2 = Neem de drie kaarten uit het aanbod; twee daarvan zijn Duits.
royals-lesson-first-takeover-what-3 = Neem Beatrix’ baron in Keulen over voor twee Duitse kaarten en je intrigekaart.
royals-lesson-first-takeover-instead = De open kaarten zijn zeker, twee zijn Duits, en een baron overtreft een maarschalk.

## De periode en de doelen

royals-lesson-first-period-title = Een periode eindigt
royals-lesson-first-period-why = Ik speelde door tot het aanbod niet meer aan te vullen was: einde periode.
royals-lesson-first-period-what = Je hebt nu { $score } punten: { $device ->
        [touch] tik
       *[other] klik
    } op een land en zie wie punten kreeg.
royals-lesson-first-period-elsewhere = Op het paneel van elk land staat wie daar punten kreeg.
royals-lesson-first-aims-title = Doelen op lange termijn
royals-lesson-first-aims-why = Blokjes in alle steden van een land geven punten; blokjes op alle titels ook.
royals-lesson-first-aims-what = In de Duitse Staten mis je alleen Berlijn nog: { $device ->
        [touch] tik
       *[other] klik
    } op dat land.
royals-lesson-first-aims-elsewhere = Kijk naar het paneel van het land, niet naar de kaarten of steden.
royals-lesson-first-aims-what-2 = Vanaf hier kies je zelf: drie landenkaarten, of één plus een intrigekaart.

## Wat na de les voor het eerst voorkomt

royals-lesson-first-met-hand-limit = De handlimiet is 12 landenkaarten en 4 intrigekaarten.
royals-lesson-first-met-intrigue-pair = Twee willekeurige intrigekaarten gelden als één; een koning overnemen kost er twee.
royals-lesson-first-met-banished = Een verbannen blokje geeft geen invloed, maar telt nog voor zijn stad en titel.
royals-lesson-first-met-country-bonus = Blokjes in alle steden geven de hoogste overgebleven landbonus; ook verbannen blokjes tellen mee.
royals-lesson-first-met-noble-house = Een blokje op alle zeven titels geeft de hoogste overgebleven adelshuisbonus.
royals-lesson-first-met-last-round = Iedereen krijgt evenveel beurten; daarna tellen de derde periode en de titels.
