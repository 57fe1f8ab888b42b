### Kingsburg: Spielelemente und ihre Bezeichnungen

## Das Spiel und seine Ausgaben

kingsburg-game = Kingsburg
    .about = Fünf Jahre am Rand des Reiches: Mit Würfeln gewinnst du die Berater des Königs, aus ihren Gaben werden Gebäude, und jeden Winter stellt ein Feind die Mauern auf die Probe.
    .length = 60 bis 90 Minuten
    .weight = Mittel
kingsburg-edition-rulebook = Ausgabe nach Regelheft
    .about = Folgt dem Regelheft, mit unserer Auslegung, wo es schweigt oder sich widerspricht; die übliche Wahl.
kingsburg-edition-english-2007 = Englische Erstausgabe (2007)
    .about = Spielt sich wie die erste englische Ausgabe: ein „+2“-Marker je Gruppe, freiere Wahl der Waren, weiße Würfel, die immer geworfen werden, andere Wirkung von Kapelle, Rathaus und Kathedrale und ein Gesandter ohne Ansage.

## Berater

kingsburg-advisor-jester = Hofnarr
    .the = der Hofnarr
    .rule = Gibt 1 Siegpunkt.
kingsburg-advisor-squire = Gutsherr
    .the = der Gutsherr
    .rule = Gibt 1 Gold.
kingsburg-advisor-architect = Baumeister
    .the = der Baumeister
    .rule = Gibt 1 Holz.
kingsburg-advisor-merchant = Kaufmann
    .the = der Kaufmann
    .rule = Gibt nach Wahl 1 Gold oder 1 Holz.
kingsburg-advisor-sergeant = Feldwebel
    .the = der Feldwebel
    .rule = Gibt 1 Soldaten.
kingsburg-advisor-alchemist = Alchemist
    .the = der Alchemist
    .rule = Auf Wunsch wird 1 Ware abgegeben; dafür gibt es je 1 Ware der beiden anderen Arten. Ohne Waren geschieht nichts.
kingsburg-advisor-astronomer = Astronom
    .the = der Astronom
    .rule = Gibt 1 Ware nach Wahl und 1 „+2“-Marker.
kingsburg-advisor-treasurer = Schatzmeister
    .the = der Schatzmeister
    .rule = Gibt 2 Gold.
kingsburg-advisor-master-hunter = Jagdmeister
    .the = der Jagdmeister
    .rule = Gibt 1 Holz und dazu 1 Gold oder 1 Stein.
kingsburg-advisor-general = Heerführer
    .the = der Heerführer
    .rule = Gibt 2 Soldaten und gewährt danach einen geheimen Blick auf die oberste Karte des Feindstapels.
kingsburg-advisor-swordsmith = Waffenschmied
    .the = der Waffenschmied
    .rule = Gibt 1 Stein und dazu 1 Holz oder 1 Gold.
kingsburg-advisor-duchess = Edelfrau
    .the = die Edelfrau
    .rule = Gibt 2 gleiche Waren und 1 „+2“-Marker.
    .rule-english-2007 = Gibt 2 beliebige Waren, gleich oder verschieden, und 1 „+2“-Marker.
kingsburg-advisor-champion = Held
    .the = der Held
    .rule = Gibt 3 Stein.
kingsburg-advisor-smuggler = Schmuggler
    .the = der Schmuggler
    .rule = Gibt 1 Siegpunkt und 3 gleiche Waren.
    .rule-english-2007 = Auf Wunsch gibt es für 1 Siegpunkt 3 beliebige Waren, auch bei 0 Punkten oder weniger.
kingsburg-advisor-inventor = Erfinder
    .the = der Erfinder
    .rule = Gibt 1 Gold, 1 Holz und 1 Stein.
kingsburg-advisor-wizard = Zauberer
    .the = der Zauberer
    .rule = Gibt 4 Gold.
kingsburg-advisor-queen = Königin
    .the = die Königin
    .rule = Gibt 2 gleiche Waren, gewährt einen geheimen Blick auf die oberste Karte des Feindstapels und bringt 3 Siegpunkte.
    .rule-english-2007 = Gibt 2 beliebige Waren, gleich oder verschieden, gewährt einen geheimen Blick auf die oberste Karte des Feindstapels und bringt 3 Siegpunkte.
kingsburg-advisor-king = König
    .the = der König
    .rule = Gibt 1 Gold, 1 Holz, 1 Stein und 1 Soldaten.

## Gebäude

kingsburg-building-statue = Standbild
    .the = das Standbild
    .acc = das Standbild
    .rule = Zeigen alle selbst geworfenen Würfel, auch die weißen, dieselbe Zahl, darf einer davon einmal neu geworfen werden, bevor die Zugreihenfolge feststeht.
kingsburg-building-chapel = Kapelle
    .the = die Kapelle
    .acc = die Kapelle
    .rule = Zeigen alle selbst geworfenen Würfel, auch die weißen, dieselbe Zahl, darf einer davon einmal neu geworfen werden, bevor die Zugreihenfolge feststeht. Mit dem Standbild summiert sich das nicht: Auch wer beide besitzt, wirft nur einen Würfel und nur einmal neu.
    .rule-english-2007 = Ergeben alle selbst geworfenen Würfel, auch die weißen, zusammen höchstens 7, dürfen einmal alle neu geworfen werden, bevor die Zugreihenfolge feststeht. Standbild und Kapelle dürfen beide genutzt werden, in beliebiger Abfolge, sofern die jeweilige Bedingung in diesem Augenblick erfüllt ist.
kingsburg-building-church = Kirche
    .the = die Kirche
    .acc = die Kirche
    .rule = +1 in der Schlacht gegen Dämonen.
kingsburg-building-cathedral = Kathedrale
    .the = die Kathedrale
    .acc = die Kathedrale
    .rule = Bei Spielende dürfen Waren in beliebig gemischten Paaren gegen je 1 Siegpunkt getauscht werden.
    .rule-english-2007 = Bei Spielende bringt sie 1 Siegpunkt für je 2 verbliebene Waren; das geschieht von selbst, und die Waren bleiben erhalten.
kingsburg-building-inn = Gasthaus
    .the = das Gasthaus
    .acc = das Gasthaus
    .rule = Bringt am Ende jedes Sommers 1 „+2“-Marker.
kingsburg-building-market = Markt
    .the = der Markt
    .acc = den Markt
    .rule = Einmal je Jahreszeit darf der Wert einer Gruppe von Würfeln samt Markern beim Setzen auf einen Berater um 1 erhöht oder gesenkt werden.
kingsburg-building-farms = Bauernhof
    .the = der Bauernhof
    .acc = den Bauernhof
    .rule = Bringt in jeder produktiven Jahreszeit 1 weißen Würfel, aber −1 in der Schlacht.
kingsburg-building-merchants-guild = Gilde der Kaufleute
    .the = die Gilde der Kaufleute
    .acc = die Gilde der Kaufleute
    .rule = Bringt zu Beginn jeder produktiven Jahreszeit 1 Gold, noch bevor Würfel geworfen werden.
kingsburg-building-guard-tower = Wachturm
    .the = der Wachturm
    .acc = den Wachturm
    .rule = +1 in der Schlacht.
kingsburg-building-blacksmith = Schmiede
    .the = die Schmiede
    .acc = die Schmiede
    .rule = +1 in der Schlacht.
kingsburg-building-barracks = Kaserne
    .the = die Kaserne
    .acc = die Kaserne
    .rule = Bei der Rekrutierung kostet jeder Soldat nur 1 Ware.
kingsburg-building-wizards-guild = Gilde der Zauberer
    .the = die Gilde der Zauberer
    .acc = die Gilde der Zauberer
    .rule = +2 in der Schlacht.
kingsburg-building-palisade = Palisade
    .the = die Palisade
    .acc = die Palisade
    .rule = +1 in der Schlacht; gegen Zombies stattdessen +2.
kingsburg-building-stable = Stall
    .the = der Stall
    .acc = den Stall
    .rule = Bei jeder Hilfe durch einen Berater, der Soldaten gibt (5, 10 oder 18), kommt 1 weiterer Soldat hinzu.
kingsburg-building-stone-wall = Steinmauer
    .the = die Steinmauer
    .acc = die Steinmauer
    .rule = +1 in der Schlacht, und ein Unentschieden wird zum Sieg.
kingsburg-building-fortress = Festung
    .the = die Festung
    .acc = die Festung
    .rule = +1 in der Schlacht und 1 Siegpunkt für jede gewonnene Schlacht.
kingsburg-building-barricade = Barrikade
    .the = die Barrikade
    .acc = die Barrikade
    .rule = +1 in der Schlacht gegen Goblins.
kingsburg-building-crane = Kran
    .the = der Kran
    .acc = den Kran
    .rule = Gebäude der Spalten 3 und 4 kosten je 1 Gold weniger.
kingsburg-building-town-hall = Rathaus
    .the = das Rathaus
    .acc = das Rathaus
    .rule = Bringt am Ende jeder produktiven Jahreszeit 1 „+2“-Marker, sofern nicht lieber 1 Ware gegen 1 Siegpunkt getauscht wird.
    .rule-english-2007 = Am Ende jeder produktiven Jahreszeit darf einmal 1 „+2“-Marker oder 1 Ware für 1 Siegpunkt abgegeben werden; einen kostenlosen Marker gibt es nicht.
kingsburg-building-embassy = Botschaft
    .the = die Botschaft
    .acc = die Botschaft
    .rule = Bringt am Ende jeder produktiven Jahreszeit 1 Siegpunkt.

## Feinde

kingsburg-enemy-barbarians = Barbaren
    .the = die Barbaren
kingsburg-enemy-goblins = Goblins
    .the = die Goblins
kingsburg-enemy-orcs = Orks
    .the = die Orks
kingsburg-enemy-zombies = Zombies
    .the = die Zombies
kingsburg-enemy-demons = Dämonen
    .the = die Dämonen
kingsburg-enemy-dragons = Drachen
    .the = die Drachen
kingsburg-enemy-card = { $enemy }, Stärke { $strength }
    .rule = Greift im Winter von Jahr { $year } an.
kingsburg-card-number = Zahl: { $n }
kingsburg-card-gifts = Gabe: { $gifts }
kingsburg-card-price = Kosten: { $price }
kingsburg-card-points = Wert: { $points }
kingsburg-card-space = Zeile { $row }, Spalte { $column }
kingsburg-card-left = Voraussetzung, links davon: { $buildings }
kingsburg-card-strength = Stärke: { $n }
kingsburg-card-loss = Verlust bei einer Niederlage: { $loss }
kingsburg-card-reward = Gewinn bei einem Sieg: { $reward }

## Waren und Mengen

kingsburg-good-gold = { $n } Gold
    .acc = { $n } Gold
    .name = Gold
kingsburg-good-wood = { $n } Holz
    .acc = { $n } Holz
    .name = Holz
kingsburg-good-stone = { $n } Stein
    .acc = { $n } Stein
    .name = Stein
kingsburg-good-any =
    { $n ->
        [one] { $n } Ware nach Wahl
       *[other] { $n } Waren nach Wahl
    }
    .acc =
    { $n ->
        [one] { $n } Ware nach Wahl
       *[other] { $n } Waren nach Wahl
    }
    .name = Waren nach Wahl
kingsburg-amount-goods =
    { $n ->
        [one] { $n } Ware
       *[other] { $n } Waren
    }
    .acc =
    { $n ->
        [one] { $n } Ware
       *[other] { $n } Waren
    }
    .name = Waren
kingsburg-amount-vp =
    { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
    .acc =
    { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
    .name = Siegpunkte
kingsburg-amount-soldier =
    { $n ->
        [one] { $n } Soldat
       *[other] { $n } Soldaten
    }
    .acc = { $n } Soldaten
    .name = Soldaten
kingsburg-amount-token = { $n } „+2“-Marker
    .acc = { $n } „+2“-Marker
    .name = „+2“-Marker
kingsburg-amount-white-die =
    { $n ->
        [one] { $n } weißer Würfel
       *[other] { $n } weiße Würfel
    }
    .acc =
    { $n ->
        [one] { $n } weißen Würfel
       *[other] { $n } weiße Würfel
    }
    .name = weiße Würfel
kingsburg-amount-building = { $n } Gebäude
    .acc = { $n } Gebäude
    .name = Gebäude
kingsburg-amount-die = { $n } Würfel
    .acc = { $n } Würfel
    .name = Würfel

## Phasen des Jahres

kingsburg-phase-aid = Hilfe des Königs
    .in = in der Phase „Hilfe des Königs“
kingsburg-phase-spring = Frühling
    .in = im Frühling
kingsburg-phase-reward = Belohnung des Königs
    .in = in der Phase „Belohnung des Königs“
kingsburg-phase-summer = Sommer
    .in = im Sommer
kingsburg-phase-envoy = Gesandter des Königs
    .in = in der Phase „Gesandter des Königs“
kingsburg-phase-autumn = Herbst
    .in = im Herbst
kingsburg-phase-recruitment = Rekrutierung
    .in = bei der Rekrutierung
kingsburg-phase-winter = Winterschlacht
    .in = im Winter
