### Paladine des Westfrankenreichs: Spielmaterial und seine Wörter

## Das Spiel, seine Ausgabe und seine Optionen

paladins-game = Paladine des Westfrankenreichs
    .about = Sieben Runden in einem bedrohten Königreich: Jede Runde reitet ein Paladin zu Hilfe, Arbeiter füllen das Tableau, und Glaube, Stärke und Einfluss öffnen den Weg zu immer größeren Taten, während die Inquisition über jede fragwürdige Münze Buch führt.
    .length = 90 bis 120 Minuten
    .weight = Anspruchsvoll
paladins-edition-rulebook = Ausgabe nach Regelheft
    .about = Folgt dem Regelheft, mit unserer Auslegung, wo es schweigt; Werte, die keine Quelle klärt, sind Optionen am Tisch.
paladins-opponent = Der Gegner

paladins-option-difficulty = Schwierigkeit
    .about = Mit wie vielen Werkstätten der künstliche Gegner beginnt, wenn du allein spielst.
    .easy = Leicht
    .medium = Mittel
    .hard = Schwer
paladins-option-suspicion-split = Verdachtskarten
    .about = Auf wie vielen Verdachtskarten 0, 1 und 2 Silber Steuer stehen.
    .six-eight-ten = 6, 8 und 10
    .ten-eight-six = 10, 8 und 6
paladins-option-third-squire = Der dritte Knappe
    .about = Welche Eigenschaft der dritte Knappe in einer Inquisition erhöht.
    .faith = Glaube
    .strength = Stärke
paladins-option-second-vigilante = Der sarazenische Rächer
    .about = Was ein Angriff auf den sarazenischen Rächer außer Einfluss und einem Geistlichen bringt.
    .destroy-debt = Eine Schuld streichen
    .discard-suspicion = Einen Verdacht abwerfen
paladins-option-workshop-workers = Arbeiter unter den Werkstätten
    .about = In welcher Reihenfolge die Arbeiter unter den Werkstätten kommen.
    .by-turns = Kundschafter, Händler, Kämpfer, Geistlicher, dann von vorn
    .in-pairs = Zwei Kundschafter, zwei Händler, zwei Kämpfer, zwei Geistliche
paladins-option-jar-spaces = Krugfelder
    .about = Ob zwei Krugfelder eine Schuld bezahlen oder zwei einen Verdacht abwerfen.
    .two-debts = Zwei bezahlen eine Schuld
    .two-suspicions = Zwei werfen einen Verdacht ab
paladins-option-opponent-absolve = Vergebung des Gegners
    .about = Was der künstliche Gegner beim Vergeben außerdem tut.
    .debt-or-suspicion = Eine Schuld bezahlen oder einen Verdacht abwerfen
    .one-suspicion-more = Einen Verdacht abwerfen, dann eine Schuld bezahlen oder noch einen abwerfen
paladins-option-mercenaries = Söldner
    .about = Ob jede Söldnerkarte alle bekehrten Söldner zählt oder alle zusammen nur einmal gewertet werden.
    .each = Jede Karte zählt
    .as-a-set = Sie zählen als ein Satz
paladins-option-schemes = Pläne des Gegners
    .about = Was auf den zwölf Plänen des künstlichen Gegners steht.
    .six-orders = Einer je Aktion und sechs „Befehle“
    .no-orders = Zwei je Aktion

## Arbeiter, Eigenschaften, Völker

paladins-worker-labourer = Tagelöhner
    .a = ein Tagelöhner
paladins-worker-scout = Kundschafter
    .a = ein Kundschafter
paladins-worker-merchant = Händler
    .a = ein Händler
paladins-worker-fighter = Kämpfer
    .a = ein Kämpfer
paladins-worker-cleric = Geistlicher
    .a = ein Geistlicher
paladins-worker-criminal = Verbrecher
    .a = ein Verbrecher
paladins-worker-any = beliebiger Arbeiter
    .a = ein Arbeiter

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
    .acc = { $n } Tagelöhner
paladins-reward-scout = { $n } Kundschafter
    .acc = { $n } Kundschafter
paladins-reward-merchant = { $n } Händler
    .acc = { $n } Händler
paladins-reward-fighter = { $n } Kämpfer
    .acc = { $n } Kämpfer
paladins-reward-cleric =
    { $n ->
        [one] { $n } Geistlicher
       *[other] { $n } Geistliche
    }
    .acc = { $n ->
        [one] { $n } Geistlichen
       *[other] { $n } Geistliche
    }
paladins-reward-criminal = { $n } Verbrecher
    .acc = { $n } Verbrecher
paladins-reward-silver = { $n } Silber
    .acc = { $n } Silber
paladins-reward-provision = { $n } Proviant
    .acc = { $n } Proviant
paladins-reward-faith = { $n } Glaube
    .acc = { $n } Glauben
paladins-reward-strength = { $n } Stärke
    .acc = { $n } Stärke
paladins-reward-influence = { $n } Einfluss
    .acc = { $n } Einfluss
paladins-reward-tax = { $n } Silber Steuer
    .acc = { $n } Silber Steuer
paladins-reward-pray = ein Gebet
    .acc = ein Gebet
paladins-reward-recruit = eine kostenlose Anwerbung
    .acc = eine kostenlose Anwerbung
paladins-reward-develop = eine kostenlose Werkstatt
    .acc = eine kostenlose Werkstatt
paladins-reward-discard-suspicion =
    { $n ->
        [one] einen Verdacht abwerfen
       *[other] { $n } Verdachtskarten abwerfen
    }
    .acc = { $n ->
        [one] einen Verdacht abwerfen
       *[other] { $n } Verdachtskarten abwerfen
    }
paladins-reward-pay-debt = eine Schuld bezahlen
    .acc = eine Schuld bezahlen
paladins-reward-destroy-debt = eine Schuld streichen
    .acc = eine Schuld streichen
paladins-reward-debt =
    { $n ->
        [one] { $n } unbezahlte Schuld
       *[other] { $n } unbezahlte Schulden
    }
    .acc = { $n ->
        [one] { $n } unbezahlte Schuld
       *[other] { $n } unbezahlte Schulden
    }
paladins-reward-points =
    { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
    .acc = { $n ->
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

paladins-ability-no-provisions = „{ $task }“ kostet keinen Proviant
paladins-ability-no-silver = „{ $task }“ kostet kein Silber
paladins-ability-save = „{ $task }“ kostet { $n } Silber weniger
paladins-ability-gain = „{ $task }“ bringt zusätzlich { $rewards_acc }

paladins-card-paladin = { $paladin }
    .rule = Fähigkeit: { $ability }.

## Stadtbewohner

paladins-townsfolk-abbot = Abt
    .rule = Angeheuert gibt der Abt bei jedem Vergeben eine Belohnung.
paladins-townsfolk-acolyte = Messdiener
    .rule = Angeheuert gibt der Messdiener bei jedem Aussenden eines Mönchs eine Belohnung.
paladins-townsfolk-architect = Baumeister
    .rule = Angeheuert gibt der Baumeister bei jedem Ausbauen eine Belohnung, auch bei einer kostenlosen Werkstatt.
paladins-townsfolk-defender = Verteidiger
    .rule = Angeheuert gibt der Verteidiger bei jedem Angriff eine Belohnung.
paladins-townsfolk-gatekeeper = Torwächter
    .rule = Angeheuert gibt der Torwächter bei jedem Befestigen eine Belohnung.
paladins-townsfolk-missionary = Missionar
    .rule = Angeheuert gibt der Missionar bei jedem Bekehren eine Belohnung.
paladins-townsfolk-watchman = Wachmann
    .rule = Angeheuert gibt der Wachmann bei jedem Stationieren eines Außenpostens eine Belohnung.
paladins-townsfolk-conspirator = Verschwörer
    .rule = Angeheuert lässt der Verschwörer in jeder Inquisition einen Verdacht abwerfen, bevor jemand angeklagt wird.
paladins-townsfolk-debt-collector = Schuldeneintreiber
    .rule = Angeheuert gibt der Schuldeneintreiber direkt nach jeder bezahlten Schuld einen Arbeiter; gestrichene Schulden zählen nicht.
paladins-townsfolk-peddler = Hausierer
    .rule = Angeheuert gibt der Hausierer in jeder Inquisition eine Belohnung, wenn beim Einsatz der Karte mindestens 2 eigene Verdachtskarten ausliegen.
paladins-townsfolk-squire = Knappe
    .rule = Angeheuert erhöht der Knappe in jeder Inquisition eine Eigenschaft, wenn beim Einsatz der Karte kein eigener Verdacht ausliegt.

paladins-trigger-develop =
    { $whose ->
        [rival] bei jedem Ausbauen
       *[own] immer wenn du ausbaust
    }
paladins-trigger-recruit =
    { $whose ->
        [rival] bei jedem Anwerben
       *[own] immer wenn du anwirbst
    }
paladins-trigger-hunt =
    { $whose ->
        [rival] bei jedem Jagen
       *[own] immer wenn du jagst
    }
paladins-trigger-trade =
    { $whose ->
        [rival] bei jedem Handeln
       *[own] immer wenn du handelst
    }
paladins-trigger-pray =
    { $whose ->
        [rival] bei jedem Beten
       *[own] immer wenn du betest
    }
paladins-trigger-conspire =
    { $whose ->
        [rival] bei jedem Verschwören
       *[own] immer wenn du dich verschwörst
    }
paladins-trigger-commission =
    { $whose ->
        [rival] bei jedem Aussenden
       *[own] immer wenn du einen Mönch aussendest
    }
paladins-trigger-fortify =
    { $whose ->
        [rival] bei jedem Befestigen
       *[own] immer wenn du befestigst
    }
paladins-trigger-garrison =
    { $whose ->
        [rival] bei jedem Stationieren
       *[own] immer wenn du einen Außenposten stationierst
    }
paladins-trigger-absolve =
    { $whose ->
        [rival] bei jedem Vergeben
       *[own] immer wenn du Vergebung erteilst
    }
paladins-trigger-attack =
    { $whose ->
        [rival] bei jedem Angriff
       *[own] immer wenn du angreifst
    }
paladins-trigger-convert =
    { $whose ->
        [rival] bei jedem Bekehren
       *[own] immer wenn du bekehrst
    }
paladins-trigger-inquisition = in jeder Inquisition
paladins-trigger-inquisition-least =
    { $whose ->
        [rival] in jeder Inquisition bei mindestens { $n } eigenen Verdachtskarten
       *[own] in jeder Inquisition, wenn du mindestens { $n } Verdachtskarten hast
    }
paladins-trigger-inquisition-most =
    { $whose ->
        [rival] { $n ->
            [0] in jeder Inquisition ohne eigenen Verdacht
            [one] in jeder Inquisition bei höchstens { $n } eigenen Verdachtskarte
           *[other] in jeder Inquisition bei höchstens { $n } eigenen Verdachtskarten
        }
       *[own] { $n ->
            [0] in jeder Inquisition, wenn du keinen Verdacht hast
            [one] in jeder Inquisition, wenn du höchstens { $n } Verdachtskarte hast
           *[other] in jeder Inquisition, wenn du höchstens { $n } Verdachtskarten hast
        }
    }
paladins-trigger-pay-debt =
    { $whose ->
        [rival] für jede bezahlte Schuld
       *[own] für jede Schuld, die du bezahlst
    }

paladins-reaction = { $trigger }: { $rewards }

paladins-card-townsfolk = { $townsfolk } { $number }
    .rule = Stadtbewohner: Entlassen bringt er, was in seiner Ecke steht, angeheuert, was unten steht.

## Eindringlinge

paladins-outsider-adventurer = Abenteurer
    .rule = Bekehrt: 1 Siegpunkt für je 2 ausgesandte Mönche.
paladins-outsider-archer = Bogenschütze
    .rule = Bekehrt: 1 Siegpunkt für je 2 stationierte Außenposten.
paladins-outsider-armourer = Waffenmeister
    .rule = Bekehrt: 1 Siegpunkt für je 4 Stärke.
paladins-outsider-assassin = Meuchelmörder
    .rule = Bekehrt: 1 Siegpunkt für jeden angegriffenen Sarazenen.
paladins-outsider-barbarian = Barbar
    .rule = Bekehrt: 1 Siegpunkt für jeden angegriffenen Byzantiner.
paladins-outsider-champion = Recke
    .rule = Bekehrt: 1 Siegpunkt und 1 weiterer für jeden erfüllten Befehl.
paladins-outsider-guardian = Hüter
    .rule = Bekehrt: 1 Siegpunkt für je 2 gesetzte Werkstätten.
paladins-outsider-hunter = Jäger
    .rule = Bekehrt: 1 Siegpunkt für je 2 angeheuerte Stadtbewohner.
paladins-outsider-invader = Eroberer
    .rule = Bekehrt: 1 Siegpunkt für jeden angegriffenen Wikinger.
paladins-outsider-lookout = Späher
    .rule = Bekehrt: 1 Siegpunkt für je 2 gebaute Mauern.
paladins-outsider-marauder = Plünderer
    .rule = Bekehrt: 1 Siegpunkt für je 4 Einfluss.
paladins-outsider-mercenary = Söldner
    .rule = Bekehrt: 1 Siegpunkt und 1 weiterer für jeden bekehrten Söldner.
paladins-outsider-protector = Beschützer
    .rule = Bekehrt: 1 Siegpunkt für jede bezahlte Schuld.
paladins-outsider-thief = Dieb
    .rule = Bekehrt: 1 Siegpunkt für jeden eigenen Verdacht, der am Ende noch ausliegt.
paladins-outsider-traitor = Verräter
    .rule = Bekehrt: Jede unbezahlte Schuld kostet 1 Siegpunkt statt 3.
paladins-outsider-vigilante = Rächer
    .rule = Bekehrt: 1 Siegpunkt für je 2 versetzte Krüge.
paladins-outsider-warrior = Krieger
    .rule = Bekehrt: 1 Siegpunkt für je 4 Glauben.

paladins-card-outsider = { $outsider } { $number }
    .rule = Eindringling: Angegriffen bringt er, was in seiner Ecke steht, bekehrt, was unten steht, und am Ende Punkte.

## Die Karten des Königs

paladins-favour-recruit = Gast der Stadt
paladins-favour-taxes = Steuereintreibung
paladins-favour-pardon = Begnadigung
paladins-favour-develop = Königliche Werkstatt
paladins-favour-attribute = Unterweisung
paladins-favour-labourers = Helfende Hände
paladins-favour-criminals = Geöffneter Kerker
paladins-favour-loan = Darlehen
paladins-favour-provisions = Vorratskammer
paladins-favour-pray = Königliche Kapelle

paladins-card-favour = { $favour }
    .rule = Gunst des Königs: Ein Arbeiter nutzt sie als Aktion, einmal pro Runde am ganzen Tisch.

paladins-order-commission = Befehl: Aussenden
paladins-order-fortify = Befehl: Befestigen
paladins-order-garrison = Befehl: Stationieren
paladins-order-absolve = Befehl: Vergeben
paladins-order-attack = Befehl: Angreifen
paladins-order-convert = Befehl: Bekehren

paladins-card-order = { $order }
    .rule = Befehl des Königs: bringt am Ende Punkte für alle, die ihn erfüllt haben.

## Mauern, Tavernen, Felder, Pläne

paladins-card-wall = Mauer { $number }
    .rule = Mauerkarte: „Befestigen“ nimmt die oberste Karte des Stapels.
paladins-card-tavern = Taverne { $number }
    .rule = Taverne: wird zu Beginn einer Runde genommen und bringt ihre Arbeiter.
paladins-card-jar = Krugfeld { $number }
    .rule = Feld des Spielertableaus: Ein Krug, der hierherkommt, bringt die Belohnung.
paladins-card-space = Gebiet { $area }, Feld { $number }
    .rule = Feld des Spielplans: Ein Mönch oder Außenposten, der hierherkommt, bringt die Belohnung.
paladins-card-scheme = { $scheme }
    .rule = Ein Plan des künstlichen Gegners: die Aktion, die er versucht.
paladins-card-workshop = Werkstatt
    .rule = Ersetzt für immer einen Arbeiter; beim Setzen kommt der Arbeiter dazu, der unter ihr zu sehen ist.
paladins-card-debt = Schuld
    .rule = Unbezahlt, bis eine Belohnung sie bezahlt und umdreht; gestrichen geht sie in den Stapel zurück.
paladins-card-suspicion = Verdachtskarte
    .rule = Kommt mit jedem Verbrecher; in einer Inquisition nimmt eine Schuld auf, wer die meisten Verdachtskarten hat.
paladins-card-tax = Steuervorrat
    .rule = Von hier kommen die Steuern; nach einer Inquisition wird er wieder aufgefüllt.
paladins-card-area = Gebiet { $area }
    .rule = Ein Gebiet des Spielplans; der Eindringling derselben Spalte verlangt dasselbe.
paladins-card-task = { $task }
    .rule = Eine Aktion des Spielertableaus.

paladins-scheme-commission = Aussenden
paladins-scheme-fortify = Befestigen
paladins-scheme-garrison = Stationieren
paladins-scheme-absolve = Vergeben
paladins-scheme-attack = Angreifen
paladins-scheme-convert = Bekehren
paladins-scheme-orders = Befehle
paladins-scheme-favour = Gunst
