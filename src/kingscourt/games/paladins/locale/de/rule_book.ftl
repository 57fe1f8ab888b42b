### Paladine des Westfrankenreichs: die Regeln zum Lesen

## Kapitel

paladins-chapter-goal = Das Ziel
    .about = Du führst eine Stadt durch sieben Runden, und wer die meisten Siegpunkte hat, gewinnt. Hier steht, womit du beginnst und wie deine Eigenschaften zählen.
paladins-chapter-setup = Aufbau
    .about = Der Tisch ist für dich aufgebaut. Hier steht, was wo liegt und was geheim bleibt.
paladins-chapter-round = Der Rundenbeginn
    .about = In jeder Runde werden Karten aufgedeckt, alle wählen einen Paladin und eine Taverne und führen dann reihum Aktionen aus, bis alle gepasst haben. So beginnt eine Runde.
paladins-chapter-turns = Züge und Aktionen
    .about = Deine Arbeiter kommen auf dein eigenes Tableau, für eine Aktion je Zug. Diese Regeln gelten für jede Aktion.
paladins-chapter-town = Die linke Seite
    .about = Kleine Aktionen für einen oder zwei Arbeiter: Sie bringen Silber, Proviant, Helfer und Werkstätten oder machen eine Aktion wieder frei.
paladins-chapter-kingdom = Die rechte Seite
    .about = Sechs große Aktionen, von denen die meisten Punkte kommen. Jede verlangt eine Eigenschaft und erhöht eine andere.
paladins-chapter-help = Hilfe für deine Aktionen
    .about = Der Paladin dieser Runde, angeheuerte Stadtbewohner und die Gunst des Königs nehmen dir einen Teil der Arbeit ab.
paladins-chapter-suspicion = Verdacht und Inquisition
    .about = Verbrecher können jede Arbeit tun, aber sie erregen Verdacht. Hier steht, was das kostet und wann die Inquisition kommt.
paladins-chapter-passing = Passen und Rundenende
    .about = Auch wann du passt, ist eine Entscheidung. Hier steht, was dir bleibt und wie der Tisch für die nächste Runde vorbereitet wird.
paladins-chapter-scoring = Ende und Wertung
    .about = Nach sieben Runden wird alles gezählt. Wenn du früh weißt, was Punkte bringt, wählst du leichter.
paladins-chapter-rare = Seltene Fälle
    .about = Das gilt, wenn etwas ausgeht. Du wirst es selten brauchen.
paladins-chapter-alone = Allein spielen
    .about = Allein trittst du gegen einen künstlichen Gegner an, der seinen Plankarten folgt. Der Tisch führt seine Züge aus; hier steht, was dich erwartet.

## Spielmaterial nach Art

paladins-components-paladin = Paladine
paladins-components-townsfolk = Stadtbewohner
paladins-components-outsider = Eindringlinge
paladins-components-favour = Gunst des Königs
paladins-components-order = Befehle des Königs
paladins-components-wall = Mauerkarten
paladins-components-tavern = Tavernen
paladins-components-jar = Krugfelder
paladins-components-space = Felder des Spielplans
paladins-components-task = Aktionen des Spielertableaus
paladins-components-area = Gebiete
paladins-components-supply = Steuervorrat, Verdachtskarten, Schulden, Werkstätten
paladins-components-scheme = Pläne

## Stellungen, die eine Regel zeigen

paladins-position-choose-paladin = Du hast drei Paladine auf der Hand. Einer begleitet dich diese Runde, mit zwei Arbeitern, Eigenschaften und einer Fähigkeit. Einer kommt oben auf deinen Stapel und nächste Runde zurück; der dritte kommt nach unten, für lange Zeit.
paladins-position-pick-tavern = Der Startspieler hat die Taverne mit zwei Geistlichen und zwei Händlern genommen, also ist sie weg. Jetzt nimmst du eine der anderen drei. Die mit zwei Verbrechern brächte dir sofort zwei Verdachtskarten.
paladins-position-spaces-taken = Auf „Aussenden“ stehen schon Arbeiter, also ist es geschlossen, bis sie gehen; die Werkstatt allein wäre nicht im Weg. „Angreifen“ ist offen: Du hast keinen Kämpfer, aber auf dessen Feld darf auch ein Verbrecher.
paladins-position-one-go = Ein Tagelöhner hat allein für 1 Silber gehandelt. Der Händler kann nicht mehr dazukommen, denn ob ein oder zwei Arbeiter kommen, entscheidet sich in einer einzigen Aktion. Jagen kannst du noch mit zwei Arbeitern, weil dort niemand steht.
paladins-position-recruit-on-debt = Du hast kein Silber, und die kostenlose Spalte ist leer. Anwerben kannst du trotzdem: In den zwei Spalten ganz links darfst du eine Schuld aufnehmen, statt zu zahlen. Die Spalten dazwischen nehmen nur Silber.
paladins-position-prayer = Beten verlangt einen Geistlichen und 2 Silber; einen Geistlichen hast du, aber nur 1 Silber. Die Königliche Kapelle bringt ein Gebet als Belohnung: Ein beliebiger Arbeiter genügt, und „Aussenden“ kann wieder frei werden.
paladins-position-attack-or-convert = Die ersten zwei Spalten sind leer, also verlangt der nächste Eindringling Stärke 5. Dir fehlen 3, das wären 2 Silber, und du hast nur 1. Dein Glaube ist mit Anséis 4, und das genügt, um ihn zu bekehren.
paladins-position-favour-used = Auf der Gunst „Vorratskammer“ steht der Tagelöhner eines Mitspielers, also kann sie diese Runde niemand mehr nutzen. „Darlehen“ ist frei: Jeder Arbeiter darf dorthin, aber zuerst kommt der Preis, eine unbezahlte Schuld.
paladins-position-last-silver = Im Steuervorrat liegt nur noch 1 Silber. Verschwörst du dich, kommt mit dem Verbrecher ein Verdacht, und wenn er eine Steuer trägt, folgt sofort die Inquisition. Du hättest dann die meisten Verdachtskarten und bekämst eine Schuld.
paladins-position-three-stay = Du hast noch fünf Arbeiter. Wenn du passt, wird dein Tableau geräumt, und zwei der fünf gehen zurück; welche, bestimmst du. Dein Kundschafter auf der Gunst des Königs geht erst am Ende der Runde.
paladins-position-fifth-use = Vier deiner Mönche sind ausgesandt, und der Befehl verlangt fünfmal „Aussenden“: Das fünfte Mal bringt seine 6 Siegpunkte. Mit Oliviers Glauben steht dir jetzt jedes Gebiet offen. Am Ende zählt nur der Marker: Glaube 6 bringt 6 Siegpunkte.
paladins-position-out-of-reach = Beide Felder von Gebiet 1 sind besetzt, und Gebiet 2 verlangt Glaube 2; du hast 1. Also kannst du jetzt keinen Mönch aussenden. Mit Stärke 3 kannst du aber einen Außenposten in Gebiet 2 stationieren.
