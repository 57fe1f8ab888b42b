### Royals: was der Herold im ersten Spiel sagt

## Der erste Zug

royals-lesson-first-take-title = Deine erste Karte
royals-lesson-first-take-why = Dein Adelshaus will Macht an vier Höfen; nach drei Epochen entscheiden die meisten Punkte.
royals-lesson-first-take-what = Karten sind die Gunst eines Landes: Nimm die spanische aus der Auslage.
royals-lesson-first-take-instead = Eine spanische Karte bringt in Valencia { $points } Punkte; jede andere bringt allein weniger.
royals-lesson-first-occupy-title = Ein Marschall in Valencia
royals-lesson-first-occupy-why = Eine Position kostet Karten ihres Landes, ein Marschall nur eine.
royals-lesson-first-occupy-what = Besetze Valencia: { $device ->
        [touch] Tippe
       *[other] Klicke
    } dort auf den Marschall.
royals-lesson-first-occupy-instead = Valencia bringt sofort { $points } Punkte, Barcelona nur { $less }, Warten gar nichts.
royals-lesson-first-title-title = Zwei Holzwürfel
royals-lesson-first-title-why = Wer zuerst in eine Stadt kommt, bekommt ihren Bonus: hier { $points } Punkte.
royals-lesson-first-title-what = Dein zweiter Holzwürfel zählt für den Titel: { $device ->
        [touch] Tippe
       *[other] Klicke
    } bei den Titelplättchen auf den Marschall.
royals-lesson-first-title-elsewhere = Die Titelplättchen liegen zusammen in einem eigenen Kasten: Such dort den Marschall.
royals-lesson-first-rivals-title = Deine Gegner sind dran
royals-lesson-first-rivals-why = Wer später dran ist, zieht im ersten Zug mehr: Aldric zwei, Beatrix drei Karten.
royals-lesson-first-rivals-what = Folge ihnen nach Marseille und Köln, dann geht es weiter.

## Der zweite Zug

royals-lesson-first-draw-title = Zwei Arten zu ziehen
royals-lesson-first-draw-why = Ab jetzt ziehst du drei Länderkarten oder nur eine und dazu eine Intrigenkarte.
royals-lesson-first-draw-what = Entscheide dich für drei Länderkarten.
royals-lesson-first-draw-what-2 = Nimm die drei französischen Karten aus der Auslage, eine nach der anderen.
royals-lesson-first-draw-instead = Drei französische Karten liegen offen, genau der Preis einer Gräfin.
royals-lesson-first-countess-title = Eine Gräfin in Lyon
royals-lesson-first-countess-why = Jede Position bringt Einfluss, teure Titel mehr, und Lyon jetzt { $points } Punkte.
royals-lesson-first-countess-what = Zahle deine drei französischen Karten: { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf die Gräfin in Lyon.
royals-lesson-first-countess-instead = Lyon bringt dir { $points } Punkte, mehr als jede andere Stadt in Reichweite.
royals-lesson-first-influence-title = Einfluss in einem Land
royals-lesson-first-influence-why = Jede Epoche belohnt die zwei Einflussreichsten eines Landes, hier mit { $first } und { $second } Punkten.
royals-lesson-first-influence-what = Aldric hat wie du 1 Einfluss; deine Gräfin schlägt seinen Baron: { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf Frankreich.
royals-lesson-first-influence-elsewhere = Einfluss zählt Land für Land: Sieh dir die Tafel von Frankreich an.

## Intrigen

royals-lesson-first-intrigue-title = Eine Intrigenkarte
royals-lesson-first-intrigue-why = Freie Positionen werden knapp; Intrigenkarten öffnen dir dann die deiner Gegner.
royals-lesson-first-intrigue-what = Entscheide dich für eine Karte von jeder Sorte.
royals-lesson-first-intrigue-what-2 = Zieh eine Intrigenkarte vom Stapel.
royals-lesson-first-intrigue-what-3 = Zieh eine Länderkarte vom Stapel: Vielleicht ist sie deutsch.
royals-lesson-first-intrigue-what-4 = Deine britische Karte reicht noch für nichts, also beende den Zug.
royals-lesson-first-intrigue-instead = Intrigen öffnen fremde Positionen; deutsche Karten fehlen in der Auslage, vielleicht nicht im Stapel.
royals-lesson-first-wild-title = Drei beliebige für eine
royals-lesson-first-wild-why = Drei beliebige Länderkarten ersetzen eine, die dir fehlt.
royals-lesson-first-wild-what = Entscheide dich für drei Länderkarten.
royals-lesson-first-wild-what-2 = Nimm die drei Karten aus der Auslage.
royals-lesson-first-wild-what-3 = Besetze den Baron in München: Er kostet zwei deutsche Karten.
royals-lesson-first-wild-what-4 = Eine deutsche Karte hast du; zahle die zweite mit drei anderen.
royals-lesson-first-wild-instead = München ist frei: Die offenen Karten reichen, und wer zuerst kommt, bekommt { $points } Punkte.
royals-lesson-first-takeover-title = Eine Position übernehmen
royals-lesson-first-takeover-why = Eine fremde Position kostet den üblichen Preis und dazu eine Intrigenkarte des Landes.
royals-lesson-first-takeover-what = Entscheide dich für drei Länderkarten.
royals-lesson-first-takeover-what-2 = Nimm die drei Karten aus der Auslage; zwei davon sind deutsch.
royals-lesson-first-takeover-what-3 = Übernimm den Baron von Beatrix: Das kostet zwei deutsche Karten und deine Intrigenkarte.
royals-lesson-first-takeover-instead = Die offenen Karten sind sicher, zwei sind deutsch, und Baron schlägt Marschall.

## Die Epoche und die Ziele

royals-lesson-first-period-title = Eine Epoche endet
royals-lesson-first-period-why = Ich habe weitergespielt, bis die Auslage nicht mehr aufzufüllen war: Damit endet die Epoche.
royals-lesson-first-period-what = Du hast jetzt { $score } Punkte: { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf ein Land und sieh, wer Punkte bekam.
royals-lesson-first-period-elsewhere = Auf der Tafel jedes Landes steht, wer dort Punkte bekam.
royals-lesson-first-aims-title = Ziele auf lange Sicht
royals-lesson-first-aims-why = Ein Holzwürfel in jeder Stadt eines Landes bringt Punkte, ebenso einer auf jedem Titelplättchen.
royals-lesson-first-aims-what = In den Deutschen Staaten fehlt dir nur Berlin: { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf dieses Land.
royals-lesson-first-aims-elsewhere = Sieh dir die Tafel des Landes an, nicht seine Karten oder Städte.
royals-lesson-first-aims-what-2 = Ab hier entscheidest du: drei Länderkarten oder eine Karte von jeder Sorte.

## Was nach der Lektion zum ersten Mal vorkommt

royals-lesson-first-met-hand-limit = Das Handlimit beträgt 12 Länderkarten und 4 Intrigenkarten.
royals-lesson-first-met-intrigue-pair = Zwei beliebige Intrigenkarten ersetzen eine; einen König zu übernehmen kostet zwei.
royals-lesson-first-met-banished = Ein verbannter Holzwürfel gibt keinen Einfluss, zählt aber weiter für Stadt und Titel.
royals-lesson-first-met-country-bonus = Ein Holzwürfel in jeder Stadt bringt den besten übrigen Länderbonus; auch verbannte zählen.
royals-lesson-first-met-noble-house = Ein Holzwürfel auf jedem der sieben Titelplättchen bringt den besten übrigen Adelshausbonus.
royals-lesson-first-met-last-round = Alle kommen gleich oft dran; dann werden die dritte Epoche und die Titel gewertet.
