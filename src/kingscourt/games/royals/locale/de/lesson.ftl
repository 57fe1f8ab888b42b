### Royals: was der Herold im ersten Spiel sagt

## Der erste Zug

royals-lesson-first-take-title = Deine erste Karte
royals-lesson-first-take-why = Dein Adelshaus will Macht an vier Höfen; nach drei Epochen entscheiden die meisten Punkte.
royals-lesson-first-take-what = Karten sind die Gunst eines Landes: Nimm die spanische aus der Auslage.
royals-lesson-first-take-instead = Eine spanische Karte bringt in Valencia { $points } Punkte; jede andere bringt allein weniger.
royals-lesson-first-occupy-title = Ein Marschall in Valencia
royals-lesson-first-occupy-why = Eine Position kostet Karten ihres Landes: so viele, wie im Quadrat stehen.
royals-lesson-first-occupy-what = Besetze Valencia: { $device ->
        [touch] Tippe
       *[other] Klicke
    } dort auf den Marschall.
royals-lesson-first-occupy-instead = Valencia bringt sofort { $points } Punkte, Barcelona nur { $less }, Warten gar nichts.
royals-lesson-first-title-title = Zwei Holzwürfel
royals-lesson-first-title-why = Wer zuerst in eine Stadt kommt, bekommt ihren Bonus: hier { $points } Punkte.
royals-lesson-first-title-what = Dein zweiter Holzwürfel liegt auf dem Titelplättchen des Marschalls. Wer dort am Ende die meisten hat, bekommt Punkte: { $device ->
        [touch] Tippe
       *[other] Klicke
    } das Plättchen an.
royals-lesson-first-title-elsewhere = Die Titelplättchen liegen zusammen in einem eigenen Kasten: Such dort den Marschall.
royals-lesson-first-rivals-title = Aldric in Marseille
royals-lesson-first-rivals-why = Wer später dran ist, zieht im ersten Zug mehr: Aldric zog zwei Karten.
royals-lesson-first-rivals-what = Sieh dir Marseille an: Der Baron dort hat ihn zwei französische Karten gekostet. Dann mach weiter.
royals-lesson-first-third-title = Beatrix in Köln
royals-lesson-first-third-why = Beatrix ist als Dritte dran, deshalb zog sie im ersten Zug drei Karten.
royals-lesson-first-third-what = Sieh dir Köln an: Der Baron dort hat sie zwei deutsche Karten gekostet. Dann mach weiter.

## Der zweite Zug

royals-lesson-first-draw-title = Zwei Arten zu ziehen
royals-lesson-first-draw-why = Ab jetzt ziehst du drei Länderkarten oder nur eine und dazu eine Intrigenkarte.
royals-lesson-first-draw-what = Entscheide dich für drei Länderkarten.
royals-lesson-first-draw-what-2 = Nimm die drei französischen Karten aus der Auslage, eine nach der anderen.
royals-lesson-first-draw-instead = Drei französische Karten liegen offen, genau der Preis einer Gräfin.
royals-lesson-first-countess-title = Eine Gräfin in Lyon
royals-lesson-first-countess-why = Der Einfluss einer Position steht im Kreis, und Lyon bringt dir jetzt { $points } Punkte.
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
royals-lesson-first-intrigue-why = Auch deine Gegner halten Positionen: Mit einer Intrigenkarte übernimmst du eine davon.
royals-lesson-first-intrigue-why-3 = Deine Intrigenkarte öffnet Positionen in den Deutschen Staaten und in Spanien.
royals-lesson-first-intrigue-what = Entscheide dich für eine Karte von jeder Sorte.
royals-lesson-first-intrigue-what-2 = Zieh eine Intrigenkarte vom Stapel.
royals-lesson-first-intrigue-what-3 = Zieh eine Länderkarte vom Stapel: Vielleicht ist sie deutsch.
royals-lesson-first-intrigue-instead = Nimm von jeder Sorte eine: Die Intrigenkarte öffnet dir die Position eines Gegners.
royals-lesson-first-intrigue-instead-3 = In der Auslage liegt keine deutsche Karte, im Stapel aber vielleicht.
royals-lesson-first-nothing-title = Noch reicht es für nichts
royals-lesson-first-nothing-why = Vom Stapel kam eine britische Karte; jede freie Position in Britannien kostet mehr.
royals-lesson-first-nothing-what = Eine britische Karte reicht noch für nichts, also beende den Zug.
royals-lesson-first-nothing-instead = Deine eine britische Karte reicht für nichts, also bleibt nichts anderes zu tun.
royals-lesson-first-wild-title = Drei beliebige für eine
royals-lesson-first-wild-why = Drei beliebige Länderkarten ersetzen eine, die dir fehlt: So erreichst du München.
royals-lesson-first-wild-what = Entscheide dich für drei Länderkarten.
royals-lesson-first-wild-what-2 = Nimm die drei Karten aus der Auslage, eine nach der anderen.
royals-lesson-first-wild-what-3 = Besetze den Baron in München: eine deutsche Karte, drei beliebige für die zweite.
royals-lesson-first-wild-what-4 = Eine deutsche Karte hast du; zahle die zweite mit drei anderen.
royals-lesson-first-wild-instead = München ist frei: Die offenen Karten reichen, und wer zuerst kommt, bekommt { $points } Punkte.
royals-lesson-first-wild-instead-3 = Du hast alles, was du brauchst: Der Baron in München bringt { $points } Punkte.
royals-lesson-first-takeover-title = Eine Position übernehmen
royals-lesson-first-takeover-why = Eine fremde Position kostet den üblichen Preis und dazu eine Intrigenkarte des Landes.
royals-lesson-first-takeover-why-3 = Ihr Holzwürfel wird verbannt: kein Einfluss mehr, doch für Stadt und Titel zählt er.
royals-lesson-first-takeover-what = Entscheide dich für drei Länderkarten.
royals-lesson-first-takeover-what-2 = Nimm die drei Karten aus der Auslage; zwei davon sind deutsch.
royals-lesson-first-takeover-what-3 = Übernimm den Baron von Beatrix: Das kostet zwei deutsche Karten und deine Intrigenkarte.
royals-lesson-first-takeover-instead = Die offenen Karten sind sicher, zwei sind deutsch, und Baron schlägt Marschall.
royals-lesson-first-takeover-instead-2 = Zwei dieser Karten sind deutsch: Mit ihnen kannst du einen Baron bezahlen.
royals-lesson-first-takeover-instead-3 = Du hast alles, was du brauchst: zwei deutsche Karten und die Intrigenkarte.

## Die Epoche und die Ziele

royals-lesson-first-period-title = Eine Epoche endet
royals-lesson-first-period-why = Ich habe weitergespielt, bis die Auslage nicht mehr aufzufüllen war: Damit endet die Epoche.
royals-lesson-first-period-what = London, Wien und Einfluss brachten dich auf { $score } Punkte: { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf deine Punkte.
royals-lesson-first-period-elsewhere = Deine Punkte stehen neben deinem Namen.
royals-lesson-first-aims-title = Ziele auf lange Sicht
royals-lesson-first-aims-why = Wer zuerst in jeder deutschen Stadt einen Holzwürfel hat, bekommt { $bonus } Punkte.
royals-lesson-first-aims-what = Dir fehlt nur noch Berlin: { $device ->
        [touch] Tippe
       *[other] Klicke
    } darauf.
royals-lesson-first-aims-elsewhere = Berlin ist die deutsche Stadt, in der dein Holzwürfel fehlt.
royals-lesson-first-yours-title = Sieben Titel
royals-lesson-first-yours-why = Auch Holzwürfel auf allen sieben Titelplättchen bringen Punkte: Das sind Ziele auf lange Sicht.
royals-lesson-first-yours-what = Ziehe drei Länderkarten; ab hier entscheidest du.

## Was nach der Lektion zum ersten Mal vorkommt

royals-lesson-first-met-hand-limit = Das Handlimit beträgt 12 Länderkarten und 4 Intrigenkarten.
royals-lesson-first-met-intrigue-pair = Zwei beliebige Intrigenkarten ersetzen eine; einen König zu übernehmen kostet zwei.
royals-lesson-first-met-banished = Ein verbannter Holzwürfel gibt keinen Einfluss, zählt aber weiter für Stadt und Titel.
royals-lesson-first-met-country-bonus = Ein Holzwürfel in jeder Stadt bringt den besten übrigen Länderbonus; auch verbannte zählen.
royals-lesson-first-met-noble-house = Ein Holzwürfel auf jedem der sieben Titelplättchen bringt den besten übrigen Adelshausbonus.
royals-lesson-first-met-last-round = Alle kommen gleich oft dran; dann werden die dritte Epoche und die Titel gewertet.
