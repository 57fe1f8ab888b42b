### Rival Kings: Spielelemente und ihre Bezeichnungen

## Das Spiel, seine Ausgabe und seine Varianten

rival-kings-game = Rival Kings
    .about = Der Thron ist leer. Spielt verdeckt Mitglieder des Hofes aus, stehlt euren Rivalen Aktionen und sammelt Untertanen und Gebäude, die zusammengehören.
    .length = 30 bis 45 Minuten
    .weight = Leicht
rival-kings-edition-rulebook = Ausgabe nach Regelheft
    .about = Folgt den Regelheften der Schachtel; wo sie sich widersprechen oder schweigen, gilt unsere Auslegung.
rival-kings-option-match = Länge der Serie
    .one-game = Eine einzelne Partie.
    .games-2 = Zwei Partien hintereinander; die Punkte werden addiert.
    .games-3 = Drei Partien hintereinander; die Punkte werden addiert.
    .games-5 = Fünf Partien hintereinander; die Punkte werden addiert.
    .points-20 = Partie um Partie, bis jemand 20 Punkte hat.
    .points-40 = Partie um Partie, bis jemand 40 Punkte hat.
    .points-60 = Partie um Partie, bis jemand 60 Punkte hat.
    .points = Bis zu einer anderen Punktzahl:
    .games = Eine andere Zahl von Partien:
rival-kings-option-money = Geld an den Stapeln
    .shown = Der Tisch zeigt, wie viel Geld an jedem Stapel liegt.
    .hidden = Wie viel Geld an jedem Stapel liegt, müsst ihr euch merken.

## Charaktere

rival-kings-character-lord-protector = Reichsverweser
    .the = der Reichsverweser
    .acc = den Reichsverweser
    .rule = { rival-kings-printed-character }
rival-kings-character-queen = Königin
    .the = die Königin
    .acc = die Königin
    .rule = { rival-kings-printed-character }
rival-kings-character-duke = Herzog
    .the = der Herzog
    .acc = den Herzog
    .rule = { rival-kings-printed-character }
rival-kings-character-count = Graf
    .the = der Graf
    .acc = den Grafen
    .rule = { rival-kings-printed-character }
rival-kings-character-courtier = Höfling
    .the = der Höfling
    .acc = den Höfling
    .rule = { rival-kings-printed-character }
rival-kings-character-priest = Priester
    .the = der Priester
    .acc = den Priester
    .rule = { rival-kings-printed-character }
rival-kings-character-bursar = Schatzmeister
    .the = der Schatzmeister
    .acc = den Schatzmeister
    .rule = { rival-kings-printed-character }
rival-kings-character-knight = Ritter
    .the = der Ritter
    .acc = den Ritter
    .rule = { rival-kings-printed-character }
rival-kings-character-countess = Kontesse
    .the = die Kontesse
    .acc = die Kontesse
    .rule = { rival-kings-printed-character }
rival-kings-character-diplomat = Diplomat
    .the = der Diplomat
    .acc = den Diplomaten
    .rule = { rival-kings-printed-character }
rival-kings-character-trader-1 = Händler I
    .the = der Händler I
    .acc = den Händler I
    .rule = { rival-kings-printed-character }
rival-kings-character-trader-2 = Händler II
    .the = der Händler II
    .acc = den Händler II
    .rule = { rival-kings-printed-character }

## Gebäude

rival-kings-building-garden = Garten
    .the = der Garten
    .acc = den Garten
    .rule = { rival-kings-printed-building }
rival-kings-building-castle-wall = Burgmauer
    .the = die Burgmauer
    .acc = die Burgmauer
    .rule = { rival-kings-printed-building }
rival-kings-building-prison = Gefängnis
    .the = das Gefängnis
    .acc = das Gefängnis
    .rule = { rival-kings-printed-building }
rival-kings-building-pavilion = Pavillon
    .the = der Pavillon
    .acc = den Pavillon
    .rule = { rival-kings-printed-building }
rival-kings-building-cathedral = Kathedrale
    .the = die Kathedrale
    .acc = die Kathedrale
    .rule = { rival-kings-printed-building }
rival-kings-building-university = Universität
    .the = die Universität
    .acc = die Universität
    .rule = { rival-kings-printed-building }
rival-kings-building-tavern = Taverne
    .the = die Taverne
    .acc = die Taverne
    .rule = { rival-kings-printed-building }
rival-kings-building-harbor = Hafen
    .the = der Hafen
    .acc = den Hafen
    .rule = { rival-kings-printed-building }
rival-kings-building-forge = Schmiede
    .the = die Schmiede
    .acc = die Schmiede
    .rule = { rival-kings-printed-building }
rival-kings-building-carpentry = Tischlerei
    .the = die Tischlerei
    .acc = die Tischlerei
    .rule = { rival-kings-printed-building }
rival-kings-building-market = Markt
    .the = der Markt
    .acc = den Markt
    .rule = { rival-kings-printed-building }
rival-kings-building-inn = Gasthaus
    .the = das Gasthaus
    .acc = das Gasthaus
    .rule = { rival-kings-printed-building }
rival-kings-building-vineyard = Weinberg
    .the = der Weinberg
    .acc = den Weinberg
    .rule = { rival-kings-printed-building }
rival-kings-building-mine = Bergwerk
    .the = das Bergwerk
    .acc = das Bergwerk
    .rule = { rival-kings-printed-building }
rival-kings-building-herb-meadow = Kräuterwiese
    .the = die Kräuterwiese
    .acc = die Kräuterwiese
    .rule = { rival-kings-printed-building }
rival-kings-building-farm = Bauernhof
    .the = der Bauernhof
    .acc = den Bauernhof
    .rule = { rival-kings-printed-building }

## Untertanen

rival-kings-subject-gardener = Gärtner
    .the = der Gärtner
    .acc = den Gärtner
    .rule =
        { $whose ->
            [rival] Nach dem Aufdecken der Charaktere und vor allen Konflikten darf der Besitzer seinen Charakter mit dem eines anderen Spielers tauschen, der nicht ablehnen kann. Rang, Vorrangsymbol und das Recht zu stehlen wechseln mit der Karte.
           *[own] Nach dem Aufdecken der Charaktere und vor allen Konflikten darfst du deinen Charakter mit dem eines anderen Spielers tauschen, der nicht ablehnen kann. Rang, Vorrangsymbol und das Recht zu stehlen wechseln mit der Karte.
        }
    .ruling = Mehrere Gärtner entscheiden in der Reihenfolge der aufgedeckten Ränge, und jeder sieht, was vor ihm getauscht wurde.
rival-kings-subject-watchman = Wächter
    .the = der Wächter
    .acc = den Wächter
    .rule =
        { $whose ->
            [rival] Müsste der Besitzer einen Marker erhalten, weil ein höherer Rang ihn bestiehlt, erhält ihn stattdessen der Dieb; die Aktion ist trotzdem gestohlen. Gegen gleichen Rang hilft das nicht.
           *[own] Wenn du einen Marker erhalten müsstest, weil ein höherer Rang dich bestiehlt, erhält ihn stattdessen der Dieb; die Aktion ist trotzdem gestohlen. Gegen gleichen Rang hilft das nicht.
        }
    .ruling = Pro Durchgang wird nur ein Dieb abgewehrt; bestehlen dich zwei, wählst du, welcher. Im Spiel zu zweit geht der Marker einer aufgedeckten Karte mit stehlendem Rang an niemanden. Ein Marker, den dir jemand weitergibt, ist kein Diebstahl und bleibt bei dir.
rival-kings-subject-jailer = Kerkermeister
    .the = der Kerkermeister
    .acc = den Kerkermeister
    .rule =
        { $whose ->
            [rival] Der Besitzer nimmt für jeden seiner Marker 1 Münze aus dem Vorrat, solange er reicht.
           *[own] Nimm für jeden deiner Marker 1 Münze aus dem Vorrat, solange er reicht.
        }
rival-kings-subject-court-lady = Hofdame
    .the = die Hofdame
    .acc = die Hofdame
    .rule =
        { $whose ->
            [rival] Ein Gebäude des Besitzers und ein Gebäude eines anderen Spielers wechseln den Besitzer, egal wo sie liegen. Karten perfekter Paare bleiben, wo sie sind.
           *[own] Eines deiner Gebäude und ein Gebäude eines anderen Spielers wechseln den Besitzer, egal wo sie liegen. Karten perfekter Paare bleiben, wo sie sind.
        }
    .ruling = Beide Gebäude kommen ans Ende ihrer neuen Reihe.
rival-kings-subject-bishop = Bischof
    .the = der Bischof
    .acc = den Bischof
    .rule =
        { $whose ->
            [rival] Ein Untertan des Besitzers und ein Untertan eines anderen Spielers wechseln den Besitzer, egal wo sie liegen; beide kommen ans Ende ihrer neuen Reihe und sind dort aktiv. Karten perfekter Paare bleiben, wo sie sind.
           *[own] Einer deiner Untertanen und ein Untertan eines anderen Spielers wechseln den Besitzer, egal wo sie liegen; beide kommen ans Ende ihrer neuen Reihe und sind dort aktiv. Karten perfekter Paare bleiben, wo sie sind.
        }
rival-kings-subject-scholar = Gelehrter
    .the = der Gelehrte
    .acc = den Gelehrten
    .rule =
        { $whose ->
            [rival] Der Besitzer nimmt für jedes seiner Gebäude 1 Münze aus dem Vorrat, solange er reicht.
           *[own] Nimm für jedes deiner Gebäude 1 Münze aus dem Vorrat, solange er reicht.
        }
rival-kings-subject-troubadour = Troubadour
    .the = der Troubadour
    .acc = den Troubadour
    .rule =
        { $whose ->
            [rival] Der Besitzer tauscht eine seiner Karten gegen eine offene Karte in der Tischmitte, auch ein Gebäude gegen einen Untertanen oder umgekehrt. Ein so genommener Untertan ist aktiv.
           *[own] Tausche eine deiner Karten gegen eine offene Karte in der Tischmitte, auch ein Gebäude gegen einen Untertanen oder umgekehrt. Ein so genommener Untertan ist aktiv.
        }
    .ruling = Deine Karte kommt oben auf diesen Stapel, der seine Größe, sein Geld und seinen Platz behält. So kann ein Stapel Gebäude und Untertanen enthalten: Anwerben nimmt einen Untertanen, Kaufen ein Gebäude, jeweils von einem beliebigen Stapel, auf dem oben eine solche Karte liegt. Der Troubadour darf sich selbst weggeben oder eines deiner Paare trennen.
rival-kings-subject-sailor = Matrose
    .the = der Matrose
    .acc = den Matrosen
    .rule =
        { $whose ->
            [rival] Im Konflikt mit einem Spieler gleichen Ranges führt der Besitzer seine eine Aktion zweimal aus. Auf jedes der beiden Male darf er verzichten, und das Geld darf beim zweiten Mal von einem anderen Stapel kommen.
           *[own] Im Konflikt mit einem Spieler gleichen Ranges führst du deine eine Aktion zweimal aus. Auf jedes der beiden Male darfst du verzichten, und das Geld darf beim zweiten Mal von einem anderen Stapel kommen.
        }
    .ruling = Sag es vor der Aktion an. Nur ein Matrose, den eben diese Aktion angeworben hat, darf sie hinterher wiederholen.
rival-kings-subject-blacksmith = Schmied
    .the = der Schmied
    .acc = den Schmied
    .rule =
        { $whose ->
            [rival] Ein Gebäude, das der Besitzer mit einer eigenen oder gestohlenen Aktion kauft, kostet 1 Münze weniger; der Preis kann auf 0 sinken.
           *[own] Ein Gebäude, das du mit einer eigenen oder gestohlenen Aktion kaufst, kostet 1 Münze weniger; der Preis kann auf 0 sinken.
        }
rival-kings-subject-carpenter = Tischler
    .the = der Tischler
    .acc = den Tischler
    .rule =
        { $whose ->
            [rival] Der Besitzer führt eine zusätzliche Aktion „Gebäude kaufen“ aus.
           *[own] Führe eine zusätzliche Aktion „Gebäude kaufen“ aus.
        }
rival-kings-subject-market-woman = Marktfrau
    .the = die Marktfrau
    .acc = die Marktfrau
    .rule =
        { $whose ->
            [rival] Der Besitzer führt eine zusätzliche Aktion „Geld nehmen“ aus.
           *[own] Führe eine zusätzliche Aktion „Geld nehmen“ aus.
        }
rival-kings-subject-innkeeper = Wirt
    .the = der Wirt
    .acc = den Wirt
    .rule =
        { $whose ->
            [rival] Der Besitzer führt eine zusätzliche Aktion „Untertan anwerben“ aus.
           *[own] Führe eine zusätzliche Aktion „Untertan anwerben“ aus.
        }
rival-kings-subject-vintner = Winzer
    .the = der Winzer
    .acc = den Winzer
    .rule =
        { $whose ->
            [rival] Der Besitzer sieht allein einen der beiden Untertanenstapel durch und nimmt zum angegebenen Preis einen beliebigen Untertanen daraus. Die Reihenfolge der übrigen Karten bleibt erhalten.
           *[own] Sieh allein einen der beiden Untertanenstapel durch und nimm zum angegebenen Preis einen beliebigen Untertanen daraus. Die Reihenfolge der übrigen Karten bleibt erhalten.
        }
    .ruling = Du darfst auch nichts nehmen; die Fähigkeit ist dennoch verbraucht. Alle sehen, welche Karte du von welcher Stelle nimmst.
rival-kings-subject-miner = Bergmann
    .the = der Bergmann
    .acc = den Bergmann
    .rule =
        { $whose ->
            [rival] Der Besitzer sieht allein einen der beiden Gebäudestapel durch und nimmt zum angegebenen Preis ein beliebiges Gebäude daraus. Die Reihenfolge der übrigen Karten bleibt erhalten.
           *[own] Sieh allein einen der beiden Gebäudestapel durch und nimm zum angegebenen Preis ein beliebiges Gebäude daraus. Die Reihenfolge der übrigen Karten bleibt erhalten.
        }
    .ruling = Du darfst auch nichts nehmen; die Fähigkeit ist dennoch verbraucht. Alle sehen, welche Karte du von welcher Stelle nimmst.
rival-kings-subject-herbalist = Kräuterkundiger
    .the = der Kräuterkundige
    .acc = den Kräuterkundigen
    .rule =
        { $whose ->
            [rival] Der Besitzer gibt einen seiner Marker an einen anderen Spieler.
           *[own] Gib einen deiner Marker an einen anderen Spieler.
        }
rival-kings-subject-farmer = Bauer
    .the = der Bauer
    .acc = den Bauern
    .rule =
        { $whose ->
            [rival] Der Besitzer holt in seinem Zug eine gestohlene Aktion nach. Das Wappen bleibt liegen.
           *[own] Hole in deinem Zug eine gestohlene Aktion nach. Das Wappen bleibt liegen.
        }
    .ruling = Das geht zu jedem Zeitpunkt deines Zuges, auch außerhalb der üblichen Reihenfolge und auch dann, wenn dir ein gleicher Rang nur eine Aktion lässt.

## Aktionen der Charaktere

rival-kings-kind-settle = Konflikt lösen
    .the = die Aktion „Konflikt lösen“
    .acc = die Aktion „Konflikt lösen“
    .does = einen deiner Marker zurücklegen
rival-kings-kind-give = Konflikt weitergeben
    .the = die Aktion „Konflikt weitergeben“
    .acc = die Aktion „Konflikt weitergeben“
    .does = einen deiner Marker einem Rivalen geben
rival-kings-kind-money = Geld nehmen
    .the = die Aktion „Geld nehmen“
    .acc = die Aktion „Geld nehmen“
    .does = alle Münzen eines Stapels nehmen
rival-kings-kind-recruit = Untertan anwerben
    .the = die Aktion „Untertan anwerben“
    .acc = die Aktion „Untertan anwerben“
    .does = einen Untertanen oben auf einem Stapel bezahlen
rival-kings-kind-buy = Gebäude kaufen
    .the = die Aktion „Gebäude kaufen“
    .acc = die Aktion „Gebäude kaufen“
    .does = ein Gebäude oben auf einem Stapel bezahlen

## Die Stapel in der Tischmitte

rival-kings-pile-buildings-1 = Erster Gebäudestapel
    .the = der erste Gebäudestapel
    .acc = den ersten Gebäudestapel
    .at = beim ersten Gebäudestapel
    .on = auf dem ersten Gebäudestapel
    .from = vom ersten Gebäudestapel
rival-kings-pile-buildings-2 = Zweiter Gebäudestapel
    .the = der zweite Gebäudestapel
    .acc = den zweiten Gebäudestapel
    .at = beim zweiten Gebäudestapel
    .on = auf dem zweiten Gebäudestapel
    .from = vom zweiten Gebäudestapel
rival-kings-pile-subjects-1 = Erster Untertanenstapel
    .the = der erste Untertanenstapel
    .acc = den ersten Untertanenstapel
    .at = beim ersten Untertanenstapel
    .on = auf dem ersten Untertanenstapel
    .from = vom ersten Untertanenstapel
rival-kings-pile-subjects-2 = Zweiter Untertanenstapel
    .the = der zweite Untertanenstapel
    .acc = den zweiten Untertanenstapel
    .at = beim zweiten Untertanenstapel
    .on = auf dem zweiten Untertanenstapel
    .from = vom zweiten Untertanenstapel

## Kartenfamilien

rival-kings-family-character = Charaktere
rival-kings-family-building = Gebäude
rival-kings-family-subject = Untertanen

## Farben

rival-kings-colour-yellow = gelb, Königshof
rival-kings-colour-red = rot, Stadt
rival-kings-colour-blue = blau, Dorf
rival-kings-colour-green = grün, Land

## Auf den Karten

rival-kings-printed-character = Ein Charakter des Hofes, der verdeckt gewählt wird. Wer den bestohlenen Rang hat, erhält einen Marker und verliert eine Aktion; der Dieb führt sie als Erstes aus.
rival-kings-printed-building = Ein Gebäude zählt am Ende: ein perfektes Paar beide Werte, ein Farbpaar den höheren Wert, eine einzelne Karte 1 Punkt.
