### Royals: was der Herold im ersten Spiel sagt

## Der erste Zug

royals-lesson-first-take-title = Deine erste Karte
royals-lesson-first-take-why = Dein Adelshaus will Macht an vier Höfen; nach drei Epochen entscheiden die meisten Punkte.
royals-lesson-first-take-what = Karten sind die Gunst eines Landes: Nimm die spanische aus der Auslage.
royals-lesson-first-take-instead = Eine spanische Karte bringt in Valencia { $points } Punkte; jede andere bringt allein weniger.
royals-lesson-first-occupy-title = Ein Marschall in Valencia
royals-lesson-first-occupy-why = Eine Position kostet Karten ihres Landes, ein Marschall nur eine.
royals-lesson-first-occupy-what = Besetze Valencia: Klicke dort auf den Marschall.
royals-lesson-first-occupy-instead = Valencia bringt sofort { $points } Punkte, Barcelona nur { $less }, Warten gar nichts.
royals-lesson-first-title-title = Zwei Holzwürfel
royals-lesson-first-title-why = Wer zuerst in eine Stadt kommt, bekommt ihren Bonus: hier { $points } Punkte.
royals-lesson-first-title-what = Dein zweiter Holzwürfel zählt am Ende für den Titel: Klicke auf den Marschall.
royals-lesson-first-rivals-title = Deine Gegner sind dran
royals-lesson-first-rivals-why = Wer später dran ist, zieht im ersten Zug mehr: Aldric zwei, Beatrix drei Karten.
royals-lesson-first-rivals-what = Folge ihnen nach Marseille und Köln, dann geht es weiter.

## Der zweite Zug

royals-lesson-first-draw-title = Zwei Arten zu ziehen
royals-lesson-first-draw-why = Ab jetzt ziehst du drei Länderkarten oder nur eine und dazu eine Intrigenkarte.
royals-lesson-first-draw-what = Wähle drei Länderkarten und nimm die französischen aus der Auslage.
royals-lesson-first-draw-instead = Drei französische Karten liegen offen, genau der Preis einer Gräfin.
royals-lesson-first-countess-title = Eine Gräfin in Lyon
royals-lesson-first-countess-why = Jede Position bringt Einfluss, teure Titel mehr, und Lyon jetzt { $points } Punkte.
royals-lesson-first-countess-what = Zahle deine drei französischen Karten: Klicke auf die Gräfin in Lyon.
royals-lesson-first-countess-instead = Lyon bringt dir { $points } Punkte, mehr als jede andere Stadt in Reichweite.
royals-lesson-first-influence-title = Einfluss in einem Land
royals-lesson-first-influence-why = Jede Epoche belohnt die zwei Einflussreichsten eines Landes, hier mit { $first } und { $second } Punkten.
royals-lesson-first-influence-what = Du und Aldric habt je 1 Einfluss; deine Gräfin steht höher: Klicke auf Frankreich.

## Intrigen

royals-lesson-first-intrigue-title = Eine Intrigenkarte
royals-lesson-first-intrigue-why = Freie Positionen werden knapp; Intrigenkarten öffnen dir dann die deiner Gegner.
royals-lesson-first-intrigue-what = Zieh eine von jeder Sorte, die Länderkarte vom Stapel; dann beende den Zug.
royals-lesson-first-intrigue-instead = Intrigen öffnen fremde Positionen; deutsche Karten fehlen in der Auslage, vielleicht nicht im Stapel.
royals-lesson-first-wild-title = Drei beliebige für eine
royals-lesson-first-wild-why = Drei beliebige Länderkarten ersetzen eine, die dir fehlt.
royals-lesson-first-wild-what = Zieh die drei offenen Karten, dann bezahle den Baron in München.
royals-lesson-first-wild-instead = München ist frei: Die offenen Karten reichen, und wer zuerst kommt, bekommt { $points } Punkte.
royals-lesson-first-takeover-title = Eine Position übernehmen
royals-lesson-first-takeover-why = Eine fremde Position kostet den üblichen Preis und dazu eine Intrigenkarte des Landes.
royals-lesson-first-takeover-what = Zieh die drei offenen Karten, dann übernimm den Baron von Beatrix in Köln.
royals-lesson-first-takeover-instead = Die offenen Karten sind sicher, zwei sind deutsch, und Baron schlägt Marschall.

## Die Epoche und die Ziele

royals-lesson-first-period-title = Eine Epoche endet
royals-lesson-first-period-why = Ich habe für alle weitergespielt, bis die Auslage nicht mehr aufzufüllen war.
royals-lesson-first-period-what = Damit endet die Epoche: Klicke auf ein Land und sieh, wer Punkte bekam.
royals-lesson-first-aims-title = Ziele auf lange Sicht
royals-lesson-first-aims-why = Ein Holzwürfel in jeder Stadt eines Landes bringt Punkte, ebenso auf allen sieben Titeln.
royals-lesson-first-aims-what = In den Deutschen Staaten fehlt nur Berlin: Klicke ein Ziel an und spiel weiter.

## Was nach der Lektion zum ersten Mal vorkommt

royals-lesson-first-met-hand-limit = Das Handlimit beträgt 12 Länderkarten und 4 Intrigenkarten.
royals-lesson-first-met-intrigue-pair = Zwei beliebige Intrigenkarten ersetzen eine; einen König zu übernehmen kostet zwei.
royals-lesson-first-met-banished = Ein verbannter Holzwürfel gibt keinen Einfluss, zählt aber weiter für Stadt und Titel.
royals-lesson-first-met-country-bonus = Ein Holzwürfel in jeder Stadt bringt den besten übrigen Länderbonus; auch verbannte zählen.
royals-lesson-first-met-noble-house = Ein Holzwürfel auf allen sieben Titeln bringt den besten übrigen Adelshausbonus.
royals-lesson-first-met-last-round = Alle kommen gleich oft dran; dann werden die dritte Epoche und die Titel gewertet.
