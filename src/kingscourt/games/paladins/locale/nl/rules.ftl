### Paladijnen van het Westelijk Koninkrijk: de regels op nummer

## Voorbereiding

paladins-rule-1-1 = Je speelt met één tot vier personen; wie alleen is, speelt tegen een kunstmatige tegenstander. Boven het hoofdbord liggen vijf inwoners en eronder zes buitenstaanders; muren, verdenkingen en taveernes zijn geschud, en de schulden liggen met de openstaande kant naar boven. De belastingvoorraad begint met 5 zilver voor twee spelers, 6 voor drie en 8 voor vier.
    .title = Het hoofdbord
    .ruling = Voor één speler bevat de belastingvoorraad 5 zilver; geen bron noemt het aantal.
paladins-rule-1-2 = Drie gelote bevelen van de koning en vijf gelote gunsten van de koning liggen dicht op het bord. De andere gaan ongezien uit het spel.
    .title = Bevelen en gunsten
paladins-rule-1-3 = Elke speler heeft 8 werkplaatsen, 7 monniken, 7 buitenposten en 7 potten, de eigenschappen geloof, kracht en invloed op 0, 3 zilver, 1 proviand en een eigen geschudde stapel met de twaalf paladijnen.
    .title = Wat elke speler heeft
paladins-rule-1-4 = De startspeler wordt geloot. In omgekeerde volgorde, de startspeler als laatste, huurt iedereen gratis één inwoner uit de rij in; de directe beloning telt, en tussendoor wordt de rij niet aangevuld. Daarna schuift de rij naar rechts en wordt ze links aangevuld.
    .title = Startspeler en eerste inwoners
paladins-rule-1-5 = Verdenkingen, aangevallen buitenstaanders en hun volk, grondstoffen en beide rijen zijn voor iedereen zichtbaar. Geheim zijn de getrokken paladijnen tot ze worden onthuld, de kaarten die boven op en onder de eigen stapel gaan, en alles wat dicht ligt.
    .title = Wat open is

## De ronde

paladins-rule-2-1 = Het spel duurt zeven ronden. Vanaf de tweede gaat eerst de startspelermarker naar de speler links.
    .title = De startspelermarker
paladins-rule-2-2 = In ronde 1 en 2 wordt een bevel opengelegd, in ronde 3 een bevel en een gunst, in ronde 4 tot en met 7 een gunst.
    .title = Bevelen en gunsten openleggen
paladins-rule-2-3 = Er wordt één taveerne meer opengelegd dan er spelers zijn. De afgelegde taveernes worden pas geschud als er een kaart nodig is en de stapel leeg is.
    .title = Taveernes
paladins-rule-2-4 = Allemaal tegelijk en in het geheim trekken de spelers drie paladijnen van hun eigen stapel. Eén wordt deze ronde gebruikt, één komt boven op de stapel, één onderop.
    .title = Een paladijn kiezen
    .ruling = Gebruikte paladijnen gaan uit het spel. Wat een paladijn aan de eigenschappen toevoegt, geldt voor de ronde.
paladins-rule-2-5 = Te beginnen bij de startspeler onthult iedereen de paladijn en neemt de twee arbeiders ervan. Daarna neemt ieder, weer vanaf de startspeler, één taveerne met de vier arbeiders; verdenkingen die daarbij horen, en inquisities die ze veroorzaken, worden afgehandeld voordat de volgende kiest. Eén taveerne blijft over.
    .title = Paladijnen en taveernes brengen arbeiders
paladins-rule-2-6 = Vanaf de startspeler doet ieder om de beurt één actie of past, tot iedereen gepast heeft. Wie gepast heeft, doet die ronde niet meer mee.
    .title = Beurten
paladins-rule-2-7 = Wie geen arbeider of geen mogelijke actie heeft, moet passen. Bij het passen gaan alle arbeiders van het eigen bord terug naar de algemene voorraad, maar niet die op gunsten; van de overgebleven arbeiders houdt de speler er hoogstens drie, naar eigen keuze.
    .title = Passen
    .ruling = De grens van drie geldt alleen bij het passen; arbeiders die je later krijgt, blijven.
paladins-rule-2-8 = Aan het einde van een ronde wordt de inwoner in de meest rechtse kolom afgelegd, als daar een ligt; de andere schuiven naar rechts en de vrije kolommen worden gevuld. De buitenstaander in de meest linkse kolom wordt afgelegd, als daar een ligt; de andere schuiven naar links en de vrije kolommen worden gevuld. Afgelegde kaarten worden nooit teruggeschud; is de stapel leeg, dan blijven kolommen leeg. Taveernes worden afgelegd, arbeiders op gunsten gaan terug naar de algemene voorraad, en de gunsten blijven open liggen. Tijdens een ronde blijven gaten waar ze zijn, en kosten en eisen horen bij de kolom.
    .title = Het einde van een ronde
paladins-rule-2-9 = Elke crimineel die je krijgt, brengt meteen één verdenking mee, ook uit taveernes en van paladijnen.
    .title = Criminelen brengen verdenking
paladins-rule-2-10 = Een eigenschap telt zoveel als de marker aangeeft, plus wat de paladijn van deze ronde toevoegt.
    .title = Eigenschappen
    .ruling = Markers stoppen bij 12 en wat je verder krijgt, vervalt; samen met de paladijn mag een eigenschap boven 12 komen.
paladins-rule-2-11 = Arbeiders, zilver en proviand van de algemene voorraad raken nooit op.
    .title = De algemene voorraad
    .ruling = Het spelregelboekje zegt niet wat er gebeurt bij een tekort, dus komt het niet voor.
paladins-rule-2-12 = Zodra in de zevende ronde iedereen heeft gepast, is het spel meteen afgelopen.
    .title = Het einde van het spel

## Acties

paladins-rule-3-0 = Een actie is alleen te gebruiken als alle vakken zonder werkplaats leeg zijn. Een kleurloos vak is voor elke arbeider, een gekleurd vak voor de eigen soort of een crimineel, een crimineelvak alleen voor criminelen. De volgorde is: vakken, eis en kosten controleren; arbeiders plaatsen; betalen; het stuk verzetten of de kaart nemen; beloningen in gedrukte volgorde; de eigenschapsstap van de actie; het afleggen dat bij vergeven mag; het vermogen van de paladijn; inwoners die reageren. Een verdenking of inquisitie komt tussen twee beloningen.
    .title = Hoe een actie verloopt
    .ruling = Waar het spelregelboekje over de volgorde zwijgt, geldt deze. Niets wat een actie oplevert, telt voor de eis, de kosten of de arbeiders van die actie zelf.
paladins-rule-3-1 = Ontwikkelen vergt twee willekeurige arbeiders en 4 zilver. De meest linkse werkplaats gaat naar een van de eerste twee vakken van een actie op de rechterkant, hoogstens twee per actie, en vervangt daar voorgoed een arbeider. Een arbeider op dat vak gaat terug naar de algemene voorraad; andere blijven staan en blokkeren nog steeds. De arbeider die onder de werkplaats stond afgebeeld, is voor jou.
    .title = Ontwikkelen
paladins-rule-3-2 = Rekruteren met één willekeurige arbeider: een inwoner uit de rij wordt weggestuurd voor de beloning in de hoek. Met een tweede arbeider, een strijder: de inwoner wordt ingehuurd voor het onderste deel. In beide gevallen betaal je de prijs van de kolom, van links 3 zilver of een schuld, 2 zilver of een schuld, 2, 1 en 0 zilver. Of je één of twee arbeiders inzet, beslis je binnen één actie; een tweede kan er later niet bij.
    .title = Rekruteren
    .ruling = Ook wegsturen mag met een schuld betaald worden, en die neem je vóór de beloning.
paladins-rule-3-3 = Jagen geeft 1 proviand voor één arbeider, 3 als er een verkenner bij komt. Handelen geeft 1 zilver voor één arbeider, 3 als er een handelaar bij komt. Of je één of twee arbeiders inzet, beslis je binnen één actie.
    .title = Jagen en handelen
paladins-rule-3-4 = Bidden vergt een priester en 2 zilver: alle arbeiders verlaten één actie van het eigen bord, links of rechts. Arbeiders op gunsten en werkplaatsen blijven staan. Een gebed als beloning vergt geen priester, zilver of vak.
    .title = Bidden
    .ruling = Je mag ook ‘Bidden’ zelf vrijmaken.
paladins-rule-3-5 = Samenzweren vergt één willekeurige arbeider en geeft één crimineel, en daarmee een verdenking.
    .title = Samenzweren
paladins-rule-3-6 = De zes acties van de rechterkant vergen elk drie arbeiders en zijn hoogstens zeven keer per spel mogelijk; alleen aanvallen heeft geen grens. Uitzenden vergt het geloof van het gebied, stationeren de kracht ervan; beide kosten keer voor keer 1, 1, 1, 2, 2, 3, 3 proviand, zetten een stuk op een vrij vak van het hoofdbord voor de beloning daar, en verhogen invloed of geloof. Versterken vergt invloed 0, 1, 3, 5, 7, 9, 11, kost eveneens 1, 1, 1, 2, 2, 3, 3 proviand en geeft de bovenste muurkaart. Vergeven vergt de invloed van de pot, kost 1, 2, 2, 2, 3, 3, 3 zilver, zet de pot op een vrij potvak voor de beloning daar, verhoogt geloof en laat je desgewenst een verdenking afleggen. Aanvallen vergt de kracht van de kolom, of 1 zilver voor elke 2 die ontbreken, naar boven afgerond, en geeft de beloningen in de hoek van de buitenstaander. Bekeren vergt het geloof van de kolom, kost 0, 1, 2, 2, 2, 3, 3 zilver en geeft de kracht van de buitenstaander en aan het einde zijn punten. Gebieden en kolommen vergen geloof 0, 2, 4, 6, 8, 10 en kracht 1, 3, 5, 7, 9, 11. Vakken met 3+ of 4+ zijn gesloten met minder spelers.
    .title = Acties in het koninkrijk
    .ruling = Potten vergen invloed 0, 2, 4, 6, 8, 10, 12; alleen de eerste staat vast.
paladins-rule-3-7 = Als actie gaat één arbeider van de juiste soort naar een gunst van de koning die open en vrij is. Elke gunst is eenmaal per ronde te gebruiken, voor de hele tafel samen. De kosten worden eerst volledig betaald, waar het er staat door een schuld te nemen; uit meerdere mogelijkheden kies je er één.
    .title = De gunsten van de koning
paladins-rule-3-8 = Van beloningen mag je afzien, ook van een crimineel; dan komt ook de verdenking niet. Alleen belastingen, verdenkingen en schulden zijn verplicht. De arbeiders van paladijnen en taveernes en de crimineel van samenzweren zijn geen beloningen; die neem je allemaal.
    .title = Beloningen
    .ruling = Met een gratis rekrutering mag je elke kaart uit de rij inhuren of wegsturen, zonder arbeiders, zilver of schuld. Een gratis werkplaats vergt geen arbeiders of zilver en telt als ontwikkelen. Een beloning die je niet kunt gebruiken, vervalt. Alle belastingsymbolen van één kaart zijn één bedrag. Wat nooit ongewenst kan zijn, krijg je zonder vraag.
paladins-rule-3-9 = Inwoners die op een actie reageren, geven hun beloning telkens als de actie is gedaan, na de eigen gevolgen van de actie en in de volgorde die de eigenaar kiest. Van meerdere geeft elk een beloning. Wie tijdens een actie is ingehuurd, reageert niet op diezelfde actie.
    .title = Inwoners die reageren
paladins-rule-3-10 = Zonder muurkaart kun je niet versterken, zonder buitenstaander in de rij niet aanvallen of bekeren, zonder inwoner in de rij niet rekruteren, zonder werkplaats niet ontwikkelen, zonder vrij vak binnen bereik niet uitzenden of stationeren.
    .title = Als iets op is
    .ruling = Het spelregelboekje behandelt deze gevallen niet.
paladins-rule-3-11 = Het vermogen van een paladijn geldt deze ronde voor zijn actie. ‘Geen proviand’ en ‘geen zilver’ schrappen die kosten, bij rekruteren ook de schuld, maar nooit het zilver van een aanval. Wat het toevoegt, komt na de kosten uit de algemene voorraad, ook met één arbeider. Ontwikkelen kost met de bijbehorende paladijn 2 zilver.
    .title = Vermogens van paladijnen
    .ruling = Vermogens gelden niet voor gratis beloningen.

## Belastingen, verdenking, schulden, inquisitie

paladins-rule-4-1 = Een belasting moet je nemen, als zilver uit de belastingvoorraad. Wat daar ontbreekt, komt uit de algemene voorraad.
    .title = Belastingen
paladins-rule-5-1 = Een verdenking is de bovenste kaart van haar stapel, open op de eigen stapel gelegd; daarna neem je de 0, 1 of 2 zilver ervan als belasting, dus telt ze mee in de inquisitie die ze veroorzaakt. Meerdere neem je een voor een.
    .title = Verdenking
paladins-rule-5-2 = Is de verdenkingsstapel leeg, dan wordt de aflegstapel geschud. Zijn beide leeg, dan komt er meteen een inquisitie, daarna wordt de kaart getrokken.
    .title = Geen verdenkingskaart meer
paladins-rule-5-3 = Wordt het laatste zilver van de belastingvoorraad genomen, dan komt er meteen een inquisitie. Na elke inquisitie wordt de belastingvoorraad aangevuld tot het beginaantal.
    .title = Wanneer de inquisitie komt
paladins-rule-5-4 = Eerst worden alle inwoners gebruikt die op de inquisitie reageren, elk één keer, in de volgorde die de eigenaar kiest; hun voorwaarde wordt gecontroleerd op het moment van gebruik. Daarna neemt iedereen met de meeste verdenkingen, minstens één, een openstaande schuld en legt de helft van de eigen verdenkingen af, naar beneden afgerond. Bij het afleggen van verdenkingen gaan altijd de nieuwste eerst. Ook wie gepast heeft, doet mee.
    .title = De inquisitie
    .ruling = Dit gaat in beurtvolgorde, te beginnen bij wie aan de beurt is. Van het afleggen met de samenzweerder mag je afzien.
paladins-rule-5-5 = Aan het einde kost een openstaande schuld 3 overwinningspunten en levert een afgeloste er 1 op. Bij aflossen wordt een schuld omgedraaid, bij vernietigen gaat een openstaande schuld terug naar de stapel. De schuldeninner reageert direct na elke omgedraaide schuld.
    .title = Schulden
    .ruling = Ook een lege schuldenstapel geeft nog schulden.
paladins-rule-5-6 = Een inquisitie begint nooit tijdens een andere: geen inwoner die erop reageert, geeft belastingen of criminelen.
    .title = Eén inquisitie tegelijk

## Puntentelling

paladins-rule-6-1 = Een bevel is vervuld als de actie minstens vijf keer is gebruikt; bij aanvallen tellen de aangevallen buitenstaanders. Bevelen leveren volgens hun plaats 4, 6 en 8 overwinningspunten op. Elke eigenschap telt volgens de marker, zonder de paladijn: 0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20 voor 0 tot en met 12.
    .title = Bevelen en eigenschappen
paladins-rule-6-2 = 6, 7 of 8 werkplaatsen leveren in totaal 1, 3 of 6 overwinningspunten op; 5, 6 of 7 monniken in totaal 2, 5 of 9, buitenposten net zo; 5, 6 of 7 muren in totaal 1, 3 of 6, potten net zo. Daarbij komen punten op muren, bekeerde buitenstaanders, schulden, en 1 voor elke 3 zilver en proviand samen. Alle delingen worden naar beneden afgerond.
    .title = Stukken, schulden en grondstoffen
paladins-rule-6-3 = Bekeerde buitenstaanders tellen volgens hun naam: voor elke 2 keer dat een actie is gebruikt, elke 4 van een eigenschap, elke aangevallen buitenstaander van een volk, vervulde bevelen, bekeerde huurlingen, afgeloste schulden of overgebleven verdenkingen; een verrader maakt openstaande schulden goedkoper.
    .title = Bekeerde buitenstaanders
    .ruling = De jager telt inwoners naast het bord, hoe ze ook zijn ingehuurd. Elke huurling geeft punten voor alle huurlingen, tenzij de tafel anders kiest. Hoeveel verraders je ook hebt, ze werken als één.
paladins-rule-6-4 = Bij gelijke stand beslissen meer punten uit bevelen, dan minder verdenkingen, en anders wordt de overwinning gedeeld.
    .title = Gelijke stand

## Alleen spelen

paladins-rule-7-1 = De kunstmatige tegenstander heeft een bord met 7 monniken, buitenposten en potten, zijn eigenschapsmarkers gestapeld met invloed onderop, geloof erboven en kracht bovenop, en een grondstoffenmarker op het eerste van vijf vakken. Zijn vijf plannen ‘Gunst’ liggen apart; de andere twaalf vormen zijn stapel. Bij de voorbereiding huur jij een inwoner in, hij niet.
    .title = De kunstmatige tegenstander
    .ruling = De stapel bevat één plan voor elke actie van de rechterkant en zes ‘Bevelen’. Gebruikt worden de vakken die met twee spelers open zijn.
paladins-rule-7-2 = Afhankelijk van de moeilijkheid worden 1, 3 of 5 bevelen opengelegd, en elk zet een van de werkplaatsen van de tegenstander op zijn actie; daarna worden ze teruggeschud. Op elk bevel ligt een van zijn werkplaatsen en op elke gunst een plan ‘Gunst’: wordt de kaart opengelegd, dan gaat de werkplaats naar die actie of het plan naar zijn aflegstapel.
    .title = Moeilijkheid
paladins-rule-7-3 = Jij begint altijd, en de beurten wisselen elkaar af; is één kant uit de ronde, dan gaat de andere alleen verder. De tegenstander heeft geen paladijn. Er worden twee taveernes opengelegd: jij neemt er een, en voor elke crimineel op de andere neemt de tegenstander een verdenking, maar geen arbeider.
    .title = Beurten tegen de tegenstander
paladins-rule-7-4 = Elke ronde heeft de tegenstander drie arbeiders meer dan het nummer van de ronde, allemaal gelijk, en hij houdt er geen. Kosten in zilver en proviand negeert hij. Een crimineel die hij krijgt, is een gewone arbeider met een verdenking. Elke grondstof die hij zou krijgen, schuift zijn marker één vak naar rechts; voorbij het laatste vak begint de marker opnieuw en stijgt zijn laagste eigenschap onder 12 met 1. Van meerdere op één niveau stijgt de bovenste, en een marker die stijgt, komt bovenop. Zijn belastingen gaan naar de algemene voorraad en schuiven de marker op.
    .title = Arbeiders en het grondstoffenspoor
paladins-rule-7-5 = De marker wijst de kaart aan die de tegenstander neemt in een rij inwoners, gunsten of buitenstaanders. Is die er niet, dan gaat het verder naar rechts en van het einde weer naar het begin; na de vijfde buitenstaander komt de zesde.
    .title = Wat de marker aanwijst
paladins-rule-7-6 = In zijn beurt wordt een plan opengelegd, dat meteen op de aflegstapel komt. Laten arbeiders, vrije vakken, aantal keren en eigenschap het toe, dan doet hij de actie; anders de eerste mogelijke van rekruteren, bidden, handelen, samenzweren en uitrusten, voor één arbeider, elk hoogstens één keer per ronde. Bidden of rekruteren als beloning bezet geen vak van deze rij. Zonder arbeiders is hij uit de ronde.
    .title = Zijn beurt
    .ruling = Een lege plannenstapel wordt uit de aflegstapel geschud. Hoeveel arbeiders een actie van de rij kost, staat nergens; wij rekenen er één.
paladins-rule-7-7 = Bij rekruteren stuurt hij een inwoner weg. Bidden maakt zijn rechterkant vrij, of geeft een arbeider als die al vrij is, en schudt alle plannen. Handelen schuift de marker 1 op. Samenzweren geeft een verdenking en twee arbeiders. Uitrusten schuift de marker 1 op en nog eens zoveel als er arbeiders over zijn, daarna is hij uit de ronde.
    .title = Zijn rij acties
paladins-rule-7-8 = Bij uitzenden en stationeren kiest hij, binnen bereik: een gratis rekrutering, een schuld aflossen die hij heeft, een gebed, twee arbeiders, één arbeider, zilver, een verdenking afleggen, een schuld aflossen die hij niet heeft; van gelijke vakken het eerste. Bij vergeven keert hij de volgende pot op zijn plaats om, verhoogt hij geloof en lost hij een schuld af; kan dat niet, dan legt hij een verdenking af. Bij een muur neemt hij waar mogelijk de linkermogelijkheid. Aanvallen en bekeren doet hij alleen binnen zijn eigenschappen. Het plan ‘Bevelen’ probeert de nog niet vervulde bevelen van rechts naar links; vervulde alleen als ze het allemaal zijn.
    .title = Zijn acties
    .ruling = Of hij bij vergeven één verdenking extra aflegt, is een optie van de tafel.
paladins-rule-7-9 = Voor elke verdenking of openstaande schuld die hij zou moeten afgeven en niet heeft, gaat 1 zilver van de belastingvoorraad naar de algemene voorraad; de marker blijft staan, en het laatste zilver brengt nog steeds een inquisitie.
    .title = Wat hij niet heeft
paladins-rule-7-10 = Aan het einde van een ronde worden de kaarten in de twee meest rechtse kolommen met inwoners en in de twee meest linkse kolommen met buitenstaanders afgelegd; voor een lege kolom gaat er geen andere kaart weg. Zijn plannen worden alleen geschud als hij bidt of als zijn stapel leeg is.
    .title = Alleen: het einde van een ronde
paladins-rule-7-11 = De tegenstander scoort zoals een speler, minstens 1 voor elke bekeerde buitenstaander, maar niets voor werkplaatsen en grondstoffen; zijn werkplaatsen tellen wel voor bewakers.
    .title = Zijn punten
    .ruling = Een verrader is 1 waard, naast het effect op schulden.
paladins-rule-7-12 = Een plan ‘Gunst’ stuurt één arbeider naar de gunst die zijn marker aanwijst, anders naar de volgende die open en vrij is; is er geen, dan gebruikt hij zijn rij acties.
    .title = Zijn gunsten
    .ruling = Een schuld die een gunst kost, neemt hij wel.
paladins-rule-7-13 = Hij neemt de linkermogelijkheid waar dat kan, dat wil zeggen waar hij zo’n schuld of verdenking heeft; kan geen van beide, dan toch de linker. Ontwikkelen kan hij niet; dan neemt hij de andere mogelijkheid. Van eigenschappen neemt hij de eerst gedrukte.
    .title = Zijn keuzes
paladins-rule-7-14 = Hij doet mee aan elke inquisitie zoals een speler, ook als hij uit de ronde is.
    .title = De tegenstander in de inquisitie
    .ruling = Het spelregelboekje zegt niet of dat ook geldt nadat hij uit de ronde is gestapt.
paladins-rule-7-15 = Bij elke vorm van rekruteren stuurt hij altijd een inwoner weg, volgens de marker. Beloningen komen in gedrukte volgorde, en als de ene de marker opschuift, telt dat voor de volgende.
    .title = De tegenstander rekruteert
paladins-rule-7-16 = Je wint met meer overwinningspunten dan de tegenstander; evenveel is niet genoeg.
    .title = Alleen winnen
