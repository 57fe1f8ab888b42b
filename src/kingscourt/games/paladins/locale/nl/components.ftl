### Paladijnen van het Westelijk Koninkrijk: spelonderdelen en hun namen

## Het spel, de editie en de opties

paladins-game = Paladijnen van het Westelijk Koninkrijk
    .about = Zeven ronden in een bedreigd koninkrijk: elke ronde schiet een paladijn je te hulp, arbeiders vullen je bord, en geloof, kracht en invloed openen de weg naar steeds grotere daden, terwijl de inquisitie elke verdachte munt bijhoudt.
    .length = 90 tot 120 minuten
    .weight = Zwaar
paladins-edition-rulebook = Editie volgens het spelregelboekje
    .about = Volgt het spelregelboekje, met eigen beslissingen waar het zwijgt; waarden die geen bron vastlegt, zijn opties van de tafel.
paladins-opponent = Tegenstander

paladins-option-difficulty = Moeilijkheid
    .about = Met hoeveel werkplaatsen de kunstmatige tegenstander begint als je alleen speelt.
    .easy = Makkelijk
    .medium = Gemiddeld
    .hard = Moeilijk
paladins-option-suspicion-split = Verdenkingskaarten
    .about = Op hoeveel verdenkingskaarten 0, 1 en 2 belastingen staan.
    .six-eight-ten = 6, 8 en 10
    .ten-eight-six = 10, 8 en 6
paladins-option-third-squire = De derde schildknaap
    .about = Welke eigenschap de derde schildknaap bij een inquisitie verhoogt.
    .faith = Geloof
    .strength = Kracht
paladins-option-second-vigilante = De Saraceense wreker
    .about = Wat een aanval op de Saraceense wreker oplevert naast invloed en een priester.
    .destroy-debt = Een schuld vernietigen
    .discard-suspicion = Een verdenking afleggen
paladins-option-workshop-workers = Arbeiders onder de werkplaatsen
    .about = In welke volgorde de arbeiders onder de werkplaatsen komen.
    .by-turns = Verkenner, handelaar, strijder, priester en dan opnieuw
    .in-pairs = Twee verkenners, twee handelaars, twee strijders, twee priesters
paladins-option-jar-spaces = Potvakken
    .about = Of je op twee potvakken een schuld aflost of op twee een verdenking aflegt.
    .two-debts = Op twee een schuld aflossen
    .two-suspicions = Op twee een verdenking afleggen
paladins-option-opponent-absolve = De tegenstander vergeeft
    .about = Wat de kunstmatige tegenstander nog meer doet als hij vergeeft.
    .debt-or-suspicion = Een schuld aflossen of een verdenking afleggen
    .one-suspicion-more = Een verdenking afleggen, daarna een schuld aflossen of er nog een afleggen
paladins-option-mercenaries = Huurlingen
    .about = Of elke bekeerde huurling punten geeft voor alle huurlingen, of ze samen maar één keer tellen.
    .each = Elke kaart telt
    .as-a-set = Ze tellen als één reeks
paladins-option-schemes = Plannen van de tegenstander
    .about = Welke twaalf plannen de kunstmatige tegenstander heeft.
    .six-orders = Eén per actie en zes keer ‘Bevelen’
    .no-orders = Twee per actie

## Arbeiders, eigenschappen, volken

paladins-worker-labourer = dagloner
    .a = een dagloner
paladins-worker-scout = verkenner
    .a = een verkenner
paladins-worker-merchant = handelaar
    .a = een handelaar
paladins-worker-fighter = strijder
    .a = een strijder
paladins-worker-cleric = priester
    .a = een priester
paladins-worker-criminal = crimineel
    .a = een crimineel
paladins-worker-any = willekeurige arbeider
    .a = een arbeider

paladins-content-labourer = dagloner
paladins-content-scout = verkenner
paladins-content-merchant = handelaar
paladins-content-fighter = strijder
paladins-content-cleric = priester
paladins-content-criminal = crimineel
paladins-content-workshop = werkplaats

paladins-attribute-faith = geloof
paladins-attribute-strength = kracht
paladins-attribute-influence = invloed

paladins-people-viking = Viking
paladins-people-byzantine = Byzantijn
paladins-people-saracen = Saraceen

## Acties van het spelersbord

paladins-task-develop = Ontwikkelen
paladins-task-recruit = Rekruteren
paladins-task-hunt = Jagen
paladins-task-trade = Handelen
paladins-task-pray = Bidden
paladins-task-conspire = Samenzweren
paladins-task-commission = Uitzenden
paladins-task-fortify = Versterken
paladins-task-garrison = Stationeren
paladins-task-absolve = Vergeven
paladins-task-attack = Aanvallen
paladins-task-convert = Bekeren

## Beloningen en hoeveelheden

paladins-reward-labourer =
    { $n ->
        [one] { $n } dagloner
       *[other] { $n } dagloners
    }
    .acc = { $n ->
        [one] { $n } dagloner
       *[other] { $n } dagloners
    }
paladins-reward-scout =
    { $n ->
        [one] { $n } verkenner
       *[other] { $n } verkenners
    }
    .acc = { $n ->
        [one] { $n } verkenner
       *[other] { $n } verkenners
    }
paladins-reward-merchant =
    { $n ->
        [one] { $n } handelaar
       *[other] { $n } handelaars
    }
    .acc = { $n ->
        [one] { $n } handelaar
       *[other] { $n } handelaars
    }
paladins-reward-fighter =
    { $n ->
        [one] { $n } strijder
       *[other] { $n } strijders
    }
    .acc = { $n ->
        [one] { $n } strijder
       *[other] { $n } strijders
    }
paladins-reward-cleric =
    { $n ->
        [one] { $n } priester
       *[other] { $n } priesters
    }
    .acc = { $n ->
        [one] { $n } priester
       *[other] { $n } priesters
    }
paladins-reward-criminal =
    { $n ->
        [one] { $n } crimineel
       *[other] { $n } criminelen
    }
    .acc = { $n ->
        [one] { $n } crimineel
       *[other] { $n } criminelen
    }
paladins-reward-silver = { $n } zilver
    .acc = { $n } zilver
paladins-reward-provision = { $n } proviand
    .acc = { $n } proviand
paladins-reward-faith = { $n } geloof
    .acc = { $n } geloof
paladins-reward-strength = { $n } kracht
    .acc = { $n } kracht
paladins-reward-influence = { $n } invloed
    .acc = { $n } invloed
paladins-reward-tax = { $n } zilver belasting
    .acc = { $n } zilver belasting
paladins-reward-pray = een gebed
    .acc = een gebed
paladins-reward-recruit = een gratis rekrutering
    .acc = een gratis rekrutering
paladins-reward-develop = een gratis werkplaats
    .acc = een gratis werkplaats
paladins-reward-discard-suspicion =
    { $n ->
        [one] een verdenking afleggen
       *[other] { $n } verdenkingen afleggen
    }
    .acc = { $n ->
        [one] een verdenking afleggen
       *[other] { $n } verdenkingen afleggen
    }
paladins-reward-pay-debt = een schuld aflossen
    .acc = een schuld aflossen
paladins-reward-destroy-debt = een schuld vernietigen
    .acc = een schuld vernietigen
paladins-reward-debt =
    { $n ->
        [one] { $n } openstaande schuld
       *[other] { $n } openstaande schulden
    }
    .acc = { $n ->
        [one] { $n } openstaande schuld
       *[other] { $n } openstaande schulden
    }
paladins-reward-points =
    { $n ->
        [one] { $n } overwinningspunt
       *[other] { $n } overwinningspunten
    }
    .acc = { $n ->
        [one] { $n } overwinningspunt
       *[other] { $n } overwinningspunten
    }
paladins-either = { $first } of { $second }
paladins-together = { $rewards }
paladins-plain = { $name }

## Paladijnen

paladins-paladin-anseis = Anséis
paladins-paladin-berengier = Bérengier
paladins-paladin-engelier = Engelier
paladins-paladin-gerier = Gérier
paladins-paladin-gerin = Gérin
paladins-paladin-girard = Girard
paladins-paladin-ivon = Ivon
paladins-paladin-ivoire = Ivoire
paladins-paladin-oliver = Olivier
paladins-paladin-otton = Otton
paladins-paladin-roland = Roland
paladins-paladin-samson = Samson

paladins-ability-no-provisions = ‘{ $task }’ kost geen proviand
paladins-ability-no-silver = ‘{ $task }’ kost geen zilver
paladins-ability-save = ‘{ $task }’ kost { $n } zilver minder
paladins-ability-gain = ‘{ $task }’ levert ook nog { $rewards } op

paladins-card-paladin = { $paladin }
    .rule = Vermogen: { $ability }.

## Inwoners

paladins-townsfolk-abbot = Abt
    .rule = Ingehuurd geeft de abt een beloning bij elke vergeving.
paladins-townsfolk-acolyte = Misdienaar
    .rule = Ingehuurd geeft de misdienaar een beloning bij elke uitgezonden monnik.
paladins-townsfolk-architect = Architect
    .rule = Ingehuurd geeft de architect een beloning bij elke ontwikkeling, ook bij een gratis werkplaats.
paladins-townsfolk-defender = Verdediger
    .rule = Ingehuurd geeft de verdediger een beloning bij elke aanval.
paladins-townsfolk-gatekeeper = Poortwachter
    .rule = Ingehuurd geeft de poortwachter een beloning bij elke versterking.
paladins-townsfolk-missionary = Missionaris
    .rule = Ingehuurd geeft de missionaris een beloning bij elke bekering.
paladins-townsfolk-watchman = Wachter
    .rule = Ingehuurd geeft de wachter een beloning bij elke gestationeerde buitenpost.
paladins-townsfolk-conspirator = Samenzweerder
    .rule = Ingehuurd laat de samenzweerder de eigenaar bij elke inquisitie een verdenking afleggen, nog voor iemand wordt aangeklaagd.
paladins-townsfolk-debt-collector = Schuldeninner
    .rule = Ingehuurd geeft de schuldeninner een arbeider direct na elke afgeloste schuld; vernietigde schulden tellen niet.
paladins-townsfolk-peddler = Marskramer
    .rule = Ingehuurd geeft de marskramer een beloning bij elke inquisitie waarin de eigenaar bij het gebruik van de kaart minstens 2 verdenkingen heeft.
paladins-townsfolk-squire = Schildknaap
    .rule = Ingehuurd verhoogt de schildknaap een eigenschap bij elke inquisitie waarin de eigenaar bij het gebruik van de kaart geen verdenking heeft.

paladins-trigger-develop =
    { $whose ->
        [rival] bij elke ontwikkeling
       *[own] telkens als je ontwikkelt
    }
paladins-trigger-recruit =
    { $whose ->
        [rival] bij elke rekrutering
       *[own] telkens als je rekruteert
    }
paladins-trigger-hunt =
    { $whose ->
        [rival] bij elke jacht
       *[own] telkens als je jaagt
    }
paladins-trigger-trade =
    { $whose ->
        [rival] bij elke handel
       *[own] telkens als je handelt
    }
paladins-trigger-pray =
    { $whose ->
        [rival] bij elk gebed
       *[own] telkens als je bidt
    }
paladins-trigger-conspire =
    { $whose ->
        [rival] bij elke samenzwering
       *[own] telkens als je samenzweert
    }
paladins-trigger-commission =
    { $whose ->
        [rival] bij elke uitgezonden monnik
       *[own] telkens als je een monnik uitzendt
    }
paladins-trigger-fortify =
    { $whose ->
        [rival] bij elke versterking
       *[own] telkens als je versterkt
    }
paladins-trigger-garrison =
    { $whose ->
        [rival] bij elke gestationeerde buitenpost
       *[own] telkens als je een buitenpost stationeert
    }
paladins-trigger-absolve =
    { $whose ->
        [rival] bij elke vergeving
       *[own] telkens als je vergeving schenkt
    }
paladins-trigger-attack =
    { $whose ->
        [rival] bij elke aanval
       *[own] telkens als je aanvalt
    }
paladins-trigger-convert =
    { $whose ->
        [rival] bij elke bekering
       *[own] telkens als je bekeert
    }
paladins-trigger-inquisition = bij elke inquisitie
paladins-trigger-inquisition-least =
    { $whose ->
        [rival] bij elke inquisitie waarin de eigenaar minstens { $n } verdenkingen heeft
       *[own] bij elke inquisitie waarin je minstens { $n } verdenkingen hebt
    }
paladins-trigger-inquisition-most =
    { $whose ->
        [rival] { $n ->
            [0] bij elke inquisitie waarin de eigenaar geen verdenking heeft
            [one] bij elke inquisitie waarin de eigenaar hoogstens { $n } verdenking heeft
           *[other] bij elke inquisitie waarin de eigenaar hoogstens { $n } verdenkingen heeft
        }
       *[own] { $n ->
            [0] bij elke inquisitie waarin je geen verdenking hebt
            [one] bij elke inquisitie waarin je hoogstens { $n } verdenking hebt
           *[other] bij elke inquisitie waarin je hoogstens { $n } verdenkingen hebt
        }
    }
paladins-trigger-pay-debt =
    { $whose ->
        [rival] voor elke afgeloste schuld
       *[own] voor elke schuld die je aflost
    }

paladins-reaction = { $trigger }: { $rewards }

paladins-card-townsfolk = { $townsfolk } { $number }
    .rule = Inwoner: bij wegsturen krijg je de hoek, bij inhuren het onderste deel.

## Buitenstaanders

paladins-outsider-adventurer = Avonturier
    .rule = Bekeerd: 1 overwinningspunt voor elke 2 uitgezonden monniken.
paladins-outsider-archer = Boogschutter
    .rule = Bekeerd: 1 overwinningspunt voor elke 2 gestationeerde buitenposten.
paladins-outsider-armourer = Wapensmid
    .rule = Bekeerd: 1 overwinningspunt voor elke 4 kracht.
paladins-outsider-assassin = Sluipmoordenaar
    .rule = Bekeerd: 1 overwinningspunt voor elke aangevallen Saraceen.
paladins-outsider-barbarian = Barbaar
    .rule = Bekeerd: 1 overwinningspunt voor elke aangevallen Byzantijn.
paladins-outsider-champion = Kampioen
    .rule = Bekeerd: 1 overwinningspunt, en nog 1 voor elk vervuld bevel.
paladins-outsider-guardian = Bewaker
    .rule = Bekeerd: 1 overwinningspunt voor elke 2 geplaatste werkplaatsen.
paladins-outsider-hunter = Jager
    .rule = Bekeerd: 1 overwinningspunt voor elke 2 ingehuurde inwoners.
paladins-outsider-invader = Indringer
    .rule = Bekeerd: 1 overwinningspunt voor elke aangevallen Viking.
paladins-outsider-lookout = Uitkijk
    .rule = Bekeerd: 1 overwinningspunt voor elke 2 gebouwde muren.
paladins-outsider-marauder = Plunderaar
    .rule = Bekeerd: 1 overwinningspunt voor elke 4 invloed.
paladins-outsider-mercenary = Huurling
    .rule = Bekeerd: 1 overwinningspunt, en nog 1 voor elke bekeerde huurling.
paladins-outsider-protector = Beschermer
    .rule = Bekeerd: 1 overwinningspunt voor elke afgeloste schuld.
paladins-outsider-thief = Dief
    .rule = Bekeerd: 1 overwinningspunt voor elke verdenking die er aan het eind nog ligt.
paladins-outsider-traitor = Verrader
    .rule = Bekeerd: elke openstaande schuld kost 1 overwinningspunt in plaats van 3.
paladins-outsider-vigilante = Wreker
    .rule = Bekeerd: 1 overwinningspunt voor elke 2 verplaatste potten.
paladins-outsider-warrior = Krijger
    .rule = Bekeerd: 1 overwinningspunt voor elke 4 geloof.

paladins-card-outsider = { $outsider } { $number }
    .rule = Buitenstaander: bij aanvallen krijg je de hoek, bij bekeren het onderste deel en punten aan het eind.

## De kaarten van de koning

paladins-favour-recruit = Gast van de stad
paladins-favour-taxes = Belastinginning
paladins-favour-pardon = Gratie
paladins-favour-develop = Koninklijke werkplaats
paladins-favour-attribute = Onderricht
paladins-favour-labourers = Helpende handen
paladins-favour-criminals = Geopende kerker
paladins-favour-loan = Lening
paladins-favour-provisions = Voorraadkamer
paladins-favour-pray = Koninklijke kapel

paladins-card-favour = { $favour }
    .rule = Gunst van de koning: te gebruiken als actie met één arbeider, eenmaal per ronde voor de hele tafel.

paladins-order-commission = Bevel: Uitzenden
paladins-order-fortify = Bevel: Versterken
paladins-order-garrison = Bevel: Stationeren
paladins-order-absolve = Bevel: Vergeven
paladins-order-attack = Bevel: Aanvallen
paladins-order-convert = Bevel: Bekeren

paladins-card-order = { $order }
    .rule = Bevel van de koning: levert aan het eind punten op voor iedereen die het heeft vervuld.

## Muren, taveernes, vakken, plannen

paladins-card-wall = Muur { $number }
    .rule = Muurkaart: bij versterken neem je de bovenste van de stapel.
paladins-card-tavern = Taveerne { $number }
    .rule = Taveerne: wie die aan het begin van een ronde neemt, krijgt de arbeiders.
paladins-card-jar = Potvak { $number }
    .rule = Vak van het spelersbord: een pot die hier komt, geeft de beloning.
paladins-card-space = Gebied { $area }, vak { $number }
    .rule = Vak van het hoofdbord: een monnik of buitenpost die hier komt, geeft de beloning.
paladins-card-scheme = { $scheme }
    .rule = Een plan van de kunstmatige tegenstander: de actie die hij probeert.
paladins-card-workshop = Werkplaats
    .rule = Vervangt voorgoed een arbeider; bij het plaatsen krijg je de arbeider die eronder staat.
paladins-card-debt = Schuld
    .rule = Blijft openstaan tot een beloning de schuld aflost en de kaart omdraait; een vernietigde schuld gaat terug naar de stapel.
paladins-card-suspicion = Verdenking
    .rule = Komt met elke crimineel; wie er bij een inquisitie de meeste heeft, neemt een schuld.
paladins-card-tax = Belastingvoorraad
    .rule = Hieruit komt de belasting; na een inquisitie wordt hij weer gevuld.
paladins-card-area = Gebied { $area }
    .rule = Een gebied van het hoofdbord; de buitenstaander in dezelfde kolom vergt hetzelfde.
paladins-card-task = { $task }
    .rule = Een actie van het spelersbord.

paladins-scheme-commission = Uitzenden
paladins-scheme-fortify = Versterken
paladins-scheme-garrison = Stationeren
paladins-scheme-absolve = Vergeven
paladins-scheme-attack = Aanvallen
paladins-scheme-convert = Bekeren
paladins-scheme-orders = Bevelen
paladins-scheme-favour = Gunst
