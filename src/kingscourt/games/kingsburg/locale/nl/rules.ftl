### Kingsburg: de regels op nummer

## Begrippen

kingsburg-rule-0-1 = Grondstoffen zijn goud, hout en steen, verder niets. Een ‘+2’-fiche is er nooit een: die telt niet mee wanneer grondstoffen worden vergeleken voor de hulp van de koning, voor de gezant of bij een gelijke eindstand, je rekruteert er geen soldaat mee, dekt er geen verlies mee, en ook de kathedraal neemt de fiche niet aan.
    .title = Wat een grondstof is

## Voorbereiding

kingsburg-rule-1-1 = Er doen twee tot vijf spelers mee. Iedereen begint met drie dobbelstenen in de eigen kleur en zonder overwinningspunten, soldaten, grondstoffen, fiches of gebouwen. Een speler mag uiteindelijk alle 20 gebouwen bezitten.
    .title = Spelers en begin
    .ruling = In de doos zitten maar 17 gebouwmarkeringen per speler; wij zien dat als zuinigheid met materiaal, niet als grens aan het bouwen.
kingsburg-rule-1-2 = De vijandkaarten zijn per jaar gesorteerd: vijf kaarten voor elk van de jaren I tot en met V. Van elk jaar wordt ongezien één kaart getrokken; die vijf vormen de vijandenstapel, met jaar I bovenop en jaar V onderop. De overige 20 kaarten verlaten het spel, eveneens ongezien. De achterkant van een kaart vertelt iedereen hoe sterk de vijand kan zijn: 2 tot 4 in jaar I, 3 tot 5 in II, 4 tot 6 in III, 5 tot 7 in IV, 7 tot 9 in V.
    .title = De vijandenstapel
kingsburg-rule-1-3 = De speelvolgorde aan het begin van het spel wordt door loting bepaald, met dezelfde toevalsbron die de dobbelstenen van de tafel gooit.
    .title = Eerste speelvolgorde
    .ruling = Het spelregelboekje laat de spelers zelf hun plaats kiezen; loting bevoordeelt niemand.
kingsburg-rule-1-4 = Iedereen mag op elk moment zien hoeveel grondstoffen en ‘+2’-fiches elke speler heeft. De voorraad is onuitputtelijk, zowel van goud, hout en steen als van fiches, en een speler mag elk aantal fiches bewaren.
    .title = Open grondstoffen, onuitputtelijke voorraad
    .ruling = Het spelregelboekje zegt niet of grondstoffen open liggen, dus volgen we de Engelse editie; en omdat het de voorraad grondstoffen onuitputtelijk noemt, behandelen we de fiches net zo.

## Het jaar

kingsburg-rule-2-1 = Fase 1. Wie de minste gebouwen heeft, krijgt een witte dobbelsteen, mag die in de komende lente met de andere dobbelstenen meegooien en geeft hem daarna terug. Hebben meerdere spelers even weinig gebouwen, dan krijgt degene van hen met de minste grondstoffen hem. Zijn ook de grondstoffen gelijk, dan krijgt niemand de dobbelsteen; in plaats daarvan neemt elke speler die op beide punten gelijkstaat één grondstof naar keuze. Voorbeeld: bij evenveel gebouwen en 0, 0 en 2 grondstoffen nemen alleen de twee spelers zonder grondstoffen er een. Aan het begin van jaar 1 staat iedereen gelijk, dus neemt iedereen één grondstof.
    .title = De hulp van de koning
kingsburg-rule-2-2 = Fase 3. De speler met de meeste gebouwen krijgt 1 overwinningspunt; delen meerdere spelers de leiding, dan krijgt ieder van hen het. Zolang geen enkele speler een gebouw heeft, krijgt niemand iets.
    .title = De beloning van de koning
    .ruling = Zonder ook maar één gebouw zou iedereen de leiding delen, en een beloning voor leeg land is zinloos.
kingsburg-rule-2-3 = Fase 5. De gezant gaat naar de speler met de minste gebouwen; bij een gelijke stand naar degene van hen met de minste grondstoffen; is ook dat gelijk, dan dit jaar naar niemand. Hij dient alleen in de herfst die volgt. Aan het begin van die herfst kondigt de bezitter een van drie dingen aan: invloed, bouwen of ongebruikt. Geen aankondiging, ook doordat de tijd om is, betekent ongebruikt. De aankondiging staat vast, en doet zich geen geldig gebruik voor, dan gaat de gezant verloren. Invloed: eenmaal mag de bezitter dobbelstenen plaatsen op een adviseur die al bezet is, hetzij door een andere speler, hetzij door de bezitter (die dan twee keer hulp krijgt), hetzij door een neutrale dobbelsteen (dan krijgt alleen de bezitter hulp). Aan alle andere voorwaarden voor plaatsen moet zijn voldaan. Alleen zo’n plaatsing verbruikt de gezant, en op een adviseur liggen nooit meer dan twee groepen. Bouwen: in de eigen bouwbeurt voert de bezitter twee bouwacties achter elkaar uit. Elk wordt volledig betaald, van de tweede mag worden afgezien, en daarvoor gelden de grondstoffen en effecten zoals ze na de eerste zijn. Gebruikt of niet, de gezant keert terug wanneer deze herfst eindigt.
    .title = De gezant van de koning
    .english-2007 = De gezant vraagt geen aankondiging en mag eenmaal worden gebruikt, in een willekeurig productief seizoen vóór de volgende fase 5; een plaatsing op een bezette adviseur of de tweede bouwactie in één beurt verbruikt hem, en hij keert dan terug, uiterlijk in die fase 5, voordat hij opnieuw wordt toegekend.
kingsburg-rule-2-4 = Fase 7, rekrutering. In speelvolgorde mag elke speler een willekeurig aantal soldaten rekruteren en betaalt voor elk 2 grondstoffen naar keuze. Met de kazerne kost een soldaat slechts 1 grondstof.
    .title = Rekrutering van soldaten
kingsburg-rule-2-5 = Een jaar heeft acht fasen: hulp van de koning, lente, beloning van de koning, zomer, gezant van de koning, herfst, rekrutering en winterslag. Het is voorbij als zijn winter voorbij is, en het spel eindigt na de winter van jaar 5.
    .title = Vijf jaar, acht fasen
kingsburg-rule-2-6 = De speelvolgorde die in de herfst is bepaald, blijft gelden voor de rekrutering, voor de winterslag en voor de volgende hulp van de koning, en in de lente is dat de vorige volgorde. Hebben meerdere spelers in één stap iets te kiezen, dan doen ze dat open, na elkaar in speelvolgorde.
    .title = Duur van de speelvolgorde

## De productieve seizoenen

kingsburg-rule-3-0 = Lente, zomer en herfst zijn de productieve seizoenen. Elk begint met deze stappen, na elkaar: in de herfst kondigt de bezitter het gebruik van de gezant aan; eigenaars van het koopmansgilde krijgen 1 goud; met twee spelers worden de neutrale dobbelstenen gegooid; de spelers gooien hun dobbelstenen.
    .title = Begin van een seizoen
    .english-2007 = De gezant wordt niet aangekondigd, dus begint de herfst net als de andere seizoenen.
kingsburg-rule-3-1 = Eerst zeggen de spelers die door de hulp van de koning (in de lente) of door de boerderij een witte dobbelsteen hebben, in de vorige speelvolgorde hoeveel witte dobbelstenen ze meegooien. Dan gooien alle spelers de drie dobbelstenen in hun eigen kleur, samen met de gekozen witte dobbelstenen. Daarna beslissen de spelers die dankzij standbeeld of kapel opnieuw mogen gooien, in de vorige speelvolgorde of ze dat doen. Dan wordt de nieuwe speelvolgorde bepaald: iedereen telt alle gegooide dobbelstenen op, ook de witte dobbelstenen; de laagste som gaat als eerste, de hoogste als laatste. Spelers met gelijke sommen houden onderling hun vorige volgorde.
    .title = Worp en speelvolgorde
    .ruling = Volgens het spelregelboekje mag een speler een witte dobbelsteen gooien, maar het zegt niet wanneer dat wordt beslist en wie als eerste opnieuw gooit; bij ons valt de beslissing vóór de eerste worp, en wie als eerste opnieuw gooit, volgt uit de Engelse editie.
    .english-2007 = Witte dobbelstenen worden altijd gegooid. Met de kapel mogen alle dobbelstenen opnieuw worden gegooid als hun som, ook met de witte dobbelstenen, hoogstens 7 is; de kapel mag naast het standbeeld worden gebruikt, in willekeurige volgorde en elk eenmaal, waarbij de voorwaarde vóór de tweede keer opnieuw wordt bekeken.
kingsburg-rule-3-2 = In speelvolgorde, ronde na ronde, plaatst elke speler dobbelstenen op één adviseur of past. Passen mag altijd. Wie heeft gepast, plaatst dit seizoen niets meer, maar krijgt nog hulp, mag nog bouwen en doet mee aan het einde van het seizoen. Wie geen dobbelstenen meer heeft, is klaar, en de stap is voorbij als er niemand over is. Plaatsen gebeurt met een groep dobbelstenen waarvan de som precies het nummer van de adviseur is, op een adviseur die dit seizoen nog door niemand is beïnvloed.
    .title = De adviseurs beïnvloeden
    .ruling = De tekst van het spelregelboekje aanvaardt een som van ten minste het nummer, maar het uitgewerkte voorbeeld klopt alleen met de exacte som.
kingsburg-rule-3-2a = In elke groep moet ten minste één dobbelsteen in de eigen kleur van de speler zitten; beide witte dobbelstenen mogen in dezelfde groep zitten. Wie geen geldige plaatsing meer heeft, zelfs niet met fiches, de markt of een aangekondigde gezant, past automatisch.
    .title = Eigen dobbelsteen per groep
    .ruling = Het spelregelboekje zegt alleen dat een speler met enkel nog witte dobbelstenen moet passen; de Engelse editie vraagt in elke groep een eigen dobbelsteen, en die volgen we.
    .english-2007 = Als de tafel nagaat of er nog een geldige plaatsing is, telt een gezant in bezit als aangekondigd.
kingsburg-rule-3-2b = Een ‘+2’-fiche bij een groep verhoogt de som ervan met 2. Een groep mag zoveel fiches hebben als er dobbelstenen in zitten, witte dobbelstenen meegerekend, en niet meer. Fiches zijn uitgegeven zodra ze zijn geplaatst.
    .title = ‘+2’-fiches in een groep
    .english-2007 = Een groep mag maar één fiche hebben, hoeveel dobbelstenen er ook in zitten.
kingsburg-rule-3-2c = Eenmaal per seizoen mag de eigenaar van de markt één groep, fiches meegerekend, als 1 hoger of 1 lager tellen, mits het resultaat een getal van 1 tot en met 18 is. De markt wordt alleen verbruikt door een plaatsing waarvoor hij nodig is, en mag met de gezant worden gecombineerd.
    .title = De markt gebruiken
kingsburg-rule-3-3 = De adviseurs helpen een voor een, van 1 tot en met 18, elk de speler wiens dobbelstenen daar liggen; heeft de gezant twee groepen bijeengebracht, dan krijgen beide hulp, in speelvolgorde. De hulp komt vanzelf; de speler maakt alleen de keuzes, en de gaven van één adviseur komen in de volgorde waarin ze vermeld staan. Wat een speler van de vijand ziet, blijft geheim tot die kaart wordt omgedraaid. Tot slot neemt iedereen zijn dobbelstenen terug; witte dobbelstenen en uitgegeven fiches gaan terug naar de voorraad.
    .title = Hulp van de adviseurs
    .ruling = Het spelregelboekje laat één adviseur twee spelers helpen zonder te zeggen wie eerst komt; de speelvolgorde regelt dat, zoals ook elders.
kingsburg-rule-3-4 = In speelvolgorde bouwt elke speler één gebouw of geen. De kosten worden betaald en de overwinningspunten van het gebouw meteen geteld. In zijn rij vereist een gebouw alle gebouwen links ervan, en niemand bezit hetzelfde gebouw tweemaal. Met de hijskraan kosten gebouwen in kolom 3 en 4 elk 1 goud minder; hout en steen worden volledig betaald. Een gebouw werkt vanaf het moment dat het staat: een hijskraan die als eerste wordt gebouwd, maakt de tweede bouwactie van de gezant goedkoper, terwijl een effect op een eerdere stap pas vanaf het volgende seizoen merkbaar is.
    .title = Een gebouw bouwen
kingsburg-rule-3-5 = Om het seizoen af te sluiten, neemt elke speler in speelvolgorde wat hem toekomt. Herberg, alleen aan het einde van de zomer: één ‘+2’-fiche. Stadhuis: één ‘+2’-fiche, of in plaats daarvan, als de eigenaar dat wil, één grondstof geruild voor 1 overwinningspunt, slechts eenmaal. Ambassade: 1 overwinningspunt. Gebouwen die in ditzelfde seizoen zijn gebouwd, tellen al mee.
    .title = Einde van een seizoen
    .english-2007 = Het stadhuis geeft geen fiche; eenmaal per seizoen mag de eigenaar een ‘+2’-fiche of één grondstof betalen voor 1 overwinningspunt, en de fiche die de herberg deze zomer gaf, mag daarvoor worden gebruikt.

## Winterslag

kingsburg-rule-4-1 = De bovenste kaart van de vijandenstapel wordt omgedraaid. De eerste speler in speelvolgorde gooit één dobbelsteen voor de versterking van de koning; het getal geldt voor iedere speler.
    .title = Vijand en versterking
kingsburg-rule-4-2 = De kracht van een speler is het aantal soldaten plus de versterking van de koning plus of min wat de gebouwen bijdragen. Een bovengrens is er niet; dat het spoor bij 9 ophoudt, betekent niets.
    .title = Kracht in de strijd
kingsburg-rule-4-3 = Kracht boven die van de vijand: de speler wint en neemt de beloning. Gelijke kracht: er gebeurt niets, behalve dat de stenen muur er een volledige overwinning van maakt, met beloning, met het overwinningspunt van de vesting en met aanspraak op het punt voor de sterkste winnaar. Kracht onder die van de vijand: de speler lijdt de verliezen. Eerst liggen alle krachten en uitslagen vast; dan neemt elke speler in speelvolgorde beloning of verliezen, en het overwinningspunt van de vesting. Een gebouw dat intussen verloren gaat, verandert aan deze slag niets meer.
    .title = Overwinning, gelijkspel, nederlaag
kingsburg-rule-4-4 = Helemaal aan het eind krijgt van de winnaars van de slag de speler met de grootste kracht 1 extra overwinningspunt; zijn meerdere winnaars even sterk, dan krijgt ieder van hen het.
    .title = De sterkste winnaar
kingsburg-rule-4-5 = Verliezen worden genomen in de volgorde goud, steen, hout, grondstoffen naar keuze van de speler, gebouwen, overwinningspunten. Noemt een verlies één soort grondstof, dan wordt alleen die soort genomen; wie te weinig heeft, geeft wat er is en blijft niets schuldig. Een gebouw gaat verloren uit de meest rechtse kolom waarin de speler er een heeft, over alle rijen gezien; hebben meerdere rijen daar een gebouw, dan kiest de eigenaar; wie geen gebouw heeft, verliest er geen. De overwinningspunten en het effect ervan gaan mee verloren, en later mag het opnieuw worden gebouwd, tegen de volle prijs en voor zijn punten. Een score mag onder 0 dalen.
    .title = Verliezen in de strijd
    .ruling = Een score is een getal dat het spoor alleen maar toont, dus stopt hij niet waar het spoor begint.
    .english-2007 = Hebben meerdere rijen een gebouw in de meest rechtse kolom, dan gaat dat van de bovenste van die rijen verloren.
kingsburg-rule-4-6 = Na de slag gaan alle soldaten naar huis, zodat iedereen weer op 0 staat, en de vijandkaart verlaat het spel.
    .title = Na de slag

## Einde van het spel

kingsburg-rule-5-1 = Na de laatste slag beslissen de eigenaars van een kathedraal die nog staat, in speelvolgorde, hoeveel paren grondstoffen ze ruilen voor elk 1 overwinningspunt, van geen tot zoveel als ze hebben; wat geruild is, telt bij een gelijke stand niet meer mee. Wie de meeste overwinningspunten heeft, wint. Bij een gelijke stand beslissen de meeste overgebleven grondstoffen, daarna de meeste gebouwen; wie dan nog gelijkstaat, deelt de overwinning.
    .title = Einde en winnaar
    .ruling = Het spelregelboekje vraagt de spelers in laatste instantie samen een winnaar aan te wijzen; de Engelse editie laat hen de overwinning delen, en daar is geen debat voor nodig.
    .english-2007 = De kathedraal betaalt vanzelf, 1 overwinningspunt per 2 bewaarde grondstoffen, en die grondstoffen tellen bij een gelijke stand nog mee.

## Twee spelers

kingsburg-rule-6-1 = Alleen partijen met twee spelers hebben bijzondere regels. Aan het begin van elk productief seizoen, voordat de spelers gooien, worden drie neutrale dobbelstenen gegooid, die de adviseur bezetten wiens nummer hun som is. Dan worden er nog twee gegooid, en elk bezet de adviseur van het getal dat hij toont; tonen beide hetzelfde getal, dan wordt er maar één geplaatst. Waar al een neutrale dobbelsteen ligt, voegt een volgende niets toe.
    .title = Neutrale dobbelstenen
    .ruling = Het spelregelboekje zegt niet wat er gebeurt als een neutrale dobbelsteen een andere treft; een bezette adviseur kan niet nog meer bezet zijn.
    .english-2007 = De twee dobbelstenen liggen samen op de adviseur wiens nummer hun som is; alleen als de drie neutrale dobbelstenen daar al liggen, worden ze gesplitst, en van twee gelijke gaat er dan een opzij.
kingsburg-rule-6-2 = Met twee spelers legt elke speler, zodra de speelvolgorde vaststaat en vóór de eerste plaatsing, in speelvolgorde een van de gegooide dobbelstenen opzij, in de eigen kleur of wit. Die wordt dit seizoen niet gebruikt, maar heeft wel meegeteld voor de speelvolgorde.
    .title = Eén dobbelsteen opzij
    .ruling = Het spelregelboekje zegt niet welke dobbelsteen of wie eerst kiest; wij staan elke dobbelsteen toe en laten de speelvolgorde beslissen, zoals ook elders.
    .english-2007 = Er wordt geen dobbelsteen opzijgelegd.
kingsburg-rule-6-3 = Neutrale dobbelstenen verdwijnen wanneer het seizoen eindigt. Tot dan mag een speler alleen met de gezant dobbelstenen ernaast op hun adviseur plaatsen.
    .title = Neutrale dobbelstenen verdwijnen
