### Paladine des Westfrankenreichs: Spielmaterial und seine Wörter

## Das Spiel, seine Ausgabe und seine Optionen

paladins-game = Paladine des Westfrankenreichs
    .about = Sieben Runden in einem bedrohten Königreich: Jede Runde reitet ein Paladin zu Hilfe, Arbeiter füllen das Tableau, und Glaube, Stärke und Einfluss öffnen den Weg zu immer größeren Taten, während die Inquisition über jede fragwürdige Münze Buch führt.
    .length = 90 bis 120 Minuten
    .weight = Anspruchsvoll
paladins-edition-rulebook = Ausgabe nach dem Regelheft
    .about = Folgt dem Regelheft, mit eigenen Entscheidungen, wo es schweigt; Werte, die keine Quelle klärt, sind Optionen am Tisch.
paladins-opponent = Gegner

paladins-option-difficulty = Schwierigkeit
    .about = Mit wie vielen Werkstätten der künstliche Gegner beginnt, wenn du allein spielst.
    .easy = Leicht
    .medium = Mittel
    .hard = Schwer
paladins-option-suspicion-split = Verdachtskarten
    .about = Wie viele Verdachtskarten 0, 1 und 2 Steuern tragen.
    .six-eight-ten = 6, 8 und 10
    .ten-eight-six = 10, 8 und 6
paladins-option-third-squire = Der dritte Knappe
    .about = Welche Eigenschaft der dritte Knappe in einer Inquisition hebt.
    .faith = Glaube
    .strength = Stärke
paladins-option-second-vigilante = Der sarazenische Rächer
    .about = Was ein Angriff auf den sarazenischen Rächer außer Einfluss und einem Geistlichen bringt.
    .destroy-debt = Eine Schuld tilgen
    .discard-suspicion = Einen Verdacht abwerfen
paladins-option-workshop-workers = Arbeiter unter den Werkstätten
    .about = In welcher Reihenfolge die Arbeiter unter den Werkstätten kommen.
    .by-turns = Kundschafter, Händler, Kämpfer, Geistlicher, dann von vorn
    .in-pairs = Zwei Kundschafter, zwei Händler, zwei Kämpfer, zwei Geistliche
paladins-option-jar-spaces = Krugfelder
    .about = Ob zwei Krugfelder eine Schuld bezahlen oder zwei einen Verdacht abwerfen.
    .two-debts = Zwei bezahlen eine Schuld
    .two-suspicions = Zwei werfen einen Verdacht ab
paladins-option-opponent-absolve = Der Gegner vergibt
    .about = Was der künstliche Gegner beim Vergeben außerdem tut.
    .debt-or-suspicion = Eine Schuld bezahlen oder einen Verdacht abwerfen
    .one-suspicion-more = Einen Verdacht abwerfen, dann eine Schuld bezahlen oder noch einen abwerfen
paladins-option-mercenaries = Söldner
    .about = Ob jeder bekehrte Söldner für alle zählt oder alle zusammen nur einmal.
    .each = Jede Karte zählt
    .as-a-set = Sie zählen als ein Satz
paladins-option-schemes = Pläne des Gegners
    .about = Was auf den zwölf Plänen des künstlichen Gegners steht.
    .six-orders = Je einer pro Aktion und sechs „Befehle“
    .no-orders = Je zwei pro Aktion

## Arbeiter, Eigenschaften, Völker

paladins-worker-labourer = Tagelöhner
paladins-worker-scout = Kundschafter
paladins-worker-merchant = Händler
paladins-worker-fighter = Kämpfer
paladins-worker-cleric = Geistlicher
paladins-worker-criminal = Verbrecher
paladins-worker-any = beliebiger Arbeiter

paladins-content-labourer = Tagelöhner
paladins-content-scout = Kundschafter
paladins-content-merchant = Händler
paladins-content-fighter = Kämpfer
paladins-content-cleric = Geistlicher
paladins-content-criminal = Verbrecher
paladins-content-workshop = Werkstatt

paladins-attribute-faith = Glaube
paladins-attribute-strength = Stärke
paladins-attribute-influence = Einfluss

paladins-people-viking = Wikinger
paladins-people-byzantine = Byzantiner
paladins-people-saracen = Sarazene

## Aktionen des Spielertableaus

paladins-task-develop = Ausbauen
paladins-task-recruit = Anwerben
paladins-task-hunt = Jagen
paladins-task-trade = Handeln
paladins-task-pray = Beten
paladins-task-conspire = Verschwören
paladins-task-commission = Aussenden
paladins-task-fortify = Befestigen
paladins-task-garrison = Stationieren
paladins-task-absolve = Vergeben
paladins-task-attack = Angreifen
paladins-task-convert = Bekehren

## Belohnungen und Mengen

paladins-reward-labourer = { $n } Tagelöhner
paladins-reward-scout = { $n } Kundschafter
paladins-reward-merchant = { $n } Händler
paladins-reward-fighter = { $n } Kämpfer
paladins-reward-cleric =
    { $n ->
        [one] { $n } Geistlicher
       *[other] { $n } Geistliche
    }
paladins-reward-criminal = { $n } Verbrecher
paladins-reward-silver = { $n } Silber
paladins-reward-provision =
    { $n ->
        [one] { $n } Vorrat
       *[other] { $n } Vorräte
    }
paladins-reward-faith = { $n } Glaube
paladins-reward-strength = { $n } Stärke
paladins-reward-influence = { $n } Einfluss
paladins-reward-tax =
    { $n ->
        [one] { $n } Steuer
       *[other] { $n } Steuern
    }
paladins-reward-pray = ein Gebet
paladins-reward-recruit = eine kostenlose Anwerbung
paladins-reward-develop = eine kostenlose Werkstatt
paladins-reward-discard-suspicion =
    { $n ->
        [one] einen Verdacht abwerfen
       *[other] { $n } Verdachtskarten abwerfen
    }
paladins-reward-pay-debt = eine Schuld bezahlen
paladins-reward-destroy-debt = eine Schuld tilgen
paladins-reward-debt =
    { $n ->
        [one] { $n } unbezahlte Schuld
       *[other] { $n } unbezahlte Schulden
    }
paladins-reward-points =
    { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
paladins-either = { $first } oder { $second }
paladins-together = { $rewards }
paladins-plain = { $name }

## Paladine

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

paladins-ability-no-provisions = { $task } kostet keine Vorräte
paladins-ability-no-silver = { $task } kostet kein Silber
paladins-ability-save = { $task } kostet { $n } Silber weniger
paladins-ability-gain = { $task } bringt zusätzlich { $rewards }

paladins-card-paladin = { $paladin }
    .rule = Arbeiter: { $workers }. Für die Runde: { $boosts }. Fähigkeit: { $ability }.

## Stadtbewohner

paladins-townsfolk-abbot = Abt
    .rule = Angeheuert gibt der Abt jedes Mal eine Belohnung, wenn du vergibst.
paladins-townsfolk-acolyte = Messdiener
    .rule = Angeheuert gibt der Messdiener jedes Mal eine Belohnung, wenn du einen Mönch aussendest.
paladins-townsfolk-architect = Baumeister
    .rule = Angeheuert gibt der Baumeister jedes Mal eine Belohnung, wenn du ausbaust, auch bei einer kostenlosen Werkstatt.
paladins-townsfolk-defender = Verteidiger
    .rule = Angeheuert gibt der Verteidiger jedes Mal eine Belohnung, wenn du angreifst.
paladins-townsfolk-gatekeeper = Torwächter
    .rule = Angeheuert gibt der Torwächter jedes Mal eine Belohnung, wenn du befestigst.
paladins-townsfolk-missionary = Missionar
    .rule = Angeheuert gibt der Missionar jedes Mal eine Belohnung, wenn du bekehrst.
paladins-townsfolk-watchman = Wachmann
    .rule = Angeheuert gibt der Wachmann jedes Mal eine Belohnung, wenn du einen Außenposten stationierst.
paladins-townsfolk-conspirator = Verschwörer
    .rule = Angeheuert lässt dich der Verschwörer in jeder Inquisition einen Verdacht abwerfen, bevor jemand angeklagt wird.
paladins-townsfolk-debt-collector = Schuldeneintreiber
    .rule = Angeheuert gibt der Schuldeneintreiber direkt nach jeder bezahlten Schuld einen Arbeiter; getilgte Schulden zählen nicht.
paladins-townsfolk-peddler = Hausierer
    .rule = Angeheuert gibt der Hausierer in jeder Inquisition eine Belohnung, in der du beim Einsatz der Karte mindestens 2 Verdachtskarten hast.
paladins-townsfolk-squire = Knappe
    .rule = Angeheuert hebt der Knappe in jeder Inquisition eine Eigenschaft, in der du beim Einsatz der Karte keinen Verdacht hast.

paladins-trigger-develop = immer wenn du ausbaust
paladins-trigger-recruit = immer wenn du anwirbst
paladins-trigger-hunt = immer wenn du jagst
paladins-trigger-trade = immer wenn du handelst
paladins-trigger-pray = immer wenn du betest
paladins-trigger-conspire = immer wenn du dich verschwörst
paladins-trigger-commission = immer wenn du aussendest
paladins-trigger-fortify = immer wenn du befestigst
paladins-trigger-garrison = immer wenn du stationierst
paladins-trigger-absolve = immer wenn du vergibst
paladins-trigger-attack = immer wenn du angreifst
paladins-trigger-convert = immer wenn du bekehrst
paladins-trigger-inquisition = in jeder Inquisition
paladins-trigger-inquisition-least = in jeder Inquisition mit mindestens { $n } Verdachtskarten
paladins-trigger-inquisition-most =
    { $n ->
        [0] in jeder Inquisition ohne Verdacht
        [one] in jeder Inquisition mit höchstens { $n } Verdachtskarte
       *[other] in jeder Inquisition mit höchstens { $n } Verdachtskarten
    }
paladins-trigger-pay-debt = für jede Schuld, die du bezahlst

paladins-reaction = { $trigger }: { $rewards }
paladins-hired = sofort: { $hire }; { $reaction }

paladins-card-townsfolk = { $townsfolk } { $number }
    .rule = { $townsfolk }. Entlassen: { $dismiss }. Angeheuert, sofort: { $hire }. Angeheuert, { $trigger }: { $rewards }.

## Eindringlinge

paladins-outsider-adventurer = Abenteurer
    .rule = Bekehrt: 1 Siegpunkt für je 2 Mönche, die du ausgesandt hast.
paladins-outsider-archer = Bogenschütze
    .rule = Bekehrt: 1 Siegpunkt für je 2 Außenposten, die du stationiert hast.
paladins-outsider-armourer = Waffenmeister
    .rule = Bekehrt: 1 Siegpunkt für je 4 Stärke.
paladins-outsider-assassin = Meuchelmörder
    .rule = Bekehrt: 1 Siegpunkt für jeden Sarazenen, den du angegriffen hast.
paladins-outsider-barbarian = Barbar
    .rule = Bekehrt: 1 Siegpunkt für jeden Byzantiner, den du angegriffen hast.
paladins-outsider-champion = Recke
    .rule = Bekehrt: 1 Siegpunkt und 1 weiterer für jeden erfüllten Befehl.
paladins-outsider-guardian = Hüter
    .rule = Bekehrt: 1 Siegpunkt für je 2 Werkstätten, die du gesetzt hast.
paladins-outsider-hunter = Jäger
    .rule = Bekehrt: 1 Siegpunkt für je 2 Stadtbewohner, die du angeheuert hast.
paladins-outsider-invader = Eroberer
    .rule = Bekehrt: 1 Siegpunkt für jeden Wikinger, den du angegriffen hast.
paladins-outsider-lookout = Späher
    .rule = Bekehrt: 1 Siegpunkt für je 2 Mauern, die du gebaut hast.
paladins-outsider-marauder = Plünderer
    .rule = Bekehrt: 1 Siegpunkt für je 4 Einfluss.
paladins-outsider-mercenary = Söldner
    .rule = Bekehrt: 1 Siegpunkt und 1 weiterer für jeden Söldner, den du bekehrt hast.
paladins-outsider-protector = Beschützer
    .rule = Bekehrt: 1 Siegpunkt für jede Schuld, die du bezahlt hast.
paladins-outsider-thief = Dieb
    .rule = Bekehrt: 1 Siegpunkt für jeden Verdacht, den du am Ende noch hast.
paladins-outsider-traitor = Verräter
    .rule = Bekehrt: Jede unbezahlte Schuld kostet dich 1 Siegpunkt statt 3.
paladins-outsider-vigilante = Rächer
    .rule = Bekehrt: 1 Siegpunkt für je 2 Krüge, die du versetzt hast.
paladins-outsider-warrior = Krieger
    .rule = Bekehrt: 1 Siegpunkt für je 4 Glaube.

paladins-card-outsider = { $outsider } { $number }
    .rule = { $outsider }, { $people }. Angegriffen: { $attack }. Bekehrt: { $convert }, dazu am Ende Punkte nach seinem Namen.

## Die Karten des Königs

paladins-favour-recruit = Gast der Stadt
paladins-favour-taxes = Kollekte
paladins-favour-pardon = Begnadigung
paladins-favour-develop = Königliche Werkstatt
paladins-favour-attribute = Unterweisung
paladins-favour-labourers = Helfende Hände
paladins-favour-criminals = Geöffneter Kerker
paladins-favour-loan = Darlehen
paladins-favour-provisions = Vorratskammer
paladins-favour-pray = Königliche Kapelle

paladins-card-favour = { $favour }
    .rule = Nimmt: { $worker }. Kosten: { $cost }. Belohnung: { $rewards }.

paladins-order-commission = Befehl: Aussenden
paladins-order-fortify = Befehl: Befestigen
paladins-order-garrison = Befehl: Stationieren
paladins-order-absolve = Befehl: Vergeben
paladins-order-attack = Befehl: Angreifen
paladins-order-convert = Befehl: Bekehren

paladins-card-order = { $order }
    .rule = Erfüllt, wer diese Aktion bis zum Ende mindestens { $n }-mal ausgeführt hat: { $task }.

## Mauern, Tavernen, Felder, Pläne

paladins-card-wall = Mauer { $number }
    .rule = { $copies } im Stapel. Belohnung: { $rewards }.
    .choice = { $copies } im Stapel. Belohnung: { $rewards }, danach nach Wahl: { $options }.
paladins-card-tavern = Taverne { $number }
    .rule = Arbeiter: { $workers }.
paladins-card-jar = Krugfeld { $number }
    .rule = Belohnung: { $rewards }.
paladins-card-space = Gebiet { $area }, Feld { $number }
    .rule = Offen ab { $players } Spielern. Belohnung: { $rewards }.

paladins-scheme-commission = Aussenden
paladins-scheme-fortify = Befestigen
paladins-scheme-garrison = Stationieren
paladins-scheme-absolve = Vergeben
paladins-scheme-attack = Angreifen
paladins-scheme-convert = Bekehren
paladins-scheme-orders = Befehle
paladins-scheme-favour = Gunst
