### Royals: die Regeln zum Lesen

## Kapitel

royals-chapter-goal = Das Ziel
    .about = Womit man gewinnt und von welchen Plättchen die Punkte kommen.
royals-chapter-turn = Ein Zug
    .about = Der ganze Zug in Kürze, wer beginnt und was die anderen über deine Karten wissen dürfen.
royals-chapter-draw = Karten ziehen
    .about = Jeder Zug beginnt mit neuen Karten. Hier siehst du, wie viele du bekommst und woher.
royals-chapter-occupy = Positionen besetzen
    .about = Aus Karten wird Macht, wenn du damit Positionen bei Hofe bezahlst. In diesem Kapitel geht es um die freien.
royals-chapter-takeover = Positionen übernehmen
    .about = Sind die besten Positionen vergeben, öffnen dir Intrigen die deiner Gegner.
royals-chapter-bonuses = Boni
    .about = Manche Punkte gibt es sofort, für die, die zuerst da sind. Diese Wettläufe ziehen sich durch das ganze Spiel.
royals-chapter-turn-end = Das Ende des Zuges
    .about = Bevor der nächste Zug beginnt, geht es um dein Handlimit und um die Auslage. Ab und zu endet damit eine Epoche.
royals-chapter-influence = Einfluss
    .about = Dreimal im Spiel belohnt jedes Land diejenigen, die dort am meisten zu sagen haben. Dann zahlen sich deine Positionen aus.
royals-chapter-end = Das Ende des Spiels
    .about = Die dritte Epoche endet anders als die ersten beiden. Danach haben die Holzwürfel auf den Titelplättchen das Wort.
royals-chapter-supply = Stapel und Holzwürfel
    .about = Wie viel es wovon gibt und was geschieht, wenn doch einmal etwas ausgeht.

## Spielmaterial nach Art

royals-components-country = Länder
royals-components-intrigue = Intrigenkarten
royals-components-title = Titel
royals-components-city = Städte
royals-components-position = Positionen
royals-components-noble = Adelshausboni

## Stellungen, die eine Regel zeigen

royals-position-draw-first = Die vier französischen Karten auf deiner Hand würden für den Herzog in Marseille reichen. Aber dein Zug hat gerade erst begonnen: Zuerst ziehst du, dann spielst du aus. Auch beenden kannst du den Zug nicht, ohne zu ziehen.
royals-position-one-draw = Du hast deine drei Länderkarten gezogen, zwei davon aus der Auslage. Mehr kannst du in diesem Zug nicht nehmen, weder aus der Auslage noch von einem Stapel. Die Lücken bleiben bis zum Ende deines Zuges; jetzt kannst du nur noch ausspielen.
royals-position-price = Du hast vier französische Karten, genug für den Herzog in Marseille. Der Kardinal in Lyon kostet fünf, und deine zwei deutschen Karten helfen nicht. Die Gräfin in Rennes ist nicht frei, denn jemand anders hält die Position.
royals-position-wild = Der Baron in Köln kostet zwei deutsche Karten, und du hast nur eine. Deine anderen drei Karten stehen zusammen für die zweite, ganz gleich, welche Länder sie zeigen.
royals-position-takeover = Die Barone in Sevilla und Edinburgh gehören Gegnern. Jeder kostet zwei Karten, und die hast du. Deine Intrigenkarte zeigt Frankreich und Spanien, also kannst du Sevilla übernehmen; für Edinburgh brauchst du eine, die Britannien zeigt, oder zwei beliebige.
royals-position-king = Du hast die acht französischen Karten, die der König in Paris kostet. Aber die Übernahme eines Königs verlangt zwei Intrigenkarten, und nur eine von deinen zeigt Frankreich; die andere zählt für sich allein nichts. Für die Prinzessin in Rennes reicht eine.
royals-position-city-bonus = Drei französische Karten reichen für eine Gräfin: die freie in Rennes oder, mit deiner Intrigenkarte, die eines Gegners in Lyon. In Rennes war noch niemand, also bringt sie dir dort den Stadtbonus. Der von Lyon ist weg, und eine Übernahme bringt nie einen.
royals-position-country-bonus = In London hältst du eine Position, und in Dublin liegt ein verbannter Holzwürfel von dir. Mit dem Baron in Edinburgh hast du in jeder britischen Stadt einen Holzwürfel, denn auch der verbannte zählt. Du nimmst den besseren Länderbonus, dazu den Stadtbonus von Edinburgh.
royals-position-hand-limit = Dein Zug endet mit 14 Länderkarten und 4 Intrigenkarten. Das Handlimit beträgt 12 und 4, also müssen zwei Länderkarten weg, und du wählst, welche. Eine Intrigenkarte darfst du nicht stattdessen ablegen.
royals-position-period-end = Die Auslage hat zwei Lücken, aber im Länderstapel ist nur noch eine Karte. Beendest du deinen Zug, fehlen Karten für die Auslage, und die Epoche wird gewertet. Vorher kannst du noch den Baron in München besetzen; damit kommst du in den Deutschen Staaten auf den zweiten Platz.
royals-position-tie = In Spanien hat der Kardinal eines Gegners 2 Einfluss, dein Marschall 1. Mit dem Baron in Sevilla wärt ihr gleichauf, aber der Gegner bliebe vorn, denn der Kardinal ist der höhere Titel. Mit dem Herzog in Valencia hättest du mehr Einfluss.
royals-position-titles = Das ist der letzte Zug der Partie. Auf dem Titelplättchen des Barons haben drei Spieler je zwei Holzwürfel, also bekäme es niemand. Übernimmst du den Baron in Sevilla, hast du dort drei und bekommst das ganze Plättchen; die zwei deines Gegners bleiben liegen.
