### The lesson and the goal card

## The first game

heirlooms-lesson-first-look-title = Dein Zug beginnt
heirlooms-lesson-first-look-why = Du erbst mit Beatrix: Jedes Erbstück geht an die höchste Karte.
heirlooms-lesson-first-look-what = Sieh dir die Karte des Verwalters an: Er bietet mit.
heirlooms-lesson-first-look-instead = Die Karte des Verwalters verrät, wie viel du zum Gewinnen brauchst.
heirlooms-lesson-first-steward-title = Die Karte des Verwalters
heirlooms-lesson-first-steward-why = Seine { $card } kennst nur du.
heirlooms-lesson-first-steward-what =
    { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf den Verwalter.
heirlooms-lesson-first-steward-elsewhere = Der Verwalter bietet für das Haus: Er steht in der Liste der Erben.
heirlooms-lesson-first-wait-title = Niemand setzt aus
heirlooms-lesson-first-wait-why = Du könntest Beatrix bitten auszusetzen, dann bietet sie nicht.
heirlooms-lesson-first-wait-what = Lass sie bieten: Tu nichts.
heirlooms-lesson-first-wait-instead = Wenn sie aussetzt, sieht auch sie die Karte des Verwalters.
heirlooms-lesson-first-bid-title = Gerade genug
heirlooms-lesson-first-bid-why = Jede Karte kannst du nur einmal bieten, also biete nicht mehr als nötig.
heirlooms-lesson-first-bid-what = Biete die 12.
heirlooms-lesson-first-bid-instead = Die 17 gewinnt auch, aber die Geige ist mehr wert; die 5 verliert.
heirlooms-lesson-first-won-title = Dein erstes Erbstück
heirlooms-lesson-first-won-why = Alle Gebote werden zugleich aufgedeckt, und das höchste gewinnt.
heirlooms-lesson-first-won-what =
    { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf deinen Platz: Dort liegt, was du gewonnen hast.
heirlooms-lesson-first-won-elsewhere = Deine Erbstücke liegen neben deinem Namen.
heirlooms-lesson-first-on-title = Jetzt du allein
heirlooms-lesson-first-on-why = Wessen Stücke am meisten wert sind, der gewinnt; auch der Verwalter kann gewinnen.
heirlooms-lesson-first-on-what = Biete für den Spiegel, was du willst.
heirlooms-lesson-first-met-asked = Wer aussetzt, bietet nicht, sieht aber die Karte des Verwalters.

## The goal card

heirlooms-goal-heir = Du gehörst zu den Erben eines alten Hauses.
heirlooms-goal-bids = Jede Runde gibt es ein Erbstück, und alle bieten verdeckt eine Karte.
heirlooms-goal-worth = Nach dem letzten Erbstück gewinnt, wessen Stücke am meisten wert sind.
heirlooms-round = Eine Runde
heirlooms-round-offer = Angebot
heirlooms-round-offer-does = das nächste Stück liegt aus
heirlooms-round-head = Kopf der Tafel
heirlooms-round-head-does = sieht die Karte des Verwalters an oder bittet jemanden auszusetzen
heirlooms-round-bid = Gebot
heirlooms-round-bid-does = alle wählen verdeckt eine Karte
heirlooms-round-award = Zuschlag
heirlooms-round-award-does = die höchste Karte gewinnt
heirlooms-scores-heirloom = 2 bis 5
heirlooms-scores-heirloom-for = jedes Erbstück aus dem Häuschen
heirlooms-scores-steward = 0
heirlooms-scores-steward-for = auch der Verwalter gewinnt Stücke
