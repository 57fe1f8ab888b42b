### Rival Kings: die erste Partie, von Odo erzählt

## Schritte

rival-kings-lesson-first-choose-title = Eine geheime Wahl
rival-kings-lesson-first-choose-why = Der Thron ist leer; ihn gewinnt der Hof mit den meisten Punkten.
rival-kings-lesson-first-choose-what = Alle spielen geheim einen Charakter aus: Wähle den Reichsverweser.
rival-kings-lesson-first-choose-instead = Rang A wird nie bestohlen und handelt zuerst: Spiele den Reichsverweser aus.

rival-kings-lesson-first-rank-title = A zuerst, F zuletzt
rival-kings-lesson-first-rank-why = Aufgedeckt handeln die Charaktere nach Rang: A zuerst, F zuletzt.
rival-kings-lesson-first-rank-what =
    { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf den, der zuerst handelt: deinen Reichsverweser.
rival-kings-lesson-first-rank-elsewhere = Rang A handelt vor allen anderen, und den hat dein Reichsverweser.

rival-kings-lesson-first-rob-title = Einen Rang bestehlen
rival-kings-lesson-first-rob-why = Dein A bestiehlt Aldrics D: Er erhielt einen Marker und verliert eine Aktion.
rival-kings-lesson-first-rob-what = Lege dein Wappen auf Aldrics „Geld nehmen“.
rival-kings-lesson-first-rob-what-2 = Die gestohlene Aktion führst du selbst aus: Nimm die Münzen beim Weinberg.
rival-kings-lesson-first-rob-instead = Du brauchst Geld; nimm die Münzen beim Weinberg, bevor du dort bezahlst.
rival-kings-lesson-first-rob-instead-2 = Nimm die Münzen beim Weinberg, wo du danach bezahlst.

rival-kings-lesson-first-money-title = Alles Geld eines Stapels
rival-kings-lesson-first-money-why = Wer Geld nimmt, nimmt alle Münzen eines Stapels.
rival-kings-lesson-first-money-what =
    { $coins ->
        [one] Du hast jetzt { $coins } Münze: { $device ->
                [touch] Tippe
               *[other] Klicke
            } beim Weinberg auf den leeren Platz für Münzen.
       *[other] Du hast jetzt { $coins } Münzen: { $device ->
                [touch] Tippe
               *[other] Klicke
            } beim Weinberg auf den leeren Platz für Münzen.
    }
rival-kings-lesson-first-money-elsewhere = Die Münzen lagen neben dem Weinberg, wo jetzt nichts mehr liegt.

rival-kings-lesson-first-buy-title = Dein erstes Gebäude
rival-kings-lesson-first-buy-why = Der Preis einer Karte ist zugleich ihr Wert in einem Paar.
rival-kings-lesson-first-buy-what = Kaufe den Weinberg für { $price }; die Münzen bleiben dort, bis jemand sie nimmt.
rival-kings-lesson-first-buy-instead = Kaufe den Weinberg: Sein Partner, der Winzer, liegt auch offen.

rival-kings-lesson-first-watch-title = Bestohlene stehlen auch
rival-kings-lesson-first-watch-why = Aldrics D bestiehlt Beatrix’ E und nimmt die 3 Münzen, die du bezahlt hast.
rival-kings-lesson-first-watch-what =
    { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf Aldrics Wappen auf Beatrix’ Karte: Er hat „Geld nehmen“ gestohlen.
rival-kings-lesson-first-watch-elsewhere = Ein Wappen auf einer Aktion zeigt den Dieb: Suche Aldrics Wappen auf Beatrix’ Karte.

rival-kings-lesson-first-trader-title = Der zweite Durchgang
rival-kings-lesson-first-trader-why = Eine Runde hat zwei Durchgänge; einer deiner drei Charaktere bleibt ungenutzt.
rival-kings-lesson-first-trader-what = Spiele den Händler aus: vier Aktionen, doch die Ränge C und E bestehlen ihn.
rival-kings-lesson-first-trader-instead = Der Priester wirbt niemanden an, und du brauchst den Winzer.

rival-kings-lesson-first-settle-title = Einen Konflikt lösen
rival-kings-lesson-first-settle-why = Beatrix hat dich bestohlen: Das brachte dir einen Marker ein, also 2 Punkte weniger.
rival-kings-lesson-first-settle-what =
    { $markers ->
        [one] Du hast { $markers } Marker: Lege ihn mit „Konflikt lösen“ zurück.
       *[other] Du hast { $markers } Marker: Lege mit „Konflikt lösen“ einen zurück.
    }
rival-kings-lesson-first-settle-instead = Deine eigenen Aktionen stehen auf deinem Händler; verzichtest du auf eine, ist sie verloren.

rival-kings-lesson-first-pair-title = Ein perfektes Paar
rival-kings-lesson-first-pair-why = Gebäude und Untertan mit gleichem Symbol: Ein perfektes Paar zählt beide Werte.
rival-kings-lesson-first-pair-what = Wirb den Winzer für { $price } an; er gehört zu deinem Weinberg.
rival-kings-lesson-first-pair-instead = Nur der Winzer bildet mit deinem Weinberg ein perfektes Paar.

rival-kings-lesson-first-ability-title = Dein aktiver Untertan
rival-kings-lesson-first-ability-why = Die Kräuterwiese liegt offen, ihr Partner aber verdeckt in einem Stapel.
rival-kings-lesson-first-ability-why-2 = Dein neuester Untertan ist aktiv: Einmal pro Durchgang sieht der Winzer einen Stapel durch.
rival-kings-lesson-first-ability-why-3 = In deinen Händen siehst du den ganzen Stapel und darfst eine Karte kaufen.
rival-kings-lesson-first-ability-what = Die Kräuterwiese kann zu deinem nächsten Paar gehören: { $device ->
        [touch] Tippe
       *[other] Klicke
    } darauf.
rival-kings-lesson-first-ability-what-2 = Nutze den Winzer: Suche im Stapel der Hofdame den Kräuterkundigen.
rival-kings-lesson-first-ability-what-3 = Nimm den Kräuterkundigen: Kaufst du die Kräuterwiese dazu, ist es ein perfektes Paar.
rival-kings-lesson-first-ability-elsewhere = Die Kräuterwiese liegt offen auf dem ersten Gebäudestapel.

rival-kings-lesson-first-end-title = Das Ende des Spiels
rival-kings-lesson-first-end-why = Wird ein Stapel leer, ist dieser Durchgang der letzte; danach zählt das alles.
rival-kings-lesson-first-end-what =
    { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf deine Punkte. Es zählen Paare, einzelne Karten und je 3 Münzen, minus 2 je Marker.
rival-kings-lesson-first-end-elsewhere = Die Tabelle bei deinen Karten zählt deine Punkte zusammen.

## Was später vorkommt

rival-kings-lesson-first-met-round = Jede Runde beginnt mit drei neuen Charakteren; niemand sieht die der anderen.
rival-kings-lesson-first-met-equal-ranks = Gleiche Ränge: Beide erhalten einen Marker, stehlen nichts und behalten eine Aktion.
rival-kings-lesson-first-met-give = Ein weitergegebener Marker kostet den neuen Besitzer die 2 Punkte.
rival-kings-lesson-first-met-gardener = Der Gärtner tauscht gleich nach dem Aufdecken Charaktere; niemand kann ablehnen.
rival-kings-lesson-first-met-watchman = Der Wächter schickt den Marker zum Dieb; die Aktion wird trotzdem gestohlen.
rival-kings-lesson-first-met-last-card = Ein Stapel ist leer: Dieser Durchgang wird zu Ende gespielt, dann zählen die Punkte.
