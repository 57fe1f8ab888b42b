### Rival Kings: die Regeln nach Nummern

## Aufbau

rival-kings-rule-1-1 = Es spielen zwei bis vier Personen. Die 32 Gebäude werden gemischt, und zwei Stapel zu je 8 kommen offen in die Tischmitte; mit den 32 Untertanen geschieht dasselbe. Von einem Stapel ist nur die oberste Karte zu sehen. Die übrigen 16 Gebäude und 16 Untertanen sind mit ihren Rückseiten Geld: Ein Untertan ist 1 Münze wert, ein Gebäude 2.
    .title = Stapel und Geld
    .ruling = Die Regelhefte sagen nur, dass die Rückseiten 1 oder 2 Münzen zeigen; welche Karten was zeigen, stammt aus zwei unabhängigen Rezensionen.
rival-kings-rule-1-2 = Jeder der vier Stapel beginnt mit 2 Münzen. Jeder Spieler nimmt 5 Münzen, zwei Wappen und einen Konfliktmarker. Was von den 48 Münzen und 30 Markern bleibt, ist der Vorrat.
    .title = Münzen und Marker zu Beginn
    .ruling = Geld darf frei gewechselt werden, also zählen nur die Beträge.
rival-kings-rule-1-3 = Zu Beginn jeder Runde werden die 12 Charaktere gemischt, und jeder Spieler erhält drei. Zu dritt bleiben drei unbesehen beiseite; zu zweit bilden die sechs übrigen einen verdeckten Stapel.
    .title = Charaktere austeilen

## Runde und Durchgang

rival-kings-rule-2-1 = Eine Runde hat zwei Durchgänge. In jedem spielt jeder einen Charakter aus, einer der drei bleibt also ungenutzt. Danach werden alle Charaktere neu gemischt.
    .title = Zwei Durchgänge je Runde
rival-kings-rule-2-2 = Ein Durchgang hat drei Teile: Alle wählen geheim einen Charakter und decken ihn gleichzeitig auf; dann kommen die Konflikte; dann führen die Spieler ihre Aktionen nach Rang aus, von A bis F.
    .title = Ablauf eines Durchgangs
rival-kings-rule-2-3 = Alle sehen Münzen, Marker, ausgelegte Karten, die Größe der Stapel und die ausgespielten Charaktere. Bis alles gespielt ist, bei einer Serie also bis zu deren Ende, bleiben verdeckt: Handkarten, der ungenutzte Charakter, beiseitegelegte Charaktere, der verdeckte Stapel, Karten unter der obersten eines Stapels und die Vorderseiten des Geldes. Dass jemand gewählt hat, darf man sehen, aber nicht was; eine Wahl darf geändert werden, bis der letzte Spieler gewählt hat.
    .title = Offen und verdeckt
    .ruling = Wie offen der Tisch ist, sagen die Regelhefte nicht. Wir zeigen, was vor allen liegt, und verbergen den Rest.

## Konflikte

rival-kings-rule-3-1 = Zuerst gleiche Ränge: Zwei Spieler, deren Charaktere denselben Rang haben, erhalten je einen Marker. Sie dürfen in diesem Durchgang nicht stehlen, und jeder führt, wenn er am Zug ist, nur eine nicht abgedeckte Aktion des eigenen Charakters nach Wahl aus; die Fähigkeit eines Untertanen kommt hinzu. Es kann zwei solche Paare zugleich geben, aber nie drei Charaktere eines Ranges.
    .title = Gleiche Ränge
rival-kings-rule-3-2 = Danach Diebstähle: A bestiehlt D, B bestiehlt C, C bestiehlt F, D bestiehlt E und E bestiehlt F. F bestiehlt niemanden, und niemand bestiehlt A oder B. Wer bestohlen wird, erhält für jeden Dieb einen Marker. Ein Rang mit einem Konflikt unter Gleichen stiehlt nicht und verursacht so auch keine Marker.
    .title = Wer wen bestiehlt
rival-kings-rule-3-3 = Im eigenen Zug, vor allen eigenen Aktionen, deckt der Dieb eine Aktion auf dem Charakter des Opfers mit einem Wappen ab und führt sie sofort selbst aus. Das Wappen ist Pflicht; auf die Aktion darf man verzichten, sie bleibt abgedeckt. Von zwei Opfern verliert jedes eine Aktion, in der Reihenfolge, die der Dieb wählt. Was abgedeckt ist, kann nicht noch einmal gestohlen werden, und eine Aktion bleibt immer übrig. Marker, Geld, Preis und Reihe sind die des Diebes.
    .title = Eine Aktion stehlen
    .ruling = Bei zwei Opfern führt der Dieb die erste gestohlene Aktion aus oder verzichtet darauf, bevor er die zweite abdeckt.
rival-kings-rule-3-4 = Innerhalb eines Ranges beginnt, wer weniger Marker hat; gezählt wird, wenn dieser Rang an der Reihe ist. Bei gleicher Zahl beginnt der Charakter mit dem Vorrangsymbol.
    .title = Reihenfolge innerhalb eines Ranges
rival-kings-rule-3-5 = Zu zweit wird nach dem Aufdecken und vor allen Gärtnern die oberste Karte des Charakterstapels umgedreht; sie kann nicht getauscht werden. Nach den übrigen Konflikten wird sie mit jedem Spieler verglichen: Hat sie denselben Rang oder einen, der den des Spielers bestiehlt, erhält dieser einen Marker. Sonst bewirkt sie nichts und bleibt offen neben dem Stapel liegen; im zweiten Durchgang wird die nächste Karte umgedreht.
    .title = Die aufgedeckte Karte zu zweit
    .ruling = Wo die Regelhefte von einem höheren Rang sprechen, verstehen wir darunter einen Rang, der den des Spielers bestiehlt (RK-3.2).
rival-kings-rule-3-6 = Sind im Vorrat keine Marker mehr, erhält niemand mehr einen. Verteilt werden sie in der Reihenfolge von RK-3.7, innerhalb eines Paares nach RK-3.4.
    .title = Wenn die Marker ausgehen
    .ruling = Die Regelhefte sehen das nicht vor.
rival-kings-rule-3-7 = Die Reihenfolge ist: Gärtner; gleiche Ränge von A bis F; Diebstähle von A bis E mit den Entscheidungen der Wächter; die aufgedeckte Karte. Alle Marker werden vor dem ersten Zug verteilt; Wappen werden erst in den Zügen der Diebe gelegt.
    .title = Reihenfolge der Konflikte

## Aktionen

rival-kings-rule-4 = Die Aktionen eines Charakters werden von links nach rechts ausgeführt, wie sie gedruckt sind. Eine Aktion, auf die man verzichtet, ist verloren; es gibt kein Zurück.
    .title = Von links nach rechts
rival-kings-rule-4-1 = Lege einen deiner Marker in den Vorrat zurück. Ohne Marker geschieht nichts.
    .title = Konflikt lösen
rival-kings-rule-4-2 = Gib einen deiner Marker an einen beliebigen Rivalen. Ohne Marker geschieht nichts.
    .title = Konflikt weitergeben
rival-kings-rule-4-3 = Nimm das ganze Geld von einem der vier Stapel. Sind alle vier leer, kommen zuerst aus dem Vorrat je 2 Münzen an jeden Stapel, solange er reicht: erst an die beiden Gebäudestapel, dann an die beiden Untertanenstapel; der letzte bekommt vielleicht nur eine Münze. Das Geld eines Stapels ohne Karten bleibt liegen und kann genommen werden.
    .title = Geld nehmen
    .ruling = Nachzählen ist nicht erlaubt, aber wer die Zahlungen verfolgt hat, kennt die Beträge; daher zeigt sie der Tisch, und eine Variante verbirgt sie. Aufgefüllt werden die Stapel nur, wenn die Aktion wirklich ausgeführt wird.
rival-kings-rule-4-4 = Bezahle den vollen Preis eines Untertanen, der oben auf einem Stapel liegt; die Münzen kommen zum Geld dieses Stapels. Der Untertan kommt ans Ende deiner Reihe und ist ab jetzt aktiv. Schulden gibt es nicht.
    .title = Untertan anwerben
rival-kings-rule-4-5 = Bezahle den vollen Preis eines Gebäudes, das oben auf einem Stapel liegt; die Münzen kommen zum Geld dieses Stapels. Das Gebäude kommt ans Ende deiner Reihe. Schulden gibt es nicht.
    .title = Gebäude kaufen
rival-kings-rule-4-6 = Auf jede Aktion darf man verzichten.
    .title = Auf eine Aktion verzichten
    .ruling = Das gilt auch, wenn sie ausgeführt werden könnte.

## Untertanen

rival-kings-rule-5-1 = Einmal pro Durchgang darfst du die Fähigkeit deines aktiven Untertanen nutzen, des letzten deiner Reihe, zu jedem Zeitpunkt deines eigenen Zuges: vor dem ersten Diebstahl, dazwischen oder nach der letzten Aktion. Insgesamt ist es eine Fähigkeit pro Durchgang; ein in diesem Zug angeworbener Untertan darf genutzt werden, wenn vorher keiner genutzt wurde. Gärtner und Wächter wirken nur vor oder während der Konflikte.
    .title = Eine Fähigkeit pro Durchgang
    .ruling = Eine Fähigkeit, mit der gar nichts zu machen wäre, bietet der Tisch nicht an; so wird sie nicht aus Versehen verbraucht.
rival-kings-rule-5-2 = Ein Gebäude und ein Untertan mit demselben Symbol beim selben Besitzer sind ein perfektes Paar; Bischof und Hofdame können sie weder nehmen noch weggeben. Eine Karte ist nur frei, solange ihr Besitzer von ihr mehr Exemplare hat als von ihrem Gegenstück, gezählt vor dem Tausch. Ohne freie Karte auf beiden Seiten kann die Fähigkeit nicht genutzt werden.
    .title = Perfekte Paare bleiben zusammen
    .ruling = Wie zweite Exemplare zählen, steht in keinem Regelheft; der Vergleich der Anzahlen schützt genau die Paare.
rival-kings-rule-5-3 = Wer in diesem Durchgang eine Fähigkeit genutzt hat, bekommt durch einen eingetauschten Untertanen keine zweite. Ein Rivale, dessen Reihe ein Bischof verändert hat, nutzt in seinem Zug, was dann aktiv ist.
    .title = Untertanen, die den Besitzer wechseln
    .ruling = Die Regelhefte schweigen; es folgt aus der einen Fähigkeit pro Durchgang.

## Ende und Wertung

rival-kings-rule-6-1 = Ist einer der vier Stapel leer, wird der Durchgang zu Ende gespielt, mit allen Zügen; dann ist das Spiel vorbei, auch nach dem ersten Durchgang einer Runde.
    .title = Spielende
rival-kings-rule-6-2 = Zuerst werden perfekte Paare gebildet, so viele wie möglich; sie zählen beide Werte. Aus den übrigen Karten werden Paare aus Gebäude und Untertan einer Farbe so gebildet, dass sie am meisten zählen, jedes den höheren Wert. Einzelne Karten zählen 1, je 3 Münzen 1, und jeder Marker kostet 2. Das Ergebnis kann negativ sein.
    .title = Wertung
    .ruling = Ein Farbpaar wird nur gebildet, wo es mindestens so viel wert ist wie zwei einzelne Karten.
rival-kings-rule-6-3 = Bei gleichen Punkten entscheiden weniger Marker, dann mehr Münzen; danach wird der Sieg geteilt.
    .title = Gleichstand
    .ruling = Kein Regelheft regelt den Gleichstand.
rival-kings-rule-6-4 = Wahlweise werden mehrere Partien hintereinander gespielt, bis zu einer festen Zahl von Partien oder Punkten; die Ergebnisse werden addiert. Eine Serie auf Punkte endet nach der Partie, in der jemand sie erreicht, spätestens nach 20 Partien. Die höchste Summe gewinnt; ein Gleichstand wird geteilt.
    .title = Serien
    .ruling = Die Grenze von 20 Partien und der geteilte Gleichstand stammen von uns.
rival-kings-rule-6-5 = Nach 10 Runden in Folge, in denen kein Stapel kleiner wurde, ist das Spiel vorbei. Der Tausch eines Troubadours zählt nicht.
    .title = Stillstand
    .ruling = Da man auf Aktionen verzichten darf, könnte ein Spiel sonst ewig dauern.

## Die Regelhefte

rival-kings-rule-9 = Wo sich die Regelhefte widersprechen, gilt das fünfsprachige. So wirbt der Ritter an, eine Fähigkeit wird einmal pro Durchgang genutzt, Winzer und Bergmann sehen einen Stapel durch, vier leere Stapel werden mit Münzen im Wert von je 2 aufgefüllt, und der Matrose darf zweimal handeln, muss aber nicht.
    .title = Wo sich die Regelhefte unterscheiden
