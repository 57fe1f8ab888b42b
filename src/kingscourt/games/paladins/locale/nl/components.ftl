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
    .about = Of elke bekeerde huurling voor allemaal telt, of alle samen maar één keer.
    .each = Elke kaart telt
    .as-a-set = Ze tellen als één reeks
paladins-option-schemes = Plots van de tegenstander
    .about = Wat er op de twaalf plots van de kunstmatige tegenstander staat.
    .six-orders = Eén per actie en zes keer ‘Bevelen’
    .no-orders = Twee per actie

## Arbeiders, eigenschappen, volken

paladins-worker-labourer = werker
paladins-worker-scout = verkenner
paladins-worker-merchant = handelaar
paladins-worker-fighter = strijder
paladins-worker-cleric = priester
paladins-worker-criminal = crimineel
paladins-worker-any = willekeurige arbeider

paladins-content-labourer = werker
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

paladins-task-develop = ontwikkelen
paladins-task-recruit = rekruteren
paladins-task-hunt = jagen
paladins-task-trade = handelen
paladins-task-pray = bidden
paladins-task-conspire = samenzweren
paladins-task-commission = uitzenden
paladins-task-fortify = versterken
paladins-task-garrison = stationeren
paladins-task-absolve = vergeven
paladins-task-attack = aanvallen
paladins-task-convert = bekeren

## Beloningen en hoeveelheden

paladins-reward-labourer =
    { $n ->
        [one] { $n } werker
       *[other] { $n } werkers
    }
paladins-reward-scout =
    { $n ->
        [one] { $n } verkenner
       *[other] { $n } verkenners
    }
paladins-reward-merchant =
    { $n ->
        [one] { $n } handelaar
       *[other] { $n } handelaars
    }
paladins-reward-fighter =
    { $n ->
        [one] { $n } strijder
       *[other] { $n } strijders
    }
paladins-reward-cleric =
    { $n ->
        [one] { $n } priester
       *[other] { $n } priesters
    }
paladins-reward-criminal =
    { $n ->
        [one] { $n } crimineel
       *[other] { $n } criminelen
    }
paladins-reward-silver = { $n } zilver
paladins-reward-provision = { $n } proviand
paladins-reward-faith = { $n } geloof
paladins-reward-strength = { $n } kracht
paladins-reward-influence = { $n } invloed
paladins-reward-tax =
    { $n ->
        [one] { $n } belasting
       *[other] { $n } belastingen
    }
paladins-reward-pray = een gebed
paladins-reward-recruit = een gratis rekrutering
paladins-reward-develop = een gratis werkplaats
paladins-reward-discard-suspicion =
    { $n ->
        [one] een verdenking afleggen
       *[other] { $n } verdenkingen afleggen
    }
paladins-reward-pay-debt = een schuld aflossen
paladins-reward-destroy-debt = een schuld vernietigen
paladins-reward-debt =
    { $n ->
        [one] { $n } openstaande schuld
       *[other] { $n } openstaande schulden
    }
paladins-reward-points =
    { $n ->
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

paladins-ability-no-provisions = { $task } kost geen proviand
paladins-ability-no-silver = { $task } kost geen zilver
paladins-ability-save = { $task } kost { $n } zilver minder
paladins-ability-gain = { $task } levert ook nog { $rewards } op

paladins-card-paladin = { $paladin }
    .rule = Arbeiders: { $workers }. Voor de ronde: { $boosts }. Vermogen: { $ability }.

## Inwoners

paladins-townsfolk-abbot = Abt
    .rule = Ingehuurd geeft de abt een beloning telkens als je vergeeft.
paladins-townsfolk-acolyte = Misdienaar
    .rule = Ingehuurd geeft de misdienaar een beloning telkens als je een monnik uitzendt.
paladins-townsfolk-architect = Architect
    .rule = Ingehuurd geeft de architect een beloning telkens als je ontwikkelt, ook bij een gratis werkplaats.
paladins-townsfolk-defender = Verdediger
    .rule = Ingehuurd geeft de verdediger een beloning telkens als je aanvalt.
paladins-townsfolk-gatekeeper = Poortwachter
    .rule = Ingehuurd geeft de poortwachter een beloning telkens als je versterkt.
paladins-townsfolk-missionary = Missionaris
    .rule = Ingehuurd geeft de missionaris een beloning telkens als je bekeert.
paladins-townsfolk-watchman = Wachter
    .rule = Ingehuurd geeft de wachter een beloning telkens als je een buitenpost stationeert.
paladins-townsfolk-conspirator = Samenzweerder
    .rule = Ingehuurd laat de samenzweerder je bij elke inquisitie een verdenking afleggen, nog voor iemand wordt aangeklaagd.
paladins-townsfolk-debt-collector = Schuldeninner
    .rule = Ingehuurd geeft de schuldeninner een arbeider direct na elke schuld die je aflost; vernietigde schulden tellen niet.
paladins-townsfolk-peddler = Marskramer
    .rule = Ingehuurd geeft de marskramer een beloning bij elke inquisitie waarin je minstens 2 verdenkingen hebt op het moment dat je de kaart gebruikt.
paladins-townsfolk-squire = Schildknaap
    .rule = Ingehuurd verhoogt de schildknaap een eigenschap bij elke inquisitie waarin je geen verdenking hebt op het moment dat je de kaart gebruikt.

paladins-trigger-develop = telkens als je ontwikkelt
paladins-trigger-recruit = telkens als je rekruteert
paladins-trigger-hunt = telkens als je jaagt
paladins-trigger-trade = telkens als je handelt
paladins-trigger-pray = telkens als je bidt
paladins-trigger-conspire = telkens als je samenzweert
paladins-trigger-commission = telkens als je uitzendt
paladins-trigger-fortify = telkens als je versterkt
paladins-trigger-garrison = telkens als je stationeert
paladins-trigger-absolve = telkens als je vergeeft
paladins-trigger-attack = telkens als je aanvalt
paladins-trigger-convert = telkens als je bekeert
paladins-trigger-inquisition = bij elke inquisitie
paladins-trigger-inquisition-least = bij elke inquisitie, met minstens { $n } verdenkingen
paladins-trigger-inquisition-most =
    { $n ->
        [0] bij elke inquisitie, zonder verdenkingen
        [one] bij elke inquisitie, met hoogstens { $n } verdenking
       *[other] bij elke inquisitie, met hoogstens { $n } verdenkingen
    }
paladins-trigger-pay-debt = voor elke schuld die je aflost

paladins-reaction = { $trigger }: { $rewards }
paladins-hired = meteen: { $hire }; { $reaction }

paladins-card-townsfolk = { $townsfolk } { $number }
    .rule = { $townsfolk }. Weggestuurd: { $dismiss }. Ingehuurd, meteen: { $hire }. Ingehuurd, { $trigger }: { $rewards }.

## Buitenstaanders

paladins-outsider-adventurer = Avonturier
    .rule = Bekeerd: 1 overwinningspunt voor elke 2 monniken die je hebt uitgezonden.
paladins-outsider-archer = Boogschutter
    .rule = Bekeerd: 1 overwinningspunt voor elke 2 buitenposten die je hebt gestationeerd.
paladins-outsider-armourer = Wapensmid
    .rule = Bekeerd: 1 overwinningspunt voor elke 4 kracht.
paladins-outsider-assassin = Sluipmoordenaar
    .rule = Bekeerd: 1 overwinningspunt voor elke Saraceen die je hebt aangevallen.
paladins-outsider-barbarian = Barbaar
    .rule = Bekeerd: 1 overwinningspunt voor elke Byzantijn die je hebt aangevallen.
paladins-outsider-champion = Kampioen
    .rule = Bekeerd: 1 overwinningspunt, en nog 1 voor elk bevel dat je hebt vervuld.
paladins-outsider-guardian = Bewaker
    .rule = Bekeerd: 1 overwinningspunt voor elke 2 werkplaatsen die je hebt geplaatst.
paladins-outsider-hunter = Jager
    .rule = Bekeerd: 1 overwinningspunt voor elke 2 inwoners die je hebt ingehuurd.
paladins-outsider-invader = Indringer
    .rule = Bekeerd: 1 overwinningspunt voor elke Viking die je hebt aangevallen.
paladins-outsider-lookout = Uitkijk
    .rule = Bekeerd: 1 overwinningspunt voor elke 2 muren die je hebt gebouwd.
paladins-outsider-marauder = Plunderaar
    .rule = Bekeerd: 1 overwinningspunt voor elke 4 invloed.
paladins-outsider-mercenary = Huurling
    .rule = Bekeerd: 1 overwinningspunt, en nog 1 voor elke huurling die je hebt bekeerd.
paladins-outsider-protector = Beschermer
    .rule = Bekeerd: 1 overwinningspunt voor elke schuld die je hebt afgelost.
paladins-outsider-thief = Dief
    .rule = Bekeerd: 1 overwinningspunt voor elke verdenking die je nog hebt.
paladins-outsider-traitor = Verrader
    .rule = Bekeerd: elke openstaande schuld kost je 1 overwinningspunt in plaats van 3.
paladins-outsider-vigilante = Wreker
    .rule = Bekeerd: 1 overwinningspunt voor elke 2 potten die je hebt verplaatst.
paladins-outsider-warrior = Krijger
    .rule = Bekeerd: 1 overwinningspunt voor elke 4 geloof.

paladins-card-outsider = { $outsider } { $number }
    .rule = { $outsider }, { $people }. Aangevallen: { $attack }. Bekeerd: { $convert }, en aan het einde punten volgens zijn naam.

## De kaarten van de koning

paladins-favour-recruit = Gast van de stad
paladins-favour-taxes = Collecte
paladins-favour-pardon = Gratie
paladins-favour-develop = Koninklijke werkplaats
paladins-favour-attribute = Onderricht
paladins-favour-labourers = Helpende handen
paladins-favour-criminals = Geopende kerker
paladins-favour-loan = Lening
paladins-favour-provisions = Voorraadkamer
paladins-favour-pray = Koninklijke kapel

paladins-card-favour = { $favour }
    .rule = Plaats voor: { $worker }. Kosten: { $cost }. Beloning: { $rewards }.

paladins-order-commission = Bevel: uitzenden
paladins-order-fortify = Bevel: versterken
paladins-order-garrison = Bevel: stationeren
paladins-order-absolve = Bevel: vergeven
paladins-order-attack = Bevel: aanvallen
paladins-order-convert = Bevel: bekeren

paladins-card-order = { $order }
    .rule = Vervuld door wie deze actie aan het einde minstens { $n } keer heeft gebruikt: { $task }.

## Muren, taveernes, vakken, plots

paladins-card-wall = Muur { $number }
    .rule = { $copies } in de stapel. Beloning: { $rewards }.
    .choice = { $copies } in de stapel. Beloning: { $rewards }, daarna naar keuze: { $options }.
paladins-card-tavern = Taveerne { $number }
    .rule = Arbeiders: { $workers }.
paladins-card-jar = Potvak { $number }
    .rule = Beloning: { $rewards }.
paladins-card-space = Gebied { $area }, vak { $number }
    .rule = Open vanaf { $players } spelers. Beloning: { $rewards }.

paladins-scheme-commission = Uitzenden
paladins-scheme-fortify = Versterken
paladins-scheme-garrison = Stationeren
paladins-scheme-absolve = Vergeven
paladins-scheme-attack = Aanvallen
paladins-scheme-convert = Bekeren
paladins-scheme-orders = Bevelen
paladins-scheme-favour = Gunst
