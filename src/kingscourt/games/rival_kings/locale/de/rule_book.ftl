### Rival Kings: die Regeln zum Lesen

## Kapitel

rival-kings-chapter-start = Ziel und Beginn
    .about = Der Thron ist leer, und der glanzvollste Hof gewinnt ihn: Gebäude und Untertanen, die zusammengehören, bringen die Punkte. Hier steht, was zu Beginn auf dem Tisch liegt.
rival-kings-chapter-round = Runde und Durchgang
    .about = Du spielst immer wieder denselben kurzen Durchgang, zwei in jeder Runde. Hier steht, was darin geschieht und was alle sehen dürfen.
rival-kings-chapter-conflicts = Konflikte
    .about = Sobald die Charaktere offen liegen, zeigt sich, wer wem in die Quere kommt. Das bringt Konfliktmarker, und die will niemand haben.
rival-kings-chapter-theft = Reihenfolge und Diebstahl
    .about = Ein Dieb beginnt seinen Zug mit dem, was anderen gehört. Hier steht, wer zuerst an der Reihe ist und wie eine Aktion gestohlen wird.
rival-kings-chapter-actions = Die Aktionen
    .about = Auf den Charakteren stehen fünf Arten von Aktionen. Hier steht, wie jede davon wirkt, ob eigen oder gestohlen.
rival-kings-chapter-subjects = Untertanen und Fähigkeiten
    .about = Untertanen bringen mehr als Punkte: In jedem Durchgang kann dir einer von deinen helfen. Was jeder kann, steht auf seiner Karte.
rival-kings-chapter-end = Ende und Wertung
    .about = Zu Beginn weiß niemand, wie lange ein Spiel dauert. Hier steht, wann es endet und was dann zählt; gut, wenn du früh weißt, was zusammenpasst.
rival-kings-chapter-two-players = Zu zweit
    .about = Zu zweit träfen die Ränge selten aufeinander, darum mischt eine Karte vom Charakterstapel mit. Seid ihr mehr, überspringe dieses Kapitel.
rival-kings-chapter-rare = Serien und seltene Fälle
    .about = Mehrere Partien hintereinander, was ausgehen kann und was gilt, wo sich die Regelhefte widersprechen. Du wirst es selten brauchen.

## Spielmaterial nach Art

rival-kings-components-character = Charaktere
rival-kings-components-building = Gebäude
rival-kings-components-subject = Untertanen

## Stellungen, die eine Regel zeigen

rival-kings-position-second-cycle = Der erste Durchgang dieser Runde ist vorbei, und deine Königin ist weg: Niemand spielt einen Charakter in einer Runde zweimal aus. Wähle jetzt den Grafen oder die Kontesse. Einer der beiden bleibt ungenutzt, danach werden alle Charaktere neu gemischt.
rival-kings-position-equal-ranks = Dein Schatzmeister und der Ritter eines Rivalen haben beide Rang D, also habt ihr je einen Marker erhalten. Du darfst den Diplomaten nicht bestehlen und hast nur eine Aktion: Geld nehmen oder ein Gebäude kaufen, nicht beides. Du beginnst, weil du weniger Marker hast.
rival-kings-position-whom-to-rob = Deine Königin hat Rang A und bestiehlt D, also den Ritter. Die Kontesse hat drei Aktionen, aber Rang E: Nur D bestiehlt sie. Stiehlst du „Untertan anwerben“, kannst du in diesem Zug zweimal anwerben.
rival-kings-position-deny-action = Dein Herzog muss ein Wappen auf eine Aktion des Höflings legen, und auf dieser Karte stehen nur zwei. „Geld nehmen“ bringt dir Münzen. „Konflikt weitergeben“ bringt dir ohne Marker nichts, bleibt aber abgedeckt: So kann der Höfling keinen seiner drei Marker weitergeben.
rival-kings-position-left-to-right = Die Aktionen deines Schatzmeisters gehen von links nach rechts: erst Geld nehmen, dann ein Gebäude kaufen. Was du für das Gebäude bezahlst, bleibt also bei seinem Stapel, für die anderen. Verzichtest du jetzt auf das Geld, gibt es kein Zurück.
rival-kings-position-no-money = Bei zwei Stapeln liegt kein Geld, also kannst du dort keines nehmen. Neue Münzen kommen erst, wenn alle vier leer sind. „Konflikt weitergeben“ ist ausgefallen, weil du keinen Marker hast.
rival-kings-position-mixed-pile = Ein Troubadour hat den Weinberg auf einem Untertanenstapel zurückgelassen, und du darfst ihn dort kaufen: Es zählt nur, dass oben ein Gebäude liegt. Der Garten kostet 4 Münzen, du hast 3, und Schulden gibt es nicht. Der Wirt ist kein Gebäude.
rival-kings-position-newcomer = Dein Gelehrter ist aktiv und brächte dir 3 Münzen, genug sogar für den Bischof. Nutze ihn, bevor du anwirbst: Der neue Untertan kommt ans Ende der Reihe und ist dann an seiner Stelle aktiv. Pro Durchgang nutzt du nur eine Fähigkeit.
rival-kings-position-own-pair = Deine Hofdame kann ein Gebäude tauschen. Der Garten ist nicht frei: Er bildet mit deinem Gärtner ein perfektes Paar. Das Bergwerk ist frei, und du könntest dafür den Pavillon bekommen, der zur Hofdame passt; der Weinberg ist bei seinem Winzer sicher.
rival-kings-position-last-card = Auf dem ersten Untertanenstapel liegt nur noch eine Karte. Wirbst du sie an, ist dieser Durchgang der letzte: Die anderen kommen noch an die Reihe, dann werden die Punkte gezählt, obwohl die Runde noch einen Durchgang hätte. Brauchst du mehr Zeit, lass sie liegen.
rival-kings-position-best-pair = Der Weinberg bildet mit deinem Winzer ein perfektes Paar: 3 und 1, also 4 Punkte. Der Garten hat nur die Farbe deines Wächters; so ein Paar zählt den höheren Wert, ebenfalls 4 Punkte. Doch der Weinberg kostet 1 Münze weniger, und die 3 Münzen, die dir bleiben, sind noch einen Punkt wert.
rival-kings-position-turned-up = Der aufgedeckte Ritter hat deinen Rang, D, also hast du einen Marker erhalten. Die Kontesse hat zwei erhalten: einen, weil du sie bestiehlst, und einen, weil auch der Ritter sie bestehlen würde. Mehr bewirkt die Karte nicht: Du stiehlst und führst alle deine Aktionen aus.
