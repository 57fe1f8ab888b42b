### Die Regeln zum Lesen und die Sammlung des Spielmaterials: kommen mit ihren Seiten

## Karten und Spielmaterial

web-gallery-find = Nach Namen suchen
web-gallery-kind = Art
web-gallery-all = Alle Arten
web-gallery-only = Nur mit ≈
web-gallery-none = Nichts hier heißt so.
web-gallery-count =
    { $n ->
        [one] { $n } Karte oder Teil
       *[other] { $n } Karten und Teile
    }
web-gallery-values =
    { $all ->
        [one] { $n } von { $all } Wert ist rekonstruiert
       *[other] { $n } von { $all } Werten rekonstruiert
    }
web-gallery-sure = Wie sicher jeder Wert ist
web-gallery-exact = Gedruckt
    .about = Er steht in der Anleitung oder auf dem Material selbst.
web-gallery-derived = Abgeleitet
    .about = Er folgt aus Gedrucktem, oder öffentliche Beschreibungen stimmen darin überein.
web-gallery-reconstructed = Rekonstruiert
    .about = Keine Quelle nennt ihn, also haben wir ihn erschlossen. In deiner Schachtel kann etwas anderes stehen.
web-gallery-sign = ≈ steht hier für ein Zeichen oder sein Fehlen: Korrigiere es anhand deiner Schachtel.

## Stellungen, die eine Regel zeigen

web-position-allowed = Erlaubt
web-position-refused = Nicht erlaubt
web-position-reason = Grund: { $reason }
