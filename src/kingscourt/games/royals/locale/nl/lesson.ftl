### Royals: wat de heraut zegt in het eerste spel

## De eerste beurt

royals-lesson-first-take-title = Je eerste kaart
royals-lesson-first-take-why = Zoek macht aan vier hoven; wie na drie periodes de meeste punten heeft, wint.
royals-lesson-first-take-what = Een kaart is de gunst van een land: neem de Spaanse uit het aanbod.
royals-lesson-first-take-instead = Eén Spaanse kaart levert in Valencia { $points } punten op; elke andere losse kaart minder.
royals-lesson-first-occupy-title = Een maarschalk in Valencia
royals-lesson-first-occupy-why = Een positie kost kaarten van het land: het getal in het vierkantje.
royals-lesson-first-occupy-what = Bezet Valencia: { $device ->
        [touch] tik
       *[other] klik
    } daar op de maarschalk.
royals-lesson-first-occupy-instead = Valencia levert meteen { $points } punten op, Barcelona { $less }, en wachten niets.
royals-lesson-first-title-title = Twee blokjes
royals-lesson-first-title-why = Wie het eerst in een stad komt, krijgt de bonus: hier { $points } punten.
royals-lesson-first-title-what = Je tweede blokje ligt op de titelfiche van de maarschalk. Wie daar aan het einde de meeste heeft, krijgt punten: { $device ->
        [touch] tik
       *[other] klik
    } erop.
royals-lesson-first-title-elsewhere = De titelfiches liggen bij elkaar in een eigen vak: zoek de maarschalk.
royals-lesson-first-rivals-title = Aldric in Marseille
royals-lesson-first-rivals-why = Latere spelers trekken in hun eerste beurt meer: Aldric trok twee kaarten.
royals-lesson-first-rivals-what = Kijk naar Marseille: de baron daar kostte hem twee Franse kaarten. Ga dan verder.
royals-lesson-first-third-title = Beatrix in Keulen
royals-lesson-first-third-why = Beatrix is als derde aan de beurt en trok daarom drie kaarten.
royals-lesson-first-third-what = Kijk naar Keulen: de baron daar kostte haar twee Duitse kaarten. Ga dan verder.

## De tweede beurt

royals-lesson-first-draw-title = Twee manieren van trekken
royals-lesson-first-draw-why = Vanaf nu trek je drie landenkaarten, of één plus een intrigekaart.
royals-lesson-first-draw-what = Kies voor drie landenkaarten.
royals-lesson-first-draw-what-2 = Neem de drie Franse kaarten uit het aanbod, een voor een.
royals-lesson-first-draw-instead = Drie Franse kaarten liggen open, precies de prijs van een gravin.
royals-lesson-first-countess-title = Een gravin in Lyon
royals-lesson-first-countess-why = De invloed van een positie staat in het rondje. Lyon levert nu { $points } punten op.
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
royals-lesson-first-intrigue-why = Ook rivalen hebben posities: met een intrigekaart neem je er een over.
royals-lesson-first-intrigue-why-3 = Met je intrigekaart kun je posities overnemen in de Duitse Staten en Spanje.
royals-lesson-first-intrigue-what = Kies voor een landenkaart en een intrigekaart.
royals-lesson-first-intrigue-what-2 = Trek een intrigekaart van de stapel.
royals-lesson-first-intrigue-what-3 = Trek een landenkaart van de stapel: misschien is het een Duitse.
royals-lesson-first-intrigue-instead = Neem van elk één: met de intrigekaart neem je straks andermans positie over.
royals-lesson-first-intrigue-instead-3 = In het aanbod ligt geen Duitse kaart, maar in de stapel misschien wel.
royals-lesson-first-nothing-title = Nog niets te bezetten
royals-lesson-first-nothing-why = De stapel gaf je een Britse kaart; elke vrije positie in Brittannië kost meer.
royals-lesson-first-nothing-what = Met één Britse kaart kun je nog niets bezetten: beëindig je beurt.
royals-lesson-first-nothing-instead = Je ene Britse kaart is te weinig, dus meer kun je nu niet doen.
royals-lesson-first-wild-title = Drie willekeurige voor één
royals-lesson-first-wild-why = Drie willekeurige landenkaarten vervangen er één die je mist: zo kom je in München.
royals-lesson-first-wild-what = Kies voor drie landenkaarten.
royals-lesson-first-wild-what-2 = Neem de drie kaarten uit het aanbod, een voor een.
royals-lesson-first-wild-what-3 = Bezet de baron in München: één Duitse kaart, en drie willekeurige voor de tweede.
royals-lesson-first-wild-what-4 = Je hebt één Duitse kaart: drie andere vervangen samen de tweede.
royals-lesson-first-wild-instead = München is vrij: de open kaarten volstaan, en de eerste krijgt { $points } punten.
royals-lesson-first-wild-instead-3 = Je hebt alles wat nodig is: de baron in München levert { $points } punten op.
royals-lesson-first-takeover-title = Een positie overnemen
royals-lesson-first-takeover-why = Andermans positie kost de gewone prijs plus een intrigekaart van dat land.
royals-lesson-first-takeover-why-3 = Haar blokje wordt verbannen: geen invloed meer, maar het telt voor stad en titel.
royals-lesson-first-takeover-what = Kies voor drie landenkaarten.
royals-lesson-first-takeover-what-2 = Neem de drie kaarten uit het aanbod; twee daarvan zijn Duits.
royals-lesson-first-takeover-what-3 = Neem Beatrix’ baron in Keulen over voor twee Duitse kaarten en je intrigekaart.
royals-lesson-first-takeover-instead = De open kaarten zijn zeker, twee zijn Duits, en een baron overtreft een maarschalk.
royals-lesson-first-takeover-instead-2 = Twee van deze kaarten zijn Duits: daarmee kun je een baron betalen.
royals-lesson-first-takeover-instead-3 = Je hebt alles wat nodig is: twee Duitse kaarten en de intrigekaart.

## De periode en de doelen

royals-lesson-first-period-title = Een periode eindigt
royals-lesson-first-period-why = Ik speelde door tot het aanbod niet meer aan te vullen was: einde periode.
royals-lesson-first-period-what = Londen, Wenen en invloed brachten je op { $score } punten: { $device ->
        [touch] tik
       *[other] klik
    } op je punten.
royals-lesson-first-period-elsewhere = Je punten staan naast je naam.
royals-lesson-first-aims-title = Doelen op lange termijn
royals-lesson-first-aims-why = Wie als eerste een blokje in elke Duitse stad heeft, krijgt { $bonus } punten.
royals-lesson-first-aims-what = Je mist alleen nog Berlijn: { $device ->
        [touch] tik
       *[other] klik
    } erop.
royals-lesson-first-aims-elsewhere = Berlijn is de Duitse stad waar je nog geen blokje hebt.
royals-lesson-first-yours-title = Zeven titels
royals-lesson-first-yours-why = Blokjes op alle zeven titels leveren ook punten op. Dat zijn je doelen op lange termijn.
royals-lesson-first-yours-what = Trek drie landenkaarten; daarna kies je zelf.

## Wat na de les voor het eerst voorkomt

royals-lesson-first-met-hand-limit = De handlimiet is 12 landenkaarten en 4 intrigekaarten.
royals-lesson-first-met-intrigue-pair = Twee willekeurige intrigekaarten gelden als één; een koning overnemen kost er twee.
royals-lesson-first-met-banished = Een verbannen blokje geeft geen invloed, maar telt nog voor zijn stad en titel.
royals-lesson-first-met-country-bonus = Blokjes in alle steden geven de hoogste overgebleven landbonus; ook verbannen blokjes tellen mee.
royals-lesson-first-met-noble-house = Een blokje op alle zeven titels geeft de hoogste overgebleven adelshuisbonus.
royals-lesson-first-met-last-round = Iedereen krijgt evenveel beurten; daarna tellen de derde periode en de titels.
