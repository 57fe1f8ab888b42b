### Kingsburg: was der Herold im ersten Spiel sagt

## Frühling

kingsburg-lesson-first-goal-title = Fünf Jahre, eine Provinz
kingsburg-lesson-first-goal-why = Fünf Jahre lang gehört dir diese Grenzprovinz; wer die meisten Punkte hat, gewinnt.
kingsburg-lesson-first-goal-what = Der König schenkt jedem von euch eine Ware: Nimm den Stein.
kingsburg-lesson-first-goal-instead = Die Berater kommen später. Nimm erst den Stein: Du brauchst ihn für eine Kapelle mit 5 Punkten.
kingsburg-lesson-first-order-title = Wer anfängt
kingsburg-lesson-first-order-why = Kleine Summen kommen zuerst: Schwache Würfel haben freie Wahl unter den Beratern.
kingsburg-lesson-first-order-what = Du hast { $mine }, Beatrix { $beatrix }, Aldric { $aldric }: { $device ->
        [touch] Tippe
       *[other] Klicke
    } an, wer anfängt.
kingsburg-lesson-first-order-elsewhere = Wir vergleichen die Würfel aller drei Spieler: Die kleinste Summe fängt an.
kingsburg-lesson-first-one-die-title = Ein Würfel allein
kingsburg-lesson-first-one-die-why = Ein Würfel geht zu dem Berater, dessen Zahl er zeigt.
kingsburg-lesson-first-one-die-what = Schick deine 2 zum Gutsherrn, der dir 1 Gold gibt.
kingsburg-lesson-first-one-die-instead = 3 und 5 bringen zusammen 2 Gold, also behalte beide noch.
kingsburg-lesson-first-taken-title = Wer zuerst kommt
kingsburg-lesson-first-taken-why = Ein besuchter Berater empfängt in dieser Jahreszeit niemanden mehr.
kingsburg-lesson-first-taken-what = Heerführer und Held sind vergeben: { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf einen und sieh, an wen.
kingsburg-lesson-first-taken-elsewhere = Such einen Berater, auf dessen Bild schon fremde Würfel liegen.
kingsburg-lesson-first-adding-title = Würfel addieren
kingsburg-lesson-first-adding-why = Mehrere Würfel zählen als Summe, und die muss eine Zahl genau treffen.
kingsburg-lesson-first-adding-what = 3 und 5 sind 8: Schick beide zum Schatzmeister, für 2 Gold.
kingsburg-lesson-first-adding-instead = Der Schatzmeister gibt 2 Gold, genug für ein Standbild in dieser Jahreszeit.
kingsburg-lesson-first-help-title = Gaben des Hofes
kingsburg-lesson-first-help-why = Liegen alle Würfel, helfen die Berater der Reihe nach von 1 bis 18.
kingsburg-lesson-first-help-what =
    { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf deine Waren. Deine { $gold } Gold kommen von Gutsherr und Schatzmeister, { $stone } Stein vom König.
kingsburg-lesson-first-help-elsewhere = Deine Waren stehen neben deinen Würfeln.
kingsburg-lesson-first-building-title = Ein Gebäude errichten
kingsburg-lesson-first-building-why = Die meisten Punkte bringen Gebäude, und jede Jahreszeit darfst du eines bauen.
kingsburg-lesson-first-building-what = Baue das Standbild: 2 Gold bringen dir sofort 3 Punkte.
kingsburg-lesson-first-building-instead = Kein anderes Gebäude, das du jetzt bezahlen kannst, bringt so viele Punkte.

## Sommer

kingsburg-lesson-first-reward-title = Belohnung des Königs
kingsburg-lesson-first-reward-why = Nach dem Frühling erhält 1 Punkt, wer die meisten Gebäude hat, auch bei Gleichstand.
kingsburg-lesson-first-reward-what = Du und Aldric habt je eines: { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf deinen Punktestand, jetzt { $score }.
kingsburg-lesson-first-reward-elsewhere = Deine Punkte stehen im goldenen Rahmen.
kingsburg-lesson-first-choice-title = Gaben nach Wahl
kingsburg-lesson-first-choice-why = Der Kaufmann gibt Gold oder Holz. Der Astronom gibt eine Ware nach Wahl und einen „+2“-Marker.
kingsburg-lesson-first-choice-what = Schick die 1 und die 6 zum Astronomen: Zusammen sind das 7.
kingsburg-lesson-first-choice-what-2 = Schick deine 4 zum Kaufmann.
kingsburg-lesson-first-choice-what-3 = Nimm Gold beim Kaufmann: Eine Kapelle kostet 3 Gold und 1 Stein.
kingsburg-lesson-first-choice-what-4 = Nimm auch beim Astronomen Gold: Das macht 3.
kingsburg-lesson-first-choice-instead = Beide können dir Gold geben, und eine Kapelle kostet 3 Gold und 1 Stein.
kingsburg-lesson-first-choice-instead-2 = Der Kaufmann kann dir Gold geben, das du für die Kapelle brauchst.
kingsburg-lesson-first-choice-instead-3 = Für die Kapelle fehlt nur noch Gold: Sie kostet 3 Gold und 1 Stein.
kingsburg-lesson-first-rows-title = Eins nach dem anderen
kingsburg-lesson-first-rows-why = Die vier Gebäude einer Zeile baust du der Reihe nach, ohne eines auszulassen.
kingsburg-lesson-first-rows-what =
    { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf die Kirche: Als drittes Gebäude ihrer Zeile muss sie noch warten.
kingsburg-lesson-first-rows-elsewhere = Sieh dir die Kirche an, das dritte Gebäude in der Zeile „Glaube“.
kingsburg-lesson-first-rows-what-2 = Baue die Kapelle, das zweite Gebäude der Zeile.
kingsburg-lesson-first-rows-instead = Die Kapelle bringt 5 Punkte und macht den Weg zur Kirche frei.

## Herbst

kingsburg-lesson-first-plus-two-title = Der „+2“-Marker
kingsburg-lesson-first-plus-two-why = Es ist Herbst. Ein „+2“-Marker erhöht eine Summe um 2, höchstens einer je Würfel.
kingsburg-lesson-first-plus-two-what = Schick die 5, eine 3 und den „+2“-Marker zum Heerführer: Das macht 10.
kingsburg-lesson-first-plus-two-what-2 = Schick deinen letzten Würfel, die 3, zum Baumeister, der dir 1 Holz gibt.
kingsburg-lesson-first-plus-two-instead = Der Heerführer gibt 2 Soldaten und zeigt dir den Feind.
kingsburg-lesson-first-plus-two-instead-2 = Mit dem Holz vom Baumeister kannst du eine Barrikade bauen.
kingsburg-lesson-first-preparing-title = Die Goblins kommen
kingsburg-lesson-first-preparing-why = Der Heerführer hat dir den Feind dieses Winters gezeigt: Goblins mit Stärke { $strength }.
kingsburg-lesson-first-preparing-why-2 = Deine Stärke muss größer sein als die des Feindes; der Königswürfel hilft etwas.
kingsburg-lesson-first-preparing-what =
    { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf den Feind und sieh ihn dir noch einmal an.
kingsburg-lesson-first-preparing-elsewhere = Das ist nicht der Feind; er wartet unter „Winterschlacht“.
kingsburg-lesson-first-preparing-what-2 = Baue die Barrikade: Gegen Goblins macht sie dich um 1 stärker.
kingsburg-lesson-first-preparing-instead = 1 Holz reicht für keinen Soldaten, aber die Barrikade macht dich um 1 stärker.

## Winter

kingsburg-lesson-first-soldiers-title = Soldaten rekrutieren
kingsburg-lesson-first-soldiers-why = Vor dem Winter kannst du für je 2 Waren einen Soldaten rekrutieren.
kingsburg-lesson-first-soldiers-what = Deine Waren sind ausgegeben, doch der Heerführer gab dir { $soldiers } Soldaten: { $device ->
        [touch] Tippe
       *[other] Klicke
    } sie an.
kingsburg-lesson-first-soldiers-elsewhere = Deine Soldaten stehen bei deinen Waren, am Ende der Reihe.
kingsburg-lesson-first-winter-title = Die Winterschlacht
kingsburg-lesson-first-winter-why = Soldaten und Gebäude zählen, und der Würfel des Königs gibt jedem Spieler 1 dazu.
kingsburg-lesson-first-winter-what =
    { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf den Feind: Deine Stärke { $mine } schlägt seine { $against }. Das bringt 1 Stein und für die größte Stärke 1 Punkt.
kingsburg-lesson-first-winter-elsewhere = Der Feind und seine Stärke stehen ganz oben in der Schlacht.

## Was erst später vorkommt

kingsburg-lesson-first-met-recruiting = Die Verstärkung des Königs bringt noch 1 bis 6; ein Soldat macht dich sicherer.
kingsburg-lesson-first-met-lost-building = Ein verlorenes Gebäude nimmt seine Punkte mit, lässt sich aber neu bauen.
kingsburg-lesson-first-met-soldiers-home = Nach der Schlacht gehen alle Soldaten heim; nächsten Winter brauchst du neue.
kingsburg-lesson-first-met-white-die = Hilfe des Königs: Wer die wenigsten Gebäude hat, bekommt im Frühling einen weißen Würfel.
kingsburg-lesson-first-met-envoy = Für die wenigsten Gebäude: Der Gesandte erlaubt einen besetzten Berater oder ein zweites Gebäude.
kingsburg-lesson-first-met-re-roll = Alle deine Würfel zeigen dieselbe Zahl, also darfst du einen neu werfen.
