### Royals: die Regeln nach Nummern

## Vorbereitung

royals-rule-1-1 = Zwei bis fünf Personen spielen mit, jede mit den Holzwürfeln einer Farbe: 46 in Schwarz oder Weiß, 36 in Grau, Lila oder Orange. Zu zweit nimmt man Schwarz und Weiß, ab drei Personen beliebige Farben. Wer eine Position besetzt oder übernimmt, braucht zwei Holzwürfel im Vorrat. Verbannte Holzwürfel und solche auf Titelplättchen kommen nie zurück.
    .title = Spielerzahl und Holzwürfel
    .ruling = Das Regelheft sagt nicht, was bei Mangel an Holzwürfeln gilt; mit weniger als zweien lässt sich nichts besetzen. Die Farben gehen nach dem Sitzplatz (Grau, Lila, Orange, Schwarz, Weiß; zu zweit Schwarz, Weiß), sofern der Tisch nicht wählen lässt.
royals-rule-1-2 = Von den 99 Länderkarten gehören 31 zu Frankreich, 26 zu den Deutschen Staaten, 22 zu Britannien und 20 zu Spanien. Vor dem Mischen kommen einige in die Schachtel zurück, in dieser Reihenfolge der Länder: zu zweit 11, 9, 8 und 6, zu dritt 9, 8, 7 und 6, zu viert 6, 5, 5 und 4, zu fünft keine. Die gemischten Karten bilden den Länderstapel; die obersten drei liegen offen als Auslage.
    .title = Länderkarten
    .arcane-2016 = Britannien hat 25 Karten, zusammen sind es also 102. Wir nehmen gleich viele heraus.
royals-rule-1-3 = Es gibt 24 Intrigenkarten, vier für jedes der sechs Länderpaare. Sie bilden einen verdeckten Stapel mit eigener Ablage.
    .title = Intrigenkarten
    .ruling = Die Liste der Paare im Regelheft ist verstümmelt; in der Schachtel kommt jedes Paar viermal vor.
royals-rule-1-4 = Auf dem Spielplan liegen: 16 Stadtboni (fünf in Frankreich, je vier in den Deutschen Staaten und in Spanien, drei in Britannien), zwei Länderboni je Land, Adelshausboni zu 16, 12 und 8 Punkten (zu zweit nur der zu 8), je Land zwei Epochenplättchen für 1648, 1680 und 1714 sowie sieben Titelplättchen, die sich in zwei gleiche Hälften teilen lassen.
    .title = Plättchen
    .arcane-2016 = Zu dritt gibt es die Adelshausboni zu 12 und 8 Punkten.
royals-rule-1-5 = Der Startspieler wird ausgelost. Gespielt wird im Uhrzeigersinn.
    .title = Startspieler
    .ruling = Im Regelheft beginnt der jüngste Spieler; das Los fragt niemanden nach dem Alter.

## Der Zug

royals-rule-2 = Ein Zug besteht aus: Karten ziehen, Karten ausspielen, Zugende. Ziehen ist Pflicht, auch mit voller Hand, und ist beendet, bevor die erste Karte ausgespielt wird. Ausspielen ist freiwillig.
    .title = Der Zug
royals-rule-2-1 = Im ersten Zug ziehen alle nur Länderkarten, und wie viele, hängt vom Platz in der Reihenfolge ab, gezählt ab dem Startspieler: zu zweit 2 und 3; zu dritt 1, 2 und 3; zu viert 1, 1, 2 und 3; zu fünft 1, 1, 2, 2 und 3. Sonst ist es ein Zug wie jeder andere.
    .title = Der erste Zug
royals-rule-2-2 = Ab dem zweiten Zug zieht man entweder drei Länderkarten oder eine Länderkarte und eine Intrigenkarte in beliebiger Reihenfolge.
    .title = Was gezogen wird
    .ruling = Für eines von beiden entscheidet man sich vor der ersten Karte.
royals-rule-2-3 = Jede Länderkarte kommt oben vom Stapel oder aus der Auslage. Lücken in der Auslage bleiben bis zum Ende des Zuges.
    .title = Stapel oder Auslage
    .ruling = Man nimmt eine Karte nach der anderen und sieht jede, bevor man die nächste wählt.
royals-rule-2-4 = Ist der Intrigenstapel leer, wenn eine Karte gezogen werden soll, wird seine Ablage gemischt und zum neuen Stapel. Sie reicht immer aus.
    .title = Der Intrigenstapel ist leer
royals-rule-2-5 = Ein leerer Länderstapel gibt keine Karten her. Was zu ziehen ist, kommt dann aus der Auslage, die immer ausreicht.
    .title = Der Länderstapel ist leer
    .arcane-2016 = Wer vom leeren Stapel ziehen will, lässt sofort die Ablage zu einem neuen Stapel mischen. Die Epoche endet nach diesem Zug; dann wird die Auslage nur noch ergänzt, ohne weiteres Mischen.
royals-rule-2-6 = Man darf ausspielen, so oft die Karten es hergeben, und in beliebiger Reihenfolge: freie Positionen besetzen und die anderer übernehmen.
    .title = Karten ausspielen
royals-rule-2-6a = Um eine freie Position zu besetzen, legt man so viele Karten ihres Landes ab, wie ihr Titel kostet, dann einen Holzwürfel auf die Position und einen auf das Titelplättchen. Auf einer Position liegt nie mehr als ein Holzwürfel. Beide Positionen einer Stadt dürfen demselben Spieler gehören.
    .title = Eine Position besetzen
    .ruling = Bezahlt wird genau; niemand darf mehr ablegen als verlangt.
royals-rule-2-6b = Drei beliebige Länderkarten stehen für eine Länderkarte nach Wahl, innerhalb einer Zahlung so oft man will.
    .title = Jokerkarten
    .ruling = Das Regelheft spricht von Spielern, denen eine Karte fehlt. Wir erlauben Jokerkarten immer, und unter den dreien dürfen Karten des gewünschten Landes sein.
royals-rule-2-6c = Eine fremde Position lässt sich übernehmen, die eigene nie. Dafür legt man eine Intrigenkarte ab, die das Land zeigt, für einen König zwei, und besetzt die Position dann wie üblich. Wer nicht beides bezahlen kann, darf gar nicht anfangen. Der alte Holzwürfel wird auf das Feld dieser Stadt verbannt, sein Gegenstück auf dem Titelplättchen bleibt. Zwei beliebige Intrigenkarten stehen für eine nach Wahl, und zwar für jede, die gebraucht wird; ein König kostet also zwei, drei oder vier.
    .title = Eine Position übernehmen
    .ruling = Das Regelheft spricht von Spielern, denen eine Intrigenkarte fehlt. Wie bei den Länderkarten erlauben wir den Tausch immer, und die beiden dürfen das gewünschte Land zeigen.
royals-rule-2-7 = Die Handlimits dürfen im Zug überschritten werden. An seinem Ende wird genau abgelegt, was über 12 Länderkarten und 4 Intrigenkarten liegt, nach eigener Wahl. Dann wird die Auslage auf drei Karten aufgefüllt und geprüft, ob die Epoche endet.
    .title = Zugende
royals-rule-2-8 = Die Karten auf der Hand sind geheim, ihre Zahl ist es nicht. Alle sehen, was aus der Auslage genommen und was abgelegt wird; eine Karte vom Stapel sieht nur, wer sie zieht. Nach dem Ende der Partie liegt alles offen.
    .title = Geheime Handkarten
    .ruling = Das Regelheft setzt das voraus, ohne es zu sagen.

## Boni

royals-rule-3 = Wer die Bedingung eines Bonus erfüllt, nimmt sofort sein Plättchen und behält es verdeckt bis zum Schluss.
    .title = Boni
    .ruling = Wer welches Plättchen genommen hat, ist kein Geheimnis. Nur die Zwischenstände der anderen werden nicht angezeigt, wenn der Tisch es nicht anders gewählt hat.
royals-rule-3-1 = Wer in einer Stadt die allererste Position besetzt, nimmt deren Stadtbonus. Eine Übernahme bringt ihn daher nie.
    .title = Stadtbonus
royals-rule-3-2 = Wer in jeder Stadt eines Landes mindestens einen Holzwürfel hat, nimmt den höchsten Länderbonus, der dort noch liegt; verbannte Holzwürfel zählen mit. Sind beide weg, gibt es nichts mehr, und niemand nimmt im selben Land zwei.
    .title = Länderbonus
royals-rule-3-3 = Wer auf allen sieben Titelplättchen mindestens einen Holzwürfel hat, nimmt den höchsten Adelshausbonus, der noch da ist. Sind sie weg, gibt es nichts mehr, und niemand nimmt zwei.
    .title = Adelshausbonus
royals-rule-3-4 = Eine einzige Besetzung kann alle drei Arten bringen, aber nur dem Spieler, der am Zug ist.
    .title = Mehrere Boni zugleich
    .ruling = Sie kommen in dieser Reihenfolge: Stadt, Land, Adelshaus.

## Epochen und Spielende

royals-rule-4-1 = Eine Epoche endet, wenn sich die Auslage am Ende eines Zuges nicht auf drei Karten auffüllen lässt. (Drei Karten in der Auslage und ein leerer Stapel beenden sie noch nicht.) Die Auslage wird so weit wie möglich aufgefüllt, die Ablage zu einem neuen Länderstapel gemischt, die Auslage ergänzt, dann wird die Epoche gewertet. Danach folgt der nächste Zug.
    .title = Ende einer Epoche
royals-rule-4-2 = In der dritten Epoche werden Stapel und Auslage ebenso erneuert, doch vor der Wertung wird die Runde mit vollständigen Zügen zu Ende gespielt, damit alle gleich viele hatten. Gewertet wird nach dem Zug des Spielers rechts vom Startspieler; sofort, wenn gerade er das Ende ausgelöst hat.
    .title = Die letzte Runde
    .ruling = Im Regelheft steht links, doch dann hätten nicht alle gleich viele Züge.
royals-rule-4-3 = In jedem Land zählen alle den Einfluss der Positionen zusammen, die sie gerade halten. Verbannte Holzwürfel geben keinen. Wer Einfluss hat, kommt in die Rangfolge: Der Erste nimmt das höhere Plättchen dieser Epoche, der Zweite das niedrigere. Hat nur einer Einfluss, kommt das zweite Plättchen aus dem Spiel; hat niemand welchen, kommen beide aus dem Spiel.
    .title = Wertung einer Epoche
    .ruling = Eine einzige Rangfolge je Land klärt Gleichstände um den ersten Platz, um den zweiten und unter dreien.
royals-rule-4-4 = Bei Gleichstand liegt vorn, wer in diesem Land den höchsten Titel hält. Ist auch das gleich, entscheidet die Stadt, in der man ihn hält: die mit dem höheren aufgedruckten Stadtbonus, egal wer das Plättchen genommen hat. Wer den Titel zweimal hält, für den zählt die bessere Stadt.
    .title = Gleichstand beim Einfluss
royals-rule-4-5 = Nach der dritten Epoche werden die Titel gewertet, der niedrigste zuerst. Die meisten Holzwürfel auf einem Titelplättchen bringen seinen vollen Wert. Liegen genau zwei gleichauf, bekommen beide je eine Hälfte; sind es mehr, bekommt niemand etwas.
    .title = Wertung der Titel
    .ruling = Ohne Holzwürfel dort ist niemand gleichauf, und ein Plättchen ohne Holzwürfel kommt aus dem Spiel.
royals-rule-4-6 = Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand entscheidet das höchste einzelne Plättchen gleich welcher Art; ist auch das gleich, wird der Sieg geteilt.
    .title = Sieg
    .ruling = Ein halbes Titelplättchen zählt seine Hälfte.
